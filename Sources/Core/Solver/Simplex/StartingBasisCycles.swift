import Memory

/// New required equalities whose unused variables depend on each other. They are matched along alternating paths and
/// divided into strongly connected components. A component of several variables becomes a block.
extension Simplex {
  mutating func matchAlongPaths() throws(MemoryError) {
    for index in 0..<starting.rows.count { try findAugmentingPath(starting.rows[index]) }
    let stamp = basis.nextStamp()
    try confirmTentativeMatches(stamp)
    try findComponents(stamp)
    try makeComponents()
  }

  /// Finds an alternating path from a row to an unmatched variable, by depth-first search, and augments the matching
  /// along it.
  private mutating func findAugmentingPath(_ row: Int32) throws(MemoryError) {
    if let term = unmatchedTerm(of: row) { return matchTentatively(row, term) }
    let stamp = basis.nextStamp()
    starting.path.removeAll()
    try starting.path.append(PathStep(term: -1, row: row, cursor: problem.rows[row].start))
    while !starting.path.isEmpty {
      let top = starting.path.count - 1
      guard let term = nextMatchedTerm(top, stamp) else {
        starting.path.truncate(to: top)
        continue
      }
      let other = problem.variables[problem.entries[term].variable].tentativeRow
      try starting.path.append(PathStep(term: term, row: other, cursor: problem.rows[other].start))
      if let term = unmatchedTerm(of: other) { return augment(term) }
    }
  }

  private mutating func unmatchedTerm(of row: Int32) -> Int32? {
    let record = problem.rows[row]
    for term in record.terms {
      let variable = problem.entries[term].variable
      if isUnused(variable) && problem.variables[variable].tentativeRow < 0 && problem.isGoodPivot(term, row) {
        return term
      }
    }
    return nil
  }

  /// Returns the next term of a step's row whose variable is matched and not visited yet.
  private mutating func nextMatchedTerm(_ top: Int, _ stamp: UInt32) -> Int32? {
    let row = starting.path[top].row
    let end = problem.rows[row].terms.upperBound
    while starting.path[top].cursor < end {
      let term = starting.path[top].cursor
      starting.path[top].cursor += 1
      let variable = problem.entries[term].variable
      if isUnused(variable) && problem.variables[variable].visitStamp != stamp && problem.isGoodPivot(term, row) {
        problem.variables[variable].visitStamp = stamp
        return term
      }
    }
    return nil
  }

  /// Gives every row on the path the variable at its next step.
  private mutating func augment(_ last: Int32) {
    var term = last
    for index in stride(from: starting.path.count - 1, through: 0, by: -1) {
      matchTentatively(starting.path[index].row, term)
      term = starting.path[index].term
    }
  }

  private mutating func matchTentatively(_ row: Int32, _ term: Int32) {
    problem.rows[row].tentativeTerm = term
    problem.variables[problem.entries[term].variable].tentativeRow = row
  }

  /// Matches the variables, and makes them members of the set of a stamp.
  private mutating func confirmTentativeMatches(_ stamp: UInt32) throws(MemoryError) {
    for index in 0..<starting.rows.count where problem.rows[starting.rows[index]].tentativeTerm >= 0 {
      let row = starting.rows[index]
      let term = problem.rows[row].tentativeTerm
      let variable = problem.entries[term].variable
      problem.variables[variable].visitNumber = -1
      problem.variables[variable].memberStamp = stamp
      try basis.match(variable, row, term: term)
      try basis.noteDirty(row)
      problem.statistics.pivots += 1
    }
  }

  // MARK: Components

  /// Finds strongly connected components of the variables just matched, the members of the set of a stamp, and lists those of several
  /// variables in `closedMembers` (H. N. Gabow, "Path-based depth-first search for strong and biconnected components", 2000).
  /// The open members from a start on are known to be one component, up to the next start.
  private mutating func findComponents(_ stamp: UInt32) throws(MemoryError) {
    starting.closedMembers.removeAll()
    basis.search.openNodes.removeAll()
    starting.openMembers.removeAll()
    starting.openStarts.removeAll()
    for index in 0..<starting.rows.count {
      let variable = problem.rows[starting.rows[index]].held
      if variable < 0 || problem.variables[variable].visitNumber >= 0 { continue }
      var current = try visit(variable)
      while true {
        if let next = nextInComponent(&current, stamp) {
          try basis.search.openNodes.append(current)
          current = try visit(next)
          continue
        }
        if starting.openStarts.last == problem.variables[current.node].visitNumber { try closeComponent() }
        if basis.search.openNodes.isEmpty { break }
        current = basis.search.openNodes.removeLast()
      }
    }
  }

  private mutating func visit(_ variable: Int32) throws(MemoryError) -> OpenNode {
    let number = Int32(starting.openMembers.count)
    problem.variables[variable].visitNumber = number
    try starting.openStarts.append(number)
    try starting.openMembers.append(variable)
    let terms = problem.rows[problem.variables[variable].holder].terms
    return OpenNode(node: variable, cursor: terms.lowerBound, end: terms.upperBound)
  }

  /// Returns the next variable of the row of the open node that is not visited. An open variable closes a cycle: then all
  /// that are open after it are of its component.
  @inline(__always)
  private mutating func nextInComponent(_ current: inout OpenNode, _ stamp: UInt32) -> Int32? {
    let entries = problem.entries.span
    let variables = problem.variables.span
    while current.cursor < current.end {
      let other = entries[current.cursor].variable
      current.cursor += 1
      if variables[other].memberStamp != stamp || other == current.node { continue }
      let number = variables[other].visitNumber
      if number < 0 { return other }
      while starting.openStarts.last > number { _ = starting.openStarts.removeLast() }
    }
    return nil
  }

  /// Closes the component of the open members from the last start on.
  private mutating func closeComponent() throws(MemoryError) {
    let start = Int(starting.openStarts.removeLast())
    let count = starting.openMembers.count - start
    if count > 1 { try starting.closedMembers.append(Int32(count)) }
    for _ in 0..<count {
      let member = starting.openMembers.removeLast()
      problem.variables[member].visitNumber = .max
      if count > 1 { try starting.closedMembers.append(member) }
    }
  }

  /// Makes blocks of the components. The rows of a singular component are unmatched, and enter the basis one by one.
  private mutating func makeComponents() throws(MemoryError) {
    var start = 0
    while start < starting.closedMembers.count {
      let count = Int(starting.closedMembers[start])
      basis.search.cycle.removeAll()
      for index in start + 1...start + count { try basis.search.cycle.append(starting.closedMembers[index]) }
      if try !basis.arrange(without: -1, with: -1, peeling: true) {
        for index in start + 1...start + count {
          problem.unmatch(problem.variables[starting.closedMembers[index]].holder)
          problem.variables[starting.closedMembers[index]].holder = -1
        }
      }
      start += count + 1
    }
  }
}

import Memory

/// New required equalities whose unused variables depend on each other. They are matched along alternating paths and
/// divided into strongly connected components. A component of several variables becomes a block.
///
/// While a match is tentative, a variable's `place`, else -1, is its row, and an inactive row's `pivot` is the term of its
/// variable.
extension Simplex {
  mutating func matchAlongPaths() throws(MemoryError) {
    for index in 0..<starting.rows.count { try findAugmentingPath(starting.rows[index]) }
    let mark = basis.nextStamp()
    try confirmTentativeMatches(mark)
    try findComponents(mark)
    try makeComponents()
  }

  /// Finds an alternating path from a row to an unmatched variable, by depth-first search, and augments the matching
  /// along it.
  private mutating func findAugmentingPath(_ row: Int32) throws(MemoryError) {
    if let term = freeTerm(of: row) { return matchTentatively(row, term) }
    let mark = basis.nextStamp()
    basis.search.openNodes.removeAll()
    try basis.search.openNodes.append(OpenNode(node: row, row: row, cursor: problem.rows[row].start))
    while !basis.search.openNodes.isEmpty {
      let top = basis.search.openNodes.count - 1
      guard let term = nextMatchedTerm(top, mark) else {
        basis.search.openNodes.truncate(to: top)
        continue
      }
      let other = problem.variables[problem.entries[term].variable].place
      try basis.search.openNodes.append(OpenNode(node: term, row: other, cursor: problem.rows[other].start))
      if let term = freeTerm(of: other) { return augment(term) }
    }
  }

  private mutating func freeTerm(of row: Int32) -> Int32? {
    let record = problem.rows[row]
    for term in record.terms {
      let variable = problem.entries[term].variable
      if isUnused(variable) && problem.variables[variable].place < 0 && problem.isGoodPivot(term, row) { return term }
    }
    return nil
  }

  /// Returns the next term of the row of an open node whose variable is matched and not visited yet.
  private mutating func nextMatchedTerm(_ top: Int, _ mark: UInt32) -> Int32? {
    let row = basis.search.openNodes[top].row
    let end = problem.rows[row].terms.upperBound
    while basis.search.openNodes[top].cursor < end {
      let term = basis.search.openNodes[top].cursor
      basis.search.openNodes[top].cursor += 1
      let variable = problem.entries[term].variable
      if isUnused(variable) && problem.variables[variable].mark != mark && problem.isGoodPivot(term, row) {
        problem.variables[variable].mark = mark
        return term
      }
    }
    return nil
  }

  /// Gives every row on the path the variable at its next step. `node` of an open node is the term that leads to its row.
  private mutating func augment(_ last: Int32) {
    var term = last
    for index in stride(from: basis.search.openNodes.count - 1, through: 0, by: -1) {
      matchTentatively(basis.search.openNodes[index].row, term)
      term = basis.search.openNodes[index].node
    }
  }

  private mutating func matchTentatively(_ row: Int32, _ term: Int32) {
    problem.rows[row].pivot = term
    problem.variables[problem.entries[term].variable].place = row
  }

  /// Matches the variables, and lists them in `order`. They get the mark as their reach.
  private mutating func confirmTentativeMatches(_ mark: UInt32) throws(MemoryError) {
    basis.search.order.removeAll()
    for index in 0..<starting.rows.count where problem.rows[starting.rows[index]].pivot >= 0 {
      let row = starting.rows[index]
      let pivot = problem.rows[row].pivot
      let variable = problem.entries[pivot].variable
      problem.variables[variable].place = -1
      problem.variables[variable].reach = mark
      try basis.search.order.append(variable)
      try basis.match(variable, row, pivot: pivot)
      try basis.noteDirty(row)
      problem.statistics.pivots += 1
    }
  }

  // MARK: Components

  /// Finds strongly connected components of the variables in `order`, whose reach is the mark (R. E. Tarjan, "Depth-first
  /// search and linear graph algorithms", 1972). Components of several variables go to `met`, each after its count. A visited
  /// variable has its number in `place`, its low link in `search.work`, and 1 in `search.sizes` while its component is open.
  private mutating func findComponents(_ mark: UInt32) throws(MemoryError) {
    basis.search.met.removeAll()
    basis.search.openNodes.removeAll()
    starting.openMembers.removeAll()
    var number: Int32 = 0
    for index in 0..<basis.search.order.count where problem.variables[basis.search.order[index]].place < 0 {
      var current = try visit(basis.search.order[index], &number)
      while true {
        if let next = nextInComponent(&current, mark) {
          try basis.search.openNodes.append(current)
          current = try visit(next, &number)
          continue
        }
        let low = basis.search.work[current.node]
        if low == Double(problem.variables[current.node].place) { try closeComponent(current.node) }
        if basis.search.openNodes.isEmpty { break }
        current = basis.search.openNodes.removeLast()
        basis.search.work[current.node] = min(basis.search.work[current.node], low)
      }
    }
  }

  private mutating func visit(_ variable: Int32, _ number: inout Int32) throws(MemoryError) -> OpenNode {
    problem.variables[variable].place = number
    basis.search.work[variable] = Double(number)
    basis.search.sizes[variable] = 1
    number += 1
    try starting.openMembers.append(variable)
    let row = problem.variables[variable].holder
    return OpenNode(node: variable, row: row, cursor: problem.rows[row].start)
  }

  /// Returns the next variable of the row of the open node that is not visited. Lowers the low link to those in open components.
  @inline(__always)
  private mutating func nextInComponent(_ current: inout OpenNode, _ mark: UInt32) -> Int32? {
    let entries = problem.entries.span
    let variables = problem.variables.span
    let work = basis.search.work.span
    let sizes = basis.search.sizes.span
    let end = problem.rows[current.row].terms.upperBound
    while current.cursor < end {
      let other = entries[current.cursor].variable
      current.cursor += 1
      if variables[other].reach != mark || other == current.node { continue }
      if variables[other].place < 0 { return other }
      if sizes[other] == 1 { work[current.node] = min(work[current.node], Double(variables[other].place)) }
    }
    return nil
  }

  private mutating func closeComponent(_ root: Int32) throws(MemoryError) {
    let start = basis.search.met.count
    try basis.search.met.append(0)
    while true {
      let member = starting.openMembers.removeLast()
      basis.search.work[member] = 0
      basis.search.sizes[member] = 0
      try basis.search.met.append(member)
      if member == root { break }
    }
    basis.search.met[start] = Int32(basis.search.met.count - start - 1)
    if basis.search.met[start] == 1 { basis.search.met.truncate(to: start) }
  }

  /// Makes blocks of the components. The rows of a singular component are unmatched, and enter the basis one by one.
  private mutating func makeComponents() throws(MemoryError) {
    var start = 0
    while start < basis.search.met.count {
      let count = Int(basis.search.met[start])
      basis.search.cycle.removeAll()
      for index in start + 1...start + count { try basis.search.cycle.append(basis.search.met[index]) }
      if try !basis.arrange(without: -1, with: -1, peeling: true) {
        for index in start + 1...start + count {
          problem.unmatch(problem.variables[basis.search.met[index]].holder)
          problem.variables[basis.search.met[index]].holder = -1
        }
      }
      start += count + 1
    }
  }
}

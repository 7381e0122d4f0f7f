import Memory

/// New required equalities whose unused variables depend on each other. They are matched along alternating paths and
/// divided into strongly connected components. A component of several variables becomes a block.
///
/// While a match is tentative, a variable's `place` is its row, and an inactive row's `pivot` is the term of its
/// variable.
extension Simplex {
  mutating func matchAlongPaths() throws(MemoryError) {
    clearTentativeMatches()
    for index in 0..<starting.rows.count { try findAugmentingPath(starting.rows[index]) }
    try confirmTentativeMatches()
    try findComponents()
    try makeComponents()
  }

  private mutating func clearTentativeMatches() {
    for index in 0..<starting.rows.count {
      let record = problem.rows[starting.rows[index]]
      for term in record.start..<record.start + record.count where isUnused(problem.entries[term].variable) {
        problem.variables[problem.entries[term].variable].place = -1
      }
    }
  }

  /// Finds an alternating path from a row to an unmatched variable, by depth-first search, and augments the matching
  /// along it.
  private mutating func findAugmentingPath(_ row: Int32) throws(MemoryError) {
    let mark = basis.nextStamp()
    basis.search.frames.removeAll()
    try basis.search.frames.append(Frame(node: row, row: row, cursor: problem.rows[row].start))
    while !basis.search.frames.isEmpty {
      let top = basis.search.frames.count - 1
      let current = basis.search.frames[top].row
      if let term = freeTerm(of: current) {
        augment(term)
        return
      }
      guard let term = nextMatchedTerm(top, mark) else {
        basis.search.frames.truncate(to: top)
        continue
      }
      let other = problem.variables[problem.entries[term].variable].place
      try basis.search.frames.append(Frame(node: term, row: other, cursor: problem.rows[other].start))
    }
  }

  private mutating func freeTerm(of row: Int32) -> Int32? {
    let record = problem.rows[row]
    for term in record.start..<record.start + record.count {
      let variable = problem.entries[term].variable
      if isUnused(variable) && problem.variables[variable].place < 0 && problem.isGoodPivot(term, row) { return term }
    }
    return nil
  }

  /// Returns the next term of a frame's row whose variable is matched and not visited yet.
  private mutating func nextMatchedTerm(_ top: Int, _ mark: UInt32) -> Int32? {
    let row = basis.search.frames[top].row
    let end = problem.rows[row].start + problem.rows[row].count
    while basis.search.frames[top].cursor < end {
      let term = basis.search.frames[top].cursor
      basis.search.frames[top].cursor += 1
      let variable = problem.entries[term].variable
      if isUnused(variable) && problem.variables[variable].mark != mark && problem.isGoodPivot(term, row) {
        problem.variables[variable].mark = mark
        return term
      }
    }
    return nil
  }

  /// Gives every row on the path the variable at its next step. `node` of a frame is the term that leads to its row.
  private mutating func augment(_ last: Int32) {
    var term = last
    for index in stride(from: basis.search.frames.count - 1, through: 0, by: -1) {
      let row = basis.search.frames[index].row
      problem.rows[row].pivot = term
      problem.variables[problem.entries[term].variable].place = row
      term = basis.search.frames[index].node
    }
  }

  private mutating func confirmTentativeMatches() throws(MemoryError) {
    basis.search.order.removeAll()
    for index in 0..<starting.rows.count where problem.rows[starting.rows[index]].pivot >= 0 {
      let row = starting.rows[index]
      let variable = problem.entries[problem.rows[row].pivot].variable
      problem.variables[variable].place = -1
      try basis.search.order.append(variable)
      try basis.match(variable, row)
      try basis.agenda.dirty.append(row)
      problem.statistics.pivots += 1
    }
  }

  // MARK: Components

  /// Finds strongly connected components of the variables in `order` (R. E. Tarjan, "Depth-first search and linear
  /// graph algorithms", 1972). Components of several variables go to `met`, each after its count. A visited variable
  /// has its number in `place`, its low link in `search.work`, and 1 in `search.sizes` while its component is open.
  private mutating func findComponents() throws(MemoryError) {
    basis.search.met.removeAll()
    starting.openMembers.removeAll()
    let mark = basis.nextStamp()
    for index in 0..<basis.search.order.count { problem.variables[basis.search.order[index]].reach = mark }
    var number: Int32 = 0
    for index in 0..<basis.search.order.count where problem.variables[basis.search.order[index]].place < 0 {
      basis.search.frames.removeAll()
      try visit(basis.search.order[index], &number)
      while !basis.search.frames.isEmpty { try advanceComponent(mark, &number) }
    }
    for index in 0..<basis.search.order.count { problem.variables[basis.search.order[index]].place = -1 }
  }

  private mutating func visit(_ variable: Int32, _ number: inout Int32) throws(MemoryError) {
    problem.variables[variable].place = number
    basis.search.work[variable] = Double(number)
    basis.search.sizes[variable] = 1
    number += 1
    try starting.openMembers.append(variable)
    let row = problem.variables[variable].holder
    try basis.search.frames.append(Frame(node: variable, row: row, cursor: problem.rows[row].start))
  }

  private mutating func advanceComponent(_ mark: UInt32, _ number: inout Int32) throws(MemoryError) {
    let top = basis.search.frames.count - 1
    let variable = basis.search.frames[top].node
    let row = basis.search.frames[top].row
    let end = problem.rows[row].start + problem.rows[row].count
    while basis.search.frames[top].cursor < end {
      let other = problem.entries[basis.search.frames[top].cursor].variable
      basis.search.frames[top].cursor += 1
      if problem.variables[other].reach != mark || other == variable { continue }
      if problem.variables[other].place < 0 { return try visit(other, &number) }
      if basis.search.sizes[other] == 1 {
        basis.search.work[variable] = min(basis.search.work[variable], Double(problem.variables[other].place))
      }
    }
    basis.search.frames.truncate(to: top)
    let low = basis.search.work[variable]
    if top > 0 {
      basis.search.work[basis.search.frames[top - 1].node] = min(
        basis.search.work[basis.search.frames[top - 1].node], low)
    }
    if low == Double(problem.variables[variable].place) { try closeComponent(variable) }
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

import Memory

/// New required equalities whose unused variables depend on each other. They are matched along alternating paths and
/// divided into strongly connected components. A component of several variables becomes a block.
///
/// While a match is tentative, a variable's `place` is its row, and an inactive row's `pivot` is the term of its
/// variable.
extension Solver {
  mutating func matchAlongPaths() throws(MemoryError) {
    clearTentativeMatches()
    for index in 0..<newEqualities.count { try findAugmentingPath(newEqualities[index]) }
    try confirmTentativeMatches()
    try findComponents()
    try makeComponents()
  }

  private mutating func clearTentativeMatches() {
    for index in 0..<newEqualities.count {
      let record = rows[newEqualities[index]]
      for term in record.start..<record.start + record.count where isUnused(entries[term].variable) {
        variables[entries[term].variable].place = -1
      }
    }
  }

  /// Finds an alternating path from a row to an unmatched variable, by depth-first search, and augments the matching
  /// along it.
  private mutating func findAugmentingPath(_ row: Int32) throws(MemoryError) {
    let mark = nextStamp()
    frames.removeAll()
    try frames.append(Frame(node: row, row: row, cursor: rows[row].start))
    while !frames.isEmpty {
      let top = frames.count - 1
      let current = frames[top].row
      if let term = freeTerm(of: current) {
        augment(term)
        return
      }
      guard let term = nextMatchedTerm(top, mark) else {
        frames.truncate(to: top)
        continue
      }
      let other = variables[entries[term].variable].place
      try frames.append(Frame(node: term, row: other, cursor: rows[other].start))
    }
  }

  private mutating func freeTerm(of row: Int32) -> Int32? {
    let record = rows[row]
    for term in record.start..<record.start + record.count {
      let variable = entries[term].variable
      if isUnused(variable) && variables[variable].place < 0 && isGoodPivot(term, row) { return term }
    }
    return nil
  }

  /// Returns the next term of a frame's row whose variable is matched and not visited yet.
  private mutating func nextMatchedTerm(_ top: Int, _ mark: UInt32) -> Int32? {
    let row = frames[top].row
    let end = rows[row].start + rows[row].count
    while frames[top].cursor < end {
      let term = frames[top].cursor
      frames[top].cursor += 1
      let variable = entries[term].variable
      if isUnused(variable) && variables[variable].mark != mark && isGoodPivot(term, row) {
        variables[variable].mark = mark
        return term
      }
    }
    return nil
  }

  /// Gives every row on the path the variable at its next step. `node` of a frame is the term that leads to its row.
  private mutating func augment(_ last: Int32) {
    var term = last
    for index in stride(from: frames.count - 1, through: 0, by: -1) {
      let row = frames[index].row
      rows[row].pivot = term
      variables[entries[term].variable].place = row
      term = frames[index].node
    }
  }

  private mutating func confirmTentativeMatches() throws(MemoryError) {
    order.removeAll()
    for index in 0..<newEqualities.count where rows[newEqualities[index]].pivot >= 0 {
      let row = newEqualities[index]
      let variable = entries[rows[row].pivot].variable
      variables[variable].place = -1
      try order.append(variable)
      try match(variable, row)
      try dirty.append(row)
      statisticsSoFar.pivots += 1
    }
  }

  // MARK: Components

  /// Finds strongly connected components of the variables in `order` (R. E. Tarjan, "Depth-first search and linear
  /// graph algorithms", 1972). Components of several variables go to `met`, each after its count. A visited variable
  /// has its number in `place`, its low link in `work`, and 1 in `workSize` while its component is open.
  private mutating func findComponents() throws(MemoryError) {
    met.removeAll()
    openMembers.removeAll()
    let mark = nextStamp()
    for index in 0..<order.count { variables[order[index]].reach = mark }
    var number: Int32 = 0
    for index in 0..<order.count where variables[order[index]].place < 0 {
      frames.removeAll()
      try visit(order[index], &number)
      while !frames.isEmpty { try advanceComponent(mark, &number) }
    }
    for index in 0..<order.count { variables[order[index]].place = -1 }
  }

  private mutating func visit(_ variable: Int32, _ number: inout Int32) throws(MemoryError) {
    variables[variable].place = number
    work[variable] = Double(number)
    workSize[variable] = 1
    number += 1
    try openMembers.append(variable)
    let row = variables[variable].holder
    try frames.append(Frame(node: variable, row: row, cursor: rows[row].start))
  }

  private mutating func advanceComponent(_ mark: UInt32, _ number: inout Int32) throws(MemoryError) {
    let top = frames.count - 1
    let variable = frames[top].node
    let row = frames[top].row
    let end = rows[row].start + rows[row].count
    while frames[top].cursor < end {
      let other = entries[frames[top].cursor].variable
      frames[top].cursor += 1
      if variables[other].reach != mark || other == variable { continue }
      if variables[other].place < 0 { return try visit(other, &number) }
      if workSize[other] == 1 { work[variable] = min(work[variable], Double(variables[other].place)) }
    }
    frames.truncate(to: top)
    let low = work[variable]
    if top > 0 { work[frames[top - 1].node] = min(work[frames[top - 1].node], low) }
    if low == Double(variables[variable].place) { try closeComponent(variable) }
  }

  private mutating func closeComponent(_ root: Int32) throws(MemoryError) {
    let start = met.count
    try met.append(0)
    while true {
      let member = openMembers.removeLast()
      work[member] = 0
      workSize[member] = 0
      try met.append(member)
      if member == root { break }
    }
    met[start] = Int32(met.count - start - 1)
    if met[start] == 1 { met.truncate(to: start) }
  }

  /// Makes blocks of the components. The rows of a singular component are unmatched, and enter the basis one by one.
  private mutating func makeComponents() throws(MemoryError) {
    var start = 0
    while start < met.count {
      let count = Int(met[start])
      scratch.removeAll()
      for index in start + 1...start + count { try scratch.append(met[index]) }
      if try !arrange(without: -1, with: -1, peeling: true) {
        for index in start + 1...start + count {
          unmatch(variables[met[index]].holder)
          variables[met[index]].holder = -1
        }
      }
      start += count + 1
    }
  }
}

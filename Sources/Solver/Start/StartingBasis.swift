import Memory

/// The starting basis: matches new required equalities before any values are computed.
///
/// Only *unused* variables are matched: stays that no active row mentions, so that no value depends on them. An
/// unused variable in one new row only can be matched to that row, which is computed after all others. A row with one
/// unused variable left can be matched to it and is computed before the others. Each such singleton that is removed
/// may leave further ones. The rest is matched along alternating paths, and its cycles become blocks. Soft rows take
/// the variables that are left.
extension Solver {
  /// Matches new rows without pivots. Matching ignores multipliers: while a stay may have one, every row waits for
  /// its dual step.
  mutating func makeStartingBasis() throws(MemoryError) {
    if !staysToCheck.isEmpty { return }
    newEqualities.removeAll()
    for index in queueHead..<queue.count {
      if isNewEquality(queue[index]) { try newEqualities.append(queue[index]) }
    }
    if !newEqualities.isEmpty {
      basisVersion &+= 1
      try peelSingletons()
      keepUnmatched()
      if newEqualities.count > 1 { try matchAlongPaths() }
      for index in 0..<newEqualities.count where !rows[newEqualities[index]].isActive {
        if needsRebuild { return }
        try enterForStay(newEqualities[index])
      }
    }
    try placeSoftRows()
  }

  /// Returns whether a row is a new required equality.
  private mutating func isNewEquality(_ row: Int32) -> Bool {
    !rows[row].isActive && rows[row].isEquality && rows[row].isRequired
      && rows[row].state.intersection([.live, .queued, .dropped]) == [.live, .queued]
  }

  private mutating func keepUnmatched() {
    var kept = 0
    for index in 0..<newEqualities.count where !rows[newEqualities[index]].isActive {
      newEqualities[kept] = newEqualities[index]
      kept += 1
    }
    newEqualities.truncate(to: kept)
  }

  /// Matches singletons. `workSize` counts the unmatched rows that mention an unused variable, and `work` sums up
  /// their numbers, so that the last one is known. `order` has the rows (r) and variables (~v) with one candidate
  /// left. Variables that soft rows mention wait in a heap and come last, since soft rows should determine them.
  private mutating func peelSingletons() throws(MemoryError) {
    order.removeAll()
    unusedMark = nextStamp()
    for index in 0..<newEqualities.count { countUnused(newEqualities[index]) }
    try pushSingletons()
    var left = newEqualities.count
    while left > 0 && !(order.isEmpty && frames.isEmpty) {
      let next = order.isEmpty ? ~popLowest() : order.removeLast()
      if next >= 0 {
        let term = rows[next].isActive ? -1 : partner(of: next)
        if term >= 0, try peel(entries[term].variable, next) { left -= 1 }
      } else if workSize[~next] == 1, try peel(~next, Int32(work[~next])) {
        left -= 1
      }
    }
    frames.removeAll()
    forgetCounts()
  }

  private mutating func pushSingletons() throws(MemoryError) {
    for index in 0..<newEqualities.count {
      let row = newEqualities[index]
      let start = rows[row].start
      for term in start..<start + rows[row].count where workSize[entries[term].variable] == 1 {
        try push(entries[term].variable)
      }
      if partner(of: row) >= 0 { try order.append(row) }
    }
  }

  private mutating func forgetCounts() {
    for index in 0..<newEqualities.count {
      let start = rows[newEqualities[index]].start
      for term in start..<start + rows[newEqualities[index]].count {
        work[entries[term].variable] = 0
        workSize[entries[term].variable] = 0
      }
    }
  }

  private mutating func countUnused(_ row: Int32) {
    let start = rows[row].start
    let entries = entries.view
    let variables = variables.view
    let work = work.view
    let workSize = workSize.view
    for term in start..<start + rows[row].count {
      let variable = entries[term].variable
      if variables[variable].holder < 0 && variables[variable].uses == 0 {
        variables[variable].reach = unusedMark
        workSize[variable] += 1
        work[variable] += Double(row)
      }
    }
  }

  /// Returns whether a variable was unused when matching began, and is unmatched.
  @inline(__always)
  mutating func isUnused(_ variable: Int32) -> Bool {
    variables[variable].reach == unusedMark && variables[variable].holder < 0
  }

  /// Returns the term of a row's only unmatched unused variable, or -1 for none or several.
  private mutating func partner(of row: Int32) -> Int32 {
    var found: Int32 = -1
    let start = rows[row].start
    let entries = entries.view
    let workSize = workSize.view
    for term in start..<start + rows[row].count where workSize[entries[term].variable] > 0 {
      if found >= 0 { return -1 }
      found = term
    }
    return found
  }

  private mutating func push(_ variable: Int32) throws(MemoryError) {
    let priority = highestSoftPriority(for: variable)
    if priority == 0 { try order.append(~variable) } else { try push(variable, priority: priority) }
  }

  /// Matches a variable and a row. Returns false if the coefficient is too small.
  private mutating func peel(_ variable: Int32, _ row: Int32) throws(MemoryError) -> Bool {
    let pivot = term(of: variable, in: row)
    guard isGoodPivot(pivot, row) else { return false }
    try match(variable, row, pivot: pivot)
    try dirty.append(row)
    statisticsSoFar.pivots += 1
    work[variable] = 0
    workSize[variable] = 0
    let first = rows[row].start
    for term in first..<first + rows[row].count {
      let other = entries[term].variable
      if workSize[other] > 0 {
        workSize[other] -= 1
        work[other] -= Double(row)
        if workSize[other] == 1 { try push(other) }
      }
    }
    // In the remaining rows the variable is no longer unknown.
    let start = variables[variable].linkStart
    for link in start..<start + variables[variable].linkCount {
      let other = links[link].row
      if isNewEquality(other) && partner(of: other) >= 0 { try order.append(other) }
    }
    return true
  }

  mutating func isGoodPivot(_ term: Int32, _ row: Int32) -> Bool {
    abs(entries[term].coefficient) >= 0.01 * largestCoefficient(row)
  }

  /// Matches a row to a stay, if that moves no multiplier.
  private mutating func enterForStay(_ row: Int32) throws(MemoryError) {
    if let variable = freeVariable(for: row) {
      try match(variable, row)
      try dirty.append(row)
      basisVersion &+= 1
      statisticsSoFar.pivots += 1
      return
    }
    try combine(row)
    step.removeAll()
    while let stay = freestStay() {
      if try confirm(~stay, in: row) {
        _ = try enter(row, for: ~stay)
        return
      }
    }
  }

  /// Returns the first stay of a row that closes no cycle: no active row mentions it, or the row has no other
  /// variable.
  mutating func freeVariable(for row: Int32) -> Int32? {
    let start = rows[row].start
    let count = rows[row].count
    for term in start..<start + count {
      let variable = entries[term].variable
      if variables[variable].holder < 0 && (variables[variable].uses == 0 || count == 1)
        && isGoodPivot(term, row)
      {
        return variable
      }
    }
    return nil
  }
}

import Memory

/// The starting basis: matches new required equalities before any values are computed.
///
/// Only *unused* variables are matched: stays that no active row mentions, so that no value depends on them. An
/// unused variable in one new row only can be matched to that row, which is computed after all others. A row with one
/// unused variable left can be matched to it and is computed before the others. Each such singleton that is removed
/// may leave further ones. The rest is matched along alternating paths, and its cycles become blocks. Soft rows take
/// the variables that are left, and in a build the other soft equalities take stays that rows already mention.
extension Simplex {
  /// Matches new rows without exchanges. Matching ignores multipliers: while a stay may have one, every row waits for
  /// its dual step. A stay that may be tied is not matched either.
  mutating func makeStartingBasis() throws(MemoryError) {
    if !basis.agenda.pricedStays.isEmpty || !Mechanism.startingBasis.isOn { return }
    let areMostNew = 2 * basis.agenda.queued.count > problem.live.rows
    starting.rows.removeAll()
    starting.replacements.removeAll()
    for index in basis.agenda.queued
    where problem.rows[basis.agenda.queue[index]].isNewEquality {
      try starting.rows.append(basis.agenda.queue[index])
    }
    if !starting.rows.isEmpty {
      if Mechanism.replacements.isOn && !basis.agenda.outOfBounds.isEmpty { try listReplacements() }
      problem.versions.basis &+= 1
      try peelSingletons()
      if Mechanism.alternatingPaths.isOn && starting.rows.count > 1 { try matchAlongPaths() }
      for index in 0..<starting.rows.count where !problem.rows[starting.rows[index]].isActive {
        if isRepairTooExpensive { basis.agenda.needsRebuild = true }
        if basis.agenda.needsRebuild { return }
        try enterForStay(starting.rows[index])
      }
      if basis.agenda.needsRebuild { return }
    }
    try matchSoftRows(areMostNew: areMostNew)
    if !starting.replacements.isEmpty && !basis.agenda.needsRebuild { try makeReplacements() }
  }

  mutating func keepUnmatched() {
    let rows = problem.rows.span
    starting.rows.keep { rows[$0].isNewEquality }
  }

  /// Matches singletons: first the rows and variables in `singletons`, then those in `nonnegativeSingletons`. Variables that
  /// soft rows mention wait in a heap and come last, since soft rows should determine them.
  private mutating func peelSingletons() throws(MemoryError) {
    basis.search.singletons.removeAll()
    basis.search.nonnegativeSingletons.removeAll()
    starting.softVariables.removeAll()
    starting.unusedStamp = basis.nextStamp()
    for index in 0..<starting.rows.count { countUnused(starting.rows[index]) }
    try pushSingletons()
    var left = starting.rows.count
    while left > 0, let next = nextSingleton() {
      if next >= 0 {
        let term = problem.rows[next].isActive ? -1 : partner(of: next)
        if term >= 0, try peel(term, of: next) { left -= 1 }
      } else if basis.search.unmatchedRows[~next] == 1, let link = onlyUnmatched(of: ~next) {
        if try peel(link.entry, of: link.row) { left -= 1 }
      }
    }
    keepUnmatched()
    forgetCounts()
  }

  /// Takes the next row (r) or variable (~v) with one candidate left.
  @inline(__always)
  private mutating func nextSingleton() -> Int32? {
    if !basis.search.singletons.isEmpty { return basis.search.singletons.removeLast() }
    if !basis.search.nonnegativeSingletons.isEmpty { return ~basis.search.nonnegativeSingletons.removeLast() }
    return starting.softVariables.popHeap(LowestFirst()).map { ~$0.variable }
  }

  /// Returns the mention of a variable in its only unmatched row.
  private mutating func onlyUnmatched(of variable: Int32) -> Link? {
    for link in problem.variables[variable].links where problem.rows[problem.links[link].row].isNewEquality {
      return problem.links[link]
    }
    return nil
  }

  private mutating func pushSingletons() throws(MemoryError) {
    let unmatchedRows = basis.search.unmatchedRows.span
    for row in starting.rows.elements {
      var candidates = 0
      for term in problem.rows[row].terms {
        let variable = problem.entries[term].variable
        if unmatchedRows[variable] > 0 { candidates += 1 }
        if unmatchedRows[variable] == 1 { try push(variable) }
      }
      if candidates == 1 { try basis.search.singletons.append(row) }
    }
  }

  /// Clears the counts, and the tentative rows of unused variables that are still unmatched. A variable that no unmatched row
  /// mentions has no count.
  private mutating func forgetCounts() {
    let rows = problem.rows.span
    let entries = problem.entries.span
    let variables = problem.variables.span
    let unmatchedRows = basis.search.unmatchedRows.span
    for row in starting.rows.elements {
      for term in rows[row].terms where unmatchedRows[entries[term].variable] > 0 {
        let variable = entries[term].variable
        unmatchedRows[variable] = 0
        variables[variable].tentativeRow = -1
      }
    }
  }

  private mutating func countUnused(_ row: Int32) {
    let entries = problem.entries.span
    let variables = problem.variables.span
    let unmatchedRows = basis.search.unmatchedRows.span
    for term in problem.rows[row].terms {
      let variable = entries[term].variable
      if variables[variable].holder < 0 && variables[variable].uses == 0 && !variables[variable].mayBeTied {
        variables[variable].memberStamp = starting.unusedStamp
        unmatchedRows[variable] += 1
      }
    }
  }

  /// Returns whether a variable was unused when matching began, and is unmatched.
  @inline(__always)
  mutating func isUnused(_ variable: Int32) -> Bool {
    problem.variables[variable].memberStamp == starting.unusedStamp && problem.variables[variable].holder < 0
  }

  /// Returns the term of a row's only unmatched unused variable, or -1 for none or several.
  private mutating func partner(of row: Int32) -> Int32 {
    var only: Int32 = -1
    let entries = problem.entries.span
    let unmatchedRows = basis.search.unmatchedRows.span
    for term in problem.rows[row].terms where unmatchedRows[entries[term].variable] > 0 {
      if only >= 0 { return -1 }
      only = term
    }
    return only
  }

  private mutating func push(_ variable: Int32) throws(MemoryError) {
    let priority = Mechanism.matchingOrder.isOn ? highestSoftPriority(for: variable) : 0
    if priority > 0 {
      try starting.softVariables.pushHeap(SoftVariable(variable: variable, priority: priority), LowestFirst())
    } else if Mechanism.matchingOrder.isOn && problem.variables[variable].isNonnegative {
      try basis.search.nonnegativeSingletons.append(variable)
    } else {
      try basis.search.singletons.append(~variable)
    }
  }

  /// Matches a row and the variable of one of its terms. Returns false if the coefficient is too small.
  private mutating func peel(_ heldTerm: Int32, of row: Int32) throws(MemoryError) -> Bool {
    guard problem.isGoodPivot(heldTerm, row) else { return false }
    let variable = problem.entries[heldTerm].variable
    try basis.match(variable, row, term: heldTerm)
    try basis.agenda.dirty.append(row)
    problem.statistics.pivots += 1
    let unmatchedRows = basis.search.unmatchedRows.span
    let isOnlyRow = unmatchedRows[variable] == 1
    unmatchedRows[variable] = 0
    for term in problem.rows[row].terms {
      let other = problem.entries[term].variable
      if unmatchedRows[other] > 0 {
        unmatchedRows[other] -= 1
        if unmatchedRows[other] == 1 { try push(other) }
      }
    }
    if isOnlyRow { return true }
    // In the remaining rows the variable is no longer unknown.
    for link in problem.variables[variable].links {
      let other = problem.links[link].row
      if problem.rows[other].isNewEquality && partner(of: other) >= 0 { try basis.search.singletons.append(other) }
    }
    return true
  }

  /// Matches a row to a stay of its combination, if there is one.
  @inline(never)
  mutating func enterForStay(_ row: Int32) throws(MemoryError) {
    if let variable = unmentionedStay(of: row) { return try matchAtStart(variable, row) }
    try basis.combineShortlyIfWorthwhile(row)
    prices.step.removeAll()
    _ = try enterForLargestStay(row)
  }

  /// Matches a row to a stay that closes no cycle.
  mutating func matchAtStart(_ variable: Int32, _ row: Int32) throws(MemoryError) {
    try basis.match(variable, row)
    try basis.noteDirty(row)
    problem.versions.basis &+= 1
    problem.statistics.pivots += 1
  }

  /// Returns the first stay of a row that closes no cycle: no active row mentions it, or the row has no other
  /// variable.
  mutating func unmentionedStay(of row: Int32) -> Int32? {
    let count = problem.rows[row].count
    for term in problem.rows[row].terms {
      let variable = problem.entries[term].variable
      if problem.variables[variable].holder < 0 && (problem.variables[variable].uses == 0 || count == 1)
        && !mayBeTied(stay: variable) && problem.isGoodPivot(term, row)
      {
        return variable
      }
    }
    return nil
  }
}

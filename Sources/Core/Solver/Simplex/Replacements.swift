import Memory

/// Removed rows that new ones replace: when a view is appended to a list, the row that ends the list at the last view is
/// removed, and another one ends it at the new view.
///
/// If one left before the other enters, the multipliers of all rows of the list would become zero and then what they
/// were. Here the new row enters for the removed one, and only multipliers of rows in which they differ change.
extension Simplex {
  /// Lists removed required equalities whose variable no other active row mentions, each with a new required equality
  /// that does. The starting basis does not match these new rows.
  mutating func listReplacements() throws(MemoryError) {
    if basis.journal.isTrial || basis.precision.isDoubleDouble { return }
    for index in 0..<basis.agenda.outOfBounds.count {
      let row = basis.agenda.outOfBounds[index]
      guard isReplaceable(row) else { continue }
      let new = replacement(of: row)
      if new < 0 { continue }
      try starting.replacements.append(row)
      try starting.replacements.append(new)
      problem.rows[new].lists.remove(.queued)
    }
    if !starting.replacements.isEmpty { keepUnmatched() }
  }

  private mutating func isReplaceable(_ row: Int32) -> Bool {
    let record = problem.rows[row]
    guard record.isActive, !record.isBounded, !record.isLive else { return false }
    return problem.variables[record.held].block < 0 && problem.variables[record.held].uses == 1
  }

  private mutating func replacement(of row: Int32) -> Int32 {
    let variable = problem.variables[problem.rows[row].held]
    if variable.linkCount > Simplex.mostLinks { return -1 }
    for link in variable.links {
      let (other, term) = (problem.links[link].row, problem.links[link].entry)
      if problem.rows[other].isNewEquality && problem.isGoodPivot(term, other) { return other }
    }
    return -1
  }

  /// Exchanges the listed rows.
  mutating func makeReplacements() throws(MemoryError) {
    for index in stride(from: 0, to: starting.replacements.count, by: 2) {
      // It is still in the queue.
      problem.rows[starting.replacements[index + 1]].lists.insert(.queued)
    }
    for index in stride(from: 0, to: starting.replacements.count, by: 2) {
      let (row, new) = (starting.replacements[index], starting.replacements[index + 1])
      guard isReplaceable(row), !problem.rows[new].isActive,
        problem.term(of: problem.rows[row].held, in: new) >= 0
      else { continue }
      try makeReplacement(of: row, by: new)
      if basis.agenda.needsRebuild { return }
    }
  }

  private mutating func makeReplacement(of row: Int32, by new: Int32) throws(MemoryError) {
    try prices.recomputeMultiplier(row)
    // Rounding may hide on which side of the bound it is.
    if prices.isNearBound(row) { return }
    if try !basis.combineShortly(new) { try basis.combine(new) }
    if basis.factor(of: row) ?? 0 != 0 { _ = try stepAndEnter(new, for: row, toSide: 0, rate: 0) }
  }
}

import Memory

/// Proofs that a required row cannot hold, from its combination alone.
///
/// A row is a sum of active rows, each times a factor. If every one of these limits the row in the direction in which
/// it must move, and the sum of the limits is not enough, they are in conflict (Farkas' lemma). A soft row is no limit.
/// Active rows are independent, so the conflict is minimal. No row enters or leaves the basis.
extension Solver {
  /// Sums that differ by less than this part of their operands do not prove a conflict.
  private static var margin: Double { 2e-9 }

  /// Returns whether a violated row conflicts with the rows of its combination, which are then all required.
  mutating func isRefuted(_ row: Int32, _ neededDirection: Int) throws(MemoryError) -> Bool {
    if basis.precision.isDoubleDouble { return false }
    try basis.combine(row)
    var sum = -problem.rows[row].constant
    var size = abs(sum)
    for index in 0..<basis.combination.count {
      guard basis.combination[index].row >= 0, basis.combination[index].canPivot else { return false }
      let isUpward = (basis.combination[index].factor < 0) == (neededDirection > 0)
      guard isLimit(basis.combination[index].row, isUpward) else { return false }
      let amount = basis.combination[index].factor * problem.rows[basis.combination[index].row].constant
      sum += amount
      size += abs(amount)
    }
    return (neededDirection > 0 ? -sum : sum) > Self.margin * size
  }

  /// Returns whether a row limits its left side from below, or from above if `isUpward` is false.
  private mutating func isLimit(_ row: Int32, _ isUpward: Bool) -> Bool {
    let record = problem.rows[row]
    return record.isRequired && (record.isEquality || isUpward) && record.isInForce
  }

  /// Returns the newest row of a conflict of `row` with the rows of `combination`.
  mutating func newestMember(beside row: Int32) -> Int32 {
    SerialOrder(rows: problem.rows.span)
      .newest(of: row, beside: basis.combination.span, count: basis.combination.count)
  }
}

/// The end of a trial that cannot succeed.
extension Solver {
  /// Explains a conflict of `row` with the rows of `combination` if its newest row is the one to be explained. Returns
  /// whether that ends a trial: what waits need not be solved, since it will be rolled back.
  mutating func refuseTrial(_ newest: Int32, beside row: Int32) throws(MemoryError) -> Bool {
    if conflicts.explained == .first { conflicts.explained = .row(newest) }
    guard conflicts.explained == .row(newest) else { return false }
    try explain(newest, beside: row)
    basis.journal.isRefused = basis.journal.isTrial && Mechanism.provedConflicts.isOn
    return basis.journal.isRefused
  }

  /// Records the rows that `explained` conflicts with, from the proof in `combination`.
  private mutating func explain(_ newest: Int32, beside row: Int32) throws(MemoryError) {
    conflicts.explanation.removeAll()
    if row != newest { try conflicts.explanation.append(problem.id(ofRow: row)) }
    for share in basis.combination.elements {
      if share.row >= 0 && share.canPivot && share.row != newest {
        try conflicts.explanation.append(problem.id(ofRow: share.row))
      }
    }
  }
}

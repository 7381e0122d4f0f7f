import Memory

/// What a dual step does where no row can leave: required rows conflict, perhaps by no more than rounding; see `Relaxations`.
extension Simplex {
  /// Decides whether a violated row and the required rows that it is combined from conflict: they do if these cannot take the
  /// residual within their tolerances. In doubles the solve is then repeated, where that may depend on rounding. In
  /// double-double the row replaces one that can take the whole residual, or else each takes a part in proportion to its tolerance.
  mutating func judgeConflict(_ row: Int32) throws(MemoryError) -> DualOutcome {
    if basis.neededDirection(of: row) == 0 { return .settled }
    let missed = basis.residual(of: row)
    var room = missed.tolerance
    var best: Share?
    var bestRoom = abs(missed.value)
    for index in 0..<basis.combination.count where basis.combination[index].row >= 0 {
      let share = basis.combination[index]
      let own = abs(share.factor) * allowance(share, missed.value)
      room += own
      if own > bestRoom && share.canPivot {
        best = share
        bestRoom = own
      }
    }
    if abs(missed.value) > room { return .infeasible }
    if !basis.agenda.dirty.isEmpty {
      try basis.enqueue(row)
    } else if !basis.precision.isDoubleDouble
      && (abs(missed.value) > missed.tolerance || Mechanism.smallTerms.isOn && !problem.isPlainEquality(row))
    {
      // The rows can hold together only if others take a part of the residual, or rounding of large numbers hides whether a row of
      // small terms can.
      basis.precision.attempt.noteLoss(.digits)
    }
    if Mechanism.exactEqualities.isOn, basis.agenda.dirty.isEmpty, !cycles.usesBlandsRule,
      problem.isPlainEquality(row), let share = basis.replaceableShare(missed.value)
    {
      return try replace(share, by: row)
    }
    guard basis.precision.isDoubleDouble, basis.agenda.dirty.isEmpty else { return .settled }
    if basis.precision.relaxations.remaining == 0 || !Mechanism.relaxations.isOn { return .infeasible }
    basis.precision.relaxations.remaining -= 1
    if let best, !cycles.usesBlandsRule { return try replace(best, by: row) }
    try distributeRelaxation(missed.value, room: room)
    return .settled
  }

  /// Relaxes the rows of the combination, each by a part of the residual in proportion to its tolerance.
  private mutating func distributeRelaxation(_ missed: Double, room: Double) throws(MemoryError) {
    for index in 0..<basis.combination.count where basis.combination[index].row >= 0 {
      let share = basis.combination[index]
      let part = (share.factor < 0 ? missed : -missed) / room
      let relaxed = try basis.listRelaxed(share.row)
      // In a double a small addition to a large distance might be lost, and the row would stay violated.
      let amount = DoubleDouble(part * allowance(share, missed))
      basis.precision.relaxations.rows[relaxed].distance = basis.precision.relaxations.rows[relaxed].distance + amount
      try basis.noteDirty(share.row)
    }
  }

  /// Returns how much of its tolerance a row has left for a residual of the combined row.
  private mutating func allowance(_ share: Share, _ missing: Double) -> Double {
    // A plain equality holds to the last bit.
    if problem.isPlainEquality(share.row) { return 0 }
    let measured = basis.residual(of: share.row)
    let isUpward = (share.factor < 0) == (missing > 0)
    return max(0, measured.tolerance - (isUpward ? measured.value : -measured.value))
  }

  private mutating func replace(_ share: Share, by row: Int32) throws(MemoryError) -> DualOutcome {
    try basis.ignoreRounding(of: share.row)
    try prices.recomputeMultiplier(share.row)
    guard try prepareToEnter(row, for: share.row) else { return .settled }
    if basis.precision.isDoubleDouble { _ = try basis.listRelaxed(share.row) }
    return try stepAndEnter(row, for: share.row, toSide: 0, rate: share.factor) ? .settled : .singular
  }
}

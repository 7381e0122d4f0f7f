import Memory

/// Required rows that conflict by no more than rounding.
///
/// If a required row and the rows of its combination miss each other by no more than their tolerances, they do not
/// conflict: some of them are relaxed. Each stays within its own tolerance of its constant. When a relaxed row
/// becomes active, it is held at its present left side, so that it does not violate the others again.
extension Solver {
  /// Relaxes required rows, where Σ factor_i · row_i = row and the row is violated. If one row can take the whole
  /// residual, the row replaces it in the basis. Otherwise each row takes a part in proportion to its tolerance. If
  /// that is not enough, the rows conflict.
  mutating func relax(_ row: Int32) throws(MemoryError) -> DualOutcome {
    if violatedSide(of: row) == 0 { return .settled }
    let missed = residual(of: row)
    var room = missed.tolerance
    var best: Share?
    var bestRoom = abs(missed.value)
    for index in 0..<combination.count where combination[index].row >= 0 {
      let share = combination[index]
      let own = abs(share.factor) * self.room(share, missed.value)
      room += own
      if own > bestRoom && share.isPivot {
        best = share
        bestRoom = own
      }
    }
    if abs(missed.value) > room { return .infeasible }
    if !dirty.isEmpty { try enqueue(row) }
    if dirty.isEmpty, !cycles.usesBlandsRule, isPlainEquality(row), let share = replaceableShare(missed.value) {
      return try makeLeave(share, for: row)
    }
    guard precision.isExtended, dirty.isEmpty else { return .settled }
    if precision.relaxationsLeft == 0 { return .infeasible }
    precision.relaxationsLeft -= 1
    if let best, !cycles.usesBlandsRule { return try makeLeave(best, for: row) }
    for index in 0..<combination.count where combination[index].row >= 0 {
      let share = combination[index]
      let way = (share.factor < 0 ? missed.value : -missed.value) / room
      let place = try relaxationIndex(of: share.row)
      precision.relaxations[place].factor += way * self.room(share, missed.value)
      try dirty.append(share.row)
    }
    return .settled
  }

  /// Returns how much of its tolerance a row has left for a residual of the combined row.
  private mutating func room(_ share: Share, _ missing: Double) -> Double {
    // A plain equality holds to the last bit.
    if isPlainEquality(share.row) { return 0 }
    let measured = residual(of: share.row)
    let isUpward = (share.factor < 0) == (missing > 0)
    return max(0, measured.tolerance - (isUpward ? measured.value : -measured.value))
  }

  private mutating func makeLeave(_ share: Share, for row: Int32) throws(MemoryError) -> DualOutcome {
    try ignoreRounding(of: share.row)
    try findDirection(of: share.row)
    try save(share.row)
    try refreshMultiplier(of: share.row)
    clearDirection()
    guard try prepareExchange(row, for: share.row, rate: share.factor, atBound: 0) else { return .settled }
    if precision.isExtended { _ = try relaxationIndex(of: share.row) }
    rows[share.row].side = 0
    return try enterBasis(row, for: share.row) ? .settled : .singular
  }

  private mutating func relaxationIndex(of row: Int32) throws(MemoryError) -> Int {
    for index in 0..<precision.relaxations.count where precision.relaxations[index].row == row { return index }
    try precision.relaxations.append(Share(row: row, factor: 0, size: 0))
    return precision.relaxations.count - 1
  }

  /// Returns the number at which an active row's left side is held: its constant plus its relaxation.
  mutating func bound(of row: Int32) -> DoubleDouble {
    let constant = DoubleDouble(rows[row].constant)
    for index in 0..<precision.relaxations.count where precision.relaxations[index].row == row {
      return constant + DoubleDouble(precision.relaxations[index].factor)
    }
    return constant
  }

  /// Holds a relaxed row, about to be active, at its present left side, or exactly if that is beyond its tolerance.
  mutating func holdRelaxed(_ row: Int32) {
    for index in 0..<precision.relaxations.count where precision.relaxations[index].row == row {
      let measured = residual(of: row)
      precision.relaxations[index].factor = abs(measured.value) <= measured.tolerance ? measured.value : 0
    }
  }

  /// Ends relaxations of active rows, those beyond their tolerance or all. Returns false if there are none.
  mutating func restoreRelaxed(all isAll: Bool) throws(MemoryError) -> Bool {
    var isAny = false
    for index in 0..<precision.relaxations.count where precision.relaxations[index].factor != 0 {
      let row = precision.relaxations[index].row
      let measured = residual(of: row)
      if !rows[row].isActive || (!isAll && abs(measured.value) <= measured.tolerance) { continue }
      precision.relaxations[index].factor = 0
      try dirty.append(row)
      isAny = true
    }
    if isAll { precision.relaxations.removeAll() }
    return isAny
  }
}

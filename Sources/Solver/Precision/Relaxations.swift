import Memory

/// Rows that contradict each other by no more than rounding.
///
/// A required row that misses its bound by what it may be off, together with the
/// rows it is a combination of, is no contradiction: then some of them give way.
/// Each stays within its own tolerance of its constant, and where it comes to hold
/// a variable it holds it where it stands, so that it does not push away again what
/// it made room for.
extension Solver {
  /// Σ factor_i · row_i = row, all required, and the row misses its bound. One of
  /// them that can take the difference on itself leaves for it; otherwise each gives
  /// way by as large a part of what it may. If that does not suffice they
  /// contradict each other.
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

  /// How much further a row may be off to make up for `residual` in the combined one.
  private mutating func room(_ share: Share, _ missing: Double) -> Double {
    // What is equal is equal to the last bit.
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

  /// What the left side of an active row is held at.
  mutating func bound(of row: Int32) -> DoubleDouble {
    let constant = DoubleDouble(rows[row].constant)
    for index in 0..<precision.relaxations.count where precision.relaxations[index].row == row {
      return constant + DoubleDouble(precision.relaxations[index].factor)
    }
    return constant
  }

  /// A row that gave way, about to be active, is held where it is, or exactly if it is too far off.
  mutating func holdRelaxed(_ row: Int32) {
    for index in 0..<precision.relaxations.count where precision.relaxations[index].row == row {
      let measured = residual(of: row)
      precision.relaxations[index].factor = abs(measured.value) <= measured.tolerance ? measured.value : 0
    }
  }

  /// Active rows that give way by more than they may, or all, hold exactly again. False if there is none.
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

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
  mutating func absorb(_ row: Int32) throws(MemoryError) -> DualOutcome {
    if need(of: row) == 0 { return .settled }
    let residual = judge(row).residual
    var room = judge(row).tolerance
    var best: Share?
    var bestRoom = abs(residual)
    for index in 0..<combination.count where combination[index].row >= 0 {
      let share = combination[index]
      let own = abs(share.factor) * self.room(share, residual)
      room += own
      if own > bestRoom && share.isPivot {
        best = share
        bestRoom = own
      }
    }
    if abs(residual) > room { return .infeasible }
    if !dirty.isEmpty { try enqueue(row) }
    if dirty.isEmpty, !cycles.isCautious, isPlainEquality(row), let share = looseShare(residual) {
      return try makeWay(share, for: row)
    }
    guard care.isTaken, dirty.isEmpty else { return .settled }
    if care.patience == 0 { return .infeasible }
    care.patience -= 1
    if let best, !cycles.isCautious { return try makeWay(best, for: row) }
    for index in 0..<combination.count where combination[index].row >= 0 {
      let share = combination[index]
      let way = (share.factor < 0 ? residual : -residual) / room
      let place = try shiftPlace(of: share.row)
      care.shifts[place].factor += way * self.room(share, residual)
      try dirty.append(share.row)
    }
    return .settled
  }

  /// How much further a row may be off to make up for `residual` in the combined one.
  private mutating func room(_ share: Share, _ residual: Double) -> Double {
    // What is equal is equal to the last bit.
    if isPlainEquality(share.row) { return 0 }
    let judged = judge(share.row)
    let isUpward = (share.factor < 0) == (residual > 0)
    return max(0, judged.tolerance - (isUpward ? judged.residual : -judged.residual))
  }

  private mutating func makeWay(_ share: Share, for row: Int32) throws(MemoryError) -> DualOutcome {
    try passRounding(of: share.row)
    try findDirection(of: share.row)
    try save(share.row)
    try refreshMultiplier(of: share.row)
    clearDirection()
    guard try prepareExchange(row, for: share.row, rate: share.factor, atBound: 0) else { return .settled }
    if care.isTaken { _ = try shiftPlace(of: share.row) }
    rows[share.row].side = 0
    return try seat(row, for: share.row) ? .settled : .cold
  }

  private mutating func shiftPlace(of row: Int32) throws(MemoryError) -> Int {
    for index in 0..<care.shifts.count where care.shifts[index].row == row { return index }
    try care.shifts.append(Share(row: row, factor: 0, size: 0))
    return care.shifts.count - 1
  }

  /// What the left side of an active row is held at.
  mutating func bound(of row: Int32) -> Twofold {
    let constant = Twofold(rows[row].constant)
    for index in 0..<care.shifts.count where care.shifts[index].row == row {
      return constant + Twofold(care.shifts[index].factor)
    }
    return constant
  }

  /// A row that gave way, about to be active, is held where it is, or exactly if it is too far off.
  mutating func stand(_ row: Int32) {
    for index in 0..<care.shifts.count where care.shifts[index].row == row {
      let judged = judge(row)
      care.shifts[index].factor = abs(judged.residual) <= judged.tolerance ? judged.residual : 0
    }
  }

  /// Active rows that give way by more than they may, or all, hold exactly again. False if there is none.
  mutating func straighten(all isAll: Bool) throws(MemoryError) -> Bool {
    var isAny = false
    for index in 0..<care.shifts.count where care.shifts[index].factor != 0 {
      let row = care.shifts[index].row
      let judged = judge(row)
      if !rows[row].isActive || (!isAll && abs(judged.residual) <= judged.tolerance) { continue }
      care.shifts[index].factor = 0
      try dirty.append(row)
      isAny = true
    }
    if isAll { care.shifts.removeAll() }
    return isAny
  }
}

import Memory

/// A row that moves in a direction, and the size of the operands of its rate.
struct MovingRow {
  var row: Int32
  var priority: Int32
  var size = 0.0
}

/// A proof that a solution is not optimal: a direction in which violations fall, and would fall if every number
/// that was stated were off by as much as a row may be off (`Tolerance.promised`).
///
/// The direction is taken as a suggestion: how fast every row moves in it is computed from the row. A row that misses its bound
/// by no more than it may be off may be on either side of it. So it counts with what it may cost in this direction, and never
/// with what it may gain.
extension Simplex {
  /// Whether violations fall in the direction of an active row, or of the stay v for ~v, against the sign of its multiplier.
  mutating func disproves(
    _ leaving: Int32, _ sign: Int, _ moving: inout Buffer<MovingRow>
  ) throws(MemoryError) -> Bool {
    if leaving >= 0 ? !problem.rows[leaving].isActive : problem.variables[~leaving].holder >= 0 { return false }
    try listMoving(leaving, into: &moving)
    try basis.findDirectionInDoubleDouble(of: leaving)
    defer { basis.clearDirection() }
    if movesBelowZero(sign) { return false }
    var priority = requiredPriority + 1
    while true {
      let above = priority
      priority = -1
      for each in moving.elements where each.priority < above { priority = max(priority, each.priority) }
      if priority < 0 { return false }
      var (change, size) = (DoubleDouble(0), 0.0)
      for each in moving.elements where each.priority == priority {
        let weight = problem.rows[each.row].weight
        change = change + costRate(each.row, sign) * weight
        size += weight * each.size
      }
      // Only at a priority where nothing changes do lower ones decide.
      if abs(change.high) > DoubleDouble.sumRounding * size { return change.high < -Tolerance.promised * size }
    }
  }

  private mutating func listMoving(_ leaving: Int32, into moving: inout Buffer<MovingRow>) throws(MemoryError) {
    moving.removeAll()
    try basis.findDirectionInDoubleDouble(of: leaving)
    for row in 0..<Int32(problem.rows.count) where problem.rows[row].isLive {
      let record = problem.rows[row]
      if record.isDropped || basis.rate(of: row, noise: DoubleDouble.sumRounding) == 0 { continue }
      try moving.append(MovingRow(row: row, priority: Int32(record.priority)))
    }
    basis.clearDirection()
    for index in 0..<moving.count { moving[index].size = try basis.operandSize(of: moving[index].row, along: leaving) }
  }

  /// Returns the most that a row's violation grows in the direction in `rates`, against a sign.
  private mutating func costRate(_ row: Int32, _ sign: Int) -> DoubleDouble {
    let rate = basis.exactRate(of: row)
    let growth = sign > 0 ? -rate : rate
    let isEquality = problem.rows[row].isEquality
    let residualSign = basis.residualSign(row)
    if residualSign == 0 { return growth.high < 0 ? -growth : isEquality ? growth : DoubleDouble(0) }
    return residualSign < 0 ? -growth : isEquality ? growth : DoubleDouble(0)
  }

  /// Whether a variable that may not be negative, and has no row that says so, would be in the direction in `rates`.
  private mutating func movesBelowZero(_ sign: Int) -> Bool {
    for variable in 0..<Int32(problem.variables.count) where problem.variables[variable].hasImplicitZeroBound {
      let rate = basis.search.rates[variable]
      if rate == 0 || (rate > 0) != (sign > 0) { continue }
      if basis.values[variable] <= Tolerance.promised / Precision.inputRounding * basis.rounding(of: variable) {
        return true
      }
    }
    return false
  }
}

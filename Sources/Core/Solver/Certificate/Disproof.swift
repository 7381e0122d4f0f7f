import Memory

/// A proof that a solution is not optimal: a direction in which violations fall, and would fall if every number
/// that was stated were off by as much as a row may be off (`Tolerance.promised`).
///
/// All that is asked is what the rows and the values say; stored multipliers and sides are not looked at. A row whose
/// bound is as near as that may be on either side of it. So it counts with what it may cost in this direction, and never
/// with what it may gain.
extension Simplex {
  /// Whether an active row, or the stay v for ~v, has such a direction, against the sign of its multiplier. Directions are
  /// computed in double-double.
  mutating func disproves(_ leaving: Int32, _ sign: Int) throws(MemoryError) -> Bool {
    try listMoving(leaving)
    try basis.findDirectionInDoubleDouble(of: leaving)
    defer { basis.clearDirection() }
    if movesBelowZero(sign) { return false }
    var priority = requiredPriority + 1
    while true {
      let above = priority
      priority = -1
      for index in 0..<candidates.count where Int32(candidates[index].priority) < above {
        priority = max(priority, Int32(candidates[index].priority))
      }
      if priority < 0 { return false }
      var (change, size) = (DoubleDouble(0), 0.0)
      for index in 0..<candidates.count where Int32(candidates[index].priority) == priority {
        let candidate = candidates[index]
        let weight = problem.rows[candidate.row].weight
        change = change + costRate(candidate.row, sign, isLeaving: candidate.row == leaving) * weight
        size += weight * candidate.noise
      }
      // Only at a priority where nothing changes do lower ones decide.
      if abs(change.high) > DoubleDouble.rounding * size { return change.high < -Tolerance.promised * size }
    }
  }

  /// Lists in `candidates` the rows that move with `leaving`, each with the size of the operands of its rate as `noise`.
  private mutating func listMoving(_ leaving: Int32) throws(MemoryError) {
    candidates.removeAll()
    if leaving >= 0 { try listMoving(row: leaving) }
    try basis.findDirectionInDoubleDouble(of: leaving)
    for row in basis.search.met.elements {
      if !problem.rows[row].state.contains(.dropped) && basis.rate(of: row, noise: 0) != 0 { try listMoving(row: row) }
    }
    basis.clearDirection()
    for index in 0..<candidates.count {
      candidates[index].noise = try basis.operandSize(of: candidates[index].row, along: leaving)
    }
  }

  private mutating func listMoving(row: Int32) throws(MemoryError) {
    try candidates.append(
      Candidate(row: row, share: -1, priority: problem.rows[row].priority, upward: false, rate: 0))
  }

  /// Returns the most that a row's violation grows in the direction in `rates`, against a sign.
  private mutating func costRate(_ row: Int32, _ sign: Int, isLeaving: Bool) -> DoubleDouble {
    var growth = isLeaving ? DoubleDouble(1) : basis.exactRate(of: row)
    if sign > 0 { growth = -growth }
    let measured = basis.residual(of: row)
    let isEquality = problem.rows[row].isEquality
    if abs(measured.value) <= basis.promise(of: measured) {
      return growth.high < 0 ? -growth : isEquality ? growth : DoubleDouble(0)
    }
    return measured.value < 0 ? -growth : isEquality ? growth : DoubleDouble(0)
  }

  /// Whether a variable that may not be negative, and has no row that says so, would be in the direction in `rates`.
  private mutating func movesBelowZero(_ sign: Int) -> Bool {
    let (variables, values, sizes) = (problem.variables.span, basis.values.span, basis.sizes.span)
    let rates = basis.search.rates.span
    var isBelow = false
    basis.forEachMoving { variable in
      if variables[variable].needsZeroRow && (sign > 0 ? rates[variable] > 0 : rates[variable] < 0)
        && values[variable] <= Tolerance.promised * Double(sizes[variable])
      {
        isBelow = true
      }
    }
    return isBelow
  }
}

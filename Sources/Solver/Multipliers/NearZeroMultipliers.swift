import Memory

/// Multipliers so small that rounding may have made them.
///
/// However small, a multiplier outweighs all lower priorities. Near-zero multipliers of active rows are listed and,
/// when nothing else waits, recomputed from the rows: first in doubles, which nearly always gives zero or a much
/// larger number, else in double-double. No primal step in doubles is decided by a near-zero multiplier.
extension Solver {
  /// Returns whether the multiplier is near zero at its highest priority that is not zero, so that rounding may have
  /// moved it across a bound. In double-double the rest of a difference may be near zero at any priority.
  @inline(__always)
  mutating func hasNearZeroMultiplier(_ row: Int32) -> Bool {
    let node = rows[row].multiplier
    if node < 0 { return false }
    if precision.isExtended { return isNearZeroAnywhere(row) }
    return abs(multipliers[node].value) < Tolerance.nearZero && isBoundedByZero(row, node)
  }

  /// Returns whether the multiplier is near zero at any priority.
  @inline(never)
  private mutating func isNearZeroAnywhere(_ row: Int32) -> Bool {
    var node = rows[row].multiplier
    while node >= 0 {
      if abs(multipliers[node].value) < Tolerance.nearZero { return true }
      node = multipliers[node].next
    }
    return false
  }

  /// Returns whether zero is a bound of the multiplier. For a soft equality at its own priority it is not.
  private mutating func isBoundedByZero(_ row: Int32, _ node: Int32) -> Bool {
    let record = rows[row]
    return !record.isEquality || !record.state.contains(.live) || Int32(record.priority) != multipliers[node].priority
      || record.weight < 2 * Tolerance.nearZero
  }

  /// Lists a row whose multiplier is near zero, to be recomputed at the end of the solve.
  mutating func noteNearZero(_ row: Int32) throws(MemoryError) {
    if rows[row].isNearZero { return }
    try precision.nearZeroMultipliers.append(row)
    rows[row].isNearZero = true
  }

  mutating func forgetNearZero() {
    for index in 0..<precision.nearZeroMultipliers.count {
      rows[precision.nearZeroMultipliers[index]].isNearZero = false
    }
    precision.nearZeroMultipliers.removeAll()
  }

  mutating func recomputeNearZero() throws(MemoryError) {
    for index in 0..<precision.nearZeroMultipliers.count {
      let row = precision.nearZeroMultipliers[index]
      if !rows[row].isActive || !rows[row].isBounded { continue }
      try outOfBounds.reserve(outOfBounds.count + 1)
      try recomputeMultiplier(row)
      if hasNearZeroMultiplier(row) && !precision.isStepExtended {
        try raiseStepPrecision()
        try recomputeMultiplier(row)
        endStepPrecision()
      }
      if excess(of: row) != 0 { markOutOfBounds(row) }
    }
    forgetNearZero()
  }

  /// Computes the multiplier of an active row from the rows.
  mutating func recomputeMultiplier(_ row: Int32) throws(MemoryError) {
    try ignoreRounding(of: row)
    try findDirection(of: row)
    try save(row)
    try refreshMultiplier(of: row)
    clearDirection()
  }
}

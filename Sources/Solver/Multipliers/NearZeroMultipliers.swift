import Memory

/// Multipliers so small that rounding may have made them.
///
/// However small it is, a multiplier outweighs all that is below its priority. Those of the active rows are noted
/// and, when nothing else waits, computed anew from the rows: first in plain numbers, which nearly always leave
/// nothing or much more, else in twofold numbers. No primal step is decided by a faint multiplier in plain numbers.
extension Solver {
  /// Whether rounding may have brought the multiplier in or out of bounds: at the first priority where it is not zero
  /// it is so small.
  @inline(__always)
  mutating func hasNearZeroMultiplier(_ row: Int32) -> Bool {
    let node = rows[row].multiplier
    return node >= 0 && abs(multipliers[node].value) < Tolerance.nearZero && isBoundedByZero(row, node)
  }

  /// For a soft equality zero is no bound at its own priority.
  private mutating func isBoundedByZero(_ row: Int32, _ node: Int32) -> Bool {
    let record = rows[row]
    return !record.isEquality || !record.state.contains(.live) || Int32(record.priority) != multipliers[node].priority
      || record.weight < 2 * Tolerance.nearZero
  }

  /// However little it is, a multiplier outweighs all that is below its priority. One that may be rounding is weighed
  /// anew in the end.
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

import Memory

/// Multipliers so small that rounding may have made them.
///
/// However small, a multiplier outweighs all lower priorities. Near-zero multipliers of active rows are listed and,
/// when nothing else waits, recomputed from the rows: first in doubles, which nearly always gives zero or a much
/// larger number, else in double-double. No primal step in doubles is decided by a near-zero multiplier.
extension Prices {
  /// Returns whether the multiplier is near zero at its highest priority that is not zero, so that rounding may have
  /// moved it across a bound. In double-double the rest of a difference may be near zero at any priority.
  @inline(__always)
  mutating func hasNearZeroMultiplier(_ row: Int32) -> Bool {
    let node = problem.rows[row].multiplier
    if node < 0 { return false }
    if basis.precision.isExtended { return isNearZeroAnywhere(row) }
    return abs(basis.multipliers[node].value) < Tolerance.nearZero && isBoundedByZero(row, node)
  }

  /// Returns whether the multiplier is near zero at any priority.
  @inline(never)
  private mutating func isNearZeroAnywhere(_ row: Int32) -> Bool {
    var node = problem.rows[row].multiplier
    while node >= 0 {
      if abs(basis.multipliers[node].value) < Tolerance.nearZero { return true }
      node = basis.multipliers[node].next
    }
    return false
  }

  /// Returns whether zero is a bound of the multiplier. For a soft equality at its own priority it is not.
  private mutating func isBoundedByZero(_ row: Int32, _ node: Int32) -> Bool {
    let record = problem.rows[row]
    return !record.isEquality || !record.state.contains(.live)
      || Int32(record.priority) != basis.multipliers[node].priority
      || record.weight < 2 * Tolerance.nearZero
  }

  mutating func recomputeNearZero() throws(MemoryError) {
    for index in 0..<basis.agenda.nearZero.count {
      let row = basis.agenda.nearZero[index]
      if !problem.rows[row].isActive || !problem.rows[row].isBounded { continue }
      try basis.agenda.outOfBounds.reserve(basis.agenda.outOfBounds.count + 1)
      try recomputeMultiplier(row)
      if hasNearZeroMultiplier(row) && !basis.precision.isStepExtended {
        try basis.raiseStepPrecision()
        try recomputeMultiplier(row)
        basis.endStepPrecision()
      }
      if excess(of: row) != 0 { basis.markOutOfBounds(row) }
    }
    basis.forgetNearZero()
  }

  /// Computes the multiplier of an active row from the rows.
  mutating func recomputeMultiplier(_ row: Int32) throws(MemoryError) {
    try basis.ignoreRounding(of: row)
    try basis.findDirection(of: row)
    try basis.save(row)
    try refreshMultiplier(of: row)
    basis.clearDirection()
  }
}

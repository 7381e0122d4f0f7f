import Memory

/// Multipliers so near to a bound that rounding may have moved them off it.
///
/// However small, the difference from a bound outweighs all lower priorities. Such multipliers of active rows are listed
/// and, when nothing else waits, recomputed from the rows, which nearly always gives the bound or a much larger difference.
extension Prices {
  /// Returns whether the multiplier, at the highest priority at which it is not at a bound, is so near to one that rounding
  /// may have moved it across. In double-double the rest of a difference may be near zero at any priority.
  mutating func isNearBound(_ row: Int32) -> Bool {
    let rows = problem.rows.span
    let multipliers = basis.multipliers.span
    var node = rows[row].firstNode
    if node < 0 { return false }
    if basis.precision.isDoubleDouble && isNearZeroAnywhere(row) { return true }
    // The bounds of a soft row at its own priority are its weight and, for an equality, minus that, else zero. All others are
    // zero.
    if rows[row].isLive && !rows[row].isRequired && multipliers[node].priority <= rows[row].priority {
      let isOwn = multipliers[node].priority == rows[row].priority
      let value = isOwn ? multipliers[node].value : 0
      let weight = rows[row].weight
      let (below, above) = (rows[row].isEquality ? value + weight : value, weight - value)
      if below != 0 && above != 0 {
        return min(abs(below), abs(above)) < Tolerance.nearZero * max(1, weight)
      }
      // At a bound the lower priorities decide.
      if isOwn { node = multipliers[node].next }
    }
    return node >= 0 && abs(multipliers[node].value) < Tolerance.nearZero
  }

  /// Returns whether the multiplier is near zero at any priority.
  private mutating func isNearZeroAnywhere(_ row: Int32) -> Bool {
    let multipliers = basis.multipliers.span
    var node = problem.rows[row].firstNode
    while node >= 0 {
      if abs(multipliers[node].value) < Tolerance.nearZero { return true }
      node = multipliers[node].next
    }
    return false
  }

  mutating func recomputeNearBound() throws(MemoryError) {
    for index in 0..<basis.agenda.nearBound.count {
      let row = basis.agenda.nearBound[index]
      if !problem.rows[row].isActive || !problem.rows[row].isBounded { continue }
      try basis.agenda.outOfBounds.reserve(more: 1)
      try recomputeMultiplier(row)
      if excessSign(of: row) != 0 { basis.noteOutOfBounds(row) }
    }
    basis.agenda.nearBound.removeAll(problem.marks)
  }

  /// Computes the multiplier of an active row from the rows.
  mutating func recomputeMultiplier(_ row: Int32) throws(MemoryError) {
    try basis.ignoreRounding(of: row)
    try basis.findDirection(of: row)
    try basis.save(row)
    try sumMultiplier(of: row, along: row)
    basis.clearDirection()
  }
}

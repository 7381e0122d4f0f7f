import Memory

/// Multipliers so small that rounding may have made them.
///
/// However small it is, a multiplier outweighs all that is below its priority. Those of the active rows are noted
/// and, when nothing else waits, computed anew from the rows: first in plain numbers, which nearly always leave
/// nothing or much more, else in twofold numbers. No primal step is decided by a faint multiplier in plain numbers.
extension Solver {
  /// Whether rounding may have brought the multiplier in or out of bounds: at the first priority where it is not zero
  /// it is so small. In twofold numbers what is left of a difference may be that small at any priority.
  @inline(__always)
  mutating func isFaint(_ row: Int32) -> Bool {
    let node = rows[row].multiplier
    if node < 0 { return false }
    if care.isTaken { return hasFaintLevel(row) }
    return abs(multipliers[node].value) < Tolerance.doubt && isBoundedByZero(row, node)
  }

  @inline(never)
  private mutating func hasFaintLevel(_ row: Int32) -> Bool {
    var node = rows[row].multiplier
    while node >= 0 {
      if abs(multipliers[node].value) < Tolerance.doubt { return true }
      node = multipliers[node].next
    }
    return false
  }

  /// For a soft equality zero is no bound at its own priority.
  private mutating func isBoundedByZero(_ row: Int32, _ node: Int32) -> Bool {
    let record = rows[row]
    return !record.isEquality || !record.state.contains(.live) || Int32(record.priority) != multipliers[node].priority
      || record.weight < 2 * Tolerance.doubt
  }

  /// However little it is, a multiplier outweighs all that is below its priority. One that may be rounding is weighed
  /// anew in the end.
  mutating func noteFaint(_ row: Int32) throws(MemoryError) {
    if rows[row].isFaint { return }
    try care.faint.append(row)
    rows[row].isFaint = true
  }

  mutating func forgetFaint() {
    for index in 0..<care.faint.count { rows[care.faint[index]].isFaint = false }
    care.faint.removeAll()
  }

  mutating func weighFaint() throws(MemoryError) {
    for index in 0..<care.faint.count {
      let row = care.faint[index]
      if !rows[row].isActive || !rows[row].isBounded { continue }
      try unbalanced.reserve(unbalanced.count + 1)
      try weigh(row)
      if isFaint(row) && !care.isLent {
        try lendCare()
        try weigh(row)
        returnCare()
      }
      if excess(of: row) != 0 { markUnbalanced(row) }
    }
    forgetFaint()
  }

  /// Computes the multiplier of an active row from the rows.
  mutating func weigh(_ row: Int32) throws(MemoryError) {
    try passRounding(of: row)
    try findDirection(of: row)
    try save(row)
    try refreshMultiplier(of: row)
    clearDirection()
  }
}

import Memory

/// Multipliers (dual values): vectors over priorities, sparse, compared lexicographically from the highest priority.
///
/// The bounds of a row at priority p with weight w: 0 and +∞ for a required inequality, 0 and w·e_p for a soft one,
/// ±w·e_p for a soft equality, none for a required equality, 0 and 0 for a removed row.
extension Solver {
  /// Returns the sign of (multiplier - bound·e_p), where p is the row's priority.
  mutating func compare(_ row: Int32, to bound: Double) -> Int {
    let own = Int32(rows[row].priority)
    var isBoundOpen = bound != 0
    var node = rows[row].multiplier
    while node >= 0 || isBoundOpen {
      if isBoundOpen && (node < 0 || multipliers[node].priority <= own) {
        isBoundOpen = false
        var difference = -bound
        if node >= 0 && multipliers[node].priority == own {
          difference += multipliers[node].value
          node = multipliers[node].next
        }
        if difference != 0 { return difference > 0 ? 1 : -1 }
        continue
      }
      if multipliers[node].value != 0 { return multipliers[node].value > 0 ? 1 : -1 }
      node = multipliers[node].next
    }
    return 0
  }

  /// Returns +1 if the multiplier is above its upper bound, -1 if it is below its lower bound, else 0.
  mutating func excess(of row: Int32) -> Int {
    let record = rows[row]
    if record.state.contains(.live) {
      if !record.isBounded { return 0 }
      if !record.isRequired && compare(row, to: record.weight) > 0 { return 1 }
      return compare(row, to: record.isEquality ? -record.weight : 0) < 0 ? -1 : 0
    }
    return compare(row, to: 0)
  }

  mutating func multiplier(of row: Int32, at priority: Int32) -> Double {
    var node = rows[row].multiplier
    while node >= 0 && multipliers[node].priority > priority { node = multipliers[node].next }
    return node >= 0 && multipliers[node].priority == priority ? multipliers[node].value : 0
  }

  /// Adds to one priority of a multiplier. A result that is only rounding becomes zero; one within rounding of a
  /// bound becomes the bound. `peak` is the largest number that the amount was computed from.
  mutating func add(_ amount: Double, to row: Int32, at priority: Int32, peak past: Double = 0) throws(MemoryError) {
    guard amount != 0 else { return }
    rows[row].ties.insert(.reached)
    var previous: Int32 = -1
    var node = rows[row].multiplier
    while node >= 0 && multipliers[node].priority > priority {
      previous = node
      node = multipliers[node].next
    }
    if node < 0 || multipliers[node].priority != priority {
      let peak = max(abs(amount), past)
      if abs(amount) <= Tolerance.multiplier * peak { return try noteTie(row) }
      let fresh = try makeNode(MultiplierNode(priority: priority, next: node, value: amount, peak: peak))
      link(fresh, after: previous, of: row)
      if snapsToBound(fresh, of: row) { try noteTie(row) }
      if abs(amount) < Tolerance.recheck * peak { try noteForRecheck(row) }
      return
    }
    let old = multipliers[node].value
    let value = old + amount
    let peak = max(max(multipliers[node].peak, past), max(abs(old), abs(amount)))
    multipliers[node].peak = peak
    if abs(value) <= Tolerance.multiplier * peak {
      link(multipliers[node].next, after: previous, of: row)
      free(node)
      return try noteTie(row)
    }
    multipliers[node].value = value
    if snapsToBound(node, of: row) { try noteTie(row) }
    if abs(value) < Tolerance.recheck * peak { try noteForRecheck(row) }
  }

  mutating func noteForRecheck(_ row: Int32) throws(MemoryError) {
    if !rows[row].state.contains(.recheck) {
      try multipliersToRecheck.append(row)
      rows[row].state.insert(.recheck)
    }
  }

  /// Sets a multiplier within rounding of its bound to the bound.
  private mutating func snapsToBound(_ node: Int32, of row: Int32) -> Bool {
    guard multipliers[node].priority == Int32(rows[row].priority), !rows[row].isRequired else { return false }
    let weight = rows[row].weight
    let value = multipliers[node].value
    if abs(abs(value) - weight) <= Tolerance.multiplier * max(multipliers[node].peak, weight) {
      multipliers[node].value = value < 0 ? -weight : weight
      return true
    }
    return false
  }

  private mutating func link(_ node: Int32, after previous: Int32, of row: Int32) {
    if previous < 0 {
      rows[row].multiplier = node
    } else {
      multipliers[previous].next = node
    }
  }

  mutating func makeNode(_ node: MultiplierNode) throws(MemoryError) -> Int32 {
    let free = freeMultiplier
    if free >= 0 {
      freeMultiplier = multipliers[free].next
      multipliers[free] = node
      return free
    }
    try multipliers.append(node)
    return Int32(multipliers.count - 1)
  }

  private mutating func free(_ node: Int32) {
    multipliers[node].next = freeMultiplier
    freeMultiplier = node
  }

  mutating func freeMultiplier(of row: Int32) {
    var node = rows[row].multiplier
    while node >= 0 {
      let next = multipliers[node].next
      free(node)
      node = next
    }
    rows[row].multiplier = -1
  }

  /// Moves the multipliers of all rows in `combination` against a step of the combined row: λ_i -= step · factor_i.
  /// Rows that end out of bounds are marked.
  mutating func applyStep() throws(MemoryError) {
    if step.isEmpty { return }
    try outOfBounds.reserve(outOfBounds.count + combination.count)
    for index in 0..<combination.count {
      let share = combination[index]
      if share.row < 0 && share.isPivot { try staysToCheck.append(~share.row) }
      guard share.row >= 0 && share.factor != 0 && rows[share.row].isBounded else { continue }
      try save(share.row)
      for level in 0..<step.count {
        let amount = step[level]
        try add(
          -amount.value * share.factor, to: share.row, at: amount.priority, peak: amount.peak * abs(share.factor))
      }
      try settleExcess(of: share.row)
      if hasNearZeroMultiplier(share.row) { try noteNearZero(share.row) }
      // A multiplier is as inexact as the factor it was computed from.
      if precision.isExtended || abs(share.factor) < Tolerance.recheck * share.size { try noteForRecheck(share.row) }
    }
  }

  /// Removes an excess of rounding size, and marks a row with a larger one.
  private mutating func settleExcess(of row: Int32) throws(MemoryError) {
    let sign = excess(of: row)
    guard sign != 0 else { return }
    let record = rows[row]
    let own = Int32(record.priority)
    let bound = !record.state.contains(.live) ? 0 : sign > 0 ? record.weight : record.isEquality ? -record.weight : 0
    let node = record.multiplier
    if node >= 0 {
      let first = multipliers[node]
      let target = first.priority == own ? bound : 0
      if abs(first.value - target) <= 4 * Tolerance.tie * max(first.peak, abs(target)) {
        if target != 0 {
          multipliers[node].value = target
        } else {
          rows[row].multiplier = first.next
          free(node)
        }
        if excess(of: row) == 0 { return try noteTie(row) }
      }
    }
    markOutOfBounds(row)
  }

  /// Sets the side of an inactive row to 0, and takes its contribution from the multipliers.
  mutating func clearSide(_ row: Int32) throws(MemoryError) {
    guard !needsRebuild else {
      rows[row].side = 0
      return
    }
    do throws(MemoryError) {
      try combine(row)
      step.removeAll()
      try step.append(
        MultiplierNode(
          priority: Int32(rows[row].priority), next: -1, value: -Double(rows[row].side) * rows[row].weight, peak: 0))
      try applyStep()
      try save(row)
    } catch {
      // Some multipliers have changed already.
      needsRebuild = true
      abandonSearch()
      throw error
    }
    rows[row].side = 0
  }
}

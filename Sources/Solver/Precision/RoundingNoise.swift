import Memory

/// Rounding of the caller's numbers, estimated from the operands.
///
/// A factor of a combination and the rate of a row in a direction are the same number, summed once along rows and
/// once along columns. It is significant if it exceeds the rounding of all operands of the combination, each times
/// its own rate.
extension Solver {
  /// Returns whether a row's factor for the active row or stay `other` exceeds the rounding of all operands of the
  /// combination. If not, the factor can no longer be a pivot.
  mutating func confirm(_ other: Int32, in row: Int32) throws(MemoryError) -> Bool {
    if !precision.isStepExtended { return true }
    try findDirection(along: other)
    var size = reach(of: row)
    for index in 0..<combination.count where combination[index].row >= 0 {
      size += abs(combination[index].factor) * reach(of: combination[index].row)
    }
    let isTrue = abs(rate(of: row, noise: 0)) > Precision.noise * size
    clearDirection()
    for index in 0..<combination.count where !isTrue && combination[index].row == other {
      combination[index].size = .infinity
    }
    try descend(from: row)
    return isTrue
  }

  /// Σ |coefficient · rate| over a row's terms.
  private mutating func reach(of row: Int32) -> Double {
    var size = 0.0
    let start = rows[row].start
    for term in start..<start + rows[row].count {
      size += abs(entries[term].coefficient * work[entries[term].variable])
    }
    return size
  }

  /// Leaves only significant factors as pivots.
  mutating func confirmAll(in row: Int32) throws(MemoryError) {
    if !precision.isStepExtended { return }
    for index in 0..<combination.count { _ = try confirm(combination[index].row, in: row) }
  }

  /// Lists in `ignoredRows` the rows with a side that move with the active row or stay `other` only by rounding. It
  /// looks at the highest priority that moves, as long as no row of that priority moves significantly.
  mutating func ignoreRounding(of other: Int32) throws(MemoryError) {
    precision.ignoredRows.removeAll()
    guard precision.isStepExtended else { return }
    while try collectUncertain(other) {
      let count = precision.ignoredRows.count
      for index in 0..<scratch.count {
        try combine(scratch[index])
        if try !confirm(other, in: scratch[index]) { try precision.ignoredRows.append(scratch[index]) }
      }
      if precision.ignoredRows.count == count { return }
    }
  }

  /// Collects the moving rows of the highest priority into `scratch`. Returns false if one of them moves
  /// significantly.
  private mutating func collectUncertain(_ other: Int32) throws(MemoryError) -> Bool {
    try findDirection(along: other)
    defer { clearDirection() }
    var largest = 0.0
    for index in 0..<order.count {
      let node = order[index]
      let block = node < 0 ? blocks[~node] : BlockRecord()
      if node >= 0 { largest = max(largest, abs(work[node])) }
      for place in 0..<block.count { largest = max(largest, abs(work[blockIndices[block.variables + place]])) }
    }
    scratch.removeAll()
    var priority: Int16 = -1
    var isUncertain = false
    for index in 0..<met.count where rows[met[index]].side != 0 && rows[met[index]].priority >= priority {
      let row = met[index]
      let rate = abs(rate(of: row))
      if rate == 0 || isIgnored(row) { continue }
      if rows[row].priority > priority {
        priority = rows[row].priority
        scratch.removeAll()
        isUncertain = true
      }
      try scratch.append(row)
      if rate > 1e-8 * largest * largestCoefficient(row) { isUncertain = false }
    }
    return isUncertain
  }

  mutating func isIgnored(_ row: Int32) -> Bool {
    for index in 0..<precision.ignoredRows.count where precision.ignoredRows[index] == row { return true }
    return false
  }

  private mutating func findDirection(along other: Int32) throws(MemoryError) {
    if other >= 0 {
      try findDirection(of: other)
    } else {
      try findDirection(ofStay: ~other)
    }
  }
}

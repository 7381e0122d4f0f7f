import Memory

/// What rounding of the caller's numbers can make, told from what is there.
///
/// A share of a combination, and the rate at which a row moves, are the same number,
/// once summed up along rows and once along columns. It is true if it is more than
/// noise beside all that went into the combination, as far as that moves along.
extension Solver {
  /// Whether a row's share of the active row or stay `other` is more than rounding
  /// of the caller's numbers can make it: of every operand of the combination, as
  /// far as it moves this share. If not it is no pivot from now on.
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

  /// Leaves only true shares as pivots.
  mutating func confirmAll(in row: Int32) throws(MemoryError) {
    if !precision.isStepExtended { return }
    for index in 0..<combination.count { _ = try confirm(combination[index].row, in: row) }
  }

  /// Rows with a side that seem to move with the active row or stay `other`, though
  /// that is rounding, are passed over: those of the highest priority that moves, as
  /// long as none of it moves beyond doubt.
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

  /// The rows of the highest priority that moves, into `scratch`; false if one does so fast.
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

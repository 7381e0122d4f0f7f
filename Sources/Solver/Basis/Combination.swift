import Memory

/// The two linear systems of the active rows: Bᵀy = a (combination) and Bx = e (direction). Each visits only the
/// nodes it reaches.
extension Solver {
  /// Writes a row as a combination of the active rows and the stays, Σ factor_i · a_i = a_row, into `combination`.
  /// `order` keeps the search order.
  ///
  /// A sum that is only rounding beside its operands counts as zero.
  mutating func combine(_ row: Int32) throws(MemoryError) {
    if precision.isStepExtended { return try combineInDoubleDouble(row) }
    try descend(from: row)
    let start = rows[row].start
    for term in start..<start + rows[row].count {
      let entry = entries[term]
      work[entry.variable] = entry.coefficient
      workSize[entry.variable] = abs(entry.coefficient)
    }
    try combineAlongOrder()
  }

  /// Writes the row whose coefficients are in `work` as a combination. `order` has the nodes that it reaches.
  mutating func combineAlongOrder(isSum: Bool = false) throws(MemoryError) {
    combination.removeAll()
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let node = order[index]
      if node < 0 {
        try combineBlock(~node)
        continue
      }
      let amount = work[node]
      let size = workSize[node]
      work[node] = 0
      workSize[node] = 0
      let holder = variables[node].holder
      if abs(amount) <= Tolerance.share * size {
        // In a sum of rows, contributions that cancel here need not cancel for ties.
        if isSum && size > 0 && holder >= 0 { try noteTie(holder) }
        continue
      }
      if holder < 0 {
        try combination.append(Share(row: ~node, factor: amount, size: size))
        continue
      }
      let pivot = rows[holder].pivot
      let coefficient = entries[pivot].coefficient
      let factor = amount / coefficient
      let share = Share(row: holder, factor: factor, size: size / abs(coefficient))
      try combination.append(share)
      let first = rows[holder].start
      for term in first..<first + rows[holder].count where term != pivot {
        subtractWork(entries[term], factor, share.reach)
      }
    }
  }

  @inline(__always)
  private mutating func subtractWork(_ entry: Entry, _ factor: Double, _ reach: Double) {
    work[entry.variable] -= factor * entry.coefficient
    workSize[entry.variable] = max(workSize[entry.variable], abs(reach * entry.coefficient))
  }

  private mutating func combineBlock(_ slot: Int32) throws(MemoryError) {
    let block = blocks[slot]
    guard takeWork(block) else { return }
    solveBlockTransposed(slot)
    try combination.reserve(combination.count + Int(block.count))
    let local = local.view
    let indices = blockIndices.view
    let entries = entries.view
    let rows = rows.view
    let variables = variables.view
    var largest = 0.0
    for place in 0..<block.count { largest = max(largest, abs(local[place])) }
    for place in 0..<block.count {
      let factor = local[place]
      if abs(factor) <= Tolerance.share * largest { continue }
      let row = indices[block.rows &+ place]
      let share = Share(row: row, factor: factor, size: largest)
      combination.appendReserved(share)
      let start = rows[row].start
      for term in start..<start &+ rows[row].count where variables[entries[term].variable].block != slot {
        subtractWork(entries[term], factor, share.reach)
      }
    }
  }

  /// Moves the amounts of a block's members from `work` to `local`. Returns false if all are rounding.
  private mutating func takeWork(_ block: BlockRecord) -> Bool {
    let local = local.view
    let work = work.view
    let sizes = workSize.view
    let indices = blockIndices.view
    var isReached = false
    for place in 0..<block.count {
      let variable = indices[block.variables &+ place]
      let amount = work[variable]
      let isNoise = abs(amount) <= Tolerance.share * sizes[variable]
      local[place] = isNoise ? 0 : amount
      if !isNoise { isReached = true }
      work[variable] = 0
      sizes[variable] = 0
    }
    return isReached
  }

  /// Computes how all values move when the left side of an active row grows by one and all other active rows hold.
  /// The rates are in `work`, for the nodes of `order` in reverse; the inactive rows that mention them are in `met`.
  /// The caller calls `clearDirection()` afterwards.
  mutating func findDirection(of row: Int32) throws(MemoryError) {
    order.removeAll()
    met.removeAll()
    try ascend(from: rows[row].held, nextStamp())
    follow(from: order.count - 1, source: row)
  }

  /// Computes how all values move when a stay grows by one.
  mutating func findDirection(ofStay variable: Int32) throws(MemoryError) {
    order.removeAll()
    met.removeAll()
    try ascend(from: variable, nextStamp())
    work[variable] = 1
    follow(from: order.count - 2, source: -1)
  }

  /// Computes rates for the nodes of `order` from `last` to the first; each follows the nodes it depends on. The left
  /// side of the row `source` grows by one.
  private mutating func follow(from last: Int, source: Int32) {
    if precision.isStepExtended { return followInDoubleDouble(from: last, source: source) }
    for index in stride(from: last, through: 0, by: -1) {
      let node = order[index]
      if node >= 0 {
        let holder = variables[node].holder
        let sum = rate(of: holder, outside: node, given: holder == source ? 1 : 0)
        work[node] = sum / entries[rows[holder].pivot].coefficient
      } else {
        findBlockDirection(~node, source)
      }
    }
  }

  /// Returns given - Σ coefficient · rate over the terms of a row except `variable`; rounding counts as zero.
  @inline(__always)
  private mutating func rate(of row: Int32, outside variable: Int32, given: Double) -> Double {
    var sum = given
    var size = abs(given)
    let start = rows[row].start
    for term in start..<start + rows[row].count {
      let entry = entries[term]
      if entry.variable == variable { continue }
      let amount = entry.coefficient * work[entry.variable]
      sum -= amount
      size = max(size, abs(amount))
    }
    return abs(sum) <= Tolerance.share * size ? 0 : sum
  }

  private mutating func findBlockDirection(_ slot: Int32, _ source: Int32) {
    let block = blocks[slot]
    // The rates of the members themselves are still zero.
    for place in 0..<block.count {
      let row = blockIndices[block.rows + place]
      local[place] = (row == source ? 1 : 0) - rateOutside(row)
    }
    solveBlock(slot)
    let local = local.view
    let work = work.view
    let members = blockIndices.view
    var largest = 0.0
    for place in 0..<block.count { largest = max(largest, abs(local[place])) }
    for place in 0..<block.count {
      let value = local[place]
      work[members[block.variables &+ place]] = abs(value) <= Tolerance.share * largest ? 0 : value
    }
    equate(slot, work, nil, besides: source)
  }

  /// Returns Σ coefficient · rate.
  @inline(__always)
  private mutating func rateOutside(_ row: Int32) -> Double {
    let entries = entries.view
    let work = work.view
    let rows = rows.view
    var sum = 0.0
    let start = rows[row].start
    for term in start..<start &+ rows[row].count { sum += entries[term].coefficient * work[entries[term].variable] }
    return sum
  }

  mutating func clearDirection() {
    for index in 0..<order.count {
      let node = order[index]
      if node >= 0 {
        clearRate(node)
      } else {
        let block = blocks[~node]
        for place in 0..<block.count { clearRate(blockIndices[block.variables + place]) }
      }
    }
  }

  @inline(__always)
  private mutating func clearRate(_ variable: Int32) {
    work[variable] = 0
    if precision.isStepExtended { precision.work[variable] = 0 }
  }

  /// Returns how fast the left side of a row moves in the direction in `work`. A sum below `noise` times its operands
  /// counts as zero.
  mutating func rate(of row: Int32, noise: Double = 10 * Tolerance.share) -> Double {
    if precision.isStepExtended { return rateInDoubleDouble(of: row, noise: noise) }
    var sum = 0.0
    var size = 0.0
    let start = rows[row].start
    for term in start..<start + rows[row].count {
      let entry = entries[term]
      let amount = entry.coefficient * work[entry.variable]
      sum += amount
      size = max(size, abs(amount))
    }
    return abs(sum) <= noise * size ? 0 : sum
  }
}

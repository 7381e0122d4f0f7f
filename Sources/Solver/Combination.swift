import Memory

/// The two linear solves with the active rows, each over what it reaches only.
extension Solver {
  /// Writes a row as a combination of the active rows and the stays:
  /// Σ factor_i · a_i = a_row, into `combination`. `order` is left as searched.
  ///
  /// A sum beside whose operands it is only noise counts as zero.
  mutating func combine(_ row: Int32) throws(MemoryError) {
    if care.isTaken { return try combineCarefully(row) }
    try descend(from: row)
    combination.removeAll()
    let start = rows[row].start
    for term in start..<start + rows[row].count {
      let entry = entries[term]
      work[entry.variable] = entry.coefficient
      workSize[entry.variable] = abs(entry.coefficient)
    }
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
      if abs(amount) <= Tolerance.share * size { continue }
      let holder = variables[node].holder
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
    var size = 0.0
    var isReached = false
    for place in 0..<block.count {
      let variable = blockIndices[block.variables + place]
      let amount = abs(work[variable]) <= Tolerance.share * workSize[variable] ? 0 : work[variable]
      local[place] = amount
      size = max(size, workSize[variable])
      if amount != 0 { isReached = true }
      work[variable] = 0
      workSize[variable] = 0
    }
    guard isReached else { return }
    solveBlockTransposed(slot)
    var largest = 0.0
    for place in 0..<block.count { largest = max(largest, abs(local[place])) }
    for place in 0..<block.count {
      let factor = local[place]
      if abs(factor) <= Tolerance.share * largest { continue }
      let row = blockIndices[block.rows + place]
      let share = Share(row: row, factor: factor, size: largest)
      try combination.append(share)
      let start = rows[row].start
      for term in start..<start + rows[row].count where variables[entries[term].variable].block != slot {
        subtractWork(entries[term], factor, share.reach)
      }
    }
  }

  /// How all values move when the left side of an active row grows by one, the
  /// other active rows held: into `work`, for the nodes of `order` read
  /// backwards. The inactive rows that feel it are in `met`. The caller clears
  /// `work` by `clearDirection()`.
  mutating func findDirection(of row: Int32) throws(MemoryError) {
    order.removeAll()
    met.removeAll()
    try ascend(from: rows[row].held, nextStamp())
    follow(from: order.count - 1, source: row)
  }

  /// How all values move with a variable that stays.
  mutating func findDirection(ofStay variable: Int32) throws(MemoryError) {
    order.removeAll()
    met.removeAll()
    try ascend(from: variable, nextStamp())
    work[variable] = 1
    follow(from: order.count - 2, source: -1)
  }

  /// The nodes of `order` from `last` back to the first, each after what it is
  /// computed from; the left side of the row `source` grows by one.
  private mutating func follow(from last: Int, source: Int32) {
    if care.isTaken { return followCarefully(from: last, source: source) }
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

  /// given - Σ coefficient · rate over the terms of a row without `variable`; noise is zero.
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
    // Its members' own rates are nothing as yet.
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
  }

  /// Σ coefficient · rate.
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
    if care.isTaken { care.work[variable] = 0 }
  }

  /// How fast the left side of a row moves along the direction in `work`; what is
  /// less than `noise` of its operands is nothing.
  mutating func rate(of row: Int32, noise: Double = 10 * Tolerance.share) -> Double {
    if care.isTaken { return carefulRate(of: row, noise: noise) }
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

  /// Values of a block from its rows: corrections x += B⁻¹(b - Ax) until what
  /// is left is rounding.
  mutating func evaluateBlock(_ slot: Int32) throws(MemoryError) {
    if care.isTaken { return try evaluateBlockCarefully(slot) }
    let block = blocks[slot]
    var previous = Double.infinity
    var rest = 0.0
    var size = 0.0
    for _ in 0..<6 {
      var error = 0.0
      rest = 0
      size = 0
      for place in 0..<block.count {
        let judged = blockResidual(blockIndices[block.rows + place])
        local[place] = judged.residual
        size = max(size, judged.size)
        error = max(error, judged.share)
        rest = max(rest, judged.share * judged.size)
      }
      if error <= 3e-16 || error > 0.5 * previous { break }
      previous = error
      solveBlock(slot)
      for place in 0..<block.count {
        let variable = blockIndices[block.variables + place]
        try assign(variable, Self.whole(values[variable] + local[place], among: size), size: 0)
      }
    }
    // Factors that refining cannot save are no base for anything.
    if rest > Tolerance.refined * size { care.isDoubtful = true }
    for place in 0..<block.count { sizes[blockIndices[block.variables + place]] = Float(size) }
    if block.borderCount > 0 {
      blocks[slot].passes += 1
    }
  }

  /// A whole number instead of what rounding left beside it, in numbers of a size.
  @inline(__always)
  static func whole(_ value: Double, among size: Double) -> Double {
    // Adding and taking away 1.5·2⁵² rounds to a whole number.
    let magic = 6_755_399_441_055_744.0
    let whole = (value + magic) - magic
    return abs(value - whole) <= 1e-15 * (abs(value) + size) ? whole : value
  }

  /// constant - a·x of a row; that as a share of its operands; and the size of
  /// the operands in units of the row's largest coefficient.
  @inline(__always)
  private mutating func blockResidual(_ row: Int32) -> (residual: Double, share: Double, size: Double) {
    let entries = entries.view
    let values = values.view
    let rows = rows.view
    var sum = rows[row].constant
    var scale = abs(sum)
    var coefficient = 0.0
    let start = rows[row].start
    for term in start..<start &+ rows[row].count {
      let entry = entries[term]
      let amount = entry.coefficient * values[entry.variable]
      sum -= amount
      scale = max(scale, abs(amount))
      coefficient = max(coefficient, abs(entry.coefficient))
    }
    return (sum, scale == 0 ? 0 : abs(sum) / scale, scale / coefficient)
  }
}

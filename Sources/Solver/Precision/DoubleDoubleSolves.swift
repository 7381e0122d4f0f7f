import Memory

/// Combinations, directions and values in double-double.
extension Solver {
  // MARK: Combinations

  /// Writes a row as a combination of the active rows and the stays, in double-double; see `combine`.
  mutating func combineInDoubleDouble(_ row: Int32) throws(MemoryError) {
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
        try combineBlockInDoubleDouble(~node)
        continue
      }
      let amount = DoubleDouble(work[node], precision.work[node])
      let size = workSize[node]
      clearWork(node)
      if abs(amount.high) <= Precision.rounding * size { continue }
      let holder = variables[node].holder
      if holder < 0 {
        try combination.append(Share(row: ~node, factor: amount.high, size: 0))
        continue
      }
      let pivot = rows[holder].pivot
      let coefficient = entries[pivot].coefficient
      let factor = amount / coefficient
      try combination.append(Share(row: holder, factor: factor.high, size: 0))
      let first = rows[holder].start
      for term in first..<first + rows[holder].count where term != pivot { subtractWork(entries[term], factor) }
    }
  }

  private mutating func clearWork(_ variable: Int32) {
    work[variable] = 0
    precision.work[variable] = 0
    workSize[variable] = 0
  }

  private mutating func subtractWork(_ entry: Entry, _ factor: DoubleDouble) {
    let amount = factor * entry.coefficient
    subtractWork(entry.variable, amount)
    workSize[entry.variable] = max(workSize[entry.variable], abs(amount.high))
  }

  private mutating func subtractWork(_ variable: Int32, _ amount: DoubleDouble) {
    let rest = DoubleDouble(work[variable], precision.work[variable]) - amount
    work[variable] = rest.high
    precision.work[variable] = rest.low
  }

  /// Refines a block's factors: y += B⁻ᵀ(w - Bᵀy), with the residual of w in `work`. Meanwhile `size` of the shares
  /// in `combination` has their low parts.
  private mutating func combineBlockInDoubleDouble(_ slot: Int32) throws(MemoryError) {
    let block = blocks[slot]
    var size = 0.0
    for place in 0..<block.count {
      let variable = blockIndices[block.variables + place]
      if abs(work[variable]) <= Precision.rounding * workSize[variable] { clearWork(variable) }
      size = max(size, abs(work[variable]))
    }
    guard size > 0 else { return }
    let first = combination.count
    for place in 0..<block.count {
      try combination.append(Share(row: blockIndices[block.rows + place], factor: 0, size: 0))
    }
    refineShares(slot, first, size)
    try spreadShares(slot, first)
  }

  private mutating func refineShares(_ slot: Int32, _ first: Int, _ size: Double) {
    let block = blocks[slot]
    var error = size
    var previous = Double.infinity
    for _ in 0..<40 where error > 1e-30 * size && error < 0.5 * previous {
      previous = error
      for place in 0..<block.count { local[place] = work[blockIndices[block.variables + place]] }
      solveBlockTransposed(slot)
      for place in 0..<block.count where local[place] != 0 {
        let index = first + Int(place)
        let share = combination[index]
        let factor = DoubleDouble(share.factor, share.size) + DoubleDouble(local[place])
        combination[index] = Share(row: share.row, factor: factor.high, size: factor.low)
        let start = rows[share.row].start
        for term in start..<start + rows[share.row].count {
          let entry = entries[term]
          if variables[entry.variable].block == slot {
            subtractWork(entry.variable, DoubleDouble(local[place]) * entry.coefficient)
          }
        }
      }
      error = 0
      for place in 0..<block.count { error = max(error, abs(work[blockIndices[block.variables + place]])) }
    }
  }

  /// Subtracts the shares of a block's rows from the variables outside of it.
  private mutating func spreadShares(_ slot: Int32, _ first: Int) throws(MemoryError) {
    var largest = 0.0
    for index in first..<combination.count {
      largest = max(largest, abs(combination[index].factor) * largestCoefficient(combination[index].row))
    }
    var kept = first
    for index in first..<combination.count {
      let share = combination[index]
      if abs(share.factor) * largestCoefficient(share.row) <= Precision.rounding * largest { continue }
      let start = rows[share.row].start
      for term in start..<start + rows[share.row].count where variables[entries[term].variable].block != slot {
        subtractWork(entries[term], DoubleDouble(share.factor, share.size))
      }
      combination[kept] = Share(row: share.row, factor: share.factor, size: 0)
      kept += 1
    }
    combination.truncate(to: kept)
    let block = blocks[slot]
    for place in 0..<block.count { clearWork(blockIndices[block.variables + place]) }
  }

  // MARK: Directions

  /// Computes rates for the nodes of `order` from `last` to the first, in double-double.
  mutating func followInDoubleDouble(from last: Int, source: Int32) {
    for index in stride(from: last, through: 0, by: -1) {
      let node = order[index]
      guard node >= 0 else {
        followBlockInDoubleDouble(~node, source)
        continue
      }
      let holder = variables[node].holder
      let sum = sumInDoubleDouble(
        holder, work.view, precision.work.view, from: DoubleDouble(holder == source ? 1 : 0), without: node)
      guard abs(sum.sum.high) > Precision.rounding * sum.size else { continue }
      let rate = sum.sum / entries[rows[holder].pivot].coefficient
      work[node] = rate.high
      precision.work[node] = rate.low
    }
  }

  private mutating func followBlockInDoubleDouble(_ slot: Int32, _ source: Int32) {
    refine(slot, work.view, precision.work.view, source: source)
    let block = blocks[slot]
    var largest = 0.0
    for place in 0..<block.count { largest = max(largest, abs(work[blockIndices[block.variables + place]])) }
    for place in 0..<block.count {
      let variable = blockIndices[block.variables + place]
      if abs(work[variable]) <= Precision.rounding * largest {
        work[variable] = 0
        precision.work[variable] = 0
      }
    }
    equate(slot, work.view, precision.work.view, besides: source)
  }

  mutating func rateInDoubleDouble(of row: Int32, noise: Double) -> Double {
    let sum = sumInDoubleDouble(row, work.view, precision.work.view, from: DoubleDouble(0), without: -1)
    return abs(sum.sum.high) <= noise * sum.size ? 0 : -sum.sum.high
  }

  // MARK: Values

  mutating func residualInDoubleDouble(_ row: Int32) -> Double {
    -sumInDoubleDouble(row, values.view, precision.values.view, from: DoubleDouble(rows[row].constant), without: -1).sum
      .high
  }

  mutating func evaluateInDoubleDouble(_ variable: Int32) throws(MemoryError) {
    let row = variables[variable].holder
    guard row >= 0 else { return }
    let sum = sumInDoubleDouble(row, values.view, precision.values.view, from: bound(of: row), without: variable)
    let coefficient = entries[rows[row].pivot].coefficient
    let value = sum.sum / coefficient
    try noteValue(variable)
    values[variable] = value.high + 0
    precision.values[variable] = value.low
    sizes[variable] = 0
  }

  mutating func evaluateBlockInDoubleDouble(_ slot: Int32) throws(MemoryError) {
    let block = blocks[slot]
    for place in 0..<block.count { try noteValue(blockIndices[block.variables + place]) }
    let size = refine(slot, values.view, precision.values.view, source: nil)
    for place in 0..<block.count {
      let variable = blockIndices[block.variables + place]
      if abs(values[variable]) <= Precision.refined * size {
        values[variable] = 0
        precision.values[variable] = 0
      }
      values[variable] += 0
      sizes[variable] = 0
    }
    equate(slot, values.view, precision.values.view, besides: -1)
    if block.borderCount > 0 { blocks[slot].passes += 1 }
  }

  private mutating func noteValue(_ variable: Int32) throws(MemoryError) {
    try journal.lows.reserve(journal.values.count + 1)
    try journal.values.append(SavedValue(variable: variable, size: sizes[variable], value: values[variable]))
    journal.lows.appendReserved(precision.values[variable])
    try touch(variable)
  }

  // MARK: Refinement and sums

  /// Refines the numbers of a block's variables: z += B⁻¹(target - A·z). The targets are the rows' constants, or 1
  /// for the row `source` and 0 for the others. Returns the size of the operands.
  @discardableResult
  private mutating func refine(_ slot: Int32, _ high: View<Double>, _ low: View<Double>, source: Int32?) -> Double {
    let block = blocks[slot]
    var previous = Double.infinity
    var size = 0.0
    for _ in 0..<40 {
      var error = 0.0
      size = 0
      for place in 0..<block.count {
        let row = blockIndices[block.rows + place]
        let target = source.map { DoubleDouble($0 == row ? 1 : 0) } ?? bound(of: row)
        let sum = sumInDoubleDouble(row, high, low, from: target, without: -1)
        local[place] = sum.sum.high
        let coefficient = largestCoefficient(row)
        error = max(error, abs(sum.sum.high) / coefficient)
        size = max(size, sum.size / coefficient)
      }
      if error <= Precision.refined * size || error > 0.5 * previous { break }
      previous = error
      solveBlock(slot)
      for place in 0..<block.count {
        let variable = blockIndices[block.variables + place]
        let number = DoubleDouble(high[variable], low[variable]) + DoubleDouble(local[place])
        high[variable] = number.high
        low[variable] = number.low
      }
    }
    return size
  }

  /// Returns start - Σ coefficient · number over a row's terms except one, and the largest operand.
  private mutating func sumInDoubleDouble(
    _ row: Int32, _ high: View<Double>, _ low: View<Double>, from start: DoubleDouble, without variable: Int32
  ) -> (sum: DoubleDouble, size: Double) {
    var sum = start
    var size = abs(start.high)
    let entries = entries.view
    let first = rows[row].start
    for term in first..<first + rows[row].count where entries[term].variable != variable {
      let entry = entries[term]
      let amount = DoubleDouble(high[entry.variable], low[entry.variable]) * entry.coefficient
      sum = sum - amount
      size = max(size, abs(amount.high))
    }
    return (sum, size)
  }
}

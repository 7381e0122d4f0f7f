import Memory

/// Combinations, directions and values in double-double.
extension Basis {
  // MARK: Combinations

  /// Writes a row as a combination of the active rows and the stays, in double-double; see `combine`. To confirm lost
  /// digits, leaves out what is rounding in doubles, keeps the sizes that a solve in doubles uses, and sets `isUncertain` if
  /// a factor lost too many for it.
  mutating func combineInDoubleDouble(_ row: Int32, isConfirming: Bool = false) throws(MemoryError) {
    try descend(from: row)
    setLeftSide(to: row)
    try combineAlongOrderInDoubleDouble(isConfirming: isConfirming)
  }

  /// Writes a sum of rows, each times a factor, as a combination.
  mutating func combineSum(of factors: borrowing Buffer<Double>) throws(MemoryError) {
    let stamp = beginSum()
    for row in 0..<Int32(problem.rows.count) where factors[row] != 0 { try addToSum(row, factors[row], stamp) }
    try combineAlongOrderInDoubleDouble()
  }

  /// Writes the row whose coefficients are in `leftSide` as a combination. `order` has the nodes that it is computed from.
  mutating func combineAlongOrderInDoubleDouble(
    isConfirming: Bool = false, isSum: Bool = false
  ) throws(MemoryError) {
    search.combination.removeAll()
    for index in stride(from: search.order.count - 1, through: 0, by: -1) {
      let node = search.order[index]
      if node < 0 {
        try combineBlockInDoubleDouble(~node, isConfirming, isSum: isSum)
        continue
      }
      let amount = DoubleDouble(search.leftSide[node], precision.lowNumbers[node])
      let size = search.sizes[node]
      clearLeftSide(node)
      if abs(amount.high) <= (isConfirming ? Tolerance.factor : DoubleDouble.rounding) * size {
        if isSum && size > 0 { try noteCancelled(node, size) }
        continue
      }
      if isConfirming { noteLostDigits(amount.high, size) }
      let holder = problem.variables[node].holder
      if holder < 0 {
        try search.combination.append(Share(row: ~node, factor: amount.high, size: isConfirming ? size : 0))
        continue
      }
      let heldTerm = problem.rows[holder].heldTerm
      let coefficient = problem.entries[heldTerm].coefficient
      let factor = amount / coefficient
      try search.combination.append(
        Share(row: holder, factor: factor.high, size: isConfirming ? size / abs(coefficient) : 0))
      for term in problem.rows[holder].terms where term != heldTerm {
        subtractFromLeftSide(problem.entries[term], factor)
      }
    }
  }

  /// Notes that a sum of operands of `size`, which is not zero, has too few digits in doubles.
  private mutating func noteLostDigits(_ amount: Double, _ size: Double) {
    if abs(amount) < Tolerance.cancellation * size { precision.isUncertain = true }
  }

  private mutating func clearLeftSide(_ variable: Int32) {
    search.leftSide[variable] = 0
    precision.lowNumbers[variable] = 0
    search.sizes[variable] = 0
  }

  mutating func subtractFromLeftSide(_ entry: Entry, _ factor: DoubleDouble) {
    let amount = factor * entry.coefficient
    subtractFromLeftSide(entry.variable, amount)
    search.sizes[entry.variable] = max(search.sizes[entry.variable], abs(amount.high))
  }

  mutating func subtractFromLeftSide(_ variable: Int32, _ amount: DoubleDouble) {
    let rest = DoubleDouble(search.leftSide[variable], precision.lowNumbers[variable]) - amount
    search.leftSide[variable] = rest.high
    precision.lowNumbers[variable] = rest.low
  }

  /// Refines a block's factors: y += B⁻ᵀ(w - Bᵀy), with the residual of w in `leftSide`. Meanwhile the shares in `combination`
  /// have an `extendedFactor`.
  private mutating func combineBlockInDoubleDouble(
    _ slot: Int32, _ isConfirming: Bool, isSum: Bool
  ) throws(MemoryError) {
    let block = blocks[slot]
    let cancelled = isSum ? largestSize(block) : 0
    var size = 0.0
    for position in 0..<block.count {
      let variable = blocks.indices[block.variables + position]
      let rounding = isConfirming ? Tolerance.factor : DoubleDouble.rounding
      if abs(search.leftSide[variable]) <= rounding * search.sizes[variable] { clearLeftSide(variable) }
      if isConfirming { noteLostDigits(search.leftSide[variable], search.sizes[variable]) }
      size = max(size, abs(search.leftSide[variable]))
    }
    guard size > 0 || cancelled > 0 else { return }
    let first = search.combination.count
    for position in 0..<block.count {
      try search.combination.append(Share(row: blocks.indices[block.rows + position], factor: 0, size: 0))
    }
    refineShares(slot, first, size)
    try subtractShares(slot, first, isConfirming, cancelled)
  }

  private mutating func refineShares(_ slot: Int32, _ first: Int, _ size: Double) {
    let block = blocks[slot]
    var error = size
    var previous = Double.infinity
    for _ in 0..<40 where error > Precision.refined * size && error < 0.5 * previous {
      previous = error
      for position in 0..<block.count {
        blocks.rightSide[position] = search.leftSide[blocks.indices[block.variables + position]]
      }
      solveBlockTransposed(slot)
      for position in 0..<block.count where blocks.rightSide[position] != 0 {
        let index = first + Int(position)
        let share = search.combination[index]
        search.combination[index].extendedFactor = share.extendedFactor + DoubleDouble(blocks.rightSide[position])
        for term in problem.rows[share.row].terms {
          let entry = problem.entries[term]
          if problem.variables[entry.variable].block == slot {
            subtractFromLeftSide(entry.variable, DoubleDouble(blocks.rightSide[position]) * entry.coefficient)
          }
        }
      }
      error = 0
      for position in 0..<block.count {
        error = max(error, abs(search.leftSide[blocks.indices[block.variables + position]]))
      }
    }
  }

  /// Subtracts the shares of a block's rows from the variables outside of it. Rows without a share are noted as tied if
  /// contributions of size `cancelled` reached the block.
  private mutating func subtractShares(
    _ slot: Int32, _ first: Int, _ isConfirming: Bool, _ cancelled: Double
  ) throws(MemoryError) {
    var (largest, size) = (0.0, 0.0)
    for index in first..<search.combination.count {
      let factor = abs(search.combination[index].factor)
      largest = max(largest, factor * problem.largestCoefficient(search.combination[index].row))
      if isConfirming { size = max(size, factor) }
    }
    let least = isConfirming ? Tolerance.factor : Precision.smallest
    var kept = first
    for index in first..<search.combination.count {
      let share = search.combination[index]
      let isDropped = abs(share.factor) * problem.largestCoefficient(share.row) <= least * largest
      if isDropped && cancelled == 0 { continue }
      for term in problem.rows[share.row].terms
      where problem.variables[problem.entries[term].variable].block != slot {
        if isDropped {
          subtractFromLeftSide(problem.entries[term], 0, cancelled)
        } else {
          subtractFromLeftSide(problem.entries[term], share.extendedFactor)
        }
      }
      if isDropped {
        try noteTie(share.row)
        continue
      }
      search.combination[kept] = Share(row: share.row, factor: share.factor, size: size)
      kept += 1
    }
    search.combination.truncate(to: kept)
    let block = blocks[slot]
    for position in 0..<block.count { clearLeftSide(blocks.indices[block.variables + position]) }
  }

  // MARK: Directions

  /// Finds the direction of a row, or of the stay v for ~v.
  mutating func findDirectionInDoubleDouble(of source: Int32) throws(MemoryError) {
    let variable = source >= 0 ? problem.rows[source].held : ~source
    try findDependent(on: variable)
    if source < 0 { search.rates[variable] = 1 }
    computeRates(from: search.order.count - (source < 0 ? 2 : 1), source: max(source, -1), in: DoubleDouble.self)
  }

  mutating func refineBlockDirection(_ slot: Int32, _ source: Int32) {
    refine(slot, rates(DoubleDouble.self), source: source)
    let block = blocks[slot]
    var largest = 0.0
    for position in 0..<block.count {
      largest = max(largest, abs(search.rates[blocks.indices[block.variables + position]]))
    }
    for position in 0..<block.count {
      let variable = blocks.indices[block.variables + position]
      if abs(search.rates[variable]) <= Precision.smallest * largest {
        search.rates[variable] = 0
        precision.lowNumbers[variable] = 0
      }
    }
  }

  // MARK: Values

  mutating func refineBlock(_ slot: Int32) throws(MemoryError) {
    let block = blocks[slot]
    for position in 0..<block.count { try saveValue(blocks.indices[block.variables + position]) }
    let (error, size) = refine(slot, values(as: DoubleDouble.self), source: nil)
    // If refinement does not converge, the factors are too inaccurate.
    if Mechanism.lostDigits.isOn && error > Tolerance.refined * size { agenda.needsRebuild = true }
    for position in 0..<block.count {
      let variable = blocks.indices[block.variables + position]
      if abs(values[variable]) <= Precision.refined * size {
        values[variable] = 0
        precision.lowValues[variable] = 0
      }
      values[variable] += 0
      sizes[variable] = 0
    }
    equateNumbers(slot)
  }

  mutating func saveValue(_ variable: Int32) throws(MemoryError) {
    try journal.lows.reserve(journal.values.count + 1)
    try journal.values.append(saved(variable))
    journal.lows.appendReserved(precision.lowValues[variable])
    try touch(variable)
  }

  // MARK: Refinement and sums

  /// Refines the numbers of a block's variables: z += B⁻¹(target - A·z). The targets are the rows' constants, or 1
  /// for the row `source` and 0 for the others. Returns the largest residual and the size of the operands.
  @discardableResult
  private mutating func refine(_ slot: Int32, _ numbers: NumberSpan<DoubleDouble>, source: Int32?) -> (Double, Double) {
    let block = blocks[slot]
    var previous = Double.infinity
    var (error, size) = (0.0, 0.0)
    for _ in 0..<40 {
      (error, size) = (0, 0)
      for position in 0..<block.count {
        let row = blocks.indices[block.rows + position]
        let target = source.map { DoubleDouble($0 == row ? 1 : 0) } ?? heldConstant(of: row)
        let sum = sum(of: row, numbers, from: target)
        blocks.rightSide[position] = sum.value.high
        let coefficient = problem.largestCoefficient(row)
        error = max(error, abs(sum.value.high) / coefficient)
        size = max(size, sum.size / coefficient)
      }
      if error <= Precision.refined * size || error > 0.5 * previous { break }
      previous = error
      solveBlock(slot)
      for position in 0..<block.count {
        let variable = blocks.indices[block.variables + position]
        numbers[variable] = numbers[variable] + DoubleDouble(blocks.rightSide[position])
      }
    }
    return (error, size)
  }
}

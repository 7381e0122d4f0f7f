import Memory

/// Blocks in double-double: combinations, directions and values, refined with factors in doubles.
extension Basis {
  // MARK: Combinations

  /// Refines a block's factors: y += B⁻ᵀ(w - Bᵀy), with the residual of w in `leftSide`. Meanwhile the shares in `combination`
  /// have a `doubleDoubleFactor`.
  mutating func combineBlockInDoubleDouble(_ slot: Int32, isSum: Bool) throws(MemoryError) {
    let block = blocks[slot]
    let cancelled = isSum ? largestSize(block) : 0
    var size = 0.0
    for position in 0..<block.count {
      let variable = blocks.indices[block.variables + position]
      if hasCancelled(DoubleDouble(search.leftSide[variable]), search.sizes[variable]) {
        clearLeftSide(variable, DoubleDouble.self)
      }
      size = max(size, abs(search.leftSide[variable]))
    }
    guard size > 0 || cancelled > 0 else { return }
    let first = combination.count
    for position in 0..<block.count {
      let share = Share(row: blocks.indices[block.rows + position], factor: 0, size: 0)
      try combination.append(share, limits: false)
    }
    refineShares(slot, first, size)
    try subtractShares(slot, first, cancelled)
  }

  private mutating func refineShares(_ slot: Int32, _ first: Int, _ size: Double) {
    let block = blocks[slot]
    var error = size
    var previous = Double.infinity
    for _ in 0..<Precision.mostRefinements where error > Precision.refinedResidual * size && error < 0.5 * previous {
      previous = error
      for position in 0..<block.count {
        blocks.rightSide[position] = search.leftSide[blocks.indices[block.variables + position]]
      }
      solveBlockTransposed(slot)
      for position in 0..<block.count where blocks.rightSide[position] != 0 {
        let index = first + Int(position)
        let share = combination[index]
        combination[index].doubleDoubleFactor =
          share.doubleDoubleFactor + DoubleDouble(blocks.rightSide[position])
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
    noteDivergence(error, of: size)
  }

  /// Notes whether a refinement has ended with an error above what counts as zero. Then steps may be wrong.
  private mutating func noteDivergence(_ error: Double, of size: Double) {
    if Mechanism.lostDigits.isOn && error > DoubleDouble.sumRounding * size {
      precision.attempt.hasDoubtfulSteps = true
    }
  }

  /// Subtracts the shares of a block's rows from the variables outside of it. Rows without a share are noted as tied if
  /// contributions of size `cancelled` reached the block.
  private mutating func subtractShares(_ slot: Int32, _ first: Int, _ cancelled: Double) throws(MemoryError) {
    var largest = 0.0
    for share in combination.elements[first...] {
      largest = max(largest, abs(share.factor) * problem.largestCoefficient(share.row))
    }
    var kept = first
    for index in first..<combination.count {
      let share = combination[index]
      let isDropped = abs(share.factor) * problem.largestCoefficient(share.row) <= Precision.smallest * largest
      if isDropped && cancelled == 0 { continue }
      for term in problem.rows[share.row].terms
      where problem.variables[problem.entries[term].variable].block != slot {
        if isDropped {
          subtractFromLeftSide(problem.entries[term], 0.0, cancelled)
        } else {
          subtractFromLeftSide(problem.entries[term], share.doubleDoubleFactor)
        }
      }
      if isDropped {
        try noteTie(share.row)
        continue
      }
      combination[kept] = Share(row: share.row, factor: share.factor, size: 0)
      if problem.rows[share.row].isBounded { combination.link(kept) }
      kept += 1
    }
    combination.truncate(to: kept)
    let block = blocks[slot]
    for position in 0..<block.count {
      clearLeftSide(blocks.indices[block.variables + position], DoubleDouble.self)
    }
  }

  // MARK: Directions

  mutating func refineBlockDirection(_ slot: Int32, _ source: Int32) {
    let (error, size) = refine(slot, rates(DoubleDouble.self), source: source)
    noteDivergence(error, of: size)
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
    if Mechanism.lostDigits.isOn && error > Tolerance.blockResidual * size {
      precision.attempt.hasDiverged = true
      if !precision.attempt.acceptsDivergence { agenda.needsRebuild = true }
    }
    for position in 0..<block.count {
      let variable = blocks.indices[block.variables + position]
      if abs(values[variable]) <= Precision.refinedResidual * size {
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
  private mutating func refine(_ slot: Int32, _ numbers: NumberSpan<DoubleDouble>, source: Int32?) -> (Double, Double) {
    let block = blocks[slot]
    var previous = Double.infinity
    var (error, size) = (0.0, 0.0)
    for _ in 0..<Precision.mostRefinements {
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
      if error <= Precision.refinedResidual * size || error > 0.5 * previous { break }
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

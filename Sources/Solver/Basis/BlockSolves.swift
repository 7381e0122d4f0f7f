import Memory

/// Solving the systems of a block: triangular factors, and the Schur complement of the border.
extension Solver {
  // MARK: Solving with L and U alone

  /// `local` := (LU)⁻¹ `local`.
  private mutating func solveFactors(_ block: BlockRecord) {
    let local = local.view
    let indices = blockIndices.view
    let numbers = blockNumbers.view
    var slot: Int32 = 0
    while slot < block.count {
      let value = local[slot]
      if value != 0 { takeFrom(local, value, block.lowerStart &+ slot, block.lowerIndex, block.lower) }
      slot &+= 1
    }
    while slot > 0 {
      slot &-= 1
      var sum = local[slot]
      var index = indices[block.upperStart &+ slot]
      let end = indices[block.upperStart &+ slot &+ 1]
      while index < end {
        sum -= numbers[block.upper &+ index] * local[indices[block.upperIndex &+ index]]
        index &+= 1
      }
      local[slot] = sum == 0 ? 0 : sum / numbers[block.diagonal &+ slot]
    }
  }

  /// `local` := (LU)⁻ᵀ `local`.
  private mutating func solveFactorsTransposed(_ block: BlockRecord) {
    let local = local.view
    let indices = blockIndices.view
    let numbers = blockNumbers.view
    var slot: Int32 = 0
    while slot < block.count {
      if local[slot] != 0 {
        local[slot] /= numbers[block.diagonal &+ slot]
        takeFrom(local, local[slot], block.upperStart &+ slot, block.upperIndex, block.upper)
      }
      slot &+= 1
    }
    while slot > 0 {
      slot &-= 1
      var sum = local[slot]
      var index = indices[block.lowerStart &+ slot]
      let end = indices[block.lowerStart &+ slot &+ 1]
      while index < end {
        sum -= numbers[block.lower &+ index] * local[indices[block.lowerIndex &+ index]]
        index &+= 1
      }
      local[slot] = sum
    }
  }

  /// Subtracts a multiple of one sparse vector of the factors from `local`.
  @inline(__always)
  private mutating func takeFrom(
    _ local: View<Double>, _ value: Double, _ start: Int32, _ indexStart: Int32, _ numberStart: Int32
  ) {
    let indices = blockIndices.view
    let numbers = blockNumbers.view
    var index = indices[start]
    let end = indices[start &+ 1]
    while index < end {
      local[indices[indexStart &+ index]] -= numbers[numberStart &+ index] * value
      index &+= 1
    }
  }

  // MARK: Solving with the border

  /// `local`, by slot, := B⁻¹ `local`, by place.
  mutating func solveBlock(_ slot: Int32) {
    let block = blocks[slot]
    let border = block.borderCount
    let right = block.count
    for index in 0..<border {
      let replaced = blockIndices[block.borderSlots + index]
      local[right + index] = local[replaced]
      local[replaced] = 0
    }
    solveFactors(block)
    guard border > 0 else { return }
    for index in 0..<border {
      local[right + index] -= product(ofRow: blockIndices[block.rows + blockIndices[block.borderSlots + index]], slot)
    }
    solveSchur(block, transposed: false)
    for index in 0..<border {
      let amount = local[right + index]
      let spike = blockIndices[block.borderSpikes + index]
      if amount != 0 { for place in 0..<block.count { local[place] += blockNumbers[spike + place] * amount } }
    }
  }

  /// `local`, by place, := B⁻ᵀ `local`, by slot.
  mutating func solveBlockTransposed(_ slot: Int32) {
    let block = blocks[slot]
    let border = block.borderCount
    let right = block.count
    for index in 0..<border {
      let spike = blockIndices[block.borderSpikes + index]
      var sum = 0.0
      for place in 0..<block.count { sum += blockNumbers[spike + place] * local[place] }
      local[right + index] = sum
    }
    solveSchur(block, transposed: true)
    for index in 0..<border {
      let amount = local[right + index]
      let row = blockIndices[block.rows + blockIndices[block.borderSlots + index]]
      if amount == 0 { continue }
      let start = rows[row].start
      for term in start..<start + rows[row].count {
        let variable = entries[term].variable
        if variables[variable].block == slot {
          local[variables[variable].place] -= amount * entries[term].coefficient
        }
      }
    }
    solveFactorsTransposed(block)
    for index in 0..<border { local[blockIndices[block.borderSlots + index]] = local[right + index] }
  }

  /// The product of the row's part inside the block and `local`, by place.
  private mutating func product(ofRow row: Int32, _ slot: Int32) -> Double {
    let start = rows[row].start
    var sum = 0.0
    for term in start..<start + rows[row].count {
      let variable = entries[term].variable
      if variables[variable].block == slot { sum += entries[term].coefficient * local[variables[variable].place] }
    }
    return sum
  }

  /// Solves the small dense system of the Schur complement, whose right side follows the members in `local`. Returns
  /// the ratio of the least to the largest pivot; 0 means singular.
  @discardableResult
  private mutating func solveSchur(_ block: BlockRecord, transposed: Bool) -> Double {
    let border = block.borderCount
    let right = block.count
    let matrix = right + BlockRecord.borderLimit
    for row in 0..<border {
      for column in 0..<border {
        let place = transposed ? column * BlockRecord.borderLimit + row : row * BlockRecord.borderLimit + column
        local[matrix + row * border + column] = blockNumbers[block.schur + place]
      }
    }
    var least = Double.infinity
    var largest = 0.0
    for step in 0..<border {
      var pivot = step
      for row in step..<border
      where abs(local[matrix + row * border + step]) > abs(local[matrix + pivot * border + step]) { pivot = row }
      if pivot != step {
        swapLocal(right + pivot, right + step)
        for column in 0..<border { swapLocal(matrix + pivot * border + column, matrix + step * border + column) }
      }
      let diagonal = local[matrix + step * border + step]
      least = min(least, abs(diagonal))
      largest = max(largest, abs(diagonal))
      if diagonal == 0 { return 0 }
      for row in step + 1..<max(border, step + 1) {
        let factor = local[matrix + row * border + step] / diagonal
        if factor == 0 { continue }
        for column in step..<border {
          local[matrix + row * border + column] -= factor * local[matrix + step * border + column]
        }
        local[right + row] -= factor * local[right + step]
      }
    }
    for step in stride(from: border - 1, through: 0, by: -1) {
      var sum = local[right + step]
      for column in step + 1..<max(border, step + 1) {
        sum -= local[matrix + step * border + column] * local[right + column]
      }
      local[right + step] = sum / local[matrix + step * border + step]
    }
    return least / largest
  }

  private mutating func swapLocal(_ first: Int32, _ second: Int32) {
    let kept = local[first]
    local[first] = local[second]
    local[second] = kept
  }

  /// Replaces the row at `place` by another one. Returns false, without a change, if the border is full or the Schur
  /// complement is nearly singular.
  mutating func replace(at place: Int32, with row: Int32, in slot: Int32) throws(MemoryError) -> Bool {
    var block = blocks[slot]
    var index: Int32 = 0
    while index < block.borderCount && blockIndices[block.borderSlots + index] != place { index += 1 }
    let isNew = index == block.borderCount
    if isNew {
      guard index < BlockRecord.borderLimit else { return false }
      if block.schur < 0 {
        block.schur = try blockNumbers.take(Int(BlockRecord.borderLimit * BlockRecord.borderLimit))
        blocks[slot].schur = block.schur
      }
      let spike = try blockNumbers.take(Int(block.count))
      for other in 0..<block.count { local[other] = 0 }
      local[place] = 1
      solveFactors(block)
      for other in 0..<block.count { blockNumbers[spike + other] = local[other] }
      blockIndices[block.borderSlots + index] = place
      blockIndices[block.borderSpikes + index] = spike
      block.borderCount += 1
    }
    let old = blockIndices[block.rows + place]
    blockIndices[block.rows + place] = row
    fillSchur(block, slot, index)
    for other in 0..<block.borderCount { local[block.count + other] = 0 }
    if solveSchur(block, transposed: false) < 1e-9 {
      blockIndices[block.rows + place] = old
      if isNew {
        blockNumbers.give(blockIndices[block.borderSpikes + index], Int(block.count))
      } else {
        fillSchur(block, slot, index)
      }
      return false
    }
    blocks[slot] = block
    let variable = blockIndices[block.variables + place]
    variables[variable].holder = row
    setMatch(row, variable, pivot: -1)
    return true
  }

  /// Computes row and column `index` of the Schur complement.
  private mutating func fillSchur(_ block: BlockRecord, _ slot: Int32, _ index: Int32) {
    for other in 0..<block.borderCount {
      fillSchur(block, slot, row: index, column: other)
      if other != index { fillSchur(block, slot, row: other, column: index) }
    }
  }

  private mutating func fillSchur(_ block: BlockRecord, _ slot: Int32, row: Int32, column: Int32) {
    let spike = blockIndices[block.borderSpikes + column]
    let source = blockIndices[block.rows + blockIndices[block.borderSlots + row]]
    let start = rows[source].start
    var sum = 0.0
    for term in start..<start + rows[source].count {
      let variable = entries[term].variable
      if variables[variable].block == slot {
        sum += entries[term].coefficient * blockNumbers[spike + variables[variable].place]
      }
    }
    blockNumbers[block.schur + row * BlockRecord.borderLimit + column] = sum
  }
}

import Memory

/// Solving the systems of a block: triangular factors, and the Schur complement of the border.
extension Basis {
  // MARK: Solving with L and U alone

  /// `rightSide` := (LU)⁻¹ `rightSide`.
  private mutating func solveFactors(_ block: BlockRecord) {
    let local = blocks.rightSide.span
    let diagonal = blocks.numbers.span.from(block.diagonal)
    let (lower, upper) = (lower(of: block), upper(of: block))
    var position: Int32 = 0
    // From there on everything is zero.
    var end: Int32 = 0
    while position < block.count {
      let value = local[position]
      position &+= 1
      if value == 0 { continue }
      lower.subtract(position &- 1, times: value, from: local)
      end = position
    }
    while end > 0 {
      end &-= 1
      let rest = upper.remainder(of: end, local)
      local[end] = rest == 0 ? 0 : rest / diagonal[end]
    }
  }

  /// `rightSide` := (LU)⁻ᵀ `rightSide`.
  private mutating func solveFactorsTransposed(_ block: BlockRecord) {
    let local = blocks.rightSide.span
    let diagonal = blocks.numbers.span.from(block.diagonal)
    let (lower, upper) = (lower(of: block), upper(of: block))
    var position: Int32 = 0
    // From there on everything is zero.
    var end: Int32 = 0
    while position < block.count {
      let value = local[position]
      position &+= 1
      if value == 0 { continue }
      end = position
      local[end &- 1] = value / diagonal[end &- 1]
      upper.subtract(end &- 1, times: local[end &- 1], from: local)
    }
    while end > 0 {
      end &-= 1
      local[end] = lower.remainder(of: end, local)
    }
  }

  @inline(__always)
  private mutating func lower(of block: BlockRecord) -> SparseVectors {
    vectors(block.lowerStart, block.lowerIndex, block.lower)
  }

  @inline(__always)
  private mutating func upper(of block: BlockRecord) -> SparseVectors {
    vectors(block.upperStart, block.upperIndex, block.upper)
  }

  @inline(__always)
  private mutating func vectors(_ starts: Int32, _ indices: Int32, _ numbers: Int32) -> SparseVectors {
    let slices = blocks.indices.span
    return SparseVectors(
      starts: slices.from(starts), indices: slices.from(indices), numbers: blocks.numbers.span.from(numbers))
  }

  // MARK: Solving with the border

  /// `rightSide` := B⁻¹ `rightSide`.
  mutating func solveBlock(_ slot: Int32) {
    let block = blocks[slot]
    let border = block.borderCount
    let right = block.count
    for index in 0..<border {
      let replaced = blocks.indices[block.borderPositions + index]
      blocks.rightSide[right + index] = blocks.rightSide[replaced]
      blocks.rightSide[replaced] = 0
    }
    solveFactors(block)
    guard border > 0 else { return }
    for index in 0..<border {
      blocks.rightSide[right + index] -= product(
        ofRow: blocks.indices[block.rows + blocks.indices[block.borderPositions + index]], slot)
    }
    solveSchur(block, transposed: false)
    for index in 0..<border {
      let amount = blocks.rightSide[right + index]
      if amount == 0 { continue }
      let spike = blocks.numbers.span.from(blocks.indices[block.borderSpikes + index])
      let local = blocks.rightSide.span
      for position in 0..<Int(block.count) { local[position] += spike[position] * amount }
    }
  }

  /// `rightSide` := B⁻ᵀ `rightSide`.
  mutating func solveBlockTransposed(_ slot: Int32) {
    let block = blocks[slot]
    let border = block.borderCount
    let right = block.count
    for index in 0..<border {
      let spike = blocks.numbers.span.from(blocks.indices[block.borderSpikes + index])
      let local = blocks.rightSide.span
      var sum = 0.0
      for position in 0..<Int(block.count) { sum += spike[position] * local[position] }
      blocks.rightSide[right + index] = sum
    }
    solveSchur(block, transposed: true)
    for index in 0..<border {
      let amount = blocks.rightSide[right + index]
      let row = blocks.indices[block.rows + blocks.indices[block.borderPositions + index]]
      if amount == 0 { continue }
      for term in problem.rows[row].terms {
        let variable = problem.entries[term].variable
        if problem.variables[variable].block == slot {
          blocks.rightSide[problem.variables[variable].position] -= amount * problem.entries[term].coefficient
        }
      }
    }
    solveFactorsTransposed(block)
    for index in 0..<border {
      blocks.rightSide[blocks.indices[block.borderPositions + index]] = blocks.rightSide[right + index]
    }
  }

  /// The product of the row's part inside the block and `rightSide`.
  private mutating func product(ofRow row: Int32, _ slot: Int32) -> Double {
    var sum = 0.0
    for term in problem.rows[row].terms {
      let variable = problem.entries[term].variable
      if problem.variables[variable].block == slot {
        sum += problem.entries[term].coefficient * blocks.rightSide[problem.variables[variable].position]
      }
    }
    return sum
  }

  /// Solves the small dense system of the Schur complement, whose right side follows the members in `rightSide`. Returns
  /// the least pivot; 0 means singular.
  @discardableResult
  private mutating func solveSchur(_ block: BlockRecord, transposed: Bool) -> Double {
    let border = block.borderCount
    let right = block.count
    let matrix = right + BlockRecord.borderLimit
    for row in 0..<border {
      for column in 0..<border {
        let element = transposed ? column * BlockRecord.borderLimit + row : row * BlockRecord.borderLimit + column
        blocks.rightSide[matrix + row * border + column] = blocks.numbers[block.schur + element]
      }
    }
    var least = Double.infinity
    for step in 0..<border {
      var pivotRow = step
      for row in step..<border
      where abs(blocks.rightSide[matrix + row * border + step])
        > abs(blocks.rightSide[matrix + pivotRow * border + step])
      {
        pivotRow = row
      }
      if pivotRow != step {
        swapAt(right + pivotRow, right + step)
        for column in 0..<border { swapAt(matrix + pivotRow * border + column, matrix + step * border + column) }
      }
      let pivot = blocks.rightSide[matrix + step * border + step]
      least = min(least, abs(pivot))
      if pivot == 0 { return 0 }
      for row in step + 1..<max(border, step + 1) {
        let factor = blocks.rightSide[matrix + row * border + step] / pivot
        if factor == 0 { continue }
        for column in step..<border {
          blocks.rightSide[matrix + row * border + column] -= factor * blocks.rightSide[matrix + step * border + column]
        }
        blocks.rightSide[right + row] -= factor * blocks.rightSide[right + step]
      }
    }
    for step in stride(from: border - 1, through: 0, by: -1) {
      var sum = blocks.rightSide[right + step]
      for column in step + 1..<max(border, step + 1) {
        sum -= blocks.rightSide[matrix + step * border + column] * blocks.rightSide[right + column]
      }
      blocks.rightSide[right + step] = sum / blocks.rightSide[matrix + step * border + step]
    }
    return least
  }

  private mutating func swapAt(_ first: Int32, _ second: Int32) {
    let kept = blocks.rightSide[first]
    blocks.rightSide[first] = blocks.rightSide[second]
    blocks.rightSide[second] = kept
  }

  /// Replaces the row at `position` by another one. Returns false, without a change, if the border is full or the Schur
  /// complement is nearly singular.
  mutating func replaceInBlock(at position: Int32, with row: Int32, in slot: Int32) throws(MemoryError) -> Bool {
    var block = blocks[slot]
    var index: Int32 = 0
    while index < block.borderCount && blocks.indices[block.borderPositions + index] != position { index += 1 }
    let isNew = index == block.borderCount
    if isNew {
      guard index < BlockRecord.borderLimit else { return false }
      if block.schur < 0 {
        block.schur = try blocks.numbers.take(Int(BlockRecord.borderLimit * BlockRecord.borderLimit))
        blocks[slot].schur = block.schur
      }
      let spike = try blocks.numbers.take(Int(block.count))
      for other in 0..<block.count { blocks.rightSide[other] = 0 }
      blocks.rightSide[position] = 1
      solveFactors(block)
      for other in 0..<block.count { blocks.numbers[spike + other] = blocks.rightSide[other] }
      blocks.indices[block.borderPositions + index] = position
      blocks.indices[block.borderSpikes + index] = spike
      block.borderCount += 1
    }
    let old = blocks.indices[block.rows + position]
    blocks.indices[block.rows + position] = row
    let size = fillSchur(block, slot, index)
    for other in 0..<block.borderCount { blocks.rightSide[block.count + other] = 0 }
    if solveSchur(block, transposed: false) <= (Mechanism.pivotThreshold.isOn ? 1e-9 : 0) * size {
      blocks.indices[block.rows + position] = old
      if isNew {
        blocks.numbers.give(blocks.indices[block.borderSpikes + index], Int(block.count))
      } else {
        _ = fillSchur(block, slot, index)
      }
      return false
    }
    blocks[slot] = block
    noteOutside(position, of: slot)
    let variable = blocks.indices[block.variables + position]
    problem.variables[variable].holder = row
    problem.setMatch(row, variable, term: -1)
    return true
  }

  /// Computes row and column `index` of the Schur complement. Returns the size of the operands.
  private mutating func fillSchur(_ block: BlockRecord, _ slot: Int32, _ index: Int32) -> Double {
    var size = 0.0
    for other in 0..<block.borderCount {
      size = max(size, fillSchur(block, slot, row: index, column: other))
      if other != index { size = max(size, fillSchur(block, slot, row: other, column: index)) }
    }
    return size
  }

  private mutating func fillSchur(_ block: BlockRecord, _ slot: Int32, row: Int32, column: Int32) -> Double {
    let spike = blocks.indices[block.borderSpikes + column]
    let source = blocks.indices[block.rows + blocks.indices[block.borderPositions + row]]
    var (sum, size) = (0.0, 0.0)
    for term in problem.rows[source].terms {
      let variable = problem.entries[term].variable
      if problem.variables[variable].block == slot {
        let amount = problem.entries[term].coefficient * blocks.numbers[spike + problem.variables[variable].position]
        sum += amount
        size = max(size, abs(amount))
      }
    }
    blocks.numbers[block.schur + row * BlockRecord.borderLimit + column] = sum
    return size
  }
}

/// The vectors of a triangular factor.
private struct SparseVectors {
  let starts: BufferSpan<Int32>
  let indices: BufferSpan<Int32>
  let numbers: BufferSpan<Double>

  /// Subtracts a multiple of a vector from `rightSide`.
  @inline(__always)
  func subtract(_ vector: Int32, times factor: Double, from local: BufferSpan<Double>) {
    var index = Int(starts[vector])
    let end = Int(starts[vector &+ 1])
    while index < end {
      local[indices[index]] -= numbers[index] * factor
      index &+= 1
    }
  }

  /// Returns an element of `rightSide` less the product of its vector and `rightSide`.
  @inline(__always)
  func remainder(of vector: Int32, _ local: BufferSpan<Double>) -> Double {
    var rest = local[vector]
    var index = Int(starts[vector])
    let end = Int(starts[vector &+ 1])
    while index < end {
      rest -= numbers[index] * local[indices[index]]
      index &+= 1
    }
    return rest
  }
}

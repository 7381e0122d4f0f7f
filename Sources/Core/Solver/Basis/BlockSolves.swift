import Memory

/// Solving the system of a block, by its factors and the Schur complement of its border.
extension Basis {
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
    factors(of: block).solve(blocks.rightSide.span)
    guard border > 0 else { return }
    let local = blocks.rightSide.span
    for index in 0..<border {
      let row = blocks.indices[block.rows + blocks.indices[block.borderPositions + index]]
      local[right + index] -= product(ofRow: row, inside: slot, local).sum
    }
    schurSystem(of: block, isTransposed: false).solve()
    for index in 0..<border {
      let amount = blocks.rightSide[right + index]
      if amount == 0 { continue }
      let spike = blocks.numbers.span.from(blocks.indices[block.borderSpikes + index])
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
    if border > 0 { schurSystem(of: block, isTransposed: true).solve() }
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
    factors(of: block).solveTransposed(blocks.rightSide.span)
    for index in 0..<border {
      blocks.rightSide[blocks.indices[block.borderPositions + index]] = blocks.rightSide[right + index]
    }
  }

  /// The product of the part of a row inside a block and numbers by position, and the largest of its summands.
  @inline(__always)
  mutating func product(
    ofRow row: Int32, inside slot: Int32, _ numbers: BufferSpan<Double>
  ) -> (sum: Double, largest: Double) {
    var (sum, largest) = (0.0, 0.0)
    for term in problem.rows[row].terms {
      let variable = problem.entries[term].variable
      if problem.variables[variable].block == slot {
        let summand = problem.entries[term].coefficient * numbers[problem.variables[variable].position]
        sum += summand
        largest = max(largest, abs(summand))
      }
    }
    return (sum, largest)
  }

  /// The system of the Schur complement, a copy in `rightSide` behind the numbers of the members.
  mutating func schurSystem(of block: BlockRecord, isTransposed: Bool) -> DenseSystem {
    let numbers = blocks.rightSide.span.from(block.count)
    let matrix = numbers.from(BlockRecord.borderLimit)
    let schur = blocks.numbers.span.from(block.schur)
    for row in 0..<block.borderCount {
      for column in 0..<block.borderCount {
        let element = isTransposed ? column * BlockRecord.borderLimit + row : row * BlockRecord.borderLimit + column
        matrix[row * block.borderCount + column] = schur[element]
      }
    }
    return DenseSystem(count: block.borderCount, matrix: matrix, numbers: numbers)
  }

  /// The factors that all rows but those of the border have.
  @inline(__always)
  mutating func factors(of block: BlockRecord) -> TriangularFactors {
    let numbers = blocks.numbers.span
    return TriangularFactors(
      count: block.count, diagonal: numbers.from(block.diagonal),
      lower: vectors(block.lowerStart, block.lowerIndex, block.lower),
      upper: vectors(block.upperStart, block.upperIndex, block.upper))
  }

  @inline(__always)
  private mutating func vectors(_ starts: Int32, _ indices: Int32, _ numbers: Int32) -> SparseVectors {
    let slices = blocks.indices.span
    return SparseVectors(
      starts: slices.from(starts), indices: slices.from(indices), numbers: blocks.numbers.span.from(numbers))
  }
}

import Memory

/// The border of a block: rows replaced since its factorisation.
extension Basis {
  /// Replaces the row at `position` by another one. Returns false if the border is full or the Schur complement
  /// is nearly singular; then the block has its rows from before.
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
      factors(of: block).solve(blocks.rightSide.span)
      for other in 0..<block.count { blocks.numbers[spike + other] = blocks.rightSide[other] }
      blocks.indices[block.borderPositions + index] = position
      blocks.indices[block.borderSpikes + index] = spike
      block.borderCount += 1
    }
    let old = blocks.indices[block.rows + position]
    blocks.indices[block.rows + position] = row
    let size = fillSchur(block, slot, index)
    for other in 0..<block.borderCount { blocks.rightSide[block.count + other] = 0 }
    if schurSystem(of: block, isTransposed: false).solve() <= (Mechanism.pivotThreshold.isOn ? 1e-9 : 0) * size {
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

  /// Computes row and column `index` of the Schur complement. Returns the largest of their summands.
  private mutating func fillSchur(_ block: BlockRecord, _ slot: Int32, _ index: Int32) -> Double {
    var largest = 0.0
    for other in 0..<block.borderCount {
      largest = max(largest, fillSchur(block, slot, row: index, column: other))
      if other != index { largest = max(largest, fillSchur(block, slot, row: other, column: index)) }
    }
    return largest
  }

  private mutating func fillSchur(_ block: BlockRecord, _ slot: Int32, row: Int32, column: Int32) -> Double {
    let source = blocks.indices[block.rows + blocks.indices[block.borderPositions + row]]
    let spike = blocks.numbers.span.from(blocks.indices[block.borderSpikes + column])
    let product = product(ofRow: source, inside: slot, spike)
    blocks.numbers[block.schur + row * BlockRecord.borderLimit + column] = product.sum
    return product.largest
  }
}

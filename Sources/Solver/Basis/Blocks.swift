import Memory

/// Variables whose rows depend on each other in a cycle, solved together.
///
/// The matrix of the block is B = L·U, except for a few rows replaced since the factorisation: the *border*. Members
/// are numbered by pivot, so slot s of the rows and place s of the variables belong to the s-th pivot. A replaced
/// slot c has a *spike* W_c = (LU)⁻¹e_c. The new rows k and the spikes give the Schur complement S[k,c] = a_k·W_c.
/// Replacing a row then costs one triangular solve instead of a factorisation.
struct BlockRecord {
  /// Slices of the index arena: variables by place, current rows by slot, then
  /// the starts and indices of L and U, the border's slots and its spikes.
  var indices: Int32 = -1
  var indexCount: Int32 = 0
  /// Slice of the number arena: diagonal, L, U.
  var numbers: Int32 = -1
  var numberCount: Int32 = 0
  var count: Int32 = 0
  var lowerCount: Int32 = 0
  var upperCount: Int32 = 0
  var borderCount: Int32 = 0
  /// Start of S in the number arena, or -1.
  var schur: Int32 = -1
  /// Solves with a border since the factorisation. In a free slot, the next free slot.
  var passes: Int32 = 0
  var mark: UInt32 = 0
  var reach: UInt32 = 0
  /// The count of streamed steps when its rows were last known to hold.
  var streamed: UInt32 = 0

  static let borderLimit: Int32 = 8

  var variables: Int32 { indices }
  var rows: Int32 { indices + count }
  var lowerStart: Int32 { indices + 2 * count }
  var upperStart: Int32 { indices + 3 * count + 1 }
  var lowerIndex: Int32 { indices + 4 * count + 2 }
  var upperIndex: Int32 { indices + 4 * count + 2 + lowerCount }
  var borderSlots: Int32 { upperIndex + upperCount }
  var borderSpikes: Int32 { borderSlots + BlockRecord.borderLimit }
  var diagonal: Int32 { numbers }
  var lower: Int32 { numbers + count }
  var upper: Int32 { numbers + count + lowerCount }
}

extension Solver {
  /// Makes a block from the kernel that `factor` has factorised.
  mutating func makeBlock() throws(MemoryError) -> Int32 {
    let count = Int32(factor.pivotRows.count)
    var block = BlockRecord()
    block.count = count
    block.lowerCount = Int32(factor.lowerIndex.count)
    block.upperCount = Int32(factor.upperIndex.count)
    let border = 2 * BlockRecord.borderLimit
    block.indexCount = 4 * count + 2 + block.lowerCount + block.upperCount + border
    block.numberCount = count + block.lowerCount + block.upperCount
    try blockIndices.prepareToGive()
    try blockNumbers.prepareToGive()
    block.numbers = try blockNumbers.take(Int(block.numberCount))
    block.indices = try blockIndices.take(Int(block.indexCount))
    for place in 0..<count {
      blockIndices[block.variables + place] = factor.members[factor.pivotColumns[place]]
      blockIndices[block.rows + place] = factor.memberRows[factor.pivotRows[place]]
      blockNumbers[block.diagonal + place] = factor.diagonal[place]
    }
    for place in 0...count {
      blockIndices[block.lowerStart + place] = factor.lowerStart[place]
      blockIndices[block.upperStart + place] = factor.upperStart[place]
    }
    for index in 0..<block.lowerCount {
      blockIndices[block.lowerIndex + index] = factor.lowerIndex[index]
      blockNumbers[block.lower + index] = factor.lower[index]
    }
    for index in 0..<block.upperCount {
      blockIndices[block.upperIndex + index] = factor.upperIndex[index]
      blockNumbers[block.upper + index] = factor.upper[index]
    }
    let slot = try makeBlockSlot(block)
    for place in 0..<count {
      let variable = blockIndices[block.variables + place]
      variables[variable].block = slot
      variables[variable].place = place
      variables[variable].holder = blockIndices[block.rows + place]
      setMatch(blockIndices[block.rows + place], variable, pivot: -1)
    }
    try local.reserve(Int(count) + 96)
    try local.extend(to: max(local.count, Int(count) + 96))
    try groups.extend(to: max(groups.count, Int(count)))
    statisticsSoFar.factorisations += 1
    return slot
  }

  private mutating func makeBlockSlot(_ block: BlockRecord) throws(MemoryError) -> Int32 {
    if freeBlock >= 0 {
      let slot = freeBlock
      freeBlock = blocks[slot].passes
      blocks[slot] = block
      return slot
    }
    try blocks.append(block)
    return Int32(blocks.count - 1)
  }

  /// Frees a block's memory. The caller rearranges its members.
  mutating func freeBlock(_ slot: Int32) {
    let block = blocks[slot]
    for index in 0..<block.borderCount {
      blockNumbers.give(blockIndices[block.borderSpikes + index], Int(block.count))
    }
    if block.schur >= 0 {
      blockNumbers.give(block.schur, Int(BlockRecord.borderLimit * BlockRecord.borderLimit))
    }
    blockNumbers.give(block.numbers, Int(block.numberCount))
    blockIndices.give(block.indices, Int(block.indexCount))
    blocks[slot] = BlockRecord()
    blocks[slot].passes = freeBlock
    freeBlock = slot
  }
}

import Memory

/// All blocks, and the scratch of their solves.
struct Blocks: ~Copyable {
  private var records: Buffer<BlockRecord>
  /// The first free slot, or -1.
  var free: Int32 = -1
  var indices: Arena<Int32>
  var numbers: Arena<Double>
  var factorisation: Factorisation
  /// The right side and the solution of one block's system.
  var rightSide: Buffer<Double>
  /// The members of one block by equal value, as a union-find forest. A label is the variable with the value of the group.
  var groups: Buffer<Int32>

  init(_ account: Account) {
    records = Buffer(account)
    indices = Arena(account)
    numbers = Arena(account)
    factorisation = Factorisation(account)
    rightSide = Buffer(account)
    groups = Buffer(account)
  }

  mutating func release() {
    records.release()
    indices.release()
    numbers.release()
    factorisation.release()
    rightSide.release()
    groups.release()
  }

  var count: Int { records.count }

  var span: BufferSpan<BlockRecord> {
    @inline(__always) mutating get { records.span }
  }

  @inline(__always)
  subscript(slot: Int32) -> BlockRecord {
    _read { yield records[slot] }
    _modify { yield &records[slot] }
  }

  @inline(__always)
  subscript(slot: Int) -> BlockRecord {
    _read { yield records[slot] }
    _modify { yield &records[slot] }
  }

  /// Reserves a slot, and the scratch of a block of so many members.
  mutating func reserveSlot(members: Int) throws(MemoryError) {
    if free < 0 { try records.reserve(records.count + 1) }
    try rightSide.extend(to: max(rightSide.count, members + BlockRecord.borderRoom))
    try groups.extend(to: max(groups.count, members))
  }

  /// Takes the slot that is reserved.
  mutating func takeSlot(for record: BlockRecord) -> Int32 {
    let slot = free
    if slot < 0 {
      records.appendReserved(record)
      return Int32(records.count - 1)
    }
    free = records[slot].nextFree
    records[slot] = record
    return slot
  }

  mutating func trim() {
    records.trim()
    indices.trim()
    numbers.trim()
  }
}

/// Variables whose rows depend on each other in a cycle, solved together.
///
/// The matrix of the block is B = L·U, except for a few rows replaced since the factorisation: the *border*. Rows and
/// variables are in the order of the pivots: at position p are the row and the variable of the p-th pivot. A replaced
/// position c has a *spike* W_c = (LU)⁻¹e_c. The new rows k and the spikes give the Schur complement S[k,c] = a_k·W_c.
/// Replacing a row then costs one triangular solve instead of a factorisation.
struct BlockRecord {
  /// Slices of the index arena: variables by position, current rows by position, then
  /// the starts and indices of L and U, the positions whose rows may mention variables
  /// outside of the block (their count, then the positions in order), and the
  /// border's positions and its spikes.
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
  /// The next free slot, or -1.
  var nextFree: Int32 = -1
  /// See `VariableRecord`.
  var visitStamp: UInt32 = 0
  var memberStamp: UInt32 = 0
  /// The count of streamed steps when its rows were last known to hold.
  var streamed: UInt32 = 0
  /// Its factors have lost digits: alone, without refinement in double-double, they are too inexact.
  var hasLostDigits = false

  static let borderLimit: Int32 = 8
  /// The right side and a copy of the Schur complement.
  static let borderRoom = Int(borderLimit * (borderLimit + 1))
  /// Smaller blocks have no border: they are factorised again.
  static let leastBordered: Int32 = 13
  /// A cycle of more variables becomes a block before the exchange.
  static let mostEager = 24

  var variables: Int32 { indices }
  var rows: Int32 { indices + count }
  var lowerStart: Int32 { indices + 2 * count }
  var upperStart: Int32 { indices + 3 * count + 1 }
  var lowerIndex: Int32 { indices + 4 * count + 2 }
  var upperIndex: Int32 { indices + 4 * count + 2 + lowerCount }
  var outside: Int32 { upperIndex + upperCount }
  var borderPositions: Int32 { outside + 1 + count }
  var borderSpikes: Int32 { borderPositions + BlockRecord.borderLimit }
  var diagonal: Int32 { numbers }
  var lower: Int32 { numbers + count }
  var upper: Int32 { numbers + count + lowerCount }
}

extension Basis {
  /// Makes a block of the rows whose factors `factorisation` has.
  mutating func makeBlock() throws(MemoryError) -> Int32 {
    let count = Int32(blocks.factorisation.pivots.rows.count)
    var block = BlockRecord()
    block.count = count
    block.hasLostDigits = blocks.factorisation.pivots.haveLostDigits
    block.lowerCount = Int32(blocks.factorisation.lower.index.count)
    block.upperCount = Int32(blocks.factorisation.upper.index.count)
    let border = count < BlockRecord.leastBordered ? 0 : 2 * BlockRecord.borderLimit
    block.indexCount = 5 * count + 3 + block.lowerCount + block.upperCount + border
    block.numberCount = count + block.lowerCount + block.upperCount
    try blocks.indices.prepareToGive()
    try blocks.numbers.prepareToGive()
    try blocks.reserveSlot(members: Int(count))
    block.numbers = try blocks.numbers.take(Int(block.numberCount))
    do throws(MemoryError) { block.indices = try blocks.indices.take(Int(block.indexCount)) } catch {
      blocks.numbers.give(block.numbers, Int(block.numberCount))
      throw error
    }
    fill(block)
    let slot = blocks.takeSlot(for: block)
    for position in 0..<count {
      let variable = blocks.indices[block.variables + position]
      problem.variables[variable].block = slot
      problem.variables[variable].position = position
      problem.variables[variable].holder = blocks.indices[block.rows + position]
      problem.setMatch(blocks.indices[block.rows + position], variable, term: -1)
    }
    var outsideCount: Int32 = 0
    for position in 0..<count where mentionsOutside(blocks.indices[block.rows + position], of: slot) {
      outsideCount += 1
      blocks.indices[block.outside + outsideCount] = position
    }
    blocks.indices[block.outside] = outsideCount
    problem.statistics.factorisations += 1
    return slot
  }

  /// Copies the pivots and the factors of the kernel into a block.
  @inline(__always)
  private mutating func fill(_ block: BlockRecord) {
    let indices = blocks.indices.span
    let numbers = blocks.numbers.span
    let members = blocks.factorisation.members.span
    let memberRows = blocks.factorisation.memberRows.span
    for position in 0..<block.count {
      indices[block.variables &+ position] = members[blocks.factorisation.pivots.columns[position]]
      indices[block.rows &+ position] = memberRows[blocks.factorisation.pivots.rows[position]]
      numbers[block.diagonal &+ position] = blocks.factorisation.pivots.diagonal[position]
    }
    for position in 0...block.count {
      indices[block.lowerStart &+ position] = blocks.factorisation.lower.start[position]
      indices[block.upperStart &+ position] = blocks.factorisation.upper.start[position]
    }
    blocks.indices.copy(blocks.factorisation.lower.index, to: block.lowerIndex)
    blocks.numbers.copy(blocks.factorisation.lower.numbers, to: block.lower)
    blocks.indices.copy(blocks.factorisation.upper.index, to: block.upperIndex)
    blocks.numbers.copy(blocks.factorisation.upper.numbers, to: block.upper)
  }

  /// Returns whether a row mentions a variable outside of a block.
  @inline(never)
  mutating func mentionsOutside(_ row: Int32, of slot: Int32) -> Bool {
    let entries = problem.entries.span
    let variables = problem.variables.span
    for term in problem.rows[row].terms where variables[entries[term].variable].block != slot {
      return true
    }
    return false
  }

  /// Lists a position whose row was replaced, if the new row mentions a variable outside of the block.
  mutating func noteOutside(_ position: Int32, of slot: Int32) {
    let block = blocks[slot]
    guard mentionsOutside(blocks.indices[block.rows + position], of: slot) else { return }
    var index = block.outside + blocks.indices[block.outside]
    while index > block.outside && blocks.indices[index] > position { index -= 1 }
    if index > block.outside && blocks.indices[index] == position { return }
    blocks.indices[block.outside] += 1
    var moved = block.outside + blocks.indices[block.outside]
    while moved > index + 1 {
      blocks.indices[moved] = blocks.indices[moved - 1]
      moved -= 1
    }
    blocks.indices[moved] = position
  }

  /// Frees a block's memory. The caller rearranges its members.
  mutating func freeBlock(_ slot: Int32) {
    let block = blocks[slot]
    for index in 0..<block.borderCount {
      blocks.numbers.give(blocks.indices[block.borderSpikes + index], Int(block.count))
    }
    if block.schur >= 0 {
      blocks.numbers.give(block.schur, Int(BlockRecord.borderLimit * BlockRecord.borderLimit))
    }
    blocks.numbers.give(block.numbers, Int(block.numberCount))
    blocks.indices.give(block.indices, Int(block.indexCount))
    blocks[slot] = BlockRecord()
    blocks[slot].nextFree = blocks.free
    blocks.free = slot
  }
}

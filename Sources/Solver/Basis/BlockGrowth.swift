import Memory

/// Single variables that join a block, without a factorisation.
///
/// In a cycle of one block and single variables, the rows before an exchange are triangular but for the block:
///
///     D          the variables that the block is computed from
///     C  B       the block
///     F  E  A    the variables computed from it
///
/// With the pivots of A first, in reverse, then those of D, nothing fills in: A, E and F are rows of U, D and C are columns of L,
/// each divided by its diagonal, and the factors of B follow. The border stays, with longer spikes: they are zero in D.
extension Basis {
  /// Makes one block of the nodes in `search.cycle`, which are in order of computation. Returns false, without a change, if
  /// they are not one block and single variables, or the block is due for a factorisation.
  mutating func growBlock() throws(MemoryError) -> Bool {
    var home = -1
    for index in 0..<search.cycle.count where search.cycle[index] < 0 {
      if home >= 0 { return false }
      home = index
    }
    if home < 0 { return false }
    let old = ~search.cycle[home]
    let block = blocks[old]
    if block.borderCount == BlockRecord.borderLimit || block.passes >= 64 { return false }
    let added = Int32(search.cycle.count - 1)
    let reach = try gatherGrown(home)
    try blocks.factor.beginFactors()
    for place in 0..<added { try appendSingle(place, reach) }
    for place in 0..<block.count { try appendPivot(place, of: block, added) }
    let slot = try makeBlock()
    blocks[slot].passes = block.passes
    for index in 0..<block.borderCount { try lengthenSpike(index, of: block, in: slot, added) }
    blocks[slot].schur = block.schur
    blocks[old].schur = -1
    freeBlock(old)
    return true
  }

  /// Lists the members in the order of the pivots. They get their places, and the mark that is returned as their reach.
  private mutating func gatherGrown(_ home: Int) throws(MemoryError) -> UInt32 {
    blocks.factor.members.removeAll()
    blocks.factor.memberRows.removeAll()
    let reach = nextStamp()
    let last = search.cycle.count - 1
    for place in 0..<last {
      let variable = search.cycle[place < last - home ? last - place : place - (last - home)]
      try appendMember(variable, problem.variables[variable].holder, reach)
    }
    let block = blocks[~search.cycle[home]]
    for place in 0..<block.count {
      try appendMember(blocks.indices[block.variables + place], blocks.indices[block.rows + place], reach)
    }
    return reach
  }

  @inline(never)
  private mutating func appendMember(_ variable: Int32, _ row: Int32, _ reach: UInt32) throws(MemoryError) {
    problem.variables[variable].reach = reach
    problem.variables[variable].place = Int32(blocks.factor.members.count)
    try blocks.factor.members.append(variable)
    try blocks.factor.memberRows.append(row)
  }

  /// Appends the pivot of a single variable.
  private mutating func appendSingle(_ place: Int32, _ reach: UInt32) throws(MemoryError) {
    let entries = problem.entries.view
    let variables = problem.variables.view
    let rows = problem.rows.view
    let links = problem.links.view
    let row = blocks.factor.memberRows[place]
    var diagonal = 0.0
    for term in rows[row].start..<rows[row].start + rows[row].count {
      let variable = entries[term].variable
      if variables[variable].reach != reach { continue }
      if variables[variable].place == place { diagonal = entries[term].coefficient }
      if variables[variable].place > place {
        try blocks.factor.upper.append(variables[variable].place, entries[term].coefficient)
      }
    }
    let variable = blocks.factor.members[place]
    for link in variables[variable].linkStart..<variables[variable].linkStart + variables[variable].linkCount {
      let held = rows[links[link].row].held
      if held < 0 || variables[held].reach != reach { continue }
      if variables[held].place > place {
        try blocks.factor.lower.append(variables[held].place, entries[links[link].entry].coefficient / diagonal)
      }
    }
    blocks.factor.endPivot(diagonal)
  }

  /// Appends a pivot of the block.
  private mutating func appendPivot(_ place: Int32, of block: BlockRecord, _ added: Int32) throws(MemoryError) {
    let indices = blocks.indices.view
    let numbers = blocks.numbers.view
    try blocks.factor.lower.append(
      indices.from(block.lowerIndex), numbers.from(block.lower), indices.from(block.lowerStart + place), movedBy: added)
    try blocks.factor.upper.append(
      indices.from(block.upperIndex), numbers.from(block.upper), indices.from(block.upperStart + place), movedBy: added)
    blocks.factor.endPivot(numbers[block.diagonal + place])
  }

  /// Gives a grown block a slot of the border, with its spike.
  private mutating func lengthenSpike(
    _ index: Int32, of old: BlockRecord, in slot: Int32, _ added: Int32
  ) throws(MemoryError) {
    let block = blocks[slot]
    let spike = try blocks.numbers.take(Int(block.count))
    let indices = blocks.indices.view
    let numbers = blocks.numbers.view
    for place in 0..<old.count { numbers[spike + added + place] = numbers[indices[old.borderSpikes + index] + place] }
    for place in stride(from: added - 1, through: 0, by: -1) {
      var rest = 0.0
      for entry in indices[block.upperStart + place]..<indices[block.upperStart + place + 1] {
        rest -= numbers[block.upper + entry] * numbers[spike + indices[block.upperIndex + entry]]
      }
      numbers[spike + place] = rest / numbers[block.diagonal + place]
    }
    indices[block.borderSlots + index] = indices[old.borderSlots + index] + added
    indices[block.borderSpikes + index] = spike
    blocks[slot].borderCount += 1
  }
}

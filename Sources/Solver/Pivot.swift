import Memory

/// Exchanging what holds what.
extension Solver {
  /// An active row counts as a use of each of its variables.
  mutating func setMatch(_ row: Int32, _ variable: Int32, pivot: Int32) {
    if rows[row].held < 0 { countUses(row, 1) }
    rows[row].held = variable
    rows[row].pivot = pivot
  }

  mutating func unmatch(_ row: Int32) {
    if rows[row].held >= 0 { countUses(row, -1) }
    rows[row].held = -1
    rows[row].pivot = -1
  }

  private mutating func countUses(_ row: Int32, _ amount: Int32) {
    let start = rows[row].start
    let entries = entries.view
    let variables = variables.view
    for term in start..<start + rows[row].count { variables[entries[term].variable].uses += amount }
  }

  /// The place of a variable among a row's terms, or -1.
  mutating func term(of variable: Int32, in row: Int32) -> Int32 {
    let start = rows[row].start
    let entries = entries.view
    for term in start..<start + rows[row].count where entries[term].variable == variable { return term }
    return -1
  }

  /// A variable outside of blocks gets a holder that mentions it.
  mutating func match(_ variable: Int32, _ row: Int32) throws(MemoryError) {
    try match(variable, row, pivot: term(of: variable, in: row))
  }

  mutating func match(_ variable: Int32, _ row: Int32, pivot: Int32) throws(MemoryError) {
    try save(row)
    try saveVariable(variable)
    variables[variable].holder = row
    variables[variable].block = -1
    setMatch(row, variable, pivot: pivot)
  }

  /// Row `entering` comes into the basis, and `leaving` (a row, or ~v for the
  /// variable v that stays) goes. The combination of `entering` is at hand, with
  /// its `order`, and has a share of `leaving`. False if the new basis is singular
  /// to working precision: then the basis is cold.
  mutating func exchange(entering: Int32, leaving: Int32) throws(MemoryError) -> Bool {
    basisVersion &+= 1
    statisticsSoFar.pivots += 1
    let variable = leaving >= 0 ? rows[leaving].held : ~leaving
    let home = node(of: variable)
    try save(entering)
    if leaving >= 0 {
      try save(leaving)
      unmatch(leaving)
    }
    try dirty.append(entering)
    let count = try collectCycle(through: home)
    if scratch.count == 1 {
      if home >= 0 {
        try match(variable, entering)
        return true
      }
      if !journal.isOn && !precision.isExtended && count > 12 && blocks[~home].passes < 64 {
        if try replace(at: variables[variable].place, with: entering, in: ~home) { return true }
      }
    } else if count <= 24, try rematchAlongChain(entering: entering) {
      return true
    } else if leaving >= 0 && !journal.isOn && !precision.isExtended && count > 24 {
      if try arrangeLazily(entering: entering, leaving: leaving, variable) { return !needsRebuild }
    }
    if try arrange(without: leaving, with: entering, peeling: true) { return true }
    needsRebuild = true
    return false
  }

  /// The nodes of `order` that are computed from `home`, and `home`: what a
  /// row that needs all of `order` would close to a cycle there. Into `scratch`;
  /// returns how many variables they have.
  private mutating func collectCycle(through home: Int32) throws(MemoryError) -> Int {
    scratch.removeAll()
    try scratch.append(home)
    let reach = nextStamp()
    setReach(home, reach)
    var index = order.count - 1
    while index >= 0 && order[index] != home { index -= 1 }
    var count = home >= 0 ? 1 : Int(blocks[~home].count)
    index += 1
    while index < order.count {
      let node = order[index]
      if dependsOnReached(node, reach) {
        setReach(node, reach)
        try scratch.append(node)
        count += node >= 0 ? 1 : Int(blocks[~node].count)
      }
      index += 1
    }
    return count
  }

  @inline(__always)
  private mutating func setReach(_ node: Int32, _ reach: UInt32) {
    if node >= 0 {
      variables[node].reach = reach
    } else {
      blocks[~node].reach = reach
    }
  }

  private mutating func dependsOnReached(_ node: Int32, _ reach: UInt32) -> Bool {
    if node >= 0 {
      let holder = variables[node].holder
      return holder >= 0 && mentionsReached(holder, reach)
    }
    let block = blocks[~node]
    for slot in 0..<block.count where mentionsReached(blockIndices[block.rows + slot], reach) { return true }
    return false
  }

  @inline(__always)
  private mutating func mentionsReached(_ row: Int32, _ reach: UInt32) -> Bool {
    let start = rows[row].start
    for term in start..<start + rows[row].count {
      let variable = entries[term].variable
      let block = variables[variable].block
      if (block < 0 ? variables[variable].reach : blocks[block].reach) == reach { return true }
    }
    return false
  }

  /// Makes one block of the nodes in `scratch` as they were, then replaces the
  /// leaving row in it: rows that come and go in turn find the block ready. The
  /// old matrix is regular, so this fails for precision only.
  private mutating func arrangeLazily(
    entering: Int32, leaving: Int32, _ variable: Int32
  ) throws(MemoryError) -> Bool {
    setMatch(leaving, variable, pivot: -1)
    guard try arrange(without: -1, with: -1, peeling: false) else {
      needsRebuild = true
      return true
    }
    let neighbour = rows[leaving].held
    let block = variables[neighbour].block
    unmatch(leaving)
    if try replace(at: variables[neighbour].place, with: entering, in: block) { return true }
    scratch.removeAll()
    try scratch.append(~block)
    return false
  }

  /// Finds new holders for all variables of the nodes in `scratch`, from their
  /// rows without `leaving` and with `entering` (-1 for none). Members of cycles
  /// end in one block, the others alone. False if the matrix is singular: then
  /// single variables keep their holders, and blocks are gone.
  mutating func arrange(without leaving: Int32, with entering: Int32, peeling: Bool) throws(MemoryError) -> Bool {
    try gatherMembers(leaving, entering)
    return try installMembers(peeling: peeling)
  }

  private mutating func installMembers(peeling: Bool) throws(MemoryError) -> Bool {
    guard factor.members.count == factor.memberRows.count, try factor.factorise(peeling: peeling) else {
      return false
    }
    for index in 0..<factor.frontRows.count {
      try match(factor.members[factor.frontColumns[index]], factor.memberRows[factor.frontRows[index]])
    }
    for index in 0..<factor.backRows.count {
      try match(factor.members[factor.backColumns[index]], factor.memberRows[factor.backRows[index]])
    }
    if !factor.pivotRows.isEmpty {
      let block = try makeBlock()
      if journal.isOn { try journal.newBlocks.append(block) }
    }
    return true
  }

  private mutating func gatherMembers(_ leaving: Int32, _ entering: Int32) throws(MemoryError) {
    factor.members.removeAll()
    factor.memberRows.removeAll()
    for index in 0..<scratch.count {
      let node = scratch[index]
      if node >= 0 {
        try saveVariable(node)
        try factor.members.append(node)
        let holder = variables[node].holder
        if holder >= 0 && holder != leaving {
          try save(holder)
          try factor.memberRows.append(holder)
        }
        continue
      }
      let block = blocks[~node]
      for place in 0..<block.count {
        let variable = blockIndices[block.variables + place]
        let row = blockIndices[block.rows + place]
        try saveVariable(variable)
        try factor.members.append(variable)
        if row != leaving {
          try save(row)
          try factor.memberRows.append(row)
        }
      }
    }
    if entering >= 0 { try factor.memberRows.append(entering) }
    try fillMatrix()
    for index in 0..<scratch.count where scratch[index] < 0 {
      if journal.isOn {
        try journal.detachedBlocks.append(~scratch[index])
      } else {
        freeBlock(~scratch[index])
      }
    }
  }

  /// The members' rows, restricted to the members.
  private mutating func fillMatrix() throws(MemoryError) {
    let reach = nextStamp()
    for index in 0..<factor.members.count {
      let variable = factor.members[index]
      variables[variable].reach = reach
      variables[variable].place = Int32(index)
      variables[variable].block = -1
    }
    try factor.begin()
    for index in 0..<factor.memberRows.count {
      let row = factor.memberRows[index]
      let start = rows[row].start
      for term in start..<start + rows[row].count {
        let entry = entries[term]
        if variables[entry.variable].reach == reach {
          try factor.append(column: variables[entry.variable].place, value: entry.coefficient)
        }
      }
      factor.endRow()
    }
  }

  /// A row goes without another coming: one variable that it moves stays from now on.
  mutating func removeFromBasis(_ row: Int32) throws(MemoryError) -> Bool {
    basisVersion &+= 1
    let variable = rows[row].held
    try save(row)
    freeMultiplier(of: row)
    if variables[variable].block < 0 {
      try saveVariable(variable)
      unmatch(row)
      variables[variable].holder = -1
      return true
    }
    // The freest member, so that what is left is as regular as can be.
    let slot = variables[variable].block
    let block = blocks[slot]
    for place in 0..<block.count { local[place] = blockIndices[block.rows + place] == row ? 1 : 0 }
    solveBlock(slot)
    var best: Int32 = 0
    for place in 0..<block.count where abs(local[place]) > abs(local[best]) { best = place }
    let stay = blockIndices[block.variables + best]
    unmatch(row)
    scratch.removeAll()
    try scratch.append(~slot)
    try gatherMembers(row, -1)
    if try arrangeRest(without: stay) { return true }
    needsRebuild = true
    return false
  }

  /// Arranges gathered members but one, which stays.
  private mutating func arrangeRest(without stay: Int32) throws(MemoryError) -> Bool {
    var kept = 0
    for index in 0..<factor.members.count where factor.members[index] != stay {
      factor.members[kept] = factor.members[index]
      kept += 1
    }
    factor.members.truncate(to: kept)
    variables[stay].holder = -1
    variables[stay].reach = 0
    try fillMatrix()
    return try installMembers(peeling: true)
  }
}

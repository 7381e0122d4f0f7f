import Memory

/// Exchanges of rows in the basis.
extension Solver {
  /// Matches a row to a variable. An active row counts as a use of each of its variables.
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

  /// Returns the place of a variable among a row's terms, or -1.
  mutating func term(of variable: Int32, in row: Int32) -> Int32 {
    let start = rows[row].start
    let entries = entries.view
    for term in start..<start + rows[row].count where entries[term].variable == variable { return term }
    return -1
  }

  /// Matches a variable outside of blocks to a row that mentions it.
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

  /// Row `entering` enters the basis, and `leaving` (a row, or ~v for the stay v) leaves. `combination` and `order`
  /// are those of `entering`, with a share of `leaving`. Returns false if the new basis is numerically singular: then
  /// it needs a rebuild.
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

  /// Collects into `scratch` the node `home` and the nodes of `order` computed from it: the cycle that the entering
  /// row closes. Returns how many variables they have.
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

  /// Removes a row from the basis without a replacement: one variable of its node becomes a stay. Returns false if
  /// the basis needs a rebuild.
  mutating func removeFromBasis(_ row: Int32) throws(MemoryError) -> Bool {
    basisVersion &+= 1
    let variable = rows[row].held
    try save(row)
    freeMultiplier(of: row)
    if variables[variable].block < 0 {
      try saveVariable(variable)
      unmatch(row)
      variables[variable].holder = -1
      try noteRemoval(of: row)
      return true
    }
    // The member that moves most keeps the rest of the block best conditioned.
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
    if try arrangeRest(without: stay) {
      try noteRemoval(of: row)
      return true
    }
    needsRebuild = true
    return false
  }
}

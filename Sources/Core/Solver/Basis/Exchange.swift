import Memory

/// Exchanges of rows in the basis.
extension Basis {
  /// Matches a variable outside of blocks to a row that mentions it.
  mutating func match(_ variable: Int32, _ row: Int32) throws(MemoryError) {
    try match(variable, row, term: problem.term(of: variable, in: row))
  }

  mutating func match(_ variable: Int32, _ row: Int32, term: Int32) throws(MemoryError) {
    try save(row)
    try saveVariable(variable)
    problem.variables[variable].holder = row
    problem.variables[variable].block = -1
    problem.setMatch(row, variable, term: term)
  }

  /// Row `entering` enters the basis, and `leaving` (a row, or ~v for the stay v) leaves. `combination` is that of
  /// `entering`, with a share of `leaving`, and `search.order` has at least the nodes between `entering` and it. A leaving row
  /// is saved and has no multiplier.
  /// Returns false if the new basis is numerically singular: then it needs a rebuild.
  mutating func exchangeActive(entering: Int32, leaving: Int32) throws(MemoryError) -> Bool {
    let variable = leaving >= 0 ? problem.rows[leaving].held : ~leaving
    let leavingNode = node(of: variable)
    let wasKept = isKept(leavingNode)
    problem.versions.basis &+= 1
    problem.statistics.pivots += 1
    try save(entering)
    if leaving >= 0 { problem.unmatch(leaving) }
    try noteDirty(entering)
    let count = try listCycle(through: leavingNode)
    if search.cycle.count == 1, try exchangeAlone(entering, variable, leavingNode) {
      if wasKept { exchangeInKept(entering, leaving) }
      return true
    }
    if wasKept { leaveCycleOutOfKept() }
    guard try exchangeInCycle(entering, leaving, variable, count) else {
      agenda.needsRebuild = true
      return false
    }
    if wasKept { try rejoinCycleInKept(of: count, entering, leaving) }
    return true
  }

  /// Exchanges rows where the entering row closes a cycle of so many variables. Returns false if the basis needs a rebuild.
  private mutating func exchangeInCycle(
    _ entering: Int32, _ leaving: Int32, _ variable: Int32, _ count: Int
  ) throws(MemoryError) -> Bool {
    if search.cycle.count > 1 {
      if Mechanism.chainMatching.isOn, try rematchAlongChain(entering: entering) { return true }
      if Mechanism.lazyBlocks.isOn && count > BlockRecord.mostEager && leaving >= 0 && !journal.isTrial
        && !precision.isDoubleDouble,
        try rematchAsBlock(entering: entering, leaving: leaving, variable)
      {
        return !agenda.needsRebuild
      }
    }
    return try arrange(without: leaving, with: entering, peeling: true)
  }

  /// Exchanges the row of a node that closes no cycle with others. Returns false, without a change, if its block has to be
  /// factorised.
  private mutating func exchangeAlone(
    _ entering: Int32, _ variable: Int32, _ leavingNode: Int32
  ) throws(MemoryError) -> Bool {
    if leavingNode >= 0 {
      try match(variable, entering)
    } else {
      let block = blocks[~leavingNode]
      let isBordered = Mechanism.border.isOn && block.count >= BlockRecord.leastBordered
      if !isBordered || journal.isTrial || precision.isDoubleDouble { return false }
      return try replaceInBlock(at: problem.variables[variable].position, with: entering, in: ~leavingNode)
    }
    return true
  }

  /// Lists in `search.cycle` the node `leavingNode` and the nodes of `search.order` computed from it: the cycle that the entering
  /// row closes. Returns how many variables they have.
  private mutating func listCycle(through leavingNode: Int32) throws(MemoryError) -> Int {
    search.cycle.removeAll()
    try search.cycle.append(leavingNode)
    let stamp = nextStamp()
    stampMember(leavingNode, stamp)
    var index = search.order.count - 1
    while index >= 0 && search.order[index] != leavingNode { index -= 1 }
    var count = leavingNode >= 0 ? 1 : Int(blocks[~leavingNode].count)
    index += 1
    while index < search.order.count {
      let node = search.order[index]
      if dependsOnMember(node, stamp) {
        stampMember(node, stamp)
        try search.cycle.append(node)
        count += node >= 0 ? 1 : Int(blocks[~node].count)
      }
      index += 1
    }
    return count
  }

  @inline(__always)
  private mutating func stampMember(_ node: Int32, _ stamp: UInt32) {
    if node >= 0 {
      problem.variables[node].memberStamp = stamp
    } else {
      blocks[~node].memberStamp = stamp
    }
  }

  private mutating func dependsOnMember(_ node: Int32, _ stamp: UInt32) -> Bool {
    if node >= 0 {
      let holder = problem.variables[node].holder
      return holder >= 0 && mentionsMember(holder, stamp)
    }
    let block = blocks[~node]
    for index in 0..<blocks.indices[block.outside] {
      let position = blocks.indices[block.outside + 1 + index]
      if mentionsMember(blocks.indices[block.rows + position], stamp) { return true }
    }
    return false
  }

  @inline(__always)
  private mutating func mentionsMember(_ row: Int32, _ stamp: UInt32) -> Bool {
    for term in problem.rows[row].terms {
      let variable = problem.entries[term].variable
      if problem.variables[variable].memberStamp == stamp { return true }
      let block = problem.variables[variable].block
      if block >= 0 && blocks[block].memberStamp == stamp { return true }
    }
    return false
  }

  /// Removes a row from the basis without a replacement: one variable of its node becomes a stay. Returns false if
  /// the basis needs a rebuild.
  mutating func removeFromBasis(_ row: Int32) throws(MemoryError) -> Bool {
    problem.versions.basis &+= 1
    let variable = problem.rows[row].held
    try save(row)
    freeMultiplier(of: row)
    if problem.variables[variable].block < 0 {
      try saveVariable(variable)
      problem.unmatch(row)
      problem.variables[variable].holder = -1
      try noteTiesOfRemoved(of: row)
      return true
    }
    // The member that moves most keeps the rest of the block best conditioned.
    let slot = problem.variables[variable].block
    let block = blocks[slot]
    for position in 0..<block.count {
      blocks.rightSide[position] = blocks.indices[block.rows + position] == row ? 1 : 0
    }
    solveBlock(slot)
    var best: Int32 = 0
    for position in 0..<block.count
    where abs(blocks.rightSide[position]) > (Mechanism.largestPivot.isOn ? abs(blocks.rightSide[best]) : 0) {
      best = position
    }
    let stay = blocks.indices[block.variables + best]
    problem.unmatch(row)
    search.cycle.removeAll()
    try search.cycle.append(~slot)
    try gatherMembers(row, -1)
    if try rematchRest(without: stay) {
      try noteTiesOfRemoved(of: row)
      return true
    }
    agenda.needsRebuild = true
    return false
  }
}

import Memory

/// What a number moves, learned once for all the numbers that it streams to.
extension Solver {
  mutating func releasePlan(_ slot: Int32) {
    let plan = edits[slot].plan
    if plan.moves >= 0 { plans.moves.give(plan.moves, MovePair.count(for: plan.moveCount)) }
    if plan.watches >= 0 { plans.watches.give(plan.watches, Int(plan.watchCount)) }
    edits[slot].plan = EditPlan()
  }

  mutating func releasePlans() {
    for slot in 0..<Int32(edits.count) { edits[slot].plan = EditPlan() }
  }

  /// Whether the number may be streamed to where it shall go.
  mutating func prepareStream(_ slot: Int32, to number: Double) throws(SolverError) -> Bool {
    if !isCurrent(slot), try !makeCurrent(slot) { return false }
    let stored = rows[edits[slot].row].isNegated ? -number : number
    // What larger numbers move may overflow, which a solve would tell.
    if abs(stored) > 1e100 { return false }
    // What comes down from large numbers would keep their rounding.
    if edits[slot].plan.largestBase > 1e6 && abs(stored) < 0.5 * abs(edits[slot].plan.origin) { return false }
    return stored >= edits[slot].plan.low && stored <= edits[slot].plan.high
  }

  /// Whatever leaves something to do changes one of the versions. A dropped row may come back at any step of a required
  /// one, and twofold numbers do not stream: then each is solved.
  @inline(__always)
  private mutating func isCurrent(_ slot: Int32) -> Bool {
    edits[slot].plan.basis == basisVersion && edits[slot].plan.values == valueVersion && !needsRebuild
      && dropped.isEmpty && !precision.isExtended
  }

  /// False where each step has to be solved.
  private mutating func makeCurrent(_ slot: Int32) throws(SolverError) -> Bool {
    guard isSettled, !precision.isExtended, dropped.isEmpty else { return false }
    guard edits[slot].plan.basis == basisVersion || edits[slot].crossings < 2 else { return false }
    do throws(MemoryError) { try preparePlan(slot) } catch { throw .outOfMemory }
    // Values computed anew may have left something to do.
    return isSettled
  }

  /// Brings the session of a settled solver up to date.
  mutating func preparePlan(_ slot: Int32) throws(MemoryError) {
    if edits[slot].plan.basis != basisVersion {
      try makePlan(slot)
    } else if edits[slot].plan.values != valueVersion {
      try rebase(slot)
    }
  }

  private mutating func makePlan(_ slot: Int32) throws(MemoryError) {
    releasePlan(slot)
    try plans.moves.prepareToGive()
    try plans.watches.prepareToGive()
    let row = edits[slot].row
    order.removeAll()
    met.removeAll()
    if rows[row].isActive {
      try findDirection(of: row)
    } else {
      try met.append(row)
    }
    defer { clearDirection() }
    var plan = EditPlan()
    try collectMoves(&plan)
    try collectWatches(&plan, row)
    plan.basis = basisVersion
    edits[slot].plan = plan
    markPlan(slot)
    setBase(slot)
  }

  /// Marks what the session moves and watches; one that has a part in another
  /// current session is entangled with it.
  private mutating func markPlan(_ slot: Int32) {
    let plan = edits[slot].plan
    guard slot < UInt16.max - 1 else {
      edits[slot].plan.isShared = true
      return
    }
    for index in 0..<plan.moveCount {
      let variable = moved(by: plan, index)
      noteShared(slot, variables[variable].lastPlan)
      variables[variable].lastPlan = UInt16(slot + 1)
    }
    for index in plan.watches..<plan.watches + plan.watchCount {
      let row = plans.watches[index].row
      noteShared(slot, rows[row].lastPlan)
      rows[row].lastPlan = UInt16(slot + 1)
    }
  }

  private mutating func noteShared(_ slot: Int32, _ mark: UInt16) {
    let other = Int32(mark) - 1
    guard other >= 0, other != slot, other < edits.count, edits[other].isLive else { return }
    if edits[other].plan.basis != basisVersion { return }
    edits[other].plan.isShared = true
    edits[slot].plan.isShared = true
  }

  private mutating func collectMoves(_ plan: inout EditPlan) throws(MemoryError) {
    scratch.removeAll()
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let node = order[index]
      if node >= 0 {
        if work[node] != 0 { try scratch.append(node) }
        continue
      }
      let block = blocks[~node]
      for place in 0..<block.count {
        let variable = blockIndices[block.variables + place]
        if work[variable] != 0 { try scratch.append(variable) }
      }
    }
    if scratch.isEmpty { return }
    plan.moveCount = Int32(scratch.count)
    plan.moves = try plans.moves.take(MovePair.count(for: plan.moveCount))
    plan.leastRate = .infinity
    for index in 0..<plan.moveCount {
      let variable = scratch[index]
      plans.moves[plan.moves + (index >> 1)].set(index & 1, id(ofVariable: variable), rate: work[variable])
      let rate = Float(abs(work[variable]))
      plan.largestRate = max(plan.largestRate, rate)
      plan.leastRate = min(plan.leastRate, rate)
    }
  }

  private mutating func collectWatches(_ plan: inout EditPlan, _ row: Int32) throws(MemoryError) {
    var count = 0
    for index in 0..<met.count where !rows[met[index]].state.contains(.dropped) {
      met[count] = met[index]
      count += 1
    }
    if count == 0 { return }
    plan.watchCount = Int32(count)
    plan.watches = try plans.watches.take(count)
    for index in 0..<Int32(count) {
      let watched = met[index]
      plans.watches[plan.watches + index] = Watch(row: watched, rate: watched == row ? -1 : rate(of: watched))
    }
  }

  /// Values streamed many times over are computed anew from the rows now and then.
  private mutating func rebase(_ slot: Int32) throws(MemoryError) {
    edits[slot].plan.rebased &+= 1
    if edits[slot].plan.rebased % 64 == 0 && rows[edits[slot].row].isActive {
      journal.beginValues()
      try dirty.append(edits[slot].row)
      try propagate()
      if !isSettled { return }
    }
    setBase(slot)
  }

  /// Takes the present values and number as the base, and finds the range.
  mutating func setBase(_ slot: Int32) {
    var plan = edits[slot].plan
    plan.isShort = true
    plan.largestBase = 0
    for index in 0..<plan.moveCount {
      let variable = moved(by: plan, index)
      let rate = plans.moves[plan.moves + (index >> 1)].setBase(index & 1, values[variable])
      let size = Self.size(abs(values[variable]))
      plan.largestBase = max(plan.largestBase, size)
      // What streams from here keeps the rounding of this value.
      sizes[variable] = max(sizes[variable], size)
      let isShort = Fraction.isShort(values[variable], below: 0x1p20) && Fraction.isShort(rate, below: 16)
      plan.isShort = plan.isShort && isShort
    }
    plan.origin = rows[edits[slot].row].constant
    plan.values = valueVersion
    findRange(&plan, slop: 0.05)
    edits[slot].plan = plan
  }

  /// The range of the number in which no watched row comes to its wrong side by
  /// more than a part of its tolerance.
  mutating func findRange(_ plan: inout EditPlan, slop part: Double) {
    plan.low = -.infinity
    plan.high = .infinity
    for index in plan.watches..<plan.watches + plan.watchCount {
      let watch = plans.watches[index]
      if watch.rate == 0 { continue }
      let measured = residual(of: watch.row)
      let slop = part * measured.tolerance
      let record = rows[watch.row]
      // The residual may move within these.
      let least = record.side > 0 ? -Double.infinity : -slop
      let most = record.side < 0 || (record.side == 0 && !record.isEquality) ? Double.infinity : slop
      let down = (watch.rate > 0 ? least : most) - measured.value
      let up = (watch.rate > 0 ? most : least) - measured.value
      plan.low = max(plan.low, plan.origin + min(0, down / watch.rate))
      plan.high = min(plan.high, plan.origin + max(0, up / watch.rate))
    }
  }
}

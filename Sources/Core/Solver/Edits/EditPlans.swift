import Memory
import Status

/// Edit plans: what an edit moves, computed once for all numbers it streams.
extension Solver {
  mutating func releasePlan(_ slot: Int32) {
    let plan = edits[slot].plan
    assert(!plan.isBehind)
    if plan.moves >= 0 { plans.moves.give(plan.moves, MovePair.count(for: plan.moveCount)) }
    if plan.variables >= 0 { plans.variables.give(plan.variables, Int(plan.moveCount)) }
    if plan.ownReport >= 0 { plans.reports.give(plan.ownReport, EditPlan.reportRoom(plan.moveCount)) }
    if plan.watches >= 0 { plans.watches.give(plan.watches, Int(plan.watchCount)) }
    edits[slot].plan = EditPlan()
  }

  mutating func forgetPlans() {
    for slot in 0..<Int32(edits.count) { edits[slot].plan = EditPlan() }
  }

  /// Returns whether the number may be streamed: the plan is current, and the number is in its range.
  mutating func prepareStream(_ slot: Int32, to number: Double) throws(Status) -> Bool {
    if !Mechanism.editPlans.isOn { return false }
    if !isCurrent(edits.pointer + Int(slot)), try !makeCurrent(slot) { return false }
    let stored = stored(number, slot)
    return stored >= edits[slot].plan.low && stored <= edits[slot].plan.high
  }

  /// Returns whether the plan is current. Every change that leaves work changes one of the versions.
  @inline(__always)
  mutating func isCurrent(_ edit: UnsafeMutablePointer<EditRecord>) -> Bool {
    edit.pointee.plan.basisVersion == problem.versions.basis
      && edit.pointee.plan.valuesVersion == problem.versions.values && allowsPlans
  }

  /// Each step is solved while a row is dropped (it might hold again) and in double-double.
  var allowsPlans: Bool {
    @inline(__always) mutating get {
      !basis.agenda.needsRebuild && basis.agenda.dropped.isEmpty && !basis.precision.isDoubleDouble
    }
  }

  /// Brings the plan up to date. Returns false if each step has to be solved.
  private mutating func makeCurrent(_ slot: Int32) throws(Status) -> Bool {
    catchUp()
    guard isSettled, !basis.precision.isDoubleDouble, basis.agenda.dropped.isEmpty else { return false }
    guard edits[slot].plan.basisVersion == problem.versions.basis || edits[slot].crossings < 2 else { return false }
    do throws(MemoryError) { try preparePlan(slot) } catch { throw .outOfMemory }
    // Values computed from their rows may have queued rows.
    return isSettled
  }

  /// Brings the plan of a settled solver up to date.
  mutating func preparePlan(_ slot: Int32) throws(MemoryError) {
    if edits[slot].plan.basisVersion != problem.versions.basis || !areStillEqual(slot) {
      try makePlan(slot)
    } else if edits[slot].plan.valuesVersion != problem.versions.values {
      try rebase(slot)
    }
  }

  /// Whether the values that were equal to the edited one when the plan was made still are.
  private mutating func areStillEqual(_ slot: Int32) -> Bool {
    let plan = edits[slot].plan
    for index in 0..<plan.equalCount
    where basis.values[moved(by: plan, index)] != basis.values[moved(by: plan, 0)] { return false }
    return true
  }

  private mutating func makePlan(_ slot: Int32) throws(MemoryError) {
    let isRepeated = plans.repeated.has(slot)
    // A plan of the caller's edit ends all repeated constants, so that it never shares with these.
    if !isRepeated { forgetConstants() }
    // In `lastPlan` the plan before hides others, which it is shared with.
    let wasShared = edits[slot].plan.isShared && edits[slot].plan.basisVersion == problem.versions.basis
    releasePlan(slot)
    try plans.moves.prepareToGive()
    try plans.variables.prepareToGive()
    try plans.reports.prepareToGive()
    try plans.watches.prepareToGive()
    let row = edits[slot].row
    basis.search.order.removeAll()
    basis.search.reachedRows.removeAll()
    if problem.rows[row].isActive {
      try basis.findDirection(of: row)
    } else {
      try basis.search.reachedRows.append(row)
    }
    defer { basis.clearDirection() }
    var plan = EditPlan()
    // In a block the row may stand for another variable than its own.
    let isHeld = edits[slot].ownsRow && problem.rows[row].isActive
    do throws(MemoryError) {
      try listMoves(&plan, first: isHeld ? problem.entries[problem.rows[row].start].variable : -1)
      try listWatches(&plan, row)
    } catch {
      edits[slot].plan = plan
      releasePlan(slot)
      throw error
    }
    // With rates from factors that have lost digits it is not current, so that the number is solved, in double-double.
    plan.basisVersion = basis.mustRaisePrecision ? 0 : problem.versions.basis
    plan.isShared = wasShared
    edits[slot].plan = plan
    if isRepeated && sharesWithOthers(slot) {
      edits[slot].plan.isShared = true
    } else {
      setLastPlan(slot)
    }
    setBase(slot)
  }

  /// Makes the plan the last one of its variables and rows. Another current plan with one of them makes both shared.
  private mutating func setLastPlan(_ slot: Int32) {
    let plan = edits[slot].plan
    guard slot < UInt16.max - 1 else {
      edits[slot].plan.isShared = true
      return
    }
    for index in 0..<plan.moveCount {
      let variable = moved(by: plan, index)
      noteShared(slot, problem.variables[variable].lastPlan)
      problem.variables[variable].lastPlan = UInt16(slot + 1)
    }
    for index in plan.watches..<plan.watches + plan.watchCount {
      let row = plans.watches[index].row
      noteShared(slot, problem.rows[row].lastPlan)
      problem.rows[row].lastPlan = UInt16(slot + 1)
    }
  }

  /// Whether a plan has a variable or a row of another current one.
  private mutating func sharesWithOthers(_ slot: Int32) -> Bool {
    let plan = edits[slot].plan
    for index in 0..<plan.moveCount where isOfOther(problem.variables[moved(by: plan, index)].lastPlan, slot) {
      return true
    }
    for index in plan.watches..<plan.watches + plan.watchCount
    where isOfOther(problem.rows[plans.watches[index].row].lastPlan, slot) {
      return true
    }
    return false
  }

  /// Whether a number in `lastPlan` is that of another current plan.
  private mutating func isOfOther(_ plan: UInt16, _ slot: Int32) -> Bool {
    let other = Int32(plan) - 1
    return other >= 0 && other != slot && other < edits.count && edits[other].isLive
      && edits[other].plan.basisVersion == problem.versions.basis
  }

  private mutating func noteShared(_ slot: Int32, _ plan: UInt16) {
    guard isOfOther(plan, slot) else { return }
    let other = Int32(plan) - 1
    edits[other].plan.isShared = true
    edits[slot].plan.isShared = true
  }

  /// Lists what `findDirection` has found, the edited variable and those equal to it first.
  private mutating func listMoves(_ plan: inout EditPlan, first: Int32) throws(MemoryError) {
    plans.moving.removeAll()
    for index in stride(from: basis.search.order.count - 1, through: 0, by: -1) {
      let node = basis.search.order[index]
      if node >= 0 {
        if basis.search.rates[node] != 0 { try plans.moving.append(node) }
        continue
      }
      let block = basis.blocks[~node]
      for position in 0..<block.count {
        let variable = basis.blocks.indices[block.variables + position]
        if basis.search.rates[variable] == 0 { continue }
        try plans.moving.append(variable)
        plan.largestRate = max(plan.largestRate, abs(basis.search.rates[variable]))
      }
    }
    if plans.moving.isEmpty { return }
    for index in 0..<plans.moving.count where first >= 0 && Mechanism.exactEqualities.isOn {
      let variable = plans.moving[index]
      guard basis.search.rates[variable] == 1, basis.values[variable] == basis.values[first] else { continue }
      plans.moving[index] = plans.moving[plan.equalCount]
      plans.moving[plan.equalCount] = variable
      plan.equalCount += 1
    }
    plan.moveCount = Int32(plans.moving.count)
    plan.moves = try plans.moves.take(MovePair.count(for: plan.moveCount))
    plan.variables = try plans.variables.take(plans.moving.count)
    plan.denominator = Mechanism.exactPlans.isOn ? commonDenominator() : 1
    var (least, most) = (Double.infinity, 0.0)
    for index in 0..<plan.moveCount {
      let variable = plans.moving[index]
      plans.variables[plan.variables + index] = problem.id(ofVariable: variable)
      let numerator = basis.search.rates[variable] * plan.denominator
      plans.moves[plan.moves + (index >> 1)].set(
        index & 1, rate: Fraction.short(numerator, within: 0x1p-46) ?? numerator)
      let rate = abs(basis.search.rates[variable])
      (least, most) = (min(least, rate), max(most, rate))
    }
    plan.leastRate = least
    plan.leastStep.1 = most / least < 1e12 ? 6e-14 * most / least : .infinity
  }

  /// Returns a small number of which the product with every rate is whole or a short binary fraction, or 1. Rates are
  /// sums, whose rounding may have added up.
  private mutating func commonDenominator() -> Double {
    var denominator = 1.0
    for index in 0..<plans.moving.count {
      let rate = basis.search.rates[plans.moving[index]] * denominator
      if Fraction.short(rate, within: 0x1p-46) != nil { continue }
      denominator *= Fraction.denominator(of: rate, within: 0x1p-46)
      if denominator > 0x1p16 { return 1 }
    }
    return denominator
  }

  private mutating func listWatches(_ plan: inout EditPlan, _ row: Int32) throws(MemoryError) {
    var count = 0
    for index in 0..<basis.search.reachedRows.count
    where !problem.rows[basis.search.reachedRows[index]].isDropped {
      basis.search.reachedRows[count] = basis.search.reachedRows[index]
      count += 1
    }
    if count == 0 { return }
    plan.watchCount = Int32(count)
    plan.watches = try plans.watches.take(count)
    for index in 0..<Int32(count) {
      let watched = basis.search.reachedRows[index]
      plans.watches[plan.watches + index] = Watch(row: watched, rate: watched == row ? -1 : basis.rate(of: watched))
    }
  }

  /// Takes the present values as base. After every 64 times, computes them from the rows, so that rounding does not
  /// accumulate.
  private mutating func rebase(_ slot: Int32) throws(MemoryError) {
    edits[slot].plan.rebased &+= 1
    if Mechanism.exactPlans.isOn && edits[slot].plan.rebased % 64 == 0
      && problem.rows[edits[slot].row].isActive
    {
      try basis.journal.clearValuesUnlessTrial()
      try basis.noteDirty(edits[slot].row)
      try basis.propagate()
      if !isSettled { return }
    }
    setBase(slot)
  }

  /// Takes the present values and number as base, and computes the range.
  mutating func setBase(_ slot: Int32) {
    let edit = edits.pointer + Int(slot)
    edit.pointee.plan.largestBase = 0
    let moved = plans.variables.pointer(edit.pointee.plan.variables)
    let pairs = plans.moves.pointer(edit.pointee.plan.moves)
    for index in 0..<edit.pointee.plan.moveCount {
      let variable = Identifier.slot(moved[Int(index)].raw)
      let numerator = basis.values[variable] * edit.pointee.plan.denominator
      pairs[Int(index >> 1)].setBase(index & 1, Fraction.short(numerator, within: 0x1p-51) ?? numerator)
      let size = Basis.size(abs(basis.values[variable]))
      edit.pointee.plan.largestBase = max(edit.pointee.plan.largestBase, size)
      // Streamed values keep the rounding of this one.
      basis.sizes[variable] = max(basis.sizes[variable], size)
    }
    edit.pointee.plan.origin = problem.rows[edit.pointee.row].constant
    edit.pointee.plan.valuesVersion = problem.versions.values
    edit.pointee.plan.leastStep.0 = 6e-14 * Double(edit.pointee.plan.largestBase) / edit.pointee.plan.leastRate
    findRange(&edit.pointee.plan, tolerance: 0.05)
    edit.pointee.plan.limitRange()
  }

  /// Computes the range of the number in which no watched row is violated, or only by a part of its tolerance:
  /// `tolerance` is that part for the row's operands at the end of the range, which may be much smaller than now. What
  /// the operands of now lose to rounding is left out then.
  mutating func findRange(_ plan: inout EditPlan, tolerance: Double) {
    plan.low = -.infinity
    plan.high = .infinity
    for index in plan.watches..<plan.watches + plan.watchCount {
      let watch = plans.watches[index]
      if watch.rate == 0 { continue }
      let measured = basis.residual(of: watch.row)
      let record = problem.rows[watch.row]
      // The bounds between which the residual may move.
      let least = record.side > 0 ? -Double.infinity : 0
      let most = record.side < 0 || (record.side == 0 && !record.isEquality) ? Double.infinity : 0
      let down = (watch.rate > 0 ? least : most) - measured.value
      let up = (watch.rate > 0 ? most : least) - measured.value
      var (low, high) = (plan.origin + down / watch.rate, plan.origin + up / watch.rate)
      if tolerance > 0 && Mechanism.tolerantRanges.isOn {
        let part = tolerance * Tolerance.residual
        let rounding = 2e-6 * measured.tolerance
        low -= (part * min(abs(record.constant), abs(low)) - rounding) / abs(watch.rate)
        high += (part * min(abs(record.constant), abs(high)) - rounding) / abs(watch.rate)
      }
      plan.low = max(plan.low, min(plan.origin, low))
      plan.high = min(plan.high, max(plan.origin, high))
    }
    endRangeAtZero(&plan, rounding: tolerance > 0 ? 2e-6 * Tolerance.residual : 0)
  }

  /// Ends the range where a variable that must not be negative, and has no row that says so, would be 0, less what is rounding.
  private mutating func endRangeAtZero(_ plan: inout EditPlan, rounding: Double) {
    for index in 0..<plan.moveCount {
      let variable = moved(by: plan, index)
      guard problem.variables[variable].hasImplicitZeroBound else { continue }
      let value = basis.values[variable]
      let rate = plans.moves[plan.moves + (index >> 1)].rate(Int(index & 1)) / plan.denominator
      let end = plan.origin - max(0, value - rounding * max(Double(basis.sizes[variable]), value)) / rate
      if rate > 0 { plan.low = max(plan.low, end) } else if rate < 0 { plan.high = min(plan.high, end) }
    }
  }
}

extension EditPlan {
  /// How far a number may be from the origin before the rounding of the largest rate of a block, which all its rates have, moves a
  /// value by 1e-9.
  var exactDistance: Double {
    Mechanism.exactPlans.isOn ? Tolerance.promised / (Tolerance.factor * largestRate) : .infinity
  }

  /// Leaves only numbers within that distance.
  mutating func limitDistance() {
    low = max(low, origin - exactDistance)
    high = min(high, origin + exactDistance)
  }

  /// Leaves to solves what must not be streamed: numbers that may overflow, numbers too far away for the rates, and numbers much
  /// smaller than that of large bases, whose rounding they would keep.
  fileprivate mutating func limitRange() {
    low = max(low, -1e100)
    high = min(high, 1e100)
    limitDistance()
    guard largestBase > 1e6, Mechanism.exactPlans.isOn else { return }
    if origin > 0 { low = max(low, 0.5 * origin) }
    if origin < 0 { high = min(high, 0.5 * origin) }
  }
}

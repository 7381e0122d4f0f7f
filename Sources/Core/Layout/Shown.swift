// What callers read while a layout is under way, and after it has failed.
//
// A layout may solve several times, and fail in between. If it does, callers read the frames, the measured sizes and the
// constants that the last complete layout has left: frames return to what they were, sizes and constants are kept until
// the layout is complete. Everything else is ahead, and the next layout goes on from there.

import Memory
import Solver
import Status

extension Scene {
  /// Begins a layout that updates frames before it is complete.
  package mutating func beginLayout() throws(Status) {
    if !isAhead { try noteShown() }
    isLayingOut = true
  }

  /// Notes where the frames of this layout begin in `keptFrames`, and keeps those of items that have moved before.
  private mutating func noteShown() throws(Status) {
    if !moved.isEmpty {
      try inMemory { () throws(MemoryError) in try shown.reserve(moved.count) }
      shown.removeAll()
      for index in 0..<moved.count { shown.appendReserved(presentFrame(of: moved[index])) }
    }
    firstUnshown = moved.count
    isAhead = true
  }

  private mutating func presentFrame(of item: Int32) -> Change {
    Change(item: id(ofItem: item), frame: items[item].exact)
  }

  /// Returns to the frames before a layout that has failed.
  @inline(never)
  package mutating func returnToShown() {
    if !earlier.isEmpty { earlier.removeAll() }
    guard isAhead else { return }
    isAhead = false
    for index in firstUnshown..<max(firstUnshown, keptFrames.count) { returnTo(keptFrames[index]) }
    for index in 0..<firstUnshown { returnTo(shown[index]) }
  }

  private mutating func returnTo(_ kept: Change) {
    if isLive(kept.item) { items[kept.item.slot].exact = kept.frame }
  }

  /// Solves as a part of a layout, and updates frames.
  package mutating func solveAhead() throws(Status) {
    guard isPending else { return }
    try settleStacks()
    try collectRows()
    _ = try solveMeasured()
    if laidOut.isFollowed { noteFollowed() }
    for index in 0..<moved.count {
      let item = moved[index]
      if index >= keptFrames.count { keptFrames.appendReserved(presentFrame(of: item)) }
      if items[item].isLive { items[item].exact = solvedFrame(item) }
    }
  }

  /// Makes the next report two: first one of the present frames, whose changes `earlier` has then, and then that of the
  /// next solution. So what precedes an event is reported only if the event succeeds.
  package mutating func keepReport() throws(Status) {
    try inMemory { () throws(MemoryError) in try earlier.reserve(items.count) }
    earlier.removeAll()
    for index in 0..<moved.count { earlier.appendReserved(presentFrame(of: moved[index])) }
    if !earlier.isEmpty { isUnshown = true }
  }

  /// Shows the frames as they are, without a report, and what was measured and set.
  package mutating func show() {
    isAhead = false
    if isUnshown { showRest() }
  }

  /// Shows what waits besides frames. Reports come after it.
  @inline(never)
  mutating func showRest() {
    isUnshown = false
    if !earlier.isEmpty { reportEarlier() }
    formerConstants.removeAll()
    for place in 0..<measures.count { measures[place].shown = measures[place].last }
  }

  @inline(never)
  mutating func reserveFormer(_ count: Int) throws(Status) {
    try inMemory { () throws(MemoryError) in try formerConstants.reserve(formerConstants.count + count) }
  }

  /// Notes the constant of a constraint before a layout changes it. Memory is reserved.
  @inline(never)
  mutating func noteFormer(_ slot: Int32) {
    isUnshown = true
    let record = constraints.pointer + Int(slot)
    formerConstants.appendReserved(
      ConstantBatch.Edit(
        constraint: slot, constant: record.pointee.stated.constant, offset: record.pointee.offset))
  }

  /// Forgets what a constant was before a layout, when the caller sets or removes it.
  @inline(never)
  mutating func forgetFormer(_ slot: Int32) {
    for index in stride(from: formerConstants.count - 1, through: 0, by: -1)
    where formerConstants[index].constraint == slot {
      formerConstants.remove(at: index)
    }
  }

  // MARK: Reading

  /// How far a constraint with a row is from holding, with the frames and constants that are shown.
  mutating func shownViolation(_ slot: Int32, _ stated: Double) -> Double {
    var constant = constraints[slot].rowConstant(stated)
    for index in 0..<formerConstants.count where formerConstants[index].constraint == slot {
      constant = rowConstant(formerConstants[index])
      break
    }
    let row = constraints[slot].row
    var sum = -constant
    var size = abs(constant)
    for index in 0..<solver.termCount(of: row) {
      let term = solver.term(index, of: row)
      let value = shownValue(of: term.variable)
      sum += term.coefficient * value
      size += abs(term.coefficient) * max(solver.size(of: term.variable), abs(value))
    }
    return solver.violation(of: row, by: sum, among: size)
  }

  /// The value of a variable in the frame of its item.
  @inline(never)
  mutating func shownValue(of variable: VariableID) -> Double {
    let item = owners[solver.slot(of: variable)]
    guard item >= 0, let side = items[item].side(of: variable) else { return solver.value(of: variable) }
    let frame = items[item].exact
    return side == 0 ? frame.x : side == 1 ? frame.y : side == 2 ? frame.width : frame.height
  }
}

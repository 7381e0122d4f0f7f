// The layout pass.

import Memory
import Solver
import Status

extension Scene {
  /// Brings all frames up to date with what was edited, and reports in `changes` the items whose frames are not what was
  /// last reported. Does nothing when nothing is pending.
  ///
  /// Throws `.conflict` as long as required constraints had to be dropped, and where a strict scene refuses a measured
  /// height; `.unsettled` when measured heights do not come to rest; `.notFinite` or `.outOfRange` for one that is none.
  /// The frames are then reported all the same. On any other error nothing has moved.
  package mutating func layoutIfNeeded() throws(Status) {
    changes.removeAll()
    formerFrames.removeAll()
    if isPending {
      try settleStacks()
      try sweepRows()
      let remark = try solveMeasured()
      report()
      sweepVariables()
      if let remark { throw remark }
      isPending = false
    }
    if solver.droppedCount > 0 { throw .conflict }
  }

  /// Solves, and asks measured views, until both agree; answers why they do not.
  mutating func solveMeasured() throws(Status) -> Status? {
    for _ in 0..<Self.measureRounds {
      try settleStacks()
      try solve()
      collect()
      var remark: Status?
      if try !measureAll(&remark) { return remark }
    }
    return .unsettled
  }

  /// Notes the items whose variables changed since it last did. Where most have, all are looked at in the order they lie
  /// in memory, which is several times as fast.
  private mutating func collect() {
    if solver.changes.count > items.count { return collectAll() }
    for index in 0..<solver.changes.count {
      let variable = solver.changes[index].variable
      let item = owners[solver.slot(of: variable)]
      if item < 0 { continue }
      note(item)
      if items[item].frameGuide >= 0 { note(items[item].frameGuide) }
      if items[item].measure >= 0 && items[item].width.raw == variable.raw { noteUnmeasured(item) }
    }
  }

  private mutating func collectAll() {
    for item in 0..<Int32(items.count) where items[item].isLive && solvedFrame(item) != items[item].exact {
      note(item)
      if items[item].measure >= 0 { noteUnmeasured(item) }
    }
  }

  mutating func note(_ item: Int32) {
    guard !items[item].isMoved else { return }
    items[item].isMoved = true
    moved.appendReserved(item)
  }

  /// Fills `changes` with those of the noted items whose frames differ from what was last reported.
  private mutating func report() {
    orderMoved()
    let isRounded = scale > 0
    for index in 0..<moved.count {
      let item = moved[index]
      items[item].isMoved = false
      guard items[item].isLive else { continue }
      items[item].exact = solvedFrame(item)
      if !isRounded { report(item, at: items[item].exact) }
    }
    // Rounding looks at the frames of parents, too.
    for index in 0..<moved.count where isRounded && items[moved[index]].isLive { reportRounded(moved[index]) }
    moved.removeAll()
  }

  /// For the same reason; nothing else depends on the order.
  private mutating func orderMoved() {
    guard moved.count > items.count / 8 else { return }
    var place = 1
    while place < moved.count && moved[place - 1] < moved[place] { place += 1 }
    if place == moved.count { return }
    moved.removeAll()
    for item in 0..<Int32(items.count) where items[item].isMoved { moved.appendReserved(item) }
  }

  mutating func solvedFrame(_ item: Int32) -> Rect {
    Rect(
      x: value(items[item].left), y: value(items[item].top), width: value(items[item].width),
      height: value(items[item].height))
  }

  private mutating func value(_ variable: VariableID) -> Double {
    variable.raw == 0 ? 0 : solver.value(of: variable)
  }

  mutating func report(_ item: Int32, at frame: Rect) {
    guard frame != items[item].reported else { return }
    formerFrames.appendReserved(items[item].reported)
    items[item].reported = frame
    changes.appendReserved(Change(item: id(ofItem: item), frame: frame))
  }

  /// Gives back the variables of removed items, the first first; what memory does not allow now, a later pass will do.
  mutating func sweepVariables(from first: Int = 0) {
    var kept = first
    for index in first..<doomedVariables.count {
      do throws(Status) { try solver.removeVariable(doomedVariables[index]) } catch {
        doomedVariables[kept] = doomedVariables[index]
        kept += 1
      }
    }
    doomedVariables.truncate(to: kept)
  }
}

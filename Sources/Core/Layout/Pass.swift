// The layout pass.

import Memory
import Solver
import Status

extension Scene {
  /// Solves, and fills `changes` with the items whose frames differ from the last report. Does nothing when nothing is
  /// pending.
  ///
  /// Throws `.conflict` while required constraints are dropped, and when a strict scene refuses a measured size;
  /// `.unsettled` when measured heights keep changing; `.notFinite` or `.outOfRange` for an invalid measured size.
  /// Changes are reported with these errors, too. On any other error nothing has changed.
  package mutating func layoutIfNeeded() throws(Status) {
    changes.removeAll()
    formerFrames.removeAll()
    if isPending {
      try settleStacks()
      try collectRows()
      let remark = try solveMeasured()
      report()
      if !releasedVariables.isEmpty { collectVariables() }
      if let remark { throw remark }
      isPending = false
    }
    if solver.droppedCount > 0 { throw .conflict }
  }

  /// Solves and measures until heights stay. Returns the error to throw after the report; nil for none.
  mutating func solveMeasured() throws(Status) -> Status? {
    var unknown: Status?
    if !unmeasured.isEmpty { _ = try measureAll(natural: true, &unknown) }
    let invalid = invalidMeasurement
    for _ in 0..<Self.measureRounds {
      // What was invalid in the last round may no longer be.
      invalidMeasurement = invalid
      if boxes.isUnmeasured { try measureChangedBoxes(&unknown) }
      try settleStacks()
      try solve()
      collect()
      var remark = unknown
      if unmeasured.isEmpty && boxes.roots.isEmpty { return remark }
      if try !measureAll(natural: false, &remark), try !layoutBoxes(&remark) { return remark }
    }
    return .unsettled
  }

  /// Adds to `moved` the items whose variables changed since the last call. Where most changed, visits all items in
  /// memory order, which is several times as fast.
  private mutating func collect() {
    laidOut.isFollowed = canFollow()
    if laidOut.isFollowed { return }
    if solver.changes.count > items.count { return collectAll() }
    for change in solver.changes.elements {
      let variable = change.variable
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

  /// Fills `changes` with the items in `moved`, or of the report's layout, whose frames differ from the last report.
  private mutating func report() {
    isAhead = false
    if isUnshown { showRest() }
    if laidOut.isFollowed {
      follow()
      report(laidOut.items.elements)
    } else {
      orderMoved()
      for index in 0..<moved.count {
        let item = moved[index]
        items[item].isMoved = false
        if items[item].isLive { items[item].exact = solvedFrame(item) }
      }
      report(moved.elements)
      moved.removeAll()
      findParts()
    }
    keptFrames.removeAll()
  }

  /// Reports the frames in `earlier`, which are those of the first items in `moved`.
  mutating func reportEarlier() {
    for index in 0..<moved.count {
      if index < earlier.count {
        items[moved[index]].exact = earlier[index].frame
      } else if index < keptFrames.count {
        items[moved[index]].exact = keptFrames[index].frame
      }
    }
    report(UnsafeBufferPointer(rebasing: moved.elements[..<earlier.count]))
    earlier.removeAll()
    for index in 0..<changes.count { earlier.appendReserved(changes[index]) }
    changes.removeAll()
    formerFrames.removeAll()
  }

  /// Reports items. All exact frames are set before: rounding reads the frames of parents.
  private mutating func report(_ list: UnsafeBufferPointer<Int32>) {
    if scale > 0 && endsOffPixels() {
      reportRounded(0, all: true)
    } else if scale > 0 {
      for item in list where items[item].isLive { reportRounded(item, all: false) }
    } else {
      for item in list where items[item].isLive { report(item, at: items[item].exact) }
    }
  }

  /// Sorts `moved` where many items moved: visiting items in memory order is faster. No result depends on the order.
  mutating func orderMoved() {
    guard moved.count > items.count / 8 else { return }
    var place = 1
    while place < moved.count && moved[place - 1] < moved[place] { place += 1 }
    if place == moved.count { return }
    moved.removeAll()
    for item in 0..<Int32(items.count) where items[item].isMoved { moved.appendReserved(item) }
  }

  mutating func solvedFrame(_ item: Int32) -> Rect {
    let record = items.pointer + Int(item)
    if record.pointee.node >= 0 && isArranged(item) { return boxedFrame(item) }
    let values = solver.values((record.pointee.left, record.pointee.top, record.pointee.width, record.pointee.height))
    return Rect(x: values.0, y: values.1, width: values.2, height: values.3)
  }

  mutating func report(_ item: Int32, at frame: Rect) {
    guard frame != items[item].reported else { return }
    formerFrames.appendReserved(items[item].reported)
    items[item].reported = frame
    changes.appendReserved(Change(item: id(ofItem: item), frame: frame))
  }

  /// Removes the variables in `releasedVariables` from the solver. What fails when out of memory stays for a later
  /// call.
  mutating func collectVariables(from first: Int = 0) {
    var kept = first
    for index in first..<releasedVariables.count {
      do throws(Status) { try solver.removeVariable(releasedVariables[index]) } catch {
        releasedVariables[kept] = releasedVariables[index]
        kept += 1
      }
    }
    releasedVariables.truncate(to: kept)
  }
}

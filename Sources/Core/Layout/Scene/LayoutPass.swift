// The layout pass: updates stacks, solves and measures until sizes do not change, and reports changed frames.

import Memory
import Solver
import Status

// MARK: Solving without a report

extension Scene {
  /// Solves and publishes frames without a report. The next layout reports all changes since the last report.
  package mutating func solveWithoutReport() throws(Status) {
    try solveUnpublished()
    frames.publish()
  }

  /// Creates the guides that a layout would create for stacks, so that the layout adds no items.
  package mutating func makeStackItems() throws(Status) {
    if model.isPending { try stacks.updateStacks() }
  }

  /// Solves, and fills `changes` with the items whose frames differ from the last report. Does nothing when nothing is
  /// pending.
  ///
  /// Throws `.conflict` while required constraints are dropped, and when a strict scene refuses a measured size;
  /// `.unsettled` when measured heights keep changing; `.notFinite` or `.outOfRange` for an invalid measured size.
  /// Changes are reported with these errors, too. On any other error the published frames and values are unchanged;
  /// constraints and guides of stacks may have changed, and the next layout continues from there.
  package mutating func layoutIfNeeded() throws(Status) {
    frames.changes.removeAll()
    frames.formerFrames.removeAll()
    if model.isPending {
      try stacks.updateStacks()
      let remark = try solveMeasured()
      frames.report()
      if !model.deferred.releasedVariables.isEmpty { model.collectVariables() }
      if let remark { throw remark }
      model.isPending = false
    }
    if solver.droppedCount > 0 { throw .conflict }
  }

  /// Solves with the present stacks and rows, and measures if there is anything to measure. Returns the error to throw
  /// after the report; nil for none.
  @inline(__always)
  private mutating func solveMeasured() throws(Status) -> Status? {
    var remark: Status?
    if !views.measures.isEmpty || !views.unmeasured.isEmpty || mismeasured.error != nil {
      remark = try solveAndMeasure()
    } else {
      try model.solve()
      frames.listMoved()
    }
    // Where frames are copied, nothing has been added.
    if !frames.copied.isCopying, solver.hasGrown || tree.items.count > 16 + trimmedItems + trimmedItems >> 1 { trim() }
    return remark
  }

  /// Releases memory that only building needed.
  @inline(never)
  private mutating func trim() {
    trimmedItems = tree.items.count
    stacks.trimSpare()
  }

  /// Solves and measures until nothing changes any more.
  @inline(never)
  private mutating func solveAndMeasure() throws(Status) -> Status? {
    var unknown: Status?
    // A layout that failed may have left leaves that must be measured again.
    if mismeasured.error != nil { forgetMismeasured() }
    if !views.unmeasured.isEmpty { _ = try measureAll(natural: true, &unknown) }
    let invalid = views.invalidMeasurement
    if boxes.isUnmeasured { try measureChangedBoxes(&unknown) }
    try solveOnce()
    if views.unmeasured.isEmpty && boxes.roots.isEmpty { return unknown }
    return try measureInRounds(&unknown, invalid)
  }

  /// Measures what the solve has changed, and solves again, until nothing changes any more. `invalid` is the measurement that
  /// was invalid before the first round, if any.
  @inline(never)
  private mutating func measureInRounds(_ unknown: inout Status?, _ invalid: InvalidMeasurement?) throws(Status)
    -> Status?
  {
    var rounds = Self.measureRounds
    if !boxes.pins.isEmpty {
      // If constraints depend on fitting sizes, each level of these may take two more rounds.
      rounds = Self.boxRounds + 2 * deepestFittingSize
      boxes.pinRounds.begin()
    }
    while true {
      var remark = unknown
      if try !measureAll(natural: false, &remark), try !layoutBoxes(&remark) {
        if boxesGrowWithoutEnd() { break }
        return remark
      }
      rounds -= 1
      if rounds == 0 { break }
      // A measurement that was invalid in the last round may now be valid.
      views.invalidMeasurement = invalid
      if boxes.isUnmeasured { try measureChangedBoxes(&unknown) }
      try solveOnce()
    }
    try endUnsettled()
    return .unsettled
  }

  /// Solves as a part of a layout, and updates frames without publishing them.
  package mutating func solveUnpublished() throws(Status) {
    guard model.isPending else { return }
    try stacks.updateStacks()
    _ = try solveMeasured()
    if frames.copied.isCopying { frames.noteCopiedItems() }
    try frames.readMoved()
  }

  /// Updates stacks, rows and the size of the window, which must precede a solve or a query.
  @inline(never)
  mutating func applyPending() throws(Status) {
    try stacks.updateStacks()
    try model.collectRows()
    try model.applyPendingSize()
  }

  /// Updates stacks, and returns the slot of an item; nil for a guide that its stack has removed.
  mutating func findUpdated(_ item: ItemID) throws(Status) -> Int32? {
    _ = try tree.find(item)
    try applyPending()
    return try? tree.find(item)
  }
}

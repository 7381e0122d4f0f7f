// The layout pass.

package import Memory
package import Solver

extension Scene {
  /// Brings all frames up to date with what was edited, and reports in `changes` the items whose frames are not what was
  /// last reported. Does nothing when nothing is pending.
  ///
  /// Throws `.conflict` as long as required constraints had to be dropped, and `.unsettled` when measured sizes do not
  /// come to rest; the frames are then reported all the same. On any other error nothing has moved.
  package mutating func layoutIfNeeded() throws(LayoutError) {
    changes.removeAll()
    formerFrames.removeAll()
    if isPending {
      try settle()
      let isSettled = try solveMeasured()
      report()
      sweepVariables()
      guard isSettled else { throw .unsettled }
      isPending = false
    }
    if solver.droppedCount > 0 { throw .conflict }
  }

  /// Solves, and asks measured views, until both agree; false when they do not.
  mutating func solveMeasured() throws(LayoutError) -> Bool {
    for _ in 0..<Self.measureRounds {
      try settleStacks()
      do throws(LayoutError) { try solver.solve() } catch {
        guard error == .conflict else { throw error }
      }
      collect()
      if try !measureAll() { return true }
    }
    return false
  }

  /// Notes the items whose variables changed since it last did.
  private mutating func collect() {
    solver.takeChanges()
    for index in 0..<solver.changes.count {
      let variable = solver.changes[index].variable
      let item = owners[solver.slot(of: variable)]
      if item < 0 { continue }
      note(item)
      if items[item].frameGuide >= 0 { note(items[item].frameGuide) }
      if items[item].measure >= 0 && items[item].width.raw == variable.raw { noteUnmeasured(item) }
    }
  }

  mutating func note(_ item: Int32) {
    guard !items[item].isMoved else { return }
    items[item].isMoved = true
    moved.appendReserved(item)
  }

  /// Fills `changes` with those of the noted items whose frames differ from what was last reported.
  private mutating func report() {
    for index in 0..<moved.count {
      let item = moved[index]
      items[item].isMoved = false
      guard items[item].isLive else { continue }
      if scale > 0 { reportRounded(item) } else { report(item, at: exactFrame(item)) }
    }
    moved.removeAll()
  }

  mutating func report(_ item: Int32, at frame: Rect) {
    guard frame != items[item].reported else { return }
    formerFrames.appendReserved(items[item].reported)
    items[item].reported = frame
    changes.appendReserved(Change(item: id(ofItem: item), frame: frame))
  }

  /// Gives back the variables of removed items; what memory does not allow now, a later pass will do.
  private mutating func sweepVariables() {
    while !doomedVariables.isEmpty {
      do throws(LayoutError) { try solver.removeVariable(doomedVariables.last) } catch { return }
      _ = doomedVariables.removeLast()
    }
  }
}

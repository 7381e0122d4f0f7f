// Animation transactions: the changes between begin and commit are animated together.
//
// A transaction animates either frames (Motions.swift) or constants (ConstantMotions.swift), and in both cases scroll
// offsets.

import Layout
import Memory
import Solver
import Status

extension Screen {
  package mutating func begin(
    duration: Double, curve: Int32, fromCurrent: Bool, movesConstraints: Bool
  ) throws(Status) {
    try animatedScene.checkOpen()
    try check(duration, curve)
    guard !animatedScene.transaction.isOpen else { throw .mode }
    try motions.reserveMotion()
    // Changes made before the transaction are not animated.
    try placement.report()
    motions.noteUnreported()
    open(
      Transaction(
        isOpen: true, duration: duration, curve: curve, beginsFromCurrent: fromCurrent,
        movesConstraints: movesConstraints))
  }

  private mutating func open(_ new: Transaction) {
    let fromCurrent = new.beginsFromCurrent
    animatedScene.transaction = new
    scene.stacks.beginVisibilityChanges()
    for index in 0..<placement.scrolls.count {
      let (record, insets) = (placement.scrolls[index], placement.scrolls[index].geometry.insets)
      placement.scrolls[index].motion.start =
        fromCurrent ? placement.shownOffset(of: record, from: record.offset) : record.offset
      placement.scrolls[index].motion.startInsets =
        fromCurrent ? placement.shownInsets(of: record, insets, at: animatedScene.clock.now) : insets
    }
  }

  private mutating func check(_ duration: Double, _ curve: Int32) throws(Status) {
    guard duration.isFinite else { throw .notFinite }
    guard duration >= 0, animatedScene.curves.accepts(curve) else { throw .outOfRange }
  }

  /// Lays out, and starts an animation of every changed frame. Throws `.conflict` and `.unsettled` after the commit has
  /// taken place; the next layout reports an invalid measured height. When out of memory, the transaction stays open.
  package mutating func commit() throws(Status) {
    guard animatedScene.hasScreen, animatedScene.transaction.isOpen else { throw .mode }
    try motions.reserveMotion()
    try scene.frames.keepFormerFrames(!animatedScene.transaction.movesConstraints)
    // Cannot fail: only beginning to keep frames allocates.
    defer { do throws(Status) { try scene.frames.keepFormerFrames(false) } catch {} }
    let remark: Status?
    do throws(Status) {
      try motions.findStarts()
      remark = try layoutAtEnd()
    } catch {
      // Cannot fail after constants have moved: that reserved the memory.
      do throws(Status) { try animatedScene.moveConstants(at: animatedScene.clock.now) } catch {}
      throw error
    }
    motions.noteEarlier()
    let timing = Timing(begun: 0, duration: animatedScene.transaction.duration, curve: animatedScene.transaction.curve)
    restartClock(timing)
    if animatedScene.transaction.movesConstraints {
      animatedScene.startConstants(timing)
    } else {
      animatedScene.constantMotions.removeAll()
      for index in 0..<scene.frames.changes.count
      where !scene.stacks.hasChangedVisibility(scene.frames.changes[index].item)
        && !motions.isCollapsed(scene.frames.changes[index].item)
      {
        motions.startMotion(scene.frames.changes[index], scene.frames.formerFrames[index], timing)
      }
      // Cannot fail: a view that is removed leaves the list of changes.
      do throws(Status) { try motions.startVisibilityChanges(timing) } catch {}
    }
    scene.stacks.endVisibilityChanges()
    placement.startOffsets(timing)
    placement.publishOffsets()
    animatedScene.transaction.isOpen = false
    if let remark, remark == .conflict || remark == .unsettled { throw remark }
  }

  /// Lays out with all constants at their ends. Returns the error to throw after the commit; nil for none.
  private mutating func layoutAtEnd() throws(Status) -> Status? {
    if !animatedScene.transaction.movesConstraints { try animatedScene.moveConstants(at: .infinity) }
    var remark: Status?
    do throws(Status) { try placement.converge() } catch {
      guard error == .unsettled else { throw error }
      remark = error
    }
    return animatedScene.transaction.movesConstraints ? remark : try placement.report(hasConverged: true) ?? remark
  }

  /// Runs an event as a transaction of its own, or in the open transaction, which then takes its duration and curve. If
  /// the event throws, nothing has changed. If the commit runs out of memory, `takeBack` reverts the event.
  @inline(never)
  mutating func animate(
    duration: Double, curve: Int32, _ event: (inout Screen) throws(Status) -> Void,
    takeBack: (inout Screen) -> Void
  ) throws(Status) {
    try check(duration, curve)
    if animatedScene.transaction.isOpen {
      try event(&self)
      animatedScene.transaction.duration = duration
      animatedScene.transaction.curve = curve
      return
    }
    let last = animatedScene.transaction
    try beginEvent(duration: duration, curve: curve)
    defer { scene.frames.earlier.removeAll() }
    do throws(Status) { try event(&self) } catch {
      animatedScene.transaction = last
      throw error
    }
    do throws(Status) { try commit() } catch {
      if animatedScene.transaction.isOpen {
        animatedScene.transaction = last
        takeBack(&self)
        animatedScene.isPending = true
      }
      throw error
    }
  }

  /// Lays out the changes before an event; they are reported if the event succeeds. Scroll views that are to scroll to
  /// their end do so in the layout after the event.
  private mutating func beginEvent(duration: Double, curve: Int32) throws(Status) {
    placement.postponesScrollsToEnd = true
    defer {
      placement.postponesScrollsToEnd = false
      animatedScene.isPending = true
    }
    try motions.reserveMotion()
    if animatedScene.isPending || !animatedScene.areConstantsMoving { _ = try placement.convergeIfPossible() }
    try animatedScene.solveUnpublished()
    try scene.frames.keepReport()
    open(Transaction(isOpen: true, duration: duration, curve: curve))
  }

  /// Lays out again after the additions of a call were removed. When out of memory, the next layout does so.
  mutating func layOutAgain() {
    guard !animatedScene.transaction.isOpen else { return }
    do throws(Status) {
      try motions.reserveMotion()
      try placement.report()
    } catch { return }
    motions.noteUnreported()
  }

  /// Restarts the clock. Running animations continue.
  private mutating func restartClock(_ timing: Timing) {
    motions.removeFinished()
    for index in 0..<motions.records.count { motions.records[index].timing.begun -= animatedScene.clock.now }
    for index in 0..<animatedScene.constantMotions.count {
      animatedScene.constantMotions[index].timing.begun -= animatedScene.clock.now
    }
    for index in 0..<placement.scrolls.count { placement.scrolls[index].motion.timing.begun -= animatedScene.clock.now }
    animatedScene.clock = Clock(now: 0, timing: timing)
  }
}

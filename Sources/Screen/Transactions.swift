// Transactions: changes between begin and commit are animated together.
//
// Either frames are animated (Motions.swift) or constants (ConstantMotions.swift); scroll offsets are with both.

import Layout
import Memory
import Notation
import Solver
import Status

struct Transaction: BitwiseCopyable {
  var isOpen = false
  var duration = 0.0
  var curve = Bezier.easeInOut
  var beginsFromCurrent = true
  var movesConstraints = false
}

/// Seconds since the last commit, as of the last sample.
struct Clock: BitwiseCopyable {
  var now = 0.0
  /// The time of the frames that seeking returns to: of the last sample, layout or commit. NaN before the first seek
  /// since then.
  var seekStart = Double.nan
  /// The timing of the last commit.
  var timing = Timing()
}

extension Screen {
  package mutating func begin(
    duration: Double, curve: Int32, fromCurrent: Bool, movesConstraints: Bool
  ) throws(Status) {
    try checkOpen()
    try check(duration, curve)
    guard !transaction.isOpen else { throw .mode }
    try reserveMotion()
    // Changes made before the transaction are not animated.
    try report()
    noteUnreported()
    open(
      Transaction(
        isOpen: true, duration: duration, curve: curve, beginsFromCurrent: fromCurrent,
        movesConstraints: movesConstraints))
  }

  private mutating func open(_ new: Transaction) {
    let fromCurrent = new.beginsFromCurrent
    transaction = new
    scene.beginFlips()
    for index in 0..<scrolls.count {
      let (record, insets) = (scrolls[index], scrolls[index].settled.insets)
      scrolls[index].motion.start = fromCurrent ? shownOffset(of: record, from: record.offset) : record.offset
      scrolls[index].motion.startInsets = fromCurrent ? shownInsets(of: record, insets, at: clock.now) : insets
    }
  }

  private mutating func check(_ duration: Double, _ curve: Int32) throws(Status) {
    guard duration.isFinite else { throw .notFinite }
    guard duration >= 0, accepts(curve) else { throw .outOfRange }
  }

  /// Lays out, and starts an animation of every changed frame. Throws `.conflict` and `.unsettled` after the commit; an
  /// invalid measured height is reported by the next layout. When out of memory, the transaction stays open.
  package mutating func commit() throws(Status) {
    guard isOpen, transaction.isOpen else { throw .mode }
    try reserveMotion()
    let remark: Status?
    do throws(Status) {
      try findStarts()
      remark = try layoutAtEnd()
    } catch {
      do throws(Status) { try moveConstants(at: clock.now) } catch {}
      throw error
    }
    noteEarlier()
    let timing = Timing(begun: 0, duration: transaction.duration, curve: transaction.curve)
    restartClock(timing)
    if transaction.movesConstraints {
      startConstants(timing)
    } else {
      constantMotions.removeAll()
      for index in 0..<scene.changes.count
      where !scene.isFlipped(scene.changes[index].item) && !isCollapsed(scene.changes[index].item) {
        startMotion(scene.changes[index], scene.formerFrames[index], timing)
      }
      do throws(Status) { try startFlips(timing) } catch {}
    }
    scene.endFlips()
    startOffsets(timing)
    showOffsets()
    transaction.isOpen = false
    if let remark, remark == .conflict || remark == .unsettled { throw remark }
  }

  /// Lays out with all constants at their ends. Returns the error to throw after the commit; nil for none.
  private mutating func layoutAtEnd() throws(Status) -> Status? {
    if !transaction.movesConstraints { try moveConstants(at: .infinity) }
    var remark: Status?
    do throws(Status) { try settle() } catch {
      guard error == .unsettled else { throw error }
      remark = error
    }
    return transaction.movesConstraints ? remark : try report(isSettled: true) ?? remark
  }

  /// Runs an event as a transaction of its own, or in the open transaction, which then takes its duration and curve. If
  /// the event throws, nothing has changed. If the commit runs out of memory, `takeBack` undoes the event.
  @inline(never)
  mutating func animate(
    duration: Double, curve: Int32, _ event: (inout Screen) throws(Status) -> Void,
    takeBack: (inout Screen) -> Void
  ) throws(Status) {
    try check(duration, curve)
    if transaction.isOpen {
      try event(&self)
      transaction.duration = duration
      transaction.curve = curve
      return
    }
    let last = transaction
    try beginEvent(duration: duration, curve: curve)
    defer { scene.earlier.removeAll() }
    do throws(Status) { try event(&self) } catch {
      transaction = last
      throw error
    }
    do throws(Status) { try commit() } catch {
      if transaction.isOpen {
        transaction = last
        takeBack(&self)
        isPending = true
      }
      throw error
    }
  }

  /// Lays out what changed before an event, to be reported when the event succeeds; except that scroll views that shall
  /// scroll to their end do so in the layout after it.
  private mutating func beginEvent(duration: Double, curve: Int32) throws(Status) {
    postponesBottoms = true
    defer {
      postponesBottoms = false
      isPending = true
    }
    try reserveMotion()
    if isPending || !areConstantsMoving { _ = try settleIfPossible() }
    try solveAhead()
    try scene.keepReport()
    open(Transaction(isOpen: true, duration: duration, curve: curve))
  }

  /// Lays out again what was laid out, after what a call added was removed. When out of memory, the next layout does it.
  mutating func settleAgain() {
    guard !transaction.isOpen else { return }
    do throws(Status) {
      try reserveMotion()
      try report()
    } catch { return }
    noteUnreported()
  }

  /// Restarts the clock. Running animations continue.
  private mutating func restartClock(_ timing: Timing) {
    removeFinished()
    for index in 0..<motions.count { motions[index].timing.begun -= clock.now }
    for index in 0..<constantMotions.count { constantMotions[index].timing.begun -= clock.now }
    for index in 0..<scrolls.count { scrolls[index].motion.timing.begun -= clock.now }
    clock = Clock(now: 0, timing: timing)
  }

  /// Duration and curve of the last transaction, as set by the caller.
  package var lastTiming: (duration: Double, curve: Int32) {
    mutating get { (clock.timing.duration, clock.timing.curve) }
  }
}

// Transactions: what happens between begin and commit moves together, from where it is to where it belongs.
//
// Frames move (Motions.swift), or constraints do (ConstantMotions.swift); offsets of scroll views move with either.

package import Layout
package import Memory
package import Notation
package import Solver

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
  /// The timing of that commit.
  var timing = Timing()
}

extension Screen {
  package var isInTransaction: Bool { transaction.isOpen }

  package mutating func begin(
    duration: Double, curve: Int32, fromCurrent: Bool, movesConstraints: Bool
  ) throws(LayoutError) {
    try checkOpen()
    try check(duration, curve)
    guard !transaction.isOpen else { throw .mode }
    try reserveMotion()
    // What was noted before does not move.
    let remark = try report()
    noteUntold()
    transaction = Transaction(
      isOpen: true, duration: duration, curve: curve, beginsFromCurrent: fromCurrent,
      movesConstraints: movesConstraints)
    for index in 0..<scrolls.count {
      scrolls[index].motion.start = fromCurrent ? shownOffset(of: scrolls[index]) : scrolls[index].offset
    }
    _ = remark
  }

  private func check(_ duration: Double, _ curve: Int32) throws(LayoutError) {
    guard duration.isFinite else { throw .notFinite }
    guard duration >= 0, knows(curve) else { throw .outOfRange }
  }

  /// Lays out, and sets in motion all that comes out elsewhere. Dropped constraints are told at the end.
  package mutating func commit() throws(LayoutError) {
    guard isOpen, transaction.isOpen else { throw .mode }
    try reserveMotion()
    if !transaction.movesConstraints { try endConstantMotions() }
    var remark: LayoutError?
    do throws(LayoutError) { try settle() } catch {
      guard error == .unsettled else { throw error }
      remark = error
    }
    let timing = Timing(begun: 0, duration: transaction.duration, curve: transaction.curve)
    restartClock(timing)
    if transaction.movesConstraints {
      try departConstants(timing)
    } else {
      remark = try report(isSettled: true) ?? remark
      for index in 0..<scene.changes.count { depart(scene.changes[index], scene.formerFrames[index], timing) }
    }
    departOffsets(timing)
    transaction.isOpen = false
    if let remark { throw remark }
  }

  /// An event: a transaction of its own, or a part of the one that is open, which then takes its time and curve. Where
  /// there is no memory it has not happened.
  @inline(never)
  mutating func animate(
    duration: Double, curve: Int32, _ event: (inout Screen) throws(LayoutError) -> Void,
    takeBack: (inout Screen) -> Void
  ) throws(LayoutError) {
    try check(duration, curve)
    if transaction.isOpen {
      try event(&self)
      transaction.duration = duration
      transaction.curve = curve
      return
    }
    try begin(duration: duration, curve: curve, fromCurrent: true, movesConstraints: false)
    do throws(LayoutError) {
      try event(&self)
      try commit()
    } catch {
      if transaction.isOpen {
        transaction.isOpen = false
        takeBack(&self)
      }
      throw error
    }
  }

  /// All that moves goes on: its time counts from now.
  private mutating func restartClock(_ timing: Timing) {
    for index in 0..<motions.count { motions[index].timing.begun -= clock.now }
    for index in 0..<constantMotions.count { constantMotions[index].timing.begun -= clock.now }
    for index in 0..<scrolls.count { scrolls[index].motion.timing.begun -= clock.now }
    clock = Clock(now: 0, timing: timing)
  }

  /// Duration and curve of the last transaction, as they were given.
  package var lastTiming: (duration: Double, curve: Int32) { (clock.timing.duration, clock.timing.curve) }
}

// Transactions: what happens between begin and commit moves together, from where it is to where it belongs.
//
// Frames move (Motions.swift), or constraints do (ConstantMotions.swift); offsets of scroll views move with either.

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
  /// The timing of that commit.
  var timing = Timing()
}

extension Screen {
  package var isInTransaction: Bool { mutating get { transaction.isOpen } }

  package mutating func begin(
    duration: Double, curve: Int32, fromCurrent: Bool, movesConstraints: Bool
  ) throws(Status) {
    try checkOpen()
    try check(duration, curve)
    guard !transaction.isOpen else { throw .mode }
    try reserveMotion()
    // What was noted before does not move.
    try report()
    noteUntold()
    transaction = Transaction(
      isOpen: true, duration: duration, curve: curve, beginsFromCurrent: fromCurrent,
      movesConstraints: movesConstraints)
    for index in 0..<scrolls.count {
      let (record, insets) = (scrolls[index], scrolls[index].settled.insets)
      scrolls[index].motion.start = fromCurrent ? shownOffset(of: record) : record.offset
      scrolls[index].motion.startInsets = fromCurrent ? shownInsets(of: record, insets, at: clock.now) : insets
    }
  }

  private mutating func check(_ duration: Double, _ curve: Int32) throws(Status) {
    guard duration.isFinite else { throw .notFinite }
    guard duration >= 0, accepts(curve) else { throw .outOfRange }
  }

  /// Lays out, and sets in motion all that comes out elsewhere. Dropped constraints are told at the end; what is wrong with
  /// a measured height, by the next layout. Where there is no memory the transaction is still open.
  package mutating func commit() throws(Status) {
    guard isOpen, transaction.isOpen else { throw .mode }
    try reserveMotion()
    let remark: Status?
    do throws(Status) { remark = try arrive() } catch {
      do throws(Status) { try moveConstants() } catch {}
      throw error
    }
    let timing = Timing(begun: 0, duration: transaction.duration, curve: transaction.curve)
    restartClock(timing)
    if transaction.movesConstraints {
      departConstants(timing)
    } else {
      constantMotions.removeAll()
      for index in 0..<scene.changes.count { depart(scene.changes[index], scene.formerFrames[index], timing) }
    }
    departOffsets(timing)
    transaction.isOpen = false
    if let remark, remark == .conflict || remark == .unsettled { throw remark }
  }

  /// Lays out as all will be in the end, and answers what is to be said of that. What moves as frames is reported.
  private mutating func arrive() throws(Status) -> Status? {
    if !transaction.movesConstraints { try endConstants() }
    var remark: Status?
    do throws(Status) { try settle() } catch {
      guard error == .unsettled else { throw error }
      remark = error
    }
    return transaction.movesConstraints ? remark : try report(isSettled: true) ?? remark
  }

  /// An event: a transaction of its own, or a part of the one that is open, which then takes its time and curve. One that
  /// throws has changed nothing; where there is no memory for the commit it is taken back.
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
    try begin(duration: duration, curve: curve, fromCurrent: true, movesConstraints: false)
    do throws(Status) { try event(&self) } catch {
      transaction = last
      throw error
    }
    do throws(Status) { try commit() } catch {
      if transaction.isOpen {
        transaction = last
        takeBack(&self)
        settleAgain()
      }
      throw error
    }
  }

  /// Finds the numbers and frames of a former state again; where there is no memory for that the next layout does.
  mutating func settleAgain() {
    guard !transaction.isOpen else { return }
    do throws(Status) {
      try reserveMotion()
      try report()
    } catch { return }
    noteUntold()
  }

  /// All that still moves goes on: its time counts from now.
  private mutating func restartClock(_ timing: Timing) {
    removeArrived()
    for index in 0..<motions.count { motions[index].timing.begun -= clock.now }
    for index in 0..<constantMotions.count { constantMotions[index].timing.begun -= clock.now }
    for index in 0..<scrolls.count { scrolls[index].motion.timing.begun -= clock.now }
    clock = Clock(now: 0, timing: timing)
  }

  /// Duration and curve of the last transaction, as they were given.
  package var lastTiming: (duration: Double, curve: Int32) {
    mutating get { (clock.timing.duration, clock.timing.curve) }
  }
}

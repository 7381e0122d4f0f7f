// Layouts and samples: the two kinds of report.

import Layout
import Memory
import Notation
import Solver
import Status

extension Screen {
  /// Lays out, and fills `scene.changes` with the items whose frames differ from the last report. Ends the animations of
  /// items whose ends change; what has collapsed stays. In a transaction, reports nothing: changes are animated after the commit.
  package mutating func layoutIfNeeded() throws(Status) {
    guard hasLayouts else { return try scene.layoutIfNeeded() }
    scene.changes.removeAll()
    try reserveMotion()
    if transaction.isOpen {
      let remark = try settleIfPossible()
      scene.show()
      showOffsets()
      if let remark { throw remark }
      return
    }
    let remark = try report()
    endMotions()
    if !unreported.isEmpty { try reportUnreported() }
    if !scene.changes.isEmpty { windowReport.isStale = true }
    if let remark { throw remark }
  }

  /// Until which time of the clock that the last commit started something moves; nil if nothing does any more at the time
  /// of the last sample.
  package mutating func movesUntil() throws(Status) -> Double? {
    try checkOpen()
    var end = -Double.infinity
    for index in 0..<motions.count where scene.isLive(motions[index].item) { end = max(end, motions[index].timing.end) }
    for index in 0..<constantMotions.count { end = max(end, constantMotions[index].timing.end) }
    for index in 0..<scrolls.count where scene.isLive(scrolls[index].item) && scrolls[index].motion.isMoving {
      end = max(end, scrolls[index].motion.timing.end)
    }
    return end > clock.now ? end : nil
  }

  /// Fills `scene.changes` with the frames at a time in seconds after the last commit that differ from the last report.
  /// The time may be earlier than that of the last sample; before the commit, all is as at the commit.
  package mutating func sample(at time: Double) throws(Status) {
    try checkOpen()
    if let remark = try takeSample(at: time) { throw remark }
  }

  /// Samples. Errors after which there is a layout are returned, not thrown.
  mutating func takeSample(at time: Double) throws(Status) -> Status? {
    scene.changes.removeAll()
    guard time.isFinite else { throw .notFinite }
    guard !transaction.isOpen else { throw .mode }
    try reserveMotion()
    let remark = try report(at: max(time, 0))
    if collapses > 0 { endCollapses() }
    if !motions.isEmpty { leaveOutMotions() }
    if !unreported.isEmpty { try reportUnreported() }
    try advanceMotions()
    if !scene.changes.isEmpty { windowReport.isStale = true }
    return remark
  }

  /// Lays out with animated constants at a time.
  private mutating func report(at time: Double) throws(Status) -> Status? {
    let now = clock.now
    clock.now = time
    do throws(Status) {
      if !constantMotions.isEmpty { try moveConstants(at: clock.now) }
      return try report()
    } catch {
      clock.now = now
      throw error
    }
  }

  /// Lays out. Errors after which there is a layout are returned, not thrown.
  @inline(never)
  @discardableResult
  mutating func report(isSettled: Bool = false) throws(Status) -> Status? {
    // While constants are animated, screen constants have values between start and end.
    let settles = !isSettled && (isPending || !areConstantsMoving)
    var remark = settles ? try settleIfPossible() : nil
    do throws(Status) { try scene.layoutIfNeeded() } catch {
      // `.notFinite` and `.outOfRange` are about results of measure functions.
      guard error == .conflict || error == .unsettled || error == .notFinite || error == .outOfRange else {
        throw error
      }
      remark = error
    }
    clock.seekStart = .nan
    if settles { showOffsets() }
    return remark
  }

  /// Computes screen constants and frames. Returns the error after which there are frames; nil for none.
  mutating func settleIfPossible() throws(Status) -> Status? {
    do throws(Status) { try settle() } catch {
      guard error == .unsettled else { throw error }
      return error
    }
    return nil
  }

  /// Shows the scene at a time in seconds after the last commit, without a report: the next layout or sample reports
  /// what differs from the last report. Seeking back to the time before the first seek restores the frames as they were,
  /// also if solving fails.
  package mutating func seek(to time: Double) throws(Status) {
    try checkOpen()
    guard time.isFinite else { throw .notFinite }
    guard !transaction.isOpen else { throw .mode }
    let time = max(time, 0)
    let now = clock.now
    let isFirst = clock.seekStart.isNaN
    if isFirst {
      scene.keepFrames()
      clock.seekStart = now
    }
    // Makes room for this seek, for taking it back, and for the seek back to the start.
    let isBack = time == clock.seekStart || constantMotions.isEmpty
    if !isBack { try scene.reserve(constants: 3 * constantMotions.count) }
    clock.now = time
    do throws(Status) {
      try moveConstants(at: clock.now)
      if !isBack { return try scene.solveQuietly() }
      if !isFirst, !constantMotions.isEmpty { do throws(Status) { try scene.solveQuietly() } catch {} }
      scene.restoreFrames()
    } catch {
      if error == .conflict { return }
      clock.now = now
      do throws(Status) { try moveConstants(at: clock.now) } catch {}
      throw error
    }
  }

  /// The time of the last sample or seek.
  package var shownTime: Double { mutating get { clock.now } }

  /// Ends the animations of items whose ends change.
  private mutating func endMotions() {
    if collapses > 0 { endCollapses() }
    for index in 0..<scene.changes.count {
      if let motion = motion(of: scene.changes[index].item), motions[motion].collapse == nil { removeMotion(motion) }
    }
    if collapses > 0 { leaveOutMotions() }
  }

  /// Takes the items in motion out of the changes.
  private mutating func leaveOutMotions() {
    var count = 0
    for index in 0..<scene.changes.count where motion(of: scene.changes[index].item) == nil {
      scene.changes[count] = scene.changes[index]
      count += 1
    }
    scene.changes.truncate(to: count)
  }

  mutating func noteUnreported() {
    endMotions()
    for index in 0..<scene.changes.count { noteUnreported(scene.changes[index].item.slot) }
  }

  /// The same for the changes that preceded an event.
  mutating func noteEarlier() {
    if scene.earlier.isEmpty { return }
    if collapses > 0 { endCollapses() }
    for index in 0..<scene.earlier.count {
      let item = scene.earlier[index].item
      if let motion = motion(of: item) {
        if motions[motion].collapse != nil { continue }
        removeMotion(motion)
      }
      noteUnreported(item.slot)
    }
  }

  mutating func noteUnreported(_ slot: Int32) {
    if places[slot] == MotionPlace.unreported { return }
    places[slot] = MotionPlace.unreported
    unreported.appendReserved(slot)
  }

  /// Adds the items with unreported frames to the changes that a layout has reported.
  private mutating func reportUnreported() throws(Status) {
    for index in 0..<scene.changes.count where places[scene.changes[index].item.slot] == MotionPlace.unreported {
      places[scene.changes[index].item.slot] = MotionPlace.none
    }
    for index in 0..<unreported.count where places[unreported[index]] == MotionPlace.unreported {
      places[unreported[index]] = MotionPlace.none
      guard let item = scene.item(at: unreported[index]) else { continue }
      scene.changes.appendReserved(Change(item: item, frame: try scene.frame(of: item)))
    }
    unreported.removeAll()
  }

  private mutating func advanceMotions() throws(Status) {
    for index in 0..<motions.count {
      let motion = motions[index]
      let frame = try end(of: index) + remainder(of: index, at: clock.now)
      if frame != motion.shown { scene.changes.appendReserved(Change(item: motion.item, frame: frame)) }
      motions[index].shown = frame
    }
  }

  /// The frame at the last sample, in the parent's coordinates.
  package mutating func shownFrame(of item: ItemID) throws(Status) -> Rect {
    guard let index = motion(of: item) else { return try scene.frame(of: item) }
    return try end(of: index) + remainder(of: index, at: clock.now)
  }
}

// Moves the clock of animations to another time and back, without a report.

import Layout
import Memory
import Solver
import Status

extension AnimatedScene {
  /// Shows the scene at a time in seconds after the last commit, without a report. The next layout or sample reports
  /// what differs from the last report. Seeking back to the time before the first seek restores the frames, even if
  /// solving fails.
  package mutating func seek(to time: Double) throws(Status) {
    try checkOpen()
    guard time.isFinite else { throw .notFinite }
    guard !transaction.isOpen else { throw .mode }
    let time = max(time, 0)
    let now = clock.now
    let isFirst = clock.seekStart.isNaN
    if isFirst {
      scene.frames.keepFrames()
      clock.seekStart = now
    }
    // Reserves memory for this seek, for undoing it, and for the seek back to the start.
    let isBack = time == clock.seekStart || constantMotions.isEmpty
    if !isBack { try scene.model.reserve(constants: 3 * constantMotions.count) }
    clock.now = time
    do throws(Status) {
      try moveConstants(at: clock.now)
      if !isBack { return try scene.solveWithoutReport() }
      // The frames are restored even if this fails, and the next layout solves again.
      if !isFirst, !constantMotions.isEmpty { do throws(Status) { try scene.solveWithoutReport() } catch {} }
      scene.frames.restoreFrames()
    } catch {
      if error == .conflict { return }
      clock.now = now
      // Cannot fail: memory for it is reserved above.
      do throws(Status) { try moveConstants(at: clock.now) } catch {}
      throw error
    }
  }

  /// The time of the last sample or seek.
  package var shownTime: Double { mutating get { clock.now } }

  /// Duration and curve of the last transaction, as set by the caller.
  package var lastTiming: (duration: Double, curve: Int32) {
    mutating get { (clock.timing.duration, clock.timing.curve) }
  }
}

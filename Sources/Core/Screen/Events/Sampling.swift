// Layouts, which report solved frames, and samples, which report the frames at a time of an animation.

import Layout
import Memory
import Solver
import Status

extension Screen {
  /// Lays out, and fills `scene.frames.changes` with the items whose frames differ from the last report. Ends the animations
  /// of items whose final frames change; collapsed views stay collapsed. In a transaction, reports nothing: changes are
  /// animated after the commit.
  package mutating func layoutIfNeeded() throws(Status) {
    guard placement.hasLayouts else { return try scene.layoutIfNeeded() }
    scene.frames.changes.removeAll()
    try motions.reserveMotion()
    if animatedScene.transaction.isOpen {
      let remark = try placement.convergeIfPossible()
      scene.frames.publish()
      placement.publishOffsets()
      if let remark { throw remark }
      return
    }
    let remark = try placement.report()
    motions.endMotions()
    if !motions.unreported.isEmpty { try motions.reportUnreported() }
    if !scene.frames.changes.isEmpty { windowReport.isStale = true }
    if let remark { throw remark }
  }

  /// Fills `scene.frames.changes` with the frames at a time in seconds after the last commit that differ from the last report.
  /// The time may be earlier than that of the last sample. Negative times give the frames at the commit.
  package mutating func sample(at time: Double) throws(Status) {
    guard animatedScene.hasScreen else { throw .mode }
    if let remark = try takeSample(at: time) { throw remark }
  }

  /// Samples. If the layout took place, the error is returned, not thrown.
  mutating func takeSample(at time: Double) throws(Status) -> Status? {
    scene.frames.changes.removeAll()
    guard time.isFinite else { throw .notFinite }
    guard !animatedScene.transaction.isOpen else { throw .mode }
    try motions.reserveMotion()
    let remark = try placement.report(at: max(time, 0))
    if !motions.records.isEmpty {
      if motions.collapses > 0 { motions.endCollapses() }
      motions.leaveOutMotions()
    }
    if !motions.unreported.isEmpty { try motions.reportUnreported() }
    try motions.advanceMotions()
    if !scene.frames.changes.isEmpty { windowReport.isStale = true }
    return remark
  }
}

// Reports of animated frames: an animated item is reported with its visible frame.

import Layout
import Memory
import Solver
import Status

extension Motions {
  /// Returns the end of the last animation, in seconds after the last commit; nil if nothing moves after the last
  /// sample.
  package mutating func movesUntil() throws(Status) -> Double? {
    try animatedScene.checkOpen()
    var end = -Double.infinity
    for index in 0..<records.count where scene.tree.isLive(records[index].item) {
      end = max(end, records[index].timing.end)
    }
    for index in 0..<animatedScene.constantMotions.count {
      end = max(end, animatedScene.constantMotions[index].timing.end)
    }
    for index in 0..<placement.scrolls.count
    where scene.tree.isLive(placement.scrolls[index].item) && placement.scrolls[index].motion.isMoving {
      end = max(end, placement.scrolls[index].motion.timing.end)
    }
    return end > animatedScene.clock.now ? end : nil
  }

  /// Ends the animations of items whose final frames change.
  mutating func endMotions() {
    if collapses > 0 { endCollapses() }
    for index in 0..<scene.frames.changes.count {
      if let motion = motion(of: scene.frames.changes[index].item), records[motion].collapse == nil {
        removeMotion(motion)
      }
    }
    if collapses > 0 { leaveOutMotions() }
  }

  /// Removes the animated items from the changes.
  mutating func leaveOutMotions() {
    var count = 0
    for index in 0..<scene.frames.changes.count where motion(of: scene.frames.changes[index].item) == nil {
      scene.frames.changes[count] = scene.frames.changes[index]
      count += 1
    }
    scene.frames.changes.truncate(to: count)
  }

  mutating func noteUnreported() {
    endMotions()
    for index in 0..<scene.frames.changes.count { noteUnreported(scene.frames.changes[index].item.slot) }
  }

  /// Marks the changes before an event as unreported.
  mutating func noteEarlier() {
    if scene.frames.earlier.isEmpty { return }
    if collapses > 0 { endCollapses() }
    for index in 0..<scene.frames.earlier.count {
      let item = scene.frames.earlier[index].item
      if let motion = motion(of: item) {
        if records[motion].collapse != nil { continue }
        removeMotion(motion)
      }
      noteUnreported(item.slot)
    }
  }

  mutating func noteUnreported(_ slot: Int32) {
    if indices[slot] == MotionIndex.unreported { return }
    indices[slot] = MotionIndex.unreported
    unreported.appendReserved(slot)
  }

  /// Adds the items with unreported frames to the changes of a layout.
  mutating func reportUnreported() throws(Status) {
    for index in 0..<scene.frames.changes.count
    where indices[scene.frames.changes[index].item.slot] == MotionIndex.unreported {
      indices[scene.frames.changes[index].item.slot] = MotionIndex.none
    }
    for index in 0..<unreported.count where indices[unreported[index]] == MotionIndex.unreported {
      indices[unreported[index]] = MotionIndex.none
      guard let item = scene.tree.item(at: unreported[index]) else { continue }
      scene.frames.changes.appendReserved(Change(item: item, frame: try scene.frames.frame(of: item)))
    }
    unreported.removeAll()
  }

  mutating func advanceMotions() throws(Status) {
    for index in 0..<records.count {
      let motion = records[index]
      let frame = try end(of: index) + remainder(of: index, at: animatedScene.clock.now)
      if frame != motion.shown { scene.frames.changes.appendReserved(Change(item: motion.item, frame: frame)) }
      records[index].shown = frame
    }
  }

  /// Returns the visible frame at the last sample, in the coordinates of the parent.
  package mutating func shownFrame(of item: ItemID) throws(Status) -> Rect {
    guard let index = motion(of: item) else { return try scene.frames.frame(of: item) }
    return try end(of: index) + remainder(of: index, at: animatedScene.clock.now)
  }
}

// Animated offsets and insets of scroll views.

import Layout
import Memory
import Solver
import Status

struct OffsetMotion: BitwiseCopyable {
  var start = Point(x: 0, y: 0)
  var remainder = Point(x: 0, y: 0)
  /// Insets change immediately; the visible insets are interpolated.
  var startInsets = Insets.zero
  var endInsets = Insets.zero
  var timing = Timing()

  var isMoving: Bool { remainder.x != 0 || remainder.y != 0 || startInsets != endInsets }
}

extension Placement {
  mutating func startOffsets(_ timing: Timing) {
    for index in 0..<scrolls.count {
      let (offset, start) = (scrolls[index].offset, scrolls[index].motion.start)
      let insets = scrolls[index].geometry.insets
      scrolls[index].motion.endInsets = insets
      let isStill = offset == start && insets == scrolls[index].motion.startInsets
      if isStill && shownOffset(of: scrolls[index], from: offset) == offset { continue }
      scrolls[index].motion.remainder = Point(x: start.x - offset.x, y: start.y - offset.y)
      scrolls[index].motion.timing = timing
    }
  }

  mutating func shownOffset(of record: ScrollRecord) -> Point {
    shownOffset(of: record, from: presentOffset(of: record))
  }

  mutating func shownOffset(of record: ScrollRecord, from offset: Point) -> Point {
    let share = 1 - animatedScene.curves.progress(record.motion.timing, at: animatedScene.clock.now)
    return Point(
      x: offset.x + record.motion.remainder.x * share, y: offset.y + record.motion.remainder.y * share)
  }

  /// The insets of a scroll view at the last sample.
  package mutating func shownInsets(of item: ItemID) throws(Status) -> Insets {
    let record = scrolls[try findScroll(item)]
    return shownInsets(of: record, try scrollInfo(record).insets, at: animatedScene.clock.now)
  }

  /// Returns the visible insets at a time; `insets` are those of the last layout.
  mutating func shownInsets(of record: ScrollRecord, _ insets: Insets, at time: Double) -> Insets {
    let share = 1 - animatedScene.curves.progress(record.motion.timing, at: time)
    if share == 0 { return insets }
    let (start, end) = (record.motion.startInsets, record.motion.endInsets)
    return Insets(
      top: end.top + (start.top - end.top) * share, left: end.left + (start.left - end.left) * share,
      bottom: end.bottom + (start.bottom - end.bottom) * share, right: end.right + (start.right - end.right) * share)
  }
}

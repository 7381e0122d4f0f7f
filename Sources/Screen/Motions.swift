// Animated items and offsets.
//
// An animated frame is the solved frame plus a remainder, which is the difference to the start at first and 0 at the
// end. So an item whose end changes during its animation continues from where it is.

import Layout
import Memory
import Notation
import Solver
import Status

/// An animated item, or one that has collapsed.
struct Motion: BitwiseCopyable {
  var item: ItemID
  /// The difference of start and end.
  var remainder: Rect
  /// The end of a view that its stack hides; nil for the solved frame.
  var collapse: Rect?
  /// The frame last reported.
  var shown: Rect
  var timing: Timing
}

struct OffsetMotion: BitwiseCopyable {
  var start = Point(x: 0, y: 0)
  var remainder = Point(x: 0, y: 0)
  /// Insets change at once. What is shown of them is interpolated.
  var startInsets = Insets.zero
  var endInsets = Insets.zero
  var timing = Timing()

  var isMoving: Bool { remainder.x != 0 || remainder.y != 0 || startInsets != endInsets }
}

/// Values of `places` for items without an animation.
enum MotionPlace {
  static var none: Int32 { -1 }
  /// Its frame is unreported.
  static var unreported: Int32 { -2 }
}

/// An animated item with its start and end.
package struct Animation: BitwiseCopyable {
  package var item: ItemID
  package var from: Rect
  package var to: Rect
}

// MARK: Frames

extension Screen {
  mutating func startMotion(_ change: Change, _ former: Rect, _ timing: Timing) {
    var start = former
    if let index = motion(of: change.item) {
      start = motions[index].collapse ?? former
      if transaction.beginsFromCurrent { start = start + remainder(of: index, at: 0) }
    }
    startMotion(change, from: start, timing)
  }

  /// Starts an animation to a frame, or to where the view collapses.
  mutating func startMotion(_ change: Change, from start: Rect, collapse: Rect? = nil, _ timing: Timing) {
    let slot = change.item.slot
    if let index = motion(of: change.item) { removeMotion(index) }
    if timing.length == 0 || start == change.frame && collapse == nil {
      noteUnreported(slot)
      return
    }
    if places[slot] == MotionPlace.unreported { unreported.removeFirst(slot) }
    places[slot] = Int32(motions.count)
    if collapse != nil { collapses += 1 }
    motions.appendReserved(
      Motion(
        item: change.item, remainder: start - (collapse ?? change.frame), collapse: collapse, shown: .unseen,
        timing: timing))
  }

  /// From the end to what is shown at a time.
  @inline(never)
  mutating func remainder(of index: Int, at time: Double) -> Rect {
    motions[index].remainder * (1 - progress(motions[index].timing, at: time))
  }

  /// Where the item of a motion is at its end.
  mutating func end(of index: Int) throws(Status) -> Rect {
    if let collapse = motions[index].collapse { return collapse }
    return try scene.frame(of: motions[index].item)
  }

  /// The place of an item's motion.
  mutating func motion(of item: ItemID) -> Int? {
    guard item.slot < places.count, places[item.slot] >= 0 else { return nil }
    let index = Int(places[item.slot])
    return motions[index].item == item ? index : nil
  }

  @inline(never)
  mutating func removeMotion(_ index: Int) {
    places[motions[index].item.slot] = MotionPlace.none
    if motions[index].collapse != nil { collapses -= 1 }
    let last = motions.removeLast()
    if index == motions.count { return }
    motions[index] = last
    places[last.item.slot] = Int32(index)
  }

  /// Reserves memory to animate every item, so that nothing fails after a layout. Removes the animations of removed
  /// items, so that no new item of the slot gets them.
  @inline(never)
  mutating func reserveMotion() throws(Status) {
    try scene.makeStackItems()
    let count = scene.itemSlots
    if places.count < count {
      try inMemory { () throws(MemoryError) in
        try motions.reserve(count)
        try unreported.reserve(count)
        try places.resize(to: count, filling: MotionPlace.none)
      }
    }
    for index in stride(from: motions.count - 1, through: 0, by: -1) where !scene.isLive(motions[index].item) {
      removeMotion(index)
    }
  }

  /// Removes the animations that are over, before another transaction, but not what has collapsed. After a seek, their ends
  /// may be unreported.
  mutating func removeFinished() {
    for index in stride(from: motions.count - 1, through: 0, by: -1) where motions[index].timing.isOver(at: clock.now) {
      if motions[index].collapse != nil {
        motions[index].remainder = .zero
      } else {
        endMotion(index)
      }
    }
  }

  /// Removes an animation. The next report has the item's frame, unless that was the last one shown.
  mutating func endMotion(_ index: Int) {
    let motion = motions[index]
    removeMotion(index)
    guard scene.isLive(motion.item) else { return }
    do throws(Status) {
      if try scene.frame(of: motion.item) != motion.shown { noteUnreported(motion.item.slot) }
    } catch {}
  }

  /// Fills `animations` with the animated items of the last commit.
  package mutating func findAnimations() throws(Status) {
    try checkOpen()
    animations.removeAll()
    for index in 0..<motions.count where scene.isLive(motions[index].item) && motions[index].remainder != .zero {
      let to = try end(of: index)
      let animation = Animation(item: motions[index].item, from: to + motions[index].remainder, to: to)
      try inMemory { () throws(MemoryError) in try animations.append(animation) }
    }
  }
}

// MARK: Offsets

extension Screen {
  mutating func startOffsets(_ timing: Timing) {
    for index in 0..<scrolls.count {
      let (offset, start) = (scrolls[index].offset, scrolls[index].motion.start)
      let insets = scrolls[index].settled.insets
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
    let share = 1 - progress(record.motion.timing, at: clock.now)
    return Point(
      x: offset.x + record.motion.remainder.x * share, y: offset.y + record.motion.remainder.y * share)
  }
}

extension Screen {
  /// The insets of a scroll view at the last sample.
  package mutating func shownInsets(of item: ItemID) throws(Status) -> Insets {
    let record = scrolls[try findScroll(item)]
    return shownInsets(of: record, try scrollInfo(record).insets, at: clock.now)
  }

  /// Insets as they are shown at a time; `insets` are those of the last layout.
  mutating func shownInsets(of record: ScrollRecord, _ insets: Insets, at time: Double) -> Insets {
    let share = 1 - progress(record.motion.timing, at: time)
    if share == 0 { return insets }
    let (start, end) = (record.motion.startInsets, record.motion.endInsets)
    return Insets(
      top: end.top + (start.top - end.top) * share, left: end.left + (start.left - end.left) * share,
      bottom: end.bottom + (start.bottom - end.bottom) * share, right: end.right + (start.right - end.right) * share)
  }
}

extension Rect {
  /// Different from every frame, and from itself.
  static var unseen: Rect { Rect(x: .nan, y: .nan, width: .nan, height: .nan) }

  static func + (one: Rect, other: Rect) -> Rect {
    Rect(
      x: one.x + other.x, y: one.y + other.y, width: one.width + other.width, height: one.height + other.height)
  }

  static func - (one: Rect, other: Rect) -> Rect {
    Rect(
      x: one.x - other.x, y: one.y - other.y, width: one.width - other.width, height: one.height - other.height)
  }

  static func * (one: Rect, share: Double) -> Rect {
    Rect(x: one.x * share, y: one.y * share, width: one.width * share, height: one.height * share)
  }
}

// Items and offsets on their way.
//
// A moving frame is the solved frame and a remainder that fades: at the start the remainder leads back to where the item
// was seen, at the end there is none, so an item that is caught on its way goes on from there.

import Layout
import Memory
import Notation
import Solver
import Status

/// An item on its way.
struct Motion: BitwiseCopyable {
  var item: ItemID
  /// What is added to its frame at the start.
  var remainder: Rect
  /// The frame last told.
  var shown: Rect
  var timing: Timing
}

struct OffsetMotion: BitwiseCopyable {
  var start = Point(x: 0, y: 0)
  var remainder = Point(x: 0, y: 0)
  /// Insets are at their end at once. Only pictures of the way draw them between these.
  var startInsets = Insets.zero
  var endInsets = Insets.zero
  var timing = Timing()
}

/// What `places` says of an item that has no motion.
enum Place {
  static var none: Int32 { -1 }
  /// It has a new frame that nobody was told of.
  static var untold: Int32 { -2 }
}

/// An item on its way: from where, and to where.
package struct Journey: BitwiseCopyable {
  package var item: ItemID
  package var from: Rect
  package var to: Rect
}

// MARK: Frames

extension Screen {
  mutating func depart(_ change: Change, _ former: Rect, _ timing: Timing) {
    let slot = change.item.slot
    var start = former
    if let index = motion(of: change.item) {
      if transaction.beginsFromCurrent { start = former + remainder(of: index, at: 0) }
      removeMotion(index)
    }
    if timing.length == 0 || start == change.frame {
      noteUntold(slot)
      return
    }
    if places[slot] == Place.untold { untold.removeFirst(slot) }
    places[slot] = Int32(motions.count)
    motions.appendReserved(
      Motion(item: change.item, remainder: start - change.frame, shown: .unseen, timing: timing))
  }

  @inline(never)
  mutating func remainder(of index: Int, at time: Double) -> Rect {
    motions[index].remainder * (1 - progress(motions[index].timing, at: time))
  }

  /// The place of an item's motion.
  mutating func motion(of item: ItemID) -> Int? {
    guard item.slot < places.count, places[item.slot] >= 0 else { return nil }
    let index = Int(places[item.slot])
    return motions[index].item == item ? index : nil
  }

  @inline(never)
  mutating func removeMotion(_ index: Int) {
    places[motions[index].item.slot] = Place.none
    let last = motions.removeLast()
    if index == motions.count { return }
    motions[index] = last
    places[last.item.slot] = Int32(index)
  }

  /// Room for every item to move, so that nothing fails once a layout has been made. Items that are gone leave none
  /// behind that the next owner of their slot would meet.
  @inline(never)
  mutating func reserveMotion() throws(Status) {
    try scene.makeStackItems()
    let count = scene.itemSlots
    try inMemory { () throws(MemoryError) in
      try motions.reserve(count)
      try untold.reserve(count)
      try changes.reserve(count)
      if places.count < count { try places.resize(to: count, filling: Place.none) }
    }
    for index in stride(from: motions.count - 1, through: 0, by: -1) where !scene.isLive(motions[index].item) {
      removeMotion(index)
    }
  }

  /// Forgets the items that have arrived, before another transaction.
  mutating func removeArrived() {
    for index in stride(from: motions.count - 1, through: 0, by: -1) where motions[index].timing.isOver(at: clock.now) {
      removeMotion(index)
    }
  }

  /// Items on their way, as of the last commit. Fills `journeys`.
  package mutating func findJourneys() throws(Status) {
    try checkOpen()
    journeys.removeAll()
    for index in 0..<motions.count where scene.isLive(motions[index].item) {
      let to = try scene.frame(of: motions[index].item)
      let journey = Journey(item: motions[index].item, from: to + motions[index].remainder, to: to)
      try inMemory { () throws(MemoryError) in try journeys.append(journey) }
    }
  }
}

// MARK: Offsets

extension Screen {
  mutating func departOffsets(_ timing: Timing) {
    for index in 0..<scrolls.count {
      let (offset, start) = (scrolls[index].offset, scrolls[index].motion.start)
      let insets = scrolls[index].settled.insets
      scrolls[index].motion.endInsets = insets
      let isStill = offset == start && insets == scrolls[index].motion.startInsets
      if isStill && shownOffset(of: scrolls[index]) == offset { continue }
      scrolls[index].motion.remainder = Point(x: start.x - offset.x, y: start.y - offset.y)
      scrolls[index].motion.timing = timing
    }
  }

  mutating func shownOffset(of record: ScrollRecord) -> Point {
    let share = 1 - progress(record.motion.timing, at: clock.now)
    return Point(
      x: record.offset.x + record.motion.remainder.x * share, y: record.offset.y + record.motion.remainder.y * share)
  }
}

extension Screen {
  /// Insets as pictures draw them at a time; `insets` are those of the last layout.
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
  /// Unlike every frame, itself included.
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

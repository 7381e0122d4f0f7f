// Animated items.
//
// An animated frame is the solved frame plus a remainder. At first the remainder is start minus end; it decreases to 0
// along the curve. If the end changes during the animation, the item continues from its visible frame.

import Layout
import Memory
import Solver
import Status

/// Items whose frames are animated.
package struct Motions: ~Copyable {
  package var placement: Placement
  var records: Buffer<Motion>
  /// The number of collapsed views among them.
  var collapses = 0
  /// By the item's slot: its index in `records`, or a value of `MotionIndex`.
  var indices: Buffer<Int32>
  /// The slots of items with unreported frames.
  var unreported: Buffer<Int32>
  /// The result of `findAnimations`.
  package internal(set) var animations: Buffer<Animation>

  @inline(__always)
  init(_ account: Account) {
    placement = Placement(account)
    records = Buffer(account)
    indices = Buffer(account)
    unreported = Buffer(account)
    animations = Buffer(account)
  }

  mutating func release() {
    placement.release()
    records.release()
    indices.release()
    unreported.release()
    animations.release()
  }

  var animatedScene: AnimatedScene {
    @inline(__always) _read { yield placement.keyboard.controllers.display.animatedScene }
    @inline(__always) _modify { yield &placement.keyboard.controllers.display.animatedScene }
  }

  var scene: Scene {
    @inline(__always) _read { yield placement.keyboard.controllers.display.animatedScene.scene }
    @inline(__always) _modify { yield &placement.keyboard.controllers.display.animatedScene.scene }
  }
}

/// The motion of an animated or collapsed item.
struct Motion: BitwiseCopyable {
  var item: ItemID
  /// Start minus end.
  var remainder: Rect
  /// The end of the motion of a view that its stack hides; nil for the solved frame.
  var collapse: Rect?
  /// The frame last reported.
  var shown: Rect
  var timing: Timing
}

/// Values of `indices` for items without an animation.
enum MotionIndex {
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

extension Rect {
  /// NaN, which equals nothing: such a frame is always reported.
  static var unreported: Rect { Rect(x: .nan, y: .nan, width: .nan, height: .nan) }

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

extension Motions {
  mutating func startMotion(_ change: Change, _ former: Rect, _ timing: Timing) {
    var start = former
    if let index = motion(of: change.item) {
      start = records[index].collapse ?? former
      if animatedScene.transaction.beginsFromCurrent { start = start + remainder(of: index, at: 0) }
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
    if indices[slot] == MotionIndex.unreported { unreported.removeFirst(slot) }
    indices[slot] = Int32(records.count)
    if collapse != nil { collapses += 1 }
    records.appendReserved(
      Motion(
        item: change.item, remainder: start - (collapse ?? change.frame), collapse: collapse, shown: .unreported,
        timing: timing))
  }

  /// Returns the visible frame at a time minus the end.
  @inline(never)
  mutating func remainder(of index: Int, at time: Double) -> Rect {
    records[index].remainder * (1 - animatedScene.curves.progress(records[index].timing, at: time))
  }

  /// Returns the frame at the end of a motion.
  mutating func end(of index: Int) throws(Status) -> Rect {
    if let collapse = records[index].collapse { return collapse }
    return try scene.frames.frame(of: records[index].item)
  }

  /// Returns the index of the motion of an item.
  mutating func motion(of item: ItemID) -> Int? {
    guard item.slot < indices.count, indices[item.slot] >= 0 else { return nil }
    let index = Int(indices[item.slot])
    return records[index].item == item ? index : nil
  }

  @inline(never)
  mutating func removeMotion(_ index: Int) {
    indices[records[index].item.slot] = MotionIndex.none
    if records[index].collapse != nil { collapses -= 1 }
    let last = records.removeLast()
    if index == records.count { return }
    records[index] = last
    indices[last.item.slot] = Int32(index)
  }

  /// Reserves memory to animate every item, so that nothing fails after a layout. Also removes the motions of removed
  /// items, so that new items in their slots do not get them.
  @inline(__always)
  mutating func reserveMotion() throws(Status) {
    if scene.model.isPending || indices.count < scene.tree.itemSlots || !records.isEmpty { try reserveMotions() }
  }

  @inline(never)
  private mutating func reserveMotions() throws(Status) {
    try scene.makeStackItems()
    let count = scene.tree.itemSlots
    if indices.count < count {
      try inMemory { () throws(MemoryError) in
        try records.reserve(count)
        try unreported.reserve(count)
        try indices.resize(to: count, filling: MotionIndex.none)
      }
    }
    for index in stride(from: records.count - 1, through: 0, by: -1) where !scene.tree.isLive(records[index].item) {
      removeMotion(index)
    }
  }

  /// Removes finished animations before another transaction, but keeps collapsed views. After a seek, their ends may be
  /// unreported.
  mutating func removeFinished() {
    for index in stride(from: records.count - 1, through: 0, by: -1)
    where records[index].timing.isOver(at: animatedScene.clock.now) {
      if records[index].collapse != nil {
        records[index].remainder = .zero
      } else {
        endMotion(index)
      }
    }
  }

  /// Removes a motion. The next report contains the frame of the item, unless that was already reported.
  mutating func endMotion(_ index: Int) {
    let motion = records[index]
    removeMotion(index)
    guard scene.tree.isLive(motion.item) else { return }
    // Cannot fail: the item is live.
    do throws(Status) {
      if try scene.frames.frame(of: motion.item) != motion.shown { noteUnreported(motion.item.slot) }
    } catch {}
  }

  /// Fills `animations` with the animated items of the last commit.
  package mutating func findAnimations() throws(Status) {
    try animatedScene.checkOpen()
    animations.removeAll()
    for index in 0..<records.count where scene.tree.isLive(records[index].item) && records[index].remainder != .zero {
      let to = try end(of: index)
      let animation = Animation(item: records[index].item, from: to + records[index].remainder, to: to)
      try inMemory { () throws(MemoryError) in try animations.append(animation) }
    }
  }
}

// Reports of visible frames in window coordinates.
//
// A sample reports frames in the coordinates of parents. The frame of an item in the window follows from its own frame,
// the frames of its ancestors, and the offsets of scroll views, at the time of the sample. The report visits only the
// items that the sample reports, scroll views whose offset changed, and the contents of both.

import Layout
import Memory
import Solver
import Status

/// The frame of an item in the window at the last report.
struct WindowFrame: BitwiseCopyable {
  /// The item; 0 before its first report.
  var item = ItemID(0)
  var frame = Rect.zero
  /// For a scroll view: its offset.
  var offset = Point(x: 0, y: 0)
  /// For a scroll view: its offset in the present report.
  var nextOffset = Point(x: 0, y: 0)
  /// The number of the report that computed the frame last.
  var report: UInt64 = 0
}

struct WindowReport: ~Copyable {
  /// By the item's slot.
  var frames: Buffer<WindowFrame>
  /// The changes of the sample that this report is derived from.
  var sampled: Buffer<Change>
  /// The path from an item up to its first ancestor whose frame is not computed yet.
  var path: Buffer<ItemID>
  var number: UInt64 = 0
  /// The number of items that the scene had added at the last report.
  var additions: UInt64 = 0
  /// Other reports were made since the last one, so all items are visited.
  var isStale = true

  init(_ account: Account) {
    frames = Buffer(account)
    sampled = Buffer(account)
    path = Buffer(account)
  }

  mutating func release() {
    frames.release()
    sampled.release()
    path.release()
  }
}

extension Screen {
  /// Samples at a time in seconds after the last commit, and fills `scene.frames.changes` with the items whose visible frames
  /// in the window differ from the last such report.
  package mutating func sampleInWindow(at time: Double) throws(Status) {
    try animatedScene.checkOpen()
    try motions.reserveMotion()
    try reserveWindowReport()
    let isWhole = windowReport.isStale || windowReport.additions != scene.tree.additions
    let remark = try takeSample(at: time)
    swap(&motions.placement.keyboard.controllers.display.animatedScene.scene.frames.changes, &windowReport.sampled)
    scene.frames.changes.removeAll()
    windowReport.number += 1
    for index in 0..<placement.scrolls.count where scene.tree.isLive(placement.scrolls[index].item) {
      windowReport.frames[placement.scrolls[index].item.slot].nextOffset = shownPixelOffset(
        of: placement.scrolls[index])
    }
    if isWhole {
      try placeAll()
    } else {
      for index in 0..<windowReport.sampled.count { try place(windowReport.sampled[index].item) }
      for index in 0..<placement.scrolls.count where scene.tree.isLive(placement.scrolls[index].item) {
        let former = windowReport.frames[placement.scrolls[index].item.slot]
        if former.offset != former.nextOffset { try place(placement.scrolls[index].item) }
      }
    }
    windowReport.additions = scene.tree.additions
    windowReport.isStale = false
    if let remark { throw remark }
  }

  private mutating func reserveWindowReport() throws(Status) {
    let count = scene.tree.itemSlots
    try inMemory { () throws(MemoryError) in
      try windowReport.sampled.reserve(count)
      try windowReport.path.reserve(count)
      if windowReport.frames.count < count { try windowReport.frames.resize(to: count, filling: WindowFrame()) }
    }
  }

  private mutating func placeAll() throws(Status) {
    var item: ItemID? = .window
    while let present = item {
      try placeOne(present)
      item = try scene.tree.item(after: present)
    }
  }

  /// Computes the frames of an item and its ancestors, and of the contents of those that moved.
  private mutating func place(_ item: ItemID) throws(Status) {
    var ancestor: ItemID? = item
    while let present = ancestor, !isPlaced(present) {
      windowReport.path.appendReserved(present)
      ancestor = try scene.tree.parent(of: present)
    }
    while !windowReport.path.isEmpty {
      let present = windowReport.path.removeLast()
      if !isPlaced(present), try placeOne(present) { try placeDescendants(of: present) }
    }
  }

  private mutating func isPlaced(_ item: ItemID) -> Bool {
    windowReport.frames[item.slot].report == windowReport.number
  }

  private mutating func placeDescendants(of root: ItemID) throws(Status) {
    var item = try scene.tree.item(after: root, in: root)
    while let present = item {
      try placeOne(present)
      item = try scene.tree.item(after: present, in: root)
    }
  }

  /// Computes the frame of an item whose parent is done, and reports the item if the frame changed. Returns whether its
  /// contents move, too.
  @discardableResult
  private mutating func placeOne(_ item: ItemID) throws(Status) -> Bool {
    var frame = try motions.shownFrame(of: item)
    if let parent = try scene.tree.parent(of: item) {
      let outer = windowReport.frames[parent.slot]
      var offset = Point(x: 0, y: 0)
      if try scene.tree.kind(of: parent) == .scroll, try placement.isScrolled(item) { offset = outer.offset }
      frame.x += outer.frame.x - offset.x
      frame.y += outer.frame.y - offset.y
    }
    let former = windowReport.frames[item.slot]
    let offset = try scene.tree.kind(of: item) == .scroll ? former.nextOffset : Point(x: 0, y: 0)
    let isNew = former.item != item
    if isNew || former.frame != frame { scene.frames.changes.appendReserved(Change(item: item, frame: frame)) }
    windowReport.frames[item.slot] = WindowFrame(
      item: item, frame: frame, offset: offset, nextOffset: offset, report: windowReport.number)
    return isNew || former.offset != offset || former.frame.x != frame.x || former.frame.y != frame.y
  }

  /// Returns the visible offset; on whole pixels unless it is animated.
  private mutating func shownPixelOffset(of record: ScrollRecord) -> Point {
    let offset = placement.presentOffset(of: record)
    let pixel = placement.pixelOffset(offset)
    let shown = placement.shownOffset(of: record)
    return Point(x: pixel.x + (shown.x - offset.x), y: pixel.y + (shown.y - offset.y))
  }
}

// Frames on the pixels of a device.
//
// Every edge is rounded where it lies in the window, and a size is the difference of two rounded edges: what touched
// still touches. Intrinsic sizes count in whole pixels, rounded up, so that an item as large as its intrinsic size is
// so after rounding, wherever it lies.
//
// The window is as large as it is said to be, on whole pixels or not: its right and its bottom edge stay where they are,
// and so does an edge that lies on them.
//
// The rounded frame in the parent's coordinates depends on where between two pixels the parent lies (its phase). When
// an item's phase changes, the items in it are looked at, too, and those whose rounded frames come out otherwise are
// reported. While things lie on whole pixels, or move by whole pixels, that never happens.

import Memory
import Status

extension Frames {
  /// Sets device pixels per point; 0 for no rounding.
  package mutating func setScale(_ scale: Double) throws(Status) {
    try checkScale(scale)
    if scale > 0 {
      try inMemory { () throws(MemoryError) in try tree.phases.resize(to: reservedItems, filling: (0, 0)) }
    }
    let old = self.views.scale
    self.views.scale = scale
    do throws(Status) {
      model.beginBatch()
      var item: Int32 = 0
      while item >= 0 {
        try model.noteLimits(.horizontal, of: item, at: tree.items[item].contents.0.intrinsic)
        try model.noteLimits(.vertical, of: item, at: tree.items[item].contents.1.intrinsic)
        item = tree.successor(of: item, below: 0)
      }
      try model.applyBatch()
    } catch {
      self.views.scale = old
      throw error
    }
    model.noteLeaves()
    var item: Int32 = 0
    while item >= 0 {
      tree.note(item)
      item = tree.successor(of: item, below: 0)
    }
  }

  /// The pixel nearest to a coordinate of the window; between two, the greater. The end of the window along this axis is
  /// not rounded, and nothing is rounded across it.
  private mutating func pixel(_ coordinate: Double, _ axis: Axis) -> Double {
    let place = Views.steady(coordinate * views.scale)
    let pixel = (place + 0.5).rounded(.down)
    if place == pixel { return pixel }
    let end = windowEnd(axis) * views.scale
    if place == Views.steady(end) { return end }
    return place < end ? min(pixel, end) : max(pixel, end)
  }

  private mutating func windowEnd(_ axis: Axis) -> Double {
    axis == .horizontal ? tree.items[0].exact.width : tree.items[0].exact.height
  }

  private static func reach(_ frame: Rect) -> Double {
    abs(frame.x) + abs(frame.width) + abs(frame.y) + abs(frame.height)
  }

  mutating func rounded(_ frame: Rect) -> Rect {
    guard Self.reach(frame) < Views.far else { return frame }
    let (left, top) = (pixel(frame.x, .horizontal), pixel(frame.y, .vertical))
    return Rect(
      x: left / views.scale, y: top / views.scale, width: (pixel(frame.right, .horizontal) - left) / views.scale,
      height: (pixel(frame.bottom, .vertical) - top) / views.scale)
  }

  mutating func roundedFrame(_ item: Int32) -> Rect {
    roundedFrame(item, in: windowOrigin(tree.items[item].parent))
  }

  private mutating func roundedFrame(_ item: Int32, in parent: (x: Double, y: Double)) -> Rect {
    let frame = tree.items[item].exact
    guard abs(parent.x) + abs(parent.y) + Self.reach(frame) < Views.far else { return frame }
    let (left, top) = (pixel(parent.x + frame.x, .horizontal), pixel(parent.y + frame.y, .vertical))
    return Rect(
      x: (left - pixel(parent.x, .horizontal)) / views.scale, y: (top - pixel(parent.y, .vertical)) / views.scale,
      width: (pixel(parent.x + frame.right, .horizontal) - left) / views.scale,
      height: (pixel(parent.y + frame.bottom, .vertical) - top) / views.scale)
  }

  /// Whether the window does not end on a pixel, or did not at the last report. Then any edge may come to lie on its end or
  /// leave it, so that all items have to be looked at.
  mutating func endsOffPixels() -> Bool {
    let end = (endPhase(.horizontal), endPhase(.vertical))
    return end != (0, 0) || tree.phases[0] != end
  }

  /// Reports an item, and what is in it where its phase is not what it was, or all of it.
  @inline(never)
  mutating func reportRounded(_ root: Int32, all: Bool) {
    var item = root
    while item >= 0 {
      let isMoved = reportOne(item)
      item = isMoved || all ? tree.successor(of: item, below: root) : tree.successor(behind: item, below: root)
    }
  }

  /// Reports one item; answers whether its phase changed. That of the window is where it ends.
  private mutating func reportOne(_ item: Int32) -> Bool {
    let parent = windowOrigin(tree.items[item].parent)
    report(item, at: roundedFrame(item, in: parent))
    let frame = tree.items[item].exact
    let old = tree.phases[item]
    tree.phases[item] =
      item == 0
      ? (endPhase(.horizontal), endPhase(.vertical)) : (phase(parent.x + frame.x), phase(parent.y + frame.y))
    return tree.phases[item] != old
  }

  /// Where the window ends, if that is not on a whole pixel: edges there are not rounded. Else 0.
  private mutating func endPhase(_ axis: Axis) -> Double {
    let place = Views.steady(windowEnd(axis) * views.scale)
    return place == place.rounded(.down) ? 0 : place
  }

  /// Far out, where doubles no longer tell parts of a pixel apart, every place is a phase of its own.
  private mutating func phase(_ coordinate: Double) -> Double {
    let place = Views.steady(coordinate * views.scale)
    return abs(place) < 0x1p31 ? place - place.rounded(.down) : place
  }
}

// Rounds frames to device pixels.
//
// Every edge is rounded at its position in the window, and a size is the difference of two rounded edges, so edges that
// touch still touch. Intrinsic sizes are rounded up to whole pixels before solving, so an item with its intrinsic size
// keeps it after rounding, wherever it is.
//
// The size of the window is not rounded: its right and bottom edges, and edges that coincide with them, stay where they
// are.
//
// The rounded frame in parent coordinates depends on the position of the parent between two pixels (its phase). When
// the phase of an item changes, its contents are visited, too, and those whose rounded frames changed are reported.
// Moves by whole pixels do not change phases.

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
        try model.noteIntrinsicRows(.horizontal, of: item, at: tree.items[item].intrinsic.0.size)
        try model.noteIntrinsicRows(.vertical, of: item, at: tree.items[item].intrinsic.1.size)
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

  /// Returns the nearest pixel to a coordinate of the window; halfway cases round up. The end of the window along this
  /// axis is not rounded, and no coordinate is rounded past it.
  private mutating func pixel(_ coordinate: Double, _ axis: Axis) -> Double {
    let position = Views.steady(coordinate * views.scale)
    let pixel = (position + 0.5).rounded(.down)
    if position == pixel { return pixel }
    let end = windowEnd(axis) * views.scale
    if position == Views.steady(end) { return end }
    return position < end ? min(pixel, end) : max(pixel, end)
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

  /// Whether the window does not end on a pixel, or did not at the last report. Any edge may then start or cease to
  /// coincide with its end, so all items must be visited.
  mutating func endsOffPixels() -> Bool {
    let end = (endPhase(.horizontal), endPhase(.vertical))
    return end != (0, 0) || tree.phases[0] != end
  }

  /// Reports an item; also its contents if `all` is true or the phase of the item changed.
  @inline(never)
  mutating func reportRounded(_ root: Int32, all: Bool) {
    var item = root
    while item >= 0 {
      let isMoved = reportOne(item)
      item = isMoved || all ? tree.successor(of: item, below: root) : tree.successor(behind: item, below: root)
    }
  }

  /// Reports one item, and returns whether its phase changed. The phase of the window is where it ends.
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

  /// Returns where the window ends if that is not on a whole pixel, since edges there are not rounded; else 0.
  private mutating func endPhase(_ axis: Axis) -> Double {
    let position = Views.steady(windowEnd(axis) * views.scale)
    return position == position.rounded(.down) ? 0 : position
  }

  /// Returns the position between two pixels. For coordinates so large that doubles cannot represent parts of a pixel,
  /// every value counts as its own phase.
  private mutating func phase(_ coordinate: Double) -> Double {
    let position = Views.steady(coordinate * views.scale)
    return abs(position) < 0x1p31 ? position - position.rounded(.down) : position
  }
}

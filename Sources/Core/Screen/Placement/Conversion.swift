// Frames in window coordinates. The module Layout knows the frame of an item in its parent; only the screen knows the
// offsets of scroll views.

import Layout
import Memory
import Solver
import Status

extension Rect {
  fileprivate func moved(back offset: Point) -> Rect {
    Rect(x: x - offset.x, y: y - offset.y, width: width, height: height)
  }

  /// Whether two rectangles share more than an edge. A rectangle whose width is undetermined counts as wide as the
  /// other one.
  func overlaps(_ other: Rect) -> Bool {
    (width <= 0 || x < other.right && other.x < right) && y < other.bottom && other.y < bottom
  }
}

extension Placement {
  /// The frame in the window's coordinates as solved, with the offsets of all scroll views around the item.
  @inline(never)
  package mutating func exactWindowFrame(of item: ItemID) throws(Status) -> Rect {
    try scene.frames.exactWindowFrame(of: item).moved(back: scrolled(item))
  }

  /// Returns the frame in window coordinates, rounded to pixels if the scene has a scale. Offsets are rounded
  /// separately, so that no size depends on an offset.
  package mutating func windowFrame(of item: ItemID) throws(Status) -> Rect {
    let offset = try scrolled(item)
    return try scene.frames.windowFrame(of: item).moved(back: pixelOffset(offset))
  }

  mutating func pixelOffset(_ offset: Point) -> Point {
    let pixel = scene.frames.roundedToPixels(Rect(x: offset.x, y: offset.y, width: 0, height: 0))
    return Point(x: pixel.x, y: pixel.y)
  }

  /// Returns the sum of the offsets of all scroll views that move an item.
  private mutating func scrolled(_ item: ItemID) throws(Status) -> Point {
    var sum = Point(x: 0, y: 0)
    guard !scrolls.isEmpty else { return sum }
    var item = item
    while let parent = try scene.tree.parent(of: item) {
      if try scene.tree.kind(of: parent) == .scroll, try isScrolled(item) {
        let offset = presentOffset(of: scrolls[try findScroll(parent)])
        sum.x += offset.x
        sum.y += offset.y
      }
      item = parent
    }
    return sum
  }

  /// Whether the offset of a scroll view moves an item that is directly in it. It moves the content, but not the frame
  /// guide, the guides of a table controller, and safe areas.
  mutating func isScrolled(_ item: ItemID) throws(Status) -> Bool {
    let kind = try scene.tree.kind(of: item)
    if kind == .frameGuide { return false }
    if kind != .guide { return true }
    if isSafeArea(item) { return false }
    for index in 0..<controllers.count {
      let record = controllers[ordered: index]
      if record.guides.top == item || record.guides.bottom == item { return false }
    }
    return true
  }

  /// Returns the window coordinates of the origin of a view's children: the top left of the view, minus the offset for
  /// a scroll view.
  mutating func contentOrigin(of view: ItemID) throws(Status) -> Point {
    let frame = try exactWindowFrame(of: view)
    var origin = Point(x: frame.x, y: frame.y)
    if try scene.tree.kind(of: view) == .scroll {
      let offset = presentOffset(of: scrolls[try findScroll(view)])
      origin.x -= offset.x
      origin.y -= offset.y
    }
    return origin
  }
}

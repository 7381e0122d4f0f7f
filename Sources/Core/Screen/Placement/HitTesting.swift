// Which item is at a point.

import Layout
import Memory
import Notation
import Solver
import Status

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < right && point.y >= y && point.y < bottom
  }
}

extension Placement {
  /// The innermost view or bar at a point of the window, as of the last layout; nil outside of the window. Bars are in
  /// front of the views beside them, later children in front of earlier ones. What is hidden, or outside of what it is
  /// in, is not found.
  package mutating func item(at point: Point) throws(Status) -> ItemID? {
    try point.check()
    var (item, inside) = (ItemID.window, point)
    guard try scene.exactFrame(of: item).contains(point) else { return nil }
    while true {
      if let bar = try bar(in: item, at: inside) { return bar }
      var child = try scene.lastChild(of: item)
      let content = try contentPoint(inside, in: item)
      while let candidate = child {
        if try !scene.isHidden(candidate), try scene.exactFrame(of: candidate).contains(content) { break }
        child = try scene.sibling(before: candidate)
      }
      guard let child else { return item }
      let frame = try scene.exactFrame(of: child)
      (item, inside) = (child, Point(x: content.x - frame.x, y: content.y - frame.y))
    }
  }

  private mutating func bar(in view: ItemID, at point: Point) throws(Status) -> ItemID? {
    var guide = try scene.lastGuide(of: view)
    while let candidate = guide {
      if try scene.kind(of: candidate) == .bar, try !scene.isHidden(candidate),
        try scene.exactFrame(of: candidate).contains(point)
      {
        return candidate
      }
      guide = try scene.sibling(before: candidate)
    }
    return nil
  }

  /// A point of a view in the coordinates of its children.
  private mutating func contentPoint(_ point: Point, in view: ItemID) throws(Status) -> Point {
    guard try scene.kind(of: view) == .scroll else { return point }
    let offset = presentOffset(of: scrolls[try findScroll(view)])
    return Point(x: point.x + offset.x, y: point.y + offset.y)
  }
}

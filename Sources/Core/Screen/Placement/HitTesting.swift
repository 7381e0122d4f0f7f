// Hit testing: finds the innermost item at a point of the window.

import Layout
import Memory
import Solver
import Status

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < right && point.y >= y && point.y < bottom
  }
}

extension Placement {
  /// Returns the innermost view or bar at a point of the window, as of the last layout; nil outside the window. Bars
  /// are in front of sibling views, later children in front of earlier ones. Hidden items, and parts outside an
  /// ancestor, are not hit.
  package mutating func item(at point: Point) throws(Status) -> ItemID? {
    try point.check()
    var (item, inside) = (ItemID.window, point)
    guard try scene.frames.exactFrame(of: item).contains(point) else { return nil }
    while true {
      if let bar = try bar(in: item, at: inside) { return bar }
      var child = try scene.tree.lastChild(of: item)
      let content = try contentPoint(inside, in: item)
      while let candidate = child {
        if try !scene.tree.isHidden(candidate), try scene.frames.exactFrame(of: candidate).contains(content) { break }
        child = try scene.tree.sibling(before: candidate)
      }
      guard let child else { return item }
      let frame = try scene.frames.exactFrame(of: child)
      (item, inside) = (child, Point(x: content.x - frame.x, y: content.y - frame.y))
    }
  }

  private mutating func bar(in view: ItemID, at point: Point) throws(Status) -> ItemID? {
    var guide = try scene.tree.lastGuide(of: view)
    while let candidate = guide {
      if try scene.tree.kind(of: candidate) == .bar, try !scene.tree.isHidden(candidate),
        try scene.frames.exactFrame(of: candidate).contains(point)
      {
        return candidate
      }
      guide = try scene.tree.sibling(before: candidate)
    }
    return nil
  }

  /// A point of a view in the coordinates of its children.
  private mutating func contentPoint(_ point: Point, in view: ItemID) throws(Status) -> Point {
    guard try scene.tree.kind(of: view) == .scroll else { return point }
    let offset = presentOffset(of: scrolls[try findScroll(view)])
    return Point(x: point.x + offset.x, y: point.y + offset.y)
  }
}

// Frames of the last layout.

import Memory
import Status

extension Frames {
  /// Returns the frame in the coordinates of the parent, rounded to pixels if the scene has a scale. Changes report
  /// this frame.
  @inline(never)
  package mutating func frame(of item: ItemID) throws(Status) -> Rect {
    let item = try tree.find(item)
    return views.scale > 0 ? roundedFrame(item) : tree.items[item].exact
  }

  /// The frame in the window's coordinates, rounded to pixels if the scene has a scale.
  package mutating func windowFrame(of item: ItemID) throws(Status) -> Rect {
    roundedToPixels(exactWindowFrame(try tree.find(item)))
  }

  /// A rectangle of the window, rounded to pixels if the scene has a scale.
  package mutating func roundedToPixels(_ frame: Rect) -> Rect { views.scale > 0 ? rounded(frame) : frame }

  /// Converts the last reported frame of an item to other coordinates.
  package mutating func moveReported(_ item: ItemID, by distance: (x: Double, y: Double)) {
    tree.items[item.slot].reported.x += distance.x
    tree.items[item.slot].reported.y += distance.y
  }

  /// The frame in the parent's coordinates, as solved.
  @inline(never)
  package mutating func exactFrame(of item: ItemID) throws(Status) -> Rect { tree.items[try tree.find(item)].exact }

  /// The frame in the window's coordinates, as solved.
  @inline(never)
  package mutating func exactWindowFrame(of item: ItemID) throws(Status) -> Rect {
    exactWindowFrame(try tree.find(item))
  }

  mutating func exactWindowFrame(_ item: Int32) -> Rect {
    var frame = tree.items[item].exact
    let origin = windowOrigin(tree.items[item].parent)
    frame.x += origin.x
    frame.y += origin.y
    return frame
  }

  /// Returns the sum of the origins of an item and its ancestors; zero for -1, the parent of the window.
  mutating func windowOrigin(_ item: Int32) -> (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    var item = item
    while item >= 0 {
      x += tree.items[item].exact.x
      y += tree.items[item].exact.y
      item = tree.items[item].parent
    }
    return (x, y)
  }
}

// Layout direction: which sides leading and trailing are.

import Memory
import Solver
import Status

extension Scene {
  /// Whether the direction of an item, its own or an inherited one, is right to left.
  package mutating func isRightToLeft(_ item: ItemID) throws(Status) -> Bool { items[try find(item)].isMirrored }

  /// Sets the direction of a view, which its descendants inherit. Replaces the rows of constraints on leading or
  /// trailing attributes of these items.
  package mutating func setDirection(_ direction: Direction, of item: ItemID) throws(Status) {
    let view = try findView(item)
    let old = items[view].direction
    try turn(view, to: direction)
    do throws(Status) { try tryRestated() } catch {
      try takingBack { scene throws(Status) in try scene.turn(view, to: old) }
      throw error
    }
  }

  private mutating func turn(_ view: Int32, to direction: Direction) throws(Status) {
    let old = items[view].direction
    items[view].direction = direction
    inheritDirections(from: view)
    do throws(Status) {
      _ = try findTurned()
      try restate()
    } catch {
      items[view].direction = old
      inheritDirections(from: view)
      throw error
    }
  }

  /// Updates the direction of a view and its descendants. Fills `walk` with the items whose direction changed.
  mutating func inheritDirections(from view: Int32) {
    walk.removeAll()
    var item = view
    while item >= 0 {
      let parent = items[item].parent
      let isMirrored =
        items[item].direction == .inherited
        ? parent >= 0 && items[parent].isMirrored : items[item].direction == .rightToLeft
      if isMirrored == items[item].isMirrored {
        item = successor(behind: item, below: view)
      } else {
        items[item].isMirrored = isMirrored
        if items[item].node >= 0 { noteTurned(item) }
        if items[item].hasDirectionalMargins { items[item].margins = items[item].margins.mirrored }
        walk.appendReserved(item)
        item = successor(of: item, below: view)
      }
    }
  }

  /// Fills `turned` with the active constraints of the items in `walk` that have a leading or trailing attribute, or
  /// depend on margins that change places. Returns their mark.
  mutating func findTurned() throws(Status) -> UInt32 {
    turned.removeAll()
    let mark = nextStamp()
    for index in 0..<walk.count {
      let item = walk[index]
      let hasDirectionalMargins = items[item].hasDirectionalMargins
      try turn(constraintsOf: item, mark) { _, summands in
        summands.areDirectional || hasDirectionalMargins && summands.use(.margins, of: item)
      }
    }
    return mark
  }
}

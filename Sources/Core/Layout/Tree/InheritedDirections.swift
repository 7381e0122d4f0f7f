// The layout direction, which items inherit from their parent.

import Memory
import Status

extension Tree {
  /// Whether the direction of an item, its own or an inherited one, is right to left.
  package mutating func isRightToLeft(_ item: ItemID) throws(Status) -> Bool { items[try find(item)].isMirrored }

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
        let index = items[item].insets
        if insets[index].hasDirectionalMargins { insets[index].margins = insets[index].margins.mirrored }
        walk.appendReserved(item)
        item = successor(of: item, below: view)
      }
    }
  }
}

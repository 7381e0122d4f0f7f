// The constants of constraints while items are gone. A view is gone along an axis if it is hidden and collapses along it;
// the items inside it are gone, too.
//
// If a constraint names only a gone view and items inside it, its row has the constant 0, so that it holds when all sizes
// and distances are 0. A constraint may have another constant that applies while any of its items is gone.

import Memory

extension Constraints {
  /// Whether the row of a constraint has another constant than the stated one, since an item that it names is gone.
  @inline(__always)
  mutating func usesGoneConstant(_ stated: Constraint, hasConstant: Bool) -> Bool {
    tree.goneItems > 0 && namesGone(summands(of: stated), hasConstant: hasConstant)
  }

  @inline(never)
  private mutating func namesGone(_ summands: Summands, hasConstant: Bool) -> Bool {
    for index in 0..<summands.count {
      let view = tree.outermostGone(around: summands[index].item.slot, summands[index].attribute.axis)
      if view < 0 { continue }
      return hasConstant || isInside(summands, tree.id(ofItem: view))
    }
    return false
  }

  private mutating func isInside(_ summands: Summands, _ view: ItemID) -> Bool {
    for index in 0..<summands.count where !tree.contains(view, summands[index].item) { return false }
    return true
  }
}

extension Tree {
  /// The outermost view gone along an axis that is the item or contains it; -1 for none.
  mutating func outermostGone(around item: Int32, _ axis: Axis) -> Int32 {
    var (item, found) = (item, Int32(-1))
    while item >= 0 {
      if items[item].isGone(axis) { found = item }
      item = items[item].parent
    }
    return found
  }
}

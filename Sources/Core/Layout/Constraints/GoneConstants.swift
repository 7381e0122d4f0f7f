// Constraints of items that are gone: hidden, and without room along an axis.
//
// The constant of a constraint whose items are all one gone item is 0: its size is. A constraint may have a constant of
// its own for the time while any of its items is gone.

import Memory

extension Constraints {
  /// Whether a constraint has another constant than the stated one, since an item that it names is gone.
  mutating func isGone(_ stated: Constraint, hasConstant: Bool) -> Bool {
    tree.goneItems > 0 && namesGone(summands(of: stated), hasConstant: hasConstant)
  }

  @inline(never)
  private mutating func namesGone(_ summands: Summands, hasConstant: Bool) -> Bool {
    var (isGone, isOfOne) = (false, true)
    for index in 0..<summands.count {
      let summand = summands[index]
      if summand.item != summands[0].item { isOfOne = false }
      if tree.items[summand.item.slot].isGone(summand.attribute.axis) { isGone = true }
    }
    return isGone && (isOfOne || hasConstant)
  }
}

// The arranged views that were hidden or shown since a time, and where they collapse.

import Memory

/// An arranged view that is hidden and was not, or the other way round.
package struct Flip: BitwiseCopyable {
  package var view: ItemID
  /// What is shown of the view before it collapses, or before it grows again; nil if it grows from its gap.
  package var start: Rect?
  /// The place of that gap; NaN without views on either side.
  package var place = Double.nan
}

/// Where a view lies in its stack: after one visible view and before another, if there are such.
package struct StackGap: BitwiseCopyable {
  package var axis: Axis
  /// The order of the views is against the coordinates.
  package var isReversed: Bool
  package var before: ItemID?
  package var after: ItemID?
}

/// The arranged views that were hidden or shown since `beginFlips`.
package struct Flips: ~Copyable {
  package var list: Buffer<Flip>
  var isNoting = false

  init(_ account: Account) { list = Buffer(account) }

  mutating func release() { list.release() }
}

extension Stacks {
  /// Notes flips from now on.
  package mutating func beginFlips() {
    endFlips()
    flips.isNoting = true
  }

  package mutating func endFlips() {
    for flip in flips.list.elements { tree.items[flip.view.slot].flip = -1 }
    flips.list.removeAll()
    flips.isNoting = false
  }

  package mutating func isHiddenByStack(_ view: ItemID) -> Bool {
    tree.isLive(view) && tree.items[view.slot].isHidden && tree.items[view.slot].arrangement >= 0
  }

  package mutating func isFlipped(_ view: ItemID) -> Bool { tree.items[view.slot].flip >= 0 }

  /// Notes that an arranged view was hidden or shown; twice is not at all. Memory was reserved with its arrangement.
  mutating func noteFlip(of view: Int32) {
    guard flips.isNoting else { return }
    if tree.items[view].flip >= 0 { return forgetFlip(of: view) }
    tree.items[view].flip = Int32(flips.list.count)
    flips.list.appendReserved(Flip(view: tree.id(ofItem: view)))
  }

  mutating func forgetFlip(of view: Int32) {
    let index = Int(tree.items[view].flip)
    if index < 0 { return }
    tree.items[view].flip = -1
    let last = flips.list.removeLast()
    if index == flips.list.count { return }
    flips.list[index] = last
    tree.items[last.view.slot].flip = Int32(index)
  }

  /// The gap of an arranged view between views that are visible and have been so.
  package mutating func gap(of view: ItemID) -> StackGap {
    let place = tree.items[view.slot].arrangement
    let stack = tree.items[view.slot].parent
    let axis = records[tree.items[stack].stack].settings.axis
    return StackGap(
      axis: axis, isReversed: axis == .horizontal && tree.items[stack].isMirrored,
      before: steady(from: place, isAfter: false), after: steady(from: place, isAfter: true))
  }

  private mutating func steady(from start: Int32, isAfter: Bool) -> ItemID? {
    var place = start
    repeat {
      place = isAfter ? arrangements[place].next : arrangements[place].previous
      if place < 0 { return nil }
    } while isHidden(place) || tree.items[arrangements[place].item].flip >= 0
    return tree.id(ofItem: arrangements[place].item)
  }
}

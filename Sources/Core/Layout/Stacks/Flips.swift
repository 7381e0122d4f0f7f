// The arranged views that were hidden or shown since a time, and where they collapse.

import Memory
import Solver
import Status

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

extension Scene {
  /// Notes flips from now on.
  package mutating func beginFlips() {
    endFlips()
    notesFlips = true
  }

  package mutating func endFlips() {
    for flip in flips.elements { items[flip.view.slot].flip = -1 }
    flips.removeAll()
    notesFlips = false
  }

  package mutating func isHiddenByStack(_ view: ItemID) -> Bool {
    isLive(view) && items[view.slot].isHidden && items[view.slot].arrangement >= 0
  }

  package mutating func isFlipped(_ view: ItemID) -> Bool { items[view.slot].flip >= 0 }

  /// Notes that an arranged view was hidden or shown; twice is not at all. Memory was reserved with its arrangement.
  mutating func noteFlip(of view: Int32) {
    guard notesFlips else { return }
    if items[view].flip >= 0 { return forgetFlip(of: view) }
    items[view].flip = Int32(flips.count)
    flips.appendReserved(Flip(view: id(ofItem: view)))
  }

  mutating func forgetFlip(of view: Int32) {
    let index = Int(items[view].flip)
    if index < 0 { return }
    items[view].flip = -1
    let last = flips.removeLast()
    if index == flips.count { return }
    flips[index] = last
    items[last.view.slot].flip = Int32(index)
  }

  /// The gap of an arranged view between views that are visible and have been so.
  package mutating func gap(of view: ItemID) -> StackGap {
    let place = items[view.slot].arrangement
    let stack = items[view.slot].parent
    let axis = stacks.records[items[stack].stack].settings.axis
    return StackGap(
      axis: axis, isReversed: axis == .horizontal && items[stack].isMirrored,
      before: steady(from: place, isAfter: false), after: steady(from: place, isAfter: true))
  }

  private mutating func steady(from start: Int32, isAfter: Bool) -> ItemID? {
    var place = start
    repeat {
      place = isAfter ? stacks.arrangements[place].next : stacks.arrangements[place].previous
      if place < 0 { return nil }
    } while isHidden(place) || items[stacks.arrangements[place].item].flip >= 0
    return id(ofItem: stacks.arrangements[place].item)
  }
}

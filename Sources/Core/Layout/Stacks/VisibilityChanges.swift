// The arranged views that a transaction hides or shows, and the gaps where they collapse.

import Memory

/// An arranged view whose visibility changed.
package struct VisibilityChange: BitwiseCopyable {
  package var view: ItemID
  /// The visible frame before the view collapses or grows; nil if it grows from its gap.
  package var start: Rect?
  /// The coordinate of that gap along the axis; NaN if there is no view on either side.
  package var gapPosition = Double.nan
}

/// The gap of a view in its stack: the visible views before and after it, if any.
package struct StackGap: BitwiseCopyable {
  package var axis: Axis
  /// The order of the views is opposite to the coordinates.
  package var isReversed: Bool
  package var before: ItemID?
  package var after: ItemID?
}

/// The arranged views whose visibility changed since `beginVisibilityChanges`.
package struct VisibilityChanges: ~Copyable {
  package var list: Buffer<VisibilityChange>
  var isNoting = false

  init(_ account: Account) { list = Buffer(account) }

  mutating func release() { list.release() }
}

extension Stacks {
  /// Starts to record changes of visibility.
  package mutating func beginVisibilityChanges() {
    endVisibilityChanges()
    visibilityChanges.isNoting = true
  }

  package mutating func endVisibilityChanges() {
    for change in visibilityChanges.list.elements { tree.items[change.view.slot].visibilityChange = -1 }
    visibilityChanges.list.removeAll()
    visibilityChanges.isNoting = false
  }

  package mutating func isHiddenByStack(_ view: ItemID) -> Bool {
    tree.isLive(view) && tree.items[view.slot].isHidden && tree.items[view.slot].arrangement >= 0
  }

  package mutating func hasChangedVisibility(_ view: ItemID) -> Bool { tree.items[view.slot].visibilityChange >= 0 }

  /// Records that an arranged view was hidden or shown; a second change cancels the first. Memory was reserved when the
  /// view was arranged.
  mutating func noteVisibilityChange(of view: Int32) {
    guard visibilityChanges.isNoting else { return }
    if tree.items[view].visibilityChange >= 0 { return removeVisibilityChange(of: view) }
    tree.items[view].visibilityChange = Int32(visibilityChanges.list.count)
    visibilityChanges.list.appendReserved(VisibilityChange(view: tree.id(ofItem: view)))
  }

  mutating func removeVisibilityChange(of view: Int32) {
    let index = Int(tree.items[view].visibilityChange)
    if index < 0 { return }
    tree.items[view].visibilityChange = -1
    let last = visibilityChanges.list.removeLast()
    if index == visibilityChanges.list.count { return }
    visibilityChanges.list[index] = last
    tree.items[last.view.slot].visibilityChange = Int32(index)
  }

  /// Returns the gap of an arranged view, between the nearest views whose visibility has not changed and that are
  /// visible.
  package mutating func gap(of view: ItemID) -> StackGap {
    let arrangement = tree.items[view.slot].arrangement
    let stack = tree.items[view.slot].parent
    let axis = records[tree.items[stack].stack].settings.axis
    return StackGap(
      axis: axis, isReversed: axis == .horizontal && tree.items[stack].isMirrored,
      before: nearestUnchanged(from: arrangement, isAfter: false),
      after: nearestUnchanged(from: arrangement, isAfter: true))
  }

  private mutating func nearestUnchanged(from start: Int32, isAfter: Bool) -> ItemID? {
    var arrangement = start
    repeat {
      arrangement = isAfter ? arrangements[arrangement].next : arrangements[arrangement].previous
      if arrangement < 0 { return nil }
    } while isHidden(arrangement) || tree.items[arrangements[arrangement].item].visibilityChange >= 0
    return tree.id(ofItem: arrangements[arrangement].item)
  }
}

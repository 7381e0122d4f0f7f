// Views that a stack hides or shows in a transaction.
//
// A hidden view shrinks to zero along the axis of its stack, between the visible views next to it; a view that is shown
// grows from there. While a view is hidden, its solved frame is in a corner of the stack, but its visible frame stays
// where it collapsed: a motion without a remainder, until the view is shown or leaves the stack.

import Layout
import Memory
import Solver
import Status

extension Rect {
  fileprivate func near(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  fileprivate func far(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// Returns the frame with size 0 along the axis of a stack, at a coordinate; for NaN, at its own leading edge.
  fileprivate func collapsed(in gap: StackGap, at position: Double) -> Rect {
    let position = position.isNaN ? (gap.isReversed ? far(gap.axis) : near(gap.axis)) : position
    return gap.axis == .horizontal
      ? Rect(x: position, y: y, width: 0, height: height) : Rect(x: x, y: position, width: width, height: 0)
  }
}

extension Motions {
  /// Called before the layout at the end of a transaction: finds the start frames of the views that the transaction hides or shows.
  mutating func findStarts() throws(Status) {
    for index in 0..<scene.stacks.visibilityChanges.list.count {
      let view = scene.stacks.visibilityChanges.list[index].view
      var isShown = try scene.tree.isHidden(view)
      if let motion = motion(of: view) {
        isShown =
          isShown
          || animatedScene.transaction.beginsFromCurrent && !records[motion].timing.isOver(at: animatedScene.clock.now)
      }
      if isShown {
        scene.stacks.visibilityChanges.list[index].start =
          try animatedScene.transaction.beginsFromCurrent ? shownFrame(of: view) : scene.frames.frame(of: view)
      } else {
        scene.stacks.visibilityChanges.list[index].gapPosition = try collapse(
          of: view, isShown: animatedScene.transaction.beginsFromCurrent)
      }
    }
  }

  /// Called after that layout: starts the animations of these views.
  mutating func startVisibilityChanges(_ timing: Timing) throws(Status) {
    for index in 0..<scene.stacks.visibilityChanges.list.count {
      let visibility = scene.stacks.visibilityChanges.list[index]
      let change = Change(item: visibility.view, frame: try scene.frames.frame(of: visibility.view))
      let gap = scene.stacks.gap(of: visibility.view)
      let start = visibility.start ?? change.frame.collapsed(in: gap, at: visibility.gapPosition)
      let isHidden = try scene.tree.isHidden(visibility.view)
      let position = try isHidden ? collapse(of: visibility.view, isShown: false) : .nan
      startMotion(change, from: start, collapse: isHidden ? start.collapsed(in: gap, at: position) : nil, timing)
    }
  }

  /// Whether the visible frame of a view is collapsed.
  mutating func isCollapsed(_ view: ItemID) -> Bool {
    guard collapses > 0, let index = motion(of: view) else { return false }
    return records[index].collapse != nil && scene.stacks.isHiddenByStack(view)
  }

  /// Ends the collapse of views that no stack hides any more.
  mutating func endCollapses() {
    for index in stride(from: records.count - 1, through: 0, by: -1)
    where records[index].collapse != nil && !scene.stacks.isHiddenByStack(records[index].item) {
      endMotion(index)
    }
  }

  /// Returns the middle of the gap of a view along the axis of its stack, between visible frames or those of the last
  /// layout. NaN if there is no view on either side.
  private mutating func collapse(of view: ItemID, isShown: Bool) throws(Status) -> Double {
    let gap = scene.stacks.gap(of: view)
    var edges: (Double?, Double?)
    if let before = gap.before {
      let frame = try isShown ? shownFrame(of: before) : scene.frames.frame(of: before)
      edges.0 = gap.isReversed ? frame.near(gap.axis) : frame.far(gap.axis)
    }
    if let after = gap.after {
      let frame = try isShown ? shownFrame(of: after) : scene.frames.frame(of: after)
      edges.1 = gap.isReversed ? frame.far(gap.axis) : frame.near(gap.axis)
    }
    guard let one = edges.0 ?? edges.1, let other = edges.1 ?? edges.0 else { return .nan }
    return (one + other) / 2
  }
}

// Views that a stack hides or shows in a transaction.
//
// They collapse in place. Hidden, a view shrinks to nothing along the axis of its stack, between the visible views next to it;
// shown, it grows from there. While it is hidden, its solved frame is in a corner of the stack. What is shown stays where
// it has collapsed: a motion without a remainder, until the view is shown or leaves the stack.

import Layout
import Memory
import Notation
import Solver
import Status

extension Rect {
  fileprivate func near(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  fileprivate func far(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// Without a size along the axis of a stack, at a place there; at NaN at its own first edge.
  fileprivate func collapsed(in gap: StackGap, at place: Double) -> Rect {
    let place = place.isNaN ? (gap.isReversed ? far(gap.axis) : near(gap.axis)) : place
    return gap.axis == .horizontal
      ? Rect(x: place, y: y, width: 0, height: height) : Rect(x: x, y: place, width: width, height: 0)
  }
}

extension Motions {
  /// Before the layout at the end of a transaction: finds from where the views begin that it hides or shows.
  mutating func findStarts() throws(Status) {
    for index in 0..<scene.stacks.flips.list.count {
      let view = scene.stacks.flips.list[index].view
      var isShown = try scene.tree.isHidden(view)
      if let motion = motion(of: view) {
        isShown =
          isShown || constants.transaction.beginsFromCurrent && !records[motion].timing.isOver(at: constants.clock.now)
      }
      if isShown {
        scene.stacks.flips.list[index].start =
          try constants.transaction.beginsFromCurrent ? shownFrame(of: view) : scene.frames.frame(of: view)
      } else {
        scene.stacks.flips.list[index].place = try collapse(of: view, isShown: constants.transaction.beginsFromCurrent)
      }
    }
  }

  /// After that layout: starts their animations.
  mutating func startFlips(_ timing: Timing) throws(Status) {
    for index in 0..<scene.stacks.flips.list.count {
      let flip = scene.stacks.flips.list[index]
      let change = Change(item: flip.view, frame: try scene.frames.frame(of: flip.view))
      let gap = scene.stacks.gap(of: flip.view)
      let start = flip.start ?? change.frame.collapsed(in: gap, at: flip.place)
      let isHidden = try scene.tree.isHidden(flip.view)
      let place = try isHidden ? collapse(of: flip.view, isShown: false) : .nan
      startMotion(change, from: start, collapse: isHidden ? start.collapsed(in: gap, at: place) : nil, timing)
    }
  }

  /// Whether a view is shown where it collapses, whatever its solved frame is.
  mutating func isCollapsed(_ view: ItemID) -> Bool {
    guard let index = motion(of: view) else { return false }
    return records[index].collapse != nil && scene.stacks.isHiddenByStack(view)
  }

  /// Ends what is collapsed of views that no stack hides any more.
  mutating func endCollapses() {
    for index in stride(from: records.count - 1, through: 0, by: -1)
    where records[index].collapse != nil && !scene.stacks.isHiddenByStack(records[index].item) {
      endMotion(index)
    }
  }

  /// The middle of a view's gap, along the axis of its stack: between frames as shown, or as of the last layout. NaN without
  /// views on either side.
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

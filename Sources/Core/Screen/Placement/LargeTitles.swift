// Large titles: a navigation bar is higher by the title while the content below it is at its top, and loses that height as
// the content scrolls.

import Layout
import Memory
import Notation
import Solver
import Status

extension Placement {
  /// The height of the part of a large title that shows: less by the distance that the scroll view below has scrolled.
  mutating func largeTitleHeight(of record: ControllerRecord, _ slot: Int32) throws(Status) -> Double {
    guard record.bars.top.settings.hasLargeTitle else { return 0 }
    let child = controllers.shownChild(of: slot)
    guard child >= 0, let item = try titledScroll(in: controllers[child].view) else {
      return window.height(.largeTitle)
    }
    return max(0, window.height(.largeTitle) - scrolls[try findScroll(item)].distance)
  }

  /// The inset at the top of a scroll view with the whole title above it. A scroll view that begins below the bar moves
  /// with it, and its inset has no part of the title.
  mutating func fullTop(_ record: ScrollRecord, _ insets: Insets) -> Double {
    insets.top > record.settings.insets.top ? insets.top + controllers.titleLoss(above: record.item) : insets.top
  }

  /// The scroll view that a view is, or its first child is.
  private mutating func titledScroll(in view: ItemID) throws(Status) -> ItemID? {
    if try scene.tree.kind(of: view) == .scroll { return view }
    guard let child = try scene.tree.firstChild(of: view), try scene.tree.kind(of: child) == .scroll else { return nil }
    return child
  }
}

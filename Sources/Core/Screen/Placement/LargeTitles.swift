// Large titles: while the content below it is at its top, a navigation bar is higher by the title; it loses that height
// as the content scrolls.

import Layout
import Memory
import Solver
import Status

extension Placement {
  /// Returns the visible height of a large title: its height minus the scroll distance of the scroll view below.
  mutating func largeTitleHeight(of record: ControllerRecord, _ slot: Int32) throws(Status) -> Double {
    guard record.bars.top.settings.hasLargeTitle else { return 0 }
    let child = controllers.shownChild(of: slot)
    guard child >= 0, let item = try titledScroll(in: controllers[child].view) else {
      return window.height(.largeTitle)
    }
    return max(0, window.height(.largeTitle) - scrolls[try findScroll(item)].distance)
  }

  /// Returns the top inset that a scroll view has when the whole title is visible. A scroll view that begins below the
  /// bar moves with it, so the title is no part of its inset.
  mutating func fullTop(_ record: ScrollRecord, _ insets: Insets) -> Double {
    insets.top > record.settings.insets.top
      ? insets.top + controllers.scrolledTitleHeight(above: record.item) : insets.top
  }

  /// Returns a view if it is a scroll view, else its first child if that is one.
  private mutating func titledScroll(in view: ItemID) throws(Status) -> ItemID? {
    if try scene.tree.kind(of: view) == .scroll { return view }
    guard let child = try scene.tree.firstChild(of: view), try scene.tree.kind(of: child) == .scroll else { return nil }
    return child
  }
}

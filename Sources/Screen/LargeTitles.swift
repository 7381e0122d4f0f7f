// Large titles: a navigation bar is higher by the title while the content below it is at its top, and loses that height as
// the content scrolls.

import Layout
import Memory
import Notation
import Solver
import Status

extension Screen {
  package mutating func setLargeTitle(_ isLarge: Bool, of id: ControllerID) throws(Status) {
    try withBar(.navigation, of: id) { $0.hasLargeTitle = isLarge }
  }

  /// How much of the large title of a navigation controller shows.
  mutating func largeTitleHeight(of record: ControllerRecord, _ slot: Int32) throws(Status) -> Double {
    guard record.topBar.hasLargeTitle else { return 0 }
    let whole = height(.largeTitle)
    let scrolled = try scrolledFromTop(record, slot, whole)
    return min(max(0, whole - scrolled), whole)
  }

  /// How far the scroll view below the bar is from its top; 0 without one.
  private mutating func scrolledFromTop(
    _ record: ControllerRecord, _ slot: Int32, _ title: Double
  ) throws(Status) -> Double {
    let child = shownChild(of: slot)
    guard child >= 0, let item = try titledScroll(in: controllers[child].view) else { return 0 }
    let scroll = scrolls[try findScroll(item)]
    if scroll.settled.isFresh { return 0 }
    leansOnFrames = true
    let bar = record.y + record.statusOverlap + height(.navigationBar) + title
    let inset = max(0, bar - (try exactWindowFrame(of: item).y)) + scroll.host.top
    return scroll.offset.y + inset
  }

  /// The scroll view that a view is, or its first child is.
  private mutating func titledScroll(in view: ItemID) throws(Status) -> ItemID? {
    if try scene.kind(of: view) == .scroll { return view }
    guard let child = try scene.firstChild(of: view), try scene.kind(of: child) == .scroll else { return nil }
    return child
  }

  /// Whether a large title depends on the offset of scroll views.
  var hasLargeTitles: Bool {
    mutating get {
      for index in 0..<order.count where controllers[order[index]].topBar.hasLargeTitle { return true }
      return false
    }
  }
}

// Which controllers are visible.

import Layout
import Memory
import Solver
import Status

extension Controllers {
  package mutating func select(_ index: Int, of id: ControllerID) throws(Status) {
    let slot = try find(id)
    guard records[slot].kind == .tab else { throw .kind }
    guard index >= 0, index < childCount(of: slot) else { throw .outOfRange }
    records[slot].selected = child(of: slot, at: index)
    showChild(of: slot)
    animatedScene.isPending = true
  }

  mutating func childCount(of slot: Int32) -> Int {
    var count = 0
    for index in 0..<order.count where isChild(order[index], of: slot) { count += 1 }
    return count
  }

  /// The slot of a contained controller; -1 for none.
  @inline(never)
  mutating func child(of slot: Int32, at position: Int) -> Int32 {
    var count = 0
    for index in 0..<order.count where isChild(order[index], of: slot) {
      if count == position { return order[index] }
      count += 1
    }
    return -1
  }

  private mutating func isChild(_ slot: Int32, of parent: Int32) -> Bool {
    records[slot].isContained && records[slot].parent == parent
  }

  /// The contained controller that is shown; -1 for none.
  mutating func shownChild(of slot: Int32) -> Int32 {
    records[slot].kind == .tab ? records[slot].selected : child(of: slot, at: childCount(of: slot) - 1)
  }

  /// Hides all contained controllers except the one that is shown.
  mutating func showChild(of slot: Int32) {
    let shown = shownChild(of: slot)
    for index in 0..<order.count where isChild(order[index], of: slot) {
      // Cannot fail: a live controller has a live view.
      let record = self[ordered: index]
      do throws(Status) { try scene.setHidden(order[index] != shown || record.isHidden, record.view) } catch {}
    }
  }

  /// Returns the controller that determines the style of the status bar: the last visible controller that is not
  /// contained in another; if that is a navigation or tab controller, the innermost controller that it shows. -1 for
  /// none.
  mutating func decidingController() -> Int32 {
    var slot: Int32 = -1
    for index in 0..<order.count where self[ordered: index].parent < 0 && isVisible(order[index]) {
      slot = order[index]
    }
    return innermostShown(of: slot)
  }

  /// Returns the innermost controller that a navigation or tab controller shows; any other controller itself.
  private mutating func innermostShown(of slot: Int32) -> Int32 {
    var slot = slot
    while slot >= 0, records[slot].kind.isContainer {
      let shown = shownChild(of: slot)
      if shown < 0 { break }
      slot = shown
    }
    return slot
  }

  /// Returns the front controller, the content controller at the bottom of the screen: the last visible one that
  /// reaches the bottom, and, inside its view, again the last visible one that does. -1 for none.
  mutating func frontController() -> Int32 {
    var front: Int32 = -1
    while true {
      let inner = innermostShown(of: embeddedController(in: front))
      if inner < 0 { return front >= 0 && records[front].isContent ? front : -1 }
      front = inner
    }
  }

  /// Returns the last visible controller in views of another controller, or of the window, that reaches down to the end
  /// of the content there; -1 for none.
  private mutating func embeddedController(in outer: Int32) -> Int32 {
    let end = outer < 0 ? window.size.height : records[outer].contentEnd
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let record = self[ordered: index]
      guard record.parent == outer, !record.isContained, isVisible(order[index]) else { continue }
      if record.bottom > end - Display.contactTolerance { return order[index] }
    }
    return -1
  }

  mutating func isVisible(_ slot: Int32) -> Bool {
    do throws(Status) { return try !scene.tree.isEffectivelyHidden(records[slot].view) } catch { return false }
  }
}

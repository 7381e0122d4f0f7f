// Which controllers show.

import Layout
import Memory
import Notation
import Solver
import Status

extension Controllers {
  package mutating func select(_ index: Int, of id: ControllerID) throws(Status) {
    let slot = try find(id)
    guard records[slot].kind == .tab else { throw .kind }
    guard index >= 0, index < childCount(of: slot) else { throw .outOfRange }
    records[slot].selected = child(of: slot, index)
    showChild(of: slot)
    constants.isPending = true
  }

  mutating func childCount(of slot: Int32) -> Int {
    var count = 0
    for index in 0..<order.count where isChild(order[index], of: slot) { count += 1 }
    return count
  }

  /// The slot of a contained controller; -1 for none.
  @inline(never)
  mutating func child(of slot: Int32, _ place: Int) -> Int32 {
    var count = 0
    for index in 0..<order.count where isChild(order[index], of: slot) {
      if count == place { return order[index] }
      count += 1
    }
    return -1
  }

  private mutating func isChild(_ slot: Int32, of parent: Int32) -> Bool {
    records[slot].isContained && records[slot].parent == parent
  }

  /// The contained controller that is shown; -1 for none.
  mutating func shownChild(of slot: Int32) -> Int32 {
    records[slot].kind == .tab ? records[slot].selected : child(of: slot, childCount(of: slot) - 1)
  }

  /// Hides all contained controllers but the one that is shown.
  mutating func showChild(of slot: Int32) {
    let shown = shownChild(of: slot)
    for index in 0..<order.count where isChild(order[index], of: slot) {
      // Cannot fail: a live controller has a live view.
      let record = self[place: index]
      do throws(Status) { try scene.setHidden(order[index] != shown || record.isHidden, record.view) } catch {}
    }
  }

  /// The controller that decides the style of the status bar: the last shown controller that is in no other or, if that
  /// is a navigation or tab controller, the innermost one that it shows. -1 for none.
  mutating func decidingController() -> Int32 {
    var slot: Int32 = -1
    for index in 0..<order.count where self[place: index].parent < 0 && isInSight(order[index]) {
      slot = order[index]
    }
    return innermostShown(of: slot)
  }

  /// A controller, or the innermost one that it shows if it is a navigation or tab controller.
  private mutating func innermostShown(of slot: Int32) -> Int32 {
    var slot = slot
    while slot >= 0, records[slot].kind.isContainer {
      let shown = shownChild(of: slot)
      if shown < 0 { break }
      slot = shown
    }
    return slot
  }

  /// The content controller at the bottom of the screen: of those that reach down to it the last that shows, and of
  /// those in this one the same. -1 for none.
  mutating func frontController() -> Int32 {
    var front: Int32 = -1
    while true {
      let inner = innermostShown(of: embeddedController(in: front))
      if inner < 0 { return front >= 0 && records[front].isContent ? front : -1 }
      front = inner
    }
  }

  /// The last controller in views of another one, or of the window, that shows and reaches down to where content ends
  /// there; -1 for none.
  private mutating func embeddedController(in outer: Int32) -> Int32 {
    let end = outer < 0 ? window.size.height : records[outer].contentEnd
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let record = self[place: index]
      guard record.parent == outer, !record.isContained, isInSight(order[index]) else { continue }
      if record.bottom > end - Display.touch { return order[index] }
    }
    return -1
  }

  mutating func isInSight(_ slot: Int32) -> Bool {
    do throws(Status) { return try !scene.tree.isOutOfSight(records[slot].view) } catch { return false }
  }
}

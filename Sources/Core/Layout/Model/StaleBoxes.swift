// Strict scenes with boxes. Whether a constraint to a view in a box can hold depends on the frame that the box gives the view,
// so the caller of the model lays out before it tries such a constraint.

import Memory
import Solver
import Status

extension Model {
  /// Whether frames of boxes may be out of date when a strict scene tries a constraint.
  package var mayTryStaleBoxes: Bool { mutating get { isStrict && isPending && !group.isOpen && !boxes.roots.isEmpty } }

  /// Whether a strict scene would try a constraint by frames of boxes that may be out of date.
  package mutating func triesStaleBoxes(with stated: Constraint) -> Bool {
    guard mayTryStaleBoxes, stated.priority == requiredPriority else { return false }
    // One that is not valid is refused without a layout.
    do throws(Status) { try constraints.validate(stated) } catch { return false }
    return !boxes.pins.isEmpty || isInBox(stated.first) || stated.second.map { isInBox($0) } ?? false
  }

  /// Whether a strict scene would try a sum of valid summands by frames of boxes that may be out of date.
  package mutating func triesStaleBoxes(
    with summands: UnsafeBufferPointer<Summand>, at priority: Int32
  ) -> Bool {
    guard mayTryStaleBoxes, priority == requiredPriority else { return false }
    var isAbout = !boxes.pins.isEmpty
    for summand in summands where isInBox(summand.item) { isAbout = true }
    return isAbout
  }

  /// Whether an item is arranged by a box, or is inside of a view that is.
  private mutating func isInBox(_ id: ItemID) -> Bool {
    var item = id.slot
    while item >= 0 {
      if views.isBoxed(item) { return true }
      item = tree.items[item].parent
    }
    return false
  }
}

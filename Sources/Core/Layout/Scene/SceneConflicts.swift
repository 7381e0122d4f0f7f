// Conflicts: constraints that cannot hold together.

import Memory
import Solver
import Status

extension Scene {
  /// Solves, and returns how many required constraints are dropped.
  package mutating func conflictCount() throws(Status) -> Int {
    try applyPending()
    return try solver.conflictCount()
  }

  /// Fills `members` with a minimal set of constraints that cannot hold together: without any one of them, the others
  /// can. The first member is the dropped constraint, which is the newest.
  package mutating func findConflict(_ index: Int) throws(Status) {
    guard index >= 0, index < (try conflictCount()) else { throw .outOfRange }
    try model.listConflict(index)
  }

  /// Fills `members` with the constraints that determine the position and size of an item along an axis: the
  /// constraints of the active rows that determine its variables, those that determine the variables in these rows, and
  /// so on. A child of a box without variables lies in the outermost box as that is large, along either axis.
  package mutating func findInfluence(on item: ItemID, _ axis: Axis) throws(Status) {
    let item = try findUpdated(item)
    constraints.members.removeAll()
    guard let item else { return }
    if tree.items[item].width.raw == 0 {
      guard views.isBoxed(item) else { return }
      let box = boxes.records[boxes.outermost(tree.items[item].node).node].item
      return try model.listInfluence(on: tree.items[box].width, tree.items[box].height)
    }
    let extent = tree.items[item].extent(axis)
    let origin = tree.items[item].origin(axis)
    try model.listInfluence(on: origin.raw == 0 ? extent : origin, extent)
  }
}

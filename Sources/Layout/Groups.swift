// Constraints that come into a strict scene together: tried once, all or none.

import Memory
import Solver
import Status

extension Scene {
  /// Begins a group: what is added or activated until its end is tried together. It has no meaning in other scenes.
  package mutating func beginGroup() throws(Status) {
    guard isStrict else { return }
    try sweepRows()
    try solver.settle()
    group.removeAll()
    isGrouping = true
  }

  /// Tries the group. Where it cannot hold, its constraints are inactive, nothing has moved, and the caller takes them
  /// back.
  package mutating func endGroup() throws(Status) {
    guard isGrouping else { return }
    isGrouping = false
    culprit = -1
    do throws(Status) { try solver.tryNew(group.elements) } catch {
      let place = solver.refusedPlace
      if place >= 0 { culprit = rowOwners[solver.slot(of: group[place])] }
      for index in 0..<group.count { forgetRow(group[index]) }
      throw error
    }
  }

  /// What is added here makes a group; where it fails the body's own traces are still there.
  mutating func grouped(_ body: (inout Scene) throws(Status) -> Void) throws(Status) {
    try beginGroup()
    do throws(Status) {
      try body(&self)
      try endGroup()
    } catch {
      cancelGroup()
      throw error
    }
  }

  /// Ends a group that is not to be.
  package mutating func cancelGroup() { isGrouping = false }

  /// What waits when additions begin that may have to be taken back.
  package typealias Beginning = (isPending: Bool, moved: Int, stacks: Int, doomed: Int, spread: Spread)
  package var beginning: Beginning {
    (isPending, moved.count, stacks.dirty.count, doomedVariables.count, solver.spread)
  }

  /// All that was added since has been taken back: nothing waits for its sake.
  package mutating func rest(at beginning: Beginning) {
    sweepVariables(from: beginning.doomed)
    while moved.count > beginning.moved, !items[moved.last].isLive { items[moved.removeLast()].isMoved = false }
    while stacks.dirty.count > beginning.stacks { stacks.records[stacks.dirty.removeLast()].isDirty = false }
    isPending = beginning.isPending
    solver.spread = beginning.spread
  }

  /// The solver has taken back the row of a constraint.
  private mutating func forgetRow(_ row: ConstraintID) {
    let slot = rowOwners[solver.slot(of: row)]
    rowOwners[solver.slot(of: row)] = -1
    constraints[slot].row = ConstraintID(0)
    constraints[slot].isActive = false
  }
}

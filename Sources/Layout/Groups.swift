// Constraints that come into a strict scene together: tried once, all or none.

import Memory
import Solver

extension Scene {
  /// Begins a group: what is added or activated until its end is tried together. It has no meaning in other scenes.
  package mutating func beginGroup() throws(LayoutError) {
    guard isStrict else { return }
    try sweepRows()
    try solver.solve()
    group.removeAll()
    isGrouping = true
  }

  /// Tries the group. Where it cannot hold, its constraints are inactive, nothing has moved, and the caller takes them
  /// back.
  package mutating func endGroup() throws(LayoutError) {
    guard isGrouping else { return }
    isGrouping = false
    do throws(LayoutError) { try solver.tryNew(group.elements) } catch {
      for index in 0..<group.count { forgetRow(group[index]) }
      throw error
    }
  }

  /// What is added here makes a group; where it fails the body's own traces are still there.
  mutating func grouped(_ body: (inout Scene) throws(LayoutError) -> Void) throws(LayoutError) {
    try beginGroup()
    do throws(LayoutError) {
      try body(&self)
      try endGroup()
    } catch {
      cancelGroup()
      throw error
    }
  }

  /// Ends a group that is not to be.
  package mutating func cancelGroup() { isGrouping = false }

  /// The solver has taken back the row of a constraint.
  private mutating func forgetRow(_ row: ConstraintID) {
    let slot = rowOwners[solver.slot(of: row)]
    rowOwners[solver.slot(of: row)] = -1
    constraints[slot].row = ConstraintID(0)
    constraints[slot].isActive = false
  }
}

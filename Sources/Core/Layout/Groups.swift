// Groups: constraints that are added to a strict scene together, and tried once, all or none.

import Memory
import Solver
import Status

extension Scene {
  /// Begins a group: constraints added or activated until its end are tried together. Does nothing unless the scene is
  /// strict.
  @inline(never)
  package mutating func beginGroup() throws(Status) {
    guard isStrict else { return }
    try collectRows()
    try solver.settle()
    group.removeAll()
    isGrouping = true
  }

  /// Tries the group. If it conflicts, its constraints become inactive, nothing moves, and the caller must remove them.
  package mutating func endGroup() throws(Status) {
    guard isGrouping else { return }
    isGrouping = false
    refusedSlot = -1
    do throws(Status) { try solver.tryNew(group.elements) } catch {
      let place = solver.conflicts.refusedPlace
      if place >= 0 { refusedSlot = rowOwners[solver.slot(of: group[place])] }
      for index in 0..<group.count { forgetRow(group[index]) }
      throw error
    }
    // While they were tried, required rows were the newest. The newest comes first, which gives its age back.
    for index in stride(from: group.count - 1, through: 0, by: -1) {
      let age = constraints[rowOwners[solver.slot(of: group[index])]].rowAge
      if age != solver.age(of: group[index]) { try solver.setAge(age, of: group[index]) }
    }
  }

  /// Runs `body` as a group. On an error, the caller must remove what `body` added.
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

  /// Ends a group without trying it.
  package mutating func cancelGroup() { isGrouping = false }

  /// Counts of pending work, taken before additions that may have to be undone.
  package typealias PendingState = (isPending: Bool, moved: Int, stacks: Int, released: Int, spread: Spread)
  package var pendingState: PendingState {
    (isPending, moved.count, stacks.dirty.count, releasedVariables.count, solver.spread)
  }

  /// Drops the work that became pending since, after all that was added since has been removed.
  package mutating func restore(_ pendingState: PendingState) {
    collectVariables(from: pendingState.released)
    while moved.count > pendingState.moved, !items[moved.last].isLive { items[moved.removeLast()].isMoved = false }
    while stacks.dirty.count > pendingState.stacks { stacks.records[stacks.dirty.removeLast()].isDirty = false }
    isPending = pendingState.isPending
    solver.spread = pendingState.spread
  }

  /// Makes a constraint inactive whose row the solver has removed.
  private mutating func forgetRow(_ row: ConstraintID) {
    let slot = rowOwners[solver.slot(of: row)]
    rowOwners[solver.slot(of: row)] = -1
    constraints[slot].row = ConstraintID(0)
    constraints[slot].isActive = false
  }
}

// Pending work that additions cause, and that is dropped when they are undone.

import Memory
import Solver

extension Scene {
  /// Counts of pending work, taken before additions that may have to be undone.
  package typealias PendingState = (isPending: Bool, moved: Int, stacks: Int, released: Int, spread: Spread)

  package var pendingState: PendingState {
    (model.isPending, tree.moved.count, stacks.dirty.count, model.deferred.releasedVariables.count, solver.spread)
  }

  /// Drops the work that became pending since, after all that was added since has been removed.
  package mutating func restore(_ pendingState: PendingState) {
    model.collectVariables(from: pendingState.released)
    while tree.moved.count > pendingState.moved, !tree.items[tree.moved.last].isLive {
      tree.items[tree.moved.removeLast()].isMoved = false
    }
    while stacks.dirty.count > pendingState.stacks { stacks.records[stacks.dirty.removeLast()].isDirty = false }
    model.isPending = pendingState.isPending
    solver.spread = pendingState.spread
  }
}

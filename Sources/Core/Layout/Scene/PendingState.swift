// The pending work before additions, so that undoing them also drops the work they caused.

import Memory
import Solver

extension Scene {
  /// Counts of pending work, taken before additions that may have to be undone.
  package typealias PendingState = (isPending: Bool, moved: Int, stacks: Int, released: Int, spread: Spread)

  package var pendingState: PendingState {
    (model.isPending, tree.moved.count, stacks.dirty.count, model.deferred.releasedVariables.count, solver.spread)
  }

  /// Drops the work that became pending since `pendingState` was taken. Everything that was added since must have been
  /// removed.
  package mutating func restore(_ pendingState: PendingState) {
    model.collectVariables(from: pendingState.released)
    while tree.moved.count > pendingState.moved, !tree.items[tree.moved.last].isLive {
      tree.items[tree.moved.removeLast()].movement = .none
    }
    frames.forgetRemoved()
    while stacks.dirty.count > pendingState.stacks { stacks.records[stacks.dirty.removeLast()].isDirty = false }
    model.isPending = pendingState.isPending
    solver.spread = pendingState.spread
  }
}

// The model of a scene: its solver.

import Memory
import Solver

/// Items and constraints as variables and rows of a solver.
///
/// An item has up to four variables: its left and top in its parent's coordinates, its width and its height. All other
/// attributes are expressions in these, so that moving a parent changes no variable of its descendants. A constraint is
/// one row of the solver; between items of different parents the row adds up the origins on the way to their nearest
/// common ancestor.
package struct Model: ~Copyable {
  package var constraints: Constraints
  package var solver: Solver
  /// The item of each variable, by the variable's slot, or -1.
  var owners: Buffer<Int32>
  /// The constraint of each row, by the row's slot, or -1.
  var rowOwners: Buffer<Int32>
  var deferred: Deferred
  /// Something has changed since the last layout.
  package internal(set) var isPending = true
  package var isStrict = false
  var group: Group
  var batch: ConstantBatch
  var editing: SceneEdits
  var resizing = Resizing()
  package var unshown: Unshown

  init(_ account: Account) {
    constraints = Constraints(account)
    solver = Solver(account: account)
    owners = Buffer(account)
    rowOwners = Buffer(account)
    deferred = Deferred(account)
    group = Group(account)
    batch = ConstantBatch(account)
    editing = SceneEdits(account)
    unshown = Unshown(account)
  }

  mutating func release() {
    constraints.release()
    solver.release()
    owners.release()
    rowOwners.release()
    deferred.release()
    group.release()
    batch.release()
    editing.release()
    unshown.release()
  }

  var views: Views {
    @inline(__always) _read { yield constraints.views }
    @inline(__always) _modify { yield &constraints.views }
  }

  var boxes: SceneBoxes {
    @inline(__always) _read { yield constraints.views.boxes }
    @inline(__always) _modify { yield &constraints.views.boxes }
  }

  var tree: Tree {
    @inline(__always) _read { yield constraints.views.tree }
    @inline(__always) _modify { yield &constraints.views.tree }
  }
}

/// Work that waits for memory or for the end of a layout.
struct Deferred: ~Copyable {
  /// Rows without a constraint that are still in the solver until there is memory.
  var releasedRows: Buffer<ConstraintID>
  /// Active constraints whose rows are missing until there is memory. There is room for all constraints.
  var missingRows: Buffer<Int32>
  /// Variables without an item that are still in the solver until the next layout.
  var releasedVariables: Buffer<VariableID>

  init(_ account: Account) {
    releasedRows = Buffer(account)
    missingRows = Buffer(account)
    releasedVariables = Buffer(account)
  }

  mutating func release() {
    releasedRows.release()
    missingRows.release()
    releasedVariables.release()
  }
}

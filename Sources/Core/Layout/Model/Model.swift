// The solver of a scene, and its relation to items and constraints.

import Memory
import Solver

/// Maps items and constraints to variables and rows of a solver.
///
/// An item has up to four variables: left and top in the coordinates of its parent, width and height. All other
/// attributes are expressions in these, so moving a parent changes no variable of its descendants. A constraint is one
/// row of the solver. The row of a constraint between items of different parents includes the origins of their
/// ancestors, up to the nearest common one.
package struct Model: ~Copyable {
  package var constraints: Constraints
  package var solver: Solver
  /// The item of each variable, by the variable's slot, or -1.
  var variableItems: Buffer<Int32>
  /// The constraint of each row, by the row's slot, or -1.
  var rowConstraints: Buffer<Int32>
  var deferred: DeferredWork
  /// Something has changed since the last layout.
  package internal(set) var isPending = true
  package var isStrict = false
  var group: TrialGroup
  var batch: ConstantBatch
  var sceneEdits: SceneEdits
  var windowEdits = WindowEdits()
  package var unpublished: UnpublishedChanges

  init(_ account: Account) {
    constraints = Constraints(account)
    solver = Solver(account: account)
    variableItems = Buffer(account)
    rowConstraints = Buffer(account)
    deferred = DeferredWork(account)
    group = TrialGroup(account)
    batch = ConstantBatch(account)
    sceneEdits = SceneEdits(account)
    unpublished = UnpublishedChanges(account)
  }

  mutating func release() {
    constraints.release()
    solver.release()
    variableItems.release()
    rowConstraints.release()
    deferred.release()
    group.release()
    batch.release()
    sceneEdits.release()
    unpublished.release()
  }

  mutating func trimSpare() {
    constraints.trimSpare()
    solver.trim()
    // These are filled to their ends.
    variableItems.truncate(to: min(variableItems.count, solver.variableSlots))
    variableItems.trimSpare()
    rowConstraints.truncate(to: min(rowConstraints.count, solver.constraintSlots))
    rowConstraints.trimSpare()
    deferred.releasedRows.trimSpare(of: solver.constraintSlots)
    deferred.releasedVariables.trimSpare(of: solver.variableSlots)
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

/// Work that is postponed until there is memory, or until the end of a layout.
struct DeferredWork: ~Copyable {
  /// Rows without a constraint. They stay in the solver until there is memory to remove them.
  var releasedRows: Buffer<RowID>
  /// Active constraints without a row, which will be added when there is memory. Reserved for all constraints.
  var missingRows: Buffer<Int32>
  /// Variables without an item. They stay in the solver until the next layout.
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

// Ends edits whose rows or constraints are removed.

import Memory
import Solver
import Status

extension Model {
  /// Ends the solver's edit of a constraint's row.
  mutating func forgetEditedRow(of constraint: Int32) {
    let slot = constraints.records[constraint].edit
    if sceneEdits.waiting == slot { sceneEdits.waiting = -1 }
    do throws(Status) { try solver.endEdit(sceneEdits.records[slot].solverEdit) } catch {}
    sceneEdits.records[slot].solverEdit = EditID(0)
  }

  /// Ends the edit of a constraint after the edit of its row.
  mutating func closeEdit(of constraint: Int32) {
    let slot = constraints.records[constraint].edit
    let generation = Identifier.successor(sceneEdits.records[slot].generation)
    sceneEdits.records[slot] = SceneEdit()
    sceneEdits.records[slot].generation = generation
    sceneEdits.free.appendReserved(slot)
    constraints.records[constraint].edit = -1
  }
}

// Ends edits whose rows or constraints are removed.

import Memory
import Solver
import Status

extension Model {
  /// Ends the solver's edit of a constraint's row.
  mutating func forgetEditedRow(of constraint: Int32) {
    let slot = constraints.records[constraint].edit
    if editing.waiting == slot { editing.waiting = -1 }
    do throws(Status) { try solver.endEdit(editing.records[slot].row) } catch {}
    editing.records[slot].row = EditID(0)
  }

  /// Ends the edit of a constraint after the edit of its row.
  mutating func closeEdit(of constraint: Int32) {
    let slot = constraints.records[constraint].edit
    let generation = Identifier.successor(editing.records[slot].generation)
    editing.records[slot] = SceneEdit()
    editing.records[slot].generation = generation
    editing.free.appendReserved(slot)
    constraints.records[constraint].edit = -1
  }
}

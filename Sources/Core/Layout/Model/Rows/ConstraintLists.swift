// Lists constraints: those in a conflict, those that a change was refused for, those that determine a frame.

import Memory
import Solver
import Status

extension Model {
  /// Fills `members` with the constraints of a conflict. `solver.conflictCount` must have been called.
  mutating func listConflict(_ index: Int) throws(Status) {
    try solver.conflict(index)
    try reserveMembers(solver.conflicts.members.count)
    for index in 0..<solver.conflicts.members.count { addMember(solver.conflicts.members[index]) }
  }

  /// Fills `members` with the constraints of the active rows that determine two variables, of the rows that determine
  /// the other variables in these, and so on.
  mutating func listInfluence(on one: VariableID, _ other: VariableID) throws(Status) {
    try solver.findInfluence(of: one, other, in: &batch.rows)
    try reserveMembers(batch.rows.count)
    for index in 0..<batch.rows.count { addMember(batch.rows[index]) }
  }

  /// Fills `members` with the constraints that the last refused change of a strict scene conflicts with.
  package mutating func findRefusal() throws(Status) {
    try reserveMembers(solver.conflicts.refusal.count)
    for index in 0..<solver.conflicts.refusal.count where solver.isLive(solver.conflicts.refusal[index]) {
      addMember(solver.conflicts.refusal[index])
    }
  }

  /// Returns how many of `members`, except the first, are owned by the screen.
  mutating func screenMembers() throws(Status) -> Int {
    var count = 0
    for index in 1..<max(constraints.members.count, 1) where try owner(of: constraints.members[index]) == .screen {
      count += 1
    }
    return count
  }

  /// Verifies the last layout from the rows alone. Throws `.fault` if it is not optimal.
  package mutating func check() throws(Status) {
    try collectRows()
    try solver.check()
  }

  private mutating func reserveMembers(_ count: Int) throws(Status) {
    constraints.members.removeAll()
    try inMemory { () throws(MemoryError) in try constraints.members.reserve(count) }
  }

  /// Appends the constraint of a row; there is room for it.
  private mutating func addMember(_ row: RowID) {
    if let size = sizeConstraint(of: row) { return constraints.members.appendReserved(size) }
    let rowSlot = solver.slot(of: row)
    let slot = rowSlot < rowConstraints.count ? rowConstraints[rowSlot] : -1
    if slot >= 0 { constraints.members.appendReserved(constraints.id(ofConstraint: slot)) }
  }
}

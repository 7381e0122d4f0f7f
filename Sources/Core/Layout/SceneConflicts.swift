// Constraints that cannot hold together.

import Memory
import Solver
import Status

extension Scene {
  /// Solves, and returns how many required constraints are dropped.
  package mutating func conflictCount() throws(Status) -> Int {
    try settle()
    return try solver.conflictCount()
  }

  /// Fills `members` with a minimal set of constraints that cannot hold together: without any one of them the others
  /// can. The dropped one, which is the newest, comes first.
  package mutating func findConflict(_ index: Int) throws(Status) {
    guard index >= 0, index < (try conflictCount()) else { throw .outOfRange }
    try solver.conflict(index)
    try reserveMembers(solver.conflicts.members.count)
    for index in 0..<solver.conflicts.members.count { addMember(solver.conflicts.members[index]) }
  }

  /// Fills `members` with the constraints that the last refused change of a strict scene conflicts with.
  package mutating func findRefusal() throws(Status) {
    try reserveMembers(solver.conflicts.refusal.count)
    for index in 0..<solver.conflicts.refusal.count where solver.isLive(solver.conflicts.refusal[index]) {
      addMember(solver.conflicts.refusal[index])
    }
  }

  /// How many of `members`, without the first, the screen owns.
  mutating func screenMembers() throws(Status) -> Int {
    var count = 0
    for index in 1..<max(members.count, 1) where try origin(of: members[index]) == .screen { count += 1 }
    return count
  }

  /// Proves the last layout right from the rows alone, or throws `.fault`.
  package mutating func check() throws(Status) {
    try collectRows()
    try solver.check()
  }

  mutating func isDropped(_ id: LayoutConstraintID) throws(Status) -> Bool {
    if id.isSize { return false }
    let row = constraints[try find(id)].row
    return row.raw != 0 && solver.isDropped(row)
  }

  private mutating func reserveMembers(_ count: Int) throws(Status) {
    members.removeAll()
    try inMemory { () throws(MemoryError) in try members.reserve(count) }
  }

  /// Appends the constraint of a row; there is room for it.
  private mutating func addMember(_ row: ConstraintID) {
    if let size = sizeConstraint(of: row) { return members.appendReserved(size) }
    let place = solver.slot(of: row)
    let slot = place < rowOwners.count ? rowOwners[place] : -1
    if slot >= 0 { members.appendReserved(id(ofConstraint: slot)) }
  }

  /// Fills `members` with the constraints that determine the position and size of an item along an axis: the
  /// constraints of the active rows that determine its variables, those that determine the variables in these rows, and
  /// so on.
  package mutating func findInfluence(on item: ItemID, _ axis: Axis) throws(Status) {
    let item = try findSettled(item)
    members.removeAll()
    guard let item, items[item].width.raw != 0 else { return }
    let extent = items[item].extent(axis)
    let origin = items[item].origin(axis)
    try solver.findInfluence(of: origin.raw == 0 ? extent : origin, extent, in: &batch.rows)
    try reserveMembers(batch.rows.count)
    for index in 0..<batch.rows.count { addMember(batch.rows[index]) }
  }
}

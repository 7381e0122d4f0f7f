// Activating and deactivating constraints: adding their rows and removing them.

import Memory
import Solver
import Status

// MARK: Activating

extension Model {
  package mutating func setActive(_ isActive: Bool, _ id: ConstraintID) throws(Status) {
    try setActive(isActive, ofConstraint: try findStated(id))
  }

  private mutating func setActive(_ isActive: Bool, ofConstraint slot: Int32) throws(Status) {
    if isActive == constraints.records[slot].isActive { return }
    if !isActive { return deactivate(slot) }
    let lowered = try lowerToAdd(constraints.records[slot].stated)
    guard !constraints.terms.isEmpty else { throw .empty }
    let record = constraints.records[slot]
    constraints.accept(lowered, slot)
    do throws(Status) { try activate(slot, lowered.relation) } catch {
      constraints.records[slot].isMirrored = record.isMirrored
      constraints.records[slot].offset = record.offset
      throw error
    }
  }

  /// Deactivates constraints and activates others, all or none. The ids must be valid. A strict scene tries the second
  /// group without the first. A constraint in both groups is activated.
  package mutating func switchConstraints(
    off: UnsafeBufferPointer<ConstraintID>, on: UnsafeBufferPointer<ConstraintID>
  ) throws(Status) {
    try collectRows()
    try inMemory { () throws(MemoryError) in
      try constraints.outdated.reserve(on.count + off.count)
      try deferred.missingRows.reserve(off.count)
    }
    constraints.outdated.removeAll()
    let mark = tree.nextStamp()
    for id in on { constraints.records[id.slot].mark = mark }
    let (wasPending, spread) = (isPending, solver.spread)
    try beginGroup()
    // -1 until all constraints of `on` are active; then how many entries of `outdated` were activated. Later entries were
    // deactivated.
    var activated = -1
    do throws(Status) {
      for id in on where !constraints.records[id.slot].isActive {
        try setActive(true, ofConstraint: id.slot)
        constraints.outdated.appendReserved(id.slot)
      }
      activated = constraints.outdated.count
      for id in off where constraints.records[id.slot].isActive && constraints.records[id.slot].mark != mark {
        deactivate(id.slot)
        constraints.outdated.appendReserved(id.slot)
      }
      if group.isOpen { try collectRows() }
      try endGroup()
    } catch {
      cancelGroup()
      while activated >= 0, constraints.outdated.count > activated {
        deferred.missingRows.appendReserved(constraints.outdated.removeLast())
      }
      while !constraints.outdated.isEmpty { deactivate(constraints.outdated.removeLast()) }
      if deferred.missingRows.isEmpty {
        isPending = wasPending
        solver.spread = spread
      } else {
        restoreMissingRows()
      }
      throw error
    }
  }

  /// Adds the row of a constraint that has accepted what the last `lower` has returned.
  mutating func activate(_ slot: Int32, _ relation: Relation) throws(Status) {
    try reserveRow()
    let record = constraints.records.pointer + Int(slot)
    record.pointee.usesGoneConstant = constraints.usesGoneConstant(
      record.pointee.stated, hasConstant: !record.pointee.goneConstant.isNaN)
    record.pointee.row = try addRow(slot, relation)
    if record.pointee.serial == 0 {
      record.pointee.serial = solver.serial(of: record.pointee.row)
    } else if !(isStrict && record.pointee.stated.priority == requiredPriority) {
      solver.setSerial(record.pointee.rowSerial, ofNew: record.pointee.row)
    } else if !group.isOpen {
      try solver.setSerial(record.pointee.rowSerial, of: record.pointee.row)
    }
    record.pointee.isActive = true
    if !boxes.roots.isEmpty { noteFittingSize(ofConstraint: slot) }
    rowConstraints[solver.slot(of: record.pointee.row)] = slot
    isPending = true
  }

  /// Adds the terms of the last `lower` as a row of the solver. A strict scene tries it, unless it belongs to a group.
  @inline(__always)
  private mutating func addRow(_ slot: Int32, _ relation: Relation) throws(Status) -> RowID {
    if group.isOpen {
      try inMemory { () throws(MemoryError) in try group.rows.reserve(group.rows.count + 1) }
    } else if isStrict && constraints.records[slot].stated.priority == requiredPriority {
      return try tryRow(slot, relation)
    }
    let row = try appendRow(slot, relation)
    if group.isOpen { group.rows.appendReserved(row) }
    return row
  }

  /// Tries the terms of the last `lower` as a required row.
  mutating func tryRow(_ slot: Int32, _ relation: Relation) throws(Status) -> RowID {
    try removeReleasedRows()
    let record = constraints.records[slot]
    let row = try solver.tryAdd(
      constraints.terms.elements, relation, record.rowConstant(record.stated.constant), priority: requiredPriority,
      weight: record.stated.weight)
    // The trial may have added zero rows, which use the reserved slots.
    do throws(Status) { try reserveRow(0) } catch {
      do throws(Status) { try solver.remove(row) } catch { deferred.releasedRows.appendReserved(row) }
      isPending = true
      throw error
    }
    return row
  }

  @inline(__always)
  private mutating func appendRow(_ slot: Int32, _ relation: Relation) throws(Status) -> RowID {
    let record = constraints.records.pointer + Int(slot)
    return try solver.addMerged(
      constraints.terms.elements, relation, record.pointee.rowConstant(record.pointee.stated.constant),
      priority: record.pointee.stated.priority, weight: record.pointee.stated.weight)
  }

  /// Reserves memory for `more` rows: their constraints, and their entries in `releasedRows`.
  @inline(__always)
  mutating func reserveRow(_ more: Int = 1) throws(Status) {
    let slots = solver.constraintSlots + more
    if slots > min(rowConstraints.count, deferred.releasedRows.room) { try reserveRows(slots) }
  }

  @inline(never)
  private mutating func reserveRows(_ slots: Int) throws(Status) {
    try inMemory { () throws(MemoryError) in
      try rowConstraints.fill(to: slots, with: -1)
      try deferred.releasedRows.reserve(slots)
    }
  }

  mutating func deactivate(_ slot: Int32) {
    releaseRow(of: slot)
    constraints.records[slot].isActive = false
  }

  /// Removes the row of a constraint from the solver, or adds it to `releasedRows` when out of memory.
  @inline(never)
  mutating func releaseRow(of slot: Int32) {
    let row = constraints.records[slot].row
    constraints.records[slot].row = RowID(0)
    if row.raw == 0 { return }
    if constraints.records[slot].edit >= 0 { forgetEditedRow(of: slot) }
    if !boxes.pins.isEmpty { doubtPins(in: row) }
    rowConstraints[solver.slot(of: row)] = -1
    isPending = true
    if !boxes.roots.isEmpty { noteFittingSize(ofConstraint: slot) }
    do throws(Status) { try solver.remove(row) } catch { deferred.releasedRows.appendReserved(row) }
  }

  /// Removes the rows in `releasedRows` from the solver, and adds those that are missing.
  @inline(__always)
  mutating func collectRows() throws(Status) {
    if !deferred.releasedRows.isEmpty { try removeReleasedRows() }
    if !deferred.missingRows.isEmpty { try addMissingRows() }
  }

  @inline(never)
  private mutating func removeReleasedRows() throws(Status) {
    while !deferred.releasedRows.isEmpty {
      try solver.remove(deferred.releasedRows.last)
      _ = deferred.releasedRows.removeLast()
    }
  }
}

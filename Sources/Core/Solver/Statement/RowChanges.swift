import Memory
import Status

/// Changing constants, weights and priorities of rows.
extension Solver {
  package mutating func setConstant(_ constant: Double, of id: RowID) throws(Status) {
    let row = try problem.find(id)
    guard constant.isFinite else { throw .notFinite }
    do throws(MemoryError) { try changeConstant(of: row, to: constant) } catch { throw .outOfMemory }
  }

  /// Sets a constant as the caller states it.
  mutating func changeConstant(of row: Int32, to constant: Double) throws(MemoryError) {
    if problem.rows[row].isActive {
      try basis.reserveDirty(more: 1)
    } else {
      try basis.agenda.queue.reserve(basis.agenda.queue.count + 1)
    }
    moveConstant(of: row, to: constant)
  }

  /// Sets the constant of a row that is there to a finite number. Memory is reserved.
  @inline(__always)
  package mutating func moveConstant(of id: RowID, to constant: Double) {
    moveConstant(of: Identifier.slot(id.raw), to: constant)
  }

  /// Sets a constant where memory is reserved. A row stored negated changes its sign.
  @inline(__always)
  private mutating func moveConstant(of row: Int32, to constant: Double) {
    let record = problem.rows.pointer + Int(row)
    let stored = record.pointee.signed(constant)
    guard stored != record.pointee.constant else { return }
    // The row may be that of the waiting edit.
    if changes.waitingEdit >= 0 { catchUp() }
    if record.pointee.isActive {
      basis.agenda.dirty.appendReserved(row)
    } else {
      basis.enqueueReserved(row)
    }
    record.pointee.constant = stored
    problem.versions.values &+= 1
    if record.pointee.isRequired { basis.agenda.retryDropped = true }
  }

  package mutating func setWeight(_ weight: Double, of id: RowID) throws(Status) {
    let row = try problem.find(id)
    guard weight.isFinite else { throw .notFinite }
    guard weight > 0, isFactor(weight) else { throw .outOfRange }
    guard weight != problem.rows[row].weight else { return }
    do throws(MemoryError) {
      try prepareToRestate(row)
      problem.rows[row].weight = weight
    } catch { throw .outOfMemory }
  }

  package mutating func setPriority(_ priority: Int32, of id: RowID) throws(Status) {
    let row = try problem.find(id)
    guard priority >= 1, priority <= requiredPriority else { throw .outOfRange }
    if problem.rows[row].state.contains(.variableEdit) && priority == requiredPriority { throw .outOfRange }
    let level = Int16(problem.options.weightsOnly && priority != requiredPriority ? 1 : priority)
    guard level != problem.rows[row].priority else { return }
    if level == requiredPriority { try makeRoomForSerials(1) }
    do throws(MemoryError) {
      try basis.agenda.dropped.reserve(basis.agenda.dropped.count + 1)
      try prepareToRestate(row)
      if level == requiredPriority && problem.rows[row].serial != problem.lastSerial {
        problem.lastSerial += 1
        problem.rows[row].serial = problem.lastSerial
      }
      basis.agenda.retryDropped = true
      if problem.rows[row].isDropped {
        problem.rows[row].state.remove(.dropped)
        basis.agenda.dropped.removeFirst(row)
      }
      if basis.journal.isSuspended { basis.journal.dropped.removeFirst(row) }
      problem.rows[row].priority = level
      if !problem.rows[row].isBounded { basis.freeMultiplier(of: row) }
    } catch { throw .outOfMemory }
  }

  /// Prepares a change of weight or priority. An active row's multiplier is checked against its new bounds. An
  /// inactive row gives back its contribution and is checked again.
  private mutating func prepareToRestate(_ row: Int32) throws(MemoryError) {
    problem.versions.basis &+= 1
    if problem.rows[row].isActive {
      try basis.agenda.outOfBounds.reserve(more: 1)
      basis.noteOutOfBounds(row)
    } else {
      try basis.enqueue(row)
      if problem.rows[row].side != 0 { try prices.clearSide(row) }
    }
  }
}

extension Solver {
  /// Returns the dense index of a live row. Slots of removed rows are reused.
  package mutating func slot(of id: RowID) -> Int { Int(Identifier.slot(id.raw)) }
}

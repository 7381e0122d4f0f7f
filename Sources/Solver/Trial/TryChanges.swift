import Memory
import Status

/// Changes of several rows that are refused together if required rows cannot hold.
extension Solver {
  /// Solves with rows added since the last solve; nothing else has changed since. If more required rows would be
  /// dropped, the new rows are removed and nothing has changed: `refusedPlace` is the place of a row that cannot
  /// hold, and `refusal` names the older rows it conflicts with.
  package mutating func tryNew(_ ids: UnsafeBufferPointer<ConstraintID>) throws(Status) {
    refusal.removeAll()
    refusedPlace = -1
    let droppedBefore = dropped.count
    defer { explained = -1 }
    do throws(Status) {
      if needsRebuild { try settle(without: ids) }
      explanation.removeAll()
      explained = Self.firstDropped
      do throws(MemoryError) { try beginTransaction() } catch { throw .outOfMemory }
      try settle()
    } catch {
      journal.clear()
      withdrawAll(ids)
      throw error
    }
    if dropped.count == droppedBefore { return commit() }
    do throws(MemoryError) {
      try tellRefusal(of: ids)
      try entries.prepareToGive()
      try rollBack()
    } catch {
      abandonTransaction()
      withdrawAll(ids)
      throw .outOfMemory
    }
    withdrawAll(ids)
    throw .conflict
  }

  /// Fills `refusedPlace` and `refusal` from the first conflict.
  private mutating func tellRefusal(of ids: UnsafeBufferPointer<ConstraintID>) throws(MemoryError) {
    for index in ids.indices where Identifier.slot(ids[index].raw) == explained { refusedPlace = index }
    for index in 0..<explanation.count {
      var isNew = false
      for id in ids where id.raw == explanation[index].raw { isNew = true }
      if !isNew { try refusal.append(explanation[index]) }
    }
  }

  /// Rebuilds the basis before the new rows are checked, since a rebuild could not be rolled back.
  private mutating func settle(without ids: UnsafeBufferPointer<ConstraintID>) throws(Status) {
    for id in ids { rows[Identifier.slot(id.raw)].state.insert(.dropped) }
    defer { for id in ids { rows[Identifier.slot(id.raw)].state.remove(.dropped) } }
    try settle()
    do throws(MemoryError) { for id in ids { try enqueue(Identifier.slot(id.raw)) } } catch { throw .outOfMemory }
  }

  private mutating func withdrawAll(_ ids: UnsafeBufferPointer<ConstraintID>) {
    for index in ids.indices.reversed() { withdraw(Identifier.slot(ids[index].raw)) }
  }

  /// Sets the constants of several rows and solves. If required rows then cannot hold together, nothing has changed,
  /// and `refusal` is a minimal set of rows in conflict. After success `constants` are the old ones.
  ///
  /// No row is dropped before the call. Of several constants for one row the last counts.
  package mutating func trySetConstants(
    of ids: UnsafeBufferPointer<ConstraintID>, to constants: inout Buffer<Double>
  ) throws(Status) {
    for index in ids.indices {
      _ = try find(ids[index])
      guard constants[index].isFinite else { throw .notFinite }
    }
    try settle()
    if ids.isEmpty { return }
    // A conflict is explained from its newest row; each row in turn counts as the newest.
    for index in ids.indices.reversed() {
      if try attempt(ids, &constants, newest: Identifier.slot(ids[index].raw)) { return }
      if !refusal.isEmpty { break }
    }
    throw .conflict
  }

  private mutating func attempt(
    _ ids: UnsafeBufferPointer<ConstraintID>, _ constants: inout Buffer<Double>, newest: Int32
  ) throws(Status) -> Bool {
    try reserve(constants: ids.count)
    explanation.removeAll()
    refusal.removeAll()
    do throws(MemoryError) {
      try beginTransaction()
      for id in ids { try save(Identifier.slot(id.raw)) }
    } catch {
      abandonTransaction()
      throw .outOfMemory
    }
    let age = rows[newest].age
    rows[newest].age = lastAge + 1
    explained = newest
    defer {
      explained = -1
      rows[newest].age = age
    }
    for index in ids.indices { exchange(ids[index], &constants[index], isWaiting: true) }
    do throws(Status) { try settle() } catch {
      journal.clear()
      for index in ids.indices.reversed() { exchange(ids[index], &constants[index], isWaiting: false) }
      throw error
    }
    if dropped.isEmpty {
      commit()
      return true
    }
    do throws(MemoryError) {
      for index in 0..<explanation.count { try refusal.append(explanation[index]) }
      try rollBack()
    } catch {
      abandonTransaction()
      for index in ids.indices.reversed() { exchange(ids[index], &constants[index], isWaiting: false) }
      throw .outOfMemory
    }
    for index in ids.indices.reversed() { exchange(ids[index], &constants[index], isWaiting: false) }
    return false
  }

  /// Swaps the constant of a row, as the caller states it. Memory for the queue is reserved.
  private mutating func exchange(_ id: ConstraintID, _ constant: inout Double, isWaiting: Bool) {
    let row = Identifier.slot(id.raw)
    let old = self.constant(of: id)
    let stored = rows[row].isNegated ? -constant : constant
    constant = old
    guard stored != rows[row].constant else { return }
    rows[row].constant = stored
    valueVersion &+= 1
    if rows[row].isRequired { retryDropped = true }
    guard isWaiting else { return }
    if rows[row].isActive {
      dirty.appendReserved(row)
    } else if !rows[row].state.contains(.queued) {
      queue.appendReserved(row)
      rows[row].state.insert(.queued)
    }
  }
}

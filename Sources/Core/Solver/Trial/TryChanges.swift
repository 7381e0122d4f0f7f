import Memory
import Status

/// Changes of several rows that are refused together if required rows cannot hold.
extension Solver {
  /// Solves with rows added since the last solve. If another required row would be dropped, the new rows are removed:
  /// `refusedIndex` is the index of a row that cannot hold, and `refusal` names the older rows it conflicts with. Other
  /// changes since the last solve are solved first, and kept; if there are none, a refusal changes nothing.
  package mutating func tryNew(_ ids: UnsafeBufferPointer<RowID>) throws(Status) {
    do throws(Status) {
      try tryPrecisely { (solver, isCopy) throws(Status) in try solver.solveWith(ids, isCopy: isCopy) }
    } catch {
      for index in ids.indices.reversed() { takeBack(solved: Identifier.slot(ids[index].raw)) }
      throw error
    }
  }

  /// Solves with new rows, or throws. Then the caller takes them back.
  private mutating func solveWith(_ ids: UnsafeBufferPointer<RowID>, isCopy: Bool) throws(Status) {
    conflicts.refusal.removeAll()
    conflicts.refusedIndex = -1
    if !isSettledBut(ids) { try settle(without: ids) }
    if basis.mustRaisePrecision { throw .numeric }
    if try !keepUnlessRefused(newest: nil, new: ids, solvesAgain: isCopy) { throw .conflict }
  }

  /// Whether nothing waits but new rows.
  private mutating func isSettledBut(_ ids: UnsafeBufferPointer<RowID>) -> Bool {
    // The precision that the new rows may need is none of a trial's.
    basis.agenda.queued.count == ids.count && basis.agenda.dirty.isEmpty && basis.agenda.hasOnlyRows
      && !basis.agenda.waitsForRetry && !basis.journal.isSuspended
  }

  /// Solves all other changes before the new rows are checked. A rebuild and a removal could not be rolled back, and
  /// a dropped row that is retried would be taken for one that the new rows drop.
  private mutating func settle(without ids: UnsafeBufferPointer<RowID>) throws(Status) {
    for id in ids { problem.rows[Identifier.slot(id.raw)].state.insert(.dropped) }
    defer { for id in ids { problem.rows[Identifier.slot(id.raw)].state.remove(.dropped) } }
    try settle()
    do throws(MemoryError) { for id in ids { try basis.enqueue(Identifier.slot(id.raw)) } } catch { throw .outOfMemory }
  }

  /// Sets the constants of several rows and solves. If a required row would be dropped that is not dropped before,
  /// nothing has changed, and `refusal` is a minimal set of rows in conflict. After success `constants` are the old ones.
  ///
  /// Of several constants for one row the last counts.
  package mutating func trySetConstants(
    of ids: UnsafeBufferPointer<RowID>, to constants: inout Buffer<Double>
  ) throws(Status) {
    for index in ids.indices {
      _ = try problem.find(ids[index])
      guard constants[index].isFinite else { throw .notFinite }
    }
    try tryPrecisely { (solver, _) throws(Status) in try solver.solveWith(ids, &constants) }
  }

  private mutating func solveWith(
    _ ids: UnsafeBufferPointer<RowID>, _ constants: inout Buffer<Double>
  ) throws(Status) {
    try settle()
    if ids.isEmpty { return }
    conflicts.refusal.removeAll()
    // A conflict is explained from its newest row; each row in turn counts as the newest.
    for index in ids.indices.reversed() {
      if try tryOnce(ids, &constants, newest: Identifier.slot(ids[index].raw)) { return }
      if !conflicts.refusal.isEmpty { break }
    }
    throw .conflict
  }

  private mutating func tryOnce(
    _ ids: UnsafeBufferPointer<RowID>, _ constants: inout Buffer<Double>, newest: Int32
  ) throws(Status) -> Bool {
    try reserve(constants: ids.count)
    for index in ids.indices { swapConstant(ids[index], &constants[index], isWaiting: true) }
    var isKept = false
    defer {
      if !isKept {
        for index in ids.indices.reversed() { swapConstant(ids[index], &constants[index], isWaiting: false) }
      }
    }
    isKept = try keepUnlessRefused(newest: newest, new: UnsafeBufferPointer(start: nil, count: 0), solvesAgain: false)
    return isKept
  }

  /// Swaps the constant of a row, as the caller states it. Memory for the queue is reserved.
  private mutating func swapConstant(_ id: RowID, _ constant: inout Double, isWaiting: Bool) {
    let (row, old) = (Identifier.slot(id.raw), self.constant(of: id))
    if isWaiting {
      moveConstant(of: id, to: constant)
    } else {
      // A trial that is rolled back leaves a settled solver, so nothing has to be queued.
      problem.rows[row].constant = problem.rows[row].signed(constant)
      problem.versions.values &+= 1
    }
    constant = old
  }
}

import Memory
import Status

/// Required rows that cannot hold together.
///
/// Of each conflict the newest row is dropped. Dropped rows are retried one by one, the oldest first, each after
/// everything else is settled: rows newer than one that was dropped, and all of them whenever a required row was
/// removed or its constant changed. While a row is retried, no older row is dropped, so each is retried once. In the
/// end a row is dropped exactly if it cannot hold together with the older rows that are not dropped, independently of
/// history.
extension Solver {
  /// Queues the oldest dropped row that is to be retried. Returns false if there is none.
  mutating func retryOldest() throws(MemoryError) -> Bool {
    for index in 0..<dropped.count where rows[dropped[index]].age > retryAfter {
      let row = dropped[index]
      try save(row)
      try enqueue(row)
      rows[row].state.remove(.dropped)
      dropped.removeFirst(row)
      retryAfter = rows[row].age
      basisVersion &+= 1
      cycles.beginPhase()
      return true
    }
    return false
  }

  /// Drops the newest row of a conflict, which `combination` proves.
  mutating func resolveConflict(_ row: Int32) throws(MemoryError) {
    basisVersion &+= 1
    cycles.beginPhase()
    try dropped.reserve(dropped.count + 1)
    var newest = row
    for index in 0..<combination.count {
      let share = combination[index]
      if share.row >= 0 && share.isPivot && rows[share.row].age > rows[newest].age { newest = share.row }
    }
    if explained == Self.firstDropped { explained = newest }
    if newest == explained { try explain(newest, beside: row) }
    try save(newest)
    retryAfter = min(retryAfter, rows[newest].age)
    if newest != row {
      try enqueue(row)
      // The row leaves the basis as a removed row would, but keeps its id.
      rows[newest].state.remove(.live)
      defer { rows[newest].state.insert(.live) }
      if try !primalStep(newest) { needsRebuild = true }
    }
    rows[newest].state.insert(.dropped)
    dropped.appendReserved(newest)
    var place = dropped.count - 1
    while place > 0 && rows[dropped[place - 1]].age > rows[newest].age {
      dropped[place] = dropped[place - 1]
      place -= 1
    }
    dropped[place] = newest
  }

  /// Records the rows that `explained` conflicts with, from the proof in `combination`.
  private mutating func explain(_ newest: Int32, beside row: Int32) throws(MemoryError) {
    explanation.removeAll()
    if row != newest { try explanation.append(id(ofRow: row)) }
    for index in 0..<combination.count {
      let share = combination[index]
      if share.row >= 0 && share.isPivot && share.row != newest { try explanation.append(id(ofRow: share.row)) }
    }
  }

  /// Solves, and returns how many rows are dropped.
  package mutating func settledConflictCount() -> Int {
    do throws(Status) { try settle() } catch { return dropped.count }
    return dropped.count
  }

  /// Fills `conflictMembers` with a minimal set of rows that cannot hold together, the dropped row first.
  package mutating func conflict(_ index: Int) throws(Status) {
    try settle()
    guard index >= 0, index < dropped.count else { throw .outOfRange }
    let row = dropped[index]
    defer {
      explained = -1
      precision.forbidsRelaxation = false
    }
    // A row that could be kept by a relaxation is retried without relaxations.
    while try !explainDropping(of: row) && !precision.forbidsRelaxation && rows[row].state.contains(.dropped) {
      precision.forbidsRelaxation = true
    }
  }

  /// Retries a dropped row and explains why it cannot hold. Returns false if it was not dropped again.
  private mutating func explainDropping(of row: Int32) throws(Status) -> Bool {
    do throws(MemoryError) {
      try queue.reserve(1)
      try beginTransaction()
      try save(row)
    } catch {
      journal.clear()
      throw .outOfMemory
    }
    dropped.removeFirst(row)
    rows[row].state.remove(.dropped)
    queue.appendReserved(row)
    rows[row].state.insert(.queued)
    explained = row
    explanation.removeAll()
    try settleTransaction()
    let isDropped = rows[row].state.contains(.dropped)
    do throws(MemoryError) {
      conflictMembers.removeAll()
      try conflictMembers.append(id(ofRow: row))
      for index in 0..<explanation.count { try conflictMembers.append(explanation[index]) }
      if journal.isOn { try rollBack() }
    } catch {
      abandonTransaction()
      throw .outOfMemory
    }
    return isDropped
  }

  /// Solves within a transaction. After a numeric failure, ends the transaction and solves from an empty basis; then
  /// there is nothing to roll back.
  mutating func settleTransaction() throws(Status) {
    do throws(Status) { try settle() } catch {
      journal.clear()
      guard error == .numeric else { throw error }
      try settle()
    }
  }
}

extension Solver {
  /// The number of rows dropped by the last solve.
  package var droppedCount: Int { mutating get { dropped.count } }
}

package import Memory

/// Required rows that cannot hold together.
///
/// Of each conflict the newest row is dropped. Dropped rows are tried again, the
/// oldest first, whenever a required row went or a constant of one changed, so
/// in the end a row is dropped exactly if it cannot hold beside the older ones
/// that are kept, however things came about.
extension Solver {
  /// Puts dropped rows back in the queue, oldest first, if any could return.
  mutating func recallDropped() throws(MemoryError) {
    guard mayReturn, !dropped.isEmpty else {
      mayReturn = false
      return
    }
    mayReturn = false
    try queue.reserve(queue.count + dropped.count)
    for index in 0..<dropped.count {
      rows[dropped[index]].state.remove(.dropped)
      rows[dropped[index]].state.insert(.queued)
      queue.appendReserved(dropped[index])
    }
    dropped.removeAll()
    basisVersion &+= 1
  }

  /// `combination` proves that a row cannot hold beside others: the newest of them all goes.
  mutating func resolveConflict(_ row: Int32) throws(MemoryError) {
    var newest = row
    for index in 0..<combination.count {
      let other = combination[index].row
      if other >= 0 && rows[other].age > rows[newest].age { newest = other }
    }
    try drop(newest)
    if newest != row { try enqueue(row) }
  }

  private mutating func drop(_ row: Int32) throws(MemoryError) {
    basisVersion &+= 1
    try save(row)
    var place = dropped.count
    try dropped.append(row)
    while place > 0 && rows[dropped[place - 1]].age > rows[row].age {
      dropped[place] = dropped[place - 1]
      place -= 1
    }
    dropped[place] = row
    guard rows[row].isActive else {
      rows[row].state.insert(.dropped)
      return
    }
    // It leaves as a removed row would, but keeps its place.
    rows[row].state.insert(.dropped)
    rows[row].state.remove(.live)
    let isDone = try primalStep(row)
    rows[row].state.insert(.live)
    if !isDone { isCold = true }
  }

  /// How many rows are dropped once everything noted is solved.
  package mutating func settledConflictCount() -> Int {
    do throws(SolverError) { try settle() } catch { return dropped.count }
    return dropped.count
  }

  /// Fills `conflictMembers` with a minimal set that cannot hold together; the dropped row first.
  package mutating func conflict(_ index: Int) throws(SolverError) {
    try settle()
    guard index >= 0, index < dropped.count else { throw .outOfRange }
    let row = dropped[index]
    do throws(MemoryError) {
      try combine(row)
      conflictMembers.removeAll()
      try conflictMembers.append(id(ofRow: row))
      for index in 0..<combination.count where combination[index].row >= 0 {
        try conflictMembers.append(id(ofRow: combination[index].row))
      }
    } catch { throw .outOfMemory }
  }

  /// Adds a row and solves; a required row that cannot hold is refused without a
  /// trace, and `refusal` names what it cannot hold with.
  package mutating func tryAdd(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(SolverError) -> ConstraintID {
    try settle()
    let id = try add(terms, relation, constant, priority: priority, weight: weight)
    let row = Identifier.slot(id.raw)
    beginTransaction()
    mayReturn = false
    do throws(SolverError) { try settle() } catch {
      journal.clear()
      withdraw(row)
      throw error
    }
    guard rows[row].state.contains(.dropped) else {
      commit()
      return id
    }
    do throws(MemoryError) {
      try combine(row)
      refusal.removeAll()
      for index in 0..<combination.count where combination[index].row >= 0 {
        try refusal.append(self.id(ofRow: combination[index].row))
      }
      try entries.prepareToGive()
      try rollBack()
    } catch {
      isCold = true
      withdraw(row)
      throw .outOfMemory
    }
    dropped.removeFirst(row)
    withdraw(row)
    throw .conflict
  }

  /// Takes back a row just added, its id with it.
  mutating func withdraw(_ row: Int32) {
    queue.removeFirst(row)
    letGo(row)
    freeMultiplier(of: row)
    uninstall(row)
    lastAge -= 1
    liveRows -= 1
    statisticsSoFar.structural -= 1
    mayReturn = false
  }
}

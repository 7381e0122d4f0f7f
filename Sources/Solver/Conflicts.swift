import Memory
import Status

/// Required rows that cannot hold together.
///
/// Of each conflict the newest row is dropped. Dropped rows are tried again, one
/// by one, the oldest first, and each when all else is settled: those newer than
/// one that was dropped, and all of them whenever a required row went or a constant
/// of one changed. While a row is tried, none that is older goes any more, so
/// each is tried once, and in the end a row is dropped exactly if it cannot hold
/// beside the older ones that are kept, however things came about.
extension Solver {
  /// Puts the oldest of the dropped rows that wait to be tried back in the queue; false if there is none.
  mutating func retryOldest() throws(MemoryError) -> Bool {
    for index in 0..<dropped.count where rows[dropped[index]].age > retriedAge {
      let row = dropped[index]
      try save(row)
      try enqueue(row)
      rows[row].state.remove(.dropped)
      dropped.removeFirst(row)
      retriedAge = rows[row].age
      basisVersion &+= 1
      cycles.beginStretch()
      return true
    }
    return false
  }

  /// `combination` proves that a row cannot hold beside others: the newest of them all is dropped.
  mutating func resolveConflict(_ row: Int32) throws(MemoryError) {
    basisVersion &+= 1
    cycles.beginStretch()
    try dropped.reserve(dropped.count + 1)
    var newest = row
    for index in 0..<combination.count {
      let share = combination[index]
      if share.row >= 0 && share.isPivot && rows[share.row].age > rows[newest].age { newest = share.row }
    }
    if explained == Self.firstDropped { explained = newest }
    if newest == explained { try explain(newest, beside: row) }
    try save(newest)
    retriedAge = min(retriedAge, rows[newest].age)
    if newest != row {
      try enqueue(row)
      // It leaves as a removed row would, but keeps its id.
      rows[newest].state.remove(.live)
      defer { rows[newest].state.insert(.live) }
      if try !primalStep(newest) { isCold = true }
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

  /// What `explained` cannot hold beside, while the proof is at hand.
  private mutating func explain(_ newest: Int32, beside row: Int32) throws(MemoryError) {
    explanation.removeAll()
    if row != newest { try explanation.append(id(ofRow: row)) }
    for index in 0..<combination.count {
      let share = combination[index]
      if share.row >= 0 && share.isPivot && share.row != newest { try explanation.append(id(ofRow: share.row)) }
    }
  }

  /// How many rows are dropped once everything noted is solved.
  package mutating func settledConflictCount() -> Int {
    do throws(Status) { try settle() } catch { return dropped.count }
    return dropped.count
  }

  /// Fills `conflictMembers` with a minimal set that cannot hold together; the dropped row first.
  package mutating func conflict(_ index: Int) throws(Status) {
    try settle()
    guard index >= 0, index < dropped.count else { throw .outOfRange }
    let row = dropped[index]
    defer {
      explained = -1
      care.isStrict = false
    }
    // A row that meanwhile could be borne with is asked for its contradiction all the same.
    while try !explainDropping(of: row) && !care.isStrict && rows[row].state.contains(.dropped) {
      care.isStrict = true
    }
  }

  /// Lets a dropped row try again. False if it was not dropped again.
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

  /// Where a transaction fails for its numbers, what it began goes on without it,
  /// from an empty basis: there is nothing to roll back then.
  private mutating func settleTransaction() throws(Status) {
    do throws(Status) { try settle() } catch {
      journal.clear()
      guard error == .numeric else { throw error }
      try settle()
    }
  }

  /// Adds a row and solves; a required row that cannot hold is refused without a
  /// trace, and `refusal` names what it cannot hold with.
  package mutating func tryAdd(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(Status) -> ConstraintID {
    try validate(terms, constant, priority: priority, weight: weight)
    try settle()
    var spread = care.spread
    for term in terms { care.spread.note(term.coefficient) }
    if care.spread.isWide && spread.isStale {
      measureSpread()
      spread = care.spread
      for term in terms { care.spread.note(term.coefficient) }
    }
    do throws(Status) {
      if !isInWantOfCare {
        let id = try add(terms, relation, constant, priority: priority, weight: weight)
        if try holds(Identifier.slot(id.raw)) { return id }
      }
    } catch {
      care.spread = spread
      throw error
    }
    care.spread = spread
    return try tryAddWithCare(terms, relation, constant, priority: priority, weight: weight)
  }

  /// From an empty basis there is no way back: what calls for care is tried on a copy.
  private mutating func tryAddWithCare(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(Status) -> ConstraintID {
    var twin = Solver(account: account, weightsOnly: weightsOnly)
    defer { twin.release() }
    do throws(MemoryError) { try copy(to: &twin) } catch { throw .outOfMemory }
    for term in terms { twin.care.spread.note(term.coefficient) }
    twin.care.isDoubtful = true
    twin.care.nextTerm = 1
    do throws(Status) {
      try twin.settle()
      let id = try twin.add(terms, relation, constant, priority: priority, weight: weight)
      // Careful already, it holds or is refused.
      _ = try twin.holds(Identifier.slot(id.raw))
      swap(&self, &twin)
      return id
    } catch {
      swap(&refusal, &twin.refusal)
      throw error
    }
  }

  /// Solves with the row added last. False if it is withdrawn to be tried with more care.
  private mutating func holds(_ row: Int32) throws(Status) -> Bool {
    explained = row
    defer { explained = -1 }
    do throws(MemoryError) { try beginTransaction() } catch {
      journal.clear()
      withdraw(row)
      throw .outOfMemory
    }
    do throws(Status) { try settleTransaction() } catch {
      withdraw(row)
      throw error
    }
    let isRefused = rows[row].state.contains(.dropped)
    let isDoubtful = care.isDoubtful && !care.isTaken
    if !isRefused && !isDoubtful {
      commit()
      return true
    }
    do throws(MemoryError) {
      refusal.removeAll()
      for index in 0..<explanation.count { try refusal.append(explanation[index]) }
      try entries.prepareToGive()
      if journal.isOn { try rollBack() }
    } catch {
      abandonTransaction()
      withdraw(row)
      throw .outOfMemory
    }
    withdraw(row)
    if isRefused && !isDoubtful { throw .conflict }
    return false
  }

  /// Takes back the row added last, wherever a solve has put it since.
  mutating func withdraw(_ row: Int32) {
    queue.removeFirst(row)
    dropped.removeFirst(row)
    if rows[row].isActive { variables[rows[row].held].holder = -1 }
    letGo(row)
    freeMultiplier(of: row)
    forget(row)
  }
}

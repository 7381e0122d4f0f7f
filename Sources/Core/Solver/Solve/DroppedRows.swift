import Memory
import Status

/// Required rows that cannot hold together.
///
/// Of each conflict the newest row is dropped. Dropped rows are retried one by one, the oldest first, each after
/// everything else is settled: rows newer than one that was dropped, and all of them whenever a required row was
/// removed or its constant changed, a priority or a serial number changed, or the basis was built anew. While a row is
/// retried, no older row is dropped, so each is retried once. In the end a row is dropped exactly if it cannot hold
/// together with the older rows that are not dropped, independently of history.
extension Solver {
  /// Queues the oldest dropped row that is to be retried. Returns false if there is none. The row stays in `dropped`,
  /// without the flag, until everything else is settled again.
  mutating func retryOldest() throws(MemoryError) -> Bool {
    let index = forgetRetried()
    if index == basis.agenda.dropped.count { return false }
    let row = basis.agenda.dropped[index]
    try basis.save(row)
    try basis.enqueue(row)
    problem.rows[row].state.remove(.dropped)
    basis.agenda.retryAfter = problem.rows[row].serial
    problem.versions.basis &+= 1
    simplex.cycles.beginPhase()
    return true
  }

  /// Removes the row retried last from `dropped` if it was not dropped again. Returns the index of the next one.
  private mutating func forgetRetried() -> Int {
    let index = firstDropped(after: basis.agenda.retryAfter)
    if index == 0 || problem.rows[basis.agenda.dropped[index - 1]].isDropped { return index }
    basis.agenda.dropped.remove(at: index - 1)
    return index - 1
  }

  /// Returns the index of the first dropped row with a larger serial number, or the count of dropped rows.
  mutating func firstDropped(after serial: UInt32) -> Int {
    SerialOrder(rows: problem.rows.span)
      .firstIndex(in: basis.agenda.dropped.span, count: basis.agenda.dropped.count, after: serial)
  }

  /// Drops the newest row of a conflict, which `combination` proves.
  mutating func resolveConflict(_ row: Int32) throws(MemoryError) {
    problem.versions.basis &+= 1
    simplex.cycles.beginPhase()
    try basis.agenda.dropped.reserve(basis.agenda.dropped.count + 1)
    let newest = newestMember(beside: row)
    if try refuseTrial(newest, beside: row) { return }
    try basis.save(newest)
    basis.agenda.retryAfter = min(basis.agenda.retryAfter, problem.rows[newest].serial)
    if newest != row {
      try basis.enqueue(row)
      // The row leaves the basis as a removed row would, but keeps its id.
      problem.rows[newest].state.remove(.live)
      defer { problem.rows[newest].state.insert(.live) }
      if try !simplex.primalStep(newest) { basis.agenda.needsRebuild = true }
    }
    problem.rows[newest].state.insert(.dropped)
    let index = firstDropped(after: problem.rows[newest].serial)
    if index == 0 || basis.agenda.dropped[index - 1] != newest {
      basis.agenda.dropped.insertReserved(newest, at: index)
    }
  }

  /// Solves, and returns how many rows are dropped.
  package mutating func conflictCount() throws(Status) -> Int {
    try settle()
    return basis.agenda.dropped.count
  }

  /// Fills `conflicts.members` with a minimal set of rows that cannot hold together, the dropped row first.
  package mutating func conflict(_ index: Int) throws(Status) {
    try settle()
    guard index >= 0, index < basis.agenda.dropped.count else { throw .outOfRange }
    let row = basis.agenda.dropped[index]
    do throws(MemoryError) { if Mechanism.provedConflicts.isOn, try explainAtOnce(row) { return } } catch {
      basis.abandonSearch()
      throw .outOfMemory
    }
    defer {
      conflicts.explained = .none
      basis.precision.relaxations.areForbidden = false
    }
    if try !explainDropping(of: row), problem.rows[row].isDropped {
      // A row that a relaxation could keep is retried without relaxations.
      basis.precision.relaxations.areForbidden = true
      _ = try explainDropping(of: row)
    }
  }

  /// Makes the first conflict that of a refusal: `conflicts.refusal` has its rows without `rows`, which are refused.
  package mutating func refuse(_ rows: UnsafeBufferPointer<RowID>) throws(Status) {
    try conflict(0)
    conflicts.refusal.removeAll()
    for member in conflicts.members.elements {
      var isRefused = false
      for row in rows where row.raw == member.raw { isRefused = true }
      if isRefused { continue }
      do throws(MemoryError) { try conflicts.refusal.append(member) } catch { throw .outOfMemory }
    }
  }

  /// Explains a dropped row by its combination in the present basis. Returns false if that is no proof, or has lost digits.
  private mutating func explainAtOnce(_ row: Int32) throws(MemoryError) -> Bool {
    // Digits that the combination loses are no reason to solve again.
    let attempt = basis.precision.attempt
    basis.precision.attempt.forgetLoss()
    defer { basis.precision.attempt = attempt }
    let neededDirection = basis.neededDirection(of: row)
    guard neededDirection != 0, try isRefuted(row, neededDirection), !basis.precision.attempt.needsMoreDigits,
      newestMember(beside: row) == row
    else { return false }
    conflicts.members.removeAll()
    try conflicts.members.append(problem.id(ofRow: row))
    for index in 0..<basis.combination.count {
      try conflicts.members.append(problem.id(ofRow: basis.combination[index].row))
    }
    return true
  }

  /// Retries a dropped row and explains why it cannot hold. Returns false if it was not dropped again. After a numeric
  /// failure all rows are solved again in place, which may move values; not without relaxations, since more rows would
  /// be dropped, and stay so.
  private mutating func explainDropping(of row: Int32) throws(Status) -> Bool {
    conflicts.explained = .row(row)
    conflicts.explanation.removeAll()
    var isDropped = false
    _ = try trial(
      solvesAgain: !basis.precision.relaxations.areForbidden,
      { (solver) throws(MemoryError) in
        try solver.basis.agenda.queue.reserve(1)
        try solver.basis.save(row)
        solver.basis.agenda.dropped.removeFirst(row)
        solver.problem.rows[row].state.remove(.dropped)
        solver.basis.enqueueReserved(row)
      },
      isKept: { (solver) throws(MemoryError) in
        isDropped = solver.problem.rows[row].isDropped || solver.basis.journal.isRefused
        solver.conflicts.members.removeAll()
        try solver.conflicts.members.append(solver.problem.id(ofRow: row))
        for index in 0..<solver.conflicts.explanation.count {
          try solver.conflicts.members.append(solver.conflicts.explanation[index])
        }
        return false
      })
    return isDropped
  }
}

extension Solver {
  /// The number of rows dropped by the last solve.
  package var droppedCount: Int { mutating get { basis.agenda.dropped.count } }
}

extension Solver {
  /// Takes back the row added last, whatever its state after a solve.
  mutating func takeBack(solved row: Int32) {
    forgetSuspended()
    basis.agenda.queue.removeFirst(row)
    basis.agenda.dropped.removeFirst(row)
    if problem.rows[row].isActive { problem.variables[problem.rows[row].held].holder = -1 }
    problem.unmatch(row)
    basis.freeMultiplier(of: row)
    problem.forgetSpread(of: row)
    problem.takeBack(row)
  }
}

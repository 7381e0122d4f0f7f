import Memory
import Status

/// Adding a row that is refused if it cannot hold.
extension Solver {
  /// Adds a row and solves. A required row that cannot hold is refused and changes nothing; `refusal` names the rows
  /// it conflicts with.
  package mutating func tryAdd(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(Status) -> RowID {
    try validate(terms, constant, priority: priority, weight: weight)
    try makeRoomForSerials(1)
    try settle()
    var spread = problem.spread
    let rows = problem.live.rows
    for term in terms { problem.spread.note(term.coefficient) }
    if problem.spread.isWide && spread.isStale {
      problem.measureSpread()
      spread = problem.spread
      for term in terms { problem.spread.note(term.coefficient) }
    }
    do throws(Status) {
      if !basis.mustRaisePrecision {
        let id = try add(terms, relation, constant, priority: priority, weight: weight)
        if try keepIfItHolds(Identifier.slot(id.raw)) { return id }
      }
    } catch {
      problem.restoreSpread(spread, rows: rows)
      throw error
    }
    problem.restoreSpread(spread, rows: rows)
    return try tryAddOnCopy(terms, relation, constant, priority: priority, weight: weight)
  }

  /// Tries a row in double-double.
  private mutating func tryAddOnCopy(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(Status) -> RowID {
    var id = RowID(0)
    try tryOnCopy { (copy) throws(Status) in
      for term in terms { copy.problem.spread.note(term.coefficient) }
      try copy.settle()
      id = try copy.add(terms, relation, constant, priority: priority, weight: weight)
      // In double-double already, the row holds or is refused.
      _ = try copy.keepIfItHolds(Identifier.slot(id.raw))
    }
    return id
  }

  /// Solves with the row added last. Returns false if the row was withdrawn, to be tried in double-double.
  private mutating func keepIfItHolds(_ row: Int32) throws(Status) -> Bool {
    conflicts.explained = .row(row)
    defer { conflicts.explained = .none }
    // In a conflict it is the row that is dropped, also beside rows that yield to all others.
    let serial = problem.rows[row].serial
    if problem.rows[row].isRequired { problem.rows[row].serial = .max }
    var isConflict = false
    let isKept = try trial(
      solvesAgain: true,
      isKept: { (solver) throws(MemoryError) in
        let isRefused = solver.problem.rows[row].state.contains(.dropped) || solver.basis.journal.isRefused
        let hasLostDigits = solver.hasLostDigits
        if !isRefused && !hasLostDigits { return true }
        isConflict = isRefused && !hasLostDigits
        try solver.conflicts.refusal.assign(solver.conflicts.explanation)
        return false
      },
      undo: { solver in
        solver.problem.rows[row].serial = serial
        solver.takeBack(solved: row)
      })
    if isConflict { throw .conflict }
    if isKept { problem.rows[row].serial = serial }
    return isKept
  }
}

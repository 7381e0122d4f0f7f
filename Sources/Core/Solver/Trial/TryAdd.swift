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
    var id = RowID(0)
    try tryPrecisely { (solver, isCopy) throws(Status) in
      try solver.settle()
      // Asked now, since that forgets the coefficients of removed rows, if they matter.
      _ = solver.problem.isWide
      let (spread, rows) = (solver.problem.spread, solver.problem.live.rows)
      id = try solver.add(terms, relation, constant, priority: priority, weight: weight)
      do throws(Status) { try solver.keepIfItHolds(id, isCopy: isCopy) } catch {
        solver.takeBack(solved: Identifier.slot(id.raw))
        solver.problem.restoreSpread(spread, rows: rows)
        throw error
      }
    }
    return id
  }

  /// Solves with the row added last, or throws.
  private mutating func keepIfItHolds(_ id: RowID, isCopy: Bool) throws(Status) {
    if basis.mustRaisePrecision { throw .numeric }
    let isKept = try withUnsafePointer(to: id) { (id) throws(Status) in
      try keepUnlessRefused(
        newest: Identifier.slot(id.pointee.raw), new: UnsafeBufferPointer(start: id, count: 1), solvesAgain: isCopy)
    }
    if !isKept { throw .conflict }
  }
}

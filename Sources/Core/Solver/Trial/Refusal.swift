import Memory
import Status

/// What all changes have in common that are refused if required rows cannot hold.
extension Solver {
  /// Tries a change on this solver. If that fails numerically, or loses digits in doubles, it is tried once more on a
  /// copy.
  mutating func tryPrecisely(
    _ change: (inout Solver, _ isCopy: Bool) throws(Status) -> Void
  ) throws(Status) {
    do throws(Status) { try change(&self, false) } catch {
      guard error == .numeric else { throw error }
      try tryOnCopy { (copy) throws(Status) in try change(&copy, true) }
    }
  }

  /// Solves what was changed, and keeps the result if only rows are dropped that were dropped before. If not, `refusal`
  /// names the rows in conflict besides new ones, and the caller takes back the change. A result in doubles that has
  /// lost digits is a numeric failure.
  ///
  /// `newest` counts as the newest row of a conflict, also beside rows that yield to all others. With `solvesAgain` the
  /// caller tries once only, on a copy that nobody sees if the change is refused.
  mutating func keepUnlessRefused(
    newest: Int32?, new: UnsafeBufferPointer<RowID>, solvesAgain: Bool
  ) throws(Status) -> Bool {
    conflicts.explanation.removeAll()
    conflicts.explained = newest.map { .row($0) } ?? .first
    let serial = newest.map { problem.rows[$0].serial } ?? 0
    // In ties a soft row keeps its place.
    if let newest, problem.rows[newest].isRequired { setSerial(.max, ofTried: newest) }
    defer {
      conflicts.explained = .none
      if let newest { setSerial(serial, ofTried: newest) }
    }
    var hasLostDigits = false
    let isKept = try trial(solvesAgain: solvesAgain) { (solver) throws(MemoryError) in
      hasLostDigits = solver.basis.precision.attempt.needsMoreDigits && !solver.basis.precision.isDoubleDouble
      if hasLostDigits { return false }
      if !solver.basis.journal.isRefused && !solver.dropsMore { return true }
      try solver.tellRefusal(of: new)
      return false
    }
    if hasLostDigits { throw .numeric }
    return isKept
  }

  /// Sets a serial number, and moves the row to where it belongs among the dropped ones, if it is one of them.
  private mutating func setSerial(_ serial: UInt32, ofTried row: Int32) {
    problem.rows[row].serial = serial
    let count = basis.agenda.dropped.count
    basis.agenda.dropped.removeFirst(row)
    if basis.agenda.dropped.count < count { basis.agenda.dropped.insertReserved(row, at: firstDropped(after: serial)) }
  }

  /// Whether a row is dropped that was not when the trial began.
  private var dropsMore: Bool {
    mutating get {
      var stillDropped = 0
      for index in 0..<basis.journal.dropped.count
      where problem.rows[basis.journal.dropped[index]].isDropped {
        stillDropped += 1
      }
      return stillDropped < basis.agenda.dropped.count
    }
  }

  /// Fills `refusedIndex` and `refusal` from the conflict that is explained.
  private mutating func tellRefusal(of new: UnsafeBufferPointer<RowID>) throws(MemoryError) {
    conflicts.refusal.removeAll()
    conflicts.refusedIndex = -1
    for index in new.indices where conflicts.explained == .row(Identifier.slot(new[index].raw)) {
      conflicts.refusedIndex = index
    }
    for index in 0..<conflicts.explanation.count {
      let row = conflicts.explanation[index]
      if !new.contains(where: { $0.raw == row.raw }) { try conflicts.refusal.append(row) }
    }
    if conflicts.explanation.count > 0 || new.isEmpty { return }
    // Rounding beside large values had hidden that older rows cannot hold.
    for index in 0..<basis.agenda.dropped.count {
      let row = basis.agenda.dropped[index]
      if !basis.journal.dropped.elements.contains(row) { try conflicts.refusal.append(problem.id(ofRow: row)) }
    }
  }
}

import Memory
import Status

/// Adding a row that is refused if it cannot hold.
extension Solver {
  /// Adds a row and solves. A required row that cannot hold is refused and changes nothing; `refusal` names the rows
  /// it conflicts with.
  package mutating func tryAdd(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(Status) -> ConstraintID {
    try validate(terms, constant, priority: priority, weight: weight)
    try settle()
    var spread = precision.spread
    for term in terms { precision.spread.note(term.coefficient) }
    if precision.spread.isWide && spread.isStale {
      measureSpread()
      spread = precision.spread
      for term in terms { precision.spread.note(term.coefficient) }
    }
    do throws(Status) {
      if !needsPrecision {
        let id = try add(terms, relation, constant, priority: priority, weight: weight)
        if try holds(Identifier.slot(id.raw)) { return id }
      }
    } catch {
      precision.spread = spread
      throw error
    }
    precision.spread = spread
    return try tryAddOnCopy(terms, relation, constant, priority: priority, weight: weight)
  }

  /// Tries a row on a copy. A solve in double-double begins with an empty basis, which could not be rolled back.
  private mutating func tryAddOnCopy(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(Status) -> ConstraintID {
    var trial = Solver(account: account, weightsOnly: weightsOnly)
    defer { trial.release() }
    do throws(MemoryError) { try copy(to: &trial) } catch { throw .outOfMemory }
    for term in terms { trial.precision.spread.note(term.coefficient) }
    trial.precision.isUncertain = true
    trial.precision.solvesNext = 1
    do throws(Status) {
      try trial.settle()
      let id = try trial.add(terms, relation, constant, priority: priority, weight: weight)
      // In double-double already, the row holds or is refused.
      _ = try trial.holds(Identifier.slot(id.raw))
      swap(&self, &trial)
      return id
    } catch {
      swap(&refusal, &trial.refusal)
      throw error
    }
  }

  /// Solves with the row added last. Returns false if the row was withdrawn, to be tried in double-double.
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
    let isUncertain = precision.isUncertain && !precision.isExtended
    if !isRefused && !isUncertain {
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
    if isRefused && !isUncertain { throw .conflict }
    return false
  }

  /// Takes back the row added last, whatever its state after a solve.
  mutating func withdraw(_ row: Int32) {
    queue.removeFirst(row)
    dropped.removeFirst(row)
    if rows[row].isActive { variables[rows[row].held].holder = -1 }
    unmatch(row)
    freeMultiplier(of: row)
    forget(row)
  }
}

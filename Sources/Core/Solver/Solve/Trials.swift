import Memory
import Status

/// Trials: changes of the basis that are kept or undone together.
extension Solver {
  /// Begins a trial. The solver is settled.
  mutating func beginTrial() throws(MemoryError) {
    try basis.journal.keepEarlier()
    basis.journal.clear()
    try keepDropped()
    try basis.precision.relaxations.save()
    basis.journal.attempt = basis.precision.attempt
    basis.journal.isTrial = true
  }

  mutating func keepDropped() throws(MemoryError) {
    if basis.journal.isTrial { return }
    basis.journal.dropped.removeAll()
    for index in 0..<basis.agenda.dropped.count { try basis.journal.dropped.append(basis.agenda.dropped[index]) }
  }

  /// Restores the list of dropped rows. Its memory is still reserved.
  mutating func restoreDropped() {
    for index in 0..<basis.agenda.dropped.count { problem.rows[basis.agenda.dropped[index]].state.remove(.dropped) }
    basis.agenda.dropped.removeAll()
    for index in 0..<basis.journal.dropped.count {
      problem.rows[basis.journal.dropped[index]].state.insert(.dropped)
      basis.agenda.dropped.appendReserved(basis.journal.dropped[index])
    }
  }

  /// Ends the trial and keeps its changes.
  mutating func commit() {
    for index in 0..<basis.journal.blocks.detached.count { basis.freeBlock(basis.journal.blocks.detached[index]) }
    for index in 0..<basis.journal.rows.count { problem.rows[basis.journal.rows[index].row].lists.remove(.saved) }
    basis.journal.clear()
  }

  /// Undoes all changes since `beginTrial()`.
  mutating func rollBack() throws(MemoryError) {
    problem.versions.basis &+= 1
    for index in 0..<basis.journal.blocks.made.count { basis.freeBlock(basis.journal.blocks.made[index]) }
    for index in stride(from: basis.journal.variables.count - 1, through: 0, by: -1) {
      let saved = basis.journal.variables[index]
      problem.variables[saved.variable].holder = saved.holder
      problem.variables[saved.variable].block = saved.block
      problem.variables[saved.variable].position = saved.position
    }
    for index in 0..<basis.journal.rows.count { try restoreRow(basis.journal.rows[index]) }
    basis.restoreValues()
    restoreDropped()
    basis.restoreRelaxations()
    basis.precision.attempt = basis.journal.attempt
    basis.agenda.retryAfter = .max
    basis.clearAgenda()
    simplex.forgetTies()
    basis.journal.clear()
  }

  /// Ends a trial that cannot be rolled back for lack of memory. Values and dropped rows are restored; the
  /// basis is rebuilt.
  mutating func abandonTrial() {
    basis.agenda.needsRebuild = true
    guard basis.journal.isTrial else { return }
    basis.restoreValues()
    restoreDropped()
    basis.forgetRelaxed()
    basis.precision.attempt = basis.journal.attempt
    basis.journal.clear()
  }

  private mutating func restoreRow(_ saved: SavedRow) throws(MemoryError) {
    let row = saved.row
    problem.unmatch(row)
    if saved.held >= 0 { problem.setMatch(row, saved.held, term: saved.heldTerm) }
    problem.rows[row].side = saved.side
    problem.rows[row].state = saved.state
    // Nothing waited before the trial.
    problem.rows[row].lists.subtract([.queued, .outOfBounds, .recheck, .saved])
    basis.freeMultiplier(of: row)
    for offset in stride(from: saved.nodeCount - 1, through: 0, by: -1) {
      var node = basis.journal.multipliers[saved.nodes + offset]
      node.next = problem.rows[row].firstNode
      problem.rows[row].firstNode = try basis.makeNode(node)
    }
  }
}

/// The protocol of everything that is tried: begin, change, solve, look at the result, then keep it or roll it back.
extension Solver {
  /// Runs `change`, solves, and keeps the result if `isKept` returns true. If not, and after an error, the solver is
  /// rolled back, or at least its values and dropped rows; the caller undoes what the journal does not record. If
  /// `change` throws, it has changed nothing. Returns whether the result is kept.
  ///
  /// With `solvesAgain` a numeric failure ends the trial, and the rows are solved from an empty basis; then there
  /// is nothing to roll back.
  mutating func trial(
    solvesAgain: Bool = false,
    _ change: (inout Solver) throws(MemoryError) -> Void = { (_) throws(MemoryError) in },
    isKept: (inout Solver) throws(MemoryError) -> Bool
  ) throws(Status) -> Bool {
    do throws(Status) {
      do throws(MemoryError) {
        try beginTrial()
        try change(&self)
      } catch { throw .outOfMemory }
      do throws(Status) { try settle() } catch {
        basis.journal.clear()
        guard solvesAgain, error == .numeric else {
          basis.precision.attempt = basis.journal.attempt
          throw error
        }
        try settle()
      }
    } catch {
      // The second solve may have been suspended.
      forgetSuspended()
      if basis.journal.isTrial { basis.journal.clear() }
      throw error
    }
    do throws(MemoryError) {
      if try isKept(&self) {
        if basis.journal.isTrial { commit() }
        return true
      }
      try problem.entries.prepareToGive()
      if basis.journal.isTrial { try rollBack() }
    } catch {
      abandonTrial()
      throw .outOfMemory
    }
    return false
  }
}

import Memory
import Status

/// Brings the values up to date: with a solve, if anything waits for one.
extension Solver {
  /// Brings the values up to date, whether or not rows are dropped. After an error the values are as before.
  package mutating func settle() throws(Status) {
    catchUp()
    #if INVARIANTS
      if !basis.journal.isSuspended { checkInvariants() }
    #endif
    // A removed row with coefficients far apart that is still active leaves the basis in double-double.
    if basis.precision.isDoubleDouble && !basis.agenda.needsRebuild && basis.precision.schedule.solvesLeft == 0
      && basis.agenda.outOfBounds.isEmpty && !basis.journal.isSuspended
    {
      basis.lowerPrecision()
    }
    if basis.agenda.dirty.isEmpty && waitsOnlyForRows
      && (basis.agenda.queued.isEmpty || Mechanism.satisfiedRow.isOn && dequeueSatisfiedRow())
    {
      return
    }
    try settleWaiting()
  }

  var isSettled: Bool { mutating get { basis.agenda.dirty.isEmpty && isSettledButConstants } }

  /// Whether nothing waits, or only constants of active rows.
  var isSettledButConstants: Bool {
    mutating get { basis.agenda.queued.isEmpty && waitsOnlyForRows }
  }

  /// Whether nothing waits but rows to check and constants of active rows.
  @inline(__always)
  private var waitsOnlyForRows: Bool {
    mutating get {
      basis.agenda.hasOnlyRows && !basis.agenda.waitsForRetry
        && !basis.mustRaisePrecision
        && !basis.journal.isSuspended
    }
  }

  /// Returns whether one satisfied inequality is all that waits for a check, and removes it from the queue.
  private mutating func dequeueSatisfiedRow() -> Bool {
    guard basis.agenda.queue.count == basis.agenda.queueHead + 1, basis.agenda.dropped.isEmpty,
      !basis.journal.isTrial, !basis.precision.isDoubleDouble
    else {
      return false
    }
    let row = basis.agenda.queue[basis.agenda.queueHead]
    let rows = problem.rows.span
    guard !rows[row].isEquality, !rows[row].isActive, rows[row].side == 0, rows[row].isLive,
      basis.neededDirection(of: row) == 0
    else { return false }
    problem.rows[row].lists.remove(.queued)
    basis.agenda.clearQueue()
    basis.agenda.retryDropped = false
    return true
  }
}

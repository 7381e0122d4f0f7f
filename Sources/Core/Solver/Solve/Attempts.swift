import Memory
import Status

/// A solve: up to four attempts. In doubles with long steps; if these were taken, in doubles without; then in double-double
/// with long steps, and, if these were taken, without. In double-double, an attempt without long steps that began with a basis is
/// repeated from an empty one.
extension Solver {
  /// Brings the values up to date, whether or not rows are dropped. After an error the values are as before.
  package mutating func settle() throws(Status) {
    catchUp()
    #if INVARIANTS
      if !basis.journal.isSuspended { checkInvariants() }
    #endif
    // A removed row with coefficients far apart that is still active leaves the basis in double-double.
    if basis.precision.isExtended && !basis.agenda.needsRebuild && basis.precision.solvesLeft == 0
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

  /// How the attempts to solve ended.
  private enum Outcome {
    /// Solved, or the trial is refused.
    case ended
    /// At the caller's limit. The solve goes on with the next call, or its trial is rolled back.
    case stopped
    case failed(Status)
  }

  @inline(never)
  private mutating func settleWaiting() throws(Status) {
    if limit.isReached && !basis.journal.isOn { throw .limit }
    let isResumed = resumeSolve()
    if !isResumed {
      do throws(MemoryError) { try beginSolve() } catch { throw .outOfMemory }
    }
    var outcome: Outcome
    do throws(MemoryError) { outcome = try solveInAttempts(isResumed: isResumed) } catch {
      outcome = .failed(.outOfMemory)
    }
    switch outcome {
    case .ended: return
    case .stopped: throw .limit
    case .failed(let status):
      abandonSolve()
      throw status
    }
  }

  private mutating func beginSolve() throws(MemoryError) {
    simplex.longSteps.forgetAttempts()
    simplex.run.neededMoreDigits = basis.precision.needsMoreDigits
    try basis.journal.clearValuesUnlessTrial()
    try keepDropped()
  }

  /// Solves in up to four attempts.
  private mutating func solveInAttempts(isResumed: Bool) throws(MemoryError) -> Outcome {
    defer { basis.precision.acceptsDivergence = false }
    if Mechanism.reservedMemory.isOn && isGrowing { try reserveForGrowth() }
    if basis.mustRaisePrecision { try basis.raisePrecision() }
    // A solve that goes on is in the same attempt.
    let first = isResumed ? simplex.run.attempt : 0
    for attempt in first..<4 {
      simplex.run.attempt = attempt
      if attempt > first && !basis.precision.isExtended
        && !(Mechanism.attemptInDoubles.isOn && simplex.longSteps.wereTaken)
      {
        try basis.raisePrecision()
        // Long steps may have failed by rounding.
        simplex.longSteps.forgetAttempts()
      }
      let isBuild = basis.agenda.needsRebuild
      var isSolved = try runSimplex(isResumed: isResumed && attempt == first)
      if !isSolved && !isStopped && !basis.mustRaisePrecision && simplex.abandonsRepair() {
        isSolved = try runSimplex(isResumed: false)
      }
      if isSolved {
        assert(basis.agenda.isOnlyRows, "a solve has ended, and work waits")
        basis.endSolve()
      }
      if isSolved || basis.journal.isRefused { return .ended }
      if limit.isReached { return try stopAtLimit() ? .stopped : .failed(.limit) }
      let acceptedDivergence = basis.precision.acceptsDivergence
      if isBuild && basis.precision.hasDiverged { basis.precision.acceptsDivergence = true }
      // The next attempt would be the same.
      if basis.precision.isExtended && isBuild && !simplex.longSteps.wereTaken
        && basis.precision.acceptsDivergence == acceptedDivergence
      {
        break
      }
      prepareNextAttempt()
      // A rebuilt basis could not be rolled back.
      if basis.journal.isOn { break }
    }
    return .failed(.numeric)
  }

  private mutating func prepareNextAttempt() {
    // Without long steps the next attempt may succeed in doubles.
    if Mechanism.attemptInDoubles.isOn && simplex.longSteps.wereTaken {
      simplex.longSteps.areForbidden = true
      if simplex.run.neededMoreDigits { basis.precision.noteLoss(.certain) } else { basis.precision.forgetLoss() }
    } else if !basis.precision.isExtended && !basis.precision.needsMoreDigits {
      // A solve that reaches the iteration limit is expensive, so double-double is kept for more solves.
      basis.precision.solvesNext = max(basis.precision.solvesNext, Precision.mostSolves / 32)
    }
    if !basis.journal.isOn { basis.restoreValues() }
    basis.agenda.needsRebuild = true
  }

  /// Restores the values from before a solve that failed.
  private mutating func abandonSolve() {
    basis.agenda.needsRebuild = true
    basis.abandonSearch()
    basis.forgetIgnored()
    basis.restoreValues()
    restoreDropped()
    simplex.repair.replacesRepair = false
    basis.agenda.retryDropped = true
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
      basis.agenda.isOnlyRows && !(basis.agenda.retryDropped && !basis.agenda.dropped.isEmpty)
        && !basis.mustRaisePrecision
        && !basis.journal.isSuspended
    }
  }

  /// Returns whether one satisfied inequality is all that waits for a check, and removes it from the queue.
  private mutating func dequeueSatisfiedRow() -> Bool {
    guard basis.agenda.queue.count == basis.agenda.queueHead + 1, basis.agenda.dropped.isEmpty,
      !basis.journal.isOn, !basis.precision.isExtended
    else {
      return false
    }
    let row = basis.agenda.queue[basis.agenda.queueHead]
    let rows = problem.rows.span
    guard !rows[row].isEquality, !rows[row].isActive, rows[row].side == 0, rows[row].state.contains(.live),
      basis.neededDirection(of: row) == 0
    else { return false }
    problem.rows[row].lists.remove(.queued)
    basis.agenda.clearQueue()
    basis.agenda.retryDropped = false
    return true
  }
}

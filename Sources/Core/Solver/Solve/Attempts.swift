import Memory
import Status

/// A solve: an attempt, by default in doubles, and if it fails others in double-double, from an empty basis. `FailedAttempt` says
/// what follows one that failed.
extension Solver {
  /// How the attempts to solve ended.
  private enum Outcome {
    /// Solved, or the trial is refused.
    case ended
    /// At the caller's limit. The solve goes on with the next call, or its trial is rolled back.
    case stopped
    case failed(Status)
  }

  /// Solves what waits. After an error the values are as before.
  @inline(never)
  mutating func settleWaiting() throws(Status) {
    if limit.isReached && !basis.journal.isTrial { throw .limit }
    let isResumed: Bool
    do throws(MemoryError) {
      isResumed = try resumeSolve()
      if !isResumed { try beginSolve() }
    } catch { throw .outOfMemory }
    var outcome: Outcome
    do throws(MemoryError) { outcome = try solveInAttempts(isResumed: isResumed) } catch {
      outcome = .failed(.outOfMemory)
    }
    switch outcome {
    case .ended: basis.precision.attempt.end()
    case .stopped: throw .limit
    case .failed(let status):
      if status != .limit { basis.precision.attempt.end() }
      abandonSolve()
      throw status
    }
  }

  private mutating func beginSolve() throws(MemoryError) {
    basis.precision.attempt.begin()
    try basis.journal.clearValuesUnlessTrial()
    try keepDropped()
  }

  private mutating func solveInAttempts(isResumed: Bool) throws(MemoryError) -> Outcome {
    if Mechanism.reservedMemory.isOn && isGrowing { try reserveForGrowth() }
    if basis.mustRaisePrecision { try basis.raisePrecision() }
    var isResumed = isResumed
    while true {
      // A solve that goes on is in the same attempt.
      if !isResumed { basis.precision.attempt.beganEmpty = basis.agenda.needsRebuild }
      if try makeAttempt(isResumed: isResumed) {
        assert(basis.agenda.hasOnlyRows, "a solve has ended, and work waits")
        basis.endSolve()
        return .ended
      }
      if basis.journal.isRefused { return .ended }
      if limit.isReached {
        if try stopAtLimit() { return .stopped }
        if basis.journal.isTrial { return .failed(.limit) }
      }
      let failed = failedAttempt
      if failed.isLast { return .failed(.numeric) }
      try beginAttempt(after: failed)
      // Without the next attempt the next call would fail in the same step.
      if limit.isReached { return .failed(.limit) }
      isResumed = false
    }
  }

  /// Returns whether the solve has ended. A repair that costs more than a build is given up for one.
  private mutating func makeAttempt(isResumed: Bool) throws(MemoryError) -> Bool {
    if try runSimplex(isResumed: isResumed) { return true }
    if isStopped || basis.mustRaisePrecision || !simplex.abandonsRepair() { return false }
    return try runSimplex(isResumed: false)
  }

  private var failedAttempt: FailedAttempt {
    mutating get {
      let attempt = basis.precision.attempt
      return FailedAttempt(
        isTrial: basis.journal.isTrial, isDoubleDouble: basis.precision.isDoubleDouble, beganEmpty: attempt.beganEmpty,
        hasDiverged: attempt.hasDiverged, acceptedDivergence: attempt.acceptsDivergence)
    }
  }

  private mutating func beginAttempt(after failed: FailedAttempt) throws(MemoryError) {
    basis.restoreValues()
    basis.agenda.needsRebuild = true
    if !failed.isDoubleDouble { try basis.raisePrecision() }
    basis.precision.attempt.begin(after: failed, isDue: limit.isReached)
  }

  /// Restores the values from before a solve that failed.
  private mutating func abandonSolve() {
    basis.agenda.needsRebuild = true
    basis.abandonSearch()
    basis.forgetIgnored()
    basis.restoreValues()
    restoreDropped()
    simplex.repair.replacesRepair = false
  }
}

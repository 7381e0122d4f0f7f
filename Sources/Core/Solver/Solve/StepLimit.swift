import Memory
import Status

/// The caller's limit: a call that solves ends with `.limit` after so many steps, and the next call goes on.
///
/// Counted are: a violated row, or a group of them that change sides together; a multiplier out of bounds or a stay that is
/// checked; a tied row that is tried. Not counted is what rounding makes necessary again, nor a change of sides by values.
package struct StepLimit {
  /// The most steps of a call; 0 for no limit.
  package var steps: UInt64 = 0
  private var taken: UInt64 = 0

  /// Whether the call has taken all its steps.
  @inline(__always)
  package var isReached: Bool { steps > 0 && taken >= steps }

  /// Begins a call of the caller.
  @inline(__always)
  package mutating func beginCall() { taken = 0 }
  /// Counts the steps that another solver took in this call.
  package mutating func count(stepsOf other: StepLimit) { taken &+= other.taken }
  @inline(__always)
  mutating func countStep() { taken &+= 1 }
}

/// Solves that the step limit has ended.
///
/// A suspended solve keeps its basis and all that waits. Its values and dropped rows are exchanged with those from
/// before the solve, which the journal had, so that the caller sees the latter. The next solve exchanges them again.
extension Solver {
  /// Whether a solve ends before nothing waits.
  @inline(__always)
  var isStopped: Bool { mutating get { limit.isReached || basis.journal.isRefused } }

  /// Ends a solve that has reached the limit: suspends it, or rolls back its trial. Returns false if the basis is
  /// invalid.
  mutating func stopAtLimit() throws(MemoryError) -> Bool {
    if basis.agenda.needsRebuild { return false }
    if basis.journal.isTrial { try rollBack() } else { suspendSolve() }
    return true
  }

  private mutating func suspendSolve() {
    // A row that is being retried is queued.
    let rows = problem.rows.span
    basis.agenda.dropped.keep { rows[$0].isDropped }
    for index in stride(from: basis.journal.values.count - 1, through: 0, by: -1) { exchangeValue(index) }
    exchangeDropped()
    basis.journal.isSuspended = true
  }

  /// Goes on with a suspended solve. Returns false if there is none, or if its basis cannot be used.
  mutating func resumeSolve() throws(MemoryError) -> Bool {
    if !basis.journal.isSuspended { return false }
    if basis.mustRaisePrecision { basis.agenda.needsRebuild = true }
    if basis.agenda.needsRebuild {
      forgetSuspended()
      return false
    }
    let touched = basis.report.touched.count + basis.journal.values.count
    try basis.report.touched.reserve(min(touched, problem.variables.count))
    basis.journal.isSuspended = false
    basis.journal.resumeCall()
    for index in 0..<basis.journal.values.count {
      // Changes may have been reported since.
      basis.touchOnce(basis.journal.values[index].variable)
      exchangeValue(index)
    }
    exchangeDropped()
    return true
  }

  /// Gives up a suspended solve: the next one begins with an empty basis.
  mutating func forgetSuspended() {
    if !basis.journal.isSuspended { return }
    basis.journal.clear()
    basis.agenda.needsRebuild = true
  }

  /// Exchanges a value with the one in the journal.
  private mutating func exchangeValue(_ index: Int) {
    let saved = basis.journal.values[index]
    basis.journal.values[index].value = basis.values[saved.variable]
    basis.journal.values[index].size = basis.sizes[saved.variable]
    basis.values[saved.variable] = saved.value
    basis.sizes[saved.variable] = saved.size
    if basis.precision.isDoubleDouble {
      let low = basis.journal.lows[index]
      basis.journal.lows[index] = basis.precision.lowValues[saved.variable]
      basis.precision.lowValues[saved.variable] = low
    }
  }

  /// Exchanges the dropped rows with those in the journal.
  private mutating func exchangeDropped() {
    for index in 0..<basis.agenda.dropped.count { problem.rows[basis.agenda.dropped[index]].state.remove(.dropped) }
    swap(&simplex.prices.basis.agenda.dropped, &simplex.prices.basis.journal.dropped)
    for index in 0..<basis.agenda.dropped.count { problem.rows[basis.agenda.dropped[index]].state.insert(.dropped) }
    problem.versions.basis &+= 1
    problem.versions.values &+= 1
  }
}

import Memory
import Status

/// Calls of a solver, which may solve and then fail.
extension Solver {
  /// Begins a call that can be undone.
  @inline(__always)
  package mutating func beginCall() {
    limit.beginCall()
    basis.journal.call.state = .begun
  }

  /// Restores the values as they were when the call began. The next solve begins with an empty basis.
  package mutating func undoCall() {
    guard basis.journal.call.state == .solved else { return }
    if basis.journal.values.isEmpty && basis.journal.call.values.isEmpty { return }
    forgetSuspended()
    clearChanges()
    basis.restoreValues()
    for index in stride(from: basis.journal.call.values.count - 1, through: 0, by: -1) {
      let saved = basis.journal.call.values[index]
      basis.values[saved.variable] = saved.value
      basis.sizes[saved.variable] = saved.size
      if basis.precision.isDoubleDouble { basis.precision.lowValues[saved.variable] = 0 }
    }
    basis.journal.call.values.removeAll()
    problem.versions.basis &+= 1
    basis.agenda.needsRebuild = true
  }
}

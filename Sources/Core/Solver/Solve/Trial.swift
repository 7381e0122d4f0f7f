import Memory
import Status

/// The protocol of everything that is tried: begin, change, solve, then keep the result or roll it back.
extension Solver {
  /// Runs `change`, solves, and keeps the result if `isKept` returns true. If not, and after an error, the solver is
  /// rolled back, or at least its values and dropped rows; then `undo` undoes what the journal does not record. If
  /// `change` throws, it has changed nothing. Returns whether the result is kept.
  ///
  /// With `solvesAgain` a numeric failure ends the transaction, and the rows are solved from an empty basis; then there
  /// is nothing to roll back.
  mutating func trial(
    solvesAgain: Bool = false,
    _ change: (inout Solver) throws(MemoryError) -> Void = { (_) throws(MemoryError) in },
    isKept: (inout Solver) throws(MemoryError) -> Bool,
    undo: (inout Solver) -> Void
  ) throws(Status) -> Bool {
    do throws(Status) {
      do throws(MemoryError) {
        try beginTransaction()
        try change(&self)
      } catch { throw .outOfMemory }
      do throws(Status) { try settle() } catch {
        basis.journal.clear()
        guard solvesAgain, error == .numeric else { throw error }
        try settle()
      }
    } catch {
      // The second solve may have been suspended.
      forgetSuspended()
      if basis.journal.isOn { basis.journal.clear() }
      undo(&self)
      throw error
    }
    do throws(MemoryError) {
      if try isKept(&self) {
        if basis.journal.isOn { commit() }
        return true
      }
      try problem.entries.prepareToGive()
      if basis.journal.isOn { try rollBack() }
    } catch {
      abandonTransaction()
      undo(&self)
      throw .outOfMemory
    }
    undo(&self)
    return false
  }
}

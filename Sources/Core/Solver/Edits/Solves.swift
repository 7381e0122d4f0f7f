import Memory
import Status

/// Solves as callers ask for them. Where only constants wait that the last solve had, too, they stream like edits.
extension Solver {
  /// Brings the values up to date. Throws `.conflict` if required rows are dropped; the values then solve the others.
  package mutating func solve(trims: Bool = true) throws(Status) {
    if !plans.repeated.edits.isEmpty, canStreamConstants, streamConstants() { return }
    if !basis.agenda.dirty.isEmpty && isSettledButConstants { try settleConstants() } else { try settle() }
    if trims { trimAfterGrowth() }
    if !basis.agenda.dropped.isEmpty { throw .conflict }
  }

  /// Like `solve`, and fills `changes`, also after a conflict. Values that stay may be in it, too. Leaves it to the caller to trim
  /// memory, who may go on to add rows.
  @inline(__always)
  package mutating func solveAndReport() throws(Status) {
    if canStreamConstants, reportConstants() { return }
    try reporting { (solver) throws(Status) in try solver.solve(trims: false) }
  }

  /// Runs a solve and takes the changes, also after a conflict.
  mutating func reporting(_ body: (inout Solver) throws(Status) -> Void) throws(Status) {
    var conflict: Status?
    do throws(Status) { try body(&self) } catch {
      guard error == .conflict else { throw error }
      conflict = error
    }
    takeChanges()
    if let conflict { throw conflict }
  }
}

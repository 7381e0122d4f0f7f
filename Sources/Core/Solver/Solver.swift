import Memory

/// An incremental solver for linear constraints with strict priorities: a lexicographic simplex method with bounded
/// multipliers.
///
/// The problem is that of A. Borning, G. J. Badros and P. J. Stuckey, "The Cassowary linear arithmetic constraint
/// solving algorithm" (TOCHI 2001); the method keeps rows instead of a tableau. The state is a *basis*: a matching of
/// variables with active rows, so that values follow from the active rows alone. The rows themselves are the
/// factorisation, except in blocks.
///
/// The parts are nested, and each sees only those inside it: `Problem` (what was stated), `Basis` (who is
/// computed from what), `Prices` (multipliers), `Simplex` (steps), and `Solver` (solve, try, edit, answer).
package struct Solver: ~Copyable {
  let account: Account
  package var limit = StepLimit()
  var simplex: Simplex
  package var conflicts: Conflicts

  // Edits.
  var edits: Buffer<EditRecord>
  var freeEdit: Int32 = -1
  var plans: EditPlans

  // Results.
  package var changes: Changes
  package var ambiguousVariables: Buffer<VariableID>
  package var fault: StaticString = ""

  /// Variables whose rows are still to be followed.
  var unvisited: Buffer<Int32>
  /// The count of row slots when memory was last trimmed.
  var trimmedRows = 0

  package init(account: Account, options: SolverOptions = SolverOptions()) {
    self.account = account
    simplex = Simplex(account, options)
    conflicts = Conflicts(account)
    edits = Buffer(account)
    plans = EditPlans(account)
    changes = Changes(account)
    ambiguousVariables = Buffer(account)
    unvisited = Buffer(account)
  }

  package mutating func release() {
    simplex.release()
    conflicts.release()
    edits.release()
    plans.release()
    changes.release()
    ambiguousVariables.release()
    unvisited.release()
  }

  var prices: Prices {
    @inline(__always) _read { yield simplex.prices }
    @inline(__always) _modify { yield &simplex.prices }
  }

  var basis: Basis {
    @inline(__always) _read { yield simplex.prices.basis }
    @inline(__always) _modify { yield &simplex.prices.basis }
  }

  var problem: Problem {
    @inline(__always) _read { yield simplex.prices.basis.problem }
    @inline(__always) _modify { yield &simplex.prices.basis.problem }
  }
}

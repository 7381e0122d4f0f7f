import Memory

/// The prices of the rows: what each active row adds to the violations, as multipliers.
struct Prices: ~Copyable {
  var basis: Basis
  /// A change of the entering row's multiplier, by priority.
  var step: Buffer<MultiplierNode>

  init(_ account: Account, _ options: SolverOptions) {
    basis = Basis(account, options)
    step = Buffer(account)
  }

  mutating func release() {
    basis.release()
    step.release()
  }

  var problem: Problem {
    @inline(__always) _read { yield basis.problem }
    @inline(__always) _modify { yield &basis.problem }
  }
}

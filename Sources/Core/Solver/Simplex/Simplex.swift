import Memory

/// The steps of the simplex method: dual, primal, long, and those that break ties.
struct Simplex: ~Copyable {
  /// The rows of a variable with more of them are not searched for parallel ones.
  static var mostLinks: Int32 { Mechanism.fewLinks.isOn ? 24 : .max }

  var prices: Prices
  /// Where multipliers reach a bound in a dual step.
  var candidates: Buffer<Candidate>
  /// Where inactive rows change sides along a direction.
  var breakpoints: Buffer<Breakpoint>
  /// Soft rows that change sides in one step.
  var sideChanges: Buffer<SideChange>
  var longSteps: LongSteps
  var ties: Ties
  var cycles = CycleDetection()
  var repair = RepairLimit()
  var run = Run()
  /// A row without terms that stores the multiplier of a stay, or -1.
  var stayMultiplierRow: Int32 = -1
  var starting: StartingRows

  init(_ account: Account, _ options: SolverOptions) {
    prices = Prices(account, options)
    candidates = Buffer(account)
    breakpoints = Buffer(account)
    sideChanges = Buffer(account)
    longSteps = LongSteps(account)
    ties = Ties(account, newerWins: options.newerWins)
    starting = StartingRows(account)
  }

  mutating func release() {
    prices.release()
    candidates.release()
    breakpoints.release()
    sideChanges.release()
    longSteps.release()
    ties.release()
    starting.release()
  }

  var basis: Basis {
    @inline(__always) _read { yield prices.basis }
    @inline(__always) _modify { yield &prices.basis }
  }

  var problem: Problem {
    @inline(__always) _read { yield prices.basis.problem }
    @inline(__always) _modify { yield &prices.basis.problem }
  }
}

/// The state of a run of the solve loop. A suspended solve keeps all but the first and the last of it.
struct Run {
  /// The version of the basis with which near-bound multipliers were recomputed last.
  var recomputedVersion: UInt32 = 0
  /// How many soft rows have changed sides since a step last ended with a row that enters; also how many may do so together next.
  var flipsInTurn = 0
  /// How many nodes the searches of these steps have visited.
  var flippedTerms = 0
  /// The sizes of the combinations of rows whose violations were stale, since values were computed.
  var staleTerms = 0
  /// How often rows of the queue were checked; from `mostSweeps` on each time only one is.
  var sweeps = 0

  mutating func forgetFlips() {
    flipsInTurn = 0
    flippedTerms = 0
  }
}

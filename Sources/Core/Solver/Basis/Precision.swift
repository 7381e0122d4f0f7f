import Memory

/// Whether the solver computes in doubles or in double-double.
///
/// Where sums cancel most of their digits, the rest may decide which row leaves the basis, and whether rows depend on
/// each other. With coefficients of one magnitude, cancellation is complete or slight. With widely different
/// coefficients it may be partial, several times in a chain of rows. A solver with such rows computes every solve in
/// double-double; values of blocks are refined with factors in doubles. The method is the same.
///
/// Where a combination in doubles seems to have lost digits, it is computed in double-double. If it truly has, since
/// the coefficients cancel partially, the whole solve is repeated in double-double. If rounding alone left a factor
/// that is zero, the solve goes on, and its result is checked by the certificate.
/// If a solve in doubles fails without lost digits, double-double stays for at least 31 solves after this one; after lost digits for
/// `solvesNext` of them, which then grows: 0, 1, 3, … 1,023. Each solve in doubles halves it.
struct Precision: ~Copyable {
  /// Whether everything is computed in double-double. Then the buffers are as long as `values`.
  var isExtended = false
  /// For how many solves, this one included, everything stays in double-double.
  var solvesLeft = 0
  /// For how many more than one, after the next loss of digits.
  var solvesNext = 0
  /// How many multipliers were recomputed from the rows.
  var recomputations = 0
  /// The low parts of values, and of the rates or the left side of a search. The latter are zero between searches.
  var lowValues: Buffer<Double>
  var lowNumbers: Buffer<Double>
  /// Rows that seem to block a primal step only by rounding.
  var ignoredRows: RowList<5>
  /// Rows of the highest priority that a direction moves, perhaps only by rounding.
  var doubtfulRows: Buffer<Int32>
  var relaxations: Relaxations
  /// What is known of the digits that this solve has lost, so that rounding may have decided something.
  private(set) var loss = Loss.none
  /// The refinement of a block has not converged since the last rebuild, so that its values may be wrong.
  var hasDiverged = false
  /// That happened in an attempt from an empty basis, too. Now the certificate decides about the result.
  var acceptsDivergence = false

  /// Blocks are refined until the residual is below this part of the operands; a smaller value counts as zero.
  static var refined: Double { 1e-30 }
  /// A factor or a rate below this part of the largest of its block is rounding: refinement leaves it hardly a digit.
  static var smallest: Double { 1e-29 }
  /// Below this part of its operands a sum is rounding of the caller's numbers.
  static var noise: Double { 1e-13 }
  /// A row is violated beyond this part of its operands. A relaxation is at most as large.
  static var residual: Double { 0.95e-9 }
  static var mostSolves: Int { 1023 }

  /// The solve, or the next one, is to be computed in double-double.
  var needsMoreDigits: Bool {
    @inline(__always) get { loss.rawValue >= Loss.certain.rawValue }
  }

  /// Notes what is lost; it does not make less of what is known.
  @inline(__always)
  mutating func noteLoss(_ noted: Loss) { if noted.rawValue > loss.rawValue { loss = noted } }

  /// Takes back what was noted since the loss was `earlier`.
  mutating func restoreLoss(_ earlier: Loss) { loss = earlier }

  mutating func forgetLoss() { loss = .none }

  init(_ account: Account) {
    lowValues = Buffer(account)
    lowNumbers = Buffer(account)
    ignoredRows = RowList(account)
    doubtfulRows = Buffer(account)
    relaxations = Relaxations(account)
  }

  mutating func release() {
    lowValues.release()
    lowNumbers.release()
    ignoredRows.release()
    doubtfulRows.release()
    relaxations.release()
  }
}

/// What is known of the digits of a solve.
enum Loss: UInt8, BitwiseCopyable {
  case none
  /// Rounding has grown so much that the result is to be checked.
  case suspected
  /// Digits are lost.
  case certain
  /// A multiplier is too large or too small for a double.
  case beyondRange
}

extension Basis {
  /// Computes everything in double-double from now on, from an empty basis.
  mutating func raisePrecision() throws(MemoryError) {
    try journal.lows.resize(to: journal.values.count, filling: 0)
    try extend()
    precision.solvesLeft = 0
    if Mechanism.wideCoefficients.isOn && !problem.isWide {
      precision.solvesLeft = precision.solvesNext + 1
      precision.solvesNext = min(2 * precision.solvesNext + 1, Precision.mostSolves)
    }
    variableRoom = values.count
    // Refinement corrects inaccurate factors, unless an entry is only rounding.
    blocks.factorisation.limits.singular = 0
    blocks.factorisation.limits.cancellation = 1e-14
    agenda.needsRebuild = true
  }

  /// Computes everything in doubles from now on, from the present basis. Does nothing while coefficients are far
  /// apart or rows are relaxed.
  mutating func lowerPrecision() {
    if journal.isOn || !precision.relaxations.rows.isEmpty || problem.isWide { return }
    precision.isExtended = false
    precision.forgetLoss()
    forgetIgnored()
    precision.lowValues.release()
    precision.lowNumbers.release()
    blocks.factorisation.limits.singular = Factorisation.Limits().singular
    blocks.factorisation.limits.cancellation = Factorisation.Limits().cancellation
  }

  /// Ends a solve: returns to doubles when no further solve in double-double is due.
  mutating func endSolve() {
    if !precision.isExtended {
      precision.solvesNext /= 2
      if !precision.lowNumbers.isEmpty { precision.lowNumbers.release() }
    } else if !journal.isOn {
      precision.solvesLeft = max(0, precision.solvesLeft - 1)
      if precision.solvesLeft == 0 { lowerPrecision() }
    }
  }

  /// Gives all values low parts, which are zero. Without memory no value has one.
  private mutating func extend() throws(MemoryError) {
    try precision.lowNumbers.resize(to: values.count, filling: 0)
    try precision.lowValues.resize(to: values.count, filling: 0)
    precision.isExtended = true
  }

  /// Computes in double-double with the present values until `endExactCheck()`. Nothing may change meanwhile.
  mutating func beginExactCheck() throws(MemoryError) { try extend() }

  mutating func endExactCheck() {
    precision.isExtended = false
    precision.lowValues.release()
    precision.lowNumbers.release()
  }
}

extension Basis {
  /// Whether the next solve must raise the precision. A trial keeps the precision that it began with.
  var mustRaisePrecision: Bool {
    @inline(__always) mutating get {
      !precision.isExtended && !journal.isOn
        && (precision.needsMoreDigits || Mechanism.wideCoefficients.isOn && problem.isWide)
    }
  }
}

import Memory

/// Whether the solver computes in doubles or in double-double.
///
/// Where sums cancel most of their digits, the rest may decide which row leaves the basis, and whether rows depend on
/// each other. With coefficients of one magnitude, cancellation is complete or slight. With widely different
/// coefficients it may be partial, several times in a chain of rows. A solver with such rows computes every solve in
/// double-double; values of blocks are refined with factors in doubles. The method is the same.
///
/// Where a combination in doubles has lost digits, since the coefficients cancel partially, the whole solve is repeated in
/// double-double.
struct Precision: ~Copyable {
  /// Whether everything is computed in double-double. Then the buffers are as long as `values`.
  var isDoubleDouble = false
  /// When it ends. It lasts longer while coefficients are far apart.
  var schedule = PrecisionSchedule()
  var attempt = Attempt()
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

  /// Blocks are refined until the residual is below this part of the operands; a smaller value counts as zero.
  static var refinedResidual: Double { 1e-30 }
  /// How often the numbers of a block are refined at most.
  static var mostRefinements: Int { 40 }
  /// A factor or a rate below this part of the largest of its block is rounding: refinement leaves it hardly a digit.
  static var smallest: Double { 1e-29 }
  /// Below this part of its operands a sum is rounding of the caller's numbers.
  static var inputRounding: Double { 1e-13 }
  /// A row is violated beyond this part of its operands. A relaxation is at most as large.
  static var residual: Double { 0.95e-9 }

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

extension Basis {
  /// Computes everything in double-double from now on, from an empty basis.
  mutating func raisePrecision() throws(MemoryError) {
    try journal.lows.resize(to: journal.values.count, filling: 0)
    try addLowParts()
    precision.schedule.solvesLeft = 0
    if Mechanism.wideCoefficients.isOn && !problem.isWide { precision.schedule.beginDoubleDouble() }
    variableRoom = values.count
    // Refinement corrects inaccurate factors, unless an entry is only rounding.
    blocks.factorisation.limits.singular = 0
    blocks.factorisation.limits.leastDifference = 1e-14
    agenda.needsRebuild = true
  }

  /// Raises the precision for so many solves. How long it is kept the next time does not change.
  mutating func raisePrecision(forSolves count: Int) throws(MemoryError) {
    let schedule = precision.schedule
    try raisePrecision()
    precision.schedule = schedule
    precision.schedule.solvesLeft = count
  }

  /// Computes everything in doubles from now on, from the present basis. Does nothing while coefficients are far
  /// apart or rows are relaxed.
  mutating func lowerPrecision() {
    if journal.isTrial || !precision.relaxations.rows.isEmpty || problem.isWide { return }
    precision.isDoubleDouble = false
    precision.attempt.forgetLoss()
    forgetIgnored()
    precision.lowValues.release()
    precision.lowNumbers.release()
    blocks.factorisation.limits.singular = Factorisation.Limits().singular
    blocks.factorisation.limits.leastDifference = Factorisation.Limits().leastDifference
  }

  /// Ends a solve: returns to doubles when no further solve in double-double is due.
  mutating func endSolve() {
    if !precision.isDoubleDouble {
      precision.schedule.endSolveInDoubles()
    } else if !journal.isTrial {
      precision.schedule.endSolveInDoubleDouble()
      if precision.schedule.solvesLeft == 0 { lowerPrecision() }
    }
  }

  /// Gives all values low parts, which are zero. Without memory no value has one.
  private mutating func addLowParts() throws(MemoryError) {
    try precision.lowNumbers.resize(to: values.count, filling: 0)
    try precision.lowValues.resize(to: values.count, filling: 0)
    precision.isDoubleDouble = true
  }

  /// Computes in double-double with the present values until `endExactCheck()`. Nothing may change meanwhile.
  mutating func beginExactCheck() throws(MemoryError) {
    do throws(MemoryError) { try addLowParts() } catch {
      endExactCheck()
      throw error
    }
  }

  mutating func endExactCheck() {
    precision.isDoubleDouble = false
    precision.lowValues.release()
    precision.lowNumbers.release()
  }
}

extension Basis {
  /// Whether the next solve must raise the precision. A trial keeps the precision that it began with.
  var mustRaisePrecision: Bool {
    @inline(__always) mutating get {
      !precision.isDoubleDouble && !journal.isTrial
        && (precision.attempt.needsMoreDigits || Mechanism.wideCoefficients.isOn && problem.isWide)
    }
  }
}

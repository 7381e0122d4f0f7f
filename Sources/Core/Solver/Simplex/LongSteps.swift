import Memory

/// Long steps: a primal method for solves that change the sides of many soft rows.
///
/// Along a direction the violation of all rows is a convex piecewise linear function. Its breakpoints are the points
/// where inactive rows change sides. A short step stops at the first one; a long step passes soft rows until the
/// slope changes its sign (an exact line search; R. Fletcher and S. P. J. Matheson, "On the primal simplex method for
/// piecewise linear programs", 1986). The rows passed change sides without an exchange.
///
/// A solve begins with dual steps, which are fewer if little changes. After `stepsBeforeLong` steps violated soft rows get the
/// sides of their values, and primal steps restore the multipliers. The row with the largest excess, relative to its
/// Devex weight, leaves (P. M. J. Harris, 1973).
struct LongSteps: ~Copyable {
  /// The present run takes long steps.
  var isOn = false
  /// The last run took some.
  var wereOn = false
  /// How steep each row is.
  var steepness: Buffer<Steepness>
  /// How many rows of `outOfBounds`, the first ones, are a heap.
  var heapCount = 0
  /// The slope along the direction, descending in priority.
  var slope: Buffer<MultiplierNode>

  /// The number of steps of a solve before long steps begin.
  static var stepsBeforeLong: Int { 24 }

  init(_ account: Account) {
    steepness = Buffer(account)
    slope = Buffer(account)
  }

  mutating func release() {
    steepness.release()
    slope.release()
  }

  mutating func resize(to rows: Int) throws(MemoryError) { try steepness.resize(to: rows, filling: Steepness()) }

  /// Adds to the slope at one priority. A sum that is only rounding counts as zero.
  mutating func addToSlope(_ amount: Double, at priority: Int32, peak: Double) throws(MemoryError) {
    var index = slope.count
    while index > 0 && slope[index - 1].priority < priority { index -= 1 }
    if index > 0 && slope[index - 1].priority == priority {
      let sum = slope[index - 1].value + amount
      let largest = max(max(slope[index - 1].peak, peak), abs(amount))
      slope[index - 1].peak = largest
      slope[index - 1].value = abs(sum) <= Tolerance.multiplier * largest ? 0 : sum
      return
    }
    try slope.append(MultiplierNode(priority: priority, value: 0, peak: 0))
    for moved in stride(from: slope.count - 1, to: index, by: -1) { slope[moved] = slope[moved - 1] }
    slope[index] = MultiplierNode(priority: priority, value: amount, peak: max(peak, abs(amount)))
  }

  /// The sign of the slope, by its highest priority that is not zero.
  var slopeSign: Int {
    for index in 0..<slope.count where slope[index].value != 0 { return slope[index].value > 0 ? 1 : -1 }
    return 0
  }
}

extension Simplex {
  /// Whether this step may be long.
  var allowsLongSteps: Bool { mutating get { longSteps.isOn && !cycles.usesBlandsRule } }

  /// Begins long steps if the solve has taken many steps.
  mutating func beginLongStepsIfDue() throws(MemoryError) {
    if longSteps.isOn || cycles.steps <= LongSteps.stepsBeforeLong || cycles.usesBlandsRule
      || !Mechanism.longSteps.isOn
    {
      return
    }
    longSteps.isOn = true
    try longSteps.resize(to: problem.rows.count)
  }

  /// Continues long steps that the last run took, with new weights.
  mutating func resumeLongSteps() throws(MemoryError) {
    guard longSteps.wereOn else { return }
    longSteps.isOn = true
    try longSteps.resize(to: problem.rows.count)
  }

  /// Ends the long steps of a run. Devex weights begin anew with each run.
  mutating func endLongSteps() {
    longSteps.wereOn = longSteps.isOn
    if longSteps.isOn {
      longSteps.release()
      breakpoints.release()
      sideChanges.release()
    }
    longSteps.isOn = false
    longSteps.heapCount = 0
  }

  /// Whether an attempt in doubles has taken so many long steps that one in double-double may need fewer. Random systems take
  /// one to two for each row and variable.
  var isAttemptPastLimit: Bool {
    mutating get {
      Mechanism.iterationLimit.isOn && longSteps.isOn && basis.agenda.dropped.isEmpty
        && !basis.precision.isDoubleDouble && !basis.journal.isTrial
        && cycles.steps > 4 * (200 + problem.rows.count + problem.variables.count)
    }
  }

  /// Begins long steps if the solve has taken many steps. Rows that wait get the sides of their values. Returns false
  /// if none changed.
  mutating func moveSidesToValues() throws(MemoryError) -> Bool {
    try beginLongStepsIfDue()
    guard allowsLongSteps else { return false }
    sideChanges.removeAll()
    var kept = basis.agenda.queueHead
    for index in basis.agenda.queued {
      let row = basis.agenda.queue[index]
      if try !listIfViolated(row) {
        basis.agenda.queue[kept] = row
        kept += 1
      }
    }
    basis.agenda.queue.truncate(to: kept)
    if basis.agenda.queued.isEmpty { basis.agenda.clearQueue() }
    if sideChanges.isEmpty { return false }
    try changeSides()
    return true
  }

  /// Lists a waiting soft row if it is violated. Returns whether it does not wait any longer.
  private mutating func listIfViolated(_ row: Int32) throws(MemoryError) -> Bool {
    let record = problem.rows[row]
    guard !record.isActive, record.isLive, !record.isRequired else { return false }
    let violated = record.isDropped ? 0 : basis.neededDirection(of: row)
    if violated != 0 { try listSideChange(of: row, to: record.side(ifViolated: violated)) }
    problem.rows[row].lists.remove(.queued)
    return true
  }

  // MARK: The ratio test

  /// Long ratio test: returns the row at which the slope along the direction changes its sign, and lists the soft rows
  /// passed before it in `sideChanges`. Returns nil if no row does. `bound` is the leaving row's bound.
  mutating func longBlocking(_ row: Int32, _ sign: Int, bound: Double) throws(MemoryError) -> Int32? {
    try listBreakpoints(sign)
    sideChanges.removeAll()
    longSteps.slope.removeAll()
    for level in prices.multiplier(of: row, less: bound, sign: Double(sign)) {
      try longSteps.addToSlope(level.value, at: level.priority, peak: level.peak)
    }
    breakpoints.makeHeap(NearestFirst())
    while let nearest = breakpoints.popHeap(NearestFirst()) {
      let side = sideBeyond(nearest.row, sign)
      let record = problem.rows[nearest.row]
      var isPassed = !record.isRequired
      if isPassed {
        let change = abs(Double(side) - Double(record.side)) * record.weight * nearest.speed
        try longSteps.addToSlope(-change, at: Int32(record.priority), peak: change)
        isPassed = longSteps.slopeSign > 0
      }
      if !isPassed { return primalRatioTest.choose(near: nearest, from: &breakpoints) }
      try listSideChange(of: nearest.row, to: side)
    }
    sideChanges.removeAll()
    return nil
  }

  /// The side of a row beyond its breakpoint.
  private mutating func sideBeyond(_ row: Int32, _ sign: Int) -> Int8 {
    let rate = significantRate(of: row)
    return problem.rows[row].side(ifViolated: (rate < 0) == (sign > 0) ? -1 : 1)
  }
}

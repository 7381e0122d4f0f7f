import Memory

/// Primal simplex step: a row leaves the basis since its multiplier is out of bounds, or since it was removed.
///
/// All values move in the row's direction until the first inactive row would change sides. That row enters and the
/// first one leaves.
extension Simplex {
  /// Makes a primal step for a row, or for a stay (~v) whose multiplier is not zero. Returns false if the basis needs a
  /// rebuild.
  mutating func primalStep(_ leaving: Int32) throws(MemoryError) -> Bool {
    if leaving < 0 && problem.variables[~leaving].holder >= 0 { return true }
    try basis.ignoreRounding(of: leaving)
    while true {
      if let outcome = try primalStepOnce(leaving) { return outcome }
    }
  }

  /// Finds the direction of a row or stay, computes its multiplier from that, and makes a primal step. Returns nil if the row
  /// blocks only by rounding; it is ignored from now on.
  private mutating func primalStepOnce(_ leaving: Int32) throws(MemoryError) -> Bool? {
    let row = leaving < 0 ? try stayRow() : leaving
    try basis.findDirection(of: leaving)
    if leaving >= 0 { try basis.save(row) }
    try prices.sumMultiplier(of: row, along: leaving)
    // Both bounds of a removed row and of a stay are zero.
    let sign = prices.excessSign(of: row)
    let isRemoved = !problem.rows[row].isLive
    let side: Int8 = isRemoved ? 0 : problem.rows[row].side(ifViolated: sign)
    let blocking = sign == 0 ? nil : try blocking(row, sign, atBound: Double(side) * problem.rows[row].weight)
    let rate = leaveDirection(for: blocking)
    if !sideChanges.isEmpty {
      try changeSides()
      // The multiplier of a required equality is not stored.
      if leaving < 0 || !problem.rows[row].isBounded { return try primalStepOnce(leaving) }
    }
    guard let blocking else {
      if leaving < 0 {
        if sign == 0 { try basis.noteTie(leaving) }
        return true
      }
      if sign == 0 && !isRemoved {
        if !problem.rows[row].isBounded { basis.freeMultiplier(of: row) }
        return true
      }
      guard try basis.removeFromBasis(row) else { return false }
      try basis.enqueue(row)
      return true
    }
    guard try prepareToEnter(blocking, for: leaving) else { return nil }
    return try stepAndEnter(blocking, for: leaving, toSide: side, rate: rate)
  }

  /// Clears the direction, and returns the rate of the blocking row. If it enters at once, the search is kept.
  @inline(never)
  private mutating func leaveDirection(for blocking: Int32?) -> Double {
    let rate = blocking.map { basis.rate(of: $0) } ?? 0
    basis.clearDirection()
    if blocking != nil && sideChanges.isEmpty { basis.keepSearch() }
    return rate
  }

  /// Returns a row without terms that stores the multiplier of a stay.
  mutating func stayRow() throws(MemoryError) -> Int32 {
    if stayMultiplierRow < 0 {
      try problem.reserveRow()
      problem.rows.appendReserved(RowRecord())
      stayMultiplierRow = Int32(problem.rows.count - 1)
      problem.rows[stayMultiplierRow].priority = -1
    }
    return stayMultiplierRow
  }

  /// Combines the row that enters for another row or stay. Returns false, and ignores the row from now on, if it
  /// blocks only by rounding.
  mutating func prepareToEnter(_ entering: Int32, for leaving: Int32) throws(MemoryError) -> Bool {
    try basis.combine(entering)
    if try basis.rejectIfRounding(leaving, in: entering) {
      try basis.ignore(entering)
      return false
    }
    updateWeights(entering: entering, leaving: leaving)
    return true
  }

  /// A combined row enters for a row or stay. All multipliers move by the step that takes the leaving row's to a
  /// bound: 0, 1 or -1 times its weight, which becomes its side. Where its factor has cancelled, `rate` is used.
  /// Returns false if the basis needs a rebuild.
  mutating func stepAndEnter(
    _ entering: Int32, for leaving: Int32, toSide side: Int8, rate: Double
  ) throws(MemoryError) -> Bool {
    let row = leaving < 0 ? stayMultiplierRow : leaving
    let factor = prices.takeFactor(of: leaving) ?? rate
    try prices.setStep(prices.multiplier(of: row, less: Double(side) * problem.rows[row].weight), over: factor)
    if prices.step.isEmpty { try noteTiesBeforeExchange(of: leaving) }
    try prices.applyStep()
    reorderCombination()
    if leaving >= 0 {
      try basis.save(leaving)
      problem.rows[leaving].side = side
    }
    return try enter(entering, for: leaving)
  }

  /// Returns the row that blocks a step, or nil if none does.
  private mutating func blocking(_ row: Int32, _ sign: Int, atBound bound: Double) throws(MemoryError) -> Int32? {
    if allowsLongSteps, let blocking = try longBlocking(row, sign, bound: bound) { return blocking }
    return try firstBlocking(sign)
  }

  /// Lists the rows that change sides along the direction.
  mutating func listBreakpoints(_ sign: Int) throws(MemoryError) {
    breakpoints.removeAll()
    for row in basis.search.reachedRows.elements {
      if let breakpoint = breakpoint(of: row, sign) { try breakpoints.append(breakpoint) }
    }
  }

  /// Returns the row that blocks a short step, or nil if none does.
  mutating func firstBlocking(_ sign: Int) throws(MemoryError) -> Int32? {
    try listBreakpoints(sign)
    return primalRatioTest.choose(from: breakpoints)
  }

  /// The ratio test of the present direction, valid until a row is added.
  var primalRatioTest: PrimalRatioTest {
    mutating get {
      PrimalRatioTest(rows: problem.rows.span, entries: problem.entries.span, usesBlandsRule: cycles.usesBlandsRule)
    }
  }

  /// Returns where a row changes sides; nil if it does not approach, or is on its wrong side already.
  private mutating func breakpoint(of row: Int32, _ sign: Int) -> Breakpoint? {
    let record = problem.rows[row]
    if !record.isInForce || record.lists.contains(.ignored) {
      return nil
    }
    let rate = significantRate(of: row)
    let speed = sign > 0 ? -rate : rate
    if speed == 0 { return nil }
    let measured = basis.residual(of: row)
    let slop = Mechanism.largestPivot.isOn ? measured.tolerance * 0.005 : 0
    let isGrowing = speed > 0
    let distance: Double
    if record.side == 0 && record.isEquality {
      if abs(measured.value) > measured.tolerance { return nil }
      distance = 0
    } else {
      // A row that holds, or whose left side is too large, changes sides where it falls to its constant.
      if (record.side > 0) != isGrowing || record.side == 0 && measured.value < -measured.tolerance { return nil }
      distance = max(0, isGrowing ? -measured.value : measured.value)
    }
    return Breakpoint(
      row: row, distance: distance / abs(speed), relaxedDistance: (distance + slop) / abs(speed), speed: abs(speed))
  }

  /// Returns how fast a row's left side grows along the direction in `rates`, or 0 if that may be rounding.
  mutating func significantRate(of row: Int32) -> Double {
    basis.rate(
      of: row,
      noise: basis.precision.isDoubleDouble
        ? Precision.inputRounding : Mechanism.largestPivot.isOn ? Tolerance.pivot : Tolerance.factor)
  }
}

import Memory

/// Primal simplex step: a row leaves the basis since its multiplier is out of bounds, or since it was removed.
///
/// All values move in the row's direction until the first inactive row would change sides. That row enters and the
/// first one leaves.
extension Simplex {
  /// Makes a primal step. Returns false if the basis needs a rebuild.
  mutating func primalStep(_ row: Int32) throws(MemoryError) -> Bool {
    if !basis.precision.isStepExtended {
      if let outcome = try primalStepOnce(row) { return outcome }
      try basis.raiseStepPrecision()
    }
    defer { basis.endStepPrecision() }
    try basis.ignoreRounding(of: row)
    while true {
      if let outcome = try primalStepOnce(row) { return outcome }
    }
  }

  /// Makes a primal step. Returns nil if the blocking row does so only by rounding and is ignored from now on, or, in
  /// doubles, if the multiplier is near zero.
  private mutating func primalStepOnce(_ row: Int32) throws(MemoryError) -> Bool? {
    try basis.findDirection(of: row)
    try basis.save(row)
    try prices.refreshMultiplier(of: row)
    if Mechanism.nearBoundSteps.isOn && prices.isNearBound(row) && !basis.precision.isStepExtended {
      basis.clearDirection()
      return nil
    }
    let sign = prices.excess(of: row)
    let isRemoved = !problem.rows[row].state.contains(.live)
    let bound = isRemoved ? 0 : sign > 0 ? 1 : problem.rows[row].isEquality ? -1 : 0
    let blocking = sign == 0 ? nil : try blocking(row, sign, atBound: Double(bound) * problem.rows[row].weight)
    let rate = try leaveDirection(for: blocking)
    if !longSteps.sideChanges.isEmpty {
      try passBreakpoints()
      // The multiplier of a required equality is not stored.
      if !problem.rows[row].isBounded { return try primalStepOnce(row) }
    }
    guard let blocking else {
      if sign == 0 && !isRemoved {
        if !problem.rows[row].isBounded { basis.freeMultiplier(of: row) }
        return true
      }
      guard try basis.removeFromBasis(row) else { return false }
      try basis.enqueue(row)
      return true
    }
    guard try prepareExchange(blocking, for: row, rate: rate, atBound: Double(bound) * problem.rows[row].weight) else {
      return nil
    }
    try basis.save(row)
    problem.rows[row].side = Int8(bound)
    return try enterBasis(blocking, for: row)
  }

  /// Makes a primal step for a stay whose multiplier is not zero. Returns false if the basis needs a rebuild.
  mutating func primalStep(ofStay variable: Int32) throws(MemoryError) -> Bool {
    guard problem.variables[variable].holder < 0 else { return true }
    if !basis.precision.isStepExtended {
      if let outcome = try primalStepOnce(ofStay: variable) { return outcome }
      try basis.raiseStepPrecision()
    }
    defer { basis.endStepPrecision() }
    try basis.ignoreRounding(of: ~variable)
    while true {
      if let outcome = try primalStepOnce(ofStay: variable) { return outcome }
    }
  }

  private mutating func primalStepOnce(ofStay variable: Int32) throws(MemoryError) -> Bool? {
    let row = try stayRow()
    try basis.findDirection(ofStay: variable)
    try prices.refreshMultiplier(of: row)
    if Mechanism.nearBoundSteps.isOn && prices.isNearBound(row) && !basis.precision.isStepExtended {
      basis.clearDirection()
      return nil
    }
    let sign = prices.multiplier(of: row).signum()
    let blocking = sign == 0 ? nil : try blocking(row, sign, atBound: 0)
    let rate = try leaveDirection(for: blocking)
    if !longSteps.sideChanges.isEmpty {
      try passBreakpoints()
      return try primalStepOnce(ofStay: variable)
    }
    if sign == 0 { try basis.noteTie(ofStay: variable) }
    guard let blocking else { return true }
    guard try prepareExchange(blocking, for: row, as: ~variable, rate: rate, atBound: 0) else { return nil }
    return try enterBasis(blocking, for: ~variable)
  }

  /// Clears the direction, and returns the rate of the blocking row. If it enters at once, the values of blocks are moved
  /// before, and the search is kept.
  @inline(never)
  private mutating func leaveDirection(for blocking: Int32?) throws(MemoryError) -> Double {
    let rate = blocking.map { basis.rate(of: $0) } ?? 0
    let entering = longSteps.sideChanges.isEmpty ? blocking : nil
    if let entering { try basis.moveBlocks(until: entering, rate) }
    basis.clearDirection()
    if entering != nil { basis.keepSearch() }
    return rate
  }

  /// Returns a row without terms that stores the multiplier of a stay.
  mutating func stayRow() throws(MemoryError) -> Int32 {
    if stayMultiplierRow < 0 {
      try problem.rows.append(RowRecord())
      stayMultiplierRow = Int32(problem.rows.count - 1)
      problem.rows[stayMultiplierRow].priority = -1
    }
    return stayMultiplierRow
  }

  /// Combines the entering row, and moves all multipliers by the step that takes the leaving row's to its bound.
  /// Where the leaving row's factor cancels, `rate` is used. Returns false if the entering row blocks only by
  /// rounding.
  mutating func prepareExchange(
    _ entering: Int32, for row: Int32, as leaving: Int32? = nil, rate: Double, atBound bound: Double
  ) throws(MemoryError) -> Bool {
    try basis.combine(entering)
    guard try basis.confirm(leaving ?? row, in: entering) else {
      try basis.ignore(entering)
      return false
    }
    updateWeights(entering: entering, leaving: leaving ?? row)
    let factor = prices.takeShare(of: leaving ?? row) ?? rate
    try prices.setStep(prices.multiplier(of: row, less: bound), over: factor)
    try prices.applyStep()
    return true
  }

  /// Returns the row that blocks a step, or nil if none does.
  private mutating func blocking(_ row: Int32, _ sign: Int, atBound bound: Double) throws(MemoryError) -> Int32? {
    if allowsLongSteps, let blocking = try longBlocking(row, sign, bound: bound) { return blocking }
    return try firstBlocking(sign)
  }

  /// Primal ratio test in two passes (P. M. J. Harris, "Pivot selection methods of the Devex LP code", 1973): the
  /// first finds the least distance with tolerances; the second returns, among the rows within it, the fastest.
  mutating func firstBlocking(_ sign: Int) throws(MemoryError) -> Int32? {
    candidates.removeAll()
    var limit = Double.infinity
    for row in basis.search.met.elements {
      guard let hit = hit(row, sign) else { continue }
      limit = min(limit, (hit.distance + hit.slop) / hit.speed)
      try candidates.append(Candidate(row: row, share: -1, upward: sign > 0, rate: hit.speed, ratio: hit.distance))
    }
    guard limit < .infinity else { return nil }
    var best: Int32 = -1
    var bestSpeed = 0.0
    for index in 0..<candidates.count where candidates[index].ratio <= limit * candidates[index].rate {
      let row = candidates[index].row
      let speed = candidates[index].rate / problem.largestCoefficient(row)
      let isBetter =
        best < 0 || (cycles.usesBlandsRule ? row < best : speed > bestSpeed || (speed == bestSpeed && row < best))
      if isBetter {
        best = row
        bestSpeed = speed
      }
    }
    return best < 0 ? nil : best
  }

  /// Returns how far a row is from changing sides and how fast it approaches; nil if it does not approach, or is on
  /// its wrong side already.
  mutating func hit(_ row: Int32, _ sign: Int) -> (distance: Double, speed: Double, slop: Double)? {
    let record = problem.rows[row]
    if record.state.contains(.dropped) || !record.state.contains(.live) || record.isIgnored { return nil }
    let rate = significantRate(of: row)
    let speed = sign > 0 ? -rate : rate
    if speed == 0 { return nil }
    let measured = basis.residual(of: row)
    let slop = Mechanism.harris.isOn ? measured.tolerance * 0.005 : 0
    let residual = measured.value
    switch record.side {
    case 0:
      if record.isEquality { return abs(residual) > measured.tolerance ? nil : (0, abs(speed), slop) }
      return speed < 0 && residual >= -measured.tolerance ? (max(0, residual), -speed, slop) : nil
    case 1:
      return speed > 0 ? (max(0, -residual), speed, slop) : nil
    default:
      return speed < 0 ? (max(0, residual), -speed, slop) : nil
    }
  }

  /// Returns how fast a row's left side grows along the direction in `rates`, or 0 if that may be rounding.
  mutating func significantRate(of row: Int32) -> Double {
    basis.rate(
      of: row,
      noise: basis.precision.isStepExtended
        ? Precision.noise : Mechanism.significantRates.isOn ? Tolerance.pivot : Tolerance.share)
  }

  /// Enters the blocking row with the multiplier of its side plus `step`. Returns false if the basis needs a rebuild.
  mutating func enterBasis(_ row: Int32, for leaving: Int32) throws(MemoryError) -> Bool {
    if case .settled = try enter(row, for: leaving) { true } else { false }
  }
}

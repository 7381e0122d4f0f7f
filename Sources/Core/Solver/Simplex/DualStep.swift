import Memory

enum DualOutcome {
  /// The row holds now, within its tolerance, or is on its other side, or its stale violation is queued again.
  case settled
  /// A required row cannot hold together with the required rows of `combination`.
  case infeasible
  /// The basis is singular and needs a rebuild.
  case singular
}

/// Dual simplex step: a violated row enters the basis (lexicographic dual simplex).
///
/// The row's multiplier moves as its left side must, and the multipliers of the rows in its combination change against it. The first one to
/// reach a bound blocks: that row leaves, and the violated row enters for it. If the violated row's own bound comes
/// first, it changes sides and stays out. A stay has both bounds at zero, so it leaves at once and no multiplier
/// changes.
extension Simplex {
  /// How many times a solve goes through all violated rows before it computes values after each step.
  static var mostSweeps: Int { 12 }

  /// `neededDirection` is +1 if the row's left side must grow, -1 if it must shrink.
  ///
  /// Not inlined, since several callers would each have it.
  @inline(never)
  mutating func dualStep(_ row: Int32, _ neededDirection: Int) throws(MemoryError) -> DualOutcome {
    prices.step.removeAll()
    if Mechanism.unmentionedStay.isOn, let variable = unmentionedStay(of: row) {
      try basis.orderOnly(variable)
      return try enter(row, for: ~variable) ? .settled : .singular
    }
    try basis.combineShortlyIfWorthwhile(row)
    if let outcome = try enterForLargestStay(row) { return outcome }
    if isViolationStale(row, neededDirection) {
      try basis.enqueue(row)
      try propagateIfDue()
      return .settled
    }
    var passesRatios = false
    while let blocking = try blockingCandidate(row, neededDirection) {
      let leaving = try passParallelRows(blocking, of: row, neededDirection, &passesRatios)
      guard let leaving else { continue }
      if passesRatios && leaving.row == row { problem.statistics.pivots += 1 }
      return try makeStep(leaving, of: row, neededDirection)
    }
    if passesRatios {
      problem.statistics.pivots += 1
      try prices.listCombinationOutOfBounds()
    }
    try basis.rejectRounding(in: row)
    return try judgeConflict(row)
  }

  /// Returns whether a row that was violated with earlier values holds on that side with those that follow from the active
  /// rows, which steps have exchanged since. Its combination tells without computing all values. In the first sweep required
  /// rows enter nevertheless: those of a chain are all needed in the end.
  private mutating func isViolationStale(_ row: Int32, _ neededDirection: Int) -> Bool {
    if !Mechanism.staleRows.isOn || basis.agenda.dirty.isEmpty || basis.precision.isDoubleDouble
      || (run.sweeps < 2 && problem.rows[row].isRequired)
    {
      return false
    }
    let measured = basis.combinedResidual(of: row)
    return neededDirection > 0 ? measured.value >= -measured.tolerance : measured.value <= measured.tolerance
  }

  /// Computes all values when the combinations of rows found satisfied have cost as much.
  private mutating func propagateIfDue() throws(MemoryError) {
    run.staleTerms += basis.search.order.count + basis.combination.count
    if run.staleTerms <= problem.live.rows { return }
    run.staleTerms = 0
    try propagateInSweep()
  }

  /// Computes all values, and lets required rows that are violated then come next.
  mutating func propagateInSweep() throws(MemoryError) {
    let count = basis.agenda.queue.count
    try basis.propagate()
    var index = basis.agenda.queue.count - 1
    while Mechanism.requiredNext.isOn && index >= count && basis.agenda.queueHead > 0 {
      let row = basis.agenda.queue[index]
      if problem.rows[row].isRequired {
        basis.agenda.queue[index] = basis.agenda.queue.last
        _ = basis.agenda.queue.removeLast()
        basis.agenda.queueHead -= 1
        basis.agenda.queue[basis.agenda.queueHead] = row
      }
      index -= 1
    }
  }

  private mutating func makeStep(_ blocking: Candidate, of row: Int32, _ neededDirection: Int) throws(MemoryError)
    -> DualOutcome
  {
    if blocking.row != row {
      let side = problem.rows[blocking.row].side(ifViolated: blocking.isUpward ? 1 : -1)
      return try stepAndEnter(row, for: blocking.row, toSide: side, rate: 0) ? .settled : .singular
    }
    try prices.setStep(ratioTest(of: row, neededDirection).slack(blocking), over: Double(neededDirection))
    try prices.applyStep()
    try basis.save(row)
    problem.rows[row].side = problem.rows[row].side(ifViolated: neededDirection)
    problem.versions.basis &+= 1
    problem.statistics.flips += 1
    run.flipsInTurn += 1
    run.flippedTerms += basis.search.order.count
    cycles.note(row, problem.rows[row].side, isActive: false)
    return .settled
  }

  /// Enters a combined row for a stay. Returns nil if its combination has none.
  @inline(never)
  mutating func enterForLargestStay(_ row: Int32) throws(MemoryError) -> DualOutcome? {
    while let stay = largestStay() {
      if try !basis.rejectIfRounding(~stay, in: row) {
        try noteTiesBeforeExchange(of: ~stay)
        return try enter(row, for: ~stay) ? .settled : .singular
      }
    }
    return nil
  }

  /// Returns the stay with the largest factor in the combination.
  mutating func largestStay() -> Int32? {
    var best: Share?
    let combination = basis.combination.limiting
    for index in combination where combination.shares[index].row < 0 {
      let share = combination.shares[index]
      guard share.canPivot else { continue }
      if let known = best, abs(share.factor) <= abs(known.factor) || !Mechanism.largestPivot.isOn { continue }
      best = share
    }
    return best.map { ~$0.row }
  }

  /// Enters a row for `leaving`. Its multiplier is that of its side plus `step`; where bounds are tied except for
  /// rounding, it may exceed its own bound slightly. Returns false if the basis needs a rebuild.
  mutating func enter(_ row: Int32, for leaving: Int32) throws(MemoryError) -> Bool {
    run.forgetFlips()
    if !basis.precision.relaxations.rows.isEmpty { basis.holdRelaxed(row) }
    try basis.completeOrder(of: row, leavingVariable: leaving >= 0 ? problem.rows[leaving].held : ~leaving)
    if leaving >= 0 {
      try basis.save(leaving)
      basis.freeMultiplier(of: leaving)
    }
    guard try basis.exchangeActive(entering: row, leaving: leaving) else { return false }
    if leaving >= 0 { try basis.enqueue(leaving) }
    if leaving >= 0 ? problem.rows[leaving].state.contains(.contributed) : mayBeTied(stay: ~leaving) {
      problem.rows[row].state.insert(.contributed)
    }
    let hadSide = problem.rows[row].side != 0
    if try takeMultiplier(row) {
      if prices.isNearBound(row) { try basis.noteNearBound(row) }
      if basis.precision.isDoubleDouble { try basis.noteForRecheck(row) }
      if prices.step.isEmpty || hadSide { try basis.noteTie(row) }
      if prices.excessSign(of: row) != 0 {
        try basis.agenda.outOfBounds.reserve(more: 1)
        basis.noteOutOfBounds(row)
      }
    }
    cycles.note(row, 0, isActive: true)
    return true
  }

  /// Gives a row that entered the multiplier of its side plus `step`. Returns false if none is stored.
  mutating func takeMultiplier(_ row: Int32) throws(MemoryError) -> Bool {
    let side = Double(problem.rows[row].side)
    problem.rows[row].side = 0
    guard problem.rows[row].isBounded else { return false }
    if side != 0 { try prices.add(side * problem.rows[row].weight, to: row, at: Int32(problem.rows[row].priority)) }
    for level in prices.step.elements {
      try prices.add(level.value, to: row, at: level.priority, peak: level.peak)
    }
    return true
  }

  // MARK: The ratio test

  private mutating func blockingCandidate(_ row: Int32, _ neededDirection: Int) throws(MemoryError) -> Candidate? {
    while true {
      let test = ratioTest(of: row, neededDirection)
      try test.list(basis.combination.limiting, into: &candidates)
      guard let candidate = test.choose(from: &candidates) else { return nil }
      if candidate.row == row { return candidate }
      if try !basis.rejectIfRounding(candidate.row, in: row) { return candidate }
    }
  }

  /// The ratio test of a row, valid until a row is added or a multiplier changes.
  mutating func ratioTest(of row: Int32, _ neededDirection: Int) -> DualRatioTest {
    DualRatioTest(
      order: candidateOrder, multipliers: basis.multipliers.span, entering: row, isGrowing: neededDirection > 0)
  }

  /// The order of tied candidates, valid until a row is added.
  var candidateOrder: CandidateOrder {
    mutating get {
      CandidateOrder(
        rows: problem.rows.span, entries: problem.entries.span, usesBlandsRule: cycles.usesBlandsRule,
        newerWins: ties.weights.newerWins)
    }
  }
}

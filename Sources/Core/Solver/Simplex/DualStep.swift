import Memory

/// A row in a ratio test. `isUpward` says which bound its multiplier moves toward, `rate` how fast.
struct Candidate {
  var row: Int32
  /// The index of its share in `combination`; -1 for the violated row.
  var shareIndex: Int32
  /// The priority of `ratio` and `noise`.
  var priority: Int16 = -1
  var isUpward: Bool
  var rate: Double
  var ratio = 0.0
  var noise = 0.0
}

/// Which of tied candidates comes first: the violated row, then the largest pivot, then the row that loses ties.
struct CandidateOrder: HeapOrder {
  let rows: BufferSpan<RowRecord>
  let entries: BufferSpan<Entry>
  let usesBlandsRule: Bool
  let newerWins: Bool

  func isBefore(_ first: Candidate, _ second: Candidate) -> Bool {
    if !rows[first.row].isActive { return true }
    if !rows[second.row].isActive { return false }
    if usesBlandsRule { return first.row < second.row }
    let firstPivot = first.rate * entries.largestCoefficient(rows[first.row].terms)
    let secondPivot = second.rate * entries.largestCoefficient(rows[second.row].terms)
    if Mechanism.largestPivot.isOn && firstPivot != secondPivot { return firstPivot > secondPivot }
    let (firstSerial, secondSerial) = (rows[first.row].serial, rows[second.row].serial)
    return newerWins ? firstSerial < secondSerial : firstSerial > secondSerial
  }
}

enum DualOutcome {
  /// The row holds now, or is on its other side.
  case settled
  /// A required row cannot hold together with the required rows of `combination`.
  case infeasible
  /// The basis is singular and needs a rebuild.
  case singular
}

/// Dual simplex step: a violated row enters the basis (lexicographic dual simplex).
///
/// The row's multiplier grows, and the multipliers of the rows in its combination change against it. The first one to
/// reach a bound blocks: that row leaves, and the violated row enters for it. If the violated row's own bound comes
/// first, it changes sides and stays out. A stay has both bounds at zero, so it leaves at once and no multiplier
/// changes.
extension Simplex {
  /// How many passes through all violated rows a solve makes before it computes values after each step.
  static var mostPasses: Int { 12 }

  /// `violatedSide` is +1 if the row's left side must grow, -1 if it must shrink.
  ///
  /// Not inlined, since several callers would each have it.
  @inline(never)
  mutating func dualStep(_ row: Int32, _ violatedSide: Int) throws(MemoryError) -> DualOutcome {
    prices.step.removeAll()
    if Mechanism.unmentionedStay.isOn, let variable = unmentionedStay(of: row) {
      try basis.orderOnly(variable)
      return try enter(row, for: ~variable) ? .settled : .singular
    }
    try basis.combineShortlyIfWorthwhile(row)
    if let outcome = try enterForLargestStay(row) { return outcome }
    if isStale(row, violatedSide) {
      try basis.enqueue(row)
      try propagateIfDue()
      return .settled
    }
    var isAnyReplaced = false
    while let blocking = try blockingCandidate(row, violatedSide) {
      let leaving = try passParallelRows(blocking, of: row, &isAnyReplaced)
      if let leaving { return try makeStep(leaving, of: row, violatedSide) }
    }
    if isAnyReplaced { try prices.listCombinationOutOfBounds() }
    try basis.confirmAll(in: row)
    return try relax(row)
  }

  /// Returns whether a row that was violated with earlier values holds on that side with those that follow from the active
  /// rows, which steps have exchanged since. Its combination tells without computing all values. In the first pass required
  /// rows enter nevertheless: those of a chain are all needed in the end.
  private mutating func isStale(_ row: Int32, _ violatedSide: Int) -> Bool {
    if !Mechanism.staleRows.isOn || basis.agenda.dirty.isEmpty || basis.precision.isExtended
      || !basis.precision.relaxations.rows.isEmpty || (run.passes < 2 && problem.rows[row].isRequired)
    {
      return false
    }
    let measured = basis.combinedResidual(of: row)
    return violatedSide > 0 ? measured.value >= -measured.tolerance : measured.value <= measured.tolerance
  }

  /// Computes all values when the combinations of rows found satisfied have cost as much.
  private mutating func propagateIfDue() throws(MemoryError) {
    run.staleTerms += basis.search.order.count + basis.search.combination.count
    if run.staleTerms <= problem.live.rows { return }
    run.staleTerms = 0
    try propagateInPass()
  }

  /// Computes all values, and lets required rows that are violated then come next.
  mutating func propagateInPass() throws(MemoryError) {
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

  private mutating func makeStep(_ blocking: Candidate, of row: Int32, _ violatedSide: Int) throws(MemoryError)
    -> DualOutcome
  {
    if blocking.row != row {
      let bound: Int8 = blocking.isUpward ? 1 : problem.rows[blocking.row].isEquality ? -1 : 0
      return try stepAndEnter(row, for: blocking.row, atBound: bound, rate: 0) ? .settled : .singular
    }
    try prices.setStep(slack(blocking), over: Double(violatedSide))
    try prices.applyStep()
    try basis.save(row)
    problem.rows[row].side = problem.rows[row].side(ifViolated: violatedSide)
    problem.versions.basis &+= 1
    problem.statistics.flips += 1
    run.flips += 1
    run.flippedTerms += basis.search.order.count
    cycles.note(row, problem.rows[row].side, isActive: false)
    return .settled
  }

  /// Enters a combined row for a stay. Returns nil if its combination has none.
  @inline(never)
  mutating func enterForLargestStay(_ row: Int32) throws(MemoryError) -> DualOutcome? {
    while let stay = largestStay() {
      if try basis.confirm(~stay, in: row) {
        try noteTiesBeforeExchange(of: ~stay)
        return try enter(row, for: ~stay) ? .settled : .singular
      }
    }
    return nil
  }

  /// Returns the stay with the largest factor in the combination.
  mutating func largestStay() -> Int32? {
    var best: Share?
    let shares = basis.search.combination.span
    for index in 0..<basis.search.combination.count where shares[index].row < 0 {
      let share = shares[index]
      guard share.canPivot else { continue }
      if let known = best, abs(share.factor) <= abs(known.factor) || !Mechanism.largestPivot.isOn { continue }
      best = share
    }
    return best.map { ~$0.row }
  }

  /// Enters a row for `leaving`. Its multiplier is that of its side plus `step`; where bounds are tied except for
  /// rounding, it may exceed its own bound slightly. Returns false if the basis needs a rebuild.
  mutating func enter(_ row: Int32, for leaving: Int32) throws(MemoryError) -> Bool {
    run.flips = 0
    run.flippedTerms = 0
    if !basis.precision.relaxations.rows.isEmpty { basis.holdRelaxed(row) }
    try basis.completeOrder(of: row, leavingNode: leaving >= 0 ? problem.rows[leaving].held : ~leaving)
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
      if basis.precision.isExtended { try basis.noteForRecheck(row) }
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

  private mutating func blockingCandidate(_ row: Int32, _ violatedSide: Int) throws(MemoryError) -> Candidate? {
    while true {
      try listCandidates(row, violatedSide)
      guard let candidate = chooseCandidate() else { return nil }
      if candidate.row == row { return candidate }
      if try !basis.confirm(candidate.row, in: row) { continue }
      if candidate.isUpward || problem.rows[candidate.row].count > 1 || !Mechanism.opposingBounds.isOn {
        return candidate
      }
      if try !replaceByOpposingBounds(candidate, of: row, violatedSide) { return candidate }
    }
  }

  private mutating func listCandidates(_ row: Int32, _ violatedSide: Int) throws(MemoryError) {
    candidates.removeAll()
    for index in 0..<basis.search.combination.count {
      if let candidate = candidate(Int32(index), violatedSide) { try candidates.append(candidate) }
    }
    if !problem.rows[row].isRequired {
      try candidates.append(Candidate(row: row, shareIndex: -1, isUpward: violatedSide > 0, rate: 1))
    }
  }

  /// Returns the row of a share as a candidate; nil if its multiplier moves toward no bound.
  @inline(__always)
  mutating func candidate(_ index: Int32, _ violatedSide: Int) -> Candidate? {
    let share = basis.search.combination[index]
    guard share.row >= 0, problem.rows[share.row].isBounded, share.canPivot else { return nil }
    let isUpward = (share.factor < 0) == (violatedSide > 0)
    if isUpward && problem.rows[share.row].isRequired { return nil }
    return Candidate(row: share.row, shareIndex: index, isUpward: isUpward, rate: abs(share.factor))
  }

  /// How far the multiplier of a candidate is from the bound that it moves toward.
  @inline(__always)
  private mutating func slack(_ candidate: Candidate) -> LexicographicNumber {
    let rows = problem.rows.span
    let row = candidate.row
    // The multiplier of an inactive row is that of its side.
    let own = rows[row].isActive ? 0 : Double(rows[row].side) * rows[row].weight
    return prices.multiplier(
      of: row, less: rows[row].statedBound(above: candidate.isUpward) - own, sign: candidate.isUpward ? -1 : 1)
  }

  /// Lexicographic ratio test: returns the candidate that reaches its bound first, compared priority by priority from
  /// the highest. Ties go to the violated row's own bound, then to the largest pivot, then to the row
  /// that loses ties.
  private mutating func chooseCandidate() -> Candidate? {
    guard !candidates.isEmpty else { return nil }
    var priority = keepLeastLeadingPriority()
    while candidates.count > 1 && priority >= 0 { priority = keepLeastRatio(below: priority) }
    var best = 0
    let order = candidateOrder
    for index in 1..<max(1, candidates.count) where order.isBefore(candidates[index], candidates[best]) { best = index }
    return candidates[best]
  }

  /// Keeps the candidates whose ratio exceeds rounding at no priority above the least possible one. Returns the
  /// priority below which they are still to be compared.
  private mutating func keepLeastLeadingPriority() -> Int32 {
    let most = requiredPriority + 1
    if candidates.count < 3 || !Mechanism.leadingPriorities.isOn { return most }
    var least = most
    for index in 0..<candidates.count {
      let leading = leadingPriority(candidates[index])
      if leading < -1 { return most }
      candidates[index].priority = Int16(truncatingIfNeeded: leading)
      least = min(least, leading)
    }
    candidates.keep { Int32($0.priority) <= least }
    return least + 1
  }

  /// Returns the highest priority at which a candidate is away from its bound by more than rounding; -1 for none, -2 if
  /// it is beyond its bound.
  private mutating func leadingPriority(_ candidate: Candidate) -> Int32 {
    for level in slack(candidate) {
      if level.value < 0 { return -2 }
      if level.value > Tolerance.tie * level.peak { return level.priority }
    }
    return -1
  }

  /// Keeps the candidates with the least ratio at the next priority. Returns that priority, or -1 for none.
  private mutating func keepLeastRatio(below priority: Int32) -> Int32 {
    var next: Int32 = -1
    for index in 0..<candidates.count {
      candidates[index].priority = -1
      guard let level = slack(candidates[index]).level(below: priority) else { continue }
      candidates[index].priority = Int16(truncatingIfNeeded: level.priority)
      // A ratio that has overflowed comes last.
      candidates[index].ratio = min(.greatestFiniteMagnitude, level.value / candidates[index].rate)
      candidates[index].noise = min(.greatestFiniteMagnitude, level.peak / candidates[index].rate)
      next = max(next, level.priority)
    }
    if next < 0 { return next }
    var least = Double.infinity
    for index in 0..<candidates.count {
      // A candidate without this priority is at its bound.
      if Int32(candidates[index].priority) != next {
        candidates[index].ratio = 0
        candidates[index].noise = 0
      }
      least = min(least, candidates[index].ratio)
    }
    let tie = Mechanism.largestPivot.isOn ? Tolerance.tie : 0
    // If all ratios have overflowed, all are kept.
    candidates.keep { !($0.ratio > least + tie * max(abs(least), $0.noise)) }
    return next
  }

  /// The order of tied candidates, valid until a row is added.
  var candidateOrder: CandidateOrder {
    mutating get {
      CandidateOrder(
        rows: problem.rows.span, entries: problem.entries.span, usesBlandsRule: cycles.usesBlandsRule,
        newerWins: ties.newerWins)
    }
  }
}

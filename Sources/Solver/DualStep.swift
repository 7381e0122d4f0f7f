import Memory

/// A row whose multiplier may reach a bound first, while another one's moves.
/// `upward` says which bound it nears, `rate` how fast.
struct Candidate {
  var row: Int32
  var upward: Bool
  var rate: Double
  var ratio: Double
  var noise: Double
}

enum DualOutcome {
  /// The row holds now, or has gone over to its other side.
  case settled
  /// Required, it cannot hold beside the required rows of `combination`.
  case infeasible
  /// The basis turned out singular and must be built anew.
  case cold
}

/// The first of the moves: a row is violated.
///
/// Its multiplier grows from where it is, and those of the rows it is a
/// combination of move against it, until one reaches a bound: that row leaves
/// and this one takes its place. If this one's own bound comes first it changes
/// sides and stays out. Variables that stay have both bounds at zero, so they
/// leave at once and nothing else moves.
extension Solver {
  mutating func dualStep(_ row: Int32) throws(MemoryError) -> DualOutcome {
    let need = need(of: row)
    return need == 0 ? .settled : try dualStep(row, need)
  }

  /// `need` is the way the row's left side must go: +1 or -1.
  mutating func dualStep(_ row: Int32, _ need: Int) throws(MemoryError) -> DualOutcome {
    step.removeAll()
    if let variable = freeVariable(for: row) {
      order.removeAll()
      try order.append(variable)
      return try enter(row, for: ~variable)
    }
    try combine(row)
    while let stay = freestStay() {
      if try confirm(~stay, in: row) { return try enter(row, for: ~stay) }
    }
    guard let blocking = try blockingCandidate(row, need) else {
      try confirmAll(in: row)
      if isProvenInfeasible(row) { return .infeasible }
      return try absorb(row)
    }
    try setStep(blocking, need)
    try applyStepExcept(blocking.row)
    try save(row)
    if blocking.row == row {
      rows[row].side = Int8(truncatingIfNeeded: rows[row].isEquality || need > 0 ? need : 0)
      basisVersion &+= 1
      statisticsSoFar.flips += 1
      cycles.note(row, rows[row].side, isActive: false)
      return .settled
    }
    try giveSide(blocking.row, blocking.upward ? 1 : rows[blocking.row].isEquality ? -1 : 0)
    return try enter(row, for: blocking.row)
  }

  /// Among the stays of the combination the one with the largest share.
  mutating func freestStay() -> Int32? {
    var best: Share?
    for index in 0..<combination.count where combination[index].row < 0 {
      let share = combination[index]
      guard share.isPivot else { continue }
      if let known = best, abs(share.factor) <= abs(known.factor) { continue }
      best = share
    }
    return best.map { ~$0.row }
  }

  /// The row takes its place with the multiplier it had at its side and `step`.
  mutating func enter(_ row: Int32, for leaving: Int32) throws(MemoryError) -> DualOutcome {
    let side = Double(rows[row].side)
    guard try exchange(entering: row, leaving: leaving) else { return .cold }
    if leaving >= 0 {
      freeMultiplier(of: leaving)
      try enqueue(leaving)
    }
    rows[row].side = 0
    if rows[row].isBounded {
      if side != 0 { try add(side * rows[row].weight, to: row, at: Int32(rows[row].priority)) }
      for level in 0..<step.count { try add(step[level].value, to: row, at: step[level].priority) }
    }
    cycles.note(row, 0, isActive: true)
    return .settled
  }

  /// A leaving row keeps the multiplier of the bound it reached as its side.
  private mutating func giveSide(_ row: Int32, _ side: Int8) throws(MemoryError) {
    try save(row)
    rows[row].side = side
  }

  // MARK: The ratio test

  private mutating func blockingCandidate(_ row: Int32, _ need: Int) throws(MemoryError) -> Candidate? {
    while true {
      try collectCandidates(row, need)
      guard let candidate = chooseCandidate() else { return nil }
      if candidate.row == row { return candidate }
      if try confirm(candidate.row, in: row) { return candidate }
    }
  }

  private mutating func collectCandidates(_ row: Int32, _ need: Int) throws(MemoryError) {
    candidates.removeAll()
    for index in 0..<combination.count {
      let share = combination[index]
      guard share.row >= 0, share.isPivot, rows[share.row].isBounded else { continue }
      let upward = (share.factor < 0) == (need > 0)
      if upward && rows[share.row].isRequired { continue }
      try candidates.append(
        Candidate(row: share.row, upward: upward, rate: abs(share.factor), ratio: 0, noise: 0))
    }
    if !rows[row].isRequired {
      try candidates.append(Candidate(row: row, upward: need > 0, rate: 1, ratio: 0, noise: 0))
    }
  }

  /// How far a candidate is from its bound at one priority, and the largest
  /// number that went into that.
  private mutating func slack(_ candidate: Candidate, at priority: Int32) -> (value: Double, peak: Double) {
    let record = rows[candidate.row]
    let isOwn = priority == Int32(record.priority) && !record.isRequired
    if !record.isActive {
      guard isOwn else { return (0, 0) }
      let side = Double(record.side)
      let distance = candidate.upward ? 1 - side : record.isEquality ? 1 + side : side
      return (distance * record.weight, 0)
    }
    var node = record.multiplier
    while node >= 0 && multipliers[node].priority > priority { node = multipliers[node].next }
    var value = 0.0
    var peak = 0.0
    if node >= 0 && multipliers[node].priority == priority {
      value = candidate.upward ? -multipliers[node].value : multipliers[node].value
      peak = multipliers[node].peak
    }
    if isOwn && (candidate.upward || record.isEquality) {
      value += record.weight
      peak = max(peak, record.weight)
    }
    return (value, peak)
  }

  /// The highest priority below the given one at which a candidate may have slack; -1 for none.
  private mutating func nextPriority(_ candidate: Candidate, below priority: Int32) -> Int32 {
    let record = rows[candidate.row]
    var next: Int32 = -1
    if Int32(record.priority) < priority && !record.isRequired { next = Int32(record.priority) }
    if record.isActive {
      var node = record.multiplier
      while node >= 0 && multipliers[node].priority >= priority { node = multipliers[node].next }
      if node >= 0 { next = max(next, multipliers[node].priority) }
    }
    return next
  }

  /// The candidate whose bound comes first, priority by priority from the
  /// highest; ties go to the row's own bound, then to the largest rate.
  private mutating func chooseCandidate() -> Candidate? {
    guard !candidates.isEmpty else { return nil }
    var priority = requiredPriority + 1
    while candidates.count > 1 {
      var next: Int32 = -1
      for index in 0..<candidates.count { next = max(next, nextPriority(candidates[index], below: priority)) }
      if next < 0 { break }
      priority = next
      keepFirst(at: priority)
    }
    var best = 0
    for index in 1..<max(1, candidates.count) where isBetter(candidates[index], candidates[best]) { best = index }
    return candidates[best]
  }

  private mutating func keepFirst(at priority: Int32) {
    var least = Double.infinity
    for index in 0..<candidates.count {
      let slack = slack(candidates[index], at: priority)
      candidates[index].ratio = slack.value / candidates[index].rate
      candidates[index].noise = slack.peak / candidates[index].rate
      least = min(least, candidates[index].ratio)
    }
    var kept = 0
    for index in 0..<candidates.count {
      let candidate = candidates[index]
      if candidate.ratio <= least + Tolerance.tie * max(abs(least), candidate.noise) {
        candidates[kept] = candidate
        kept += 1
      }
    }
    candidates.truncate(to: kept)
  }

  private mutating func isBetter(_ first: Candidate, _ second: Candidate) -> Bool {
    if !rows[first.row].isActive { return true }
    if !rows[second.row].isActive { return false }
    if cycles.isCautious { return first.row < second.row }
    let firstPivot = first.rate * largestCoefficient(first.row)
    let secondPivot = second.rate * largestCoefficient(second.row)
    return firstPivot != secondPivot ? firstPivot > secondPivot : first.row < second.row
  }

  mutating func largestCoefficient(_ row: Int32) -> Double {
    var size = 0.0
    let start = rows[row].start
    for term in start..<start + rows[row].count { size = max(size, abs(entries[term].coefficient)) }
    return size
  }

  /// The step of the entering row's multiplier that takes the candidate to its bound.
  private mutating func setStep(_ candidate: Candidate, _ need: Int) throws(MemoryError) {
    step.removeAll()
    var priority = requiredPriority + 1
    while true {
      priority = nextPriority(candidate, below: priority)
      if priority < 0 { return }
      let value = slack(candidate, at: priority).value / candidate.rate
      if value != 0 {
        try step.append(
          MultiplierNode(priority: priority, next: -1, value: need > 0 ? value : -value, peak: 0))
      }
    }
  }

  /// The leaving row reaches its bound exactly; it needs no arithmetic.
  private mutating func applyStepExcept(_ row: Int32) throws(MemoryError) {
    if step.isEmpty { return }
    for index in 0..<combination.count where combination[index].row == row { combination[index].factor = 0 }
    try applyStep()
  }

  /// Σ factor_i · row_i = row, all required: their constants contradict the
  /// row's unless the difference is rounding of the numbers in the sum.
  private mutating func isProvenInfeasible(_ row: Int32) -> Bool {
    let judged = judge(row)
    var size = judged.tolerance
    for index in 0..<combination.count {
      let share = combination[index]
      if share.row >= 0 { size += abs(share.factor) * judge(share.row).tolerance }
    }
    return abs(judged.residual) > size
  }
}

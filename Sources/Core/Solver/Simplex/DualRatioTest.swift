import Memory

/// A breakpoint of the dual ratio test: where the multiplier of a row reaches a bound. `isUpward` says which one it moves
/// toward, `rate` how fast.
struct Candidate {
  var row: Int32
  /// The index of its share in `combination`; -1 for the violated row.
  var shareIndex: Int32
  /// The priority of `ratio` and `peak`; before, the highest at which the candidate is away from its bound.
  var priority: Int16 = -1
  var isUpward: Bool
  var rate: Double
  var ratio = 0.0
  /// The largest number that `ratio` was computed from.
  var peak = 0.0
}

/// Which of tied candidates comes first: the violated row, then the largest pivot (under Bland's rule the lowest slot), then the row
/// that loses ties.
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

/// The ratio test of a dual step: which multiplier reaches a bound first when that of the entering row moves as its left side must. The
/// bounds are vectors over priorities, so ratios are compared lexicographically.
///
/// It only reads. The candidates are in a list of the caller's, in which the tied ones remain.
struct DualRatioTest {
  let order: CandidateOrder
  let multipliers: BufferSpan<MultiplierNode>
  let entering: Int32
  /// Whether the left side of the entering row must grow.
  let isGrowing: Bool

  private var rows: BufferSpan<RowRecord> {
    @inline(__always) get { order.rows }
  }

  /// Lists the candidates: rows of the combination, and the entering row if it has a bound of its own.
  func list(
    _ combination: LimitingShares, into candidates: inout Buffer<Candidate>
  ) throws(MemoryError) {
    candidates.removeAll()
    for index in combination {
      if let candidate = candidate(combination.shares[index], at: index) { try candidates.append(candidate) }
    }
    if !rows[entering].isRequired {
      try candidates.append(Candidate(row: entering, shareIndex: -1, isUpward: isGrowing, rate: 1))
    }
  }

  /// Returns the row of a share as a candidate; nil if its multiplier moves toward no bound.
  @inline(__always)
  func candidate(_ share: Share, at index: Int32) -> Candidate? {
    guard share.row >= 0, rows[share.row].isBounded, share.canPivot else { return nil }
    let isUpward = (share.factor < 0) == isGrowing
    if isUpward && rows[share.row].isRequired { return nil }
    return Candidate(row: share.row, shareIndex: index, isUpward: isUpward, rate: abs(share.factor))
  }

  /// How far the multiplier of a candidate is from the bound that it moves toward.
  @inline(__always)
  func slack(_ candidate: Candidate) -> LexicographicNumber {
    let row = candidate.row
    // The multiplier of an inactive row is that of its side.
    let own = rows[row].isActive ? 0 : Double(rows[row].side) * rows[row].weight
    return LexicographicNumber(
      multipliers, from: rows[row].firstNode, less: rows[row].statedBound(above: candidate.isUpward) - own,
      at: Int32(rows[row].priority), sign: candidate.isUpward ? -1 : 1)
  }

  /// Returns the candidate that reaches its bound first, compared priority by priority from the highest. Ties go to the
  /// entering row's own bound, then to the largest pivot, then to the row that loses ties.
  func choose(from candidates: inout Buffer<Candidate>) -> Candidate? {
    guard !candidates.isEmpty else { return nil }
    var priority = keepLeastLeadingPriority(&candidates)
    while candidates.count > 1 && priority >= 0 { priority = keepLeastRatio(&candidates, below: priority) }
    var best = 0
    for index in 1..<max(1, candidates.count) where order.isBefore(candidates[index], candidates[best]) { best = index }
    return candidates[best]
  }

  /// Keeps the candidates whose ratio exceeds rounding at no priority above the least possible one. Returns the
  /// priority below which they are still to be compared.
  private func keepLeastLeadingPriority(_ candidates: inout Buffer<Candidate>) -> Int32 {
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
  private func leadingPriority(_ candidate: Candidate) -> Int32 {
    for level in slack(candidate) {
      if level.value < 0 { return -2 }
      if level.value > Tolerance.tie * level.peak { return level.priority }
    }
    return -1
  }

  /// Keeps the candidates with the least ratio at the next priority. Returns that priority, or -1 for none.
  private func keepLeastRatio(_ candidates: inout Buffer<Candidate>, below priority: Int32) -> Int32 {
    var next: Int32 = -1
    for index in 0..<candidates.count {
      candidates[index].priority = -1
      guard let level = slack(candidates[index]).level(below: priority) else { continue }
      candidates[index].priority = Int16(truncatingIfNeeded: level.priority)
      // A ratio that has overflowed comes last.
      candidates[index].ratio = min(.greatestFiniteMagnitude, level.value / candidates[index].rate)
      candidates[index].peak = min(.greatestFiniteMagnitude, level.peak / candidates[index].rate)
      next = max(next, level.priority)
    }
    if next < 0 { return next }
    var least = Double.infinity
    for index in 0..<candidates.count {
      // A candidate without this priority is at its bound.
      if Int32(candidates[index].priority) != next {
        candidates[index].ratio = 0
        candidates[index].peak = 0
      }
      least = min(least, candidates[index].ratio)
    }
    let tie = Mechanism.largestPivot.isOn ? Tolerance.tie : 0
    // If all ratios have overflowed, all are kept.
    candidates.keep { !($0.ratio > least + tie * max(abs(least), $0.peak)) }
    return next
  }
}

import Memory

/// A row that may take the place of another, whose left side is proportional to its own.
struct ParallelRow {
  /// -1 for a zero row that is not made yet.
  var row: Int32
  /// How far the left side of the other row moves until this one would be violated.
  var distance: Double
  /// Its left side is that of the other row times this.
  var multiple: Double
}

/// Several rows that leave in one dual step.
///
/// When a row leaves because its multiplier reaches its bound, its left side moves freely up to the next row with
/// proportional terms: a label that is compressed keeps a size of at least zero, a gap its minimum, and a bound gives way to the
/// opposing one at the same value. If the violated row does not hold there, that row would enter next, for another row whose
/// multiplier is at its bound. So the parallel row replaces the first one at once, and the row at the next ratio leaves. This is the
/// long step of the dual simplex method for bounded variables (the bound flipping ratio test).
extension Simplex {
  /// Replaces rows that reach their bounds together with the blocking one by rows parallel to them, as long as the
  /// violated row does not hold there. Returns the row that leaves, or nil if all were replaced and the next ratio follows.
  /// `candidates` has the tied rows. A step that goes on to the next ratio, as `passesRatios` says then, goes on to later ones, too.
  mutating func passParallelRows(
    _ blocking: Candidate, of row: Int32, _ neededDirection: Int, _ passesRatios: inout Bool
  ) throws(MemoryError) -> Candidate? {
    guard Mechanism.parallelRows.isOn, blocking.row != row, !cycles.usesBlandsRule, !basis.precision.isDoubleDouble,
      let first = parallelRow(to: blocking)
    else { return blocking }
    let missing = basis.agenda.dirty.isEmpty ? basis.residual(of: row) : basis.combinedResidual(of: row)
    var left = -Double(neededDirection) * missing.value - missing.tolerance
    if first.distance * blocking.rate >= left { return blocking }
    if !passesRatios { passesRatios = mayHold(row, neededDirection, after: left) }
    // One of the tied rows leaves, unless the next ratio follows.
    let kept = passesRatios ? 0 : 1
    candidates.makeHeap(candidateOrder)
    while candidates.count > kept {
      let best = candidates[0]
      guard let parallel = parallelRow(to: best), parallel.distance * best.rate < left else { return best }
      left -= parallel.distance * best.rate
      try pass(best, to: parallel, goesOn: passesRatios)
      _ = candidates.popHeap(candidateOrder)
    }
    return candidates.isEmpty ? nil : candidates[0]
  }

  /// Returns whether the rows that limit a row, each moved to the first row parallel to it, let it move by a distance, or one of
  /// them has none. If not, it may be in conflict, and each row that is replaced would need a step to return.
  private mutating func mayHold(_ row: Int32, _ neededDirection: Int, after distance: Double) -> Bool {
    if !problem.rows[row].isRequired { return true }
    let test = ratioTest(of: row, neededDirection)
    let combination = basis.combination.limiting
    var left = distance
    for index in combination {
      guard let candidate = test.candidate(combination.shares[index], at: index) else { continue }
      guard let parallel = parallelRow(to: candidate) else { return true }
      left -= parallel.distance * candidate.rate
      if left < 0 { return true }
    }
    return false
  }

  /// Returns the first row that the left side of a candidate meets when it leaves; nil in a block, and if there is none.
  mutating func parallelRow(to leaving: Candidate) -> ParallelRow? {
    let record = problem.rows[leaving.row]
    if !record.isLive || problem.variables[record.held].block >= 0 { return nil }
    return parallelRow(to: leaving.row, by: record.heldTerm, isFalling: leaving.isUpward)
  }

  /// Returns the first row with proportional terms, in the same order, that the left side of a row meets from its constant on.
  /// `term` is one of its terms.
  mutating func parallelRow(to row: Int32, by term: Int32, isFalling: Bool) -> ParallelRow? {
    let record = problem.rows[row]
    let entry = problem.entries[term]
    let variable = problem.variables[entry.variable]
    if variable.linkCount > Simplex.mostLinks { return nil }
    var best: ParallelRow?
    for link in variable.links {
      let other = problem.links[link].row
      let multiple = problem.entries[problem.links[link].entry].coefficient / entry.coefficient
      guard let distance = distance(from: record.constant, isFalling: isFalling, to: other, multiple),
        problem.rows[other].count == record.count, best.map({ isNearer(other, distance, than: $0) }) ?? true,
        record.count == 1 || problem.isMultiple(other, of: row, multiple)
      else { continue }
      best = ParallelRow(row: other, distance: distance, multiple: multiple)
    }
    if record.count == 1 && variable.hasImplicitZeroBound && isFalling == (entry.coefficient > 0) {
      let distance = isFalling ? record.constant : -record.constant
      if distance >= 0 && (best == nil || distance < best!.distance) {
        return ParallelRow(row: -1, distance: distance, multiple: 1 / entry.coefficient)
      }
    }
    return best
  }

  /// Returns whether a row is met before another one. Of two rows at one value the one with the higher priority is.
  private mutating func isNearer(_ row: Int32, _ distance: Double, than best: ParallelRow) -> Bool {
    distance != best.distance
      ? distance < best.distance : problem.rows[row].priority > problem.rows[best.row].priority
  }

  /// Returns how far a left side moves until another row, which is `multiple` times it, would change sides; nil if it does not, and for
  /// an equality that holds, which enters in a step of its own.
  private mutating func distance(from constant: Double, isFalling: Bool, to other: Int32, _ multiple: Double) -> Double?
  {
    let record = problem.rows[other]
    guard record.held < 0, record.isInForce else { return nil }
    let isOtherFalling = isFalling == (multiple > 0)
    if record.side == 0 ? record.isEquality || !isOtherFalling : (record.side > 0) == isOtherFalling { return nil }
    let distance = isFalling ? constant - record.constant / multiple : record.constant / multiple - constant
    return distance >= 0 ? distance : nil
  }

  /// Replaces an active row outside of blocks by a parallel one. No cycle closes. If the step goes on to other ratios, the parallel
  /// row gets what exceeds the bound of the multiplier, and moves with the combination; if not, it gets nothing.
  mutating func pass(_ leaving: Candidate, to parallel: ParallelRow, goesOn: Bool) throws(MemoryError) {
    let row = leaving.row
    let variable = problem.rows[row].held
    let other = parallel.row < 0 ? try addZeroRow(variable) : parallel.row
    let side = problem.rows[row].side(ifViolated: leaving.isUpward ? 1 : -1)
    prices.step.removeAll()
    if goesOn {
      basis.combination[leaving.shareIndex].row = other
      basis.combination[leaving.shareIndex].factor /= parallel.multiple
      basis.combination[leaving.shareIndex].size /= abs(parallel.multiple)
      if side != 0 || problem.rows[row].hasMultiplier {
        let excess = prices.multiplier(of: row, less: Double(side) * problem.rows[row].weight)
        try prices.setStep(excess, over: parallel.multiple)
      }
    } else {
      basis.combination[leaving.shareIndex].factor = 0
    }
    try basis.noteDirty(other)
    try basis.enqueue(row)
    try basis.save(row)
    problem.rows[row].side = side
    problem.unmatch(row)
    try basis.match(variable, other)
    problem.versions.basis &+= 1
    cycles.noteFlip(row, side)
    cycles.note(other, 0, isActive: true)
    basis.freeMultiplier(of: row)
    let isContributed = !goesOn || problem.rows[row].state.contains(.contributed)
    if isContributed { problem.rows[other].state.insert(.contributed) }
    if try takeMultiplier(other), isContributed { try basis.noteTie(other) }
  }
}

import Memory

/// Several rows that leave in one dual step.
///
/// When a row leaves because its multiplier reaches its bound, its left side moves freely up to the next row with
/// proportional terms: a label that is compressed keeps a size of at least zero, a gap its minimum. If the violated
/// row does not hold there, that row would enter next, for another row whose multiplier is at its bound. So the parallel
/// row replaces the first one at once, and the next row with the same ratio leaves. This is the long step of the dual
/// simplex method for bounded variables (the bound flipping ratio test).
extension Simplex {
  /// Replaces rows that reach their bounds together with the blocking one by rows parallel to them, as long as the
  /// violated row does not hold there. Returns the row that leaves, or nil if all were replaced and the next ratio follows.
  /// `candidates` has the tied rows.
  mutating func passParallelRows(
    _ blocking: Candidate, of row: Int32, _ isAnyReplaced: inout Bool
  ) throws(MemoryError) -> Candidate? {
    let passesRatio = Mechanism.manyRatios.isOn && !basis.journal.isTrial && basis.isSearchLong
    guard Mechanism.parallelRows.isOn, passesRatio || candidates.count > 1, blocking.row != row, !cycles.usesBlandsRule,
      !basis.precision.isDoubleDouble, basis.precision.relaxations.rows.isEmpty,
      let first = parallelRow(to: blocking)
    else { return blocking }
    let missing = basis.agenda.dirty.isEmpty ? basis.residual(of: row) : basis.combinedResidual(of: row)
    var left = abs(missing.value) - missing.tolerance
    if first.distance * blocking.rate >= left { return blocking }
    if passesRatio { isAnyReplaced = true }
    candidates.makeHeap(candidateOrder)
    while candidates.count > (passesRatio ? 0 : 1) {
      let best = candidates[0]
      guard let parallel = parallelRow(to: best), parallel.distance * best.rate < left else { return best }
      left -= parallel.distance * best.rate
      try passToParallel(best, parallel, passesRatio: passesRatio)
      _ = candidates.popHeap(candidateOrder)
    }
    return passesRatio ? nil : candidates[0]
  }

  private struct Parallel {
    /// -1 for a zero row that is not made yet.
    var row: Int32
    var distance: Double
    /// Its left side is that of the other row times this.
    var multiple: Double
  }

  /// Returns the first row with proportional terms, in the same order, that the left side of a leaving row meets.
  private mutating func parallelRow(to leaving: Candidate) -> Parallel? {
    let record = problem.rows[leaving.row]
    let variable = record.held
    guard record.isLive, problem.variables[variable].block < 0,
      problem.variables[variable].linkCount <= Simplex.mostLinks
    else { return nil }
    let coefficient = problem.entries[record.heldTerm].coefficient
    var best: Parallel?
    for link in problem.variables[variable].links {
      let other = problem.links[link].row
      let multiple = problem.entries[problem.links[link].entry].coefficient / coefficient
      guard let distance = distance(from: record.constant, isFalling: leaving.isUpward, to: other, multiple),
        best == nil || distance < best!.distance, problem.rows[other].count == record.count,
        problem.isMultiple(other, of: leaving.row, multiple)
      else { continue }
      best = Parallel(row: other, distance: distance, multiple: multiple)
    }
    if record.count == 1 && problem.variables[variable].hasImplicitZeroBound
      && leaving.isUpward == (coefficient > 0)
    {
      let distance = leaving.isUpward ? record.constant : -record.constant
      if distance >= 0 && (best == nil || distance < best!.distance) {
        return Parallel(row: -1, distance: distance, multiple: 1 / coefficient)
      }
    }
    return best
  }

  /// Returns how far a left side moves until another row, which is `multiple` times it, would change sides; nil if it does
  /// not.
  private mutating func distance(from constant: Double, isFalling: Bool, to other: Int32, _ multiple: Double) -> Double?
  {
    let record = problem.rows[other]
    guard record.held < 0, record.isInForce else { return nil }
    let isOtherFalling = isFalling == (multiple > 0)
    if record.side == 0 ? record.isEquality || !isOtherFalling : (record.side > 0) == isOtherFalling { return nil }
    let distance = isFalling ? constant - record.constant / multiple : record.constant / multiple - constant
    return distance >= 0 ? distance : nil
  }

  /// Replaces an active row, whose multiplier reaches its bound, by a parallel one. If the multiplier passes the bound, the
  /// parallel row gets what exceeds it.
  private mutating func passToParallel(_ leaving: Candidate, _ replacement: Parallel, passesRatio: Bool)
    throws(MemoryError)
  {
    let row = leaving.row
    var parallel = replacement
    if parallel.row < 0 { parallel.row = try addZeroRow(problem.rows[row].held) }
    assert(basis.combination[leaving.shareIndex].row == row)
    if passesRatio {
      basis.combination[leaving.shareIndex].row = parallel.row
      basis.combination[leaving.shareIndex].factor /= parallel.multiple
      basis.combination[leaving.shareIndex].size /= abs(parallel.multiple)
    } else {
      basis.combination[leaving.shareIndex].factor = 0
    }
    let bound = problem.rows[row].side(ifViolated: leaving.isUpward ? 1 : -1)
    if passesRatio {
      let difference = prices.multiplier(of: row, less: Double(bound) * problem.rows[row].weight)
      try prices.setStep(difference, over: parallel.multiple)
    }
    try enterParallel(parallel.row, for: row, side: bound)
    basis.freeMultiplier(of: row)
    problem.rows[parallel.row].state.insert(.contributed)
    if try takeMultiplier(parallel.row) { try basis.noteTie(parallel.row) }
    prices.step.removeAll()
  }

  /// A parallel row enters for an active row outside of blocks, which gets a side. No cycle closes.
  mutating func enterParallel(_ other: Int32, for row: Int32, side: Int8) throws(MemoryError) {
    try basis.noteDirty(other)
    try basis.enqueue(row)
    try basis.save(row)
    problem.rows[row].side = side
    let variable = problem.rows[row].held
    problem.unmatch(row)
    try basis.match(variable, other)
    problem.versions.basis &+= 1
    cycles.note(row, side, isActive: false)
    cycles.note(other, 0, isActive: true)
  }
}

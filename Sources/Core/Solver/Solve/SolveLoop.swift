import Memory
import Status

/// The solve loop: takes dual and primal steps until nothing waits.
extension Solver {
  /// Takes steps until nothing waits, and returns true. Returns false if it ends before: at a limit, the caller's or its own;
  /// with a basis that is to be rebuilt, or costs more than a build; without enough digits, as far as is known or the
  /// certificate says; and when a trial is refused.
  mutating func runSimplex(isResumed: Bool) throws(MemoryError) -> Bool {
    guard try prepareBasis(isResumed: isResumed) else { return false }
    defer { simplex.endLongSteps() }
    if isResumed { try simplex.resumeLongSteps() } else { try beginRun() }
    simplex.run.sweeps = 0
    simplex.run.recomputedVersion = problem.versions.basis &- 1
    while !isStopped {
      // Wide problems are in double-double already; a zero row that makes one wide is seen at the end.
      if simplex.isRepairTooExpensive || basis.agenda.needsRebuild
        || basis.precision.attempt.needsMoreDigits && basis.mustRaisePrecision
      {
        return false
      }
      try basis.propagate()
      switch try workOnce() {
      case .done: break
      case .doneWithinLimit: continue
      case .failed: return false
      case .nothingWaits:
        simplex.repair.end(visited: basis.search.visits, terms: problem.live.terms)
        return true
      }
      if simplex.cycles.isPastLimit(problem.rows.count + problem.variables.count) || simplex.isAttemptPastLimit {
        return false
      }
    }
    return false
  }

  /// Makes the basis that a run begins with. Returns false if it needs a rebuild.
  private mutating func prepareBasis(isResumed: Bool) throws(MemoryError) -> Bool {
    // A solve that goes on keeps its count: a build would be taken for a repair.
    if !isResumed {
      simplex.beginRepair()
      basis.search.short.isWorthwhile = false
    }
    if basis.agenda.needsRebuild { try rebuild() }
    try priceRestatedRows(isResumed: isResumed)
    if basis.agenda.needsRebuild { return false }
    if basis.agenda.retryDropped { basis.agenda.retryAfter = 0 }
    basis.agenda.retryDropped = false
    try simplex.makeStartingBasis()
    return !basis.agenda.needsRebuild
  }

  /// What became of the work that waited.
  private enum Work {
    case done
    /// Done. The iteration limit is not asked: such work has a count of its own, or steps follow.
    case doneWithinLimit
    /// The basis needs a rebuild, or another precision.
    case failed
    case nothingWaits
  }

  /// Does the first work that waits, the most urgent first.
  private mutating func workOnce() throws(MemoryError) -> Work {
    if !basis.agenda.outOfBounds.isEmpty { return try checkOneMultiplier() ? .done : .failed }
    if !basis.agenda.pricedStays.isEmpty {
      limit.countStep()
      // If rows block it only by rounding, changes of sides may list it again without a step.
      simplex.cycles.noteCheck()
      return try simplex.primalStep(~basis.agenda.pricedStays.removeLast()) ? .done : .failed
    }
    if !basis.agenda.queued.isEmpty, try simplex.moveSidesToValues() { return .doneWithinLimit }
    // That may have emptied the queue.
    if !basis.agenda.queued.isEmpty { return try checkRows() ? .done : .failed }
    if !basis.agenda.recheck.isEmpty {
      try recheckMultipliers()
      return .done
    }
    if basis.precision.relaxations.remaining > 0,
      try basis.endRelaxations(all: false)
    {
      basis.precision.relaxations.remaining -= 1
      return .done
    }
    if try retryOldest() { return .doneWithinLimit }
    if !basis.agenda.nearBound.isEmpty, simplex.run.recomputedVersion != problem.versions.basis {
      simplex.run.recomputedVersion = problem.versions.basis
      try prices.recomputeNearBound()
      return .done
    }
    if !(basis.agenda.tied.isEmpty && simplex.ties.known.isEmpty), try simplex.resolveTie() {
      limit.countStep()
      return .doneWithinLimit
    }
    return try endRun()
  }

  /// Checks the rows of the queue. Returns false if the basis needs a rebuild.
  private mutating func checkRows() throws(MemoryError) -> Bool {
    let isSweep = Mechanism.sweeps.isOn && simplex.run.sweeps < Simplex.mostSweeps
    let end = isSweep ? basis.agenda.queue.count : basis.agenda.queueHead + 1
    simplex.run.sweeps += 1
    while basis.agenda.queueHead < end && basis.agenda.outOfBounds.isEmpty && basis.agenda.pricedStays.isEmpty
      && !isStopped
    {
      guard try checkOneRow() else { return false }
    }
    if basis.agenda.queued.isEmpty { basis.agenda.clearQueue() }
    return true
  }

  /// Looks at the result when nothing waits.
  private mutating func endRun() throws(MemoryError) -> Work {
    basis.agenda.retryAfter = .max
    basis.agenda.nearBound.removeAll(problem.marks)
    if basis.mustRaisePrecision || basis.agenda.needsRebuild { return .failed }
    let changed = changedValues
    let isBeyondRange = basis.precision.attempt.loss == .beyondRange || !isFinite(changed.sum)
    if Mechanism.finiteValues.isOn && isBeyondRange { return .failed }
    if changed.isAnyNegative, try addZeroRows() { return .doneWithinLimit }
    return try acceptsResult() ? .nothingWaits : .failed
  }

  /// Begins counts and retries of a run.
  private mutating func beginRun() throws(MemoryError) {
    simplex.cycles.begin()
    simplex.ties.beginSteps(rows: problem.live.rows)
    if !basis.journal.isTrial { _ = try basis.endRelaxations(all: true) }
    basis.precision.relaxations.remaining = basis.precision.relaxations.areForbidden ? 0 : Relaxations.most
    simplex.run.forgetFlips()
    simplex.run.staleTerms = 0
  }

  /// Computes multipliers that are not known: those of removed rows, and of rows that were required equalities. Removed rows
  /// with none leave the basis before values move, so that their variables stay where they are.
  private mutating func priceRestatedRows(isResumed: Bool) throws(MemoryError) {
    // The primal step of a single row does the same, but not a long one.
    if Mechanism.singleRestated.isOn && !isResumed && basis.agenda.outOfBounds.count == 1 && basis.agenda.queued.isEmpty
      && basis.agenda.dirty.isEmpty && basis.agenda.pricedStays.isEmpty
    {
      return
    }
    var kept = 0
    for index in 0..<basis.agenda.outOfBounds.count {
      let row = basis.agenda.outOfBounds[index]
      if simplex.isRepairTooExpensive { return basis.agenda.needsRebuild = true }
      var leaves = problem.rows[row].isActive && !problem.rows[row].isLive
      if leaves || problem.rows[row].isActive && problem.rows[row].isBounded && !problem.rows[row].hasMultiplier {
        try prices.recomputeMultiplier(row)
        leaves = leaves && !problem.rows[row].hasMultiplier
      }
      if leaves {
        if try !basis.removeFromBasis(row) { return }
        try basis.enqueue(row)
      } else {
        basis.agenda.outOfBounds[index] = basis.agenda.outOfBounds[kept]
        basis.agenda.outOfBounds[kept] = row
        kept += 1
      }
    }
    basis.agenda.outOfBounds.truncate(to: kept, problem.marks)
  }

  private mutating func checkOneMultiplier() throws(MemoryError) -> Bool {
    // Bland's rule needs the lowest number in both choices of a step.
    if simplex.cycles.usesBlandsRule { simplex.moveLowestLast() }
    try simplex.beginLongStepsIfDue()
    if Mechanism.devexPricing.isOn && simplex.allowsLongSteps {
      simplex.moveSteepestLast()
    }
    let row = basis.agenda.outOfBounds.removeLast(problem.marks)
    if simplex.longSteps.isOn && prices.isBackInBounds(row) {
      try basis.noteTie(row)
      return true
    }
    simplex.cycles.noteCheck()
    limit.countStep()
    if !problem.rows[row].isActive {
      if !problem.rows[row].isLive && !problem.rows[row].lists.contains(.queued) {
        basis.uninstall(row)
      }
      return true
    }
    return try simplex.primalStep(row)
  }

  /// Checks the first row of the queue. Returns false if the basis needs a rebuild.
  private mutating func checkOneRow() throws(MemoryError) -> Bool {
    let row = basis.agenda.queue[basis.agenda.queueHead]
    basis.agenda.queueHead += 1
    problem.rows[row].lists.remove(.queued)
    if problem.rows[row].isActive { return true }
    if !problem.rows[row].isLive {
      if !problem.rows[row].lists.contains(.outOfBounds) { basis.uninstall(row) }
      return true
    }
    if problem.rows[row].isDropped { return true }
    let neededDirection = basis.neededDirection(of: row)
    if neededDirection == 0 { return true }
    limit.countStep()
    if Mechanism.flipsTogether.isOn && simplex.run.flipsInTurn >= Simplex.flipsBeforeMany,
      try tryFlipsTogether(with: row)
    {
      return true
    }
    switch try simplex.dualStep(row, neededDirection) {
    case .settled: return true
    case .singular: return false
    case .infeasible:
      // A conflict found with values that are out of date is not a proof.
      if basis.agenda.dirty.isEmpty {
        try resolveConflict(row)
      } else {
        try basis.enqueue(row)
      }
      return !basis.agenda.needsRebuild
    }
  }

  /// Calls `flipTogether`, if the last steps only changed sides. Returns false if the row still needs a step of its own.
  private mutating func tryFlipsTogether(with row: Int32) throws(MemoryError) -> Bool {
    if simplex.run.flippedTerms < Simplex.termsBeforeMany
      || problem.rows[row].isRequired || simplex.cycles.usesBlandsRule || basis.precision.isDoubleDouble
      || conflicts.explained != .none
      || basis.agenda.queued.count < Simplex.flipsBeforeMany
    {
      return false
    }
    if !basis.agenda.dirty.isEmpty {
      try basis.enqueue(row)
      try simplex.propagateInSweep()
      return true
    }
    return try simplex.flipTogether(with: row)
  }

  /// Recomputes multipliers that are small beside the numbers they were computed from.
  private mutating func recheckMultipliers() throws(MemoryError) {
    while !basis.agenda.recheck.isEmpty {
      let row = basis.agenda.recheck.removeLast(problem.marks)
      guard problem.rows[row].isActive, problem.rows[row].isBounded else { continue }
      try basis.agenda.outOfBounds.reserve(more: 1)
      simplex.cycles.noteCheck()
      try prices.recomputeMultiplier(row)
      if prices.isNearBound(row) {
        try basis.noteNearBound(row)
      } else if prices.excessSign(of: row) != 0 {
        basis.noteOutOfBounds(row)
      }
    }
  }
}

import Memory
import Status

/// The solve loop: takes dual and primal steps until nothing waits.
extension Solver {
  /// Brings the values up to date, whether or not rows are dropped. After an error the values are as before.
  package mutating func settle() throws(Status) {
    catchUp()
    #if INVARIANTS
      if !basis.journal.isSuspended { checkInvariants() }
    #endif
    // A removed row with coefficients far apart that is still active leaves the basis in double-double.
    if basis.precision.isExtended && !basis.agenda.needsRebuild && basis.precision.solvesLeft == 0
      && basis.agenda.outOfBounds.isEmpty && !basis.journal.isSuspended
    {
      basis.lowerPrecision()
    }
    if basis.agenda.dirty.isEmpty && waitsOnlyForRows
      && (basis.agenda.queueHead == basis.agenda.queue.count || passesAtOnce())
    {
      return
    }
    try settleWaiting()
  }

  @inline(never)
  private mutating func settleWaiting() throws(Status) {
    if limit.isReached && !basis.journal.isOn { throw .limit }
    var answer = Status.numeric
    var isStopped = false
    let isResumed = resumeSolve()
    // A solve that goes on is in the same attempt.
    let first = isResumed ? simplex.run.attempt : 0
    if !isResumed {
      simplex.longSteps.forgetAttempts()
      simplex.run.wasUncertain = basis.precision.isUncertain
      do throws(MemoryError) {
        try basis.journal.beginValues()
        try keepDropped()
      } catch { throw .outOfMemory }
    }
    do throws(MemoryError) {
      if isGrowing { try reserveForGrowth() }
      if basis.needsPrecision { try basis.raisePrecision() }
      for attempt in first..<4 {
        simplex.run.attempt = attempt
        if attempt > first && !basis.precision.isExtended && !simplex.longSteps.wereTaken {
          try basis.raisePrecision()
          // Long steps may have failed by rounding.
          simplex.longSteps.forgetAttempts()
        }
        var isSolved = try runSimplex(isResumed: isResumed && attempt == first)
        if !isSolved && !self.isStopped && !basis.needsPrecision && simplex.abandonsRepair() {
          isSolved = try runSimplex(isResumed: false)
        }
        if isSolved { return endSolve() }
        if basis.journal.isRefused { return }
        if limit.isReached {
          answer = .limit
          isStopped = try stopAtLimit()
          break
        }
        // A solve that reaches the iteration limit is expensive, so double-double is kept for more solves.
        if !basis.precision.isExtended && !basis.precision.isUncertain {
          basis.precision.solvesNext = Precision.mostSolves / 32
        }
        // Without long steps the next attempt may succeed in doubles.
        if simplex.longSteps.wereTaken {
          simplex.longSteps.areForbidden = true
          basis.precision.isUncertain = simplex.run.wasUncertain
        }
        if !basis.journal.isOn { basis.restoreValues() }
        basis.agenda.needsRebuild = true
        // A rebuilt basis could not be rolled back.
        if basis.journal.isOn { break }
      }
    } catch { answer = .outOfMemory }
    if isStopped { throw answer }
    basis.agenda.needsRebuild = true
    basis.abandonSearch()
    basis.endStepPrecision()
    basis.restoreValues()
    restoreDropped()
    basis.agenda.retryDropped = true
    throw answer
  }

  var isSettled: Bool { mutating get { basis.agenda.dirty.isEmpty && isSettledButConstants } }

  /// Whether nothing waits, or only constants of active rows.
  var isSettledButConstants: Bool {
    mutating get { basis.agenda.queueHead == basis.agenda.queue.count && waitsOnlyForRows }
  }

  /// Whether nothing waits but rows to check and constants of active rows.
  @inline(__always)
  private var waitsOnlyForRows: Bool {
    mutating get {
      basis.agenda.isOnlyRows && !(basis.agenda.retryDropped && !basis.agenda.dropped.isEmpty) && !basis.needsPrecision
        && !basis.journal.isSuspended
    }
  }

  /// Returns whether one satisfied inequality is all that waits for a check, and removes it from the queue.
  private mutating func passesAtOnce() -> Bool {
    guard basis.agenda.queue.count == basis.agenda.queueHead + 1, basis.agenda.dropped.isEmpty,
      !basis.journal.isOn, !basis.precision.isExtended
    else {
      return false
    }
    let row = basis.agenda.queue[basis.agenda.queueHead]
    let rows = problem.rows.view
    guard !rows[row].isEquality, !rows[row].isActive, rows[row].side == 0, rows[row].state.contains(.live),
      basis.violatedSide(of: row) == 0
    else { return false }
    problem.rows[row].state.subtract(.queued)
    basis.agenda.queue.removeAll()
    basis.agenda.queueHead = 0
    basis.agenda.retryDropped = false
    return true
  }

  /// Takes steps until nothing waits. Returns false if the basis needs a rebuild, past the iteration limit, and when
  /// the caller's limit is reached.
  private mutating func runSimplex(isResumed: Bool) throws(MemoryError) -> Bool {
    // A solve that goes on keeps its count: a build would be taken for a repair.
    if !isResumed {
      simplex.beginRepair()
      basis.short.isWorthwhile = false
    }
    if basis.agenda.needsRebuild { try rebuild() }
    try priceRestatedRows()
    if basis.agenda.needsRebuild { return false }
    if basis.agenda.retryDropped { basis.agenda.retryAfter = 0 }
    basis.agenda.retryDropped = false
    try simplex.makeStartingBasis()
    if basis.agenda.needsRebuild { return false }
    defer { simplex.longSteps.end() }
    if isResumed { try simplex.longSteps.resume(problem.rows.count) } else { try beginRun() }
    var rounds = 0
    var recomputedBasis = problem.versions.basis &- 1
    while !isStopped {
      // Wide problems are in double-double already.
      if simplex.isRepairTooExpensive || basis.agenda.needsRebuild
        || basis.precision.isUncertain && basis.needsPrecision
      {
        return false
      }
      try basis.propagate()
      if !basis.agenda.outOfBounds.isEmpty {
        guard try checkOneMultiplier() else { return false }
      } else if !basis.agenda.stays.isEmpty {
        removeRepeatedStays()
        limit.countStep()
        guard try simplex.primalStep(ofStay: basis.agenda.stays.removeLast()) else { return false }
      } else if basis.agenda.queueHead < basis.agenda.queue.count, try simplex.moveSidesToValues() {
        continue
      } else if basis.agenda.queueHead < basis.agenda.queue.count {
        let isLong = simplex.cycles.isLong(problem.rows.count)
        if isLong { bringForwardWorst() }
        let end = rounds < Simplex.fullPasses && !isLong ? basis.agenda.queue.count : basis.agenda.queueHead + 1
        rounds += 1
        simplex.run.passes = rounds
        while basis.agenda.queueHead < end && basis.agenda.outOfBounds.isEmpty && basis.agenda.stays.isEmpty
          && !isStopped
        {
          guard try checkOneRow() else { return false }
        }
        if basis.agenda.queueHead == basis.agenda.queue.count {
          basis.agenda.queue.removeAll()
          basis.agenda.queueHead = 0
        }
      } else if !basis.agenda.recheck.isEmpty {
        try recheckMultipliers()
      } else if basis.precision.relaxations.left > 0, try basis.restoreRelaxed(all: false) {
        basis.precision.relaxations.left -= 1
      } else if try retryOldest() {
        continue
      } else if !basis.agenda.nearZero.isEmpty, recomputedBasis != problem.versions.basis {
        recomputedBasis = problem.versions.basis
        simplex.run.recomputedRounds += 1
        if simplex.run.recomputedRounds > Precision.rounds && !basis.precision.isExtended {
          basis.precision.isUncertain = true
          if !basis.journal.isOn { return false }
          basis.forgetNearZero()
        }
        try prices.recomputeNearZero()
      } else if !(basis.agenda.tied.isEmpty && simplex.ties.known.isEmpty), try simplex.resolveTie() {
        limit.countStep()
        continue
      } else if !simplex.run.isProofKept {
        // A conflict may be stale after later pivots; retry dropped rows once.
        simplex.run.isProofKept = true
        basis.agenda.retryAfter = 0
      } else {
        basis.agenda.retryAfter = .max
        basis.forgetNearZero()
        if basis.needsPrecision { return false }
        let changed = changedValues
        if !isFinite(changed.sum) { return false }
        if changed.isAnyNegative, try addZeroRows() { continue }
        if !basis.precision.isExtended && simplex.cycles.steps > LongSteps.dualSteps && simplex.hasGrown {
          if simplex.longSteps.isOn { return false }
          // Rounding grows with the values.
          basis.precision.loss = .suspected
        }
        if basis.precision.loss == .suspected && !basis.journal.isOn, try !passesCheck() { return false }
        simplex.repair.end(visited: basis.search.visited, terms: problem.live.terms)
        return try isProven()
      }
      if simplex.cycles.isPastLimit(problem.rows.count + problem.variables.count) || simplex.isAttemptPastLimit {
        return false
      }
    }
    return false
  }

  /// Begins counts and retries of a run.
  private mutating func beginRun() throws(MemoryError) {
    simplex.cycles.begin()
    simplex.longSteps.begin()
    simplex.ties.stepsLeft = max(Ties.enoughSteps, problem.live.rows)
    if !basis.journal.isOn { _ = try basis.restoreRelaxed(all: true) }
    basis.precision.relaxations.left = basis.precision.relaxations.areForbidden ? 0 : 1000
    simplex.run.isProofKept = !basis.precision.isExtended || basis.journal.isOn
    simplex.run.recomputedRounds = 0
    simplex.run.flips = 0
    simplex.run.flippedTerms = 0
    simplex.run.flipsBeforeMany = Simplex.flipsBeforeMany
    simplex.run.staleTerms = 0
  }

  /// Computes multipliers that are not known: those of removed rows, and of rows that were required equalities. Removed rows
  /// with none leave the basis before values move, so that their variables stay where they are.
  private mutating func priceRestatedRows() throws(MemoryError) {
    // The primal step of a single row does the same.
    if basis.agenda.outOfBounds.count == 1 && basis.agenda.queueHead == basis.agenda.queue.count
      && basis.agenda.dirty.isEmpty && basis.agenda.stays.isEmpty
    {
      return
    }
    var kept = 0
    for index in 0..<basis.agenda.outOfBounds.count {
      let row = basis.agenda.outOfBounds[index]
      if simplex.isRepairTooExpensive { return basis.agenda.needsRebuild = true }
      var isLoose = problem.rows[row].isActive && !problem.rows[row].state.contains(.live)
      if isLoose || problem.rows[row].isActive && problem.rows[row].isBounded && problem.rows[row].multiplier < 0 {
        try basis.ignoreRounding(of: row)
        try basis.findDirection(of: row)
        try prices.refreshMultiplier(of: row)
        basis.clearDirection()
        isLoose = isLoose && problem.rows[row].multiplier < 0
      }
      if isLoose {
        problem.rows[row].state.remove(.outOfBounds)
        if try !basis.removeFromBasis(row) { return }
        try basis.enqueue(row)
      } else {
        basis.agenda.outOfBounds[kept] = row
        kept += 1
      }
    }
    basis.agenda.outOfBounds.truncate(to: kept)
  }

  private mutating func checkOneMultiplier() throws(MemoryError) -> Bool {
    // Bland's rule needs the lowest number in both choices of a step.
    for index in 0..<(simplex.cycles.usesBlandsRule ? basis.agenda.outOfBounds.count : 0)
    where basis.agenda.outOfBounds[index] < basis.agenda.outOfBounds.last {
      let row = basis.agenda.outOfBounds[index]
      basis.agenda.outOfBounds[index] = basis.agenda.outOfBounds.last
      basis.agenda.outOfBounds[basis.agenda.outOfBounds.count - 1] = row
    }
    try simplex.beginLongStepsIfDue()
    if simplex.longSteps.isOn && !simplex.cycles.usesBlandsRule { try simplex.bringForwardSteepest() }
    let row = basis.agenda.outOfBounds.removeLast()
    problem.rows[row].state.remove(.outOfBounds)
    if simplex.longSteps.isOn && prices.isBackInBounds(row) {
      try basis.noteTie(row)
      return true
    }
    simplex.cycles.noteCheck()
    limit.countStep()
    if !problem.rows[row].isActive {
      if !problem.rows[row].state.contains(.live) && !problem.rows[row].state.contains(.queued) {
        basis.uninstall(row)
      }
      return true
    }
    return try simplex.primalStep(row)
  }

  /// Leaves each stay once in `agenda.stays`.
  private mutating func removeRepeatedStays() {
    if basis.agenda.stays.count == 1 { return }
    let mark = basis.nextStamp()
    let variables = problem.variables.view
    basis.agenda.stays.keep { stay in
      let isFirst = variables[stay].mark != mark
      variables[stay].mark = mark
      return isFirst
    }
  }

  /// Moves the waiting row with the largest violation to the front. In large connected systems this takes far fewer
  /// steps, and some systems do not converge in queue order.
  private mutating func bringForwardWorst() {
    var worst = basis.agenda.queueHead
    var most = 0.0
    for index in basis.agenda.queueHead..<basis.agenda.queue.count {
      let row = basis.agenda.queue[index]
      guard !problem.rows[row].isActive, problem.rows[row].state.contains(.live),
        !problem.rows[row].state.contains(.dropped),
        basis.violatedSide(of: row) != 0
      else { continue }
      let distance = abs(basis.residual(of: row).value) / problem.largestCoefficient(row)
      if distance > most {
        worst = index
        most = distance
      }
    }
    let row = basis.agenda.queue[worst]
    basis.agenda.queue[worst] = basis.agenda.queue[basis.agenda.queueHead]
    basis.agenda.queue[basis.agenda.queueHead] = row
  }

  private mutating func checkOneRow() throws(MemoryError) -> Bool {
    let row = basis.agenda.queue[basis.agenda.queueHead]
    basis.agenda.queueHead += 1
    problem.rows[row].state.remove(.queued)
    if problem.rows[row].isActive { return true }
    if !problem.rows[row].state.contains(.live) {
      if !problem.rows[row].state.contains(.outOfBounds) { basis.uninstall(row) }
      return true
    }
    if problem.rows[row].state.contains(.dropped) { return true }
    let violatedSide = basis.violatedSide(of: row)
    if violatedSide == 0 { return true }
    limit.countStep()
    if simplex.run.flips >= simplex.run.flipsBeforeMany, try flips(row) { return true }
    if conflicts.explained != -1, try endsTrial(row, violatedSide) { return true }
    switch try simplex.dualStep(row, violatedSide) {
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
  private mutating func flips(_ row: Int32) throws(MemoryError) -> Bool {
    if simplex.run.flippedTerms < Simplex.termsBeforeMany || problem.rows[row].isRequired
      || simplex.cycles.usesBlandsRule || basis.precision.isExtended || conflicts.explained != -1
      || basis.agenda.queue.count - basis.agenda.queueHead < Simplex.flipsBeforeMany
    {
      return false
    }
    if !basis.agenda.dirty.isEmpty {
      try basis.enqueue(row)
      try simplex.propagateInPass()
      return true
    }
    return try simplex.flipTogether(with: row)
  }

  /// Recomputes multipliers that are small beside the numbers they were computed from.
  private mutating func recheckMultipliers() throws(MemoryError) {
    while !basis.agenda.recheck.isEmpty {
      let row = basis.agenda.recheck.removeLast()
      // The row stays marked meanwhile: cancellation in the recomputed multiplier is real.
      defer { problem.rows[row].state.remove(.recheck) }
      guard problem.rows[row].isActive, problem.rows[row].isBounded else { continue }
      try basis.agenda.outOfBounds.reserve(basis.agenda.outOfBounds.count + 1)
      simplex.cycles.noteCheck()
      try prices.recomputeMultiplier(row)
      if prices.isNearBound(row) {
        try basis.noteNearZero(row)
      } else if prices.excess(of: row) != 0 {
        basis.markOutOfBounds(row)
      }
    }
  }
}

extension Solver {
  /// Ends a solve: returns to doubles when no further solve in double-double is due.
  mutating func endSolve() {
    if !basis.precision.isExtended {
      basis.precision.solvesNext /= 2
      if !basis.precision.work.isEmpty { basis.releaseStepBuffers() }
    } else if basis.journal.isOn {
      return
    } else if basis.precision.solvesLeft > 0 {
      basis.precision.solvesLeft -= 1
    } else {
      basis.lowerPrecision()
    }
  }
}

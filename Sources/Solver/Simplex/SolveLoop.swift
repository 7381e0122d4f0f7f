import Memory
import Status

/// The solve loop: takes dual and primal steps until nothing waits.
extension Solver {
  /// Brings the values up to date. Throws `.conflict` if required rows are dropped; the values then solve the others.
  package mutating func solve() throws(Status) {
    try settle()
    trimAfterGrowth()
    if !dropped.isEmpty { throw .conflict }
  }

  /// Brings the values up to date, whether or not rows are dropped. After an error the values are as before.
  package mutating func settle() throws(Status) {
    #if INVARIANTS
      checkInvariants()
    #endif
    // A removed row with coefficients far apart that is still active leaves the basis in double-double.
    if precision.isExtended && !needsRebuild && precision.solvesLeft == 0 && outOfBounds.isEmpty { lowerPrecision() }
    if isSettled || passesAtOnce() { return }
    journal.beginValues()
    var answer = Status.numeric
    do throws(MemoryError) { try keepDropped() } catch { throw .outOfMemory }
    do throws(MemoryError) {
      if isGrowing { try reserveForGrowth() }
      if needsPrecision { try raisePrecision() }
      for attempt in 0..<4 {
        if attempt > 0 && !precision.isExtended && !longSteps.wereTaken { try raisePrecision() }
        if try runSimplex() { return endSolve() }
        // Without long steps the next attempt may succeed in doubles.
        if longSteps.wereTaken { longSteps.areForbidden = true }
        if !journal.isOn { restoreValues() }
        // A solve that reaches the iteration limit is expensive, so double-double is kept for more solves.
        if !precision.isExtended && !precision.isUncertain { precision.solvesNext = Precision.mostSolves / 32 }
        needsRebuild = true
        // A rebuilt basis could not be rolled back.
        if journal.isOn { break }
      }
    } catch { answer = .outOfMemory }
    needsRebuild = true
    abandonSearch()
    endStepPrecision()
    restoreValues()
    restoreDropped()
    retryDropped = true
    throw answer
  }

  var isSettled: Bool {
    mutating get {
      queueHead == queue.count && dirty.isEmpty && outOfBounds.isEmpty && staysToCheck.isEmpty && !needsRebuild
        && !(retryDropped && !dropped.isEmpty) && multipliersToRecheck.isEmpty && precision.nearZeroMultipliers.isEmpty
        && ties.waiting.isEmpty && !needsPrecision
    }
  }

  /// Returns whether nothing waits but one satisfied inequality, and removes it from the queue.
  private mutating func passesAtOnce() -> Bool {
    guard queue.count == queueHead + 1, dirty.isEmpty, outOfBounds.isEmpty, staysToCheck.isEmpty,
      multipliersToRecheck.isEmpty, ties.waiting.isEmpty
    else {
      return false
    }
    let row = queue[queueHead]
    guard dropped.isEmpty, !needsRebuild, !journal.isOn, !precision.isExtended, !needsPrecision,
      precision.nearZeroMultipliers.isEmpty,
      !rows[row].isEquality, !rows[row].isActive, rows[row].side == 0, rows[row].state.contains(.live),
      violatedSide(of: row) == 0
    else { return false }
    rows[row].state.remove(.queued)
    queue.removeAll()
    queueHead = 0
    retryDropped = false
    return true
  }

  /// Whether the next solve must raise the precision. A transaction keeps the precision that it began with.
  var needsPrecision: Bool {
    mutating get { !precision.isExtended && !journal.isOn && (precision.isUncertain || isWide) }
  }

  /// Takes steps until nothing waits. Returns false if the basis needs a rebuild, or past the iteration limit.
  private mutating func runSimplex() throws(MemoryError) -> Bool {
    if needsRebuild { try rebuild() }
    try removeUnpricedRows()
    if needsRebuild { return false }
    if retryDropped { retryAfter = 0 }
    retryDropped = false
    try makeStartingBasis()
    if needsRebuild { return false }
    cycles.begin()
    longSteps.begin()
    ties.stepsLeft = Ties.mostSteps
    defer { longSteps.end() }
    var rounds = 0
    if !journal.isOn { _ = try restoreRelaxed(all: true) }
    precision.relaxationsLeft = precision.forbidsRelaxation ? 0 : 1000
    var isProofKept = !precision.isExtended || journal.isOn
    var recomputedBasis = basisVersion &- 1
    var recomputedRounds = 0
    while true {
      try propagate()
      if !multipliersToRecheck.isEmpty {
        try recheckMultipliers()
      } else if !outOfBounds.isEmpty {
        guard try checkOneMultiplier() else { return false }
      } else if !staysToCheck.isEmpty {
        guard try primalStep(ofStay: staysToCheck.removeLast()) else { return false }
      } else if queueHead < queue.count, try moveSidesToValues() {
        continue
      } else if queueHead < queue.count {
        let isLong = cycles.isLong(rows.count)
        if isLong { bringForwardWorst() }
        let end = rounds < 3 && !isLong ? queue.count : queueHead + 1
        rounds += 1
        while queueHead < end && outOfBounds.isEmpty && staysToCheck.isEmpty && multipliersToRecheck.isEmpty {
          guard try checkOneRow() else { return false }
        }
        if queueHead == queue.count {
          queue.removeAll()
          queueHead = 0
        }
      } else if precision.relaxationsLeft > 0, try restoreRelaxed(all: false) {
        precision.relaxationsLeft -= 1
      } else if try retryOldest() {
        continue
      } else if !precision.nearZeroMultipliers.isEmpty, recomputedBasis != basisVersion {
        recomputedBasis = basisVersion
        recomputedRounds += 1
        if recomputedRounds > Precision.rounds && !precision.isExtended {
          precision.isUncertain = true
          if !journal.isOn { return false }
          forgetNearZero()
        }
        try recomputeNearZero()
      } else if !(ties.waiting.isEmpty && ties.known.isEmpty), try resolveTie() {
        continue
      } else if !isProofKept {
        // A conflict may be stale after later pivots; retry dropped rows once.
        isProofKept = true
        retryAfter = 0
      } else {
        retryAfter = .max
        forgetNearZero()
        if needsPrecision || !isFinite { return false }
        if longSteps.isOn && hasGrown { return false }
        return try isProven()
      }
      if cycles.isPastLimit(rows.count + variables.count) { return false }
    }
  }

  /// Whether all values that this solve changed, and their products with coefficients, are finite.
  private var isFinite: Bool {
    mutating get {
      for index in 0..<journal.values.count {
        let variable = journal.values[index].variable
        if precision.spread.isOverflowing(values[variable]) && !areTermsFinite(of: variable) { return false }
      }
      return true
    }
  }

  private mutating func areTermsFinite(of variable: Int32) -> Bool {
    let start = variables[variable].linkStart
    for link in start..<start + variables[variable].linkCount
    where !(entries[links[link].entry].coefficient * values[variable]).isFinite { return false }
    return values[variable].isFinite
  }

  /// Removes removed rows without a multiplier from the basis before values move, so that their variables stay where
  /// they are.
  private mutating func removeUnpricedRows() throws(MemoryError) {
    // A single row is removed in its primal step, which makes the same check.
    if outOfBounds.count == 1 && queueHead == queue.count && dirty.isEmpty && staysToCheck.isEmpty { return }
    var kept = 0
    for index in 0..<outOfBounds.count {
      let row = outOfBounds[index]
      var isLoose = rows[row].isActive && !rows[row].state.contains(.live)
      if isLoose {
        try ignoreRounding(of: row)
        try findDirection(of: row)
        try refreshMultiplier(of: row)
        clearDirection()
        isLoose = rows[row].multiplier < 0
      }
      if isLoose {
        rows[row].state.remove(.outOfBounds)
        if try !removeFromBasis(row) { return }
        try enqueue(row)
      } else {
        outOfBounds[kept] = row
        kept += 1
      }
    }
    outOfBounds.truncate(to: kept)
  }

  private mutating func checkOneMultiplier() throws(MemoryError) -> Bool {
    // Bland's rule needs the lowest number in both choices of a step.
    for index in 0..<outOfBounds.count where cycles.usesBlandsRule && outOfBounds[index] < outOfBounds.last {
      let row = outOfBounds[index]
      outOfBounds[index] = outOfBounds.last
      outOfBounds[outOfBounds.count - 1] = row
    }
    if allowsLongSteps { bringForwardSteepest() }
    let row = outOfBounds.removeLast()
    rows[row].state.remove(.outOfBounds)
    cycles.noteCheck()
    if !rows[row].isActive {
      if !rows[row].state.contains(.live) && !rows[row].state.contains(.queued) { uninstall(row) }
      return true
    }
    return try primalStep(row)
  }

  /// Moves the waiting row with the largest violation to the front. In large connected systems this takes far fewer
  /// steps, and some systems do not converge in queue order.
  private mutating func bringForwardWorst() {
    var worst = queueHead
    var most = 0.0
    for index in queueHead..<queue.count {
      let row = queue[index]
      guard !rows[row].isActive, rows[row].state.contains(.live), !rows[row].state.contains(.dropped),
        violatedSide(of: row) != 0
      else { continue }
      let distance = abs(residual(of: row).value) / largestCoefficient(row)
      if distance > most {
        worst = index
        most = distance
      }
    }
    let row = queue[worst]
    queue[worst] = queue[queueHead]
    queue[queueHead] = row
  }

  private mutating func checkOneRow() throws(MemoryError) -> Bool {
    let row = queue[queueHead]
    queueHead += 1
    rows[row].state.remove(.queued)
    if rows[row].isActive { return true }
    if !rows[row].state.contains(.live) {
      if !rows[row].state.contains(.outOfBounds) { uninstall(row) }
      return true
    }
    if rows[row].state.contains(.dropped) { return true }
    switch try dualStep(row) {
    case .settled: return true
    case .singular: return false
    case .infeasible:
      // A conflict found with values that are out of date is not a proof.
      if dirty.isEmpty {
        try resolveConflict(row)
      } else {
        try enqueue(row)
      }
      return !needsRebuild
    }
  }

  /// Recomputes multipliers that are small beside the numbers they were computed from.
  private mutating func recheckMultipliers() throws(MemoryError) {
    while !multipliersToRecheck.isEmpty {
      let row = multipliersToRecheck.removeLast()
      // The row stays marked meanwhile: cancellation in the recomputed multiplier is real.
      defer { rows[row].state.remove(.recheck) }
      guard rows[row].isActive, rows[row].isBounded else { continue }
      try outOfBounds.reserve(outOfBounds.count + 1)
      cycles.noteCheck()
      try recomputeMultiplier(row)
      if hasNearZeroMultiplier(row) {
        try noteNearZero(row)
      } else if excess(of: row) != 0 {
        markOutOfBounds(row)
      }
    }
  }

  /// Clears the buffers of an interrupted search.
  mutating func abandonSearch() {
    for index in 0..<work.count {
      work[index] = 0
      workSize[index] = 0
    }
    for index in 0..<precision.work.count { precision.work[index] = 0 }
    frames.removeAll()
  }

  /// Rebuilds the basis: all rows become inactive and are queued.
  private mutating func rebuild() throws(MemoryError) {
    basisVersion &+= 1
    dirty.removeAll()
    outOfBounds.removeAll()
    multipliersToRecheck.removeAll()
    forgetNearZero()
    forgetTies()
    staysToCheck.removeAll()
    queue.removeAll()
    queueHead = 0
    try queue.reserve(liveRows)
    try entries.prepareToGive()
    for index in 0..<blocks.count where blocks[index].count > 0 { freeBlock(Int32(index)) }
    for index in 0..<variables.count {
      variables[index].holder = -1
      variables[index].block = -1
      variables[index].uses = 0
    }
    for index in 0..<Int32(rows.count) where rows[index].count > 0 {
      freeMultiplier(of: index)
      rows[index].held = -1
      rows[index].pivot = -1
      rows[index].side = 0
      rows[index].state.subtract([.queued, .outOfBounds, .recheck, .saved])
      if rows[index].state.contains(.live) {
        if !rows[index].state.contains(.dropped) {
          rows[index].state.insert(.queued)
          queue.appendReserved(index)
        }
      } else {
        uninstall(index)
      }
    }
    needsRebuild = false
    retryDropped = true
  }
}

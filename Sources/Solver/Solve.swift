import Memory
import Status

/// Working off what waits.
extension Solver {
  /// Brings the values up to date. Throws `.conflict` if required rows had to be
  /// dropped; the values are then a solution of the others.
  package mutating func solve() throws(Status) {
    try settle()
    trimAfterGrowth()
    if !dropped.isEmpty { throw .conflict }
  }

  /// As `solve()`, without a word on dropped rows. On an error the values are as before.
  package mutating func settle() throws(Status) {
    #if INVARIANTS
      checkInvariants()
    #endif
    // A row with such coefficients that has yet to leave the basis leaves it with care.
    if care.isTaken && !isCold && care.term == 0 && unbalanced.isEmpty { letGoOfCare() }
    if isSettled || passesAtOnce() { return }
    journal.beginValues()
    var answer = Status.numeric
    do throws(MemoryError) { try keepDropped() } catch { throw .outOfMemory }
    do throws(MemoryError) {
      if isGrowing { try reserveForGrowth() }
      if isInWantOfCare { try takeCare() }
      for attempt in 0..<3 {
        if attempt > 0 && !care.isTaken { try takeCare() }
        if try workOff() { return endSolve() }
        // Coming to no end takes long.
        if !care.isTaken && !care.isDoubtful { care.nextTerm = Care.longestTerm / 32 }
        isCold = true
        // A basis built anew could not be rolled back.
        if journal.isOn { break }
      }
    } catch { answer = .outOfMemory }
    isCold = true
    abandonSearch()
    returnCare()
    restoreValues()
    restoreDropped()
    mayReturn = true
    throw answer
  }

  var isSettled: Bool {
    mutating get {
      queueHead == queue.count && dirty.isEmpty && unbalanced.isEmpty && pulled.isEmpty && !isCold
        && !(mayReturn && !dropped.isEmpty) && suspects.isEmpty && care.faint.isEmpty && !isInWantOfCare
    }
  }

  /// Where nothing waits but an inequality that holds as things are, there is nothing to do.
  private mutating func passesAtOnce() -> Bool {
    guard queue.count == queueHead + 1, dirty.isEmpty, unbalanced.isEmpty, pulled.isEmpty, suspects.isEmpty else {
      return false
    }
    let row = queue[queueHead]
    guard dropped.isEmpty, !isCold, !journal.isOn, !care.isTaken, !isInWantOfCare, care.faint.isEmpty,
      !rows[row].isEquality, !rows[row].isActive, rows[row].side == 0, rows[row].state.contains(.live),
      need(of: row) == 0
    else { return false }
    rows[row].state.remove(.queued)
    queue.removeAll()
    queueHead = 0
    mayReturn = false
    return true
  }

  /// In a transaction everything goes on as it began.
  var isInWantOfCare: Bool {
    mutating get { !care.isTaken && !journal.isOn && (care.isDoubtful || isWide) }
  }

  /// False if the basis went cold on the way or no end is in sight.
  private mutating func workOff() throws(MemoryError) -> Bool {
    if isCold { try warm() }
    try removeLoose()
    if isCold { return false }
    if mayReturn { retriedAge = 0 }
    mayReturn = false
    try matchFresh()
    if isCold { return false }
    cycles.begin()
    var rounds = 0
    if !journal.isOn { _ = try straighten(all: true) }
    care.patience = care.isStrict ? 0 : 1000
    var isProofKept = !care.isTaken || journal.isOn
    var weighedBasis = basisVersion &- 1
    var weighedRounds = 0
    while true {
      try propagate()
      if !suspects.isEmpty {
        try recheckSuspects()
      } else if !unbalanced.isEmpty {
        guard try balanceOne() else { return false }
      } else if !pulled.isEmpty {
        guard try primalStep(ofStay: pulled.removeLast()) else { return false }
      } else if queueHead < queue.count {
        let isLong = cycles.isLong(rows.count)
        if isLong { bringForwardWorst() }
        let end = rounds < 3 && !isLong ? queue.count : queueHead + 1
        rounds += 1
        while queueHead < end && unbalanced.isEmpty && pulled.isEmpty && suspects.isEmpty {
          guard try lookAtOne() else { return false }
        }
        if queueHead == queue.count {
          queue.removeAll()
          queueHead = 0
        }
      } else if care.patience > 0, try straighten(all: false) {
        care.patience -= 1
      } else if try retryOldest() {
        continue
      } else if !care.faint.isEmpty, weighedBasis != basisVersion {
        weighedBasis = basisVersion
        weighedRounds += 1
        if weighedRounds > Care.rounds && !care.isTaken {
          care.isDoubtful = true
          if !journal.isOn { return false }
          forgetFaint()
        }
        try weighFaint()
      } else if !isProofKept {
        // What contradicts the rest may be rounding of values that came to be since.
        isProofKept = true
        retriedAge = 0
      } else {
        retriedAge = .max
        forgetFaint()
        if isInWantOfCare || !isFinite { return false }
        return try isProven()
      }
      if cycles.isHopeless(rows.count + variables.count) { return false }
    }
  }

  /// Whether all values that this solve changed are numbers, and what they make of rows is.
  private var isFinite: Bool {
    mutating get {
      for index in 0..<journal.values.count {
        let variable = journal.values[index].variable
        if care.spread.isOverflowing(values[variable]) && !areTermsFinite(of: variable) { return false }
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

  /// Removed rows that nothing leans on go before anything moves, so that what
  /// they held does not move with it.
  private mutating func removeLoose() throws(MemoryError) {
    // One alone goes in its step, which looks at the same.
    if unbalanced.count == 1 && queueHead == queue.count && dirty.isEmpty && pulled.isEmpty { return }
    var kept = 0
    for index in 0..<unbalanced.count {
      let row = unbalanced[index]
      var isLoose = rows[row].isActive && !rows[row].state.contains(.live)
      if isLoose {
        try passRounding(of: row)
        try findDirection(of: row)
        try refreshMultiplier(of: row)
        clearDirection()
        isLoose = rows[row].multiplier < 0
      }
      if isLoose {
        rows[row].state.remove(.unbalanced)
        if try !dissolve(row) { return }
        try enqueue(row)
      } else {
        unbalanced[kept] = row
        kept += 1
      }
    }
    unbalanced.truncate(to: kept)
  }

  private mutating func balanceOne() throws(MemoryError) -> Bool {
    // Both choices of a step must be of the lowest number to never circle.
    for index in 0..<unbalanced.count where cycles.isCautious && unbalanced[index] < unbalanced.last {
      let row = unbalanced[index]
      unbalanced[index] = unbalanced.last
      unbalanced[unbalanced.count - 1] = row
    }
    let row = unbalanced.removeLast()
    rows[row].state.remove(.unbalanced)
    if !rows[row].isActive {
      if !rows[row].state.contains(.live) && !rows[row].state.contains(.queued) { uninstall(row) }
      return true
    }
    return try primalStep(row)
  }

  /// Makes the waiting row that is furthest from holding the next one: where much hangs together that takes many fewer
  /// steps, and some systems come to no end in the order in which rows were queued.
  private mutating func bringForwardWorst() {
    var worst = queueHead
    var most = 0.0
    for index in queueHead..<queue.count {
      let row = queue[index]
      guard !rows[row].isActive, rows[row].state.contains(.live), !rows[row].state.contains(.dropped),
        need(of: row) != 0
      else { continue }
      let distance = abs(judge(row).residual) / largestCoefficient(row)
      if distance > most {
        worst = index
        most = distance
      }
    }
    let row = queue[worst]
    queue[worst] = queue[queueHead]
    queue[queueHead] = row
  }

  private mutating func lookAtOne() throws(MemoryError) -> Bool {
    let row = queue[queueHead]
    queueHead += 1
    rows[row].state.remove(.queued)
    if rows[row].isActive { return true }
    if !rows[row].state.contains(.live) {
      if !rows[row].state.contains(.unbalanced) { uninstall(row) }
      return true
    }
    if rows[row].state.contains(.dropped) { return true }
    switch try dualStep(row) {
    case .settled: return true
    case .cold: return false
    case .infeasible:
      // A verdict on values that are out of date is none.
      if dirty.isEmpty {
        try resolveConflict(row)
      } else {
        try enqueue(row)
      }
      return !isCold
    }
  }

  /// Multipliers left over from much larger numbers, computed anew.
  private mutating func recheckSuspects() throws(MemoryError) {
    while !suspects.isEmpty {
      let row = suspects.removeLast()
      // While it is weighed it is marked still: what cancels then does so for good.
      defer { rows[row].state.remove(.suspect) }
      guard rows[row].isActive, rows[row].isBounded else { continue }
      try unbalanced.reserve(unbalanced.count + 1)
      try weigh(row)
      if isFaint(row) { try noteFaint(row) }
      if excess(of: row) != 0 { markUnbalanced(row) }
    }
  }

  /// A search broken off in the middle leaves nothing behind.
  mutating func abandonSearch() {
    for index in 0..<work.count {
      work[index] = 0
      workSize[index] = 0
    }
    for index in 0..<care.work.count { care.work[index] = 0 }
    frames.removeAll()
  }

  /// Forgets the basis: every row is inactive and waits to be looked at.
  private mutating func warm() throws(MemoryError) {
    basisVersion &+= 1
    dirty.removeAll()
    unbalanced.removeAll()
    suspects.removeAll()
    forgetFaint()
    pulled.removeAll()
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
      rows[index].state.subtract([.queued, .unbalanced, .suspect, .saved])
      if rows[index].state.contains(.live) {
        if !rows[index].state.contains(.dropped) {
          rows[index].state.insert(.queued)
          queue.appendReserved(index)
        }
      } else {
        uninstall(index)
      }
    }
    isCold = false
    mayReturn = true
  }
}

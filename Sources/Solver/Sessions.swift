import Memory
import Status

/// What a number moves, learned once for all the numbers that it streams to.
extension Solver {
  mutating func releaseSession(_ slot: Int32) {
    let session = edits[slot].session
    if session.moves >= 0 { sessions.moves.give(session.moves, MovePair.count(for: session.moveCount)) }
    if session.watches >= 0 { sessions.watches.give(session.watches, Int(session.watchCount)) }
    edits[slot].session = SessionRecord()
  }

  mutating func releaseSessions() {
    for slot in 0..<Int32(edits.count) { edits[slot].session = SessionRecord() }
  }

  /// Whether the number may be streamed to where it shall go.
  mutating func prepareStream(_ slot: Int32, to number: Double) throws(Status) -> Bool {
    if !isCurrent(slot), try !makeCurrent(slot) { return false }
    let stored = rows[edits[slot].row].isNegated ? -number : number
    // What larger numbers move may overflow, which a solve would tell.
    if abs(stored) > 1e100 { return false }
    // What comes down from large numbers would keep their rounding.
    if edits[slot].session.largestBase > 1e6 && abs(stored) < 0.5 * abs(edits[slot].session.origin) { return false }
    return stored >= edits[slot].session.low && stored <= edits[slot].session.high
  }

  /// Whatever leaves something to do changes one of the versions. A dropped row may come back at any step of a required
  /// one, and twofold numbers do not stream: then each is solved.
  @inline(__always)
  private mutating func isCurrent(_ slot: Int32) -> Bool {
    edits[slot].session.basis == basisVersion && edits[slot].session.values == valueVersion && !isCold
      && dropped.isEmpty && !care.isTaken
  }

  /// False where each step has to be solved.
  private mutating func makeCurrent(_ slot: Int32) throws(Status) -> Bool {
    guard isSettled, !care.isTaken, dropped.isEmpty else { return false }
    guard edits[slot].session.basis == basisVersion || edits[slot].crossings < 2 else { return false }
    do throws(MemoryError) { try readySession(slot) } catch { throw .outOfMemory }
    // Values computed anew may have left something to do.
    return isSettled
  }

  /// Brings the session of a settled solver up to date.
  mutating func readySession(_ slot: Int32) throws(MemoryError) {
    if edits[slot].session.basis != basisVersion {
      try learn(slot)
    } else if edits[slot].session.values != valueVersion {
      try rebase(slot)
    }
  }

  private mutating func learn(_ slot: Int32) throws(MemoryError) {
    releaseSession(slot)
    try sessions.moves.prepareToGive()
    try sessions.watches.prepareToGive()
    let row = edits[slot].row
    order.removeAll()
    met.removeAll()
    if rows[row].isActive {
      try findDirection(of: row)
    } else {
      try met.append(row)
    }
    defer { clearDirection() }
    var session = SessionRecord()
    try collectMoves(&session)
    try collectWatches(&session, row)
    session.basis = basisVersion
    edits[slot].session = session
    claim(slot)
    setBase(slot)
  }

  /// Marks what the session moves and watches; one that has a part in another
  /// current session is entangled with it.
  private mutating func claim(_ slot: Int32) {
    let session = edits[slot].session
    guard slot < UInt16.max - 1 else {
      edits[slot].session.isEntangled = true
      return
    }
    for index in 0..<session.moveCount {
      let variable = moved(by: session, index)
      entangle(slot, variables[variable].session)
      variables[variable].session = UInt16(slot + 1)
    }
    for index in session.watches..<session.watches + session.watchCount {
      let row = sessions.watches[index].row
      entangle(slot, rows[row].session)
      rows[row].session = UInt16(slot + 1)
    }
  }

  private mutating func entangle(_ slot: Int32, _ mark: UInt16) {
    let other = Int32(mark) - 1
    guard other >= 0, other != slot, other < edits.count, edits[other].isLive else { return }
    if edits[other].session.basis != basisVersion { return }
    edits[other].session.isEntangled = true
    edits[slot].session.isEntangled = true
  }

  private mutating func collectMoves(_ session: inout SessionRecord) throws(MemoryError) {
    scratch.removeAll()
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let node = order[index]
      if node >= 0 {
        if work[node] != 0 { try scratch.append(node) }
        continue
      }
      let block = blocks[~node]
      for place in 0..<block.count {
        let variable = blockIndices[block.variables + place]
        if work[variable] != 0 { try scratch.append(variable) }
      }
    }
    if scratch.isEmpty { return }
    session.moveCount = Int32(scratch.count)
    session.moves = try sessions.moves.take(MovePair.count(for: session.moveCount))
    session.leastRate = .infinity
    for index in 0..<session.moveCount {
      let variable = scratch[index]
      sessions.moves[session.moves + (index >> 1)].set(index & 1, id(ofVariable: variable), rate: work[variable])
      let rate = Float(abs(work[variable]))
      session.largestRate = max(session.largestRate, rate)
      session.leastRate = min(session.leastRate, rate)
    }
  }

  private mutating func collectWatches(_ session: inout SessionRecord, _ row: Int32) throws(MemoryError) {
    var count = 0
    for index in 0..<met.count where !rows[met[index]].state.contains(.dropped) {
      met[count] = met[index]
      count += 1
    }
    if count == 0 { return }
    session.watchCount = Int32(count)
    session.watches = try sessions.watches.take(count)
    for index in 0..<Int32(count) {
      let watched = met[index]
      sessions.watches[session.watches + index] = Watch(row: watched, rate: watched == row ? -1 : rate(of: watched))
    }
  }

  /// Values streamed many times over are computed anew from the rows now and then.
  private mutating func rebase(_ slot: Int32) throws(MemoryError) {
    edits[slot].session.rebased &+= 1
    if edits[slot].session.rebased % 64 == 0 && rows[edits[slot].row].isActive {
      journal.beginValues()
      try dirty.append(edits[slot].row)
      try propagate()
      if !isSettled { return }
    }
    setBase(slot)
  }

  /// Takes the present values and number as the base, and finds the range.
  mutating func setBase(_ slot: Int32) {
    var session = edits[slot].session
    session.isShort = true
    session.largestBase = 0
    for index in 0..<session.moveCount {
      let variable = moved(by: session, index)
      let rate = sessions.moves[session.moves + (index >> 1)].setBase(index & 1, values[variable])
      let size = Self.size(abs(values[variable]))
      session.largestBase = max(session.largestBase, size)
      // What streams from here keeps the rounding of this value.
      sizes[variable] = max(sizes[variable], size)
      let isShort = Fraction.isShort(values[variable], below: 0x1p20) && Fraction.isShort(rate, below: 16)
      session.isShort = session.isShort && isShort
    }
    session.origin = rows[edits[slot].row].constant
    session.values = valueVersion
    findRange(&session, slop: 0.05)
    edits[slot].session = session
  }

  /// The range of the number in which no watched row comes to its wrong side by
  /// more than a part of its tolerance.
  mutating func findRange(_ session: inout SessionRecord, slop part: Double) {
    session.low = -.infinity
    session.high = .infinity
    for index in session.watches..<session.watches + session.watchCount {
      let watch = sessions.watches[index]
      if watch.rate == 0 { continue }
      let judged = judge(watch.row)
      let slop = part * judged.tolerance
      let record = rows[watch.row]
      // The residual may move within these.
      let least = record.side > 0 ? -Double.infinity : -slop
      let most = record.side < 0 || (record.side == 0 && !record.isEquality) ? Double.infinity : slop
      let down = (watch.rate > 0 ? least : most) - judged.residual
      let up = (watch.rate > 0 ? most : least) - judged.residual
      session.low = max(session.low, session.origin + min(0, down / watch.rate))
      session.high = min(session.high, session.origin + max(0, up / watch.rate))
    }
  }
}

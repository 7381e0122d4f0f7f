import Memory

/// The work that waits for the next solve, or for the rest of this one.
///
/// The values are optimal when all lists but `dropped` are empty and neither flag is set.
struct Agenda: ~Copyable {
  /// Rows whose side must be checked, from `queueHead` on.
  var queue: Buffer<Int32>
  var queueHead = 0
  /// Rows whose variable must be computed if they are active. A row may be listed twice.
  var dirty: Buffer<Int32>
  /// Active rows whose multiplier is out of bounds, or that were removed.
  var outOfBounds: RowList<1>
  /// Stays whose multiplier may not be zero.
  var pricedStays: Buffer<Int32>
  /// Rows whose multiplier is small beside the numbers it was computed from.
  var recheck: RowList<2>
  /// Active rows whose multipliers are so near to a bound that rounding may have moved them off it.
  var nearBound: RowList<3>
  /// Rows (r) and stays (~v) that may be tied.
  var tied: RowList<4>
  /// Required rows that are left out, the oldest first.
  var dropped: Buffer<Int32>
  /// A change may let a dropped row hold again.
  var retryDropped = false
  /// Dropped rows with a larger serial number are to be retried.
  var retryAfter = UInt32.max
  /// The basis is invalid; the next solve rebuilds it, and retries all dropped rows.
  var needsRebuild = false

  /// Whether a dropped row is to be retried.
  var waitsForRetry: Bool { retryDropped && !dropped.isEmpty }

  init(_ account: Account) {
    queue = Buffer(account)
    dirty = Buffer(account)
    outOfBounds = RowList(account)
    pricedStays = Buffer(account)
    recheck = RowList(account)
    nearBound = RowList(account)
    tied = RowList(account)
    dropped = Buffer(account)
  }

  /// Whether nothing but rows to check, constants of active rows and dropped rows is listed. A solve after a small change
  /// asks this first, so all counts are tested at once.
  @inline(__always)
  var hasOnlyRows: Bool {
    outOfBounds.count | pricedStays.count | recheck.count | nearBound.count | tied.count == 0 && !needsRebuild
  }

  /// The indices of the rows in `queue` that are still to be checked. After a failure rows before the head may be gone.
  @inline(__always)
  var queued: Range<Int> { queueHead..<max(queueHead, queue.count) }

  mutating func clearQueue() {
    queue.removeAll()
    queueHead = 0
  }

  mutating func release() {
    queue.release()
    dirty.release()
    outOfBounds.release()
    pricedStays.release()
    recheck.release()
    nearBound.release()
    tied.release()
    dropped.release()
  }
}

extension Basis {
  /// Lists an active row whose variable must be computed.
  @inline(never)
  mutating func noteDirty(_ row: Int32) throws(MemoryError) { try agenda.dirty.append(row) }

  /// Makes room for rows whose constants change. In a list of twice as many as there are rows, most are listed more than once: each
  /// is kept where it comes first.
  mutating func reserveDirty(more: Int) throws(MemoryError) {
    if agenda.dirty.count > 2 * problem.rows.count {
      forgetKept()
      let stamp = nextStamp()
      let rows = problem.rows.span
      agenda.dirty.keep { row in
        defer { rows[row].visitStamp = stamp }
        return rows[row].visitStamp != stamp
      }
    }
    try agenda.dirty.reserve(agenda.dirty.count + more)
  }

  @inline(never)
  mutating func noteForRecheck(_ row: Int32) throws(MemoryError) {
    if Mechanism.recheckedMultipliers.isOn { try agenda.recheck.insert(row, problem.marks) }
  }

  /// Lists a row whose multiplier is near a bound, to be recomputed at the end of the solve.
  @inline(never)
  mutating func noteNearBound(_ row: Int32) throws(MemoryError) {
    if Mechanism.recheckedMultipliers.isOn { try agenda.nearBound.insert(row, problem.marks) }
  }

  /// Empties all lists but those of ties and of dropped rows.
  mutating func clearAgenda() {
    for index in agenda.queued { problem.rows[agenda.queue[index]].lists.remove(.queued) }
    agenda.clearQueue()
    agenda.dirty.removeAll()
    agenda.outOfBounds.removeAll(problem.marks)
    agenda.recheck.removeAll(problem.marks)
    agenda.nearBound.removeAll(problem.marks)
    agenda.pricedStays.removeAll()
  }

  @inline(__always)
  mutating func enqueue(_ row: Int32) throws(MemoryError) {
    if !problem.rows[row].lists.contains(.queued) { try appendToQueue(row) }
  }

  @inline(never)
  private mutating func appendToQueue(_ row: Int32) throws(MemoryError) {
    try agenda.queue.append(row)
    problem.rows[row].lists.insert(.queued)
  }

  /// Puts a row into the queue, unless it is in it. Memory is reserved.
  @inline(__always)
  mutating func enqueueReserved(_ row: Int32) {
    if !problem.rows[row].lists.contains(.queued) {
      agenda.queue.appendReserved(row)
      problem.rows[row].lists.insert(.queued)
    }
  }

  /// Marks a row whose multiplier is out of bounds. Memory is reserved.
  mutating func noteOutOfBounds(_ row: Int32) { agenda.outOfBounds.insertReserved(row, problem.marks) }
}

import Memory

/// The state before a solve or a trial, as far as these change it.
///
/// Every solve records old values, and restores them if it fails. A trial also records rows, matches and blocks
/// before they change. Rolling back restores the state bit for bit.
struct Journal: ~Copyable {
  /// A trial is being made: the journal also records rows, matches and blocks.
  var isTrial = false
  /// The step limit has ended a solve: the journal has its values and dropped rows, the solver those from before it.
  var isSuspended = false
  /// The row or change that the trial tries cannot hold: it has to be rolled back.
  var isRefused = false
  var values: Buffer<SavedValue>
  /// The low parts of these values, in double-double.
  var lows: Buffer<Double>
  var call: SolvedCall
  var rows: Buffer<SavedRow>
  var multipliers: Buffer<MultiplierNode>
  var variables: Buffer<SavedVariable>
  var blocks: JournalBlocks
  /// The dropped rows when the solve or trial began.
  var dropped: Buffer<Int32>
  /// What was known when the trial began.
  var attempt = Attempt()

  init(_ account: Account) {
    values = Buffer(account)
    lows = Buffer(account)
    call = SolvedCall(account)
    rows = Buffer(account)
    multipliers = Buffer(account)
    variables = Buffer(account)
    blocks = JournalBlocks(account)
    dropped = Buffer(account)
  }

  mutating func release() {
    values.release()
    lows.release()
    call.values.release()
    rows.release()
    multipliers.release()
    variables.release()
    blocks.detached.release()
    blocks.made.release()
    dropped.release()
  }

  mutating func clearValuesUnlessTrial() throws(MemoryError) {
    if !isTrial { try clearValues() }
  }

  /// Empties the list of values. Those of a call of a solver are kept.
  mutating func clearValues() throws(MemoryError) {
    try keepEarlier()
    values.removeAll()
    lows.removeAll()
  }

  /// Forgets values that are as they were when so many were kept.
  mutating func forgetValues(since count: Int) {
    call.values.truncate(to: count)
    values.removeAll()
    lows.removeAll()
  }

  /// A call goes on with the values that an earlier one has kept of its solve.
  mutating func resumeCall() {
    if call.state == .none { return }
    call.values.removeAll()
    call.state = .solved
  }

  /// Keeps the values from before the last solve of a call, before there is another. Of calls of a scene nothing is kept.
  @inline(__always)
  mutating func keepEarlier() throws(MemoryError) { if call.state != .none { try appendEarlier() } }

  @inline(never)
  private mutating func appendEarlier() throws(MemoryError) {
    if call.state == .begun {
      call.values.removeAll()
    } else {
      try call.values.reserve(call.values.count + values.count)
      for index in 0..<values.count { call.values.appendReserved(values[index]) }
    }
    call.state = .solved
  }

  mutating func clear() {
    isTrial = false
    isSuspended = false
    isRefused = false
    values.removeAll()
    lows.removeAll()
    rows.removeAll()
    multipliers.removeAll()
    variables.removeAll()
    blocks.detached.removeAll()
    blocks.made.removeAll()
    dropped.removeAll()
  }
}

/// Whether a call has solved, and the values before its solves, except for the last solve.
struct SolvedCall: ~Copyable {
  enum State: UInt8, BitwiseCopyable {
    /// A call of a scene, which shows results when they are complete.
    case none
    /// A call that has not solved yet.
    case begun
    case solved
  }

  var state = State.none
  var values: Buffer<SavedValue>

  init(_ account: Account) { values = Buffer(account) }
}

/// Blocks from before the trial that it has taken apart, kept whole, and blocks that it has made and not taken apart.
struct JournalBlocks: ~Copyable {
  var detached: Buffer<Int32>
  var made: Buffer<Int32>

  init(_ account: Account) {
    detached = Buffer(account)
    made = Buffer(account)
  }
}

/// A value before it changes, or before only its size does.
struct SavedValue {
  var variable: Int32
  var size: Float
  var value: Double
}

struct SavedVariable {
  var variable: Int32
  var holder: Int32
  var block: Int32
  var position: Int32
}

struct SavedRow {
  var row: Int32
  var held: Int32
  var heldTerm: Int32
  var side: Int8
  var state: RowState
  /// Its multiplier, a range of the journal's nodes.
  var nodes: Int32
  var nodeCount: Int32
}

extension Basis {
  @inline(__always)
  mutating func save(_ row: Int32) throws(MemoryError) { if journal.isTrial { try saveOnce(row) } }

  @inline(never)
  private mutating func saveOnce(_ row: Int32) throws(MemoryError) {
    if problem.rows[row].lists.contains(.saved) { return }
    let start = Int32(journal.multipliers.count)
    var node = problem.rows[row].firstNode
    while node >= 0 {
      try journal.multipliers.append(multipliers[node])
      node = multipliers[node].next
    }
    try journal.rows.append(
      SavedRow(
        row: row, held: problem.rows[row].held, heldTerm: problem.rows[row].heldTerm, side: problem.rows[row].side,
        state: problem.rows[row].state, nodes: start, nodeCount: Int32(journal.multipliers.count) - start))
    problem.rows[row].lists.insert(.saved)
  }

  @inline(__always)
  mutating func saveVariable(_ variable: Int32) throws(MemoryError) {
    if journal.isTrial { try appendVariable(variable) }
  }

  @inline(never)
  private mutating func appendVariable(_ variable: Int32) throws(MemoryError) {
    let record = problem.variables[variable]
    try journal.variables.append(
      SavedVariable(variable: variable, holder: record.holder, block: record.block, position: record.position))
  }

  /// Leaves of each value, and of what holds each variable, only what was before, when a long solve has saved most of them many times.
  mutating func shortenJournal() {
    let most = 16 * max(64, values.count)
    if journal.values.count > most { shortenValues() }
    if journal.variables.count <= most { return }
    forgetKept()
    let stamp = nextStamp()
    let variables = problem.variables.span
    journal.variables.keep { saved in
      defer { variables[saved.variable].visitStamp = stamp }
      return variables[saved.variable].visitStamp != stamp
    }
  }

  private mutating func shortenValues() {
    forgetKept()
    let stamp = nextStamp()
    var kept = 0
    for index in 0..<journal.values.count {
      let saved = journal.values[index]
      if problem.variables[saved.variable].visitStamp == stamp { continue }
      problem.variables[saved.variable].visitStamp = stamp
      journal.values[kept] = saved
      if precision.isDoubleDouble { journal.lows[kept] = journal.lows[index] }
      kept += 1
    }
    journal.values.truncate(to: kept)
    journal.lows.truncate(to: min(kept, journal.lows.count))
  }

  /// Restores the values that the solve or trial changed.
  mutating func restoreValues() {
    for index in stride(from: journal.values.count - 1, through: 0, by: -1) {
      let saved = journal.values[index]
      values[saved.variable] = saved.value
      sizes[saved.variable] = saved.size
      if precision.isDoubleDouble { precision.lowValues[saved.variable] = journal.lows[index] }
    }
    journal.values.removeAll()
    journal.lows.removeAll()
    problem.versions.values &+= 1
  }
}

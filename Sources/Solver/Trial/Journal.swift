import Memory

/// The old state of what a solve or transaction changes.
///
/// Every solve records old values, and restores them if it fails. A transaction also records rows, matches and blocks
/// before they change. Rolling back restores the state bit for bit.
struct Journal: ~Copyable {
  var isOn = false
  var values: Buffer<SavedValue>
  /// The low parts of these values, in double-double.
  var lows: Buffer<Double>
  var rows: Buffer<SavedRow>
  var multipliers: Buffer<MultiplierNode>
  var variables: Buffer<SavedVariable>
  /// Blocks taken apart since the transaction began, kept whole, and blocks made since.
  var detachedBlocks: Buffer<Int32>
  var newBlocks: Buffer<Int32>
  /// The dropped rows when the solve or transaction began.
  var dropped: Buffer<Int32>
  /// `isUncertain` when the transaction began.
  var wasUncertain = false

  init(_ account: Account) {
    values = Buffer(account)
    lows = Buffer(account)
    rows = Buffer(account)
    multipliers = Buffer(account)
    variables = Buffer(account)
    detachedBlocks = Buffer(account)
    newBlocks = Buffer(account)
    dropped = Buffer(account)
  }

  mutating func release() {
    values.release()
    lows.release()
    rows.release()
    multipliers.release()
    variables.release()
    detachedBlocks.release()
    newBlocks.release()
    dropped.release()
  }

  mutating func beginValues() {
    if isOn { return }
    values.removeAll()
    lows.removeAll()
  }

  mutating func clear() {
    isOn = false
    values.removeAll()
    lows.removeAll()
    rows.removeAll()
    multipliers.removeAll()
    variables.removeAll()
    detachedBlocks.removeAll()
    newBlocks.removeAll()
    dropped.removeAll()
  }
}

struct SavedValue {
  var variable: Int32
  var size: Float
  var value: Double
}

struct SavedVariable {
  var variable: Int32
  var holder: Int32
  var block: Int32
  var place: Int32
}

struct SavedRow {
  var row: Int32
  var held: Int32
  var pivot: Int32
  var side: Int8
  var state: RowState
  /// Its multiplier, a range of the journal's nodes.
  var nodes: Int32
  var nodeCount: Int32
}

extension Solver {
  mutating func save(_ row: Int32) throws(MemoryError) {
    if !journal.isOn || rows[row].state.contains(.saved) { return }
    let start = Int32(journal.multipliers.count)
    var node = rows[row].multiplier
    while node >= 0 {
      try journal.multipliers.append(multipliers[node])
      node = multipliers[node].next
    }
    try journal.rows.append(
      SavedRow(
        row: row, held: rows[row].held, pivot: rows[row].pivot, side: rows[row].side, state: rows[row].state,
        nodes: start, nodeCount: Int32(journal.multipliers.count) - start))
    rows[row].state.insert(.saved)
  }

  mutating func saveVariable(_ variable: Int32) throws(MemoryError) {
    if !journal.isOn { return }
    let record = variables[variable]
    try journal.variables.append(
      SavedVariable(variable: variable, holder: record.holder, block: record.block, place: record.place))
  }

  /// Restores the values that the solve or transaction changed.
  mutating func restoreValues() {
    for index in stride(from: journal.values.count - 1, through: 0, by: -1) {
      let saved = journal.values[index]
      values[saved.variable] = saved.value
      sizes[saved.variable] = saved.size
      if precision.isExtended { precision.values[saved.variable] = journal.lows[index] }
    }
    journal.values.removeAll()
    journal.lows.removeAll()
    valueVersion &+= 1
  }

  /// Begins a transaction. The solver is settled.
  mutating func beginTransaction() throws(MemoryError) {
    journal.clear()
    try keepDropped()
    journal.wasUncertain = precision.isUncertain
    journal.isOn = true
  }

  mutating func keepDropped() throws(MemoryError) {
    if journal.isOn { return }
    journal.dropped.removeAll()
    for index in 0..<dropped.count { try journal.dropped.append(dropped[index]) }
  }

  /// Restores the list of dropped rows. Its memory is still reserved.
  mutating func restoreDropped() {
    for index in 0..<dropped.count { rows[dropped[index]].state.remove(.dropped) }
    dropped.removeAll()
    for index in 0..<journal.dropped.count {
      rows[journal.dropped[index]].state.insert(.dropped)
      dropped.appendReserved(journal.dropped[index])
    }
  }

  /// Ends the transaction and keeps its changes.
  mutating func commit() {
    for index in 0..<journal.detachedBlocks.count { freeBlock(journal.detachedBlocks[index]) }
    for index in 0..<journal.rows.count { rows[journal.rows[index].row].state.remove(.saved) }
    journal.clear()
  }

  /// Undoes all changes since `beginTransaction()`.
  mutating func rollBack() throws(MemoryError) {
    basisVersion &+= 1
    for index in 0..<journal.newBlocks.count { freeBlock(journal.newBlocks[index]) }
    for index in stride(from: journal.variables.count - 1, through: 0, by: -1) {
      let saved = journal.variables[index]
      variables[saved.variable].holder = saved.holder
      variables[saved.variable].block = saved.block
      variables[saved.variable].place = saved.place
    }
    for index in 0..<journal.rows.count { try restoreRow(journal.rows[index]) }
    restoreValues()
    restoreDropped()
    precision.relaxations.removeAll()
    precision.isUncertain = journal.wasUncertain
    retryAfter = .max
    queue.removeAll()
    queueHead = 0
    dirty.removeAll()
    outOfBounds.removeAll()
    multipliersToRecheck.removeAll()
    forgetNearZero()
    forgetTies()
    staysToCheck.removeAll()
    journal.clear()
  }

  /// Ends a transaction that cannot be rolled back for lack of memory. Values and dropped rows are restored; the
  /// basis is rebuilt.
  mutating func abandonTransaction() {
    needsRebuild = true
    retryDropped = true
    guard journal.isOn else { return }
    restoreValues()
    restoreDropped()
    precision.relaxations.removeAll()
    precision.isUncertain = journal.wasUncertain
    retryAfter = .max
    journal.clear()
  }

  private mutating func restoreRow(_ saved: SavedRow) throws(MemoryError) {
    let row = saved.row
    unmatch(row)
    if saved.held >= 0 { setMatch(row, saved.held, pivot: saved.pivot) }
    rows[row].side = saved.side
    // Nothing waited before the transaction.
    rows[row].state = saved.state.subtracting([.queued, .outOfBounds, .recheck])
    freeMultiplier(of: row)
    for offset in stride(from: saved.nodeCount - 1, through: 0, by: -1) {
      var node = journal.multipliers[saved.nodes + offset]
      node.next = rows[row].multiplier
      rows[row].multiplier = try makeNode(node)
    }
  }
}

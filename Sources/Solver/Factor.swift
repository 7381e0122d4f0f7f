import Memory

/// Factorises the square matrix of a few rows over a few variables.
///
/// First singletons are peeled: a row with one unknown left is computed before
/// the rest, a variable in one row only after it. What remains, the *kernel*, is
/// factorised by elimination that picks, among sparse candidates, pivots of at
/// least a tenth of their row's largest entry.
///
/// Rows and columns are numbered as in `members` and `memberRows`.
struct FactorWorkspace: ~Copyable {
  /// The variables and rows to arrange, in any order, equally many.
  var members: Buffer<Int32>
  var memberRows: Buffer<Int32>

  /// The matrix by rows, with room at the end of the pool for rows that grow.
  var rowLists: ListPool
  var rowValues: Buffer<Double>
  /// Its pattern by columns.
  var columnLists: ListPool
  var isRowDone: Buffer<Bool>
  var isColumnDone: Buffer<Bool>

  /// Peeled pairs (row, column), in order of computation: `front` before the
  /// kernel; `back`, reversed, after it.
  var frontRows: Buffer<Int32>
  var frontColumns: Buffer<Int32>
  var backRows: Buffer<Int32>
  var backColumns: Buffer<Int32>

  /// The kernel's pivots in order, and its factors by pivot number.
  var pivotRows: Buffer<Int32>
  var pivotColumns: Buffer<Int32>
  var diagonal: Buffer<Double>
  var lowerStart: Buffer<Int32>
  var lowerIndex: Buffer<Int32>
  var lower: Buffer<Double>
  var upperStart: Buffer<Int32>
  var upperIndex: Buffer<Int32>
  var upper: Buffer<Double>

  var rowBuckets: Buckets
  var columnBuckets: Buckets
  var position: Buffer<Int32>
  var largest: Buffer<Double>
  /// A pivot below this part of what its row began with is nothing.
  var singular = 1e-11
  /// What is left of a difference below this part of it is nothing.
  var cancellation = 2e-16

  init(_ account: Account) {
    members = Buffer(account)
    memberRows = Buffer(account)
    rowLists = ListPool(account)
    rowValues = Buffer(account)
    columnLists = ListPool(account)
    isRowDone = Buffer(account)
    isColumnDone = Buffer(account)
    frontRows = Buffer(account)
    frontColumns = Buffer(account)
    backRows = Buffer(account)
    backColumns = Buffer(account)
    pivotRows = Buffer(account)
    pivotColumns = Buffer(account)
    diagonal = Buffer(account)
    lowerStart = Buffer(account)
    lowerIndex = Buffer(account)
    lower = Buffer(account)
    upperStart = Buffer(account)
    upperIndex = Buffer(account)
    upper = Buffer(account)
    rowBuckets = Buckets(account)
    columnBuckets = Buckets(account)
    position = Buffer(account)
    largest = Buffer(account)
  }

  mutating func release() {
    members.release()
    memberRows.release()
    rowLists.release()
    rowValues.release()
    columnLists.release()
    isRowDone.release()
    isColumnDone.release()
    frontRows.release()
    frontColumns.release()
    backRows.release()
    backColumns.release()
    pivotRows.release()
    pivotColumns.release()
    diagonal.release()
    lowerStart.release()
    lowerIndex.release()
    lower.release()
    upperStart.release()
    upperIndex.release()
    upper.release()
    rowBuckets.release()
    columnBuckets.release()
    position.release()
    largest.release()
  }

  /// Begins a matrix of as many columns as `members`.
  mutating func begin() throws(MemoryError) {
    rowLists.removeAll()
    rowValues.removeAll()
  }

  /// Appends one row's entry; rows come in order.
  mutating func append(column: Int32, value: Double) throws(MemoryError) {
    try rowLists.pool.append(column)
    try rowValues.append(value)
  }

  mutating func endRow() throws(MemoryError) {
    let start = rowLists.starts.isEmpty ? 0 : rowLists.starts.last + rowLists.counts.last
    try rowLists.addList(start: start, count: Int32(rowLists.pool.count) - start)
  }

  /// Peels if asked to, factorises the rest; false if the matrix is singular.
  mutating func factorise(peeling: Bool) throws(MemoryError) -> Bool {
    let count = members.count
    try isRowDone.resize(to: 0, filling: false)
    try isRowDone.resize(to: count, filling: false)
    try isColumnDone.resize(to: 0, filling: false)
    try isColumnDone.resize(to: count, filling: false)
    frontRows.removeAll()
    frontColumns.removeAll()
    backRows.removeAll()
    backColumns.removeAll()
    try columnLists.transpose(rowLists, columns: count)
    if peeling { try peel() }
    return try eliminate()
  }

  // MARK: Peeling

  /// `position` is the list of rows (r) and columns (~c) with one partner left.
  private mutating func peel() throws(MemoryError) {
    let count = members.count
    position.removeAll()
    try rowBuckets.copyCounts(rowLists)
    try columnBuckets.copyCounts(columnLists)
    for column in 0..<Int32(count) where columnBuckets.counts[column] == 1 { try position.append(~column) }
    for row in 0..<Int32(count) where rowBuckets.counts[row] == 1 { try position.append(row) }
    while !position.isEmpty {
      let next = position.removeLast()
      if next >= 0 {
        guard !isRowDone[next], rowBuckets.counts[next] == 1, let column = partner(ofRow: next) else { continue }
        try frontRows.append(next)
        try frontColumns.append(column)
        try finish(row: next, column: column)
      } else {
        guard !isColumnDone[~next], columnBuckets.counts[~next] == 1, let row = partner(ofColumn: ~next) else {
          continue
        }
        try backRows.append(row)
        try backColumns.append(~next)
        try finish(row: row, column: ~next)
      }
    }
  }

  private mutating func partner(ofRow row: Int32) -> Int32? {
    for index in rowLists.range(row) where !isColumnDone[rowLists.pool[index]] { return rowLists.pool[index] }
    return nil
  }

  private mutating func partner(ofColumn column: Int32) -> Int32? {
    for index in columnLists.range(column) where !isRowDone[columnLists.pool[index]] {
      return columnLists.pool[index]
    }
    return nil
  }

  private mutating func finish(row: Int32, column: Int32) throws(MemoryError) {
    isRowDone[row] = true
    isColumnDone[column] = true
    for index in rowLists.range(row) {
      let other = rowLists.pool[index]
      columnBuckets.counts[other] -= 1
      if columnBuckets.counts[other] == 1 && !isColumnDone[other] { try position.append(~other) }
    }
    for index in columnLists.range(column) {
      let other = columnLists.pool[index]
      rowBuckets.counts[other] -= 1
      if rowBuckets.counts[other] == 1 && !isRowDone[other] { try position.append(other) }
    }
  }
}

/// Lists of numbers in one pool: list i is pool[starts[i]..<starts[i] + counts[i]].
struct ListPool: ~Copyable {
  var pool: Buffer<Int32>
  var starts: Buffer<Int32>
  var counts: Buffer<Int32>
  var rooms: Buffer<Int32>

  init(_ account: Account) {
    pool = Buffer(account)
    starts = Buffer(account)
    counts = Buffer(account)
    rooms = Buffer(account)
  }

  mutating func release() {
    pool.release()
    starts.release()
    counts.release()
    rooms.release()
  }

  mutating func removeAll() {
    pool.removeAll()
    starts.removeAll()
    counts.removeAll()
    rooms.removeAll()
  }

  @inline(__always)
  func range(_ list: Int32) -> Range<Int32> { starts[list]..<starts[list] + counts[list] }

  mutating func addList(start: Int32, count: Int32) throws(MemoryError) {
    try starts.append(start)
    try counts.append(count)
    try rooms.append(count)
  }

  /// The lists the other way round: for each number, the lists that hold it.
  mutating func transpose(_ other: borrowing ListPool, columns: Int) throws(MemoryError) {
    removeAll()
    try starts.resize(to: columns, filling: 0)
    try counts.resize(to: columns, filling: 0)
    try rooms.resize(to: columns, filling: 0)
    for index in 0..<other.pool.count { rooms[other.pool[index]] += 1 }
    var start: Int32 = 0
    for column in 0..<columns {
      starts[column] = start
      start += rooms[column]
    }
    try pool.extend(to: Int(start))
    for list in 0..<Int32(other.starts.count) {
      for index in other.range(list) {
        let column = other.pool[index]
        pool[starts[column] + counts[column]] = list
        counts[column] += 1
      }
    }
  }

  /// Moves a list without room to the end of the pool, with room for one more at least.
  mutating func makeRoom(_ list: Int32) throws(MemoryError) -> Bool {
    guard counts[list] == rooms[list] else { return false }
    let count = counts[list]
    let room = count + count / 2 + 2
    let start = Int32(pool.count)
    try pool.extend(to: Int(start + room))
    for offset in 0..<count { pool[start + offset] = pool[starts[list] + offset] }
    starts[list] = start
    rooms[list] = room
    return true
  }

  mutating func remove(_ number: Int32, from list: Int32) {
    let last = starts[list] + counts[list] - 1
    var index = starts[list]
    while index < last && pool[index] != number { index += 1 }
    pool[index] = pool[last]
    counts[list] -= 1
  }
}

/// Numbers kept in doubly linked lists by count, so that the smallest counts are at hand.
struct Buckets: ~Copyable {
  var counts: Buffer<Int32>
  var heads: Buffer<Int32>
  var next: Buffer<Int32>
  var previous: Buffer<Int32>

  init(_ account: Account) {
    counts = Buffer(account)
    heads = Buffer(account)
    next = Buffer(account)
    previous = Buffer(account)
  }

  mutating func release() {
    counts.release()
    heads.release()
    next.release()
    previous.release()
  }

  mutating func copyCounts(_ lists: borrowing ListPool) throws(MemoryError) {
    counts.removeAll()
    try counts.reserve(lists.counts.count)
    for index in 0..<lists.counts.count { counts.appendReserved(lists.counts[index]) }
  }

  mutating func begin(_ size: Int) throws(MemoryError) {
    heads.removeAll()
    try heads.resize(to: size + 1, filling: -1)
    try counts.resize(to: size, filling: 0)
    try next.extend(to: size)
    try previous.extend(to: size)
  }

  mutating func insert(_ item: Int32, count: Int32) {
    counts[item] = count
    let head = heads[count]
    next[item] = head
    previous[item] = -1
    if head >= 0 { previous[head] = item }
    heads[count] = item
  }

  mutating func remove(_ item: Int32) {
    if previous[item] >= 0 {
      next[previous[item]] = next[item]
    } else {
      heads[counts[item]] = next[item]
    }
    if next[item] >= 0 { previous[next[item]] = previous[item] }
  }

  mutating func move(_ item: Int32, to count: Int32) {
    if counts[item] == count { return }
    remove(item)
    insert(item, count: count)
  }
}

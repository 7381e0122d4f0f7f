import Memory

/// Factorises the square matrix of some rows over some variables.
///
/// Singletons come first: a row with one unknown is computed before the rest, a variable in one row only after it.
/// The rest, the *kernel*, is factorised with Markowitz counts; a pivot must be at least a tenth of the largest entry
/// in its row.
///
/// Rows and columns are numbered as in `members` and `memberRows`. All lists bounded by these come from two memory
/// blocks: one for singletons, one for elimination.
struct FactorWorkspace: ~Copyable {
  /// The variables and rows to match, in any order; equally many.
  var members: Buffer<Int32>
  var memberRows: Buffer<Int32>

  /// The matrix by rows. Rows that grow move to the end of the pool.
  var rowLists: ListPool
  var rowValues: Buffer<Double>
  /// Its pattern by columns.
  var columnLists: ListPool

  /// Singleton pairs (row, column) in order of computation: `front` before the kernel, `back`, reversed, after it.
  var frontRows = Section<Int32>()
  var frontColumns = Section<Int32>()
  var backRows = Section<Int32>()
  var backColumns = Section<Int32>()

  /// The kernel's pivots in order, and its factors by pivot number.
  var pivotRows = Section<Int32>()
  var pivotColumns = Section<Int32>()
  var diagonal = Section<Double>()
  var lowerStart = Section<Int32>()
  var lowerIndex: Buffer<Int32>
  var lower: Buffer<Double>
  var upperStart = Section<Int32>()
  var upperIndex: Buffer<Int32>
  var upper: Buffer<Double>

  var rowBuckets = Buckets()
  var columnBuckets = Buckets()
  var position = Section<Int32>()
  var largest = Section<Double>()
  /// A pivot below this part of the largest original entry of its row counts as zero.
  var singular = plainSingular
  static var plainSingular: Double { 1e-11 }
  /// A difference below this part of its operand counts as zero.
  var cancellation = plainCancellation
  static var plainCancellation: Double { 2e-16 }

  private var peeling: Sections
  private var elimination: Sections

  init(_ account: Account) {
    members = Buffer(account)
    memberRows = Buffer(account)
    rowLists = ListPool(account)
    rowValues = Buffer(account)
    columnLists = ListPool(account)
    lowerIndex = Buffer(account)
    lower = Buffer(account)
    upperIndex = Buffer(account)
    upper = Buffer(account)
    peeling = Sections(account)
    elimination = Sections(account)
  }

  mutating func release() {
    members.release()
    memberRows.release()
    rowLists.release()
    rowValues.release()
    columnLists.release()
    lowerIndex.release()
    lower.release()
    upperIndex.release()
    upper.release()
    peeling.release()
    elimination.release()
  }

  /// Begins a matrix with as many columns as `members` and as many rows as `memberRows`.
  mutating func begin() throws(MemoryError) {
    let count = max(members.count, memberRows.count)
    let sizes = 2 * MemoryLayout<List>.stride + 2 * MemoryLayout<Buckets.Item>.stride + 24
    try peeling.begin(bytes: count * sizes, lists: 9)
    rowLists.begin(peeling.cut(count))
    columnLists.begin(peeling.cut(count))
    rowBuckets.items = peeling.cut(count)
    columnBuckets.items = peeling.cut(count)
    frontRows = peeling.cut(count)
    frontColumns = peeling.cut(count)
    backRows = peeling.cut(count)
    backColumns = peeling.cut(count)
    position = peeling.cut(2 * count)
    rowValues.removeAll()
  }

  /// Lays out the empty lists of the elimination.
  mutating func layOutElimination() throws(MemoryError) {
    let count = members.count
    try elimination.begin(bytes: count * 40 + 16, lists: 8)
    rowBuckets.heads = elimination.cut(count + 1)
    columnBuckets.heads = elimination.cut(count + 1)
    pivotRows = elimination.cut(count)
    pivotColumns = elimination.cut(count)
    lowerStart = elimination.cut(count + 1)
    upperStart = elimination.cut(count + 1)
    diagonal = elimination.cut(count)
    largest = elimination.cut(count)
  }

  /// Appends an entry of the current row; rows come in order.
  mutating func append(column: Int32, value: Double) throws(MemoryError) {
    try rowLists.pool.append(column)
    try rowValues.append(value)
  }

  mutating func endRow() {
    let start = rowLists.isEmpty ? 0 : rowLists.last.end
    rowLists.addList(start: start, count: Int32(rowLists.pool.count) - start)
  }

  /// Removes singletons if asked to, and factorises the rest. Returns false if the matrix is singular.
  mutating func factorise(peeling: Bool) throws(MemoryError) -> Bool {
    pivotRows.removeAll()
    try columnLists.transpose(rowLists, columns: members.count)
    if peeling { peel() }
    return try eliminate()
  }

  // MARK: Singletons

  /// Removes singletons. `position` is the list of rows (r) and columns (~c) with one entry left.
  private mutating func peel() {
    let count = members.count
    rowBuckets.copyCounts(rowLists)
    columnBuckets.copyCounts(columnLists)
    for column in 0..<Int32(count) where columnBuckets.items[column].count == 1 { position.append(~column) }
    for row in 0..<Int32(count) where rowBuckets.items[row].count == 1 { position.append(row) }
    while !position.isEmpty {
      let next = position.removeLast()
      if next >= 0 {
        guard !rowLists[next].isDone, rowBuckets.items[next].count == 1, let column = partner(ofRow: next) else {
          continue
        }
        frontRows.append(next)
        frontColumns.append(column)
        finish(row: next, column: column)
      } else {
        guard !columnLists[~next].isDone, columnBuckets.items[~next].count == 1, let row = partner(ofColumn: ~next)
        else {
          continue
        }
        backRows.append(row)
        backColumns.append(~next)
        finish(row: row, column: ~next)
      }
    }
  }

  private mutating func partner(ofRow row: Int32) -> Int32? {
    for index in rowLists.range(row) where !columnLists[rowLists.pool[index]].isDone { return rowLists.pool[index] }
    return nil
  }

  private mutating func partner(ofColumn column: Int32) -> Int32? {
    for index in columnLists.range(column) where !rowLists[columnLists.pool[index]].isDone {
      return columnLists.pool[index]
    }
    return nil
  }

  private mutating func finish(row: Int32, column: Int32) {
    rowLists[row].isDone = true
    columnLists[column].isDone = true
    for index in rowLists.range(row) {
      let other = rowLists.pool[index]
      columnBuckets.items[other].count -= 1
      if columnBuckets.items[other].count == 1 && !columnLists[other].isDone { position.append(~other) }
    }
    for index in columnLists.range(column) {
      let other = columnLists.pool[index]
      rowBuckets.items[other].count -= 1
      if rowBuckets.items[other].count == 1 && !rowLists[other].isDone { position.append(other) }
    }
  }
}

import Memory

/// Factorises the square matrix of some rows over some variables.
///
/// Singletons come first: a row with one unknown is computed before the rest, a variable in one row only after it.
/// The rest, the *kernel*, is factorised with Markowitz counts; a pivot must be at least a tenth of the largest entry
/// in its row.
///
/// Alike parts of a layout have blocks with equal matrices, one after another. These are factorised once: a small matrix is
/// kept, and the factors stay while the next one is equal.
///
/// Columns and rows are numbered as in `members` and `memberRows`. All lists bounded by these come from three memory
/// blocks: one for the matrix, one for singletons, one for elimination.
struct Factorisation: ~Copyable {
  /// The variables and rows to match, in any order; equally many.
  var members: Buffer<Int32>
  var memberRows: Buffer<Int32>
  var matrix: Matrix
  /// Rows and columns by the count of their entries.
  var counts = Counts()

  /// Singletons in order of computation: `front` before the kernel, `back`, reversed, after it.
  var front = Pairs()
  var back = Pairs()
  /// The kernel's pivots in order, and its factors by pivot number.
  var pivots = Pivots()
  var lower: Triangle
  var upper: Triangle

  /// `singletons`, then `entryIndex`, then `pivotNumber`.
  private var scratch = FixedList<Int32>()
  var limits = Limits() { didSet { last.isFactorised = false } }
  /// The matrix of the present factors.
  private var last: LastMatrix
  private var memory: Memory

  /// The matrix by rows, and its pattern by columns. Rows that grow move to the end of the pool.
  struct Matrix: ~Copyable {
    var rows: ListPool
    var values: Buffer<Double>
    var columns: ListPool
    /// The row whose entries have their indices in `entryIndex`, or -1.
    var indexedRow: Int32 = -1
    /// The largest original entry of each row.
    var largest = FixedList<Double>()
  }

  struct Counts: ~Copyable {
    var rows = Buckets()
    var columns = Buckets()
  }

  struct Pairs: ~Copyable {
    var rows = FixedList<Int32>()
    var columns = FixedList<Int32>()
  }

  struct Pivots: ~Copyable {
    var rows = FixedList<Int32>()
    var columns = FixedList<Int32>()
    var diagonal = FixedList<Double>()
    /// Whether one is so small beside its row before the elimination that it has lost too many digits.
    var haveLostDigits = false
  }

  struct Triangle: ~Copyable {
    var start = FixedList<Int32>()
    var index: Buffer<Int32>
    var numbers: Buffer<Double>

    init(_ account: Account) {
      index = Buffer(account)
      numbers = Buffer(account)
    }

    mutating func release() {
      index.release()
      numbers.release()
    }
  }

  struct Limits {
    /// A pivot below this part of the largest original entry of its row counts as zero.
    var singular = 1e-11
    /// A difference below this part of its operand counts as zero.
    var leastDifference = 2e-16
  }

  private struct Memory: ~Copyable {
    var matrix: ListBlock
    var singletons: ListBlock
    var kernel: ListBlock
  }

  init(_ account: Account) {
    members = Buffer(account)
    memberRows = Buffer(account)
    matrix = Matrix(rows: ListPool(account), values: Buffer(account), columns: ListPool(account))
    lower = Triangle(account)
    upper = Triangle(account)
    last = LastMatrix(account)
    memory = Memory(matrix: ListBlock(account), singletons: ListBlock(account), kernel: ListBlock(account))
  }

  mutating func release() {
    members.release()
    memberRows.release()
    matrix.rows.release()
    matrix.values.release()
    matrix.columns.release()
    lower.release()
    upper.release()
    last.release()
    memory.matrix.release()
    memory.singletons.release()
    memory.kernel.release()
  }

  /// Begins a matrix with as many columns as `members` and as many rows as `memberRows`. The factors stay.
  mutating func begin() throws(MemoryError) {
    let count = memberRows.count
    try memory.matrix.begin(bytes: count * MemoryLayout<List>.stride, lists: 1)
    matrix.rows.begin(memory.matrix.cut(count))
    matrix.values.removeAll()
  }

  /// Lays out the empty lists of singletons.
  private mutating func layOutSingletons() throws(MemoryError) {
    let count = members.count
    let sizes = MemoryLayout<List>.stride + 2 * MemoryLayout<Buckets.Item>.stride + 24
    try memory.singletons.begin(bytes: count * sizes, lists: 8)
    matrix.columns.begin(memory.singletons.cut(count))
    counts.rows.items = memory.singletons.cut(count)
    counts.columns.items = memory.singletons.cut(count)
    front.rows = memory.singletons.cut(count)
    front.columns = memory.singletons.cut(count)
    back.rows = memory.singletons.cut(count)
    back.columns = memory.singletons.cut(count)
    scratch = memory.singletons.cut(2 * count)
    pivots.rows.removeAll()
  }

  /// Lays out the empty lists of the kernel.
  mutating func layOutElimination() throws(MemoryError) {
    let count = members.count
    try memory.kernel.begin(bytes: count * 40 + 16, lists: 8)
    counts.rows.heads = memory.kernel.cut(count + 1)
    counts.columns.heads = memory.kernel.cut(count + 1)
    pivots.rows = memory.kernel.cut(count)
    pivots.columns = memory.kernel.cut(count)
    lower.start = memory.kernel.cut(count + 1)
    upper.start = memory.kernel.cut(count + 1)
    pivots.diagonal = memory.kernel.cut(count)
    matrix.largest = memory.kernel.cut(count)
  }

  /// Appends an entry of the current row; rows come in order.
  mutating func append(column: Int32, value: Double) throws(MemoryError) {
    try matrix.rows.pool.append(column)
    try matrix.values.append(value)
  }

  mutating func endRow() {
    let start = matrix.rows.isEmpty ? 0 : matrix.rows.last.end
    matrix.rows.addList(start: start, count: Int32(matrix.rows.pool.count) - start)
  }

  /// Removes singletons if asked to, and factorises the rest. Returns false if the matrix is singular.
  mutating func factorise(peeling: Bool) throws(MemoryError) -> Bool {
    if Mechanism.lastMatrix.isOn {
      if last.isEqual(to: matrix, peeling: peeling) { return true }
      try last.keep(matrix, peeling: peeling)
    }
    pivots.haveLostDigits = false
    try layOutSingletons()
    try matrix.columns.transpose(matrix.rows, columns: members.count)
    if peeling && Mechanism.peeledBlocks.isOn { peel() }
    last.isFactorised = try eliminate()
    return last.isFactorised
  }

  // MARK: Singletons

  /// Removes singletons.
  private mutating func peel() {
    let count = members.count
    counts.rows.copyCounts(matrix.rows)
    counts.columns.copyCounts(matrix.columns)
    for column in 0..<Int32(count) where counts.columns.items[column].count == 1 { singletons.append(~column) }
    for row in 0..<Int32(count) where counts.rows.items[row].count == 1 { singletons.append(row) }
    while !singletons.isEmpty {
      let next = singletons.removeLast()
      if next >= 0 {
        guard !matrix.rows[next].isDone, counts.rows.items[next].count == 1, let column = partner(ofRow: next) else {
          continue
        }
        front.rows.append(next)
        front.columns.append(column)
        finish(row: next, column: column)
      } else {
        guard !matrix.columns[~next].isDone, counts.columns.items[~next].count == 1, let row = partner(ofColumn: ~next)
        else {
          continue
        }
        back.rows.append(row)
        back.columns.append(~next)
        finish(row: row, column: ~next)
      }
    }
  }

  private mutating func partner(ofRow row: Int32) -> Int32? {
    for index in matrix.rows.range(row) where !matrix.columns[matrix.rows.pool[index]].isDone {
      return matrix.rows.pool[index]
    }
    return nil
  }

  private mutating func partner(ofColumn column: Int32) -> Int32? {
    for index in matrix.columns.range(column) where !matrix.rows[matrix.columns.pool[index]].isDone {
      return matrix.columns.pool[index]
    }
    return nil
  }

  private mutating func finish(row: Int32, column: Int32) {
    matrix.rows[row].isDone = true
    matrix.columns[column].isDone = true
    for index in matrix.rows.range(row) {
      let other = matrix.rows.pool[index]
      counts.columns.items[other].count -= 1
      if counts.columns.items[other].count == 1 && !matrix.columns[other].isDone { singletons.append(~other) }
    }
    for index in matrix.columns.range(column) {
      let other = matrix.columns.pool[index]
      counts.rows.items[other].count -= 1
      if counts.rows.items[other].count == 1 && !matrix.rows[other].isDone { singletons.append(other) }
    }
  }
}

/// The uses of `scratch`.
extension Factorisation {
  /// Rows (r) and columns (~c) with one entry left.
  private var singletons: FixedList<Int32> {
    @inline(__always) _read { yield scratch }
    @inline(__always) _modify { yield &scratch }
  }

  /// The index in the pool of a column's entry in `matrix.indexedRow`, or -1.
  var entryIndex: FixedList<Int32> {
    @inline(__always) _read { yield scratch }
    @inline(__always) _modify { yield &scratch }
  }

  /// The number of the pivot in a row, or in a column.
  var pivotNumber: FixedList<Int32> {
    @inline(__always) _read { yield scratch }
    @inline(__always) _modify { yield &scratch }
  }
}

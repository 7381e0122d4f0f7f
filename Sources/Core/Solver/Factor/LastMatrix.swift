import Memory

/// The matrix that was factorised last, if it is small: large ones are rarely alike.
struct LastMatrix: ~Copyable {
  private var ends: Buffer<Int32>
  private var columns: Buffer<Int32>
  private var values: Buffer<Double>
  private var isPeeled = false
  /// The factors are those of this matrix.
  var isFactorised = false

  private static var mostRows: Int { 64 }

  init(_ account: Account) {
    ends = Buffer(account)
    columns = Buffer(account)
    values = Buffer(account)
  }

  mutating func release() {
    ends.release()
    columns.release()
    values.release()
    isFactorised = false
  }

  func isEqual(to matrix: borrowing Factorisation.Matrix, peeling: Bool) -> Bool {
    guard isFactorised, !ends.isEmpty, isPeeled == peeling, ends.count == matrix.rows.count,
      values.count == matrix.values.count
    else {
      return false
    }
    for index in 0..<values.count
    where values[index] != matrix.values[index] || columns[index] != matrix.rows.pool[index] { return false }
    for row in 0..<Int32(ends.count) where ends[row] != matrix.rows[row].end { return false }
    return true
  }

  /// Keeps a small matrix, which is not factorised yet.
  mutating func keep(_ matrix: borrowing Factorisation.Matrix, peeling: Bool) throws(MemoryError) {
    isFactorised = false
    isPeeled = peeling
    ends.removeAll()
    if matrix.rows.count > Self.mostRows { return }
    for row in 0..<Int32(matrix.rows.count) { try ends.append(matrix.rows[row].end) }
    try columns.assign(matrix.rows.pool)
    try values.assign(matrix.values)
  }
}

import Memory

/// A list of different rows. Each says that it is in the list by a bit in its record, the one of `RowLists` with this number, so that
/// whether it is takes no search. The list of rows that may be tied has stays, too, as ~v.
struct RowList<let bit: Int>: ~Copyable {
  private var list: Buffer<Int32>

  init(_ account: Account) { list = Buffer(account) }

  @inline(__always)
  var count: Int { list.count }
  @inline(__always)
  var isEmpty: Bool { list.isEmpty }
  /// All rows, valid until the list grows or is released.
  var elements: UnsafeBufferPointer<Int32> { list.elements }

  /// A row. It is set only to change the order.
  @inline(__always)
  subscript(index: Int) -> Int32 {
    get { list[index] }
    set { list[index] = newValue }
  }

  /// Appends a row that is not in the list.
  @inline(__always)
  mutating func insert(_ row: Int32, _ marks: RowMarks) throws(MemoryError) {
    if !marks.has(row, bit) { try append(row, marks) }
  }

  @inline(never)
  private mutating func append(_ row: Int32, _ marks: RowMarks) throws(MemoryError) {
    try list.append(row)
    marks.set(row, bit, true)
  }

  /// Appends a row that is not in the list, where room is reserved.
  @inline(__always)
  mutating func insertReserved(_ row: Int32, _ marks: RowMarks) {
    if marks.has(row, bit) { return }
    list.appendReserved(row)
    marks.set(row, bit, true)
  }

  mutating func removeLast(_ marks: RowMarks) -> Int32 {
    marks.set(list.last, bit, false)
    return list.removeLast()
  }

  /// Removes all rows from `count` on.
  mutating func truncate(to count: Int, _ marks: RowMarks) {
    for index in count..<list.count { marks.set(list[index], bit, false) }
    list.truncate(to: count)
  }

  mutating func removeAll(_ marks: RowMarks) { truncate(to: 0, marks) }
  mutating func reserve(more: Int) throws(MemoryError) { try list.reserve(list.count + more) }
  mutating func trim() { list.trim() }
  mutating func release() { list.release() }
}

/// The bits in the records of rows and stays.
struct RowMarks {
  fileprivate let rows: BufferSpan<RowRecord>
  fileprivate let variables: BufferSpan<VariableRecord>

  @inline(__always)
  fileprivate func has(_ row: Int32, _ bit: Int) -> Bool {
    let list = RowLists(rawValue: 1 << UInt8(bit))
    return list == .tied && row < 0 ? variables[~row].mayBeTied : rows[row].lists.contains(list)
  }

  @inline(__always)
  fileprivate func set(_ row: Int32, _ bit: Int, _ isIn: Bool) {
    let list = RowLists(rawValue: 1 << UInt8(bit))
    if list == .tied && row < 0 { return variables[~row].mayBeTied = isIn }
    if isIn { rows[row].lists.insert(list) } else { rows[row].lists.remove(list) }
  }
}

extension Problem {
  var marks: RowMarks {
    @inline(__always) mutating get { RowMarks(rows: rows.span, variables: variables.span) }
  }
}

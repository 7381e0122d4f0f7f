import Memory

/// By what the queue is sorted, for the starting basis and dual steps.
enum QueueOrder {
  /// The oldest row first.
  case serial
  /// The highest priority first.
  case priority

  func key(_ row: RowRecord) -> UInt32 {
    switch self {
    case .serial: row.serial
    case .priority: UInt32(requiredPriority - Int32(row.priority))
    }
  }

  /// The bits of a digit of the radix sort.
  private static var digitBits: UInt32 { 6 }
  /// Up to how many rows are inserted one by one. Without it a scene of two views with three rules takes 4 % more
  /// instructions.
  private static var mostInserted: Int { 16 }

  /// Sorts a list of rows. Those with equal keys keep their order. `other` is any list, whose memory is used.
  func sort(
    _ list: inout Buffer<Int32>, _ other: inout Buffer<Int32>, _ rows: BufferSpan<RowRecord>
  ) throws(MemoryError) {
    if list.count <= Self.mostInserted { return insert(&list, rows) }
    try other.extend(to: list.count)
    let first = key(rows[list[0]])
    var differing: UInt32 = 0
    for index in 0..<list.count { differing |= key(rows[list[index]]) ^ first }
    for shift in stride(from: UInt32(0), to: 32, by: Int(Self.digitBits))
    where (differing >> shift) & (1 << Self.digitBits - 1) != 0 {
      distribute(list, to: &other, from: shift, rows)
      swap(&list, &other)
    }
  }

  private func insert(_ list: inout Buffer<Int32>, _ rows: BufferSpan<RowRecord>) {
    for index in 1..<max(1, list.count) {
      let row = list[index]
      var free = index
      while free > 0 && key(rows[list[free - 1]]) > key(rows[row]) {
        list[free] = list[free - 1]
        free -= 1
      }
      list[free] = row
    }
  }

  /// Sorts a list by one digit of the keys.
  private func distribute(
    _ list: borrowing Buffer<Int32>, to sorted: inout Buffer<Int32>, from shift: UInt32, _ rows: BufferSpan<RowRecord>
  ) {
    let mask: UInt32 = 1 << Self.digitBits - 1
    // The index of the next row with each digit, and one for the end.
    var next = InlineArray<65, Int32>(repeating: 0)
    for index in 0..<list.count { next[Int((key(rows[list[index]]) >> shift) & mask) + 1] += 1 }
    for digit in 1...Int(mask) { next[digit] += next[digit - 1] }
    for index in 0..<list.count {
      let digit = Int((key(rows[list[index]]) >> shift) & mask)
      sorted[next[digit]] = list[index]
      next[digit] += 1
    }
  }
}

extension Simplex {
  mutating func sortQueue(by order: QueueOrder) throws(MemoryError) {
    try order.sort(&prices.basis.agenda.queue, &starting.sorted, problem.rows.span)
  }
}

import Memory

/// By what the queue is sorted.
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
}

/// The order in which the starting basis and dual steps take the rows of the queue.
extension Simplex {
  /// The bits of a digit of the radix sort.
  private static var digitBits: UInt32 { 6 }
  /// Up to how many rows are inserted one by one. Without it a scene of two views with three rules takes 4 % more
  /// instructions.
  private static var mostInserted: Int { 16 }

  /// Sorts the queue. Rows with equal keys keep their order.
  mutating func sortQueue(by order: QueueOrder) throws(MemoryError) {
    if basis.agenda.queue.count <= Self.mostInserted {
      return insertQueue(by: order)
    }
    try starting.sorted.extend(to: basis.agenda.queue.count)
    let rows = problem.rows.span
    let first = order.key(rows[basis.agenda.queue[0]])
    var differing: UInt32 = 0
    for index in 0..<basis.agenda.queue.count { differing |= order.key(rows[basis.agenda.queue[index]]) ^ first }
    for shift in stride(from: UInt32(0), to: 32, by: Int(Self.digitBits))
    where (differing >> shift) & (1 << Self.digitBits - 1) != 0 {
      distributeQueue(by: order, from: shift)
    }
  }

  private mutating func insertQueue(by order: QueueOrder) {
    let rows = problem.rows.span
    for index in 1..<max(1, basis.agenda.queue.count) {
      let row = basis.agenda.queue[index]
      var free = index
      while free > 0 && order.key(rows[basis.agenda.queue[free - 1]]) > order.key(rows[row]) {
        basis.agenda.queue[free] = basis.agenda.queue[free - 1]
        free -= 1
      }
      basis.agenda.queue[free] = row
    }
  }

  /// Sorts the queue by one digit of the keys.
  private mutating func distributeQueue(by order: QueueOrder, from shift: UInt32) {
    let rows = problem.rows.span
    let mask: UInt32 = 1 << Self.digitBits - 1
    // The index of the next row with each digit, and one for the end.
    var next = InlineArray<65, Int32>(repeating: 0)
    for index in 0..<basis.agenda.queue.count {
      next[Int((order.key(rows[basis.agenda.queue[index]]) >> shift) & mask) + 1] += 1
    }
    for digit in 1...Int(mask) { next[digit] += next[digit - 1] }
    for index in 0..<basis.agenda.queue.count {
      let digit = Int((order.key(rows[basis.agenda.queue[index]]) >> shift) & mask)
      starting.sorted[next[digit]] = basis.agenda.queue[index]
      next[digit] += 1
    }
    swap(&prices.basis.agenda.queue, &starting.sorted)
  }
}

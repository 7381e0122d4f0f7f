import Memory

/// The order in which a rebuilt basis takes its rows.
extension Simplex {
  /// Sorts the queue by age, so that a rebuilt basis begins as one to which the rows are stated anew. The slots of rows
  /// are in another order after rows were removed and added, and long chains of rows in reverse order are expensive.
  mutating func sortQueueByAge() throws(MemoryError) {
    starting.sorted.removeAll()
    try starting.sorted.resize(to: basis.agenda.queue.count, filling: 0)
    try basis.search.met.reserve(257)
    var differing: UInt32 = 0
    for index in 0..<basis.agenda.queue.count {
      differing |= problem.rows[basis.agenda.queue[index]].age ^ problem.rows[basis.agenda.queue[0]].age
    }
    var shift: UInt32 = 0
    while shift < 32 {
      if (differing >> shift) & 255 != 0 { distributeQueue(byAgeFrom: shift) }
      shift += 8
    }
  }

  /// A pass of the radix sort, by eight bits of the age. `met` counts the rows of each digit.
  private mutating func distributeQueue(byAgeFrom shift: UInt32) {
    basis.search.met.removeAll()
    for _ in 0...256 { basis.search.met.appendReserved(0) }
    for index in 0..<basis.agenda.queue.count {
      basis.search.met[digit(ofAge: basis.agenda.queue[index], shift) + 1] += 1
    }
    for digit in 1...256 { basis.search.met[digit] += basis.search.met[digit - 1] }
    for index in 0..<basis.agenda.queue.count {
      let digit = digit(ofAge: basis.agenda.queue[index], shift)
      starting.sorted[basis.search.met[digit]] = basis.agenda.queue[index]
      basis.search.met[digit] += 1
    }
    swap(&prices.basis.agenda.queue, &starting.sorted)
  }

  private mutating func digit(ofAge row: Int32, _ shift: UInt32) -> Int { Int((problem.rows[row].age >> shift) & 255) }
}

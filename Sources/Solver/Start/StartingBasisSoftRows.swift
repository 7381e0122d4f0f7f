import Memory

/// Soft rows in the starting basis.
extension Solver {
  /// Matches soft equalities to the remaining unused variables, then inequalities with one variable that the
  /// variable's value violates, the highest priority first. Their multipliers are zero.
  mutating func placeSoftRows() throws(MemoryError) {
    dequeueActiveRows()
    try sortQueue()
    for index in 0..<queue.count {
      let row = queue[index]
      if rows[row].isEquality && !rows[row].isRequired { try placeSoftRow(row) }
    }
    for index in 0..<queue.count {
      let row = queue[index]
      if rows[row].isEquality || rows[row].count > 1 { continue }
      if variables[entries[rows[row].start].variable].holder < 0 { try placeSoftRow(row) }
    }
  }

  private mutating func placeSoftRow(_ row: Int32) throws(MemoryError) {
    if rows[row].side != 0 || rows[row].state.intersection([.live, .dropped]) != .live { return }
    guard let variable = freeVariable(for: row), rows[row].isEquality || violatedSide(of: row) != 0 else { return }
    try match(variable, row)
    try dirty.append(row)
    basisVersion &+= 1
    statisticsSoFar.pivots += 1
  }

  /// Removes active rows from the queue.
  private mutating func dequeueActiveRows() {
    var kept = 0
    for index in queueHead..<queue.count {
      let row = queue[index]
      if rows[row].isActive {
        rows[row].state.remove(.queued)
      } else {
        queue[kept] = row
        kept += 1
      }
    }
    queue.truncate(to: kept)
    queueHead = 0
  }

  /// Sorts the queue by descending priority; the sort is stable.
  private mutating func sortQueue() throws(MemoryError) {
    if queue.count <= 16 { return insertQueue() }
    try scratch.extend(to: queue.count)
    try distributeQueue(byBitsFrom: 0)
    try distributeQueue(byBitsFrom: 5)
  }

  private mutating func insertQueue() {
    for index in 1..<max(1, queue.count) {
      let row = queue[index]
      var place = index
      while place > 0 && rows[queue[place - 1]].priority < rows[row].priority {
        queue[place] = queue[place - 1]
        place -= 1
      }
      queue[place] = row
    }
  }

  /// A pass of the radix sort, by five bits of the priority. `met` counts the rows of each digit.
  private mutating func distributeQueue(byBitsFrom shift: Int16) throws(MemoryError) {
    met.removeAll()
    try met.resize(to: 33, filling: 0)
    for index in 0..<queue.count { met[digit(of: queue[index], shift) + 1] += 1 }
    for digit in 1...32 { met[digit] += met[digit - 1] }
    for index in 0..<queue.count {
      let digit = digit(of: queue[index], shift)
      scratch[met[digit]] = queue[index]
      met[digit] += 1
    }
    swap(&queue, &scratch)
  }

  @inline(__always)
  private mutating func digit(of row: Int32, _ shift: Int16) -> Int {
    31 - Int((rows[row].priority >> shift) & 31)
  }

  /// Returns the highest priority of a soft row that mentions a variable; 0 for none.
  mutating func highestSoftPriority(for variable: Int32) -> Int32 {
    var highest: Int32 = 0
    let start = variables[variable].linkStart
    for link in start..<start + variables[variable].linkCount {
      let row = links[link].row
      if !rows[row].isRequired { highest = max(highest, Int32(rows[row].priority)) }
    }
    return highest
  }

  // MARK: A heap of variables, the lowest soft priority on top

  /// Pushes a variable. In `frames`, `node` is the variable and `row` its highest soft priority.
  mutating func push(_ variable: Int32, priority: Int32) throws(MemoryError) {
    let pushed = Frame(node: variable, row: priority, cursor: 0)
    try frames.append(pushed)
    var place = frames.count - 1
    while place > 0 && Self.isLower(pushed, frames[(place - 1) / 2]) {
      frames[place] = frames[(place - 1) / 2]
      place = (place - 1) / 2
    }
    frames[place] = pushed
  }

  mutating func popLowest() -> Int32 {
    let least = frames[0].node
    let moved = frames.removeLast()
    let count = frames.count
    if count == 0 { return least }
    var place = 0
    while true {
      var child = 2 * place + 1
      if child + 1 < count && Self.isLower(frames[child + 1], frames[child]) { child += 1 }
      guard child < count, Self.isLower(frames[child], moved) else { break }
      frames[place] = frames[child]
      place = child
    }
    frames[place] = moved
    return least
  }

  private static func isLower(_ first: Frame, _ second: Frame) -> Bool {
    first.row != second.row ? first.row < second.row : first.node > second.node
  }
}

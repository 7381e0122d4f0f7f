import Memory

/// Seats for new required equalities, before any value is looked at.
///
/// A variable that stays, that no active row uses and that only one of the new
/// rows mentions can be held by that row: nothing else needs it yet. Taking the
/// pair out may leave further variables with one row. What remains is taken
/// one by one.
extension Solver {
  mutating func matchFresh() throws(MemoryError) {
    try scratch.reserve(queue.count - queueHead)
    scratch.removeAll()
    for index in queueHead..<queue.count {
      let row = rows[queue[index]]
      if row.isEquality && row.isRequired && !row.isActive && row.state.contains(.live) {
        scratch.appendReserved(queue[index])
      }
    }
    if scratch.isEmpty { return }
    try peelFresh()
    for index in 0..<scratch.count where !rows[scratch[index]].isActive {
      let row = scratch[index]
      // `arrange` works in `scratch`, too.
      try frames.append(Frame(node: row, row: 0, cursor: 0))
    }
    let rest = frames.count
    for index in 0..<rest {
      if isCold { break }
      try seatFresh(frames[index].node)
    }
    frames.removeAll()
  }

  /// While peeling, `workSize` counts the rows that mention a free variable and
  /// `work` adds up their numbers, so that the last one left is known.
  private mutating func peelFresh() throws(MemoryError) {
    order.removeAll()
    for index in 0..<scratch.count { countFresh(scratch[index], 1) }
    for index in 0..<scratch.count {
      let row = rows[scratch[index]]
      for term in row.start..<row.start + row.count where workSize[entries[term].variable] == 1 {
        try order.append(entries[term].variable)
      }
    }
    while !order.isEmpty {
      let variable = order.removeLast()
      guard workSize[variable] == 1 else { continue }
      let row = Int32(work[variable])
      work[variable] = 0
      workSize[variable] = 0
      guard isGoodPivot(term(of: variable, in: row), row) else { continue }
      try match(variable, row)
      try dirty.append(row)
      statisticsSoFar.pivots += 1
      let record = rows[row]
      for term in record.start..<record.start + record.count {
        let other = entries[term].variable
        if workSize[other] > 0 {
          workSize[other] -= 1
          work[other] -= Double(row)
          if workSize[other] == 1 { try order.append(other) }
        }
      }
    }
    for index in 0..<scratch.count {
      let row = rows[scratch[index]]
      for term in row.start..<row.start + row.count {
        work[entries[term].variable] = 0
        workSize[entries[term].variable] = 0
      }
    }
    basisVersion &+= 1
  }

  private mutating func countFresh(_ row: Int32, _ amount: Double) {
    let record = rows[row]
    for term in record.start..<record.start + record.count {
      let variable = entries[term].variable
      if variables[variable].holder < 0 && variables[variable].uses == 0 {
        workSize[variable] += amount
        work[variable] += Double(row)
      }
    }
  }

  private mutating func isGoodPivot(_ term: Int32, _ row: Int32) -> Bool {
    abs(entries[term].coefficient) >= 0.01 * largestCoefficient(row)
  }

  /// Gives a row a variable that stays, if one can be had without moving a multiplier.
  private mutating func seatFresh(_ row: Int32) throws(MemoryError) {
    if let variable = freeVariable(for: row) {
      try match(variable, row)
      try dirty.append(row)
      basisVersion &+= 1
      statisticsSoFar.pivots += 1
      return
    }
    try combine(row)
    step.removeAll()
    if let stay = freestStay() { _ = try enter(row, for: ~stay) }
  }

  /// The first variable of a row that stays and closes no cycle: no active row
  /// uses it, or the row has no other variable.
  mutating func freeVariable(for row: Int32) -> Int32? {
    let record = rows[row]
    for term in record.start..<record.start + record.count {
      let variable = entries[term].variable
      if variables[variable].holder < 0 && (variables[variable].uses == 0 || record.count == 1)
        && isGoodPivot(term, row)
      {
        return variable
      }
    }
    return nil
  }
}

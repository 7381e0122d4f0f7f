import Memory
import Status

/// Optimality certificate: verifies the present solution from the rows alone (primal feasibility, multiplier bounds,
/// and balance of the multipliers).
extension Solver {
  /// Throws `.fault`, with a sentence in `fault`, if the solution of the last solve is not optimal or the data
  /// structure is inconsistent.
  package mutating func check() throws(Status) {
    try settle()
    do throws(MemoryError) {
      if let found = try findFault() {
        fault = found
        throw MemoryError.exhausted
      }
    } catch {
      if fault.utf8CodeUnitCount > 0 { throw .fault }
      throw .outOfMemory
    }
  }

  /// Returns whether the solution is verified. Only coefficients that are extremely far apart need that.
  mutating func isProven() throws(MemoryError) -> Bool {
    if !precision.spread.isExtreme { return true }
    return try findFault() == nil
  }

  private mutating func findFault() throws(MemoryError) -> StaticString? {
    fault = ""
    if let broken = brokenMatching() { return broken }
    if let wrong = wrongSide() { return wrong }
    if let order = try brokenOrder() { return order }
    return try brokenBalance()
  }

  /// Checks that matching, lists and counts agree with the rows.
  private mutating func brokenMatching() -> StaticString? {
    var uses = 0
    for index in 0..<Int32(variables.count) where variables[index].isLive {
      let record = variables[index]
      uses += Int(record.uses)
      if record.holder >= 0 && rows[record.holder].held != index {
        return "a variable's row is matched to another variable"
      }
      if record.block >= 0 && blockIndices[blocks[record.block].variables + record.place] != index {
        return "a block has another variable at a member's place"
      }
      if record.block >= 0 && blockIndices[blocks[record.block].rows + record.place] != record.holder {
        return "a block has another row at a member's place"
      }
      for offset in record.linkStart..<record.linkStart + record.linkCount {
        if entries[links[offset].entry].variable != index {
          return "a variable's list names a row that does not mention it"
        }
      }
      if work[index] != 0 || workSize[index] != 0 { return "a search buffer is not zero" }
    }
    for index in 0..<Int32(rows.count) where rows[index].count > 0 {
      let record = rows[index]
      if !record.state.contains(.live) { return "a removed row is still stored" }
      if record.isActive {
        uses -= Int(record.count)
        if variables[record.held].holder != index { return "a row's variable is matched to another row" }
        if variables[record.held].block < 0 && entries[record.pivot].variable != record.held {
          return "a row's pivot is not its matched variable"
        }
      } else if record.multiplier >= 0 {
        return "an inactive row has a multiplier of its own"
      }
    }
    return uses == 0 ? nil : "the counts of active rows per variable are wrong"
  }

  private mutating func wrongSide() -> StaticString? {
    for index in 0..<Int32(rows.count) where rows[index].count > 0 && !rows[index].state.contains(.dropped) {
      let record = rows[index]
      let measured = residual(of: index)
      if record.isActive {
        // A residual below the least possible value counts as zero.
        let least = 1e-307 * largestCoefficient(index)
        if abs(measured.value) > 5 * measured.tolerance + least { return "an active row does not hold" }
        if excess(of: index) != 0 { return "a multiplier is out of bounds" }
      } else {
        if abs(measured.value) > 5 * measured.tolerance && violatedSide(of: index) != 0 {
          return "an inactive row has the wrong side"
        }
        if record.isRequired && record.side != 0 { return "a required row is violated" }
      }
    }
    return nil
  }

  /// Sorts all nodes topologically, inputs first. A cycle outside of blocks is a fault.
  private mutating func brokenOrder() throws(MemoryError) -> StaticString? {
    order.removeAll()
    met.removeAll()
    let mark = nextStamp()
    for index in 0..<Int32(variables.count) where variables[index].isLive { try ascend(from: index, mark) }
    let reach = nextStamp()
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let node = order[index]
      if node >= 0 {
        variables[node].reach = reach
        if variables[node].holder >= 0 && !isComputable(variables[node].holder, reach) {
          return "variables depend on each other outside of a block"
        }
        continue
      }
      blocks[~node].reach = reach
      for place in 0..<blocks[~node].count where !isComputable(blockIndices[blocks[~node].rows + place], reach) {
        return "a block depends on itself"
      }
    }
    return nil
  }

  private mutating func isComputable(_ row: Int32, _ reach: UInt32) -> Bool {
    let record = rows[row]
    for term in record.start..<record.start + record.count {
      let variable = entries[term].variable
      let block = variables[variable].block
      if (block < 0 ? variables[variable].reach : blocks[block].reach) != reach { return false }
    }
    return true
  }

  /// Checks that at every priority the multipliers of all rows sum to zero on every variable. In `order`, nodes
  /// precede the nodes they are computed from.
  private mutating func brokenBalance() throws(MemoryError) -> StaticString? {
    var priority = requiredPriority
    while true {
      var next: Int32 = -1
      for index in 0..<Int32(rows.count) where rows[index].count > 0 {
        let own = Int32(rows[index].priority)
        if rows[index].side != 0 && own < priority { next = max(next, own) }
        var node = rows[index].multiplier
        while node >= 0 {
          if multipliers[node].priority < priority { next = max(next, multipliers[node].priority) }
          node = multipliers[node].next
        }
      }
      if next < 0 { return nil }
      priority = next
      let isBalanced = try balances(at: priority)
      for index in 0..<work.count {
        work[index] = 0
        workSize[index] = 0
      }
      if !isBalanced { return "the multipliers of a priority do not sum to zero" }
    }
  }

  private mutating func balances(at priority: Int32) throws(MemoryError) -> Bool {
    if precision.isExtended { return try agreesWithColumns(at: priority) }
    for index in 0..<Int32(rows.count) where rows[index].side != 0 && Int32(rows[index].priority) == priority {
      spread(index, Double(rows[index].side) * rows[index].weight, size: rows[index].weight, outside: -1)
    }
    for index in 0..<order.count {
      let node = order[index]
      if node >= 0 {
        let holder = variables[node].holder
        if holder < 0 {
          if abs(work[node]) > 1e-9 * workSize[node] { return false }
          continue
        }
        let coefficient = entries[rows[holder].pivot].coefficient
        if !agrees(holder, work[node] / coefficient, workSize[node] / abs(coefficient), priority) { return false }
        spread(holder, work[node] / coefficient, size: workSize[node] / abs(coefficient), outside: -1)
      } else if !blockBalances(~node, priority) {
        return false
      }
    }
    return true
  }

  /// Checks the multipliers of a priority in double-double, row by row: an active row's multiplier is the sum over
  /// inactive rows of side · weight · rate.
  private mutating func agreesWithColumns(at priority: Int32) throws(MemoryError) -> Bool {
    for index in 0..<Int32(rows.count) where rows[index].isActive && rows[index].isBounded {
      try ignoreRounding(of: index)
      try findDirection(of: index)
      var sum = 0.0
      var size = 0.0
      for other in 0..<met.count where Int32(rows[met[other]].priority) == priority && !isIgnored(met[other]) {
        let amount = Double(rows[met[other]].side) * rows[met[other]].weight * rate(of: met[other])
        sum -= amount
        size = max(size, abs(amount))
      }
      clearDirection()
      if !agrees(index, sum, size, priority) { return false }
    }
    return true
  }

  private mutating func blockBalances(_ slot: Int32, _ priority: Int32) -> Bool {
    let block = blocks[slot]
    var size = 0.0
    for place in 0..<block.count {
      let variable = blockIndices[block.variables + place]
      local[place] = work[variable]
      size = max(size, workSize[variable])
    }
    solveBlockTransposed(slot)
    for place in 0..<block.count { size = max(size, abs(local[place])) }
    for place in 0..<block.count {
      let row = blockIndices[block.rows + place]
      if !agrees(row, local[place], size, priority) { return false }
      spread(row, local[place], size: size, outside: slot)
    }
    return true
  }

  private mutating func agrees(_ row: Int32, _ value: Double, _ size: Double, _ priority: Int32) -> Bool {
    guard rows[row].isBounded else { return true }
    let kept = multiplier(of: row, at: priority)
    return abs(kept - value) <= 1e-7 * max(size, abs(kept))
  }

  /// Subtracts a row's multiplier from the columns of its variables; `size` is the size of the numbers that the
  /// multiplier was computed from.
  private mutating func spread(_ row: Int32, _ multiplier: Double, size: Double, outside block: Int32) {
    let record = rows[row]
    for term in record.start..<record.start + record.count {
      let entry = entries[term]
      if block >= 0 && variables[entry.variable].block == block { continue }
      work[entry.variable] -= multiplier * entry.coefficient
      workSize[entry.variable] = max(workSize[entry.variable], abs(size * entry.coefficient))
    }
  }
}

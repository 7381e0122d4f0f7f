import Memory
import Status

/// Optimality certificate: verifies the present solution from the rows alone (primal feasibility, multiplier bounds,
/// and balance of the multipliers).
extension Prices {
  mutating func findFault() throws(MemoryError) -> StaticString? {
    if let broken = brokenMatching() { return broken }
    if let wrong = wrongSide() { return wrong }
    if let order = try brokenOrder() { return order }
    return try brokenBalance()
  }

  /// Checks that matching, lists and counts agree with the rows.
  private mutating func brokenMatching() -> StaticString? {
    var uses = 0
    for index in 0..<Int32(problem.variables.count) where problem.variables[index].isLive {
      let record = problem.variables[index]
      uses += Int(record.uses)
      if record.holder >= 0 && problem.rows[record.holder].held != index {
        return "a variable's row is matched to another variable"
      }
      if record.block >= 0 && basis.blocks.indices[basis.blocks[record.block].variables + record.place] != index {
        return "a block has another variable at a member's place"
      }
      if record.block >= 0 && basis.blocks.indices[basis.blocks[record.block].rows + record.place] != record.holder {
        return "a block has another row at a member's place"
      }
      for offset in record.linkStart..<record.linkStart + record.linkCount {
        if problem.entries[problem.links[offset].entry].variable != index {
          return "a variable's list names a row that does not mention it"
        }
      }
      if basis.search.work[index] != 0 || basis.search.sizes[index] != 0 { return "a search buffer is not zero" }
    }
    for index in 0..<Int32(problem.rows.count) where problem.rows[index].count > 0 {
      let record = problem.rows[index]
      if !record.state.contains(.live) { return "a removed row is still stored" }
      if record.isActive {
        uses -= Int(record.count)
        if problem.variables[record.held].holder != index { return "a row's variable is matched to another row" }
        if problem.variables[record.held].block < 0 && problem.entries[record.pivot].variable != record.held {
          return "a row's pivot is not its matched variable"
        }
      } else if record.multiplier >= 0 {
        return "an inactive row has a multiplier of its own"
      }
    }
    return uses == 0 ? nil : "the counts of active rows per variable are wrong"
  }

  private mutating func wrongSide() -> StaticString? {
    for index in 0..<Int32(problem.rows.count)
    where problem.rows[index].count > 0 && !problem.rows[index].state.contains(.dropped) {
      let record = problem.rows[index]
      let measured = basis.residual(of: index)
      if record.isActive {
        // A residual below the least possible value counts as zero.
        let least = 1e-307 * problem.largestCoefficient(index)
        if abs(measured.value) > 5 * measured.tolerance + least { return "an active row does not hold" }
        if excess(of: index) != 0 { return "a multiplier is out of bounds" }
      } else {
        if abs(measured.value) > 5 * measured.tolerance && basis.violatedSide(of: index) != 0 {
          return "an inactive row has the wrong side"
        }
        if record.isRequired && record.side != 0 { return "a required row is violated" }
      }
    }
    for index in 0..<Int32(problem.variables.count) where problem.variables[index].needsZeroRow {
      let tolerance = 5 * Tolerance.residual * Double(basis.sizes[index])
      if basis.values[index] < -tolerance { return "a variable that must not be negative is" }
    }
    return nil
  }

  /// Sorts all nodes topologically, inputs first. A cycle outside of blocks is a fault.
  private mutating func brokenOrder() throws(MemoryError) -> StaticString? {
    basis.search.order.removeAll()
    basis.search.met.removeAll()
    let mark = basis.nextStamp()
    for index in 0..<Int32(problem.variables.count) where problem.variables[index].isLive {
      try basis.ascend(from: index, mark)
    }
    let reach = basis.nextStamp()
    for index in stride(from: basis.search.order.count - 1, through: 0, by: -1) {
      let node = basis.search.order[index]
      if node >= 0 {
        problem.variables[node].reach = reach
        if problem.variables[node].holder >= 0 && !isComputable(problem.variables[node].holder, reach) {
          return "variables depend on each other outside of a block"
        }
        continue
      }
      basis.blocks[~node].reach = reach
      for place in 0..<basis.blocks[~node].count
      where !isComputable(basis.blocks.indices[basis.blocks[~node].rows + place], reach) {
        return "a block depends on itself"
      }
    }
    return nil
  }

  private mutating func isComputable(_ row: Int32, _ reach: UInt32) -> Bool {
    let record = problem.rows[row]
    for term in record.start..<record.start + record.count {
      let variable = problem.entries[term].variable
      let block = problem.variables[variable].block
      if (block < 0 ? problem.variables[variable].reach : basis.blocks[block].reach) != reach { return false }
    }
    return true
  }

  /// Checks that at every priority the multipliers of all rows sum to zero on every variable. In `order`, nodes
  /// precede the nodes they are computed from.
  private mutating func brokenBalance() throws(MemoryError) -> StaticString? {
    var priority = requiredPriority
    while true {
      var next: Int32 = -1
      for index in 0..<Int32(problem.rows.count) where problem.rows[index].count > 0 {
        let own = Int32(problem.rows[index].priority)
        if problem.rows[index].side != 0 && own < priority { next = max(next, own) }
        var node = problem.rows[index].multiplier
        while node >= 0 {
          if basis.multipliers[node].priority < priority { next = max(next, basis.multipliers[node].priority) }
          node = basis.multipliers[node].next
        }
      }
      if next < 0 { return nil }
      priority = next
      let isBalanced = try balances(at: priority)
      for index in 0..<basis.search.work.count {
        basis.search.work[index] = 0
        basis.search.sizes[index] = 0
      }
      if !isBalanced { return "the multipliers of a priority do not sum to zero" }
    }
  }

  private mutating func balances(at priority: Int32) throws(MemoryError) -> Bool {
    if basis.precision.isExtended { return try agreesWithColumns(at: priority) }
    for index in 0..<Int32(problem.rows.count)
    where problem.rows[index].side != 0 && Int32(problem.rows[index].priority) == priority {
      spread(
        index, Double(problem.rows[index].side) * problem.rows[index].weight, size: problem.rows[index].weight,
        outside: -1)
    }
    for index in 0..<basis.search.order.count {
      let node = basis.search.order[index]
      if node >= 0 {
        let holder = problem.variables[node].holder
        if holder < 0 {
          if abs(basis.search.work[node]) > 1e-9 * basis.search.sizes[node] { return false }
          continue
        }
        let coefficient = problem.entries[problem.rows[holder].pivot].coefficient
        if !agrees(holder, basis.search.work[node] / coefficient, basis.search.sizes[node] / abs(coefficient), priority)
        {
          return false
        }
        spread(
          holder, basis.search.work[node] / coefficient, size: basis.search.sizes[node] / abs(coefficient), outside: -1)
      } else if !blockBalances(~node, priority) {
        return false
      }
    }
    return true
  }

  /// Checks the multipliers of a priority in double-double, row by row: an active row's multiplier is the sum over
  /// inactive rows of side · weight · rate.
  private mutating func agreesWithColumns(at priority: Int32) throws(MemoryError) -> Bool {
    for index in 0..<Int32(problem.rows.count) where problem.rows[index].isActive && problem.rows[index].isBounded {
      try basis.ignoreRounding(of: index)
      try basis.findDirection(of: index)
      var sum = 0.0
      var size = 0.0
      for other in 0..<basis.search.met.count
      where Int32(problem.rows[basis.search.met[other]].priority) == priority
        && !basis.isIgnored(basis.search.met[other])
      {
        let amount =
          Double(problem.rows[basis.search.met[other]].side) * problem.rows[basis.search.met[other]].weight
          * basis.rate(of: basis.search.met[other])
        sum -= amount
        size = max(size, abs(amount))
      }
      basis.clearDirection()
      if !agrees(index, sum, size, priority) { return false }
    }
    return true
  }

  private mutating func blockBalances(_ slot: Int32, _ priority: Int32) -> Bool {
    let block = basis.blocks[slot]
    var size = 0.0
    for place in 0..<block.count {
      let variable = basis.blocks.indices[block.variables + place]
      basis.blocks.local[place] = basis.search.work[variable]
      size = max(size, basis.search.sizes[variable])
    }
    basis.solveBlockTransposed(slot)
    for place in 0..<block.count { size = max(size, abs(basis.blocks.local[place])) }
    for place in 0..<block.count {
      let row = basis.blocks.indices[block.rows + place]
      if !agrees(row, basis.blocks.local[place], size, priority) { return false }
      spread(row, basis.blocks.local[place], size: size, outside: slot)
    }
    return true
  }

  /// Returns whether a priority of the row's multiplier is `value`, which was computed from numbers of `size`. More
  /// rounding, of the largest numbers the multiplier ever was computed from, may remain where it decides nothing.
  private mutating func agrees(_ row: Int32, _ value: Double, _ size: Double, _ priority: Int32) -> Bool {
    guard problem.rows[row].isBounded else { return true }
    let node = multiplierNode(of: row, at: priority)
    let kept = node < 0 ? 0 : basis.multipliers[node].value
    let difference = abs(kept - value)
    if difference <= 1e-7 * max(size, abs(kept)) { return true }
    var peak = size
    var other = problem.rows[row].multiplier
    while other >= 0 {
      peak = max(peak, basis.multipliers[other].peak)
      other = basis.multipliers[other].next
    }
    let rounding = 1e-7 * peak
    guard node >= 0 && difference <= rounding else { return false }
    defer { basis.multipliers[node].value = kept }
    basis.multipliers[node].value = kept + rounding
    guard excess(of: row) == 0 else { return false }
    basis.multipliers[node].value = kept - rounding
    return excess(of: row) == 0
  }

  /// Subtracts a row's multiplier from the columns of its variables; `size` is the size of the numbers that the
  /// multiplier was computed from.
  private mutating func spread(_ row: Int32, _ multiplier: Double, size: Double, outside block: Int32) {
    let record = problem.rows[row]
    for term in record.start..<record.start + record.count {
      let entry = problem.entries[term]
      if block >= 0 && problem.variables[entry.variable].block == block { continue }
      basis.search.work[entry.variable] -= multiplier * entry.coefficient
      basis.search.sizes[entry.variable] = max(basis.search.sizes[entry.variable], abs(size * entry.coefficient))
    }
  }
}

import Memory
import Status

/// Optimality certificate: verifies the present solution from the rows alone (primal feasibility, multiplier bounds,
/// and balance of the multipliers). Rows whose multipliers rounding may have decided are listed in `agenda.nearZero`, stays
/// in `agenda.stays`.
extension Prices {
  /// Returns what is wrong with the matching, the values or the order of the rows.
  mutating func findBrokenRow() throws(MemoryError) -> StaticString? {
    if let broken = brokenMatching() { return broken }
    if let wrong = wrongSide() { return wrong }
    return try brokenOrder()
  }

  /// Lists the rows and stays for which the multipliers as stored are no proof.
  mutating func listRechecks() throws(MemoryError) {
    for index in 0..<Int32(problem.rows.count) where problem.rows[index].isActive && problem.rows[index].isBounded {
      if basis.precision.isExtended || excess(of: index) != 0 || isNearBound(index) || isNearBoundByPeak(index) {
        try basis.noteNearZero(index)
      }
    }
    if !basis.precision.isExtended { try listUnbalanced() }
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
      for offset in record.links {
        if problem.entries[problem.links[offset].entry].variable != index {
          return "a variable's list names a row that does not mention it"
        }
      }
      if basis.search.numbers[index] != 0 || basis.search.sizes[index] != 0 { return "a search buffer is not zero" }
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

  /// Finds a row that is off by more than a row may be off by the numbers that it has and that its values were computed
  /// from.
  private mutating func wrongSide() -> StaticString? {
    for index in 0..<Int32(problem.rows.count)
    where problem.rows[index].count > 0 && !problem.rows[index].state.contains(.dropped) {
      let record = problem.rows[index]
      let measured = basis.residual(of: index)
      let isOff =
        abs(measured.value) > basis.promise(of: measured) && abs(measured.value) > valueRounding(in: index)
      if record.isActive {
        if isOff { return "an active row does not hold" }
      } else {
        if isOff && basis.violatedSide(of: index) != 0 { return "an inactive row has the wrong side" }
        if record.isRequired && record.side != 0 { return "a required row is violated" }
      }
    }
    for index in 0..<problem.variables.count where problem.variables[index].needsZeroRow {
      if basis.values[index] < -Tolerance.promised * Double(basis.sizes[index]) {
        return "a variable that must not be negative is"
      }
    }
    return nil
  }

  /// Returns by how much a row may be off since the values of its variables are rounded: below the least number, and beside
  /// the numbers that they were computed from, which double-double does not keep as sizes. These count times the least
  /// coefficient: a large one does not excuse the row.
  private mutating func valueRounding(in row: Int32) -> Double {
    var (least, source) = (0.0, 0.0)
    for term in problem.rows[row].terms {
      least += .leastNonzeroMagnitude * abs(problem.entries[term].coefficient)
      source = max(source, sourceSize(of: problem.entries[term].variable))
    }
    return max(least, Precision.noise * source * problem.leastCoefficient(row))
  }

  /// Returns how large the numbers are that a variable was computed from.
  private mutating func sourceSize(of variable: Int32) -> Double {
    let record = problem.variables[variable]
    if record.holder < 0 { return 0 }
    if record.block < 0 {
      return basis.termSize(of: record.holder) / abs(problem.entries[problem.rows[record.holder].pivot].coefficient)
    }
    var size = 0.0
    for place in 0..<basis.blocks[record.block].count {
      let row = basis.blocks.indices[basis.blocks[record.block].rows + place]
      size = max(size, basis.termSize(of: row) / problem.largestCoefficient(row))
    }
    return size
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
    for term in record.terms {
      let variable = problem.entries[term].variable
      let block = problem.variables[variable].block
      if (block < 0 ? problem.variables[variable].reach : basis.blocks[block].reach) != reach { return false }
    }
    return true
  }

  /// Returns whether the difference of the multiplier from a bound, where it decides, may be rounding of the numbers that it
  /// was computed from.
  mutating func isNearBoundByPeak(_ row: Int32) -> Bool {
    let record = problem.rows[row]
    let own = record.isRequired ? -1 : Int32(record.priority)
    var node = record.multiplier
    while node >= 0 {
      let level = basis.multipliers[node]
      var distance = abs(level.value)
      if level.priority == own {
        distance = abs(record.weight - level.value)
        distance = min(distance, abs(record.isEquality ? record.weight + level.value : level.value))
      }
      if distance != 0 { return distance <= Tolerance.recheck * level.peak }
      node = level.next
    }
    return false
  }

  /// Checks that at every priority the multipliers of all rows sum to zero on every variable. In `order`, nodes
  /// precede the nodes they are computed from.
  private mutating func listUnbalanced() throws(MemoryError) {
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
      if next < 0 { return }
      priority = next
      try listUnbalanced(at: priority)
      basis.search.clearNumbers()
    }
  }

  private mutating func listUnbalanced(at priority: Int32) throws(MemoryError) {
    for index in 0..<Int32(problem.rows.count)
    where problem.rows[index].side != 0 && Int32(problem.rows[index].priority) == priority {
      spread(
        index, Double(problem.rows[index].side) * problem.rows[index].weight, size: problem.rows[index].weight,
        outside: -1)
    }
    for node in basis.search.order.elements {
      if node < 0 {
        try listUnbalanced(inBlock: ~node, priority)
        continue
      }
      let holder = problem.variables[node].holder
      if holder < 0 {
        if abs(basis.search.leftSide[node]) > Tolerance.promised * basis.search.sizes[node] {
          try basis.agenda.stays.append(node)
        }
        continue
      }
      let coefficient = problem.entries[problem.rows[holder].pivot].coefficient
      let value = basis.search.leftSide[node] / coefficient
      let size = basis.search.sizes[node] / abs(coefficient)
      try listIfOther(holder, value, size, priority)
      spread(holder, value, size: size, outside: -1)
    }
  }

  private mutating func listUnbalanced(inBlock slot: Int32, _ priority: Int32) throws(MemoryError) {
    let block = basis.blocks[slot]
    var size = 0.0
    for place in 0..<block.count {
      let variable = basis.blocks.indices[block.variables + place]
      basis.blocks.local[place] = basis.search.leftSide[variable]
      size = max(size, basis.search.sizes[variable])
    }
    basis.solveBlockTransposed(slot)
    for place in 0..<block.count { size = max(size, abs(basis.blocks.local[place])) }
    for place in 0..<block.count {
      let row = basis.blocks.indices[block.rows + place]
      try listIfOther(row, basis.blocks.local[place], size, priority)
      spread(row, basis.blocks.local[place], size: size, outside: slot)
    }
  }

  /// Lists a row if a priority of its multiplier is not `value`, which was computed from numbers of `size`.
  private mutating func listIfOther(_ row: Int32, _ value: Double, _ size: Double, _ priority: Int32)
    throws(MemoryError)
  {
    guard problem.rows[row].isBounded else { return }
    let node = multiplierNode(of: row, at: priority)
    let kept = node < 0 ? 0 : basis.multipliers[node].value
    if abs(kept - value) > Tolerance.promised * max(size, abs(kept)) { try basis.noteNearZero(row) }
  }

  /// Subtracts a row's multiplier from the columns of its variables. `size` is the size of the numbers that the
  /// multiplier was computed from; it counts beside a multiplier that is hardly more than rounding of these.
  private mutating func spread(_ row: Int32, _ multiplier: Double, size: Double, outside block: Int32) {
    let share = Share(row: row, factor: multiplier, size: size)
    let record = problem.rows[row]
    for term in record.terms {
      let entry = problem.entries[term]
      if block >= 0 && problem.variables[entry.variable].block == block { continue }
      basis.subtractFromLeftSide(entry, multiplier, share.reach)
    }
  }
}

import Memory

/// How all values move when the constant of one active row grows, Bx = e, where B are the active rows. It costs only as much
/// as the nodes that its search visits. Its blocks in double-double are in `DoubleDoubleSolves`.
extension Basis {
  /// Computes how all values move when the left side of an active row grows by one and all other active rows hold.
  /// The rates are in `rates`, for the nodes of `order` in reverse; the inactive rows that mention them are in `reachedRows`.
  /// The caller calls `clearDirection()` afterwards.
  ///
  /// In a block the rates come first, since the search goes on from members that move.
  mutating func findDirection(of source: Int32) throws(MemoryError) {
    if precision.isDoubleDouble { return try findDirectionInDoubleDouble(of: source) }
    if source < 0 {
      try findDependent(on: ~source)
      search.rates[~source] = 1
      return computeRates(from: search.order.count - 2, source: -1, in: Double.self)
    }
    let variable = problem.rows[source].held
    let slot = problem.variables[variable].block
    if slot < 0 {
      try findDependent(on: variable)
      return computeRates(from: search.order.count - 1, source: source, in: Double.self)
    }
    findBlockDirection(slot, source)
    do throws(MemoryError) {
      let stamp = nextStamp()
      if try !findDependent(onMoving: stampMoving(slot, stamp), of: slot, stamp) { try findDependent(on: variable) }
    } catch {
      abandonSearch()
      throw error
    }
    computeRates(from: search.order.count - 2, source: -1, in: Double.self)
  }

  /// Finds the direction of a row, or of the stay v for ~v.
  mutating func findDirectionInDoubleDouble(of source: Int32) throws(MemoryError) {
    let variable = source >= 0 ? problem.rows[source].held : ~source
    try findDependent(on: variable)
    if source < 0 { search.rates[variable] = 1 }
    computeRates(from: search.order.count - (source < 0 ? 2 : 1), source: max(source, -1), in: DoubleDouble.self)
  }

  /// Stamps the members of a block with rates, and returns how many they are. If most have one, the rest is not looked at.
  private mutating func stampMoving(_ slot: Int32, _ stamp: UInt32) -> Int {
    let members = blocks.indices.span.from(blocks[slot].variables)
    let rates = search.rates.span
    let half = Int(blocks[slot].count) / 2
    var count = 0
    for position in 0..<Int(blocks[slot].count) where rates[members[position]] != 0 {
      problem.variables[members[position]].memberStamp = stamp
      count += 1
      if count > half { break }
    }
    return count
  }

  /// Computes rates for the nodes of `order` from `last` to the first; each follows the nodes it depends on. The left
  /// side of the row `source` grows by one.
  mutating func computeRates<Scalar: Number>(from last: Int, source: Int32, in _: Scalar.Type) {
    for index in stride(from: last, through: 0, by: -1) {
      let node = search.order[index]
      if node >= 0 {
        computeRate(of: node, source, in: Scalar.self)
      } else if Scalar.isDoubleDouble {
        refineBlockDirection(~node, source)
      } else {
        findBlockDirection(~node, source)
      }
    }
  }

  @inline(__always)
  private mutating func computeRate<Scalar: Number>(of node: Int32, _ source: Int32, in _: Scalar.Type) {
    let holder = problem.variables[node].holder
    let rates = rates(Scalar.self)
    let heldTerm = problem.rows[holder].heldTerm
    let sum = sum(of: holder, rates, from: Scalar(holder == source ? 1 : 0), without: heldTerm)
    if !sum.isRounding { rates[node] = sum.value / problem.entries[heldTerm].coefficient }
  }

  /// Computes the rates of a direction in doubles again, those of blocks with residuals in double-double: before, they have the
  /// rounding of the factors. Rates that are zero stay so. Returns false if no block moves.
  mutating func refineDirection(of source: Int32) -> Bool {
    var hasBlock = false
    for index in stride(from: search.order.count - (source < 0 ? 2 : 1), through: 0, by: -1) {
      let node = search.order[index]
      if node < 0 {
        hasBlock = true
        correctBlockDirection(~node, source)
      } else if hasBlock && search.rates[node] != 0 {
        search.rates[node] = 0
        computeRate(of: node, source, in: Double.self)
      }
    }
    return hasBlock
  }

  /// Corrects the rates of a block's members by the solution for what its rows miss.
  private mutating func correctBlockDirection(_ slot: Int32, _ source: Int32) {
    let block = blocks[slot]
    let members = blocks.indices.span.from(block.variables)
    for _ in 0..<2 {
      for position in 0..<block.count {
        let row = blocks.indices[block.rows + position]
        var missing = DoubleDouble(row == source ? 1 : 0)
        for term in problem.rows[row].terms {
          let entry = problem.entries[term]
          missing = missing - DoubleDouble(search.rates[entry.variable]) * entry.coefficient
        }
        blocks.rightSide[position] = missing.high
      }
      solveBlock(slot)
      for position in 0..<block.count where search.rates[members[position]] != 0 {
        search.rates[members[position]] += blocks.rightSide[position]
      }
    }
    var largest = 0.0
    for position in 0..<block.count { largest = max(largest, abs(search.rates[members[position]])) }
    for position in 0..<block.count where abs(search.rates[members[position]]) <= Tolerance.factor * largest {
      search.rates[members[position]] = 0
    }
  }

  private mutating func findBlockDirection(_ slot: Int32, _ source: Int32) {
    let block = blocks[slot]
    let local = blocks.rightSide.span
    let indices = blocks.indices.span
    let members = indices.from(block.variables)
    for position in 0..<Int(block.count) { local[position] = 0 }
    // The rates of the members themselves are still zero.
    for index in 0..<indices[block.outside] {
      let position = indices[block.outside &+ 1 &+ index]
      local[position] = 0 - rateOutside(indices[block.rows &+ position])
    }
    if source >= 0 && problem.variables[problem.rows[source].held].block == slot {
      local[problem.variables[problem.rows[source].held].position] += 1
    }
    // Factors made in double-double.
    if Mechanism.lostDigits.isOn && block.hasLostDigits { precision.attempt.noteLoss(.digits) }
    solveBlock(slot)
    let numbers = search.rates.span
    let least = Tolerance.factor * largestLocal(block)
    for position in 0..<Int(block.count) {
      let value = local[position]
      numbers[members[position]] = abs(value) <= least ? 0 : value
    }
  }

  /// Returns Σ coefficient · rate.
  @inline(__always)
  private mutating func rateOutside(_ row: Int32) -> Double {
    let entries = problem.entries.span
    let rates = search.rates.span
    let rows = problem.rows.span
    var sum = 0.0
    for term in rows[row].terms { sum += entries[term].coefficient * rates[entries[term].variable] }
    return sum
  }

  mutating func clearDirection() {
    if precision.isDoubleDouble { clear(rates(DoubleDouble.self)) } else { clear(rates(Double.self)) }
  }

  private mutating func clear<Scalar: Number>(_ rates: NumberSpan<Scalar>) { forEachMoving { rates[$0] = Scalar(0) } }

  /// Calls a function for each variable of the nodes in `order`.
  @inline(__always)
  mutating func forEachMoving(_ body: (Int32) -> Void) {
    for node in search.order.elements {
      if node >= 0 {
        body(node)
      } else {
        let members = blocks.indices.span.from(blocks[~node].variables)
        for position in 0..<Int(blocks[~node].count) { body(members[position]) }
      }
    }
  }

  /// Returns the largest rate of the direction in `rates`.
  mutating func largestRate() -> Double {
    let rates = search.rates.span
    var largest = 0.0
    forEachMoving { largest = max(largest, abs(rates[$0])) }
    return largest
  }

  /// Returns how fast the left side of a row moves in the direction in `rates`. A sum below `noise` times its operands
  /// counts as zero.
  mutating func rate(of row: Int32, noise: Double = 10 * Tolerance.factor) -> Double {
    if precision.isDoubleDouble { return rateInDoubleDouble(of: row, noise) }
    return rate(of: row, rates(Double.self), noise)
  }

  /// The rate in double-double, without a noise that counts as zero.
  mutating func exactRate(of row: Int32) -> DoubleDouble {
    -sum(of: row, rates(DoubleDouble.self), from: DoubleDouble(0)).value
  }

  @inline(never)
  private mutating func rateInDoubleDouble(of row: Int32, _ noise: Double) -> Double {
    rate(of: row, rates(DoubleDouble.self), noise)
  }

  @inline(__always)
  private mutating func rate<Scalar: Number>(of row: Int32, _ rates: NumberSpan<Scalar>, _ noise: Double) -> Double {
    let sum = sum(of: row, rates, from: Scalar(0))
    return abs(sum.value.high) <= noise * sum.size ? 0 : -sum.value.high
  }
}

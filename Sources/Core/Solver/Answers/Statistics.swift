import Memory

/// Counters and the digest.
extension Solver {
  package mutating func statistics() -> Statistics {
    var statistics = problem.statistics
    statistics.variables = UInt64(problem.live.variables)
    statistics.constraints = UInt64(problem.live.rows)
    statistics.terms = UInt64(problem.live.terms)
    for index in 0..<problem.rows.count where problem.rows[index].isActive { statistics.active += 1 }
    for index in 0..<basis.blocks.count where basis.blocks[index].count > 0 {
      statistics.blocks += 1
      statistics.largestBlock = max(statistics.largestBlock, UInt64(basis.blocks[index].count))
    }
    statistics.bytes = UInt64(account.bytes)
    statistics.allocations = UInt64(account.calls)
    return statistics
  }

  /// Hashes values, rows, the matching and all multipliers, bit by bit.
  package mutating func digest() -> UInt64 {
    catchUp()
    var digest = Digest()
    for index in 0..<problem.variables.count where problem.variables[index].isLive {
      digest.add(UInt64(index))
      digest.add(basis.values[index].bitPattern)
      digest.add(UInt64(bitPattern: Int64(problem.variables[index].holder)))
    }
    for index in 0..<problem.rows.count where problem.rows[index].count > 0 {
      let row = problem.rows[index]
      // A row that was added and removed before a solve does not count.
      if !row.isActive && !row.isLive { continue }
      // Nor does one that says no more than the problem does.
      if !row.isActive && row.isZeroRow { continue }
      digest.add(
        UInt64(index) << 32 | UInt64(UInt16(bitPattern: row.priority)) << 8 | UInt64(UInt8(bitPattern: row.side)))
      digest.add(UInt64(row.state.subtracting(.contributed).rawValue))
      digest.add(UInt64(bitPattern: Int64(row.held)))
      digest.add(row.constant.bitPattern)
      digest.add(row.weight.bitPattern)
      for term in row.terms {
        digest.add(UInt64(bitPattern: Int64(problem.entries[term].variable)))
        digest.add(problem.entries[term].coefficient.bitPattern)
      }
      var node = row.firstNode
      while node >= 0 {
        digest.add(UInt64(bitPattern: Int64(basis.multipliers[node].priority)))
        digest.add(basis.multipliers[node].value.bitPattern)
        node = basis.multipliers[node].next
      }
    }
    return digest.value
  }
}

/// FNV-1a over 64-bit words with an extra mixing step.
package struct Digest {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  @inline(never)
  package mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }
}

import Memory

/// New matchings for the variables of a cycle.
extension Solver {
  /// Rematches the most frequent cycle without a matrix. If the nodes in `scratch` are single variables in a chain,
  /// where each row mentions its own variable and one before it, and the entering row mentions the last, then each
  /// row takes the variable before its own; no other matching exists. Returns false, without a change, for other
  /// cycles.
  mutating func rematchAlongChain(entering: Int32) throws(MemoryError) -> Bool {
    var row = entering
    for index in stride(from: scratch.count - 1, through: 0, by: -1) {
      let node = scratch[index]
      guard node >= 0, reachedTerms(of: row) == (index == scratch.count - 1 ? 1 : 2), mentions(row, node) else {
        return false
      }
      row = variables[node].holder
    }
    row = entering
    for index in stride(from: scratch.count - 1, through: 0, by: -1) {
      let old = variables[scratch[index]].holder
      try match(scratch[index], row)
      row = old
    }
    return true
  }

  /// Returns how many variables of a row the last search reached, its own included.
  private mutating func reachedTerms(of row: Int32) -> Int {
    var count = 0
    let start = rows[row].start
    for term in start..<start + rows[row].count {
      let variable = entries[term].variable
      if variables[variable].block < 0 && variables[variable].reach == stamp { count += 1 }
    }
    return count
  }

  private mutating func mentions(_ row: Int32, _ variable: Int32) -> Bool { term(of: variable, in: row) >= 0 }

  /// Makes one block of the nodes in `scratch` before the exchange, then replaces the leaving row in it. Rows that
  /// enter and leave in turn then find the block factorised. The old matrix is regular, so this fails only for
  /// precision.
  mutating func arrangeLazily(
    entering: Int32, leaving: Int32, _ variable: Int32
  ) throws(MemoryError) -> Bool {
    setMatch(leaving, variable, pivot: -1)
    guard try arrange(without: -1, with: -1, peeling: false) else {
      needsRebuild = true
      return true
    }
    let neighbour = rows[leaving].held
    let block = variables[neighbour].block
    unmatch(leaving)
    if try replace(at: variables[neighbour].place, with: entering, in: block) { return true }
    scratch.removeAll()
    try scratch.append(~block)
    return false
  }

  /// Matches all variables of the nodes in `scratch` anew, with their rows without `leaving` and with `entering` (-1
  /// for none). Members of cycles form one block; the others are matched singly. Returns false if the matrix is
  /// singular: then single variables keep their rows, and the blocks are gone.
  mutating func arrange(without leaving: Int32, with entering: Int32, peeling: Bool) throws(MemoryError) -> Bool {
    try gatherMembers(leaving, entering)
    return try installMembers(peeling: peeling)
  }

  private mutating func installMembers(peeling: Bool) throws(MemoryError) -> Bool {
    guard factor.members.count == factor.memberRows.count, try factor.factorise(peeling: peeling) else {
      return false
    }
    for index in 0..<factor.frontRows.count {
      try match(factor.members[factor.frontColumns[index]], factor.memberRows[factor.frontRows[index]])
    }
    for index in 0..<factor.backRows.count {
      try match(factor.members[factor.backColumns[index]], factor.memberRows[factor.backRows[index]])
    }
    if !factor.pivotRows.isEmpty {
      let block = try makeBlock()
      if journal.isOn { try journal.newBlocks.append(block) }
    }
    return true
  }

  mutating func gatherMembers(_ leaving: Int32, _ entering: Int32) throws(MemoryError) {
    factor.members.removeAll()
    factor.memberRows.removeAll()
    for index in 0..<scratch.count {
      let node = scratch[index]
      if node >= 0 {
        try saveVariable(node)
        try factor.members.append(node)
        let holder = variables[node].holder
        if holder >= 0 && holder != leaving {
          try save(holder)
          try factor.memberRows.append(holder)
        }
        continue
      }
      let block = blocks[~node]
      for place in 0..<block.count {
        let variable = blockIndices[block.variables + place]
        let row = blockIndices[block.rows + place]
        try saveVariable(variable)
        try factor.members.append(variable)
        if row != leaving {
          try save(row)
          try factor.memberRows.append(row)
        }
      }
    }
    if entering >= 0 { try factor.memberRows.append(entering) }
    try fillMatrix()
    for index in 0..<scratch.count where scratch[index] < 0 {
      if journal.isOn {
        try journal.detachedBlocks.append(~scratch[index])
      } else {
        freeBlock(~scratch[index])
      }
    }
  }

  /// Fills the matrix with the members' rows, restricted to the members.
  private mutating func fillMatrix() throws(MemoryError) {
    let reach = nextStamp()
    for index in 0..<factor.members.count {
      let variable = factor.members[index]
      variables[variable].reach = reach
      variables[variable].place = Int32(index)
      variables[variable].block = -1
    }
    try factor.begin()
    for index in 0..<factor.memberRows.count {
      let row = factor.memberRows[index]
      let start = rows[row].start
      for term in start..<start + rows[row].count {
        let entry = entries[term]
        if variables[entry.variable].reach == reach {
          try factor.append(column: variables[entry.variable].place, value: entry.coefficient)
        }
      }
      factor.endRow()
    }
  }

  /// Matches the gathered members except one, which becomes a stay.
  mutating func arrangeRest(without stay: Int32) throws(MemoryError) -> Bool {
    var kept = 0
    for index in 0..<factor.members.count where factor.members[index] != stay {
      factor.members[kept] = factor.members[index]
      kept += 1
    }
    factor.members.truncate(to: kept)
    variables[stay].holder = -1
    variables[stay].reach = 0
    try fillMatrix()
    return try installMembers(peeling: true)
  }
}

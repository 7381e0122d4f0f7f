import Memory

/// New matchings for the variables of a cycle.
extension Basis {
  /// Rematches the most frequent cycle without a matrix. If the nodes in `search.cycle` are single variables in a chain,
  /// where each row mentions its own variable and one before it, and the entering row mentions the last, then each
  /// row takes the variable before its own; no other matching exists. Returns false, without a change, for other
  /// cycles.
  mutating func rematchAlongChain(entering: Int32) throws(MemoryError) -> Bool {
    var row = entering
    for index in stride(from: search.cycle.count - 1, through: 0, by: -1) {
      let node = search.cycle[index]
      guard node >= 0, termsInCycle(of: row) == (index == search.cycle.count - 1 ? 1 : 2), mentions(row, node) else {
        return false
      }
      row = problem.variables[node].holder
    }
    row = entering
    for index in stride(from: search.cycle.count - 1, through: 0, by: -1) {
      let old = problem.variables[search.cycle[index]].holder
      try match(search.cycle[index], row)
      row = old
    }
    return true
  }

  /// Returns how many variables of a row are in the cycle, its own included.
  private mutating func termsInCycle(of row: Int32) -> Int {
    var count = 0
    for term in problem.rows[row].terms {
      let variable = problem.entries[term].variable
      if problem.variables[variable].block < 0 && problem.variables[variable].memberStamp == search.lastStamp {
        count += 1
      }
    }
    return count
  }

  private mutating func mentions(_ row: Int32, _ variable: Int32) -> Bool { problem.term(of: variable, in: row) >= 0 }

  /// Makes one block of the nodes in `search.cycle` before the exchange, then replaces the leaving row in it. Rows that
  /// enter and leave in turn then find the block factorised. The old matrix is regular, so this fails only for
  /// precision.
  mutating func rematchAsBlock(
    entering: Int32, leaving: Int32, _ variable: Int32
  ) throws(MemoryError) -> Bool {
    problem.setMatch(leaving, variable, term: -1)
    guard try arrange(without: -1, with: -1, peeling: false) else {
      agenda.needsRebuild = true
      return true
    }
    let neighbour = problem.rows[leaving].held
    let block = problem.variables[neighbour].block
    problem.unmatch(leaving)
    if try replaceInBlock(at: problem.variables[neighbour].position, with: entering, in: block) { return true }
    search.cycle.removeAll()
    try search.cycle.append(~block)
    return false
  }

  /// Matches all variables of the nodes in `search.cycle` anew, with their rows without `leaving` and with `entering` (-1
  /// for none). Members of cycles form one block; the others are matched singly. Returns false if the matrix is
  /// singular: then single variables keep their rows, and the blocks are gone.
  mutating func arrange(without leaving: Int32, with entering: Int32, peeling: Bool) throws(MemoryError) -> Bool {
    try gatherMembers(leaving, entering)
    return try installMembers(peeling: peeling)
  }

  private mutating func installMembers(peeling: Bool) throws(MemoryError) -> Bool {
    guard blocks.factorisation.members.count == blocks.factorisation.memberRows.count,
      try blocks.factorisation.factorise(peeling: peeling)
    else {
      return false
    }
    search.visits &+= blocks.factorisation.members.count
    if Mechanism.lostDigits.isOn && blocks.factorisation.pivots.haveLostDigits { precision.attempt.noteLoss(.digits) }
    for index in 0..<blocks.factorisation.front.rows.count {
      try match(
        blocks.factorisation.members[blocks.factorisation.front.columns[index]],
        blocks.factorisation.memberRows[blocks.factorisation.front.rows[index]])
    }
    for index in 0..<blocks.factorisation.back.rows.count {
      try match(
        blocks.factorisation.members[blocks.factorisation.back.columns[index]],
        blocks.factorisation.memberRows[blocks.factorisation.back.rows[index]])
    }
    if !blocks.factorisation.pivots.rows.isEmpty {
      let block = try makeBlock()
      if journal.isTrial { try journal.blocks.made.append(block) }
    }
    return true
  }

  mutating func gatherMembers(_ leaving: Int32, _ entering: Int32) throws(MemoryError) {
    blocks.factorisation.members.removeAll()
    blocks.factorisation.memberRows.removeAll()
    for node in search.cycle.elements {
      if node >= 0 {
        try saveVariable(node)
        try blocks.factorisation.members.append(node)
        let holder = problem.variables[node].holder
        if holder >= 0 && holder != leaving {
          try save(holder)
          try blocks.factorisation.memberRows.append(holder)
        }
        continue
      }
      let block = blocks[~node]
      for position in 0..<block.count {
        let variable = blocks.indices[block.variables + position]
        let row = blocks.indices[block.rows + position]
        try saveVariable(variable)
        try blocks.factorisation.members.append(variable)
        if row != leaving {
          try save(row)
          try blocks.factorisation.memberRows.append(row)
        }
      }
    }
    if entering >= 0 { try blocks.factorisation.memberRows.append(entering) }
    try fillMatrix()
    for index in 0..<search.cycle.count where search.cycle[index] < 0 { try takeApart(~search.cycle[index]) }
  }

  /// Frees a block whose members are to be matched anew. A trial keeps it if it is from before.
  private mutating func takeApart(_ slot: Int32) throws(MemoryError) {
    if journal.isTrial && !journal.blocks.made.elements.contains(slot) {
      return try journal.blocks.detached.append(slot)
    }
    journal.blocks.made.removeFirst(slot)
    freeBlock(slot)
  }

  /// Fills the matrix with the members' rows, restricted to the members.
  private mutating func fillMatrix() throws(MemoryError) {
    let stamp = nextStamp()
    for index in 0..<blocks.factorisation.members.count {
      let variable = blocks.factorisation.members[index]
      problem.variables[variable].memberStamp = stamp
      problem.variables[variable].position = Int32(index)
      problem.variables[variable].block = -1
    }
    try blocks.factorisation.begin()
    let entries = problem.entries.span
    let variables = problem.variables.span
    for row in blocks.factorisation.memberRows.elements {
      for term in problem.rows[row].terms where variables[entries[term].variable].memberStamp == stamp {
        try blocks.factorisation.append(
          column: variables[entries[term].variable].position, value: entries[term].coefficient)
      }
      blocks.factorisation.endRow()
    }
  }

  /// Matches the gathered members except one, which becomes a stay.
  mutating func rematchRest(without stay: Int32) throws(MemoryError) -> Bool {
    blocks.factorisation.members.keep { $0 != stay }
    problem.variables[stay].holder = -1
    problem.variables[stay].memberStamp = 0
    try fillMatrix()
    return try installMembers(peeling: true)
  }
}

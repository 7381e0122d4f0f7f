import Memory

/// Orders of computation. A node is a variable, or ~b for the block b.
///
/// Both searches are depth-first and write nodes in postorder: every node follows all nodes found from it. `descend`
/// follows rows to their variables, so that inputs precede what is computed from them. `ascend` follows variables to
/// the rows that mention them; its order, reversed, lists changes before their effects.
extension Basis {
  mutating func nextStamp() -> UInt32 {
    if search.lastStamp == .max { clearStamps() }
    search.lastStamp += 1
    return search.lastStamp
  }

  private mutating func clearStamps() {
    for index in 0..<problem.variables.count {
      problem.variables[index].visitStamp = 0
      problem.variables[index].memberStamp = 0
    }
    for index in 0..<blocks.count {
      blocks[index].visitStamp = 0
      blocks[index].memberStamp = 0
    }
    for index in 0..<problem.rows.count { problem.rows[index].visitStamp = 0 }
    search.lastStamp = 0
  }

  /// Returns the node of a variable.
  @inline(__always)
  mutating func node(of variable: Int32) -> Int32 {
    let block = problem.variables[variable].block
    return block < 0 ? variable : ~block
  }

  /// Finds all nodes that the variables of a row are computed from, in `order`.
  mutating func descend(from row: Int32) throws(MemoryError) {
    let stamp = nextStamp()
    search.short.isShort = false
    search.order.removeAll()
    try descendAlso(from: row, stamp)
  }

  /// Makes a variable that is computed from no other the only one in `order`.
  mutating func orderOnly(_ variable: Int32) throws(MemoryError) {
    search.short.isShort = false
    search.order.removeAll()
    try search.order.append(variable)
  }

  /// Appends the nodes that the variables of another row are computed from, those with the stamp excepted.
  @inline(__always)
  mutating func descendAlso(from row: Int32, _ stamp: UInt32) throws(MemoryError) {
    for entry in problem.rows[row].terms {
      try descend(into: problem.entries[entry].variable, stamp)
    }
  }

  @inline(__always)
  mutating func descend(into variable: Int32, _ stamp: UInt32) throws(MemoryError) {
    if problem.variables[variable].block < 0 {
      if problem.variables[variable].visitStamp == stamp { return }
      problem.variables[variable].visitStamp = stamp
      let holder = problem.variables[variable].holder
      if Mechanism.leaves.isOn && (holder < 0 || problem.rows[holder].count == 1) {
        try search.order.append(variable)
        return
      }
    } else {
      let block = problem.variables[variable].block
      if blocks[block].visitStamp == stamp { return }
      blocks[block].visitStamp = stamp
    }
    try descendDeep(from: node(of: variable), stamp)
  }

  private mutating func descendDeep(from root: Int32, _ stamp: UInt32) throws(MemoryError) {
    let bottom = search.openNodes.count
    var current = begin(down: root)
    while true {
      if let next = current.node >= 0
        ? try nextDown(&current.cursor, to: current.end, own: -1, stamp) : try nextDown(inBlock: &current, stamp)
      {
        try search.openNodes.append(current)
        current = begin(down: next)
        continue
      }
      try search.order.append(current.node)
      if search.openNodes.count == bottom { return }
      current = search.openNodes.removeLast()
    }
  }

  private mutating func begin(down node: Int32) -> OpenNode {
    if node < 0 { return OpenNode(node: node, cursor: -1) }
    let holder = problem.variables[node].holder
    if holder < 0 { return OpenNode(node: node) }
    let terms = problem.rows[holder].terms
    return OpenNode(node: node, cursor: terms.lowerBound, end: terms.upperBound)
  }

  /// Returns the next unvisited node below a block. The cursor is -1 before each row that
  /// mentions others.
  private mutating func nextDown(inBlock current: inout OpenNode, _ stamp: UInt32) throws(MemoryError) -> Int32? {
    let block = blocks[~current.node]
    while current.finished < blocks.indices[block.outside] {
      current.finished &+= 1
      let row = blocks.indices[block.rows &+ blocks.indices[block.outside &+ current.finished]]
      if current.cursor < 0 { current.cursor = problem.rows[row].start }
      let end = problem.rows[row].terms.upperBound
      if let next = try nextDown(&current.cursor, to: end, own: ~current.node, stamp) {
        current.finished &-= 1
        return next
      }
      current.cursor = -1
    }
    return nil
  }

  /// Returns the next unvisited node among the terms of one row, and stamps it; `own` is the block that the row is in. Leaves go to
  /// `order` at once.
  @inline(__always)
  private mutating func nextDown(
    _ cursor: inout Int32, to end: Int32, own: Int32, _ stamp: UInt32
  ) throws(MemoryError) -> Int32? {
    let entries = problem.entries.span
    let rows = problem.rows.span
    let variables = problem.variables.span
    let blocks = blocks.span
    while cursor < end {
      let variable = entries[cursor].variable
      cursor &+= 1
      let block = variables[variable].block
      if block < 0 {
        if variables[variable].visitStamp == stamp { continue }
        variables[variable].visitStamp = stamp
        let holder = variables[variable].holder
        if Mechanism.leaves.isOn && (holder < 0 || rows[holder].count == 1) {
          try search.order.append(variable)
          continue
        }
      } else {
        if block == own || blocks[block].visitStamp == stamp { continue }
        blocks[block].visitStamp = stamp
      }
      return block < 0 ? variable : ~block
    }
    return nil
  }

  /// Appends to `order` all nodes computed from a variable, and the variable's own node; to `reachedRows`, the inactive rows
  /// that mention any of them.
  mutating func ascend(from variable: Int32, _ stamp: UInt32) throws(MemoryError) {
    let block = problem.variables[variable].block
    if block < 0 {
      if problem.variables[variable].visitStamp == stamp { return }
      problem.variables[variable].visitStamp = stamp
    } else {
      if blocks[block].visitStamp == stamp { return }
      blocks[block].visitStamp = stamp
    }
    let bottom = search.openNodes.count
    var current = OpenNode(node: block < 0 ? variable : ~block)
    while true {
      if let next = current.node >= 0
        ? try nextUp(current.node, own: -1, &current.cursor, stamp) : try nextUp(inBlock: &current, stamp)
      {
        try search.openNodes.append(current)
        current = OpenNode(node: next)
        continue
      }
      try search.order.append(current.node)
      if search.openNodes.count == bottom { return }
      current = search.openNodes.removeLast()
    }
  }

  /// Returns the next unvisited node computed from a block.
  private mutating func nextUp(inBlock current: inout OpenNode, _ stamp: UInt32) throws(MemoryError) -> Int32? {
    let block = blocks[~current.node]
    while current.finished < block.count {
      let variable = blocks.indices[block.variables &+ current.finished]
      let isStill = ~current.node == search.part && problem.variables[variable].memberStamp != stamp
      if !isStill, let next = try nextUp(variable, own: ~current.node, &current.cursor, stamp) { return next }
      current.finished &+= 1
      current.cursor = 0
    }
    return nil
  }

  /// Appends the unvisited inactive rows that mention a variable to `reachedRows`.
  @inline(never)
  private mutating func meetRows(of variable: Int32, _ stamp: UInt32) throws(MemoryError) {
    let links = problem.links.span
    let rows = problem.rows.span
    for link in problem.variables[variable].links {
      let row = links[link].row
      if rows[row].held >= 0 || rows[row].visitStamp == stamp { continue }
      rows[row].visitStamp = stamp
      try search.reachedRows.append(row)
    }
  }

  /// Returns the next unvisited node computed from a variable, and stamps it; `own` is the block that the variable is
  /// in.
  @inline(__always)
  private mutating func nextUp(
    _ variable: Int32, own: Int32, _ cursor: inout Int32, _ stamp: UInt32
  ) throws(MemoryError) -> Int32? {
    let rows = problem.rows.span
    let variables = problem.variables.span
    let blocks = blocks.span
    let end = variables[variable].linkCount
    let links = problem.links.span.from(variables[variable].linkStart)
    while cursor < end {
      let row = links[cursor].row
      cursor &+= 1
      let held = rows[row].held
      if held < 0 {
        if rows[row].visitStamp != stamp {
          rows[row].visitStamp = stamp
          try search.reachedRows.append(row)
        }
        continue
      }
      let block = variables[held].block
      if block < 0 {
        if held == variable || variables[held].visitStamp == stamp { continue }
        variables[held].visitStamp = stamp
        if variables[held].uses > 1 || !Mechanism.leaves.isOn { return held }
        // Nothing is computed from it.
        if variables[held].linkCount > 1 { try meetRows(of: held, stamp) }
        try search.order.append(held)
        continue
      }
      if block == own || blocks[block].visitStamp == stamp { continue }
      blocks[block].visitStamp = stamp
      return ~block
    }
    return nil
  }
}

extension Basis {
  /// Finds all nodes computed from a variable, in `order`, and the inactive rows that mention them, in `reachedRows`.
  mutating func findDependent(on variable: Int32) throws(MemoryError) {
    search.isPartial = false
    if isKept(node(of: variable)) {
      swapKept()
      search.kept.version = 0
    } else {
      search.order.removeAll()
      search.reachedRows.removeAll()
      forgetKept()
      try ascend(from: variable, nextStamp())
    }
    search.visits &+= search.order.count &+ search.reachedRows.count
  }

  /// Finds all nodes computed from the moving members of a block, those whose `memberStamp` is `stamp`, and the inactive rows
  /// that mention them. Returns false if most members move: then `findDependent` finds no more, and is kept.
  mutating func findDependent(onMoving count: Int, of slot: Int32, _ stamp: UInt32) throws(MemoryError) -> Bool {
    if 2 * count > Int(blocks[slot].count) || !Mechanism.partOfBlock.isOn { return false }
    search.order.removeAll()
    search.reachedRows.removeAll()
    forgetKept()
    search.isPartial = true
    search.part = slot
    defer { search.part = -1 }
    try ascend(from: blocks.indices[blocks[slot].variables], stamp)
    search.visits &+= search.order.count &+ search.reachedRows.count
    return true
  }

  /// Clears the buffers of an interrupted search.
  mutating func abandonSearch() {
    search.clearNumbers()
    for index in 0..<precision.lowNumbers.count { precision.lowNumbers[index] = 0 }
    search.openNodes.removeAll()
  }
}

import Memory

/// Orders of computation. A node is a variable, or ~b for the block b.
///
/// Both searches are depth-first and write nodes in postorder: every node follows all nodes found from it. `descend`
/// follows rows to their variables, so that inputs precede what is computed from them. `ascend` follows variables to
/// the rows that mention them; its order, reversed, lists changes before their effects.
extension Solver {
  mutating func nextStamp() -> UInt32 {
    if stamp == .max { forgetStamps() }
    stamp += 1
    return stamp
  }

  private mutating func forgetStamps() {
    for index in 0..<variables.count {
      variables[index].mark = 0
      variables[index].reach = 0
    }
    for index in 0..<blocks.count {
      blocks[index].mark = 0
      blocks[index].reach = 0
    }
    for index in 0..<rows.count { rows[index].mark = 0 }
    stamp = 0
  }

  /// Returns the node of a variable.
  @inline(__always)
  mutating func node(of variable: Int32) -> Int32 {
    let block = variables[variable].block
    return block < 0 ? variable : ~block
  }

  /// Finds all nodes that the variables of a row are computed from, in `order`.
  mutating func descend(from row: Int32) throws(MemoryError) {
    let mark = nextStamp()
    order.removeAll()
    try descendAlso(from: row, mark)
  }

  /// Appends the nodes that the variables of another row are computed from, those with the mark excepted.
  @inline(__always)
  mutating func descendAlso(from row: Int32, _ mark: UInt32) throws(MemoryError) {
    let start = rows[row].start
    for entry in start..<start + rows[row].count {
      try descend(into: entries[entry].variable, mark)
    }
  }

  @inline(__always)
  private mutating func descend(into variable: Int32, _ mark: UInt32) throws(MemoryError) {
    if variables[variable].block < 0 {
      if variables[variable].mark == mark { return }
      variables[variable].mark = mark
      let holder = variables[variable].holder
      if holder < 0 || rows[holder].count == 1 {
        try order.append(variable)
        return
      }
    } else {
      let block = variables[variable].block
      if blocks[block].mark == mark { return }
      blocks[block].mark = mark
    }
    try descendDeep(from: node(of: variable), mark)
  }

  private mutating func descendDeep(from root: Int32, _ mark: UInt32) throws(MemoryError) {
    let bottom = frames.count
    var frame = firstFrame(down: root)
    while true {
      if let next = frame.node >= 0 ? try nextDown(&frame, mark) : try nextDown(inBlock: &frame, mark) {
        try frames.append(frame)
        frame = firstFrame(down: next)
        continue
      }
      try order.append(frame.node)
      if frames.count == bottom { return }
      frame = frames.removeLast()
    }
  }

  private mutating func firstFrame(down node: Int32) -> Frame {
    if node >= 0 {
      let holder = variables[node].holder
      return Frame(node: node, row: holder, cursor: holder < 0 ? 0 : rows[holder].start)
    }
    let row = blockIndices[blocks[~node].rows]
    return Frame(node: node, row: 0, cursor: rows[row].start)
  }

  /// Returns the next unmarked node below a variable, and marks it. Leaves go to `order` at once.
  @inline(__always)
  private mutating func nextDown(_ frame: inout Frame, _ mark: UInt32) throws(MemoryError) -> Int32? {
    frame.row < 0 ? nil : try nextDown(&frame.cursor, in: frame.row, own: -1, mark)
  }

  /// Returns the next unmarked node below a block. `row` of the frame counts the block's rows.
  private mutating func nextDown(inBlock frame: inout Frame, _ mark: UInt32) throws(MemoryError) -> Int32? {
    let block = blocks[~frame.node]
    while true {
      let row = blockIndices[block.rows &+ frame.row]
      if let next = try nextDown(&frame.cursor, in: row, own: ~frame.node, mark) { return next }
      frame.row &+= 1
      if frame.row >= block.count { return nil }
      frame.cursor = rows[blockIndices[block.rows &+ frame.row]].start
    }
  }

  /// Returns the next unmarked node among the terms of one row; `own` is the block that the row is in.
  @inline(__always)
  private mutating func nextDown(
    _ cursor: inout Int32, in row: Int32, own: Int32, _ mark: UInt32
  ) throws(MemoryError) -> Int32? {
    let entries = entries.view
    let rows = rows.view
    let variables = variables.view
    let blocks = blocks.view
    let end = rows[row].start &+ rows[row].count
    while cursor < end {
      let variable = entries[cursor].variable
      cursor &+= 1
      let block = variables[variable].block
      if block < 0 {
        if variables[variable].mark == mark { continue }
        variables[variable].mark = mark
        let holder = variables[variable].holder
        if holder < 0 || rows[holder].count == 1 {
          try order.append(variable)
          continue
        }
      } else {
        if block == own || blocks[block].mark == mark { continue }
        blocks[block].mark = mark
      }
      return block < 0 ? variable : ~block
    }
    return nil
  }

  /// Appends to `order` all nodes computed from a variable, and the variable's own node; to `met`, the inactive rows
  /// that mention any of them.
  mutating func ascend(from variable: Int32, _ mark: UInt32) throws(MemoryError) {
    let block = variables[variable].block
    if block < 0 {
      if variables[variable].mark == mark { return }
      variables[variable].mark = mark
    } else {
      if blocks[block].mark == mark { return }
      blocks[block].mark = mark
    }
    let bottom = frames.count
    var frame = Frame(node: block < 0 ? variable : ~block, row: 0, cursor: 0)
    while true {
      if let next = frame.node >= 0
        ? try nextUp(frame.node, own: -1, &frame.cursor, mark) : try nextUp(inBlock: &frame, mark)
      {
        try frames.append(frame)
        frame = Frame(node: next, row: 0, cursor: 0)
        continue
      }
      try order.append(frame.node)
      if frames.count == bottom { return }
      frame = frames.removeLast()
    }
  }

  /// Returns the next unmarked node computed from a block. `row` of the frame counts the block's members.
  private mutating func nextUp(inBlock frame: inout Frame, _ mark: UInt32) throws(MemoryError) -> Int32? {
    let block = blocks[~frame.node]
    while frame.row < block.count {
      let variable = blockIndices[block.variables &+ frame.row]
      if let next = try nextUp(variable, own: ~frame.node, &frame.cursor, mark) { return next }
      frame.row &+= 1
      frame.cursor = 0
    }
    return nil
  }

  /// Returns the next unmarked node computed from a variable, and marks it; `own` is the block that the variable is
  /// in.
  @inline(__always)
  private mutating func nextUp(
    _ variable: Int32, own: Int32, _ cursor: inout Int32, _ mark: UInt32
  ) throws(MemoryError) -> Int32? {
    let links = links.view
    let rows = rows.view
    let variables = variables.view
    let blocks = blocks.view
    let end = variables[variable].linkCount
    let start = variables[variable].linkStart
    while cursor < end {
      let row = links[start &+ cursor].row
      cursor &+= 1
      let held = rows[row].held
      if held < 0 {
        if rows[row].mark != mark {
          rows[row].mark = mark
          try met.append(row)
        }
        continue
      }
      let block = variables[held].block
      if block < 0 {
        if held == variable || variables[held].mark == mark { continue }
        variables[held].mark = mark
        return held
      }
      if block == own || blocks[block].mark == mark { continue }
      blocks[block].mark = mark
      return ~block
    }
    return nil
  }
}

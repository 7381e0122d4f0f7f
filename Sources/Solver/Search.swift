import Memory

/// Orders of computation. A node is a variable, or ~b for the block b.
///
/// Both searches are depth first and write nodes in postorder, so every node
/// comes after all nodes met from it. Along rows (`descend`) that puts what is
/// needed before what needs it; along columns (`ascend`), read backwards, it
/// puts what changes first before what changes in turn.
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

  /// The node a variable belongs to.
  @inline(__always)
  mutating func node(of variable: Int32) -> Int32 {
    let block = variables[variable].block
    return block < 0 ? variable : ~block
  }

  /// Everything that the variables of a row are computed from, in `order`.
  mutating func descend(from row: Int32) throws(MemoryError) {
    let mark = nextStamp()
    order.removeAll()
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
    try frames.append(firstFrame(down: root))
    while frames.count > bottom {
      let top = frames.count - 1
      guard let next = try nextDown(top, mark) else {
        try order.append(frames[top].node)
        frames.truncate(to: top)
        continue
      }
      try frames.append(firstFrame(down: next))
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

  /// The next unmarked node below a frame, now marked; leaves go to `order` at once.
  private mutating func nextDown(_ top: Int, _ mark: UInt32) throws(MemoryError) -> Int32? {
    let frame = frames[top]
    if frame.node >= 0 {
      return frame.row < 0 ? nil : try nextDown(top, frame.row, from: frame.cursor, own: -1, mark)
    }
    let block = blocks[~frame.node]
    var slot = frame.row
    var cursor = frame.cursor
    while true {
      let row = blockIndices[block.rows &+ slot]
      if let next = try nextDown(top, row, from: cursor, own: ~frame.node, mark) {
        frames[top].row = slot
        return next
      }
      slot &+= 1
      if slot >= block.count { return nil }
      cursor = rows[blockIndices[block.rows &+ slot]].start
    }
  }

  /// The same among the terms of a row from one on; `own` is the block it is in.
  @inline(__always)
  private mutating func nextDown(
    _ top: Int, _ row: Int32, from first: Int32, own: Int32, _ mark: UInt32
  ) throws(MemoryError) -> Int32? {
    let entries = entries.view
    let rows = rows.view
    let variables = variables.view
    let blocks = blocks.view
    var cursor = first
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
      frames[top].cursor = cursor
      return block < 0 ? variable : ~block
    }
    return nil
  }

  /// Everything computed from a node and the node itself, appended to `order`;
  /// inactive rows that mention any of it, to `met`.
  @inline(__always)
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
    try frames.append(Frame(node: node(of: variable), row: 0, cursor: 0))
    while frames.count > bottom {
      let top = frames.count - 1
      guard let next = try nextUp(top, mark) else {
        try order.append(frames[top].node)
        frames.truncate(to: top)
        continue
      }
      try frames.append(Frame(node: next, row: 0, cursor: 0))
    }
  }

  /// In a block's frame `row` counts its members.
  private mutating func nextUp(_ top: Int, _ mark: UInt32) throws(MemoryError) -> Int32? {
    var frame = frames[top]
    if frame.node >= 0 { return try nextUp(frame.node, &frame.cursor, mark, top) }
    let block = blocks[~frame.node]
    while frame.row < block.count {
      let variable = blockIndices[block.variables + frame.row]
      if let next = try nextUp(variable, &frame.cursor, mark, top) {
        frames[top].row = frame.row
        return next
      }
      frame.row += 1
      frame.cursor = 0
    }
    return nil
  }

  /// The next unmarked node that is computed from a variable, now marked.
  @inline(__always)
  private mutating func nextUp(
    _ variable: Int32, _ cursor: inout Int32, _ mark: UInt32, _ top: Int
  ) throws(MemoryError) -> Int32? {
    let links = links.view
    let rows = rows.view
    let variables = variables.view
    let blocks = blocks.view
    let own = variables[variable].block
    var link = variables[variable].linkStart &+ cursor
    let end = variables[variable].linkStart &+ variables[variable].linkCount
    while link < end {
      let row = links[link].row
      link &+= 1
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
      } else {
        if block == own || blocks[block].mark == mark { continue }
        blocks[block].mark = mark
      }
      cursor = link &- variables[variable].linkStart
      frames[top].cursor = cursor
      return block < 0 ? held : ~block
    }
    return nil
  }
}

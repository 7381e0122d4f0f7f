// Incremental layout. Changed nodes are measured again, from the deepest up, as far as sizes change; then the boxes
// whose contents changed are placed again.

import Memory
import Status

extension Boxes {
  /// Recomputes the cached sizes of changed nodes, then places their boxes again.
  mutating func update() throws(Status) {
    let isPart = changes.isMeasured && changes.noted.isEmpty
    changes.isMeasured = false
    if isPart { return }
    cache.pass &+= 1
    changes.moved.removeAll()
    if changes.noted.isEmpty { return }
    try inMemory { () throws(MemoryError) in try sortByDepth() }
    var depth = changes.first.count - 1
    while depth >= 0 {
      while let node = changes.take(depth: depth) { try updateSizes(of: node, depth: depth) }
      depth -= 1
    }
    try placeAgain()
    self.depth = 0
    changes.noted.removeAll()
  }

  private mutating func sortByDepth() throws(MemoryError) {
    changes.entries.removeAll()
    changes.first.removeAll()
    changes.placedBoxes.removeAll()
    for index in 0..<changes.noted.count {
      let node = changes.noted[index]
      if nodes[node].flags.contains(.isChanged) { try changes.add(node, depth: depth(of: node)) }
    }
  }

  private mutating func depth(of node: Int32) -> Int {
    var depth = 0
    var parent = nodes[node].parent
    while parent >= 0 {
      depth += 1
      parent = nodes[parent].parent
    }
    return depth
  }

  /// Recomputes the cached sizes of a changed node. If a size changes, marks the container as changed. Also marks
  /// each ancestor whose cached sizes may depend on a size that is no longer cached.
  private mutating func updateSizes(of node: Int32, depth: Int) throws(Status) {
    if !nodes[node].flags.contains(.isChanged) { return }
    self.depth = depth
    var hasChanged = try haveSizesChanged(of: node, depth: depth)
    nodes[node].flags.remove(.isChanged)
    var node = node
    var depth = depth
    while nodes[node].parent >= 0 && !nodes[node].flags.contains(.isHidden) {
      noteSizes(node)
      node = nodes[node].parent
      depth -= 1
      if hasChanged || nodes[node].flags.contains(.hasLostDependency) { try addChange(node, depth: depth) }
      hasChanged = false
    }
  }

  /// Marks an ancestor as changed, for this update.
  private mutating func addChange(_ node: Int32, depth: Int) throws(Status) {
    if nodes[node].flags.contains(.isChanged) || nodes[node].cached < 0 { return }
    nodes[node].flags.insert(.isChanged)
    try inMemory { () throws(MemoryError) in
      try changes.noted.append(node)
      try changes.add(node, depth: depth)
    }
  }

  /// Recomputes the cached sizes of a node, and returns whether one differs. If the node is a placed box, appends it to
  /// `changes.placedBoxes`.
  private mutating func haveSizesChanged(of node: Int32, depth: Int) throws(Status) -> Bool {
    let first = nodes[node].cached
    nodes[node].cached = -1
    let usedHeight = nodes[node].flags.contains(.usesHeight)
    let wasConstant = nodes[node].flags.contains(.isConstant)
    nodes[node].flags.subtract([.hasLostDependency, .usesHeight, .isConstant])
    var hasChanged = false
    var index = first
    while index >= 0 {
      if cache.records[index].kinds.isPlacement {
        let box = NodeChanges.PlacedBox(
          node: node, depth: Int32(truncatingIfNeeded: depth), request: cache.request(at: index))
        try inMemory { () throws(MemoryError) in try changes.placedBoxes.append(box) }
      } else if !hasChanged && !nodes[node].flags.contains(.isHidden) {
        let size = cache.size(at: index)
        hasChanged = try !measure(node, cache.request(at: index)).isSame(as: size)
      }
      index = cache.records[index].next
    }
    cache.removeAll(first)
    return hasChanged || usedHeight != nodes[node].flags.contains(.usesHeight)
      || wasConstant != nodes[node].flags.contains(.isConstant)
  }

  /// Places again, from the outermost box inwards, the boxes that were placed before. A box that is placed places the
  /// boxes inside it whose placement has changed. The layout that follows places a root and the boxes that it has to
  /// place: their size may differ by then.
  private mutating func placeAgain() throws(Status) {
    var index = changes.placedBoxes.count - 1
    while index >= 0 {
      let box = changes.placedBoxes[index]
      let parent = nodes[box.node].parent
      if parent >= 0, isPlaced(parent), !nodes[box.node].flags.contains(.isHidden), !isPlaced(box.node) {
        depth = Int(box.depth)
        try place(box.node, box.request)
      }
      index -= 1
    }
  }

  private mutating func isPlaced(_ node: Int32) -> Bool {
    var index = nodes[node].cached
    while index >= 0 {
      if cache.records[index].kinds.isPlacement { return true }
      index = cache.records[index].next
    }
    return false
  }
}

extension NodeSize {
  /// Whether the sizes have the same bits, and the same baseline or none.
  fileprivate func isSame(as other: NodeSize) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
      && (baseline.bitPattern == other.baseline.bitPattern || baseline.isNaN && other.baseline.isNaN)
  }
}

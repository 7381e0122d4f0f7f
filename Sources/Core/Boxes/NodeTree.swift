// Trees of nodes, and their changes. A change marks the nodes whose sizes may change; the next layout recomputes these.

import Memory
import Status

extension Boxes {
  /// Adds a node with the initial style and without a parent, and returns its index. `isMeasured`: the leaf function
  /// measures its content, and it has no children.
  package mutating func add(isMeasured: Bool = false) throws(MemoryError) -> Int32 {
    try styles.takeInitial()
    var node = Node(style: 0)
    if isMeasured { node.flags.insert(.isMeasured) }
    let index = freeNode
    if index >= 0 {
      freeNode = nodes[index].next
      nodes[index] = node
      return index
    }
    do throws(MemoryError) { try nodes.append(node) } catch {
      styles.giveBack(node.style)
      throw error
    }
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  /// Adds a node with a style.
  package mutating func add(_ style: Style, isMeasured: Bool = false) throws(MemoryError) -> Int32 {
    let node = try add(isMeasured: isMeasured)
    do throws(MemoryError) { try setStyle(style, of: node) } catch {
      free(node)
      throw error
    }
    return node
  }

  /// Makes a node without a parent a child of `parent`, before another child, or last for -1.
  package mutating func insert(_ node: Int32, into parent: Int32, before sibling: Int32 = -1) throws(MemoryError) {
    assert(nodes[node].parent < 0 && (sibling < 0 || nodes[sibling].parent == parent))
    try noteContent(of: parent)
    let previous = sibling < 0 ? nodes[parent].lastChild : nodes[sibling].previous
    nodes[node].parent = parent
    nodes[node].previous = previous
    nodes[node].next = sibling
    if previous < 0 { nodes[parent].firstChild = node } else { nodes[previous].next = node }
    if sibling < 0 { nodes[parent].lastChild = node } else { nodes[sibling].previous = node }
    noteAdded(node)
  }

  /// Removes a node from its parent.
  package mutating func detach(_ node: Int32) throws(MemoryError) {
    let parent = nodes[node].parent
    if parent < 0 { return }
    try noteContent(of: parent)
    noteRemoved(node)
    let previous = nodes[node].previous
    let next = nodes[node].next
    if previous < 0 { nodes[parent].firstChild = next } else { nodes[previous].next = next }
    if next < 0 { nodes[parent].lastChild = previous } else { nodes[next].previous = previous }
    nodes[node].parent = -1
    nodes[node].previous = -1
    nodes[node].next = -1
  }

  /// Drops the cached sizes of a node without a parent, so that it is not measured before it has one.
  package mutating func forgetSizes(of node: Int32) {
    dropSizes(of: node)
    nodes[node].flags.subtract([.isChanged, .hasLostDependency, .usesHeight])
  }

  /// Removes a node and all nodes in it.
  package mutating func remove(_ root: Int32) throws(MemoryError) {
    try detach(root)
    var node = root
    while true {
      while nodes[node].firstChild >= 0 { node = nodes[node].firstChild }
      let parent = nodes[node].parent
      if parent >= 0 { nodes[parent].firstChild = nodes[node].next }
      free(node)
      if node == root { return }
      node = parent
    }
  }

  private mutating func free(_ node: Int32) {
    changes.last = LayoutRequest()
    dropSizes(of: node)
    dropRun(of: node)
    dropItem(of: node)
    styles.giveBack(nodes[node].style)
    nodes[node].flags = .isFree
    nodes[node].next = freeNode
    freeNode = node
  }
}

/// Changes of nodes.
extension Boxes {
  package mutating func style(of node: Int32) -> Style { styles[nodes[node].style] }

  /// How many styles there are at most.
  package var styleSlots: Int { styles.slots }

  /// A style that nodes have, each once; nil for none.
  package mutating func style(at index: Int) -> Style? {
    styles.isUsed(index) ? styles[Int32(truncatingIfNeeded: index)] : nil
  }

  /// Replaces the style of a node. Returns whether it differs.
  @discardableResult
  package mutating func setStyle(_ style: Style, of node: Int32) throws(MemoryError) -> Bool {
    let record = try styles.take(style)
    let old = nodes[node].style
    do throws(MemoryError) {
      if record != old {
        try noteSize(of: node)
        try note(node)
        dropRun(of: node)
        nodes[node].style = record
      }
    } catch {
      styles.giveBack(record)
      throw error
    }
    styles.giveBack(old)
    return record != old
  }

  package mutating func isHidden(_ node: Int32) -> Bool { nodes[node].flags.contains(.isHidden) }

  /// Hides a node, which then takes no space and has an empty frame, or shows it. Frames inside it do not change.
  package mutating func setHidden(_ isHidden: Bool, _ node: Int32) throws(MemoryError) {
    if nodes[node].flags.contains(.isHidden) == isHidden { return }
    changes.last = LayoutRequest()
    try noteSize(of: node)
    if isHidden {
      noteRemoved(node)
      nodes[node].flags.insert(.isHidden)
      nodes[node].frame = Frame()
    } else {
      nodes[node].flags.remove(.isHidden)
      noteAdded(node)
    }
  }

  /// Marks a leaf whose measurement may change.
  package mutating func contentChanged(of node: Int32) throws(MemoryError) { try note(node) }

  /// Marks the container of a node, which may give the node another size or position.
  private mutating func noteSize(of node: Int32) throws(MemoryError) {
    let parent = nodes[node].parent
    if parent >= 0 { try note(parent) }
  }

  /// Marks a node whose children change. If it has no children, marks its container, too, because such a node has no
  /// cached sizes to compare with.
  private mutating func noteContent(of node: Int32) throws(MemoryError) {
    try note(node)
    if nodes[node].firstChild < 0 { try noteSize(of: node) }
  }

  private mutating func note(_ node: Int32) throws(MemoryError) {
    changes.last = LayoutRequest()
    noteSizes(node)
    forgetLengths(in: node)
    if nodes[node].cached < 0 || nodes[node].flags.contains(.isChanged) { return }
    try changes.noted.append(node)
    nodes[node].flags.insert(.isChanged)
  }
}

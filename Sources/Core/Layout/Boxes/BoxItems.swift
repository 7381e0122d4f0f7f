// Boxes and the items in them: adding, hiding, moving, removing.

import Boxes
import Memory
import Notation
import Solver
import Status

/// The deepest that boxes may be nested.
private var deepestBox: Int { 400 }

// MARK: Adding

extension Scene {
  /// Adds a flow at the end of its parent's children.
  package mutating func addFlow(
    in parent: ItemID, name: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) -> ItemID { try addBox(.flow, in: parent, name) }

  /// Adds a grid at the end of its parent's children.
  package mutating func addGrid(
    in parent: ItemID, name: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) -> ItemID {
    let extra = try inMemory { () throws(MemoryError) in try boxes.takeExtra() }
    let grid = try addBox(.grid, in: parent, name, extra: extra)
    boxes.grids.nodes[extra] = items[grid.slot].node
    boxes.grids.used += 1
    return grid
  }

  private mutating func addBox(
    _ display: Display, in parent: ItemID, _ name: UnsafeBufferPointer<UInt8>?, extra: Int32 = -1
  ) throws(Status) -> ItemID {
    let home = try findView(parent)
    var style = Style()
    (style.display, style.extra) = (display, extra)
    if items[home].isMirrored { style.options.insert(.rightToLeft) }
    if isBox(home) { return try addArranged(.plain, style, isBox: true, in: home, name) }
    try reserveRoot()
    let node = try inMemory { () throws(MemoryError) in try boxes.makeNode(style, isBox: true) }
    let box: ItemID
    do throws(Status) { box = try addView(in: parent, name: name) } catch {
      boxes.removeNode(node)
      throw error
    }
    makeRoot(box.slot, node)
    return box
  }

  private mutating func reserveRoot() throws(Status) {
    try inMemory { () throws(MemoryError) in
      try boxes.roots.reserve(boxes.roots.count + 1)
      try measures.reserve(measures.count + 1)
    }
  }

  /// Makes an item with variables an outermost box, which is measured as other views are. Memory is reserved.
  private mutating func makeRoot(_ item: Int32, _ node: Int32) {
    items[item].node = node
    boxes.records[node].item = item
    boxes.addRoot(node)
    let measure = Measure(item: item, function: measuresNothing, baselines: (0, 0))
    items[item].measure = Int32(measures.count)
    measures.appendReserved(measure)
    laidOut.layout = 0
    noteUnmeasured(item)
  }

  /// Adds a view that a box arranges behind its other children.
  mutating func addArranged(
    _ kind: ItemKind, _ style: Style = Style(), isBox: Bool = false, in box: Int32, _ name: UnsafeBufferPointer<UInt8>?
  ) throws(Status) -> ItemID {
    let outer = items[box].node
    if isBox, boxes.outermost(outer).depth >= deepestBox { throw .tooMany }
    let node = try inMemory { () throws(MemoryError) in try boxes.makeNode(style, isBox: isBox) }
    let copy: UnsafeMutablePointer<CChar>?
    let isScroll = kind == .scroll
    do throws(Status) {
      copy = try prepareItem(named: name, items: isScroll ? 3 : 1, variables: isScroll ? 6 : 0)
    } catch {
      boxes.removeNode(node)
      throw error
    }
    let item = takeItem(kind, parent: box)
    if let copy { itemNames.put(copy, at: Int(item)) }
    items[item].margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
    items[item].node = node
    boxes.records[node].item = item
    boxes.insert(node, into: outer)
    noteTree(of: node)
    if isScroll { try makeScroll(item) }
    return id(ofItem: item)
  }
}

extension Scene {
  /// Gives an arranged scroll view its variables, which its guides have, too. Removes it on an error.
  private mutating func makeScroll(_ item: Int32) throws(Status) {
    do throws(Status) {
      try pin(item)
      try makeScrollGuides(of: item)
    } catch {
      try remove(id(ofItem: item))
      throw error
    }
  }
}

/// Stands for the measure function of boxes, and is never called: see `boxMeasurement`.
private let measuresNothing: MeasureFunction = { _, _, _ in }

// MARK: Changing

extension Scene {
  /// Hides or shows the node of an item.
  mutating func noteBoxVisibility(of item: Int32) {
    let node = items[item].node
    if boxes.records[node].isBox { boxes.hiddenBoxes += items[item].isHidden ? 1 : -1 }
    guard isArranged(item) else { return }
    boxes.setHidden(items[item].isHidden, node)
    noteTree(of: node)
    noteFrames(in: item)
  }

  /// Makes the next layout read the frames of an item and of all that boxes arrange in it.
  mutating func noteFrames(in root: Int32) {
    var item = root
    while item >= 0 {
      if item == root || isArranged(item) { note(item) }
      item = items[item].node >= 0 ? successor(of: item, below: root) : successor(behind: item, below: root)
    }
  }

  /// Notes that the direction of an item with a node changed.
  mutating func noteTurned(_ item: Int32) {
    if !boxes.records[items[item].node].isBox { return }
    boxes.isTurned = true
    noteTree(of: items[item].node)
  }

  /// Makes the next layout measure all leaves of boxes.
  mutating func noteLeaves() {
    for node in 0..<Int32(boxes.records.count) where boxes.records[node].item >= 0 && !boxes.records[node].isBox {
      noteContent(of: boxes.records[node].item)
    }
  }

  /// Throws where a view cannot move to a parent because of boxes: into a box, or out of one.
  mutating func checkBoxes(ofMoving item: Int32, to parent: Int32) throws(Status) {
    guard isArranged(item) == isBox(parent) else { throw .kind }
    guard isBox(item), isBox(parent) else { return }
    if boxes.outermost(items[parent].node).depth + height(of: items[item].node) > deepestBox { throw .tooMany }
  }

  /// How many boxes are in one another below a node, and with it.
  private mutating func height(of root: Int32) -> Int {
    var (node, depth, height) = (root, 1, 1)
    while true {
      if boxes.tree.nodes[node].firstChild >= 0 {
        node = boxes.tree.nodes[node].firstChild
        depth += 1
        height = max(height, depth)
        continue
      }
      while node != root && boxes.tree.nodes[node].next < 0 {
        node = boxes.tree.nodes[node].parent
        depth -= 1
      }
      if node == root { return height }
      node = boxes.tree.nodes[node].next
    }
  }

  /// Moves the node of an item to where the item is among the children of its parent.
  mutating func moveNode(of item: Int32) {
    guard isArranged(item) else { return }
    let node = items[item].node
    noteTree(of: node)
    boxes.detach(node)
    var next = items[item].next
    while next >= 0 && !isArranged(next) { next = items[next].next }
    boxes.insert(node, into: items[items[item].parent].node, before: next < 0 ? -1 : items[next].node)
    noteTree(of: node)
    noteFrames(in: item)
    if boxes.records[node].pin >= 0 { boxes.arePinsStale = true }
  }
}

// MARK: Removing

extension Scene {
  /// Removes the nodes of the items in `walk`, which are to be freed.
  mutating func removeNodes() {
    for index in stride(from: walk.count - 1, through: 0, by: -1) where items[walk[index]].node >= 0 {
      removeNode(of: walk[index])
    }
  }

  private mutating func removeNode(of item: Int32) {
    let node = items[item].node
    noteTree(of: node)
    if boxes.records[node].isBox && items[item].isHidden { boxes.hiddenBoxes -= 1 }
    boxes.removeRoot(node)
    boxes.forgetGrid(node)
    forgetPin(ofNode: node)
    forgetFit(ofNode: node)
    boxes.removeNode(node)
    boxes.records[node] = BoxRecord()
    items[item].node = -1
  }
}

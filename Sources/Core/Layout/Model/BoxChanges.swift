// Records changes of boxes and their contents, which the next layout lays out again.

import Boxes
import Memory
import Solver
import Status

// MARK: Noting

extension Model {
  /// Marks the tree of a node as changed, so that the next layout lays it out.
  @inline(never)
  mutating func noteTree(of node: Int32) {
    let root = boxes.outermost(node).node
    isPending = true
    guard boxes.records[root].root >= 0 else { return }
    boxes.records[root].isWaiting = true
    boxes.isUnmeasured = true
    let item = boxes.records[root].item
    views.measures[tree.items[item].measure].invalidate()
    noteFittingSize(around: tree.items[item].parent)
  }

  /// Records that the content of an item with a node has changed.
  @inline(never)
  mutating func noteContent(of item: Int32) {
    let node = tree.items[item].node
    let record = boxes.records[node].fittingSize
    if record >= 0 {
      boxes.fittingSizes.forgetHeights(of: record)
      boxes.fittingSizes.records[record].isKnown = false
    }
    boxes.contentChanged(of: node)
    views.noteLeaf(item)
    noteTree(of: node)
  }

  /// Hides or shows the node of an item.
  mutating func noteBoxVisibility(of item: Int32) {
    let node = tree.items[item].node
    if boxes.records[node].isBox { boxes.hiddenBoxes += tree.items[item].isHidden ? 1 : -1 }
    guard views.isBoxed(item) else { return }
    boxes.setHidden(tree.items[item].isHidden, node)
    noteTree(of: node)
    noteFrames(in: item)
  }

  /// Makes the next layout read the frames of an item and of everything that boxes arrange inside it.
  mutating func noteFrames(in root: Int32) {
    var item = root
    while item >= 0 {
      let node = tree.items[item].node
      if item == root || views.isBoxed(item) {
        tree.note(item)
        views.noteLeaf(item)
        if node >= 0 { boxes.notePin(of: node) }
      }
      item = node >= 0 ? tree.successor(of: item, below: root) : tree.successor(behind: item, below: root)
    }
  }

  /// Records that the directions of the items in `walk` changed.
  mutating func noteBoxDirections() {
    if boxes.roots.isEmpty { return }
    for index in 0..<tree.walk.count where tree.items[tree.walk[index]].node >= 0 {
      boxes.hasStaleDirections = true
      noteTree(of: tree.items[tree.walk[index]].node)
    }
  }

  /// Makes the next layout measure all leaves of boxes.
  mutating func noteLeaves() {
    for node in 0..<Int32(boxes.records.count) where boxes.records[node].item >= 0 && !boxes.records[node].isBox {
      noteContent(of: boxes.records[node].item)
    }
  }
}

// MARK: Fitting sizes

extension Model {
  /// Records that a constraint changes; the fitting size of a leaf around it may depend on it.
  @inline(never)
  mutating func noteFittingSize(ofConstraint slot: Int32) {
    let first = constraints.records[slot].stated.first.slot
    if constraints.records[slot].owner == .box { return noteFittingSize(around: tree.items[first].parent) }
    noteFittingSize(around: first)
  }

  /// Records that the fitting size of a leaf may change: of the item, or of the leaf around it.
  @inline(never)
  mutating func noteFittingSize(around start: Int32) {
    var item = start
    while item >= 0 {
      if tree.items[item].node >= 0, views.isBoxed(item), !views.isBox(item) {
        // A leaf that had a fitting size may have lost its whole content.
        let hadFittingSize = boxes.records[tree.items[item].node].fittingSize >= 0
        if hadFittingSize || views.isFitted(item) { return noteContent(of: item) }
      }
      item = tree.items[item].parent
    }
  }
}

// MARK: Settings

extension Model {
  /// Replaces the style of a box.
  package mutating func setStyle(_ style: Style, of id: ItemID) throws(Status) {
    let node = tree.items[try tree.findView(id)].node
    if try boxes.setStyle(style, of: node) { noteTree(of: node) }
  }

  /// Replaces the settings of a grid. If a text is refused, sets `refused`.
  package mutating func setGrid(
    _ style: Style, _ texts: GridTexts, flowsByColumn: Bool, isDense: Bool, of id: ItemID, _ refused: inout GridFault
  ) throws(Status) {
    let item = try tree.findView(id)
    let isChanged = try boxes.setGrid(
      style, texts, flowsByColumn: flowsByColumn, isDense: isDense, of: tree.items[item].node, &refused)
    if isChanged { noteContent(of: item) }
  }
}

// MARK: Moving and removing

extension Model {
  /// Moves the node of an item to the position of the item among the children of its parent.
  mutating func moveNode(of item: Int32) {
    guard views.isBoxed(item) else { return }
    let node = tree.items[item].node
    noteTree(of: node)
    boxes.detach(node)
    insertNode(of: item)
    noteTree(of: node)
    noteFrames(in: item)
  }

  /// Puts the node of an item where the item is among the arranged children of its parent.
  mutating func insertNode(of item: Int32) {
    let box = tree.items[tree.items[item].parent].node
    boxes.insert(tree.items[item].node, into: box, before: arrangedNode(after: item, in: box))
  }

  /// Returns the node of the first arranged sibling after an item, or -1. Searches in both directions: where many free children
  /// are arranged one after the other, one of the two neighbours is arranged already.
  private mutating func arrangedNode(after item: Int32, in box: Int32) -> Int32 {
    var (next, previous) = (tree.items[item].next, tree.items[item].previous)
    while next >= 0 && !views.isBoxed(next) {
      if previous < 0 { return boxes.trees.nodes[box].firstChild }
      if views.isBoxed(previous) { return boxes.trees.nodes[tree.items[previous].node].next }
      next = tree.items[next].next
      previous = tree.items[previous].previous
    }
    return next < 0 ? -1 : tree.items[next].node
  }

  /// Removes the nodes of the items in `walk`, which will be freed.
  mutating func removeNodes() {
    for index in stride(from: tree.walk.count - 1, through: 0, by: -1) where tree.items[tree.walk[index]].node >= 0 {
      removeNode(of: tree.walk[index])
    }
  }

  private mutating func removeNode(of item: Int32) {
    let node = tree.items[item].node
    noteTree(of: node)
    if boxes.records[node].isBox && tree.items[item].isHidden { boxes.hiddenBoxes -= 1 }
    boxes.removeRoot(node)
    boxes.forgetGrid(node)
    // Its constraints are removed with the item.
    boxes.removePin(of: node)
    forgetFittingSize(ofNode: node)
    boxes.removeNode(node)
    boxes.records[node] = BoxRecord()
    tree.items[item].node = -1
  }

  /// Removes the fitting sizes of a leaf that is removed.
  mutating func forgetFittingSize(ofNode node: Int32) {
    let record = boxes.records[node].fittingSize
    if record < 0 { return }
    boxes.records[node].fittingSize = -1
    boxes.fittingSizes.forgetHeights(of: record)
    if boxes.fittingSizes.records[record].isAsked { boxes.fittingSizes.asked.removeFirst(node) }
    let last = boxes.fittingSizes.records.removeLast()
    if Int(record) == boxes.fittingSizes.records.count { return }
    boxes.fittingSizes.records[record] = last
    boxes.records[tree.items[last.item].node].fittingSize = record
  }
}

// Adding boxes, and views to them.

import Boxes
import Memory
import Notation
import Solver
import Status

extension Frames {
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
    boxes.grids.nodes[extra] = tree.items[grid.slot].node
    boxes.grids.used += 1
    return grid
  }

  private mutating func addBox(
    _ display: BoxKind, in parent: ItemID, _ name: UnsafeBufferPointer<UInt8>?, extra: Int32 = -1
  ) throws(Status) -> ItemID {
    let home = try tree.findView(parent)
    let isNested = views.isBox(home)
    if isNested && boxes.outermost(tree.items[home].node).depth >= deepestSceneBox { throw .nestedTooDeep }
    boxes.trees.linkLayout()
    let node = try makeBoxNode(display, extra, isMirrored: tree.items[home].isMirrored)
    if isNested { return try addArranged(.plain, node, in: home, name) }
    let box: ItemID
    do throws(Status) {
      try model.reserveRoot()
      box = try addView(in: parent, name: name)
    } catch {
      boxes.removeNode(node)
      throw error
    }
    tree.items[box.slot].node = node
    boxes.records[node].item = box.slot
    model.makeRoot(box.slot)
    copied.variableOrder = 0
    return box
  }

  /// Adds a node for a new box.
  private mutating func makeBoxNode(_ display: BoxKind, _ extra: Int32, isMirrored: Bool) throws(Status) -> Int32 {
    try inMemory { () throws(MemoryError) in
      if display == .flow && !isMirrored { return try boxes.makeNode(isBox: true) }
      var style = Style()
      (style.display, style.extra) = (display, extra)
      if isMirrored { style.options.insert(.rightToLeft) }
      return try boxes.makeNode(style, isBox: true)
    }
  }

  /// Replaces the style of a child of a box, and whether it is free.
  package mutating func setBoxed(_ style: Style, isFree: Bool, of child: ItemID) throws(Status) {
    try model.setBoxed(style, isFree: isFree, of: child)
    copied.variableOrder = 0
  }

  /// Adds a view with a new node at the end of the children of a box. On an error the node is removed.
  mutating func addArranged(
    _ kind: ItemKind, _ node: Int32, in box: Int32, _ name: UnsafeBufferPointer<UInt8>?
  ) throws(Status) -> ItemID {
    let copy: UnsafeMutablePointer<CChar>?
    let isScroll = kind == .scroll
    do throws(Status) {
      // The guides of a scroll view have variables, so the scroll view needs its own.
      if isScroll { try model.reservePin() }
      copy = try prepareItem(named: name, items: isScroll ? 3 : 1, variables: isScroll ? 6 : 0)
    } catch {
      boxes.removeNode(node)
      throw error
    }
    let item = takeItem(kind, parent: box)
    if let copy { tree.names.put(copy, at: Int(item)) }
    tree.items[item].node = node
    boxes.records[node].item = item
    boxes.insert(node, into: tree.items[box].node)
    if tree.items[item].isMirrored { boxes.hasStaleDirections = true }
    model.noteTree(of: node)
    if isScroll {
      try model.pin(item)
      try makeScrollGuides(of: item)
    }
    return tree.id(ofItem: item)
  }
}

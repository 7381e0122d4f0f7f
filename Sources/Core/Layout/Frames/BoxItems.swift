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
    _ display: Display, in parent: ItemID, _ name: UnsafeBufferPointer<UInt8>?, extra: Int32 = -1
  ) throws(Status) -> ItemID {
    let home = try tree.findView(parent)
    var style = Style()
    (style.display, style.extra) = (display, extra)
    if tree.items[home].isMirrored { style.options.insert(.rightToLeft) }
    if views.isBox(home) { return try addArranged(.plain, style, isBox: true, in: home, name) }
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
      try views.measures.reserve(views.measures.count + 1)
    }
  }

  /// Makes an item with variables an outermost box, which is measured as other views are. Memory is reserved.
  private mutating func makeRoot(_ item: Int32, _ node: Int32) {
    tree.items[item].node = node
    boxes.records[node].item = item
    boxes.addRoot(node)
    let measure = Measure(item: item, function: measuresNothing, baselines: (0, 0))
    tree.items[item].measure = Int32(views.measures.count)
    views.measures.appendReserved(measure)
    laidOut.layout = 0
    views.noteUnmeasured(item)
  }

  /// Adds a view that a box arranges behind its other children.
  mutating func addArranged(
    _ kind: ItemKind, _ style: Style = Style(), isBox: Bool = false, in box: Int32, _ name: UnsafeBufferPointer<UInt8>?
  ) throws(Status) -> ItemID {
    let outer = tree.items[box].node
    if isBox, boxes.outermost(outer).depth >= deepestBox { throw .tooMany }
    let node = try inMemory { () throws(MemoryError) in try boxes.makeNode(style, isBox: isBox) }
    let copy: UnsafeMutablePointer<CChar>?
    let isScroll = kind == .scroll
    do throws(Status) {
      // The guides of a scroll view have variables, and so it has its own.
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
    boxes.insert(node, into: outer)
    model.noteTree(of: node)
    if isScroll {
      try model.pin(item)
      try makeScrollGuides(of: item)
    }
    return tree.id(ofItem: item)
  }
}

/// Stands for the measure function of boxes, and is never called: see `boxMeasurement`.
private let measuresNothing: MeasureFunction = { _, _, _ in }

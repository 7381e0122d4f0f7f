// Moves views into boxes and out of boxes, and makes children of boxes free or arranged.
//
// A view that a box arranges has no constraints of its size, even if it is hidden and collapses. A view that is not
// arranged has variables, the constraints of its intrinsic size and those of its dimensions. A free child of a box
// keeps its node, outside the tree, for its settings.

import Boxes
import Memory
import Solver
import Status

extension Model {
  /// Does everything that can fail before a box arranges an item that comes from elsewhere. The item gets the settings of a new
  /// child.
  mutating func prepareEntering(_ item: Int32) throws(Status) {
    try reserveArranging()
    let old = tree.items[item].node
    var style = old < 0 ? Style() : boxes.trees.style(of: old).withoutPlacement
    views.dimensions(of: item).write(to: &style)
    if old >= 0 {
      _ = try boxes.setStyle(style, of: old)
      return
    }
    let node = try inMemory { () throws(MemoryError) in try boxes.makeNode(style, isBox: false) }
    boxes.records[node].item = item
    tree.items[item].node = node
  }

  /// Reserves memory for `arrange` of an item with a node.
  private mutating func reserveArranging() throws(Status) {
    try reservePin()
    try inMemory { () throws(MemoryError) in try boxes.trees.reserveChanges() }
  }

  /// Makes an item one that its parent, a box, arranges. Cannot fail after `prepareEntering`.
  mutating func arrange(_ item: Int32) {
    let node = tree.items[item].node
    removeDimensions(of: item)
    removeIntrinsicRows(of: item)
    removeGoneRows(of: item)
    if boxes.records[node].root >= 0 { removeRoot(item) }
    let measure = tree.items[item].measure
    if measure >= 0 { views.measures[measure].valid = (.nan, views.measures[measure].last) }
    insertNode(of: item)
    boxes.setHidden(tree.items[item].isHidden, node)
    holdVariables(of: item)
    boxes.hasStaleDirections = true
    noteContent(of: item)
    noteFrames(in: item)
  }

  /// Makes an arranged item one that constraints place, with dimensions in a parent, its own or the one that it moves to. On an
  /// error nothing has changed.
  mutating func unarrange(_ item: Int32, in parent: Int32) throws(Status) {
    let node = tree.items[item].node
    if boxes.records[node].isBox { try reserveRoot() }
    try reserveArranging()
    if tree.items[item].width.raw == 0 { try makeVariables(of: item) }
    noteTree(of: node)
    boxes.detach(node)
    removePin(ofNode: node)
    do throws(Status) {
      let intrinsic = tree.items[item].intrinsic
      let size = Size(width: intrinsic.0.size, height: intrinsic.1.size)
      beginBatch()
      try grouped { (model) throws(Status) in
        try model.makeIntrinsicRows(of: item, for: size)
        try model.addGoneRows(of: item)
      }
      try restate(views.dimensions(of: item), of: item, in: parent)
    } catch {
      arrange(item)
      throw error
    }
    boxes.setHidden(false, node)
    forgetFittingSize(ofNode: node)
    noteFrames(in: item)
    isPending = true
    if boxes.records[node].isBox { return makeRoot(item) }
    boxes.trees.forgetSizes(of: node)
    if tree.items[item].measure >= 0 {
      views.measures[tree.items[item].measure].invalidate()
      views.noteUnmeasured(item)
    }
  }

  /// Removes the node of an item that left all boxes, unless it is one.
  mutating func removeLeaf(of item: Int32) {
    let node = tree.items[item].node
    if boxes.records[node].isBox { return }
    boxes.removeNode(node)
    boxes.records[node] = BoxRecord()
    tree.items[item].node = -1
  }

  /// Pins the variables of an item, or releases them if no constraint and no item inside may need them.
  private mutating func holdVariables(of item: Int32) {
    let record = tree.items.pointer + Int(item)
    if record.pointee.width.raw == 0 { return }
    if record.pointee.mention < 0 && record.pointee.firstChild < 0 && record.pointee.firstGuide < 0 {
      releaseVariables(of: item)
    } else {
      addPin(of: item)
    }
  }
}

extension Style {
  /// The style without the properties for the placement in a box.
  fileprivate var withoutPlacement: Style {
    var style = self
    let new = Style()
    (style.basis, style.margin, style.grow, style.shrink) = (new.basis, new.margin, new.grow, new.shrink)
    (style.column, style.row) = (new.column, new.row)
    (style.justifySelf, style.alignSelf) = (new.justifySelf, new.alignSelf)
    return style
  }
}

// MARK: Parents

/// A view that moves from a parent to another one.
struct ParentChange: BitwiseCopyable {
  let item: Int32
  /// The parent, and the child behind the item, or -1.
  let old: Int32
  let next: Int32
  /// The new parent, and the child there that the item is put before, or -1.
  let target: Int32
  let before: Int32
  /// A box ceases to arrange the item, or begins to.
  var leaves = false
  var enters = false
}

extension Model {
  /// Takes an item out of its box, or makes ready for the box that it moves to. On an error nothing has changed.
  mutating func prepare(_ move: ParentChange) throws(Status) {
    if move.leaves { try unarrange(move.item, in: move.target) }
    if move.enters { try prepareEntering(move.item) }
  }

  /// Undoes `prepare`.
  mutating func takeBack(_ move: ParentChange) {
    if move.leaves { arrange(move.item) }
    if move.enters { removeLeaf(of: move.item) }
  }

  /// Makes an item the child of its new parent, and replaces its rows. On an error the item has its old parent; if memory
  /// for that is missing, the new one.
  mutating func changeParent(_ move: ParentChange) throws(Status) {
    adopt(move, by: move.target, before: move.before)
    do throws(Status) { try replaceRows(ofMoved: move.item) } catch {
      adopt(move, by: move.old, before: move.next)
      throw error
    }
    do throws(Status) { try tryReplacedRows() } catch {
      try reverting { model throws(Status) in
        model.adopt(move, by: move.old, before: move.next)
        do throws(Status) { try model.replaceRows(ofMoved: move.item) } catch {
          // The rows are those of the new parent.
          model.adopt(move, by: move.target, before: move.before)
          throw error
        }
      }
      throw error
    }
  }

  /// Moves an item to another parent. Its percentages then refer to this parent, unless a box arranges the item.
  private mutating func adopt(_ move: ParentChange, by parent: Int32, before next: Int32) {
    tree.adopt(move.item, by: parent, before: next)
    if !move.enters { retargetDimensions(of: move.item, to: parent) }
  }
}

// MARK: Free children

extension Model {
  // Optimised for speed, since for size large structs are copied byte by byte.

  /// Replaces the style of a child of a box, and whether it is free. On an error nothing has changed.
  @_optimize(speed)
  mutating func setBoxed(_ style: Style, isFree: Bool, of id: ItemID) throws(Status) {
    let item = try tree.findView(id)
    let node = tree.items[item].node
    // A layout since the style was read may have changed the direction.
    var style = style
    style.options.subtract(.rightToLeft)
    if boxes.trees.isRightToLeft(node) { style.options.insert(.rightToLeft) }
    if isFree != views.isBoxed(item) {
      if try boxes.setStyle(style, of: node) { noteTree(of: node) }
      return
    }
    let old = boxes.trees.style(of: node)
    _ = try boxes.setStyle(style, of: node)
    do throws(Status) { try setFree(isFree, item) } catch {
      restoreStyle(old, of: node)
      throw error
    }
  }

  private mutating func setFree(_ isFree: Bool, _ item: Int32) throws(Status) {
    let parent = tree.items[item].parent
    if isFree { return try unarrange(item, in: parent) }
    try views.checkDepth(of: item, in: parent)
    try reserveArranging()
    arrange(item)
  }
}

// MARK: Outermost boxes

extension Model {
  mutating func reserveRoot() throws(Status) {
    try inMemory { () throws(MemoryError) in
      try boxes.roots.reserve(boxes.roots.count + 1)
      try views.reserveMeasure()
    }
  }

  /// Makes a box with variables an outermost one, which is measured as other views are. Memory is reserved.
  mutating func makeRoot(_ item: Int32) {
    boxes.addRoot(tree.items[item].node)
    let baselines = (first: tree.items[item].firstBaseline, last: tree.items[item].lastBaseline)
    let measure = Measure(item: item, function: measuresNothing, baselines: baselines)
    tree.items[item].measure = Int32(views.measures.count)
    views.measures.appendReserved(measure)
    views.noteUnmeasured(item)
  }

  /// Makes an outermost box one that is not measured.
  private mutating func removeRoot(_ item: Int32) {
    boxes.removeRoot(tree.items[item].node)
    boxes.records[tree.items[item].node].isWaiting = false
    views.removeMeasure(of: item)
    tree.items[item].intrinsic.0.size = -1
    tree.items[item].intrinsic.1.size = -1
  }
}

/// A placeholder for the measure function of boxes, which is never called: see `boxMeasurement`.
private let measuresNothing: MeasureFunction = { _, _, _ in }

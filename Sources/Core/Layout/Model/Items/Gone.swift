// Views that collapse while they are hidden.
//
// While such a view is gone along an axis, a row at priority 999 makes its size 0, and rows that name only the view and
// items inside it have the constant 0 (`GoneConstants`). No other row is added or removed, so a view that is shown again has
// its earlier rows.

import Memory
import Solver
import Status

extension Model {
  /// Sets whether a view is hidden and along which axes it then collapses, and adds or removes the rows for this: all or
  /// none. A strict scene may refuse the constants of required rows.
  package mutating func setGone(isHidden: Bool, _ collapses: Collapse, of item: Int32) throws(Status) {
    let old = (isHidden: tree.items[item].isHidden, collapses: tree.items[item].collapses)
    let was = goneAxes(of: item)
    put(isHidden, collapses, of: item)
    let now = goneAxes(of: item)
    if was == now { return }
    let (wasPending, spread) = (isPending, solver.spread)
    do throws(Status) {
      // Boxes leave their hidden children out.
      if !views.isBoxed(item) { try addGoneRows(of: item, except: was) }
      try renewGoneConstants(of: item)
    } catch {
      put(old.isHidden, old.collapses, of: item)
      removeGoneRows(of: item, except: was)
      isPending = wasPending
      solver.spread = spread
      throw error
    }
    removeGoneRows(of: item, except: now)
    if was.width != now.width { views.noteCollapse(of: item) }
  }

  /// Throws unless the caller may set whether a view collapses.
  package mutating func checkCollapses(of id: ItemID) throws(Status) {
    let item = try tree.findOwnView(id)
    guard !tree.items[item].isOwned else { throw .kind }
  }

  package mutating func setCollapses(_ collapses: Collapse, of id: ItemID) throws(Status) {
    try checkCollapses(of: id)
    try setGone(isHidden: tree.items[id.slot].isHidden, collapses, of: id.slot)
  }

  mutating func goneAxes(of item: Int32) -> Collapse {
    Collapse(width: tree.items[item].isGone(.horizontal), height: tree.items[item].isGone(.vertical))
  }

  private mutating func put(_ isHidden: Bool, _ collapses: Collapse, of item: Int32) {
    if goneAxes(of: item) != Collapse() { tree.goneItems -= 1 }
    tree.items[item].isHidden = isHidden
    tree.items[item].collapses = collapses
    if goneAxes(of: item) != Collapse() { tree.goneItems += 1 }
  }

  // MARK: Rows

  /// Adds the rows of the axes along which an item is gone, except some.
  mutating func addGoneRows(of item: Int32, except axes: Collapse = Collapse()) throws(Status) {
    let gone = goneAxes(of: item)
    if gone.width && !axes.width { try addGoneRow(.width, of: item) }
    if gone.height && !axes.height { try addGoneRow(.height, of: item) }
  }

  private mutating func addGoneRow(_ size: Attribute, of item: Int32) throws(Status) {
    var stated = Constraint(tree.id(ofItem: item), size, .equal, 0)
    stated.priority = requiredPriority - 1
    let kind: OwnedRow = size == .width ? .goneWidth : .goneHeight
    _ = try addConstraint(stated, owner: .gone, serial: tree.items[item].serial(of: kind))
  }

  /// Removes the rows that make the size of an item 0, except those of some axes.
  mutating func removeGoneRows(of item: Int32, except axes: Collapse = Collapse()) {
    var mention = tree.items[item].mention
    while mention >= 0 {
      let slot = constraints.constraint(mentionedAt: mention)
      mention = constraints.mention(at: mention).pointee.next
      let record = constraints.records[slot]
      let isKept = record.stated.firstAttribute.axis == .horizontal ? axes.width : axes.height
      if record.owner == .gone, !isKept { discard(slot) }
    }
  }

  /// Sets the constants of the constraints of a view and the items inside it, according to whether it is gone: all or none.
  private mutating func renewGoneConstants(of view: Int32) throws(Status) {
    beginBatch()
    let mark = tree.nextStamp()
    var item = view
    while item >= 0 {
      try noteGoneConstants(of: item, mark)
      item = tree.successor(of: item, below: view)
    }
    flipNoted()
    do throws(Status) { try applyBatch() } catch {
      flipNoted()
      throw error
    }
  }

  /// Adds the constraints of an item whose constants change to the batch, each once.
  private mutating func noteGoneConstants(of item: Int32, _ mark: UInt32) throws(Status) {
    var mention = tree.items[item].mention
    while mention >= 0 {
      let slot = constraints.constraint(mentionedAt: mention)
      mention = constraints.mention(at: mention).pointee.next
      let record = constraints.records[slot]
      if record.mark == mark { continue }
      constraints.records[slot].mark = mark
      let usesGoneConstant = constraints.usesGoneConstant(record.stated, hasConstant: !record.goneConstant.isNaN)
      if usesGoneConstant != record.usesGoneConstant { try noteConstant(record.stated.constant, of: slot) }
    }
  }

  private mutating func flipNoted() {
    for index in 0..<batch.entries.count {
      constraints.records[batch.entries[index].constraint].usesGoneConstant.toggle()
    }
  }

  // MARK: Constants

  /// The constant of a constraint while an item that it names is gone; NaN for none.
  package mutating func goneConstant(of id: ConstraintID) throws(Status) -> Double {
    id.isSize ? .nan : constraints.records[try constraints.find(id)].goneConstant
  }

  /// Sets the constant of a constraint while an item that it names is gone; NaN for none.
  package mutating func setGoneConstant(_ constant: Double, of id: ConstraintID) throws(Status) {
    let slot = try findStated(id)
    let old = (
      constant: constraints.records[slot].goneConstant, usesGoneConstant: constraints.records[slot].usesGoneConstant
    )
    let stated = constraints.records[slot].stated
    constraints.records[slot].goneConstant = constant
    constraints.records[slot].usesGoneConstant = constraints.usesGoneConstant(stated, hasConstant: !constant.isNaN)
    guard old.usesGoneConstant || constraints.records[slot].usesGoneConstant else { return }
    do throws(Status) {
      beginBatch()
      try noteConstant(stated.constant, of: slot)
      try applyBatch()
    } catch {
      constraints.records[slot].goneConstant = old.constant
      constraints.records[slot].usesGoneConstant = old.usesGoneConstant
      throw error
    }
  }
}

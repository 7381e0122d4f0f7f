// What the layer above makes in a scene for itself: items and constraints that the caller sees, but cannot take away.

import Memory
import Notation
import Solver
import Status

extension Scene {
  package mutating func setName(_ name: StaticString, of item: ItemID) throws(Status) {
    let slot = try find(item)
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    let copy = try inMemory { () throws(MemoryError) in try itemNames.copy(bytes, slots: items.count) }
    itemNames.put(copy, at: Int(slot))
  }

  /// A guide or a bar that only its owner's end, or `release(item:)`, takes away.
  package mutating func addOwned(
    _ kind: ItemKind, in owner: ItemID, name: StaticString
  ) throws(Status) -> ItemID {
    let item = try addGuide(in: owner)
    do throws(Status) { try setName(name, of: item) } catch {
      try remove(item)
      throw error
    }
    items[item.slot].kind = kind
    items[item.slot].isGenerated = true
    return item
  }

  /// Whether the caller may not remove the item.
  package mutating func setOwned(_ isOwned: Bool, _ item: ItemID) throws(Status) {
    items[try find(item)].isGenerated = isOwned
  }

  /// A constraint that only goes with its items.
  @inline(never)
  package mutating func hold(_ stated: Constraint) throws(Status) -> LayoutConstraintID {
    // What the screen does is not refused: where it cannot hold, something is dropped.
    let strict = isStrict
    isStrict = false
    defer { isStrict = strict }
    return try addConstraint(stated, origin: .screen)
  }

  /// Replaces the constant of any constraint, in a strict scene, too, without a trial.
  @inline(never)
  package mutating func move(_ id: LayoutConstraintID, to constant: Double) throws(Status) {
    let slot = try find(id)
    let strict = isStrict
    isStrict = false
    defer { isStrict = strict }
    beginBatch()
    try noteConstant(constant, of: slot)
    try applyBatch()
  }

  /// The size of an item, until it goes: both constraints or none. It is the caller's word, so a strict scene tries them.
  package mutating func holdSize(
    _ size: Size, of item: ItemID
  ) throws(Status) -> (width: LayoutConstraintID, height: LayoutConstraintID) {
    let wasPending = isPending
    var made = (LayoutConstraintID(0), LayoutConstraintID(0))
    do throws(Status) {
      try grouped { (scene) throws(Status) in
        made.0 = try scene.addConstraint(Constraint(item, .width, .equal, size.width), origin: .screen)
        made.1 = try scene.addConstraint(Constraint(item, .height, .equal, size.height), origin: .screen)
      }
    } catch {
      if made.0.raw != 0 { discard(made.0.slot) }
      if made.1.raw != 0 { discard(made.1.slot) }
      isPending = wasPending
      throw error
    }
    return made
  }

  /// New constants of two constraints that are held, both or none; a strict scene tries them.
  package mutating func setHeld(
    _ one: (LayoutConstraintID, Double), _ other: (LayoutConstraintID, Double)
  ) throws(Status) {
    beginBatch()
    try noteConstant(one.1, of: try find(one.0))
    try noteConstant(other.1, of: try find(other.0))
    try applyBatch()
  }

  /// The same without a trial.
  package mutating func moveTogether(
    _ one: (LayoutConstraintID, Double), _ other: (LayoutConstraintID, Double)
  ) throws(Status) {
    let strict = isStrict
    isStrict = false
    defer { isStrict = strict }
    try setHeld(one, other)
  }

  /// The two constraints that make the window as large as it is.
  package mutating func windowConstraints() -> (width: LayoutConstraintID, height: LayoutConstraintID) {
    (id(ofConstraint: windowLimits.0), id(ofConstraint: windowLimits.1))
  }
}

// MARK: Looking without a report

extension Scene {
  /// Brings frames up to date without reporting: the next layout still tells all that is new since the last one did.
  package mutating func solveQuietly() throws(Status) {
    guard isPending else { return }
    try settleStacks()
    try sweepRows()
    _ = try solveMeasured()
    for index in 0..<moved.count where items[moved[index]].isLive {
      items[moved[index]].exact = solvedFrame(moved[index])
    }
  }

  /// Makes the items that stacks measure their gaps with, which a layout would make: none is added by that then.
  package mutating func makeStackItems() throws(Status) {
    if isPending { try settleStacks() }
  }

  package var isLayoutPending: Bool { mutating get { isPending } }
  package var itemSlots: Int { mutating get { items.count } }

  /// What lives in a slot.
  package mutating func item(at slot: Int32) -> ItemID? { items[slot].isLive ? id(ofItem: slot) : nil }

  /// Whether an item is in another, or is it.
  package mutating func contains(_ outer: ItemID, _ inner: ItemID) -> Bool {
    guard isLive(outer), isLive(inner) else { return false }
    var item = inner.slot
    while item >= 0 {
      if item == outer.slot { return true }
      item = items[item].parent
    }
    return false
  }

  /// Whether an item, or something it is in, is hidden.
  package mutating func isOutOfSight(_ item: ItemID) throws(Status) -> Bool {
    var item = try find(item)
    while item >= 0 {
      if items[item].isHidden { return true }
      item = items[item].parent
    }
    return false
  }

  /// Shows or hides an item of any kind.
  package mutating func setShown(_ isShown: Bool, _ item: ItemID) throws(Status) {
    let slot = try find(item)
    if items[slot].kind.isView { return try setHidden(!isShown, item) }
    items[slot].isHidden = !isShown
  }
}

// MARK: Order

extension Scene {
  /// Puts a view at a place among the children of its parent; the others close up. Constraints do not care.
  package mutating func move(_ view: ItemID, toIndex index: Int) throws(Status) {
    let item = try findView(view)
    guard item != 0 else { throw .kind }
    var count = 0
    var child = items[items[item].parent].firstChild
    while child >= 0 {
      count += 1
      child = items[child].next
    }
    guard index >= 0, index < count else { throw .outOfRange }
    let parent = items[item].parent
    detach(item)
    var next = items[parent].firstChild
    for _ in 0..<index { next = items[next].next }
    let previous = next < 0 ? items[parent].lastChild : items[next].previous
    items[item].previous = previous
    items[item].next = next
    if previous < 0 { items[parent].firstChild = item } else { items[previous].next = item }
    if next < 0 { items[parent].lastChild = item } else { items[next].previous = item }
  }
}

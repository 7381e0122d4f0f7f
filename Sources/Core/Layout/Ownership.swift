// Items and fixed constraints that the screen owns: the caller can read, but not change or remove them.

import Memory
import Notation
import Solver
import Status

extension Scene {
  package mutating func setName(_ name: StaticString, of item: ItemID) throws(Status) {
    try setName(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), of: item)
  }

  package mutating func setName(_ name: UnsafeBufferPointer<UInt8>, of item: ItemID) throws(Status) {
    let slot = try find(item)
    let copy = try inMemory { () throws(MemoryError) in try itemNames.copy(name, slots: items.count) }
    itemNames.remove(Int(slot))
    itemNames.put(copy, at: Int(slot))
  }

  /// Removes a guide or a bar, as its owner does.
  package mutating func removeOwned(_ item: ItemID) throws(Status) {
    let slot = try find(item)
    items[slot].kind = .guide
    items[slot].isGenerated = false
    try remove(item)
  }

  /// Adds a guide or a bar that the caller cannot remove.
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

  /// Sets whether an item has an owner, so that the caller cannot remove it.
  package mutating func setOwned(_ isOwned: Bool, _ item: ItemID) throws(Status) {
    items[try find(item)].isGenerated = isOwned
  }

  /// Adds a fixed constraint, which is removed with its items.
  @inline(never)
  package mutating func fix(_ stated: Constraint) throws(Status) -> LayoutConstraintID {
    // Constraints of the screen are never refused: on a conflict, one is dropped.
    let strict = isStrict
    isStrict = false
    defer { isStrict = strict }
    return try addConstraint(stated, origin: .screen)
  }

  /// Replaces the constant of any constraint. A strict scene does not refuse it.
  @inline(never)
  package mutating func move(_ id: LayoutConstraintID, to constant: Double) throws(Status) {
    guard isLive(id) else { throw .stale }
    try solver.reserve(constants: 1)
    try reserveFormer(1)
    noteFormer(id.slot)
    try moveIfLive(id, to: constant)
  }

  /// Replaces the constant of any constraint. Memory is reserved. Does nothing if the constraint is removed.
  @inline(__always)
  package mutating func moveIfLive(_ id: LayoutConstraintID, to constant: Double) throws(Status) {
    guard isLive(id) else { return }
    let record = constraints.pointer + Int(id.slot)
    if record.pointee.stated.constant == constant { return }
    let number = record.pointee.rowConstant(constant)
    guard number.isFinite else { throw .notFinite }
    if record.pointee.row.raw != 0 { solver.moveConstant(of: record.pointee.row, to: number) }
    record.pointee.stated.constant = constant
    if !boxes.roots.isEmpty { noteFit(ofConstraint: id.slot) }
    isPending = true
  }

  /// Fixes the size of the content guide of a scroll view: both constraints or none. A strict scene may refuse them.
  package mutating func fixContentSize(
    _ size: Size, of view: ItemID
  ) throws(Status) -> (width: LayoutConstraintID, height: LayoutConstraintID) {
    let wasPending = isPending
    let item = try contentGuide(of: view)
    let (width, height) = (items[view.slot].age(of: .contentWidth), items[view.slot].age(of: .contentHeight))
    var made = (LayoutConstraintID(0), LayoutConstraintID(0))
    do throws(Status) {
      try grouped { (scene) throws(Status) in
        made.0 = try scene.addConstraint(
          Constraint(item, .width, .equal, size.width), origin: .content, age: width)
        made.1 = try scene.addConstraint(
          Constraint(item, .height, .equal, size.height), origin: .content, age: height)
      }
    } catch {
      if made.0.raw != 0 { discard(made.0.slot) }
      if made.1.raw != 0 { discard(made.1.slot) }
      isPending = wasPending
      throw error
    }
    return made
  }

  /// Reserves memory for this many constants that are moved before the next layout.
  package mutating func reserve(constants: Int) throws(Status) { try solver.reserve(constants: constants) }

  /// Replaces the constants of two fixed constraints, both or none. A strict scene may refuse them.
  package mutating func setFixed(
    _ one: (LayoutConstraintID, Double), _ other: (LayoutConstraintID, Double)
  ) throws(Status) {
    beginBatch()
    try noteConstant(one.1, of: try find(one.0))
    try noteConstant(other.1, of: try find(other.0))
    try applyBatch()
  }

  /// Replaces the constants of two fixed constraints, both or none. A strict scene does not refuse them.
  package mutating func moveTogether(
    _ one: (LayoutConstraintID, Double), _ other: (LayoutConstraintID, Double)
  ) throws(Status) {
    let strict = isStrict
    isStrict = false
    defer { isStrict = strict }
    try setFixed(one, other)
  }

  /// The two fixed constraints of the window's size.
  package mutating func windowConstraints() -> (width: LayoutConstraintID, height: LayoutConstraintID) {
    (id(ofConstraint: windowLimits.0), id(ofConstraint: windowLimits.1))
  }
}

// MARK: Solving without a report

extension Scene {
  /// Updates frames without a report: the next layout still reports all changes since the last report.
  package mutating func solveQuietly() throws(Status) {
    try solveAhead()
    show()
  }

  /// Makes `restoreFrames` return to the present frames. The next layout ends this.
  package mutating func keepFrames() { keptFrames.removeAll() }

  /// Returns to the frames of the last call of `keepFrames`, whatever the solver's values are. The next layout solves.
  package mutating func restoreFrames() {
    for index in 0..<keptFrames.count where isLive(keptFrames[index].item) {
      items[keptFrames[index].item.slot].exact = keptFrames[index].frame
    }
    show()
  }

  /// Creates the guides of stacks that a layout would create, so that the layout adds no item.
  package mutating func makeStackItems() throws(Status) {
    if isPending { try settleStacks() }
  }

  package var isLayoutPending: Bool { mutating get { isPending } }
  package var itemSlots: Int { mutating get { items.count } }

  /// The item of a slot; nil for a free slot.
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

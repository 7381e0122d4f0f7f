// Items and fixed constraints that the screen owns: the caller can read, but not change or remove them.

import Memory
import Solver
import Status

extension Model {
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
    guard constraints.isLive(id) else { throw .stale }
    try solver.reserve(constants: 1)
    try reserveFormer(1)
    noteFormer(id.slot)
    try moveIfLive(id, to: constant)
  }

  /// Replaces the constant of any constraint. Memory is reserved. Does nothing if the constraint is removed.
  @inline(__always)
  package mutating func moveIfLive(_ id: LayoutConstraintID, to constant: Double) throws(Status) {
    guard constraints.isLive(id) else { return }
    let record = constraints.records.pointer + Int(id.slot)
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
    let item = try tree.contentGuide(of: view)
    let (width, height) = (tree.items[view.slot].age(of: .contentWidth), tree.items[view.slot].age(of: .contentHeight))
    var made = (LayoutConstraintID(0), LayoutConstraintID(0))
    do throws(Status) {
      try grouped { (model) throws(Status) in
        made.0 = try model.addConstraint(
          Constraint(item, .width, .equal, size.width), origin: .content, age: width)
        made.1 = try model.addConstraint(
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
    try noteConstant(one.1, of: try constraints.find(one.0))
    try noteConstant(other.1, of: try constraints.find(other.0))
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
    (constraints.id(ofConstraint: resizing.limits.0), constraints.id(ofConstraint: resizing.limits.1))
  }
}

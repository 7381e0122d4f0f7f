// Edits: numbers of a scene that change often.
//
// An edit is the constant of a constraint: one that the caller added, or a soft constraint that the edit owns. The
// first number begins an edit of the solver for the row of the constraint. When the row is replaced or removed, the
// edit of the solver ends, and the next number begins another. Removing the constraint ends its edit.

import Memory
import Solver
import Status

// MARK: Beginning and ending

extension Model {
  /// Makes an edit of the constant of a constraint that the caller added.
  package mutating func editConstant(of id: ConstraintID) throws(Status) -> SceneEditID {
    let constraint = try findStated(id)
    guard constraints.records[constraint].edit < 0 else { throw .inUse }
    try sceneEdits.prepare()
    return openEdit(of: constraint)
  }

  /// Adds a soft constraint and makes its constant an edit: attribute == number for a size; attribute == left, leading
  /// or top of the parent + number for a position. The initial number is the present value.
  package mutating func edit(
    _ attribute: Attribute, of id: ItemID, priority: Int32
  ) throws(Status) -> SceneEditID {
    let item = try tree.find(id)
    guard (1..<requiredPriority).contains(priority) else { throw .outOfRange }
    var stated = Constraint(id, attribute, .equal, 0)
    stated.priority = priority
    if !attribute.isSize, let parent = tree.optionalID(tree.items[item].parent) {
      stated.second = parent
      stated.secondAttribute = attribute.nearSide
    }
    try constraints.validate(stated)
    try sceneEdits.prepare()
    stated.constant = try presentConstant(stated)
    return openEdit(of: try addConstraint(stated, owner: .edit).slot)
  }

  /// Returns the constant for which an equality holds in the published frames.
  private mutating func presentConstant(_ stated: Constraint) throws(Status) -> Double {
    let lowered = try lower(stated)
    var sum = 0.0
    for index in 0..<constraints.terms.count {
      sum += constraints.terms[index].coefficient * publishedValue(of: constraints.terms[index].variable)
    }
    // Adding 0 turns -0 into 0.
    return (lowered.isMirrored ? lowered.offset - sum : sum - lowered.offset) + 0
  }

  private mutating func openEdit(of constraint: Int32) -> SceneEditID {
    let slot = sceneEdits.free.removeLast()
    sceneEdits.records[slot].constraint = constraint
    sceneEdits.records[slot].isLive = true
    constraints.records[constraint].edit = slot
    return SceneEditID(Identifier.raw(slot: slot, generation: sceneEdits.records[slot].generation))
  }

  /// Ends an edit. A constraint that the edit owns is removed; a constraint of the caller keeps the last number.
  package mutating func endEdit(_ id: SceneEditID) throws(Status) {
    let constraint = sceneEdits.records[try find(id)].constraint
    if constraints.records[constraint].owner == .edit { return discard(constraint) }
    // The number may still be pending because of the step limit.
    try applyPendingEdit()
    forgetEditedRow(of: constraint)
    closeEdit(of: constraint)
  }

  mutating func find(_ id: SceneEditID) throws(Status) -> Int32 {
    guard id.slot < sceneEdits.records.count, sceneEdits.records[id.slot].isLive,
      sceneEdits.records[id.slot].generation == Identifier.generation(id.raw)
    else { throw .stale(id.raw, .edit) }
    return id.slot
  }

  /// Returns the constraint whose constant is edited.
  package mutating func constraint(of id: SceneEditID) throws(Status) -> ConstraintID {
    self.constraints.id(ofConstraint: sceneEdits.records[try find(id)].constraint)
  }
}

// MARK: Setting

extension Model {
  /// Sets the number and returns the former one. The next solve applies it, on the edit fast path if possible. A strict
  /// scene may refuse the number of a required constraint.
  package mutating func setEdit(_ id: SceneEditID, to number: Double) throws(Status) -> Double {
    let slot = try find(id)
    let constraint = sceneEdits.records[slot].constraint
    let former = constraints.records[constraint].stated.constant
    let stored = constraints.records[constraint].rowConstant(number)
    try checkCoordinate(number)
    if sceneEdits.waiting != slot { try applyPendingEdit() }
    if constraints.records[constraint].row.raw != 0 {
      try openRow(of: slot)
      // One for the number, and one for restoring the former number if the layout fails.
      try solver.reserve(constants: 2)
      if isStrict, constraints.records[constraint].stated.priority == requiredPriority,
        try !solver.streams(sceneEdits.records[slot].solverEdit, to: stored)
      {
        try setAlone(number, of: constraint)
      } else {
        sceneEdits.waiting = slot
      }
      if !boxes.roots.isEmpty { noteFittingSize(ofConstraint: constraint) }
      isPending = true
    }
    constraints.records[constraint].stated.constant = number
    return former
  }

  /// Begins an edit of the solver for the row of an active constraint.
  private mutating func openRow(of slot: Int32) throws(Status) {
    guard sceneEdits.records[slot].solverEdit.raw == 0 else { return }
    sceneEdits.records[slot].solverEdit = try solver.editConstant(
      of: constraints.records[sceneEdits.records[slot].constraint].row)
  }

  private mutating func setAlone(_ number: Double, of constraint: Int32) throws(Status) {
    beginBatch()
    try noteConstant(number, of: constraint)
    try applyBatch()
  }

  /// Restores the number before `setEdit`, after a failed layout.
  package mutating func takeBack(_ id: SceneEditID, to former: Double) {
    do throws(Status) {
      sceneEdits.waiting = -1
      let slot = try find(id)
      let constraint = sceneEdits.records[slot].constraint
      constraints.records[constraint].stated.constant = former
      guard sceneEdits.records[slot].solverEdit.raw != 0 else { return }
      isPending = true
      try solver.setNumber(
        of: sceneEdits.records[slot].solverEdit, to: constraints.records[constraint].rowConstant(former))
    } catch {}
  }

  /// Applies the pending number without solving.
  package mutating func applyPendingEdit() throws(Status) {
    guard sceneEdits.waiting >= 0 else { return }
    try solver.setNumber(of: sceneEdits.records[sceneEdits.waiting].solverEdit, to: waitingConstant)
    sceneEdits.waiting = -1
  }

  /// Applies the pending number, solves, and fills `solver.changes`.
  mutating func suggestWaiting() throws(Status) {
    try solver.suggest(sceneEdits.records[sceneEdits.waiting].solverEdit, waitingConstant)
  }

  private var waitingConstant: Double {
    mutating get {
      let constraint = constraints.records.pointer + Int(sceneEdits.records[sceneEdits.waiting].constraint)
      return constraint.pointee.rowConstant(constraint.pointee.stated.constant)
    }
  }

  /// Returns the range of the number in which all frames are linear functions of it. The heights of measured views are
  /// taken as constant.
  package mutating func editRange(_ id: SceneEditID) throws(Status) -> (low: Double, high: Double) {
    let slot = try find(id)
    let constraint = sceneEdits.records[slot].constraint
    guard constraints.records[constraint].row.raw != 0, !constraints.records[constraint].usesGoneConstant else {
      return (-.infinity, .infinity)
    }
    try openRow(of: slot)
    try applyPendingSize()
    let range = try solver.editRange(sceneEdits.records[slot].solverEdit)
    let low = constraints.records[constraint].constant(ofRow: range.low)
    let high = constraints.records[constraint].constant(ofRow: range.high)
    return (min(low, high), max(low, high))
  }
}

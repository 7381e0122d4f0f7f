// Constraints: adding, activating, removing.

import Memory
import Notation
import Solver
import Status

// MARK: Adding

extension Scene {
  /// Adds a constraint. In a strict scene one that cannot hold beside the others is refused.
  package mutating func addConstraint(
    _ stated: Constraint, identifier: UnsafeBufferPointer<UInt8>? = nil, isActive: Bool = true
  ) throws(Status) -> LayoutConstraintID {
    try addConstraint(stated, identifier: identifier, isActive: isActive, origin: .stated)
  }

  /// Adds a constraint with the age of its owner's row; 0 for the age of a new row.
  @inline(never)
  mutating func addConstraint(
    _ stated: Constraint, identifier: UnsafeBufferPointer<UInt8>? = nil, isActive: Bool = true, origin: Origin,
    age: UInt32 = 0
  ) throws(Status) -> LayoutConstraintID {
    try validate(stated)
    if !isPlace(stated.constant), origin == .stated { try check(stated.constant) }
    if let identifier, !isName(identifier) { throw .text }
    if age == 0 { try makeRoomForAges() }
    // A constraint whose terms all cancel has no row.
    let lowered = try lower(stated)
    guard !terms.isEmpty else { throw .empty }
    return try add(stated, lowered, identifier: identifier, isActive: isActive, origin: origin, age: age)
  }

  /// Adds a valid constraint, whose terms are those of the last `lower`.
  @inline(never)
  private mutating func add(
    _ stated: Constraint, _ lowered: Lowered, identifier: UnsafeBufferPointer<UInt8>?, isActive: Bool, origin: Origin,
    age: UInt32
  ) throws(Status) -> LayoutConstraintID {
    var record = ConstraintRecord(stated: stated)
    record.origin = origin
    record.age = age
    let slot = try prepareSlot(for: record)
    try nameConstraint(slot, identifier)
    do throws(Status) { if isActive { try activate(slot, lowered) } } catch {
      identifiers.remove(Int(slot))
      throw error
    }
    take(slot)
    return id(ofConstraint: slot)
  }

  /// Adds two valid constraints that differ in their relation and their priority alone, both or none.
  mutating func addBounds(
    _ stated: Constraint, _ priorities: (Int32, Int32), origins: (Origin, Origin), ages: (UInt32, UInt32)
  ) throws(Status) -> (Int32, Int32) {
    var stated = stated
    stated.relation = .lessOrEqual
    stated.priority = priorities.0
    var lowered = try lower(stated)
    let first = try add(
      stated, lowered, identifier: nil, isActive: true, origin: origins.0, age: ages.0
    ).slot
    stated.relation = .greaterOrEqual
    stated.priority = priorities.1
    lowered.relation = .greaterOrEqual
    do throws(Status) {
      let second = try add(stated, lowered, identifier: nil, isActive: true, origin: origins.1, age: ages.1)
      return (first, second.slot)
    } catch {
      discard(first)
      throw error
    }
  }

  private mutating func nameConstraint(
    _ slot: Int32, _ identifier: UnsafeBufferPointer<UInt8>?
  ) throws(Status) {
    guard let identifier, identifier.count > 0 else { return }
    let slots = constraints.count
    let copy = try inMemory { () throws(MemoryError) in try identifiers.copy(identifier, slots: slots) }
    identifiers.put(copy, at: Int(slot))
  }

  /// Takes the reserved slot of a new constraint. Cannot fail.
  private mutating func take(_ slot: Int32) {
    if constraints[slot].age == 0 { constraints[slot].age = solver.takeAges(1) }
    _ = freeConstraints.removeLast()
    constraints[slot].isLive = true
    liveConstraints += 1
    link(slot)
  }

  mutating func validate(_ stated: Constraint) throws(Status) {
    _ = try find(stated.first)
    if let second = stated.second { _ = try find(second) }
    if !stated.isSum { try check(stated) }
    guard stated.constant.isFinite else { throw .notFinite }
    if stated.multiplier != 1 || stated.weight != 1 { try validateFactors(stated) }
    guard (1...requiredPriority).contains(stated.priority) else { throw .outOfRange }
  }

  private mutating func validateFactors(_ stated: Constraint) throws(Status) {
    guard stated.multiplier.isFinite, stated.weight.isFinite else { throw .notFinite }
    guard stated.multiplier != 0 else { throw .zero }
    guard stated.weight > 0, isFactor(stated.weight), isFactor(stated.multiplier) else { throw .outOfRange }
  }

  /// Sets `mismatch` and throws where the attributes cannot be compared.
  private mutating func check(_ stated: Constraint) throws(Status) {
    let (first, second) = (stated.firstAttribute, stated.secondAttribute)
    let isPaired = (stated.second == nil) == (second == .none)
    if first != .none, isPaired, first.isComparable(with: second) { return }
    mismatch = (first, second)
    throw .attributes
  }

  /// Reserves memory for `more` constraints and their rows, most of which have three terms if nothing else is said.
  package mutating func reserve(constraints more: Int, terms: Int = 3) throws(Status) {
    let count = constraints.count + max(0, more - freeConstraints.count)
    guard count <= Identifier.slotLimit else { throw .tooMany }
    try inMemory { () throws(MemoryError) in
      try constraints.reserve(count)
      try freeConstraints.reserve(count)
      try mentions.reserve(2 * count)
      try members.reserve(count)
    }
    try solver.reserve(rows: more, terms: terms * more)
    try reserveRow(more)
  }

  /// Puts a record into a free slot, which is not yet taken, and reserves memory in every list that the constraint may
  /// be in. Inlined, so that the record is written where it stays.
  @inline(__always)
  private mutating func prepareSlot(for record: ConstraintRecord) throws(Status) -> Int32 {
    if !freeConstraints.isEmpty {
      let slot = freeConstraints.last
      let generation = constraints[slot].generation
      constraints[slot] = record
      constraints[slot].generation = generation
      return slot
    }
    let count = constraints.count + 1
    guard count <= Identifier.slotLimit else { throw .tooMany }
    try inMemory { () throws(MemoryError) in
      try freeConstraints.reserve(count)
      try mentions.reserve(2 * count)
      try members.reserve(count)
      try constraints.reserve(count)
    }
    constraints.appendReserved(record)
    mentions.appendReserved(Mention())
    mentions.appendReserved(Mention())
    freeConstraints.appendReserved(Int32(count - 1))
    return freeConstraints.last
  }

}

// MARK: Activating

extension Scene {
  package mutating func isActive(_ id: LayoutConstraintID) throws(Status) -> Bool {
    if id.isSize {
      _ = try sizeConstraint(id)
      return true
    }
    return constraints[try find(id)].isActive
  }

  package mutating func setActive(_ isActive: Bool, _ id: LayoutConstraintID) throws(Status) {
    let slot = try findStated(id)
    if isActive == constraints[slot].isActive { return }
    if !isActive { return deactivate(slot) }
    let lowered = try lower(constraints[slot].stated)
    guard !terms.isEmpty else { throw .empty }
    try activate(slot, lowered)
  }

  /// Deactivates constraints and activates others, whose ids were checked, all or none: a strict scene tries the second
  /// group without the first. What is in both is activated.
  package mutating func switchConstraints(
    off: UnsafeBufferPointer<LayoutConstraintID>, on: UnsafeBufferPointer<LayoutConstraintID>
  ) throws(Status) {
    try collectRows()
    try inMemory { () throws(MemoryError) in
      try turned.reserve(on.count + off.count)
      try missingRows.reserve(off.count)
    }
    turned.removeAll()
    let mark = nextStamp()
    for id in on { constraints[id.slot].mark = mark }
    let pendingState = pendingState
    try beginGroup()
    // How many of `turned` are active, once all are; the others are not.
    var activated = -1
    do throws(Status) {
      for id in on where !constraints[id.slot].isActive {
        try setActive(true, id)
        turned.appendReserved(id.slot)
      }
      activated = turned.count
      for id in off where constraints[id.slot].isActive && constraints[id.slot].mark != mark {
        deactivate(id.slot)
        turned.appendReserved(id.slot)
      }
      if isGrouping { try collectRows() }
      try endGroup()
    } catch {
      cancelGroup()
      while activated >= 0, turned.count > activated { missingRows.appendReserved(turned.removeLast()) }
      while !turned.isEmpty { deactivate(turned.removeLast()) }
      if missingRows.isEmpty { restore(pendingState) } else { restoreMissing() }
      throw error
    }
  }

  /// Throws `.owned` for a fixed constraint, which the caller must not change.
  package mutating func checkStated(_ id: LayoutConstraintID) throws(Status) { _ = try findStated(id) }

  /// Adds the row of a constraint, whose terms are those of the last `lower`.
  private mutating func activate(_ slot: Int32, _ lowered: Lowered) throws(Status) {
    try reserveRow()
    let record = constraints.pointer + Int(slot)
    let (isMirrored, offset) = (record.pointee.isMirrored, record.pointee.offset)
    accept(lowered, slot)
    do throws(Status) { record.pointee.row = try addRow(slot, lowered.relation) } catch {
      record.pointee.isMirrored = isMirrored
      record.pointee.offset = offset
      throw error
    }
    if record.pointee.age == 0 {
      record.pointee.age = solver.age(of: record.pointee.row)
    } else if !(isStrict && record.pointee.stated.priority == requiredPriority) {
      solver.setAge(record.pointee.rowAge, ofNew: record.pointee.row)
    } else if !isGrouping {
      try solver.setAge(record.pointee.rowAge, of: record.pointee.row)
    }
    record.pointee.isActive = true
    if !boxes.roots.isEmpty { noteFit(ofConstraint: slot) }
    rowOwners[solver.slot(of: record.pointee.row)] = slot
    isPending = true
  }

  mutating func accept(_ lowered: Lowered, _ slot: Int32) {
    constraints[slot].isMirrored = lowered.isMirrored
    constraints[slot].offset = lowered.offset
  }

  /// Adds the terms of the last `lower` as a row of the solver. A strict scene tries it, unless it belongs to a group.
  private mutating func addRow(_ slot: Int32, _ relation: Relation) throws(Status) -> ConstraintID {
    if isGrouping {
      try inMemory { () throws(MemoryError) in try group.reserve(group.count + 1) }
      group.appendReserved(try appendRow(slot, relation))
      return group.last
    }
    if !isStrict || constraints[slot].stated.priority < requiredPriority { return try appendRow(slot, relation) }
    return try tryRow(slot, relation)
  }

  /// Tries the terms of the last `lower` as a required row.
  mutating func tryRow(_ slot: Int32, _ relation: Relation) throws(Status) -> ConstraintID {
    try collectRows()
    let record = constraints[slot]
    let row = try solver.tryAdd(
      terms.elements, relation, record.rowConstant(record.stated.constant), priority: requiredPriority,
      weight: record.stated.weight)
    // Rows that keep sizes from being negative may have taken the slots that were reserved.
    do throws(Status) { try reserveRow(0) } catch {
      do throws(Status) { try solver.remove(row) } catch { releasedRows.appendReserved(row) }
      isPending = true
      throw error
    }
    return row
  }

  mutating func appendRow(_ slot: Int32, _ relation: Relation) throws(Status) -> ConstraintID {
    let record = constraints.pointer + Int(slot)
    return try solver.addMerged(
      terms.elements, relation, record.pointee.rowConstant(record.pointee.stated.constant),
      priority: record.pointee.stated.priority, weight: record.pointee.stated.weight)
  }

  /// Reserves memory for the owners of `more` rows, and for their places in `releasedRows`.
  @inline(never)
  mutating func reserveRow(_ more: Int = 1) throws(Status) {
    let slots = solver.constraintSlots + more
    try inMemory { () throws(MemoryError) in
      if rowOwners.count < slots { try rowOwners.resize(to: slots, filling: -1) }
      try releasedRows.reserve(slots)
    }
  }

  private mutating func deactivate(_ slot: Int32) {
    releaseRow(of: slot)
    constraints[slot].isActive = false
  }

  /// Removes the row of a constraint from the solver, or adds it to `releasedRows` when out of memory.
  @inline(never)
  mutating func releaseRow(of slot: Int32) {
    let row = constraints[slot].row
    constraints[slot].row = ConstraintID(0)
    if row.raw == 0 { return }
    if constraints[slot].edit >= 0 { forgetEditedRow(of: slot) }
    rowOwners[solver.slot(of: row)] = -1
    isPending = true
    if !boxes.roots.isEmpty { noteFit(ofConstraint: slot) }
    do throws(Status) { try solver.remove(row) } catch { releasedRows.appendReserved(row) }
  }

  /// Removes the rows in `releasedRows` from the solver, and adds those that are missing.
  @inline(__always)
  mutating func collectRows() throws(Status) {
    if !releasedRows.isEmpty { try removeReleasedRows() }
    if !missingRows.isEmpty { try addMissingRows() }
  }

  @inline(never)
  private mutating func removeReleasedRows() throws(Status) {
    while !releasedRows.isEmpty {
      try solver.remove(releasedRows.last)
      _ = releasedRows.removeLast()
    }
  }
}

// MARK: Removing

extension Scene {
  package mutating func remove(_ id: LayoutConstraintID) throws(Status) {
    discard(try findStated(id))
  }

  @inline(never)
  mutating func discard(_ slot: Int32) {
    deactivate(slot)
    if !formerConstants.isEmpty { forgetFormer(slot) }
    if constraints[slot].edit >= 0 { closeEdit(of: slot) }
    unlink(slot)
    identifiers.remove(Int(slot))
    constraints[slot].generation = Identifier.successor(constraints[slot].generation)
    constraints[slot].isLive = false
    liveConstraints -= 1
    freeConstraints.appendReserved(slot)
  }
}

// MARK: Reading

extension Scene {
  @inline(__always)
  package mutating func isLive(_ id: LayoutConstraintID) -> Bool {
    id.slot < constraints.count && constraints[id.slot].isLive
      && constraints[id.slot].generation == Identifier.generation(id.raw)
  }

  mutating func find(_ id: LayoutConstraintID) throws(Status) -> Int32 {
    guard isLive(id) else { throw solver.stale(id.raw, .constraint) }
    return id.slot
  }

  /// Returns the slot of a constraint that the caller may change. Throws `.owned` for a fixed constraint.
  mutating func findStated(_ id: LayoutConstraintID) throws(Status) -> Int32 {
    guard isLive(id), constraints[id.slot].origin == .stated else {
      owner = try origin(of: id)
      throw .owned
    }
    return id.slot
  }

  mutating func id(ofConstraint slot: Int32) -> LayoutConstraintID {
    LayoutConstraintID(Identifier.raw(slot: slot, generation: constraints[slot].generation))
  }

  package var constraintSlots: Int { mutating get { constraints.count } }

  package mutating func constraint(at slot: Int) -> LayoutConstraintID? {
    constraints[slot].isLive ? id(ofConstraint: Int32(slot)) : nil
  }

  /// The constraint with its present constant, priority and weight.
  package mutating func constraint(_ id: LayoutConstraintID) throws(Status) -> Constraint {
    id.isSize ? try sizeConstraint(id) : constraints[try find(id)].stated
  }

  package mutating func origin(of id: LayoutConstraintID) throws(Status) -> Origin {
    if id.isSize {
      _ = try sizeConstraint(id)
      return .size
    }
    return constraints[try find(id)].origin
  }

  /// The bytes of the identifier; empty for none.
  package mutating func identifier(of id: LayoutConstraintID) -> UnsafeBufferPointer<UInt8> {
    isLive(id) ? identifiers.bytes(of: Int(id.slot)) : UnsafeBufferPointer(start: nil, count: 0)
  }

  /// The identifier, zero-terminated; nil for none.
  package mutating func zeroTerminatedIdentifier(of id: LayoutConstraintID) -> UnsafePointer<CChar>? {
    isLive(id) ? identifiers[Int(id.slot)] : nil
  }

  /// How far an active constraint is from holding, with the constant that is stated or another; 0 for one that is not
  /// active.
  package mutating func violation(of id: LayoutConstraintID, at constant: Double? = nil) throws(Status) -> Double {
    if id.isSize { return try sizeViolation(id) }
    let slot = try find(id)
    if constraints[slot].row.raw == 0 { return 0 }
    return shownViolation(slot, constant ?? constraints[slot].stated.constant)
  }
}

// Adding and removing constraints.

import Memory
import Notation
import Solver
import Status

// MARK: Adding

extension Model {
  /// Adds a constraint. A strict scene refuses a constraint that cannot hold together with the others.
  package mutating func addConstraint(
    _ stated: Constraint, identifier: UnsafeBufferPointer<UInt8>? = nil, isActive: Bool = true, gone: Double = .nan
  ) throws(Status) -> ConstraintID {
    try addConstraint(stated, identifier: identifier, isActive: isActive, gone: gone, owner: .stated)
  }

  /// Adds a constraint. `serial` is that of a row that a view owns; 0 for a new one. `gone` is the constant while an item
  /// that the constraint names is gone; NaN for none.
  @inline(never)
  mutating func addConstraint(
    _ stated: Constraint, identifier: UnsafeBufferPointer<UInt8>? = nil, isActive: Bool = true, gone: Double = .nan,
    owner: ConstraintOwner, serial: UInt32 = 0
  ) throws(Status) -> ConstraintID {
    // A stack relates items that are there by attributes of one kind; only a proportion may be out of range.
    if owner != .stack || stated.multiplier != 1 { try constraints.validate(stated) }
    if !isCoordinate(stated.constant), owner == .stated { throw .beyondLargestLength.about(.constant) }
    if let identifier, !isName(identifier) { throw .text }
    if serial == 0 { try makeRoomForSerials() }
    // A constraint whose terms all cancel has no row.
    let lowered = try lowerToAdd(stated)
    guard !constraints.terms.isEmpty else { throw .empty }
    return try add(
      stated, lowered, identifier: identifier, isActive: isActive, gone: gone, owner: owner, serial: serial)
  }

  /// Adds a valid constraint. Its terms are those of the last `lower`.
  @inline(never)
  private mutating func add(
    _ stated: Constraint, _ lowered: LoweredRow, identifier: UnsafeBufferPointer<UInt8>?, isActive: Bool,
    gone: Double = .nan, owner: ConstraintOwner, serial: UInt32
  ) throws(Status) -> ConstraintID {
    var record = ConstraintRecord(stated: stated)
    record.owner = owner
    record.serial = serial
    record.goneConstant = gone
    let slot = try constraints.prepareSlot(for: record)
    try constraints.nameConstraint(slot, identifier)
    do throws(Status) {
      if isActive {
        constraints.accept(lowered, slot)
        try activate(slot, lowered.relation)
      }
    } catch {
      constraints.identifiers.remove(Int(slot))
      throw error
    }
    if constraints.records[slot].serial == 0 { constraints.records[slot].serial = solver.takeSerials(1) }
    constraints.takeSlot(slot)
    return constraints.id(ofConstraint: slot)
  }

  /// Adds two valid constraints that differ only in relation and priority, both or none.
  mutating func addBounds(
    _ stated: Constraint, _ priorities: (Int32, Int32), owners: (ConstraintOwner, ConstraintOwner),
    serials: (UInt32, UInt32)
  ) throws(Status) -> (Int32, Int32) {
    var stated = stated
    stated.relation = .lessOrEqual
    stated.priority = priorities.0
    var lowered = try lowerToAdd(stated)
    let first = try add(
      stated, lowered, identifier: nil, isActive: true, owner: owners.0, serial: serials.0
    ).slot
    stated.relation = .greaterOrEqual
    stated.priority = priorities.1
    lowered.relation = .greaterOrEqual
    do throws(Status) {
      let second = try add(stated, lowered, identifier: nil, isActive: true, owner: owners.1, serial: serials.1)
      return (first, second.slot)
    } catch {
      discard(first)
      throw error
    }
  }

  /// Reserves memory for `more` constraints and their rows of `terms` terms on average.
  package mutating func reserve(constraints more: Int, terms: Int = 3) throws(Status) {
    try constraints.reserve(more)
    try solver.reserve(rows: more, terms: terms * more)
    try reserveRow(more)
  }

  /// Adds a constraint between any number of attributes: Σ summands (relation) constant. Relation, constant, priority
  /// and weight are those of a template. If the sum is an equation of one or two items, it is added as one.
  package mutating func addSum(
    _ elements: UnsafeBufferPointer<Summand>, like template: Constraint,
    identifier: UnsafeBufferPointer<UInt8>? = nil, isActive: Bool = true, gone: Double = .nan
  ) throws(Status) -> ConstraintID {
    guard let first = elements.first else { throw .empty }
    for summand in elements { try constraints.validate(summand) }
    if let equation = Constraint(elements, like: template) {
      return try addConstraint(equation, identifier: identifier, isActive: isActive, gone: gone)
    }
    try Summand.checkTogether(elements)
    var stated = template
    (stated.first, stated.firstAttribute) = (first.item, first.attribute)
    stated.sum = try constraints.sums.add(elements)
    do throws(Status) {
      return try addConstraint(stated, identifier: identifier, isActive: isActive, gone: gone)
    } catch {
      constraints.sums.remove(stated.sum)
      throw error
    }
  }
}

// MARK: Removing

extension Model {
  package mutating func remove(_ id: ConstraintID) throws(Status) {
    discard(try findStated(id))
  }

  @inline(never)
  mutating func discard(_ slot: Int32) {
    deactivate(slot)
    if !unpublished.constants.isEmpty { dropPublishedConstant(slot) }
    if constraints.records[slot].edit >= 0 { closeEdit(of: slot) }
    constraints.freeSlot(slot)
  }
}

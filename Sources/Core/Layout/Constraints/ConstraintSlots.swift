// The slots of constraints: reserves and fills them, stores identifiers, and finds the slot of an id.

import Memory
import Notation
import Solver
import Status

extension Constraints {
  /// Reserves memory for `more` constraints in every list that they may be in.
  mutating func reserve(_ more: Int) throws(Status) {
    let count = records.count + max(0, more - free.count)
    if count > slotRoom { try reserveSlots(count) }
  }

  /// Reserves memory for `count` constraints in all.
  @inline(never)
  private mutating func reserveSlots(_ count: Int) throws(Status) {
    guard count <= Identifier.slotLimit else { throw .tooMany }
    try inMemory { () throws(MemoryError) in
      try records.reserve(count)
      try free.reserve(count)
      try mentions.reserve(2 * count)
      try members.reserve(count)
    }
    countSlotRoom()
  }

  mutating func countSlotRoom() {
    // Of more than two numbers min() would make an array.
    let room = min(min(records.room, free.room), min(mentions.room / 2, members.room))
    slotRoom = min(room, Identifier.slotLimit)
  }

  mutating func nameConstraint(
    _ slot: Int32, _ identifier: UnsafeBufferPointer<UInt8>?
  ) throws(Status) {
    guard let identifier, identifier.count > 0 else { return }
    let slots = records.count
    let copy = try inMemory { () throws(MemoryError) in try identifiers.copy(identifier, slots: slots) }
    identifiers.put(copy, at: Int(slot))
  }

  /// Writes a record into a free slot, without taking the slot, and reserves memory in every list that the constraint
  /// may enter. Inlined, so that the record is written in place.
  @inline(__always)
  mutating func prepareSlot(for record: ConstraintRecord) throws(Status) -> Int32 {
    if !free.isEmpty {
      let slot = free.last
      let generation = records[slot].generation
      records[slot] = record
      records[slot].generation = generation
      return slot
    }
    let slot = records.count
    if slot == slotRoom { try reserveSlots(slot + 1) }
    records.appendReserved(record)
    mentions.appendReserved(Mention())
    mentions.appendReserved(Mention())
    free.appendReserved(Int32(truncatingIfNeeded: slot))
    return Int32(truncatingIfNeeded: slot)
  }

  /// Takes the slot that `prepareSlot` returned. Cannot fail.
  mutating func takeSlot(_ slot: Int32) {
    _ = free.removeLast()
    records[slot].isLive = true
    liveCount += 1
    link(slot)
  }

  /// Frees the slot of a constraint without a row.
  mutating func freeSlot(_ slot: Int32) {
    unlink(slot)
    identifiers.remove(Int(slot))
    records[slot].generation = Identifier.successor(records[slot].generation)
    records[slot].isLive = false
    liveCount -= 1
    free.appendReserved(slot)
  }

  mutating func accept(_ lowered: LoweredRow, _ slot: Int32) {
    records[slot].isMirrored = lowered.isMirrored
    records[slot].offset = lowered.offset
  }
}

// MARK: Reading

extension Constraints {
  @inline(__always)
  package mutating func isLive(_ id: ConstraintID) -> Bool {
    id.slot < records.count && records[id.slot].isLive
      && records[id.slot].generation == Identifier.generation(id.raw)
  }

  mutating func find(_ id: ConstraintID) throws(Status) -> Int32 {
    guard isLive(id) else { throw .stale(id.raw, .constraint) }
    return id.slot
  }

  mutating func id(ofConstraint slot: Int32) -> ConstraintID {
    ConstraintID(Identifier.raw(slot: slot, generation: records[slot].generation))
  }

  package var constraintSlots: Int { mutating get { records.count } }

  package mutating func constraint(at slot: Int) -> ConstraintID? {
    records[slot].isLive ? id(ofConstraint: Int32(slot)) : nil
  }

  /// The bytes of the identifier; empty for none.
  package mutating func identifier(of id: ConstraintID) -> UnsafeBufferPointer<UInt8> {
    isLive(id) ? identifiers.bytes(of: Int(id.slot)) : UnsafeBufferPointer(start: nil, count: 0)
  }

  /// The identifier, zero-terminated; nil for none.
  package mutating func zeroTerminatedIdentifier(of id: ConstraintID) -> UnsafePointer<CChar>? {
    isLive(id) ? identifiers[Int(id.slot)] : nil
  }
}

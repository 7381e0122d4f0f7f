// Updates the constraints and guides of stacks.

import Memory
import Notation
import Solver
import Status

extension Scene {
  /// Does the pending work that must precede a solve or a query.
  @inline(never)
  mutating func settle() throws(Status) {
    try settleStacks()
    try collectRows()
    try noteSize()
  }

  /// Settles stacks, and returns the slot of an item; nil for a guide that its stack has removed.
  mutating func findSettled(_ item: ItemID) throws(Status) -> Int32? {
    _ = try find(item)
    try settle()
    return try? find(item)
  }

  /// Updates the constraints of all dirty stacks. Constraints that stay are kept, or get another constant; others are
  /// added or removed. When out of memory, a stack keeps its constraints and stays dirty.
  mutating func settleStacks() throws(Status) {
    while !stacks.orphans.isEmpty { removeGuide(stacks.orphans.removeLast()) }
    while !stacks.dirty.isEmpty {
      let stack = stacks.dirty.last
      if stacks.records[stack].item >= 0 { try settle(stack) }
      stacks.records[stack].isDirty = false
      _ = stacks.dirty.removeLast()
    }
  }

  @inline(never)
  private mutating func settle(_ stack: Int32) throws(Status) {
    stacks.shown.removeAll()
    var place = stacks.records[stack].first
    while place >= 0 {
      let view = stacks.arrangements[place].item
      if !items[view].isHidden { stacks.shown.appendReserved(view) }
      place = stacks.arrangements[place].next
    }
    try addGuides(of: stack)
    try wantConstraints(of: stack)
    try matchConstraints(of: stack)
    try replaceConstraints(of: stack)
    removeGuides(of: stack)
  }

  // MARK: Guides

  /// Whether an arranged view needs a guide after it: with distributions of gaps, every visible view but the last
  /// does.
  @inline(never)
  private mutating func needsGuide(_ place: Int32, of stack: Int32) -> Bool {
    let item = stacks.arrangements[place].item
    guard stacks.records[stack].distribution.usesGuides, !items[item].isHidden else { return false }
    return item != stacks.shown.last
  }

  /// Adds missing guides. On an error, those added stay.
  @inline(never)
  private mutating func addGuides(of stack: Int32) throws(Status) {
    var place = stacks.records[stack].first
    while place >= 0 {
      if stacks.arrangements[place].guide.raw == 0, needsGuide(place, of: stack) {
        let guide = try addGuide(in: id(ofItem: stacks.records[stack].item))
        items[guide.slot].isGenerated = true
        stacks.arrangements[place].guide = guide
      }
      place = stacks.arrangements[place].next
    }
  }

  @inline(never)
  private mutating func removeGuides(of stack: Int32) {
    var place = stacks.records[stack].first
    while place >= 0 {
      if stacks.arrangements[place].guide.raw != 0, !needsGuide(place, of: stack) {
        removeGuide(stacks.arrangements[place].guide)
        stacks.arrangements[place].guide = ItemID(0)
      }
      place = stacks.arrangements[place].next
    }
  }

  @inline(never)
  private mutating func removeGuide(_ guide: ItemID) {
    guard isLive(guide) else { return }
    items[guide.slot].isGenerated = false
    // Removing a guide without an owner cannot fail.
    do throws(Status) { try remove(guide) } catch {}
  }

  // MARK: Constraints

  /// Matches every constraint of the stack with the wanted one that equals it but for the constant.
  @inline(never)
  private mutating func matchConstraints(of stack: Int32) throws(Status) {
    let slice = stacks.records[stack].constraints
    try inMemory { () throws(MemoryError) in
      try stacks.matches.resize(to: 0, filling: -1)
      try stacks.matches.resize(to: Int(slice.count), filling: -1)
      try stacks.made.resize(to: 0, filling: LayoutConstraintID(0))
      try stacks.made.resize(to: stacks.wanted.count, filling: LayoutConstraintID(0))
    }
    // Both lists are in the same order, so the next match is mostly the next wanted constraint.
    var next = 0
    for index in 0..<slice.count {
      let id = stacks.constraints[slice.start + index]
      guard isLive(id) else { continue }
      let present = constraints[id.slot].stated
      for step in 0..<stacks.wanted.count {
        let place = (next + step) % stacks.wanted.count
        guard stacks.made[place].raw == 0, present.isMatch(for: stacks.wanted[place]) else { continue }
        stacks.made[place] = id
        stacks.matches[index] = Int32(place)
        next = place + 1
        break
      }
    }
  }

  /// Adds missing constraints, changes constants, and removes other constraints; on an error all is as it was.
  @inline(never)
  private mutating func replaceConstraints(of stack: Int32) throws(Status) {
    let old = stacks.records[stack].constraints
    let count = Int32(stacks.wanted.count)
    let start = try inMemory { () throws(MemoryError) in try stacks.constraints.take(Int(count)) }
    var place: Int32 = 0
    do throws(Status) {
      beginBatch()
      while place < count {
        let wanted = stacks.wanted[place]
        var id = stacks.made[place]
        if id.raw == 0 {
          id = try addConstraint(wanted, origin: .stack)
        } else if constraints[id.slot].stated.constant != wanted.constant {
          try noteConstant(wanted.constant, of: id.slot)
        }
        stacks.constraints[start + place] = id
        place += 1
      }
      try applyBatch()
    } catch {
      while place > 0 {
        place -= 1
        if stacks.made[place].raw == 0 { discard(stacks.constraints[start + place].slot) }
      }
      stacks.constraints.give(start, Int(count))
      throw error
    }
    for index in 0..<old.count {
      let id = stacks.constraints[old.start + index]
      if stacks.matches[index] < 0 && isLive(id) { discard(id.slot) }
    }
    if old.count > 0 { stacks.constraints.give(old.start, Int(old.count)) }
    stacks.records[stack].constraints = Slice(start: start, count: count)
  }
}

extension Constraint {
  /// Whether the constraints are equal but for the constant.
  fileprivate func isMatch(for other: Constraint) -> Bool {
    first == other.first && second == other.second && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}

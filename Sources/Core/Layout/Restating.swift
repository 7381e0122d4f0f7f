// Rows that are made anew: after a change of a direction, of a multiplier, or of the parent of a view.

import Memory
import Solver
import Status

extension Scene {
  /// Replaces the rows of the constraints in `turned`: all or none.
  mutating func restate() throws(Status) {
    try makeRows()
    for index in 0..<turned.count { exchangeRow(of: turned[index], for: batch.rows[index]) }
    isPending = true
  }

  /// Throws if a strict scene refuses rows that were restated. The caller must take back what it has changed, and restate
  /// once more.
  mutating func tryRestated() throws(Status) {
    guard isStrict, hasRestatedRequired() else { return }
    try collectRows()
    guard try solver.conflictCount() > 0 else { return }
    try solver.refuse(batch.rows.elements)
    throw .conflict
  }

  private mutating func hasRestatedRequired() -> Bool {
    for index in 0..<turned.count where constraints[turned[index]].stated.priority == requiredPriority { return true }
    return false
  }

  /// Runs `body`, which takes back what was refused, without a limit of steps, and solves, so that no row stays dropped.
  mutating func takingBack(_ body: (inout Scene) throws(Status) -> Void) throws(Status) {
    let steps = solver.limit.steps
    solver.limit.steps = 0
    defer { solver.limit.steps = steps }
    try body(&self)
    try collectRows()
    _ = try solver.conflictCount()
  }

  /// Activates the constraints in `missingRows` again, and solves. What memory does not suffice for, the next solve does.
  mutating func restoreMissing() {
    for index in 0..<missingRows.count { constraints[missingRows[index]].isActive = true }
    isPending = true
    do throws(Status) { try takingBack { (_: inout Scene) throws(Status) in } } catch {}
  }

  @inline(never)
  mutating func addMissingRows() throws(Status) {
    try reserveRow(missingRows.count)
    while !missingRows.isEmpty {
      let slot = missingRows.last
      // Meanwhile it may have been deactivated, removed, or given a row.
      if constraints[slot].isActive, constraints[slot].row.raw == 0 {
        exchangeRow(of: slot, for: try makeRow(of: slot))
      }
      _ = missingRows.removeLast()
    }
  }

  /// Fills `batch.rows` with new rows of the constraints in `turned`; 0 where all terms cancel.
  private mutating func makeRows() throws(Status) {
    if !boxes.roots.isEmpty {
      for index in 0..<turned.count { try pinItems(of: constraints[turned[index]].stated) }
    }
    try reserveRow(turned.count)
    try inMemory { () throws(MemoryError) in try batch.reserve(turned.count) }
    batch.rows.removeAll()
    do throws(Status) {
      for index in 0..<turned.count { batch.rows.appendReserved(try makeRow(of: turned[index])) }
    } catch {
      while !batch.rows.isEmpty {
        let row = batch.rows.removeLast()
        if row.raw != 0 { solver.takeBack(row) }
      }
      throw error
    }
  }

  @inline(never)
  private mutating func makeRow(of slot: Int32) throws(Status) -> ConstraintID {
    var record = constraints[slot]
    let lowered = try lower(record.stated)
    if terms.isEmpty { return ConstraintID(0) }
    record.isMirrored = lowered.isMirrored
    record.offset = lowered.offset
    let row = try solver.add(
      terms.elements, lowered.relation, record.rowConstant(record.stated.constant), priority: record.stated.priority,
      weight: record.stated.weight)
    solver.setAge(record.rowAge, ofNew: row)
    return row
  }

  @inline(never)
  private mutating func exchangeRow(of slot: Int32, for row: ConstraintID) {
    releaseRow(of: slot)
    let summands = summands(of: constraints[slot].stated)
    constraints[slot].isMirrored = summands.withElements { isMirrored($0) }
    constraints[slot].offset = summands.withElements { offset(of: $0) }
    constraints[slot].row = row
    if row.raw == 0 { return }
    rowOwners[solver.slot(of: row)] = slot
  }

  /// Adds the active constraints of an item that `isMeant` chooses to `turned`, unless they are marked.
  mutating func turn(
    constraintsOf item: Int32, _ mark: UInt32, _ isMeant: (inout Scene, Summands) -> Bool
  ) throws(Status) {
    var place = items[item].mention
    while place >= 0 {
      let slot = constraint(mentionedAt: place)
      if constraints[slot].isActive, constraints[slot].mark != mark {
        let summands = summands(of: constraints[slot].stated)
        if isMeant(&self, summands) {
          constraints[slot].mark = mark
          try inMemory { () throws(MemoryError) in try turned.append(slot) }
        }
      }
      place = mention(at: place).pointee.next
    }
  }
}

// MARK: Multipliers

extension Scene {
  /// Replaces the multiplier of a constraint that has a second item.
  package mutating func setMultiplier(_ multiplier: Double, of id: LayoutConstraintID) throws(Status) {
    let slot = try findStated(id)
    var stated = constraints[slot].stated
    guard !stated.isSum else { throw .kind }
    let old = stated.multiplier
    stated.multiplier = multiplier
    if stated.second == nil {
      mismatch = (stated.firstAttribute, .none)
      throw .attributes
    }
    try validate(stated)
    if multiplier == old { return }
    _ = try lower(stated)
    guard !terms.isEmpty else { throw .empty }
    turned.removeAll()
    if constraints[slot].isActive { try inMemory { () throws(MemoryError) in try turned.append(slot) } }
    constraints[slot].stated.multiplier = multiplier
    do throws(Status) { try restate() } catch {
      constraints[slot].stated.multiplier = old
      throw error
    }
    do throws(Status) { try tryRestated() } catch {
      try takingBack { scene throws(Status) in
        scene.constraints[slot].stated.multiplier = old
        do throws(Status) { try scene.restate() } catch {
          // The row is the new one.
          scene.constraints[slot].stated.multiplier = multiplier
          throw error
        }
      }
      throw error
    }
  }
}

// MARK: Parents

extension Scene {
  /// Moves a view to an index among the children of a view, its own parent or another one. Constraints between what is
  /// inside of it and what is elsewhere stay between the same items.
  package mutating func move(_ view: ItemID, to parent: ItemID, at index: Int) throws(Status) {
    let item = try findView(view)
    let target = try findView(parent)
    guard item != 0, !contains(view, parent) else { throw .inUse }
    try checkBoxes(ofMoving: item, to: target)
    let old = items[item].parent
    if target == old {
      let next = items[item].next
      detach(item)
      if let place = child(index, of: target) {
        link(item, before: place)
        return moveNode(of: item)
      }
      link(item, before: next)
      throw .outOfRange
    }
    guard let place = child(index, of: target) else { throw .outOfRange }
    owner = .screen
    guard !items[item].isGenerated else { throw .owned }
    let (stack, next) = (items[old].stack, items[item].next)
    adopt(item, by: target, before: place)
    do throws(Status) { try restateMoved(item) } catch {
      adopt(item, by: old, before: next)
      throw error
    }
    do throws(Status) { try tryRestated() } catch {
      try takingBack { scene throws(Status) in
        scene.adopt(item, by: old, before: next)
        do throws(Status) { try scene.restateMoved(item) } catch {
          // The rows are those of the new parent.
          scene.adopt(item, by: target, before: place)
          throw error
        }
      }
      throw error
    }
    if items[item].arrangement >= 0 { forgetArrangement(of: item, in: stack) }
    moveNode(of: item)
    note(item)
  }

  /// The child at an index, -1 behind the last; nil beyond that.
  private mutating func child(_ index: Int, of parent: Int32) -> Int32? {
    guard index >= 0 else { return nil }
    var child = items[parent].firstChild
    for _ in 0..<index {
      if child < 0 { return nil }
      child = items[child].next
    }
    return child
  }

  /// Links a view in front of a child of its parent; -1 behind the last.
  private mutating func link(_ item: Int32, before next: Int32) {
    let parent = items[item].parent
    let previous = next < 0 ? items[parent].lastChild : items[next].previous
    items[item].previous = previous
    items[item].next = next
    if previous < 0 { items[parent].firstChild = item } else { items[previous].next = item }
    if next < 0 { items[parent].lastChild = item } else { items[next].previous = item }
  }

  /// Makes a view the child of another parent, whose direction it may inherit.
  private mutating func adopt(_ item: Int32, by parent: Int32, before next: Int32) {
    detach(item)
    items[item].parent = parent
    link(item, before: next)
    let deeper = items[parent].depth + 1 - items[item].depth
    var inner = item
    while inner >= 0 {
      items[inner].depth += deeper
      inner = successor(of: inner, below: item)
    }
    inheritDirections(from: item)
  }

  /// Replaces the rows of constraints between what is inside of a moved view and what is not, and of those that depend on
  /// a direction that it has inherited.
  private mutating func restateMoved(_ item: Int32) throws(Status) {
    let mark = try findTurned()
    let view = id(ofItem: item)
    var inner = item
    while inner >= 0 {
      try turn(constraintsOf: inner, mark) { scene, summands in
        // The constraint mentions `inner`, which is inside.
        for index in 0..<summands.count where !scene.contains(view, summands[index].item) { return true }
        return false
      }
      inner = successor(of: inner, below: item)
    }
    try restate()
  }
}

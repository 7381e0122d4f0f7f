// Layout direction: which sides leading and trailing are.

import Memory
import Solver
import Status

extension Scene {
  /// Whether the direction of an item, its own or an inherited one, is right to left.
  package mutating func isRightToLeft(_ item: ItemID) throws(Status) -> Bool { items[try find(item)].isMirrored }

  /// Sets the direction of a view, which its descendants inherit. Replaces the rows of constraints on leading or
  /// trailing attributes of these items.
  package mutating func setDirection(_ direction: Direction, of item: ItemID) throws(Status) {
    let view = try findView(item)
    let old = items[view].direction
    try turn(view, to: direction)
    guard isStrict else { return }
    do throws(Status) {
      try collectRows()
      if try solver.conflictCount() > 0 { throw .conflict }
    } catch {
      try turn(view, to: old)
      throw error
    }
  }

  private mutating func turn(_ view: Int32, to direction: Direction) throws(Status) {
    let old = items[view].direction
    items[view].direction = direction
    inheritDirections(from: view)
    do throws(Status) { try restateTurned() } catch {
      items[view].direction = old
      inheritDirections(from: view)
      throw error
    }
  }

  /// Updates the direction of a view and its descendants. Fills `walk` with the items whose direction changed.
  private mutating func inheritDirections(from view: Int32) {
    walk.removeAll()
    var item = view
    while item >= 0 {
      let parent = items[item].parent
      let isMirrored =
        items[item].direction == .inherited
        ? parent >= 0 && items[parent].isMirrored : items[item].direction == .rightToLeft
      if isMirrored == items[item].isMirrored {
        item = successor(behind: item, below: view)
      } else {
        items[item].isMirrored = isMirrored
        if items[item].hasDirectionalMargins { items[item].margins = items[item].margins.mirrored }
        walk.appendReserved(item)
        item = successor(of: item, below: view)
      }
    }
  }

  /// Replaces the rows of the constraints of the items in `walk` that depend on the direction: all or none.
  private mutating func restateTurned() throws(Status) {
    try findTurned()
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
    for index in 0..<turned.count { try exchangeRow(of: turned[index], for: batch.rows[index]) }
  }

  /// Fills `turned` with the active constraints of the items in `walk` that have a leading or trailing attribute, or
  /// depend on margins that change places.
  private mutating func findTurned() throws(Status) {
    turned.removeAll()
    let mark = nextStamp()
    for index in 0..<walk.count {
      let item = walk[index]
      let hasDirectionalMargins = items[item].hasDirectionalMargins
      var place = items[item].mention
      while place >= 0 {
        let slot = place >> 1
        let stated = constraints[slot].stated
        let isTurned =
          stated.firstAttribute.isDirectional || stated.secondAttribute.isDirectional
          || hasDirectionalMargins && stated.uses(.margins, of: item)
        if isTurned, constraints[slot].isActive, constraints[slot].mark != mark {
          constraints[slot].mark = mark
          try inMemory { () throws(MemoryError) in try turned.append(slot) }
        }
        place = mentions[place].next
      }
    }
  }

  /// Adds a row for a constraint. Returns 0 if all its terms cancel.
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

  private mutating func exchangeRow(of slot: Int32, for row: ConstraintID) throws(Status) {
    releaseRow(of: slot)
    constraints[slot].isMirrored = isMirrored(constraints[slot].stated)
    constraints[slot].offset = offset(of: constraints[slot].stated)
    constraints[slot].row = row
    if row.raw == 0 { return }
    rowOwners[solver.slot(of: row)] = slot
  }
}

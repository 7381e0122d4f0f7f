import Memory
import Status

/// Changing constants, weights and priorities of rows.
extension Solver {
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Status) {
    let row = try find(id)
    guard constant.isFinite else { throw .notFinite }
    do throws(MemoryError) { try changeConstant(of: row, to: constant) } catch { throw .outOfMemory }
  }

  /// Sets a constant as the caller states it. A row stored negated changes its sign.
  mutating func changeConstant(of row: Int32, to constant: Double) throws(MemoryError) {
    let stored = rows[row].isNegated ? -constant : constant
    guard stored != rows[row].constant else { return }
    if rows[row].isActive {
      try dirty.append(row)
    } else {
      try enqueue(row)
    }
    rows[row].constant = stored
    valueVersion &+= 1
    if rows[row].isRequired { retryDropped = true }
  }

  package mutating func setWeight(_ weight: Double, of id: ConstraintID) throws(Status) {
    let row = try find(id)
    guard weight.isFinite else { throw .notFinite }
    guard weight > 0, isFactor(weight) else { throw .outOfRange }
    guard weight != rows[row].weight else { return }
    do throws(MemoryError) {
      try prepareToRestate(row)
      rows[row].weight = weight
    } catch { throw .outOfMemory }
  }

  package mutating func setPriority(_ priority: Int32, of id: ConstraintID) throws(Status) {
    let row = try find(id)
    guard priority >= 1, priority <= requiredPriority else { throw .outOfRange }
    if rows[row].state.contains(.edit) && priority == requiredPriority { throw .outOfRange }
    let level = Int16(weightsOnly && priority != requiredPriority ? 1 : priority)
    guard level != rows[row].priority else { return }
    do throws(MemoryError) {
      try dropped.reserve(dropped.count + 1)
      try prepareToRestate(row)
      if level == requiredPriority {
        lastAge += 1
        rows[row].age = lastAge
      }
      retryDropped = true
      if rows[row].state.contains(.dropped) {
        rows[row].state.remove(.dropped)
        dropped.removeFirst(row)
      }
      rows[row].priority = level
      if !rows[row].isBounded { freeMultiplier(of: row) }
    } catch { throw .outOfMemory }
  }

  /// Prepares a change of weight or priority. An active row's multiplier is checked against its new bounds. An
  /// inactive row gives back its contribution and is checked again.
  private mutating func prepareToRestate(_ row: Int32) throws(MemoryError) {
    basisVersion &+= 1
    if rows[row].isActive {
      try outOfBounds.reserve(outOfBounds.count + 1)
      markOutOfBounds(row)
    } else {
      try enqueue(row)
      if rows[row].side != 0 { try clearSide(row) }
    }
  }
}

/// Ages decide which of several required rows is dropped. A caller who replaces a row can keep its age.
extension Solver {
  /// Returns an age newer than that of every row.
  package mutating func takeAge() -> UInt32 {
    lastAge += 1
    return lastAge
  }

  /// Sets the age of a row that is not dropped.
  package mutating func setAge(_ age: UInt32, of id: ConstraintID) throws(Status) {
    let row = try find(id)
    guard !rows[row].state.contains(.dropped) else { throw .inUse }
    rows[row].age = age
    retryDropped = true
  }
}

extension Solver {
  package mutating func age(of id: ConstraintID) -> UInt32 { rows[Identifier.slot(id.raw)].age }

  /// Returns the dense index of a live row. Slots of removed rows are reused.
  package mutating func slot(of id: ConstraintID) -> Int { Int(Identifier.slot(id.raw)) }
}

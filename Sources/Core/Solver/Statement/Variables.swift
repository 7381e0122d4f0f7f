import Memory
import Status

/// Variables: creation, removal, values.
extension Solver {
  package mutating func addVariable() throws(Status) -> VariableID {
    var slot = problem.free.variable
    if slot < 0 {
      guard problem.variables.count < Identifier.slotLimit else { throw .tooMany }
      do throws(MemoryError) { slot = try basis.makeVariableSlot() } catch { throw .outOfMemory }
    } else {
      problem.free.variable = problem.variables[slot].nextFree
      problem.variables[slot].linkStart = 0
      basis.values[slot] = 0
      basis.sizes[slot] = 0
      if basis.precision.isDoubleDouble { basis.precision.lowValues[slot] = 0 }
    }
    problem.variables[slot].isLive = true
    problem.live.variables += 1
    return problem.id(ofVariable: slot)
  }

  /// Reserves memory for more variables, so that adding them cannot fail.
  package mutating func reserve(variables more: Int) throws(Status) {
    let count = problem.variables.count + max(0, more - (problem.variables.count - problem.live.variables))
    guard count <= Identifier.slotLimit else { throw .tooMany }
    // A small layout: one block for what its variables and rows are likely to need.
    if problem.variables.isEmpty && more <= 32 {
      guard account.addSecondBlock(bytes: 460 + 282 * more) else { throw .outOfMemory }
    }
    do throws(MemoryError) { try basis.reserveSlots(count) } catch { throw .outOfMemory }
  }

  package mutating func removeVariable(_ id: VariableID) throws(Status) {
    catchUp()
    let slot = try problem.find(id)
    guard !problem.isMentioned(slot) else { throw .inUse }
    do throws(MemoryError) {
      try problem.links.prepareToGive()
      try removeZeroRow(of: slot)
    } catch { throw .outOfMemory }
    if problem.variables[slot].linkCount > 0 { try settleWithout(slot) }
    forgetSuspended()
    basis.forgetTouch(slot)
    if problem.variables[slot].linkRoom > 0 {
      problem.links.give(problem.variables[slot].linkStart, Int(problem.variables[slot].linkRoom))
    }
    var fresh = VariableRecord()
    fresh.generation = Identifier.successor(problem.variables[slot].generation)
    problem.variables[slot] = fresh
    basis.values[slot] = 0
    problem.makeFree(variable: slot)
    problem.live.variables -= 1
    problem.versions.basis &+= 1
  }

  /// Solves without a variable that is to be removed: it gets no zero row.
  private mutating func settleWithout(_ variable: Int32) throws(Status) {
    let isNonnegative = problem.variables[variable].isNonnegative
    problem.variables[variable].isNonnegative = false
    do throws(Status) { try settle() } catch {
      problem.variables[variable].isNonnegative = isNonnegative
      throw error
    }
  }

  /// Removes the zero row of a variable, if it has one.
  private mutating func removeZeroRow(of variable: Int32) throws(MemoryError) {
    guard problem.variables[variable].hasZeroRow else { return }
    for link in problem.variables[variable].links {
      let row = problem.links[link].row
      guard problem.rows[row].isZeroRow, problem.rows[row].isLive else { continue }
      try retire(row)
      break
    }
    problem.variables[variable].hasZeroRow = false
  }

  /// Counts the rows that mention a live variable, but for its zero row, up to a number.
  package mutating func rowCount(of id: VariableID, atMost most: Int = 2) -> Int {
    problem.mentions(of: Identifier.slot(id.raw), atMost: most)
  }

  package mutating func isLive(_ id: VariableID) -> Bool { problem.isLive(id) }

  /// Returns the dense index of a live variable. Slots of removed variables are reused.
  package mutating func slot(of id: VariableID) -> Int { Int(Identifier.slot(id.raw)) }
  package var variableSlots: Int { mutating get { problem.variables.count } }

  package mutating func variable(at slot: Int) -> VariableID? {
    problem.variables[slot].isLive ? problem.id(ofVariable: Int32(slot)) : nil
  }

  package mutating func value(of id: VariableID) -> Double {
    catchUp()
    return isLive(id) ? basis.values[Identifier.slot(id.raw)] : .nan
  }

  /// Returns the value of a variable that is not removed.
  @inline(__always)
  package mutating func value(ofLive id: VariableID) -> Double {
    catchUp()
    return basis.values[Identifier.slot(id.raw)]
  }

  /// Returns the values of four variables that are not removed. 0 stands for no variable, and has the value 0.
  package mutating func values(
    _ ids: (VariableID, VariableID, VariableID, VariableID)
  ) -> (Double, Double, Double, Double) {
    catchUp()
    return (storedValue(ids.0), storedValue(ids.1), storedValue(ids.2), storedValue(ids.3))
  }

  /// The size of the numbers that a value was computed from.
  package mutating func size(of id: VariableID) -> Double { Double(basis.sizes[Identifier.slot(id.raw)]) }

  @inline(__always)
  private mutating func storedValue(_ id: VariableID) -> Double {
    id.raw == 0 ? 0 : basis.values[Identifier.slot(id.raw)]
  }

  /// Returns the row that determines a variable, or nil for a stay.
  package mutating func holder(of id: VariableID) -> RowID? {
    guard isLive(id) else { return nil }
    let row = problem.variables[Identifier.slot(id.raw)].holder
    return row < 0 ? nil : problem.id(ofRow: row)
  }
}

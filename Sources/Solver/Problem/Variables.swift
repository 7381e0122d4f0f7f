import Memory
import Status

/// Variables: creation, removal, values.
extension Solver {
  package mutating func addVariable() throws(Status) -> VariableID {
    if freeVariable < 0 {
      guard variables.count < Identifier.slotLimit else { throw .tooMany }
      do throws(MemoryError) { try makeVariableSlot() } catch { throw .outOfMemory }
    }
    let slot = freeVariable
    freeVariable = variables[slot].linkStart
    variables[slot].linkStart = 0
    variables[slot].isLive = true
    values[slot] = 0
    sizes[slot] = 0
    if precision.isExtended { precision.values[slot] = 0 }
    liveVariables += 1
    return id(ofVariable: slot)
  }

  private mutating func makeVariableSlot() throws(MemoryError) {
    let count = variables.count
    if count == variableRoom { try reserveSlots(count + 1) }
    variables.appendReserved(VariableRecord())
    values.appendReserved(0)
    sizes.appendReserved(0)
    work.appendReserved(0)
    workSize.appendReserved(0)
    if precision.isExtended {
      precision.values.appendReserved(0)
      precision.work.appendReserved(0)
    }
    makeFree(Int32(count))
  }

  private mutating func makeFree(_ slot: Int32) {
    variables[slot].linkStart = freeVariable
    freeVariable = slot
  }

  private mutating func reserveSlots(_ count: Int) throws(MemoryError) {
    try variables.reserve(count)
    try values.reserve(count)
    try sizes.reserve(count)
    try work.reserve(count)
    try workSize.reserve(count)
    if precision.isExtended {
      try precision.values.reserve(count)
      try precision.work.reserve(count)
    }
    variableRoom = count
  }

  /// Reserves memory for more variables, so that adding them cannot fail.
  package mutating func reserve(variables more: Int) throws(Status) {
    let count = variables.count + max(0, more - (variables.count - liveVariables))
    guard count <= Identifier.slotLimit else { throw .tooMany }
    // A small layout: one block for what its variables and rows are likely to need.
    if variables.isEmpty && more <= 32 {
      guard account.addSecondBlock(bytes: 460 + 282 * more) else { throw .outOfMemory }
    }
    do throws(MemoryError) { try reserveSlots(count) } catch { throw .outOfMemory }
  }

  package mutating func removeVariable(_ id: VariableID) throws(Status) {
    let slot = try find(id)
    guard variables[slot].editCount == 0, !isMentioned(slot) else { throw .inUse }
    if variables[slot].linkCount > 0 { try settle() }
    do throws(MemoryError) { try links.prepareToGive() } catch { throw .outOfMemory }
    forgetTouch(slot)
    if variables[slot].linkRoom > 0 { links.give(variables[slot].linkStart, Int(variables[slot].linkRoom)) }
    var fresh = VariableRecord()
    fresh.generation = Identifier.successor(variables[slot].generation)
    variables[slot] = fresh
    values[slot] = 0
    makeFree(slot)
    liveVariables -= 1
    basisVersion &+= 1
  }

  /// Returns whether a live row mentions the variable.
  private mutating func isMentioned(_ variable: Int32) -> Bool {
    let start = variables[variable].linkStart
    for link in start..<start + variables[variable].linkCount where rows[links[link].row].state.contains(.live) {
      return true
    }
    return false
  }

  package mutating func isLive(_ id: VariableID) -> Bool {
    let slot = Identifier.slot(id.raw)
    return slot < variables.count && variables[slot].isLive
      && variables[slot].generation == Identifier.generation(id.raw)
  }

  /// Returns the dense index of a live variable. Slots of removed variables are reused.
  package mutating func slot(of id: VariableID) -> Int { Int(Identifier.slot(id.raw)) }
  package var variableSlots: Int { mutating get { variables.count } }

  package mutating func variable(at slot: Int) -> VariableID? {
    variables[slot].isLive ? id(ofVariable: Int32(slot)) : nil
  }

  package mutating func value(of id: VariableID) -> Double {
    isLive(id) ? values[Identifier.slot(id.raw)] : .nan
  }

  /// Returns the row that determines a variable, or nil for a stay.
  package mutating func holder(of id: VariableID) -> ConstraintID? {
    guard isLive(id) else { return nil }
    let row = variables[Identifier.slot(id.raw)].holder
    return row < 0 ? nil : self.id(ofRow: row)
  }

  mutating func id(ofVariable slot: Int32) -> VariableID {
    VariableID(Identifier.raw(slot: slot, generation: variables[slot].generation))
  }

  mutating func find(_ id: VariableID) throws(Status) -> Int32 {
    guard isLive(id) else { throw .stale }
    return Identifier.slot(id.raw)
  }
}

/// Changes since the last report.
extension Solver {
  /// Notes the value of a variable that is about to change.
  @inline(__always)
  mutating func touch(_ variable: Int32) throws(MemoryError) {
    if variables[variable].touched != report {
      try touched.append(Value(variable: id(ofVariable: variable), value: values[variable]))
      variables[variable].touched = report
    }
  }

  /// Takes a removed variable out of the list of changes.
  private mutating func forgetTouch(_ variable: Int32) {
    guard variables[variable].touched == report else { return }
    var kept = 0
    for index in 0..<touched.count where Identifier.slot(touched[index].variable.raw) != variable {
      touched[kept] = touched[index]
      kept += 1
    }
    touched.truncate(to: kept)
  }

  /// Fills `changes` with all values that differ from the last report, and begins a new report. The two lists are
  /// swapped, so this cannot fail.
  package mutating func takeChanges() {
    var count = 0
    for index in 0..<touched.count {
      let old = touched[index]
      let now = values[Identifier.slot(old.variable.raw)]
      if now != old.value {
        touched[count] = Value(variable: old.variable, value: now)
        count += 1
      }
    }
    touched.truncate(to: count)
    swap(&touched, &changes)
    beginReport()
  }

  mutating func beginReport() {
    touched.removeAll()
    report &+= 1
  }
}

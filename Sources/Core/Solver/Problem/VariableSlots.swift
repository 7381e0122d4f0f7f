import Memory
import Status

/// Slots of variables: a variable is found by its id, and made free.
extension Problem {
  mutating func makeFree(variable slot: Int32) {
    variables[slot].nextFree = free.variable
    free.variable = slot
  }

  /// Returns whether a live row mentions the variable, except its zero row.
  mutating func isMentioned(_ variable: Int32) -> Bool { mentions(of: variable, atMost: 1) > 0 }

  /// Counts the rows that mention a variable, but for its zero row.
  mutating func mentions(of variable: Int32, atMost most: Int) -> Int {
    var count = 0
    for link in variables[variable].links {
      let row = links[link].row
      if !rows[row].isLive || rows[row].isZeroRow { continue }
      count += 1
      if count == most { break }
    }
    return count
  }

  mutating func id(ofVariable slot: Int32) -> VariableID {
    VariableID(Identifier.raw(slot: slot, generation: variables[slot].generation))
  }

  mutating func isLive(_ id: VariableID) -> Bool {
    let slot = Identifier.slot(id.raw)
    return slot < variables.count && variables[slot].isLive
      && variables[slot].generation == Identifier.generation(id.raw)
  }

  mutating func find(_ id: VariableID) throws(Status) -> Int32 {
    guard isLive(id) else { throw .stale(id.raw, .other) }
    return Identifier.slot(id.raw)
  }
}

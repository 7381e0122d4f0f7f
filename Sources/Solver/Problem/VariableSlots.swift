import Memory
import Status

extension Problem {
  mutating func makeFree(variable slot: Int32) {
    variables[slot].linkStart = free.variable
    free.variable = slot
  }

  /// Returns whether a live row mentions the variable.
  mutating func isMentioned(_ variable: Int32) -> Bool {
    let start = variables[variable].linkStart
    for link in start..<start + variables[variable].linkCount where rows[links[link].row].state.contains(.live) {
      return true
    }
    return false
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
    guard isLive(id) else { throw .stale }
    return Identifier.slot(id.raw)
  }
}

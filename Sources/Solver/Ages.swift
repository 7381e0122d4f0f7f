import Memory
import Status

/// The ages that decide which of several required rows is dropped, for a caller
/// who replaces a row and means it to be the same.
extension Solver {
  /// An age newer than that of every row.
  package mutating func takeAge() -> UInt32 {
    lastAge += 1
    return lastAge
  }

  /// Gives a row that is not dropped the age of one that was there before.
  package mutating func setAge(_ age: UInt32, of id: ConstraintID) throws(Status) {
    let row = try find(id)
    guard !rows[row].state.contains(.dropped) else { throw .inUse }
    rows[row].age = age
    mayReturn = true
  }
}

extension Solver {
  package mutating func age(of id: ConstraintID) -> UInt32 { rows[Identifier.slot(id.raw)].age }

  /// Dense index of a live row; slots of dead ones are used again.
  package mutating func slot(of id: ConstraintID) -> Int { Int(Identifier.slot(id.raw)) }
}

extension Solver {
  /// How many required rows are dropped as of the last solve.
  package var droppedCount: Int { mutating get { dropped.count } }
}

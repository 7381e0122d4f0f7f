@testable import Solver

/// Results of the solver in types that tests can compare.
extension Workbench {
  func isLive(_ variable: VariableID) -> Bool { solver.isLive(variable) }
  func isLive(_ row: RowID) -> Bool { solver.isLive(row) }
  func isLive(_ edit: EditID) -> Bool { solver.isLive(edit) }

  func value(_ variable: VariableID) -> Double { solver.value(of: variable) }
  func values(_ variables: [VariableID]) -> [Double] { variables.map { solver.value(of: $0) } }

  func holder(_ variable: VariableID) -> RowID? { solver.holder(of: variable) }
  func isDropped(_ row: RowID) -> Bool { solver.isDropped(row) }
  func violation(_ row: RowID) throws -> Double { try solver.violation(of: row) }
  /// Whether the solver computes in double-double.
  var isDoubleDouble: Bool { solver.basis.precision.isDoubleDouble }
  func digest() -> UInt64 { solver.digest() }
  func statistics() -> Statistics { solver.statistics() }
  func isAmbiguous(_ variable: VariableID) throws -> Bool { try solver.isAmbiguous(variable) }

  /// The raw ids of the variables in the list of changes, sorted.
  func changed() -> [UInt32] { solver.changes.elements.map { $0.variable.raw }.sorted() }

  var conflictCount: Int { (try? solver.conflictCount()) ?? 0 }

  /// The raw ids of a conflict, the dropped row first, the others sorted.
  func conflict(_ index: Int = 0) throws -> [UInt32] {
    try solver.conflict(index)
    try check()
    let members = (0..<solver.conflicts.members.count).map { solver.conflicts.members[$0].raw }
    return [members[0]] + members.dropFirst().sorted()
  }

  /// The raw ids of the rows that a refused row conflicts with, sorted.
  var refusal: [UInt32] { (0..<solver.conflicts.refusal.count).map { solver.conflicts.refusal[$0].raw }.sorted() }

  /// The raw ids of all ambiguous variables.
  func ambiguous() throws -> [UInt32] {
    try solver.findAmbiguous()
    try check()
    return (0..<solver.ambiguousVariables.count).map { solver.ambiguousVariables[$0].raw }
  }
}

/// Returns whether two lists of numbers are equal except for rounding.
func isClose(_ left: [Double], _ right: [Double], to tolerance: Double = 1e-9) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0), abs($1)) }
}

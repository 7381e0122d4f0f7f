import Memory
import Support
import Testing

@testable import Solver

/// The parts inside a solver, for tests that run one of them alone. Nothing is solved: a test matches rows, makes one
/// step, and reads what the part has computed.
final class SimplexBench {
  let supply = Supply()
  let account: Account
  var simplex: Simplex

  init() {
    account = supply.account()!
    simplex = Simplex(account, SolverOptions())
  }

  deinit {
    simplex.release()
    account.close()
    if !supply.isEmpty { Issue.record("\(supply.bytes) bytes and \(supply.wrongSizes) sizes are wrong at the end") }
  }

  func variables(_ count: Int) throws -> [VariableID] {
    try (0..<count).map { _ in
      let slot = try simplex.basis.makeVariableSlot()
      simplex.problem.variables[slot].isLive = true
      simplex.problem.live.variables += 1
      return simplex.problem.id(ofVariable: slot)
    }
  }

  /// States a row, which stays inactive. Returns its slot.
  func state(_ row: Row, at priority: Int32 = requiredPriority, weight: Double = 1) throws -> Int32 {
    try row.terms.withUnsafeBufferPointer {
      try simplex.problem.install($0, row.relation, row.constant, priority: priority, weight: weight)
    }
  }

  /// States a row that holds a variable outside of blocks.
  func hold(
    _ variable: VariableID, by row: Row, at priority: Int32 = requiredPriority, weight: Double = 1
  ) throws -> Int32 {
    let slot = try state(row, at: priority, weight: weight)
    try simplex.basis.match(self.slot(of: variable), slot)
    try simplex.basis.noteDirty(slot)
    return slot
  }

  func slot(of variable: VariableID) -> Int32 { Identifier.slot(variable.raw) }
  func value(_ variable: VariableID) -> Double { simplex.basis.values[slot(of: variable)] }
  func holder(of variable: VariableID) -> Int32 { simplex.problem.variables[slot(of: variable)].holder }
  func isInBlock(_ variable: VariableID) -> Bool { simplex.problem.variables[slot(of: variable)].block >= 0 }
  func side(of row: Int32) -> Int8 { simplex.problem.rows[row].side }

  /// The factors of the last combination, by row; a stay v is ~v.
  var combination: [Int32: Double] {
    var factors: [Int32: Double] = [:]
    for share in simplex.basis.combination.elements where share.factor != 0 { factors[share.row] = share.factor }
    return factors
  }

  func rate(_ variable: VariableID) -> Double { simplex.basis.search.rates[slot(of: variable)] }

  /// The multiplier of a row, by priority.
  func multiplier(of row: Int32) -> [Int32: Double] {
    var levels: [Int32: Double] = [:]
    for level in simplex.prices.multiplier(of: row) { levels[level.priority] = level.value }
    return levels
  }
}

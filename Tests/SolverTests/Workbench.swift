import Memory
import Status
import Support
import Testing

@testable import Solver

/// A solver for tests. Every step is followed by a `check()`, which has memory even if the step is to run out of it, and all
/// memory must be released at the end.
///
/// `together` runs several steps and checks once after them.
final class Workbench {
  let supply = Supply()
  let account: Account
  var solver: Solver
  private var isTogether = false

  init(weightsOnly: Bool = false, newerWins: Bool = false) {
    account = supply.account()!
    solver = Solver(account: account, options: SolverOptions(weightsOnly: weightsOnly, newerWins: newerWins))
  }

  deinit {
    solver.release()
    account.close()
    if !supply.isEmpty { Issue.record("\(supply.bytes) bytes and \(supply.wrongSizes) sizes are wrong at the end") }
  }

  /// An error that `check` found.
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  func check() throws {
    do throws(Status) { try solver.check() } catch {
      guard error == .fault else { throw error }
      throw Fault(description: "\(solver.fault)")
    }
  }

  private func checkWithMemory() throws {
    let remaining = supply.remaining
    supply.remaining = .max
    defer { supply.remaining = remaining }
    try check()
  }

  private func step<Result>(_ body: () throws -> Result) throws -> Result {
    let result = try body()
    if !isTogether { try checkWithMemory() }
    return result
  }

  func together<Result>(_ body: () throws -> Result) throws -> Result {
    let isNested = isTogether
    isTogether = true
    defer { isTogether = isNested }
    let result = try body()
    if !isNested { try checkWithMemory() }
    return result
  }

  // MARK: Variables and rows

  func variable() throws -> VariableID { try step { try solver.addVariable() } }

  func variables(_ count: Int) throws -> [VariableID] {
    try together { try (0..<count).map { _ in try solver.addVariable() } }
  }

  @discardableResult
  func add(_ row: Row, at priority: Int32 = requiredPriority, weight: Double = 1) throws -> RowID {
    try step {
      try row.terms.withUnsafeBufferPointer { terms in
        try solver.add(terms, row.relation, row.constant, priority: priority, weight: weight)
      }
    }
  }

  @discardableResult
  func tryAdd(_ row: Row, at priority: Int32 = requiredPriority, weight: Double = 1) throws -> RowID {
    try step {
      try row.terms.withUnsafeBufferPointer { terms in
        try solver.tryAdd(terms, row.relation, row.constant, priority: priority, weight: weight)
      }
    }
  }

  func remove(_ row: RowID) throws { try step { try solver.remove(row) } }
  func remove(_ variable: VariableID) throws { try step { try solver.removeVariable(variable) } }

  func set(_ row: RowID, constant: Double) throws { try step { try solver.setConstant(constant, of: row) } }
  func set(_ row: RowID, priority: Int32) throws { try step { try solver.setPriority(priority, of: row) } }
  func set(_ row: RowID, weight: Double) throws { try step { try solver.setWeight(weight, of: row) } }

  /// Sets the constants together, with a limited number of allocations. Returns nil, or the error.
  func setConstants(
    of rows: [RowID], to numbers: [Double], remaining: Int = .max
  ) throws -> Status? {
    var constants = Buffer<Double>(account)
    defer { constants.release() }
    for number in numbers { try constants.append(number) }
    supply.remaining = remaining
    defer { supply.remaining = .max }
    do throws(Status) {
      try rows.withUnsafeBufferPointer { (ids) throws(Status) in
        try solver.trySetConstants(of: ids, to: &constants)
      }
      return nil
    } catch { return error }
  }

  // MARK: Edits

  func edit(_ variable: VariableID, at priority: Int32 = 750, weight: Double = 1) throws -> EditID {
    try step { try solver.editVariable(variable, priority: priority, weight: weight) }
  }

  func edit(_ row: RowID) throws -> EditID { try step { try solver.editConstant(of: row) } }
  func suggest(_ edit: EditID, _ number: Double) throws { try step { try solver.suggest(edit, number) } }
  func set(_ edit: EditID, to number: Double) throws { try step { try solver.setEdit(edit, to: number) } }
  func end(_ edit: EditID) throws { try step { try solver.endEdit(edit) } }

  func range(_ edit: EditID) throws -> (low: Double, high: Double) { try step { try solver.editRange(edit) } }
}

/// Whether the library stops at a corrupted state; see Sources/Core/Solver/Checks/Invariants.swift.
#if INVARIANTS
  let areInvariantsChecked = true
#else
  let areInvariantsChecked = false
#endif

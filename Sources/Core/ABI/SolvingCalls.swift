// casement.h, "Solvers": solving, values, conflicts, ambiguity.

import CCasement
import Memory
import Solver
import Status

@implementation @_cdecl("cas_solver_solve")
public func cas_solver_solve(_ solver: OpaquePointer?) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    do throws(Status) { try handle.solver.solve() } catch { throw handle.remarking(error) }
  }
}

extension SolverHandle {
  /// Converts a conflict to a remark if the solve took place. Returns the error, to be thrown.
  @inline(never)
  mutating func remarking(_ error: Status) -> Status {
    if error == .conflict { message.remark = cas_status(CAS_CONFLICT) }
    return error
  }
}

@implementation @_cdecl("cas_solver_set_limit")
public func cas_solver_set_limit(_ solver: OpaquePointer?, _ steps: UInt64) -> cas_status {
  withHandle(solver) { handle in handle.solver.limit.steps = steps }
}

@implementation @_cdecl("cas_solver_limit")
public func cas_solver_limit(_ solver: OpaquePointer?) -> UInt64 {
  usableHandle(solver)?.pointee.solver.limit.steps ?? 0
}

@implementation @_cdecl("cas_solver_value")
public func cas_solver_value(_ solver: OpaquePointer?, _ variable: cas_variable) -> Double {
  usableHandle(solver)?.pointee.solver.value(of: VariableID(variable)) ?? .nan
}

@implementation @_cdecl("cas_solver_values")
public func cas_solver_values(
  _ solver: OpaquePointer?, _ variables: UnsafePointer<cas_variable>?, _ count: Int,
  _ out_values: UnsafeMutablePointer<Double>?
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    let variables = try handle.array(variables, count, of: VariableID.self, "variables")
    let results = try handle.room(out_values, count, "out_values")
    for index in variables.indices where !handle.solver.isLive(variables[index]) {
      throw handle.attributing(.stale(variables[index].raw, .other), to: "variables", index)
    }
    for index in variables.indices { results[index] = handle.solver.value(of: variables[index]) }
  }
}

@implementation @_cdecl("cas_solver_changes")
public func cas_solver_changes(
  _ solver: OpaquePointer?, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    let output = try handle.output(out_changes, out_count, "out_changes")
    handle.solver.takeChanges()
    output.set(handle.solver.changes.elements)
  }
}

@implementation @_cdecl("cas_solver_conflict_count")
public func cas_solver_conflict_count(_ solver: OpaquePointer?) -> Int {
  var count = 0
  _ = withHandle(solver) { handle throws(Status) in count = try handle.solver.conflictCount() }
  return count
}

@implementation @_cdecl("cas_solver_conflict")
public func cas_solver_conflict(
  _ solver: OpaquePointer?, _ index: Int, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(solver, .none, .index) { handle throws(Status) in
    let output = try handle.output(out_constraints, out_count, "out_constraints")
    guard (0..<(try handle.solver.conflictCount())).contains(index) else {
      throw handle.attributing(.outOfRange, to: "index")
    }
    try handle.solver.conflict(index)
    output.set(handle.solver.conflicts.members)
  }
}

@implementation @_cdecl("cas_solver_is_ambiguous")
public func cas_solver_is_ambiguous(
  _ solver: OpaquePointer?, _ variable: cas_variable, _ out_ambiguous: UnsafeMutablePointer<Int32>?
) -> cas_status {
  withHandle(solver, .variable) { handle throws(Status) in
    let result = try handle.required(out_ambiguous, "out_ambiguous")
    result.pointee = try handle.solver.isAmbiguous(VariableID(variable)) ? 1 : 0
  }
}

@implementation @_cdecl("cas_solver_ambiguous")
public func cas_solver_ambiguous(
  _ solver: OpaquePointer?, _ limit: Int, _ out_variables: UnsafeMutablePointer<UnsafePointer<cas_variable>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    let output = try handle.output(out_variables, out_count, "out_variables")
    try handle.solver.findAmbiguous(atMost: limited(limit))
    output.set(handle.solver.ambiguousVariables)
  }
}

@implementation @_cdecl("cas_solver_violation")
public func cas_solver_violation(
  _ solver: OpaquePointer?, _ constraint: cas_constraint, _ out_violation: UnsafeMutablePointer<Double>?
) -> cas_status {
  withHandle(solver, .constraint) { handle throws(Status) in
    let result = try handle.required(out_violation, "out_violation")
    result.pointee = try handle.solver.violation(of: RowID(constraint))
  }
}

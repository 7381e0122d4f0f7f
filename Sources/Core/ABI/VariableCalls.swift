// casement.h, "Solvers": variables.

import CCasement
import Memory
import Notation
import Solver
import Status

@implementation @_cdecl("cas_solver_add_variable")
public func cas_solver_add_variable(_ solver: OpaquePointer?, _ name: UnsafePointer<CChar>?) -> cas_variable {
  creating(in: solver) { handle throws(Status) in
    try handle.addVariable(name).raw
  }
}

@implementation @_cdecl("cas_solver_add_variables")
public func cas_solver_add_variables(
  _ solver: OpaquePointer?, _ count: Int, _ out_variables: UnsafeMutablePointer<cas_variable>?
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    try handle.addVariables(handle.room(out_variables, count, "out_variables"))
  }
}

@implementation @_cdecl("cas_solver_remove_variable")
public func cas_solver_remove_variable(_ solver: OpaquePointer?, _ variable: cas_variable) -> cas_status {
  withHandle(solver, .variable) { handle throws(Status) in
    try handle.removeVariable(VariableID(variable))
  }
}

@implementation @_cdecl("cas_solver_name")
public func cas_solver_name(_ solver: OpaquePointer?, _ variable: cas_variable) -> UnsafePointer<CChar>? {
  guard let handle = usableHandle(solver) else { return zeroTerminated("") }
  return handle.pointee.name(of: VariableID(variable)) ?? zeroTerminated("")
}

extension SolverHandle {
  /// Adds a variable. Copies the name first, so that nothing can fail once the variable exists.
  fileprivate mutating func addVariable(_ name: UnsafePointer<CChar>?) throws(Status) -> VariableID {
    guard let name else { return try solver.addVariable() }
    guard let bytes = bytes(ofName: name) else { throw attributing(.text, to: "name") }
    let copy = try inMemory { () throws(MemoryError) in try names.copy(bytes, slots: solver.variableSlots + 1) }
    do throws(Status) {
      let variable = try solver.addVariable()
      names.put(copy, at: solver.slot(of: variable))
      return variable
    } catch {
      names.discard(copy)
      throw error
    }
  }

  fileprivate mutating func addVariables(_ results: UnsafeMutableBufferPointer<cas_variable>) throws(Status) {
    try solver.reserve(variables: results.count)
    for index in results.indices { results[index] = try solver.addVariable().raw }
  }

  fileprivate mutating func removeVariable(_ variable: VariableID) throws(Status) {
    guard solver.isLive(variable) else { throw .stale(variable.raw, .other) }
    let slot = solver.slot(of: variable)
    try solver.removeVariable(variable)
    names.remove(slot)
  }

  fileprivate mutating func name(of variable: VariableID) -> UnsafePointer<CChar>? {
    solver.isLive(variable) ? names[solver.slot(of: variable)] : nil
  }
}

// casement.h, "Solvers": rows.

import CCasement
import Memory
import Solver
import Status

@implementation @_cdecl("cas_solver_add")
public func cas_solver_add(
  _ solver: OpaquePointer?, _ terms: UnsafePointer<cas_term>?, _ term_count: Int, _ relation: cas_relation,
  _ constant: Double, _ priority: cas_priority
) -> cas_constraint {
  creating(in: solver) { handle throws(Status) in
    let row = cas_row(
      terms: terms, term_count: term_count, relation: relation, priority: priority, constant: constant, weight: 1)
    return try handle.add(row).raw
  }
}

@implementation @_cdecl("cas_solver_add_rows")
public func cas_solver_add_rows(
  _ solver: OpaquePointer?, _ rows: UnsafePointer<cas_row>?, _ count: Int,
  _ out_constraints: UnsafeMutablePointer<cas_constraint>?
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    try handle.addRows(handle.array(rows, count, of: cas_row.self, "rows"), out_constraints)
  }
}

@implementation @_cdecl("cas_solver_get_row")
public func cas_solver_get_row(
  _ solver: OpaquePointer?, _ constraint: cas_constraint, _ out_row: UnsafeMutablePointer<cas_row>?
) -> cas_status {
  withHandle(solver, .constraint) { handle throws(Status) in
    let result = try handle.required(out_row, "out_row")
    let row = RowID(constraint)
    guard handle.solver.isLive(row) else { throw .stale(constraint, .constraint) }
    let count = handle.solver.termCount(of: row)
    handle.terms.removeAll()
    try inMemory { () throws(MemoryError) in try handle.terms.reserve(count) }
    for index in 0..<count { handle.terms.appendReserved(handle.solver.term(index, of: row)) }
    // Terms of the core have the memory layout of those of the C interface.
    let terms = UnsafeRawPointer(handle.terms.pointer).bindMemory(to: cas_term.self, capacity: count)
    result.pointee = cas_row(
      terms: terms, term_count: count, relation: handle.solver.relation(of: row).rawValue,
      priority: handle.solver.priority(of: row), constant: handle.solver.constant(of: row),
      weight: handle.solver.weight(of: row))
  }
}

@implementation @_cdecl("cas_solver_try_add")
public func cas_solver_try_add(_ solver: OpaquePointer?, _ row: UnsafePointer<cas_row>?) -> cas_constraint {
  creating(in: solver) { handle throws(Status) in
    try handle.add(handle.required(row, "row").pointee, tentatively: true).raw
  }
}

@implementation @_cdecl("cas_solver_refusal")
public func cas_solver_refusal(
  _ solver: OpaquePointer?, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    let output = try handle.output(out_constraints, out_count, "out_constraints")
    output.set(handle.solver.conflicts.refusal)
  }
}

@implementation @_cdecl("cas_solver_remove")
public func cas_solver_remove(_ solver: OpaquePointer?, _ constraint: cas_constraint) -> cas_status {
  withHandle(solver, .constraint) { handle throws(Status) in
    try handle.solver.remove(RowID(constraint))
  }
}

@implementation @_cdecl("cas_solver_remove_rows")
public func cas_solver_remove_rows(
  _ solver: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ count: Int
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    try handle.removeRows(handle.array(constraints, count, of: RowID.self, "constraints"))
  }
}

@implementation @_cdecl("cas_solver_set_constant")
public func cas_solver_set_constant(
  _ solver: OpaquePointer?, _ constraint: cas_constraint, _ constant: Double
) -> cas_status {
  withHandle(solver, .constraint, .constant) { handle throws(Status) in
    try handle.solver.setConstant(constant, of: RowID(constraint))
  }
}

@implementation @_cdecl("cas_solver_set_constants")
public func cas_solver_set_constants(
  _ solver: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ constants: UnsafePointer<Double>?,
  _ count: Int
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    try handle.setConstants(
      of: handle.array(constraints, count, of: RowID.self, "constraints"),
      to: handle.array(constants, count, of: Double.self, "constants"))
  }
}

@implementation @_cdecl("cas_solver_set_priority")
public func cas_solver_set_priority(
  _ solver: OpaquePointer?, _ constraint: cas_constraint, _ priority: cas_priority
) -> cas_status {
  withHandle(solver, .constraint, .priority) { handle throws(Status) in
    try handle.solver.setPriority(priority, of: RowID(constraint))
  }
}

@implementation @_cdecl("cas_solver_set_weight")
public func cas_solver_set_weight(
  _ solver: OpaquePointer?, _ constraint: cas_constraint, _ weight: Double
) -> cas_status {
  withHandle(solver, .constraint) { handle throws(Status) in
    do throws(Status) { try handle.solver.setWeight(weight, of: RowID(constraint)) } catch {
      throw handle.weight(weight, behind: error)
    }
  }
}

// casement.h, "Edits": edits of one number. Paths have a file of their own.

import CCasement
import Memory
import Solver

@implementation @_cdecl("cas_solver_edit_variable")
public func cas_solver_edit_variable(
  _ solver: OpaquePointer?, _ variable: cas_variable, _ priority: cas_priority
) -> cas_edit {
  cas_solver_edit_variable_weighted(solver, variable, priority, 1)
}

@implementation @_cdecl("cas_solver_edit_variable_weighted")
public func cas_solver_edit_variable_weighted(
  _ solver: OpaquePointer?, _ variable: cas_variable, _ priority: cas_priority, _ weight: Double
) -> cas_edit {
  made(in: solver) { handle throws(SolverError) in
    let isSoft = priority >= 1 && priority < CAS_REQUIRED
    do throws(SolverError) {
      return try handle.solver.editVariable(VariableID(variable), priority: priority, weight: weight).raw
    } catch {
      throw isSoft ? handle.weight(weight, behind: error) : handle.number("priority", behind: error)
    }
  }
}

@implementation @_cdecl("cas_solver_edit_constant")
public func cas_solver_edit_constant(_ solver: OpaquePointer?, _ constraint: cas_constraint) -> cas_edit {
  made(in: solver) { handle throws(SolverError) in
    try handle.solver.editConstant(of: ConstraintID(constraint)).raw
  }
}

@implementation @_cdecl("cas_solver_set_edit")
public func cas_solver_set_edit(_ solver: OpaquePointer?, _ edit: cas_edit, _ value: Double) -> cas_status {
  answer(solver) { handle throws(SolverError) in
    try handle.solver.setEdit(EditID(edit), to: value)
  }
}

@implementation @_cdecl("cas_solver_suggest")
public func cas_solver_suggest(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ value: Double,
  _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  // Nobody reads the changes: they stay for the next report.
  if out_changes == nil && out_count == nil { return cas_solver_set_edit(solver, edit, value) }
  return answer(solver) { handle throws(SolverError) in
    let outlet = try handle.outlet(out_changes, out_count, "out_changes")
    do throws(SolverError) { try handle.solver.suggest(EditID(edit), value) } catch {
      // Rows were dropped, but everything else moved.
      if error == .conflict { outlet.hand(handle.solver.changes) }
      throw error
    }
    outlet.hand(handle.solver.changes)
  }
}

@implementation @_cdecl("cas_solver_suggest_all")
public func cas_solver_suggest_all(
  _ solver: OpaquePointer?, _ edits: UnsafePointer<cas_edit>?, _ values: UnsafePointer<Double>?, _ count: Int,
  _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  answer(solver) { handle throws(SolverError) in
    let edits = try handle.array(edits, count, of: EditID.self, "edits")
    let values = try handle.array(values, count, of: Double.self, "values")
    let isReported = out_changes != nil || out_count != nil
    let outlet = isReported ? try handle.outlet(out_changes, out_count, "out_changes") : nil
    do throws(SolverError) { try handle.suggest(edits, values, isReported: isReported) } catch {
      if error == .conflict { outlet?.hand(handle.solver.changes) }
      throw error
    }
    outlet?.hand(handle.solver.changes)
  }
}

@implementation @_cdecl("cas_solver_edit_range")
public func cas_solver_edit_range(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ out_low: UnsafeMutablePointer<Double>?,
  _ out_high: UnsafeMutablePointer<Double>?
) -> cas_status {
  answer(solver) { handle throws(SolverError) in
    let results = try (handle.given(out_low, "out_low"), handle.given(out_high, "out_high"))
    (results.0.pointee, results.1.pointee) = try handle.solver.editRange(EditID(edit))
  }
}

@implementation @_cdecl("cas_solver_end_edit")
public func cas_solver_end_edit(_ solver: OpaquePointer?, _ edit: cas_edit) -> cas_status {
  answer(solver) { handle throws(SolverError) in
    try handle.solver.endEdit(EditID(edit))
  }
}

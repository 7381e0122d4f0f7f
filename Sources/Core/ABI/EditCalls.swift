// casement.h, "Solvers": edits. Their paths are in PathCalls.

import CCasement
import Memory
import Solver
import Status

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
  creating(in: solver, .variable) { handle throws(Status) in
    let isSoft = priority >= 1 && priority < CAS_REQUIRED
    do throws(Status) {
      return try handle.solver.editVariable(VariableID(variable), priority: priority, weight: weight).raw
    } catch {
      throw isSoft ? handle.weight(weight, behind: error) : handle.number("priority", behind: error)
    }
  }
}

@implementation @_cdecl("cas_solver_edit_constant")
public func cas_solver_edit_constant(_ solver: OpaquePointer?, _ constraint: cas_constraint) -> cas_edit {
  creating(in: solver, .constraint) { handle throws(Status) in
    try handle.solver.editConstant(of: RowID(constraint)).raw
  }
}

@implementation @_cdecl("cas_solver_suggest")
public func cas_solver_suggest(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ value: Double,
  _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  // The common case: another number in the range of the edit of the last call.
  if let handle = usableHandle(solver), let out_changes, let out_count,
    edit != 0, handle.pointee.solver.changes.ready.raw == edit,
    handle.pointee.solver.streamNext(EditID(edit), to: value)
  {
    ArrayOutput(start: out_changes, count: out_count).set(handle.pointee.solver.changes.elements)
    return cas_status(CAS_OK)
  }
  return suggest(solver, edit, value, out_changes, out_count)
}

@inline(never)
private func suggest(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ value: Double,
  _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(solver, .edit, .value) { handle throws(Status) in
    // Without out-parameters, changes stay for the next report.
    let isReported = out_changes != nil || out_count != nil
    let output = isReported ? try handle.output(out_changes, out_count, "out_changes") : nil
    do throws(Status) {
      if isReported {
        try handle.solver.suggest(EditID(edit), value)
      } else {
        try handle.solver.setEdit(EditID(edit), to: value)
      }
    } catch {
      // Rows were dropped, and all changes took place.
      if error == .conflict { output?.set(handle.solver.changes.elements) }
      throw handle.remarking(error)
    }
    output?.set(handle.solver.changes.elements)
  }
}

@implementation @_cdecl("cas_solver_suggest_all")
public func cas_solver_suggest_all(
  _ solver: OpaquePointer?, _ edits: UnsafePointer<cas_edit>?, _ values: UnsafePointer<Double>?, _ count: Int,
  _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    let edits = try handle.array(edits, count, of: EditID.self, "edits")
    let values = try handle.array(values, count, of: Double.self, "values")
    let isReported = out_changes != nil || out_count != nil
    let output = isReported ? try handle.output(out_changes, out_count, "out_changes") : nil
    do throws(Status) { try handle.suggest(edits, values, isReported: isReported) } catch {
      if error == .conflict { output?.set(handle.solver.changes.elements) }
      throw handle.remarking(error)
    }
    output?.set(handle.solver.changes.elements)
  }
}

@implementation @_cdecl("cas_solver_edit_range")
public func cas_solver_edit_range(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ out_low: UnsafeMutablePointer<Double>?,
  _ out_high: UnsafeMutablePointer<Double>?
) -> cas_status {
  withHandle(solver, .edit) { handle throws(Status) in
    let results = try (handle.required(out_low, "out_low"), handle.required(out_high, "out_high"))
    (results.0.pointee, results.1.pointee) = try handle.solver.editRange(EditID(edit))
  }
}

@implementation @_cdecl("cas_solver_end_edit")
public func cas_solver_end_edit(_ solver: OpaquePointer?, _ edit: cas_edit) -> cas_status {
  withHandle(solver, .edit) { handle throws(Status) in
    try handle.solver.endEdit(EditID(edit))
  }
}

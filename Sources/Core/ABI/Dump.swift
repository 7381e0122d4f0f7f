// A solver as text:
//
//     2 variables
//       width = 104  from width == 104 @750
//       left = 0  by itself
//     2 rows
//       width == 104 @750  edit
//       left - 2 width >= 20 @500  violated by 228

import CCasement
import Notation
import Solver
import Status

extension Pieces {
  /// Writes every variable with its value and the row that determines it.
  mutating func writeVariables(of handle: inout SolverHandle) {
    write(Int(handle.solver.statistics().variables))
    write(" variables\n")
    for slot in 0..<handle.solver.variableSlots {
      guard let variable = handle.solver.variable(at: slot) else { continue }
      write("  ")
      write(variable, in: &handle)
      write(" = ")
      write(handle.solver.value(of: variable))
      if let holder = handle.solver.holder(of: variable) {
        write("  from ")
        write(holder, in: &handle)
      } else {
        write("  by itself")
      }
      write("\n")
    }
  }

  /// Writes every row and its state.
  mutating func writeRows(of handle: inout SolverHandle) throws(Status) {
    write(Int(handle.solver.statistics().constraints))
    write(" rows\n")
    for slot in 0..<handle.solver.constraintSlots {
      guard let row = handle.solver.constraint(at: slot) else { continue }
      write("  ")
      write(row, in: &handle)
      if handle.solver.isEditRow(row) { write("  edit") }
      if handle.solver.isDropped(row) { write("  dropped") }
      let violation = try handle.solver.violation(of: row)
      if violation > 0 {
        write("  violated by ")
        write(violation)
      }
      write("\n")
    }
  }
}

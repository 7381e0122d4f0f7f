// Variables and rows as text.

import CCasement
import Notation
import Solver

extension Text {
  /// Writes the name, or `#id` for a variable without one.
  mutating func write(_ variable: VariableID, in handle: inout SolverHandle) {
    if let name = handle.names[handle.solver.slot(of: variable)] {
      write(zeroTerminated: name)
    } else {
      write("#")
      write(variable.raw)
    }
  }

  /// Writes a row as `name.leading == icon.trailing + 8 @1000` or `width - 2 left >= 20 @750 weight 2`.
  mutating func write(_ row: RowID, in handle: inout SolverHandle) {
    if !writeDistance(row, in: &handle) {
      writeSum(row, in: &handle)
      write(handle.solver.relation(of: row))
      write(handle.solver.constant(of: row))
    }
    write(" @")
    write(Int(handle.solver.priority(of: row)))
    let weight = handle.solver.weight(of: row)
    if weight != 1 {
      write(" weight ")
      write(weight)
    }
  }

  /// Writes a row `first - second` with a variable on either side. Returns false for other rows, and writes nothing.
  private mutating func writeDistance(_ row: RowID, in handle: inout SolverHandle) -> Bool {
    guard handle.solver.termCount(of: row) == 2 else { return false }
    let terms = (handle.solver.term(0, of: row), handle.solver.term(1, of: row))
    guard terms.0.coefficient.magnitude == 1, terms.0.coefficient == -terms.1.coefficient else { return false }
    let isForward = terms.0.coefficient > 0
    write(isForward ? terms.0.variable : terms.1.variable, in: &handle)
    write(handle.solver.relation(of: row))
    write(isForward ? terms.1.variable : terms.0.variable, in: &handle)
    let constant = handle.solver.constant(of: row)
    if constant != 0 {
      write(constant < 0 ? " - " : " + ")
      write(constant.magnitude)
    }
    return true
  }

  private mutating func writeSum(_ row: RowID, in handle: inout SolverHandle) {
    for index in 0..<handle.solver.termCount(of: row) {
      let term = handle.solver.term(index, of: row)
      let isNegative = term.coefficient < 0
      if index == 0 {
        if isNegative { write("-") }
      } else {
        write(isNegative ? " - " : " + ")
      }
      if term.coefficient.magnitude != 1 {
        write(term.coefficient.magnitude)
        write(" ")
      }
      write(term.variable, in: &handle)
    }
  }

  private mutating func write(_ relation: Relation) {
    switch relation {
    case .equal: write(" == ")
    case .lessOrEqual: write(" <= ")
    case .greaterOrEqual: write(" >= ")
    }
  }
}

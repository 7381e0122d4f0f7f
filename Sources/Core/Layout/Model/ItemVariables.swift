// The variables of items: adding them, and removing them once they are released.

import Memory
import Solver
import Status

extension Model {
  mutating func makeVariable(of item: Int32) throws(Status) -> VariableID {
    let variable = try solver.addVariable()
    owners[solver.slot(of: variable)] = item
    return variable
  }

  mutating func releaseVariable(_ variable: VariableID) {
    guard variable.raw != 0 else { return }
    owners[solver.slot(of: variable)] = -1
    deferred.releasedVariables.appendReserved(variable)
  }

  /// Removes the variables in `releasedVariables` from the solver. Variables that cannot be removed for lack of memory
  /// stay for a later call.
  mutating func collectVariables(from first: Int = 0) {
    var kept = first
    for index in first..<deferred.releasedVariables.count {
      do throws(Status) { try solver.removeVariable(deferred.releasedVariables[index]) } catch {
        deferred.releasedVariables[kept] = deferred.releasedVariables[index]
        kept += 1
      }
    }
    deferred.releasedVariables.truncate(to: kept)
  }
}

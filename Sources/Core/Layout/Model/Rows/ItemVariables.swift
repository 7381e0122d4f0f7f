// The variables of items: adding them, and removing them once they are released.

import Memory
import Solver
import Status

extension Model {
  mutating func makeVariable(of item: Int32) throws(Status) -> VariableID {
    let variable = try solver.addVariable()
    variableItems[solver.slot(of: variable)] = item
    return variable
  }

  /// Adds the variables of a view or guide.
  mutating func makeVariables(of item: Int32) throws(Status) {
    tree.items[item].left = try makeVariable(of: item)
    tree.items[item].top = try makeVariable(of: item)
    tree.items[item].width = try makeSize(of: item)
    tree.items[item].height = try makeSize(of: item)
  }

  /// Releases the variables of an item, in this order, so that a new item takes the slots in the order in which this one had
  /// them.
  mutating func releaseVariables(of item: Int32) {
    releaseVariable(tree.items[item].height)
    releaseVariable(tree.items[item].width)
    releaseVariable(tree.items[item].top)
    releaseVariable(tree.items[item].left)
    (tree.items[item].left, tree.items[item].top) = (VariableID(0), VariableID(0))
    (tree.items[item].width, tree.items[item].height) = (VariableID(0), VariableID(0))
  }

  private mutating func releaseVariable(_ variable: VariableID) {
    guard variable.raw != 0 else { return }
    variableItems[solver.slot(of: variable)] = -1
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

// Edits of a scene with its screen.

import Layout
import Memory
import Notation
import Solver
import Status

extension Screen {
  /// Sets an edit, lays out, and fills `changes` as `layoutIfNeeded` does. The number joins an open transaction, and ends
  /// an animation of the constant. If a strict scene refuses the number, or the layout fails, the number is as before,
  /// except after the step limit.
  package mutating func suggest(_ id: SceneEditID, _ number: Double) throws(Status) {
    changes.removeAll()
    scene.changes.removeAll()
    guard isOpen else { return try layOut(id, try scene.setEdit(id, to: number)) }
    let constraint = try scene.constraint(of: id)
    try reserveConstantMotions(1)
    let former = try scene.setEdit(id, to: number)
    let motion = constantMotion(of: constraint)
    noteMotion(of: constraint, from: former, to: number)
    do throws(Status) { try layOut(id, former) } catch {
      if error.isFailure, error != .limit { restoreMotion(motion, of: constraint) }
      throw error
    }
  }

  private mutating func layOut(_ id: SceneEditID, _ former: Double) throws(Status) {
    do throws(Status) {
      // The commit solves.
      if transaction.isOpen { try scene.noteWaiting() }
      try layoutIfNeeded()
    } catch {
      if error.isFailure, error != .limit { scene.takeBack(id, to: former) }
      throw error
    }
  }

  package mutating func editRange(_ id: SceneEditID) throws(Status) -> (low: Double, high: Double) {
    _ = try scene.constraint(of: id)
    try layoutQuietly()
    return try scene.editRange(id)
  }

  /// Brings frames up to date without a report.
  private mutating func layoutQuietly() throws(Status) {
    do throws(Status) {
      if isOpen, isPending || !areConstantsMoving { try settle() }
      try scene.solveQuietly()
    } catch {
      guard error == .unsettled || error == .conflict else { throw error }
    }
  }
}

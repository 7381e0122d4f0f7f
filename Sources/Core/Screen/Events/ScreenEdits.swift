// Edits of a scene with its screen.

import Layout
import Memory
import Solver
import Status

/// A number of an edit that is set but not yet laid out, with the state before, for undoing it.
package struct PendingEdit: BitwiseCopyable {
  var edit: SceneEditID
  var constraint: ConstraintID
  var former: Double
  var motion: ConstantMotion?
}

extension Screen {
  /// Sets the number of an edit. In an open transaction, the commit animates it; otherwise an animation of the constant
  /// ends. If a strict scene refuses the number, nothing has changed.
  package mutating func setEdit(_ id: SceneEditID, to number: Double) throws(Status) -> PendingEdit {
    let constraint = try scene.model.constraint(of: id)
    if animatedScene.hasScreen { try animatedScene.reserveConstantMotions(1) }
    let former = try scene.model.setEdit(id, to: number)
    let motion = animatedScene.constantMotion(of: constraint)
    if animatedScene.hasScreen { animatedScene.noteMotion(of: constraint, from: former, to: number) }
    return PendingEdit(edit: id, constraint: constraint, former: former, motion: motion)
  }

  /// Lays out after `setEdit`, and fills `changes` like `layoutIfNeeded`. If the layout fails, restores the former
  /// number, except after the step limit.
  package mutating func layOut(_ suggestion: PendingEdit) throws(Status) {
    do throws(Status) {
      // The commit solves.
      if animatedScene.transaction.isOpen { try scene.model.applyPendingEdit() }
      try layoutIfNeeded()
    } catch {
      if error.isFailure, error != .limit {
        scene.model.takeBack(suggestion.edit, to: suggestion.former)
        if animatedScene.hasScreen { animatedScene.restoreMotion(suggestion.motion, of: suggestion.constraint) }
      }
      throw error
    }
  }

  package mutating func editRange(_ id: SceneEditID) throws(Status) -> (low: Double, high: Double) {
    _ = try scene.model.constraint(of: id)
    try solveUnpublished()
    let range = try scene.model.editRange(id)
    publishSolved()
    return range
  }

  /// Lays out without a report: the next layout reports what moves. `publishSolved` must follow, unless the call fails.
  package mutating func solveUnpublished() throws(Status) {
    do throws(Status) {
      if placement.hasLayouts, animatedScene.isPending || !animatedScene.areConstantsMoving { try placement.converge() }
      try animatedScene.solveUnpublished()
    } catch {
      guard error == .unsettled || error == .conflict else { throw error }
    }
  }

  /// Lets callers read what `solveUnpublished` has laid out.
  package mutating func publishSolved() {
    scene.frames.publish()
    placement.publishOffsets()
  }
}

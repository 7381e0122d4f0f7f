// Layouts before a strict scene tries a change that frames of boxes decide.

import Layout
import Screen
import Status

extension SceneHandle {
  /// Runs `body`, which a strict scene may refuse. Lays out before if frames of boxes that are out of date would decide. If
  /// the call fails, callers read the frames of before.
  mutating func judging<Success>(
    _ isStale: Bool, _ body: (inout SceneHandle) throws(Status) -> Success
  ) throws(Status) -> Success {
    if isStale { try callingOut { screen throws(Status) in try screen.solveUnpublished() } }
    do throws(Status) {
      let result = try body(&self)
      if isStale { screen.publishSolved() }
      return result
    } catch {
      if isStale, !error.isFailure { screen.publishSolved() }
      throw error
    }
  }

  /// Whether frames of boxes that are out of date may decide about a change of a constraint of the caller.
  mutating func isStale(for id: ConstraintID) -> Bool {
    guard scene.model.mayTryStaleBoxes else { return false }
    do throws(Status) { try scene.model.checkStated(id) } catch { return false }
    return true
  }
}

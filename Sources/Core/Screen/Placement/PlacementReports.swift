// Layouts in which screen constants and frames agree.

import Layout
import Memory
import Solver
import Status

extension Placement {
  /// Lays out with animated constants at a time.
  mutating func report(at time: Double) throws(Status) -> Status? {
    let now = animatedScene.clock.now
    animatedScene.clock.now = time
    do throws(Status) {
      if !animatedScene.constantMotions.isEmpty { try animatedScene.moveConstants(at: animatedScene.clock.now) }
      return try report()
    } catch {
      animatedScene.clock.now = now
      throw error
    }
  }

  /// Lays out. If the layout took place, the error is returned, not thrown.
  @inline(never)
  @discardableResult
  mutating func report(hasConverged: Bool = false) throws(Status) -> Status? {
    // While constants are animated, screen constants are between start and end, and must not be recomputed.
    let converges = !hasConverged && (animatedScene.isPending || !animatedScene.areConstantsMoving)
    var remark = converges ? try convergeIfPossible() : nil
    do throws(Status) { try scene.layoutIfNeeded() } catch {
      // `.notFinite` and `.outOfRange` are errors of measure functions.
      guard error == .conflict || error == .unsettled || error == .notFinite || error == .outOfRange else {
        throw error
      }
      remark = error
    }
    animatedScene.clock.seekStart = .nan
    if converges { publishOffsets() }
    return remark
  }

  /// Computes screen constants and solves until both agree. Returns `.unsettled` if they never do, and nil otherwise.
  mutating func convergeIfPossible() throws(Status) -> Status? {
    do throws(Status) { try converge() } catch {
      guard error == .unsettled else { throw error }
      return error
    }
    return nil
  }
}

// Layouts before a strict scene tries a change that frames of boxes decide.

import Layout
import Screen
import Status

extension SceneHandle {
  /// Lays out what waits before a constraint is tried that frames of boxes decide.
  mutating func layOut(toTry constraint: Constraint) throws(Status) {
    if scene.model.triesStaleBoxes(with: constraint) { try layOutToTry() }
  }

  /// Lays out what waits before a sum is tried that frames of boxes decide.
  mutating func layOut(toTry summands: UnsafeBufferPointer<Summand>, _ priority: Int32) throws(Status) {
    if scene.model.triesStaleBoxes(with: summands, at: priority) { try layOutToTry() }
  }

  /// Lays out what waits before a change of a constraint of the caller is tried.
  mutating func layOut(toTry id: LayoutConstraintID) throws(Status) {
    guard scene.model.mayTryStaleBoxes else { return }
    try scene.model.checkStated(id)
    try layOutToTry()
  }

  /// Lays out what waits before several constraints are tried.
  mutating func layOutToTryMany() throws(Status) { if scene.model.mayTryStaleBoxes { try layOutToTry() } }

  @inline(never)
  private mutating func layOutToTry() throws(Status) {
    try callingOut { screen throws(Status) in try screen.layOutToTry() }
  }
}

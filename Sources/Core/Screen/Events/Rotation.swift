// Rotates the device: an animation that swaps width and height of the window.

import Layout
import Memory
import Solver
import Status

extension Screen {
  /// Rotates the device. A strict scene does not refuse it. Between portrait and landscape, width and height of the
  /// window are swapped, and heights are those of the table. The duration is that of the open transaction, else the one
  /// set for rotations.
  package mutating func rotate(to orientation: Orientation) throws(Status) {
    try animatedScene.checkOpen()
    if orientation == window.orientation { return }
    let (old, oldSize, oldOrigin) = (window.orientation, window.size, window.origin)
    let isQuarter = orientation.isLandscape != old.isLandscape
    let duration =
      animatedScene.transaction.isOpen ? animatedScene.transaction.duration : window.turnDuration(isQuarter)
    try animate(
      duration: duration, curve: animatedScene.transaction.isOpen ? animatedScene.transaction.curve : Bezier.easeInOut
    ) {
      (screen) throws(Status) in
      if isQuarter { try screen.display.resize(to: Size(width: oldSize.height, height: oldSize.width), isTried: false) }
      screen.window.orientation = orientation
      if isQuarter { screen.window.origin = Point(x: 0, y: 0) }
      screen.animatedScene.isPending = true
    } takeBack: { (screen) in
      screen.window.orientation = old
      screen.window.origin = oldOrigin
      // Cannot fail: the event has reserved the memory.
      do throws(Status) { try screen.display.resize(to: oldSize, isTried: false) } catch {}
    }
  }
}

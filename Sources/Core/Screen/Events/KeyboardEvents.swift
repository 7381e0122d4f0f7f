// Events of the keyboard.

import Layout
import Memory
import Solver
import Status

extension Screen {
  /// Shows the keyboard at a frame. An empty frame, or one outside the screen, hides it.
  package mutating func showKeyboard(
    _ frame: Rect, duration: Double, curve: Int32
  ) throws(Status) {
    try animatedScene.checkOpen()
    try frame.check()
    try setKeyboard(keyboard.state(for: frame), duration, curve)
  }

  package mutating func hideKeyboard(duration: Double, curve: Int32) throws(Status) {
    try animatedScene.checkOpen()
    try setKeyboard(KeyboardState(), duration, curve)
  }

  private mutating func setKeyboard(_ state: KeyboardState, _ duration: Double, _ curve: Int32) throws(Status) {
    let old = keyboard.state
    try animate(duration: duration, curve: curve) { (screen) throws(Status) in
      screen.keyboard.state = state
      try screen.scene.setShown(state.isShown, screen.keyboard.item)
      screen.animatedScene.isPending = true
    } takeBack: { (screen) in
      screen.keyboard.state = old
      // Cannot fail: the item of the keyboard is live and no view.
      do throws(Status) { try screen.scene.setShown(old.isShown, screen.keyboard.item) } catch {}
    }
  }
}

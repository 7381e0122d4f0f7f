// Scroll views, safe areas, obscured views, and frames in the window.

import Layout
import Memory
import Solver
import Status

/// Scroll views and safe areas, and the frames of items in the window.
package struct Placement: ~Copyable {
  package var keyboard: Keyboard
  var scrolls: Buffer<ScrollRecord>
  var safeAreas: Buffer<SafeAreaRecord>
  /// A screen constant was computed from the frame of a view.
  var dependsOnFrames = false
  /// Scroll views that are to scroll to their end do so in a later layout.
  var postponesScrollsToEnd = false
  /// The result of `findObscured`.
  package internal(set) var obscured: Buffer<ObscuredView>

  @inline(__always)
  init(_ account: Account) {
    keyboard = Keyboard(account)
    scrolls = Buffer(account)
    safeAreas = Buffer(account)
    obscured = Buffer(account)
  }

  mutating func release() {
    keyboard.release()
    scrolls.release()
    safeAreas.release()
    obscured.release()
  }

  var controllers: Controllers {
    @inline(__always) _read { yield keyboard.controllers }
    @inline(__always) _modify { yield &keyboard.controllers }
  }

  var display: Display {
    @inline(__always) _read { yield keyboard.controllers.display }
    @inline(__always) _modify { yield &keyboard.controllers.display }
  }

  var window: Window {
    @inline(__always) _read { yield keyboard.controllers.display.window }
    @inline(__always) _modify { yield &keyboard.controllers.display.window }
  }

  var animatedScene: AnimatedScene {
    @inline(__always) _read { yield keyboard.controllers.display.animatedScene }
    @inline(__always) _modify { yield &keyboard.controllers.display.animatedScene }
  }

  var scene: Scene {
    @inline(__always) _read { yield keyboard.controllers.display.animatedScene.scene }
    @inline(__always) _modify { yield &keyboard.controllers.display.animatedScene.scene }
  }
}

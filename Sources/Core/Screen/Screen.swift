// A scene with its screen.

import Layout
import Memory
import Solver
import Status

/// A scene with a status bar, bars and a keyboard, and their effects on the content.
///
/// Events (a keyboard, a rotation, a hidden bar, a pushed controller) only change the state. A layout computes screen
/// constants from the state. They add and remove no constraints, except where a controller, an obstruction, a safe area
/// guide or a content size is added or removed. Equal states give equal constants, whatever happened before.
///
/// The parts are nested structs, and each can access only those inside it: `AnimatedScene` (the scene, and animated
/// constants), `Display` (window, status bar, obstructions), `Controllers`, `Keyboard`, `Placement` (scroll views, safe
/// areas, frames in the window), `Motions` (animated frames), and `Screen` (events, transactions, reports).
package struct Screen: ~Copyable {
  package var motions: Motions
  var windowReport: WindowReport

  package init(account: Account) {
    motions = Motions(account)
    windowReport = WindowReport(account)
  }

  package mutating func release() {
    motions.release()
    windowReport.release()
  }

  /// Opens the screen of a new scene. After an error, both can only be released.
  package mutating func open(
    _ profile: Profile, _ idiom: Idiom, _ orientation: Orientation, width: Double, height: Double
  ) throws(Status) {
    try checkLength(width)
    try checkLength(height)
    window.idiom = idiom
    window.orientation = orientation
    window.size = Size(width: width, height: height)
    window.load(profile)
    try display.makeStatusBar()
    try keyboard.make()
    try keyboard.makeGuide()
    animatedScene.hasScreen = true
    animatedScene.isPending = true
  }
}

extension Screen {
  package var placement: Placement {
    @inline(__always) _read { yield motions.placement }
    @inline(__always) _modify { yield &motions.placement }
  }

  package var keyboard: Keyboard {
    @inline(__always) _read { yield motions.placement.keyboard }
    @inline(__always) _modify { yield &motions.placement.keyboard }
  }

  package var controllers: Controllers {
    @inline(__always) _read { yield motions.placement.keyboard.controllers }
    @inline(__always) _modify { yield &motions.placement.keyboard.controllers }
  }

  package var display: Display {
    @inline(__always) _read { yield motions.placement.keyboard.controllers.display }
    @inline(__always) _modify { yield &motions.placement.keyboard.controllers.display }
  }

  package var window: Window {
    @inline(__always) _read { yield motions.placement.keyboard.controllers.display.window }
    @inline(__always) _modify { yield &motions.placement.keyboard.controllers.display.window }
  }

  package var animatedScene: AnimatedScene {
    @inline(__always) _read { yield motions.placement.keyboard.controllers.display.animatedScene }
    @inline(__always) _modify { yield &motions.placement.keyboard.controllers.display.animatedScene }
  }

  package var scene: Scene {
    @inline(__always) _read { yield motions.placement.keyboard.controllers.display.animatedScene.scene }
    @inline(__always) _modify { yield &motions.placement.keyboard.controllers.display.animatedScene.scene }
  }
}

// The status bar: its height and its appearance, which do not depend on each other.

import Layout
import Memory
import Solver
import Status

struct StatusBar: BitwiseCopyable {
  var item = ItemID(0)
  var top = ScreenConstant()
  var height = ScreenConstant()
  var isHidden = false
}

/// The appearance of the status bar.
package struct StatusBarAppearance: BitwiseCopyable {
  package var style: StatusBarStyle
  package var isTextWhite: Bool
  package var isOpaque: Bool
}

extension Display {
  mutating func makeStatusBar() throws(Status) {
    statusBar.item = try scene.addOwned(.bar, in: .window, name: "status_bar")
    try animatedScene.addOwned(statusBar.item, .left, to: .window, .left)
    try animatedScene.addOwned(statusBar.item, .width, to: .window, .width)
    statusBar.top = try animatedScene.addOwned(statusBar.item, .top, to: .window, .top)
    statusBar.height = try animatedScene.addOwnedSize(statusBar.item, .height)
  }

  /// The present height; 0 while it is hidden.
  package var statusBarHeight: Double {
    mutating get {
      hidesStatusBar ? 0 : window.height(window.settings.isInCall ? .inCall : .statusBar)
    }
  }

  /// Whether the program, or the profile on a phone in landscape, hides the status bar.
  var hidesStatusBar: Bool {
    mutating get {
      statusBar.isHidden
        || window.idiom == .phone && window.orientation.isLandscape
          && window.profile.behaviours.contains(.hidesStatusBarInLandscape)
    }
  }

  /// The distance by which the in-call status bar moves the app down.
  var inCallShift: Double {
    mutating get {
      window.settings.isInCall && !hidesStatusBar && window.origin.y < window.height(.inCall)
        ? max(0, window.height(.inCall) - max(window.origin.y, window.height(.statusBar))) : 0
    }
  }

  /// The height of the area that a bar at the top of the app shares with the status bar and with obstructions.
  var statusArea: Double {
    mutating get {
      var (statusBar, taken) = (statusBarHeight, window.deviceInsets)
      if let top = window.topOfBarsAtIsland {
        statusBar = min(statusBar, top)
        taken.top = min(taken.top, max(0, top - window.origin.y))
      }
      return max(0, max(statusBar - window.origin.y, obstructedEdges(taken).top) - inCallShift)
    }
  }

  /// The top of root controllers in the window.
  var rootTop: Double {
    mutating get { window.profile.behaviours.contains(.statusBarOverlaps) ? inCallShift : windowEdges().top }
  }

  mutating func placeStatusBar() throws(Status) {
    let usual = window.height(window.settings.isInCall ? .inCall : .statusBar)
    let isAway = hidesStatusBar
    try scene.setShown(!isAway, statusBar.item)
    statusBar.top = try animatedScene.set(statusBar.top, to: isAway ? -usual : 0 - window.origin.y)
    statusBar.height = try animatedScene.set(statusBar.height, to: usual)
  }

  package mutating func setStatusBarHidden(_ isHidden: Bool) throws(Status) {
    try animatedScene.checkOpen()
    statusBar.isHidden = isHidden
    animatedScene.isPending = true
  }

  package var statusBarItem: ItemID { mutating get { statusBar.item } }

  package var isStatusBarHidden: Bool { mutating get { hidesStatusBar } }
}

// The status bar: its height and its appearance, which do not depend on each other.

import Layout
import Memory
import Notation
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

extension Screen {
  mutating func makeStatusBar() throws(Status) {
    statusBar.item = try scene.addOwned(.bar, in: .window, name: "status_bar")
    try fix(statusBar.item, .left, to: .window, .left)
    try fix(statusBar.item, .width, to: .window, .width)
    statusBar.top = try fix(statusBar.item, .top, to: .window, .top)
    statusBar.height = try fixSize(statusBar.item, .height)
  }

  /// The present height; 0 while it is hidden.
  package var statusBarHeight: Double {
    mutating get {
      isStatusBarAway ? 0 : height(settings.isInCall ? .inCall : .statusBar)
    }
  }

  /// Whether the program or, on a phone in landscape, the profile hides it.
  var isStatusBarAway: Bool {
    mutating get {
      statusBar.isHidden
        || idiom == .phone && orientation.isLandscape && profile.behaviours.contains(.hidesStatusBarInLandscape)
    }
  }

  /// How far the in-call status bar moves the app down.
  var push: Double {
    mutating get {
      settings.isInCall && !isStatusBarAway && origin.y < height(.inCall)
        ? max(0, height(.inCall) - max(origin.y, height(.statusBar))) : 0
    }
  }

  /// What a bar at the top of the app shares with the status bar and the obstructions at the top of the window.
  var statusArea: Double {
    mutating get {
      var (statusBar, taken) = (statusBarHeight, deviceInsets)
      if let top = topOfBarsAtIsland {
        statusBar = min(statusBar, top)
        taken.top = min(taken.top, max(0, top - origin.y))
      }
      return max(0, max(statusBar - origin.y, obstructedEdges(taken).top) - push)
    }
  }

  /// The top of controllers in the window.
  var rootTop: Double { mutating get { profile.behaviours.contains(.statusBarOverlaps) ? push : windowEdges().top } }

  mutating func placeStatusBar() throws(Status) {
    let usual = height(settings.isInCall ? .inCall : .statusBar)
    let isAway = isStatusBarAway
    try scene.setShown(!isAway, statusBar.item)
    statusBar.top = try set(statusBar.top, to: isAway ? -usual : 0 - origin.y)
    statusBar.height = try set(statusBar.height, to: usual)
  }

  package mutating func setStatusBarHidden(_ isHidden: Bool) throws(Status) {
    try checkOpen()
    statusBar.isHidden = isHidden
    isPending = true
  }

  package var statusBarItem: ItemID { mutating get { statusBar.item } }
  package var isStatusBarHidden: Bool { mutating get { isStatusBarAway } }
}

// MARK: Appearance

extension Screen {
  /// The present style, and the appearance that follows on this screen.
  package mutating func statusBarAppearance() throws(Status) -> StatusBarAppearance {
    try checkOpen()
    let decider = decidingController()
    let style =
      settings.isStyledByApplication
      ? settings.style : decider >= 0 && controllers[decider].isContent ? controllers[decider].settings.style : .dark
    let isOpaque = profile.behaviours.contains(.statusBarIsOpaque)
    return StatusBarAppearance(style: style, isTextWhite: isOpaque || style == .light, isOpaque: isOpaque)
  }
}

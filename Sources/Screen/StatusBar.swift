// The status bar: how high it is, and how it looks, which are two different things.

import Layout
import Memory
import Notation
import Solver
import Status

struct StatusBar: BitwiseCopyable {
  var item = ItemID(0)
  var top = Held()
  var height = Held()
  var isHidden = false
  var isInCall = false
  /// The application says how it looks, and not the controllers.
  var isApplications = false
  /// What the application said.
  var style = StatusBarStyle.dark
}

/// How the status bar looks.
package struct StatusBarLook: BitwiseCopyable {
  package var style: StatusBarStyle
  package var isTextWhite: Bool
  package var isOpaque: Bool
}

extension Screen {
  mutating func makeStatusBar() throws(Status) {
    statusBar.item = try scene.addOwned(.bar, in: .window, name: "status_bar")
    try hold(statusBar.item, .left, to: .window, .left)
    try hold(statusBar.item, .width, to: .window, .width)
    statusBar.top = try hold(statusBar.item, .top, to: .window, .top)
    statusBar.height = try holdSize(statusBar.item, .height)
  }

  /// As it is now; hidden, it has no height.
  package var statusBarHeight: Double {
    mutating get {
      statusBar.isHidden ? 0 : height(statusBar.isInCall ? .inCall : .statusBar)
    }
  }

  /// How far a call pushes the app down.
  var push: Double {
    mutating get {
      statusBar.isInCall && !statusBar.isHidden ? max(0, height(.inCall) - height(.statusBar)) : 0
    }
  }

  /// Where what nothing pushes or moves begins.
  var rootTop: Double { mutating get { profile.behaviours.contains(.statusBarOverlaps) ? push : statusBarHeight } }

  mutating func placeStatusBar() throws(Status) {
    let usual = height(statusBar.isInCall ? .inCall : .statusBar)
    statusBar.top = try set(statusBar.top, to: statusBar.isHidden ? -usual : 0)
    statusBar.height = try set(statusBar.height, to: usual)
  }

  package mutating func setStatusBarHidden(_ isHidden: Bool) throws(Status) {
    try checkOpen()
    statusBar.isHidden = isHidden
    try scene.setShown(!isHidden, statusBar.item)
    isPending = true
  }

  package mutating func setInCall(_ isInCall: Bool) throws(Status) {
    try checkOpen()
    statusBar.isInCall = isInCall
    isPending = true
  }

  package var statusBarItem: ItemID { mutating get { statusBar.item } }
  package var isStatusBarHidden: Bool { mutating get { statusBar.isHidden } }
}

// MARK: Looks

extension Screen {
  /// Whether the application decides, and not the controllers.
  package var isStatusBarApplications: Bool { mutating get { statusBar.isApplications } }

  package mutating func setStatusBarSource(application: Bool) throws(Status) {
    try checkOpen()
    statusBar.isApplications = application
  }

  /// The application's word, refused while the controllers decide.
  package mutating func setStatusBarStyle(_ style: StatusBarStyle) throws(Status) {
    guard isOpen, statusBar.isApplications else { throw .mode }
    statusBar.style = style
  }

  /// A controller's word, refused while the application decides.
  package mutating func setStatusBarStyle(_ style: StatusBarStyle, of id: ControllerID) throws(Status) {
    let slot = try find(id)
    guard !statusBar.isApplications else { throw .mode }
    controllers[slot].style = style
  }

  /// The style that holds, and what it means on this screen.
  package mutating func statusBarLook() throws(Status) -> StatusBarLook {
    try checkOpen()
    let decider = decidingController()
    let style =
      statusBar.isApplications
      ? statusBar.style : decider >= 0 && controllers[decider].isContent ? controllers[decider].style : .dark
    let isOpaque = profile.behaviours.contains(.statusBarIsOpaque)
    return StatusBarLook(style: style, isTextWhite: isOpaque || style == .light, isOpaque: isOpaque)
  }
}

// The keyboard. An event states an absolute frame, so the state depends on the last event only.

import Layout
import Memory
import Solver
import Status

/// The keyboard of keyboard events, and the keyboard guide.
package struct Keyboard: ~Copyable {
  package var controllers: Controllers
  var state = KeyboardState()
  var item = ItemID(0)
  // Screen constants: left edge; width minus the width of the window; bottom minus the bottom of the window; height.
  var left = ScreenConstant()
  var widthDifference = ScreenConstant()
  var bottomOffset = ScreenConstant()
  var height = ScreenConstant()
  package internal(set) var guide = KeyboardGuide()

  @inline(__always)
  init(_ account: Account) { controllers = Controllers(account) }
  mutating func release() { controllers.release() }

  var display: Display {
    @inline(__always) _read { yield controllers.display }
    @inline(__always) _modify { yield &controllers.display }
  }

  var window: Window {
    @inline(__always) _read { yield controllers.display.window }
    @inline(__always) _modify { yield &controllers.display.window }
  }

  var animatedScene: AnimatedScene {
    @inline(__always) _read { yield controllers.display.animatedScene }
    @inline(__always) _modify { yield &controllers.display.animatedScene }
  }

  var scene: Scene {
    @inline(__always) _read { yield controllers.display.animatedScene.scene }
    @inline(__always) _modify { yield &controllers.display.animatedScene.scene }
  }
}

struct KeyboardState: BitwiseCopyable {
  var isShown = false
  /// It covers the bottom of the screen, in the orientation at the event or in that of a rotation which follows.
  /// Otherwise it floats or is split, and obscures nothing.
  var isDocked = false
  /// If docked: its height, and the orientation of the height.
  var height = 0.0
  var isLandscape = false
  /// If not docked: the frame of the event.
  var frame = Rect.zero
}

/// The keyboard guide. It reaches from the bottom of the window to the top of the docked keyboard, or of the bars and
/// obstructions that cover the bottom of the window, whichever is higher. If it follows undocked keyboards, it has the frame
/// of such a keyboard.
package struct KeyboardGuide: BitwiseCopyable {
  package var item = ItemID(0)
  var left = ScreenConstant()
  var width = ScreenConstant()
  // Bottom minus the bottom of the window.
  var bottomOffset = ScreenConstant()
  var height = ScreenConstant()
}

extension Keyboard {
  mutating func makeGuide() throws(Status) {
    guide.item = try scene.addOwned(.guide, in: .window, name: "keyboard_guide")
    let item = guide.item
    guide.left = try animatedScene.addOwned(item, .left, to: .window, .left)
    guide.width = try animatedScene.addOwnedSize(item, .width)
    guide.bottomOffset = try animatedScene.addOwned(item, .bottom, to: .window, .bottom)
    guide.height = try animatedScene.addOwnedSize(item, .height)
  }

  mutating func make() throws(Status) {
    item = try scene.addOwned(.bar, in: .window, name: "keyboard")
    left = try animatedScene.addOwned(item, .left, to: .window, .left)
    widthDifference = try animatedScene.addOwned(item, .width, to: .window, .width)
    bottomOffset = try animatedScene.addOwned(item, .bottom, to: .window, .bottom)
    height = try animatedScene.addOwnedSize(item, .height)
    try scene.setShown(false, item)
  }
}

// MARK: State

extension Keyboard {
  mutating func state(for frame: Rect) -> KeyboardState {
    var state = KeyboardState()
    let isUpright = window.profile.behaviours.contains(.hasUprightKeyboardFrames)
    let screen = isUpright ? window.uprightSize : window.screenSize
    let isOutside = frame.x >= screen.width || frame.y >= screen.height || frame.right <= 0 || frame.bottom <= 0
    if frame.width == 0 || frame.height == 0 || isOutside { return state }
    state.isShown = true
    state.frame = frame
    guard let side = side(of: frame, screen, isUpright: isUpright) else { return state }
    state.isDocked = true
    state.isLandscape = side.isLandscape
    state.height = Self.reach(of: frame, from: side, of: screen)
    if !isUpright { state.isLandscape = window.orientation.isLandscape }
    state.frame = .zero
    return state
  }

  /// Returns the orientation in which the keyboard is at the bottom, if it covers a whole side of the screen: the
  /// present one, or one after a quarter turn, since an event may precede its rotation. A keyboard at the top is not
  /// docked.
  private mutating func side(of frame: Rect, _ screen: Size, isUpright: Bool) -> Orientation? {
    if !isUpright { return Self.covers(frame, .portrait, of: screen) ? .portrait : nil }
    if Self.covers(frame, window.orientation, of: screen) { return window.orientation }
    let turned: (Orientation, Orientation) =
      window.orientation.isLandscape ? (.portrait, .upsideDown) : (.landscapeLeft, .landscapeRight)
    if Self.covers(frame, turned.0, of: screen) { return turned.0 }
    return Self.covers(frame, turned.1, of: screen) ? turned.1 : nil
  }

  /// Returns how far a frame reaches into the screen in portrait, from the side that is the bottom in an orientation.
  private static func reach(of frame: Rect, from side: Orientation, of screen: Size) -> Double {
    switch side {
    case .portrait: screen.height - frame.y
    case .upsideDown: frame.bottom
    case .landscapeLeft: screen.width - frame.x
    case .landscapeRight: frame.right
    }
  }

  /// Whether a frame covers the whole side of the screen in portrait that is the bottom in an orientation.
  private static func covers(_ frame: Rect, _ orientation: Orientation, of screen: Size) -> Bool {
    let isWide = frame.x <= 0 && frame.right >= screen.width
    let isTall = frame.y <= 0 && frame.bottom >= screen.height
    return switch orientation {
    case .portrait: isWide && frame.bottom >= screen.height
    case .upsideDown: isWide && frame.y <= 0
    case .landscapeLeft: isTall && frame.right >= screen.width
    case .landscapeRight: isTall && frame.x <= 0
    }
  }
}

// MARK: Frame

extension Keyboard {
  /// The height of the docked keyboard; 0 while it is hidden, floats or is split.
  var dockedHeight: Double {
    mutating get {
      max(eventHeight, display.obstructingKeyboardHeight)
    }
  }

  /// The height of the docked keyboard of events.
  private var eventHeight: Double {
    mutating get {
      let state = self.state
      guard state.isShown else { return 0 }
      if !state.isDocked {
        return isAtBottomAfterHalfTurn
          ? Self.reach(of: state.frame, from: window.orientation, of: window.uprightSize) : 0
      }
      var height = state.height
      if state.isLandscape != window.orientation.isLandscape {
        height += window.height(.keyboard) - window.height(.keyboard, isLandscape: state.isLandscape)
      }
      // The part below the window covers nothing of it.
      return max(0, height - max(0, window.screenSize.height - window.origin.y - window.size.height))
    }
  }

  /// Whether the keyboard is shown and covers the bottom of the window from side to side.
  package var isDocked: Bool {
    mutating get {
      state.isShown && (state.isDocked || isAtBottomAfterHalfTurn) || display.obstructingKeyboardHeight > 0
    }
  }

  /// Whether a keyboard that was at the top is at the bottom after a half turn.
  private var isAtBottomAfterHalfTurn: Bool {
    mutating get {
      window.profile.behaviours.contains(.hasUprightKeyboardFrames)
        && Self.covers(state.frame, window.orientation, of: window.uprightSize)
    }
  }

  /// The keyboard's frame in the window; nil while it is hidden.
  package var frame: Rect? {
    mutating get {
      guard state.isShown || display.obstructingKeyboardHeight > 0 else { return nil }
      guard isDocked else { return turned(state.frame) }
      return Rect(x: 0, y: window.size.height - dockedHeight, width: window.size.width, height: dockedHeight)
    }
  }

  /// Converts a rectangle of an event to the window's coordinates.
  private mutating func turned(_ rect: Rect) -> Rect {
    guard window.profile.behaviours.contains(.hasUprightKeyboardFrames) else {
      return Rect(x: rect.x - window.origin.x, y: rect.y - window.origin.y, width: rect.width, height: rect.height)
    }
    let screen = window.uprightSize
    return switch window.orientation {
    case .portrait: rect
    case .upsideDown:
      Rect(x: screen.width - rect.right, y: screen.height - rect.bottom, width: rect.width, height: rect.height)
    case .landscapeLeft: Rect(x: screen.height - rect.bottom, y: rect.x, width: rect.height, height: rect.width)
    case .landscapeRight: Rect(x: rect.y, y: screen.width - rect.right, width: rect.height, height: rect.width)
    }
  }

  /// Returns the frame for an event that shows the keyboard with the height of the table and an accessory view.
  package mutating func standardFrame(accessory: Double) throws(Status) -> Rect {
    try animatedScene.checkOpen()
    try checkLength(accessory)
    let height = window.height(.keyboard) + accessory
    guard window.profile.behaviours.contains(.hasUprightKeyboardFrames) else {
      return Rect(x: 0, y: window.screenSize.height - height, width: window.screenSize.width, height: height)
    }
    let screen = window.uprightSize
    return switch window.orientation {
    case .portrait: Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
    case .upsideDown: Rect(x: 0, y: 0, width: screen.width, height: height)
    case .landscapeLeft: Rect(x: screen.width - height, y: 0, width: height, height: screen.height)
    case .landscapeRight: Rect(x: 0, y: 0, width: height, height: screen.height)
    }
  }

  /// Places the item of the keyboard (below the window while hidden) and the keyboard guide, whose top is the higher
  /// one of the keyboard and of the front controller's bars.
  mutating func place() throws(Status) {
    let usual = window.height(.keyboard)
    let away = Rect(x: 0, y: window.size.height, width: window.size.width, height: usual)
    let frame = self.frame ?? away
    left = try animatedScene.set(left, to: frame.x)
    widthDifference = try animatedScene.set(widthDifference, to: frame.width - window.size.width)
    bottomOffset = try animatedScene.set(bottomOffset, to: frame.bottom - window.size.height)
    height = try animatedScene.set(height, to: frame.height)
    try placeGuide(keyboard: frame)
  }

  private mutating func placeGuide(keyboard frame: Rect) throws(Status) {
    var guide = self.guide
    var area = Rect(x: 0, y: 0, width: 0, height: 0)
    if window.settings.guideFollowsUndocked, state.isShown, !isDocked {
      area = frame
    } else {
      let front = controllers.frontController()
      let edge =
        window.settings.guideIgnoresSafeArea
        ? window.size.height : front < 0 ? display.windowEdges().bottom : controllers[front].contentEnd
      area.height = max(dockedHeight, window.size.height - edge)
      area.y = window.size.height - area.height
      if window.profile.behaviours.contains(.keyboardGuideHasWidth) { area.width = window.size.width }
    }
    guide.left = try animatedScene.set(guide.left, to: area.x)
    guide.width = try animatedScene.set(guide.width, to: area.width)
    guide.bottomOffset = try animatedScene.set(guide.bottomOffset, to: area.bottom - window.size.height)
    guide.height = try animatedScene.set(guide.height, to: area.height)
    self.guide = guide
  }
}

// The keyboard. An event has an absolute frame, so its state depends on the last event alone.

import Layout
import Memory
import Notation
import Solver
import Status

struct Keyboard: BitwiseCopyable {
  var item = ItemID(0)
  // Left edge; width minus that of the window; distance below the window's bottom; height.
  var left = ScreenConstant()
  var excess = ScreenConstant()
  var sink = ScreenConstant()
  var height = ScreenConstant()

  var state = KeyboardState()
}

struct KeyboardState: BitwiseCopyable {
  var isShown = false
  /// It covers the bottom of the screen, in the orientation at the event or the one after the rotation that follows.
  /// Else it floats or is split, and obscures nothing.
  var isDocked = false
  /// If docked: its height, and the orientation that the height is for.
  var height = 0.0
  var isLandscape = false
  /// If not docked: the frame of the event.
  var frame = Rect.zero
}

/// The guide from the top of what covers the bottom of the window down to its end.
package struct KeyboardGuide: BitwiseCopyable {
  package var item = ItemID(0)
  var left = ScreenConstant()
  var width = ScreenConstant()
  // Distance below the window's bottom.
  var sink = ScreenConstant()
  var height = ScreenConstant()
}

extension Screen {
  mutating func makeKeyboardGuide() throws(Status) {
    keyboardGuide.item = try scene.addOwned(.guide, in: .window, name: "keyboard_guide")
    let item = keyboardGuide.item
    keyboardGuide.left = try fix(item, .left, to: .window, .left)
    keyboardGuide.width = try fixSize(item, .width)
    keyboardGuide.sink = try fix(item, .bottom, to: .window, .bottom)
    keyboardGuide.height = try fixSize(item, .height)
  }

  mutating func makeKeyboard() throws(Status) {
    keyboard.item = try scene.addOwned(.bar, in: .window, name: "keyboard")
    keyboard.left = try fix(keyboard.item, .left, to: .window, .left)
    keyboard.excess = try fix(keyboard.item, .width, to: .window, .width)
    keyboard.sink = try fix(keyboard.item, .bottom, to: .window, .bottom)
    keyboard.height = try fixSize(keyboard.item, .height)
    try scene.setShown(false, keyboard.item)
  }

  // MARK: Events

  /// Shows the keyboard at a frame. An empty frame, or one outside the screen, hides it.
  package mutating func showKeyboard(
    _ frame: Rect, duration: Double, curve: Int32
  ) throws(Status) {
    try checkOpen()
    try frame.check()
    try setKeyboard(state(for: frame), duration, curve)
  }

  package mutating func hideKeyboard(duration: Double, curve: Int32) throws(Status) {
    try checkOpen()
    try setKeyboard(KeyboardState(), duration, curve)
  }

  private mutating func setKeyboard(_ state: KeyboardState, _ duration: Double, _ curve: Int32) throws(Status) {
    let old = keyboard.state
    try animate(duration: duration, curve: curve) { (screen) throws(Status) in
      screen.keyboard.state = state
      try screen.scene.setShown(state.isShown, screen.keyboard.item)
      screen.isPending = true
    } takeBack: { (screen) in
      screen.keyboard.state = old
      do throws(Status) { try screen.scene.setShown(old.isShown, screen.keyboard.item) } catch {}
    }
  }

  private mutating func state(for frame: Rect) -> KeyboardState {
    var state = KeyboardState()
    let isUpright = profile.behaviours.contains(.hasUprightKeyboardFrames)
    let screen = isUpright ? uprightSize : screenSize
    let isOutside = frame.x >= screen.width || frame.y >= screen.height || frame.right <= 0 || frame.bottom <= 0
    if frame.width == 0 || frame.height == 0 || isOutside { return state }
    state.isShown = true
    state.frame = frame
    guard let side = side(of: frame, screen, isUpright: isUpright) else { return state }
    state.isDocked = true
    state.isLandscape = side.isLandscape
    state.height = Self.reach(of: frame, from: side, of: screen)
    if !isUpright { state.isLandscape = orientation.isLandscape }
    state.frame = .zero
    return state
  }

  /// The orientation in which the keyboard is at the bottom, if it covers a whole side of the screen: the present one,
  /// or one after a quarter turn, since an event may precede its rotation. A keyboard at the top is not docked.
  private mutating func side(of frame: Rect, _ screen: Size, isUpright: Bool) -> Orientation? {
    if !isUpright { return covers(frame, .portrait, of: screen) ? .portrait : nil }
    if covers(frame, orientation, of: screen) { return orientation }
    let turned: (Orientation, Orientation) =
      orientation.isLandscape ? (.portrait, .upsideDown) : (.landscapeLeft, .landscapeRight)
    if covers(frame, turned.0, of: screen) { return turned.0 }
    return covers(frame, turned.1, of: screen) ? turned.1 : nil
  }

  /// How far a frame reaches into the upright screen from the side that is at the bottom in an orientation.
  private static func reach(of frame: Rect, from side: Orientation, of screen: Size) -> Double {
    switch side {
    case .portrait: screen.height - frame.y
    case .upsideDown: frame.bottom
    case .landscapeLeft: screen.width - frame.x
    case .landscapeRight: frame.right
    }
  }

  /// Whether a frame covers the whole side of the upright screen that is at the bottom in an orientation.
  private func covers(_ frame: Rect, _ orientation: Orientation, of screen: Size) -> Bool {
    let isWide = frame.x <= 0 && frame.right >= screen.width
    let isTall = frame.y <= 0 && frame.bottom >= screen.height
    return switch orientation {
    case .portrait: isWide && frame.bottom >= screen.height
    case .upsideDown: isWide && frame.y <= 0
    case .landscapeLeft: isTall && frame.right >= screen.width
    case .landscapeRight: isTall && frame.x <= 0
    }
  }

  // MARK: Frame

  /// The window's size in portrait orientation.
  var uprightSize: Size {
    mutating get { orientation.isLandscape ? Size(width: size.height, height: size.width) : size }
  }

  /// The height of the docked keyboard; 0 while it is hidden, floats or is split.
  var dockedHeight: Double {
    mutating get {
      max(eventKeyboardHeight, obstructingKeyboardHeight)
    }
  }

  /// The height of the docked keyboard of events.
  private var eventKeyboardHeight: Double {
    mutating get {
      let state = keyboard.state
      guard state.isShown else { return 0 }
      if !state.isDocked {
        return isTurnedUnder ? Self.reach(of: state.frame, from: orientation, of: uprightSize) : 0
      }
      var height = state.height
      if state.isLandscape != orientation.isLandscape {
        height += self.height(.keyboard) - self.height(.keyboard, isLandscape: state.isLandscape)
      }
      // What lies below the window covers nothing of it.
      return max(0, height - max(0, screenSize.height - origin.y - size.height))
    }
  }

  /// Whether the keyboard is shown and covers the bottom of the window from side to side.
  package var isKeyboardDocked: Bool {
    mutating get {
      keyboard.state.isShown && (keyboard.state.isDocked || isTurnedUnder) || obstructingKeyboardHeight > 0
    }
  }

  /// Whether a keyboard that lay at the top lies at the bottom now, after a half turn.
  private var isTurnedUnder: Bool {
    mutating get {
      profile.behaviours.contains(.hasUprightKeyboardFrames)
        && covers(keyboard.state.frame, orientation, of: uprightSize)
    }
  }

  /// The keyboard's frame in the window; nil while it is hidden.
  package var keyboardFrame: Rect? {
    mutating get {
      guard keyboard.state.isShown || obstructingKeyboardHeight > 0 else { return nil }
      guard isKeyboardDocked else { return turned(keyboard.state.frame) }
      return Rect(x: 0, y: size.height - dockedHeight, width: size.width, height: dockedHeight)
    }
  }

  /// Converts a rectangle of an event to the window's coordinates.
  private mutating func turned(_ rect: Rect) -> Rect {
    guard profile.behaviours.contains(.hasUprightKeyboardFrames) else {
      return Rect(x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height)
    }
    let screen = uprightSize
    return switch orientation {
    case .portrait: rect
    case .upsideDown:
      Rect(x: screen.width - rect.right, y: screen.height - rect.bottom, width: rect.width, height: rect.height)
    case .landscapeLeft: Rect(x: screen.height - rect.bottom, y: rect.x, width: rect.height, height: rect.width)
    case .landscapeRight: Rect(x: rect.y, y: screen.width - rect.right, width: rect.height, height: rect.width)
    }
  }

  /// The frame of an event that shows the keyboard of the table with an accessory view of a height.
  package mutating func standardKeyboardFrame(accessory: Double) throws(Status) -> Rect {
    try checkOpen()
    try checkLength(accessory)
    let height = height(.keyboard) + accessory
    guard profile.behaviours.contains(.hasUprightKeyboardFrames) else {
      return Rect(x: 0, y: screenSize.height - height, width: screenSize.width, height: height)
    }
    let screen = uprightSize
    return switch orientation {
    case .portrait: Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
    case .upsideDown: Rect(x: 0, y: 0, width: screen.width, height: height)
    case .landscapeLeft: Rect(x: screen.width - height, y: 0, width: height, height: screen.height)
    case .landscapeRight: Rect(x: 0, y: 0, width: height, height: screen.height)
    }
  }

  /// Places the keyboard's item, below the window while it is hidden, and the keyboard guide, whose top is that of the
  /// keyboard or of the front controller's bars, whichever is higher.
  mutating func placeKeyboard() throws(Status) {
    let usual = height(.keyboard)
    let away = Rect(x: 0, y: size.height, width: size.width, height: usual)
    let frame = keyboardFrame ?? away
    keyboard.left = try set(keyboard.left, to: frame.x)
    keyboard.excess = try set(keyboard.excess, to: frame.width - size.width)
    keyboard.sink = try set(keyboard.sink, to: frame.bottom - size.height)
    keyboard.height = try set(keyboard.height, to: frame.height)
    try placeKeyboardGuide(keyboard: frame)
  }

  private mutating func placeKeyboardGuide(keyboard frame: Rect) throws(Status) {
    var guide = keyboardGuide
    var area = Rect(x: 0, y: 0, width: 0, height: 0)
    if settings.guideFollowsUndocked, keyboard.state.isShown, !isKeyboardDocked {
      area = frame
    } else {
      let front = frontController()
      let edge =
        settings.guideIgnoresSafeArea ? size.height : front < 0 ? windowEdges().bottom : controllers[front].contentEnd
      area.height = max(dockedHeight, size.height - edge)
      area.y = size.height - area.height
      if profile.behaviours.contains(.keyboardGuideHasWidth) { area.width = size.width }
    }
    guide.left = try set(guide.left, to: area.x)
    guide.width = try set(guide.width, to: area.width)
    guide.sink = try set(guide.sink, to: area.bottom - size.height)
    guide.height = try set(guide.height, to: area.height)
    keyboardGuide = guide
  }
}

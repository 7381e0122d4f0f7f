import CCasement

// A scene with a profile has a screen: bars, a keyboard, rotation. Without one these calls throw `Status.mode`. Events return
// the outcome of their layout; `conflicts` lists conflicts.

/// Manages a view of its own on a screen, and the bars above and below it.
public struct Controller: Equatable {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }

  public var view: View { View(scene: scene, id: cas_controller_view(scene.handle, id)) }

  /// Shows another controller in a navigation controller, which this must be.
  public func push(_ name: String = "") throws -> Controller {
    Controller(scene: scene, id: try scene.given(cas_navigation_push(scene.handle, id, plain(name))))
  }
  public func pop() throws {
    try scene.expect(cas_navigation_pop(scene.handle, id))
    scene.forgetRemoved()
  }
  public func setBarHidden(_ kind: BarKind, _ isHidden: Bool) throws {
    try scene.expect(cas_bar_set_hidden(scene.handle, id, kind.rawValue, isHidden ? 1 : 0))
  }
  /// Where its navigation bar draws a background image of a height, and the height of the opaque black above it.
  public func barImage(height: Double) throws -> (frame: Rect, black: Double) {
    var frame = cas_rect()
    var black = 0.0
    try scene.expect(cas_bar_image_frame(scene.handle, id, height, &frame, &black))
    return (Rect(frame), black)
  }
  /// Tells a navigation controller that its bar was tapped: collapsed bars return.
  public func tapBar() throws { try scene.expect(cas_navigation_tap_bar(scene.handle, id)) }
  /// Shows a tab of a tab controller, from 0.
  public func selectTab(_ index: Int) throws { try scene.expect(cas_tab_select(scene.handle, id, index)) }
  public func remove() throws {
    try scene.expect(cas_controller_remove(scene.handle, id))
    scene.forgetRemoved()
  }

  public static func == (first: Controller, second: Controller) -> Bool {
    first.id == second.id && first.scene === second.scene
  }
}

extension Scene {
  /// Adds a controller that shows a stack of others, with a navigation bar and a toolbar, in the window.
  public func addNavigation() throws -> Controller {
    try addController(.navigation, in: window)
  }

  public func addController(_ kind: ControllerKind = .content, in view: some Container, _ name: String = "") throws
    -> Controller
  {
    try expectOwn(view.scene)
    return Controller(scene: self, id: try given(cas_scene_add_controller(handle, view.id, kind.rawValue, plain(name))))
  }

  /// Whether the screen does something, so that a program need not compare profiles.
  public func has(_ capability: Capability) -> Bool { cas_scene_has_capability(handle, capability.rawValue) != 0 }

  public func setStatusBarHidden(_ isHidden: Bool) throws {
    try expect(cas_status_bar_set_hidden(handle, isHidden ? 1 : 0))
  }

  /// All views that bars, obstructions or a docked keyboard cover, and how much of each.
  public func obscured() throws -> [Covering] {
    try list { cas_scene_obscured(handle, &$0, &$1) }.map {
      Covering(item: AnyItem(scene: self, id: $0.item), insets: Insets($0.insets))
    }
  }

  /// The frame of the keyboard in the window, docked or floating; all 0 while it is hidden.
  public var keyboardFrame: Rect { Rect(cas_keyboard_frame(handle)) }
  /// Whether the keyboard covers the bottom of the window from side to side.
  public var isKeyboardDocked: Bool { cas_keyboard_is_docked(handle) != 0 }
  /// The frame for `showKeyboard(_:)` of the standard keyboard with an accessory of a height on top.
  public func standardKeyboardFrame(accessory: Double = 0) -> Rect {
    Rect(cas_keyboard_standard_frame(handle, accessory))
  }

  /// The guide whose top is where the keyboard begins, or the bottom of the window.
  public var keyboardGuide: Guide { get throws { try screenState.keyboardGuide } }

  /// A height of the table, in portrait or in landscape; NaN without a screen.
  public func height(_ height: Height, isLandscape: Bool = false) -> Double {
    cas_scene_height(handle, height.rawValue, isLandscape ? 1 : 0)
  }
  public func setHeight(_ height: Height, isLandscape: Bool = false, _ value: Double) throws {
    try expect(cas_scene_set_height(handle, height.rawValue, isLandscape ? 1 : 0, value))
  }

  /// Brings the keyboard up, animated; without a frame the standard one. Inside `animate` it takes the time and the curve of
  /// the block unless it is given its own.
  @discardableResult
  public func showKeyboard(_ frame: Rect? = nil, duration: Double? = nil, curve: Curve? = nil) throws -> Outcome {
    let shown = frame?.raw ?? cas_keyboard_standard_frame(handle, 0)
    let (duration, curve) = timing(duration, curve)
    return try outcome(cas_keyboard_show(handle, shown, duration, curve.rawValue))
  }

  @discardableResult
  public func hideKeyboard(duration: Double? = nil, curve: Curve? = nil) throws -> Outcome {
    let (duration, curve) = timing(duration, curve)
    return try outcome(cas_keyboard_hide(handle, duration, curve.rawValue))
  }

  private func timing(_ duration: Double?, _ curve: Curve?) -> (Double, Curve) {
    (duration ?? animating?.duration ?? 0.25, curve ?? animating?.curve ?? .keyboard)
  }

  /// Turns the device, animated.
  @discardableResult
  public func rotate(to orientation: Orientation) throws -> Outcome {
    try outcome(cas_scene_rotate(handle, orientation.rawValue))
  }

  /// Lets what a block changes move together, its events too: a keyboard, a rotation. Items move from where they are shown, or
  /// from where a layout had put them. Frames are animated, or constants of constraints with a layout for every sample.
  @discardableResult
  public func animate(
    duration: Double = 0.25, curve: Curve = .easeInOut, fromBeginning: Bool = false, movesConstraints: Bool = false,
    _ changes: () throws -> Void
  ) throws -> Outcome {
    let flags =
      (fromBeginning ? UInt32(CAS_FROM_BEGINNING) : 0) | (movesConstraints ? UInt32(CAS_MOVE_CONSTRAINTS) : 0)
    try expect(cas_scene_begin_animation(handle, duration, curve.rawValue, flags))
    animating = (duration, curve)
    defer { animating = nil }
    do {
      try changes()
    } catch {
      _ = cas_scene_commit_animation(handle)
      throw error
    }
    return try commit()
  }

  /// Ends a block of `animate` that failed to end, as when memory ran out.
  @discardableResult
  public func commit() throws -> Outcome { try outcome(cas_scene_commit_animation(handle)) }

  /// Returns what is shown elsewhere than at the last sample, so many seconds after the animation began.
  public func sample(at time: Double) throws -> LayoutResult {
    var first: UnsafePointer<cas_change>?
    var count = 0
    return try reported(cas_scene_sample(handle, time, &first, &count), &first, &count)
  }

  /// The same in the coordinates of the window, for programs that draw everything in these.
  public func sampleInWindow(at time: Double) throws -> LayoutResult {
    var first: UnsafePointer<cas_change>?
    var count = 0
    return try reported(cas_scene_sample_in_window(handle, time, &first, &count), &first, &count)
  }

  public var isMoving: Bool { cas_scene_is_moving(handle, nil) != 0 }
  /// When what moves ends, in seconds after the animation began; nil if nothing moves after the last sample.
  public var movingUntil: Double? {
    var end = 0.0
    return cas_scene_is_moving(handle, &end) != 0 ? end : nil
  }

  /// The time of the last sample or seek, in seconds after the animation began; NaN without a screen.
  public var time: Double { cas_scene_time(handle) }
  /// Shows the scene at a time, earlier or later than the last sample.
  public func seek(to time: Double) throws { try expect(cas_scene_seek(handle, time)) }

  /// All items that the last animation moves, with their frames at its start and its end.
  public var animations: [Animation] {
    get throws {
      try list { cas_scene_animations(handle, &$0, &$1) }.map {
        Animation(item: AnyItem(scene: self, id: $0.item), from: Rect($0.from), to: Rect($0.to))
      }
    }
  }
}

/// A view, and how much of it is covered from each of its edges.
public struct Covering: Equatable {
  public let item: AnyItem
  public let insets: Insets
}

/// An item that an animation moves, and its frames at the start and at the end.
public struct Animation: Equatable {
  public let item: AnyItem
  public let from, to: Rect
}

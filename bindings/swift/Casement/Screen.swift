import CCasement

// A scene with a profile has a screen: bars, a keyboard, rotation. Without one these calls throw `Status.mode`. Events return
// the outcome of their layout; `conflicts` lists conflicts.

/// Manages a view of its own on a screen, and the bars above and below it.
public struct Controller: Equatable {
  public let scene: Scene
  public let id: UInt32

  public var view: View { View(scene: scene, id: cas_controller_view(scene.handle, id)) }

  /// Shows another controller in a navigation controller, which this must be.
  public func push(_ name: String = "") throws -> Controller {
    Controller(scene: scene, id: try scene.given(cas_navigation_push(scene.handle, id, name)))
  }
  public func pop() throws {
    try scene.expect(cas_navigation_pop(scene.handle, id))
    scene.forgetRemoved()
  }
  public func setBarHidden(_ kind: BarKind, _ isHidden: Bool) throws {
    try scene.expect(cas_bar_set_hidden(scene.handle, id, kind.rawValue, isHidden ? 1 : 0))
  }
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
    return Controller(scene: self, id: try given(cas_scene_add_controller(handle, view.id, kind.rawValue, name)))
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

  /// Lets what a block changes move together, its events too: a keyboard, a rotation.
  @discardableResult
  public func animate(
    duration: Double = 0.25, curve: Curve = .easeInOut, _ changes: () throws -> Void
  ) throws -> Outcome {
    try expect(cas_scene_begin_animation(handle, duration, curve.rawValue, 0))
    animating = (duration, curve)
    defer { animating = nil }
    do {
      try changes()
    } catch {
      _ = cas_scene_commit_animation(handle)
      throw error
    }
    return try outcome(cas_scene_commit_animation(handle))
  }

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
}

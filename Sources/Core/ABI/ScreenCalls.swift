// casement/screen.h, "Screens", "Keyboard" and "Status bar"; and cas_scene_digest() of casement.h.

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

@implementation @_cdecl("cas_scene_has_capability")
public func cas_scene_has_capability(_ scene: OpaquePointer?, _ capability: cas_capability) -> Int32 {
  withScreen(scene, or: 0) { screen throws(Status) in
    Capability(rawValue: capability).map { screen.display.has($0) ? 1 : 0 } ?? 0
  }
}

@implementation @_cdecl("cas_scene_set_height")
public func cas_scene_set_height(
  _ scene: OpaquePointer?, _ height: cas_height, _ is_landscape: Int32, _ value: Double
) -> cas_status {
  withHandle(scene: scene, .none, .value) { handle throws(Status) in
    guard let kind = HeightKind(rawValue: height) else { throw handle.attributing(.outOfRange, to: "height") }
    try handle.screen.display.setHeight(kind, isLandscape: is_landscape != 0, value)
  }
}

@implementation @_cdecl("cas_scene_height")
public func cas_scene_height(_ scene: OpaquePointer?, _ height: cas_height, _ is_landscape: Int32) -> Double {
  withScreen(scene, or: .nan) { screen throws(Status) in
    guard let kind = HeightKind(rawValue: height) else { throw .outOfRange }
    return try screen.display.tabledHeight(kind, isLandscape: is_landscape != 0)
  }
}

@implementation @_cdecl("cas_scene_rotate")
public func cas_scene_rotate(_ scene: OpaquePointer?, _ orientation: cas_orientation) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    guard let orientation = Orientation(rawValue: orientation) else {
      throw handle.attributing(.outOfRange, to: "orientation")
    }
    do throws(Status) {
      try handle.callingOut { screen throws(Status) in try screen.rotate(to: orientation) }
    } catch { throw handle.remarking(error) }
  }
}

// MARK: Status bar

@implementation @_cdecl("cas_status_bar_set_hidden")
public func cas_status_bar_set_hidden(_ scene: OpaquePointer?, _ is_hidden: Int32) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    try handle.screen.display.setStatusBarHidden(is_hidden != 0)
  }
}

// MARK: Keyboard

extension SceneHandle {
  /// Converts an error of an event to a remark if the event took place, or attributes it to a number of the event.
  /// Returns the error, to be thrown.
  @inline(never)
  fileprivate mutating func event(
    _ duration: Double, _ curve: cas_curve, or other: StaticString = "duration", behind error: Status
  ) -> Status {
    let error = remarking(error)
    return message.remark == 0 ? timing(duration, curve, or: other, behind: error) : error
  }
}

@implementation @_cdecl("cas_keyboard_show")
public func cas_keyboard_show(
  _ scene: OpaquePointer?, _ frame: cas_rect, _ duration: Double, _ curve: cas_curve
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let frame = Rect(frame)
    do throws(Status) {
      try handle.callingOut { screen throws(Status) in
        try screen.showKeyboard(frame, duration: duration, curve: curve)
      }
    } catch {
      throw handle.event(duration, curve, or: "frame", behind: error)
    }
  }
}

@implementation @_cdecl("cas_keyboard_hide")
public func cas_keyboard_hide(_ scene: OpaquePointer?, _ duration: Double, _ curve: cas_curve) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) {
      try handle.callingOut { screen throws(Status) in try screen.hideKeyboard(duration: duration, curve: curve) }
    } catch {
      throw handle.event(duration, curve, behind: error)
    }
  }
}

@implementation @_cdecl("cas_keyboard_frame")
public func cas_keyboard_frame(_ scene: OpaquePointer?) -> cas_rect {
  withScreen(scene, or: cas_rect(Rect.zero)) { screen throws(Status) in cas_rect(screen.keyboard.frame ?? .zero) }
}

@implementation @_cdecl("cas_keyboard_is_docked")
public func cas_keyboard_is_docked(_ scene: OpaquePointer?) -> Int32 {
  withScreen(scene, or: 0) { screen throws(Status) in screen.animatedScene.hasScreen && screen.keyboard.isDocked ? 1 : 0
  }
}

@implementation @_cdecl("cas_keyboard_standard_frame")
public func cas_keyboard_standard_frame(_ scene: OpaquePointer?, _ accessory: Double) -> cas_rect {
  withScreen(scene, or: .nowhere) { screen throws(Status) in
    cas_rect(try screen.keyboard.standardFrame(accessory: accessory))
  }
}

@implementation @_cdecl("cas_scene_digest")
public func cas_scene_digest(_ scene: OpaquePointer?) -> UInt64 {
  withScreen(scene, or: 0) { screen throws(Status) in screen.digest() }
}

// casement.h, "Screen": the device, the status bar, the keyboard.

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
    Capability(rawValue: capability).map { screen.has($0) ? 1 : 0 } ?? 0
  }
}

@implementation @_cdecl("cas_scene_set_profile")
public func cas_scene_set_profile(_ scene: OpaquePointer?, _ profile: cas_profile) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    guard let profile = Profile.numbered(profile) else { throw handle.attributing(.outOfRange, to: "profile") }
    try handle.screen.setProfile(profile)
  }
}

@implementation @_cdecl("cas_scene_profile")
public func cas_scene_profile(_ scene: OpaquePointer?) -> cas_profile {
  withScreen(scene, or: 0) { screen throws(Status) in screen.profileNumber }
}

@implementation @_cdecl("cas_scene_set_height")
public func cas_scene_set_height(
  _ scene: OpaquePointer?, _ height: cas_height, _ is_landscape: Int32, _ value: Double
) -> cas_status {
  withHandle(scene: scene, .none, .value) { handle throws(Status) in
    guard let kind = HeightKind(rawValue: height) else { throw handle.attributing(.outOfRange, to: "height") }
    try handle.screen.setHeight(kind, isLandscape: is_landscape != 0, value)
  }
}

@implementation @_cdecl("cas_scene_rotate")
public func cas_scene_rotate(_ scene: OpaquePointer?, _ orientation: cas_orientation) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    guard let orientation = Orientation(rawValue: orientation) else {
      throw handle.attributing(.outOfRange, to: "orientation")
    }
    try handle.callingOut { screen throws(Status) in try screen.rotate(to: orientation) }
  }
}

@implementation @_cdecl("cas_scene_set_rotation_times")
public func cas_scene_set_rotation_times(_ scene: OpaquePointer?, _ quarter: Double, _ half: Double) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) { try handle.screen.setRotationTimes(quarter: quarter, half: half) } catch {
      throw handle.number(isTime(quarter) ? "half" : "quarter", behind: error)
    }
  }
}

@implementation @_cdecl("cas_scene_orientation")
public func cas_scene_orientation(_ scene: OpaquePointer?) -> cas_orientation {
  withScreen(scene, or: -1) { screen throws(Status) in screen.isOpen ? screen.orientation.rawValue : -1 }
}

// MARK: Status bar

@implementation @_cdecl("cas_status_bar_get")
public func cas_status_bar_get(
  _ scene: OpaquePointer?, _ out_status_bar: UnsafeMutablePointer<cas_status_bar>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let result = try handle.required(out_status_bar, "out_status_bar")
    let appearance = try handle.screen.statusBarAppearance()
    let item = handle.screen.statusBarItem
    result.pointee = cas_status_bar(
      item: item.raw, frame: cas_rect(try handle.scene.frame(of: item)), height: handle.screen.statusBarHeight,
      style: appearance.style.rawValue, is_text_white: appearance.isTextWhite ? 1 : 0,
      is_opaque: appearance.isOpaque ? 1 : 0,
      is_hidden: handle.screen.isStatusBarHidden ? 1 : 0)
  }
}

@implementation @_cdecl("cas_status_bar_set_hidden")
public func cas_status_bar_set_hidden(_ scene: OpaquePointer?, _ is_hidden: Int32) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    try handle.screen.setStatusBarHidden(is_hidden != 0)
  }
}

@implementation @_cdecl("cas_status_bar_set_in_call")
public func cas_status_bar_set_in_call(_ scene: OpaquePointer?, _ is_in_call: Int32) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    try handle.screen.setInCall(is_in_call != 0)
  }
}

@implementation @_cdecl("cas_status_bar_set_source")
public func cas_status_bar_set_source(_ scene: OpaquePointer?, _ source: cas_status_bar_source) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    guard source == 0 || source == 1 else { throw handle.attributing(.outOfRange, to: "source") }
    try handle.screen.setStatusBarSource(application: source == 1)
  }
}

@implementation @_cdecl("cas_status_bar_set_style")
public func cas_status_bar_set_style(_ scene: OpaquePointer?, _ style: cas_status_bar_style) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let style = try handle.style(style)
    try handle.settingStatusBarStyle { screen throws(Status) in try screen.setStatusBarStyle(style) }
  }
}

@implementation @_cdecl("cas_controller_set_status_bar_style")
public func cas_controller_set_status_bar_style(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ style: cas_status_bar_style
) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    let style = try handle.style(style)
    try handle.settingStatusBarStyle { screen throws(Status) in
      try screen.setStatusBarStyle(style, of: ControllerID(controller))
    }
  }
}

extension SceneHandle {
  fileprivate mutating func style(_ style: cas_status_bar_style) throws(Status) -> StatusBarStyle {
    guard let style = StatusBarStyle(rawValue: style) else { throw attributing(.outOfRange, to: "style") }
    return style
  }

  /// Runs `body`. If it throws `.mode`, the message says where the status bar's style is set.
  fileprivate mutating func settingStatusBarStyle(_ body: (inout Screen) throws(Status) -> Void) throws(Status) {
    do throws(Status) { try body(&screen) } catch {
      let words: StaticString =
        screen.isStatusBarStyledByApplication
        ? "the status bar's appearance comes from the application"
        : "the status bar's appearance comes from the controllers"
      throw mode(words, behind: error)
    }
  }
}

// MARK: Keyboard

@implementation @_cdecl("cas_scene_set_keyboard_guide")
public func cas_scene_set_keyboard_guide(_ scene: OpaquePointer?, _ flags: UInt32) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    guard flags & ~(CAS_GUIDE_FOLLOWS_UNDOCKED | CAS_GUIDE_IGNORES_SAFE_AREA) == 0 else {
      throw handle.attributing(.outOfRange, to: "flags")
    }
    try handle.screen.setKeyboardGuide(
      followsUndocked: flags & CAS_GUIDE_FOLLOWS_UNDOCKED != 0,
      ignoresSafeArea: flags & CAS_GUIDE_IGNORES_SAFE_AREA != 0)
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
      throw handle.timing(duration, curve, or: "frame", behind: error)
    }
  }
}

@implementation @_cdecl("cas_keyboard_hide")
public func cas_keyboard_hide(_ scene: OpaquePointer?, _ duration: Double, _ curve: cas_curve) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) {
      try handle.callingOut { screen throws(Status) in try screen.hideKeyboard(duration: duration, curve: curve) }
    } catch {
      throw handle.timing(duration, curve, behind: error)
    }
  }
}

@implementation @_cdecl("cas_keyboard_frame")
public func cas_keyboard_frame(_ scene: OpaquePointer?) -> cas_rect {
  withScreen(scene, or: cas_rect(Rect.zero)) { screen throws(Status) in cas_rect(screen.keyboardFrame ?? .zero) }
}

@implementation @_cdecl("cas_keyboard_is_docked")
public func cas_keyboard_is_docked(_ scene: OpaquePointer?) -> Int32 {
  withScreen(scene, or: 0) { screen throws(Status) in screen.isOpen && screen.isKeyboardDocked ? 1 : 0 }
}

@implementation @_cdecl("cas_keyboard_standard_frame")
public func cas_keyboard_standard_frame(_ scene: OpaquePointer?, _ accessory: Double) -> cas_rect {
  withScreen(scene, or: .nowhere) { screen throws(Status) in
    cas_rect(try screen.standardKeyboardFrame(accessory: accessory))
  }
}

@implementation @_cdecl("cas_scene_keyboard_guide")
public func cas_scene_keyboard_guide(_ scene: OpaquePointer?) -> cas_item {
  withScreen(scene, or: 0) { screen throws(Status) in screen.keyboardGuide.item.raw }
}

@implementation @_cdecl("cas_scene_digest")
public func cas_scene_digest(_ scene: OpaquePointer?) -> UInt64 {
  withScreen(scene, or: 0) { screen throws(Status) in screen.digest() }
}

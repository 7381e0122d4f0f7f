// casement/screen.h, "Screens", "Controllers", "Bars" and "Status bar": settings and state.

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

// MARK: Screen

@implementation @_cdecl("cas_screen_get")
public func cas_screen_get(
  _ scene: OpaquePointer?, _ out_settings: UnsafeMutablePointer<cas_screen_settings>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = try handle.screenSettings()
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_screen_set")
public func cas_screen_set(_ scene: OpaquePointer?, _ settings: UnsafePointer<cas_screen_settings>?) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let given = try handle.settings(settings, over: handle.screenSettings())
    guard (CAS_PROFILE_IOS6...CAS_PROFILE_PLAIN).contains(Int(given.profile)) else {
      throw handle.attributing(.outOfRange, to: "settings.profile")
    }
    guard given.keyboard_guide & ~(CAS_GUIDE_FOLLOWS_UNDOCKED | CAS_GUIDE_IGNORES_SAFE_AREA) == 0 else {
      throw handle.attributing(.outOfRange, to: "settings.keyboard_guide")
    }
    try handle.check(finite: given.quarter_turn, "settings.quarter_turn")
    try handle.check(finite: given.half_turn, "settings.half_turn")
    guard given.status_bar_source == 0 || given.status_bar_source == 1 else {
      throw handle.attributing(.outOfRange, to: "settings.status_bar_source")
    }
    var new = ScreenSettings()
    new.style = try handle.style(given.status_bar_style)
    new.profile = given.profile
    new.guideFollowsUndocked = given.keyboard_guide & CAS_GUIDE_FOLLOWS_UNDOCKED != 0
    new.guideIgnoresSafeArea = given.keyboard_guide & CAS_GUIDE_IGNORES_SAFE_AREA != 0
    (new.quarterTurn, new.halfTurn) = (given.quarter_turn, given.half_turn)
    new.isInCall = given.is_in_call != 0
    new.isStyledByApplication = given.status_bar_source == 1
    try handle.screen.display.set(new)
  }
}

@implementation @_cdecl("cas_screen_get_state")
public func cas_screen_get_state(
  _ scene: OpaquePointer?, _ out_state: UnsafeMutablePointer<cas_screen_state>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let result = try handle.required(out_state, "out_state")
    guard handle.screen.animatedScene.hasScreen else { throw .mode }
    let state = cas_screen_state(
      size: 0, idiom: handle.screen.window.idiom.rawValue, orientation: handle.screen.window.orientation.rawValue,
      window: cas_rect(handle.screen.window.frameOnScreen), keyboard_guide: handle.screen.keyboard.guide.item.raw)
    try handle.fill(result, "out_state", with: state)
  }
}

extension SceneHandle {
  fileprivate mutating func screenSettings() throws(Status) -> cas_screen_settings {
    guard screen.animatedScene.hasScreen else { throw .mode }
    let settings = screen.window.settings
    return cas_screen_settings(
      size: 0, profile: settings.profile,
      keyboard_guide: (settings.guideFollowsUndocked ? CAS_GUIDE_FOLLOWS_UNDOCKED : 0)
        | (settings.guideIgnoresSafeArea ? CAS_GUIDE_IGNORES_SAFE_AREA : 0),
      quarter_turn: settings.quarterTurn, half_turn: settings.halfTurn, is_in_call: settings.isInCall ? 1 : 0,
      status_bar_source: settings.isStyledByApplication ? 1 : 0, status_bar_style: settings.style.rawValue)
  }

  /// Returns a style of the status bar.
  fileprivate mutating func style(_ style: cas_status_bar_style) throws(Status) -> StatusBarStyle {
    guard let style = StatusBarStyle(rawValue: style) else {
      throw attributing(.outOfRange, to: "settings.status_bar_style")
    }
    return style
  }
}

@implementation @_cdecl("cas_status_bar_get_state")
public func cas_status_bar_get_state(
  _ scene: OpaquePointer?, _ out_state: UnsafeMutablePointer<cas_status_bar_state>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let result = try handle.required(out_state, "out_state")
    let appearance = try handle.screen.controllers.statusBarAppearance()
    let item = handle.screen.display.statusBarItem
    let frame = cas_rect(try handle.scene.frames.frame(of: item))
    let (height, isHidden) = (handle.screen.display.statusBarHeight, handle.screen.display.isStatusBarHidden)
    try handle.fill(
      result, "out_state",
      with: cas_status_bar_state(
        size: 0, item: item.raw, frame: frame, height: height, style: appearance.style.rawValue,
        is_text_white: appearance.isTextWhite ? 1 : 0, is_opaque: appearance.isOpaque ? 1 : 0,
        is_hidden: isHidden ? 1 : 0))
  }
}

// MARK: Controllers

@implementation @_cdecl("cas_controller_get")
public func cas_controller_get(
  _ scene: OpaquePointer?, _ controller: cas_controller,
  _ out_settings: UnsafeMutablePointer<cas_controller_settings>?
) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = cas_controller_settings(try handle.screen.controllers.settings(of: ControllerID(controller)))
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_controller_set")
public func cas_controller_set(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ settings: UnsafePointer<cas_controller_settings>?
) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    let id = ControllerID(controller)
    let given = try handle.settings(settings, over: cas_controller_settings(handle.screen.controllers.settings(of: id)))
    guard given.edges & ~CAS_EDGE_ALL == 0 else { throw handle.attributing(.outOfRange, to: "settings.edges") }
    try handle.check(given.additional_insets, "settings.additional_insets")
    var new = ControllerSettings()
    new.style = try handle.style(given.status_bar_style)
    new.edges = given.edges
    new.extendsUnderOpaqueBars = given.extends_under_opaque_bars != 0
    new.adjustsScrollInsets = given.adjusts_scroll_insets != 0
    new.additional = Insets(given.additional_insets)
    try handle.screen.controllers.set(new, of: id)
  }
}

extension cas_controller_settings {
  fileprivate init(_ settings: ControllerSettings) {
    self.init(
      size: 0, edges: settings.edges, extends_under_opaque_bars: settings.extendsUnderOpaqueBars ? 1 : 0,
      adjusts_scroll_insets: settings.adjustsScrollInsets ? 1 : 0, status_bar_style: settings.style.rawValue,
      additional_insets: cas_insets(settings.additional))
  }
}

@implementation @_cdecl("cas_controller_get_state")
public func cas_controller_get_state(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ out_state: UnsafeMutablePointer<cas_controller_state>?
) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    let id = ControllerID(controller)
    let result = try handle.required(out_state, "out_state")
    let kind = try handle.screen.controllers.kind(of: id)
    let effects = try handle.screen.controllers.effects(of: id)
    let guides = handle.guides(of: id)
    let state = try cas_controller_state(
      size: 0, kind: kind.rawValue, parent: handle.screen.controllers.parent(of: id)?.raw ?? 0,
      shown: kind == .navigation || kind == .tab ? handle.screen.controllers.shown(in: id)?.raw ?? 0 : 0,
      top_guide: guides.top.raw,
      bottom_guide: guides.bottom.raw,
      reads_edges: effects.edges ? 1 : 0, reads_opaque_bars: effects.opaqueBars ? 1 : 0,
      reads_scroll_insets: effects.scrollInsets ? 1 : 0, bars_height: handle.screen.placement.barsHeight(of: id),
      collapsed: handle.screen.controllers.collapsed(of: id))
    try handle.fill(result, "out_state", with: state)
  }
}

extension SceneHandle {
  /// The layout guides of a controller; 0 if it has none.
  fileprivate mutating func guides(of controller: ControllerID) -> (top: ItemID, bottom: ItemID) {
    do throws(Status) { return try screen.controllers.guides(of: controller) } catch { return (ItemID(0), ItemID(0)) }
  }
}

// MARK: Bars

@implementation @_cdecl("cas_bar_get")
public func cas_bar_get(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind,
  _ out_settings: UnsafeMutablePointer<cas_bar_settings>?
) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let bar = try handle.bar(kind, of: controller)
    let settings = cas_bar_settings(try handle.screen.controllers.settings(of: bar, ControllerID(controller)))
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_bar_set")
public func cas_bar_set(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind,
  _ settings: UnsafePointer<cas_bar_settings>?
) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    let id = ControllerID(controller)
    let bar = try handle.bar(kind, of: controller)
    let given = try handle.settings(settings, over: cas_bar_settings(handle.screen.controllers.settings(of: bar, id)))
    var new = BarSettings()
    if bar != .navigation {
      let isPlain =
        given.has_prompt == 0 && given.has_large_title == 0 && given.image_height == 0 && given.collapses_with == 0
        && given.compact_height == new.compactHeight && given.flick_velocity == new.velocity
      guard isPlain else { throw handle.kind("settings", "only a navigation bar has more than is_translucent") }
    }
    new.isTranslucent = try handle.choice(given.is_translucent, "settings.is_translucent")
    try handle.check(given, id)
    (new.hasPrompt, new.hasLargeTitle) = (given.has_prompt != 0, given.has_large_title != 0)
    new.imageHeight = given.image_height
    new.scroll = ItemID(given.collapses_with)
    (new.compactHeight, new.velocity) = (given.compact_height, given.flick_velocity)
    try handle.screen.controllers.set(new, of: bar, id)
  }
}

extension cas_bar_settings {
  fileprivate init(_ settings: BarSettings) {
    self.init(
      size: 0, is_translucent: choice(settings.isTranslucent), has_prompt: settings.hasPrompt ? 1 : 0,
      has_large_title: settings.hasLargeTitle ? 1 : 0, image_height: settings.imageHeight,
      collapses_with: settings.scroll.raw, compact_height: settings.compactHeight, flick_velocity: settings.velocity)
  }
}

/// Converts an optional Bool to a choice; nil means automatic.
func choice(_ choice: Bool?) -> cas_choice {
  switch choice {
  case nil: cas_choice(CAS_AUTOMATIC)
  case false: cas_choice(CAS_NO)
  case true: cas_choice(CAS_YES)
  }
}

extension SceneHandle {
  /// Converts a choice to an optional Bool; nil means automatic.
  mutating func choice(_ number: cas_choice, _ name: StaticString) throws(Status) -> Bool? {
    guard (0...2).contains(number) else { throw attributing(.outOfRange, to: name) }
    return number == 0 ? nil : number == 2
  }

  /// Throws unless a bar can have these settings.
  fileprivate mutating func check(_ settings: cas_bar_settings, _ id: ControllerID) throws(Status) {
    try naming("settings.image_height") { _ throws(Status) in try checkLength(settings.image_height) }
    try naming("settings.compact_height") { _ throws(Status) in try checkCoordinate(settings.compact_height) }
    try naming("settings.flick_velocity") { _ throws(Status) in try checkVelocity(settings.flick_velocity) }
    if settings.collapses_with == 0 { return }
    try naming("settings.collapses_with") { handle throws(Status) in
      do throws(Status) {
        try handle.screen.placement.checkCollapsing(with: ItemID(settings.collapses_with), of: id)
      } catch {
        guard error == .kind else { throw error }
        throw handle.kind("settings.collapses_with", "not a scroll view inside the navigation controller")
      }
    }
  }
}

@implementation @_cdecl("cas_bar_get_state")
public func cas_bar_get_state(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind,
  _ out_state: UnsafeMutablePointer<cas_bar_state>?
) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    let result = try handle.required(out_state, "out_state")
    let info = try handle.screen.controllers.barInfo(handle.bar(kind, of: controller), of: ControllerID(controller))
    try handle.fill(
      result, "out_state",
      with: cas_bar_state(
        size: 0, item: info.item.raw, frame: cas_rect(info.frame), effective_height: info.effectiveHeight,
        is_hidden: info.isHidden ? 1 : 0, is_translucent: info.isTranslucent ? 1 : 0))
  }
}

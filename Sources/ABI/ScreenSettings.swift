// casement/screen.h: settings and state of screens, controllers and bars.

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
    let old = try handle.screenSettings()
    let new = try handle.settings(settings, over: old)
    guard let profile = Profile.numbered(new.profile) else {
      throw handle.attributing(.outOfRange, to: "settings.profile")
    }
    guard new.keyboard_guide & ~(CAS_GUIDE_FOLLOWS_UNDOCKED | CAS_GUIDE_IGNORES_SAFE_AREA) == 0 else {
      throw handle.attributing(.outOfRange, to: "settings.keyboard_guide")
    }
    guard new.quarter_turn.isFinite else { throw handle.attributing(.notFinite, to: "settings.quarter_turn") }
    guard new.half_turn.isFinite else { throw handle.attributing(.notFinite, to: "settings.half_turn") }
    guard new.status_bar_source == 0 || new.status_bar_source == 1 else {
      throw handle.attributing(.outOfRange, to: "settings.status_bar_source")
    }
    let style = try handle.style(new.status_bar_style)
    if new.profile != old.profile { try handle.screen.setProfile(profile) }
    if new.keyboard_guide != old.keyboard_guide {
      try handle.screen.setKeyboardGuide(
        followsUndocked: new.keyboard_guide & CAS_GUIDE_FOLLOWS_UNDOCKED != 0,
        ignoresSafeArea: new.keyboard_guide & CAS_GUIDE_IGNORES_SAFE_AREA != 0)
    }
    try handle.screen.setRotationTimes(quarter: new.quarter_turn, half: new.half_turn)
    if (new.is_in_call != 0) != (old.is_in_call != 0) { try handle.screen.setInCall(new.is_in_call != 0) }
    try handle.screen.setStatusBarSource(application: new.status_bar_source == 1)
    try handle.screen.setStatusBarStyle(style)
  }
}

@implementation @_cdecl("cas_screen_get_state")
public func cas_screen_get_state(
  _ scene: OpaquePointer?, _ out_state: UnsafeMutablePointer<cas_screen_state>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let result = try handle.required(out_state, "out_state")
    guard handle.screen.isOpen else { throw .mode }
    let state = cas_screen_state(
      size: 0, idiom: handle.screen.idiom.rawValue, orientation: handle.screen.orientation.rawValue,
      window: cas_rect(handle.screen.windowOnScreen), keyboard_guide: handle.screen.keyboardGuide.item.raw)
    try handle.fill(result, "out_state", with: state)
  }
}

extension SceneHandle {
  fileprivate mutating func screenSettings() throws(Status) -> cas_screen_settings {
    guard screen.isOpen else { throw .mode }
    let guide = screen.keyboardGuide
    return cas_screen_settings(
      size: 0, profile: screen.profileNumber,
      keyboard_guide: (guide.followsUndocked ? CAS_GUIDE_FOLLOWS_UNDOCKED : 0)
        | (guide.ignoresSafeArea ? CAS_GUIDE_IGNORES_SAFE_AREA : 0),
      quarter_turn: screen.rotation.quarter, half_turn: screen.rotation.half, is_in_call: screen.isInCall ? 1 : 0,
      status_bar_source: screen.isStatusBarStyledByApplication ? 1 : 0,
      status_bar_style: screen.applicationStyle.rawValue)
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
    let appearance = try handle.screen.statusBarAppearance()
    let item = handle.screen.statusBarItem
    let frame = cas_rect(try handle.scene.frame(of: item))
    let (height, isHidden) = (handle.screen.statusBarHeight, handle.screen.isStatusBarHidden)
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
    let settings = cas_controller_settings(try handle.screen.settings(of: ControllerID(controller)))
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_controller_set")
public func cas_controller_set(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ settings: UnsafePointer<cas_controller_settings>?
) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    let id = ControllerID(controller)
    let old = try handle.screen.settings(of: id)
    let new = try handle.settings(settings, over: cas_controller_settings(old))
    guard new.edges & ~CAS_EDGE_ALL == 0 else { throw handle.attributing(.outOfRange, to: "settings.edges") }
    do throws(Status) { try handle.check(new.additional_insets) } catch {
      throw handle.attributing(error, to: "settings.additional_insets")
    }
    let style = try handle.style(new.status_bar_style)
    let insets = Insets(new.additional_insets)
    if new.edges != old.edges { try handle.screen.setEdges(new.edges, of: id) }
    if (new.extends_under_opaque_bars != 0) != old.extendsUnderOpaqueBars {
      try handle.screen.setExtendsUnderOpaqueBars(new.extends_under_opaque_bars != 0, of: id)
    }
    if (new.adjusts_scroll_insets != 0) != old.adjustsScrollInsets {
      try handle.screen.setAdjustsScrollInsets(new.adjusts_scroll_insets != 0, of: id)
    }
    if insets != old.additional { try handle.screen.setAdditionalInsets(insets, of: id) }
    try handle.screen.setStatusBarStyle(style, of: id)
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
    let kind = try handle.screen.kind(of: id)
    let effects = try handle.screen.effects(of: id)
    let guides = try handle.screen.guides(of: id)
    let state = try cas_controller_state(
      size: 0, kind: kind.rawValue, parent: handle.screen.parent(of: id)?.raw ?? 0,
      shown: handle.screen.shown(in: id)?.raw ?? 0, top_guide: guides.top.raw, bottom_guide: guides.bottom.raw,
      reads_edges: effects.edges ? 1 : 0, reads_opaque_bars: effects.opaqueBars ? 1 : 0,
      reads_scroll_insets: effects.scrollInsets ? 1 : 0, bars_height: handle.screen.barsHeight(of: id),
      collapsed: handle.screen.collapsed(of: id))
    try handle.fill(result, "out_state", with: state)
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
    let settings = cas_bar_settings(try handle.screen.barSettings(bar, of: ControllerID(controller)))
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
    let old = cas_bar_settings(try handle.screen.barSettings(bar, of: id))
    let new = try handle.settings(settings, over: old)
    let isTranslucent = try handle.choice(new.is_translucent, "settings.is_translucent")
    try handle.check(new, old, isOfNavigationBar: bar == .navigation, id)
    if new.is_translucent != old.is_translucent {
      try handle.screen.setBarTranslucent(isTranslucent, bar, of: id)
    }
    guard bar == .navigation else { return }
    if new.has_prompt != old.has_prompt { try handle.screen.setPrompt(new.has_prompt != 0, of: id) }
    if new.has_large_title != old.has_large_title { try handle.screen.setLargeTitle(new.has_large_title != 0, of: id) }
    try handle.screen.setImage(height: new.image_height, of: id)
    if new.collapses_with != old.collapses_with || new.compact_height != old.compact_height
      || new.flick_velocity != old.flick_velocity
    {
      try handle.screen.setCollapsing(
        to: new.collapses_with == 0 ? nil : ItemID(new.collapses_with), compactHeight: new.compact_height,
        velocity: new.flick_velocity, of: id)
    }
  }
}

extension cas_bar_settings {
  fileprivate init(_ settings: BarSettings) {
    self.init(
      size: 0, is_translucent: choice(settings.isTranslucent), has_prompt: settings.hasPrompt ? 1 : 0,
      has_large_title: settings.hasLargeTitle ? 1 : 0, image_height: settings.imageHeight,
      collapses_with: settings.collapsing.scroll.raw, compact_height: settings.collapsing.compactHeight,
      flick_velocity: settings.collapsing.velocity)
  }
}

/// The number of a choice; nil is left to the library.
func choice(_ choice: Bool?) -> cas_choice {
  switch choice {
  case nil: cas_choice(CAS_AUTOMATIC)
  case false: cas_choice(CAS_NO)
  case true: cas_choice(CAS_YES)
  }
}

extension SceneHandle {
  /// Returns a choice; nil if it is left to the library.
  mutating func choice(_ number: cas_choice, _ name: StaticString) throws(Status) -> Bool? {
    guard (0...2).contains(number) else { throw attributing(.outOfRange, to: name) }
    return number == 0 ? nil : number == 2
  }

  /// Throws unless a bar can have these settings.
  fileprivate mutating func check(
    _ new: cas_bar_settings, _ old: cas_bar_settings, isOfNavigationBar: Bool, _ id: ControllerID
  ) throws(Status) {
    if !isOfNavigationBar {
      if new.has_prompt != old.has_prompt { throw onlyNavigation("settings.has_prompt") }
      if new.has_large_title != old.has_large_title { throw onlyNavigation("settings.has_large_title") }
      if new.image_height != old.image_height { throw onlyNavigation("settings.image_height") }
      if new.collapses_with != old.collapses_with { throw onlyNavigation("settings.collapses_with") }
      if new.compact_height != old.compact_height { throw onlyNavigation("settings.compact_height") }
      if new.flick_velocity != old.flick_velocity { throw onlyNavigation("settings.flick_velocity") }
      return
    }
    do throws(Status) { try checkLength(new.image_height) } catch {
      throw attributing(error, to: "settings.image_height")
    }
    do throws(Status) { try checkPlace(new.compact_height) } catch {
      throw attributing(error, to: "settings.compact_height")
    }
    do throws(Status) { try checkVelocity(new.flick_velocity) } catch {
      throw attributing(error, to: "settings.flick_velocity")
    }
    if new.collapses_with == 0 { return }
    do throws(Status) { try screen.checkCollapsing(with: ItemID(new.collapses_with), of: id) } catch {
      guard error == .kind else { throw attributing(error, to: "settings.collapses_with") }
      throw kind("settings.collapses_with", "not a scroll view inside the navigation controller")
    }
  }

  private mutating func onlyNavigation(_ member: StaticString) -> Status {
    kind(member, "only of a navigation bar")
  }
}

@implementation @_cdecl("cas_bar_get_state")
public func cas_bar_get_state(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind,
  _ out_state: UnsafeMutablePointer<cas_bar_state>?
) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    let result = try handle.required(out_state, "out_state")
    let info = try handle.screen.barInfo(handle.bar(kind, of: controller), of: ControllerID(controller))
    try handle.fill(
      result, "out_state",
      with: cas_bar_state(
        size: 0, item: info.item.raw, frame: cas_rect(info.frame), effective_height: info.effectiveHeight,
        is_hidden: info.isHidden ? 1 : 0, is_translucent: info.isTranslucent ? 1 : 0))
  }
}

// casement/screen.h, "Scroll views".

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

@implementation @_cdecl("cas_scroll_get")
public func cas_scroll_get(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ out_settings: UnsafeMutablePointer<cas_scroll_settings>?
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = cas_scroll_settings(try handle.screen.placement.settings(ofScroll: ItemID(scroll)))
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_scroll_set")
public func cas_scroll_set(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ settings: UnsafePointer<cas_scroll_settings>?
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    let item = ItemID(scroll)
    let given = try handle.settings(
      settings, over: cas_scroll_settings(handle.screen.placement.settings(ofScroll: item)))
    var new = ScrollSettings()
    try handle.check(given.insets, "settings.insets")
    try handle.check(given.indicator_insets, "settings.indicator_insets")
    new.followsKeyboard = try handle.choice(given.follows_keyboard, "settings.follows_keyboard")
    guard let adjustment = InsetAdjustment(rawValue: given.adjustment) else {
      throw handle.attributing(.outOfRange, to: "settings.adjustment")
    }
    if given.docked != 0 {
      try handle.naming("settings.docked") { handle throws(Status) in
        try handle.screen.placement.checkDocked(ItemID(given.docked), above: item)
      }
    }
    (new.insets, new.indicatorInsets) = (Insets(given.insets), Insets(given.indicator_insets))
    (new.adjustment, new.input) = (adjustment, ItemID(given.docked))
    try handle.screen.placement.set(new, ofScroll: item)
  }
}

extension cas_scroll_settings {
  fileprivate init(_ settings: ScrollSettings) {
    self.init(
      size: 0, insets: cas_insets(settings.insets), indicator_insets: cas_insets(settings.indicatorInsets),
      follows_keyboard: choice(settings.followsKeyboard), adjustment: settings.adjustment.rawValue,
      docked: settings.input.raw)
  }
}

@implementation @_cdecl("cas_scroll_get_state")
public func cas_scroll_get_state(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ out_state: UnsafeMutablePointer<cas_scroll_state>?
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    let result = try handle.required(out_state, "out_state")
    let info = try handle.screen.placement.scrollInfo(of: ItemID(scroll))
    let shownInsets = try handle.screen.placement.shownInsets(of: ItemID(scroll))
    try handle.fill(
      result, "out_state",
      with: cas_scroll_state(
        size: 0, insets: cas_insets(info.insets), indicator_insets: cas_insets(info.indicatorInsets),
        shown_insets: cas_insets(shownInsets),
        content_size: cas_size(width: info.contentSize.width, height: info.contentSize.height),
        offset: cas_point(info.offset), shown_offset: cas_point(info.shownOffset), visible: cas_rect(info.visible),
        is_adjusted: info.isAdjusted ? 1 : 0))
  }
}

@implementation @_cdecl("cas_scroll_set_content_size")
public func cas_scroll_set_content_size(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ width: Double, _ height: Double
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    do throws(Status) {
      try handle.screen.placement.setContentSize(Size(width: width, height: height), of: ItemID(scroll))
    } catch {
      throw handle.size(width, height, behind: error)
    }
  }
}

@implementation @_cdecl("cas_scroll_set_offset")
public func cas_scroll_set_offset(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ x: Double, _ y: Double
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    do throws(Status) { try handle.screen.placement.setOffset(Point(x: x, y: y), of: ItemID(scroll)) } catch {
      throw handle.number(isCoordinate(x) ? "y" : "x", behind: error)
    }
  }
}

@implementation @_cdecl("cas_scroll_drag")
public func cas_scroll_drag(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ x: Double, _ y: Double, _ velocity: Double
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    do throws(Status) {
      try handle.screen.placement.drag(ItemID(scroll), to: Point(x: x, y: y), velocity: velocity)
    } catch {
      throw handle.number(!isCoordinate(x) ? "x" : isCoordinate(y) ? "velocity" : "y", behind: error)
    }
  }
}

@implementation @_cdecl("cas_scroll_to_bottom")
public func cas_scroll_to_bottom(_ scene: OpaquePointer?, _ scroll: cas_item) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    try handle.screen.placement.scrollToBottom(ItemID(scroll))
  }
}

@implementation @_cdecl("cas_scroll_offset_showing")
public func cas_scroll_offset_showing(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ rect: cas_rect, _ out_offset: UnsafeMutablePointer<cas_point>?
) -> cas_status {
  withHandle(scene: scene, .scroll, .rect) { handle throws(Status) in
    let result = try handle.required(out_offset, "out_offset")
    let rect = Rect(rect)
    result.pointee = cas_point(try handle.screen.placement.offset(showing: rect, in: ItemID(scroll)))
  }
}

extension cas_insets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension cas_point {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension Insets {
  init(_ insets: cas_insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

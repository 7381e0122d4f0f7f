// casement.h, "Screen": scroll views.

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

@implementation @_cdecl("cas_scroll_get")
public func cas_scroll_get(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ out_scroll: UnsafeMutablePointer<cas_scroll>?
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    let result = try handle.required(out_scroll, "out_scroll")
    let info = try handle.screen.scrollInfo(of: ItemID(scroll))
    result.pointee = cas_scroll(
      insets: cas_insets(info.insets), indicator_insets: cas_insets(info.indicatorInsets),
      content_size: cas_size(width: info.contentSize.width, height: info.contentSize.height),
      offset: cas_point(info.offset), shown_offset: cas_point(info.shownOffset), visible: cas_rect(info.visible),
      is_adjusted: info.isAdjusted ? 1 : 0)
  }
}

@implementation @_cdecl("cas_scroll_insets")
public func cas_scroll_insets(_ scene: OpaquePointer?, _ scroll: cas_item) -> cas_insets {
  withScreen(scene, or: .none) { screen throws(Status) in
    cas_insets(try screen.scrollInfo(of: ItemID(scroll)).insets)
  }
}

@implementation @_cdecl("cas_scroll_shown_insets")
public func cas_scroll_shown_insets(_ scene: OpaquePointer?, _ scroll: cas_item) -> cas_insets {
  withScreen(scene, or: .none) { screen throws(Status) in cas_insets(try screen.shownInsets(of: ItemID(scroll))) }
}

@implementation @_cdecl("cas_scroll_set_insets")
public func cas_scroll_set_insets(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ insets: cas_insets, _ indicator_insets: cas_insets
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    do throws(Status) {
      try handle.screen.setInsets(Insets(insets), Insets(indicator_insets), of: ItemID(scroll))
    } catch {
      throw handle.number(insets.isValid ? "indicator_insets" : "insets", behind: error)
    }
  }
}

@implementation @_cdecl("cas_scroll_set_content_size")
public func cas_scroll_set_content_size(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ width: Double, _ height: Double
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    do throws(Status) {
      try handle.screen.setContentSize(Size(width: width, height: height), of: ItemID(scroll))
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
    do throws(Status) { try handle.screen.setOffset(Point(x: x, y: y), of: ItemID(scroll)) } catch {
      throw handle.number(isPlace(x) ? "y" : "x", behind: error)
    }
  }
}

@implementation @_cdecl("cas_scroll_drag")
public func cas_scroll_drag(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ x: Double, _ y: Double, _ velocity: Double
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    do throws(Status) { try handle.screen.drag(ItemID(scroll), to: Point(x: x, y: y), velocity: velocity) } catch {
      throw handle.number(!isPlace(x) ? "x" : isPlace(y) ? "velocity" : "y", behind: error)
    }
  }
}

@implementation @_cdecl("cas_scroll_to_bottom")
public func cas_scroll_to_bottom(_ scene: OpaquePointer?, _ scroll: cas_item) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    try handle.screen.scrollToBottom(ItemID(scroll))
  }
}

@implementation @_cdecl("cas_scroll_offset_showing")
public func cas_scroll_offset_showing(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ rect: cas_rect, _ out_offset: UnsafeMutablePointer<cas_point>?
) -> cas_status {
  withHandle(scene: scene, .scroll, .rect) { handle throws(Status) in
    let result = try handle.required(out_offset, "out_offset")
    let rect = Rect(rect)
    result.pointee = cas_point(try handle.screen.offset(showing: rect, in: ItemID(scroll)))
  }
}

@implementation @_cdecl("cas_scroll_set_follows_keyboard")
public func cas_scroll_set_follows_keyboard(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ follows: cas_follows
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    guard (-1...1).contains(follows) else { throw handle.attributing(.outOfRange, to: "follows") }
    try handle.screen.setFollowsKeyboard(follows < 0 ? nil : follows == 1, ItemID(scroll))
  }
}

@implementation @_cdecl("cas_scroll_set_adjustment")
public func cas_scroll_set_adjustment(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ adjustment: cas_adjustment,
  _ out_has_effect: UnsafeMutablePointer<Int32>?
) -> cas_status {
  withHandle(scene: scene, .scroll) { handle throws(Status) in
    guard let adjustment = InsetAdjustment(rawValue: adjustment) else {
      throw handle.attributing(.outOfRange, to: "adjustment")
    }
    let hasEffect = try handle.screen.setAdjustment(adjustment, ItemID(scroll))
    out_has_effect?.pointee = hasEffect ? 1 : 0
  }
}

@implementation @_cdecl("cas_scene_dock")
public func cas_scene_dock(_ scene: OpaquePointer?, _ scroll: cas_item, _ input: cas_item) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) { try handle.screen.dock(input == 0 ? nil : ItemID(input), above: ItemID(scroll)) } catch {
      guard error.isAboutID else { throw error }
      throw handle.attributing(error, to: handle.isScroll(scroll) ? "input" : "scroll")
    }
  }
}

@implementation @_cdecl("cas_view_set_index")
public func cas_view_set_index(_ scene: OpaquePointer?, _ view: cas_item, _ index: Int) -> cas_status {
  withHandle(scene: scene, .view, .index) { handle throws(Status) in
    try handle.screen.move(ItemID(view), toIndex: index)
  }
}

extension SceneHandle {
  fileprivate mutating func isScroll(_ item: cas_item) -> Bool {
    do throws(Status) { return try scene.kind(of: ItemID(item)) == .scroll } catch { return false }
  }
}

extension cas_insets {
  fileprivate var isValid: Bool { isPlace(top) && isPlace(left) && isPlace(bottom) && isPlace(right) }

  static var none: cas_insets { cas_insets(top: .nan, left: .nan, bottom: .nan, right: .nan) }

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

// casement.h, "Items": settings and state of views.

import CCasement
import Layout
import Memory
import Screen
import Solver
import Status

@implementation @_cdecl("cas_view_get")
public func cas_view_get(
  _ scene: OpaquePointer?, _ view: cas_item, _ out_settings: UnsafeMutablePointer<cas_view_settings>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = try handle.settings(ofView: view)
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_view_set")
public func cas_view_set(
  _ scene: OpaquePointer?, _ view: cas_item, _ settings: UnsafePointer<cas_view_settings>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in try handle.change(view, to: settings) }
}

/// The members, in the order in which they are set. The direction comes late, since resetting it may need memory.
private func viewMember(_ index: Int) -> StaticString {
  switch index {
  case 0: "settings.margins"
  case 1: "settings.alignment_insets"
  case 2: "settings.first_baseline"
  case 3: "settings.last_baseline"
  case 4: "settings.horizontal_hugging"
  case 5: "settings.vertical_hugging"
  case 6: "settings.horizontal_compression"
  case 7: "settings.vertical_compression"
  case 8: "settings.collapses_width"
  case 9: "settings.direction"
  default: "settings.margins_follow_safe_area"
  }
}

extension cas_view_settings {
  /// The bits of the members that differ from others, with the members that are set together with these.
  @inline(never)
  fileprivate func changes(from other: cas_view_settings) -> UInt32 {
    var changes: UInt32 = 0
    if margins != other.margins || margins_are_directional != other.margins_are_directional { changes |= 1 }
    if alignment_insets != other.alignment_insets { changes |= 1 << 1 }
    if first_baseline != other.first_baseline || last_baseline != other.last_baseline { changes |= 0b11 << 2 }
    if horizontal_hugging != other.horizontal_hugging { changes |= 1 << 4 }
    if vertical_hugging != other.vertical_hugging { changes |= 1 << 5 }
    if horizontal_compression != other.horizontal_compression { changes |= 1 << 6 }
    if vertical_compression != other.vertical_compression { changes |= 1 << 7 }
    if Collapse(self) != Collapse(other) { changes |= 1 << 8 }
    if direction != other.direction { changes |= 1 << 9 }
    let isSame = follows == other.follows && background == other.background
    return isSame ? changes : changes | 1 << 10
  }

  fileprivate var follows: Bool { margins_follow_safe_area != 0 }
}

extension SceneHandle {
  // Optimised for speed, since for size large structs are copied byte by byte.
  @_optimize(speed)
  fileprivate mutating func change(
    _ view: cas_item, to settings: UnsafePointer<cas_view_settings>?
  ) throws(Status) {
    let old = try self.settings(ofView: view)
    let new = try self.settings(settings, over: old)
    try change(members: new.changes(from: old), viewMember) { handle, member, phase throws(Status) in
      switch phase {
      case .check: try handle.check(member, of: new, view, old)
      case .set: try handle.set(member, of: view, to: new, from: old)
      case .setBack: try handle.set(member, of: view, to: old, from: new)
      }
    }
  }

  fileprivate mutating func settings(ofView view: cas_item) throws(Status) -> cas_view_settings {
    let settings = try scene.views.settings(of: ItemID(view))
    return cas_view_settings(
      size: 0, horizontal_hugging: settings.hugging.horizontal, vertical_hugging: settings.hugging.vertical,
      horizontal_compression: settings.compression.horizontal, vertical_compression: settings.compression.vertical,
      first_baseline: settings.baselines.first, last_baseline: settings.baselines.last,
      margins: cas_insets(settings.margins), margins_are_directional: settings.hasDirectionalMargins ? 1 : 0,
      margins_follow_safe_area: screen.placement.marginsFollowSafeArea(ItemID(view)) ? 1 : 0,
      alignment_insets: cas_insets(settings.alignmentInsets), direction: settings.direction.rawValue,
      background: settings.background, collapses_width: settings.collapses.width ? 1 : 0,
      collapses_height: settings.collapses.height ? 1 : 0)
  }

  fileprivate mutating func check(
    _ member: Int, of settings: cas_view_settings, _ view: cas_item, _ old: cas_view_settings
  ) throws(Status) {
    switch member {
    case 0: try check(settings.margins, viewMember(member))
    case 1:
      try check(settings.alignment_insets, viewMember(member))
      if ItemID(view) == .window { throw .kind }
    case 2: try checkCoordinate(settings.first_baseline)
    case 3: try checkCoordinate(settings.last_baseline)
    case 4: try check(priority: settings.horizontal_hugging, of: view)
    case 5: try check(priority: settings.vertical_hugging, of: view)
    case 6: try check(priority: settings.horizontal_compression, of: view)
    case 7: try check(priority: settings.vertical_compression, of: view)
    case 8: try scene.model.checkCollapses(of: ItemID(view))
    case 9: if Direction(rawValue: settings.direction) == nil { throw .outOfRange }
    default: if settings.follows != old.follows, !screen.animatedScene.hasScreen { throw .mode }
    }
  }

  private func check(priority: cas_priority, of view: cas_item) throws(Status) {
    guard (1...requiredPriority).contains(priority) else { throw .outOfRange }
    if ItemID(view) == .window { throw .kind }
  }

  fileprivate mutating func set(
    _ member: Int, of view: cas_item, to new: cas_view_settings, from old: cas_view_settings
  ) throws(Status) {
    let item = ItemID(view)
    switch member {
    case 0: try scene.setMargins(Insets(new.margins), isDirectional: new.margins_are_directional != 0, of: item)
    case 1: try scene.setAlignmentInsets(Insets(new.alignment_insets), of: item)
    case 2: try scene.setBaselines(first: new.first_baseline, last: new.last_baseline, of: item)
    case 4: try scene.model.setHugging(new.horizontal_hugging, .horizontal, of: item)
    case 5: try scene.model.setHugging(new.vertical_hugging, .vertical, of: item)
    case 6: try scene.model.setCompression(new.horizontal_compression, .horizontal, of: item)
    case 7: try scene.model.setCompression(new.vertical_compression, .vertical, of: item)
    case 8: try scene.model.setCollapses(Collapse(new), of: item)
    case 9: try scene.model.setDirection(direction(new.direction), of: item)
    case 10:
      try scene.views.setBackground(new.background, of: item)
      if new.follows == old.follows { break }
      do throws(Status) { try screen.placement.setMarginsFollowSafeArea(new.follows, item) } catch {
        // The memory for it is there.
        do throws(Status) { try scene.views.setBackground(old.background, of: item) } catch {}
        throw error
      }
    default: break
    }
  }
}

extension Collapse {
  fileprivate init(_ settings: cas_view_settings) {
    self.init(width: settings.collapses_width != 0, height: settings.collapses_height != 0)
  }
}

// MARK: State

@implementation @_cdecl("cas_view_get_state")
public func cas_view_get_state(
  _ scene: OpaquePointer?, _ view: cas_item, _ out_state: UnsafeMutablePointer<cas_view_state>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    let result = try handle.required(out_state, "out_state")
    let state = try handle.scene.views.state(of: ItemID(view))
    try handle.fill(
      result, "out_state",
      with: cas_view_state(
        size: 0, intrinsic: cas_size(width: state.intrinsic.width, height: state.intrinsic.height),
        is_measured: state.isMeasured ? 1 : 0, first_baseline: state.baselines.first,
        last_baseline: state.baselines.last, margins: cas_insets(state.margins)))
  }
}

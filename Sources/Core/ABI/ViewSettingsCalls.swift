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
  case 9: "settings.collapses_height"
  case 10: "settings.direction"
  default: "settings.margins_follow_safe_area"
  }
}

extension SceneHandle {
  // Optimised for speed, since for size large structs are copied byte by byte.
  @_optimize(speed)
  fileprivate mutating func change(
    _ view: cas_item, to settings: UnsafePointer<cas_view_settings>?
  ) throws(Status) {
    let old = try self.settings(ofView: view)
    let new = try self.settings(settings, over: old)
    try change(members: 12, viewMember) { handle, member, phase throws(Status) in
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
    let isWindow = ItemID(view) == .window
    switch member {
    case 0: try check(settings.margins, viewMember(member))
    case 1:
      try check(settings.alignment_insets, viewMember(member))
      if isWindow, settings.alignment_insets != old.alignment_insets { throw .kind }
    case 2: try checkCoordinate(settings.first_baseline)
    case 3: try checkCoordinate(settings.last_baseline)
    case 4: try check(priority: settings.horizontal_hugging, isWindow, old.horizontal_hugging)
    case 5: try check(priority: settings.vertical_hugging, isWindow, old.vertical_hugging)
    case 6: try check(priority: settings.horizontal_compression, isWindow, old.horizontal_compression)
    case 7: try check(priority: settings.vertical_compression, isWindow, old.vertical_compression)
    case 8, 9:
      if Collapse(settings) != Collapse(old) { try scene.model.checkCollapses(of: ItemID(view)) }
    case 10: if Direction(rawValue: settings.direction) == nil { throw .outOfRange }
    default:
      let isSame = (settings.margins_follow_safe_area != 0) == (old.margins_follow_safe_area != 0)
      if !isSame, !screen.animatedScene.hasScreen { throw .mode }
    }
  }

  private func check(priority: cas_priority, _ isWindow: Bool, _ old: cas_priority) throws(Status) {
    guard (1...requiredPriority).contains(priority) else { throw .outOfRange }
    if isWindow, priority != old { throw .kind }
  }

  fileprivate mutating func set(
    _ member: Int, of view: cas_item, to new: cas_view_settings, from old: cas_view_settings
  ) throws(Status) {
    let item = ItemID(view)
    switch member {
    case 0:
      if new.margins != old.margins || new.margins_are_directional != old.margins_are_directional {
        try scene.setMargins(Insets(new.margins), isDirectional: new.margins_are_directional != 0, of: item)
      }
    case 1:
      if new.alignment_insets != old.alignment_insets {
        try scene.setAlignmentInsets(Insets(new.alignment_insets), of: item)
      }
    case 2:
      if new.first_baseline != old.first_baseline || new.last_baseline != old.last_baseline {
        try scene.setBaselines(first: new.first_baseline, last: new.last_baseline, of: item)
      }
    case 4: try set(hugging: new.horizontal_hugging, .horizontal, of: item, from: old.horizontal_hugging)
    case 5: try set(hugging: new.vertical_hugging, .vertical, of: item, from: old.vertical_hugging)
    case 6: try set(compression: new.horizontal_compression, .horizontal, of: item, from: old.horizontal_compression)
    case 7: try set(compression: new.vertical_compression, .vertical, of: item, from: old.vertical_compression)
    case 8: if Collapse(new) != Collapse(old) { try scene.model.setCollapses(Collapse(new), of: item) }
    case 10:
      if new.direction != old.direction { try scene.model.setDirection(direction(new.direction), of: item) }
    case 11:
      try scene.views.setBackground(new.background, of: item)
      let follows = new.margins_follow_safe_area != 0
      if follows == (old.margins_follow_safe_area != 0) { break }
      do throws(Status) { try screen.placement.setMarginsFollowSafeArea(follows, item) } catch {
        // The memory for it is there.
        do throws(Status) { try scene.views.setBackground(old.background, of: item) } catch {}
        throw error
      }
    default: break
    }
  }

  private mutating func set(hugging: cas_priority, _ axis: Axis, of view: ItemID, from old: cas_priority) throws(Status)
  {
    if hugging != old { try scene.model.setHugging(hugging, axis, of: view) }
  }

  private mutating func set(
    compression: cas_priority, _ axis: Axis, of view: ItemID, from old: cas_priority
  ) throws(Status) {
    if compression != old { try scene.model.setCompression(compression, axis, of: view) }
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

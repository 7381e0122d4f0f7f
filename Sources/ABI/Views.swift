// casement.h, "Items": what belongs to a view.

import CCasement
import Layout
import Memory
import Screen
import Solver
import Status

@implementation @_cdecl("cas_view_set_hidden")
public func cas_view_set_hidden(_ scene: OpaquePointer?, _ view: cas_item, _ is_hidden: Int32) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.screen.setHidden(is_hidden != 0, ItemID(view))
  }
}

@implementation @_cdecl("cas_view_set_intrinsic")
public func cas_view_set_intrinsic(
  _ scene: OpaquePointer?, _ view: cas_item, _ width: Double, _ height: Double
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    do throws(Status) { try handle.scene.setIntrinsicSize(Size(width: width, height: height), of: ItemID(view)) } catch
    {
      if error == .owned {
        handle.message.begin(height == CAS_NO_METRIC ? "width" : "height")
        handle.message.say("the measure function of the view returns it; pass CAS_NO_METRIC")
      }
      let isWidth = error == .notFinite ? !width.isFinite : width != CAS_NO_METRIC && !isLength(width)
      throw handle.number(isWidth ? "width" : "height", behind: error)
    }
  }
}

@implementation @_cdecl("cas_scene_set_intrinsics")
public func cas_scene_set_intrinsics(
  _ scene: OpaquePointer?, _ views: UnsafePointer<cas_item>?, _ sizes: UnsafePointer<cas_size>?, _ count: Int
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let views = try handle.array(views, count, of: ItemID.self, "views")
    let sizes = try handle.array(sizes, count, of: Size.self, "sizes")
    for index in views.indices {
      try handle.element(index, of: "views") { handle throws(Status) in
        try handle.scene.checkIntrinsicSize(sizes[index], of: views[index])
      }
    }
    try handle.scene.setIntrinsicSizes(sizes, of: views)
  }
}

@implementation @_cdecl("cas_view_set_hugging")
public func cas_view_set_hugging(
  _ scene: OpaquePointer?, _ view: cas_item, _ axis: cas_axis, _ priority: cas_priority
) -> cas_status {
  withHandle(scene: scene, .view, .priority) { handle throws(Status) in
    try handle.scene.setHugging(priority, handle.axis(axis), of: ItemID(view))
  }
}

@implementation @_cdecl("cas_view_set_compression")
public func cas_view_set_compression(
  _ scene: OpaquePointer?, _ view: cas_item, _ axis: cas_axis, _ priority: cas_priority
) -> cas_status {
  withHandle(scene: scene, .view, .priority) { handle throws(Status) in
    try handle.scene.setCompression(priority, handle.axis(axis), of: ItemID(view))
  }
}

@implementation @_cdecl("cas_view_set_baselines")
public func cas_view_set_baselines(
  _ scene: OpaquePointer?, _ view: cas_item, _ first: Double, _ last: Double
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    do throws(Status) { try handle.scene.setBaselines(first: first, last: last, of: ItemID(view)) } catch {
      throw handle.number(isPlace(first) ? "last" : "first", behind: error)
    }
  }
}

@implementation @_cdecl("cas_view_set_margins")
public func cas_view_set_margins(_ scene: OpaquePointer?, _ view: cas_item, _ margins: cas_insets) -> cas_status {
  withHandle(scene: scene, .view, .margins) { handle throws(Status) in
    try handle.scene.setMargins(
      Insets(top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right), of: ItemID(view))
  }
}

@implementation @_cdecl("cas_view_set_directional_margins")
public func cas_view_set_directional_margins(
  _ scene: OpaquePointer?, _ view: cas_item, _ margins: cas_directional_insets
) -> cas_status {
  withHandle(scene: scene, .view, .margins) { handle throws(Status) in
    try handle.scene.setMargins(
      Insets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing),
      isDirectional: true, of: ItemID(view))
  }
}

@implementation @_cdecl("cas_view_set_alignment_insets")
public func cas_view_set_alignment_insets(
  _ scene: OpaquePointer?, _ view: cas_item, _ insets: cas_insets
) -> cas_status {
  withHandle(scene: scene, .view, .insets) { handle throws(Status) in
    try handle.scene.setAlignmentInsets(
      Insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right), of: ItemID(view))
  }
}

@implementation @_cdecl("cas_view_set_background")
public func cas_view_set_background(_ scene: OpaquePointer?, _ view: cas_item, _ colour: UInt32) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in try handle.scene.setBackground(colour, of: ItemID(view)) }
}

@implementation @_cdecl("cas_view_get")
public func cas_view_get(
  _ scene: OpaquePointer?, _ view: cas_item, _ out_settings: UnsafeMutablePointer<cas_view_settings>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = try handle.scene.settings(of: ItemID(view))
    let follows = handle.screen.marginsFollowSafeArea(ItemID(view))
    try handle.fill(result, "out_settings") { size in
      cas_view_settings(
        size: size, intrinsic: cas_size(width: settings.intrinsic.width, height: settings.intrinsic.height),
        is_measured: settings.isMeasured ? 1 : 0, background: settings.background,
        first_baseline: settings.firstBaseline, last_baseline: settings.lastBaseline,
        margins: cas_insets(settings.margins), alignment_insets: cas_insets(settings.alignmentInsets),
        has_directional_margins: settings.hasDirectionalMargins ? 1 : 0,
        margins_follow_safe_area: follows ? 1 : 0,
        effective_margins: cas_insets(settings.wholeMargins))
    }
  }
}

@implementation @_cdecl("cas_view_set_direction")
public func cas_view_set_direction(
  _ scene: OpaquePointer?, _ view: cas_item, _ direction: cas_direction
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.scene.setDirection(handle.direction(direction), of: ItemID(view))
  }
}

@implementation @_cdecl("cas_view_set_measure")
public func cas_view_set_measure(
  _ scene: OpaquePointer?, _ view: cas_item, _ measure: cas_measure?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.scene.setMeasure(measure.map { .height($0) }, context: context, of: ItemID(view))
  }
}

@implementation @_cdecl("cas_view_set_measure_size")
public func cas_view_set_measure_size(
  _ scene: OpaquePointer?, _ view: cas_item, _ measure: cas_measure_size?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    // The structures of the core have the memory layout of those of the C interface.
    try handle.scene.setMeasure(
      measure.map { .size(unsafeBitCast($0, to: SizeFunction.self)) }, context: context, of: ItemID(view))
  }
}

@implementation @_cdecl("cas_view_invalidate_measure")
public func cas_view_invalidate_measure(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.scene.invalidateMeasure(of: ItemID(view))
  }
}

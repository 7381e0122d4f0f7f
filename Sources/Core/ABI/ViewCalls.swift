// casement.h, "Layouts" and "Content": hiding, intrinsic sizes, measure functions.

import CCasement
import Layout
import Memory
import Screen
import Solver
import Status

@implementation @_cdecl("cas_view_set_hidden")
public func cas_view_set_hidden(_ scene: OpaquePointer?, _ view: cas_item, _ is_hidden: Int32) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.screen.controllers.setHidden(is_hidden != 0, ItemID(view))
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
        handle.message.say("the measure function of the view returns it; set none")
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

@implementation @_cdecl("cas_view_set_measure")
public func cas_view_set_measure(
  _ scene: OpaquePointer?, _ view: cas_item, _ measure: cas_measure?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    // The structures of the core have the memory layout of those of the C interface.
    try handle.scene.setMeasure(
      unsafeBitCast(measure, to: MeasureFunction?.self), context: context, of: ItemID(view))
  }
}

@implementation @_cdecl("cas_view_invalidate_measure")
public func cas_view_invalidate_measure(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.scene.invalidateMeasure(of: ItemID(view))
  }
}

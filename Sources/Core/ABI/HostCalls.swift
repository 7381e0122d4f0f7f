// casement.h, "Items" and "Frames", and casement/screen.h, "Animation": functions for programs that display a scene.
// User data, hit testing, fitting sizes, the end of animations.

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

@implementation @_cdecl("cas_item_set_data")
public func cas_item_set_data(_ scene: OpaquePointer?, _ item: cas_item, _ data: UInt64) -> cas_status {
  withHandle(scene: scene, .item) { handle throws(Status) in try handle.scene.views.setData(data, of: ItemID(item)) }
}

@implementation @_cdecl("cas_item_data")
public func cas_item_data(_ scene: OpaquePointer?, _ item: cas_item) -> UInt64 {
  withScene(scene, or: 0) { scene throws(Status) in try scene.views.data(of: ItemID(item)) }
}

@implementation @_cdecl("cas_item_set_name")
public func cas_item_set_name(
  _ scene: OpaquePointer?, _ item: cas_item, _ name: UnsafePointer<CChar>?
) -> cas_status {
  withHandle(scene: scene, .item) { handle throws(Status) in
    let name = try handle.name(name, "name") ?? UnsafeBufferPointer(start: nil, count: 0)
    try handle.scene.tree.setName(name, of: ItemID(item))
  }
}

@implementation @_cdecl("cas_scene_item_at")
public func cas_scene_item_at(_ scene: OpaquePointer?, _ x: Double, _ y: Double) -> cas_item {
  withScreen(scene, or: 0) { screen throws(Status) in try screen.placement.item(at: Point(x: x, y: y))?.raw ?? 0 }
}

@implementation @_cdecl("cas_view_fitting_size")
public func cas_view_fitting_size(
  _ scene: OpaquePointer?, _ view: cas_item, _ target: cas_size, _ width_priority: cas_priority,
  _ height_priority: cas_priority, _ out_size: UnsafeMutablePointer<cas_size>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    let result = try handle.required(out_size, "out_size")
    let priorities = (width: width_priority, height: height_priority)
    guard (1...requiredPriority).contains(priorities.width) else {
      throw handle.attributing(.outOfRange, to: "width_priority")
    }
    guard (1...requiredPriority).contains(priorities.height) else {
      throw handle.attributing(.outOfRange, to: "height_priority")
    }
    do throws(Status) {
      try checkCoordinate(target.width)
      try checkCoordinate(target.height)
    } catch { throw handle.attributing(error, to: "target") }
    let wanted = Size(width: target.width, height: target.height)
    var size = wanted
    try handle.callingOut { screen throws(Status) in
      size = try screen.scene.fittingSize(of: ItemID(view), target: wanted, priorities: priorities)
    }
    result.pointee = cas_size(width: size.width, height: size.height)
  }
}

@implementation @_cdecl("cas_scene_is_moving")
public func cas_scene_is_moving(_ scene: OpaquePointer?, _ out_end: UnsafeMutablePointer<Double>?) -> Int32 {
  out_end?.pointee = 0
  return withScreen(scene, or: 0) { screen throws(Status) in
    guard let end = try screen.motions.movesUntil() else { return 0 }
    out_end?.pointee = end
    return 1
  }
}

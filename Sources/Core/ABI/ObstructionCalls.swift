// casement/screen.h, "Devices", and "Obstructions and safe areas".

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

// MARK: Devices

@implementation @_cdecl("cas_device_get")
public func cas_device_get(_ index: Int, _ out_device: UnsafeMutablePointer<cas_device>?) -> cas_status {
  guard let result = out_device else { return Status.null.rawValue }
  guard index >= 0, index < Devices.count else { return Status.outOfRange.rawValue }
  let found = Devices.numbered(index)
  result.pointee = cas_device(found.device, named: found.name)
  return cas_status(CAS_OK)
}

extension cas_device {
  fileprivate init(_ device: ScreenDevice, named name: StaticString?) {
    self.init(
      name: name.map { zeroTerminated($0) }, idiom: device.idiom.rawValue, width: device.size.width,
      height: device.size.height, scale: device.scale, portrait: cas_insets(device.portrait),
      landscape: cas_insets(device.landscape), status_bar: device.statusBar)
  }
}

@implementation @_cdecl("cas_scene_device")
public func cas_scene_device(_ scene: OpaquePointer?, _ out_device: UnsafeMutablePointer<cas_device>?) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let result = try handle.required(out_device, "out_device")
    guard let found = handle.screen.window.namedDevice() else {
      throw handle.mode("the scene has no device", behind: .mode)
    }
    result.pointee = cas_device(found.device, named: found.name)
  }
}

@implementation @_cdecl("cas_scene_set_device")
public func cas_scene_set_device(_ scene: OpaquePointer?, _ device: UnsafePointer<cas_device>?) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let given = try handle.required(device, "device").pointee
    _ = try handle.name(given.name, "device.name")
    guard let idiom = Idiom(rawValue: given.idiom) else { throw handle.attributing(.outOfRange, to: "device.idiom") }
    let device = ScreenDevice(
      given.width, given.height, scale: given.scale, idiom: idiom, portrait: Insets(given.portrait),
      landscape: Insets(given.landscape), statusBar: given.status_bar)
    do throws(Status) { try handle.screen.display.setDevice(device) } catch {
      throw handle.number("device", behind: error)
    }
  }
}

@implementation @_cdecl("cas_scene_set_window")
public func cas_scene_set_window(_ scene: OpaquePointer?, _ frame: cas_rect) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) { try handle.screen.display.setWindow(Rect(frame)) } catch {
      throw handle.number("frame", behind: error)
    }
  }
}

// MARK: Obstructions

@implementation @_cdecl("cas_scene_add_obstruction")
public func cas_scene_add_obstruction(
  _ scene: OpaquePointer?, _ kind: cas_obstruction_kind, _ edge: UInt32, _ name: UnsafePointer<CChar>?
) -> cas_item {
  creating(in: scene, .none, .edge) { handle throws(Status) in
    guard let kind = ObstructionKind(rawValue: kind) else { throw handle.attributing(.outOfRange, to: "kind") }
    let name = try handle.name(name, "name")
    return try handle.screen.display.addObstruction(kind, edge: edge, name: name).raw
  }
}

@implementation @_cdecl("cas_obstruction_set_depth")
public func cas_obstruction_set_depth(
  _ scene: OpaquePointer?, _ obstruction: cas_item, _ depth: Double
) -> cas_status {
  withHandle(scene: scene, .obstruction, .depth) { handle throws(Status) in
    try handle.screen.display.setDepth(depth, ofObstruction: ItemID(obstruction))
  }
}

@implementation @_cdecl("cas_obstruction_set_frame")
public func cas_obstruction_set_frame(
  _ scene: OpaquePointer?, _ obstruction: cas_item, _ frame: cas_rect
) -> cas_status {
  withHandle(scene: scene, .obstruction, .frame) { handle throws(Status) in
    try handle.screen.display.setFrame(Rect(frame), ofObstruction: ItemID(obstruction))
  }
}

@implementation @_cdecl("cas_scene_obstruction_count")
public func cas_scene_obstruction_count(_ scene: OpaquePointer?) -> Int {
  withScreen(scene, or: 0) { screen throws(Status) in screen.display.obstructionCount }
}

@implementation @_cdecl("cas_scene_obstruction")
public func cas_scene_obstruction(
  _ scene: OpaquePointer?, _ index: Int, _ out_obstruction: UnsafeMutablePointer<cas_obstruction>?
) -> cas_status {
  withHandle(scene: scene, .none, .index) { handle throws(Status) in
    let result = try handle.required(out_obstruction, "out_obstruction")
    guard handle.screen.animatedScene.hasScreen else { throw .mode }
    guard index >= 0, index < handle.screen.display.obstructionCount else { throw .outOfRange }
    let found = handle.screen.display.obstruction(index)
    result.pointee = cas_obstruction(
      item: found.item.raw, kind: found.kind.rawValue, edge: found.edge, frame: cas_rect(found.frame))
  }
}

// MARK: Safe areas

@implementation @_cdecl("cas_view_safe_area")
public func cas_view_safe_area(_ scene: OpaquePointer?, _ view: cas_item) -> cas_item {
  creating(in: scene, .view) { handle throws(Status) in try handle.screen.placement.safeArea(of: ItemID(view)).raw }
}

@implementation @_cdecl("cas_view_safe_insets")
public func cas_view_safe_insets(
  _ scene: OpaquePointer?, _ view: cas_item, _ out_insets: UnsafeMutablePointer<cas_insets>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    let result = try handle.required(out_insets, "out_insets")
    result.pointee = cas_insets(try handle.screen.placement.safeInsets(of: ItemID(view)))
  }
}

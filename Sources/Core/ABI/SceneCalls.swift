// casement.h, "Layouts" and "Scenes": creating, freeing and resizing a scene, its messages.

import CCasement
import Layout
import Memory
import Screen
import Solver
import Status

@implementation @_cdecl("cas_scene_new")
public func cas_scene_new(
  _ options: UnsafePointer<cas_scene_options>?, _ out_status: UnsafeMutablePointer<cas_status>?
) -> OpaquePointer? {
  constructing(out_status) { () throws(Status) in try makeScene(options) }
}

// Optimised for speed, since for size large structs are copied byte by byte.
@_optimize(speed)
private func makeScene(_ given: UnsafePointer<cas_scene_options>?) throws(Status) -> OpaquePointer {
  var options = cas_scene_options()
  guard read(given, into: &options), options.flags & ~CAS_SCENE_STRICT == 0,
    let direction = Direction(rawValue: options.direction)
  else { throw .outOfRange }
  let account = try Account.opened(options.allocator, inlineBytes: SceneHandle.inlineBytes)
  guard let handle = SceneHandle.make(account, { SceneHandle(account, $0) }) else { throw .outOfMemory }
  do throws(Status) {
    try handle.pointee.scene.open(width: options.width, height: options.height)
    try handle.pointee.scene.model.setDirection(direction, of: .window)
    try handle.pointee.scene.frames.setScale(options.scale)
    handle.pointee.scene.model.isStrict = options.flags & CAS_SCENE_STRICT != 0
    try handle.pointee.openScreen(options)
  } catch {
    SceneHandle.free(handle)
    throw error
  }
  return OpaquePointer(handle)
}

@implementation @_cdecl("cas_scene_free")
public func cas_scene_free(_ scene: OpaquePointer?) {
  if let handle = usableHandle(scene: scene) { SceneHandle.free(handle) }
}

@implementation @_cdecl("cas_scene_last_error")
public func cas_scene_last_error(_ scene: OpaquePointer?) -> UnsafePointer<CChar>? {
  usableHandle(scene: scene)?.pointee.message.pointer
    ?? zeroTerminated(
      scene == nil ? sentence(of: Status.null.rawValue) : busy)
}

@implementation @_cdecl("cas_scene_last_status")
public func cas_scene_last_status(_ scene: OpaquePointer?) -> cas_status {
  usableHandle(scene: scene)?.pointee.message.status ?? (scene == nil ? Status.null : Status.inUse).rawValue
}

@implementation @_cdecl("cas_scene_set_size")
public func cas_scene_set_size(_ scene: OpaquePointer?, _ width: Double, _ height: Double) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) { try handle.screen.display.setSize(width: width, height: height) } catch {
      throw handle.size(width, height, behind: error)
    }
  }
}

extension SceneHandle {
  /// Opens the screen that the options of a new scene ask for.
  fileprivate mutating func openScreen(_ options: cas_scene_options) throws(Status) {
    guard let idiom = Idiom(rawValue: options.idiom), let orientation = Orientation(rawValue: options.orientation)
    else { throw .outOfRange }
    if options.profile == CAS_PROFILE_NONE { return }
    guard let profile = Profile.numbered(options.profile) else { throw .outOfRange }
    try screen.open(profile, idiom, orientation, width: options.width, height: options.height)
  }
}

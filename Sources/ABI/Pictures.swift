// casement.h, "Pictures": SVG, filmstrips, and the scene as text.

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

@implementation @_cdecl("cas_scene_write_svg")
public func cas_scene_write_svg(
  _ scene: OpaquePointer?, _ options: UnsafePointer<cas_picture_options>?, _ write: cas_write?,
  _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    var pieces = Pieces(function: try handle.required(write, "write"), context: context)
    let options = try handle.picture(options)
    try handle.callingOut { screen throws(Status) in try screen.writePicture(options, to: &pieces) }
  }
}

@implementation @_cdecl("cas_scene_write_filmstrip")
public func cas_scene_write_filmstrip(
  _ scene: OpaquePointer?, _ samples: Int, _ options: UnsafePointer<cas_picture_options>?, _ write: cas_write?,
  _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    var pieces = Pieces(function: try handle.required(write, "write"), context: context)
    let options = try handle.picture(options)
    do throws(Status) {
      try handle.callingOut { screen throws(Status) in try screen.writeFilmstrip(samples, options, to: &pieces) }
    } catch {
      throw handle.mode(beforeCommit, behind: error)
    }
  }
}

extension SceneHandle {
  fileprivate mutating func picture(
    _ options: UnsafePointer<cas_picture_options>?
  ) throws(Status) -> PictureOptions {
    guard let given = read(options, or: cas_picture_options()) else { throw attributing(.outOfRange, to: "options") }
    guard given.flags & ~(CAS_PICTURE_MARGINS | CAS_PICTURE_BARE) == 0 else {
      throw attributing(.outOfRange, to: "flags")
    }
    var options = PictureOptions()
    options.hasMargins = given.flags & CAS_PICTURE_MARGINS != 0
    options.hasLabels = given.flags & CAS_PICTURE_BARE == 0
    options.zoom = given.zoom
    return options
  }
}

@implementation @_cdecl("cas_scene_describe")
public func cas_scene_describe(
  _ scene: OpaquePointer?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    var pieces = Pieces(function: try handle.required(write, "write"), context: context)
    try handle.callingOut { screen throws(Status) in try screen.describe(to: &pieces) }
  }
}

// casement.h, "Pictures and words".

public import CCasement
import Layout
import Memory
import Notation
import Solver

@implementation @_cdecl("cas_scene_write_svg")
public func cas_scene_write_svg(
  _ scene: OpaquePointer?, _ options: UnsafePointer<cas_picture_options>?, _ write: cas_write?,
  _ context: UnsafeMutableRawPointer?
) -> cas_status {
  answer(scene: scene) { handle throws(SolverError) in
    let function = try handle.given(write, "write")
    guard let given = read(options, or: cas_picture_options()) else { throw handle.blame(.outOfRange, "options") }
    guard given.flags & ~(CAS_PICTURE_MARGINS | CAS_PICTURE_BARE) == 0 else { throw handle.blame(.outOfRange, "flags") }
    var options = PictureOptions()
    options.hasMargins = given.flags & CAS_PICTURE_MARGINS != 0
    options.hasLabels = given.flags & CAS_PICTURE_BARE == 0
    options.zoom = given.zoom
    var pieces = Pieces(function: function, context: context)
    handle.isBusy = true
    defer { handle.isBusy = false }
    try handle.scene.writePicture(options, to: &pieces)
  }
}

@implementation @_cdecl("cas_scene_describe")
public func cas_scene_describe(
  _ scene: OpaquePointer?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  answer(scene: scene) { handle throws(SolverError) in
    var pieces = Pieces(function: try handle.given(write, "write"), context: context)
    handle.isBusy = true
    defer { handle.isBusy = false }
    try handle.scene.describe(to: &pieces)
  }
}

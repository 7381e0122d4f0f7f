// casement.h, "Ambiguity and explanations": the scene as text.

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

@implementation @_cdecl("cas_scene_describe")
public func cas_scene_describe(
  _ scene: OpaquePointer?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    var pieces = Pieces(function: try handle.required(write, "write"), context: context)
    try handle.callingOut { screen throws(Status) in try screen.describe(to: &pieces) }
  }
}

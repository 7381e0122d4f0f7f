// casement.h: the size of text, and where text is readable.

import CCasement
import Layout
import Memory
import Screen
import Status

@implementation @_cdecl("cas_scene_set_text_size")
public func cas_scene_set_text_size(_ scene: OpaquePointer?, _ text_size: Double) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) { try handle.scene.setTextSize(text_size) } catch {
      throw handle.number("text_size", behind: error)
    }
  }
}

@implementation @_cdecl("cas_scene_text_size")
public func cas_scene_text_size(_ scene: OpaquePointer?) -> Double {
  withScene(scene, or: .nan) { scene throws(Status) in scene.textSize }
}

@implementation @_cdecl("cas_view_readable_guide")
public func cas_view_readable_guide(_ scene: OpaquePointer?, _ view: cas_item) -> cas_item {
  creating(in: scene, .view) { handle throws(Status) in try handle.scene.readableGuide(of: ItemID(view)).raw }
}

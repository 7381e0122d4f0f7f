// casement.h, "Items": readable guides.

import CCasement
import Layout
import Memory
import Screen
import Status

@implementation @_cdecl("cas_view_readable_guide")
public func cas_view_readable_guide(_ scene: OpaquePointer?, _ view: cas_item) -> cas_item {
  creating(in: scene, .view) { handle throws(Status) in try handle.scene.readableGuide(of: ItemID(view)).raw }
}

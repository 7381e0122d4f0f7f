// casement.h, "Items", and cas_scene_add_view() of "Layouts": the tree. What belongs to a view is in ViewCalls.

import CCasement
import Layout
import Memory
import Screen
import Solver
import Status

// MARK: Adding and removing

@implementation @_cdecl("cas_scene_add_view")
public func cas_scene_add_view(
  _ scene: OpaquePointer?, _ parent: cas_item, _ kind: cas_kind, _ name: UnsafePointer<CChar>?
) -> cas_item {
  creating(in: scene, .parent) { handle throws(Status) in
    try handle.addView(cas_view(parent: parent, kind: kind, name: name)).raw
  }
}

@implementation @_cdecl("cas_scene_add_views")
public func cas_scene_add_views(
  _ scene: OpaquePointer?, _ views: UnsafePointer<cas_view>?, _ count: Int, _ out_items: UnsafeMutablePointer<cas_item>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let views = try handle.array(views, count, of: cas_view.self, "views")
    let results = try handle.room(out_items, count, "out_items")
    var arranged = 0
    for view in views where handle.scene.views.isBox(ItemID(view.parent)) { arranged += 1 }
    try handle.scene.frames.reserve(views: count, arranged: arranged)
    try handle.makeAll(count, of: "views", results.baseAddress) { handle, index throws(Status) in
      try handle.addView(views[index]).raw
    } takeBack: { scene, item throws(Status) in
      try scene.remove(ItemID(item))
    }
  }
}

@implementation @_cdecl("cas_scene_add_guide")
public func cas_scene_add_guide(
  _ scene: OpaquePointer?, _ owner: cas_item, _ name: UnsafePointer<CChar>?
) -> cas_item {
  creating(in: scene, .owner) { handle throws(Status) in
    try handle.scene.frames.addGuide(in: ItemID(owner), name: handle.name(name, "name")).raw
  }
}

@implementation @_cdecl("cas_item_remove")
public func cas_item_remove(_ scene: OpaquePointer?, _ item: cas_item) -> cas_status {
  withHandle(scene: scene, .item) { handle throws(Status) in
    try handle.screen.remove(ItemID(item))
  }
}

@implementation @_cdecl("cas_scene_remove_items")
public func cas_scene_remove_items(
  _ scene: OpaquePointer?, _ items: UnsafePointer<cas_item>?, _ count: Int
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let items = try handle.array(items, count, of: ItemID.self, "items")
    for index in items.indices {
      try handle.element(index, of: "items") { handle throws(Status) in
        try handle.screen.controllers.checkRemovable(items[index])
      }
    }
    // The item may already have been removed with another one.
    for item in items where handle.scene.tree.isLive(item) { try handle.screen.remove(item) }
  }
}

extension SceneHandle {
  mutating func addView(_ view: cas_view) throws(Status) -> ItemID {
    guard let kind = ItemKind(rawValue: view.kind), kind.isView else { throw attributing(.outOfRange, to: "kind") }
    let name = try name(view.name, "name")
    do throws(Status) { return try screen.placement.addView(in: ItemID(view.parent), kind, name: name) } catch {
      throw error.isAboutID ? attributing(error, to: "parent") : error
    }
  }
}

@implementation @_cdecl("cas_view_move")
public func cas_view_move(
  _ scene: OpaquePointer?, _ view: cas_item, _ parent: cas_item, _ index: Int
) -> cas_status {
  withHandle(scene: scene, .view, .index) { handle throws(Status) in
    guard handle.scene.tree.isLive(ItemID(view)) else { throw .stale(view, .item) }
    do throws(Status) { _ = try handle.scene.tree.firstChild(of: ItemID(parent)) } catch {
      throw handle.attributing(error, to: "parent")
    }
    guard handle.scene.tree.isView(ItemID(parent)) else { throw handle.attributing(.kind, to: "parent") }
    let isStale = handle.scene.model.mayTryStaleBoxes && !handle.scene.stacks.isChild(ItemID(view), of: ItemID(parent))
    do throws(Status) {
      try handle.judging(isStale) { handle throws(Status) in
        try handle.screen.move(ItemID(view), to: ItemID(parent), at: index)
      }
    } catch {
      if error == .inUse, handle.scene.tree.contains(ItemID(view), ItemID(parent)) {
        handle.message.begin("parent")
        handle.message.say("it is inside the view")
      }
      throw error
    }
  }
}

// MARK: The tree

@implementation @_cdecl("cas_item_name")
public func cas_item_name(_ scene: OpaquePointer?, _ item: cas_item) -> UnsafePointer<CChar>? {
  withScene(scene, or: zeroTerminated("")) { $0.tree.name(of: ItemID(item)) ?? zeroTerminated("") }
}

@implementation @_cdecl("cas_item_kind")
public func cas_item_kind(_ scene: OpaquePointer?, _ item: cas_item) -> cas_kind {
  withScene(scene, or: -1) { scene throws(Status) in try scene.tree.kind(of: ItemID(item)).rawValue }
}

@implementation @_cdecl("cas_item_parent")
public func cas_item_parent(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  withScene(scene, or: 0) { scene throws(Status) in try scene.tree.parent(of: ItemID(item))?.raw ?? 0 }
}

@implementation @_cdecl("cas_item_first_child")
public func cas_item_first_child(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  withScene(scene, or: 0) { scene throws(Status) in try scene.tree.firstChild(of: ItemID(item))?.raw ?? 0 }
}

@implementation @_cdecl("cas_item_first_guide")
public func cas_item_first_guide(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  withScene(scene, or: 0) { scene throws(Status) in try scene.tree.firstGuide(of: ItemID(item))?.raw ?? 0 }
}

@implementation @_cdecl("cas_item_next_sibling")
public func cas_item_next_sibling(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  withScene(scene, or: 0) { scene throws(Status) in try scene.tree.sibling(after: ItemID(item))?.raw ?? 0 }
}

@implementation @_cdecl("cas_scroll_content_guide")
public func cas_scroll_content_guide(_ scene: OpaquePointer?, _ view: cas_item) -> cas_item {
  withScene(scene, or: 0) { scene throws(Status) in try scene.tree.contentGuide(of: ItemID(view)).raw }
}

@implementation @_cdecl("cas_scroll_frame_guide")
public func cas_scroll_frame_guide(_ scene: OpaquePointer?, _ view: cas_item) -> cas_item {
  withScene(scene, or: 0) { scene throws(Status) in try scene.tree.frameGuide(of: ItemID(view)).raw }
}

@implementation @_cdecl("cas_item_is_hidden")
public func cas_item_is_hidden(_ scene: OpaquePointer?, _ item: cas_item) -> Int32 {
  withScene(scene, or: 0) { scene throws(Status) in try scene.tree.isHidden(ItemID(item)) ? 1 : 0 }
}

@implementation @_cdecl("cas_item_is_right_to_left")
public func cas_item_is_right_to_left(_ scene: OpaquePointer?, _ item: cas_item) -> Int32 {
  withScene(scene, or: 0) { scene throws(Status) in try scene.tree.isRightToLeft(ItemID(item)) ? 1 : 0 }
}

// casement/screen.h, "Controllers" and "Bars".

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

@implementation @_cdecl("cas_scene_add_controller")
public func cas_scene_add_controller(
  _ scene: OpaquePointer?, _ view: cas_item, _ kind: cas_controller_kind, _ name: UnsafePointer<CChar>?
) -> cas_controller {
  creating(in: scene, .view) { handle throws(Status) in
    guard let kind = ControllerKind(rawValue: kind) else { throw handle.attributing(.outOfRange, to: "kind") }
    return try handle.screen.addController(kind, in: ItemID(view), name: handle.name(name, "name")).raw
  }
}

@implementation @_cdecl("cas_navigation_push")
public func cas_navigation_push(
  _ scene: OpaquePointer?, _ navigation: cas_controller, _ name: UnsafePointer<CChar>?
) -> cas_controller {
  creating(in: scene, .navigation) { handle throws(Status) in
    let view = try handle.screen.controllers.view(of: handle.navigation(navigation))
    return try handle.screen.addController(.content, in: view, name: handle.name(name, "name")).raw
  }
}

@implementation @_cdecl("cas_navigation_pop")
public func cas_navigation_pop(_ scene: OpaquePointer?, _ navigation: cas_controller) -> cas_status {
  withHandle(scene: scene, .navigation) { handle throws(Status) in
    let id = try handle.navigation(navigation)
    do throws(Status) { try handle.screen.pop(id) } catch {
      if error == .empty {
        handle.message.beginComplete()
        handle.message.write("the only controller of a stack cannot be popped; remove it")
      }
      throw error
    }
  }
}

@implementation @_cdecl("cas_controller_remove")
public func cas_controller_remove(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    try handle.screen.remove(ControllerID(controller))
  }
}

@implementation @_cdecl("cas_tab_select")
public func cas_tab_select(_ scene: OpaquePointer?, _ tab: cas_controller, _ index: Int) -> cas_status {
  withHandle(scene: scene, .tab, .index) { handle throws(Status) in
    let id = ControllerID(tab)
    guard try handle.screen.controllers.kind(of: id) == .tab else { throw handle.kind("tab", "not a tab controller") }
    try handle.screen.controllers.select(index, of: id)
  }
}

@implementation @_cdecl("cas_controller_view")
public func cas_controller_view(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_item {
  withScreen(scene, or: 0) { screen throws(Status) in try screen.controllers.view(of: ControllerID(controller)).raw }
}

@implementation @_cdecl("cas_item_controller")
public func cas_item_controller(_ scene: OpaquePointer?, _ item: cas_item) -> cas_controller {
  withScreen(scene, or: 0) { screen throws(Status) in screen.controllers.controller(ofView: ItemID(item))?.raw ?? 0 }
}

// MARK: Bars

@implementation @_cdecl("cas_bar_set_hidden")
public func cas_bar_set_hidden(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind, _ is_hidden: Int32
) -> cas_status {
  withHandle(scene: scene, .controller) { handle throws(Status) in
    try handle.screen.controllers.setBarHidden(
      is_hidden != 0, handle.bar(kind, of: controller), of: ControllerID(controller))
  }
}

@implementation @_cdecl("cas_bar_image_frame")
public func cas_bar_image_frame(
  _ scene: OpaquePointer?, _ navigation: cas_controller, _ image_height: Double,
  _ out_frame: UnsafeMutablePointer<cas_rect>?, _ out_black: UnsafeMutablePointer<Double>?
) -> cas_status {
  withHandle(scene: scene, .navigation, .imageHeight) { handle throws(Status) in
    let result = try handle.required(out_frame, "out_frame")
    let black = try handle.required(out_black, "out_black")
    let image = try handle.screen.controllers.imageFrame(image_height, of: handle.navigation(navigation))
    result.pointee = cas_rect(image.frame)
    black.pointee = image.black
  }
}

extension SceneHandle {
  /// Returns a kind of bar that a controller has.
  mutating func bar(_ kind: cas_bar_kind, of controller: cas_controller) throws(Status) -> BarKind {
    guard let bar = BarKind(rawValue: kind), bar != .status, bar != .keyboard else {
      throw attributing(.outOfRange, to: "kind")
    }
    let container = try screen.controllers.kind(of: ControllerID(controller))
    if bar == .tab, container != .tab {
      throw self.kind("controller", "not a tab controller, which has the tab bar")
    }
    if bar != .tab, container != .navigation {
      throw self.kind("controller", "not a navigation controller, which has the navigation bar and the toolbar")
    }
    return bar
  }

  fileprivate mutating func navigation(_ controller: cas_controller) throws(Status) -> ControllerID {
    let id = ControllerID(controller)
    guard try screen.controllers.kind(of: id) == .navigation else {
      throw kind("navigation", "not a navigation controller")
    }
    return id
  }

  /// Attributes `.kind` to an argument, with words in place of its sentence. Returns the error, to be thrown.
  @inline(never)
  mutating func kind(_ argument: StaticString, _ words: StaticString) -> Status {
    message.begin(argument)
    message.say(words)
    return .kind
  }
}

@implementation @_cdecl("cas_item_obscured")
public func cas_item_obscured(
  _ scene: OpaquePointer?, _ item: cas_item, _ out_insets: UnsafeMutablePointer<cas_insets>?
) -> cas_status {
  withHandle(scene: scene, .item) { handle throws(Status) in
    let result = try handle.required(out_insets, "out_insets")
    result.pointee = cas_insets(try handle.screen.placement.covering(of: ItemID(item)))
  }
}

@implementation @_cdecl("cas_scene_obscured")
public func cas_scene_obscured(
  _ scene: OpaquePointer?, _ out_coverings: UnsafeMutablePointer<UnsafePointer<cas_covering>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let output = try handle.output(out_coverings, out_count, "out_coverings")
    try handle.screen.placement.findObscured()
    output.set(handle.screen.placement.obscured)
  }
}

@implementation @_cdecl("cas_navigation_tap_bar")
public func cas_navigation_tap_bar(_ scene: OpaquePointer?, _ navigation: cas_controller) -> cas_status {
  withHandle(scene: scene, .navigation) { handle throws(Status) in
    try handle.screen.controllers.tapBar(of: handle.navigation(navigation))
  }
}

// casement.h, "Stacks".

import CCasement
import Layout
import Memory
import Notation
import Solver
import Status

// MARK: Arranged views

@implementation @_cdecl("cas_scene_add_stack")
public func cas_scene_add_stack(
  _ scene: OpaquePointer?, _ parent: cas_item, _ axis: cas_axis, _ name: UnsafePointer<CChar>?
) -> cas_item {
  creating(in: scene, .parent) { handle throws(Status) in
    try handle.scene.addStack(in: ItemID(parent), handle.axis(axis), name: handle.name(name, "name")).raw
  }
}

@implementation @_cdecl("cas_stack_append")
public func cas_stack_append(
  _ scene: OpaquePointer?, _ stack: cas_item, _ views: UnsafePointer<cas_item>?, _ count: Int
) -> cas_status {
  withHandle(scene: scene, .stack) { handle throws(Status) in
    let views = try handle.array(views, count, of: ItemID.self, "views")
    let before = try handle.scene.arrangedCount(of: ItemID(stack))
    let pendingState = handle.scene.pendingState
    for index in views.indices {
      do throws(Status) {
        try handle.element(index, of: "views") { handle throws(Status) in
          try handle.scene.append(views[index], to: ItemID(stack))
        }
      } catch {
        if error == .kind { handle.tellParent(of: views[index], ItemID(stack)) }
        try handle.scene.withdraw(behind: before, of: ItemID(stack))
        handle.scene.restore(pendingState)
        throw error
      }
    }
  }
}

@implementation @_cdecl("cas_stack_insert")
public func cas_stack_insert(
  _ scene: OpaquePointer?, _ stack: cas_item, _ view: cas_item, _ index: Int
) -> cas_status {
  withHandle(scene: scene, .none, .index) { handle throws(Status) in
    do throws(Status) { try handle.scene.arrange(ItemID(view), in: ItemID(stack), at: index) } catch {
      guard error.isAboutID else { throw error }
      let isOfView = handle.scene.isStack(ItemID(stack))
      _ = handle.attributing(error, to: isOfView ? "view" : "stack")
      if isOfView, error == .kind { handle.tellParent(of: ItemID(view), ItemID(stack)) }
      throw error
    }
  }
}

extension SceneHandle {
  /// Completes the message for a view that is not a child of the stack: names both, and says what to do.
  fileprivate mutating func tellParent(of view: ItemID, _ stack: ItemID) {
    guard scene.isView(view), !scene.isChild(view, of: stack) else { return }
    message.complete()
    message.write("view ")
    tellName(of: view)
    message.write(" is not a child of stack ")
    tellName(of: stack)
    message.write("; add it with cas_scene_add_view(scene, stack, …)")
  }
}

@implementation @_cdecl("cas_stack_remove")
public func cas_stack_remove(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.scene.disarrange(ItemID(view))
  }
}

@implementation @_cdecl("cas_stack_count")
public func cas_stack_count(_ scene: OpaquePointer?, _ stack: cas_item) -> Int {
  withScene(scene, or: 0) { scene throws(Status) in try scene.arrangedCount(of: ItemID(stack)) }
}

@implementation @_cdecl("cas_stack_view")
public func cas_stack_view(_ scene: OpaquePointer?, _ stack: cas_item, _ index: Int) -> cas_item {
  withScene(scene, or: 0) { scene throws(Status) in try scene.arranged(index, of: ItemID(stack)).raw }
}

// MARK: Arrangement

@implementation @_cdecl("cas_stack_set_axis")
public func cas_stack_set_axis(_ scene: OpaquePointer?, _ stack: cas_item, _ axis: cas_axis) -> cas_status {
  withHandle(scene: scene, .stack) { handle throws(Status) in
    try handle.scene.setAxis(handle.axis(axis), of: ItemID(stack))
  }
}

@implementation @_cdecl("cas_stack_set_distribution")
public func cas_stack_set_distribution(
  _ scene: OpaquePointer?, _ stack: cas_item, _ distribution: cas_distribution
) -> cas_status {
  withHandle(scene: scene, .stack) { handle throws(Status) in
    guard let distribution = Distribution(rawValue: distribution) else {
      throw handle.attributing(.outOfRange, to: "distribution")
    }
    try handle.scene.setDistribution(distribution, of: ItemID(stack))
  }
}

@implementation @_cdecl("cas_stack_set_alignment")
public func cas_stack_set_alignment(
  _ scene: OpaquePointer?, _ stack: cas_item, _ alignment: cas_alignment
) -> cas_status {
  withHandle(scene: scene, .stack) { handle throws(Status) in
    guard let alignment = StackAlignment(rawValue: alignment) else {
      throw handle.attributing(.outOfRange, to: "alignment")
    }
    try handle.scene.setAlignment(alignment, of: ItemID(stack))
  }
}

@implementation @_cdecl("cas_stack_set_spacing")
public func cas_stack_set_spacing(_ scene: OpaquePointer?, _ stack: cas_item, _ spacing: Double) -> cas_status {
  withHandle(scene: scene, .stack, .spacing) { handle throws(Status) in
    try handle.scene.setSpacing(spacing, of: ItemID(stack))
  }
}

@implementation @_cdecl("cas_stack_set_in_margins")
public func cas_stack_set_in_margins(_ scene: OpaquePointer?, _ stack: cas_item, _ in_margins: Int32) -> cas_status {
  withHandle(scene: scene, .stack) { handle throws(Status) in
    try handle.scene.setInMargins(in_margins != 0, of: ItemID(stack))
  }
}

@implementation @_cdecl("cas_stack_set_spacing_after")
public func cas_stack_set_spacing_after(_ scene: OpaquePointer?, _ view: cas_item, _ spacing: Double) -> cas_status {
  withHandle(scene: scene, .view, .spacing) { handle throws(Status) in
    try handle.scene.setSpacing(spacing, after: ItemID(view))
  }
}

@implementation @_cdecl("cas_stack_reset_spacing_after")
public func cas_stack_reset_spacing_after(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.scene.setSpacing(nil, after: ItemID(view))
  }
}

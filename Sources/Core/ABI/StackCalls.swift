// casement.h, "Stacks".

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

// MARK: Arranged views

@implementation @_cdecl("cas_scene_add_stack")
public func cas_scene_add_stack(
  _ scene: OpaquePointer?, _ parent: cas_item, _ axis: cas_axis, _ name: UnsafePointer<CChar>?
) -> cas_item {
  creating(in: scene, .parent) { handle throws(Status) in
    try handle.scene.stacks.addStack(in: ItemID(parent), handle.axis(axis), name: handle.name(name, "name")).raw
  }
}

@implementation @_cdecl("cas_stack_append")
public func cas_stack_append(
  _ scene: OpaquePointer?, _ stack: cas_item, _ views: UnsafePointer<cas_item>?, _ count: Int
) -> cas_status {
  withHandle(scene: scene, .stack) { handle throws(Status) in
    let views = try handle.array(views, count, of: ItemID.self, "views")
    let before = try handle.scene.stacks.arrangedCount(of: ItemID(stack))
    let pendingState = handle.scene.pendingState
    for index in views.indices {
      do throws(Status) {
        try handle.element(index, of: "views") { handle throws(Status) in
          try handle.scene.stacks.append(views[index], to: ItemID(stack))
        }
      } catch {
        if error == .kind { handle.describeParent(of: views[index], ItemID(stack)) }
        try handle.scene.stacks.takeBack(behind: before, of: ItemID(stack))
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
    do throws(Status) { try handle.scene.stacks.arrange(ItemID(view), in: ItemID(stack), at: index) } catch {
      guard error.isAboutID else { throw error }
      let isOfView = handle.scene.stacks.isStack(ItemID(stack))
      _ = handle.attributing(error, to: isOfView ? "view" : "stack")
      if isOfView, error == .kind { handle.describeParent(of: ItemID(view), ItemID(stack)) }
      throw error
    }
  }
}

extension SceneHandle {
  /// Completes the message for a view that is not a child of the stack: names both, and the function to call.
  fileprivate mutating func describeParent(of view: ItemID, _ stack: ItemID) {
    guard scene.tree.isView(view), !scene.stacks.isChild(view, of: stack) else { return }
    message.complete()
    message.write("view ")
    describeName(of: view)
    message.write(" is not a child of stack ")
    describeName(of: stack)
    message.write("; move it there first")
  }
}

@implementation @_cdecl("cas_stack_remove")
public func cas_stack_remove(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.scene.stacks.disarrange(ItemID(view))
  }
}

@implementation @_cdecl("cas_stack_count")
public func cas_stack_count(_ scene: OpaquePointer?, _ stack: cas_item) -> Int {
  withScene(scene, or: 0) { scene throws(Status) in try scene.stacks.arrangedCount(of: ItemID(stack)) }
}

@implementation @_cdecl("cas_stack_view")
public func cas_stack_view(_ scene: OpaquePointer?, _ stack: cas_item, _ index: Int) -> cas_item {
  withScene(scene, or: 0) { scene throws(Status) in try scene.stacks.arranged(index, of: ItemID(stack)).raw }
}

@implementation @_cdecl("cas_stack_add_view")
public func cas_stack_add_view(
  _ scene: OpaquePointer?, _ stack: cas_item, _ kind: cas_kind, _ name: UnsafePointer<CChar>?
) -> cas_item {
  creating(in: scene, .stack) { handle throws(Status) in
    let stack = ItemID(stack)
    _ = try handle.scene.stacks.arrangedCount(of: stack)
    let pendingState = handle.screen.placement.pendingState
    let view = try handle.addView(cas_view(parent: stack.raw, kind: kind, name: name))
    do throws(Status) { try handle.scene.stacks.append(view, to: stack) } catch {
      try handle.screen.remove(view)
      handle.screen.placement.restore(pendingState)
      throw error
    }
    return view.raw
  }
}

// MARK: Settings

@implementation @_cdecl("cas_stack_get")
public func cas_stack_get(
  _ scene: OpaquePointer?, _ stack: cas_item, _ out_settings: UnsafeMutablePointer<cas_stack_settings>?
) -> cas_status {
  withHandle(scene: scene, .stack) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = cas_stack_settings(try handle.scene.stacks.settings(ofStack: ItemID(stack)))
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_stack_set")
public func cas_stack_set(
  _ scene: OpaquePointer?, _ stack: cas_item, _ settings: UnsafePointer<cas_stack_settings>?
) -> cas_status {
  withHandle(scene: scene, .stack, .spacing) { handle throws(Status) in
    var wanted = try handle.scene.stacks.settings(ofStack: ItemID(stack))
    let new = try handle.settings(settings, over: cas_stack_settings(wanted))
    guard let axis = Axis(rawValue: new.axis) else { throw handle.attributing(.outOfRange, to: "settings.axis") }
    guard let distribution = Distribution(rawValue: new.distribution) else {
      throw handle.attributing(.outOfRange, to: "settings.distribution")
    }
    guard let alignment = StackAlignment(rawValue: new.alignment) else {
      throw handle.attributing(.outOfRange, to: "settings.alignment")
    }
    (wanted.axis, wanted.distribution, wanted.alignment) = (axis, distribution, alignment)
    (wanted.spacing, wanted.isInMargins) = (new.spacing, new.in_margins != 0)
    try handle.scene.stacks.change(stack: ItemID(stack)) { $0 = wanted }
  }
}

extension cas_stack_settings {
  fileprivate init(_ settings: StackSettings) {
    self.init(
      size: 0, axis: settings.axis.rawValue, distribution: settings.distribution.rawValue,
      alignment: settings.alignment.rawValue, in_margins: settings.isInMargins ? 1 : 0, spacing: settings.spacing)
  }
}

@implementation @_cdecl("cas_arranged_get")
public func cas_arranged_get(
  _ scene: OpaquePointer?, _ view: cas_item, _ out_settings: UnsafeMutablePointer<cas_arranged_settings>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = cas_arranged_settings(try handle.scene.stacks.settings(ofArranged: ItemID(view)))
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_arranged_set")
public func cas_arranged_set(
  _ scene: OpaquePointer?, _ view: cas_item, _ settings: UnsafePointer<cas_arranged_settings>?
) -> cas_status {
  withHandle(scene: scene, .view, .spacingAfter) { handle throws(Status) in
    var new = try handle.scene.stacks.settings(ofArranged: ItemID(view))
    let given = try handle.settings(settings, over: cas_arranged_settings(new))
    (new.hasSpacingAfter, new.spacingAfter) = (given.has_spacing_after != 0, given.spacing_after)
    try handle.scene.stacks.set(new, ofArranged: ItemID(view))
  }
}

extension cas_arranged_settings {
  fileprivate init(_ settings: ArrangedSettings) {
    self.init(
      size: 0, has_spacing_after: settings.hasSpacingAfter ? 1 : 0, spacing_after: settings.spacingAfter)
  }
}

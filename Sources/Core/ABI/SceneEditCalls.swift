// casement.h, "Edits".

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

@implementation @_cdecl("cas_scene_edit_constant")
public func cas_scene_edit_constant(_ scene: OpaquePointer?, _ constraint: cas_constraint) -> cas_edit {
  creating(in: scene, .constraint, .none) { handle throws(Status) in
    try handle.scene.model.editConstant(of: ConstraintID(constraint)).raw
  }
}

@implementation @_cdecl("cas_scene_edit_attribute")
public func cas_scene_edit_attribute(
  _ scene: OpaquePointer?, _ item: cas_item, _ attribute: cas_attribute, _ priority: cas_priority
) -> cas_edit {
  creating(in: scene, .item, .priority) { handle throws(Status) in
    guard let attribute = Attribute(rawValue: attribute), attribute != .none else {
      throw handle.attributing(.outOfRange, to: "attribute")
    }
    return try handle.scene.model.edit(attribute, of: ItemID(item), priority: priority).raw
  }
}

@implementation @_cdecl("cas_scene_suggest")
public func cas_scene_suggest(
  _ scene: OpaquePointer?, _ edit: cas_edit, _ value: Double,
  _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_change>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene, .edit, .value) { handle throws(Status) in
    if out_changes != nil || out_count != nil { _ = try handle.output(out_changes, out_count, "out_changes") }
    let constraint = try handle.scene.model.constraint(of: SceneEditID(edit))
    let isStale = isCoordinate(value) && handle.isStale(for: constraint)
    try handle.judging(isStale) { handle throws(Status) in
      let suggestion = try handle.screen.setEdit(SceneEditID(edit), to: value)
      try handle.report(out_changes, out_count) { screen throws(Status) in try screen.layOut(suggestion) }
    }
  }
}

@implementation @_cdecl("cas_scene_edit_range")
public func cas_scene_edit_range(
  _ scene: OpaquePointer?, _ edit: cas_edit, _ out_low: UnsafeMutablePointer<Double>?,
  _ out_high: UnsafeMutablePointer<Double>?
) -> cas_status {
  withHandle(scene: scene, .edit) { handle throws(Status) in
    let results = try (handle.required(out_low, "out_low"), handle.required(out_high, "out_high"))
    var range = (low: 0.0, high: 0.0)
    try handle.callingOut { screen throws(Status) in range = try screen.editRange(SceneEditID(edit)) }
    (results.0.pointee, results.1.pointee) = range
  }
}

@implementation @_cdecl("cas_scene_end_edit")
public func cas_scene_end_edit(_ scene: OpaquePointer?, _ edit: cas_edit) -> cas_status {
  withHandle(scene: scene, .edit) { handle throws(Status) in try handle.scene.model.endEdit(SceneEditID(edit)) }
}

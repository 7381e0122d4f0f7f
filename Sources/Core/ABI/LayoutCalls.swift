// casement.h, "Layouts", "Frames" and "Conflicts": layouts, frames, conflicts, ambiguity, explanations.

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

// MARK: Frames

@implementation @_cdecl("cas_scene_layout_if_needed")
public func cas_scene_layout_if_needed(
  _ scene: OpaquePointer?, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_change>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    try handle.report(out_changes, out_count) { screen throws(Status) in try screen.layoutIfNeeded() }
  }
}

extension SceneHandle {
  /// Runs `body`, which calls measure or write callbacks. Callbacks must not call functions on the scene.
  mutating func callingOut(_ body: (inout Screen) throws(Status) -> Void) throws(Status) {
    try callingOut { (handle: inout SceneHandle) throws(Status) in try body(&handle.screen) }
  }

  /// Runs `body`, and sets the out-parameters to the changes it reports.
  @inline(never)
  mutating func report(
    _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_change>?>?, _ out_count: UnsafeMutablePointer<Int>?,
    _ body: (inout Screen) throws(Status) -> Void
  ) throws(Status) {
    let isReported = out_changes != nil || out_count != nil
    let output = isReported ? try output(out_changes, out_count, "out_changes") : nil
    do throws(Status) { try callingOut(body) } catch {
      let error = remarking(error)
      // With a remark there are changes.
      if message.remark != 0 { setChanges(of: output) }
      throw error
    }
    setChanges(of: output)
  }

  /// Converts an error to a remark if the layout took place. Returns the error, to be thrown.
  @inline(never)
  mutating func remarking(_ error: Status) -> Status {
    if error == .conflict {
      message.remark = cas_status(CAS_CONFLICT)
      describeConflicts()
    }
    if error == .unsettled { message.remark = cas_status(CAS_UNSETTLED) }
    if error.isAboutNumber, scene.views.invalidMeasurement != nil { message.remark = cas_status(CAS_MISMEASURED) }
    return error
  }

  /// Completes the message of a layout with the number of conflicts.
  private mutating func describeConflicts() {
    let count = scene.solver.droppedCount
    if count == 0 { return }
    message.beginComplete()
    message.write(count)
    message.write(count == 1 ? " conflict: " : " conflicts: ")
    message.write(sentence(of: Status.conflict.rawValue))
    message.write(
      count == 1 ? "; its report names them" : "; the report of each names them")
  }

  private mutating func setChanges(of output: ArrayOutput<cas_change>?) {
    output?.set(scene.frames.changes)
  }
}

@implementation @_cdecl("cas_item_frame")
public func cas_item_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  withScene(scene, or: .nowhere) { scene throws(Status) in cas_rect(try scene.frames.frame(of: ItemID(item))) }
}

@implementation @_cdecl("cas_item_window_frame")
public func cas_item_window_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  withScreen(scene, or: .nowhere) { screen throws(Status) in
    cas_rect(try screen.placement.windowFrame(of: ItemID(item)))
  }
}

@implementation @_cdecl("cas_item_exact_frame")
public func cas_item_exact_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  withScene(scene, or: .nowhere) { scene throws(Status) in cas_rect(try scene.frames.exactFrame(of: ItemID(item))) }
}

@implementation @_cdecl("cas_item_exact_window_frame")
public func cas_item_exact_window_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  withScreen(scene, or: .nowhere) { screen throws(Status) in
    cas_rect(try screen.placement.exactWindowFrame(of: ItemID(item)))
  }
}

@implementation @_cdecl("cas_scene_frames")
public func cas_scene_frames(
  _ scene: OpaquePointer?, _ items: UnsafePointer<cas_item>?, _ count: Int,
  _ out_frames: UnsafeMutablePointer<cas_rect>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let items = try handle.array(items, count, of: ItemID.self, "items")
    let results = try handle.room(out_frames, count, "out_frames")
    for index in items.indices where !handle.scene.tree.isLive(items[index]) {
      throw handle.attributing(.stale(items[index].raw, .item), to: "items", index)
    }
    for index in items.indices { results[index] = cas_rect(try handle.scene.frames.frame(of: items[index])) }
  }
}

extension Rect {
  init(_ rect: cas_rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension cas_rect {
  static var nowhere: cas_rect { cas_rect(x: .nan, y: .nan, width: .nan, height: .nan) }

  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

// MARK: Conflicts

@implementation @_cdecl("cas_scene_conflict_count")
public func cas_scene_conflict_count(_ scene: OpaquePointer?) -> Int {
  var count = 0
  _ = withHandle(scene: scene) { handle throws(Status) in count = try handle.scene.conflictCount() }
  return count
}

@implementation @_cdecl("cas_scene_conflict")
public func cas_scene_conflict(
  _ scene: OpaquePointer?, _ index: Int, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene, .none, .index) { handle throws(Status) in
    let output = try handle.output(out_constraints, out_count, "out_constraints")
    try handle.scene.findConflict(handle.conflict(index))
    output.set(handle.scene.constraints.members)
  }
}

@implementation @_cdecl("cas_scene_write_conflict")
public func cas_scene_write_conflict(
  _ scene: OpaquePointer?, _ index: Int, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(scene: scene, .none, .index) { handle throws(Status) in
    var pieces = Pieces(function: try handle.required(write, "write"), context: context)
    let index = try handle.conflict(index)
    try handle.callingOut { screen throws(Status) in try pieces.write(conflict: index, of: &screen.scene) }
  }
}

extension SceneHandle {
  /// Returns the index of a conflict, if there is one.
  fileprivate mutating func conflict(_ index: Int) throws(Status) -> Int {
    guard index >= 0, index < (try scene.conflictCount()) else { throw attributing(.outOfRange, to: "index") }
    return index
  }
}

@implementation @_cdecl("cas_scene_refusal")
public func cas_scene_refusal(
  _ scene: OpaquePointer?, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let output = try handle.output(out_constraints, out_count, "out_constraints")
    try handle.scene.model.findRefusal()
    output.set(handle.scene.constraints.members)
  }
}

// MARK: Ambiguity and influence

@implementation @_cdecl("cas_item_is_ambiguous")
public func cas_item_is_ambiguous(
  _ scene: OpaquePointer?, _ item: cas_item, _ axis: cas_axis, _ out_ambiguous: UnsafeMutablePointer<Int32>?
) -> cas_status {
  withHandle(scene: scene, .item) { handle throws(Status) in
    let result = try handle.required(out_ambiguous, "out_ambiguous")
    result.pointee = try handle.scene.isAmbiguous(ItemID(item), handle.axis(axis)) ? 1 : 0
  }
}

@implementation @_cdecl("cas_scene_ambiguities")
public func cas_scene_ambiguities(
  _ scene: OpaquePointer?, _ limit: Int, _ out_ambiguities: UnsafeMutablePointer<UnsafePointer<cas_ambiguity>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let output = try handle.output(out_ambiguities, out_count, "out_ambiguities")
    try handle.scene.findAmbiguities(atMost: limited(limit))
    output.set(handle.scene.ambiguities)
  }
}

@implementation @_cdecl("cas_scene_exercise")
public func cas_scene_exercise(
  _ scene: OpaquePointer?, _ item: cas_item, _ out_moved: UnsafeMutablePointer<Int32>?
) -> cas_status {
  withHandle(scene: scene, .item) { handle throws(Status) in
    let isMoved = try handle.scene.exercise(ItemID(item))
    out_moved?.pointee = isMoved ? 1 : 0
  }
}

@implementation @_cdecl("cas_item_constraints_affecting")
public func cas_item_constraints_affecting(
  _ scene: OpaquePointer?, _ item: cas_item, _ axis: cas_axis,
  _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene, .item) { handle throws(Status) in
    let output = try handle.output(out_constraints, out_count, "out_constraints")
    try handle.scene.findInfluence(on: ItemID(item), handle.axis(axis))
    output.set(handle.scene.constraints.members)
  }
}

// MARK: Statistics and check

@implementation @_cdecl("cas_scene_get_statistics")
public func cas_scene_get_statistics(
  _ scene: OpaquePointer?, _ out_statistics: UnsafeMutablePointer<cas_solver_statistics>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    try handle.write(handle.scene.solver.statistics(), to: out_statistics)
  }
}

@implementation @_cdecl("cas_scene_check")
public func cas_scene_check(_ scene: OpaquePointer?) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) { try handle.scene.model.check() } catch {
      throw error == .fault || error == .undecided ? handle.attributing(error, to: handle.scene.solver.fault) : error
    }
  }
}

// MARK: Description

@implementation @_cdecl("cas_scene_describe")
public func cas_scene_describe(
  _ scene: OpaquePointer?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    var pieces = Pieces(function: try handle.required(write, "write"), context: context)
    try handle.callingOut { screen throws(Status) in try screen.animatedScene.describe(to: &pieces) }
  }
}

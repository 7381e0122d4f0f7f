// casement/screen.h, "Animation".

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

/// The message of functions that need a committed transaction.
let beforeCommit: StaticString = "a transaction is open: commit it first"

@implementation @_cdecl("cas_scene_begin_animation")
public func cas_scene_begin_animation(
  _ scene: OpaquePointer?, _ duration: Double, _ curve: cas_curve, _ flags: UInt32
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    guard flags & ~(CAS_FROM_BEGINNING | CAS_MOVE_CONSTRAINTS) == 0 else {
      throw handle.attributing(.outOfRange, to: "flags")
    }
    do throws(Status) {
      try handle.callingOut { screen throws(Status) in
        try screen.begin(
          duration: duration, curve: curve, fromCurrent: flags & CAS_FROM_BEGINNING == 0,
          movesConstraints: flags & CAS_MOVE_CONSTRAINTS != 0)
      }
    } catch {
      let error = handle.mode("a transaction is already open: commit it first", behind: error)
      throw handle.timing(duration, curve, behind: error)
    }
  }
}

@implementation @_cdecl("cas_scene_commit_animation")
public func cas_scene_commit_animation(_ scene: OpaquePointer?) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) {
      try handle.callingOut { screen throws(Status) in try screen.commit() }
    } catch {
      throw handle.remarking(handle.mode("no transaction is open", behind: error))
    }
  }
}

@implementation @_cdecl("cas_scene_sample")
public func cas_scene_sample(
  _ scene: OpaquePointer?, _ time: Double, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_change>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  sampling(scene, time, out_changes, out_count) { screen throws(Status) in try screen.sample(at: time) }
}

@implementation @_cdecl("cas_scene_sample_in_window")
public func cas_scene_sample_in_window(
  _ scene: OpaquePointer?, _ time: Double, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_change>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  sampling(scene, time, out_changes, out_count) { screen throws(Status) in try screen.sampleInWindow(at: time) }
}

private func sampling(
  _ scene: OpaquePointer?, _ time: Double, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_change>?>?,
  _ out_count: UnsafeMutablePointer<Int>?, _ body: (inout Screen) throws(Status) -> Void
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) { try handle.report(out_changes, out_count, body) } catch {
      if !time.isFinite, error.isAboutNumber {
        handle.message.remark = 0
        throw handle.attributing(error, to: "time")
      }
      throw handle.mode(beforeCommit, behind: error)
    }
  }
}

@implementation @_cdecl("cas_scene_seek")
public func cas_scene_seek(_ scene: OpaquePointer?, _ time: Double) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    do throws(Status) {
      try handle.callingOut { screen throws(Status) in try screen.animatedScene.seek(to: time) }
    } catch {
      let error = isTime(time) ? error : handle.number("time", behind: error)
      throw handle.mode(beforeCommit, behind: error)
    }
  }
}

@implementation @_cdecl("cas_scene_time")
public func cas_scene_time(_ scene: OpaquePointer?) -> Double {
  withScreen(scene, or: .nan) { screen throws(Status) in
    screen.animatedScene.hasScreen ? screen.animatedScene.shownTime : .nan
  }
}

@implementation @_cdecl("cas_scene_animations")
public func cas_scene_animations(
  _ scene: OpaquePointer?, _ out_animations: UnsafeMutablePointer<UnsafePointer<cas_animation>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let output = try handle.output(out_animations, out_count, "out_animations")
    try handle.screen.motions.findAnimations()
    output.set(handle.screen.motions.animations)
  }
}

@implementation @_cdecl("cas_item_shown_frame")
public func cas_item_shown_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  withScreen(scene, or: .nowhere) { screen throws(Status) in cas_rect(try screen.motions.shownFrame(of: ItemID(item))) }
}

@implementation @_cdecl("cas_scene_last_timing")
public func cas_scene_last_timing(
  _ scene: OpaquePointer?, _ out_duration: UnsafeMutablePointer<Double>?, _ out_curve: UnsafeMutablePointer<cas_curve>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let duration = try handle.required(out_duration, "out_duration")
    let curve = try handle.required(out_curve, "out_curve")
    guard handle.screen.animatedScene.hasScreen else { throw .mode }
    (duration.pointee, curve.pointee) = handle.screen.animatedScene.lastTiming
  }
}

@implementation @_cdecl("cas_scene_define_curve")
public func cas_scene_define_curve(
  _ scene: OpaquePointer?, _ curve: cas_curve, _ first: cas_point, _ second: cas_point
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let (first, second) = (Point(x: first.x, y: first.y), Point(x: second.x, y: second.y))
    do throws(Status) { try handle.screen.animatedScene.defineCurve(curve, first, second) } catch {
      let isOfCurve = isControlPoint(first) && isControlPoint(second)
      throw handle.number(isOfCurve ? "curve" : isControlPoint(first) ? "second" : "first", behind: error)
    }
  }
}

@implementation @_cdecl("cas_scene_curve")
public func cas_scene_curve(
  _ scene: OpaquePointer?, _ curve: cas_curve, _ out_first: UnsafeMutablePointer<cas_point>?,
  _ out_second: UnsafeMutablePointer<cas_point>?
) -> cas_status {
  withHandle(scene: scene, .curve) { handle throws(Status) in
    let first = try handle.required(out_first, "out_first")
    let second = try handle.required(out_second, "out_second")
    let points = try handle.screen.animatedScene.definedCurve(curve)
    first.pointee = cas_point(points.first)
    second.pointee = cas_point(points.second)
  }
}

// casement.h, "Scenes": settings, which are structs that are read and set as a whole, all members or none.

import CCasement
import Layout
import Memory
import Screen
import Solver
import Status

/// The phases of setting a member: its value is checked, then set; it is reset if a later member fails.
enum SettingPhase {
  case check, set, setBack
}

extension SceneHandle {
  /// Returns the settings of the caller. If the struct is of an older version, the missing members are those of
  /// `current`.
  mutating func settings<Settings>(
    _ given: UnsafePointer<Settings>?, over current: Settings
  ) throws(Status) -> Settings {
    var settings = current
    guard read(try required(given, "settings"), into: &settings) else { throw wrongSize(of: "settings") }
    return settings
  }

  /// Checks the members whose bits are in `members`, then sets them in order. If one is refused, resets those before it in
  /// reverse order. The error is attributed to the member by `name`.
  @inline(never)
  mutating func change(
    members: UInt32, _ name: (Int) -> StaticString,
    _ body: (inout SceneHandle, _ member: Int, SettingPhase) throws(Status) -> Void
  ) throws(Status) {
    var left = members
    do throws(Status) {
      while left != 0 {
        try body(&self, left.trailingZeroBitCount, .check)
        left &= left - 1
      }
    } catch { throw message.hasSubject ? error : attributing(error, to: name(left.trailingZeroBitCount)) }
    let pendingState = screen.placement.pendingState
    left = members
    do throws(Status) {
      while left != 0 {
        try body(&self, left.trailingZeroBitCount, .set)
        left &= left - 1
      }
    } catch {
      if !message.hasSubject, error.isAboutID || error.isAboutNumber { message.begin(name(left.trailingZeroBitCount)) }
      let steps = scene.solver.limit.steps
      scene.solver.limit.steps = 0
      var done = members & ~left
      while done != 0 {
        let member = UInt32.bitWidth - 1 - done.leadingZeroBitCount
        do throws(Status) { try body(&self, member, .setBack) } catch {}
        done ^= 1 << UInt32(member)
      }
      scene.solver.limit.steps = steps
      screen.placement.restore(pendingState)
      throw error
    }
  }

  /// Runs `check`, and attributes its error to a member.
  @inline(never)
  mutating func naming(
    _ member: StaticString, _ check: (inout SceneHandle) throws(Status) -> Void
  ) throws(Status) {
    do throws(Status) { try check(&self) } catch { throw message.hasSubject ? error : attributing(error, to: member) }
  }

  @inline(never)
  mutating func check(finite number: Double, _ member: StaticString) throws(Status) {
    guard number.isFinite else { throw attributing(.notFinite, to: member) }
  }

  /// Throws unless all four are valid.
  @inline(never)
  mutating func check(_ insets: cas_insets, _ member: StaticString) throws(Status) {
    try naming(member) { handle throws(Status) in
      try checkCoordinate(insets.top)
      try checkCoordinate(insets.left)
      try checkCoordinate(insets.bottom)
      try checkCoordinate(insets.right)
    }
  }
}

extension cas_insets {
  static func == (first: cas_insets, second: cas_insets) -> Bool { Insets(first) == Insets(second) }
  static func != (first: cas_insets, second: cas_insets) -> Bool { !(first == second) }
}

// MARK: Scene

@implementation @_cdecl("cas_scene_get")
public func cas_scene_get(
  _ scene: OpaquePointer?, _ out_settings: UnsafeMutablePointer<cas_scene_settings>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = handle.settings
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_scene_set")
public func cas_scene_set(_ scene: OpaquePointer?, _ settings: UnsafePointer<cas_scene_settings>?) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let old = handle.settings
    let new = try handle.settings(settings, over: old)
    let names: (Int) -> StaticString = {
      switch $0 {
      case 0: "settings.flags"
      case 1: "settings.sibling_spacing"
      case 2: "settings.superview_spacing"
      case 3: "settings.step_limit"
      case 4: "settings.text_size"
      default: "settings.scale"
      }
    }
    try handle.change(members: 0b111111, names) { handle, member, phase throws(Status) in
      if phase == .check {
        switch member {
        case 0: if new.flags != old.flags { throw handle.unchangeable() }
        case 1: try checkCoordinate(new.sibling_spacing)
        case 2: try checkCoordinate(new.superview_spacing)
        case 4: try checkTextSize(new.text_size)
        case 5: try checkScale(new.scale)
        default: break
        }
        return
      }
      let (wanted, present) = phase == .set ? (new, old) : (old, new)
      switch member {
      case 1: handle.scene.standardSpacing = (wanted.sibling_spacing, wanted.superview_spacing)
      case 3: handle.scene.solver.limit.steps = wanted.step_limit
      case 4: try handle.scene.setTextSize(wanted.text_size)
      case 5: if wanted.scale != present.scale { try handle.scene.frames.setScale(wanted.scale) }
      default: break
      }
    }
  }
}

extension SceneHandle {
  fileprivate var settings: cas_scene_settings {
    mutating get {
      cas_scene_settings(
        size: 0, scale: scene.views.scale, text_size: scene.views.textSize, sibling_spacing: scene.standardSpacing.0,
        superview_spacing: scene.standardSpacing.1, step_limit: scene.solver.limit.steps,
        flags: scene.model.isStrict ? CAS_SCENE_STRICT : 0)
    }
  }

  /// Returns the error about flags that cannot change after the scene was created, to be thrown.
  fileprivate mutating func unchangeable() -> Status {
    message.begin("settings.flags")
    message.say("those of cas_scene_new(), which cannot be changed")
    return .mode
  }
}

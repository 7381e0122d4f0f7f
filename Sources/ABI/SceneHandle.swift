// What a `cas_scene *` points at, and the one way into it.

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

/// All that belongs to one scene.
struct SceneHandle: ~Copyable, Answering {
  let account: Account
  /// The scene with the screen it may be on.
  var screen: Screen
  var message: Message
  /// The ids of what a batch has made so far.
  var made: Buffer<UInt32>
  /// What the last failed call found in a rule; and whether the call under way did.
  var fault = cas_fault()
  var isFaultNew = false

  init(_ account: Account, _ message: Message) {
    self.account = account
    screen = Screen(account: account)
    self.message = message
    made = Buffer(account)
  }

  mutating func release() {
    made.release()
    screen.release()
  }

  /// What does not concern the screen.
  var scene: Scene {
    _read { yield screen.scene }
    _modify { yield &screen.scene }
  }

  /// Names the attributes that were set against each other, and says what a screen needs.
  mutating func elaborate(_ error: Status) {
    if !isFaultNew { fault = cas_fault() }
    isFaultNew = false
    if message.isComplete { return }
    if error == .attributes {
      message.complete()
      tellMismatch()
    } else if error == .mode, !screen.isOpen {
      message.complete()
      message.write("the scene has no screen: it was made without a profile")
    }
  }

  /// `width against left: attributes that cannot be compared`
  mutating func tellMismatch() {
    let (first, second) = scene.mismatch
    if second == .none, first != .none {
      message.write(first.name)
      message.write(
        first.isSize
          ? " is compared with an item, but with no attribute of it"
          : " needs an attribute of another item: a number alone is for width and height")
      return
    }
    message.write(first.name)
    message.write(" against ")
    message.write(second.name)
    message.write(": ")
    message.write(sentence(of: Status.attributes.rawValue))
  }

  /// Says which mode a screen is not in, if an error is about that.
  @inline(never)
  mutating func mode(_ words: StaticString, behind error: Status) -> Status {
    if error == .mode, screen.isOpen {
      message.beginComplete()
      message.write(words)
    }
    return error
  }

  /// Names the one of a duration and a curve that is wrong, or the argument that is left, if an error is about these.
  @inline(never)
  mutating func timing(
    _ duration: Double, _ curve: cas_curve, or other: StaticString = "duration", behind error: Status
  ) -> Status {
    number(!isTime(duration) ? "duration" : screen.accepts(curve) ? other : "curve", behind: error)
  }
}

/// The handle of a call that cannot fail; nil for NULL, and while a function of the caller's runs.
func peek(scene: OpaquePointer?) -> UnsafeMutablePointer<SceneHandle>? {
  guard let scene else { return nil }
  let handle = UnsafeMutablePointer<SceneHandle>(scene)
  return handle.pointee.account.isCallingOut ? nil : handle
}

/// Runs one call on a scene.
func answer(scene: OpaquePointer?, _ body: (inout SceneHandle) throws(Status) -> Void) -> cas_status {
  guard let handle = peek(scene: scene) else {
    return scene == nil ? Status.null.rawValue : Status.inUse.rawValue
  }
  return run(handle, body)
}

/// Runs a call that answers the id of what it made, or 0.
func made(in scene: OpaquePointer?, _ body: (inout SceneHandle) throws(Status) -> UInt32) -> UInt32 {
  var id: UInt32 = 0
  _ = answer(scene: scene) { handle throws(Status) in id = try body(&handle) }
  return id
}

/// Whether a number can be a time.
func isTime(_ number: Double) -> Bool { number.isFinite && number >= 0 }

/// Runs a call that only asks a screen, with an answer for when there is nothing to ask.
func query<Answer>(
  _ scene: OpaquePointer?, or nothing: Answer, _ body: (inout Screen) throws(Status) -> Answer
) -> Answer {
  guard let handle = peek(scene: scene) else { return nothing }
  do throws(Status) { return try body(&handle.pointee.screen) } catch { return nothing }
}

/// Runs a call that only asks the scene that a screen is of.
func ask<Answer>(
  _ scene: OpaquePointer?, or nothing: Answer, _ body: (inout Scene) throws(Status) -> Answer
) -> Answer {
  query(scene, or: nothing) { screen throws(Status) in try body(&screen.scene) }
}

// MARK: What comes in

extension SceneHandle {
  /// The bytes of a name; nil for NULL.
  mutating func name(
    _ text: UnsafePointer<CChar>?, _ argument: StaticString, _ index: Int? = nil
  ) throws(Status) -> UnsafeBufferPointer<UInt8>? {
    guard let text else { return nil }
    guard let bytes = bytes(ofName: text) else { throw blame(.text, argument, index) }
    return bytes
  }

  /// Runs the part of a batch that concerns one element, which the message names if it fails.
  mutating func element<Success>(
    _ index: Int, of name: StaticString, _ body: (inout SceneHandle) throws(Status) -> Success
  ) throws(Status) -> Success {
    message.element = (name, index)
    do throws(Status) {
      let result = try body(&self)
      message.element = nil
      return result
    } catch {
      message.element = nil
      throw message.hasSubject ? error : blame(error, name, index)
    }
  }

  /// Makes the elements of a batch, all or none, and hands out their ids.
  mutating func makeAll(
    _ count: Int, of name: StaticString, _ results: UnsafeMutablePointer<UInt32>?,
    _ make: (inout SceneHandle, Int) throws(Status) -> UInt32,
    takeBack: (inout Scene, UInt32) throws(Status) -> Void
  ) throws(Status) {
    made.removeAll()
    try inMemory { () throws(MemoryError) in try made.reserve(count) }
    let beginning = screen.beginning
    try scene.beginGroup()
    do throws(Status) {
      for index in 0..<count {
        made.appendReserved(
          try element(index, of: name) { handle throws(Status) in try make(&handle, index) })
      }
      try scene.endGroup()
    } catch {
      scene.cancelGroup()
      while !made.isEmpty { try takeBack(&scene, made.removeLast()) }
      screen.rest(at: beginning)
      throw error
    }
    if let results { for index in 0..<count { results[index] = made[index] } }
  }

  mutating func axis(_ axis: cas_axis) throws(Status) -> Axis {
    guard let axis = Axis(rawValue: axis) else { throw blame(.outOfRange, "axis") }
    return axis
  }

  mutating func direction(_ direction: cas_direction) throws(Status) -> Direction {
    guard let direction = Direction(rawValue: direction) else { throw blame(.outOfRange, "direction") }
    return direction
  }
}

// The handle of a scene, which a `cas_scene *` points to, and the functions that every call on a scene goes through.

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

/// A scene with its screen, and the message of its last error.
struct SceneHandle: ~Copyable, Handle {
  let account: Account
  /// The scene and, if it was made with a profile, its screen.
  var screen: Screen
  var message: Message
  /// The ids that the present batch has created so far.
  var made: Buffer<UInt32>
  /// The fault of the last failed call; all 0 if it was not about a rule. `isFaultNew`: the present call has set it.
  var fault = cas_fault()
  var isFaultNew = false
  /// The names that `cas_scene_rule_names` lists, and their texts.
  var ruleNames: Buffer<cas_rule_name>
  var ruleText: Buffer<UInt8>

  init(_ account: Account, _ message: Message) {
    self.account = account
    screen = Screen(account: account)
    self.message = message
    made = Buffer(account)
    ruleNames = Buffer(account)
    ruleText = Buffer(account)
  }

  mutating func release() {
    ruleText.release()
    ruleNames.release()
    made.release()
    screen.release()
  }

  mutating func beginCall() {
    scene.solver.limit.beginCall()
    scene.views.invalidMeasurement = nil
  }
  mutating func undoCall(after error: Status) { screen.scene.frames.restorePublishedFrames() }

  /// The scene, without its screen.
  var scene: Scene {
    _read { yield screen.scene }
    _modify { yield &screen.scene }
  }

  /// Completes the message of `.attributes` with the two attributes, of `.mode` for a scene without a screen, and of an
  /// invalid number that a measure function returned.
  mutating func elaborate(_ error: Status) {
    if !isFaultNew { fault = cas_fault() }
    isFaultNew = false
    if message.isComplete { return }
    if error.isBeyondLargestLength { return message.say(beyondLargestLength) }
    if error.isNestedTooDeep { return message.say("boxes would be more than 400 deep in each other") }
    if error == .owned { return describe(error.owner) }
    if error == .stale { return message.describe(kindsOf: error, other: "a controller") }
    if error == .conflict, message.remark == 0 { return describeRefusal() }
    if error == .attributes {
      message.complete()
      describe(error.mismatch)
    } else if error == .mode, !screen.animatedScene.hasScreen {
      message.complete()
      message.write(noScreen)
    } else if !message.hasSubject, error.isAboutNumber, let invalid = scene.views.invalidMeasurement {
      scene.views.invalidMeasurement = nil
      describe(invalid)
    }
  }

  /// Writes `view "aside": its measure function gave -60`.
  private mutating func describe(_ invalid: InvalidMeasurement) {
    message.complete()
    message.write("view ")
    describeName(of: invalid.view)
    message.write(": its measure function gave ")
    message.write(invalid.number)
    if invalid.number.isFinite, !isCoordinate(invalid.number) {
      message.write(": ")
      message.write(beyondLargestLength)
    }
  }

  /// Writes the name in quotes; `#id` for an item without one.
  mutating func describeName(of item: ItemID) {
    if let name = scene.tree.name(of: item), name.pointee != 0, let bytes = bytes(ofName: name) {
      message.write(quoted: bytes)
    } else {
      message.write("#")
      message.write(item.raw)
    }
  }

  /// Completes the message of `.owned` with the call that changes the owner.
  private mutating func describe(_ owner: ConstraintOwner) {
    switch owner {
    case .window: message.say("managed by its owner; resize the window")
    case .hugging, .compression: message.say("managed by its owner; change the intrinsic size")
    case .stack: message.say("managed by its owner; change the stack")
    case .content: message.say("managed by its owner; change the content size")
    case .edit: message.say("managed by its owner; end the edit")
    case .size: message.say("sizes are not negative: no call removes this constraint")
    case .box: message.say("managed by its owner; change the box")
    case .width, .height, .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight, .aspectRatio:
      message.say("managed by its owner; change the dimensions of the view")
    case .gone: message.say("managed by its owner; show the view, or set what it gives up while it is hidden")
    case .stated, .screen: break
    }
  }

  /// Writes `width against left: attributes that cannot be compared`.
  mutating func describe(_ mismatch: (first: Attribute, second: Attribute)) {
    let (first, second) = mismatch
    if second == .none, first != .none {
      message.write(first.name)
      message.write(
        first.isSize
          ? " needs an attribute of the second item"
          : " needs a second item: only width and height are compared with a number")
      return
    }
    message.write(first.name)
    message.write(" against ")
    message.write(second.name)
    message.write(": ")
    message.write(sentence(of: Status.attributes.rawValue))
  }

  /// Replaces the message of `.mode` by `words`, if there is a screen. Returns the error, to be thrown.
  @inline(never)
  mutating func mode(_ words: StaticString, behind error: Status) -> Status {
    if error == .mode, screen.animatedScene.hasScreen {
      message.beginComplete()
      message.write(words)
    }
    return error
  }

  /// Attributes an error about a size to its width or height. Returns the error, to be thrown.
  @inline(never)
  mutating func size(_ width: Double, _ height: Double, behind error: Status) -> Status {
    let isWidth = error == .notFinite ? !width.isFinite : width < 0 || height >= 0 && !isLength(width)
    return number(isWidth ? "width" : "height", behind: error)
  }

  /// Attributes an error about a number to the duration or the curve, whichever is invalid, else to `other`.
  @inline(never)
  mutating func timing(
    _ duration: Double, _ curve: cas_curve, or other: StaticString = "duration", behind error: Status
  ) -> Status {
    number(!isTime(duration) ? "duration" : screen.animatedScene.curves.accepts(curve) ? other : "curve", behind: error)
  }
}

/// Returns the handle, or nil for NULL and while a callback runs.
func usableHandle(scene: OpaquePointer?) -> UnsafeMutablePointer<SceneHandle>? {
  guard let scene else { return nil }
  let handle = UnsafeMutablePointer<SceneHandle>(scene)
  return handle.pointee.account.isCallingOut ? nil : handle
}

/// Begins a call. Returns no handle for NULL and while a callback runs, and the status of this refusal. Not inlined, since
/// every call begins with it.
@inline(never)
private func beginCall(
  onScene scene: OpaquePointer?
) -> (handle: UnsafeMutablePointer<SceneHandle>?, refusal: cas_status) {
  guard let handle = usableHandle(scene: scene) else { return (nil, (scene == nil ? Status.null : .inUse).rawValue) }
  handle.pointee.beginCall()
  return (handle, cas_status(CAS_OK))
}

/// Runs `body` on a scene's handle. On an error, sets the message and returns the error's code.
///
/// `id` and `number` are the arguments that an error about an id or a number is attributed to.
func withHandle(
  scene: OpaquePointer?, _ id: Argument = .none, _ number: Argument = .none,
  _ body: (inout SceneHandle) throws(Status) -> Void
) -> cas_status {
  let (handle, refusal) = beginCall(onScene: scene)
  guard let handle else { return refusal }
  return run(handle, id, number, body)
}

/// Runs a call that creates something and returns its id, or 0 on an error.
func creating(
  in scene: OpaquePointer?, _ id: Argument = .none, _ number: Argument = .none,
  _ body: (inout SceneHandle) throws(Status) -> UInt32
) -> UInt32 {
  var made: UInt32 = 0
  _ = withHandle(scene: scene, id, number) { handle throws(Status) in made = try body(&handle) }
  return made
}

/// Whether a number can be a time.
func isTime(_ number: Double) -> Bool { number.isFinite && number >= 0 }

/// Runs a query of a screen. Returns `nothing` on an error, and when the handle cannot be used.
func withScreen<Result>(
  _ scene: OpaquePointer?, or nothing: Result, _ body: (inout Screen) throws(Status) -> Result
) -> Result {
  guard let handle = beginCall(onScene: scene).handle else { return nothing }
  do throws(Status) { return try body(&handle.pointee.screen) } catch { return nothing }
}

/// Runs a query of a scene. Returns `nothing` on an error, and when the handle cannot be used.
func withScene<Result>(
  _ scene: OpaquePointer?, or nothing: Result, _ body: (inout Scene) throws(Status) -> Result
) -> Result {
  withScreen(scene, or: nothing) { screen throws(Status) in try body(&screen.scene) }
}

// MARK: Arguments

extension SceneHandle {
  /// Returns the bytes of a name; nil for NULL.
  mutating func name(
    _ text: UnsafePointer<CChar>?, _ argument: StaticString, _ index: Int? = nil
  ) throws(Status) -> UnsafeBufferPointer<UInt8>? {
    guard let text else { return nil }
    guard let bytes = bytes(ofName: text) else { throw attributing(.text, to: argument, index) }
    return bytes
  }

  /// Runs the part of a batch that concerns one element. If it fails, the message names the element.
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
      throw message.hasSubject ? error : attributing(error, to: name, index)
    }
  }

  /// Creates the elements of a batch, all or none, and writes their ids to `results`.
  mutating func makeAll(
    _ count: Int, of name: StaticString, _ results: UnsafeMutablePointer<UInt32>?,
    _ make: (inout SceneHandle, Int) throws(Status) -> UInt32,
    takeBack: (inout Scene, UInt32) throws(Status) -> Void
  ) throws(Status) {
    made.removeAll()
    try inMemory { () throws(MemoryError) in try made.reserve(count) }
    let pendingState = screen.placement.pendingState
    try scene.model.beginGroup()
    do throws(Status) {
      for index in 0..<count {
        made.appendReserved(
          try element(index, of: name) { handle throws(Status) in try make(&handle, index) })
      }
      try scene.model.endGroup()
    } catch {
      scene.model.cancelGroup()
      while !made.isEmpty { try takeBack(&scene, made.removeLast()) }
      screen.placement.restore(pendingState)
      throw error
    }
    if let results { for index in 0..<count { results[index] = made[index] } }
  }

  mutating func axis(_ axis: cas_axis) throws(Status) -> Axis {
    guard let axis = Axis(rawValue: axis) else { throw attributing(.outOfRange, to: "axis") }
    return axis
  }

  mutating func direction(_ direction: cas_direction) throws(Status) -> Direction {
    guard let direction = Direction(rawValue: direction) else { throw attributing(.outOfRange, to: "direction") }
    return direction
  }
}

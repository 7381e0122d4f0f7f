// The handle of a solver, which a `cas_solver *` points to, and the functions that every call goes through.
//
// Nearly every function of the ABI is one `withHandle(solver) { … }` or the like, which turns NULL and thrown errors into a
// status and a message. The functions convert their arguments, make one call, and convert the result. Pointers of the caller are
// checked here and converted to buffers and values.

import CCasement
import Memory
import Notation
import Solver
import Status

/// The members of every handle: an account of its memory, and the message of its last error.
///
/// During a callback of a handle (write, measure or allocate), no call may use the handle. The account counts running
/// callbacks; `usableHandle` checks the count.
///
/// Handles are large, and borrowing one would copy it, so they are passed as `inout`.
protocol Handle: ~Copyable {
  var account: Account { get }
  var message: Message { get set }

  /// Adds details to the message that are unknown where the error is thrown.
  mutating func elaborate(_ error: Status)
  /// Frees everything but the account.
  mutating func release()
  /// Begins a call, and resets the count of its steps.
  mutating func beginCall()
  /// Restores the published state at the beginning of the call, if it has changed.
  mutating func undoCall(after error: Status)
}

/// A solver, the names of its variables, and the message of its last error.
struct SolverHandle: ~Copyable, Handle {
  let account: Account
  var solver: Solver
  var names: Names
  var message: Message
  /// Ids or former numbers while a batch is processed. The buffer is kept for later batches of edits, so that they
  /// allocate nothing.
  var scratch: Buffer<UInt64>
  /// The terms of the row that was read last.
  var terms: Buffer<Term>

  mutating func elaborate(_ error: Status) {
    if error == .stale, !message.isComplete { message.describe(kindsOf: error, other: "a variable") }
  }
  mutating func beginCall() {
    solver.beginCall()
    solver.changes.ready = EditID(0)
  }

  // After the step limit nothing is undone: the next call continues.
  mutating func undoCall(after error: Status) { if error != .limit { solver.undoCall() } }

  mutating func release() {
    terms.release()
    scratch.release()
    names.release()
    solver.release()
  }
}

/// Returns the handle, or nil for NULL and while a callback runs.
func usableHandle(_ solver: OpaquePointer?) -> UnsafeMutablePointer<SolverHandle>? {
  guard let solver else { return nil }
  let handle = UnsafeMutablePointer<SolverHandle>(solver)
  return handle.pointee.account.isCallingOut ? nil : handle
}

/// Begins a call. Returns no handle for NULL and while a callback runs, and the status of this refusal. Not inlined, since
/// every call begins with it.
@inline(never)
private func beginCall(
  on solver: OpaquePointer?
) -> (handle: UnsafeMutablePointer<SolverHandle>?, refusal: cas_status) {
  guard let handle = usableHandle(solver) else { return (nil, (solver == nil ? Status.null : .inUse).rawValue) }
  handle.pointee.beginCall()
  return (handle, cas_status(CAS_OK))
}

/// Runs `body` on a handle. On an error, sets the message and returns the error's code.
///
/// `id` and `number` are the arguments that an error about an id or a number is attributed to.
func withHandle(
  _ solver: OpaquePointer?, _ id: Argument = .none, _ number: Argument = .none,
  _ body: (inout SolverHandle) throws(Status) -> Void
) -> cas_status {
  let (handle, refusal) = beginCall(on: solver)
  guard let handle else { return refusal }
  return run(handle, id, number, body)
}

/// Runs a call that creates something and returns its id, or 0 on an error.
func creating(
  in solver: OpaquePointer?, _ id: Argument = .none, _ number: Argument = .none,
  _ body: (inout SolverHandle) throws(Status) -> UInt32
) -> UInt32 {
  var made: UInt32 = 0
  _ = withHandle(solver, id, number) { handle throws(Status) in made = try body(&handle) }
  return made
}

/// Runs a call that has begun.
func run<Owner: Handle & ~Copyable>(
  _ handle: UnsafeMutablePointer<Owner>, _ id: Argument, _ number: Argument,
  _ body: (inout Owner) throws(Status) -> Void
) -> cas_status {
  do throws(Status) {
    try body(&handle.pointee)
    return cas_status(CAS_OK)
  } catch {
    return fail(handle, error, id, number)
  }
}

// MARK: Life of a handle

extension Handle where Self: ~Copyable {
  /// Runs `body`, which calls callbacks. Callbacks must not call functions on the handle.
  mutating func callingOut(_ body: (inout Self) throws(Status) -> Void) throws(Status) {
    let account = account
    account.beginCallingOut()
    defer { account.endCallingOut() }
    try body(&self)
  }
}

/// A handle and its message are one allocation: the message's bytes follow the handle.
extension Handle where Self: ~Copyable {
  private static var bytes: Int { MemoryLayout<Self>.stride + Message.capacity }

  /// The size of the inline block after the record of the account: the handle, and memory for a layout of a few rows.
  static var inlineBytes: Int { bytes + 1024 }

  /// Creates a handle, which closes the account when it is freed. Closes the account and returns nil when out of
  /// memory.
  static func make(
    _ account: Account, _ fill: (Message) -> Self
  ) -> UnsafeMutablePointer<Self>? {
    guard let memory = account.allocate(bytes: bytes) else {
      account.close()
      return nil
    }
    let text = (memory + MemoryLayout<Self>.stride).bindMemory(to: UInt8.self, capacity: Message.capacity)
    // A handle contains no references, so its bytes can be moved.
    var made = fill(Message(text))
    withUnsafePointer(to: &made) { copy(MemoryLayout<Self>.size, from: $0, to: memory) }
    return memory.bindMemory(to: Self.self, capacity: 1)
  }

  static func free(_ handle: UnsafeMutablePointer<Self>) {
    let account = handle.pointee.account
    if account.bytesOutside > 0 { handle.pointee.release() }
    handle.deinitialize(count: 1)
    account.close()
  }
}

/// Copies bytes. Not inlined, because in a build for size a copy of constant length becomes a loop over bytes.
@inline(never)
private func copy(_ bytes: Int, from source: UnsafeRawPointer, to memory: UnsafeMutableRawPointer) {
  memory.copyMemory(from: source, byteCount: bytes)
}

// MARK: Arguments

extension Handle where Self: ~Copyable {
  /// Begins the message with the argument that the error is about. Returns the error, to be thrown.
  @inline(never)
  mutating func attributing(_ error: Status, to name: StaticString, _ index: Int? = nil, row: Int? = nil) -> Status {
    message.begin(name, index, row: row)
    return error
  }

  /// Returns the error about a structure whose member `size` is wrong, to be thrown.
  @inline(never)
  mutating func wrongSize(of name: StaticString) -> Status {
    message.begin(name)
    message.say("set its member size to sizeof of the struct, in the header of this version of the library")
    return .outOfRange
  }

  /// Attributes a `.notFinite` or `.outOfRange` error to an argument. Returns the error, to be thrown.
  @inline(never)
  mutating func number(_ name: StaticString, behind error: Status) -> Status {
    error.isAboutNumber ? attributing(error, to: name) : error
  }

  /// Attributes a `.notFinite` or `.outOfRange` error to a weight. Returns the error, to be thrown.
  @inline(never)
  mutating func weight(_ weight: Double, behind error: Status) -> Status {
    let error = number("weight", behind: error)
    if error == .outOfRange, weight > 0, !isFactor(weight) { message.say(outsideFactors) }
    return error
  }

  /// Returns a pointer that must not be NULL.
  mutating func required<Pointer>(_ pointer: Pointer?, _ name: StaticString) throws(Status) -> Pointer {
    guard let pointer else { throw attributing(.null, to: name) }
    return pointer
  }

  /// Returns an array of the caller as elements of the core, which have the same memory layout.
  mutating func array<Outer, Element: BitwiseCopyable>(
    _ start: UnsafePointer<Outer>?, _ count: Int, of type: Element.Type, _ name: StaticString, row: Int? = nil
  ) throws(Status) -> UnsafeBufferPointer<Element> {
    guard let start else {
      guard count == 0 else { throw attributing(.null, to: name, row: row) }
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    guard possible(count, of: type) else { throw attributing(.tooMany, to: name, row: row) }
    return UnsafeBufferPointer(start: UnsafeRawPointer(start).bindMemory(to: type, capacity: count), count: count)
  }

  /// Returns an array of the caller that `count` results are written to.
  mutating func room<Element>(
    _ start: UnsafeMutablePointer<Element>?, _ count: Int, _ name: StaticString
  ) throws(Status) -> UnsafeMutableBufferPointer<Element> {
    guard start != nil || count == 0 else { throw attributing(.null, to: name) }
    guard possible(count, of: Element.self) else { throw attributing(.tooMany, to: name) }
    return UnsafeMutableBufferPointer(start: start, count: count)
  }

  /// Whether a count is possible, given memory and the number of ids. `size_t` is imported as `Int`, so a count that is
  /// too large for it is negative.
  private func possible<Element>(_ count: Int, of type: Element.Type) -> Bool {
    count >= 0 && count <= min(Identifier.slotLimit, Int.max / MemoryLayout<Element>.stride)
  }
}

// MARK: Results

/// The two out-parameters of an array that the handle owns: its start and its count.
struct ArrayOutput<Outer> {
  let start: UnsafeMutablePointer<UnsafePointer<Outer>?>
  let count: UnsafeMutablePointer<Int>

  /// Sets start and count. Elements of the core have the same memory layout as those of the C interface.
  func set<Element: BitwiseCopyable>(_ buffer: borrowing Buffer<Element>) { set(buffer.elements) }

  func set<Element: BitwiseCopyable>(_ elements: UnsafeBufferPointer<Element>) {
    start.pointee = UnsafeRawPointer(elements.baseAddress)?.bindMemory(to: Outer.self, capacity: elements.count)
    count.pointee = elements.count
  }
}

extension Handle where Self: ~Copyable {
  mutating func output<Outer>(
    _ start: UnsafeMutablePointer<UnsafePointer<Outer>?>?, _ count: UnsafeMutablePointer<Int>?, _ name: StaticString
  ) throws(Status) -> ArrayOutput<Outer> {
    try ArrayOutput(start: required(start, name), count: required(count, "out_count"))
  }
}

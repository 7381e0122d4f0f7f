// What a `cas_solver *` points at, and the one way into it.
//
// Every call of the ABI is one `answer(solver) { … }`: it turns NULL and thrown errors into a status and words, so that
// the calls themselves only convert, call once and convert back. Pointers from the outside become buffers and values
// here, checked, and nothing further inside ever sees one that was not.

import CCasement
import Memory
import Notation
import Solver

/// What every handle has: its memory, and words for its last failure.
///
/// While a function of the caller's runs on behalf of a handle (one that is written to, measures, gives memory or takes
/// the bytes of a trace) no call gets into the handle. Its account knows of all of them, and `peek` asks that.
///
/// Handles are large, and what only borrows one would be given a copy of it all: so they are passed as `inout`
/// throughout.
protocol Answering: ~Copyable {
  var account: Account { get }
  var message: Message { get set }

  /// Adds to the message what is not known where the error is thrown.
  mutating func elaborate(_ error: SolverError)
  /// Gives back everything but the account.
  mutating func release()
}

/// All that belongs to one solver.
struct Handle: ~Copyable, Answering {
  let account: Account
  var solver: Solver
  var names: Names
  var message: Message
  /// Room for ids or old numbers while a batch is checked; kept, so that a steady batch allocates nothing.
  var scratch: Buffer<UInt64>

  mutating func elaborate(_ error: SolverError) {}

  mutating func release() {
    scratch.release()
    names.release()
    solver.release()
  }
}

/// The handle of a call that cannot fail; nil for NULL, and while a function of the caller's runs.
func peek(_ solver: OpaquePointer?) -> UnsafeMutablePointer<Handle>? {
  guard let solver else { return nil }
  let handle = UnsafeMutablePointer<Handle>(solver)
  return handle.pointee.account.isCallingOut ? nil : handle
}

/// Runs one call on a handle. On an error the message says what was wrong, and the error's code is the answer.
func answer(_ solver: OpaquePointer?, _ body: (inout Handle) throws(SolverError) -> Void) -> cas_status {
  guard let handle = peek(solver) else {
    return solver == nil ? SolverError.null.rawValue : SolverError.inUse.rawValue
  }
  return run(handle, body)
}

/// Runs a call that returns the id of what it made, or 0.
func made(in solver: OpaquePointer?, _ body: (inout Handle) throws(SolverError) -> UInt32) -> UInt32 {
  var id: UInt32 = 0
  _ = answer(solver) { handle throws(SolverError) in id = try body(&handle) }
  return id
}

func run<Owner: Answering & ~Copyable>(
  _ handle: UnsafeMutablePointer<Owner>, _ body: (inout Owner) throws(SolverError) -> Void
) -> cas_status {
  do throws(SolverError) {
    try body(&handle.pointee)
    return cas_status(CAS_OK)
  } catch {
    handle.pointee.elaborate(error)
    handle.pointee.message.finish(with: error)
    return error.rawValue
  }
}

// MARK: Life of a handle

extension Answering where Self: ~Copyable {
  /// Runs what calls functions of the caller's, which may not come back here.
  mutating func callingOut(_ body: (inout Self) throws(SolverError) -> Void) throws(SolverError) {
    let account = account
    account.beginCallingOut()
    defer { account.endCallingOut() }
    try body(&self)
  }
}

/// Handle and message are one slice: the message's bytes follow the handle.
extension Answering where Self: ~Copyable {
  private static var bytes: Int { MemoryLayout<Self>.stride + Message.capacity }

  /// Bytes behind the account's record: the handle, and what a layout of a few rows needs.
  static var nursery: Int { bytes + 1024 }

  /// Makes a handle whose account is closed with it, or at once where memory is out.
  static func make(
    _ account: Account, _ fill: (Message) -> Self
  ) -> UnsafeMutablePointer<Self>? {
    guard let memory = account.allocate(bytes: bytes) else {
      account.close()
      return nil
    }
    let text = (memory + MemoryLayout<Self>.stride).bindMemory(to: UInt8.self, capacity: Message.capacity)
    let handle = memory.bindMemory(to: Self.self, capacity: 1)
    handle.initialize(to: fill(Message(text)))
    return handle
  }

  static func free(_ handle: UnsafeMutablePointer<Self>) {
    let account = handle.pointee.account
    if account.bytesOutside > 0 { handle.pointee.release() }
    handle.deinitialize(count: 1)
    account.close()
  }
}

// MARK: What comes in

extension Answering where Self: ~Copyable {
  /// Names the argument to blame, and answers the error to throw.
  @inline(never)
  mutating func blame(_ error: SolverError, _ name: StaticString, _ index: Int? = nil, row: Int? = nil) -> SolverError {
    message.begin(name, index, row: row)
    return error
  }

  /// Names the number that an error is about, if it is about one.
  @inline(never)
  mutating func number(_ name: StaticString, behind error: SolverError) -> SolverError {
    error == .notFinite || error == .outOfRange ? blame(error, name) : error
  }

  /// Names a weight that is wrong, if an error is about one.
  @inline(never)
  mutating func weight(_ weight: Double, behind error: SolverError) -> SolverError {
    let error = number("weight", behind: error)
    if error == .outOfRange, weight > 0, !isFactor(weight) { message.say(outsideFactors) }
    return error
  }

  /// A pointer that must not be NULL.
  mutating func given<Pointer>(_ pointer: Pointer?, _ name: StaticString) throws(SolverError) -> Pointer {
    guard let pointer else { throw blame(.null, name) }
    return pointer
  }

  /// An array from outside, seen as elements of the core, which have the same layout.
  mutating func array<Outer, Element: BitwiseCopyable>(
    _ start: UnsafePointer<Outer>?, _ count: Int, of type: Element.Type, _ name: StaticString, row: Int? = nil
  ) throws(SolverError) -> UnsafeBufferPointer<Element> {
    guard let start else {
      guard count == 0 else { throw blame(.null, name, row: row) }
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    guard possible(count, of: type) else { throw blame(.tooMany, name, row: row) }
    return UnsafeBufferPointer(start: UnsafeRawPointer(start).bindMemory(to: type, capacity: count), count: count)
  }

  /// Room outside for so many results.
  mutating func room<Element>(
    _ start: UnsafeMutablePointer<Element>?, _ count: Int, _ name: StaticString
  ) throws(SolverError) -> UnsafeMutableBufferPointer<Element> {
    guard start != nil || count == 0 else { throw blame(.null, name) }
    guard possible(count, of: Element.self) else { throw blame(.tooMany, name) }
    return UnsafeMutableBufferPointer(start: start, count: count)
  }

  /// A count that memory and the number of ids allow. `size_t` arrives as `Int`: what is too large for that is negative.
  private func possible<Element>(_ count: Int, of type: Element.Type) -> Bool {
    count >= 0 && count <= min(Identifier.slotLimit, Int.max / MemoryLayout<Element>.stride)
  }
}

// MARK: What goes out

/// Where an array that the handle owns is handed out: its start and its count.
struct Outlet<Outer> {
  fileprivate let start: UnsafeMutablePointer<UnsafePointer<Outer>?>
  fileprivate let count: UnsafeMutablePointer<Int>

  /// The elements of the core have the same layout as those outside.
  func hand<Element: BitwiseCopyable>(_ buffer: borrowing Buffer<Element>) {
    start.pointee = UnsafePointer(UnsafeRawPointer(buffer.pointer).bindMemory(to: Outer.self, capacity: buffer.count))
    count.pointee = buffer.count
  }
}

extension Answering where Self: ~Copyable {
  mutating func outlet<Outer>(
    _ start: UnsafeMutablePointer<UnsafePointer<Outer>?>?, _ count: UnsafeMutablePointer<Int>?, _ name: StaticString
  ) throws(SolverError) -> Outlet<Outer> {
    try Outlet(start: given(start, name), count: given(count, "out_count"))
  }
}

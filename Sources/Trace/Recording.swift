// A trace being written: from calls to bytes.
//
// What is behind a `cas_trace *`. The bytes collect in a block of fixed size behind the record and go to the host's
// function when the block is full and before every call: recording needs no memory, and a call that does not return
// is in the trace.

import Memory

package struct Recording {
  package typealias Write = @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void

  struct State {
    let account: Account
    let write: Write
    let context: UnsafeMutableRawPointer?
    /// Bytes that are not written yet.
    var count = 0
    /// Solvers, scenes and paths so far: each has the number that it was made with.
    var handles: UInt32 = 0
    /// Who may still come here: the host, what records, and the calls under way.
    var holders = 1
    var isEnded = false
    /// The host's function runs, and may not come back here.
    var isWriting = false
    /// The host ended the trace from within its function, which is never called again.
    var isLeft = false
    /// A bit for each function that the trace explains.
    var explained: InlineArray<8, UInt64> = .init(repeating: 0)
  }

  private static var room: Int { 4096 }
  /// What a trace takes in memory.
  package static var bytes: Int { MemoryLayout<State>.stride + room }

  private let state: UnsafeMutablePointer<State>

  /// Makes a trace that begins with the versions of the library.
  package static func make(
    _ account: Account, _ write: Write, _ context: UnsafeMutableRawPointer?, abi: Int32, version: StaticString
  ) -> Recording? {
    guard let memory = account.allocate(bytes: bytes) else {
      account.close()
      return nil
    }
    let state = memory.bindMemory(to: State.self, capacity: 1)
    state.initialize(to: State(account: account, write: write, context: context))
    let recording = Recording(state: state)
    recording.put(bytes: Format.head)
    recording.put(Format.folded(abi))
    recording.put(text: version)
    return recording
  }

  package init?(_ trace: OpaquePointer?) {
    guard let trace else { return nil }
    state = UnsafeMutablePointer<State>(trace)
  }

  private init(state: UnsafeMutablePointer<State>) { self.state = state }

  /// As the host holds it.
  package var trace: OpaquePointer { OpaquePointer(state) }

  /// The host's part ends, from within its function without another word.
  package func end() {
    guard !state.pointee.isEnded else { return }
    state.pointee.isEnded = true
    if state.pointee.isWriting {
      state.pointee.isLeft = true
      return
    }
    put(Format.end)
    flush()
    leave()
  }

  /// Something records from now on, under the number that this answers.
  package func join() -> UInt32 {
    state.pointee.holders += 1
    state.pointee.handles += 1
    return state.pointee.handles
  }

  package func leave() {
    state.pointee.holders -= 1
    if state.pointee.holders == 0 { state.pointee.account.close() }
  }
}

/// What every handle begins with: its memory, where it is recorded, and as which.
package struct Head {
  /// The recording while it waits for a call on this handle; nil while one is under way.
  var waiting: Recording?
  package let recording: Recording?
  package let account: Account
  let number: UInt32

  package init(_ recording: Recording?, _ account: Account) {
    self.recording = recording
    self.account = account
    waiting = recording
    number = recording?.join() ?? 0
  }

  package func leave() { recording?.leave() }

  /// The head of the handle there.
  @inline(__always)
  static func of(_ handle: UnsafeRawPointer) -> UnsafeMutablePointer<Head> {
    UnsafeMutableRawPointer(mutating: handle).assumingMemoryBound(to: Head.self)
  }
}

/// Whether a call on this handle is to be written down.
@inline(__always)
package func isRecorded(_ handle: OpaquePointer?) -> Bool {
  guard let handle else { return false }
  return Head.of(UnsafeRawPointer(handle)).pointee.waiting != nil
}

// MARK: Calls

/// A call while it is recorded.
package struct RecordedCall {
  package let recording: Recording
  private let function: StaticString
  /// Whose call it is, while nothing else is written down of it; nil where it is gone or not yet there.
  private let head: UnsafeMutablePointer<Head>?
  /// It comes from the host's function that the trace is written by, and the handle answers as while it calls out.
  private let isRefused: Bool

  /// Writes down what goes into the call on a handle.
  @inline(never)
  package init(
    on handle: OpaquePointer, _ number: Int, _ function: StaticString, _ words: Span<UInt64>
  ) {
    let head = Head.of(UnsafeRawPointer(handle))
    self.init(head.pointee.recording.unsafelyUnwrapped, number, function, words, head)
    // Only now: what the trace's function calls meanwhile comes here, too.
    head.pointee.waiting = nil
    if isRefused { head.pointee.account.beginCallingOut() }
  }

  /// Writes down what goes into a call that makes a handle.
  @inline(never)
  package init(in recording: Recording, _ number: Int, _ function: StaticString, _ words: Span<UInt64>) {
    self.init(recording, number, function, words, nil)
  }

  private init(
    _ recording: Recording, _ number: Int, _ function: StaticString, _ words: Span<UInt64>,
    _ head: UnsafeMutablePointer<Head>?
  ) {
    self.recording = recording
    self.function = function
    self.head = head
    isRefused = recording.isWriting
    if !isRefused { recording.begin(number, function, words) }
  }

  /// Writes down what came of the call.
  @inline(never)
  package func end(_ words: Span<UInt64>, _ result: UnsafeRawPointer) {
    if isRefused { return endOfRefusal() }
    if let head { head.pointee.waiting = recording }
    recording.end(function, words, result)
  }

  /// Writes down that the call has freed its handle.
  @inline(never)
  package func endOfHandle(_ words: Span<UInt64>) {
    if isRefused { return endOfRefusal() }
    withUnsafePointer(to: 0) { recording.end(function, words, UnsafeRawPointer($0)) }
  }

  private func endOfRefusal() {
    guard let head else { return }
    head.pointee.account.endCallingOut()
    head.pointee.waiting = recording
  }
}

extension Recording {
  /// Whether the host's function runs.
  package var isWriting: Bool { state.pointee.isWriting }

  fileprivate func begin(_ number: Int, _ function: StaticString, _ words: Span<UInt64>) {
    state.pointee.holders += 1
    guard !state.pointee.isEnded, !state.pointee.isWriting else { return }
    explain(number, function)
    put(Format.call)
    put(UInt64(number))
    putArguments(Shape(of: function), words)
    flush()
  }

  fileprivate func end(_ function: StaticString, _ words: Span<UInt64>, _ result: UnsafeRawPointer) {
    if !state.pointee.isEnded, !state.pointee.isWriting {
      put(Format.result)
      putResults(Shape(of: function), words, result)
    }
    leave()
  }

  private func explain(_ number: Int, _ function: StaticString) {
    let (word, bit) = (number >> 6, UInt64(1) << UInt64(number & 63))
    if state.pointee.explained[word] & bit != 0 { return }
    state.pointee.explained[word] |= bit
    put(Format.function)
    put(UInt64(number))
    put(text: function)
  }

  /// Writes what a measure function answered.
  package func measured(_ item: UInt32, _ width: Double, _ height: Double) {
    guard !state.pointee.isEnded, !state.pointee.isWriting else { return }
    put(Format.measured)
    put(UInt64(item))
    put(width)
    put(height)
  }

  /// Hands on to `body` a write function, with its context, that writes down what the host's is given.
  package func relaying<Result>(
    _ write: Write?, _ context: UnsafeMutableRawPointer?,
    _ body: (Write?, UnsafeMutableRawPointer?) -> Result
  ) -> Result {
    guard let write else { return body(nil, context) }
    var relay = Relay(recording: self, write: write, context: context)
    return withUnsafeMutablePointer(to: &relay) { body(passOn, UnsafeMutableRawPointer($0)) }
  }

  fileprivate func written(_ text: UnsafePointer<CChar>?, _ length: Int) {
    guard !state.pointee.isEnded, !state.pointee.isWriting, let text, length > 0 else { return }
    put(Format.written)
    put(UInt64(length) + 1)
    put(bytes: UnsafeRawPointer(text), count: length)
  }
}

private struct Relay {
  let recording: Recording
  let write: Recording.Write
  let context: UnsafeMutableRawPointer?
}

private func passOn(_ text: UnsafePointer<CChar>?, _ length: Int, _ context: UnsafeMutableRawPointer?) {
  guard let relay = context?.assumingMemoryBound(to: Relay.self).pointee else { return }
  relay.recording.written(text, length)
  relay.write(text, length, relay.context)
}

// MARK: Bytes

extension Recording {
  func put(_ byte: UInt8) {
    if state.pointee.count == Recording.room { flush() }
    block[state.pointee.count] = byte
    state.pointee.count += 1
  }

  func put(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      put(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    put(UInt8(rest))
  }

  func put(_ number: Double) { put(number.bitPattern.byteSwapped) }

  func put(text: StaticString) {
    put(UInt64(text.utf8CodeUnitCount) + 1)
    put(bytes: text)
  }

  func put(bytes: StaticString) {
    put(bytes: UnsafeRawPointer(bytes.utf8Start), count: bytes.utf8CodeUnitCount)
  }

  func put(bytes: UnsafeRawPointer, count: Int) {
    for index in 0..<count { put(bytes.load(fromByteOffset: index, as: UInt8.self)) }
  }

  private var block: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(state + 1).assumingMemoryBound(to: UInt8.self)
  }

  private func flush() {
    guard state.pointee.count > 0, !state.pointee.isLeft else {
      state.pointee.count = 0
      return
    }
    state.pointee.isWriting = true
    UnsafeRawPointer(block).withMemoryRebound(to: CChar.self, capacity: Recording.room) {
      state.pointee.write($0, state.pointee.count, state.pointee.context)
    }
    state.pointee.isWriting = false
    state.pointee.count = 0
    if state.pointee.isLeft { leave() }
  }
}

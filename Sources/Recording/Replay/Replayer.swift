// Replays a trace, call by call.

import CCasement

public final class Replayer {
  public struct Options {
    /// The allowed difference of two numbers, relative to the larger or to 1.
    public var tolerance = 0.0
    /// Called with each call before it is made.
    public var log: ((String) -> Void)?

    public init() {}
  }

  private let library: Library
  private let options: Options
  private let handles = Handles()
  private let answers: Answers
  public private(set) var timing = Timing()
  public private(set) var calls = 0
  /// The version of the library that recorded the trace.
  public private(set) var version = ""

  private var reader: TraceReader
  private var functions: [UInt64: Function] = [:]
  /// The open calls, innermost last.
  private var openCalls: [OpenCall] = []
  private var failure: ReplayFailure?
  private static let mostNested = 64

  private struct OpenCall {
    var function: String
    var ordinal: Int
    /// The handles that must not be freed during the call.
    var handle: UInt64
    /// The text written so far: the recorded one, and that of this replay.
    var recorded: [UInt8] = []
    var written: [UInt8] = []
  }

  public init(_ library: Library, _ options: Options = Options()) {
    self.library = library
    self.options = options
    answers = Answers(tolerance: options.tolerance, handles: handles, library: library)
    reader = TraceReader([])
  }

  /// Makes every call of a trace and compares every result. Throws at the first difference. All handles are
  /// freed in any case.
  public func replay(_ trace: [UInt8]) throws(ReplayFailure) {
    reader = TraceReader(trace)
    functions = [:]
    openCalls = []
    failure = nil
    calls = 0
    defer { handles.removeAll(library) }
    let head = try reader.head()
    version = head.version
    guard head.abi == CAS_ABI_VERSION else {
      throw ReplayFailure(.unreadable, "the trace is of version \(head.abi) of the interface, not \(CAS_ABI_VERSION)")
    }
    while true {
      guard let tag = reader.ahead else {
        throw ReplayFailure(.unreadable, "the trace ends too early, after \(calls) calls: its program did not end it")
      }
      if tag == TraceFormat.end { break }
      try step()
    }
    _ = try reader.byte()
    if !reader.isAtEnd { throw reader.corrupt("bytes after the end") }
    if calls == 0 { throw ReplayFailure(.unreadable, "the trace has no calls") }
  }

  /// The position of the reader, for messages.
  public var place: String { "call \(calls), byte \(reader.place)" }

  /// Reads a record that may be outside of a call: a function or a call.
  private func step() throws(ReplayFailure) {
    switch try reader.byte() {
    case TraceFormat.function: try define()
    case TraceFormat.call: try call()
    default: throw reader.corrupt("neither a function nor a call")
    }
  }

  /// Reads the definition of a function: its number, name and shape.
  private func define() throws(ReplayFailure) {
    let number = try reader.number()
    guard let text = try reader.text(), let space = text.firstIndex(of: UInt8(ascii: " ")) else {
      throw reader.corrupt("a function without a name")
    }
    guard functions[number] == nil else { throw reader.corrupt("function \(number) is defined twice") }
    let name = String(decoding: text[..<space], as: UTF8.self)
    functions[number] = try library.function(name, shape: Array(text[(space + 1)...]))
  }

  private func call() throws(ReplayFailure) {
    let number = try reader.number()
    guard let function = functions[number] else { throw reader.corrupt("there is no function \(number)") }
    guard openCalls.count < Replayer.mostNested else { throw reader.corrupt("too many calls within calls") }
    calls += 1
    let ordinal = calls
    var start = reader
    if let log = options.log {
      var copy = reader
      log("\(ordinal) \(try Rendering.call(function, &copy))")
    }
    do throws(ReplayFailure) {
      try make(function, ordinal)
    } catch {
      guard error.kind == .difference, !error.isPlaced else { throw error }
      let text = try Rendering.call(function, &start)
      var placed = ReplayFailure(.difference, "call \(ordinal), \(text): \(error.message)")
      placed.isPlaced = true
      throw placed
    }
  }

  private func make(_ function: Function, _ ordinal: Int) throws(ReplayFailure) {
    let callbacks = TraceValues.Callbacks(
      write: address(of: takeText), measure: address(of: takeMeasure),
      context: Unmanaged.passUnretained(self).toOpaque())
    let arguments = try CallArguments(&reader, function, handles, callbacks)
    try check(arguments)
    openCalls.append(OpenCall(function: function.name, ordinal: ordinal, handle: arguments.handle))
    let room = Room()
    let result = room.make(64)
    let beginning = Timing.now
    function.call(arguments.places, result)
    timing.note(function.name, since: beginning)
    // The library refuses to free a handle that has an open call.
    if function.isFree, !openCalls.dropLast().contains(where: { $0.handle == arguments.handle }) {
      handles.remove(arguments.handle)
    }
    try answers.keepHandles(function, arguments, result)
    if let failure { throw failure }
    try finish()
    openCalls.removeLast()
    try answers.compare(function, arguments, result, &reader)
    withExtendedLifetime(room) {}
  }

  /// Throws if a path has another number of variables than recorded, and would write another number of values.
  private func check(_ arguments: CallArguments) throws(ReplayFailure) {
    guard let expected = arguments.unpassed else { return }
    let count = handles.variableCount(ofPath: arguments.handle)
    guard expected == UInt64(count) else {
      throw ReplayFailure(.difference, "the variables of the path\n  recorded: \(expected)\n  now:      \(count)")
    }
  }

  /// Reads records up to the result of a call that has returned.
  private func finish() throws(ReplayFailure) {
    while let tag = reader.ahead {
      switch tag {
      case TraceFormat.result:
        _ = try reader.byte()
        let call = openCalls[openCalls.count - 1]
        guard call.recorded == call.written else { throw difference(call.recorded, call.written) }
        return
      case TraceFormat.written: try takeRecordedText()
      case TraceFormat.measured, TraceFormat.call, TraceFormat.function:
        throw ReplayFailure(.difference, "callbacks\n  recorded: are called again\n  now:      are not")
      case TraceFormat.end: throw end()
      default: throw reader.corrupt("a call has no result")
      }
    }
    throw end()
  }

  private func takeRecordedText() throws(ReplayFailure) {
    _ = try reader.byte()
    openCalls[openCalls.count - 1].recorded += try reader.text() ?? []
  }

  /// Returns the error for a trace that ends during a call.
  private func end() -> ReplayFailure {
    let call = openCalls.last.map { "\($0.ordinal), \($0.function)" } ?? ""
    return ReplayFailure(
      .unreadable, "the trace ends within call \(call): its program stopped within it, or did not end the trace")
  }

  /// Returns the error for the first line in which two texts differ.
  private func difference(_ recorded: [UInt8], _ text: [UInt8]) -> ReplayFailure {
    let lines = [recorded, text].map { $0.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
    let index = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let line = index ?? min(lines[0].count, lines[1].count)
    let words = lines.map { line < $0.count ? String(decoding: $0[line], as: UTF8.self) : "(nothing)" }
    return ReplayFailure(
      .difference, "line \(line + 1) of the written text\n  recorded: \(words[0])\n  now:      \(words[1])")
  }

  // MARK: Functions of the caller

  /// Stores written text, and makes the calls that the recorded program made after writing as much.
  fileprivate func take(_ text: UnsafePointer<CChar>?, _ length: Int) {
    guard let text, length > 0, failure == nil else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: length)
    openCalls[openCalls.count - 1].written += bytes
    do throws(ReplayFailure) { try catchUp() } catch { failure = error }
  }

  private func catchUp() throws(ReplayFailure) {
    while let tag = reader.ahead {
      let call = openCalls[openCalls.count - 1]
      if tag == TraceFormat.written, call.recorded.count < call.written.count {
        try takeRecordedText()
      } else if tag == TraceFormat.call || tag == TraceFormat.function, call.recorded.count <= call.written.count {
        try step()
      } else {
        return
      }
    }
  }

  /// Fills in the recorded answer, after making the calls that the recorded measure function made.
  fileprivate func measure(_ request: cas_measure_request, _ answer: inout cas_measurement) {
    if failure != nil { return }
    do throws(ReplayFailure) { try measured(request, &answer) } catch { failure = error }
  }

  private func measured(_ request: cas_measure_request, _ answer: inout cas_measurement) throws(ReplayFailure) {
    try beginMeasured(TraceFormat.measured, request.item)
    let (item, mode) = (try reader.number(), TraceFormat.unfolded(try reader.number()))
    try compareQuestion(
      request.item, item,
      [
        (Double(mode), Double(request.mode)), (try reader.double(), request.width),
        (try reader.double(), request.text_size),
      ])
    answer.width = try reader.double()
    answer.height = try reader.double()
    answer.first_baseline = try reader.double()
    answer.last_baseline = try reader.double()
  }

  /// Makes the calls before the next call of a measure function, and reads its tag.
  private func beginMeasured(_ expected: UInt8, _ item: UInt32) throws(ReplayFailure) {
    while let tag = reader.ahead, tag == TraceFormat.call || tag == TraceFormat.function { try step() }
    guard let tag = reader.ahead, tag != TraceFormat.end else { throw end() }
    guard tag == expected else {
      throw ReplayFailure(
        .difference, "the measure function\n  recorded: is not asked\n  now:      is asked for \(item)")
    }
    _ = try reader.byte()
  }

  /// Throws unless a measure function is asked what it was asked: for an item, and for numbers.
  private func compareQuestion(
    _ item: UInt32, _ recordedItem: UInt64, _ numbers: [(recorded: Double, now: Double)]
  ) throws(ReplayFailure) {
    let isSame = numbers.allSatisfy { abs($0.recorded - $0.now) <= options.tolerance * max(1, abs($0.now)) }
    guard recordedItem == UInt64(item), isSame else {
      let recorded = numbers.map { "\($0.recorded)" }.joined(separator: ", ")
      let now = numbers.map { "\($0.now)" }.joined(separator: ", ")
      throw ReplayFailure(
        .difference,
        "the measure function\n  recorded: is asked for \(recordedItem) and \(recorded)\n"
          + "  now:      is asked for \(item) and \(now)")
    }
  }
}

private func takeText(_ text: UnsafePointer<CChar>?, _ length: Int, _ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<Replayer>.fromOpaque(context).takeUnretainedValue().take(text, length)
}

private func address(
  of function: @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void
) -> UnsafeMutableRawPointer {
  unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
}

private func takeMeasure(
  _ request: UnsafePointer<cas_measure_request>?, _ answer: UnsafeMutablePointer<cas_measurement>?,
  _ context: UnsafeMutableRawPointer?
) {
  guard let request, let answer, let context else { return }
  Unmanaged<Replayer>.fromOpaque(context).takeUnretainedValue().measure(request.pointee, &answer.pointee)
}

private func address(
  of function:
    @convention(c) (
      UnsafePointer<cas_measure_request>?, UnsafeMutablePointer<cas_measurement>?, UnsafeMutableRawPointer?
    ) -> Void
) -> UnsafeMutableRawPointer {
  unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
}

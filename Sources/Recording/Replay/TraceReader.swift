// Reads the bytes of a trace. A trace is untrusted: every number is checked before it is used, and missing bytes are
// an error.

struct TraceReader {
  let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func byte() throws(ReplayFailure) -> UInt8 {
    guard place < bytes.count else { throw ReplayFailure(.unreadable, "the trace is cut off") }
    defer { place += 1 }
    return bytes[place]
  }

  /// The next byte, without reading it.
  var ahead: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func number() throws(ReplayFailure) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let byte = try byte()
      if shift == 63, byte > 1 { break }
      number |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return number }
    }
    throw corrupt("a number is too long")
  }

  mutating func double() throws(ReplayFailure) -> Double { Double(bitPattern: try number().byteSwapped) }

  /// Reads a text; nil for NULL.
  mutating func text() throws(ReplayFailure) -> ArraySlice<UInt8>? {
    let length = try number()
    if length == 0 { return nil }
    return try piece(length - 1)
  }

  mutating func piece(_ length: UInt64) throws(ReplayFailure) -> ArraySlice<UInt8> {
    guard length <= bytes.count - place else { throw ReplayFailure(.unreadable, "the trace is cut off, within a text") }
    defer { place += Int(length) }
    return bytes[place..<place + Int(length)]
  }

  /// Reads the number of elements of an array: nil for NULL, -1 for an array that could not be recorded.
  mutating func count() throws(ReplayFailure) -> Int? {
    let marked = try number()
    if marked < 2 { return marked == 0 ? nil : -1 }
    // Each element takes at least one byte.
    guard marked - 2 <= UInt64(bytes.count - place) else { throw corrupt("an array is longer than the trace") }
    return Int(marked - 2)
  }

  func corrupt(_ what: String) -> ReplayFailure {
    ReplayFailure(.unreadable, "the trace is damaged: \(what)")
  }

  /// Reads the header of a trace.
  mutating func head() throws(ReplayFailure) -> (abi: Int32, version: String) {
    let expected = Array("\(TraceFormat.head)".utf8)
    if bytes.isEmpty { throw ReplayFailure(.unreadable, "the file is empty; was its writer flushed?") }
    if bytes.count < expected.count, expected.starts(with: bytes) {
      throw ReplayFailure(.unreadable, "the trace is cut off, within its first line")
    }
    guard bytes.starts(with: expected) else {
      let isOther = bytes.starts(with: expected.prefix(expected.count - 2))
      throw ReplayFailure(
        .unreadable,
        isOther ? "the trace is of another version of the format, not 1" : "this is not a trace of casement")
    }
    place = expected.count
    let abi = TraceFormat.unfolded(try number())
    guard let version = try text() else { throw corrupt("there is no version") }
    return (abi, String(decoding: version, as: UTF8.self))
  }
}

// Input files, and positions in them.

/// The bytes of a file, and its name in messages. A place is an offset into the
/// bytes. Lines and columns count from 1 and are computed for messages. A column
/// is one character.
public final class Source: Sendable {
  /// The size limit of input files: 64 MiB.
  public static let mostBytes = 64 << 20

  public let name: String
  public let bytes: [UInt8]
  /// The source of a converted text; nil for a file.
  let origin: Origin?

  /// The original source, and for each JSON value of the text, keys included, its offset in the original.
  struct Origin: Sendable {
    var source: Source
    var offsets: [Int]
  }

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    origin = nil
  }

  /// A text converted from another source. Messages refer to the original.
  public init(_ datum: Datum, from source: Source) {
    name = source.name
    bytes = Array((datum.lines() + "\n").utf8)
    origin = Origin(source: source, offsets: datum.offsets)
  }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public convenience init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The source without a byte order mark.
  var withoutByteOrderMark: Source {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    return bytes.starts(with: mark) ? Source(name: name, bytes: Array(bytes.dropFirst(mark.count))) : self
  }

  public struct Position: Equatable, Sendable {
    public var line: Int
    public var column: Int
  }

  public func position(of offset: Int) -> Position {
    var line = 1
    var start = 0
    for place in 0..<min(offset, bytes.count) where bytes[place] == UInt8(ascii: "\n") {
      line += 1
      start = place + 1
    }
    let column = bytes[start..<max(start, min(offset, bytes.count))].count { $0 & 0xc0 != 0x80 }
    return Position(line: line, column: column + 1)
  }

  /// Returns the line that contains an offset, without its line ending.
  func line(around offset: Int) -> Range<Int> {
    let place = min(offset, bytes.count)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    var end = bytes[place...].firstIndex(of: newline) ?? bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }

  /// Whether a character begins at an offset.
  func isStart(_ offset: Int) -> Bool { bytes[offset] & 0xc0 != 0x80 }

  /// Returns the offset of the first invalid UTF-8 byte.
  func firstInvalidByte() -> Int? {
    var place = 0
    while place < bytes.count {
      if bytes[place] < 0x80 {
        place += 1
        continue
      }
      let length = lengthOfCharacter(at: place)
      if length == 0 { return place }
      place += length
    }
    return nil
  }

  /// Returns the length of the non-ASCII character at an offset in bytes; 0 where the bytes
  /// are invalid: truncated, overlong, a surrogate, or beyond U+10FFFF.
  private func lengthOfCharacter(at place: Int) -> Int {
    func next(_ distance: Int, in allowed: ClosedRange<UInt8> = 0x80...0xbf) -> Bool {
      place + distance < bytes.count && allowed.contains(bytes[place + distance])
    }
    switch bytes[place] {
    case 0xc2...0xdf: return next(1) ? 2 : 0
    case 0xe0: return next(1, in: 0xa0...0xbf) && next(2) ? 3 : 0
    case 0xed: return next(1, in: 0x80...0x9f) && next(2) ? 3 : 0
    case 0xe1...0xef: return next(1) && next(2) ? 3 : 0
    case 0xf0: return next(1, in: 0x90...0xbf) && next(2) && next(3) ? 4 : 0
    case 0xf1...0xf3: return next(1) && next(2) && next(3) ? 4 : 0
    case 0xf4: return next(1, in: 0x80...0x8f) && next(2) && next(3) ? 4 : 0
    default: return 0
    }
  }
}

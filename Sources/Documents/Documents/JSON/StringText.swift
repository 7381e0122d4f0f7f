// JSON strings: their content, and the place of each character.

/// An escape sequence.
struct Escape {
  var scalar: Unicode.Scalar
  /// In bytes, including the backslash.
  var length: Int

  static func read(_ source: Source, at place: Int) throws(Diagnostic) -> Escape {
    guard place + 1 < source.bytes.count else {
      throw Diagnostic("unterminated string", at: place, in: source)
    }
    switch source.bytes[place + 1] {
    case UInt8(ascii: "\""): return Escape(scalar: "\"", length: 2)
    case UInt8(ascii: "\\"): return Escape(scalar: "\\", length: 2)
    case UInt8(ascii: "/"): return Escape(scalar: "/", length: 2)
    case UInt8(ascii: "b"): return Escape(scalar: "\u{8}", length: 2)
    case UInt8(ascii: "f"): return Escape(scalar: "\u{c}", length: 2)
    case UInt8(ascii: "n"): return Escape(scalar: "\n", length: 2)
    case UInt8(ascii: "r"): return Escape(scalar: "\r", length: 2)
    case UInt8(ascii: "t"): return Escape(scalar: "\t", length: 2)
    case UInt8(ascii: "u"): return try readNumbered(source, at: place)
    default: throw Diagnostic("unknown escape; write a backslash as \\\\", at: place, in: source)
    }
  }

  /// `\u00e9`, or two halves of a pair.
  private static func readNumbered(_ source: Source, at place: Int) throws(Diagnostic) -> Escape {
    let first = try unit(source, at: place)
    if let scalar = Unicode.Scalar(first) {
      if first == 0 { throw Diagnostic("a string cannot contain \\u0000", at: place, in: source) }
      return Escape(scalar: scalar, length: 6)
    }
    let bytes = source.bytes
    if first < 0xdc00, place + 7 < bytes.count, bytes[place + 6] == UInt8(ascii: "\\"),
      bytes[place + 7] == UInt8(ascii: "u")
    {
      let second = try unit(source, at: place + 6)
      if (0xdc00...0xdfff).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
      {
        return Escape(scalar: scalar, length: 12)
      }
    }
    throw Diagnostic("unpaired surrogate", at: place, in: source)
  }

  private static func unit(_ source: Source, at place: Int) throws(Diagnostic) -> UInt32 {
    var unit: UInt32 = 0
    for index in place + 2..<place + 6 {
      guard index < source.bytes.count, let digit = Character(Unicode.Scalar(source.bytes[index])).hexDigitValue else {
        throw Diagnostic("expected four hexadecimal digits after \\u", at: place, in: source)
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}

extension Value {
  /// Calls `body` with each character of a string and its place in the source, until it returns false.
  private func characters(_ body: (Unicode.Scalar, Int) -> Bool) {
    let source = document.source
    var place = offset + 1
    while source.bytes[place] != UInt8(ascii: "\"") {
      var end = place + 1
      var scalar = Unicode.Scalar(source.bytes[place])
      if source.bytes[place] == UInt8(ascii: "\\") {
        // The reader has validated the escape.
        guard let escape = try? Escape.read(source, at: place) else { return }
        scalar = escape.scalar
        end = place + escape.length
      } else if source.bytes[place] >= 0x80 {
        while !source.isStart(end) { end += 1 }
        scalar = String(decoding: source.bytes[place..<end], as: UTF8.self).unicodeScalars.first ?? scalar
      }
      if !body(scalar, place) { return }
      place = end
    }
  }

  /// The content of a string.
  package var content: String {
    let source = document.source
    let begin = offset + 1
    var end = begin
    while source.bytes[end] != UInt8(ascii: "\""), source.bytes[end] != UInt8(ascii: "\\") { end += 1 }
    if source.bytes[end] == UInt8(ascii: "\"") { return String(decoding: source.bytes[begin..<end], as: UTF8.self) }
    var content = ""
    characters { scalar, _ in
      content.unicodeScalars.append(scalar)
      return true
    }
    return content
  }

  /// Returns the place in the source of a line and column of a string's content; the closing quote for positions beyond it.
  func place(of position: Source.Position) -> Int {
    var line = 1
    var column = 1
    var found: Int?
    var last = offset
    characters { scalar, place in
      if line == position.line, column == position.column {
        found = place
        return false
      }
      column = scalar == "\n" ? 1 : column + 1
      line += scalar == "\n" ? 1 : 0
      last = place
      return true
    }
    if let found { return found }
    // After the last character: at the closing quote.
    var end = last + 1
    while end < document.source.bytes.count, !document.source.isStart(end) { end += 1 }
    return min(end, document.source.bytes.count)
  }
}

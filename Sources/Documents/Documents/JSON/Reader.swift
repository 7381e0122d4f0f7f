// Parses JSON as in RFC 8259.

/// Parses in one pass without recursion. Code that reads the nodes recurses, hence the
/// limit of the depth.
struct Reader {
  private static let deepest = 512

  private let source: Source
  private var place = 0
  private var nodes: [Node] = []
  /// The unfinished lists and objects.
  private var open: [Int] = []

  init(_ source: Source) { self.source = source }

  /// The number of values read.
  var count: Int { nodes.count }

  mutating func read() throws(Diagnostic) -> [Node] {
    guard UInt32(exactly: source.bytes.count + 1) != nil else {
      throw Diagnostic(.badInput, "\(source.name): larger than 4 GB")
    }
    if let place = source.firstInvalidByte() { throw diagnostic("invalid UTF-8", at: place) }
    if source.bytes.starts(with: [0xef, 0xbb, 0xbf]) { place = 3 }
    skipBlanks()
    if place == source.bytes.count { throw diagnostic("expected a value, but the file is empty", at: place) }
    try readValue()
    while !open.isEmpty { try continueInnermost() }
    skipBlanks()
    if place < source.bytes.count { throw diagnostic("unexpected text after the value", at: place) }
    return nodes
  }

  private func diagnostic(_ message: String, at place: Int) -> Diagnostic {
    Diagnostic(message, at: place, in: source)
  }

  private var next: UInt8? { place < source.bytes.count ? source.bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { place += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// Continues the innermost list or object: a comma and a value, the first value, or the end.
  private mutating func continueInnermost() throws(Diagnostic) {
    let container = open[open.count - 1]
    let isObject = nodes[container].kind == .object
    let isEmpty = nodes.count == container + 1
    skipBlanks()
    if take(isObject ? "}" : "]") {
      nodes[container].end = UInt32(nodes.count)
      open.removeLast()
      return
    }
    if !isEmpty {
      guard take(",") else { throw unfinished(container, isObject ? "\",\" or \"}\"" : "\",\" or \"]\"") }
      skipBlanks()
      if next == UInt8(ascii: isObject ? "}" : "]") {
        throw diagnostic("trailing comma", at: place)
      }
    }
    if isObject { try readKey(of: container) }
    try readValue()
  }

  private func unfinished(_ container: Int, _ expected: String) -> Diagnostic {
    guard place == source.bytes.count else { return diagnostic("expected \(expected)", at: place) }
    let begin = source.position(of: Int(nodes[container].offset))
    return diagnostic(
      "unexpected end of file: expected \(expected); opened in line \(begin.line), column \(begin.column)",
      at: place)
  }

  private mutating func readKey(of container: Int) throws(Diagnostic) {
    guard next == UInt8(ascii: "\"") else { throw unfinished(container, "a key in double quotes") }
    try readText()
    skipBlanks()
    guard take(":") else { throw unfinished(container, "\":\"") }
    skipBlanks()
  }

  private mutating func readValue() throws(Diagnostic) {
    let begin = place
    guard let byte = next else { throw diagnostic("unexpected end of file: expected a value", at: place) }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if open.count == Self.deepest { throw diagnostic("nested more than \(Self.deepest) deep", at: place) }
      open.append(nodes.count)
      place += 1
      add(byte == UInt8(ascii: "{") ? .object : .list, at: begin)
    case UInt8(ascii: "\""): try readText()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    default: try readWord()
    }
  }

  private mutating func add(_ kind: Node.Kind, at offset: Int) {
    nodes.append(Node(offset: UInt32(offset), end: UInt32(nodes.count + 1), kind: kind))
  }

  private mutating func readWord() throws(Diagnostic) {
    let begin = place
    while let byte = next, isLetter(byte) { place += 1 }
    let word = source.bytes[begin..<place]
    if word.elementsEqual("true".utf8) {
      add(.yes, at: begin)
    } else if word.elementsEqual("false".utf8) {
      add(.no, at: begin)
    } else if word.elementsEqual("null".utf8) {
      add(.null, at: begin)
    } else if word.isEmpty {
      throw diagnostic("expected a value", at: begin)
    } else {
      throw diagnostic("expected a value; strings need double quotes", at: begin)
    }
  }

  private mutating func readNumber() throws(Diagnostic) {
    let begin = place
    _ = take("-")
    if !take("0") {
      try readDigits("a digit")
    } else if let byte = next, isDigit(byte) {
      throw diagnostic("a number cannot have leading zeros", at: begin)
    }
    if take(".") { try readDigits("a digit after the decimal point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try readDigits("a digit in the exponent")
    }
    if let byte = next, isLetter(byte) { throw diagnostic("expected the end of the number", at: place) }
    add(.number, at: begin)
  }

  private mutating func readDigits(_ expected: String) throws(Diagnostic) {
    guard let byte = next, isDigit(byte) else { throw diagnostic("expected \(expected)", at: place) }
    while let byte = next, isDigit(byte) { place += 1 }
  }

  private mutating func readText() throws(Diagnostic) {
    let begin = place
    place += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        add(.text, at: begin)
        return
      case UInt8(ascii: "\\"):
        place += try Escape.read(source, at: place).length
      case 0..<0x20:
        let hint = byte == 0x0a ? "unterminated string" : "control characters in a string must be written as \\u00…"
        throw diagnostic(hint, at: byte == 0x0a ? begin : place)
      default: place += 1
      }
    }
    throw diagnostic("unterminated string", at: begin)
  }
}

func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

// From bytes to nodes: RFC 8259, nothing more.

/// Goes through a text once. What is open is kept in a list of its own, so depth
/// costs no stack, but what reads the nodes goes down by calls: hence the limit.
struct Reader {
  private static let deepest = 512

  private let source: Source
  private var place = 0
  private var nodes: [Node] = []
  /// The open lists and objects.
  private var open: [Int] = []

  init(_ source: Source) { self.source = source }

  /// How many values were read.
  var count: Int { nodes.count }

  mutating func read() throws(Diagnostic) -> [Node] {
    guard UInt32(exactly: source.bytes.count + 1) != nil else {
      throw Diagnostic(.badInput, "\(source.name): larger than 4 GB")
    }
    if let place = source.firstInvalidByte() { throw diagnostic("invalid UTF-8", at: place) }
    if source.bytes.starts(with: [0xef, 0xbb, 0xbf]) { place = 3 }
    skipBlanks()
    if place == source.bytes.count { throw diagnostic("expected a value, but the text is empty", at: place) }
    try readValue()
    while !open.isEmpty { try continueInnermost() }
    skipBlanks()
    if place < source.bytes.count { throw diagnostic("expected nothing more behind the value", at: place) }
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

  /// Behind a value or a beginning: a comma, an end, or what comes first.
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
        throw diagnostic("a comma stands between values, not behind the last", at: place)
      }
    }
    if isObject { try readKey(of: container) }
    try readValue()
  }

  private func unfinished(_ container: Int, _ expected: String) -> Diagnostic {
    guard place == source.bytes.count else { return diagnostic("expected \(expected)", at: place) }
    let begin = source.position(of: Int(nodes[container].offset))
    return diagnostic(
      "expected \(expected), but the text ends; what is open began in line \(begin.line), column \(begin.column)",
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
    guard let byte = next else { throw diagnostic("expected a value, but the text ends", at: place) }
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
      throw diagnostic("expected a value; texts stand in double quotes", at: begin)
    }
  }

  private mutating func readNumber() throws(Diagnostic) {
    let begin = place
    _ = take("-")
    if !take("0") {
      try readDigits("a digit")
    } else if let byte = next, isDigit(byte) {
      throw diagnostic("a number does not begin with 0", at: begin)
    }
    if take(".") { try readDigits("a digit behind the point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try readDigits("a digit of the exponent")
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
        let hint = byte == 0x0a ? "the closing quote is missing" : "a control character in a text is written \\u00…"
        throw diagnostic(hint, at: byte == 0x0a ? begin : place)
      default: place += 1
      }
    }
    throw diagnostic("the closing quote is missing", at: begin)
  }
}

func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

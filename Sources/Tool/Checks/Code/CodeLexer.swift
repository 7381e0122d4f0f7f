// Splits Swift and Objective-C into words and signs, without comments and strings.

/// The words that say something about controllers and their views.
enum CodeKeyword: String, CaseIterable {
  case `class`, `extension`, `struct`, `enum`, actor, `func`, `var`, `let`, implementation, interface, end
  case itself = "self"
  case `return`, get, `true`, `false`, YES, NO, TRUE, FALSE, forEach
  case supportedInterfaceOrientations, shouldAutorotate, prefersStatusBarHidden
  case supportedInterfaceOrientationsFor, supportedInterfaceOrientationsForWindow
  case isHidden, hidden, setHidden, removeFromSuperview
  case frame, center, transform, setFrame, setCenter, setTransform
  case customView, initWithCustomView, addSubview, addArrangedSubview, insertSubview, insertArrangedSubview
  case addConstraint, addConstraints
  case arrangedSubviews, titleView, tableHeaderView, tableFooterView
  case text, setText, attributedText, setAttributedText, setTitle, setAttributedTitle, titleLabel, configuration, font
  case numberOfLines
  case present, addChild, addChildViewController, alert, PopupDialog, previewProvider, customPresentViewController
  case modalPresentationStyle, fullScreen, overFullScreen, currentContext, overCurrentContext
  case `as`

  /// All words by their hashes.
  private static let byHash = Dictionary(
    allCases.map { (CodeLexer.hash($0.rawValue.utf8), $0) }, uniquingKeysWith: { one, _ in one })
  /// Which of the lowest ten bits of hashes occur: most words end here.
  private static let bits: [Bool] = byHash.keys.reduce(into: [Bool](repeating: false, count: 1024)) {
    $0[Int($1 & 1023)] = true
  }

  static func with(hash: UInt64) -> CodeKeyword? { bits[Int(hash & 1023)] ? byHash[hash] : nil }
}

struct CodeToken {
  /// The sign; the letter w for a word.
  var sign: UInt8
  var keyword: CodeKeyword?
  var start: Int
  var end: Int

  var isWord: Bool { sign == UInt8(ascii: "w") }
  func `is`(_ sign: Unicode.Scalar) -> Bool { self.sign == UInt8(ascii: sign) }
}

struct CodeLexer {
  private let bytes: [UInt8]
  private var place = 0

  static func tokens(of bytes: [UInt8]) -> [CodeToken] {
    var lexer = CodeLexer(bytes: bytes)
    var tokens: [CodeToken] = []
    tokens.reserveCapacity(bytes.count / 5)
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// FNV-1a.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  static let isInWord: [Bool] = (0..<256).map { (byte: Int) in
    byte >= 128 || "$_".utf8.contains(UInt8(byte)) || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }

  private func begins(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    if place + count > bytes.count { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func next() -> CodeToken? {
    while place < bytes.count {
      let byte = bytes[place]
      if Self.isInWord[Int(byte)] { return word() }
      if byte <= 32 {
        place += 1
      } else if byte == UInt8(ascii: "/"), begins("//") {
        skip(past: "\n")
      } else if byte == UInt8(ascii: "/"), begins("/*") {
        skip(past: "*/")
      } else if byte == UInt8(ascii: "\"") {
        skipString()
      } else if byte == UInt8(ascii: "'"), place + 2 < bytes.count, bytes[place + 2] == byte {
        place += 3
      } else {
        place += 1
        return CodeToken(sign: byte, start: place - 1, end: place)
      }
    }
    return nil
  }

  private mutating func word() -> CodeToken {
    let start = place
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    while place < bytes.count, Self.isInWord[Int(bytes[place])] {
      hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01b3
      place += 1
    }
    return CodeToken(sign: UInt8(ascii: "w"), keyword: CodeKeyword.with(hash: hash), start: start, end: place)
  }

  private mutating func skip(past text: StaticString) {
    place += 1
    while place < bytes.count, !begins(text) { place += 1 }
    place = min(bytes.count, place + text.utf8CodeUnitCount)
  }

  /// Skips a string, with the code that Swift allows in it. A string on one line ends at the end of the line at last.
  private mutating func skipString() {
    let isLong = begins("\"\"\"")
    var depth = 0
    place += isLong ? 3 : 1
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n"), !isLong { return }
      if byte == UInt8(ascii: "\\"), depth == 0 {
        place += 1
        if begins("(") { depth = 1 }
      } else if depth > 0 {
        depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        if byte == UInt8(ascii: "\""), !isLong { place = end(ofStringAt: place) - 1 }
      } else if isLong ? begins("\"\"\"") : byte == UInt8(ascii: "\"") {
        place += isLong ? 3 : 1
        return
      }
      place += 1
    }
  }

  /// Returns the end of a string in the code of another one, on the same line.
  private func end(ofStringAt start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(bytes.count, end + 1)
  }
}

// Wildcards as git matches them: `*`, `?`, `[a-z]`, `[!a]`, `[[:digit:]]`, `**` and `\`, all in bytes.

/// A pattern as a list of steps. Matching keeps the set of steps that the text may have reached, so that the time is at
/// most the product of the lengths, whatever the pattern.
struct Wildcards: Sendable {
  private enum Step: Sendable {
    case byte(UInt8)
    case oneOf(ByteSet)
    /// Any number of bytes but slashes.
    case name
    /// Any number of bytes.
    case path
    /// No byte; or the step `path` and the slash, which follow.
    case folders
  }

  private var steps: [Step] = []
  /// The bytes that every match ends with.
  private var ending: [UInt8] = []

  private static let slash = UInt8(ascii: "/")

  /// Reads a pattern. Returns nil for one that matches nothing: with an open class, or with `\` at its end.
  init?(_ pattern: ArraySlice<UInt8>) {
    var rest = pattern
    while let first = rest.popFirst() {
      switch first {
      case UInt8(ascii: "*"): readStars(&rest, in: pattern)
      case UInt8(ascii: "?"): steps.append(.oneOf(ByteSet.all))
      case UInt8(ascii: "["):
        guard let set = ByteSet(&rest) else { return nil }
        steps.append(.oneOf(set))
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        steps.append(.byte(escaped))
      default: steps.append(.byte(first))
      }
    }
    for step in steps.reversed() {
      guard case .byte(let byte) = step else { break }
      ending.append(byte)
    }
    ending.reverse()
  }

  /// Reads the stars after a first one. Two or more that stand alone between slashes match slashes, too.
  private mutating func readStars(_ rest: inout ArraySlice<UInt8>, in pattern: ArraySlice<UInt8>) {
    let start = rest.startIndex - 1
    rest = rest.drop { $0 == UInt8(ascii: "*") }
    let isFirst = start == pattern.startIndex || pattern[start - 1] == Self.slash
    let isLast = rest.isEmpty || rest.first == Self.slash || rest.starts(with: Array("\\/".utf8))
    guard rest.startIndex - start > 1, isFirst, isLast else { return steps.append(.name) }
    if rest.first == Self.slash { steps.append(.folders) }
    steps.append(.path)
  }

  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= ending.count, text.suffix(ending.count) == ending[...] else { return false }
    var reached = [Bool](repeating: false, count: steps.count + 1)
    reached[0] = true
    passEmpty(&reached)
    for byte in text {
      var next = [Bool](repeating: false, count: steps.count + 1)
      for (index, step) in steps.enumerated() where reached[index] {
        switch step {
        case .byte(let own): if own == byte { next[index + 1] = true }
        case .oneOf(let set): if byte != Self.slash, set.contains(byte) { next[index + 1] = true }
        case .name: if byte != Self.slash { next[index] = true }
        case .path: next[index] = true
        case .folders: break
        }
      }
      reached = next
      passEmpty(&reached)
    }
    return reached[steps.count]
  }

  /// Passes the steps that no byte is needed for.
  private func passEmpty(_ reached: inout [Bool]) {
    for (index, step) in steps.enumerated() where reached[index] {
      switch step {
      case .byte, .oneOf: break
      case .name, .path: reached[index + 1] = true
      case .folders:
        reached[index + 1] = true
        reached[index + 3] = true
      }
    }
  }
}

/// A set of bytes, as a class in brackets names it.
private struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  static let all: ByteSet = {
    var set = ByteSet()
    set.insert(0...255)
    return set
  }()

  private init() {}

  /// Reads a class after its opening bracket, and removes it. Returns nil for one that does not end, or with an unknown
  /// name.
  init?(_ rest: inout ArraySlice<UInt8>) {
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    // What a range may begin with.
    var previous: UInt8?
    var isFirst = true
    while let first = rest.popFirst() {
      if first == UInt8(ascii: "]"), !isFirst {
        if isNegated { invert() }
        return
      }
      isFirst = false
      if first == UInt8(ascii: "-"), let least = previous, let next = rest.first, next != UInt8(ascii: "]") {
        guard let most = Self.byte(&rest) else { return nil }
        if least <= most { insert(least...most) }
        previous = nil
      } else if first == UInt8(ascii: "["), let end = Self.endOfName(rest) {
        guard insertClass(named: rest[(rest.startIndex + 1)..<(end - 1)]) else { return nil }
        rest = rest[(end + 1)...]
        previous = nil
      } else {
        guard first != UInt8(ascii: "\\") || !rest.isEmpty else { return nil }
        let byte = first == UInt8(ascii: "\\") ? rest.removeFirst() : first
        insert(byte...byte)
        previous = byte
      }
    }
    return nil
  }

  /// Returns the bracket after `:digit:`; nil where no such name begins.
  private static func endOfName(_ rest: ArraySlice<UInt8>) -> Int? {
    guard rest.first == UInt8(ascii: ":"), let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    return end - rest.startIndex > 1 && rest[end - 1] == UInt8(ascii: ":") ? end : nil
  }

  /// Removes a byte, or the byte after a backslash.
  private static func byte(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    let first = rest.popFirst()
    return first == UInt8(ascii: "\\") ? rest.popFirst() : first
  }

  private mutating func insertClass(named name: ArraySlice<UInt8>) -> Bool {
    let ranges: [ClosedRange<UInt8>]
    let digits: ClosedRange<UInt8> = 48...57
    let (upper, lower): (ClosedRange<UInt8>, ClosedRange<UInt8>) = (65...90, 97...122)
    switch String(decoding: name, as: UTF8.self) {
    case "alnum": ranges = [upper, lower, digits]
    case "alpha": ranges = [upper, lower]
    case "blank": ranges = [9...9, 32...32]
    case "cntrl": ranges = [0...31, 127...127]
    case "digit": ranges = [digits]
    case "graph": ranges = [33...126]
    case "lower": ranges = [lower]
    case "print": ranges = [32...126]
    case "punct": ranges = [33...47, 58...64, 91...96, 123...126]
    case "space": ranges = [9...10, 13...13, 32...32]
    case "upper": ranges = [upper]
    case "xdigit": ranges = [digits, 65...70, 97...102]
    default: return false
    }
    for range in ranges { insert(range) }
    return true
  }

  private mutating func insert(_ range: ClosedRange<UInt8>) {
    for byte in range {
      let bit = UInt64(1) << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      default: words.3 |= bit
      }
    }
  }

  private mutating func invert() { words = (~words.0, ~words.1, ~words.2, ~words.3) }

  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word >> UInt64(byte & 63) & 1 == 1
  }
}

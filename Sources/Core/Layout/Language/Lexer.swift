// The lexer: converts bytes to tokens, one at a time.

import Memory
import Notation
import Solver

/// A token of a rule.
struct Token: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// The end of the line.
    case end
    case word
    /// `#4194305`
    case identity
    /// `"a name or an identifier"`
    case text
    case number
    case relation
    /// Any other single byte.
    case mark
  }

  var kind = Kind.end
  var start: Int32 = 0
  var end: Int32 = 0
  /// The value of a number.
  var number = 0.0
  var relation = Relation.equal
  /// The byte of a mark.
  var mark: UInt8 = 0

  func isMark(_ character: Unicode.Scalar) -> Bool { kind == .mark && mark == Byte(character) }

  /// The token as a name, without quotes.
  var word: Word {
    switch kind {
    case .text: Word(start: start + 1, end: end - 1, form: .quoted)
    case .identity: Word(start: start + 1, end: end, form: .identity)
    default: Word(start: start, end: end)
    }
  }

  /// Whether it names an item.
  var isName: Bool { (kind == .word || kind == .text || kind == .identity) && !word.isEmpty }
}

extension RuleSource {
  /// Returns the next token of the line at or after an offset.
  func token(from offset: Int) throws(RuleFault) -> Token {
    var start = offset
    while isBlank(self[start]) { start += 1 }
    var token = Token(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: start))
    let byte = self[start]
    if byte == newline || byte == Byte("/") && self[start + 1] == Byte("/") { return token }
    if isDigit(byte) || byte == Byte(".") && isDigit(self[start + 1]) {
      try readNumber(&token)
    } else if isLetter(byte) {
      token.kind = .word
      token.end = Int32(truncatingIfNeeded: endOfWord(from: start))
    } else if byte == Byte("\"") {
      token.kind = .text
      token.end = Int32(truncatingIfNeeded: try endOfQuotes(from: start))
    } else if byte == Byte("#") {
      token.kind = .identity
      token.end = Int32(truncatingIfNeeded: endOfDigits(from: start + 1))
    } else {
      readMark(&token)
    }
    return token
  }

  private func readMark(_ token: inout Token) {
    token.mark = self[Int(token.start)]
    token.kind = .mark
    token.end += 1
    guard self[Int(token.end)] == Byte("=") else { return }
    switch token.mark {
    case Byte("="): token.relation = .equal
    case Byte("<"): token.relation = .lessOrEqual
    case Byte(">"): token.relation = .greaterOrEqual
    default: return
    }
    token.kind = .relation
    token.end += 1
  }

  /// Reads digits, a point, digits, an exponent.
  private func readNumber(_ token: inout Token) throws(RuleFault) {
    var decimal = Decimal()
    var offset = Int(token.start)
    offset = readDigits(from: offset, isFraction: false, into: &decimal)
    if self[offset] == Byte(".") { offset = readDigits(from: offset + 1, isFraction: true, into: &decimal) }
    offset = readExponent(from: offset, into: &decimal)
    token.kind = .number
    token.end = Int32(truncatingIfNeeded: offset)
    token.number = decimal.value
    if !token.number.isFinite { throw RuleFault(.number, at: token.start) }
  }

  private func readDigits(from start: Int, isFraction: Bool, into decimal: inout Decimal) -> Int {
    var offset = start
    while isDigit(self[offset]) {
      decimal.append(self[offset] - Byte("0"), isFraction: isFraction)
      offset += 1
    }
    return offset
  }

  /// Reads an exponent. An `e` that no digit follows is not an exponent.
  private func readExponent(from start: Int, into decimal: inout Decimal) -> Int {
    guard self[start] | 0x20 == Byte("e") else { return start }
    let isNegative = self[start + 1] == Byte("-")
    var offset = start + (isNegative || self[start + 1] == Byte("+") ? 2 : 1)
    guard isDigit(self[offset]) else { return start }
    var exponent = 0
    while isDigit(self[offset]) {
      exponent = min(exponent * 10 + Int(self[offset] - Byte("0")), 100_000)
      offset += 1
    }
    decimal.scale(by: isNegative ? -exponent : exponent)
    return offset
  }

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while isLetter(self[end]) || isDigit(self[end]) { end += 1 }
    return end
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while isDigit(self[end]) { end += 1 }
    return end
  }

  private func endOfQuotes(from start: Int) throws(RuleFault) -> Int {
    var end = start + 1
    while self[end] != self[start] {
      if self[end] == Byte("\\"), self[end + 1] != newline { end += 1 }
      if self[end] == newline { throw RuleFault(.quote, at: Int32(truncatingIfNeeded: start)) }
      end += 1
    }
    return end + 1
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == Byte(" ") || byte == Byte("\t") || byte == Byte("\r") }
private func isDigit(_ byte: UInt8) -> Bool { byte &- Byte("0") < 10 }

/// Every character beyond ASCII counts as a letter.
private func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- Byte("a") < 26 || byte == Byte("_") || byte >= 0x80
}

// The text of rules.

import Memory
import Notation
import Solver

/// Lines of UTF-8 bytes, each ended by a newline.
///
/// Tokens and syntax trees refer to it by offsets.
package struct RuleSource: ~Copyable {
  private var bytes: Buffer<UInt8>

  init(_ account: Account) { bytes = Buffer(account) }

  mutating func release() { bytes.release() }

  package var count: Int { bytes.count }

  @inline(__always)
  subscript(offset: Int) -> UInt8 { bytes[offset] }

  /// Appends a text of one or more lines, and a newline.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) throws(MemoryError) {
    try bytes.reserve(bytes.count + text.count + 1)
    for byte in text { bytes.appendReserved(byte) }
    bytes.appendReserved(newline)
  }

  // MARK: Positions

  /// The offsets of the line around an offset, without its newline.
  func line(around offset: Int) -> Range<Int> {
    var (start, end) = (min(offset, count - 1), min(offset, count - 1))
    while start > 0, self[start - 1] != newline { start -= 1 }
    while self[end] != newline { end += 1 }
    return start..<end
  }

  /// Line and column of an offset, both from 1; a column is a character (a code point).
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let start = line(around: offset).lowerBound
    var line = 1
    for index in 0..<start where self[index] == newline { line += 1 }
    return (line, characters(start..<offset) + 1)
  }

  package func characters(_ range: Range<Int>) -> Int {
    var characters = 0
    for index in range where self[index] & 0xc0 != 0x80 { characters += 1 }
    return characters
  }

  // MARK: Text

  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes.elements[range]) }

  /// Whether two words without escapes are equal.
  func isSame(_ one: Word, _ other: Word) -> Bool {
    bytes(Int(one.start)..<Int(one.end)).isSame(as: bytes(Int(other.start)..<Int(other.end)))
  }

  func matches(_ word: Word, _ text: StaticString) -> Bool {
    guard word.form == .bare, word.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<word.count where self[Int(word.start) + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Copies a word into `text`, with escapes resolved.
  package func read(_ word: Word, into text: inout Buffer<UInt8>) throws(MemoryError) {
    text.removeAll()
    try text.reserve(word.count)
    append(word, to: &text)
  }

  /// Appends a word, with escapes resolved, to `text`, which has room for it.
  package func append(_ word: Word, to text: inout Buffer<UInt8>) {
    var index = Int(word.start)
    while index < word.end {
      var byte = self[index]
      if word.form == .quoted, byte == Byte("\\") {
        index += 1
        byte = self[index] == Byte("n") ? newline : self[index]
      }
      text.appendReserved(byte)
      index += 1
    }
  }
}

let newline: UInt8 = 10

/// A character of ASCII as a byte.
@inline(__always)
func Byte(_ character: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: character.value) }

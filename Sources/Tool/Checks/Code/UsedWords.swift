// The words of Swift or Objective-C by which code uses something: also those in strings, but not those in comments and in lines that
// import, and no name of a class where it is declared, as in `extension Form` and `@implementation Form`.

struct UsedWords {
  private static let declaring = ["class", "extension", "interface", "implementation"].map { Array($0.utf8) }
  private let bytes: [UInt8]
  private var place = 0
  /// The number of quotation marks that end the string around the place; 0 outside of strings.
  private var quotes = 0
  /// Whether only blanks are between the place and a word that declares a class.
  private var isDeclaring = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the place of the next word; nil at the end.
  mutating func next() -> Range<Int>? {
    while place < bytes.count {
      if !CodeLexer.isInWord[Int(bytes[place])] {
        readSign()
        continue
      }
      let start = place
      while place < bytes.count, CodeLexer.isInWord[Int(bytes[place])] { place += 1 }
      let wasDeclaring = isDeclaring
      isDeclaring = quotes == 0 && Self.declaring.contains { bytes[start..<place].elementsEqual($0) }
      if !wasDeclaring { return start..<place }
    }
    return nil
  }

  /// Reads a byte that is in no word, or all of a comment or of a line that imports.
  private mutating func readSign() {
    let byte = bytes[place]
    if byte > 32 { isDeclaring = false }
    if byte == UInt8(ascii: "\"") { return readQuote() }
    if byte == UInt8(ascii: "\n"), quotes == 1 { quotes = 0 }
    if quotes > 0 {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    } else if begins("//") || begins("#import") || begins("#include") {
      skip(past: "\n")
    } else if begins("/*") {
      skip(past: "*/")
    } else {
      place += begins("'\"'") ? 3 : 1
    }
  }

  /// Reads a quotation mark, or three: a string of Swift on several lines.
  private mutating func readQuote() {
    let count = quotes != 1 && begins("\"\"\"") ? 3 : 1
    place += count
    if quotes == 0 { quotes = count } else if quotes == count { quotes = 0 }
  }

  private func begins(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return place + count <= bytes.count && (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(past text: StaticString) {
    place += 2
    while place < bytes.count, !begins(text) { place += 1 }
    place += text.utf8CodeUnitCount
  }
}

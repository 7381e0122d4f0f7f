// The words of Swift or Objective-C by which code uses something: also those in strings, but not those in comments and in lines that
// import, and no name of a class where it is declared, or in the class itself: `extension Form { }`, `@implementation Form … @end`.

struct UsedWords {
  private static let declaring = ["class", "extension", "interface", "implementation"].map { Array($0.utf8) }
  private let bytes: [UInt8]
  private var place = 0
  /// The number of quotation marks that end the string around the place; 0 outside of strings.
  private var quotes = 0
  /// Whether only blanks are between the place and a word that declares a class.
  private var isDeclaring = false
  private var depth = 0
  /// The name of the class that was declared last, and those of the classes around the place with the depth of their braces;
  /// that of Objective-C has none.
  private var declared: ArraySlice<UInt8>?
  private var open: [(name: ArraySlice<UInt8>, depth: Int)] = []

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
      let word = bytes[start..<place]
      if isDeclaring {
        (declared, isDeclaring) = (word, false)
      } else if quotes == 0, start > 0, bytes[start - 1] == UInt8(ascii: "@"), readDirective(word) {
        continue
      } else {
        isDeclaring = quotes == 0 && Self.declaring.contains { word.elementsEqual($0) }
        if !open.contains(where: { $0.name == word }) { return start..<place }
      }
    }
    return nil
  }

  /// Reads `@implementation`, `@interface` and `@end`; returns false for others.
  private mutating func readDirective(_ word: ArraySlice<UInt8>) -> Bool {
    let isEnd = word.elementsEqual("end".utf8)
    guard isEnd || word.elementsEqual("implementation".utf8) || word.elementsEqual("interface".utf8) else {
      return false
    }
    (open, depth) = ([], 0)
    if isEnd { return true }
    var start = place
    while start < bytes.count, bytes[start] <= 32 { start += 1 }
    place = start
    while place < bytes.count, CodeLexer.isInWord[Int(bytes[place])] { place += 1 }
    open = [(bytes[start..<place], Int.min)]
    return true
  }

  /// Reads a byte that is in no word, or all of a comment or of a line that imports.
  private mutating func readSign() {
    let byte = bytes[place]
    if byte > 32 { isDeclaring = false }
    if byte == UInt8(ascii: "\"") { return readQuote() }
    if Self.endsLine(byte), quotes == 1 { quotes = 0 }
    if quotes > 0 {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    } else if begins("//") || begins("#import") || begins("#include") {
      while place < bytes.count, !Self.endsLine(bytes[place]) { place += 1 }
    } else if begins("/*") {
      place += 2
      while place < bytes.count, !begins("*/") { place += 1 }
      place += 2
    } else {
      readBrace(byte)
      place += begins("'\"'") ? 3 : 1
    }
  }

  private mutating func readBrace(_ byte: UInt8) {
    if byte == UInt8(ascii: ";") { declared = nil }
    if byte == UInt8(ascii: "{") {
      if let declared { open.append((declared, depth)) }
      (declared, depth) = (nil, depth + 1)
    } else if byte == UInt8(ascii: "}") {
      depth -= 1
      if let last = open.last, last.depth >= depth { open.removeLast() }
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

  /// Whether a byte ends a line; some files have only returns.
  private static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}

// Finds which of some names occur in files as words, in letters of any case. A name that ends in a dot is found where a dot follows
// the word.

public struct WordSearch {
  /// The words that did not occur, by their hashes in lower case.
  private var missing: Set<UInt64> = []
  /// Which of the lowest 16 bits of their hashes occur: most words end here.
  private var bits = [Bool](repeating: false, count: 1 << 16)

  public init(_ words: some Sequence<String>) {
    for word in words {
      let hash = Self.hash(word)
      missing.insert(hash)
      bits[Int(hash & 0xffff)] = true
    }
  }

  public var isDone: Bool { missing.isEmpty }

  /// Whether a word that is searched for did not occur.
  public func isMissing(_ word: String) -> Bool { missing.contains(Self.hash(word)) }

  /// Searches a file.
  public mutating func search(_ bytes: ArraySlice<UInt8>) {
    let letters = CodeLexer.isInWord
    var (hash, isInWord) = (Self.empty, false)
    for byte in bytes {
      if letters[Int(byte)] {
        hash = Self.next(hash, byte)
        isInWord = true
      } else if isInWord {
        note(hash)
        if byte == UInt8(ascii: ".") { note(Self.next(hash, byte)) }
        (hash, isInWord) = (Self.empty, false)
      }
    }
    if isInWord { note(hash) }
  }

  /// Searches a file of code for words that it uses.
  public mutating func search(code bytes: [UInt8]) {
    var words = UsedWords(bytes)
    while let word = words.next() {
      let hash = bytes[word].reduce(Self.empty) { Self.next($0, $1) }
      note(hash)
      if word.upperBound < bytes.count, bytes[word.upperBound] == UInt8(ascii: ".") {
        note(Self.next(hash, UInt8(ascii: ".")))
      }
    }
  }

  private mutating func note(_ hash: UInt64) {
    if bits[Int(hash & 0xffff)] { missing.remove(hash) }
  }

  /// FNV-1a of the word in lower case.
  private static let empty: UInt64 = 0xcbf2_9ce4_8422_2325
  private static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    let lower = (65...90).contains(byte) ? byte + 32 : byte
    return (hash ^ UInt64(lower)) &* 0x100_0000_01b3
  }
  private static func hash(_ word: String) -> UInt64 { word.utf8.reduce(empty) { next($0, $1) } }
}

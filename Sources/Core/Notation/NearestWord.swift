// Suggestions for a misspelt word.

/// Finds the candidate that differs from a word by the fewest letters: added, removed, replaced, or swapped with the next
/// one. It differs by a third of the letters or by one, and not by all. Capitals do not count.
package struct NearestWord {
  private let word: UnsafeBufferPointer<UInt8>
  private var best = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var least = Self.longest

  /// No longer word has a suggestion.
  private static var longest: Int { 31 }

  package init(to word: UnsafeBufferPointer<UInt8>) { self.word = word }

  package mutating func consider(_ name: StaticString) {
    consider(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  @inline(never)
  package mutating func consider(_ candidate: UnsafeBufferPointer<UInt8>) {
    let longer = max(word.count, candidate.count)
    guard longer <= Self.longest else { return }
    let distance = distance(to: candidate)
    if distance <= max(1, longer / 3), distance < longer, distance < least { (best, least) = (candidate, distance) }
  }

  /// The Damerau-Levenshtein distance: an entry of the table is that of the first letters of both words.
  private func distance(to candidate: UnsafeBufferPointer<UInt8>) -> Int {
    var table = InlineArray<1024, UInt8>(repeating: 0)
    for row in 0...word.count {
      for column in 0...candidate.count {
        let place = row << 5 + column
        var fewest = UInt8(row + column)
        if row > 0, column > 0 {
          let isSame = areSame(word[row - 1], candidate[column - 1])
          fewest = min(table[place - 33] + (isSame ? 0 : 1), min(table[place - 32], table[place - 1]) + 1)
          if row > 1, column > 1, areSame(word[row - 1], candidate[column - 2]),
            areSame(word[row - 2], candidate[column - 1])
          {
            fewest = min(fewest, table[place - 66] + 1)
          }
        }
        table[place] = fewest
      }
    }
    return Int(table[word.count << 5 + candidate.count])
  }

  private func areSame(_ one: UInt8, _ other: UInt8) -> Bool { one | 0x20 == other | 0x20 }

  /// Writes `; did you mean "name"?`, or nothing.
  package func write(to text: inout some Text) {
    if best.isEmpty { return }
    text.write("; did you mean \"")
    text.write(best)
    text.write("\"?")
  }
}

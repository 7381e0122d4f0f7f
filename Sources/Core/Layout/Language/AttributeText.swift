// Attribute names in rules.

import Memory
import Notation
import Solver

extension RuleSource {
  /// Returns the attribute of a name, in camelCase or snake_case; `baseline` is the last baseline.
  func attribute(_ word: Word) -> Attribute? {
    if word.form != .bare { return nil }
    if matches(word, "baseline") { return .lastBaseline }
    var raw = Attribute.left.rawValue
    while let attribute = Attribute(rawValue: raw) {
      if spells(word, attribute.name) { return attribute }
      raw += 1
    }
    return nil
  }

  /// Whether a word equals the text, in camelCase or entirely in snake_case (`_x` for `X`).
  func spells(_ word: Word, _ text: StaticString) -> Bool {
    if matches(word, text) { return true }
    var offset = Int(word.start)
    for index in 0..<text.utf8CodeUnitCount {
      var byte = text.utf8Start[index]
      if byte & 0x20 == 0 {
        guard offset < word.end, self[offset] == Byte("_") else { return false }
        offset += 1
        byte |= 0x20
      }
      guard offset < word.end, self[offset] == byte else { return false }
      offset += 1
    }
    return offset == word.end
  }
}

// Typed access to values. Each throws a diagnostic at the place of the value.

extension Value {
  func expected(_ what: String, _ name: String) -> Diagnostic {
    diagnostic("\(name): expected \(what), not \(description)")
  }

  var isNull: Bool { node.kind == .null }
  var isText: Bool { node.kind == .text }
  package var isNumber: Bool { node.kind == .number }
  package var isList: Bool { node.kind == .list }
  var isObject: Bool { node.kind == .object }
  var isBool: Bool { node.kind == .yes || node.kind == .no }

  package func text(_ name: String) throws(Diagnostic) -> String {
    guard isText else { throw expected("a string", name) }
    return content
  }

  func bool(_ name: String) throws(Diagnostic) -> Bool {
    guard isBool else { throw expected("true or false", name) }
    return node.kind == .yes
  }

  package func number(_ name: String) throws(Diagnostic) -> Double {
    guard isNumber else { throw expected("a number", name) }
    let bytes = document.source.bytes
    var end = offset
    while end < bytes.count, isDigit(bytes[end]) || "+-.eE".utf8.contains(bytes[end]) { end += 1 }
    let text = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard let number = decimalNumber(text, in: -Value.largestNumber...Value.largestNumber) else {
      throw diagnostic("\(name): numbers must be at most \(short(Value.largestNumber))")
    }
    return number
  }

  /// Larger numbers could overflow in the sums of a layout.
  private static let largestNumber = 1e15

  func whole(_ name: String, _ allowed: ClosedRange<Int32>) throws(Diagnostic) -> Int32 {
    let number = try number(name)
    guard let whole = Int32(exactly: number), allowed.contains(whole) else {
      throw diagnostic("\(name): expected a whole number from \(allowed.lowerBound) to \(allowed.upperBound)")
    }
    return whole
  }

  package func elements(_ name: String) throws(Diagnostic) -> [Value] {
    guard isList else { throw expected("a list", name) }
    var elements: [Value] = []
    var place = index + 1
    while place < Int(node.end) {
      elements.append(Value(document: document, index: place))
      place = Int(document.nodes[place].end)
    }
    return elements
  }

  /// Returns the numbers of a list of `count` elements.
  func numbers(_ count: Int, _ name: String) throws(Diagnostic) -> [Double] {
    let elements = try elements(name)
    if elements.count != count { throw diagnostic("\(name): expected \(count) numbers, not \(elements.count)") }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number(name)) }
    return numbers
  }

  /// Returns the choice that a string names.
  func choice<Choice>(_ name: String, _ choices: [(String, Choice)]) throws(Diagnostic) -> Choice {
    let word = try text(name)
    if let found = choices.first(where: { $0.0 == word }) { return found.1 }
    let words = choices.map { $0.0 }
    let all = words.map { "\"\($0)\"" }.joined(separator: ", ")
    throw diagnostic("\(name): \"\(word)\" is not one of \(all)" + suggestion(for: word, among: words))
  }

  /// Returns the keys and values of an object.
  package func pairs(_ name: String) throws(Diagnostic) -> [(key: Value, value: Value)] {
    guard isObject else { throw expected("an object", name) }
    var pairs: [(key: Value, value: Value)] = []
    var place = index + 1
    while place < Int(node.end) {
      let value = Value(document: document, index: place + 1)
      pairs.append((Value(document: document, index: place), value))
      place = Int(value.node.end)
    }
    return pairs
  }

  /// Calls `body` for each member of an object. Throws on unknown and duplicate keys.
  func members<Key: RawRepresentable<String> & CaseIterable & Hashable>(
    of name: String, _ keys: Key.Type, _ body: (Key, Value) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var seen: Set<Key> = []
    for (place, value) in try pairs(name) {
      let word = place.content
      guard let key = Key(rawValue: word) else {
        throw place.diagnostic(
          "\(name): unknown key \"\(word)\"" + suggestion(for: word, among: Key.allCases.map { $0.rawValue }))
      }
      guard seen.insert(key).inserted else { throw place.diagnostic("\(name): duplicate key \"\(word)\"") }
      try body(key, value)
    }
  }
}

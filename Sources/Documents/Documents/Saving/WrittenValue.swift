// JSON that is written.

import CCasement

/// A value of a file, with its members in the order in which they are written.
enum WrittenValue {
  case number(Double)
  case text(String)
  case flag(Bool)
  case null
  case list([WrittenValue])
  case object([WrittenMember])

  static func object(of pairs: (String, WrittenValue)...) -> WrittenValue {
    .object(pairs.map { WrittenMember(key: $0.0, node: $0.1) })
  }

  static func numbers(_ numbers: [Double]) -> WrittenValue { .list(numbers.map { .number($0) }) }

  /// Lists and objects of more than a line are broken: a line for each of what they contain.
  private static let lineLength = 100

  private var line: String {
    switch self {
    case .number(let number): exact(number)
    case .text(let text): quoted(text)
    case .flag(let flag): flag ? "true" : "false"
    case .null: "null"
    case .list(let nodes): "[" + nodes.map { $0.line }.joined(separator: ", ") + "]"
    case .object(let members): "{" + members.map { "\(quoted($0.key)): \($0.node.line)" }.joined(separator: ", ") + "}"
    }
  }

  func text(indentation: String = "") -> String {
    let line = line
    if indentation.utf8.count + line.utf8.count <= Self.lineLength { return line }
    let inner = indentation + "  "
    func broken(_ parts: [String], _ open: String, _ close: String) -> String {
      open + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + indentation + close
    }
    switch self {
    case .list(let nodes): return broken(nodes.map { $0.text(indentation: inner) }, "[", "]")
    case .object(let members):
      return broken(members.map { "\(quoted($0.key)): " + $0.node.text(indentation: inner) }, "{", "}")
    default: return line
    }
  }
}

/// A member of an object that is written.
struct WrittenMember {
  var key: String
  var node: WrittenValue
}

/// The members of an object that is written.
struct WrittenMembers {
  private(set) var members: [WrittenMember] = []
  var node: WrittenValue { .object(members) }
  var isEmpty: Bool { members.isEmpty }

  mutating func add(_ key: some RawRepresentable<String>, _ node: WrittenValue) {
    members.append(WrittenMember(key: key.rawValue, node: node))
  }

  /// Adds a value unless it is the usual one.
  mutating func add(_ key: some RawRepresentable<String>, _ number: Double, unless usual: Double) {
    if number.bitPattern != usual.bitPattern { add(key, .number(number)) }
  }

  mutating func add(_ key: some RawRepresentable<String>, _ flag: Int32, unless usual: Int32) {
    if (flag != 0) != (usual != 0) { add(key, .flag(flag != 0)) }
  }

  mutating func add(_ key: some RawRepresentable<String>, list: [WrittenValue]) {
    if !list.isEmpty { add(key, .list(list)) }
  }

  /// Adds the word of a number.
  mutating func add(
    _ key: some RawRepresentable<String>, _ value: Int32, _ words: [(String, Int32)], unless usual: Int32
  ) {
    if value != usual, let word = words.first(where: { $0.1 == value })?.0 { add(key, .text(word)) }
  }

  /// Adds the words of flags.
  mutating func add(
    _ key: some RawRepresentable<String>, flags: UInt32, _ words: [(String, UInt32)], unless usual: UInt32
  ) {
    if flags != usual { add(key, .list(words.filter { flags & $0.1 != 0 }.map { .text($0.0) })) }
  }

  mutating func add(_ key: some RawRepresentable<String>, _ insets: cas_insets, unless usual: cas_insets) {
    let (sides, others) = (insets.all, usual.all)
    if sides != others { add(key, .numbers(sides)) }
  }
}

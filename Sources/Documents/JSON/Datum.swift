// JSON to be written.

public enum Datum: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Datum])
  case object([(key: String, value: Datum)])

  public static func numbers(_ numbers: [Double]) -> Datum { .list(numbers.map { .number($0) }) }

  /// In one line.
  public var compact: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.isFinite ? exact(number == 0 ? 0 : number) : "null"
    case .text(let text): quoted(text)
    case .list(let list): "[" + list.map { $0.compact }.joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(quoted($0.key)): \($0.value.compact)" }.joined(separator: ", ") + "}"
    }
  }

  /// For people: what is long, or holds objects in lists, is broken into lines.
  public func lines(_ indent: String = "") -> String {
    let short = compact
    if short.unicodeScalars.count + indent.unicodeScalars.count <= 110 { return short }
    let inner = indent + "  "
    switch self {
    case .list(let list) where !list.isEmpty:
      return "[\n" + list.map { inner + $0.lines(inner) }.joined(separator: ",\n") + "\n" + indent + "]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { "\(inner)\(quoted($0.key)): \($0.value.lines(inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    default: return short
    }
  }
}

/// An object as it grows.
public struct Members {
  public private(set) var members: [(key: String, value: Datum)] = []

  public init() {}

  public mutating func add(_ key: String, _ value: Datum?) {
    if let value { members.append((key, value)) }
  }
  public mutating func add(_ key: String, _ text: String?) { add(key, text.map { .text($0) }) }
  public mutating func add(_ key: String, _ number: Double?) { add(key, number.map { .number($0) }) }
  public mutating func add(_ key: String, _ list: [Datum]) { if !list.isEmpty { add(key, .list(list)) } }

  public var datum: Datum { .object(members) }
}

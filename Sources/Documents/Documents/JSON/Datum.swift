// JSON values for output.

public indirect enum Datum: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Datum])
  case object([(key: String, value: Datum)])
  /// A value converted from an offset of another source.
  case from(Int, Datum)

  public static func numbers(_ numbers: [Double]) -> Datum { .list(numbers.map { .number($0) }) }

  /// The value as one line of JSON.
  public var compact: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.isFinite ? exact(number) : "null"
    case .text(let text): quoted(text)
    case .list(let list): "[" + list.map { $0.compact }.joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(quoted($0.key)): \($0.value.compact)" }.joined(separator: ", ") + "}"
    case .from(_, let datum): datum.compact
    }
  }

  /// Returns the value as JSON, with line breaks where it is longer than a line.
  public func lines(_ indent: String = "") -> String {
    var room = 110 - indent.unicodeScalars.count
    if fits(&room) { return compact }
    let inner = indent + "  "
    switch self {
    case .list(let list) where !list.isEmpty:
      return "[\n" + list.map { inner + $0.lines(inner) }.joined(separator: ",\n") + "\n" + indent + "]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { "\(inner)\(quoted($0.key)): \($0.value.lines(inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    case .from(_, let datum): return datum.lines(indent)
    default: return compact
    }
  }

  /// Whether the value fits into the remaining room of a line. Stops as soon as it does not.
  private func fits(_ room: inout Int) -> Bool {
    switch self {
    case .list(let list):
      room -= 2
      for datum in list {
        if room < 0 || !datum.fits(&room) { return false }
        room -= 2
      }
      if !list.isEmpty { room += 2 }
    case .object(let members):
      room -= 2
      for member in members {
        room -= quoted(member.key).unicodeScalars.count + 2
        if room < 0 || !member.value.fits(&room) { return false }
        room -= 2
      }
      if !members.isEmpty { room += 2 }
    case .from(_, let datum): return datum.fits(&room)
    default: room -= compact.unicodeScalars.count
    }
    return room >= 0
  }

  /// For each value in its text, keys included, the offset in the original source; 0 for none.
  var offsets: [Int] {
    var offsets: [Int] = []
    note(0, &offsets)
    return offsets
  }

  private func note(_ offset: Int, _ offsets: inout [Int]) {
    if case .from(let own, let datum) = self { return datum.note(own, &offsets) }
    offsets.append(offset)
    switch self {
    case .list(let list): for datum in list { datum.note(offset, &offsets) }
    case .object(let members):
      for member in members {
        offsets.append(offset)
        member.value.note(offset, &offsets)
      }
    default: break
    }
  }
}

/// Collects the members of an object.
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

// Property lists in XML, as the Info.plist of an app. Nothing else of XML is read: no entities and no attributes.

indirect enum PropertyValue {
  /// A string, a number or a date, as it is written.
  case text(String)
  case flag(Bool)
  case list([PropertyValue])
  case dictionary([String: PropertyValue])

  subscript(key: String) -> PropertyValue? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }
  var keys: [String] { if case .dictionary(let members) = self { Array(members.keys) } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The texts of a list, or the one text of another value.
  var texts: [String]? {
    switch self {
    case .list(let list): list.compactMap { $0.text }
    case .text(let text): [text]
    default: nil
    }
  }
}

struct PropertyList {
  private static let deepest = 64

  private let bytes: [UInt8]
  private var place = 0

  /// Returns the value of a property list; nil for a file that is none, as one in the binary format.
  static func value(in bytes: [UInt8]) -> PropertyValue? {
    var reader = PropertyList(bytes: bytes)
    while let tag = reader.tag() {
      if tag.name != "plist" { return reader.value(tag, depth: 0) }
    }
    return nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private struct Tag {
    var name: String
    var isEnd: Bool
    /// Whether it has no content: `<true/>`.
    var isEmpty: Bool
    /// The text in front of it.
    var text: String
  }

  /// Returns the next tag, without comments, the document type and instructions; nil at the end.
  private mutating func tag() -> Tag? {
    var text: [UInt8] = []
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      text += bytes[place..<open]
      let isComment = bytes[open...].starts(with: "<!--".utf8)
      guard let close = isComment ? end(ofCommentAt: open) : bytes[open...].firstIndex(of: UInt8(ascii: ">")) else {
        return nil
      }
      place = close + 1
      if isComment || "!?".utf8.contains(bytes[open + 1]) { continue }
      let inside = String(decoding: bytes[open + 1..<close], as: UTF8.self)
      let name = inside.split { " /\t\r\n".contains($0) }.first.map { String($0) } ?? ""
      return Tag(
        name: name, isEnd: inside.hasPrefix("/"), isEmpty: inside.hasSuffix("/"),
        text: String(decoding: text, as: UTF8.self))
    }
    return nil
  }

  private func end(ofCommentAt open: Int) -> Int? {
    var close = open + 6
    while close < bytes.count {
      if bytes[close] == UInt8(ascii: ">"), bytes[close - 1] == UInt8(ascii: "-"), bytes[close - 2] == UInt8(ascii: "-")
      {
        return close
      }
      close += 1
    }
    return nil
  }

  private mutating func value(_ open: Tag, depth: Int) -> PropertyValue? {
    if depth == Self.deepest || open.isEnd { return nil }
    switch open.name {
    case "true", "false":
      if !open.isEmpty { _ = tag() }
      return .flag(open.name == "true")
    case "array":
      var list: [PropertyValue] = []
      while !open.isEmpty, let next = tag(), !next.isEnd {
        guard let value = value(next, depth: depth + 1) else { return nil }
        list.append(value)
      }
      return .list(list)
    case "dict":
      var members: [String: PropertyValue] = [:]
      while !open.isEmpty, let key = tag(), !key.isEnd {
        guard key.name == "key", let name = tag()?.text, let next = tag(), let value = value(next, depth: depth + 1)
        else { return nil }
        members[name] = value
      }
      return .dictionary(members)
    default: return .text(open.isEmpty ? "" : tag()?.text ?? "")
    }
  }
}

// The names in storyboards by which code and other storyboards know controllers.

struct DocumentNames {
  /// The identifiers of controllers, and their classes with a dot, which begins a member: `Form.self`.
  private(set) var searched: [String] = []
  /// The storyboards and controllers of others that they name.
  private(set) var references: [String] = []

  private enum Name: CaseIterable {
    case identifier, customClass, storyboard, reference

    var text: StaticString {
      switch self {
      case .identifier: "storyboardIdentifier"
      case .customClass: "customClass"
      case .storyboard: "storyboardName"
      case .reference: "referencedIdentifier"
      }
    }
  }

  /// Reads the attributes of a document.
  mutating func read(_ bytes: ArraySlice<UInt8>) {
    for name in Name.allCases {
      var rest = bytes
      while let end = rest.end(of: name.text) {
        rest = rest[end...]
        guard rest.starts(with: "=\"".utf8) else { continue }
        let value = String(decoding: rest.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        switch name {
        case .identifier: searched.append(value.lowercased())
        case .customClass: searched.append(value.lowercased() + ".")
        case .storyboard, .reference: references.append(value)
        }
      }
    }
  }
}

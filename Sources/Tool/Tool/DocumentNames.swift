// The names in storyboards and xibs by which code and other documents know controllers and views.

struct DocumentNames {
  /// The identifiers of controllers and of segues, and the classes of controllers: also with a dot, which begins a member, as in `Form.self`.
  private(set) var searched: [String] = []
  /// The storyboards and controllers of others that they name.
  private(set) var references: [String] = []
  /// The classes and xibs that they name, in lower case.
  private(set) var used: Set<String> = []

  private enum Name: CaseIterable {
    case identifier, customClass, storyboard, reference, xib, segue

    var text: StaticString {
      switch self {
      case .identifier: "storyboardIdentifier"
      case .customClass: "customClass"
      case .storyboard: "storyboardName"
      case .reference: "referencedIdentifier"
      case .xib: "nibName"
      case .segue: " identifier"
      }
    }
  }

  /// Reads the attributes of a document. The class that has the name of a xib, in lower case, is its own.
  mutating func read(_ bytes: ArraySlice<UInt8>, ofXib xib: String? = nil) {
    for name in Name.allCases {
      var rest = bytes
      while let end = rest.end(of: name.text) {
        rest = rest[end...]
        guard rest.starts(with: "=\"".utf8) else { continue }
        let value = String(decoding: rest.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        switch name {
        case .identifier, .segue: searched.append(value.lowercased())
        case .customClass, .xib:
          let lower = value.lowercased()
          if lower != xib { used.insert(lower) }
          if xib == nil, name == .customClass { searched += [lower, lower + "."] }
        case .storyboard, .reference: references.append(value)
        }
      }
    }
  }
}

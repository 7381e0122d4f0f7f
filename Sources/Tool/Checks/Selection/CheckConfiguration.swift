// The file with the settings of a check, .casement.json: options, the files in and out, severities, and exceptions.

public import Documents

public struct CheckConfiguration: Sendable {
  /// Values for options of the command line, by their names.
  public private(set) var options: [String: [String]] = [:]
  /// The documents of folders that are checked: those that match one of `include`, if there are any, and none of `exclude`.
  private var include: [PathPattern] = []
  private var exclude: [PathPattern] = []
  /// The severities of lints that differ from the usual ones; nil for a lint that is off.
  private var severities: [String: Severity?] = [:]
  public private(set) var exceptions: [CheckException] = []

  public init() {}

  /// The keys that are options, with words or numbers as values.
  private static let optionKeys = [
    "app", "baseline", "devices", "directions", "fail_on", "keyboards", "orientations", "profile", "text_sizes",
  ]
  private static let keys = optionKeys + ["exceptions", "exclude", "include", "lints"]

  public init(_ source: Source) throws(Diagnostic) {
    for (key, value) in try Document(source).root.pairs("the configuration") {
      switch key.content {
      case "include": include = try value.patterns("include")
      case "exclude": exclude = try value.patterns("exclude")
      case "lints":
        for (name, severity) in try value.pairs("lints") {
          try Self.check(lint: name)
          severities[name.content] = .some(try severity.severity())
        }
      case "exceptions":
        for element in try value.elements("exceptions") { exceptions.append(try CheckException(element)) }
      case let word where Self.optionKeys.contains(word):
        options[word.split(separator: "_").joined(separator: "-")] = try value.words(word)
      case let word:
        throw key.diagnostic("unknown key \"\(word)\"" + suggestion(for: word, among: Self.keys))
      }
    }
  }

  /// Whether a document of a folder is checked.
  public func selects(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) }) && !exclude.contains { $0.matches(path) }
  }

  /// Returns lints with their severities, without those that are off: by the configuration, or by default, unless they are
  /// chosen by their names.
  public func apply(to lints: [Lint], areChosen: Bool) -> [Lint] {
    lints.compactMap { lint in
      guard let changed = severities[lint.name] else { return areChosen || lint.isOnByDefault ? lint : nil }
      guard let severity = changed else { return nil }
      var lint = lint
      lint.severity = severity
      return lint
    }
  }

  fileprivate static func check(lint name: Value) throws(Diagnostic) {
    let names = Lint.all.map { $0.name }
    if names.contains(name.content) { return }
    throw name.diagnostic("unknown lint \"\(name.content)\"" + suggestion(for: name.content, among: names))
  }
}

/// Findings that are not reported: of lints, about views or constraints, in files; all of them where nothing is said.
public struct CheckException: Sendable {
  private var paths: [PathPattern] = []
  private var items: Set<String> = []
  private var lints: Set<String> = []

  fileprivate init(_ element: Value) throws(Diagnostic) {
    for (key, value) in try element.pairs("an exception") {
      switch key.content {
      case "paths": paths = try value.patterns("paths")
      case "items": items = Set(try value.words("items"))
      case "lints":
        for name in try value.elements("lints") { try CheckConfiguration.check(lint: name) }
        lints = Set(try value.words("lints"))
      case let word:
        throw key.diagnostic(
          "an exception: unknown key \"\(word)\"" + suggestion(for: word, among: ["paths", "items", "lints"]))
      }
    }
    if paths.isEmpty, items.isEmpty {
      throw element.diagnostic("an exception has \"paths\" or \"items\"; to turn a lint off, use \"lints\"")
    }
  }

  func covers(file: String, lint: String, items names: [String]) -> Bool {
    (lints.isEmpty || lints.contains(lint)) && (items.isEmpty || names.contains { items.contains($0) })
      && (paths.isEmpty || paths.contains { $0.matches(file) })
  }
}

extension Value {
  /// The words of a list, or one word alone; numbers as they are written.
  fileprivate func words(_ name: String) throws(Diagnostic) -> [String] {
    func word(_ value: Value) throws(Diagnostic) -> String {
      value.isNumber ? short(try value.number(name)) : try value.text(name)
    }
    if !isList { return [try word(self)] }
    var words: [String] = []
    for element in try elements(name) { words.append(try word(element)) }
    return words
  }

  fileprivate func patterns(_ name: String) throws(Diagnostic) -> [PathPattern] {
    try words(name).compactMap { PathPattern($0) }
  }

  fileprivate func severity() throws(Diagnostic) -> Severity? {
    let word = try text("the severity of a lint")
    if word == "off" { return nil }
    guard let severity = Severity(rawValue: word) else {
      throw diagnostic("the severity of a lint: \"\(word)\" is not one of error, warning, note, off")
    }
    return severity
  }
}

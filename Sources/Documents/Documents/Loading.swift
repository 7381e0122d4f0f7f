// Loads scenes from files of all formats.

/// The format of a document.
public enum Form: Sendable { case scene, rules, storyboard }

extension Source {
  /// The format by the extension of the name, in any case. With another extension, a document that begins with `<` is a
  /// storyboard.
  public var form: Form {
    switch name.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() {
    case "vfl": .rules
    case "storyboard", "xib": .storyboard
    case "json": .scene
    default:
      withoutByteOrderMark.bytes.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "<") ? .storyboard : .scene
    }
  }
}

extension Source {
  /// Whether the text is neither empty nor a JSON object, nor another JSON value.
  public var isOtherThanJSON: Bool {
    let first = withoutByteOrderMark.bytes.first { !" \n\r\t".utf8.contains($0) }
    if first == nil || first == UInt8(ascii: "{") { return false }
    return (try? Document(self)) == nil
  }
}

extension LoadedScene {
  /// Loads a scene from one line of JSON: a scene, or an object of `casement import --lines` with the member `document`.
  public static func load(line source: Source, _ overrides: Overrides) throws(Diagnostic) -> LoadedScene {
    let document = try Document(source)
    guard document.root.isObject else { return try Builder.build(document, overrides) }
    let members = try document.root.pairs("a scene")
    func find(_ name: String) throws(Diagnostic) -> Value? {
      for member in members where try member.key.text("a key") == name { return member.value }
      return nil
    }
    if try find("file") != nil, let error = try find("error") { throw Diagnostic(.badInput, try error.text("error")) }
    guard let scene = try find("document") else { return try Builder.build(document, overrides) }
    return try Builder.build(Document(document, at: scene.index), overrides)
  }

  /// Loads a scene from JSON or from rules.
  public static func load(_ source: Source, isRules: Bool, _ overrides: Overrides) throws(Diagnostic) -> LoadedScene {
    isRules ? try rules(source, overrides) : try Builder.build(try Document(source), overrides)
  }
}

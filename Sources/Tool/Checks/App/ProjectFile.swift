// The build settings of an Xcode project that concern layout, from its project.pbxproj.

struct ProjectFile {
  /// The build settings of each configuration of a target or of the project.
  private(set) var configurations: [[String: String]] = []
  /// The languages that the project knows, without `Base`.
  private(set) var regions: [String] = []

  /// Reads the file line by line: Xcode writes one setting a line.
  init(_ text: String) {
    var settings: [String: String]?
    var isInRegions = false
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("buildSettings = {") {
        settings = [:]
      } else if words.hasPrefix("knownRegions = (") {
        isInRegions = !words.contains(")")
      } else if words.hasPrefix(")") {
        isInRegions = false
      } else if words.hasPrefix("}"), let read = settings {
        configurations.append(read)
        settings = nil
      } else if isInRegions {
        let region = Self.unquoted(words.prefix { $0 != "," })
        if region != "Base" { regions.append(region) }
      } else if settings != nil, let equals = words.firstIndex(of: "="), words.hasSuffix(";") {
        let name = Self.unquoted(words[..<equals])
        settings?[name] = Self.unquoted(words[words.index(after: equals)...].dropLast())
      }
    }
  }

  private static func unquoted(_ words: Substring) -> String {
    words.split { $0 == " " || $0 == "\"" }.joined(separator: " ")
  }

  /// Returns the configurations of an app with an Info.plist, by its path from the folder of the project.
  func configurations(ofApp path: String) -> [[String: String]] {
    configurations.filter { settings in
      settings["INFOPLIST_FILE"].map { Self.inProject($0) == path } ?? false
    }
  }

  /// The Info.plist files that targets name, from the folder of the project, each once.
  var propertyLists: [String] {
    var seen: Set<String> = []
    return configurations.compactMap { $0["INFOPLIST_FILE"].map { Self.inProject($0) } }
      .filter { !$0.contains("$") && seen.insert($0).inserted }
  }

  /// Whether Xcode generates the Info.plist of an app from the settings of a configuration.
  static func isOfGeneratedApp(_ settings: [String: String]) -> Bool {
    settings.keys.contains { $0.hasPrefix("INFOPLIST_KEY_UISupportedInterfaceOrientations") }
  }

  private static func inProject(_ path: String) -> String {
    for prefix in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "./"] where path.hasPrefix(prefix) {
      return String(path.dropFirst(prefix.count))
    }
    return path
  }
}

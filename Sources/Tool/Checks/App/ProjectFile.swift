// The build settings of an Xcode project that concern layout, from its project.pbxproj.

struct ProjectFile {
  typealias Settings = [String: String]

  /// The build settings of each configuration of an app without an Info.plist of its own, which Xcode generates.
  private(set) var generated: [Settings] = []
  /// Those of each other configuration without an Info.plist, such as one of the whole project.
  private(set) var shared: [Settings] = []
  /// Those with an Info.plist, by its path from the folder of the project.
  private(set) var named: [String: [Settings]] = [:]
  /// The Info.plist files that targets name, from the folder of the project, each once.
  private(set) var propertyLists: [String] = []
  /// The languages that the project knows, without `Base`.
  private(set) var regions: [String] = []
  /// Whether a configuration states the families of devices, or is based on a file that may.
  private(set) var mayStateFamilies = false

  /// Reads the file line by line: Xcode writes one setting a line.
  init(_ text: String) {
    var settings: Settings?
    var isInRegions = false
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("buildSettings = {") {
        settings = [:]
      } else if words.hasPrefix("baseConfigurationReference") {
        // Those of CocoaPods state none.
        if !words.contains("/* Pods") { mayStateFamilies = true }
      } else if words.hasPrefix("knownRegions = (") {
        isInRegions = !words.contains(")")
      } else if words.hasPrefix(")") {
        isInRegions = false
      } else if words.hasPrefix("}"), let read = settings {
        add(read)
        settings = nil
      } else if isInRegions {
        let region = Self.unquoted(words.prefix { $0 != "," })
        if region != "Base" { regions.append(region) }
      } else if settings != nil, let equals = words.firstIndex(of: "="), words.hasSuffix(";") {
        let name = Self.unquoted(words[..<equals])
        if Self.isOfInterest(name) { settings?[name] = Self.unquoted(words[words.index(after: equals)...].dropLast()) }
      }
    }
  }

  private static func unquoted(_ words: Substring) -> String {
    words.split { $0 == " " || $0 == "\"" }.joined(separator: " ")
  }

  private mutating func add(_ settings: Settings) {
    if settings[Self.family] != nil { mayStateFamilies = true }
    if let list = settings["INFOPLIST_FILE"].map({ Self.inProject($0) }) {
      if named[list] == nil, !list.contains("$") { propertyLists.append(list) }
      named[list, default: []].append(settings)
    }
    if settings.keys.contains(where: { $0.hasPrefix(Self.orientations) }) {
      generated.append(settings)
    } else if settings["INFOPLIST_FILE"] == nil {
      shared.append(settings)
    }
  }

  static let orientations = "INFOPLIST_KEY_UISupportedInterfaceOrientations"

  static let family = "TARGETED_DEVICE_FAMILY"

  private static func isOfInterest(_ name: String) -> Bool {
    name == "INFOPLIST_FILE" || name == family || name.hasPrefix(orientations)
  }

  private static func inProject(_ path: String) -> String {
    for prefix in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "./"] where path.hasPrefix(prefix) {
      return normal(String(path.dropFirst(prefix.count)))
    }
    return normal(path)
  }

  /// Returns a path without parts that mean its own folder, or a folder and the way back out of it.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

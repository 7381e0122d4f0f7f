// The build settings of an Xcode project that concern layout, from its project.pbxproj.

struct ProjectFile {
  typealias Settings = [String: String]

  /// The build settings of each configuration of an app without an Info.plist of its own, which Xcode generates.
  private(set) var generated: [Settings] = []
  /// Those of each other configuration without an Info.plist that is known, such as one of the whole project.
  private(set) var shared: [Settings] = []
  /// Those with an Info.plist, by its path from the folder of the project.
  private(set) var named: [String: [Settings]] = [:]
  /// The Info.plist files that targets name, from the folder of the project, each once.
  private(set) var propertyLists: [String] = []
  /// The languages that the project knows, without `Base`.
  private(set) var regions: [String] = []
  /// The storyboards and xibs that the project has; nil where it has all of some folders.
  private(set) var documents: ProjectDocuments?
  /// Whether a configuration states the families of devices, or is based on a file that is not found.
  private(set) var mayStateFamilies = false

  /// `base` returns the settings of an .xcconfig file by its name; nil where it is not found.
  init(_ text: String, _ base: (String) -> Settings?) {
    let lines = ProjectLines(text)
    regions = lines.regions
    documents = lines.hasFolders ? nil : lines.documents
    for configuration in lines.configurations {
      var settings = configuration.settings
      if let name = configuration.base {
        let inherited = base(name)
        if inherited == nil { mayStateFamilies = true }
        settings.merge(inherited ?? [:]) { own, _ in own }
      }
      add(settings, target: lines.targets[configuration.id])
    }
  }

  private mutating func add(_ settings: Settings, target: String?) {
    if settings[BuildSettings.family] != nil { mayStateFamilies = true }
    let list = settings[BuildSettings.list].map { Self.inProject(Self.expanded($0, target: target)) }
    let isNamed = list.map { !$0.contains("$") } ?? false
    if let list, isNamed {
      if named[list] == nil { propertyLists.append(list) }
      named[list, default: []].append(settings)
    }
    if settings.keys.contains(where: { $0.hasPrefix(BuildSettings.orientations) }) {
      generated.append(settings)
    } else if !isNamed {
      shared.append(settings)
    }
  }

  private static func expanded(_ path: String, target: String?) -> String {
    guard let target else { return path }
    return ["$(TARGET_NAME)", "${TARGET_NAME}"].reduce(path) { path, variable in
      path.split(separator: variable, omittingEmptySubsequences: false).joined(separator: target)
    }
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

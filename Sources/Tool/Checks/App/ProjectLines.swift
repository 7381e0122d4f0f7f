// The lines of a project.pbxproj that concern layout. Xcode writes one setting a line.

struct ProjectLines {
  /// A configuration of a target or of the whole project.
  struct Configuration {
    var id: Substring
    /// The name of the file that it is based on.
    var base: String?
    var settings: [String: String] = [:]
  }

  private(set) var configurations: [Configuration] = []
  /// The names of the targets of configurations, by the ids of these.
  private(set) var targets: [Substring: String] = [:]
  /// The languages that the project knows, without `Base`.
  private(set) var regions: [String] = []
  /// The storyboards and xibs that it has.
  private(set) var documents = ProjectDocuments()
  /// Whether it has all files of some folders.
  private(set) var hasFolders = false

  private enum Place { case outside, settings, regions, list, group }
  private var place = Place.outside
  /// The line that the current object begins with: an id, and what it is in a comment.
  private var object: Substring = ""
  private var base: String?
  private var groups = ProjectGroups()
  /// The ids of the references to documents, with their names in lower case.
  private var references: [(id: Substring, name: String)] = []

  init(_ text: String) {
    for line in text.split(whereSeparator: { $0.isNewline }) { read(line.drop { $0 == " " || $0 == "\t" }) }
    for reference in references { documents.paths[reference.name, default: []].append(groups.path(of: reference.id)) }
  }

  private mutating func read(_ words: Substring) {
    if words.hasPrefix("buildSettings = {") {
      configurations.append(Configuration(id: Self.first(object), base: base))
      (place, base) = (.settings, nil)
    } else if words.hasPrefix("baseConfigurationReference") {
      base = Self.quoted(words, "/* ", " */")
    } else if words.hasPrefix("knownRegions = (") {
      place = words.contains(")") ? .outside : .regions
    } else if words.hasPrefix("buildConfigurations = (") {
      place = .list
    } else if words.hasPrefix("children = (") {
      place = words.contains(")") ? .outside : .group
    } else if words.hasPrefix(place == .settings ? "}" : ")") {
      place = .outside
    } else {
      readMember(words)
    }
  }

  private mutating func readMember(_ words: Substring) {
    switch place {
    case .outside: if words.hasSuffix(" = {") { object = words } else { readReference(words) }
    case .regions:
      let region = BuildSettings.unquoted(words.prefix { $0 != "," })
      if region != "Base" { regions.append(region) }
    case .list:
      if let target = Self.quoted(object, "Target \"", "\"") { targets[Self.first(words)] = target }
    case .group: groups.add(Self.first(words), to: Self.first(object))
    case .settings:
      guard words.hasSuffix(";"), let (name, value) = BuildSettings.setting(in: words.dropLast()) else { return }
      configurations[configurations.count - 1].settings[name] = value
    }
  }

  /// Reads where a file or a group is: `A1 /* Base */ = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; };`, or a line
  /// of an object of several lines.
  private mutating func readReference(_ words: Substring) {
    if words.hasPrefix("isa = PBXFileSystemSynchronized") { hasFolders = true }
    if words.hasPrefix("mainGroup = ") {
      groups.main = Self.first(words.dropFirst("mainGroup = ".count).prefix { $0 != ";" })
    }
    if words.hasPrefix("projectDirPath = "), !words.hasPrefix("projectDirPath = \"\"") { groups.isElsewhere = true }
    let isWhole = words.hasSuffix("};")
    let id = Self.first(isWhole ? words : object)
    if isWhole || words.hasPrefix("sourceTree = "), let tree = Self.quoted(words, "sourceTree = ", ";") {
      groups.trees[id] = BuildSettings.unquoted(tree[...])
    }
    guard isWhole || words.hasPrefix("path = "), let path = Self.quoted(words, "path = ", ";") else { return }
    groups.paths[id] = BuildSettings.unquoted(path[...])
    let name = BuildSettings.unquoted(path[...]).split(separator: "/").last?.lowercased() ?? ""
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { references.append((id, name)) }
    if words.contains("FileType = folder;") { documents.folders.insert(name) }
  }

  private static func first(_ words: Substring) -> Substring { words.prefix { $0 != " " && $0 != "," } }

  /// Returns what is between two marks.
  private static func quoted(_ words: Substring, _ begin: String, _ end: String) -> String? {
    let parts = words.split(separator: begin, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2
      ? parts[1].split(separator: end, omittingEmptySubsequences: false).first.map { String($0) } : nil
  }
}

// The storyboards and xibs of an Xcode project, and where its groups have them.

public struct ProjectDocuments: Sendable {
  /// The paths of the documents from the folder of the project, by their names in lower case, as file systems of macOS know any;
  /// nil for one whose place is not known.
  public var paths: [String: [String?]] = [:]
  /// The names of the folders of which the project has all files, in lower case.
  public var folders: Set<String> = []

  public init() {}

  public var isEmpty: Bool { paths.isEmpty }

  /// Adds those of a project whose folder has a name.
  public mutating func add(_ other: ProjectDocuments, in folder: String) {
    let prefix = folder == "." ? "" : folder + "/"
    for (name, all) in other.paths { paths[name, default: []] += all.map { $0.map { prefix + $0 } } }
    folders.formUnion(other.folders)
  }
}

/// The groups of a project, by the ids of its objects. The path of a file is that of the groups around it and its own.
struct ProjectGroups {
  private static let mostGroups = 64

  var main: Substring = ""
  /// Whether paths do not begin in the folder of the project.
  var isElsewhere = false
  var paths: [Substring: String] = [:]
  /// What the paths are relative to.
  var trees: [Substring: String] = [:]
  private var parents: [Substring: Substring] = [:]

  mutating func add(_ child: Substring, to group: Substring) { parents[child] = group }

  /// Returns the path of a file from the folder of the project; nil where it is not known.
  func path(of id: Substring) -> String? {
    var (next, parts): (Substring, [String]) = (id, [])
    while !isElsewhere, parts.count < Self.mostGroups {
      parts.append(paths[next] ?? "")
      if trees[next] == "SOURCE_ROOT" || next == main {
        return parts.reversed().filter { !$0.isEmpty }.joined(separator: "/")
      }
      guard trees[next] == "<group>", let parent = parents[next] else { return nil }
      next = parent
    }
    return nil
  }
}

// Known findings that a check accepts: a JSON file, which a check writes.
//
// An entry names a view, a pair of views or the constraints of a finding by file, scene, lint and key. None of these changes
// when lines move. A finding about several views has an entry for each, so that another view beside them is new.

public import Documents

public struct Baseline: Sendable {
  public struct Entry: Hashable, Sendable {
    var file: String
    var scene: String
    var lint: String
    var key: String

    /// `App/Main.storyboard: overlap in scene con-00-000: a b`
    public var words: String { "\(file): \(lint)" + (scene.isEmpty ? "" : " in scene \(scene)") + ": \(key)" }
  }

  private var entries: Set<Entry> = []

  public init() {}

  /// Reads a file that `text(of:)` made.
  public init(_ source: Source) throws(Diagnostic) {
    let root = try Document(source).root
    guard let list = try root.pairs("a baseline").first(where: { $0.key.content == "accepted" }) else {
      throw root.diagnostic("not a baseline: \"accepted\" is missing; casement check --write-baseline writes one")
    }
    for element in try list.value.elements("accepted") {
      var entry = Entry(file: "", scene: "", lint: "", key: "")
      for (key, value) in try element.pairs("a finding") {
        switch key.content {
        case "file": entry.file = try value.text("file")
        case "scene": entry.scene = try value.text("scene")
        case "lint": entry.lint = try value.text("lint")
        case "key": entry.key = try value.text("key")
        default: break
        }
      }
      if entry.lint.isEmpty || entry.key.isEmpty {
        throw element.diagnostic("a finding in a baseline has \"lint\" and \"key\"")
      }
      entries.insert(entry)
    }
  }

  public var count: Int { entries.count }

  func accepts(_ entry: Entry) -> Bool { entries.contains(entry) }

  /// Returns the entries about the files of a report that accept nothing any more, of the lints that were applied. A file
  /// with a scene that could not be laid out is left out.
  public func unused(in report: Report) -> [Entry] {
    let failed = Set(report.scenes.filter { $0.failure != nil }.map { $0.file })
    let files = Set(report.scenes.map { $0.file }).subtracting(failed)
    let used = Set(report.scenes.flatMap { $0.acceptedEntries })
    let lints = Set(report.lints.map { $0.name })
    return entries.filter { files.contains($0.file) && lints.contains($0.lint) && !used.contains($0) }
      .sorted { ($0.file, $0.scene, $0.lint, $0.key) < ($1.file, $1.scene, $1.lint, $1.key) }
  }

  /// Returns a baseline that accepts all findings of a report.
  public static func text(of report: Report) -> String {
    let entries = report.findings.flatMap { finding in
      finding.members.map { member in
        var members = Members()
        members.add("file", finding.file)
        members.add("scene", finding.sceneID)
        members.add("lint", finding.lint)
        members.add("key", member.key)
        members.add("message", member.message)
        return members.datum
      }
    }
    return Datum.object([("accepted", .list(entries))]).lines() + "\n"
  }
}

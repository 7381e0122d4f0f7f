// Known findings that a check accepts: a JSON file, which a check writes.
//
// An entry names a view, a pair of views or the constraints of a finding by file, scene, lint and key. None of these changes
// when lines move. A finding about several views has an entry for each, so that another view beside them is new.

public import Documents

public struct Baseline: Sendable {
  private struct Entry: Hashable {
    var file: String
    var scene: String
    var lint: String
    var key: String
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

  func accepts(file: String, scene: String, lint: String, key: String) -> Bool {
    entries.contains(Entry(file: file, scene: scene, lint: lint, key: key))
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

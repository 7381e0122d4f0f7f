// What a check found, scene by scene in the order of files and documents: what all formats print.

public import Documents

public struct Report: Sendable {
  public struct Scene: Sendable {
    public var file: String
    /// The name that a person knows, the id in the document and the line; of a file that cannot be read its name.
    public var title: String
    public var id: String
    public var line: Int
    public var findings: [Finding]
    public var settings: Int
    public var failure: Diagnostic?
    var snapshots: [Snapshot]

    var isFailure: Bool { findings.contains { $0.severity != .note } }
  }

  public private(set) var scenes: [Scene] = []
  public private(set) var accepted = 0
  private var findingCount = 0
  /// The rules that were applied.
  public let rules: [Rule]

  public init(rules: [Rule]) { self.rules = rules }

  /// Adds the result of a scene, or of a file that cannot be read, which has no subject.
  public mutating func add(_ subject: Subject?, file: String, _ result: Checker.Result) {
    accepted += result.accepted
    findingCount += result.findings.count
    scenes.append(
      Scene(
        file: file, title: subject?.title ?? file, id: subject?.id ?? "", line: subject?.line ?? 1,
        findings: result.findings, settings: result.settings, failure: result.failure,
        snapshots: result.snapshots))
  }

  /// `12 scenes, 3 findings`, for a terminal.
  public var progress: String { "\(scenes.count) scenes, \(findingCount) findings" }

  /// Whether anything is found but notes.
  public var isFailure: Bool { scenes.contains { $0.isFailure } }

  public var findings: [Finding] { scenes.flatMap { $0.findings } }

  /// `3 findings in 2 of 12 scenes, 576 layouts`
  public var summary: String {
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    let known = accepted == 0 ? "" : ", and \(accepted) accepted by the baseline,"
    let found = scenes.count { !$0.findings.isEmpty }
    let layouts = scenes.reduce(0) { $0 + $1.settings }
    return "\(count(findings.count, "finding"))\(known) in \(found) of \(count(scenes.count, "scene")), "
      + count(layouts, "layout")
  }
}

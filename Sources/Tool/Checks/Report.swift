// What a check found, scene by scene in the order of files and documents: what all formats print.

public import Documents

public struct Report: Sendable {
  public struct Scene: Sendable {
    public var file: String
    /// The name that a person knows, the id in the document and the line; of a file that cannot be read its name.
    public var title: String
    public var id = ""
    public var line = 1
    public var findings: [Finding] = []
    /// The number of findings that the baseline accepts, and of layouts.
    public var accepted = 0
    public var settings = 0
    public var failure: Diagnostic?
    var snapshots: [Snapshot] = []

    public init(_ subject: Subject, _ result: Checker.Result) {
      (file, title, id, line) = (subject.source.name, subject.title, subject.id, subject.line)
      (findings, accepted, settings) = (result.findings, result.accepted, result.settings)
      (failure, snapshots) = (result.failure, result.snapshots)
    }

    /// A file that cannot be read.
    public init(file: String, _ failure: Diagnostic) {
      (self.file, title, self.failure) = (file, file, failure)
    }

    var isFailure: Bool { findings.contains { $0.severity != .note } }
  }

  public private(set) var scenes: [Scene] = []
  private var findingCount = 0
  private var fileCount = 0
  /// The lints that were applied.
  public let lints: [Lint]

  public init(lints: [Lint]) { self.lints = lints }

  /// Adds the result of the next scene.
  public mutating func add(_ scene: Scene) {
    findingCount += scene.findings.count
    if scenes.last?.file != scene.file { fileCount += 1 }
    scenes.append(scene)
  }

  public var accepted: Int { scenes.reduce(0) { $0 + $1.accepted } }

  /// `file 3 of 40, 12 scenes, 3 findings`, for a terminal.
  public func progress(of files: Int) -> String {
    "file \(fileCount) of \(files), \(count(scenes.count, "scene")), \(count(findingCount, "finding"))"
  }

  /// Whether anything is found but notes.
  public var isFailure: Bool { scenes.contains { $0.isFailure } }

  public var findings: [Finding] { scenes.flatMap { $0.findings } }

  /// `3 findings in 2 of 12 scenes, 576 layouts`
  public var summary: String {
    let known = accepted == 0 ? "" : ", and \(accepted) accepted by the baseline,"
    let found = scenes.count { !$0.findings.isEmpty }
    let layouts = scenes.reduce(0) { $0 + $1.settings }
    return "\(count(findings.count, "finding"))\(known) in \(found) of \(count(scenes.count, "scene")), "
      + count(layouts, "layout")
  }

  private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

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
    var acceptedEntries: [Baseline.Entry] = []
    /// The settings of its app, if they are known.
    var app: AppSettings?

    public init(_ subject: Subject, _ result: Checker.Result) {
      (file, title, id, line) = (subject.source.name, subject.title, subject.id, subject.line)
      (findings, accepted, settings) = (result.findings, result.accepted, result.settings)
      (failure, snapshots) = (result.failure, result.snapshots)
      (acceptedEntries, app) = (result.acceptedEntries, subject.app)
    }

    /// A file that cannot be read.
    public init(file: String, _ failure: Diagnostic) {
      (self.file, title, self.failure) = (file, file, failure)
    }
  }

  public private(set) var scenes: [Scene] = []
  private var findingCount = 0
  private var fileCount = 0
  /// The lints that were applied.
  public let lints: [Lint]
  /// The least severity that fails a check; nil where none does.
  let failsOn: Severity?
  /// The documents that are not checked: those for other systems than iOS, in old formats, or that no project uses.
  public var skipped = 0
  /// The scenes that are not checked, since nothing opens their controllers.
  public var unopened = 0

  public init(lints: [Lint], failsOn: Severity?) { (self.lints, self.failsOn) = (lints, failsOn) }

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

  /// Whether anything is found that fails a check.
  public var isFailure: Bool { scenes.contains { isFailure($0) } }

  func isFailure(_ scene: Scene) -> Bool {
    guard let failsOn else { return false }
    return scene.findings.contains { $0.severity >= failsOn }
  }

  /// The settings of apps that were read, in the order of the documents, each with its documents.
  var apps: [(settings: AppSettings, documents: Int)] {
    var apps: [(settings: AppSettings, documents: Int)] = []
    var places: [String: Int] = [:]
    var files: Set<String> = []
    for scene in scenes {
      guard let app = scene.app, files.insert(scene.file).inserted else { continue }
      let place = places[app.file] ?? apps.count
      places[app.file] = place
      if place == apps.count { apps.append((app, 0)) }
      apps[place].documents += 1
    }
    return apps
  }

  /// `App/Info.plist: phones in portrait, no right-to-left language (3 documents)`, a line for each app.
  public var appLines: String {
    apps.map { "\(printable($0.settings.file)): \($0.settings.words) (\(count($0.documents, "document")))\n" }.joined()
  }

  public var findings: [Finding] { scenes.flatMap { $0.findings } }

  /// `3 findings in 2 of 12 scenes, 576 layouts`
  public var summary: String {
    let known = accepted == 0 ? "" : ", and \(accepted) accepted by the baseline,"
    let found = scenes.count { !$0.findings.isEmpty }
    let failed = scenes.count { $0.failure != nil }
    let layouts = scenes.reduce(0) { $0 + $1.settings }
    return "\(count(findings.count, "finding"))\(known) in \(found) of \(count(scenes.count - failed, "scene")), "
      + count(layouts, "layout")
      + (failed == 0 ? "" : "; \(count(failed, "document or scene", "documents or scenes")) could not be checked")
      + (skipped == 0
        ? ""
        : "; \(count(skipped, "document")) skipped (for other systems, in old formats, or not used by the project)")
      + (unopened == 0 ? "" : "; \(count(unopened, "scene")) skipped (of controllers that nothing opens)")
  }

  private func count(_ number: Int, _ word: String, _ words: String? = nil) -> String {
    "\(number) \(number == 1 ? word : words ?? word + "s")"
  }
}

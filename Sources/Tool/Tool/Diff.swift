// casement diff: two versions of documents, and what looks different on which devices.

import Checks
import Documents
import Storyboards

let diff = Command(
  name: "diff", summary: "compare two versions of documents: moved views, new and gone findings",
  operands: "OLD NEW | REVISION [REVISION] [--] [PATH…]", operandCount: 1...100_000, options: DiffOptions.all,
  details: """
    Lays out two versions of storyboards, xibs, scene files or files of rules on devices of their time, in both
    orientations, or in those of the app. Lists the views whose frames in the window differ, by how much on the first
    screen, and on how many screens; views that only one version has; and the findings of casement check that only one
    version has. Views are the same if they have the same id or name.

    OLD and NEW are two files, or two folders. Otherwise they are revisions of git: the documents are compared that differ
    between them, or with one REVISION, between it and the working tree. PATH selects files and folders; behind --, it
    need not exist and may be a pattern of git. An empty file and /dev/null stand for no document.

    casement diff old/Main.storyboard new/Main.storyboard
    casement diff HEAD
    casement diff HEAD~1 HEAD -- App
    casement diff main...feature --picture changes.svg

    The exit code is 0 if nothing differs, 1 if something does, and 2 if a version cannot be read or compared.
    """
) { arguments throws(Diagnostic) in
  do throws(Diagnostic) { return try DiffSession(arguments).run() } catch {
    Files.printError(error.text(Files.style(of: 2)) + "\n")
    return DiffOptions.trouble
  }
}

enum DiffOptions {
  /// The exit code if a version cannot be read or compared, as that of the program diff.
  static let trouble: Int32 = 2

  static let all: [Option] =
    [
      Option(name: "json", summary: "print JSON: all moved views with their frames on all screens"),
      Option(name: "full", summary: "list all moved views, and those that move along with a view around them"),
      Option(
        name: "picture", value: "FILE.svg", summary: "draw each changed scene, old and new, with arrows for moves",
        takesFile: true),
    ]
    + CheckOptions.all.filter { option in
      [
        "config", "app", "lints", "ignore", "devices", "orientations", "text-sizes", "directions", "keyboards",
        "profile",
        "vfl", "threads",
      ].contains(option.name)
    }
}

/// One run of the command.
private struct DiffSession {
  private let arguments: Arguments
  private let checker: Checker
  private let apps: AppFinder
  private let sources: ControllerSources

  init(_ arguments: Arguments) throws(Diagnostic) {
    let configuration = try CheckOptions.configuration(arguments)
    let repositories = RepositoryFiles()
    (apps, sources) = (AppFinder(repositories), ControllerSources(repositories))
    var arguments = arguments
    arguments.setDefaults(configuration.options)
    self.arguments = arguments
    checker = try CheckOptions.checker(arguments, configuration)
    if let name = arguments.value("picture") {
      if !name.hasSuffix(".svg") { throw Diagnostic(.usage, "--picture: \(name): the name must end in .svg") }
      try Files.refuseReplacing(arguments.operands, by: name, option: "picture")
    }
  }

  func run() throws(Diagnostic) -> Int32 {
    var pairs = try DiffInputs.pairs(arguments)[...]
    let threads = try arguments.wholeNumber("threads", in: 1...256) ?? Processors.count
    let finder = DifferenceFinder(checker, draws: arguments.has("picture"))
    let app = try CheckOptions.app(arguments, apps)
    let collected = DiffCollector()
    Workers<DiffWork, DiffWork.Result>.run(
      threads,
      read: {
        guard let pair = pairs.popFirst() else { return nil }
        do throws(Diagnostic) {
          let settings = arguments.has("app") ? app : apps.settings(for: pair.place)
          return try works(of: pair, settings)
        } catch { return [.done(DocumentDifference(file: pair.name, failure: error))] }
      },
      work: { $0.result(finder) },
      deliver: { collected.add($0) })
    collected.finish()
    return try write(collected.report)
  }

  /// Returns the scenes of a pair to compare; none if its versions are equal.
  private func works(of pair: DocumentPair, _ app: AppSettings?) throws(Diagnostic) -> [DiffWork] {
    let (old, new) = (try pair.old?.read(), try pair.new?.read())
    if (old?.bytes ?? []) == (new?.bytes ?? []) { return [] }
    // Standard input has no name that says what it is: it is what the other version is.
    let isRules =
      arguments.has("vfl") || arguments.operands.contains("-") && [old, new].contains { $0?.form == .rules }
    let scenes = ScenePair.all(
      try subjects(in: old, app, pair.place, isRules: isRules), try subjects(in: new, app, pair.place, isRules: isRules)
    )
    return [.begin(pair.name)] + scenes.map { .scene($0) }
  }

  /// Returns the scenes of a version; none if there is no document, or an empty one, which stands for none.
  private func subjects(
    in source: Source?, _ app: AppSettings?, _ place: String, isRules: Bool
  ) throws(Diagnostic) -> [Subject] {
    guard let source, !source.bytes.isEmpty, !Storyboard.isForOtherSystem(source) else { return [] }
    return sources.completed(try Subject.all(in: source, isRules: isRules, app: app), place)
  }

  private func write(_ report: DifferenceReport) throws(Diagnostic) -> Int32 {
    for failure in report.failures { Files.printError(failure.text(Files.style(of: 2)) + "\n") }
    try Files.print(
      arguments.has("json") ? report.json : report.text(arguments.style, isFull: arguments.has("full")))
    if let name = arguments.value("picture") {
      var sheet = Sheet()
      for scene in report.scenes {
        if let picture = scene.picture { try sheet.add(picture.svg, title: picture.title) }
      }
      if sheet.isEmpty {
        Files.printError("\(name): not written, since no scene has views that move, are new or are gone\n")
      } else {
        try Files.write(sheet.svg(), to: name)
      }
    }
    if !report.failures.isEmpty { return DiffOptions.trouble }
    return report.isEmpty ? ExitCode.success.rawValue : ExitCode.findings.rawValue
  }
}

/// What a thread is given: the beginning of a document, a scene of it, or a document that cannot be read.
private enum DiffWork: Sendable {
  case begin(String)
  case scene(ScenePair)
  case done(DocumentDifference)

  enum Result: Sendable {
    case begin(String)
    case scene(SceneDifference)
    case done(DocumentDifference)
  }

  func result(_ finder: DifferenceFinder) -> Result {
    switch self {
    case .begin(let file): .begin(file)
    case .scene(let pair): .scene(finder.difference(pair))
    case .done(let document): .done(document)
    }
  }
}

/// Collects results in order.
private final class DiffCollector {
  private(set) var report = DifferenceReport()
  private var current: DocumentDifference?

  func add(_ result: DiffWork.Result) {
    switch result {
    case .begin(let file):
      finish()
      current = DocumentDifference(file: file)
    case .scene(let scene): current?.add(scene)
    case .done(let document):
      finish()
      report.add(document)
    }
  }

  /// Adds the last document to the report.
  func finish() {
    if let current { report.add(current) }
    current = nil
  }
}

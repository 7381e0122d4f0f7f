// casement check: all scenes of documents on many devices, and what a person would see as broken.

import Checks
import Documents
import Storyboards

let check = Command(
  name: "check", summary: "lay out scenes on many devices and report what is broken", operands: "FILE|FOLDER…",
  operandCount: 0...100_000, options: CheckOptions.all,
  details: """
    Lays out every scene of storyboards, xibs, scene files and files of rules on a matrix of settings: devices,
    orientations, text sizes, left-to-right and right-to-left, with and without the keyboard. Reports once what is
    broken in any number of them, with the first setting, the line, and with --explain the constraints behind it.

    A folder stands for the storyboards and xibs in it that .gitignore does not exclude. Orientations, devices and
    languages are those of the app, if the folders around a document have its Info.plist or Xcode project. The file
    .casement.json, if the current folder has one, has options, severities and exceptions.

    Lints that --list-lints marks as off by default are applied only if --lints or the configuration names them.

    casement check Main.storyboard
    casement check App --fail-on error --baseline layout.json
    casement check --explain --devices iphone-4,ipad-9.7 Main.storyboard
    casement check --profile ios6 --profile ios7 Old.storyboard
    """
) { arguments throws(Diagnostic) in
  if arguments.has("list-lints") {
    try Files.print(Lint.all.map { $0.description }.joined(separator: "\n"))
    return ExitCode.success.rawValue
  }
  if arguments.operands.isEmpty, !arguments.has("files-from") {
    throw Diagnostic(.usage, "casement check: missing FILE or FOLDER; see casement check --help")
  }
  let configuration = try CheckOptions.configuration(arguments)
  var arguments = arguments
  arguments.setDefaults(configuration.options)
  let checker = try CheckOptions.checker(arguments, configuration)
  let threads = try arguments.wholeNumber("threads", in: 1...256) ?? Processors.count
  let all = try CheckInputs.files(arguments, configuration)
  var session = try CheckSession(arguments, checker, files: all)
  var files = all[...]
  let isRules = arguments.has("vfl")
  let repositories = RepositoryFiles()
  let isNamed = Set(arguments.operands).contains
  let leavesOut = !arguments.has("files-from") && !all.allSatisfy(isNamed)
  let (finder, sources) = (AppFinder(repositories), ControllerSources(repositories, findsNames: leavesOut))
  let app = try CheckOptions.app(arguments, finder)
  var skipped = Skipped()
  Workers<CheckWork, Report.Scene>.run(
    threads,
    read: {
      guard let name = files.popFirst() else { return nil }
      do throws(Diagnostic) {
        let source = try Files.read(name)
        let isChosen = !leavesOut || isNamed(name)
        if let why = Skipped.reason(for: source, isChosen: isChosen, finder, sources) {
          skipped.add(name, why)
          return []
        }
        let settings = arguments.has("app") ? app : finder.settings(for: name)
        let all = try Subject.all(in: source, isRules: isRules, app: settings)
        let subjects = isChosen ? all : sources.opened(all, name)
        skipped.add(all, without: subjects)
        return sources.completed(subjects, name).map { .scene($0) }
      } catch { return [.failure(file: name, error)] }
    },
    work: { work in
      switch work {
      case .scene(let subject): Report.Scene(subject, checker.check(subject))
      case .failure(let file, let failure): Report.Scene(file: file, failure)
      }
    },
    deliver: { session.add($0) })
  (session.skipped, session.unopened) = (skipped.documents, skipped.scenes)
  if arguments.has("skipped") { Files.printError(skipped.lines) }
  return try session.finish()
}

/// What a thread is given: a scene, or a file that cannot be read, to be reported in its turn.
enum CheckWork: Sendable {
  case scene(Subject)
  case failure(file: String, Diagnostic)
}

enum CheckOptions {
  static let all: [Option] = [
    Option(
      name: "format", value: "F", summary: "text, json, sarif or junit (default: text)", choices: CheckFormat.names),
    Option(name: "output", letter: "o", value: "OUT", summary: "write the report to a file", takesFile: true),
    Option(
      name: "sheet", value: "OUT", summary: "write pictures of the findings: a page, .html, or .svg", takesFile: true),
    Option(name: "baseline", value: "FILE", summary: "accept the findings that FILE lists", takesFile: true),
    Option(name: "write-baseline", summary: "write all findings to the file of --baseline, and accept them"),
    Option(
      name: "fail-on", value: "S", summary: "the least severity that fails the check (default: warning)",
      choices: ["error", "warning", "note", "never"]),
    Option(name: "files-from", value: "FILE", summary: "check the files that FILE lists, one a line", takesFile: true),
    Option(
      name: "config", value: "FILE", summary: "options and exceptions (default: .casement.json; none for no file)",
      takesFile: true),
    Option(
      name: "app", value: "PLIST", summary: "the Info.plist of the app (default: found; none for no settings)",
      takesFile: true),
    Option(name: "list-lints", summary: "print the lints, and what each of them means"),
    Option(name: "explain", summary: "print the constraints behind each finding, and a suggestion"),
    Option(name: "skipped", summary: "print which documents and scenes are not checked, and why"),
    Option(name: "lints", value: "L,…", summary: "only these lints", choices: Lint.all.map { $0.name }),
    Option(
      name: "ignore", value: "L,…", summary: "the lints that are on by default, but these",
      choices: Lint.all.map { $0.name }),
    Option(
      name: "devices", value: "D,…",
      summary: "devices or sizes, as iphone-4,375x667 (default: those of the document's time)",
      choices: Device.names),
    Option(
      name: "orientations", value: "O,…", summary: "portrait, landscape (default: those of the app, else both)",
      choices: ["portrait", "landscape"]),
    Option(name: "text-sizes", value: "S,…", summary: "sizes of text relative to the usual one (default: 1,1.35)"),
    Option(
      name: "directions", value: "D,…", summary: "ltr, rtl (default: those of the app, else ltr; both for scene files)",
      choices: ["ltr", "rtl"]),
    Option(name: "keyboards", value: "K,…", summary: "up, away (default: both)", choices: ["up", "away"]),
    Option(
      name: "profile", value: "P", summary: "profile of the screen, may be repeated (default: that of the document)",
      choices: Choices.profiles.map(\.0)),
    Option(name: "vfl", summary: "read files as rules, as if their names ended in .vfl"),
    Option(name: "threads", value: "N", summary: "number of threads (default: that of the processors)"),
  ]

  /// Returns the configuration of --config, else that of the current folder, if it has one.
  static func configuration(_ arguments: Arguments) throws(Diagnostic) -> CheckConfiguration {
    let usual = ".casement.json"
    guard let name = arguments.value("config") ?? (Files.exists(usual) ? usual : nil), name != "none" else {
      return CheckConfiguration()
    }
    return try CheckConfiguration(try Files.read(name))
  }

  /// Returns the settings of the app that --app names.
  static func app(_ arguments: Arguments, _ finder: AppFinder) throws(Diagnostic) -> AppSettings? {
    guard let name = arguments.value("app"), name != "none" else { return nil }
    return try finder.settings(in: name)
  }

  static func checker(
    _ arguments: Arguments, _ configuration: CheckConfiguration
  ) throws(Diagnostic) -> Checker {
    let lints = configuration.apply(to: try lints(arguments), areChosen: arguments.has("lints"))
    if lints.isEmpty { throw Diagnostic(.usage, "--lints, --ignore and the configuration: no lint is left") }
    var checker = Checker(matrix: try matrix(arguments), lints: lints, draws: arguments.has("sheet"))
    checker.exceptions = configuration.exceptions
    if arguments.has("write-baseline") {
      if !arguments.has("baseline") { throw Diagnostic(.usage, "--write-baseline: name the file with --baseline FILE") }
    } else if let name = arguments.value("baseline") {
      checker.baseline = try Baseline(try Files.read(name))
    }
    return checker
  }

  static func matrix(_ arguments: Arguments) throws(Diagnostic) -> Matrix {
    var matrix = Matrix()
    if arguments.has("devices") {
      var devices: [Device] = []
      for name in try list(arguments, "devices") { devices.append(try Canvas.device(named: name, option: "devices")) }
      matrix.devices = Matrix.sorted(devices)
    }
    matrix.orientations = try words(arguments, "orientations", [("portrait", false), ("landscape", true)])
    matrix.hasOwnOrientations = arguments.has("orientations")
    matrix.hasOwnDirections = arguments.has("directions")
    matrix.directions = try words(arguments, "directions", [("ltr", false), ("rtl", true)])
    matrix.keyboards = try words(arguments, "keyboards", [("away", false), ("up", true)])
    if arguments.has("text-sizes") {
      var sizes: [Double] = []
      for text in try list(arguments, "text-sizes") {
        guard let size = decimalNumber(text, in: 0.1...10) else {
          throw Diagnostic(.usage, "--text-sizes: \"\(text)\" is not a number from 0.1 to 10")
        }
        sizes.append(size)
      }
      matrix.textSizes = Set(sizes).sorted()
    }
    let profiles = try arguments.choices("profile", Choices.profiles)
    if !profiles.isEmpty { matrix.profiles = Set(profiles).sorted() }
    return matrix
  }

  /// Returns the words of a list, of which there must be one.
  private static func list(_ arguments: Arguments, _ name: String) throws(Diagnostic) -> [String] {
    let list = arguments.list(name)
    if arguments.has(name), list.isEmpty { throw Diagnostic(.usage, "--\(name): the list is empty") }
    return list
  }

  /// Returns the values of a list of words, in the order of the choices; all of them without the option.
  private static func words<Choice>(
    _ arguments: Arguments, _ name: String, _ choices: [(String, Choice)]
  ) throws(Diagnostic) -> [Choice] {
    if !arguments.has(name) { return choices.map { $0.1 } }
    let list = try list(arguments, name)
    for word in list { _ = try Arguments.choice(word, of: name, choices) }
    return choices.filter { list.contains($0.0) }.map { $0.1 }
  }

  static func lints(_ arguments: Arguments) throws(Diagnostic) -> [Lint] {
    let all = Lint.all.map { ($0.name, $0) }
    let chosen = try words(arguments, "lints", all)
    let ignored = arguments.has("ignore") ? try words(arguments, "ignore", all).map { $0.name } : []
    let lints = chosen.filter { !ignored.contains($0.name) }
    if lints.isEmpty { throw Diagnostic(.usage, "--lints and --ignore: no lint is left") }
    return lints
  }
}

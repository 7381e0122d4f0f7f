// casement check: all scenes of documents on many devices, and what a person would see as broken.

import Checks
import Documents
import Storyboards

let check = Command(
  name: "check", summary: "lay out scenes on many devices and report what is broken", operands: "FILE…",
  operandCount: 0...100_000, options: CheckOptions.all,
  details: """
    Lays out every scene of storyboards, xibs, scene files and files of rules on a matrix of settings: devices,
    orientations, text sizes, left-to-right and right-to-left, with and without the keyboard. Reports once what is
    broken in any number of them, with the first setting, the line, and with --explain the constraints behind it.

    casement check Main.storyboard
    casement check --explain --devices iphone-4,ipad-9.7 Main.storyboard
    casement check --profile ios6 --profile ios7 Old.storyboard
    """
) { arguments throws(Diagnostic) in
  if arguments.has("list-lints") {
    try Files.print(Lint.all.map { $0.description }.joined(separator: "\n"))
    return ExitCode.success.rawValue
  }
  if arguments.operands.isEmpty {
    throw Diagnostic(.usage, "casement check: missing FILE…; see casement check --help")
  }
  let checker = try CheckOptions.checker(arguments)
  let threads = try arguments.wholeNumber("threads", in: 1...256) ?? Processors.count
  var session = try CheckSession(arguments, checker)
  var files = arguments.operands[...]
  let isRules = arguments.has("vfl")
  Workers<CheckWork, Report.Scene>.run(
    threads,
    read: {
      guard let name = files.popFirst() else { return nil }
      do throws(Diagnostic) {
        return try Subject.all(in: try Files.read(name), isRules: isRules).map { .scene($0) }
      } catch { return [.failure(file: name, error)] }
    },
    work: { work in
      switch work {
      case .scene(let subject): Report.Scene(subject, checker.check(subject))
      case .failure(let file, let failure): Report.Scene(file: file, failure)
      }
    },
    deliver: { session.add($0) })
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
    Option(name: "list-lints", summary: "print the lints, and what each of them means"),
    Option(name: "explain", summary: "print the constraints behind each finding, and a suggestion"),
    Option(name: "lints", value: "L,…", summary: "only these lints", choices: Lint.all.map { $0.name }),
    Option(name: "ignore", value: "L,…", summary: "all lints but these", choices: Lint.all.map { $0.name }),
    Option(
      name: "devices", value: "D,…",
      summary: "devices or sizes, as iphone-4,375x667 (default: those of the document's time)",
      choices: Device.names),
    Option(
      name: "orientations", value: "O,…", summary: "portrait, landscape (default: both)",
      choices: ["portrait", "landscape"]),
    Option(name: "text-sizes", value: "S,…", summary: "sizes of text relative to the usual one (default: 1,1.35)"),
    Option(name: "directions", value: "D,…", summary: "ltr, rtl (default: both)", choices: ["ltr", "rtl"]),
    Option(name: "keyboards", value: "K,…", summary: "up, away (default: both)", choices: ["up", "away"]),
    Option(
      name: "profile", value: "P", summary: "profile of the screen, may be repeated (default: that of the document)",
      choices: Choices.profiles.map(\.0)),
    Option(name: "vfl", summary: "read files as rules, as if their names ended in .vfl"),
    Option(name: "threads", value: "N", summary: "number of threads (default: that of the processors)"),
  ]

  static func checker(_ arguments: Arguments) throws(Diagnostic) -> Checker {
    var checker = Checker(matrix: try matrix(arguments), lints: try lints(arguments), draws: arguments.has("sheet"))
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

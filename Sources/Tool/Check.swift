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
  if arguments.has("list-rules") {
    try Files.print(Rule.all.map { $0.description }.joined(separator: "\n"))
    return ExitCode.success.rawValue
  }
  if arguments.operands.isEmpty {
    throw Diagnostic(.usage, "casement check: missing FILE…; see casement check --help")
  }
  let checker = try CheckOptions.checker(arguments)
  let threads = try arguments.number("threads", in: 1...256).map { Int($0) } ?? Workers<Int, Int>.processors
  var session = try CheckSession(arguments, checker)
  var files = arguments.operands[...]
  var pending: [Subject] = []
  let isRules = arguments.has("vfl")
  Workers<CheckWork, Checker.Result>.run(
    threads,
    next: {
      while pending.isEmpty {
        guard let name = files.popFirst() else { return nil }
        do throws(Diagnostic) {
          pending = try Subject.all(in: try Files.read(name), isRules: isRules).reversed()
        } catch { return CheckWork(file: name, failure: error) }
      }
      let subject = pending.removeLast()
      return CheckWork(file: subject.source.name, subject: subject)
    },
    work: { work in work.subject.map { checker.check($0) } ?? Checker.Result(failure: work.failure) },
    deliver: { work, result in session.add(work, result) })
  return try session.finish()
}

/// What a thread is given: a scene, or a file that cannot be read, to be reported in its turn.
struct CheckWork: Sendable {
  var file: String
  var subject: Subject?
  var failure: Diagnostic?
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
    Option(name: "list-rules", summary: "print the rules, and what each of them means"),
    Option(name: "explain", summary: "print the constraints behind each finding, and a suggestion"),
    Option(name: "rules", value: "R,…", summary: "only these rules", choices: Rule.all.map { $0.name }),
    Option(name: "ignore", value: "R,…", summary: "all rules but these", choices: Rule.all.map { $0.name }),
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
    var checker = Checker(matrix: try matrix(arguments), rules: try rules(arguments), draws: arguments.has("sheet"))
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
      for name in arguments.list("devices") { devices.append(try Canvas.device(named: name, option: "devices")) }
      matrix.devices = devices
    }
    matrix.orientations = try words(arguments, "orientations", [("portrait", false), ("landscape", true)])
    matrix.directions = try words(arguments, "directions", [("ltr", false), ("rtl", true)])
    matrix.keyboards = try words(arguments, "keyboards", [("away", false), ("up", true)])
    if arguments.has("text-sizes") {
      var sizes: [Double] = []
      for text in arguments.list("text-sizes") {
        guard let size = decimalNumber(text, in: 0.1...10) else {
          throw Diagnostic(.usage, "--text-sizes: \"\(text)\" is not a number from 0.1 to 10")
        }
        sizes.append(size)
      }
      matrix.textSizes = Set(sizes).sorted()
    }
    let profiles = try arguments.choices("profile", Choices.profiles)
    if !profiles.isEmpty { matrix.profiles = profiles }
    return matrix
  }

  /// Returns the values of a list of words, in the order of the choices; all of them without the option.
  private static func words(
    _ arguments: Arguments, _ name: String, _ choices: [(String, Bool)]
  ) throws(Diagnostic) -> [Bool] {
    if !arguments.has(name) { return choices.map { $0.1 } }
    let list = arguments.list(name)
    for word in list where !choices.contains(where: { $0.0 == word }) {
      throw unknown(word, of: name, choices.map { $0.0 })
    }
    return choices.filter { list.contains($0.0) }.map { $0.1 }
  }

  static func rules(_ arguments: Arguments) throws(Diagnostic) -> [Rule] {
    let names = Rule.all.map { $0.name }
    for option in ["rules", "ignore"] {
      for word in arguments.list(option) where !names.contains(word) { throw unknown(word, of: option, names) }
    }
    let (chosen, ignored) = (arguments.list("rules"), arguments.list("ignore"))
    return Rule.all.filter { (chosen.isEmpty || chosen.contains($0.name)) && !ignored.contains($0.name) }
  }

  private static func unknown(_ word: String, of option: String, _ words: [String]) -> Diagnostic {
    Diagnostic(
      .usage,
      "--\(option): \"\(word)\" is not one of " + words.joined(separator: ", ") + suggestion(for: word, among: words))
  }
}

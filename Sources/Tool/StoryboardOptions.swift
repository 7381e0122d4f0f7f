// The options of all commands that take storyboards.

import Documents
import Storyboards

enum StoryboardOptions {
  static let all: [Option] = [
    Option(name: "scene", value: "NAME", summary: "of a storyboard: which scene; default: the initial one"),
    Option(
      name: "device", value: "D", summary: "of a storyboard: another device, as iphone-3.5 or 375x667",
      choices: Device.names),
    Option(name: "landscape", summary: "of a storyboard: on its side"),
  ]

  static func canvas(_ arguments: Arguments) throws(Diagnostic) -> Canvas {
    try Canvas(device: arguments.value("device"), isLandscape: arguments.has("landscape"))
  }

  /// The scene of a storyboard that a command line means, as a scene document.
  static func document(
    _ arguments: Arguments, _ source: Source
  ) throws(Diagnostic) -> (source: Source, remarks: [String]) {
    try Storyboard(source).document(of: arguments.value("scene"), try canvas(arguments))
  }

  /// All scenes of a storyboard, with what they are called.
  static func all(_ arguments: Arguments, _ source: Source) throws(Diagnostic) -> [(title: String, source: Source)] {
    let storyboard = try Storyboard(source)
    let canvas = try canvas(arguments)
    var all: [(title: String, source: Source)] = []
    var remarks = 0
    for scene in storyboard.roots {
      let document = try storyboard.document(of: scene, canvas)
      remarks += document.remarks.count
      all.append((scene.names.first ?? scene.id, document.source))
    }
    tell(remarks, of: source, by: told(arguments, "--list"))
    return all
  }

  /// Says that something of a storyboard was left out, in one line, on standard error.
  static func tell(_ remarks: Int, of source: Source, by command: String) {
    if remarks == 0 { return }
    let words = remarks == 1 ? "1 remark; `\(command)` lists it" : "\(remarks) remarks; `\(command)` lists them"
    Files.printError("casement: \(source.name): \(words)\n")
  }

  /// The command that lists the remarks on one scene, or with `--list` on all.
  static func told(_ arguments: Arguments, _ option: String? = nil) -> String {
    var words = ["casement import"] + [option].compactMap { $0 }
    for name in ["scene", "device"] {
      if let value = arguments.value(name) { words.append("--\(name) \(value)") }
    }
    if arguments.has("landscape") { words.append("--landscape") }
    return words.joined(separator: " ")
  }

  /// Refuses of another file what is said of storyboards only.
  static func refuse(_ arguments: Arguments, of file: Source) throws(Diagnostic) {
    for option in all where arguments.has(option.name) {
      throw Diagnostic(.usage, "--\(option.name): only of a storyboard; \(file.name) is none")
    }
  }

  /// Whether a scene is looked at on another device than it may have been drawn on.
  static func isOther(_ arguments: Arguments) -> Bool { arguments.has("device") || arguments.has("landscape") }
}

// The options of all commands that take storyboards.

import Documents
import Storyboards

enum StoryboardOptions {
  static let all: [Option] = [
    Option(name: "scene", value: "NAME", summary: "for a storyboard: the scene to use (default: the initial one)"),
    Option(
      name: "device", value: "D", summary: "for a storyboard: another device, as iphone-3.5 or 375x667",
      choices: Device.names),
    Option(name: "landscape", summary: "for a storyboard: landscape orientation"),
  ]

  static func canvas(_ arguments: Arguments) throws(Diagnostic) -> Canvas {
    try Canvas(device: arguments.value("device"), isLandscape: arguments.has("landscape"))
  }

  /// Returns the selected scene of a storyboard as a scene document.
  static func document(
    _ arguments: Arguments, _ source: Source
  ) throws(Diagnostic) -> (source: Source, remarks: [String]) {
    try Storyboard(source).document(of: arguments.value("scene"), try canvas(arguments))
  }

  /// Returns all scenes of a storyboard with their titles.
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

  /// Prints to standard error how many remarks there are, and the command that lists them.
  static func tell(_ remarks: Int, of source: Source, by command: String) {
    if remarks == 0 { return }
    let words = remarks == 1 ? "1 remark; `\(command)` lists it" : "\(remarks) remarks; `\(command)` lists them"
    Files.printError("casement: \(source.name): \(words)\n")
  }

  /// Returns the command that lists the remarks on one scene, or on all with `--list`.
  static func told(_ arguments: Arguments, _ option: String? = nil) -> String {
    var words = ["casement import"] + [option].compactMap { $0 }
    for name in ["scene", "device"] {
      if let value = arguments.value(name) { words.append("--\(name) \(value)") }
    }
    if arguments.has("landscape") { words.append("--landscape") }
    return words.joined(separator: " ")
  }

  /// Refuses options for storyboards where the file is another.
  static func refuse(_ arguments: Arguments, of file: Source) throws(Diagnostic) {
    for option in all where arguments.has(option.name) {
      throw Diagnostic(.usage, "--\(option.name) applies to storyboards only, and \(file.name) is not one")
    }
  }

  /// Whether the command line selects another device or orientation than the document.
  static func isOther(_ arguments: Arguments) -> Bool { arguments.has("device") || arguments.has("landscape") }
}

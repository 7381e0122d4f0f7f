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

  static func canvas(_ arguments: Arguments) throws(Complaint) -> Canvas {
    try Canvas(device: arguments.value("device"), isLandscape: arguments.has("landscape"))
  }

  /// The scene of a storyboard that a command line means, as a scene document.
  static func document(
    _ arguments: Arguments, _ source: Source
  ) throws(Complaint) -> (source: Source, remarks: [String]) {
    try Storyboard(source).document(of: arguments.value("scene"), try canvas(arguments))
  }

  /// All scenes of a storyboard, with what they are called.
  static func all(_ arguments: Arguments, _ source: Source) throws(Complaint) -> [(title: String, source: Source)] {
    let storyboard = try Storyboard(source)
    let canvas = try canvas(arguments)
    var all: [(title: String, source: Source)] = []
    var remarks = 0
    for scene in storyboard.roots {
      let document = try storyboard.document(of: scene, canvas)
      remarks += document.remarks.count
      all.append((scene.names.first ?? scene.id, document.source))
    }
    tell(remarks, of: source)
    return all
  }

  /// Says that something of a storyboard was left out, in one line, on standard error.
  static func tell(_ remarks: Int, of source: Source) {
    if remarks == 0 { return }
    let words =
      remarks == 1 ? "1 remark; `casement import` lists it" : "\(remarks) remarks; `casement import` lists them"
    Files.complain("casement: \(source.name): \(words)\n")
  }
}

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

  static func isStoryboard(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

  static func canvas(_ arguments: Arguments) throws(Complaint) -> Canvas {
    try Canvas(device: arguments.value("device"), isLandscape: arguments.has("landscape"))
  }

  /// The scene of a storyboard that a command line means, as the text of a scene document.
  static func document(
    _ arguments: Arguments, _ source: Source
  ) throws(Complaint) -> (text: String, remarks: [String]) {
    try Storyboard(source).document(of: arguments.value("scene"), try canvas(arguments))
  }

  /// All scenes of a storyboard, with what they are called.
  static func all(_ arguments: Arguments, _ source: Source) throws(Complaint) -> [(title: String, text: String)] {
    let storyboard = try Storyboard(source)
    let canvas = try canvas(arguments)
    var all: [(title: String, text: String)] = []
    for scene in storyboard.roots {
      var importer = try Importer(storyboard, scene, canvas)
      all.append((scene.names.first ?? scene.id, try importer.document().compact))
    }
    return all
  }
}

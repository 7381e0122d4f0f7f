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
    var canvas = Canvas()
    if let name = arguments.value("device") {
      if let device = Device.named(name) {
        canvas.device = device
      } else if let size = size(name) {
        canvas.size = size
      } else {
        throw Complaint(
          .usage,
          "--device: \"\(name)\" is neither a size as in 375x667 nor one of "
            + Device.names.joined(separator: ", ") + suggestion(for: name, among: Device.names))
      }
    }
    if arguments.has("landscape") { canvas.isLandscape = true }
    return canvas
  }

  private static func size(_ text: String) -> (width: Double, height: Double)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    guard (0...1e6).contains(width), (0...1e6).contains(height) else { return nil }
    return (width, height)
  }

  /// The scene of a storyboard that a command line means, as the text of a scene document.
  static func document(
    _ arguments: Arguments, _ source: Source
  ) throws(Complaint) -> (text: String, remarks: [String]) {
    let storyboard = try Storyboard(source)
    let name = arguments.value("scene")
    guard let scene = try name.map({ name throws(Complaint) in try storyboard.scene(named: name) }) ?? storyboard.first
    else { throw Complaint("no scene in this document", at: 0, in: source) }
    var importer = try Importer(storyboard, scene, try canvas(arguments))
    let text = try importer.document().lines() + "\n"
    return (text, importer.remarks)
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

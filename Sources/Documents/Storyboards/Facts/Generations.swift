// Versions of Xcode, which draw canvases differently.

import Documents

/// The version of the tools that wrote a document, as in `toolsVersion="14460.31"`.
struct Tools: Comparable {
  var version: Double

  /// Builds of Xcode without a version number store 32700. They draw as Xcode 15 does.
  private static let unnumbered = 32700.0

  init(_ text: String?) {
    let stated = text?.split(separator: ".").first.flatMap { decimalNumber($0, in: 0...1e9) } ?? 0
    version = stated >= Tools.unnumbered ? 22505 : stated
  }

  init(version: Double) { self.version = version }

  /// The major version of the Xcode with these tools.
  var xcode: Int { generations.last { $0.tools <= version }?.xcode ?? 4 }

  /// The version of the first tools of a major version of Xcode.
  static func first(ofXcode xcode: Int) -> Double { generations.first { $0.xcode == xcode }?.tools ?? 0 }

  static func < (one: Tools, other: Tools) -> Bool { one.version < other.version }
}

/// Major versions of Xcode, each with the first version of its tools. Older tools are those of Xcode 4.
private let generations: [(tools: Double, xcode: Int)] = [
  (4400, 5), (6100, 6), (8000, 7), (11000, 8), (13000, 9), (14300, 10), (14800, 11), (17000, 12), (19000, 13),
  (21000, 14), (22000, 15), (23000, 16), (24000, 26),
]

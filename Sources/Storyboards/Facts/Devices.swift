// The devices of canvases.

import Documents

private let plainTops: [(tools: Double, height: Double)] = [(0, 20), (14800, 0), (21600, 20)]
private let padTops: [(tools: Double, height: Double)] = [(0, 20)]
private let notchBottoms: [(tools: Double, height: Double)] = [(0, 34)]

public struct Device: Sendable {
  public var name: String
  public var width: Double
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  /// In portrait: heights of the status bar or notch, and of the home indicator, each since a version of Xcode's tools.
  var tops: [(tools: Double, height: Double)] = plainTops
  var bottoms: [(tools: Double, height: Double)] = [(0, 0)]
  var isPad = false
}

public let devices: [Device] = [
  Device(name: "retina3_5", width: 320, height: 480, scale: 2),
  Device(name: "retina4_0", width: 320, height: 568, scale: 2),
  Device(name: "retina4_7", width: 375, height: 667, scale: 2),
  Device(name: "retina5_5", width: 414, height: 736, scale: 3),
  Device(
    name: "retina5_9", width: 375, height: 812, scale: 3, tops: [(0, 44), (21225, 47), (22505, 50)],
    bottoms: notchBottoms),
  Device(name: "retina6_0", width: 390, height: 844, scale: 3, tops: [(0, 44), (20000, 47)], bottoms: notchBottoms),
  Device(name: "retina6_1", width: 414, height: 896, scale: 2, tops: [(0, 44), (21225, 48)], bottoms: notchBottoms),
  Device(name: "retina6_12", width: 393, height: 852, scale: 3, tops: [(0, 59)], bottoms: notchBottoms),
  Device(name: "retina6_3", width: 402, height: 874, scale: 3, tops: [(0, 62)], bottoms: notchBottoms),
  Device(name: "retina6_5", width: 414, height: 896, scale: 3, tops: [(0, 44), (21225, 48)], bottoms: notchBottoms),
  Device(name: "retina6_7", width: 428, height: 926, scale: 3, tops: [(0, 44), (20000, 47)], bottoms: notchBottoms),
  Device(name: "retina6_72", width: 430, height: 932, scale: 3, tops: [(0, 59)], bottoms: notchBottoms),
  Device(name: "retina6_9", width: 440, height: 956, scale: 3, tops: [(0, 62)], bottoms: notchBottoms),
  Device(name: "ipad9_7", width: 768, height: 1024, scale: 2, tops: padTops, isPad: true),
  Device(name: "ipad10_2", width: 810, height: 1080, scale: 2, tops: padTops, isPad: true),
  Device(name: "ipad10_5", width: 834, height: 1112, scale: 2, tops: padTops, isPad: true),
  Device(name: "ipad10_9rounded", width: 820, height: 1180, scale: 2, tops: [(0, 24)], bottoms: [(0, 20)], isPad: true),
  Device(name: "ipad11_0rounded", width: 834, height: 1194, scale: 2, tops: [(0, 24)], bottoms: [(0, 20)], isPad: true),
  Device(name: "ipad12_9", width: 1024, height: 1366, scale: 2, tops: padTops, isPad: true),
  Device(
    name: "ipad12_9rounded", width: 1024, height: 1366, scale: 2, tops: [(0, 24)], bottoms: [(0, 20)], isPad: true),
]

/// Other names of the same devices: those of older documents, and those of the option `--device`.
private let otherNames: [(String, String)] = [
  ("retina35", "retina3_5"), ("retina4", "retina4_0"), ("retina47", "retina4_7"), ("retina55", "retina5_5"),
  ("iPad", "ipad9_7"), ("ipad", "ipad9_7"), ("iphone-3.5", "retina3_5"), ("iphone-4", "retina4_0"),
  ("iphone-4.7", "retina4_7"), ("iphone-5.5", "retina5_5"), ("iphone-5.8", "retina5_9"),
  ("iphone-6.1", "retina6_1"), ("iphone-6.5", "retina6_5"), ("iphone-6.7", "retina6_7"), ("ipad-9.7", "ipad9_7"),
  ("ipad-10.5", "ipad10_5"), ("ipad-11", "ipad11_0rounded"), ("ipad-12.9", "ipad12_9"),
]

extension Device {
  /// Returns the parts of the screen that this device covers as drawn by a version of the tools.
  func overlay(_ tools: Tools) -> Overlay {
    var overlay = Overlay(
      top: tops.last { $0.tools <= tools.version }?.height ?? 20,
      bottom: bottoms.last { $0.tools <= tools.version }?.height ?? 0)
    // Since `Tools.glass` the tools draw unsafe areas of twice the height on phones with a notch.
    if hasNotch, !isPad, tools >= .glass { overlay = Overlay(top: 2 * overlay.top, bottom: 2 * overlay.bottom) }
    return overlay
  }
  var hasNotch: Bool { bottoms[0].height > 0 }

  /// A device of another size, in portrait, without a notch. It is a pad if it is at least 744 wide.
  init(width: Double, height: Double) {
    self.init(name: "\(width)x\(height)", width: width, height: height, scale: 2, tops: [(0, 20)])
    isPad = min(width, height) >= Device.narrowestPad
  }

  private static let narrowestPad = 744.0

  func size(isLandscape: Bool) -> (width: Double, height: Double) {
    isLandscape ? (height, width) : (width, height)
  }

  public static func named(_ name: String) -> Device? {
    let plain = name.hasSuffix(".fullscreen") ? String(name.dropLast(11)) : name
    let own = otherNames.first { $0.0 == plain }?.1 ?? plain
    return devices.first { $0.name == own }
  }

  /// The names that the option `--device` accepts.
  public static var names: [String] { otherNames.map { $0.0 }.filter { $0.contains("-") } }
}

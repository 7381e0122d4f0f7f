// The phones that the launch images of an app are for. Where an app has images instead of a launch screen, the system shows it on
// other phones in the size of one of these.

import Storyboards

public import Documents

public struct LaunchImages: Sendable {
  /// The heights of these phones in points.
  private(set) var heights: Set<Int> = []

  /// The heights by the subtypes of images in a catalog; an image without one is for 480.
  private static let subtypes = [
    "retina4": 568, "667h": 667, "736h": 736, "2436h": 812, "1792h": 896, "2688h": 896,
  ]

  /// The phones, by their heights, the smallest first.
  private static let phones = [
    480: "iphone-3.5", 568: "iphone-4", 667: "iphone-4.7", 736: "iphone-5.5", 812: "iphone-5.8", 896: "iphone-6.5",
  ]

  public init() {}

  /// Adds a height, if it is that of a phone.
  private mutating func add(_ height: Int) { if Self.phones[height] != nil { heights.insert(height) } }

  /// Reads the list of an Info.plist.
  init(_ list: PropertyValue?) {
    guard case .list(let images) = list else { return }
    for image in images { image["UILaunchImageSize"]?.text.flatMap(Self.height).map { add($0) } }
  }

  /// Returns the larger number of `{320, 568}`.
  private static func height(of size: String) -> Int? { size.split { !$0.isNumber }.compactMap { Int($0) }.max() }

  /// Whether a file, given by its path, is the list of the launch images in a catalog, or an image with one of the usual names.
  public static func isOne(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    if path.hasSuffix(".launchimage/Contents.json") { return true }
    return name.hasPrefix("Default") && name.hasSuffix(".png") && !path.contains(".xcassets/")
  }

  /// Adds an image with one of the usual names for phones: `Default@2x.png`, `Default-568h@2x~iphone.png`.
  public mutating func add(named name: String) {
    let parts = name.split { "-@~.".contains($0) }
    var height = 480
    for part in parts.dropFirst().dropLast() where !["2x", "3x", "iphone"].contains(part) {
      guard part.hasSuffix("h"), let number = Int(part.dropLast()) else { return }
      height = number
    }
    if parts.first == "Default" { add(height) }
  }

  /// Adds the images in a catalog, given their list.
  public mutating func add(_ catalog: Source) {
    guard let pairs = try? Document(catalog).root.pairs("the catalog") else { return }
    for (key, value) in pairs where key.content == "images" {
      for image in (try? value.elements("images")) ?? [] {
        guard let members = try? image.pairs("an image") else { continue }
        let words = Dictionary(
          members.compactMap { name, value in (try? value.text(name.content)).map { (name.content, $0) } },
          uniquingKeysWith: { one, _ in one })
        guard words["idiom"] == "iphone", words["filename"] != nil else { continue }
        if let height = words["subtype"].map({ Self.subtypes[$0] }) ?? 480 { add(height) }
      }
    }
  }

  /// Returns the devices on which an app has one of the sizes, of those that suit a document, and where some are left out the
  /// largest phone that images are for: its size is that on larger ones. Returns all where there is no image.
  func devices(_ usual: [Device]) -> [Device] {
    let own = usual.filter { $0.isPad || heights.contains(Int($0.height)) }
    if heights.isEmpty || own.count == usual.count { return usual }
    let largest = heights.max().flatMap { Self.phones[$0] }.flatMap { Device.named($0) }
    return Matrix.sorted(own + (largest.map { [$0] } ?? []))
  }
}

// The canvas of an import: the document's own, or another device.

public import Documents

public struct Canvas: Sendable {
  public var device: Device?
  public var isLandscape: Bool?
  /// Whether the device was given as a size, which is then the size of the scene.
  var isSize = false

  public init() {}

  /// Parses a device: a name, or a size as 375x667, whose sides are swapped in landscape.
  public init(device name: String?, isLandscape: Bool) throws(Diagnostic) {
    if isLandscape { self.isLandscape = true }
    guard let name else { return }
    device = Device.named(name)
    if device != nil { return }
    guard let size = Self.size(name) else {
      throw Diagnostic(
        .usage,
        "--device: \"\(name)\" is not a device; use a size as in 375x667, of at least 16 points, or one of "
          + Device.names.joined(separator: ", ") + suggestion(for: name, among: Device.names))
    }
    let isWide = size.width > size.height
    device = Device(width: isWide ? size.height : size.width, height: isWide ? size.width : size.height)
    self.isLandscape = isLandscape || isWide
    isSize = true
  }

  private static func size(_ text: String) -> (width: Double, height: Double)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    guard (16...1e6).contains(width), (16...1e6).contains(height) else { return nil }
    return (width, height)
  }

  var isOwn: Bool { device == nil && isLandscape == nil }
}

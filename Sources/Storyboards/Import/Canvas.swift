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
    guard let size = widthAndHeight(name, in: 16...1e6) else {
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

  var isOwn: Bool { device == nil && isLandscape == nil }
}

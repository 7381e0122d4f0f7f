// The canvas of an import: the document's own, or another device.

public import Documents

public struct Canvas: Sendable {
  public var device: Device?
  public var isLandscape: Bool?
  /// Whether the device was given as a size, which is then the size of the scene.
  var isSize = false
  /// Whether the scene is that of the running app, in which placeholders for constraints are removed.
  public var isOfRunningApp = false
  /// Whether the app hides the status bar.
  public var hidesStatusBar = false
  /// Whether the scene has the looks of its views, for pictures.
  public var hasLooks = true
  /// The names of facts (`Fact.all`) to ignore.
  public var without: Set<String> = []

  public init() {}

  public init(device: Device, isLandscape: Bool) {
    self.device = device
    self.isLandscape = isLandscape
  }

  /// Parses a device: a name, or a size as 375x667, whose sides are swapped in landscape.
  public init(device name: String?, isLandscape: Bool) throws(Diagnostic) {
    if isLandscape { self.isLandscape = true }
    guard let name else { return }
    device = Device.named(name)
    if device != nil { return }
    let size = try Self.size(name, "device")
    let isWide = size.width > size.height
    device = Device(width: isWide ? size.height : size.width, height: isWide ? size.width : size.height)
    self.isLandscape = isLandscape || isWide
    isSize = true
  }

  /// Returns the device of an option: one with a name, or of a size, which is then upright.
  public static func device(named name: String, option: String) throws(Diagnostic) -> Device {
    if let device = Device.named(name) { return device }
    let size = try size(name, option)
    return Device(width: min(size.width, size.height), height: max(size.width, size.height))
  }

  private static func size(_ name: String, _ option: String) throws(Diagnostic) -> (width: Double, height: Double) {
    if let size = widthAndHeight(name, in: 16...1e6) { return size }
    throw Diagnostic(
      .usage,
      "--\(option): \"\(name)\" is not a device; use a size as in 375x667, of at least 16 points, or one of "
        + Device.names.joined(separator: ", ") + suggestion(for: name, among: Device.names))
  }

  var isOwn: Bool { device == nil && isLandscape == nil }
}

// How large the screen is that a controller was drawn on.

enum Canvases {
  static func size(
    of controller: Element, _ frame: Frame, _ bars: Bars, _ importer: Importer
  ) -> (width: Double, height: Double) {
    let stored = (width: max(0, frame.width), height: max(0, frame.height))
    if controller.children.contains(where: { $0.key == "simulatedDestinationMetrics" && $0.name.hasPrefix("freeform") }) {
      return stored
    }
    let screen = controller.children.first { $0.key == "simulatedDestinationMetrics" }?["type"]
    let device = screen.flatMap { Device.named($0) } ?? importer.storyboard.device
    var size = device.map { (width: $0.width, height: $0.height) } ?? (width: 600, height: 600)
    let orientation = controller.child(key: "simulatedOrientationMetrics")?["orientation"]
    if importer.isLandscape || orientation?.hasPrefix("landscape") == true { size = (size.height, size.width) }
    // A canvas of another size, a sheet, or a view in another: the view is all there is.
    return isPlausible(stored, size, bars, device) ? size : stored
  }

  private static func isPlausible(
    _ stored: (width: Double, height: Double), _ size: (width: Double, height: Double), _ bars: Bars,
    _ device: Device?
  ) -> Bool {
    guard abs(stored.width - size.width) < 0.5 else { return false }
    let above = (bars.isStatusBarHidden ? 0 : device?.top ?? 20) + 44
    let below = 49 + (device?.bottom ?? 0)
    var possible = [0.0]
    if bars.navigation.isThere { possible.append(above) }
    if bars.tab.isThere { possible += possible.map { $0 + below } }
    return possible.contains { abs(size.height - stored.height - $0) < 0.5 }
  }
}

// The size of the screen on which a controller was drawn.

/// The screen of a canvas.
struct DrawnScreen {
  var width: Double
  var height: Double
  /// Whether the view is drawn without a screen: freeform, a sheet, or embedded in the view of another controller.
  var isStandalone = false
  /// The bars that the view ends at.
  var ending: Bars.Ending?

  init(of controller: Element, _ frame: Frame, _ bars: Bars, _ importer: Importer) {
    (width, height) = (max(0, frame.width), max(0, frame.height))
    let metrics = controller.children.first { $0.key == "simulatedDestinationMetrics" }
    if metrics?.name.hasPrefix("freeform") == true {
      isStandalone = true
      return
    }
    let device = metrics?["type"].flatMap { Device.named($0) } ?? importer.storyboard.device
    var size = device.map { (width: $0.width, height: $0.height) } ?? (width: 600, height: 600)
    let orientation = controller.child(key: "simulatedOrientationMetrics")?["orientation"]
    if importer.storyboard.isLandscape || orientation?.hasPrefix("landscape") == true {
      size = (size.height, size.width)
    }
    if abs(width - size.width) < 0.5 { ending = bars.ending(size.height - height, importer.overlayAsDrawn) }
    // A xib without a device: the first device of this width whose height is that of the view and its bars.
    if ending == nil, device == nil, importer.storyboard.isXib, importer.facts.holds(.xibScreen) {
      for device in devices where device.width == width && ending == nil {
        ending = bars.ending(device.height - height, importer.overlayAsDrawn)
        if ending != nil { size = (device.width, device.height) }
      }
    }
    // The canvas of an older version of Xcode is stored in the frame.
    if ending == nil, Self.isCanvas(width, height), importer.facts.holds(.oldCanvas) {
      ending = Bars.Ending()
      size = (width, height)
    }
    isStandalone = ending == nil
    if !isStandalone { (width, height) = size }
  }

  /// Whether a view is as large as the 600×600 canvas or the screen of a phone.
  private static func isCanvas(_ width: Double, _ height: Double) -> Bool {
    width == 600 && height == 600 || devices.contains { !$0.isPad && $0.width == width && $0.height == height }
  }
}

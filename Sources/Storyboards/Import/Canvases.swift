// The size of the screen on which a controller was drawn.

/// The screen of a canvas.
struct Drawing {
  var width: Double
  var height: Double
  /// The view is all there is: a canvas of another size, a sheet, a view in that of another controller.
  var isAlone = false
  /// The bars that the view ends at.
  var ending: Bars.Ending?

  init(of controller: Element, _ frame: Frame, _ bars: Bars, _ importer: Importer) {
    (width, height) = (max(0, frame.width), max(0, frame.height))
    let metrics = controller.children.first { $0.key == "simulatedDestinationMetrics" }
    if metrics?.name.hasPrefix("freeform") == true {
      isAlone = true
      return
    }
    let device = metrics?["type"].flatMap { Device.named($0) } ?? importer.storyboard.device
    var size = device.map { (width: $0.width, height: $0.height) } ?? (width: 600, height: 600)
    let orientation = controller.child(key: "simulatedOrientationMetrics")?["orientation"]
    if importer.storyboard.isLandscape || orientation?.hasPrefix("landscape") == true {
      size = (size.height, size.width)
    }
    if abs(width - size.width) < 0.5 { ending = bars.ending(size.height - height, importer.overlayAsDrawn) }
    // A xib that does not say which device it was drawn on: one that bars leave just this much of.
    if ending == nil, device == nil, importer.storyboard.isXib {
      for device in devices where device.width == width && ending == nil {
        ending = bars.ending(device.height - height, importer.overlayAsDrawn)
        if ending != nil { size = (device.width, device.height) }
      }
    }
    // Documents keep the canvases of older Xcodes.
    if ending == nil, Self.isCanvas(width, height) {
      ending = Bars.Ending()
      size = (width, height)
    }
    isAlone = ending == nil
    if !isAlone { (width, height) = size }
  }

  /// Whether a view is as large as the canvas of any size, or the screen of a phone.
  private static func isCanvas(_ width: Double, _ height: Double) -> Bool {
    width == 600 && height == 600 || devices.contains { !$0.isPad && $0.width == width && $0.height == height }
  }
}

// Facts about the screens that views are drawn on, and about views that are drawn without one.

private let safeArea = "developer.apple.com/documentation/uikit/uiview/safearealayoutguide"

extension Fact {
  static let bareView = Fact(
    "bare-view", "a view without a screen and a navigation bar has no status bar")
  static let bareViewOfXcode9 = Fact(
    "bare-view-9", "a view without a screen has a status bar", since: 13000, before: 14800)
  static let wideFreeform = Fact(
    "bare-view-11", "a freeform view as wide as the device has a status bar", since: 14800)
  static let shortView = Fact(
    "short-view",
    "a view without a screen that is less than half as high as the device has no status bar and no home indicator")
  static let xibScreen = Fact(
    "xib-screen", "a xib without a device was drawn on the first device on which its view ends at bars")
  static let oldCanvas = Fact("frame-is-canvas", "a view of 600 × 600 or as large as a phone fills its screen")
  static let cellSeparator = Fact(
    "cell-separator", "the separator below the content of a table cell without a stored frame is a pixel high",
    before: 14800)

  /// The widths of accessories, by their types.
  static let accessories = [
    (type: "disclosureIndicator", width: accessory("disclosure", "a disclosure indicator", 33)),
    (type: "checkmark", width: accessory("checkmark", "a checkmark", 39)),
  ]
  private static func accessory(_ name: String, _ what: String, _ width: Double) -> Fact {
    Fact(
      "accessory-\(name)", "width that \(what) takes from the content of a table cell without a stored frame", width,
      before: 13500)
  }

  static let rowHeight = Fact(
    "row-height", "a table cell is as high as its row height and as wide as its table, whatever its stored frame",
    before: 8000)
  static let cutRatios = Fact(
    "cut-ratios", "a multiplier of six digits or more, those of a ratio of numbers up to 16, is this ratio")

  static let canvases =
    [
      rowHeight, cutRatios,
      bareView, bareViewOfXcode9, wideFreeform, shortView, xibScreen, oldCanvas, cellSeparator,
    ] + accessories.map { $0.width }

  static let topGuideTop = Fact("top-of-top-guide", "the top of the top layout guide means its bottom")
  static let xibSafeArea = Fact(
    "xib-safe-area", "the view of a xib has the safe area of its device, if it is as high or the device has a notch",
    since: 13000, source: safeArea)
  static let narrowXib = Fact(
    "xib-narrow", "the view of a xib that is narrower than its device has no unsafe area", since: 13000)
  static let landscapeSafeArea = Fact("landscape-bottom", "bottom of the safe area in landscape on a phone", 21)
  static let landscapeSide = Fact("landscape-side", "sides of the safe area in landscape on a phone with a notch", 44)
  static let glassSafeArea = Fact(
    "safe-area-26", "unsafe areas of phones with a notch are twice as high", since: 24127)

  static let safeAreas = [
    topGuideTop, xibSafeArea, narrowXib, landscapeSafeArea, landscapeSide, glassSafeArea,
  ]
}

// Facts about margins of views.

private let layoutMargins = "developer.apple.com/documentation/uikit/uiview/layoutmargins"
private let safeAreaMargins = "developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea"

extension Fact {
  static let plainMargin = Fact("margin", "the margins of a view", 8, source: layoutMargins)
  static let stackMargins = Fact("stack-margins", "a stack has no margins but those that the document states")
  static let rootMargins = Fact(
    "root-margins", "the view of a controller has no margins at its top and bottom", source: layoutMargins)
  static let sideOfNarrowRoot = Fact(
    "root-side-narrow", "side margins of a controller's view that is narrower than 414", 16, source: layoutMargins)
  static let sideOfWideRoot = Fact(
    "root-side-wide", "side margins of a controller's view that is at least 414 wide", 20, source: layoutMargins)
  static let sideOfOldCanvas = Fact(
    "root-side-600", "side margins of a controller's view that is 600 wide", 16, since: 6100, before: 7750)
  static let marginsInSafeArea = Fact(
    "margins-in-safe-area", "margins of a controller's view begin at the safe area", since: 13000,
    source: safeAreaMargins)
  static let innerMarginsInSafeArea = Fact(
    "inner-margins-in-safe-area", "margins of a view that overlaps an unsafe area begin at the safe area", since: 13000,
    source: safeAreaMargins)
  static let xibRootMargins = Fact(
    "xib-root-margins", "the view of a xib has the margins of a controller's view", since: 13000)
  static let cellTop = Fact("cell-top", "top and bottom margins of a table cell's content", 11, since: 13500)
  static let cellBottom = Fact(
    "cell-bottom", "the bottom margin of a table cell's content includes the separator", since: 13500, before: 14800)
  static let cellSideNarrow = Fact(
    "cell-side-narrow", "side margins of a table cell's content, on a screen narrower than 400", 16, since: 13500)
  static let cellSideNested = Fact(
    "cell-side-nested",
    "side margins of a table cell's content, on a screen narrower than 400, in a table that is not "
      + "the view of a controller", 15, since: 13500, before: 16100)
  static let cellSideWide = Fact(
    "cell-side-wide", "side margins of a table cell's content, on a screen at least 400 wide", 20, since: 13500)
  static let cellAccessory = Fact(
    "cell-accessory", "trailing margin of a table cell's content beside an accessory", 8, since: 13500)
  static let glassCellTop = Fact("cell-top-26", "top and bottom margins of a table cell's content", 15, since: 24127)
  static let glassCellSide = Fact("cell-side-26", "side margins of a table cell's content", 20, since: 24127)
  static let standardSpacing = Fact("stack-standard-spacing", "standard spacing of a stack", 8)

  static let margins = [
    plainMargin, stackMargins, rootMargins, sideOfNarrowRoot, sideOfWideRoot, sideOfOldCanvas, marginsInSafeArea,
    innerMarginsInSafeArea, xibRootMargins, cellTop, cellBottom, cellSideNarrow, cellSideNested, cellSideWide,
    cellAccessory, glassCellTop, glassCellSide, standardSpacing,
  ]
}

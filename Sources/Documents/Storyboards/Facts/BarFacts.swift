// Facts about the heights of bars, and about the bars that Xcode draws around a controller.

private let underBars = "developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout"
private let opaqueBars = "developer.apple.com/documentation/uikit/uiviewcontroller/extendedlayoutincludesopaquebars"
private let hidesBottomBar = "developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed"

extension Fact {
  static let navigationBar = Fact("navigation-bar", "height of a navigation bar", 44, of: "height navigationBar")
  static let glassNavigationBar = Fact("navigation-bar-26", "height of a navigation bar", 54, since: 24127)
  static let largeTitle = Fact("large-title", "height of a large title", 52, since: 13000)
  static let prompt = Fact("prompt", "height that a prompt adds to a navigation bar", 30)
  static let tabBar = Fact("tab-bar", "height of a tab bar", 49, of: "height tabBar")
  static let toolbar = Fact("toolbar", "height of a toolbar", 44, of: "height toolbar")
  static let tallToolbar = Fact("toolbar-12", "height of a toolbar", 49, of: "height toolbar", since: 16000)
  static let landscapeNavigationBar = Fact(
    "navigation-bar-landscape", "height of a navigation bar on a phone in landscape", 32, before: 24127)
  static let landscapeTabBar = Fact(
    "tab-bar-landscape", "height of a tab bar on a phone with a notch in landscape", 32)
  static let inheritedBars = Fact("bars-of-pusher", "a pushed controller has the bars of the one that pushes it")
  static let hiddenBottomBar = Fact(
    "hidden-bottom-bar",
    "a controller has no tab bar if it or one before it in its navigation controller hides the bottom bar",
    source: hidesBottomBar)
  static let endsAtBars = Fact(
    "ends-at-bars", "a view that is shorter than the screen by the height of bars ends at these bars, which are opaque",
    source: underBars)
  static let underTranslucentBars = Fact(
    "under-bars", "the bars beside a view as high as the screen are translucent", source: opaqueBars)
  static let bars = [
    navigationBar, glassNavigationBar, largeTitle, prompt, tabBar, toolbar, tallToolbar, landscapeNavigationBar,
    landscapeTabBar, inheritedBars, hiddenBottomBar, endsAtBars, underTranslucentBars,
  ]
}

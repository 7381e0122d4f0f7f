// The bars that Xcode draws around a controller: those it is told to simulate, else those that follow from how
// controllers of the document belong to each other.

struct Bars {
  struct Bar {
    var isThere = false
    var isTranslucent = true
  }

  var navigation = Bar()
  var tab = Bar()
  var hasToolbar = false
  var hasPrompt = false
  var hasLargeTitle = false
  private var largeTitle: String?
  var isStatusBarHidden = false
  /// Said in the document, not inferred.
  private(set) var isStatusBarSaid = false
  /// Brought up by another controller, not by a container.
  private(set) var isModal = false
  /// In a view of another controller.
  private(set) var isEmbedded = false

  init() {}

  init(of controller: Element, _ relations: Relations) {
    largeTitle = controller.child(key: "navigationItem")?["largeTitleDisplayMode"]
    infer(controller, relations)
    func simulated(_ key: String) -> Element? { controller.children.first { $0.key == key } }
    if let bar = simulated("simulatedTopBarMetrics") {
      navigation = Bar(isThere: bar.name != "nil", isTranslucent: bar["translucent"] != "NO")
      hasPrompt = bar["prompted"] == "YES"
    }
    if let bar = simulated("simulatedBottomBarMetrics") {
      tab = Bar(isThere: bar.name == "simulatedTabBarMetrics", isTranslucent: bar["translucent"] != "NO")
      hasToolbar = bar.name == "simulatedToolbarMetrics"
    }
    if let bar = simulated("simulatedStatusBarMetrics") {
      isStatusBarHidden = bar.name == "nil"
      isStatusBarSaid = true
    }
  }

  /// Goes up from a controller to what shows it, to a few steps' distance: a container gives its bars, a push those of the controller
  /// that pushes.
  private mutating func infer(_ controller: Element, _ relations: Relations) {
    guard var id = controller.id else { return }
    var seen: Set<String> = [id]
    var hidesBottom = controller["hidesBottomBarWhenPushed"] == "YES"
    while let way = relations.ways(to: id).first(where: { !seen.contains($0.from) && $0.kind != "unwind" }) {
      guard let outer = relations.controllers[way.from] else { return }
      switch (way.kind, way.relationship) {
      case ("relationship", "rootViewController"):
        readNavigation(outer)
        if hidesBottom { hidesBottom = false }
      case ("relationship", "viewControllers") where outer.name == "tabBarController":
        let bar = outer.child(key: "tabBar")
        tab = Bar(isThere: !hidesBottom, isTranslucent: bar?["translucent"] != "NO")
        return
      case ("push", _), ("show", _): hidesBottom = hidesBottom || outer["hidesBottomBarWhenPushed"] == "YES"
      case ("embed", _):
        isEmbedded = true
        return
      case ("relationship", _): break
      default:
        isModal = true
        return
      }
      id = way.from
      seen.insert(id)
    }
  }

  private mutating func readNavigation(_ container: Element) {
    let bar = container.child(key: "navigationBar")
    navigation = Bar(isThere: container["navigationBarHidden"] != "YES", isTranslucent: bar?["translucent"] != "NO")
    hasToolbar = container["toolbarHidden"] == "NO"
    hasLargeTitle = bar?["largeTitles"] == "YES" && largeTitle != "never"
  }

  // MARK: Numbers

  /// What differs from the table of the library on a screen.
  func heights(_ overlay: Overlay, xcode: Int) -> [(String, Double)] {
    var heights: [(String, Double)] = []
    if overlay.top != 20 { heights.append(("status_bar", overlay.top)) }
    if overlay.bottom > 0 { heights.append(("home_indicator", overlay.bottom)) }
    if navigation.isThere, hasLargeTitle { heights.append(("navigation_bar", 96)) }
    if xcode >= 12 { heights.append(("toolbar", 49)) }
    return heights
  }

  /// What bars take from a view that ends at them, above and below.
  func areas(_ overlay: Overlay) -> (above: Double, below: Double) {
    let top = isStatusBarHidden ? 0 : overlay.top
    return (navigation.isThere ? top + (hasLargeTitle ? 96 : 44) : 0, tab.isThere ? 49 + overlay.bottom : 0)
  }

  /// Bars are opaque where the view is drawn as ending at them.
  mutating func fit(_ frame: Frame, in size: (width: Double, height: Double), _ overlay: Overlay) {
    let missing = size.height - frame.height
    let areas = areas(overlay)
    let cases: [(length: Double, isTopClear: Bool, isBottomClear: Bool)] = [
      (0, true, true), (areas.above, false, true), (areas.below, true, false), (areas.above + areas.below, false, false),
    ]
    guard let found = cases.first(where: { abs(missing - $0.length) < 0.5 }) else { return }
    navigation.isTranslucent = found.isTopClear
    tab.isTranslucent = found.isBottomClear
  }
}

/// What a device itself lays over an app, above and below.
struct Overlay {
  var top = 20.0
  var bottom = 0.0
}

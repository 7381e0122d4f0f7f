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
  /// The height of the bottom bar if it is not that of a tab bar.
  private var barBelow: Double?
  private var largeTitle: String?
  private var navigationHeight = 44.0
  /// Whether the view extends under bars at its top and bottom, and under opaque bars.
  private var reachesTop = true
  private var reachesBottom = true
  private var extendsUnderOpaque = false
  var isStatusBarHidden = false
  /// Whether the document states it; else it is inferred.
  private(set) var isStatusBarSaid = false
  /// Whether another controller presents it.
  private(set) var isModal = false
  /// Whether it is embedded in a view of another controller.
  private(set) var isEmbedded = false

  init() {}

  init(of controller: Element, _ storyboard: Storyboard) {
    if storyboard.tools >= .glass { navigationHeight = 54 }
    if let edges = controller.child(key: "edgesForExtendedLayout") {
      reachesTop = edges.flag("top") == true
      reachesBottom = edges.flag("bottom") == true
    }
    extendsUnderOpaque = controller["extendedLayoutIncludesOpaqueBars"] == "YES"
    largeTitle = controller.child(key: "navigationItem")?["largeTitleDisplayMode"]
    infer(controller, storyboard.relations)
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

  /// Goes up from a controller to what shows it: a container gives its bars, a push those of the controller that
  /// pushes.
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

  /// A height in portrait and in landscape.
  typealias Height = (upright: Double, lying: Double)

  /// Returns the heights that differ from those of the profile.
  func heights(_ upright: Overlay, _ lying: Overlay, on device: Device?, xcode: Int) -> [(String, Height)] {
    let isPad = device?.isPad == true
    var heights: [(String, Height)] = [
      ("status_bar", (upright.top, lying.top)), ("home_indicator", (upright.bottom, lying.bottom)),
    ]
    if navigation.isThere { heights.append(("navigation_bar", navigationHeights(isPad: isPad))) }
    if let barBelow {
      heights.append(("tab_bar", (barBelow, barBelow)))
    } else if tab.isThere, device?.hasNotch == true, !isPad {
      heights.append(("tab_bar", (49, 32)))
    }
    if xcode >= 12 { heights.append(("toolbar", (49, 49))) }
    let usual: [String: Height] = [
      "status_bar": (20, 20), "home_indicator": (0, 0), "navigation_bar": isPad ? (44, 44) : (44, 32),
    ]
    return heights.filter { name, height in usual[name].map { $0 != height } ?? true }
  }

  /// On the side of a phone a large title is none, and the bar is lower, but for that of later tools.
  private func navigationHeights(isPad: Bool) -> Height {
    let upright = hasLargeTitle ? navigationHeight + 52 : navigationHeight
    if isPad { return (upright, upright) }
    return (upright, navigationHeight == 44 ? 32 : navigationHeight)
  }

  /// Bars that the size of a view tells of, which it ends at: how much they take above and below.
  struct Ending {
    var above = 0.0
    var below = 0.0
    var hasLargeTitle = false
    var isToolbar = false
  }

  /// The bars that explain by how much a view is shorter than the screen. Those that are inferred come first.
  func ending(_ missing: Double, _ overlay: Overlay) -> Ending? {
    let top = isStatusBarHidden ? 0 : overlay.top
    let (plain, large) = (top + navigationHeight, top + navigationHeight + 52)
    let bars = [
      Ending(above: hasLargeTitle ? large : plain, hasLargeTitle: hasLargeTitle),
      Ending(above: hasLargeTitle ? plain : large, hasLargeTitle: !hasLargeTitle),
    ]
    // A view that does not extend under a bar ends at it.
    let tops = navigation.isThere && !reachesTop ? bars + [Ending()] : [Ending()] + bars
    let bottoms = [
      Ending(), Ending(below: 49 + overlay.bottom), Ending(below: 44 + overlay.bottom, isToolbar: true),
    ]
    for above in tops {
      for below in bottoms where abs(missing - above.above - below.below) < 0.5 {
        return Ending(
          above: above.above, below: below.below, hasLargeTitle: above.hasLargeTitle, isToolbar: below.isToolbar)
      }
    }
    return nil
  }

  /// Takes the size of the view for what it says: bars that it ends at are there and opaque, others translucent. Where
  /// the document says how far the view reaches, how bars look says nothing.
  mutating func fit(_ ending: Ending) {
    if ending.above > 0 {
      navigation = Bar(isThere: true, isTranslucent: !reachesTop && navigation.isTranslucent)
      hasLargeTitle = ending.hasLargeTitle
    } else if !extendsUnderOpaque {
      navigation.isTranslucent = true
    }
    if ending.below > 0 {
      tab = Bar(isThere: true, isTranslucent: !reachesBottom && tab.isTranslucent)
      if ending.isToolbar { barBelow = 44 }
    } else if !extendsUnderOpaque {
      tab.isTranslucent = true
    }
  }

  /// Of a view that is all there is bars that it does not reach under are beside it, with what they cover of the
  /// device.
  mutating func leaveBeside(_ overlay: inout Overlay) {
    if navigation.isThere, !isUnder(navigation, reachesTop) {
      navigation.isThere = false
      isStatusBarHidden = true
    }
    if tab.isThere, !isUnder(tab, reachesBottom) {
      tab.isThere = false
      overlay.bottom = 0
    }
  }

  private func isUnder(_ bar: Bar, _ reaches: Bool) -> Bool { reaches && (bar.isTranslucent || extendsUnderOpaque) }
}

/// What a device itself lays over an app, above and below, and at either side.
struct Overlay {
  var top = 20.0
  var bottom = 0.0
  var side = 0.0
}

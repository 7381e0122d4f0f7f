// The bars that Xcode draws around a controller: simulated bars, or else bars inferred from the containers of the
// document.

struct Bars {
  struct Bar {
    var isShown = false
    var isTranslucent = true
  }

  var navigation = Bar()
  var tab = Bar()
  var hasToolbar = false
  var hasPrompt = false
  var hasLargeTitle = false
  /// The height of the bottom bar; nil for that of a tab bar.
  private var bottomBarHeight: Double?
  private var largeTitle: String?
  private var navigationHeight = 44.0
  /// Whether the view extends under bars at its top and its bottom, and under opaque bars.
  private var reachesTop = true
  private var reachesBottom = true
  private var extendsUnderOpaque = false
  var isStatusBarHidden = false
  /// Whether the document states if the status bar is hidden; otherwise it is inferred.
  private(set) var isStatusBarStated = false
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
      navigation = Bar(isShown: bar.name != "nil", isTranslucent: bar["translucent"] != "NO")
      hasPrompt = bar["prompted"] == "YES"
    }
    if let bar = simulated("simulatedBottomBarMetrics") {
      tab = Bar(isShown: bar.name == "simulatedTabBarMetrics", isTranslucent: bar["translucent"] != "NO")
      hasToolbar = bar.name == "simulatedToolbarMetrics"
    }
    if let bar = simulated("simulatedStatusBarMetrics") {
      isStatusBarHidden = bar.name == "nil"
      isStatusBarStated = true
    }
  }

  /// Infers bars by following segues back from a controller. A container gives its own bars. A push gives the bars of
  /// the controller that pushes.
  private mutating func infer(_ controller: Element, _ relations: Relations) {
    guard var id = controller.id else { return }
    var seen: Set<String> = [id]
    var hidesBottom = controller["hidesBottomBarWhenPushed"] == "YES"
    while let segue = relations.segues(to: id).first(where: { !seen.contains($0.from) && $0.kind != "unwind" }) {
      guard let outer = relations.controllers[segue.from] else { return }
      switch (segue.kind, segue.relationship) {
      case ("relationship", "rootViewController"):
        readNavigation(outer)
        if hidesBottom { hidesBottom = false }
      case ("relationship", "viewControllers") where outer.name == "tabBarController":
        let bar = outer.child(key: "tabBar")
        tab = Bar(isShown: !hidesBottom, isTranslucent: bar?["translucent"] != "NO")
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
      id = segue.from
      seen.insert(id)
    }
  }

  private mutating func readNavigation(_ container: Element) {
    let bar = container.child(key: "navigationBar")
    navigation = Bar(isShown: container["navigationBarHidden"] != "YES", isTranslucent: bar?["translucent"] != "NO")
    hasToolbar = container["toolbarHidden"] == "NO"
    hasLargeTitle = bar?["largeTitles"] == "YES" && largeTitle != "never"
  }

  // MARK: Numbers

  /// A height in portrait and in landscape.
  typealias Height = (portrait: Double, landscape: Double)

  /// Returns the heights that differ from those of the profile.
  func heights(_ portrait: Overlay, _ landscape: Overlay, on device: Device?, xcode: Int) -> [(String, Height)] {
    let isPad = device?.isPad == true
    var heights: [(String, Height)] = [
      ("status_bar", (portrait.top, landscape.top)), ("home_indicator", (portrait.bottom, landscape.bottom)),
    ]
    if navigation.isShown { heights.append(("navigation_bar", navigationHeights(isPad: isPad))) }
    if let bottomBarHeight {
      heights.append(("tab_bar", (bottomBarHeight, bottomBarHeight)))
    } else if tab.isShown, device?.hasNotch == true, !isPad {
      heights.append(("tab_bar", (49, 32)))
    }
    if xcode >= 12 { heights.append(("toolbar", (49, 49))) }
    let usual: [String: Height] = [
      "status_bar": (20, 20), "home_indicator": (0, 0), "navigation_bar": isPad ? (44, 44) : (44, 32),
    ]
    return heights.filter { name, height in usual[name].map { $0 != height } ?? true }
  }

  /// In landscape a phone shows no large title, and its navigation bar is 32 high with tools before `Tools.glass`.
  private func navigationHeights(isPad: Bool) -> Height {
    let portrait = hasLargeTitle ? navigationHeight + 52 : navigationHeight
    if isPad { return (portrait, portrait) }
    return (portrait, navigationHeight == 44 ? 32 : navigationHeight)
  }

  /// The heights that bars above and below a view cover, inferred from the size of the view.
  struct Ending {
    var above = 0.0
    var below = 0.0
    var hasLargeTitle = false
    var isToolbar = false
  }

  /// Returns the bars whose heights add up to the difference between screen and view; inferred bars are tried first.
  func ending(_ missing: Double, _ overlay: Overlay) -> Ending? {
    let top = isStatusBarHidden ? 0 : overlay.top
    let (plain, large) = (top + navigationHeight, top + navigationHeight + 52)
    let bars = [
      Ending(above: hasLargeTitle ? large : plain, hasLargeTitle: hasLargeTitle),
      Ending(above: hasLargeTitle ? plain : large, hasLargeTitle: !hasLargeTitle),
    ]
    // A view that does not extend under a bar ends at it.
    let tops = navigation.isShown && !reachesTop ? bars + [Ending()] : [Ending()] + bars
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

  /// Shows the bars that the view ends at and makes them opaque; other bars become translucent. If the document states
  /// that the view does not extend under a bar, the translucency of that bar is kept.
  mutating func fit(_ ending: Ending) {
    if ending.above > 0 {
      navigation = Bar(isShown: true, isTranslucent: !reachesTop && navigation.isTranslucent)
      hasLargeTitle = ending.hasLargeTitle
    } else if !extendsUnderOpaque {
      navigation.isTranslucent = true
    }
    if ending.below > 0 {
      tab = Bar(isShown: true, isTranslucent: !reachesBottom && tab.isTranslucent)
      if ending.isToolbar { bottomBarHeight = 44 }
    } else if !extendsUnderOpaque {
      tab.isTranslucent = true
    }
  }

  /// Removes the bars that a standalone view does not extend under, and the unsafe areas behind them.
  mutating func removeBarsBeside(_ overlay: inout Overlay) {
    if navigation.isShown, !isUnder(navigation, reachesTop) {
      navigation.isShown = false
      isStatusBarHidden = true
    }
    if tab.isShown, !isUnder(tab, reachesBottom) {
      tab.isShown = false
      overlay.bottom = 0
    }
  }

  private func isUnder(_ bar: Bar, _ reaches: Bool) -> Bool { reaches && (bar.isTranslucent || extendsUnderOpaque) }
}

/// The parts of the screen that the device covers: status bar or notch, home indicator, and each side.
struct Overlay {
  var top = 20.0
  var bottom = 0.0
  var side = 0.0
}

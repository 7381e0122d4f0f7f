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
  /// The item that the navigation bar shows: that of the controller in the navigation controller.
  private(set) var item: Element?
  /// Whether the tab controller is in the navigation controller, and not around it.
  private(set) var hasTabsInside = false
  /// Whether the view extends under bars at its top and its bottom, and under opaque bars.
  private var reachesTop = true
  private var reachesBottom = true
  private var extendsUnderOpaque = false
  var isStatusBarHidden = false
  /// Whether the document states if the status bar is hidden; otherwise it is inferred.
  private(set) var isStatusBarStated = false
  /// Whether the document only simulates the toolbar: no container of the controller shows one.
  private(set) var isToolbarSimulated = false
  /// Whether it is embedded in a view of another controller.
  private(set) var isEmbedded = false

  private let facts: Facts
  private var navigationHeight: Double { facts.length([.navigationBar, .glassNavigationBar]) ?? 0 }
  private var largeTitleHeight: Double { facts.length(.largeTitle) ?? 0 }
  private var toolbarHeight: Double { facts.length([.toolbar, .tallToolbar]) ?? 0 }
  private var tabBarHeight: Double { facts.length(.tabBar) ?? 0 }

  init(_ facts: Facts) { self.facts = facts }

  init(of controller: Element, _ relations: Relations, _ facts: Facts) {
    self.facts = facts
    if let edges = controller.child(key: "edgesForExtendedLayout") {
      reachesTop = edges.flag("top") == true
      reachesBottom = edges.flag("bottom") == true
    }
    extendsUnderOpaque = controller["extendedLayoutIncludesOpaqueBars"] == "YES"
    item = controller.child(key: "navigationItem")
    infer(controller, relations)
    func simulated(_ key: String) -> Element? { controller.children.first { $0.key == key } }
    if let bar = simulated("simulatedTopBarMetrics") {
      navigation = Bar(isShown: bar.name != "nil", isTranslucent: bar["translucent"] != "NO")
      hasPrompt = bar["prompted"] == "YES"
    }
    if let bar = simulated("simulatedBottomBarMetrics") {
      tab = Bar(isShown: bar.name == "simulatedTabBarMetrics", isTranslucent: bar["translucent"] != "NO")
      isToolbarSimulated = bar.name == "simulatedToolbarMetrics" && !hasToolbar
      hasToolbar = bar.name == "simulatedToolbarMetrics"
    }
    if let bar = simulated("simulatedStatusBarMetrics") {
      isStatusBarHidden = bar.name == "nil"
      isStatusBarStated = true
    }
  }

  /// Infers bars by following segues back from a controller. A container gives its own bars, the innermost one of its
  /// kind. A push gives the bars of the controller that pushes.
  private mutating func infer(_ controller: Element, _ relations: Relations) {
    var (inner, seen) = (controller, Set([controller.id]))
    var (containers, isPushed, hidesBottom): (Set<String>, Bool, Bool) = ([], false, false)
    while let id = inner.id,
      let segue = relations.segues(to: id).first(where: { !seen.contains($0.from) && $0.kind != "unwind" }),
      let outer = relations.controllers[segue.from]
    {
      let hides = facts.holds(.hiddenBottomBar) && inner["hidesBottomBarWhenPushed"] == "YES"
      switch (segue.kind, segue.relationship) {
      case ("relationship", "rootViewController"):
        hasTabsInside = containers.contains("tabBarController")
        if containers.insert(outer.name).inserted { readNavigation(outer) }
        hidesBottom = hidesBottom || hides
        isPushed = false
      // A push by a controller of the tabs is in a navigation controller around them: it covers their bar.
      case ("relationship", "viewControllers") where outer.name == "tabBarController" && !isPushed:
        if containers.insert(outer.name).inserted { readTabs(outer, isShown: !hidesBottom) }
        if containers.count == 1 { item = outer.child(key: "navigationItem") }
      case ("push", _), ("show", _):
        guard facts.holds(.inheritedBars) else { return }
        hidesBottom = hidesBottom || hides
        isPushed = true
      case ("relationship", _): break
      case ("embed", _):
        isEmbedded = true
        return
      default: return
      }
      if containers.count == 2 { return }
      inner = outer
      seen.insert(segue.from)
    }
  }

  private mutating func readNavigation(_ container: Element) {
    let bar = container.child(key: "navigationBar")
    navigation = Bar(isShown: container["navigationBarHidden"] != "YES", isTranslucent: bar?["translucent"] != "NO")
    hasToolbar = container["toolbarHidden"] == "NO"
    hasLargeTitle = bar?["largeTitles"] == "YES" && item?["largeTitleDisplayMode"] != "never"
    hasPrompt = item?["prompt"]?.isEmpty == false
  }

  private mutating func readTabs(_ container: Element, isShown: Bool) {
    tab = Bar(isShown: isShown, isTranslucent: container.child(key: "tabBar")?["translucent"] != "NO")
  }

  // MARK: Numbers

  /// A height in portrait and in landscape.
  typealias Height = (portrait: Double, landscape: Double)

  /// Returns the heights that differ from those of the profile.
  func heights(_ portrait: Overlay, _ landscape: Overlay, on device: Device?) -> [(String, Height)] {
    let (isPad, isWide) = (device?.isPad == true, device?.isWidePhone == true)
    var heights: [(String, Height)] = [
      ("status_bar", (portrait.top, landscape.top)), ("home_indicator", (portrait.bottom, landscape.bottom)),
    ]
    if navigation.isShown { heights.append(("navigation_bar", navigationHeights(isPad: isPad, isWide: isWide))) }
    if let bottomBarHeight {
      heights.append(("tab_bar", (bottomBarHeight, bottomBarHeight)))
    } else if tab.isShown, device?.hasNotch == true, !isPad {
      let landscape = isWide ? tabBarHeight : facts.length(.landscapeTabBar) ?? tabBarHeight
      heights.append(("tab_bar", (tabBarHeight, landscape)))
    }
    if let device, !isPad { heights.append(("keyboard", (device.phoneKeyboardHeight, 162))) }
    if hasToolbar, toolbarHeight != 44 || isWide { heights.append(("toolbar", (toolbarHeight, toolbarHeight))) }
    let usual: [String: Height] = [
      "status_bar": (20, 20), "home_indicator": (0, 0), "navigation_bar": isPad ? (44, 44) : (44, 32),
      "keyboard": (216, 162),
    ]
    return heights.filter { name, height in usual[name].map { $0 != height } ?? true }
  }

  /// In landscape a phone shows no large title, and the navigation bar of a phone that is not wide may be lower.
  private func navigationHeights(isPad: Bool, isWide: Bool) -> Height {
    let portrait = hasLargeTitle ? navigationHeight + largeTitleHeight : navigationHeight
    if isPad { return (portrait, portrait) }
    return (portrait, (isWide ? nil : facts.length(.landscapeNavigationBar)) ?? navigationHeight)
  }

  /// The heights that bars above and below a view cover, inferred from the size of the view.
  struct Ending {
    var above = 0.0
    var below = 0.0
    var hasLargeTitle = false
    var isToolbar = false
  }

  /// Returns the bars whose heights add up to the difference between screen and view, best those of the containers.
  func ending(_ missing: Double, _ overlay: Overlay) -> Ending? {
    guard facts.holds(.endsAtBars) else { return missing.magnitude < 0.5 ? Ending() : nil }
    var found: [Ending] = []
    for above in tops(overlay) {
      for below in bottoms(overlay) where abs(missing - above.above - below.below) < 0.5 {
        var ending = above
        (ending.below, ending.isToolbar) = (below.below, below.isToolbar)
        found.append(ending)
      }
    }
    return found.min { unexplained(in: $0) < unexplained(in: $1) }
  }

  /// What may be above a view. A view that does not extend under a bar ends at it.
  private func tops(_ overlay: Overlay) -> [Ending] {
    let prompt = hasPrompt ? facts.length(.prompt) ?? 0 : 0
    let plain = (isStatusBarHidden ? 0 : overlay.top) + navigationHeight + prompt
    let large = plain + largeTitleHeight
    let bars = [
      Ending(above: hasLargeTitle ? large : plain, hasLargeTitle: hasLargeTitle),
      Ending(above: hasLargeTitle ? plain : large, hasLargeTitle: !hasLargeTitle),
    ]
    return navigation.isShown && !reachesTop ? bars + [Ending()] : [Ending()] + bars
  }

  private func bottoms(_ overlay: Overlay) -> [Ending] {
    [
      Ending(), Ending(below: tabBarHeight + overlay.bottom),
      Ending(below: (facts.length(.toolbar) ?? 0) + overlay.bottom, isToolbar: true),
    ]
  }

  /// Returns the number of bars that a view ends at though its containers do not show them.
  private func unexplained(in ending: Ending) -> Int {
    let isAboveKnown = ending.above == 0 || navigation.isShown
    let isBelowKnown = ending.below == 0 || (ending.isToolbar ? hasToolbar : tab.isShown)
    return (isAboveKnown ? 0 : 1) + (isBelowKnown ? 0 : 1)
  }

  /// Shows the bars that the view ends at and makes them opaque; other bars become translucent. If the document states
  /// that the view does not extend under a bar, the translucency of that bar is kept.
  mutating func fit(_ ending: Ending) {
    if ending.above > 0 {
      navigation = Bar(isShown: true, isTranslucent: !reachesTop && navigation.isTranslucent)
      hasLargeTitle = ending.hasLargeTitle
    } else if !extendsUnderOpaque, facts.holds(.underTranslucentBars) {
      navigation.isTranslucent = true
    }
    if ending.below > 0 {
      tab = Bar(isShown: true, isTranslucent: !reachesBottom && tab.isTranslucent)
      if ending.isToolbar {
        // The toolbar is described as a tab bar of its height.
        bottomBarHeight = facts.length(.toolbar)
        hasToolbar = false
      }
    } else if !extendsUnderOpaque, facts.holds(.underTranslucentBars) {
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

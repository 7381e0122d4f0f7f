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
  var isStatusBarHidden = false
  /// Brought up by another controller, not by a container.
  private(set) var isModal = false
  /// In a view of another controller.
  private(set) var isEmbedded = false

  init() {}

  init(of controller: Element, _ relations: Relations) {
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
    if let bar = simulated("simulatedStatusBarMetrics") { isStatusBarHidden = bar.name == "nil" }
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
  }

  // MARK: Numbers

  /// What differs from the table of the library, for a device and the Xcode that drew it.
  func heights(of device: Device?, xcode: Int) -> [(String, Double)] {
    var heights: [(String, Double)] = []
    if let device, device.top != 20 { heights.append(("status_bar", device.statusBar(xcode: xcode))) }
    if let device, device.bottom > 0 { heights.append(("home_indicator", device.bottom)) }
    if xcode >= 12 { heights.append(("toolbar", 49)) }
    return heights
  }

  /// Bars are opaque where the view is drawn as ending at them.
  mutating func fit(_ frame: Frame, in size: (width: Double, height: Double), _ device: Device?) {
    let missing = size.height - frame.height
    let above = (isStatusBarHidden ? 0 : device?.top ?? 20) + 44
    let below = 49 + (device?.bottom ?? 0)
    if missing < 0.5 {
      navigation.isTranslucent = true
      tab.isTranslucent = true
    } else if abs(missing - above) < 0.5, navigation.isThere {
      navigation.isTranslucent = false
      tab.isTranslucent = true
    } else if abs(missing - below) < 0.5, tab.isThere {
      navigation.isTranslucent = true
      tab.isTranslucent = false
    } else if abs(missing - above - below) < 0.5, navigation.isThere, tab.isThere {
      navigation.isTranslucent = false
      tab.isTranslucent = false
    }
  }
}

extension Device {
  /// Newer Xcodes draw newer systems, whose status bars are higher on the same device.
  func statusBar(xcode: Int) -> Double {
    switch name {
    case "retina6_1", "retina6_5": xcode >= 13 ? 48 : top
    case "retina5_9": xcode >= 14 ? 47 : top
    default: top
    }
  }
}

// The surroundings of a controller's view: containers, bars, screen size.

import Documents

struct Surroundings {
  private(set) var width = 0.0
  private(set) var height = 0.0
  private var bars: Bars
  /// The parts of the screen that the device covers in portrait and in landscape.
  private var portrait = Overlay()
  private var landscape = Overlay()
  private var kind = "content"
  /// Whether the view is that of a controller on a screen; otherwise it is standalone.
  private var isOnScreen = false

  /// Computes the screen of a scene. A view without a controller has the size `standaloneSize`.
  init(_ importer: Importer, _ standaloneSize: (width: Double, height: Double)) throws(Diagnostic) {
    (width, height) = standaloneSize
    bars = Bars(importer.facts)
    guard let controller = importer.scene.controller else { return }
    let frame = importer.root.frame ?? Frame(x: 0, y: 0, width: 320, height: 480)
    isOnScreen = true
    kind = importer.root.control?.isScroll == true ? "table" : "content"
    bars = Bars(of: controller, importer.storyboard.relations, importer.facts)
    portrait = importer.overlay(isLandscape: false)
    landscape = importer.overlay(isLandscape: true)
    let drawn = DrawnScreen(of: controller, frame, bars, importer)
    if importer.canvas.isOwn {
      (width, height) = (drawn.width, drawn.height)
      if drawn.isStandalone { setUpStandalone(frame, importer) }
    } else {
      let turned = importer.isLandscape ? (drawn.height, drawn.width) : (drawn.width, drawn.height)
      (width, height) = importer.device?.size(isLandscape: importer.isLandscape) ?? turned
    }
    if let ending = drawn.ending { bars.fit(ending) }
    if importer.canvas.hidesStatusBar { bars.isStatusBarHidden = true }
  }

  /// Sets up the status bar and home indicator of a view drawn without a screen.
  ///
  /// A simulated status bar takes precedence over the facts.
  private mutating func setUpStandalone(_ frame: Frame, _ importer: Importer) {
    let facts = importer.facts
    let isFreeform = importer.scene.controller?.children.contains { $0.name.hasPrefix("freeform") } ?? false
    let isWide = importer.device.map { abs(frame.width - $0.width) < 0.5 } ?? false
    let isShort = facts.holds(.shortView) && frame.height < (importer.device ?? anyDevice).height / 2
    let isShown = facts.holds(.bareViewOfXcode9) || facts.holds(.wideFreeform) && isFreeform && isWide
    let isBare = facts.holds(.bareView) && !isShown && !bars.navigation.isShown
    if !bars.isStatusBarStated, isBare || isShort { bars.isStatusBarHidden = true }
    var overlay = importer.overlay
    bars.removeBarsBeside(&overlay)
    if isShort { overlay.bottom = 0 }
    (portrait, landscape) = (overlay, overlay)
  }

  /// Adds the surroundings of the view to the scene document.
  func describe(_ members: inout Members, view: Datum, of importer: Importer) throws(Diagnostic) {
    members.add("size", .numbers([width, height]))
    members.add("scale", importer.scale)
    guard isOnScreen else {
      members.add("views", [inWindow(view)])
      return
    }
    members.add("profile", "ios7")
    if importer.device?.isPad == true { members.add("idiom", "pad") }
    if importer.isLandscape { members.add("orientation", "landscape_left") }
    if landscape.side > 0 {
      // What covers top and bottom is in the heights, as Xcode drew it.
      let sides: Datum = .object([("left", .number(landscape.side)), ("right", .number(landscape.side))])
      members.add("device", .object([("landscape", sides)]))
    }
    if bars.isStatusBarHidden { members.add("status_bar", .object([("hidden", .flag(true))])) }
    let heights = bars.heights(portrait, landscape, on: importer.device)
    members.add("heights", .object(heights.map { ($0.0, datum($0.1)) }))
    members.add("controllers", [controllers(view, importer)])
  }

  private func datum(_ height: Bars.Height) -> Datum {
    if height.portrait == height.landscape { return .number(height.portrait) }
    return .object([("portrait", .number(height.portrait)), ("landscape", .number(height.landscape))])
  }

  /// Returns a standalone view with the size of the window.
  private func inWindow(_ view: Datum) -> Datum {
    if case .from(let place, let view) = view { return .from(place, inWindow(view)) }
    guard case .object(var members) = view else { return view }
    let place: Datum = .object([
      ("rect", .numbers([0, 0, width, height])), ("in", .numbers([width, height])),
      ("flexible", .list([.text("width"), .text("height")])),
    ])
    members.insert(("frame", place), at: 1)
    return .object(members)
  }

  /// Returns the controller in its containers.
  private func controllers(_ view: Datum, _ importer: Importer) -> Datum {
    var members = Members()
    if kind != "content" { members.add("kind", kind) }
    members.add("name", importer.root.id)
    members.add("top_guide", importer.guide(.topGuide, of: importer.root.id))
    members.add("bottom_guide", importer.guide(.bottomGuide, of: importer.root.id))
    members.add("keyboard_guide", importer.guide(.keyboardGuide, of: importer.root.id))
    importer.describeExtent(&members)
    members.add("view", view)
    let isInside = bars.hasTabsInside
    let inner = isInside ? inTabs(members.datum, importer) : inNavigation(members.datum, importer)
    return isInside ? inNavigation(inner, importer) : inTabs(inner, importer)
  }

  /// Returns a controller in a navigation controller, if that shows a bar.
  private func inNavigation(_ datum: Datum, _ importer: Importer) -> Datum {
    guard bars.navigation.isShown || bars.hasToolbar else { return datum }
    var own = Members()
    var navigation = Members()
    if !bars.navigation.isShown { navigation.add("hidden", .flag(true)) }
    if !bars.navigation.isTranslucent { navigation.add("translucent", .flag(false)) }
    if bars.navigation.isShown {
      navigation.add("look", importer.navigationLook(of: bars.item, isLarge: bars.hasLargeTitle))
    }
    if !navigation.members.isEmpty { own.add("navigation_bar", navigation.datum) }
    if bars.hasToolbar {
      var toolbar = Members()
      toolbar.add("hidden", .flag(false))
      toolbar.add("look", importer.toolbarLook)
      own.add("toolbar", toolbar.datum)
    }
    var container = Members()
    container.add("kind", "navigation")
    if !own.members.isEmpty { container.add("bars", own.datum) }
    if bars.hasPrompt { container.add("prompt", .flag(true)) }
    container.add("controllers", [datum])
    return container.datum
  }

  /// Returns a controller in a tab controller, if that shows its bar.
  private func inTabs(_ datum: Datum, _ importer: Importer) -> Datum {
    guard bars.tab.isShown else { return datum }
    var container = Members()
    container.add("kind", "tab")
    var bar = Members()
    if !bars.tab.isTranslucent { bar.add("translucent", .flag(false)) }
    bar.add("look", importer.tabBarLook)
    if !bar.members.isEmpty { container.add("bars", .object([("tab_bar", bar.datum)])) }
    container.add("controllers", [datum])
    return container.datum
  }
}

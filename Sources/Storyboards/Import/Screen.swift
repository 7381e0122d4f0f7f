// The surroundings of a controller's view: containers, bars, screen size.

import Documents

struct Screen {
  private(set) var width = 0.0
  private(set) var height = 0.0
  private var bars = Bars()
  /// What the device lays over an app upright and on its side.
  private var upright = Overlay()
  private var lying = Overlay()
  private var kind = "content"
  /// Whether the view is that of a controller on a screen; else it stands for itself.
  private var isOnScreen = false

  /// A view that is on no screen is as large as it is said to be alone.
  init(_ importer: Importer, _ alone: (width: Double, height: Double)) throws(Diagnostic) {
    (width, height) = alone
    guard let controller = importer.scene.controller else { return }
    let frame = importer.root.frame ?? Frame(x: 0, y: 0, width: 320, height: 480)
    isOnScreen = true
    kind = importer.root.control?.isScroll == true ? "table" : "content"
    bars = Bars(of: controller, importer.storyboard)
    upright = importer.overlay(isLandscape: false)
    lying = importer.overlay(isLandscape: true)
    let drawn = Drawing(of: controller, frame, bars, importer)
    if importer.canvas.isOwn {
      (width, height) = (drawn.width, drawn.height)
      if drawn.isAlone { leaveAlone(frame, importer) }
    } else {
      let turned = importer.isLandscape ? (drawn.height, drawn.width) : (drawn.width, drawn.height)
      (width, height) = importer.device?.size(isLandscape: importer.isLandscape) ?? turned
    }
    if let ending = drawn.ending { bars.fit(ending) }
  }

  /// A view that is all there is has no status bar over it up to Xcode 8, and from Xcode 11 on only as one as wide as
  /// the device; it has a home indicator if it is nearly as high, too. What the document says comes first.
  private mutating func leaveAlone(_ frame: Frame, _ importer: Importer) {
    let xcode = importer.storyboard.xcode
    let isFreeform = importer.scene.controller?.children.contains { $0.name.hasPrefix("freeform") } ?? false
    let isWide = importer.device.map { abs(frame.width - $0.width) < 0.5 } ?? false
    let isBare = xcode <= 8 || xcode >= 11 && !(isFreeform && isWide)
    if !bars.isStatusBarSaid, !bars.navigation.isThere, isBare { bars.isStatusBarHidden = true }
    var overlay = importer.overlay
    bars.leaveBeside(&overlay)
    if let device = importer.device, !isWide || frame.height < device.height / 2 { overlay.bottom = 0 }
    (upright, lying) = (overlay, overlay)
  }

  /// Adds the surroundings of the view to the scene document.
  func describe(_ members: inout Members, view: Datum, of importer: Importer) throws(Diagnostic) {
    members.add("size", .numbers([width, height]))
    members.add("scale", importer.scale)
    guard isOnScreen else {
      members.add("views", [held(view)])
      return
    }
    members.add("profile", "ios7")
    if importer.device?.isPad == true { members.add("idiom", "pad") }
    if importer.isLandscape { members.add("orientation", "landscape_left") }
    if bars.isStatusBarHidden { members.add("status_bar", .object([("hidden", .flag(true))])) }
    let heights = bars.heights(upright, lying, on: importer.device, xcode: importer.storyboard.xcode)
    members.add("heights", .object(heights.map { ($0.0, datum($0.1)) }))
    members.add("controllers", [controllers(view, importer)])
  }

  private func datum(_ height: Bars.Height) -> Datum {
    if height.upright == height.lying { return .number(height.upright) }
    return .object([("portrait", .number(height.upright)), ("landscape", .number(height.lying))])
  }

  /// Adds a standalone view, as large as the window.
  private func held(_ view: Datum) -> Datum {
    if case .from(let place, let view) = view { return .from(place, held(view)) }
    guard case .object(var members) = view else { return view }
    let place: Datum = .object([
      ("rect", .numbers([0, 0, width, height])), ("in", .numbers([width, height])),
      ("flexible", .list([.text("width"), .text("height")])),
    ])
    members.insert(("frame", place), at: 1)
    return .object(members)
  }

  /// Adds the controller with its containers.
  private func controllers(_ view: Datum, _ importer: Importer) -> Datum {
    var members = Members()
    if kind != "content" { members.add("kind", kind) }
    members.add("name", importer.root.id)
    members.add("top_guide", importer.guide(.topGuide, of: importer.root.id))
    members.add("bottom_guide", importer.guide(.bottomGuide, of: importer.root.id))
    members.add("keyboard_guide", importer.guide(.keyboardGuide, of: importer.root.id))
    importer.describeExtent(&members)
    members.add("view", view)
    var datum = members.datum
    if bars.navigation.isThere || bars.hasToolbar {
      var own = Members()
      var navigation = Members()
      if !bars.navigation.isThere { navigation.add("hidden", .flag(true)) }
      if !bars.navigation.isTranslucent { navigation.add("translucent", .flag(false)) }
      if !navigation.members.isEmpty { own.add("navigation_bar", navigation.datum) }
      if bars.hasToolbar { own.add("toolbar", .object([("hidden", .flag(false))])) }
      var container = Members()
      container.add("kind", "navigation")
      if !own.members.isEmpty { container.add("bars", own.datum) }
      if bars.hasPrompt { container.add("prompt", .flag(true)) }
      container.add("controllers", [datum])
      datum = container.datum
    }
    guard bars.tab.isThere else { return datum }
    var container = Members()
    container.add("kind", "tab")
    if !bars.tab.isTranslucent {
      container.add("bars", .object([("tab_bar", .object([("translucent", .flag(false))]))]))
    }
    container.add("controllers", [datum])
    return container.datum
  }
}

// Margins: those that the document says, else those that the systems of its time have.

import Documents

extension Importer {
  func describeMargins(_ view: View, _ members: inout Members, isRoot: Bool) throws(Diagnostic) {
    let margins = try margins(of: view, isRoot: isRoot)
    if margins != [8, 8, 8, 8] { members.add("margins", .numbers(margins)) }
    let isOnScreen = scene.kind == .controller
    // From iOS 11 on the margins of a controller's view begin where bars end, whether a constraint names that or not.
    let isMeant = isRoot ? isOnScreen : keepsInSafeArea(view)
    let own = isMeant && storyboard.xcode >= 9 ? view.id + ".safe_area" : nil
    if let safeArea = guide(.safeArea, of: view.id) ?? own {
      members.add("safe_area", isOnScreen ? safeAreaOnScreen(safeArea) : safeAreaAlone(safeArea, view, isRoot: isRoot))
      if isRoot || keepsInSafeArea(view), view["insetsLayoutMarginsFromSafeArea"] != "NO" {
        members.add("margins_in", safeArea)
      }
    }
  }

  /// Whether a view that is no root has margins that follow bars: it is near an edge of the screen, and something is
  /// held by its upper or lower margin.
  private func keepsInSafeArea(_ view: View) -> Bool {
    if view === root || view["insetsLayoutMarginsFromSafeArea"] == "NO" || view.name.hasPrefix("tableViewCell") {
      return false
    }
    guard [.controller, .view].contains(scene.kind), marginUsers.contains(view.id) else { return false }
    let reach = reach(of: view)
    return reach.top > 0 || reach.bottom > 0
  }

  /// How far a view reaches under what the device lays over the top and the bottom of the root, as drawn.
  private func reach(of view: View) -> (top: Double, bottom: Double) {
    guard var frame = view.frame, let whole = root.frame else { return (0, 0) }
    var parent = parents[view.id]
    while let outer = parent, outer !== root {
      if outer.control?.isScroll == true { return (0, 0) }
      frame.y += outer.frame?.y ?? 0
      parent = parents[outer.id]
    }
    let covered = scene.kind == .controller ? (top: 100.0, bottom: 100.0) : alone
    return (max(0, covered.top - frame.y), max(0, covered.bottom - (whole.height - frame.y - frame.height)))
  }

  /// What a xib leaves free around its top view.
  private var alone: (top: Double, bottom: Double) {
    guard scene.kind == .view, let device, let drawnOn = storyboard.device, let frame = root.frame else {
      return (0, 0)
    }
    let isWhole = abs(frame.height - drawnOn.height) < 0.5
    return device.hasNotch || isWhole ? (overlay.top, overlay.bottom) : (0, 0)
  }

  /// Those that are said, else the usual ones; and where a view preserves those of its superview, no less than what
  /// reaches into it.
  private func margins(of view: View, isRoot: Bool) throws(Diagnostic) -> [Double] {
    var margins = try explicitMargins(view) ?? usualMargins(view, isRoot: isRoot)
    guard view.flag("preservesSuperviewLayoutMargins"), !isRoot, let parent = parents[view.id] else { return margins }
    guard let frame = view.frame, let outer = parent.frame else { return margins }
    let inherited = try self.margins(of: parent, isRoot: parent === root)
    let distances = [
      frame.y, frame.x, outer.height - frame.y - frame.height, outer.width - frame.x - frame.width,
    ]
    for edge in 0..<4 { margins[edge] = max(margins[edge], inherited[edge] - max(0, distances[edge])) }
    return margins
  }

  private func explicitMargins(_ view: View) throws(Diagnostic) -> [Double]? {
    let element =
      view.element.child(key: "directionalLayoutMargins", classes) ?? view.element.child(key: "layoutMargins", classes)
    return try element?.insets()
  }

  private func usualMargins(_ view: View, isRoot: Bool) -> [Double] {
    let xcode = storyboard.xcode
    let shown = isRoot ? canvas.device?.size(isLandscape: isLandscape).width : nil
    let width = shown ?? view.frame?.width ?? 0
    if view.name == "tableViewCellContentView" || view.name == "tableViewCell" {
      // A cell of a storyboard is as wide as its table, one of a xib as it is drawn; on another canvas both are as that.
      let drawn = scene.kind == .cell && !storyboard.isXib ? device?.width ?? width : width
      let other = scene.kind == .cell ? canvas.device?.size(isLandscape: isLandscape).width : nil
      let side = (other ?? drawn) >= 400 ? 20.0 : 16.0
      return xcode <= 8 ? [8, 8, 8, 8] : [11, side, 11, side]
    }
    if isRoot, scene.kind == .controller {
      let side = width >= 414 && !(width == 600 && xcode == 6) ? 20.0 : 16.0
      return [0, side, 0, side]
    }
    return [8, 8, 8, 8]
  }

  /// On a screen that has a notch a safe area ends beside that, too, where the screen lies on its side.
  private func safeAreaOnScreen(_ guide: String) -> Datum {
    let side = overlay(isLandscape: true).side
    return side == 0 ? .text(guide) : .object([("name", .text(guide)), ("sides", .number(side))])
  }

  /// A safe area where there is no screen: a xib shows its top view as if a device were around it.
  private func safeAreaAlone(_ guide: String, _ view: View, isRoot: Bool) -> Datum {
    let edges = isRoot ? alone : reach(of: view)
    let side = isRoot && edges != (0, 0) ? overlay.side : 0
    let insets = [edges.top, side, edges.bottom, side]
    return .object([("name", .text(guide)), ("insets", .numbers(insets))])
  }
}

// Margins: those of the document, or else the defaults of the version of Xcode that wrote it.

import Documents

extension Importer {
  func describeMargins(_ view: View, _ members: inout Members, isRoot: Bool) throws(Diagnostic) {
    let margins = try margins(of: view, isRoot: isRoot)
    if margins != [8, 8, 8, 8] { members.add("margins", .numbers(margins)) }
    let isOnScreen = scene.kind == .controller
    // Since iOS 11 the margins of a controller's view begin at the safe area, even if no constraint uses it.
    let isMeant = isRoot ? isOnScreen : keepsInSafeArea(view)
    let own = isMeant && storyboard.xcode >= 9 ? view.id + ".safe_area" : nil
    if let safeArea = guide(.safeArea, of: view.id) ?? own {
      members.add("safe_area", isOnScreen ? .text(safeArea) : safeAreaAlone(safeArea, view, isRoot: isRoot))
      if isRoot || keepsInSafeArea(view), view["insetsLayoutMarginsFromSafeArea"] != "NO" {
        members.add("margins_in", safeArea)
      }
    }
  }

  /// Whether the margins of a view other than the root follow the safe area: a constraint uses its top or bottom
  /// margin, and the view overlaps the unsafe area.
  private func keepsInSafeArea(_ view: View) -> Bool {
    if view === root || view["insetsLayoutMarginsFromSafeArea"] == "NO" || view.name.hasPrefix("tableViewCell") {
      return false
    }
    guard [.controller, .view].contains(scene.kind), marginUsers.contains(view.id) else { return false }
    let reach = reach(of: view)
    return reach.top > 0 || reach.bottom > 0
  }

  /// Returns how far a view reaches into the unsafe areas at the top and the bottom of the root, in its stored frame.
  private func reach(of view: View) -> (top: Double, bottom: Double) {
    guard var frame = view.frame, let whole = root.frame else { return (0, 0) }
    var parent = parents[view.id]
    while let outer = parent, outer !== root {
      if outer.control?.isScroll == true { return (0, 0) }
      frame.y += outer.frame?.y ?? 0
      parent = parents[outer.id]
    }
    let covered = scene.kind == .controller ? (top: 100.0, bottom: 100.0) : standaloneInsets
    return (max(0, covered.top - frame.y), max(0, covered.bottom - (whole.height - frame.y - frame.height)))
  }

  /// The safe area insets of the top view of a xib.
  private var standaloneInsets: (top: Double, bottom: Double) {
    guard scene.kind == .view, let device, let drawnOn = storyboard.device, let frame = root.frame else {
      return (0, 0)
    }
    let isWhole = abs(frame.height - drawnOn.height) < 0.5
    return device.hasNotch || isWhole ? (overlay.top, overlay.bottom) : (0, 0)
  }

  /// Returns the stated or default margins. If a view preserves its superview's margins, they are at least the part of
  /// those that lies inside the view.
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
      // A cell of a storyboard is as wide as its table, a cell of a xib is as drawn. A given device replaces both.
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

  /// Returns the safe area of a view without a screen. Xcode draws the top view of a xib as if it filled a device.
  private func safeAreaAlone(_ guide: String, _ view: View, isRoot: Bool) -> Datum {
    let edges = isRoot ? standaloneInsets : reach(of: view)
    let side = isRoot && edges != (0, 0) ? overlay.side : 0
    let insets = [edges.top, side, edges.bottom, side]
    return .object([("name", .text(guide)), ("insets", .numbers(insets))])
  }
}

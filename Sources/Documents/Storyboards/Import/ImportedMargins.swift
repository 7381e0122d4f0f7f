// Margins: those of the document, or else the defaults of the version of Xcode that wrote it.

import CCasement
import Documents

extension Importer {
  func describeMargins(_ view: View, _ members: inout Members, isRoot: Bool) throws(Diagnostic) {
    let margins = try margins(of: view, isRoot: isRoot)
    if margins != cas_insets.defaultMargins.all { members.add("margins", .numbers(margins)) }
    let isOnScreen = scene.kind == .controller
    let follows = view["insetsLayoutMarginsFromSafeArea"] != "NO"
    let isKept = follows && isInSafeArea(view, isRoot: isRoot)
    guard let safeArea = guide(.safeArea, of: view.id) ?? (isKept ? view.id + ".safe_area" : nil) else { return }
    members.add("safe_area", isOnScreen ? .text(safeArea) : safeAreaAlone(safeArea, view, isRoot: isRoot))
    if isKept || isRoot && follows { members.add("margins_in", safeArea) }
  }

  /// Whether the margins of a view begin at the safe area, even if no constraint uses it: those of a controller's view
  /// and of the view of a xib, and those of a view that overlaps the unsafe area if a constraint uses its margin
  /// there for a view inside it.
  private func isInSafeArea(_ view: View, isRoot: Bool) -> Bool {
    if isRoot {
      if hasXibMargins(view) { return true }
      return scene.kind == .controller && facts.holds(.marginsInSafeArea)
    }
    guard facts.holds(.innerMarginsInSafeArea), !view.name.hasPrefix("tableViewCell"),
      [.controller, .view].contains(scene.kind), let users = marginUsers[view.id]
    else { return false }
    let reach = reach(of: view)
    return (reach.top > 0 || reach.bottom > 0) && users.vertical.contains { isInside($0, view) }
      || reach.side > 0 && users.horizontal.contains { isInside($0, view) }
  }

  /// Whether an item is a subview of a view, at any depth, or the guide of one. The margins of a view that are related
  /// to other items place the view itself, so they cannot depend on its place.
  private func isInside(_ item: String, _ view: View) -> Bool {
    var parent = items[item].flatMap { parents[$0.owner] }
    while let outer = parent, outer !== view { parent = parents[outer.id] }
    return parent != nil
  }

  /// Whether a view is the view of a xib, and has the margins of a controller's view.
  private func hasXibMargins(_ view: View) -> Bool {
    view === root && scene.kind == .view && view.name == "view" && facts.holds(.xibRootMargins)
  }

  /// Returns how far a view reaches into the unsafe areas at the top, the bottom and the sides of the root, in its stored
  /// frame.
  private func reach(of view: View) -> (top: Double, bottom: Double, side: Double) {
    guard var frame = view.frame, let whole = root.frame else { return (0, 0, 0) }
    var parent = parents[view.id]
    while let outer = parent, outer !== root {
      if outer.control?.isScroll == true { return (0, 0, 0) }
      frame.x += outer.frame?.x ?? 0
      frame.y += outer.frame?.y ?? 0
      parent = parents[outer.id]
    }
    let isOnScreen = scene.kind == .controller
    let covered = isOnScreen ? (top: 100.0, bottom: 100.0) : standaloneInsets
    let side = isOnScreen ? coveredSide - min(frame.x, whole.width - frame.x - frame.width) : 0
    return (
      max(0, covered.top - frame.y), max(0, covered.bottom - (whole.height - frame.y - frame.height)), max(0, side)
    )
  }

  /// How much of each side the device covers in landscape: the scene may be rotated.
  private var coveredSide: Double { overlay(isLandscape: true).side }

  /// The safe area insets of the top view of a xib.
  private var standaloneInsets: (top: Double, bottom: Double) {
    guard facts.holds(.xibSafeArea), scene.kind == .view, let device, let drawnOn = storyboard.device,
      let frame = root.frame
    else { return (0, 0) }
    let isWhole = abs(frame.height - drawnOn.height) < 0.5
    let isNarrow = facts.holds(.narrowXib) && frame.width < drawnOn.width - 0.5
    return (device.hasNotch || isWhole) && !isNarrow ? (overlay.top, overlay.bottom) : (0, 0)
  }

  /// Returns the stated or default margins. If a view preserves its superview's margins, they are at least the part of
  /// those that lies inside the view.
  func margins(of view: View, isRoot: Bool) throws(Diagnostic) -> [Double] {
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
    if view.isStack, facts.holds(.stackMargins) { return [0, 0, 0, 0] }
    if view.name == "tableViewCellContentView" || view.name == "tableViewCell" { return cellMargins(view) }
    let isControllers = isRoot && scene.kind == .controller && facts.holds(.rootMargins)
    if isControllers || hasXibMargins(view) {
      let side = rootSide(width(of: view, isRoot: isRoot))
      return [0, side, 0, side]
    }
    let margin = facts.length(.plainMargin) ?? 0
    return [margin, margin, margin, margin]
  }

  private func width(of view: View, isRoot: Bool) -> Double {
    (isRoot ? canvas.device?.size(isLandscape: isLandscape).width : nil) ?? view.frame?.width ?? 0
  }

  private func rootSide(_ width: Double) -> Double {
    if width == 600, let side = facts.length(.sideOfOldCanvas) { return side }
    return facts.length(width >= 414 ? .sideOfWideRoot : .sideOfNarrowRoot) ?? 8
  }

  /// Returns the margins of a cell of a table or of its content. A cell of a storyboard is as wide as its table, a cell
  /// of a xib is as drawn. A given device replaces both.
  private func cellMargins(_ view: View) -> [Double] {
    let width = width(of: view, isRoot: view === root)
    let drawn = scene.kind == .cell && !storyboard.isXib ? device?.width ?? width : width
    let other = scene.kind == .cell ? canvas.device?.size(isLandscape: isLandscape).width : nil
    let isWide = (other ?? drawn) >= 400
    let narrow: [Fact] = isInNestedTable ? [.cellSideNarrow, .cellSideNested] : [.cellSideNarrow]
    let sides = (isWide ? [.cellSideWide] : narrow) + [.glassCellSide]
    let margin = facts.length(.plainMargin) ?? 0
    let (top, side) = (facts.length([.cellTop, .glassCellTop]) ?? margin, facts.length(sides) ?? margin)
    guard view.name == "tableViewCellContentView", let cell = parents[view.id] else { return [top, side, top, side] }
    let trailing = cell["accessoryType"] == nil ? nil : facts.length(.cellAccessory)
    return [top, side, top - (facts.holds(.cellBottom) ? separator(below: view, in: cell) : 0), trailing ?? side]
  }

  /// Whether the root is in a table that is not the view of a controller.
  private var isInNestedTable: Bool {
    scene.root.table.map { $0.key != "view" } ?? false
  }

  /// Returns the height of the separator below the content of a cell: at most a point.
  private func separator(below content: View, in cell: View) -> Double {
    guard let frame = content.frame ?? contentFrame(content, in: cell), let outer = cell.frame else { return 0 }
    let rest = outer.height - frame.height
    return rest <= 1 ? max(0, rest) : 0
  }

  /// Returns the safe area of a view without a screen. Xcode draws the top view of a xib as if it filled a device.
  private func safeAreaAlone(_ guide: String, _ view: View, isRoot: Bool) -> Datum {
    let reach = reach(of: view)
    let edges = isRoot ? standaloneInsets : (top: reach.top, bottom: reach.bottom)
    let side = isRoot && edges != (0, 0) ? overlay.side : 0
    let insets = [edges.top, side, edges.bottom, side]
    return .object([("name", .text(guide)), ("insets", .numbers(insets))])
  }
}

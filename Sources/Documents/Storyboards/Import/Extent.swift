// The extent of a view: under bars, and the size of a standalone view.

import Documents

extension Importer {
  /// Adds the controller's settings for extending under bars that differ from the defaults.
  func describeExtent(_ members: inout Members) {
    guard let controller = scene.controller else { return }
    if let mask = controller.child(key: "edgesForExtendedLayout") {
      let edges = ["top", "left", "bottom", "right"].filter { mask.flag($0) == true }
      if edges.count < 4 { members.add("edges", .list(edges.map { .text($0) })) }
    }
    if controller.flag("extendedLayoutIncludesOpaqueBars") == true {
      members.add("extends_under_opaque_bars", .flag(true))
    }
    if !adjustsScrollInsets(controller) { members.add("adjusts_scroll_insets", .flag(false)) }
  }

  /// Whether bars inset the scroll view. Since iOS 11 the scroll view may state it; otherwise its controller does.
  private func adjustsScrollInsets(_ controller: Element) -> Bool {
    switch padded?["contentInsetAdjustmentBehavior"] {
    case "never": false
    case "always", "scrollableAxes": true
    default: controller.flag("automaticallyAdjustsScrollViewInsets") ?? true
    }
  }

  /// Returns the scroll view that bars inset: the view of a controller, or its first child.
  var padded: View? {
    guard scene.kind == .controller else { return nil }
    return [root, root.children.first].compactMap { $0 }.first { $0.control?.isScroll == true }
  }

  /// Returns the size of a view without a screen. A cell of a table takes the width of the given device or size. Other
  /// views take a given size. A view of a xib fills a given device; for all others the device is ignored with a remark.
  mutating func standaloneSize() -> (width: Double, height: Double) {
    let frame = root.frame ?? Frame(x: 0, y: 0, width: 320, height: 480)
    let drawn = (width: max(0, frame.width), height: max(0, frame.height))
    guard scene.controller == nil, !canvas.isOwn else { return drawn }
    if let size = canvas.device?.size(isLandscape: isLandscape) {
      if root.name == "tableViewCell" { return (size.width, drawn.height) }
      if canvas.isSize || scene.kind == .view { return size }
    } else if let device, drawn == device.size(isLandscape: !isLandscape) {
      return device.size(isLandscape: isLandscape)
    }
    remarks.append("the size of \(root.id) does not depend on the device")
    return drawn
  }
}

// The extent of a view: under bars, and the size of a standalone view.

import Documents

extension Importer {
  /// What a controller says of how its view and bars lie over each other, where that is not the usual.
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

  /// From iOS 11 on the scroll view itself may say whether bars pad it; else its controller does.
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

  /// The size of a view that is on no screen. A cell of a table is as wide as a device, or as what is said. A size that
  /// is said is that of all else; a device is what a view of a xib fills, and says nothing of what else there is.
  mutating func sizeAlone() -> (width: Double, height: Double) {
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

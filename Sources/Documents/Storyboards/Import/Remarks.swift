// Remarks: settings of the document that the import does not support.

extension Importer {
  /// Adds remarks on unsupported layout settings of a view.
  mutating func remarkOnIgnored(_ view: View) {
    for flag in ["layoutMarginsFollowReadableWidth", "baselineRelativeArrangement"] where view.flag(flag) {
      remarks.append("\(flag) of \(title(of: view))")
    }
    if !view.isStack, view["semanticContentAttribute"] == "forceRightToLeft" {
      remarks.append("semanticContentAttribute of \(title(of: view))")
    }
    if !knownViews.contains(view.name), view.control == nil {
      remarks.append("<\(view.name)> is laid out as a plain view: \(title(of: view))")
    }
    for child in view.element.children where child.name == "constraints" {
      for other in child.children where other.name != "constraint" {
        remarks.append("<\(other.name)> among the constraints of \(title(of: view))")
      }
    }
    if view.isStack {
      remark("axis", of: view, unlessIn: ["horizontal", "vertical"])
      remark("distribution", of: view, unlessIn: Self.distributions.map { $0.0 } + ["fill"])
      remark("alignment", of: view, unlessIn: Self.alignments.map { $0.0 })
    }
    if view !== padded, let behavior = view["contentInsetAdjustmentBehavior"],
      ["always", "scrollableAxes"].contains(behavior)
    {
      remarks.append(
        "contentInsetAdjustmentBehavior of \(title(of: view)): bars pad the first view of a controller alone")
    }
  }

  /// Adds remarks on the unknown fonts of views that the constraints of a view, or a stack, align by their baselines.
  mutating func remarkOnFonts(in view: View) {
    let aligned = view.constraints.flatMap { constraint in
      [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].compactMap { item, attribute in
        constraint[attribute]?.lowercased().hasSuffix("baseline") == true ? constraint[item] ?? view.id : nil
      }
    }
    let isBaselineStack = view.isStack && view["alignment"]?.lowercased().hasSuffix("baseline") == true
    let texts = Set(isBaselineStack ? aligned + view.children.map { $0.id } : aligned)
    // Few views align anything by baselines: the others must not cost a walk over all views.
    guard !texts.isEmpty else { return }
    for view in root.all where texts.contains(view.id) {
      guard let name = Font.unknownName(of: view) else { continue }
      let remark = "the font \(name) of \(title(of: view)) is not known: its baselines are those of the system font"
      if !remarks.contains(remark) { remarks.append(remark) }
    }
  }

  /// Adds remarks on unknown devices of the document or its controller.
  mutating func remarkOnDevices() {
    let metrics = scene.controller?.child(key: "simulatedDestinationMetrics")
    let own = metrics?["type"].flatMap { Device.named($0) == nil ? $0 : nil }
    for device in [storyboard.unknownDevice, own].compactMap({ $0 }) {
      remarks.append("unknown device: \(device)")
    }
  }

  /// Adds remarks on missing objects of the document, to its first scene.
  mutating func remarkOnDocument() {
    if scene.id == storyboard.first?.id { remarks += storyboard.missing }
  }

  private mutating func remark(_ attribute: String, of view: View, unlessIn words: [String]) {
    guard let word = view[attribute], !words.contains(word) else { return }
    remarks.append("\(attribute)=\"\(word)\" of \(title(of: view)) is not known")
  }

  /// Returns why an item of a constraint is not in the scene.
  func whyMissing(_ element: Element, _ id: String) -> String {
    if element.name == "viewLayoutGuide", let owner = element.parent?.id, items[owner] != nil {
      return "the guide \(element.key ?? "") of \(owner) is not supported"
    }
    return scene.root.contains(element) ? "\(id) is not there on this size" : "\(id) is in another scene"
  }
}

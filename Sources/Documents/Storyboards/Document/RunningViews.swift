// How a view differs in the running app from the drawn one: its own size, what code completes, and what bars inset.

extension Importer {
  /// Whether the toolbar of the controller is only simulated by the document.
  public var isToolbarSimulated: Bool {
    guard let controller = scene.controller else { return false }
    return Bars(of: controller, storyboard.relations, facts).isToolbarSimulated
  }

  /// Whether the controller has an item for a navigation bar, but no container of the document shows one: code may.
  public var mayHaveNavigationBar: Bool {
    guard let controller = scene.controller, controller.child(key: "navigationItem") != nil else { return false }
    return !Bars(of: controller, storyboard.relations, facts).navigation.isShown
  }

  /// Returns what the width of a view follows from where nothing stretches it; nil where the document does not say.
  func ownWidth(of view: View, _ text: String) -> ViewFacts.OwnWidth? {
    switch view.name {
    // A text with attributes is not in the attribute of this name.
    case "label": return view["text"].map { ViewFacts.OwnWidth(texts: [$0], padding: 0) }
    case "textField":
      let border = view["borderStyle"] ?? "none"
      let shown = text.isEmpty ? view["placeholder"] ?? "" : text
      return ViewFacts.OwnWidth(texts: [shown], padding: border == "none" ? 2 : 14)
    case "button":
      let hasImage = view.element.children.contains {
        ["state", "buttonConfiguration"].contains($0.name) && ($0["image"] ?? $0["backgroundImage"]) != nil
      }
      let hasAttributes = view.element.children.contains { $0.child("attributedString") != nil }
      guard !hasImage, !hasAttributes else { return nil }
      // A button with a configuration has its insets.
      if let configuration = view.element.child("buttonConfiguration") {
        return configuration.children.isEmpty && !text.isEmpty ? ViewFacts.OwnWidth(texts: [text], padding: 24) : nil
      }
      let insets = view.element.child(key: "contentEdgeInsets", classes)
      let sides = ["minX", "maxX"].map { insets?[$0].flatMap { Double($0) } ?? 0 }
      return ViewFacts.OwnWidth(texts: [text], padding: sides[0] + sides[1], least: 30)
    case "segmentedControl":
      let segments = view.element.child("segments")?.children ?? []
      guard !segments.isEmpty, segments.allSatisfy({ $0["image"] == nil }) else { return nil }
      return ViewFacts.OwnWidth(texts: segments.map { $0["title"] ?? "" }, padding: 20, isEqual: true)
    default: return nil
    }
  }

  /// Whether a view has a placeholder for its intrinsic size, or a size that is neither stored nor known.
  func hasOtherSize(_ view: View) -> Bool {
    let hasPlaceholder = view["placeholderIntrinsicWidth"] != nil || view["placeholderIntrinsicHeight"] != nil
    if hasPlaceholder || view["verifyAmbiguity"] == "ignoreSizes" { return true }
    return view.frame == nil && view.control?.hasStoredSize == true && !["label", "textField"].contains(view.name)
  }

  /// The ids of the views that code places: placeholders for constraints are removed when the app is built.
  var viewsWithPlaceholders: Set<String> {
    var views: Set<String> = []
    for owner in root.all {
      for constraint in owner.constraints where constraint.flag("placeholder") == true {
        for item in [constraint["firstItem"] ?? owner.id, constraint["secondItem"]] {
          if let item, items[item]?.kind == .view { views.insert(item) }
        }
      }
    }
    return views
  }

  /// Where bars inset the text of a text view that scrolls.
  func insetting(of view: View) -> ViewFacts.Insetting {
    guard view.name == "textView", view["scrollEnabled"] != "NO", view["contentInsetAdjustmentBehavior"] != "never"
    else { return .never }
    let isFirst = view === root || root.children.first === view
    return isFirst && scene.controller?.flag("automaticallyAdjustsScrollViewInsets") != false ? .first : .anywhere
  }
}

extension Control {
  /// Whether the intrinsic size is the stored one along an axis.
  var hasStoredSize: Bool {
    [width, height].contains { if case .stored = $0 { true } else { false } }
  }
}

// What a person sees of a view: its class, its text, and whether the text may grow, wrap or shrink.

import Documents

public struct ViewFacts: Sendable {
  /// What the label of a view in Xcode contains if lints are not to report it, in front of their names.
  private static let ignoring = "casement:ignore"

  public enum Role: Sendable {
    /// A view that shows text, one that takes text, another control, an image, and any other view.
    case text, input, control, image, other
  }

  public var role: Role
  /// The text of the document; "" for none.
  public var text: String
  /// Where its lines begin: `left`, `center`, `right`, or `natural`, at the leading edge. For a button where its title is if
  /// the rest of it is not drawn, else `fill`.
  public var textAlignment: String
  /// The element of the document: `label`.
  public var element: String
  /// How people call the view: `label "Title"`, `button sendButton`.
  public var title: String
  /// Whether the title has a name besides the id.
  public var hasName: Bool
  public var customClass: String?
  /// Whether the widths of its letters are about those of the system font.
  public var hasKnownFont: Bool
  /// The size of the font, and how many lines the text may have; 0 for any number.
  public var fontSize: Double
  public var mostLines: Int
  /// The text style of the font; nil for a font of a fixed size.
  public var textStyle: TextStyle?
  /// The least factor by which the view may make its text smaller; 1 if it does not.
  public var leastScale: Double
  /// Whether the view is drawn: neither transparent nor hidden.
  public var isDrawn: Bool
  /// Whether code has an outlet to the view.
  public var hasOutlet: Bool
  /// Whether it has a tag, by which code finds it.
  public var hasTag: Bool
  /// Whether constraints place the view, and not a frame.
  public var isConstrained: Bool
  /// The id in the document, and the label given in Xcode.
  public var id: String
  var userLabel: String?
  /// What the width of the view follows from where nothing stretches it; nil where it is not known.
  public var ownWidth: OwnWidth?
  /// Whether the view may have another intrinsic size when the app runs than the document says.
  public var hasOtherSize: Bool
  /// Whether code completes the constraints of the view: the document has placeholders for them, or says that ambiguity
  /// is not to be verified.
  public var isLeftToCode: Bool
  /// Whether Xcode stored that the view is ambiguous.
  public var isMarkedAmbiguous: Bool
  /// Where bars inset the text of a text view.
  public var insetting: Insetting

  /// Whether the label of the view says that a lint is not to report it: `Badge casement:ignore overlap`, or without names
  /// for all lints.
  public func ignores(_ lint: String) -> Bool {
    let words = userLabel?.split { $0 == " " || $0 == "," } ?? []
    guard let index = words.firstIndex(where: { $0 == Self.ignoring }) else { return false }
    let names = words[(index + 1)...]
    return names.isEmpty || names.contains { $0 == lint }
  }

  /// Returns a label without what it says about lints; nil if nothing else is in it.
  static func withoutIgnoring(_ label: String) -> String? {
    let words = label.split(separator: " ")
    guard let index = words.firstIndex(where: { $0 == ignoring }) else { return label }
    return index == 0 ? nil : words[..<index].joined(separator: " ")
  }

  /// The texts beside each other in a view, and what it adds to the width of each.
  public struct OwnWidth: Sendable {
    public var texts: [String]
    public var padding: Double
    /// The least width of all.
    public var least = 0.0
    /// Whether the texts get equal widths.
    public var isEqual = false
  }

  public enum Insetting: Sendable {
    case never
    /// As the first view of a controller, and since iOS 11 anywhere.
    case first, anywhere
  }
}

extension Importer {
  /// Returns the facts about all views by their names in the scene document.
  public var viewFacts: [String: ViewFacts] {
    var facts: [String: ViewFacts] = [:]
    let (placedByCode, ordinals) = (viewsWithPlaceholders, self.ordinals)
    for view in root.all {
      let outlet = outletNames.names[view.id]
      var one = viewFacts(of: view, outlet)
      if !one.hasName { one.title = "\(view.name) \(place(of: view, ordinals[view.id]))" }
      let isWithoutPlace = !view.isConstrained && view.frame == nil && contentFrame(view, in: parents[view.id]) == nil
      one.isLeftToCode = placedByCode.contains(view.id) || isWithoutPlace || view["verifyAmbiguity"] == "off"
      facts[outlet ?? view.id] = one
    }
    return facts
  }

  /// Returns what people call views and guides, by their names in the scene document: a view without a name of its own
  /// that is the root has that of its class.
  public func titles(_ facts: [String: ViewFacts]) -> [String: String] {
    var titles = facts.mapValues { $0.title }
    func name(_ id: String) -> String { outletNames.names[id] ?? id }
    if facts[name(root.id)]?.hasName == false { titles[name(root.id)] = root.name }
    for (id, item) in items {
      let isRoot = item.owner == root.id
      let owner = isRoot ? "" : " of " + (titles[name(item.owner)] ?? item.owner)
      switch item.kind {
      case .view: titles[name(id) + ".safe_area"] = "the safe area" + owner
      case .safeArea: titles[name(id)] = "the safe area" + owner
      case .topGuide: titles[name(id)] = "the top layout guide"
      case .bottomGuide: titles[name(id)] = "the bottom layout guide"
      case .keyboardGuide: titles[name(id)] = "the keyboard guide"
      case .contentGuide, .frameGuide: break
      }
    }
    return titles
  }

  /// The names of constraints that code has an outlet to, or that are of a class of the app.
  public var constraintOutlets: Set<String> {
    let constraints = root.all.flatMap { $0.constraints }
    return Set(
      constraints.compactMap { constraint in
        constraint.id.flatMap { outletNames.names[$0] ?? (constraint["customClass"] == nil ? nil : $0) }
      })
  }

  private func viewFacts(of view: View, _ outlet: String?) -> ViewFacts {
    let text = text(of: view)
    let font = view.element.child(key: "fontDescription", classes)
    let alpha = view["alpha"].flatMap { decimalNumber($0, in: 0...1) } ?? 1
    let names = names(of: view, text)
    return ViewFacts(
      role: role(of: view, text), text: text,
      textAlignment: view.name == "button" ? titleSide(of: view) : view["textAlignment"] ?? "natural",
      element: view.name, title: "\(view.name) \(names.first ?? view.id)", hasName: !names.isEmpty,
      customClass: view["customClass"], hasKnownFont: Font.unknownName(of: view) == nil,
      fontSize: Font.size(of: view) ?? 17,
      mostLines: max(0, view["numberOfLines"].flatMap { Int($0) } ?? (wrapsText(view) ? 0 : 1)),
      textStyle: font?["style"].flatMap { TextStyle.named($0) }, leastScale: leastScale(of: view),
      isDrawn: alpha > 0.01 && !view.flag("hidden"), hasOutlet: outlet != nil, hasTag: view["tag"] != nil,
      isConstrained: view.isConstrained, id: view.id,
      userLabel: view["userLabel"], ownWidth: ownWidth(of: view, text),
      hasOtherSize: hasOtherSize(view), isLeftToCode: false, isMarkedAmbiguous: view.flag("ambiguous"),
      insetting: insetting(of: view))
  }

  /// Whether a view wraps its text unless the document gives the number of lines.
  private func wrapsText(_ view: View) -> Bool {
    view.name == "textView" || view.element.child("buttonConfiguration") != nil
      || view.name == "button" && ["wordWrap", "characterWrap"].contains(view["lineBreakMode"])
  }

  /// Returns where the title of a button without a background is; `fill` for others. In the middle it counts only if code has
  /// no outlet, class or attribute by which it could draw more.
  private func titleSide(of view: View) -> String {
    let hasBackground =
      view.element.child(key: "backgroundColor", classes) != nil || view.element.child("buttonConfiguration") != nil
      || view.element.children.contains { $0.name == "state" && $0["backgroundImage"] != nil }
    if hasBackground { return "fill" }
    return switch view["contentHorizontalAlignment"] {
    case "left": "left"
    case "right": "right"
    case "leading": "natural"
    case "center", nil: mayCoverMore(view) ? "fill" : "center"
    default: "fill"
    }
  }

  /// Whether a button may cover more than a title in the system's font: it has an image or a border, or code may give it one.
  private func mayCoverMore(_ button: View) -> Bool {
    let isBordered = storyboard.xcode < 5 && button["buttonType"] == "roundedRect"
    let isKnownToCode = button["customClass"] != nil || storyboard.outlets[button.id] != nil
    let hasPicture = button.element.children.contains { state in
      state.name == "state" && (state["image"] != nil || state.children.contains { $0.key?.hasSuffix("mage") == true })
    }
    if isBordered || isKnownToCode || hasPicture || Font.unknownName(of: button) != nil { return true }
    return button.element.child("userDefinedRuntimeAttributes") != nil
  }

  private func text(of view: View) -> String {
    let state = view.element.children.first { $0.name == "state" && $0.key == "normal" }
    return view["text"] ?? view.element.child("buttonConfiguration")?["title"] ?? state?["title"] ?? ""
  }

  /// Returns how people call a view: its class and its best name, or its id if it has none.
  func title(of view: View) -> String { "\(view.name) \(names(of: view, text(of: view)).first ?? view.id)" }

  /// Returns the names of a view that a person knows, the best one first: that of an outlet, the label given in Xcode, the
  /// text, the class.
  private func names(of view: View, _ text: String) -> [String] {
    let shown = text.isEmpty ? view["placeholder"] ?? "" : text
    let names = [
      outletNames.names[view.id], view["userLabel"].flatMap { ViewFacts.withoutIgnoring($0) },
      shown.isEmpty ? nil : "\"\(shown.prefix(40))\"",
      view["customClass"],
    ]
    return names.compactMap { $0 }.map { $0.split { $0.isNewline }.joined(separator: " ") }
  }

  /// The numbers of the views that have others of their kind beside them, by their ids.
  private var ordinals: [String: Int] {
    var ordinals: [String: Int] = [:]
    for parent in root.all {
      for alike in Dictionary(grouping: parent.children, by: { $0.name }).values where alike.count > 1 {
        for (place, view) in alike.enumerated() { ordinals[view.id] = place + 1 }
      }
    }
    return ordinals
  }

  /// Returns where a view without a name is: `2 in stackView "Form"`.
  private func place(of view: View, _ ordinal: Int?) -> String {
    guard let parent = parents[view.id] else { return view.id }
    var named = parent
    while names(of: named, text(of: named)).isEmpty, let outer = parents[named.id] { named = outer }
    let name = names(of: named, text(of: named)).first.map { "\(named.name) \($0)" } ?? named.name
    return (ordinal.map { "\($0) " } ?? "") + "in \(name)"
  }

  private func role(of view: View, _ text: String) -> ViewFacts.Role {
    switch view.name {
    case "label": .text
    case "textField", "searchBar": .input
    case "textView": view["editable"] == "NO" ? .text : .input
    case "button" where text.isEmpty && view["image"] == nil && !hasImage(view): .other
    case "button", "switch", "slider", "segmentedControl", "stepper", "pageControl", "datePicker", "pickerView":
      .control
    case "imageView": .image
    default: .other
    }
  }

  private func hasImage(_ button: View) -> Bool {
    button.element.children.contains { $0.name == "state" && ($0["image"] != nil || $0["backgroundImage"] != nil) }
      || button.element.children.contains { $0.name == "buttonConfiguration" }
  }

  /// A label shrinks its text unless the document says no; a button does not.
  func leastScale(of view: View) -> Double {
    guard view.name == "label", view["adjustsFontSizeToFit"] != "NO" else { return 1 }
    let factor = view["minimumScaleFactor"].flatMap { decimalNumber($0, in: 0...1) }
    let size = view["minimumFontSize"].flatMap { decimalNumber($0, in: 0...1000) }
    return min(1, factor ?? size.map { $0 / (Font.size(of: view) ?? 17) } ?? 0.5)
  }
}

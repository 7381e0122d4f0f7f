// Views of a storyboard as views of a scene document.

import Documents
import Pictures

extension Importer {
  func view(_ view: View, isRoot: Bool = false, in parent: View? = nil) throws(Diagnostic) -> Datum {
    var members = Members()
    // The controller has the name of its view.
    if !isRoot || scene.kind != .controller { members.add("name", view.id) }
    members.add("about", about(view))
    let look = look(of: view)
    if canvas.hasLooks, look != Look() { members.add("look", look.datum) }
    if !isRoot || scene.kind != .controller {
      let kind = view.isStack ? "stack" : view.control?.isScroll == true ? "scroll" : nil
      members.add("kind", kind)
    }
    try describeSize(view, &members)
    if !isRoot { try describePlace(view, in: parent, &members) }
    if let frame = view.storedFrame, isAsDrawn { members.add("stored", stored(view, frame)) }
    try describeMargins(view, &members, isRoot: isRoot)
    members.add("content_guide", guide(.contentGuide, of: view.id))
    members.add("frame_guide", guide(.frameGuide, of: view.id))
    if view.flag("hidden") { members.add("hidden", .flag(true)) }
    let isStackOfController = view.isStack && isRoot && scene.kind == .controller
    if view.isStack, !isStackOfController {
      members.add("direction", direction(view))
      try describeStack(view, &members)
    }
    if let spacing = try customSpacing(behind: view) { members.add("spacing_after", spacing) }
    var children: [Datum] = []
    for child in view.children { children.append(try self.view(child, in: view)) }
    members.add("views", isStackOfController ? [try inner(view, children)] : children)
    return .from(view.element.offset, members.datum)
  }

  /// Returns a stack that fills a controller's view, which is a stack in the document: no stack can be the view of a
  /// controller of a scene.
  private func inner(_ view: View, _ children: [Datum]) throws(Diagnostic) -> Datum {
    var (members, place) = (Members(), Members())
    members.add("kind", "stack")
    members.add("direction", direction(view))
    try describeStack(view, &members)
    if isInMargins(view) { members.add("margins", .numbers(try margins(of: view, isRoot: true))) }
    let (width, height) = (view.frame?.width ?? 0, view.frame?.height ?? 0)
    place.add("rect", .numbers([0, 0, width, height]))
    place.add("in", .numbers([width, height]))
    place.add("flexible", [.text("width"), .text("height")])
    members.add("frame", place.datum)
    members.add("views", children)
    return .from(view.element.offset, members.datum)
  }

  /// Returns the text or class of a view, for remarks.
  private func about(_ view: View) -> String {
    let text = view["text"] ?? view.element.children.first { $0.name == "state" }?["title"] ?? view["placeholder"] ?? ""
    let word = view["userLabel"] ?? (text.isEmpty ? view["customClass"] : "\"\(text.prefix(40))\"")
    return word.map { "\(view.name) \($0)" } ?? view.name
  }

  /// Returns the frame that Xcode stored, with the flags `misplaced` and `ambiguous`.
  private func stored(_ view: View, _ frame: Frame) -> Datum {
    var members = Members()
    members.add("frame", .numbers([frame.x, frame.y, frame.width, frame.height]))
    let flags = ["misplaced", "ambiguous"].filter { view.flag($0) }
    members.add("flags", flags.map { .text($0) })
    return members.datum
  }

  /// Returns the direction of a stack, which orders its arranged views. The direction of constraints depends on the
  /// superview and is not imported.
  private func direction(_ view: View) -> String? {
    switch view["semanticContentAttribute"] {
    case "forceRightToLeft": "rtl"
    case "forceLeftToRight", "spatial", "playback": "ltr"
    default: nil
    }
  }

  // MARK: Sizes

  private func describeSize(_ view: View, _ members: inout Members) throws(Diagnostic) {
    let size = try intrinsic(view)
    if size.width != nil || size.height != nil {
      members.add("intrinsic", .list([size.width, size.height].map { $0.map { .number($0) } ?? .null }))
    }
    let insets = view.insets
    if insets != (0, 0, 0, 0) {
      members.add("alignment_insets", .numbers([insets.top, insets.left, insets.bottom, insets.right]))
    }
    try describePriorities("hugging", "HuggingPriority", 250, view, &members)
    try describePriorities("compression", "CompressionResistancePriority", 750, view, &members)
    if let baselines = try baselines(of: view) { members.add("baselines", .numbers(baselines)) }
    if view.arrangesContent { members.add("content", "frame") }
  }

  /// Returns the intrinsic size of a view; nil along an axis without one.
  private func intrinsic(_ view: View) throws(Diagnostic) -> (width: Double?, height: Double?) {
    var size: (width: Double?, height: Double?) = (nil, nil)
    if let control = view.control, !hasNoContent(view) {
      let insets = view.insets
      let width = view.frame.map { max(0, $0.width - insets.left - insets.right) }
      let height = view.frame.map { max(0, $0.height - insets.top - insets.bottom) }
      size.width = control.width.length(facts, stored: width)
      size.height = control.height.length(facts, stored: height)
    }
    // An app may fill an empty stack when it runs. The stored size is used as its intrinsic size.
    if view.isStack, view.children.isEmpty, let frame = view.frame {
      size = (max(0, frame.width), max(0, frame.height))
    }
    if view.name == "view", let own = storyboard.ownSizes[view.id] {
      size = (own.width < 0 ? nil : own.width, own.height < 0 ? nil : own.height)
    }
    if let text = view["placeholderIntrinsicWidth"] { size.width = decimalNumber(text, in: Element.numbers) }
    if let text = view["placeholderIntrinsicHeight"] { size.height = decimalNumber(text, in: Element.numbers) }
    return size
  }

  /// Whether a view has no intrinsic size: an image view without an image, or a text view that scrolls.
  private func hasNoContent(_ view: View) -> Bool {
    switch view.name {
    case "imageView": view["image"] == nil && view["highlightedImage"] == nil
    case "textView": view["scrollEnabled"] != "NO"
    default: false
    }
  }

  private func describePriorities(
    _ key: String, _ attribute: String, _ usual: Int, _ view: View, _ members: inout Members
  ) throws(Diagnostic) {
    let (horizontal, vertical) = ("horizontal" + attribute, "vertical" + attribute)
    let across = try view.element.declaring(horizontal, classes).priority(horizontal, default: usual)
    let down = try view.element.declaring(vertical, classes).priority(vertical, default: usual)
    if across == usual, down == usual { return }
    members.add(
      key, .object([("horizontal", .number(Double(across))), ("vertical", .number(Double(down)))]))
  }

  // MARK: Places

  /// Adds the frame and the autoresizing mask of a view that no constraint places.
  private func describePlace(_ view: View, in parent: View?, _ members: inout Members) throws(Diagnostic) {
    if view.isConstrained { return }
    let isStale = parent.map { !$0.isAsStored || canvas.isOfRunningApp && isWider(view, than: $0) } ?? false
    guard
      var frame = isStale ? contentFrame(view, in: parent) ?? view.frame : view.frame ?? contentFrame(view, in: parent)
    else { return }
    if view.name == "tableViewCellContentView" {
      // When the app runs, only an accessory takes room beside the content.
      if canvas.isOfRunningApp, let cell = parent, let outer = cell.frame, !hasAccessory(cell) {
        (frame.x, frame.width) = (0, outer.width)
      }
      frame.x += besideContent
      frame.width = max(0, frame.width - 2 * besideContent)
    }
    var place = Members()
    place.add("rect", .numbers([frame.x, frame.y, frame.width, frame.height]))
    let mask = view.element.child("autoresizingMask")
    let springs = [
      ("flexibleMinX", "left"), ("widthSizable", "width"), ("flexibleMaxX", "right"), ("flexibleMinY", "top"),
      ("heightSizable", "height"), ("flexibleMaxY", "bottom"),
    ]
    let fills = view.frame == nil || isContentOfCell(view, in: parent)
    let flexible = fills ? ["width", "height"] : springs.filter { mask?.flag($0.0) == true }.map { $0.1 }
    if let outer = parent?.frame, !flexible.isEmpty {
      place.add("in", .numbers([outer.width, outer.height]))
      place.add("flexible", flexible.map { .text($0) })
    }
    members.add("frame", place.datum)
  }

  /// Whether a cell has an accessory of its own or of the system.
  private func hasAccessory(_ cell: View) -> Bool {
    let own = cell.element.children.contains { ["accessoryView", "editingAccessoryView"].contains($0.key) }
    return own || cell["accessoryType"] != nil || cell["editingAccessoryType"] != nil
  }

  /// The sides of the safe area of a given device, where the content of a cell ends that was drawn upright, unless its
  /// table says no.
  private var besideContent: Double {
    guard canvas.device != nil, !storyboard.isLandscape else { return 0 }
    return scene.root.table?["contentViewInsetsToSafeArea"] == "NO" ? 0 : overlay.side
  }

  /// Whether the content of a cell is drawn wider than the cell, on a canvas of another time.
  private func isWider(_ view: View, than cell: View) -> Bool {
    guard isContentOfCell(view, in: cell), let inner = view.frame, let outer = cell.frame else { return false }
    return inner.width > outer.width + 0.5
  }

  /// Whether a view is the content view of a cell. It keeps its distances from the edges of the cell, whatever its
  /// mask.
  private func isContentOfCell(_ view: View, in parent: View?) -> Bool {
    view.element.key == "contentView" && parent.map { SceneRoot.isCell($0.element) } == true
  }

  /// Returns the frame of a content view without a stored frame: it fills its effect view or its cell, beside an
  /// accessory.
  func contentFrame(_ view: View, in parent: View?) -> Frame? {
    guard view.element.key == "contentView", let outer = parent?.frame else { return nil }
    // The separator below a cell is not part of its content.
    let hasLine = view.name == "tableViewCellContentView" && facts.holds(.cellSeparator)
    let accessory = Fact.accessories.first { $0.type == parent?["accessoryType"] }.flatMap { facts.length($0.width) }
    return Frame(
      x: 0, y: 0, width: max(0, outer.width - (accessory ?? 0)),
      height: max(0, outer.height - (hasLine ? 1 / scale : 0)))
  }

  // MARK: Stacks

  static let distributions = [
    ("fillEqually", "fill_equally"), ("fillProportionally", "fill_proportionally"), ("equalSpacing", "equal_spacing"),
    ("equalCentering", "equal_centering"),
  ]
  static let alignments = [
    ("fill", "fill"), ("leading", "leading"), ("top", "top"), ("center", "center"), ("trailing", "trailing"),
    ("bottom", "bottom"), ("firstBaseline", "first_baseline"), ("lastBaseline", "last_baseline"),
    ("baseline", "last_baseline"),
  ]

  private func describeStack(_ view: View, _ members: inout Members) throws(Diagnostic) {
    if view["axis"] == "vertical" { members.add("axis", "vertical") }
    members.add("distribution", Self.distributions.first { $0.0 == view["distribution"] }?.1)
    members.add("alignment", Self.alignments.first { $0.0 == view["alignment"] }?.1)
    let spacing = view["spacingType"] == "standard" ? facts.length(.standardSpacing) ?? 0 : try view.number("spacing")
    members.add("spacing", spacing)
    if isInMargins(view) { members.add("in_margins", .flag(true)) }
  }

  func isInMargins(_ stack: View) -> Bool {
    stack.element.children.contains { $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins" }
  }

  private func customSpacing(behind view: View) throws(Diagnostic) -> Double? {
    view.isArranged ? try view.number("customSpacing") : nil
  }
}

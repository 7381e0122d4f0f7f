// Converts a scene of a storyboard to a scene document, the JSON that docs/scenes.md describes.

public import Documents

extension Storyboard {
  /// Returns the scene with a name, or the initial one, as a scene document, with remarks.
  public func document(
    of name: String?, _ canvas: Canvas
  ) throws(Diagnostic) -> (source: Source, remarks: [String]) {
    guard let scene = try name.map({ name throws(Diagnostic) in try scene(named: name) }) ?? first else {
      throw tree.root.diagnostic("no scene in this document")
    }
    return try document(of: scene, canvas)
  }

  public func document(of scene: SceneRoot, _ canvas: Canvas) throws(Diagnostic) -> (source: Source, remarks: [String])
  {
    var importer = try Importer(self, scene, canvas)
    return (Source(try importer.document(), from: tree.source), importer.remarks)
  }
}

public struct Importer {
  let storyboard: Storyboard
  let scene: SceneRoot
  let canvas: Canvas
  let classes: SizeClasses
  let facts: Facts
  let root: View
  let isLandscape: Bool
  /// The device of the canvas; nil for one of any size.
  let device: Device?
  /// Settings that were not imported, or that apply to other sizes only.
  public internal(set) var remarks: [String] = []
  /// The views and guides of the scene, by id.
  private(set) var items: [String: ItemFacts] = [:]
  /// The guides of each view.
  private var guides: [String: [ItemFacts.Kind: String]] = [:]
  /// The items that constraints relate to margins of a view, by the view.
  private(set) var marginUsers: [String: MarginUsers] = [:]
  /// The outlet names of views and constraints.
  private(set) var outletNames = Outlets()
  /// The superview of each view.
  private(set) var parents: [String: View] = [:]

  /// The items that constraints relate to the top or bottom margin, and those that they relate to a side margin.
  struct MarginUsers {
    var vertical: [String] = []
    var horizontal: [String] = []
  }

  struct ItemFacts {
    enum Kind { case view, topGuide, bottomGuide, safeArea, contentGuide, frameGuide, keyboardGuide }
    var kind: Kind
    var owner: String
  }

  public init(_ storyboard: Storyboard, _ scene: SceneRoot, _ canvas: Canvas = Canvas()) throws(Diagnostic) {
    self.storyboard = storyboard
    self.scene = scene
    self.canvas = canvas
    isLandscape = canvas.isLandscape ?? (canvas.isSize ? false : storyboard.isLandscape)
    device = canvas.device ?? storyboard.device
    if !canvas.isOwn, storyboard.usesSizeClasses, let device {
      classes = SizeClasses(device, isLandscape: isLandscape)
    } else {
      classes = storyboard.sizeClasses
    }
    facts = Facts(tools: storyboard.tools, without: canvas.without)
    root = try View(scene.root, id: scene.id, classes, facts, isArranged: false)
    outletNames = findOutlets()
    remarkOnDevices()
    remarkOnDocument()
    try collect()
  }

  /// Returns the scene as a document, and collects the remarks.
  public mutating func document() throws(Diagnostic) -> Datum {
    var members = Members()
    members.add("about", "\(scene.names.first ?? scene.id), from Xcode \(storyboard.xcode)")
    let screen = try Surroundings(self, standaloneSize())
    try screen.describe(&members, view: try view(root, isRoot: true), of: self)
    members.add("constraints", try constraints())
    return .from((scene.controller ?? scene.root).offset, outletNames.renaming(members.datum))
  }

  /// Collects the items of the scene. Throws on a duplicate id.
  private mutating func collect() throws(Diagnostic) {
    for view in root.all {
      if items[view.id] != nil { throw view.element.diagnostic("a second view with the id \"\(view.id)\"", at: "id") }
      items[view.id] = ItemFacts(kind: .view, owner: view.id)
      for child in view.children { parents[child.id] = view }
      for guide in view.element.children where guide.name == "viewLayoutGuide" {
        if let id = guide.id, let kind = kind(of: guide, in: view) { note(id, kind, of: view.id) }
      }
      for constraint in view.constraints { noteMargins(in: constraint, of: view.id) }
      remarkOnIgnored(view)
      if view.excludedCount > 0 { remarks.append("\(view.excludedCount) of another size in \(title(of: view))") }
    }
    for guide in scene.controller?.child("layoutGuides")?.children ?? [] {
      if let id = guide.id { note(id, guide["type"] == "top" ? .topGuide : .bottomGuide, of: root.id) }
    }
  }

  private mutating func noteMargins(in constraint: Element, of owner: String) {
    let (first, second) = (constraint["firstItem"] ?? owner, constraint["secondItem"] ?? owner)
    for (attribute, item, other) in [("firstAttribute", first, second), ("secondAttribute", second, first)] {
      switch constraint[attribute] {
      case "topMargin", "bottomMargin", "centerYWithinMargins":
        marginUsers[item, default: MarginUsers()].vertical.append(other)
      case "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "centerXWithinMargins":
        marginUsers[item, default: MarginUsers()].horizontal.append(other)
      default: break
      }
    }
  }

  /// Returns the kind of a guide; nil for an unsupported one.
  private func kind(of guide: Element, in view: View) -> ItemFacts.Kind? {
    switch guide.key {
    case "safeArea": .safeArea
    case "contentLayoutGuide" where view.control?.isScroll == true: .contentGuide
    case "frameLayoutGuide" where view.control?.isScroll == true: .frameGuide
    case "keyboard" where view === root && scene.kind == .controller: .keyboardGuide
    default: nil
    }
  }

  /// Stores a guide. If a view has two guides of one kind, the one with the lesser id is used.
  private mutating func note(_ id: String, _ kind: ItemFacts.Kind, of owner: String) {
    items[id] = ItemFacts(kind: kind, owner: owner)
    let other = guides[owner]?[kind] ?? id
    guides[owner, default: [:]][kind] = min(id, other)
  }

  func guide(_ kind: ItemFacts.Kind, of owner: String) -> String? { guides[owner]?[kind] }

  /// The parts of the screen that the device covers. The document's own device is as its Xcode drew it; a device of the
  /// command line is without the changes of later tools.
  var overlay: Overlay { overlay(isLandscape: isLandscape) }

  /// Returns the parts of the screen that the device covers in an orientation.
  func overlay(isLandscape: Bool) -> Overlay {
    let facts = canvas.device == nil ? facts : Facts(tools: Tools(version: 0), without: canvas.without)
    return overlay(of: device ?? anyDevice, facts, isLandscape)
  }

  /// Whether the canvas is the document's own, so that stored frames apply.
  var isAsDrawn: Bool {
    canvas.isOwn || canvas.device?.name == storyboard.device?.name && isLandscape == storyboard.isLandscape
  }

  /// The parts of the screen that the document's own device covers, in the document's own orientation.
  var overlayAsDrawn: Overlay {
    overlay(of: storyboard.device ?? anyDevice, facts, storyboard.isLandscape)
  }

  private func overlay(of device: Device, _ facts: Facts, _ isLandscape: Bool) -> Overlay {
    guard isLandscape, device.hasNotch, !device.isPad else { return device.overlay(facts) }
    return Overlay(
      top: 0, bottom: facts.length(.landscapeSafeArea) ?? 0, side: facts.length(.landscapeSide) ?? 0)
  }

  /// Pixels per point.
  var scale: Double { (canvas.isSize ? storyboard.device : device)?.scale ?? 2 }
}

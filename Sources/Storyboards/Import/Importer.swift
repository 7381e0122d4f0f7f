// From a scene of a storyboard to a scene document: the JSON that docs/scenes.md describes.

public import Documents

/// How a scene is to be looked at, instead of as it was drawn.
public struct Canvas: Sendable {
  public var device: Device?
  public var size: (width: Double, height: Double)?
  public var isLandscape: Bool?

  public init() {}

  /// As people say it: a device by name, or a size as 375x667.
  public init(device name: String?, isLandscape: Bool) throws(Complaint) {
    if isLandscape { self.isLandscape = true }
    guard let name else { return }
    device = Device.named(name)
    size = device == nil ? Self.size(name) : nil
    guard device != nil || size != nil else {
      throw Complaint(
        .usage,
        "--device: \"\(name)\" is neither a size as in 375x667 nor one of "
          + Device.names.joined(separator: ", ") + suggestion(for: name, among: Device.names))
    }
  }

  private static func size(_ text: String) -> (width: Double, height: Double)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    guard (0...1e6).contains(width), (0...1e6).contains(height) else { return nil }
    return (width, height)
  }

  var isOwn: Bool { device == nil && size == nil && isLandscape == nil }
}

extension Storyboard {
  /// The scene of a name, or the first one, as the text of a scene document, with what was left out of it.
  public func document(
    of name: String?, _ canvas: Canvas
  ) throws(Complaint) -> (text: String, remarks: [String]) {
    guard let scene = try name.map({ name throws(Complaint) in try scene(named: name) }) ?? first else {
      throw tree.root.complaint("no scene in this document")
    }
    var importer = try Importer(self, scene, canvas)
    let text = try importer.document().lines() + "\n"
    return (text, importer.remarks)
  }
}

public struct Importer {
  let storyboard: Storyboard
  let scene: SceneRoot
  let canvas: Canvas
  let classes: SizeClasses
  let root: View
  let isLandscape: Bool
  /// The device of the canvas; nil for one of any size.
  let device: Device?
  /// What the document says and nobody here understands, or what another size has.
  public internal(set) var remarks: [String] = []
  /// Views and guides that constraints may name.
  var items: [String: ItemFacts] = [:]
  /// Views that constraints use the upper or lower margins of.
  private(set) var marginUsers: Set<String> = []
  /// The superview of each view.
  private(set) var parents: [String: View] = [:]

  struct ItemFacts {
    enum Kind { case view, topGuide, bottomGuide, safeArea }
    var kind: Kind
    var owner: String
  }

  public init(_ storyboard: Storyboard, _ scene: SceneRoot, _ canvas: Canvas = Canvas()) throws(Complaint) {
    self.storyboard = storyboard
    self.scene = scene
    self.canvas = canvas
    isLandscape = canvas.isLandscape ?? storyboard.isLandscape
    device = canvas.device ?? storyboard.device
    if canvas.isOwn {
      classes = storyboard.sizeClasses
    } else if storyboard.usesSizeClasses, let device {
      classes = SizeClasses(device, isLandscape: isLandscape)
    } else {
      classes = storyboard.sizeClasses
    }
    root = try View(scene.root, id: scene.id, classes, isArranged: false)
    try collect()
  }

  /// The scene as a document, and what was left out of it, by name.
  public mutating func document() throws(Complaint) -> Datum {
    var members = Members()
    members.add("about", "\(scene.names.first ?? scene.id), from Xcode \(storyboard.xcode)")
    let screen = try Screen(self)
    try screen.describe(&members, view: try view(root, isRoot: true), of: self)
    members.add("no_negative_sizes", .flag(true))
    members.add("constraints", try constraints())
    return members.datum
  }

  /// Finds what constraints may name; an id that comes twice is a mistake.
  private mutating func collect() throws(Complaint) {
    for view in root.all {
      if items[view.id] != nil { throw view.element.complaint("a second view with the id \"\(view.id)\"") }
      items[view.id] = ItemFacts(kind: .view, owner: view.id)
      for child in view.children { parents[child.id] = view }
      for guide in view.element.children where guide.name == "viewLayoutGuide" {
        if let id = guide.id, guide.key == "safeArea" { items[id] = ItemFacts(kind: .safeArea, owner: view.id) }
      }
      for constraint in view.constraints {
        for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")]
        where ["topMargin", "bottomMargin", "centerYWithinMargins"].contains(constraint[attribute] ?? "") {
          marginUsers.insert(constraint[item] ?? view.id)
        }
      }
      remarkOnIgnored(view)
      if view.leftOut > 0 { remarks.append("\(view.leftOut) of another size in \(view.id)") }
    }
    for guide in scene.controller?.child("layoutGuides")?.children ?? [] {
      guard let id = guide.id else { continue }
      let kind: ItemFacts.Kind = guide["type"] == "top" ? .topGuide : .bottomGuide
      items[id] = ItemFacts(kind: kind, owner: root.id)
    }
  }

  /// What the device lays over an app: the one of the document as its Xcode drew it, another as it is.
  var overlay: Overlay {
    guard let device else { return Overlay() }
    if isLandscape, device.hasNotch { return Overlay(top: 0, bottom: 21) }
    let tools = canvas.device == nil ? storyboard.tools : 0
    return Overlay(top: device.top(tools: tools), bottom: device.bottom(tools: tools))
  }

  /// Pixels per point.
  var scale: Double { device?.scale ?? 2 }

  /// What a view says of its layout and nothing here follows.
  private mutating func remarkOnIgnored(_ view: View) {
    for flag in ["layoutMarginsFollowReadableWidth", "baselineRelativeArrangement"] where view.flag(flag) {
      remarks.append("\(flag) of \(view.id)")
    }
    if !view.isStack, view["semanticContentAttribute"] == "forceRightToLeft" {
      remarks.append("semanticContentAttribute of \(view.id)")
    }
    if !knownViews.contains(view.name), view.control == nil {
      remarks.append("<\(view.name)> is laid out as a plain view: \(view.id)")
    }
  }

  func guide(_ kind: ItemFacts.Kind, of owner: String) -> String? {
    items.filter { $0.value.kind == kind && $0.value.owner == owner }.map { $0.key }.min()
  }
}

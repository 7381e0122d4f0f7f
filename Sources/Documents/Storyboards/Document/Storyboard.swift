// A storyboard or xib: its scenes, and the settings that all of them share.

public import Documents

/// It does not change once it is read, so threads may share it.
public final class Storyboard: Sendable {
  let tree: Tree
  /// The major version of the Xcode that wrote it.
  public var xcode: Int { tools.xcode }
  /// The version of its tools.
  let tools: Tools
  let usesSizeClasses: Bool
  let isXib: Bool
  public let device: Device?
  /// The name of the document's device if it is not in `devices`.
  let unknownDevice: String?
  public let isLandscape: Bool
  public let roots: [SceneRoot]
  /// The initial scene: that of the initial controller, or of the first controller with a scene that it contains. In a
  /// xib the view of the file's owner.
  public let first: SceneRoot?
  let relations: Relations
  /// Intrinsic sizes of custom classes, as Xcode stored them (`designables`), by the id of the view.
  let ownSizes: [String: (width: Double, height: Double)]
  /// All elements with an id.
  let elements: [String: Element]

  /// Outlets and members of outlet collections, by the id of their target.
  let outlets: [String: [Element]]

  /// Reads a document. Throws if it is not a storyboard or xib for iOS.
  public init(_ source: Source) throws(Diagnostic) {
    tree = try Tree(source)
    let root = tree.root
    guard root.name == "document", let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch")
    else {
      throw root.diagnostic("expected a storyboard or xib for iOS, as Xcode writes them", at: "type")
    }
    tools = Tools(root["toolsVersion"])
    usesSizeClasses = root.flag("useTraitCollections") ?? false
    isXib = !type.contains("Storyboard")
    let canvas = root.child("device")
    let simulated = root.descendants.first { $0.name == "simulatedScreenMetrics" && $0.key == "destination" }
    let isForPad = root["targetRuntime"]?.hasSuffix(".iPad") == true
    let name = canvas?.id ?? simulated?["type"] ?? (isForPad ? "iPad" : nil)
    device = name.flatMap { Device.named($0) }
    unknownDevice = device == nil ? name : nil
    isLandscape = canvas?["orientation"] == "landscape"
    relations = Relations(root)
    ownSizes = try Self.ownSizes(in: root)
    elements = Dictionary(root.descendants.compactMap { element in element.id.map { ($0, element) } }) { one, _ in one }
    outlets = Outlets.all(in: root)
    roots = SceneRoot.all(in: root)
    let initial = isXib ? Self.viewOfOwner(in: root) : root["initialViewController"]
    first = Self.first(of: roots, initial, relations, isXib: isXib)
  }

  /// Returns the classes of the controllers that say how a scene turns, the nearest first: its own or that around a cell, that
  /// of the file's owner in a xib, those of the controllers around it, and that of the document's first controller, unless it
  /// is presented.
  public func controllerClasses(of scene: SceneRoot) -> [String] {
    if isXib { return controllerClass(of: scene).map { [$0] } ?? [] }
    guard let own = scene.controllerID ?? controller(around: scene.root) else { return [] }
    var (around, place, isPresented) = ([own], 0, false)
    while place < around.count {
      for segue in relations.segues(to: around[place]) where !around.contains(segue.from) {
        let isInside = ["relationship", "show", "push", "embed"].contains(segue.kind)
        if isInside { around.append(segue.from) } else { isPresented = true }
      }
      place += 1
    }
    if !isPresented, let initial = tree.root["initialViewController"], !around.contains(initial) {
      around += relations.contents(of: initial).prefix(2)
    }
    return around.compactMap { relations.controllers[$0]?["customClass"] }
  }

  /// Returns the id of the controller that an element is in.
  private func controller(around element: Element) -> String? {
    var outer = element.parent
    while let element = outer {
      if let id = element.id, relations.controllers[id] != nil { return id }
      outer = element.parent
    }
    return nil
  }

  /// Returns the classes whose outlets may be to views of a scene: those of its controller or owner, and of its views.
  public func ownerClasses(of scene: SceneRoot) -> [String] {
    let views = [scene.root["customClass"]] + scene.root.descendants.map { $0["customClass"] }
    return Array(Set(([controllerClass(of: scene)] + views).compactMap { $0 })).sorted()
  }

  /// Returns the class of the controller of a scene: its own in a storyboard, that of the file's owner in a xib.
  public func controllerClass(of scene: SceneRoot) -> String? {
    if !isXib { return scene.controller?["customClass"] }
    return Self.owner(in: tree.root)?["customClass"]
  }

  /// The file's owner of a xib, and the id of the view that its outlet `view` names.
  private static func owner(in root: Element) -> Element? {
    root.descendants.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }
  private static func viewOfOwner(in root: Element) -> String? {
    let outlets = owner(in: root)?.child("connections")?.children ?? []
    return outlets.first { $0.name == "outlet" && $0["property"] == "view" }?["destination"]
  }

  /// Whether a document of Interface Builder is for macOS, tvOS or watchOS, or in the format before Xcode 5, an archive.
  public static func isForOtherSystem(_ source: Source) -> Bool {
    let head = String(decoding: source.bytes.prefix(4096), as: UTF8.self)
    if head.contains("<archive type=\"com.apple.InterfaceBuilder") { return true }
    // The first such text in quotation marks is the type of the document; plug-ins follow.
    let type = head.split(separator: "\"").first { $0.hasPrefix("com.apple.InterfaceBuilder") }
    return type.map { !String($0).contains("CocoaTouch") } ?? false
  }

  private static func ownSizes(in root: Element) throws(Diagnostic) -> [String: (width: Double, height: Double)] {
    var sizes: [String: (width: Double, height: Double)] = [:]
    for designable in root.child("designables")?.children ?? [] {
      guard let name = designable["name"], let size = designable.child(key: "intrinsicContentSize"),
        let width = try size.number("width"), let height = try size.number("height")
      else { continue }
      sizes[name] = (width, height)
    }
    return sizes
  }

  /// The size classes of the canvas that the document was drawn on.
  var sizeClasses: SizeClasses {
    guard usesSizeClasses, tree.root.child("device") != nil, let device else { return .any }
    return SizeClasses(device, isLandscape: isLandscape)
  }

  /// Diagnostics about controllers that the document names but does not contain.
  var missing: [String] {
    var missing: [String] = []
    if let initial = tree.root["initialViewController"], elements[initial] == nil {
      missing.append("initialViewController: nothing in this document has the id \(initial)")
    }
    for segue in relations.contained where elements[segue.to] == nil {
      missing.append("\(segue.from) contains \(segue.to), which is not in this document")
    }
    return missing
  }

  private static func first(
    of roots: [SceneRoot], _ initial: String?, _ relations: Relations, isXib: Bool
  ) -> SceneRoot? {
    if isXib {
      return roots.first { $0.id == initial } ?? roots.first { $0.kind == .controller && $0.controllerID != $0.id }
        ?? roots.first
    }
    let own = roots.filter { $0.controller != nil }
    let shown = initial.map { relations.contents(of: $0) } ?? []
    for controller in shown {
      if let found = own.first(where: { $0.controllerID == controller }) { return found }
    }
    return own.first ?? roots.first
  }

  /// Returns the scene with a name. Throws a diagnostic that lists all scenes if there is none.
  public func scene(named name: String) throws(Diagnostic) -> SceneRoot {
    if let found = roots.first(where: { $0.id == name }) { return found }
    let found = roots.filter { $0.names.contains(name) }
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      let ids = found.map { $0.id }.joined(separator: ", ")
      throw Diagnostic(.usage, "\(found.count) scenes are called \"\(name)\"; choose one by its id: \(ids)")
    }
    let names = roots.compactMap { $0.names.first }
    throw Diagnostic(
      .usage,
      "unknown scene \"\(name)\"" + suggestion(for: name, among: names)
        + "; scenes: " + names.joined(separator: ", "))
  }
}

// The relations of controllers in a document: containment and segues.

struct Relations {
  /// A segue from one controller to another.
  struct Segue {
    var from: String
    var to: String
    var kind: String
    var relationship: String?
    var id: String?
    var identifier: String?
    /// Whether only code performs it: it begins in the controller itself.
    var isLeftToCode = false
  }

  /// Segues by the controller they start in, and by the controller they lead to, in the order of the document.
  private var starting: [String: [Segue]] = [:]
  private var leading: [String: [Segue]] = [:]
  /// Segues from containers to the controllers they contain, in the order of the document.
  private(set) var contained: [Segue] = []
  private(set) var controllers: [String: Element] = [:]
  /// The controllers to which segues lead that begin in no controller.
  private(set) var targetsOfUnknown: [String] = []

  init(_ document: Element) {
    // The preferred segues if several lead to a controller.
    var preferred: Set<String> = []
    for element in document.descendants {
      if element.name.hasSuffix("ontroller"), let id = element.id { controllers[id] = element }
      if element.name == "inferredMetricsTieBreakers" {
        preferred.formUnion(element.children.compactMap { $0["reference"] })
      }
      guard element.name == "segue", let to = element["destination"] else { continue }
      guard let from = Relations.controller(of: element) else {
        targetsOfUnknown.append(to)
        continue
      }
      var segue = Segue(
        from: from, to: to, kind: element["kind"] ?? "", relationship: element["relationship"], id: element.id,
        identifier: element["identifier"])
      segue.isLeftToCode =
        element.parent?.parent?.name.hasSuffix("ontroller") == true && !["relationship", "embed"].contains(segue.kind)
      if segue.kind == "relationship" { contained.append(segue) }
      starting[from, default: []].append(segue)
      if from != to { leading[to, default: []].append(segue) }
    }
    for (controller, segues) in leading {
      func isPreferred(_ segue: Segue) -> Bool { segue.id.map { preferred.contains($0) } ?? false }
      leading[controller] = segues.filter(isPreferred) + segues.filter { !isPreferred($0) }
    }
  }

  /// Returns the controller that contains an element, as the start of a segue, or that is in its scene.
  static func controller(of inner: Element) -> String? {
    var element: Element? = inner
    while let present = element {
      if present.name.hasSuffix("ontroller"), let id = present.id { return id }
      if present.name == "objects" {
        return present.children.first { $0.name.hasSuffix("ontroller") }?.id
      }
      element = present.parent
    }
    return nil
  }

  /// Returns the segues that begin in a controller.
  func segues(from controller: String) -> [Segue] { starting[controller] ?? [] }

  /// Returns the segues that lead to a controller from another, preferred ones first.
  func segues(to controller: String) -> [Segue] { leading[controller] ?? [] }

  /// Returns a controller and the controllers it contains at any depth, in preorder.
  func contents(of controller: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var open = [controller]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      open += (starting[next] ?? []).filter { $0.kind == "relationship" }.map { $0.to }.reversed()
    }
    return found
  }
}

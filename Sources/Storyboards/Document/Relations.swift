// How controllers of a document belong to each other: which container holds which, and who brings up whom.

struct Relations {
  /// A way from one controller to another.
  struct Way {
    var from: String
    var to: String
    var kind: String
    var relationship: String?
    var id: String?
  }

  /// By the controllers that they start in and lead to, in the order of the document.
  private var starting: [String: [Way]] = [:]
  private var leading: [String: [Way]] = [:]
  /// Those from containers to what they contain, in the order of the document.
  private(set) var contained: [Way] = []
  private(set) var controllers: [String: Element] = [:]

  init(_ document: Element) {
    // Ways that the document prefers where several lead to a controller.
    var preferred: Set<String> = []
    for element in document.descendants {
      if element.name.hasSuffix("ontroller"), let id = element.id { controllers[id] = element }
      if element.name == "inferredMetricsTieBreakers" {
        preferred.formUnion(element.children.compactMap { $0["reference"] })
      }
      guard element.name == "segue", let to = element["destination"], let from = Relations.controller(of: element)
      else { continue }
      let way = Way(
        from: from, to: to, kind: element["kind"] ?? "", relationship: element["relationship"], id: element.id)
      if way.kind == "relationship" { contained.append(way) }
      starting[from, default: []].append(way)
      if from != to { leading[to, default: []].append(way) }
    }
    for (controller, ways) in leading {
      func isPreferred(_ way: Way) -> Bool { way.id.map { preferred.contains($0) } ?? false }
      leading[controller] = ways.filter(isPreferred) + ways.filter { !isPreferred($0) }
    }
  }

  /// The controller that a segue starts in, from whichever of its views or cells.
  private static func controller(of segue: Element) -> String? {
    var element: Element? = segue
    while let present = element {
      if present.name.hasSuffix("ontroller"), let id = present.id { return id }
      if present.name == "objects" {
        return present.children.first { $0.name.hasSuffix("ontroller") }?.id
      }
      element = present.parent
    }
    return nil
  }

  /// Those that lead to a controller from another, preferred ones first.
  func ways(to controller: String) -> [Way] { leading[controller] ?? [] }

  /// A controller and what it contains, at any depth: each container before what is in it, in the order of that.
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

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

  private(set) var ways: [Way] = []
  private(set) var controllers: [String: Element] = [:]
  /// Ways that the document prefers where several lead to a controller.
  private(set) var preferred: Set<String> = []

  init(_ document: Element) {
    for element in document.descendants {
      if element.name.hasSuffix("ontroller"), let id = element.id { controllers[id] = element }
      if element.name == "inferredMetricsTieBreakers" {
        preferred.formUnion(element.children.compactMap { $0["reference"] })
      }
      guard element.name == "segue", let to = element["destination"], let from = Relations.controller(of: element)
      else { continue }
      ways.append(
        Way(
          from: from, to: to, kind: element["kind"] ?? "", relationship: element["relationship"],
          id: element.id))
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

  func ways(to controller: String) -> [Way] {
    let all = ways.filter { $0.to == controller && $0.from != controller }
    let first = all.filter { way in way.id.map { preferred.contains($0) } ?? false }
    return first + all.filter { way in !(way.id.map { preferred.contains($0) } ?? false) }
  }

  func ways(from controller: String, _ relationship: String) -> [Way] {
    ways.filter { $0.from == controller && $0.relationship == relationship }
  }
}

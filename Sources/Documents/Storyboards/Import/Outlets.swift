// Outlets: the names that code has for views and constraints. In the scene, a view gets the name of its outlet, and a
// constraint gets it as its identifier.

import Documents

/// The outlet names of objects, by id.
struct Outlets {
  /// The outlets that every controller has.
  private static let usual: Set<String> = ["view", "window", "superview"]

  private(set) var names: [String: String] = [:]
  private var taken: Set<String> = []

  init() {}

  /// Finds the names of the given views and constraints. An outlet is preferred to a member of a collection. If two
  /// outlets have the same name, the first in the document is used.
  init(to targets: Set<String>, _ storyboard: Storyboard) {
    taken = targets.union(Self.usual)
    let all = targets.flatMap { storyboard.outlets[$0] ?? [] }.sorted { $0.index < $1.index }
    for outlet in all where outlet.name == "outlet" { take(outlet["property"] ?? "", outlet["destination"] ?? "") }
    // The number of members so far, by the object that has the collection and its name.
    var counts: [String: Int] = [:]
    for outlet in all where outlet.name == "outletCollection" {
      let property = outlet["property"] ?? ""
      let key = "\(outlet.parent?.index ?? 0) \(property)"
      let number = counts[key, default: 0]
      counts[key] = number + 1
      take("\(property)[\(number)]", outlet["destination"] ?? "")
    }
  }

  /// All outlets of a document, by their targets.
  static func all(in document: Element) -> [String: [Element]] {
    var all: [String: [Element]] = [:]
    for element in document.descendants where element.name == "outlet" || element.name == "outletCollection" {
      if let destination = element["destination"] { all[destination, default: []].append(element) }
    }
    return all
  }

  private mutating func take(_ name: String, _ destination: String) {
    if name.isEmpty || name.first == "[" || names[destination] != nil || !taken.insert(name).inserted { return }
    names[destination] = name
  }

  /// The keys of a scene document whose values are names of items.
  private static let keys: Set<String> = ["name", "first", "second", "safe_area", "margins_in"]

  /// Returns a scene document in which views have these names instead of their ids.
  func renaming(_ datum: Datum, key: String = "") -> Datum {
    switch datum {
    case .text(let text) where Self.keys.contains(key): .text(name(of: text))
    case .list(let list): .list(list.map { renaming($0) })
    case .object(let members): .object(members.map { ($0.key, renaming($0.value, key: $0.key)) })
    case .from(let offset, let datum): .from(offset, renaming(datum, key: key))
    default: datum
    }
  }

  /// Returns the new name of a view, or of the safe area whose name contains the id of a view.
  private func name(of item: String) -> String {
    if let name = names[item] { return name }
    let suffix = ".safe_area"
    guard item.hasSuffix(suffix), let name = names[String(item.dropLast(suffix.count))] else { return item }
    return name + suffix
  }
}

extension Importer {
  /// The views and constraints of the scene with outlets, by id.
  public var outlets: [(name: String, id: String)] {
    outletNames.names.map { ($0.value, $0.key) }.sorted { $0.0 < $1.0 }
  }

  func findOutlets() -> Outlets {
    let all = root.all
    let constraints = all.flatMap { $0.constraints.compactMap { $0.id } }
    return Outlets(to: Set(all.map { $0.id } + constraints), storyboard)
  }
}

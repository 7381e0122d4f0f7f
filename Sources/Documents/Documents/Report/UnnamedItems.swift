// What items without a name are, in words.

import CCasement

extension LoadedScene {
  /// Returns what an item without a name is: `view of a navigation controller`, `unnamed view in content`, or, where it
  /// is one of several of its kind there, `unnamed view 2 in content`. Returns "" for an item with a name.
  public func place(of item: cas_item) -> String { unnamed[item] ?? "" }

  /// Returns the places of all items without a name.
  func findUnnamed() -> [cas_item: String] {
    var found: [(item: cas_item, title: String, parent: cas_item, number: Int)] = []
    var counts: [String: Int] = [:]
    visit(scene, window) { item, _ in
      guard nameInRules(scene, item).isEmpty else { return }
      let parent = cas_item_parent(scene, item)
      let title = "unnamed \(Self.word(for: cas_item_kind(scene, item)))"
      let number = counts["\(parent) \(title)", default: 0] + 1
      counts["\(parent) \(title)"] = number
      found.append((item, title, parent, number))
    }
    var places: [cas_item: String] = [:]
    for (item, title, parent, number) in found {
      if let kind = controllers[item] {
        places[item] = "view of a \(kind) controller"
        continue
      }
      let isOnly = counts["\(parent) \(title)"] == 1
      places[item] = "\(title)\(isOnly ? "" : " \(number)") in \(name(of: parent))"
    }
    return places
  }
}

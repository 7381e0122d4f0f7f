// Looks of a scene by the names of its items, as programs give them to pictures.

import CCasement
package import Pictures

extension LoadedScene {
  /// The looks of the file as JSON: an object with the names of items, or `#` and the number of one without a name of its
  /// own.
  package var namedLooks: String {
    var counts: [String: Int] = [:]
    for item in looks.keys { counts[name(of: item), default: 0] += 1 }
    var members = Members()
    for (item, look) in looks.sorted(by: { $0.key < $1.key }) {
      let name = name(of: item)
      members.add(name.isEmpty || counts[name] != 1 ? "#\(item)" : name, look.datum)
    }
    return members.datum.compact
  }
}

/// Reads looks by the names of items. A name that several items have is that of all of them.
package func looks(_ text: String, of scene: OpaquePointer) throws(Diagnostic) -> Looks {
  let document = try Document(Source(name: "looks", bytes: Array(text.utf8)))
  var items: [String: [cas_item]] = [:]
  visit(scene, window) { item, _ in
    let name = String(cString: cas_item_name(scene, item))
    items["#\(item)"] = [item]
    if !name.isEmpty { items[name, default: []].append(item) }
  }
  var looks: Looks = [:]
  for (key, value) in try document.root.pairs("looks") {
    let name = key.content
    guard let found = items[name] else { throw key.diagnostic("looks: unknown item \"\(name)\"") }
    let look = try value.look()
    for item in found { looks[item] = look }
  }
  return looks
}

// What names mean in the rules that stand in an item.

import CCasement

/// A name is that of the item nearest to where the rule stands: the least deep one
/// in the item that the rule stands in, or else in what encloses that. So a
/// top_guide is that of the controller around the rule, and a keyboard_guide that
/// of the window. Several that are equally near are all in the list, and the
/// library says so when a rule names them.
final class Names {
  private(set) var table: [cas_named_item] = []

  private struct Found {
    var depth: Int
    var items: [cas_item]
  }

  init(_ scene: OpaquePointer, around scope: cas_item) {
    var known: [String: Found] = [:]
    var order: [String] = []
    var enclosing = scope
    var inner: cas_item = 0
    while enclosing != 0 {
      var found: [String: Found] = [:]
      visit(scene, enclosing, except: inner) { item, depth in
        let name = nameInRules(scene, item)
        if name.isEmpty || known[name] != nil { return }
        if found[name] == nil { order.append(name) }
        if depth < found[name]?.depth ?? .max {
          found[name] = Found(depth: depth, items: [item])
        } else if depth == found[name]?.depth {
          found[name]?.items.append(item)
        }
      }
      known.merge(found) { inner, _ in inner }
      inner = enclosing
      enclosing = cas_item_parent(scene, enclosing)
    }
    for name in order {
      for item in known[name]?.items ?? [] { table.append(cas_named_item(name: copy(of: name), item: item)) }
    }
  }

  /// What a name in a rule may have been meant to be, where the library does not know it.
  func hint(for sentence: String, in text: String, at position: Source.Position, metrics: Metrics) -> String {
    guard sentence.contains("has this name") else { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard position.line <= lines.count else { return "" }
    let rest = lines[position.line - 1].unicodeScalars.dropFirst(position.column - 1)
    let word = rest.first == "\"" ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { isPartOfName($0) }
    let items = table.map { String(cString: $0.name) }
    let numbers = metrics.numbers.map { $0.name }
    return suggestion(for: String(word), among: sentence.hasPrefix("no metric") ? numbers : items + numbers)
  }

  private func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
  }

  deinit {
    for entry in table { entry.name.map { UnsafeMutablePointer(mutating: $0).deallocate() } }
  }
}

/// The guides of a scroll view have no names of their own; here they do.
func nameInRules(_ scene: OpaquePointer, _ item: cas_item) -> String {
  switch Int(cas_item_kind(scene, item)) {
  case CAS_CONTENT_GUIDE: "content_guide"
  case CAS_FRAME_GUIDE: "frame_guide"
  default: String(cString: cas_item_name(scene, item))
  }
}

/// A C string that is there until it is deallocated.
func copy(of text: String) -> UnsafePointer<CChar> {
  let bytes = text.utf8CString
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
  bytes.withUnsafeBufferPointer { copy.initialize(from: $0.baseAddress!, count: bytes.count) }
  return UnsafePointer(copy)
}

/// Goes through an item and all in it, parents first, children before guides.
/// Depth is counted from the item.
func visit(
  _ scene: OpaquePointer, _ root: cas_item, except skipped: cas_item = 0, _ body: (cas_item, Int) -> Void
) {
  var open: [(item: cas_item, depth: Int)] = [(root, 0)]
  while let (item, depth) = open.popLast() {
    if item == skipped { continue }
    body(item, depth)
    var inside: [cas_item] = []
    var child = cas_item_first_child(scene, item)
    while child != 0 {
      inside.append(child)
      child = cas_item_next_sibling(scene, child)
    }
    child = cas_item_first_guide(scene, item)
    while child != 0 {
      inside.append(child)
      child = cas_item_next_sibling(scene, child)
    }
    for item in inside.reversed() { open.append((item, depth + 1)) }
  }
}

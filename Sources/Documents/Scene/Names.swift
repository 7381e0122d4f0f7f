// What names mean in the rules that stand in an item.

import CCasement

/// A name is that of the item nearest to where the rule stands: the least deep one
/// in the item that the rule stands in, or else in what encloses that. So a
/// top_guide is that of the controller around the rule, and a keyboard_guide that
/// of the window. Of several that are equally near none is meant.
struct Names {
  private let scene: OpaquePointer
  private var items: [String: [cas_item]] = [:]

  /// All names of the items there are now.
  init(_ scene: OpaquePointer) {
    self.scene = scene
    visit(scene, window) { item, _ in
      let name = nameInRules(scene, item)
      if !name.isEmpty { items[name, default: []].append(item) }
    }
  }

  func contains(_ name: String) -> Bool { items[name] != nil }

  /// Calls with the items that the words of a rule may name, seen from the item that it stands in.
  func withTable<Answer>(
    for rule: String, in scope: cas_item, _ body: (UnsafePointer<cas_named_item>?, Int) -> Answer
  ) -> Answer {
    var table: [cas_named_item] = []
    for word in Set(words(of: rule)) {
      let nearest = nearest(items[word] ?? [], to: scope)
      if nearest.count == 1 { table.append(cas_named_item(name: copy(of: word), item: nearest[0])) }
    }
    defer { for entry in table { UnsafeMutablePointer(mutating: entry.name).deallocate() } }
    return table.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
  }

  private func nearest(_ candidates: [cas_item], to scope: cas_item) -> [cas_item] {
    if candidates.count < 2 { return candidates }
    let enclosing = way(from: scope)
    let distances = candidates.map { candidate -> (out: Int, down: Int) in
      for (down, item) in way(from: candidate).enumerated() {
        if let out = enclosing.firstIndex(of: item) { return (out, down) }
      }
      return (.max, .max)
    }
    guard let least = distances.min(by: <) else { return [] }
    return zip(candidates, distances).filter { $1 == least }.map { $0.0 }
  }

  /// An item and all that it is in, up to the window.
  private func way(from item: cas_item) -> [cas_item] {
    var way: [cas_item] = []
    var item = item
    while item != 0 {
      way.append(item)
      item = cas_item_parent(scene, item)
    }
    return way
  }

  /// What may be a name: what stands in quotes, and runs of letters, digits and underscores.
  private func words(of rule: String) -> [String] {
    var words: [String] = []
    var rest = rule.unicodeScalars[...]
    while let first = rest.first {
      if first == "\"" {
        let word = rest.dropFirst().prefix { $0 != "\"" }
        words.append(String(word))
        rest = rest[word.endIndex...].dropFirst()
      } else if isPartOfName(first) {
        let word = rest.prefix { isPartOfName($0) }
        words.append(String(word))
        rest = rest[word.endIndex...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return words
  }

  /// What a name in a rule may have been meant to be, where the library does not know it.
  func hint(for fault: RuleFault, in text: String, metrics: Metrics) -> String {
    let kind = Int(fault.kind)
    if kind == CAS_FAULT_SEVERAL_ITEMS { return ", and none is nearer than the others" }
    let isOfName = [CAS_FAULT_UNKNOWN_ITEM, CAS_FAULT_UNKNOWN_METRIC, CAS_FAULT_UNKNOWN_NAME].contains(kind)
    guard kind == CAS_FAULT_ATTRIBUTE || isOfName else { return "" }
    let position = fault.position
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard position.line <= lines.count else { return "" }
    let rest = lines[position.line - 1].unicodeScalars.dropFirst(position.column - 1)
    let word = rest.first == "\"" ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { isPartOfName($0) }
    if kind == CAS_FAULT_ATTRIBUTE { return suggestion(for: String(word), among: Choices.attributesInRules) }
    if items[String(word)] != nil, kind == CAS_FAULT_UNKNOWN_ITEM {
      return ": several do, and none is nearer than the others"
    }
    let numbers = metrics.numbers.map { $0.name }
    if kind == CAS_FAULT_UNKNOWN_METRIC, before(position, in: lines) == "@" {
      return ": a priority is a number from 1 to 1000, a metric, or one of "
        + Choices.prioritiesInRules.joined(separator: ", ")
    }
    return suggestion(
      for: String(word), among: kind == CAS_FAULT_UNKNOWN_METRIC ? numbers : items.keys.sorted() + numbers)
  }

  /// What stands in front of a place, blanks aside.
  private func before(_ position: Source.Position, in lines: [Substring]) -> Character? {
    lines[position.line - 1].prefix(position.column - 1).last { $0 != " " }
  }

  private func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 || scalar == "_" || isLetter(UInt8(scalar.value)) || isDigit(UInt8(scalar.value))
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

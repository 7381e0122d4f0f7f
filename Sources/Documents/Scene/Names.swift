// Resolves the names in the rules of an item.

import CCasement

/// A name refers to the nearest item that has it: the least deep one in the item that
/// has the rule, else in the item around that, up to the window. So `top_guide` is that
/// of the controller around the rule, and `keyboard_guide` that of the window. A name is
/// ambiguous where several items are equally near.
struct Names {
  private let scene: OpaquePointer
  private var items: [String: [cas_item]] = [:]

  /// Collects the names of all items of the scene.
  init(_ scene: OpaquePointer) {
    self.scene = scene
    visit(scene, window) { item, _ in
      let name = nameInRules(scene, item)
      if !name.isEmpty { items[name, default: []].append(item) }
    }
  }

  func contains(_ name: String) -> Bool { items[name] != nil }

  /// Calls `body` with the items that the words of a rule can refer to, for a rule of the item `scope`.
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

  /// Returns an item and its ancestors, up to the window.
  private func way(from item: cas_item) -> [cas_item] {
    var way: [cas_item] = []
    var item = item
    while item != 0 {
      way.append(item)
      item = cas_item_parent(scene, item)
    }
    return way
  }

  /// Returns all words that can be names: quoted text, and runs of letters, digits and underscores. The library decides
  /// which of them are names; more words than names do no harm.
  private func words(of rule: String) -> [String] {
    var words: [String] = []
    var rest = rule.unicodeScalars[...]
    while let first = rest.first {
      if first == "\"" || isPartOfName(first) {
        let word = nameAtStart(of: rest)
        words.append(String(word))
        rest = rest[word.endIndex...].dropFirst(first == "\"" ? 1 : 0)
      } else {
        rest = rest.dropFirst()
      }
    }
    return words
  }

  /// Returns the name that a text begins with, without its quotes.
  private func nameAtStart(of text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    text.first == "\"" ? text.dropFirst().prefix { $0 != "\"" } : text.prefix { isPartOfName($0) }
  }

  /// Returns a suggestion for an unknown name or attribute, to append to the message of the library; "" for none.
  func hint(for fault: RuleFault, in text: String, metrics: Metrics) -> String {
    let kind = Int(fault.kind)
    if kind == CAS_FAULT_SEVERAL_ITEMS { return ", and none is nearer than the others" }
    let isOfName = [CAS_FAULT_UNKNOWN_ITEM, CAS_FAULT_UNKNOWN_METRIC, CAS_FAULT_UNKNOWN_NAME].contains(kind)
    guard kind == CAS_FAULT_ATTRIBUTE || isOfName else { return "" }
    let position = fault.position
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard position.line <= lines.count else { return "" }
    let word = nameAtStart(of: lines[position.line - 1].unicodeScalars.dropFirst(position.column - 1))
    if kind == CAS_FAULT_ATTRIBUTE { return suggestion(for: String(word), among: Choices.attributesInRules) }
    if items[String(word)] != nil, kind == CAS_FAULT_UNKNOWN_ITEM {
      return ": several items have it, and none is nearer than the others"
    }
    let numbers = metrics.numbers.map { $0.name }
    if kind == CAS_FAULT_UNKNOWN_METRIC, before(position, in: lines) == "@" {
      return ": a priority is a number from 1 to 1000, a metric, or one of "
        + Choices.prioritiesInRules.joined(separator: ", ")
    }
    return suggestion(
      for: String(word), among: kind == CAS_FAULT_UNKNOWN_METRIC ? numbers : items.keys.sorted() + numbers)
  }

  /// Returns the character before a position, ignoring spaces.
  private func before(_ position: Source.Position, in lines: [Substring]) -> Character? {
    lines[position.line - 1].prefix(position.column - 1).last { $0 != " " }
  }

  private func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 || isNameByte(UInt8(scalar.value))
  }
}

/// Whether a byte can be part of a name without quotes in a rule: letters, digits, underscores, and all beyond ASCII.
func isNameByte(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
}

/// Returns the name of an item in rules. The guides of a scroll view are `content_guide` and `frame_guide`.
func nameInRules(_ scene: OpaquePointer, _ item: cas_item) -> String {
  switch Int(cas_item_kind(scene, item)) {
  case CAS_CONTENT_GUIDE: "content_guide"
  case CAS_FRAME_GUIDE: "frame_guide"
  default: String(cString: cas_item_name(scene, item))
  }
}

/// Returns a C string that the caller deallocates.
func copy(of text: String) -> UnsafePointer<CChar> {
  let bytes = text.utf8CString
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
  bytes.withUnsafeBufferPointer { copy.initialize(from: $0.baseAddress!, count: bytes.count) }
  return UnsafePointer(copy)
}

/// Visits an item and its descendants, parents first, children before guides.
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

// Resolves the names in the rules of an item.

import CCasement

/// A name refers to the nearest item that has it: the least deep one in the item that
/// has the rule, else in the item around that, up to the window. So `top_guide` is that
/// of the controller around the rule, and `keyboard_guide` that of the window. A name is
/// ambiguous where several items are equally near. On a screen, `safe_area` is that of the
/// window where no item has this name.
struct NameScope {
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

  /// Calls `body` with the items that the names in a rule of the item `scope` refer to.
  func withTable<Answer>(
    for names: [NameInRule], in scope: cas_item, _ body: (UnsafePointer<cas_named_item>?, Int) -> Answer
  ) -> Answer {
    var table: [cas_named_item] = []
    let certain = Set(names.lazy.filter { $0.kind == CAS_RULE_ITEM }.map { $0.text })
    for name in Set(names.lazy.filter { $0.canBeItem }.map { $0.text }) {
      // A name that may be that of a metric makes no guide.
      let nearest = nearest(items[name] ?? (certain.contains(name) ? standard(name) : []), to: scope)
      if nearest.count == 1 { table.append(cas_named_item(name: copy(of: name), item: nearest[0])) }
    }
    defer { for entry in table { UnsafeMutablePointer(mutating: entry.name).deallocate() } }
    return table.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
  }

  private func standard(_ name: String) -> [cas_item] {
    if name != "safe_area" { return [] }
    let guide = cas_view_safe_area(scene, window)
    return guide == 0 ? [] : [guide]
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

  /// Returns what to append to the sentence of the library about a name that several items have; "" for other faults.
  func hint(for fault: RuleFault) -> String {
    switch Int(fault.kind) {
    case CAS_FAULT_SEVERAL_ITEMS: ", and none is nearer than the others"
    case CAS_FAULT_UNKNOWN_ITEM where fault.name.map { contains($0.text) } == true:
      ": several items have it, and none is nearer than the others"
    default: ""
    }
  }
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

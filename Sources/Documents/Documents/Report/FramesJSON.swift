// Frames, conflicts and other statements about a layout as JSON.

import CCasement

extension LoadedScene {
  /// Returns an object with the items in the order of the table, conflicts, ambiguities.
  public func json() throws(Diagnostic) -> String {
    let items = rows(covered: try coveredViews()).map { row in
      var pairs = [("name", quoted(nameInRules(scene, row.item))), ("id", "\(row.item)")]
      pairs.append(("kind", quoted(row.kind)))
      let parent = cas_item_parent(scene, row.item)
      if parent != 0 { pairs.append(("parent", "\(parent)")) }
      pairs.append(("frame", list(row.frame)))
      pairs.append(("window_frame", list(row.windowFrame)))
      if let insets = row.insets {
        pairs.append(("insets", list([insets.top, insets.left, insets.bottom, insets.right])))
      }
      if row.isHidden { pairs.append(("hidden", "true")) }
      if let covered = row.covered {
        let bars = covered.byBars
        if covered.isUnderBars { pairs.append(("under_bars", list([bars.top, bars.left, bars.bottom, bars.right]))) }
        if covered.byKeyboard > 0 { pairs.append(("under_keyboard", list([0, 0, covered.byKeyboard, 0]))) }
      }
      return object(pairs)
    }
    var conflictTexts: [String] = []
    for conflict in try conflicts() {
      conflictTexts.append("[" + conflict.map { object(of: $0) }.joined(separator: ", ") + "]")
    }
    let ambiguous = try ambiguities().map {
      object([
        ("item", quoted(name(of: $0.item))), ("axis", quoted($0.isHorizontal ? "horizontal" : "vertical")),
      ])
    }
    return "{\n"
      + ["items": items, "conflicts": conflictTexts, "ambiguous": ambiguous].sorted { $0.key > $1.key }
      .map {
        "  \(quoted($0.key)): "
          + ($0.value.isEmpty ? "[]" : "[\n    " + $0.value.joined(separator: ",\n    ") + "\n  ]")
      }
      .joined(separator: ",\n") + "\n}\n"
  }

  /// Returns frames in parents, the number of conflicts, and ambiguities as one line of JSON.
  public func line() throws(Diagnostic) -> String {
    let items = rows().map { row in
      "\(quoted(nameInRules(scene, row.item))): \(list(row.frame))"
    }
    let ambiguous = try ambiguities().map { "[\(quoted(name(of: $0.item))), \"\($0.isHorizontal ? "x" : "y")\"]" }
    return "{\"frames\": {" + items.joined(separator: ", ") + "}, \"conflicts\": \(conflictCount), \"ambiguous\": ["
      + ambiguous.joined(separator: ", ") + "]}"
  }

  private func object(of statement: Statement) -> String {
    var pairs = [("constraint", quoted(statement.text))]
    if let origin = statement.origin {
      pairs.append(("rule", quoted(origin.text)))
      pairs.append(("line", "\(origin.line)"))
    }
    return object(pairs)
  }

  private func object(_ pairs: [(String, String)]) -> String {
    "{" + pairs.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  private func list(_ frame: cas_rect) -> String { list([frame.x, frame.y, frame.width, frame.height]) }

  private func list(_ numbers: [Double]) -> String {
    "[" + numbers.map { $0.isFinite ? exact($0) : "null" }.joined(separator: ", ") + "]"
  }
}

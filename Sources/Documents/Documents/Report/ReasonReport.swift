// The report of casement explain for one item.

public import CCasement

extension LoadedScene {
  /// Returns the frames of the items with a name, and the constraints that determine them along both axes.
  public func reasons(for word: String, _ style: Style) throws(Diagnostic) -> String {
    let matching = rows().filter { $0.name == word }
    if matching.isEmpty {
      let names = rows().map { $0.name }
      throw Diagnostic(.usage, "unknown item \"\(word)\"" + suggestion(for: word, among: names))
    }
    var texts: [String] = []
    for row in matching { texts.append(try reasons(for: row, style)) }
    return texts.joined(separator: "\n")
  }

  private func reasons(for row: Row, _ style: Style) throws(Diagnostic) -> String {
    let frame = row.frame
    let parent = cas_item_parent(scene, row.item)
    var all: [Statement] = []
    var text = style.bold(label(of: row.item)) + ", a \(row.kind)" + (parent == 0 ? "" : " in \(label(of: parent))")
    text += row.isHidden ? ", hidden\n" : "\n"
    for axis in [Int32(CAS_HORIZONTAL), Int32(CAS_VERTICAL)] {
      let isHorizontal = axis == CAS_HORIZONTAL
      let place =
        isHorizontal
        ? "x \(short(frame.x)), width \(short(frame.width))" : "y \(short(frame.y)), height \(short(frame.height))"
      var isAmbiguous: Int32 = 0
      try check(cas_item_is_ambiguous(scene, row.item, axis, &isAmbiguous), at: nil)
      text += "\n" + style.bold(place) + (isAmbiguous == 1 ? style.warning("  ambiguous") : "")
      let statements = try affecting(row.item, axis)
      all += statements
      text += statements.isEmpty ? "\n  no constraint determines it\n" : "  because\n" + lines(statements, style)
    }
    return text + frames(of: mentioned(in: all), style)
  }

  /// Returns a table of the frames of items.
  private func frames(of items: [cas_item], _ style: Style) -> String {
    if items.isEmpty { return "" }
    var table = Table(["in the window", "x", "y", "width", "height", ""])
    for item in items {
      let frame = cas_item_window_frame(scene, item)
      table.add([name(of: item)] + [frame.x, frame.y, frame.width, frame.height].map(short) + [""])
    }
    return "\n" + table.text(style)
  }

  public func affecting(_ item: cas_item, _ axis: cas_axis) throws(Diagnostic) -> [Statement] {
    var constraints: UnsafePointer<cas_constraint>?
    var count = 0
    try check(cas_item_constraints_affecting(scene, item, axis, &constraints, &count), at: nil)
    return Array(UnsafeBufferPointer(start: constraints, count: count)).map { statement($0) }
  }
}

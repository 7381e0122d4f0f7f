// The table of frames.

public import CCasement
import Pictures

/// One item in a report.
public struct Row {
  public var item: cas_item
  public var name: String
  public var depth: Int
  public var kind: String
  public var frame: cas_rect
  public var windowFrame: cas_rect
  public var insets: cas_insets?
  public var isHidden: Bool
  public var covered: Covered?
}

extension LoadedScene {
  /// Returns all items, parents first, with the covered parts given.
  public func rows(covered: [Covered] = []) -> [Row] {
    var rows: [Row] = []
    let covered = Dictionary(covered.map { ($0.item, $0) }, uniquingKeysWith: { one, _ in one })
    visit(scene, window) { item, depth in
      let kind = cas_item_kind(scene, item)
      var row = Row(
        item: item, name: name(of: item), depth: depth, kind: Self.word(for: kind),
        frame: cas_item_frame(scene, item), windowFrame: cas_item_window_frame(scene, item),
        isHidden: cas_item_is_hidden(scene, item) == 1, covered: covered[item])
      if kind == CAS_SCROLL, hasScreen { row.insets = scrollInsets(of: item) }
      rows.append(row)
    }
    return rows
  }

  /// Returns the insets of a scroll view; all 0 without a screen.
  package func scrollInsets(of scroll: cas_item) -> cas_insets {
    filled(cas_scroll_state.self) { cas_scroll_get_state(scene, scroll, $0) }.value.insets
  }

  /// Returns the name of an item, or # and its id.
  public func name(of item: cas_item) -> String {
    let name = nameInRules(scene, item)
    return name.isEmpty ? "#\(item)" : name
  }

  /// Returns the title of an item, or its printable name, followed for an item without one by what it is.
  public func label(of item: cas_item) -> String {
    if let title = titles[name(of: item)] { return printable(title) }
    let place = place(of: item)
    return printable(name(of: item) + (place.isEmpty ? "" : " (\(place))"))
  }

  static func word(for kind: cas_kind) -> String {
    switch Int(kind) {
    case CAS_SCROLL: "scroll"
    case CAS_GUIDE, CAS_CONTENT_GUIDE, CAS_FRAME_GUIDE: "guide"
    case CAS_BAR: "bar"
    default: "view"
    }
  }

  /// Returns a line for each item: the name, indented by its depth, and its frame.
  public func table(inParent: Bool, _ style: Style) throws(Diagnostic) -> String {
    var table = Table(["item", "x", "y", "width", "height", ""])
    for row in rows(covered: try coveredViews()) {
      let frame = inParent ? row.frame : row.windowFrame
      let place = place(of: row.item)
      var notes: [String] = !place.isEmpty ? [place] : row.kind == "view" ? [] : [row.kind]
      if let insets = row.insets {
        notes.append(
          "insets " + [insets.top, insets.left, insets.bottom, insets.right].map(short).joined(separator: " "))
      }
      if row.isHidden { notes.append("hidden") }
      if let covered = row.covered { notes += Self.notes(on: covered) }
      table.add(
        [String(repeating: "  ", count: row.depth) + row.name]
          + [frame.x, frame.y, frame.width, frame.height].map(short) + [notes.joined(separator: ", ")])
    }
    return table.text(style)
  }

  private static func notes(on covered: Covered) -> [String] {
    var notes: [String] = []
    let byBars = covered.byBars
    let bars = [byBars.top, byBars.left, byBars.bottom, byBars.right].filter { $0 > 0 }.map(short)
    if !bars.isEmpty { notes.append(bars.joined(separator: " and ") + " under bars") }
    if covered.byKeyboard > 0 {
      let isAll = covered.byKeyboard > covered.height - 1e-6
      notes.append((isAll ? "all" : short(covered.byKeyboard)) + " under the keyboard")
    }
    return notes
  }
}

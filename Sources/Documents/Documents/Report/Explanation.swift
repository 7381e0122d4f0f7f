// The report of casement explain.

import CCasement
import Pictures

extension LoadedScene {
  /// Returns the text about the whole layout. With `isFull`, conflicts list the constraints of the screen.
  public func explanation(_ style: Style, isFull: Bool = false) throws(Diagnostic) -> String {
    var parts: [String] = []
    for conflict in try conflicts() { parts.append(text(of: conflict, style, isFull: isFull)) }
    if isUnsettled { parts.append(unsettledText(style)) }
    let ambiguities = try ambiguities()
    if !ambiguities.isEmpty { parts.append(text(of: ambiguities, style)) }
    let empty = try emptyViews()
    if !empty.isEmpty { parts.append(style.warning("zero width or height:") + "\n" + empty) }
    let compressed = try compressedViews()
    if !compressed.isEmpty { parts.append(style.warning("smaller than their contents:") + "\n" + compressed) }
    let unsatisfied = unsatisfied()
    if !unsatisfied.isEmpty {
      let heading = style.bold("unsatisfied optional constraints (outweighed or tied):")
      parts.append(heading + "\n" + lines(unsatisfied, style))
    }
    let stored = try storedOtherwise(style)
    if !stored.isEmpty { parts.append(stored) }
    let covered = try coveredViews()
    for (heading, lines) in [("under bars:", underBars(covered)), ("under the keyboard:", underKeyboard(covered))]
    where !lines.isEmpty {
      parts.append(style.bold(heading) + "\n" + lines)
    }
    if parts.isEmpty { parts = ["no conflicts, no ambiguity, all rules satisfied\n"] }
    return parts.joined(separator: "\n")
  }

  /// Returns the conflicts, and for files of rules the views of zero size: the warnings of solve and render.
  public func warnings(_ style: Style) throws(Diagnostic) -> String {
    let empty = isOfRules ? try emptyViews() : ""
    return try conflicts().map { text(of: $0, style, isFull: false) }.joined()
      + (isUnsettled ? unsettledText(style) : "")
      + (empty.isEmpty ? "" : style.warning("zero width or height:") + "\n" + empty)
  }

  private func unsettledText(_ style: Style) -> String {
    let words = "frames depend on bars or guides that depend on them; the last valid ones are shown"
    return style.warning("unsettled: ") + style.bold(words) + "\n"
  }

  /// Returns a line for each view that is narrower or lower than its intrinsic size.
  private func compressedViews() throws(Diagnostic) -> String {
    var text = ""
    for row in rows() where row.kind == "view" && !row.isHidden && row.item != window {
      let intrinsic = try intrinsicSize(of: row.item)
      for (axis, size, wanted) in [
        ("width", row.frame.width, intrinsic.width), ("height", row.frame.height, intrinsic.height),
      ] where size >= -1e-6 && size < wanted - 1e-6 {
        text += "  \(label(of: row.item)), \(axis) \(short(size)) of \(short(wanted))\n"
      }
    }
    return text
  }

  private func intrinsicSize(of view: cas_item) throws(Diagnostic) -> cas_size {
    let (state, status) = filled(cas_view_state.self) { cas_view_get_state(scene, view, $0) }
    try check(status, at: nil)
    return state.intrinsic
  }

  /// Returns a line for each view without contents whose width or height is 0 and ambiguous, with an example of a rule.
  private func emptyViews() throws(Diagnostic) -> String {
    var text = ""
    let ambiguities = Set(try ambiguities())
    for row in rows() where row.kind == "view" && !row.isHidden && row.item != window {
      for (axis, size, isHorizontal) in [("width", row.frame.width, true), ("height", row.frame.height, false)]
      where size.magnitude < 1e-6 {
        let intrinsic = try intrinsicSize(of: row.item)
        guard (isHorizontal ? intrinsic.width : intrinsic.height) <= 0,
          ambiguities.contains(Ambiguity(item: row.item, isHorizontal: isHorizontal))
        else { continue }
        let name = spelled(row.name)
        let example =
          isHorizontal ? "H:[\(name)(100)] or \(name).width == 100" : "V:[\(name)(44)] or \(name).height == 44"
        text += "  \(label(of: row.item)) has \(axis) 0: no rule determines it; for example \(printable(example))\n"
      }
    }
    return text
  }

  /// Returns the name of an item as written in rules, quoted where the library does not read it as one name.
  private func spelled(_ name: String) -> String {
    let read = (try? names(in: "[\(name)]", 0)) ?? []
    if name.hasPrefix("#") || read.map({ $0.text }) == [name] { return name }
    return "\"" + name.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
  }

  private func text(of conflict: [Statement], _ style: Style, isFull: Bool) -> String {
    let many = conflict.count == 1 ? "1 constraint cannot hold" : "\(conflict.count) constraints cannot hold together"
    // The dropped one first, then the other rules of the file, then owned constraints.
    let rest = conflict.dropFirst()
    var present = rest.filter { $0.origin == nil }
    let folded = present.filter { isOfScreen($0.constraint) }.count
    let isFolded = folded > 1 && !isFull
    if isFolded { present = present.filter { !isOfScreen($0.constraint) } }
    let ordered = conflict.prefix(1) + rest.filter { $0.origin != nil } + present
    return style.error("conflict: ") + style.bold("\(many); the first is dropped:") + "\n"
      + lines(Array(ordered), dropped: conflict.first?.constraint ?? 0, style)
      + (isFolded ? style.dim("  and \(folded) constraints of the screen") + "\n" : "")
      + "the dropped constraint is restored as soon as it can hold\n"
  }

  private func text(of ambiguities: [Ambiguity], _ style: Style) -> String {
    var text = style.warning("ambiguous: ") + style.bold("position or size is not unique:") + "\n"
    var axes: [(item: cas_item, words: [String])] = []
    var places: [cas_item: Int] = [:]
    for ambiguity in ambiguities {
      let word = ambiguity.isHorizontal ? "horizontally" : "vertically"
      if let place = places[ambiguity.item] {
        axes[place].words.append(word)
      } else {
        places[ambiguity.item] = axes.count
        axes.append((ambiguity.item, [word]))
      }
    }
    for (item, words) in axes { text += "  \(label(of: item)), \(words.joined(separator: " and "))\n" }
    return text
  }

  /// Returns a line for each constraint, with its violation and its rule. `dropped` is marked as such.
  func lines(_ statements: [Statement], dropped: cas_constraint = 0, _ style: Style) -> String {
    let width = min(64, statements.map { $0.text.unicodeScalars.count }.max() ?? 0)
    return statements.map { statement in
      let blank = String(repeating: " ", count: max(0, width - statement.text.unicodeScalars.count))
      let text = printable(statement.text)
      var notes = statement.constraint == dropped ? ["dropped"] : []
      if statement.violation > 1e-6 { notes.append("off by \(short(statement.violation))") }
      if let origin = statement.origin {
        // The rule itself, unless it equals the constraint.
        let isSaid = statement.text.split(separator: " @1000").joined() == origin.text
        notes.append(style.dim("line \(origin.line)" + (isSaid ? "" : "  \(printable(origin.text))")))
      } else {
        notes.append(style.dim(owner(of: statement.constraint)))
      }
      return "  \(text)\(blank)  \(notes.joined(separator: "  "))\n"
    }.joined()
  }
}

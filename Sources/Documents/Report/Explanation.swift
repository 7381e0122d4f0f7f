// Why a layout is as it is, in words.

import CCasement

extension LoadedScene {
  /// All that is worth saying of the layout as a whole; of conflicts, in full, what comes with the screen, too.
  public func explanation(_ style: Style, isFull: Bool = false) throws(Diagnostic) -> String {
    var parts: [String] = []
    for conflict in try conflicts() { parts.append(text(of: conflict, style, isFull: isFull)) }
    let ambiguities = try ambiguities()
    if !ambiguities.isEmpty { parts.append(text(of: ambiguities, style)) }
    let negative = negativeSizes()
    if !negative.isEmpty { parts.append(style.warning("negative size:") + "\n" + negative) }
    let empty = try emptyViews()
    if !empty.isEmpty { parts.append(style.warning("nothing to be seen of:") + "\n" + empty) }
    let unsatisfied = unsatisfied()
    if !unsatisfied.isEmpty {
      let heading = style.bold("wishes that do not hold, since others outweigh or balance them:")
      parts.append(heading + "\n" + lines(unsatisfied, style))
    }
    let stored = try storedOtherwise(style)
    if !stored.isEmpty { parts.append(stored) }
    let covered = try coveredViews()
    for (heading, lines) in [("under bars:", underBars(covered)), ("under the keyboard:", underKeyboard(covered))]
    where !lines.isEmpty {
      parts.append(style.bold(heading) + "\n" + lines)
    }
    if parts.isEmpty { parts = ["nothing to say: no conflict, nothing ambiguous, all wishes hold\n"] }
    return parts.joined(separator: "\n")
  }

  /// What keeps people from a layout, for those who only wanted its frames.
  public func warnings(_ style: Style) throws(Diagnostic) -> String {
    let empty = isOfRules ? try emptyViews() : ""
    return try conflicts().map { text(of: $0, style, isFull: false) }.joined()
      + (empty.isEmpty ? "" : style.warning("nothing to be seen of:") + "\n" + empty)
  }

  /// A line for each view without width or height that could as well have some, with a rule that says how much.
  private func emptyViews() throws(Diagnostic) -> String {
    var text = ""
    let ambiguities = try ambiguities()
    for row in rows() where row.kind == "view" && !row.isHidden && row.item != window {
      for (axis, size, isHorizontal) in [("width", row.frame.width, true), ("height", row.frame.height, false)]
      where size.magnitude < 1e-6 {
        guard ambiguities.contains(where: { $0.item == row.item && $0.isHorizontal == isHorizontal }) else { continue }
        let name = Self.spelled(row.name)
        let example =
          isHorizontal ? "H:[\(name)(100)] or \(name).width == 100" : "V:[\(name)(44)] or \(name).height == 44"
        text += "  \(printable(row.name)) has \(axis) 0: nothing gives it a \(axis); write \(printable(example))\n"
      }
    }
    return text
  }

  /// A name as rules have it, in quotes where it needs them.
  private static func spelled(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "#")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return isPlain ? name : "\"\(name)\""
  }

  private func text(of conflict: [Statement], _ style: Style, isFull: Bool) -> String {
    let many = conflict.count == 1 ? "1 constraint cannot hold" : "\(conflict.count) constraints cannot hold together"
    // The dropped one first, then the other rules of the file, then what is always there.
    let rest = conflict.dropFirst()
    var present = rest.filter { $0.origin == nil }
    let folded = present.filter { isOfScreen($0.constraint) }.count
    let isFolded = folded > 1 && !isFull
    if isFolded { present = present.filter { !isOfScreen($0.constraint) } }
    let ordered = conflict.prefix(1) + rest.filter { $0.origin != nil } + present
    return style.error("conflict: ") + style.bold("\(many); the newest is dropped:") + "\n"
      + lines(Array(ordered), style)
      + (isFolded ? style.dim("  and \(folded) constraints of the screen") + "\n" : "")
      + "it comes back by itself once it can hold\n"
  }

  private func text(of ambiguities: [Ambiguity], _ style: Style) -> String {
    var text = style.warning("ambiguous: ") + style.bold("another place or size would be just as good:") + "\n"
    var axes: [(item: cas_item, words: [String])] = []
    for ambiguity in ambiguities {
      let word = ambiguity.isHorizontal ? "horizontally" : "vertically"
      if let place = axes.firstIndex(where: { $0.item == ambiguity.item }) {
        axes[place].words.append(word)
      } else {
        axes.append((ambiguity.item, [word]))
      }
    }
    for (item, words) in axes { text += "  \(label(of: item)), \(words.joined(separator: " and "))\n" }
    return text
  }

  /// A line for each item and axis in which it ends before it begins.
  private func negativeSizes() -> String {
    var text = ""
    // A frame guide is its view.
    for row in rows() where cas_item_kind(scene, row.item) != CAS_FRAME_GUIDE {
      for (axis, size) in [("width", row.frame.width), ("height", row.frame.height)] where size < -1e-6 {
        text += "  \(printable(row.name)), \(axis) \(short(size))\n"
      }
    }
    return text
  }

  /// Constraints below each other, each with how it stands and the rule it comes from.
  func lines(_ statements: [Statement], _ style: Style) -> String {
    let width = min(64, statements.map { $0.text.unicodeScalars.count }.max() ?? 0)
    return statements.map { statement in
      let blank = String(repeating: " ", count: max(0, width - statement.text.unicodeScalars.count))
      let text = printable(statement.text)
      var notes: [String] = []
      if statement.violation > 1e-6 { notes.append("off by \(short(statement.violation))") }
      if let origin = statement.origin {
        // The rule itself, where it is not what was just said.
        let isSaid = statement.text.split(separator: " @1000").joined() == origin.text
        notes.append(style.dim("line \(origin.line)" + (isSaid ? "" : "  \(printable(origin.text))")))
      } else {
        notes.append(style.dim(owner(of: statement.constraint)))
      }
      return "  \(text)\(blank)  \(notes.joined(separator: "  "))\n"
    }.joined()
  }
}

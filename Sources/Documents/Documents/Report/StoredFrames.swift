// Compares frames with those that Interface Builder stored.

import CCasement

extension LoadedScene {
  /// Whether the file has stored frames.
  public var saysWhatIsStored: Bool { !stored.isEmpty }

  /// Returns a table of views whose frame differs from the stored one, and of flags that differ from this layout.
  func storedOtherwise(_ style: Style) throws(Diagnostic) -> String {
    if stored.isEmpty { return "" }
    let ambiguous = Set(try ambiguities().map { $0.item })
    var table = Table(["differs from stored", "x", "y", "width", "height", ""])
    var isEmpty = true
    for row in rows() {
      guard let stored = stored[row.item] else { continue }
      let isElsewhere = row.frame.isOff(stored.frame, by: 0.5)
      let isLoose = ambiguous.contains(row.item)
      let notes = notes(stored.flags, isElsewhere: isElsewhere, isLoose: isLoose)
      if !isElsewhere, notes.isEmpty { continue }
      isEmpty = false
      table.add([row.name] + numbers(row.frame) + [notes])
      if isElsewhere { table.add(["  stored"] + numbers(stored.frame) + [""]) }
    }
    return isEmpty ? "" : table.text(style)
  }

  /// Returns how stored flags and this layout compare.
  private func notes(_ flags: [String], isElsewhere: Bool, isLoose: Bool) -> String {
    var notes: [String] = []
    for (flag, isHere) in [("misplaced", isElsewhere), ("ambiguous", isLoose)] {
      switch (flags.contains(flag), isHere) {
      case (true, true): notes.append("\(flag), also in Xcode")
      case (true, false): notes.append("not \(flag), although Xcode says so")
      case (false, true): if flag == "ambiguous" { notes.append("ambiguous, not reported by Xcode") }
      case (false, false): break
      }
    }
    return notes.joined(separator: "; ")
  }

  private func numbers(_ frame: cas_rect) -> [String] {
    [frame.x, frame.y, frame.width, frame.height].map(short)
  }
}

extension cas_rect {
  /// Whether any number differs from that of `other` by more than `distance`.
  func isOff(_ other: cas_rect, by distance: Double) -> Bool {
    let pairs = [(x, other.x), (y, other.y), (width, other.width), (height, other.height)]
    return pairs.contains { !(($0.0 - $0.1).magnitude <= distance) }
  }
}

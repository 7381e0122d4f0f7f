// What another program made of the views of a file, beside what is made of them here.

import CCasement

extension LoadedScene {
  /// Whether a file says what another program made of its views.
  public var saysWhatIsStored: Bool { !stored.isEmpty }

  /// Views that lie elsewhere than stored, and the flags that were stored beside what is found here.
  func storedOtherwise(_ style: Style) throws(Diagnostic) -> String {
    if stored.isEmpty { return "" }
    let ambiguous = Set(try ambiguities().map { $0.item })
    var table = Table(["stored otherwise", "x", "y", "width", "height", ""])
    var isEmpty = true
    for row in rows() {
      guard let stored = stored[row.item] else { continue }
      let isElsewhere = row.frame.isOff(stored.frame, by: 0.5)
      let isLoose = ambiguous.contains(row.item)
      let notes = remarks(stored.flags, isElsewhere: isElsewhere, isLoose: isLoose)
      if !isElsewhere, notes.isEmpty { continue }
      isEmpty = false
      table.add([row.name] + numbers(row.frame) + [notes])
      if isElsewhere { table.add(["  stored"] + numbers(stored.frame) + [""]) }
    }
    return isEmpty ? "" : table.text(style)
  }

  /// Where flags and findings differ, or agree that something is wrong.
  private func remarks(_ flags: [String], isElsewhere: Bool, isLoose: Bool) -> String {
    var remarks: [String] = []
    for (flag, isHere) in [("misplaced", isElsewhere), ("ambiguous", isLoose)] {
      switch (flags.contains(flag), isHere) {
      case (true, true): remarks.append("\(flag), as Xcode says")
      case (true, false): remarks.append("Xcode says \(flag), which it is not")
      case (false, true): if flag == "ambiguous" { remarks.append("ambiguous, of which Xcode says nothing") }
      case (false, false): break
      }
    }
    return remarks.joined(separator: "; ")
  }

  private func numbers(_ frame: cas_rect) -> [String] {
    [frame.x, frame.y, frame.width, frame.height].map(short)
  }
}

extension cas_rect {
  /// Whether any of its numbers differs from that of another by more than a distance.
  func isOff(_ other: cas_rect, by distance: Double) -> Bool {
    let pairs = [(x, other.x), (y, other.y), (width, other.width), (height, other.height)]
    return pairs.contains { !(($0.0 - $0.1).magnitude <= distance) }
  }
}

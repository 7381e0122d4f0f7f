// What a message about constraints means, in words.

extension LogReport {
  /// Returns the text for one message.
  public func words() -> String {
    var lines = ["line \(line): " + Self.count(constraints.count, "constraint") + " listed"]
    if !unread.isEmpty {
      lines.append("\(Self.count(unread.count, "description")) cannot be read, and left out:")
      lines += unread.prefix(5).map { "  " + $0.prefix(200) }
    }
    guard let conflict = LogConflict(in: constraints, broken: broken) else {
      lines.append(
        "as printed they can hold together: the list is cut, its numbers are rounded, or they depend on baselines")
      return lines.joined(separator: "\n") + "\n"
    }
    lines += describe(conflict)
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ conflict: LogConflict) -> [String] {
    let count = conflict.members.count
    let many = "these \(count) cannot hold together; without any one of them the others can:"
    var lines = [count == 1 ? "this constraint cannot hold:" : many]
    for member in conflict.members {
      lines.append("  " + constraints[member].words + (member == broken ? "  (broken)" : ""))
    }
    for size in conflict.sized { lines.append("  \(title(size)) >= 0: sizes and margins are not negative") }
    if let broken, !conflict.members.contains(broken) {
      lines.append("Auto Layout broke another one, which can hold with the rest: " + constraints[broken].words)
    }
    let points = number(conflict.missing)
    lines.append("they miss each other by \(points) \(points == "1" ? "point" : "points")")
    return lines + causes(conflict).map { "cause: " + $0 }
  }

  private func title(_ size: LoggedAttribute) -> String {
    let titles = constraints.lazy.compactMap { $0.titles[size.item] }
    return (titles.first ?? size.item) + "." + size.name
  }

  /// The usual causes, of which a conflict has some.
  private func causes(_ conflict: LogConflict) -> [String] {
    let members = conflict.members.map { constraints[$0] }
    func has(_ identifier: String) -> Bool { members.contains { $0.identifier.hasPrefix(identifier) } }
    var causes: [String] = []
    if members.contains(where: { $0.isAutoresizing }) {
      causes.append(
        "an autoresizing mask is made into a constraint: set translatesAutoresizingMaskIntoConstraints to false")
    }
    if has("UIView-Encapsulated-Layout-") {
      causes.append(
        "a table, a collection view or the system sets the size of the view: give one of your constraints priority 999")
    }
    if has("_UITemporaryLayout") || has("fittingSize") {
      causes.append("the view is measured at a size that its constraints do not allow: give one of them priority 999")
    }
    if has("UISV-hiding") {
      causes.append("a stack view gives a hidden view the size 0: give a constraint inside the view priority 999")
    }
    return causes
  }

  private static func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
}

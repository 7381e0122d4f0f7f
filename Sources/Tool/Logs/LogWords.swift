// The explanation of a message, in words.

extension LogExplanation {
  /// Returns the text for one message.
  public func words() -> String {
    var lines = ["line \(report.line): " + Self.count(report.constraints.count, "constraint") + " listed"]
    if !report.unread.isEmpty {
      lines.append("\(Self.count(report.unread.count, "description")) cannot be read, and left out:")
      lines += report.unread.prefix(5).map { "  " + $0.prefix(200) }
    }
    if let conflict {
      lines += describe(conflict)
    } else if report.constraints.isEmpty || !report.unread.isEmpty {
      lines.append("whether the constraints can hold together is not known, since not all of them could be read")
    } else {
      lines.append(
        "as printed they can hold together: the list is cut, its numbers are rounded, or they depend on baselines")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ conflict: LogConflict) -> [String] {
    let constraints = report.constraints
    let count = conflict.members.count
    let many = "these \(count) cannot hold together; without any one of them the others can:"
    var lines = [count == 1 ? "this constraint cannot hold:" : many]
    for member in conflict.members {
      lines.append("  " + constraints[member].words + (member == report.broken ? "  (broken)" : ""))
    }
    for size in conflict.sized { lines.append("  \(title(size)) >= 0: sizes and margins are not negative") }
    if let broken = report.broken, !conflict.members.contains(broken) {
      lines.append("Auto Layout broke another one, which can hold with the rest: " + constraints[broken].words)
    }
    let points = number(conflict.missing)
    lines.append("they miss each other by \(points) \(points == "1" ? "point" : "points")")
    if count > 1 { lines += yielding() }
    return lines + causes.map { "cause: " + $0 }
  }

  /// Which of the members yields, and which should.
  private func yielding() -> [String] {
    var lines: [String] = []
    if report.broken == nil, let likely {
      lines.append("the message does not say which was broken; probably: " + report.constraints[likely].words)
    }
    guard let better else {
      lines.append("all of them are UIKit's own: no constraint of yours can yield")
      return lines
    }
    if better != report.broken {
      lines.append("better broken, with priority 999: " + report.constraints[better].words)
    }
    return lines
  }

  private func title(_ size: LoggedAttribute) -> String {
    let titles = report.constraints.lazy.compactMap { $0.titles[size.item] }
    return (titles.first ?? size.item) + "." + size.name
  }

  private static func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
}

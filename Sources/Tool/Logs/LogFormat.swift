// Explanations as JSON, for programs. The format is described in docs/explain.md.

import Documents

extension LogExplanation {
  /// Returns the explanations of the messages of a log as JSON.
  public static func json(_ explanations: [LogExplanation]) -> String {
    Datum.object([("messages", .list(explanations.map { $0.datum }))]).lines() + "\n"
  }

  private var datum: Datum {
    var members = Members()
    members.add("line", Double(report.line))
    members.add("constraints", .list(report.constraints.map { $0.datum }))
    members.add("unread", report.unread.map { .text(String($0.prefix(200))) })
    members.add("broken", report.broken.map { Double($0) })
    if let conflict {
      members.add("conflict", .numbers(conflict.members.map { Double($0) }))
      members.add("not_negative", conflict.sized.map { $0.datum })
      members.add("points", conflict.missing)
      members.add("likely", likely.map { Double($0) })
      members.add("better", better.map { Double($0) })
      members.add("causes", causes.map { .text($0) })
    }
    return members.datum
  }
}

extension LoggedAttribute {
  fileprivate var datum: Datum { .object([("item", .text(item)), ("attribute", .text(name))]) }
}

extension LoggedConstraint {
  fileprivate var datum: Datum {
    var members = Members()
    members.add("address", address)
    members.add("class", kind)
    if !identifier.isEmpty { members.add("identifier", identifier) }
    if !location.isEmpty { members.add("location", location) }
    members.add("first", first.datum)
    members.add("relation", relation.rawValue)
    if multiplier != 1 { members.add("multiplier", multiplier) }
    members.add("second", second?.datum)
    members.add("constant", constant)
    members.add("priority", priority)
    members.add("words", words)
    return members.datum
  }
}

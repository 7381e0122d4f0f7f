// What a message means: the constraints that cannot hold together, which of them yields, and why they are there.

/// The explanation of one message.
public struct LogExplanation: Sendable {
  public let report: LogReport
  /// Nil where the constraints can hold together as printed.
  let conflict: LogConflict?
  /// The member that Auto Layout probably breaks, by the rule of `LogRoles`.
  let likely: Int?
  /// The member that does least harm if it yields; nil if the program has stated none of them.
  let better: Int?
  let causes: [String]

  public init(_ report: LogReport) {
    self.report = report
    conflict = LogConflict(in: report.constraints, broken: report.broken)
    let roles = LogRoles(report.constraints)
    let members = conflict?.members ?? []
    likely = roles.likely(members)
    better = roles.better(members)
    causes = Self.causes(members.map { report.constraints[$0] })
  }

  /// The usual causes, of which a conflict has some.
  private static func causes(_ members: [LoggedConstraint]) -> [String] {
    func has(_ identifier: String) -> Bool { members.contains { $0.identifier.contains(identifier) } }
    var causes: [String] = []
    if members.contains(where: { $0.isAutoresizing }) {
      causes.append(
        "an autoresizing mask is made into a constraint: set translatesAutoresizingMaskIntoConstraints to false")
    }
    if has("-Encapsulated-Layout-") {
      causes.append(
        "a table, a collection view or the system sets the size of the view: give one of your constraints priority 999")
    }
    if has("_UITemporaryLayout") || has("fittingSize") {
      causes.append("the view is measured at a size that its constraints do not allow: give one of them priority 999")
    }
    if members.contains(where: { $0.isOfSystem && $0.isSize && $0.constant == 0 && !$0.identifier.contains("hiding") })
    {
      causes.append(
        "the size is 0: the view is laid out before it has one; if it looks right later, nothing else is wrong")
    }
    if has("UISV-hiding") {
      causes.append("a stack view gives a hidden view the size 0: give a constraint inside the view priority 999")
    }
    if members.contains(where: { $0.isSizeOfContent }) {
      causes.append("code or a library sets the size of the content view of a cell, which the table sets, too")
    }
    if let (one, _) = twins(members) {
      causes.append(
        "\(one.title(one.first)) is stated twice: remove one of them, or change its constant instead of adding another")
    }
    return causes
  }

  /// Returns two constraints of the program that differ only in the constant.
  private static func twins(_ members: [LoggedConstraint]) -> (LoggedConstraint, LoggedConstraint)? {
    for (number, one) in members.enumerated() where !one.isOfSystem && !one.isSizeOfContent {
      if let other = members[(number + 1)...].first(where: { $0.isTwin(of: one) }) { return (one, other) }
    }
    return nil
  }
}

extension LoggedConstraint {
  /// Whether it gives the content view of a cell a length, and is not the table's.
  fileprivate var isSizeOfContent: Bool {
    isSize && !isOfSystem && (titles[first.item]?.contains("ContentView ") ?? false)
  }

  fileprivate func isTwin(of other: LoggedConstraint) -> Bool {
    !isOfSystem && first == other.first && second == other.second && relation == other.relation
      && multiplier == other.multiplier && superview == other.superview
  }
}

// What the constraints of a message are for, and which of a conflict Auto Layout breaks.

/// What a constraint is for, in the order in which Auto Layout breaks them, the last one first.
///
/// The order is the one that agrees most often with public logs (docs/explain.md); Apple does not document one.
enum LogRole: Int, Comparable {
  /// An edge at the top or left of the view around it, or a centre.
  case nearEdge
  /// Two sizes in proportion.
  case proportion
  /// An edge at the bottom or right of the view around it.
  case farEdge
  /// Beside another view.
  case spacing
  /// A length alone.
  case size

  static func < (one: LogRole, other: LogRole) -> Bool { one.rawValue < other.rawValue }
}

extension LoggedConstraint {
  /// Whether the system makes it for a size that the program does not state as a constraint: that of a cell, of a view that
  /// is measured, of a hidden view in a stack, of a safe area, or of a frame.
  var isOfSystem: Bool {
    if isAutoresizing || kind.hasSuffix("LayoutSupportConstraint") { return true }
    return identifier.contains("-Encapsulated-Layout-") || identifier.contains("SafeAreaLayoutGuide-")
      || ["_UITemporaryLayout", "fittingSize", "UISV-hiding"].contains { identifier.hasPrefix($0) }
  }
}

extension LoggedConstraint {
  /// Whether UIKit makes it, so that a program cannot give it another priority.
  var isOfUIKit: Bool {
    let prefixes = ["UISV-", "UIView-", "NSView-", "UINav", "UIButtonBar", "_UI"]
    return isOfSystem || kind.hasPrefix("_") || prefixes.contains { identifier.hasPrefix($0) }
  }
}

/// The roles of the constraints of a message.
struct LogRoles {
  private let constraints: [LoggedConstraint]
  /// The items that others are in, as far as the message says.
  private var containers: Set<String> = []

  init(_ constraints: [LoggedConstraint]) {
    self.constraints = constraints
    for constraint in constraints {
      if let superview = constraint.superview { containers.insert(superview) }
      for (item, title) in constraint.titles where title.contains("ContentView ") { containers.insert(item) }
      if constraint.isOfSystem, constraint.isSize, !constraint.kind.hasSuffix("LayoutSupportConstraint") {
        containers.insert(constraint.first.item)
      }
    }
  }

  func role(_ index: Int) -> LogRole {
    let constraint = constraints[index]
    if constraint.isAboutSize { return constraint.second == nil ? .size : .proportion }
    guard let second = constraint.second else { return .nearEdge }
    let isInside = containers.contains(constraint.first.item) || containers.contains(second.item)
    let (one, other) = (Self.isFar(constraint.first.name), Self.isFar(second.name))
    if !isInside || one != other { return .spacing }
    return one ? .farEdge : .nearEdge
  }

  private static func isFar(_ attribute: String) -> Bool {
    ["trailing", "right", "bottom", "maxX", "maxY"].contains { attribute.hasPrefix($0) }
  }

  /// Returns the one of some constraints that Auto Layout probably breaks: none of the system's if there are others, or else
  /// none of its sizes; of these the last role, and of several the larger constant.
  func likely(_ members: [Int]) -> Int? {
    let choices = [
      members.filter { !constraints[$0].isOfSystem },
      members.filter { !constraints[$0].isOfSystem || !constraints[$0].isSize }, members,
    ]
    return choices.first { !$0.isEmpty }?.max {
      (role($0), constraints[$0].constant) < (role($1), constraints[$1].constant)
    }
  }

  /// Returns the constraint of the program that does least harm if it yields: the last edge at the bottom or right, so that
  /// views keep their sizes and spaces; else the last size, or another. Nil if all are made by UIKit.
  func better(_ members: [Int]) -> Int? {
    let stated = members.filter { !constraints[$0].isOfUIKit }
    return stated.last { role($0) == .farEdge } ?? stated.last { role($0) == .size } ?? likely(stated)
  }
}

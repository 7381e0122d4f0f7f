// Which of the constraints of a message cannot hold together, found by the solver.

import CCasement

/// A minimal set of constraints that contradict each other: without any one of them the others can hold.
struct LogConflict {
  /// Indices of constraints, in the order of the message.
  var members: [Int] = []
  /// Sizes and margins that would be negative otherwise.
  var sized: [LoggedAttribute] = []
  /// How far the constraint that Auto Layout broke is from holding if the others hold; if it is not a member, the last one.
  var missing = 0.0

  /// Returns a conflict, with the broken constraint if there is such a one; nil where all constraints can hold together.
  init?(in constraints: [LoggedConstraint], broken: Int?) {
    var rows = LogRows(constraints)
    let order = constraints.indices.filter { $0 != broken } + (broken.map { [$0] } ?? [])
    guard var found = rows.conflict(order) else { return nil }
    found.members.sort()
    self = found
  }

  fileprivate init(members: [Int], sized: [LoggedAttribute]) { (self.members, self.sized) = (members, sized) }
}

/// The rows of constraints in a solver, with a variable for each place and length of an item.
private struct LogRows {
  private let constraints: [LoggedConstraint]
  /// The superview of items, as far as the constraints say.
  private var superviews: [String: String] = [:]
  private var variables: [String: cas_variable] = [:]

  private typealias Terms = [String: Double]

  init(_ constraints: [LoggedConstraint]) {
    self.constraints = constraints
    for constraint in constraints {
      if let superview = constraint.superview, superview != constraint.first.item {
        superviews[constraint.first.item] = superview
      } else if let superview = constraint.superview, let second = constraint.second, second.item != superview {
        superviews[second.item] = superview
      }
    }
  }

  /// What a row stands for.
  private enum Meaning {
    case constraint(Int)
    case size(LoggedAttribute)
  }

  /// Above so many rows the solver names a conflict first, which is then reduced.
  private static let mostRows = 500

  /// Removes rows as long as the others contradict each other, the stated ones after the implied, the broken one last. What
  /// stays is minimal.
  mutating func conflict(_ order: [Int]) -> LogConflict? {
    guard let solver = cas_solver_new(nil, nil) else { return nil }
    defer { cas_solver_free(solver) }
    variables = [:]
    var rows: [(id: cas_constraint, meaning: Meaning)] = []
    for meaning in sizes().map({ Meaning.size($0) }) + order.map({ .constraint($0) }) {
      let id = add(meaning, solver)
      if id != 0 { rows.append((id, meaning)) }
    }
    guard cas_solver_solve(solver) == CAS_CONFLICT else { return nil }
    if rows.count > Self.mostRows { keepOneConflict(&rows, solver) }
    var found = LogConflict(members: [], sized: [])
    var kept: [(id: cas_constraint, meaning: Meaning)] = []
    for (id, meaning) in rows {
      cas_solver_remove(solver, id)
      if cas_solver_solve(solver) == CAS_CONFLICT { continue }
      kept.append((add(meaning, solver), meaning))
      switch meaning {
      case .constraint(let index): found.members.append(index)
      case .size(let size): found.sized.append(size)
      }
    }
    if let last = kept.last, cas_solver_set_priority(solver, last.id, 999) == CAS_OK, cas_solver_solve(solver) >= 0 {
      _ = cas_solver_violation(solver, last.id, &found.missing)
    }
    return found
  }

  private func keepOneConflict(_ rows: inout [(id: cas_constraint, meaning: Meaning)], _ solver: OpaquePointer) {
    var list: UnsafePointer<cas_constraint>?
    var count = 0
    guard cas_solver_conflict(solver, 0, &list, &count) == CAS_OK, let list else { return }
    let kept = Set(UnsafeBufferPointer(start: list, count: count))
    for row in rows where !kept.contains(row.id) { cas_solver_remove(solver, row.id) }
    rows.removeAll { !kept.contains($0.id) }
  }

  private mutating func add(_ meaning: Meaning, _ solver: OpaquePointer) -> cas_constraint {
    switch meaning {
    case .size(let size):
      return add([variable(size.item, size.name): 1], CAS_GREATER_OR_EQUAL, 0, 1000, solver)
    case .constraint(let index):
      let constraint = constraints[index]
      let (terms, constant) = terms(of: constraint)
      return add(terms, Self.relation(constraint), constant, constraint.priority, solver)
    }
  }

  private mutating func add(
    _ terms: Terms, _ relation: Int, _ constant: Double, _ priority: Double, _ solver: OpaquePointer
  ) -> cas_constraint {
    let list = terms.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map { name, coefficient in
      if variables[name] == nil { variables[name] = cas_solver_add_variable(solver, nil) }
      return cas_term(variable: variables[name] ?? 0, coefficient: coefficient)
    }
    let whole = cas_priority(min(max(priority.rounded(), 1), 1000))
    return cas_solver_add(solver, list, list.count, cas_relation(relation), constant, whole)
  }

  // MARK: Meaning

  private func variable(_ item: String, _ name: String) -> String { item + "." + name }

  /// The lengths that are not negative: sizes, and the margins that constraints use.
  private func sizes() -> [LoggedAttribute] {
    var names: [String: Set<String>] = [:]
    for attribute in constraints.flatMap({ [$0.first] + ($0.second.map { [$0] } ?? []) }) {
      names[attribute.item, default: ["width", "height"]].formUnion(Self.margins(of: attribute.name))
    }
    return names.sorted { $0.key < $1.key }.flatMap { item, names in
      names.sorted().map { LoggedAttribute(item: item, name: $0) }
    }
  }

  private static func margins(of name: String) -> [String] {
    switch name {
    case "leftMargin", "leadingMargin": ["left margin"]
    case "rightMargin", "trailingMargin": ["right margin"]
    case "topMargin": ["top margin"]
    case "bottomMargin": ["bottom margin"]
    case "centerXWithinMargins": ["left margin", "right margin"]
    case "centerYWithinMargins": ["top margin", "bottom margin"]
    default: []
    }
  }

  private static func relation(_ constraint: LoggedConstraint) -> Int {
    switch constraint.relation {
    case .equal: Int(CAS_EQUAL)
    case .atLeast: Int(CAS_GREATER_OR_EQUAL)
    case .atMost: Int(CAS_LESS_OR_EQUAL)
    }
  }

  /// Returns a constraint as a row: its terms, and the constant.
  private func terms(of constraint: LoggedConstraint) -> (Terms, Double) {
    var terms = terms(of: constraint.first)
    var second = constraint.second
    // A place without a second item is that in the superview; a center or far edge counts from its origin, too.
    if second == nil, !["width", "height"].contains(constraint.first.name) {
      let isHorizontal = LoggedConstraint.horizontal.contains(constraint.first.name)
      let known = constraint.superview ?? superviews[constraint.first.item]
      let superview = known ?? "superview of " + constraint.first.item
      second = LoggedAttribute(item: superview, name: isHorizontal ? "left" : "top")
    }
    if let second {
      for (name, coefficient) in self.terms(of: second) {
        terms[name, default: 0] -= constraint.multiplier * coefficient
      }
    }
    return (terms, constraint.constant)
  }

  /// Returns the sum that an attribute is. Margins and the offsets of baselines are variables of their own, since the log
  /// does not say how large they are; leading is left, since it does not say the direction.
  private func terms(of attribute: LoggedAttribute) -> Terms {
    let (left, width) = (variable(attribute.item, "left"), variable(attribute.item, "width"))
    let (top, height) = (variable(attribute.item, "top"), variable(attribute.item, "height"))
    func own(_ name: String) -> String { variable(attribute.item, name) }
    switch attribute.name {
    case "left", "leading", "minX": return [left: 1]
    case "right", "trailing", "maxX": return [left: 1, width: 1]
    case "centerX", "midX": return [left: 1, width: 0.5]
    case "width": return [width: 1]
    case "top", "minY": return [top: 1]
    case "bottom", "maxY": return [top: 1, height: 1]
    case "centerY", "midY": return [top: 1, height: 0.5]
    case "height": return [height: 1]
    case "leftMargin", "leadingMargin": return [left: 1, own("left margin"): 1]
    case "rightMargin", "trailingMargin": return [left: 1, width: 1, own("right margin"): -1]
    case "topMargin": return [top: 1, own("top margin"): 1]
    case "bottomMargin": return [top: 1, height: 1, own("bottom margin"): -1]
    case "centerXWithinMargins":
      return [left: 1, width: 0.5, own("left margin"): 0.5, own("right margin"): -0.5]
    case "centerYWithinMargins":
      return [top: 1, height: 0.5, own("top margin"): 0.5, own("bottom margin"): -0.5]
    case "firstBaseline": return [top: 1, own("first baseline"): 1]
    default: return [top: 1, height: 1, own("last baseline"): -1]
    }
  }
}

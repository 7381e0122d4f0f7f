// What a report says about a layout: conflicts, ambiguous items, and unsatisfied optional constraints.

public import CCasement

/// A constraint in a report.
public struct Statement {
  public var constraint: cas_constraint
  /// `name.leading == icon.trailing + 8 @1000 "name-after-icon"`
  public var text: String
  /// The rule of the file; nil for the constraint of a view, a stack or the screen.
  public var origin: RulePlace?
  public var violation: Double
}

extension LoadedScene {
  public func statement(_ constraint: cas_constraint) -> Statement {
    let text = String(decoding: written { cas_constraint_write(scene, constraint, $0, $1) }.bytes, as: UTF8.self)
    var violation = 0.0
    _ = cas_constraint_violation(scene, constraint, &violation)
    return Statement(constraint: constraint, text: text, origin: origins[constraint], violation: violation)
  }

  public var conflictCount: Int { cas_scene_conflict_count(scene) }

  /// Sets of constraints that cannot hold together; the dropped one of each comes first.
  public func conflicts() throws(Diagnostic) -> [[Statement]] {
    var conflicts: [[Statement]] = []
    for index in 0..<conflictCount {
      var constraints: UnsafePointer<cas_constraint>?
      var count = 0
      try check(cas_scene_conflict(scene, index, &constraints, &count), at: nil)
      let ids = Array(UnsafeBufferPointer(start: constraints, count: count))
      conflicts.append(ids.map { statement($0) })
    }
    return conflicts
  }

  public struct Ambiguity: Hashable {
    public var item: cas_item
    public var isHorizontal: Bool
  }

  /// Returns the first items, at most `limit`, that constraints do not determine, each with an axis.
  public func ambiguities(atMost limit: Int = .max) throws(Diagnostic) -> [Ambiguity] {
    var list: UnsafePointer<cas_ambiguity>?
    var count = 0
    try check(cas_scene_ambiguities(scene, limit, &list, &count), at: nil)
    return UnsafeBufferPointer(start: list, count: count).map {
      Ambiguity(item: $0.item, isHorizontal: $0.axis == CAS_HORIZONTAL)
    }
  }

  public func hasAmbiguities() throws(Diagnostic) -> Bool { try !ambiguities(atMost: 1).isEmpty }

  /// Optional constraints of the file that do not hold.
  func unsatisfied() -> [Statement] {
    let dropped = Set((try? conflicts())?.compactMap { $0.first?.constraint } ?? [])
    return origins.keys.sorted().filter { !dropped.contains($0) && isActive($0) }.map { statement($0) }
      .filter { $0.violation > 1e-6 }
  }

  private func isActive(_ constraint: cas_constraint) -> Bool {
    sum(of: constraint)?.is_inactive == 0
  }
}

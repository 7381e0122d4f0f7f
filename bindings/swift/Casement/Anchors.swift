import CCasement

/// An attribute of an item, times a number, plus a number: a side of a constraint.
public struct Anchor {
  var scene: Scene
  var item: UInt32
  var attribute: Attribute
  var multiplier = 1.0
  var constant = 0.0

  public static func + (anchor: Anchor, distance: Double) -> Anchor {
    var moved = anchor
    moved.constant += distance
    return moved
  }
  public static func - (anchor: Anchor, distance: Double) -> Anchor { anchor + -distance }
  public static func * (anchor: Anchor, factor: Double) -> Anchor {
    var scaled = anchor
    scaled.multiplier *= factor
    scaled.constant *= factor
    return scaled
  }
  public static func * (factor: Double, anchor: Anchor) -> Anchor { anchor * factor }
  public static func / (anchor: Anchor, divisor: Double) -> Anchor { anchor * (1 / divisor) }

  public static func == (first: Anchor, second: Anchor) -> Equation { Equation(first, .equal, second) }
  public static func <= (first: Anchor, second: Anchor) -> Equation { Equation(first, .lessOrEqual, second) }
  public static func >= (first: Anchor, second: Anchor) -> Equation { Equation(first, .greaterOrEqual, second) }
  public static func == (anchor: Anchor, number: Double) -> Equation { Equation(anchor, .equal, number) }
  public static func <= (anchor: Anchor, number: Double) -> Equation { Equation(anchor, .lessOrEqual, number) }
  public static func >= (anchor: Anchor, number: Double) -> Equation { Equation(anchor, .greaterOrEqual, number) }
}

/// A constraint that is not yet in a scene: `button.left == field.right + 8`. `Scene.add(_:)` adds it.
public struct Equation {
  var first: Anchor
  var relation: Relation
  /// nil: `first` is compared with the constant alone.
  var second: Anchor?
  var constant: Double
  var priority = Priority.required

  init(_ first: Anchor, _ relation: Relation, _ second: Anchor) {
    // A multiplier of the first side goes to the second.
    let factor = 1 / first.multiplier
    self.first = first
    self.relation = factor < 0 ? relation.mirrored : relation
    self.second = second * factor
    self.constant = (second.constant - first.constant) * factor
  }

  init(_ first: Anchor, _ relation: Relation, _ number: Double) {
    let factor = 1 / first.multiplier
    self.first = first
    self.relation = factor < 0 ? relation.mirrored : relation
    self.constant = (number - first.constant) * factor
  }

  /// The same at another priority.
  public func priority(_ priority: Priority) -> Equation {
    var changed = self
    changed.priority = priority
    return changed
  }

  /// It for C. Throws where an item is of another scene.
  func raw(in scene: Scene) throws -> cas_equation {
    try scene.expectOwn(first.scene)
    if let second { try scene.expectOwn(second.scene) }
    var made = cas_equation()
    made.first = first.item
    made.first_attribute = first.attribute.rawValue
    made.relation = relation.rawValue
    made.priority = priority.number
    // A second side that is multiplied by 0 is none.
    if let second, second.multiplier != 0 {
      made.second = second.item
      made.second_attribute = second.attribute.rawValue
      made.multiplier = second.multiplier
    }
    made.constant = constant
    return made
  }
}

extension Relation {
  /// The relation of exchanged sides.
  var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

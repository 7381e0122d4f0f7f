import CCasement

/// A side of a constraint: an anchor, or a sum of anchors.
public protocol Side {
  /// It as a sum.
  var sum: Sum { get }
}

/// An attribute of an item.
public struct Anchor: Side {
  let scene: Scene
  let id: UInt32
  /// Which attribute it is.
  public let attribute: Attribute

  /// The item whose attribute it is.
  public var item: AnyItem { AnyItem(scene: scene, id: id) }
  public var sum: Sum { Sum(summands: [Summand(anchor: self, multiplier: 1)]) }

  /// Whether both are the same attribute of the same item. Anchors are compared by `==` to state constraints.
  func isSame(as other: Anchor) -> Bool { id == other.id && attribute == other.attribute && scene === other.scene }
}

/// An anchor of a sum or of a constraint, and the number that it is multiplied by.
public struct Summand {
  public let anchor: Anchor
  public let multiplier: Double
}

/// Anchors, each times a number, plus a number.
public struct Sum: Side {
  public private(set) var summands: [Summand] = []
  public private(set) var constant = 0.0

  init(summands: [Summand]) { self.summands = summands }
  init(_ constant: Double) { self.constant = constant }

  public var sum: Sum { self }

  func adding(_ other: Sum, times factor: Double) -> Sum {
    var all = self
    all.summands += other.summands.map { Summand(anchor: $0.anchor, multiplier: $0.multiplier * factor) }
    all.constant += other.constant * factor
    return all
  }

  /// Each anchor once, in order, without those whose multipliers cancel.
  var merged: [Summand] {
    var found: [Summand] = []
    for each in summands {
      if let known = found.firstIndex(where: { $0.anchor.isSame(as: each.anchor) }) {
        found[known] = Summand(anchor: each.anchor, multiplier: found[known].multiplier + each.multiplier)
      } else {
        found.append(each)
      }
    }
    return found.filter { $0.multiplier != 0 }
  }
}

extension Side {
  public static func + (first: Self, second: some Side) -> Sum { first.sum.adding(second.sum, times: 1) }
  public static func + (side: Self, distance: Double) -> Sum { side.sum.adding(Sum(distance), times: 1) }
  public static func + (distance: Double, side: Self) -> Sum { side + distance }
  public static func - (first: Self, second: some Side) -> Sum { first.sum.adding(second.sum, times: -1) }
  public static func - (side: Self, distance: Double) -> Sum { side + -distance }
  public static func - (distance: Double, side: Self) -> Sum { Sum(distance).adding(side.sum, times: -1) }
  public static prefix func - (side: Self) -> Sum { side * -1 }
  public static func * (side: Self, factor: Double) -> Sum { Sum(0).adding(side.sum, times: factor) }
  public static func * (factor: Double, side: Self) -> Sum { side * factor }
  public static func / (side: Self, divisor: Double) -> Sum { side * (1 / divisor) }

  public static func == (first: Self, second: some Side) -> Equation { Equation(first.sum, .equal, second.sum) }
  public static func <= (first: Self, second: some Side) -> Equation { Equation(first.sum, .lessOrEqual, second.sum) }
  public static func >= (first: Self, second: some Side) -> Equation {
    Equation(first.sum, .greaterOrEqual, second.sum)
  }
  public static func == (side: Self, number: Double) -> Equation { Equation(side.sum, .equal, Sum(number)) }
  public static func <= (side: Self, number: Double) -> Equation { Equation(side.sum, .lessOrEqual, Sum(number)) }
  public static func >= (side: Self, number: Double) -> Equation { Equation(side.sum, .greaterOrEqual, Sum(number)) }
}

/// A constraint that is not yet in a scene: `row.width == icon.width + text.width + 8`. `Scene.add(_:)` adds it.
public struct Equation {
  var left: Sum
  var relation: Relation
  var right: Sum
  var priority = Priority.required
  var weight = 1.0
  var identifier = ""
  var isInactive = false

  init(_ left: Sum, _ relation: Relation, _ right: Sum) {
    (self.left, self.relation, self.right) = (left, relation, right)
  }

  /// The same at another priority.
  public func priority(_ priority: Priority) -> Equation { with { $0.priority = priority } }
  /// The same with a weight, which multiplies its violation beside others of its priority.
  public func weight(_ weight: Double) -> Equation { with { $0.weight = weight } }
  /// The same with an identifier, by which `Scene.constraint(_:)` finds it and reports name it.
  public func identifier(_ identifier: String) -> Equation { with { $0.identifier = identifier } }
  /// The same, not active when it is added: for `Scene.switch(off:on:)`.
  public func inactive() -> Equation { with { $0.isInactive = true } }

  private func with(_ change: (inout Equation) -> Void) -> Equation {
    var changed = self
    change(&changed)
    return changed
  }

  /// What C takes.
  enum Stated {
    /// One anchor, or two positions or two lengths.
    case equation(cas_equation)
    /// More anchors, or a position beside a length. The struct has all but the summands.
    case sum(cas_sum, [cas_summand])

    /// nil for a sum.
    var equation: cas_equation? { if case .equation(let equation) = self { equation } else { nil } }

    /// The same with an identifier; an empty one is none.
    func named(_ identifier: UnsafePointer<CChar>?) -> Stated {
      let identifier = identifier?.pointee == 0 ? nil : identifier
      switch self {
      case .equation(var equation):
        equation.identifier = identifier
        return .equation(equation)
      case .sum(var sum, let summands):
        sum.identifier = identifier
        return .sum(sum, summands)
      }
    }
  }

  /// It for C. Throws where an item is of another scene.
  func raw(in scene: Scene) throws -> Stated {
    for each in left.summands + right.summands { try scene.expectOwn(each.anchor.scene) }
    let (ours, theirs) = (left.merged, right.merged)
    let all = left.adding(right, times: -1)
    let (constant, summands) = (0 - all.constant, all.merged)
    // An anchor on both sides stays there, so that a violation is what the sides differ by.
    if ours.count == 1, theirs.count == 1, ours[0].anchor.isSame(as: theirs[0].anchor) {
      let isTurned = theirs[0].multiplier == 1 && ours[0].multiplier != 1
      let (first, second) = isTurned ? (theirs[0], ours[0]) : (ours[0], theirs[0])
      let kept = Summand(anchor: second.anchor, multiplier: second.multiplier - (first.multiplier - 1))
      return .equation(equation(first.anchor, kept, isTurned ? 0 - constant : constant, isMirrored: isTurned))
    }
    guard let first = summands.first else {
      throw CasementError(status: .empty, description: "a constraint is about an anchor, and here all cancel out")
    }
    let isMirrored = first.multiplier < 0
    if summands.count == 1 {
      return .equation(equation(first.anchor, nil, constant / first.multiplier, isMirrored: isMirrored))
    }
    if summands.count == 2, first.anchor.isLength == summands[1].anchor.isLength {
      let second = Summand(anchor: summands[1].anchor, multiplier: -summands[1].multiplier / first.multiplier)
      return .equation(equation(first.anchor, second, constant / first.multiplier, isMirrored: isMirrored))
    }
    var made = cas_sum()
    (made.relation, made.priority, made.constant) = (relation.rawValue, priority.raw, constant)
    (made.weight, made.is_inactive) = (rawWeight(weight), isInactive ? 1 : 0)
    return .sum(
      made,
      summands.map {
        cas_summand(item: $0.anchor.id, attribute: $0.anchor.attribute.rawValue, multiplier: $0.multiplier)
      })
  }

  private func equation(_ first: Anchor, _ second: Summand?, _ constant: Double, isMirrored: Bool) -> cas_equation {
    var made = cas_equation()
    made.first = first.id
    made.first_attribute = first.attribute.rawValue
    made.relation = (isMirrored ? relation.mirrored : relation).rawValue
    made.priority = priority.raw
    (made.weight, made.is_inactive) = (rawWeight(weight), isInactive ? 1 : 0)
    // A second side that is multiplied by 0 is none.
    if let second, second.multiplier != 0 {
      made.second = second.anchor.id
      made.second_attribute = second.anchor.attribute.rawValue
      made.multiplier = second.multiplier
    }
    made.constant = constant
    return made
  }
}

extension Anchor {
  fileprivate var isLength: Bool { attribute == .width || attribute == .height }
}

extension Relation {
  /// The relation of exchanged sides.
  fileprivate var mirrored: Relation {
    switch self {
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }
}

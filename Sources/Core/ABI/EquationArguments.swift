// Conversion of constraints between `cas_equation`, `cas_sum` and the core.

import CCasement
import Layout
import Memory
import Screen
import Solver
import Status

extension SceneHandle {
  mutating func add(_ equation: cas_equation) throws(Status) -> ConstraintID {
    let identifier = try name(equation.identifier, "identifier")
    let constraint = try read(equation)
    let isActive = equation.is_inactive == 0
    return try judging(isActive && scene.model.triesStaleBoxes(with: constraint)) { handle throws(Status) in
      do throws(Status) {
        return try handle.scene.model.addConstraint(constraint, identifier: identifier, isActive: isActive)
      } catch { throw handle.attributing(error, in: constraint) }
    }
  }

  /// Attributes an error to the part of the constraint that it is about.
  private mutating func attributing(_ error: Status, in constraint: Constraint) -> Status {
    switch error.part {
    case .none: return error
    case .first: return attributing(error, to: "first")
    case .second: return attributing(error, to: "second")
    case .constant: return attributing(error, to: "constant")
    case .priority: return attributing(error, to: "priority")
    case .multiplier, .weight:
      message.begin(error.part == .weight ? "weight" : "multiplier")
      if error == .outOfRange, error.part == .multiplier || constraint.weight > 0 { message.say(outsideFactors) }
      return error
    }
  }

  /// Returns an array of ids, all of constraints that the caller may change.
  mutating func constraints(
    _ start: UnsafePointer<cas_constraint>?, _ count: Int, _ name: StaticString = "constraints"
  ) throws(Status) -> UnsafeBufferPointer<ConstraintID> {
    let constraints = try array(start, count, of: ConstraintID.self, name)
    for index in constraints.indices {
      try element(index, of: name) { handle throws(Status) in
        try handle.scene.model.checkStated(constraints[index])
      }
    }
    return constraints
  }

  private mutating func read(_ equation: cas_equation) throws(Status) -> Constraint {
    let first = try attribute(equation.first_attribute, "first_attribute")
    guard let relation = Relation(rawValue: equation.relation) else { throw attributing(.outOfRange, to: "relation") }
    var constraint = Constraint(ItemID(equation.first), first, relation, equation.constant)
    constraint.second = equation.second == 0 ? nil : ItemID(equation.second)
    constraint.secondAttribute = try attribute(equation.second_attribute, "second_attribute")
    if equation.multiplier != 0 { constraint.multiplier = equation.multiplier }
    if equation.priority != 0 { constraint.priority = equation.priority }
    if equation.weight != 0 { constraint.weight = equation.weight }
    return constraint
  }

  private mutating func attribute(_ number: cas_attribute, _ name: StaticString) throws(Status) -> Attribute {
    guard let attribute = Attribute(rawValue: number) else { throw attributing(.outOfRange, to: name) }
    return attribute
  }

  mutating func equation(of id: ConstraintID) throws(Status) -> cas_equation {
    let constraint = try screen.animatedScene.constraint(id)
    guard !constraint.isSum else { throw isSum() }
    return cas_equation(
      first: constraint.first.raw, first_attribute: constraint.firstAttribute.rawValue,
      relation: constraint.relation.rawValue, second: constraint.second?.raw ?? 0,
      second_attribute: constraint.secondAttribute.rawValue, priority: constraint.priority,
      multiplier: constraint.multiplier, constant: constraint.constant, weight: constraint.weight,
      identifier: scene.constraints.zeroTerminatedIdentifier(of: id), is_inactive: try scene.model.isActive(id) ? 0 : 1)
  }
}

// MARK: Sums

extension SceneHandle {
  mutating func add(_ sum: cas_sum) throws(Status) -> ConstraintID {
    let identifier = try name(sum.identifier, "identifier")
    let summands = try array(sum.summands, sum.count, of: Summand.self, "summands")
    guard let relation = Relation(rawValue: sum.relation) else { throw attributing(.outOfRange, to: "relation") }
    var template = Constraint(.window, .none, relation, sum.constant)
    if sum.priority != 0 { template.priority = sum.priority }
    if sum.weight != 0 { template.weight = sum.weight }
    for index in summands.indices {
      do throws(Status) { try scene.constraints.validate(summands[index]) } catch {
        message.begin("summands", index)
        if error == .outOfRange, summands[index].isValid { message.say(outsideFactors) }
        throw error
      }
    }
    let isActive = sum.is_inactive == 0
    let isStale = isActive && scene.model.triesStaleBoxes(with: summands, at: template.priority)
    return try judging(isStale) { handle throws(Status) in
      do throws(Status) {
        return try handle.scene.model.addSum(summands, like: template, identifier: identifier, isActive: isActive)
      } catch { throw handle.attributing(error, in: template) }
    }
  }

  /// Returns any constraint as a sum.
  mutating func sum(of id: ConstraintID) throws(Status) -> cas_sum {
    let constraint = try screen.animatedScene.constraint(id)
    let summands = try scene.constraints.elements(of: constraint)
    let start = UnsafeRawPointer(summands.baseAddress)?.bindMemory(to: cas_summand.self, capacity: summands.count)
    return cas_sum(
      summands: start, count: summands.count, relation: constraint.relation.rawValue, priority: constraint.priority,
      constant: constraint.constant, weight: constraint.weight,
      identifier: scene.constraints.zeroTerminatedIdentifier(of: id), is_inactive: try scene.model.isActive(id) ? 0 : 1)
  }

  /// Returns the error of a call that does not apply to sums, to be thrown.
  mutating func isSum() -> Status {
    message.say("the constraint is a sum: read it with cas_constraint_get_sum()")
    return .kind
  }
}

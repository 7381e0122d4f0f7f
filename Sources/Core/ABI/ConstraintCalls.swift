// casement.h, "Constraints"; of "Layouts" cas_scene_attach() and cas_constraint_set_constant().

import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

// MARK: Adding and removing

@implementation @_cdecl("cas_scene_add_constraint")
public func cas_scene_add_constraint(
  _ scene: OpaquePointer?, _ equation: UnsafePointer<cas_equation>?
) -> cas_constraint {
  creating(in: scene) { handle throws(Status) in
    try handle.add(handle.required(equation, "equation").pointee).raw
  }
}

@implementation @_cdecl("cas_scene_add_sum")
public func cas_scene_add_sum(_ scene: OpaquePointer?, _ sum: UnsafePointer<cas_sum>?) -> cas_constraint {
  creating(in: scene) { handle throws(Status) in try handle.add(handle.required(sum, "sum").pointee).raw }
}

@implementation @_cdecl("cas_scene_attach")
public func cas_scene_attach(
  _ scene: OpaquePointer?, _ first: cas_item, _ first_attribute: cas_attribute, _ second: cas_item,
  _ second_attribute: cas_attribute, _ constant: Double
) -> cas_constraint {
  creating(in: scene, .none, .constant) { handle throws(Status) in
    var equation = cas_equation()
    (equation.first, equation.first_attribute) = (first, first_attribute)
    (equation.second, equation.second_attribute) = (second, second_attribute)
    equation.constant = constant
    return try handle.add(equation).raw
  }
}

@implementation @_cdecl("cas_scene_add_constraints")
public func cas_scene_add_constraints(
  _ scene: OpaquePointer?, _ equations: UnsafePointer<cas_equation>?, _ count: Int,
  _ out_constraints: UnsafeMutablePointer<cas_constraint>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let equations = try handle.array(equations, count, of: cas_equation.self, "equations")
    try handle.scene.model.reserve(constraints: count)
    try handle.judging(handle.scene.model.mayTryStaleBoxes) { handle throws(Status) in
      try handle.makeAll(count, of: "equations", out_constraints) { handle, index throws(Status) in
        try handle.add(equations[index]).raw
      } takeBack: { scene, constraint throws(Status) in
        try scene.model.remove(ConstraintID(constraint))
      }
    }
  }
}

@implementation @_cdecl("cas_constraint_remove")
public func cas_constraint_remove(_ scene: OpaquePointer?, _ constraint: cas_constraint) -> cas_status {
  withHandle(scene: scene, .constraint) { handle throws(Status) in
    try handle.scene.model.remove(ConstraintID(constraint))
  }
}

@implementation @_cdecl("cas_scene_remove_constraints")
public func cas_scene_remove_constraints(
  _ scene: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ count: Int
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let constraints = try handle.constraints(constraints, count)
    for constraint in constraints where handle.scene.constraints.isLive(constraint) {
      try handle.scene.model.remove(constraint)
    }
  }
}

// MARK: Changing

@implementation @_cdecl("cas_constraint_set_active")
public func cas_constraint_set_active(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ is_active: Int32
) -> cas_status {
  withHandle(scene: scene, .constraint) { handle throws(Status) in
    let isStale = is_active != 0 && handle.isStale(for: ConstraintID(constraint))
    try handle.judging(isStale) { handle throws(Status) in
      try handle.scene.model.setActive(is_active != 0, ConstraintID(constraint))
    }
  }
}

@implementation @_cdecl("cas_scene_switch_constraints")
public func cas_scene_switch_constraints(
  _ scene: OpaquePointer?, _ off: UnsafePointer<cas_constraint>?, _ off_count: Int,
  _ on: UnsafePointer<cas_constraint>?, _ on_count: Int
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let off = try handle.constraints(off, off_count, "off")
    let on = try handle.constraints(on, on_count, "on")
    try handle.judging(handle.scene.model.mayTryStaleBoxes) { handle throws(Status) in
      try handle.scene.model.switchConstraints(off: off, on: on)
    }
  }
}

@implementation @_cdecl("cas_constraint_set_constant")
public func cas_constraint_set_constant(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ constant: Double
) -> cas_status {
  withHandle(scene: scene, .constraint, .constant) { handle throws(Status) in
    let isStale = isCoordinate(constant) && handle.isStale(for: ConstraintID(constraint))
    try handle.judging(isStale) { handle throws(Status) in
      try handle.screen.animatedScene.setConstant(constant, of: ConstraintID(constraint))
    }
  }
}

@implementation @_cdecl("cas_scene_set_constants")
public func cas_scene_set_constants(
  _ scene: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ constants: UnsafePointer<Double>?,
  _ count: Int
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let constraints = try handle.constraints(constraints, count)
    let constants = try handle.array(constants, count, of: Double.self, "constants")
    for index in constants.indices {
      do throws(Status) { try checkCoordinate(constants[index]) } catch {
        throw handle.attributing(error, to: "constants", index)
      }
    }
    try handle.judging(handle.scene.model.mayTryStaleBoxes) { handle throws(Status) in
      try handle.screen.animatedScene.setConstants(constants, of: constraints)
    }
  }
}

@implementation @_cdecl("cas_constraint_set_priority")
public func cas_constraint_set_priority(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ priority: cas_priority
) -> cas_status {
  withHandle(scene: scene, .constraint, .priority) { handle throws(Status) in
    let isStale = priority == requiredPriority && handle.isStale(for: ConstraintID(constraint))
    try handle.judging(isStale) { handle throws(Status) in
      try handle.scene.model.setPriority(priority, of: ConstraintID(constraint))
    }
  }
}

@implementation @_cdecl("cas_constraint_set_multiplier")
public func cas_constraint_set_multiplier(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ multiplier: Double
) -> cas_status {
  withHandle(scene: scene, .constraint, .multiplier) { handle throws(Status) in
    let isStale = isFactor(multiplier) && handle.isStale(for: ConstraintID(constraint))
    do throws(Status) {
      try handle.judging(isStale) { handle throws(Status) in
        try handle.scene.model.setMultiplier(multiplier, of: ConstraintID(constraint))
      }
    } catch {
      if error == .kind { throw handle.isSum() }
      throw error == .zero ? handle.attributing(error, to: "multiplier") : error
    }
  }
}

@implementation @_cdecl("cas_constraint_set_weight")
public func cas_constraint_set_weight(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ weight: Double
) -> cas_status {
  withHandle(scene: scene, .constraint) { handle throws(Status) in
    do throws(Status) { try handle.scene.model.setWeight(weight, of: ConstraintID(constraint)) } catch {
      throw handle.weight(weight, behind: error)
    }
  }
}

// MARK: Helpers

@implementation @_cdecl("cas_scene_add_barrier")
public func cas_scene_add_barrier(
  _ scene: OpaquePointer?, _ owner: cas_item, _ edge: cas_attribute, _ items: UnsafePointer<cas_item>?, _ count: Int,
  _ margin: Double, _ name: UnsafePointer<CChar>?
) -> cas_item {
  creating(in: scene, .owner, .edge) { handle throws(Status) in
    let name = try handle.name(name, "name")
    let items = try handle.array(items, count, of: ItemID.self, "items")
    for index in items.indices {
      try handle.element(index, of: "items") { handle throws(Status) in _ = try handle.scene.tree.kind(of: items[index])
      }
    }
    do throws(Status) { try checkCoordinate(margin) } catch { throw handle.attributing(error, to: "margin") }
    guard !items.isEmpty else { throw handle.attributing(.empty, to: "items") }
    guard let edge = Attribute(rawValue: edge) else { throw .outOfRange }
    return try handle.scene.addBarrier(in: ItemID(owner), edge, at: items, margin: margin, name: name).raw
  }
}

@implementation @_cdecl("cas_scene_add_fit")
public func cas_scene_add_fit(
  _ scene: OpaquePointer?, _ item: cas_item, _ container: cas_item, _ aspect_ratio: Double, _ fit: cas_fit,
  _ identifier: UnsafePointer<CChar>?, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let isReported = out_constraints != nil || out_count != nil
    let output = isReported ? try handle.output(out_constraints, out_count, "out_constraints") : nil
    let identifier = try handle.name(identifier, "identifier")
    guard let fit = Fit(rawValue: fit) else { throw handle.attributing(.outOfRange, to: "fit") }
    guard aspect_ratio.isFinite else { throw handle.attributing(.notFinite, to: "aspect_ratio") }
    guard aspect_ratio > 0, isFactor(aspect_ratio) else { throw handle.attributing(.outOfRange, to: "aspect_ratio") }
    do throws(Status) {
      try handle.scene.addFit(
        of: ItemID(item), in: ItemID(container), aspectRatio: aspect_ratio, fit, identifier: identifier)
    } catch {
      switch error.part {
      case .first: throw handle.attributing(error, to: "item")
      case .second: throw handle.attributing(error, to: "container")
      default: throw error
      }
    }
    output?.set(handle.scene.constraints.members)
  }
}

@implementation @_cdecl("cas_constraint_set_gone")
public func cas_constraint_set_gone(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ has_constant: Int32, _ constant: Double
) -> cas_status {
  withHandle(scene: scene, .constraint, .constant) { handle throws(Status) in
    try checkCoordinate(constant)
    try handle.scene.model.setGoneConstant(has_constant != 0 ? constant : .nan, of: ConstraintID(constraint))
  }
}

@implementation @_cdecl("cas_constraint_gone")
public func cas_constraint_gone(_ scene: OpaquePointer?, _ constraint: cas_constraint) -> Double {
  withScene(scene, or: .nan) { scene throws(Status) in
    try scene.model.goneConstant(of: ConstraintID(constraint))
  }
}

// MARK: Reading

@implementation @_cdecl("cas_constraint_get")
public func cas_constraint_get(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ out_equation: UnsafeMutablePointer<cas_equation>?
) -> cas_status {
  withHandle(scene: scene, .constraint) { handle throws(Status) in
    let result = try handle.required(out_equation, "out_equation")
    result.pointee = try handle.equation(of: ConstraintID(constraint))
  }
}

@implementation @_cdecl("cas_constraint_get_sum")
public func cas_constraint_get_sum(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ out_sum: UnsafeMutablePointer<cas_sum>?
) -> cas_status {
  withHandle(scene: scene, .constraint) { handle throws(Status) in
    let result = try handle.required(out_sum, "out_sum")
    result.pointee = try handle.sum(of: ConstraintID(constraint))
  }
}

@implementation @_cdecl("cas_scene_find_constraint")
public func cas_scene_find_constraint(
  _ scene: OpaquePointer?, _ identifier: UnsafePointer<CChar>?
) -> cas_constraint {
  creating(in: scene) { handle throws(Status) in
    let text = try handle.required(identifier, "identifier")
    guard let bytes = try handle.name(text, "identifier") else { return 0 }
    return handle.scene.constraints.constraint(called: bytes)?.raw ?? 0
  }
}

@implementation @_cdecl("cas_scene_constraints")
public func cas_scene_constraints(
  _ scene: OpaquePointer?, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let output = try handle.output(out_constraints, out_count, "out_constraints")
    handle.scene.constraints.listConstraints()
    output.set(handle.scene.constraints.members)
  }
}

@implementation @_cdecl("cas_item_constraints")
public func cas_item_constraints(
  _ scene: OpaquePointer?, _ item: cas_item,
  _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene, .item) { handle throws(Status) in
    let output = try handle.output(out_constraints, out_count, "out_constraints")
    try handle.scene.constraints.listConstraints(of: ItemID(item))
    output.set(handle.scene.constraints.members)
  }
}

@implementation @_cdecl("cas_constraint_write")
public func cas_constraint_write(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(scene: scene, .constraint) { handle throws(Status) in
    var pieces = Pieces(function: try handle.required(write, "write"), context: context)
    try handle.callingOut { screen throws(Status) in
      let id = ConstraintID(constraint)
      try pieces.write(id, as: try screen.animatedScene.constraint(id), of: &screen.scene)
    }
  }
}

@implementation @_cdecl("cas_constraint_violation")
public func cas_constraint_violation(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ out_violation: UnsafeMutablePointer<Double>?
) -> cas_status {
  withHandle(scene: scene, .constraint) { handle throws(Status) in
    let result = try handle.required(out_violation, "out_violation")
    result.pointee = try handle.screen.animatedScene.violation(of: ConstraintID(constraint))
  }
}

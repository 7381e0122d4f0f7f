// Reads constraints: numbers, owner, and whether they are active, dropped or violated.

import Memory
import Solver
import Status

extension Model {
  /// Returns the slot of a constraint that the caller may change. Throws `.owned` for an owned constraint.
  mutating func findStated(_ id: ConstraintID) throws(Status) -> Int32 {
    guard constraints.isLive(id), constraints.records[id.slot].owner == .stated else {
      throw .owned(by: try owner(of: id))
    }
    return id.slot
  }

  /// Throws `.owned` for an owned constraint, which the caller must not change.
  package mutating func checkStated(_ id: ConstraintID) throws(Status) { _ = try findStated(id) }

  /// The constraint with its present constant, priority and weight.
  package mutating func constraint(_ id: ConstraintID) throws(Status) -> Constraint {
    id.isSize ? try sizeConstraint(id) : constraints.records[try constraints.find(id)].stated
  }

  package mutating func owner(of id: ConstraintID) throws(Status) -> ConstraintOwner {
    if id.isSize {
      _ = try sizeConstraint(id)
      return .size
    }
    return constraints.records[try constraints.find(id)].owner
  }

  package mutating func isActive(_ id: ConstraintID) throws(Status) -> Bool {
    if id.isSize {
      _ = try sizeConstraint(id)
      return true
    }
    return constraints.records[try constraints.find(id)].isActive
  }

  mutating func isDropped(_ id: ConstraintID) throws(Status) -> Bool {
    if id.isSize { return false }
    let row = constraints.records[try constraints.find(id)].row
    return row.raw != 0 && solver.isDropped(row)
  }

  /// Returns the violation of an active constraint, with its own or another constant; 0 if it is inactive.
  package mutating func violation(of id: ConstraintID, at constant: Double? = nil) throws(Status) -> Double {
    if id.isSize { return try sizeViolation(id) }
    let slot = try constraints.find(id)
    if constraints.records[slot].row.raw == 0 { return 0 }
    return publishedViolation(slot, constant ?? constraints.records[slot].stated.constant)
  }
}

// Barriers and fits: several constraints that one call adds. The caller owns them, and may change and remove each.

import Memory
import Solver
import Status

/// How an item of an aspect ratio is placed in another item.
package enum Fit: Int32, BitwiseCopyable {
  /// It is as large as fits inside the other item.
  case contain = 0
  /// It is as small as covers the other item.
  case cover = 1
}

/// The priority of the row that makes a barrier as small as possible, and the size of a fit as close as possible to that of
/// its container: between hugging (250) and compression resistance (750).
private var tightPriority: Int32 { 400 }

// MARK: Barriers

/// The attributes of a barrier: its edge, the one opposite, and those of the other axis.
private struct BarrierSides {
  var edge: Attribute
  var opposite: Attribute
  var size: Attribute
  var across: (near: Attribute, far: Attribute)
  /// Whether the edge is the right, trailing or bottom one, which is beyond the items.
  var isFar: Bool

  /// Nil where an attribute is no edge.
  init?(_ edge: Attribute) {
    self.edge = edge
    switch edge {
    case .left: (opposite, isFar) = (.right, false)
    case .right: (opposite, isFar) = (.left, true)
    case .leading: (opposite, isFar) = (.trailing, false)
    case .trailing: (opposite, isFar) = (.leading, true)
    case .top: (opposite, isFar) = (.bottom, false)
    case .bottom: (opposite, isFar) = (.top, true)
    default: return nil
    }
    let isVertical = edge.axis == .vertical
    size = isVertical ? .height : .width
    across = isVertical ? (.left, .right) : (.top, .bottom)
  }
}

extension Scene {
  /// Adds a guide that reaches from the opposite edge of its owner to the furthest of several items, and a margin beyond.
  package mutating func addBarrier(
    in owner: ItemID, _ edge: Attribute, at items: UnsafeBufferPointer<ItemID>, margin: Double,
    name: UnsafeBufferPointer<UInt8>?
  ) throws(Status) -> ItemID {
    guard let sides = BarrierSides(edge) else { throw .outOfRange }
    guard !items.isEmpty else { throw .empty }
    try checkCoordinate(margin)
    for item in items { _ = try tree.find(item) }
    let pendingState = pendingState
    let guide = try frames.addGuide(in: owner, name: name)
    var list = Buffer<Constraint>(tree.account)
    defer { list.release() }
    do throws(Status) {
      try inMemory { () throws(MemoryError) in try list.reserve(items.count + 4) }
      list.appendReserved(Constraint(guide, sides.opposite, .equal, owner, sides.opposite))
      list.appendReserved(Constraint(guide, sides.across.near, .equal, owner, sides.across.near))
      list.appendReserved(Constraint(guide, sides.across.far, .equal, owner, sides.across.far))
      for item in items {
        list.appendReserved(
          Constraint(
            guide, edge, sides.isFar ? .greaterOrEqual : .lessOrEqual, item, edge,
            constant: sides.isFar ? margin : -margin))
      }
      var tight = Constraint(guide, sides.size, .equal, 0)
      tight.priority = tightPriority
      list.appendReserved(tight)
      try addTogether(list.elements)
    } catch {
      // Removing a guide without constraints cannot fail.
      do throws(Status) { try remove(guide) } catch {}
      restore(pendingState)
      throw error
    }
    return guide
  }

  // MARK: Fits

  /// Adds the constraints that center an item of an aspect ratio, width / height, in another item, as large as fits, or as
  /// small as covers it. `constraints.members` are these constraints.
  package mutating func addFit(
    of item: ItemID, in container: ItemID, aspectRatio: Double, _ fit: Fit, identifier: UnsafeBufferPointer<UInt8>?
  ) throws(Status) {
    let bound: Relation = fit == .contain ? .lessOrEqual : .greaterOrEqual
    var tight = Constraint(item, .width, .equal, container, .width)
    tight.priority = tightPriority
    let list = (
      Constraint(item, .width, .equal, item, .height, multiplier: aspectRatio),
      Constraint(item, .centerX, .equal, container, .centerX), Constraint(item, .centerY, .equal, container, .centerY),
      Constraint(item, .width, bound, container, .width), Constraint(item, .height, bound, container, .height), tight
    )
    try withUnsafePointer(to: list) { (list) throws(Status) in
      let first = UnsafeRawPointer(list).assumingMemoryBound(to: Constraint.self)
      try addTogether(UnsafeBufferPointer(start: first, count: 6), identifier: identifier)
    }
  }

  /// Adds constraints, all or none. Fills `constraints.members` with them.
  private mutating func addTogether(
    _ list: UnsafeBufferPointer<Constraint>, identifier: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) {
    for stated in list { try constraints.validate(stated) }
    try model.reserve(constraints: list.count)
    constraints.members.removeAll()
    let pendingState = pendingState
    do throws(Status) {
      try model.beginGroup()
      for stated in list {
        constraints.members.appendReserved(try model.addConstraint(stated, identifier: identifier))
      }
      try model.endGroup()
    } catch {
      model.cancelGroup()
      while !constraints.members.isEmpty { model.discard(constraints.members.removeLast().slot) }
      restore(pendingState)
      throw error
    }
  }
}

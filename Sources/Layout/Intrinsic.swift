// Sizes that views want of their own.

package import Memory
package import Solver

extension Scene {
  /// The intrinsic size; -1 along an axis without one.
  package mutating func intrinsicSize(of item: ItemID) throws(LayoutError) -> (width: Double, height: Double) {
    let item = try find(item)
    return (items[item].contents.0.intrinsic, items[item].contents.1.intrinsic)
  }

  /// Replaces the intrinsic size of a view. While there is one along an axis, it is two constraints, whose constants
  /// follow.
  package mutating func setIntrinsicSize(width: Double, height: Double, of item: ItemID) throws(LayoutError) {
    let view = try findOwnView(item)
    guard width.isFinite, height.isFinite else { throw .notFinite }
    guard width >= 0 || width == -1, height >= 0 || height == -1 else { throw .outOfRange }
    guard height == -1 || items[view].measure < 0 else { throw .owned }
    let old = items[view].contents
    let keepsHeight = items[view].measure >= 0
    do throws(LayoutError) {
      try makeLimits(.horizontal, of: view, for: width)
      if !keepsHeight { try makeLimits(.vertical, of: view, for: height) }
      beginBatch()
      try noteLimits(.horizontal, of: view, at: width)
      if !keepsHeight { try noteLimits(.vertical, of: view, at: height) }
      try applyBatch()
    } catch {
      dropLimits(.horizontal, of: view, unless: old.0.limits.0 >= 0)
      dropLimits(.vertical, of: view, unless: old.1.limits.0 >= 0)
      throw error
    }
    items[view].contents.0.intrinsic = width
    if !keepsHeight { items[view].contents.1.intrinsic = height }
    dropLimits(.horizontal, of: view, unless: width >= 0)
    if !keepsHeight { dropLimits(.vertical, of: view, unless: height >= 0) }
  }

  /// How firmly a view is no larger than its intrinsic size along an axis.
  package mutating func setHugging(_ priority: Int32, _ axis: Axis, of item: ItemID) throws(LayoutError) {
    let view = try findOwnView(item)
    guard (1...requiredPriority).contains(priority) else { throw .outOfRange }
    let limit = items[view].content(axis).limits.0
    if limit >= 0 { try setPriority(priority, ofConstraint: limit) }
    items[view].withContent(axis) { $0.hugging = priority }
  }

  /// How firmly a view is no smaller than its intrinsic size along an axis.
  package mutating func setCompression(_ priority: Int32, _ axis: Axis, of item: ItemID) throws(LayoutError) {
    let view = try findOwnView(item)
    guard (1...requiredPriority).contains(priority) else { throw .outOfRange }
    let limit = items[view].content(axis).limits.1
    if limit >= 0 { try setPriority(priority, ofConstraint: limit) }
    items[view].withContent(axis) { $0.compression = priority }
  }

  package mutating func hugging(_ axis: Axis, of item: ItemID) throws(LayoutError) -> Int32 {
    items[try find(item)].content(axis).hugging
  }

  package mutating func compression(_ axis: Axis, of item: ItemID) throws(LayoutError) -> Int32 {
    items[try find(item)].content(axis).compression
  }

  /// Any view but the window, whose size is given.
  private mutating func findOwnView(_ item: ItemID) throws(LayoutError) -> Int32 {
    let view = try findView(item)
    guard view != 0 else { throw .kind }
    return view
  }

  /// The two constraints of an axis, if there is to be a size and there are none.
  mutating func makeLimits(_ axis: Axis, of view: Int32, for size: Double) throws(LayoutError) {
    let content = items[view].content(axis)
    guard size >= 0, content.limits.0 < 0 else { return }
    var stated = Constraint(id(ofItem: view), axis == .horizontal ? .width : .height, .lessOrEqual, roundedUp(size))
    stated.priority = content.hugging
    let hugging = try addConstraint(stated, origin: .hugging)
    stated.relation = .greaterOrEqual
    stated.priority = content.compression
    do throws(LayoutError) {
      let compression = try addConstraint(stated, origin: .compression)
      items[view].withContent(axis) { $0.limits = (hugging.slot, compression.slot) }
    } catch {
      discard(hugging.slot)
      throw error
    }
  }

  mutating func noteLimits(_ axis: Axis, of view: Int32, at size: Double) throws(LayoutError) {
    let limits = items[view].content(axis).limits
    guard size >= 0, limits.0 >= 0 else { return }
    try noteConstant(roundedUp(size), of: limits.0)
    try noteConstant(roundedUp(size), of: limits.1)
  }

  mutating func dropLimits(_ axis: Axis, of view: Int32, unless isKept: Bool) {
    let limits = items[view].content(axis).limits
    guard !isKept, limits.0 >= 0 else { return }
    discard(limits.0)
    discard(limits.1)
    items[view].withContent(axis) { $0.limits = (-1, -1) }
  }
}

extension ItemRecord {
  func content(_ axis: Axis) -> Content { axis == .horizontal ? contents.0 : contents.1 }

  mutating func withContent(_ axis: Axis, _ change: (inout Content) -> Void) {
    if axis == .horizontal { change(&contents.0) } else { change(&contents.1) }
  }
}

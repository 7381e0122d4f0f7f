// Intrinsic sizes, hugging and compression resistance.

import Memory
import Solver
import Status

extension Scene {
  /// Replaces the intrinsic size of a view. Along an axis with an intrinsic size, a view has two fixed constraints.
  package mutating func setIntrinsicSize(_ size: Size, of item: ItemID) throws(Status) {
    try checkIntrinsicSize(size, of: item)
    try withUnsafePointer(to: item) { (item) throws(Status) in
      try withUnsafePointer(to: size) { (size) throws(Status) in
        try setIntrinsicSizes(
          UnsafeBufferPointer(start: size, count: 1), of: UnsafeBufferPointer(start: item, count: 1))
      }
    }
  }

  /// Throws unless a view may have this intrinsic size.
  package mutating func checkIntrinsicSize(_ size: Size, of item: ItemID) throws(Status) {
    let view = try findOwnView(item)
    if size.width != -1 { try check(length: size.width) }
    if size.height != -1 { try check(length: size.height) }
    guard items[view].measure < 0 || size.width == -1 && size.height == -1 else { throw .owned }
  }

  /// Sets several sizes that were checked, all or none. If a view is named twice, the last size counts.
  @inline(never)
  package mutating func setIntrinsicSizes(
    _ sizes: UnsafeBufferPointer<Size>, of views: UnsafeBufferPointer<ItemID>
  ) throws(Status) {
    do throws(Status) {
      try reserveLimits(of: views, for: sizes)
      beginBatch()
      try grouped { (scene) throws(Status) in
        for index in views.indices { try scene.makeLimits(of: views[index].slot, for: sizes[index]) }
      }
      try applyBatch()
    } catch {
      for view in views { dropLimits(of: view.slot) }
      throw error
    }
    for index in views.indices {
      let view = views[index].slot
      if items[view].measure >= 0 { continue }
      items[view].contents.0.intrinsic = intrinsicSize(sizes[index].width)
      items[view].contents.1.intrinsic = intrinsicSize(sizes[index].height)
      noteProportion(of: view)
    }
    for view in views { dropLimits(of: view.slot) }
  }

  /// Reserves memory for the constraints that are missing, of one term each.
  private mutating func reserveLimits(
    of views: UnsafeBufferPointer<ItemID>, for sizes: UnsafeBufferPointer<Size>
  ) throws(Status) {
    var count = 0
    for index in views.indices {
      let contents = items[views[index].slot].contents
      if sizes[index].width >= 0 && contents.0.limits.0 < 0 { count += 2 }
      if sizes[index].height >= 0 && contents.1.limits.0 < 0 { count += 2 }
    }
    if count > 2 { try reserve(constraints: count, terms: 1) }
  }

  private mutating func makeLimits(of view: Int32, for size: Size) throws(Status) {
    try makeLimits(.horizontal, of: view, for: size.width)
    try makeLimits(.vertical, of: view, for: size.height)
  }

  /// Removes the constraints of axes without an intrinsic size.
  @inline(never)
  mutating func dropLimits(of view: Int32) {
    dropLimits(.horizontal, of: view)
    dropLimits(.vertical, of: view)
  }

  /// Sets the hugging priority: that of `size <= intrinsic` along an axis.
  package mutating func setHugging(_ priority: Int32, _ axis: Axis, of item: ItemID) throws(Status) {
    let view = try findOwnView(item)
    guard (1...requiredPriority).contains(priority) else { throw .outOfRange }
    let limit = items[view].content(axis).limits.0
    if limit >= 0 { try setPriority(priority, ofConstraint: limit) }
    items[view].withContent(axis) { $0.hugging = priority }
  }

  /// Sets the compression resistance priority: that of `size >= intrinsic` along an axis.
  package mutating func setCompression(_ priority: Int32, _ axis: Axis, of item: ItemID) throws(Status) {
    let view = try findOwnView(item)
    guard (1...requiredPriority).contains(priority) else { throw .outOfRange }
    let limit = items[view].content(axis).limits.1
    if limit >= 0 { try setPriority(priority, ofConstraint: limit) }
    items[view].withContent(axis) { $0.compression = priority }
  }

  /// Returns the slot of a view. Throws `.kind` for the window, whose size is set by the caller.
  mutating func findOwnView(_ item: ItemID) throws(Status) -> Int32 {
    let view = try findView(item)
    guard view != 0 else { throw .kind }
    return view
  }

  /// Adds the two constraints of an axis with a size. Where they exist, adds their new constants to the batch.
  mutating func makeLimits(_ axis: Axis, of view: Int32, for size: Double) throws(Status) {
    guard size >= 0, !isArranged(view) else { return }
    let content = items[view].content(axis)
    if content.limits.0 >= 0 { return try noteLimits(axis, of: view, at: size) }
    let limits = try addBounds(
      Constraint(id(ofItem: view), axis == .horizontal ? .width : .height, .equal, roundedUp(size)),
      (content.hugging, content.compression), origins: (.hugging, .compression),
      ages: (items[view].age(of: .hugging(axis)), items[view].age(of: .compression(axis))))
    items[view].withContent(axis) { $0.limits = limits }
  }

  mutating func noteLimits(_ axis: Axis, of view: Int32, at size: Double) throws(Status) {
    let limits = items[view].content(axis).limits
    guard size >= 0, limits.0 >= 0 else { return }
    try noteConstant(roundedUp(size), of: limits.0)
    try noteConstant(roundedUp(size), of: limits.1)
  }

  private mutating func dropLimits(_ axis: Axis, of view: Int32) {
    let content = items[view].content(axis)
    guard content.intrinsic < 0, content.limits.0 >= 0 else { return }
    discard(content.limits.0)
    discard(content.limits.1)
    items[view].withContent(axis) { $0.limits = (-1, -1) }
  }
}

extension ItemRecord {
  func content(_ axis: Axis) -> Content { axis == .horizontal ? contents.0 : contents.1 }

  mutating func withContent(_ axis: Axis, _ change: (inout Content) -> Void) {
    if axis == .horizontal { change(&contents.0) } else { change(&contents.1) }
  }
}

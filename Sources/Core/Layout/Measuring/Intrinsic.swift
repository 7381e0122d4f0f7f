// Intrinsic sizes, hugging and compression resistance.

import Memory
import Status

extension Scene {
  /// Replaces the intrinsic size of a view. For each axis with an intrinsic size, the view has two owned constraints.
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
    let view = try tree.findOwnView(item)
    if size.width != -1 { try checkLength(size.width) }
    if size.height != -1 { try checkLength(size.height) }
    guard tree.items[view].measure < 0 || size.width == -1 && size.height == -1 else { throw .owned }
  }

  /// Sets several sizes, all or none. They must have been checked. If a view occurs twice, its last size counts.
  @inline(never)
  package mutating func setIntrinsicSizes(
    _ sizes: UnsafeBufferPointer<Size>, of views: UnsafeBufferPointer<ItemID>
  ) throws(Status) {
    if model.mayHaveIntrinsicRows(views) { try addIntrinsicRows(sizes, of: views) }
    for index in views.indices {
      let view = views[index].slot
      if tree.items[view].measure >= 0 { continue }
      let size = intrinsicSize(sizes[index])
      tree.items[view].intrinsic.0.size = size.width
      tree.items[view].intrinsic.1.size = size.height
      stacks.noteProportion(of: view)
    }
    for view in views { model.removeUnusedIntrinsicRows(of: view.slot) }
  }

  private mutating func addIntrinsicRows(
    _ sizes: UnsafeBufferPointer<Size>, of views: UnsafeBufferPointer<ItemID>
  ) throws(Status) {
    do throws(Status) {
      try model.reserveIntrinsicRows(of: views, for: sizes)
      model.beginBatch()
      try model.grouped { (model) throws(Status) in
        for index in views.indices {
          try model.makeIntrinsicRows(of: views[index].slot, for: intrinsicSize(sizes[index]))
        }
      }
      try model.applyBatch()
    } catch {
      for view in views { model.removeUnusedIntrinsicRows(of: view.slot) }
      throw error
    }
  }
}

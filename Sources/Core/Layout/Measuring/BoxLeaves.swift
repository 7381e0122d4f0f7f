// The sizes of leaves of boxes: views with an intrinsic size or a measure function.
//
// A box asks for the sizes of a leaf at several widths. Of these, the leaf keeps none: its intrinsic size and its baselines are
// those at the width that the box gave it.

import Boxes
import Memory
import Solver
import Status

/// Leaves whose measure functions gave invalid sizes in this layout, and the error about the last one.
struct MismeasuredLeaves: ~Copyable {
  var items: Buffer<Int32>
  var last: InvalidMeasurement?
  var error: Status?

  init(_ account: Account) { items = Buffer(account) }

  mutating func release() { items.release() }
}

/// The leaf function of boxes; the context is the scene, whose trees it must not access.
let measureLeaf: LeafFunction.Function = { request, size, context in
  guard let request, let size, let context else { return Status.null.rawValue }
  let scene = context.assumingMemoryBound(to: Scene.self)
  do throws(Status) {
    let measured = try scene.pointee.measureLeaf(request.load(as: LeafRequest.self))
    size.storeBytes(of: measured.size, as: NodeSize.self)
    return measured.isSameForAll ? LeafFunction.sameForAll : 0
  } catch { return error.rawValue }
}

extension Scene {
  /// Returns the size of the alignment rect of a leaf. Views without a size along an axis have 0 there.
  fileprivate mutating func measureLeaf(
    _ request: LeafRequest
  ) throws(Status) -> (size: NodeSize, isSameForAll: Bool) {
    let item = boxes.records[request.node].item
    let measure = tree.items[item].measure
    var size = NodeSize(width: tree.items[item].intrinsic.0.size, height: tree.items[item].intrinsic.1.size)
    var baseline = tree.items[item].firstBaseline
    var isSameForAll = false
    if measure >= 0 {
      let measurement = try measuredLeaf(item, request)
      size = NodeSize(
        width: request.widthKind == .minContent ? 0 : measurement.width, height: measurement.height)
      baseline = views.measures[measure].baselines(of: measurement).first
    } else if views.isFitted(item) {
      let measurement = try fittedLeaf(item, request)
      size = NodeSize(width: measurement.width, height: measurement.height)
    } else {
      isSameForAll = true
    }
    size.width = roundedLength(size.width)
    size.height = roundedLength(size.height)
    if baseline != 0 { size.baseline = baseline - tree.alignmentInsets(of: item).top }
    return (size, isSameForAll)
  }

  private mutating func roundedLength(_ size: Double) -> Double { size > 0 ? views.roundedUp(size) : 0 }

  /// Returns the size from the measure function of a leaf: at the width if that is known, else the natural size.
  private mutating func measuredLeaf(_ item: Int32, _ request: LeafRequest) throws(Status) -> Measurement {
    let natural = try naturalLeaf(item)
    if request.heightKind != .automatic || views.measures[tree.items[item].measure].isNew { return natural }
    return try measuredLeaf(item, at: request.widthKind == .known ? request.width : roundedLength(natural.width))
  }

  /// Returns the natural size of a leaf. If it is invalid, the view is measured again by the next call.
  private mutating func naturalLeaf(_ item: Int32) throws(Status) -> Measurement {
    let index = tree.items[item].measure
    if !views.measures[index].isNew { return views.measures[index].natural }
    guard try measureValid(item, at: nil) else { return views.measures[index].valid.measurement }
    views.measures[index].natural = views.measures[index].valid.measurement
    views.measures[index].isNew = false
    return views.measures[index].natural
  }

  /// Returns the measurement of a leaf with a natural size at a width.
  private mutating func measuredLeaf(_ item: Int32, at width: Double) throws(Status) -> Measurement {
    let index = tree.items[item].measure
    let natural = views.measures[index].natural
    if natural.height >= 0 && width == roundedLength(natural.width) { return natural }
    if width != views.measures[index].valid.width { _ = try measureValid(item, at: width) }
    return views.measures[index].valid.measurement
  }

  /// Measures a leaf. An invalid size is recorded, and the last valid one is kept. Returns whether the size is valid.
  private mutating func measureValid(_ item: Int32, at width: Double?) throws(Status) -> Bool {
    let index = tree.items[item].measure
    do throws(Status) {
      let measured = try measurement(of: item, at: width, natural: views.measures[index].natural)
      views.measures[index].valid = (width ?? .nan, measured)
      return true
    } catch {
      try noteMismeasured(item, error)
      return false
    }
  }

  /// Gives leaves that may have changed the intrinsic sizes and baselines of the frames where boxes placed them. Returns whether
  /// constants of rows changed.
  mutating func finishLeaves() throws(Status) -> Bool {
    var isChanged = false
    for index in (0..<views.unmeasured.count).reversed() {
      let item = views.unmeasured[index]
      if !views.isBoxed(item) { continue }
      if tree.items[item].measure >= 0, !views.isHiddenByBox(item), try finishLeaf(item) { isChanged = true }
      tree.items[item].isUnmeasured = false
      views.unmeasured[index] = views.unmeasured.last
      _ = views.unmeasured.removeLast()
    }
    return isChanged
  }

  private mutating func finishLeaf(_ item: Int32) throws(Status) -> Bool {
    var measurement = try naturalLeaf(item)
    let index = tree.items[item].measure
    if !views.measures[index].isNew {
      measurement = try measuredLeaf(item, at: boxes.trees.frame(of: tree.items[item].node).width)
    }
    let old = (first: tree.items[item].firstBaseline, last: tree.items[item].lastBaseline)
    let new = views.measures[index].baselines(of: measurement)
    model.beginBatch()
    if old != new {
      (tree.items[item].firstBaseline, tree.items[item].lastBaseline) = new
      do throws(Status) {
        try model.noteOffsets(of: item, .baselines)
        try model.applyBoxConstants()
      } catch {
        (tree.items[item].firstBaseline, tree.items[item].lastBaseline) = old
        throw error
      }
    }
    model.unpublished.isWaiting = true
    views.setLast(measurement, of: item)
    tree.items[item].intrinsic.0.size = measurement.width
    tree.items[item].intrinsic.1.size = measurement.height
    return !model.batch.entries.isEmpty
  }

  /// Records that the last valid size of a leaf counts in this layout.
  mutating func noteMismeasured(_ item: Int32, _ error: Status) throws(Status) {
    mismeasured.error = error
    mismeasured.last = views.invalidMeasurement
    try inMemory { () throws(MemoryError) in try mismeasured.items.append(item) }
  }
}

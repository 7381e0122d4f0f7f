// The sizes of leaves of boxes: views with an intrinsic size or a measure function.

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

  /// Returns the size from the measure function of a leaf: at the width if that is known, else the natural size. An invalid
  /// size is recorded, and the last valid one is used.
  private mutating func measuredLeaf(_ item: Int32, _ request: LeafRequest) throws(Status) -> Measurement {
    let index = tree.items[item].measure
    if views.measures[index].isNew {
      guard let natural = try valid(of: item, at: nil) else { return views.measures[index].last }
      views.measures[index].natural = natural
      views.measures[index].isNew = false
      setLast(natural, of: item)
    }
    let natural = views.measures[index].natural
    let width = request.widthKind == .known ? request.width : roundedLength(natural.width)
    // The natural size is that at the natural width.
    if natural.height >= 0 && (request.widthKind != .known || width == roundedLength(natural.width)) { return natural }
    if request.heightKind != .automatic { return natural }
    guard let measured = try valid(of: item, at: width) else { return views.measures[index].last }
    setLast(measured, of: item)
    return measured
  }

  private mutating func setLast(_ measurement: Measurement, of item: Int32) {
    let index = tree.items[item].measure
    model.unpublished.isWaiting = true
    views.setLast(measurement, of: item)
    tree.items[item].intrinsic.0.size = measurement.width
    tree.items[item].intrinsic.1.size = measurement.height
    (tree.items[item].firstBaseline, tree.items[item].lastBaseline) = views.measures[index].baselines(of: measurement)
  }

  /// Returns a measurement; nil for an invalid one.
  private mutating func valid(of item: Int32, at width: Double?) throws(Status) -> Measurement? {
    do throws(Status) {
      return try measurement(of: item, at: width, natural: views.measures[tree.items[item].measure].natural)
    } catch {
      try noteMismeasured(item, error)
      return nil
    }
  }

  /// Records that the last valid size of a leaf counts in this layout.
  mutating func noteMismeasured(_ item: Int32, _ error: Status) throws(Status) {
    mismeasured.error = error
    mismeasured.last = views.invalidMeasurement
    try inMemory { () throws(MemoryError) in try mismeasured.items.append(item) }
  }
}

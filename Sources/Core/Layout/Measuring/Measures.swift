// Measured views: a function of the caller returns their size and baselines.
//
// The function is first called for the natural size, which becomes the intrinsic size. If the layout gives the view
// another width, the function is called for that width, and returns the intrinsic height and the baselines; the
// intrinsic width stays the natural one. A view that has only a height for a width has no natural height.

import Memory
import Solver
import Status

// MARK: Setting

extension Scene {
  /// The maximum number of rounds of solving and measuring in one layout.
  package static var measureRounds: Int { 16 }
  /// The same where constraints name children of boxes: a box and its child may become larger by a little in each round.
  static var boxRounds: Int { 128 }

  /// Sets the function that measures a view; nil removes it.
  package mutating func setMeasure(
    _ function: MeasureFunction?, context: UnsafeMutableRawPointer?, of item: ItemID
  ) throws(Status) {
    let view = try tree.findView(item)
    guard view != 0, !views.isBox(view) else { throw .kind }
    let index = tree.items[view].measure
    guard let function else {
      if index >= 0 { try endMeasure(of: view) }
      return
    }
    if index < 0 {
      var measure = Measure(
        item: view, function: function, baselines: (tree.items[view].firstBaseline, tree.items[view].lastBaseline))
      measure.published.width = tree.items[view].intrinsic.0.size
      measure.published.height = tree.items[view].intrinsic.1.size
      try inMemory { () throws(MemoryError) in try views.reserveMeasure() }
      views.measures.appendReserved(measure)
      tree.items[view].measure = Int32(views.measures.count - 1)
      views.setLast(Measurement(), of: view)
      frames.copied.variableOrder = 0
    }
    views.measures[tree.items[view].measure].function = function
    views.measures[tree.items[view].measure].context = context
    invalidateMeasure(tree.items[view].measure)
  }

  /// Removes a measure function and its measurements.
  private mutating func endMeasure(of view: Int32) throws(Status) {
    try replaceBaselines(of: view, by: views.measures[tree.items[view].measure].baselines)
    tree.items[view].intrinsic.0.size = -1
    tree.items[view].intrinsic.1.size = -1
    views.removeMeasure(of: view)
    model.removeUnusedIntrinsicRows(of: view)
    stacks.noteProportion(of: view)
  }

  /// Makes the next layout measure a view again, even if its width has not changed.
  package mutating func invalidateMeasure(of item: ItemID) throws(Status) {
    let view = try tree.find(item)
    guard tree.items[view].measure >= 0, !views.isBox(view) else { throw .kind }
    invalidateMeasure(tree.items[view].measure)
  }

  /// Makes the next layout call all measure functions.
  mutating func invalidateMeasures() {
    for index in 0..<Int32(views.measures.count) { invalidateMeasure(index) }
  }

  @inline(never)
  private mutating func invalidateMeasure(_ index: Int32) {
    views.measures[index].invalidate()
    let item = views.measures[index].item
    if views.isBoxed(item) { return model.noteContent(of: item) }
    if !boxes.roots.isEmpty { model.noteFittingSize(around: tree.items[item].parent) }
    views.noteUnmeasured(item)
    model.isPending = true
  }
}

// MARK: Measuring

extension Scene {
  /// Measures views. With `natural`, before views have widths, those whose natural sizes are unknown; otherwise every
  /// view whose width has changed since it was measured. Returns whether any size changed. A view with an invalid size
  /// is measured again by the next layout, and `remark` is set to the error.
  @inline(never)
  mutating func measureAll(natural: Bool, _ remark: inout Status?) throws(Status) -> Bool {
    var isChanged = false
    var failure: Status?
    var kept = 0
    for index in 0..<views.unmeasured.count {
      let item = views.unmeasured[index]
      let measureIndex = tree.items[item].measure
      // The entry may be left from an earlier item in the slot. Boxes measure their leaves.
      var isMeasured = measureIndex < 0
      if !isMeasured, !views.isBoxed(item), failure == nil, views.measures[measureIndex].isNew == natural {
        do throws(Status) {
          if try measure(item, natural: natural) { isChanged = true }
          isMeasured = !natural
        } catch {
          if error.isFailure { failure = error } else { remark = error }
        }
      }
      if isMeasured {
        tree.items[item].isUnmeasured = false
      } else {
        views.unmeasured[kept] = item
        kept += 1
      }
    }
    views.unmeasured.truncate(to: kept)
    if let failure { throw failure }
    return isChanged
  }

  private mutating func measure(_ item: Int32, natural: Bool) throws(Status) -> Bool {
    let isCollapsed = !natural && stacks.isCollapsed(item)
    if isCollapsed && !views.isBox(item) { return try forgetMeasurement(of: item) }
    let record = tree.items.pointer + Int(item)
    let (alignment, index) = (tree.alignmentInsets(of: item), record.pointee.measure)
    var width = max(0, solver.value(ofLive: record.pointee.width) - (alignment.left + alignment.right))
    // A box has a height only for a width.
    if isCollapsed { width = views.measures[index].natural.width }
    if !natural, Measure.isSame(width, views.measures[index].width) { return false }
    let measurement = try measurement(of: item, at: natural ? nil : width, natural: views.measures[index].natural)
    var present = measurement
    // A box has no natural height. It keeps its height until its width is known.
    if natural && views.isBox(item) { present.height = views.measures[index].last.height }
    let isChanged = try setMeasurement(present, of: item)
    let measure = views.measures.pointer + Int(index)
    measure.pointee.width = width
    if natural {
      measure.pointee.natural = measurement
      measure.pointee.width = measurement.ownWidth
      measure.pointee.isNew = false
    }
    return isChanged
  }

  /// Returns the measurement of a view (see `Views.measurement`) or of an outermost box.
  mutating func measurement(of item: Int32, at width: Double?, natural: Measurement) throws(Status) -> Measurement {
    views.isBox(item)
      ? try boxMeasurement(of: item, at: width, natural: natural)
      : try views.measurement(of: item, at: width, natural: natural)
  }

  /// Resets the intrinsic size of a view to its natural size. Returns whether the size changed.
  private mutating func forgetMeasurement(of item: Int32) throws(Status) -> Bool {
    let index = tree.items[item].measure
    let isChanged = try setMeasurement(views.measures[index].natural, of: item)
    views.measures[index].width = .nan
    return isChanged
  }

  /// Makes a measurement the intrinsic size and the baselines of a view. Changes nothing on an error. Returns whether
  /// the measurement differs from the last one.
  private mutating func setMeasurement(_ new: Measurement, of item: Int32) throws(Status) -> Bool {
    let record = tree.items.pointer + Int(item)
    let measure = views.measures.pointer + Int(record.pointee.measure)
    let (width, height) = (record.pointee.intrinsic.0.size, record.pointee.intrinsic.1.size)
    let old = (first: record.pointee.firstBaseline, last: record.pointee.lastBaseline)
    let baselines = measure.pointee.baselines(of: new)
    model.unpublished.isWaiting = true
    if width == new.width, height == new.height, baselines == old {
      views.setLast(new, of: item)
      return false
    }
    (record.pointee.firstBaseline, record.pointee.lastBaseline) = baselines
    do throws(Status) {
      let isPart = model.unpublished.isLayingOut
      model.unpublished.isLayingOut = true
      defer { model.unpublished.isLayingOut = isPart }
      model.beginBatch()
      if baselines != old { try model.noteOffsets(of: item, .baselines) }
      try model.grouped { (model) throws(Status) in
        if width != new.width { try model.makeIntrinsicRows(.horizontal, of: item, for: new.width) }
        if height != new.height { try model.makeIntrinsicRows(.vertical, of: item, for: new.height) }
      }
      try model.applyBatch()
    } catch {
      (record.pointee.firstBaseline, record.pointee.lastBaseline) = old
      model.removeUnusedIntrinsicRows(of: item)
      throw error
    }
    record.pointee.intrinsic.0.size = new.width
    record.pointee.intrinsic.1.size = new.height
    views.setLast(new, of: item)
    model.removeUnusedIntrinsicRows(of: item)
    stacks.noteProportion(of: item)
    return true
  }
}

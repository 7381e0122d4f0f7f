// Measured views: a function of the caller returns their size and baselines.
//
// It is asked for the natural size first, which is the intrinsic size. While the view has another width than that, it is
// asked for the size at the width: the intrinsic height and the baselines are those of that answer, the intrinsic width
// stays the natural one. What only has a height for a width has no natural height.

import Memory
import Solver
import Status

// MARK: Setting

extension Scene {
  /// The limit of rounds of measuring in one layout.
  package static var measureRounds: Int { 16 }

  /// Sets the function that measures a view; nil removes it.
  package mutating func setMeasure(
    _ function: MeasureFunction?, context: UnsafeMutableRawPointer?, of item: ItemID
  ) throws(Status) {
    let view = try tree.findView(item)
    guard view != 0, !views.isBox(view) else { throw .kind }
    let place = tree.items[view].measure
    guard let function else {
      if place >= 0 { try endMeasure(of: view) }
      return
    }
    if place < 0 {
      var measure = Measure(
        item: view, function: function, baselines: (tree.items[view].firstBaseline, tree.items[view].lastBaseline))
      measure.shown.width = tree.items[view].contents.0.intrinsic
      measure.shown.height = tree.items[view].contents.1.intrinsic
      try inMemory { () throws(MemoryError) in try views.measures.append(measure) }
      tree.items[view].measure = Int32(views.measures.count - 1)
      frames.laidOut.layout = 0
    }
    views.measures[tree.items[view].measure].function = function
    views.measures[tree.items[view].measure].context = context
    invalidateMeasure(tree.items[view].measure)
  }

  /// Removes a measure function and what it measured.
  private mutating func endMeasure(of view: Int32) throws(Status) {
    let old = tree.items[view]
    (tree.items[view].firstBaseline, tree.items[view].lastBaseline) = views.measures[old.measure].baselines
    try renewOffsets(of: view, old, .baselines)
    tree.items[view].contents.0.intrinsic = -1
    tree.items[view].contents.1.intrinsic = -1
    views.removeMeasure(of: view)
    model.dropLimits(of: view)
    stacks.noteProportion(of: view)
  }

  /// Makes the next layout measure a view again, although its width may not have changed.
  package mutating func invalidateMeasure(of item: ItemID) throws(Status) {
    let view = try tree.find(item)
    guard tree.items[view].measure >= 0, !views.isBox(view) else { throw .kind }
    invalidateMeasure(tree.items[view].measure)
  }

  @inline(never)
  private mutating func invalidateMeasure(_ place: Int32) {
    views.measures[place].invalidate()
    let item = views.measures[place].item
    if views.isArranged(item) { return model.noteContent(of: item) }
    if !boxes.roots.isEmpty { model.noteFit(around: tree.items[item].parent) }
    views.noteUnmeasured(item)
    model.isPending = true
  }

  /// Sets the size of text, relative to the usual one. The next layout calls all measure functions.
  package mutating func setTextSize(_ size: Double) throws(Status) {
    try checkTextSize(size)
    if size == views.textSize { return }
    try limitReadables(textSize: size)
    views.textSize = size
    for place in 0..<Int32(views.measures.count) { invalidateMeasure(place) }
  }
}

// MARK: Measuring

extension Scene {
  /// Measures views: those whose natural sizes are not known, before views have widths, or every view whose width changed
  /// since it was measured. Returns whether any size changed. A view with an invalid size is measured again by the next
  /// layout; `remark` is the error.
  @inline(never)
  mutating func measureAll(natural: Bool, _ remark: inout Status?) throws(Status) -> Bool {
    var isChanged = false
    var failure: Status?
    var kept = 0
    for index in 0..<views.unmeasured.count {
      let item = views.unmeasured[index]
      let place = tree.items[item].measure
      // An entry of a former item of the slot may be that of a view in a box, which the box measures.
      var isMeasured = place < 0 || views.isArranged(item)
      if !isMeasured, failure == nil, views.measures[place].isNew == natural {
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
    if !natural && stacks.isCollapsed(item) { return try forgetMeasurement(of: item) }
    let record = tree.items.pointer + Int(item)
    let (alignment, place) = (tree.alignment(of: item), record.pointee.measure)
    let width = max(0, solver.value(ofLive: record.pointee.width) - (alignment.left + alignment.right))
    if !natural, Measure.isSame(width, views.measures[place].width) { return false }
    let measurement = try measurement(of: item, at: natural ? nil : width, natural: views.measures[place].natural)
    var present = measurement
    // A box has no natural height. Until its width is known it keeps the height it had.
    if natural && views.isBox(item) { present.height = views.measures[place].last.height }
    let isChanged = try setMeasurement(present, of: item)
    let measure = views.measures.pointer + Int(place)
    measure.pointee.width = width
    if natural {
      measure.pointee.natural = measurement
      measure.pointee.width = measurement.ownWidth
      measure.pointee.isNew = false
    }
    return isChanged
  }

  /// The measurement of a view, as in `Views`, or of an outermost box.
  mutating func measurement(of item: Int32, at width: Double?, natural: Measurement) throws(Status) -> Measurement {
    views.isBox(item)
      ? try boxMeasurement(of: item, at: width, natural: natural)
      : try views.measurement(of: item, at: width, natural: natural)
  }

  /// Gives a view its natural size. Returns whether the size changed.
  private mutating func forgetMeasurement(of item: Int32) throws(Status) -> Bool {
    let place = tree.items[item].measure
    let isChanged = try setMeasurement(views.measures[place].natural, of: item)
    views.measures[place].width = .nan
    return isChanged
  }

  /// Makes a measurement the intrinsic size and the baselines of a view, or, on an error, none of it. Returns whether it
  /// differs from the last one.
  private mutating func setMeasurement(_ new: Measurement, of item: Int32) throws(Status) -> Bool {
    let record = tree.items.pointer + Int(item)
    let measure = views.measures.pointer + Int(record.pointee.measure)
    let (width, height) = (record.pointee.contents.0.intrinsic, record.pointee.contents.1.intrinsic)
    let old = (first: record.pointee.firstBaseline, last: record.pointee.lastBaseline)
    let baselines = measure.pointee.baselines(of: new)
    model.unshown.isWaiting = true
    if width == new.width, height == new.height, baselines == old {
      measure.pointee.last = new
      return false
    }
    (record.pointee.firstBaseline, record.pointee.lastBaseline) = baselines
    do throws(Status) {
      let isPart = model.unshown.isLayingOut
      model.unshown.isLayingOut = true
      defer { model.unshown.isLayingOut = isPart }
      model.beginBatch()
      if baselines != old { try model.noteOffsets(of: item, .baselines) }
      try model.grouped { (model) throws(Status) in
        if width != new.width { try model.makeLimits(.horizontal, of: item, for: new.width) }
        if height != new.height { try model.makeLimits(.vertical, of: item, for: new.height) }
      }
      try model.applyBatch()
    } catch {
      (record.pointee.firstBaseline, record.pointee.lastBaseline) = old
      model.dropLimits(of: item)
      throw error
    }
    record.pointee.contents.0.intrinsic = new.width
    record.pointee.contents.1.intrinsic = new.height
    measure.pointee.last = new
    model.dropLimits(of: item)
    stacks.noteProportion(of: item)
    return true
  }
}

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
    let view = try findView(item)
    guard view != 0, !isBox(view) else { throw .kind }
    let place = items[view].measure
    guard let function else {
      if place >= 0 { try endMeasure(of: view) }
      return
    }
    if place < 0 {
      var measure = Measure(
        item: view, function: function, baselines: (items[view].firstBaseline, items[view].lastBaseline))
      measure.shown.width = items[view].contents.0.intrinsic
      measure.shown.height = items[view].contents.1.intrinsic
      try inMemory { () throws(MemoryError) in try measures.append(measure) }
      items[view].measure = Int32(measures.count - 1)
      laidOut.layout = 0
    }
    measures[items[view].measure].function = function
    measures[items[view].measure].context = context
    invalidateMeasure(items[view].measure)
  }

  /// Removes a measure function and what it measured.
  private mutating func endMeasure(of view: Int32) throws(Status) {
    let old = items[view]
    (items[view].firstBaseline, items[view].lastBaseline) = measures[old.measure].baselines
    try renewOffsets(of: view, old, .baselines)
    items[view].contents.0.intrinsic = -1
    items[view].contents.1.intrinsic = -1
    removeMeasure(of: view)
    dropLimits(of: view)
    noteProportion(of: view)
  }

  /// Makes the next layout measure a view again, although its width may not have changed.
  package mutating func invalidateMeasure(of item: ItemID) throws(Status) {
    let view = try find(item)
    guard items[view].measure >= 0, !isBox(view) else { throw .kind }
    invalidateMeasure(items[view].measure)
  }

  @inline(never)
  mutating func invalidateMeasure(_ place: Int32) {
    measures[place].invalidate()
    if isArranged(measures[place].item) { return noteContent(of: measures[place].item) }
    if !boxes.roots.isEmpty { noteFit(around: items[measures[place].item].parent) }
    noteUnmeasured(measures[place].item)
    isPending = true
  }

  /// Sets the size of text, relative to the usual one. The next layout calls all measure functions.
  package mutating func setTextSize(_ size: Double) throws(Status) {
    try checkTextSize(size)
    if size == textSize { return }
    try limitReadables(textSize: size)
    textSize = size
    for place in 0..<Int32(measures.count) { invalidateMeasure(place) }
  }

  mutating func removeMeasure(of item: Int32) {
    let place = items[item].measure
    guard place >= 0 else { return }
    items[item].measure = -1
    let last = measures.removeLast()
    if last.item != item {
      measures[place] = last
      items[last.item].measure = place
    }
  }

  mutating func noteUnmeasured(_ item: Int32) {
    guard !items[item].isUnmeasured, !isArranged(item) else { return }
    items[item].isUnmeasured = true
    unmeasured.appendReserved(item)
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
    for index in 0..<unmeasured.count {
      let item = unmeasured[index]
      let place = items[item].measure
      var isMeasured = place < 0
      if place >= 0, failure == nil, measures[place].isNew == natural {
        do throws(Status) {
          if try measure(item, natural: natural) { isChanged = true }
          isMeasured = !natural
        } catch {
          if error.isFailure { failure = error } else { remark = error }
        }
      }
      if isMeasured {
        items[item].isUnmeasured = false
      } else {
        unmeasured[kept] = item
        kept += 1
      }
    }
    unmeasured.truncate(to: kept)
    if let failure { throw failure }
    return isChanged
  }

  private mutating func measure(_ item: Int32, natural: Bool) throws(Status) -> Bool {
    if !natural && isCollapsed(item) { return try forgetMeasurement(of: item) }
    let alignment = items[item].alignment
    let place = items[item].measure
    let width = max(0, solver.value(of: items[item].width) - (alignment.left + alignment.right))
    if !natural, Measure.isSame(width, measures[place].width) { return false }
    let measurement = try measurement(of: item, at: natural ? nil : width, natural: measures[place].natural)
    var present = measurement
    // A box has no natural height. Until its width is known it keeps the height it had.
    if natural && isBox(item) { present.height = measures[place].last.height }
    let isChanged = try setMeasurement(present, of: item)
    measures[place].width = width
    if natural {
      measures[place].natural = measurement
      measures[place].width = measurement.ownWidth
      measures[place].isNew = false
    }
    return isChanged
  }

  /// Whether a view is, below a root, in a hidden view of a row, the width of which says nothing about how wide it is when
  /// shown.
  mutating func isCollapsed(_ item: Int32, below root: Int32 = -1) -> Bool {
    var view = item
    while view != root {
      if items[view].isHidden, items[view].arrangement >= 0,
        stacks.records[items[items[view].parent].stack].settings.axis == .horizontal
      {
        return true
      }
      view = items[view].parent
    }
    return false
  }

  /// Gives a view its natural size. Returns whether the size changed.
  private mutating func forgetMeasurement(of item: Int32) throws(Status) -> Bool {
    let place = items[item].measure
    let isChanged = try setMeasurement(measures[place].natural, of: item)
    measures[place].width = .nan
    return isChanged
  }

  /// Lists the measured views in a view, after their widths began to count or ceased to.
  mutating func noteCollapse(of view: Int32) {
    if measures.isEmpty { return }
    var item = view
    while item >= 0 {
      if items[item].measure >= 0 { noteUnmeasured(item) }
      item = successor(of: item, below: view)
    }
  }

  /// Makes a measurement the intrinsic size and the baselines of a view, or, on an error, none of it. Returns whether it
  /// differs from the last one.
  private mutating func setMeasurement(_ new: Measurement, of item: Int32) throws(Status) -> Bool {
    let place = items[item].measure
    let (width, height) = (items[item].contents.0.intrinsic, items[item].contents.1.intrinsic)
    let old = (first: items[item].firstBaseline, last: items[item].lastBaseline)
    let baselines = measures[place].baselines(of: new)
    isUnshown = true
    if width == new.width, height == new.height, baselines == old {
      measures[place].last = new
      return false
    }
    (items[item].firstBaseline, items[item].lastBaseline) = baselines
    do throws(Status) {
      let isPart = isLayingOut
      isLayingOut = true
      defer { isLayingOut = isPart }
      beginBatch()
      if baselines != old { try noteOffsets(of: item, .baselines) }
      try grouped { (scene) throws(Status) in
        if width != new.width { try scene.makeLimits(.horizontal, of: item, for: new.width) }
        if height != new.height { try scene.makeLimits(.vertical, of: item, for: new.height) }
      }
      try applyBatch()
    } catch {
      (items[item].firstBaseline, items[item].lastBaseline) = old
      dropLimits(of: item)
      throw error
    }
    items[item].contents.0.intrinsic = new.width
    items[item].contents.1.intrinsic = new.height
    measures[place].last = new
    dropLimits(of: item)
    noteProportion(of: item)
    return true
  }
}

// Measured views: a function of the caller returns their height for a width.

import Memory
import Solver
import Status

/// Returns the height of an item for a width.
package typealias MeasureFunction =
  @convention(c) (_ item: UInt32, _ width: Double, _ context: UnsafeMutableRawPointer?) -> Double

struct Measure: BitwiseCopyable {
  var item: Int32
  var function: MeasureFunction
  var context: UnsafeMutableRawPointer?
  /// The width of the last call.
  var width = Double.nan
}

extension Scene {
  /// The limit of rounds of measuring in one layout.
  package static var measureRounds: Int { 16 }

  /// Sets the function that measures a view; nil removes it. Its result is the intrinsic height.
  package mutating func setMeasure(
    _ function: MeasureFunction?, context: UnsafeMutableRawPointer?, of item: ItemID
  ) throws(Status) {
    let view = try findView(item)
    guard view != 0 else { throw .kind }
    guard let function else {
      if items[view].measure >= 0 {
        removeMeasure(of: view)
        items[view].contents.1.intrinsic = -1
        dropLimits(of: view)
      }
      return
    }
    let measure = Measure(item: view, function: function, context: context)
    if items[view].measure >= 0 {
      measures[items[view].measure] = measure
    } else {
      try inMemory { () throws(MemoryError) in try measures.append(measure) }
      items[view].measure = Int32(measures.count - 1)
    }
    noteUnmeasured(view)
    isPending = true
  }

  /// Makes the next layout measure a view again, although its width may not have changed.
  package mutating func invalidateMeasure(of item: ItemID) throws(Status) {
    let view = try find(item)
    guard items[view].measure >= 0 else { throw .kind }
    measures[items[view].measure].width = .nan
    noteUnmeasured(view)
    isPending = true
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
    guard !items[item].isUnmeasured else { return }
    items[item].isUnmeasured = true
    unmeasured.appendReserved(item)
  }

  /// Measures every view whose width changed since it was measured. Returns whether any height changed. A view with an
  /// invalid height is measured again by the next layout; `remark` is the error.
  mutating func measureAll(_ remark: inout Status?) throws(Status) -> Bool {
    var isChanged = false
    var failure: Status?
    var kept = 0
    for index in 0..<unmeasured.count {
      let item = unmeasured[index]
      do throws(Status) {
        if let failure { throw failure }
        if items[item].measure >= 0, try measure(item) { isChanged = true }
        items[item].isUnmeasured = false
      } catch {
        if error.isFailure { failure = error } else { remark = error }
        unmeasured[kept] = item
        kept += 1
      }
    }
    unmeasured.truncate(to: kept)
    if let failure { throw failure }
    return isChanged
  }

  private mutating func measure(_ item: Int32) throws(Status) -> Bool {
    let measure = measures[items[item].measure]
    let alignment = items[item].alignment
    let width = solver.value(of: items[item].width) - (alignment.left + alignment.right)
    if abs(width - measure.width) <= 1e-9 * max(1, abs(width)) { return false }
    let height = measure.function(id(ofItem: item).raw, width, measure.context)
    guard height.isFinite else { throw .notFinite }
    guard height >= 0 else { throw .outOfRange }
    let isChanged = height != items[item].contents.1.intrinsic
    if isChanged { try setHeight(height, of: item) }
    measures[items[item].measure].width = width
    return isChanged
  }

  private mutating func setHeight(_ height: Double, of item: Int32) throws(Status) {
    do throws(Status) {
      beginBatch()
      try grouped { (scene) throws(Status) in try scene.makeLimits(.vertical, of: item, for: height) }
      try applyBatch()
    } catch {
      dropLimits(of: item)
      throw error
    }
    items[item].contents.1.intrinsic = height
    noteProportion(of: item)
  }
}

// Views whose height depends on their width, which only the caller can tell.

package import Memory
package import Solver

/// Answers the height of an item that is so wide.
package typealias MeasureFunction =
  @convention(c) (_ item: UInt32, _ width: Double, _ context: UnsafeMutableRawPointer?) -> Double

struct Measure: BitwiseCopyable {
  var item: Int32
  var function: MeasureFunction
  var context: UnsafeMutableRawPointer?
  /// The width last asked with.
  var width = Double.nan
}

extension Scene {
  /// How often sizes may change their mind in one layout.
  package static var measureRounds: Int { 16 }

  /// Lets a function say how high a view is; nil for none any more. Its answer is the intrinsic height.
  package mutating func setMeasure(
    _ function: MeasureFunction?, context: UnsafeMutableRawPointer?, of item: ItemID
  ) throws(LayoutError) {
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

  /// The size of a measured view is to be asked for again although its width may be the same.
  package mutating func invalidateMeasure(of item: ItemID) throws(LayoutError) {
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

  /// Asks every view whose width has changed since it was asked. Answers whether any height has changed.
  mutating func measureAll() throws(LayoutError) -> Bool {
    var isChanged = false
    while !unmeasured.isEmpty {
      let item = unmeasured.last
      if items[item].measure >= 0, try measure(item) { isChanged = true }
      _ = unmeasured.removeLast()
      items[item].isUnmeasured = false
    }
    return isChanged
  }

  private mutating func measure(_ item: Int32) throws(LayoutError) -> Bool {
    let measure = measures[items[item].measure]
    let width = solver.value(of: items[item].width)
    if abs(width - measure.width) <= 1e-9 * max(1, abs(width)) { return false }
    let height = measure.function(id(ofItem: item).raw, width, measure.context)
    guard height.isFinite else { throw .notFinite }
    guard height >= 0 else { throw .outOfRange }
    let isChanged = height != items[item].contents.1.intrinsic
    if isChanged {
      try makeLimits(.vertical, of: item, for: height)
      beginBatch()
      try noteLimits(.vertical, of: item, at: height)
      try applyBatch()
      items[item].contents.1.intrinsic = height
      noteProportion(of: item)
    }
    measures[items[item].measure].width = width
    return isChanged
  }
}

// The functions of the caller that measure views, their requests and results.

import Memory
import Status

/// Fills in a `MeasureResult` for a `MeasureRequest`.
package typealias MeasureFunction =
  @convention(c) (
    _ request: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
  ) -> Void

/// The request to a measure function, with the memory layout of `cas_measure_request`.
struct MeasureRequest: BitwiseCopyable {
  var bytes = MemoryLayout<MeasureRequest>.size
  var item: UInt32
  /// 0 for the natural size, 1 for the size at a width.
  var mode: Int32
  var width: Double
  var textSize: Double
}

/// The result of a measure function, with the memory layout of `cas_measurement`.
struct MeasureResult: BitwiseCopyable {
  var bytes = MemoryLayout<MeasureResult>.size
  var measurement = Measurement()
}

/// The intrinsic size of a view, -1 for an axis without one, and its baselines; NaN for a baseline that was not
/// returned.
struct Measurement: BitwiseCopyable {
  var width = -1.0
  var height = -1.0
  var firstBaseline = Double.nan
  var lastBaseline = Double.nan

  /// The width at which the natural size holds; NaN if it has no height, which may depend on the width.
  var ownWidth: Double { width >= 0 && height >= 0 ? width : .nan }

  /// A member that is not a valid length; nil if all are valid.
  fileprivate var invalid: Double? {
    if !isLength(width) && width != -1 { return width }
    if !isLength(height) && height != -1 { return height }
    if !firstBaseline.isNaN && !isCoordinate(firstBaseline) { return firstBaseline }
    return lastBaseline.isNaN || isCoordinate(lastBaseline) ? nil : lastBaseline
  }
}

/// An invalid number that a measure function returned.
package struct InvalidMeasurement: BitwiseCopyable {
  package let view: ItemID
  package let number: Double
}

/// The measure function of a view, and its results.
struct Measure: BitwiseCopyable {
  var item: Int32
  var function: MeasureFunction
  var context: UnsafeMutableRawPointer? = nil
  /// The width of the last measurement; NaN before the first.
  var width = Double.nan
  /// The natural size.
  var natural = Measurement()
  /// The natural size must be measured.
  var isNew = true
  /// The view is in `Views.remeasured`.
  var isUnpublished = false
  /// The last valid measurement of a leaf of a box, and the width that it is for; NaN for the natural size.
  var valid = (width: Double.nan, measurement: Measurement())
  /// The measurement of the last layout.
  var last = Measurement()
  /// The measurement of the last published layout, which callers read.
  var published = Measurement()
  /// The baselines that were set for the view.
  var baselines: (first: Double, last: Double)

  mutating func invalidate() {
    width = .nan
    valid.width = .nan
    isNew = true
  }

  static func isSame(_ width: Double, _ other: Double) -> Bool { abs(width - other) <= 1e-9 * max(1, abs(width)) }

  /// Returns the baselines of a measurement; where it has none, those that were set for the view.
  func baselines(of measurement: Measurement) -> (first: Double, last: Double) {
    let (first, last) = (measurement.firstBaseline, measurement.lastBaseline)
    return (first.isNaN ? baselines.first : first, last.isNaN ? baselines.last : last)
  }
}

extension Views {
  /// Calls the measure function of a view for a width of its alignment rect. For nil, or the width of the natural size,
  /// returns the natural size. Throws for an invalid result.
  @inline(never)
  mutating func measurement(of item: Int32, at width: Double?, natural: Measurement) throws(Status) -> Measurement {
    let measure = measures[tree.items[item].measure]
    var result = MeasureResult()
    if let width, Measure.isSame(width, natural.ownWidth) { return natural }
    var request = MeasureRequest(
      item: tree.id(ofItem: item).raw, mode: width == nil ? 0 : 1, width: width ?? 0, textSize: textSize)
    withUnsafeBytes(of: &request) { request in
      withUnsafeMutableBytes(of: &result) { result in
        measure.function(request.baseAddress, result.baseAddress, measure.context)
      }
    }
    if let invalid = result.measurement.invalid { throw refuse(invalid, of: item) }
    result.measurement.width = intrinsicSize(result.measurement.width)
    result.measurement.height = intrinsicSize(result.measurement.height)
    if width != nil { result.measurement.width = natural.width }
    return result.measurement
  }

  /// Records an invalid measurement. Returns the error to throw.
  @inline(never)
  private mutating func refuse(_ number: Double, of item: Int32) -> Status {
    invalidMeasurement = InvalidMeasurement(view: tree.id(ofItem: item), number: number)
    return number.isFinite ? .outOfRange : .notFinite
  }

  /// Reserves memory for another measure.
  mutating func reserveMeasure() throws(MemoryError) {
    try measures.reserve(measures.count + 1)
    try remeasured.reserve(measures.count + 1)
  }

  mutating func setLast(_ measurement: Measurement, of item: Int32) {
    let measure = measures.pointer + Int(tree.items[item].measure)
    measure.pointee.last = measurement
    if measure.pointee.isUnpublished { return }
    measure.pointee.isUnpublished = true
    remeasured.appendReserved(item)
  }

  /// Publishes the last measurements.
  mutating func publishMeasurements() {
    for index in 0..<remeasured.count {
      let measure = measures.pointer + Int(tree.items[remeasured[index]].measure)
      measure.pointee.published = measure.pointee.last
      measure.pointee.isUnpublished = false
    }
    remeasured.removeAll()
  }

  mutating func removeMeasure(of item: Int32) {
    let index = tree.items[item].measure
    guard index >= 0 else { return }
    if measures[index].isUnpublished { remeasured.removeFirst(item) }
    tree.items[item].measure = -1
    let last = measures.removeLast()
    if last.item != item {
      measures[index] = last
      tree.items[last.item].measure = index
    }
  }

  /// Lists a leaf of a box for measuring, if it is a measured view: its content or its frame may have changed.
  mutating func noteLeaf(_ item: Int32) {
    if tree.items[item].measure >= 0 && isBoxed(item) { noteUnmeasured(item) }
  }

  mutating func noteUnmeasured(_ item: Int32) {
    if tree.items[item].isUnmeasured { return }
    tree.items[item].isUnmeasured = true
    unmeasured.appendReserved(item)
  }

  /// Lists the measured views in a view for measuring, after it may have collapsed or been shown.
  mutating func noteCollapse(of view: Int32) {
    if measures.isEmpty { return }
    var item = view
    while item >= 0 {
      if tree.items[item].measure >= 0 { noteUnmeasured(item) }
      item = tree.successor(of: item, below: view)
    }
  }
}

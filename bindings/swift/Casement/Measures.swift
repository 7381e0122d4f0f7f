import CCasement

/// What a function that measures a view is asked.
public struct MeasureRequest {
  /// The width at which text wraps; nil asks for the natural size.
  public var width: Double?
  /// The size of text of the scene; 1 is the usual one.
  public var textSize: Double
}

/// The size of a view's contents. What only has a height for a width, as a picture that fills a column, has no natural size.
public struct Measurement {
  /// nil: none.
  public var width: Double?
  /// nil: none.
  public var height: Double?
  /// The distance from the top; nil: that of the settings.
  public var firstBaseline: Double?
  /// The distance from the bottom; nil: that of the settings.
  public var lastBaseline: Double?

  public init(width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    (self.width, self.height) = (width, height)
    (self.firstBaseline, self.lastBaseline) = (firstBaseline, lastBaseline)
  }
}

/// The function that measures a view.
public typealias Measure = (MeasureRequest) -> Measurement

extension Scene {
  func setMeasure(of view: UInt32, _ measure: Measure?) throws {
    let context = Unmanaged.passUnretained(self).toOpaque()
    try expect(cas_view_set_measure(handle, view, measure == nil ? nil : measured, measure == nil ? nil : context))
    measures[view] = measure
  }
}

/// Asked by the library for the size of a view.
private let measured: cas_measure = { request, answer, context in
  guard let request = request?.pointee, let answer, let context else { return }
  guard let measure = Unmanaged<Scene>.fromOpaque(context).takeUnretainedValue().measures[request.item] else { return }
  let width = request.mode == CAS_MEASURE_EXACTLY ? request.width : nil
  let found = measure(MeasureRequest(width: width, textSize: request.text_size))
  answer.pointee.width = rawSize(found.width)
  answer.pointee.height = rawSize(found.height)
  answer.pointee.first_baseline = found.firstBaseline ?? .nan
  answer.pointee.last_baseline = found.lastBaseline ?? .nan
}

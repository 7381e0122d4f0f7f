// Lengths of styles, and the types for pairs and edges of values.

/// A length in points is stored as its number. Other lengths are stored as a NaN, which a length in points never is:
/// the unit in bits 32 to 39, a percentage as a `Float` in the lowest 32 bits.
package struct Length: BitwiseCopyable, Equatable {
  package enum Unit: UInt8, BitwiseCopyable {
    case points
    case percent
    /// The initial value: no limit, or a size that follows from the content or from the container.
    case auto
    case minContent
    case maxContent
    /// The max-content size, at most the available space and at least the min-content size.
    case fitContent
    /// All the available space.
    case stretch
    /// In `flex-basis`: the size of the content, whatever size the style states.
    case content
  }

  private let bits: UInt64
  private static let boxed: UInt64 = 0x7FF8_0000_0000_0000

  private init(_ unit: Unit, _ percentage: Float = 0) {
    bits = Length.boxed | UInt64(unit.rawValue) << 32 | UInt64(percentage.bitPattern)
  }

  /// A number that is finite.
  @inline(__always)
  package static func points(_ points: Double) -> Length { Length(points: points) }
  private init(points: Double) { bits = points.bitPattern }

  /// A percentage of the size of the container.
  package static func percent(_ percentage: Float) -> Length { Length(.percent, percentage) }

  package static let zero = Length(points: 0)
  package static let auto = Length(.auto)
  package static let minContent = Length(.minContent)
  package static let maxContent = Length(.maxContent)
  package static let fitContent = Length(.fitContent)
  package static let stretch = Length(.stretch)
  package static let content = Length(.content)

  @inline(__always)
  package var isPoints: Bool { bits & Length.boxed != Length.boxed }

  @inline(__always)
  package var unit: Unit {
    isPoints ? .points : unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 32), to: Unit.self)
  }

  @inline(__always)
  package var isAuto: Bool { bits == Length.auto.bits }

  /// Whether it is in points or auto, so that `number` is its resolved value.
  var isPlain: Bool { isPoints || isAuto }
  @inline(__always)
  var number: Double { Double(bitPattern: bits) }

  /// Whether it is a keyword other than auto.
  var isKeyword: Bool { !isPoints && !isPercent && !isAuto }

  @inline(__always)
  package var isPercent: Bool { bits >> 32 == Length.boxed >> 32 | UInt64(Unit.percent.rawValue) }

  /// The points or the percentage; 0 for keywords.
  package var stated: Double {
    isPoints ? Double(bitPattern: bits) : isPercent ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : 0
  }

  /// Returns the length in points; NaN for keywords, and for a percentage of an indefinite size (NaN).
  @inline(__always)
  package func resolved(against basis: Double) -> Double {
    isPoints ? Double(bitPattern: bits) : boxedResolved(against: basis)
  }

  @inline(never)
  private func boxedResolved(against basis: Double) -> Double {
    isPercent ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) * basis / 100 : .nan
  }

  /// Returns the length in points; 0 for keywords, and for a percentage of an indefinite size.
  @inline(__always)
  package func resolvedOrZero(against basis: Double) -> Double {
    let points = resolved(against: basis)
    return points.isNaN ? 0 : points
  }
}

/// The numbers are those of the C interface.
package enum Axis: Int32, BitwiseCopyable {
  case horizontal = 0
  case vertical = 1

  @inline(__always)
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
package struct Pair<Value: BitwiseCopyable>: BitwiseCopyable {
  package var width: Value
  package var height: Value

  @inline(__always)
  package init(_ width: Value, _ height: Value) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  package init(along axis: Axis, _ along: Value, across: Value) {
    self = axis == .horizontal ? Pair(along, across) : Pair(across, along)
  }

  @inline(__always)
  package subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Pair {
  @inline(__always)
  func anyIs(_ condition: (Value) -> Bool) -> Bool { condition(width) || condition(height) }
}

extension Pair: Equatable where Value: Equatable {}

/// A value for each of the four edges.
package struct Edges<Value: BitwiseCopyable>: BitwiseCopyable {
  package var left: Value
  package var top: Value
  package var right: Value
  package var bottom: Value

  @inline(__always)
  package init(left: Value, top: Value, right: Value, bottom: Value) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  @inline(__always)
  package init(all value: Value) { self.init(left: value, top: value, right: value, bottom: value) }

  /// The edges that come first and last along an axis, from left to right and from top to bottom.
  @inline(__always)
  package func first(_ axis: Axis) -> Value { axis == .horizontal ? left : top }
  @inline(__always)
  package func last(_ axis: Axis) -> Value { axis == .horizontal ? right : bottom }
}

extension Edges {
  @inline(__always)
  func anyIs(_ condition: (Value) -> Bool) -> Bool {
    condition(left) || condition(top) || condition(right) || condition(bottom)
  }
}

extension Edges: Equatable where Value: Equatable {}

extension Edges where Value == Double {
  /// The sum of the two edges along an axis.
  @inline(__always)
  package func sum(_ axis: Axis) -> Double { first(axis) + last(axis) }
  @inline(__always)
  package var sums: Pair<Double> { Pair(left + right, top + bottom) }
}

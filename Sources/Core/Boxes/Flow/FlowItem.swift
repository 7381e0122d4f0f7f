// Items and lines of flows, while they are measured or placed.

/// An item of a flow. Main and cross are the axes of the container; start and end are in the direction of its flow.
/// Sizes are of the border box.
struct FlowItem: BitwiseCopyable {
  let node: Int32
  let style: Int32
  let grow: Float
  let shrink: Float
  var flags: Flags
  let alignment: Alignment
  /// Margins, 0 for auto ones.
  var margins: FlowMargins
  /// Padding and border, left and right or top and bottom together.
  let insets: Pair<Double>
  /// Sizes and limits in the style; NaN for none.
  var sizes: Sizes
  /// The flex base size, and the hypothetical size: the base size within the limits.
  var base = 0.0
  var hypothetical = 0.0
  /// The used sizes.
  var main = 0.0
  var cross = Double.nan
  /// From the start of the content box of the container to the border box.
  var mainOffset = 0.0
  var crossOffset = 0.0
  /// From the cross-start margin edge to the baseline, of items aligned by it.
  var ascent = 0.0

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16
    static let autoMainStart = Flags(rawValue: 1)
    static let autoMainEnd = Flags(rawValue: 2)
    static let autoCrossStart = Flags(rawValue: 4)
    static let autoCrossEnd = Flags(rawValue: 8)
    /// It has the cross size of its line.
    static let stretches = Flags(rawValue: 16)
    /// Its target main size is final.
    static let isFrozen = Flags(rawValue: 32)
    static let violatesMinimum = Flags(rawValue: 64)
    static let violatesMaximum = Flags(rawValue: 128)
    /// Its automatic minimum is not computed yet. It is at most the flex base size.
    static let awaitsMinimum = Flags(rawValue: 256)
    /// Its flex basis does not follow from its content.
    static let hasDefiniteBasis = Flags(rawValue: 512)
    static let hasRatio = Flags(rawValue: 1024)
    static let autoCross: Flags = [.autoCrossStart, .autoCrossEnd]
    static let autoMain: Flags = [.autoMainStart, .autoMainEnd]
  }

  @inline(__always)
  var outerHypothetical: Double { hypothetical + margins.main }
  @inline(__always)
  var outerCross: Double { cross + margins.cross }
  @inline(__always)
  func has(_ flag: Flags) -> Bool { !flags.isDisjoint(with: flag) }
}

/// Margins in the directions of a flow.
struct FlowMargins: BitwiseCopyable {
  var mainStart = 0.0
  var mainEnd = 0.0
  var crossStart = 0.0
  var crossEnd = 0.0

  @inline(__always)
  var main: Double { mainStart + mainEnd }
  @inline(__always)
  var cross: Double { crossStart + crossEnd }
}

/// A line of a flow: some items in a row.
struct FlowLine: BitwiseCopyable {
  /// Items in `FlowScratch.items`.
  var start: Int32
  var end: Int32
  /// The sum of the hypothetical outer sizes and gaps.
  var length: Double
  var cross = 0.0
  /// From the cross-start edge of the content box to that of the line.
  var offset = 0.0
  /// The greatest ascent of items aligned by baseline; negative infinity without one.
  var ascent = -Double.infinity

  @inline(__always)
  var items: Range<Int32> { start..<end }
  @inline(__always)
  var count: Int32 { end - start }
}

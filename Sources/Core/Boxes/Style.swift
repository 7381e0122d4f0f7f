// The style of a node.

/// The style of a node, for its container and for itself. Properties have the initial values of CSS.
///
/// Nodes of equal styles share one record; see `Styles`. Properties that few nodes have are in a separate record,
/// `Extra`.
package struct Style: BitwiseCopyable, Equatable {
  package var size = Pair(Length.auto, Length.auto)
  package var minimum = Pair(Length.auto, Length.auto)
  package var maximum = Pair(Length.auto, Length.auto)
  package var basis = Length.auto
  package var margin = Edges(all: Length.zero)
  package var padding = Edges(all: Length.zero)
  package var border = Edges(all: 0.0)
  /// The distances between columns (width) and between rows (height).
  package var gap = Pair(Length.zero, Length.zero)
  /// Width divided by height; 0 for none.
  package var aspectRatio = 0.0
  package var grow: Float = 0
  package var shrink: Float = 1
  /// The index of the record in `Boxes.extras`; -1 for none.
  package var extra: Int32 = -1
  package var column = AxisPlacement()
  package var row = AxisPlacement()
  package var display = BoxKind.flow
  package var direction = FlowDirection.row
  package var wrap = Wrap.none
  package var justifyContent = Alignment.normal
  package var alignContent = Alignment.normal
  package var justifyItems = Alignment.normal
  package var alignItems = Alignment.normal
  /// The alignment of this node in its container; `normal` for the alignment that the container states for its items.
  package var justifySelf = Alignment.normal
  package var alignSelf = Alignment.normal
  /// Fills the gap before the last field, see `Styles`.
  private var filler: UInt8 = 0
  package var options = StyleOptions()

  package init() {}
}

extension Style {
  /// Whether a node without children may have a size because of its tracks.
  var hasTracks: Bool { display == .grid && extra >= 0 }
}

/// How a node with children arranges them. A node without children is a leaf.
package enum BoxKind: UInt8, BitwiseCopyable {
  case flow
  case grid
}

package enum FlowDirection: UInt8, BitwiseCopyable {
  case row
  case rowReverse
  case column
  case columnReverse

  @inline(__always)
  package var axis: Axis { rawValue < 2 ? .horizontal : .vertical }
  @inline(__always)
  package var isReverse: Bool { rawValue & 1 != 0 }
}

package enum Wrap: UInt8, BitwiseCopyable {
  case none
  case wrap
  case wrapReverse
  /// Lines of about equal length (CSS Flexible Box level 2).
  case balance
  case balanceReverse

  @inline(__always)
  package var isReverse: Bool { self == .wrapReverse || self == .balanceReverse }
  @inline(__always)
  package var isBalanced: Bool { self == .balance || self == .balanceReverse }
}

/// An alignment in one byte: its kind, and whether it is safe (a subject that is too large is then aligned at the
/// start).
package struct Alignment: BitwiseCopyable, Equatable {
  package enum Kind: UInt8, BitwiseCopyable {
    case normal
    case start
    case end
    case flexStart
    case flexEnd
    case selfStart
    case selfEnd
    case center
    case stretch
    case baseline
    case spaceBetween
    case spaceAround
    case spaceEvenly
  }

  private let bits: UInt8

  package init(_ kind: Kind, isSafe: Bool = false) { bits = kind.rawValue | (isSafe ? 0x80 : 0) }

  @inline(__always)
  package var kind: Kind { unsafeBitCast(bits & 0x7F, to: Kind.self) }
  @inline(__always)
  package var isSafe: Bool { bits & 0x80 != 0 }

  package static let normal = Alignment(.normal)
}

/// The flags of a style, all false by default.
package struct StyleOptions: OptionSet, BitwiseCopyable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Sizes in the style exclude padding and border.
  package static let contentBox = StyleOptions(rawValue: 1)
  package static let rightToLeft = StyleOptions(rawValue: 2)
  /// Content may overflow, so that the automatic minimum size is 0 (overflow: hidden or scroll).
  package static let clipsWidth = StyleOptions(rawValue: 4)
  package static let clipsHeight = StyleOptions(rawValue: 8)
  /// Computed: padding, a minimum or a maximum is a percentage, or the size of a grid, by which tracks are repeated, so
  /// that sizes of the node depend on `basis`.
  static let usesPercent = StyleOptions(rawValue: 16)
  /// Computed: properties that do not have their initial value. Most styles have few of them.
  static let hasMargins = StyleOptions(rawValue: 32)
  static let hasAutoMargins = StyleOptions(rawValue: 64)
  static let hasInsets = StyleOptions(rawValue: 128)
  static let hasLimits = StyleOptions(rawValue: 256)
  /// Computed: width or height is a keyword other than auto.
  static let hasKeywords = StyleOptions(rawValue: 512)
  /// Computed: width or height is not auto.
  static let hasSize = StyleOptions(rawValue: 1024)
  /// Computed: all sizes, limits, margins and paddings are points or auto.
  static let isPlain = StyleOptions(rawValue: 2048)
  static let computed: StyleOptions = [
    .usesPercent, .hasMargins, .hasAutoMargins, .hasInsets, .hasLimits, .hasKeywords, .hasSize, .isPlain,
  ]

  /// Returns these options with the computed ones for a style.
  func computed(for style: Style) -> StyleOptions {
    var options = subtracting(StyleOptions.computed)
    if style.padding.anyIs({ $0.isPercent }) || style.minimum.anyIs({ $0.isPercent })
      || style.maximum.anyIs({ $0.isPercent }) || style.display == .grid && style.size.anyIs({ $0.isPercent })
    {
      options.insert(.usesPercent)
    }
    if !style.size.anyIs({ !$0.isPlain }) && !style.minimum.anyIs({ !$0.isPlain })
      && !style.maximum.anyIs({ !$0.isPlain })
      && !style.margin.anyIs({ !$0.isPlain }) && !style.padding.anyIs({ !$0.isPlain })
    {
      options.insert(.isPlain)
    }
    if style.margin.anyIs({ $0 != .zero }) { options.insert(.hasMargins) }
    if style.margin.anyIs({ $0.isAuto }) { options.insert(.hasAutoMargins) }
    if style.padding.anyIs({ $0 != .zero }) || style.border.anyIs({ $0 != 0 }) { options.insert(.hasInsets) }
    if style.minimum.anyIs({ !$0.isAuto }) || style.maximum.anyIs({ !$0.isAuto }) { options.insert(.hasLimits) }
    if style.size.anyIs({ !$0.isAuto }) { options.insert(.hasSize) }
    if style.size.anyIs({ $0.isKeyword }) { options.insert(.hasKeywords) }
    return options
  }
}

/// The placement of an item in a grid along one axis: the lines at its start and end, or the number of tracks it spans.
package struct AxisPlacement: BitwiseCopyable, Equatable {
  /// A line from 1 on, or from -1 backwards from the end; 0 for auto. If `startIsSpan`, a number of tracks.
  package var start: Int16 = 0
  package var end: Int16 = 0
  /// The names of the lines (see `LineName`), or 0. With a name, line 0 is the edge of a named area, or the first line
  /// of that name.
  package var startName: UInt16 = 0
  package var endName: UInt16 = 0
  package var startIsSpan = false
  package var endIsSpan = false

  package init() {}
}

/// Properties that few nodes have.
package struct Extra: BitwiseCopyable {
  /// The offset of the node from its position (position: relative); auto for none.
  package var inset = Edges(all: Length.auto)
  /// The least number of lines of a balanced flow.
  package var lineCount: Int32 = 1
  package var template = GridTemplate()

  package init() {}
}

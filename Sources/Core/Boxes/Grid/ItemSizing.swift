// CSS Grid §6.2: the sizes of an item in its area.

import Memory
import Status

/// The size properties of an item in an area of a grid.
struct ItemSizing: BitwiseCopyable {
  let node: Int32
  /// The record of its style.
  let style: Int32
  /// The size of the area; NaN where it is not known yet.
  let area: Pair<Double>
  let insets: Pair<Double>
  /// Margins, 0 for auto.
  let margins: Edges<Double>
  /// Limits include those that the aspect ratio transfers from the other axis.
  var sizes: Sizes
  let hasRatio: Bool
  /// How the item is aligned in the area: its own alignment, or that of the container for all items.
  let alignment: Pair<Alignment>
  /// Whether the item fills the area along an axis, where this is definite.
  let stretches: Pair<Bool>

  /// The size of the area without margins, at least the padding and border of the item; NaN where it is not known.
  @inline(__always)
  func filling(_ axis: Axis) -> Double {
    let size = area[axis] - margins.sum(axis)
    return size < insets[axis] ? insets[axis] : size
  }

  @inline(__always)
  func outer(_ size: Double, _ axis: Axis) -> Double { size + margins.sum(axis) }
}

extension Boxes {
  /// Reads the style of an item.
  mutating func itemSizing(_ node: Int32, in area: Pair<Double>, of grid: Grid) -> ItemSizing {
    let style = nodes[node].style
    let insets = styles[style].insets(basis: area.width).sums
    let hasRatio = styles[style].aspectRatio > 0
    let alignment = Pair(
      styles[style].justifySelf.or(grid.alignment.width), styles[style].alignSelf.or(grid.alignment.height))
    let justify = alignment.width.kind
    let align = alignment.height.kind
    var stretches = Pair(
      (justify == .normal || justify == .stretch) && styles[style].size.width.isAuto,
      (align == .normal && !hasRatio || align == .stretch) && styles[style].size.height.isAuto)
    if !styles[style].options.isDisjoint(with: [.hasAutoMargins, .hasKeywords]) { readKeywords(style, &stretches) }
    var sizes = styles[style].sizes(basis: area, insets: insets)
    if hasRatio { transferLimits(&sizes, style, insets) }
    return ItemSizing(
      node: node, style: style, area: area, insets: insets, margins: styles[style].margins(basis: area.width),
      sizes: sizes,
      hasRatio: hasRatio, alignment: alignment, stretches: stretches)
  }

  /// Automatic margins prevent an item from filling its area. The keyword stretch makes it fill the area.
  private mutating func readKeywords(_ style: Int32, _ stretches: inout Pair<Bool>) {
    let margin = styles[style].margin
    if margin.left.isAuto || margin.right.isAuto { stretches.width = false }
    if margin.top.isAuto || margin.bottom.isAuto { stretches.height = false }
    if styles[style].size.width == .stretch { stretches.width = true }
    if styles[style].size.height == .stretch { stretches.height = true }
  }

  /// CSS Box Sizing 4 §5.1: An automatic size that follows from the aspect ratio keeps the limits of the other axis.
  private mutating func transferLimits(_ sizes: inout Sizes, _ style: Int32, _ insets: Pair<Double>) {
    let own = sizes
    transferLimits(&sizes, from: own, to: .horizontal, style, insets)
    transferLimits(&sizes, from: own, to: .vertical, style, insets)
  }

  private mutating func transferLimits(
    _ sizes: inout Sizes, from own: Sizes, to axis: Axis, _ style: Int32, _ insets: Pair<Double>
  ) {
    if !own.size[axis].isNaN { return }
    if !own.maximum[axis.other].isNaN {
      let maximum = styles[style].transferred(own.maximum[axis.other], to: axis, insets: insets)
      if !(own.maximum[axis] <= maximum) { sizes.maximum[axis] = maximum }
    }
    if !own.minimum[axis.other].isNaN {
      let minimum = styles[style].transferred(own.minimum[axis.other], to: axis, insets: insets)
      let limited = minimum > sizes.maximum[axis] ? sizes.maximum[axis] : minimum
      if !(own.minimum[axis] >= limited) { sizes.minimum[axis] = limited }
    }
  }

  /// The height of an item where it does not follow from its content, else NaN.
  mutating func definiteHeight(_ sizing: ItemSizing) -> Double {
    if !sizing.sizes.size.height.isNaN { return sizing.sizes.clamp(sizing.sizes.size.height, .vertical) }
    return sizing.stretches.height ? sizing.sizes.clamp(sizing.filling(.vertical), .vertical) : .nan
  }

  /// The width of an item that a definite height gives by the aspect ratio, else NaN (CSS Box Sizing 4 §5).
  mutating func transferredWidth(_ sizing: ItemSizing) -> Double {
    if !sizing.hasRatio { return .nan }
    let width = styles[sizing.style].transferred(definiteHeight(sizing), to: .horizontal, insets: sizing.insets)
    return sizing.sizes.clamp(width, .horizontal)
  }

  /// Returns the minimum or maximum width of an item within its limits: by the aspect ratio, or that of the content.
  mutating func contentWidth(_ sizing: ItemSizing, _ kind: SizeRequest.Width) throws(Status) -> Double {
    let transferred = transferredWidth(sizing)
    if !transferred.isNaN { return transferred }
    var request = SizeRequest(kind, basis: sizing.area)
    request.setHeight(definiteHeight(sizing))
    return sizing.sizes.clamp(try measure(sizing.node, request).width, .horizontal)
  }

  /// §6.2: Returns the width of an item in an area of a known width.
  mutating func itemWidth(_ sizing: ItemSizing) throws(Status) -> Double {
    if !sizing.sizes.size.width.isNaN { return sizing.sizes.clamp(sizing.sizes.size.width, .horizontal) }
    if sizing.stretches.width {
      // Where justify is not set, a height in the style gives the width instead.
      let isByHeight = sizing.hasRatio && sizing.alignment.width.kind == .normal && !sizing.sizes.size.height.isNaN
      if !isByHeight || styles[sizing.style].size.width == .stretch {
        return sizing.sizes.clamp(sizing.filling(.horizontal), .horizontal)
      }
    }
    let length = styles[sizing.style].size.width
    if length == .minContent { return try contentWidth(sizing, .minContent) }
    let most = try contentWidth(sizing, .maxContent)
    let available = sizing.filling(.horizontal)
    if length == .maxContent || most <= available { return most }
    return max(try contentWidth(sizing, .minContent), sizing.sizes.clamp(available, .horizontal))
  }

  /// §6.2: Returns the height of an item of a known width.
  mutating func itemHeight(_ sizing: ItemSizing, width: Double) throws(Status) -> Double {
    let definite = definiteHeight(sizing)
    if !definite.isNaN { return definite }
    if sizing.hasRatio && styles[sizing.style].size.height.isAuto {
      let height = styles[sizing.style].transferred(width, to: .vertical, insets: sizing.insets)
      return sizing.sizes.clamp(max(height, try ratioMinimum(sizing, width: width)), .vertical)
    }
    let request = SizeRequest(width: width, basis: sizing.area)
    return sizing.sizes.clamp(try measure(sizing.node, request).height, .vertical)
  }

  /// CSS Box Sizing 4 §5.2: An automatic minimum keeps a height that follows from the aspect ratio above the content.
  private mutating func ratioMinimum(_ sizing: ItemSizing, width: Double) throws(Status) -> Double {
    let style = sizing.style
    if !styles[style].minimum.height.isAuto || styles[style].options.contains(.clipsHeight) { return 0 }
    return try measure(sizing.node, SizeRequest(width: width, basis: sizing.area)).height
  }
}

extension Alignment {
  /// This alignment, or that of the container where it is `normal`.
  @inline(__always)
  func or(_ container: Alignment) -> Alignment { kind == .normal ? container : self }
}

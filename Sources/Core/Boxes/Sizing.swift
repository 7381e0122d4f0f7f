// The sizes in styles, in points. NaN stands for none, and for a percentage of an indefinite size. All sizes are those
// of the border box.

extension Style {
  /// The widths of padding and border together. Percentages are parts of the width of the container, for all edges
  /// (CSS Box Model 3, section 4.1).
  @inline(__always)
  package func insets(basis: Double) -> Edges<Double> {
    if !options.contains(.hasInsets) { return Edges(all: 0) }
    let padding = options.contains(.isPlain) ? padding.numbers : padding.resolved(basis)
    return Edges(
      left: padding.left + border.left, top: padding.top + border.top, right: padding.right + border.right,
      bottom: padding.bottom + border.bottom)
  }

  /// The margins, 0 for auto. Percentages are parts of the width of the container, for all edges.
  @inline(__always)
  package func margins(basis: Double) -> Edges<Double> {
    if !options.contains(.hasMargins) { return Edges(all: 0) }
    let isPlain = options.contains(.isPlain) && !options.contains(.hasAutoMargins)
    return isPlain ? margin.numbers : margin.resolved(basis)
  }

  /// Converts a size in the style to one of the border box; NaN for keywords. The result is at least padding and
  /// border.
  @inline(__always)
  package func borderBox(_ length: Length, basis: Double, insets: Double) -> Double {
    borderBox(options.contains(.isPlain) ? length.number : length.resolved(against: basis), insets: insets)
  }

  /// Converts a size in points to one of the border box. NaN stays NaN.
  @inline(__always)
  package func borderBox(_ points: Double, insets: Double) -> Double {
    options.contains(.contentBox) ? points + insets : points < insets ? insets : points
  }

  /// The minimum, maximum and preferred sizes as far as they are definite, of a node in a container whose content box
  /// has the size `basis`.
  @inline(__always)
  package func sizes(basis: Pair<Double>, insets: Pair<Double>) -> Sizes {
    var sizes = Sizes()
    if options.contains(.hasSize) { sizes.size = borderBox(size, basis: basis, insets: insets) }
    if options.contains(.hasLimits) {
      sizes.minimum = borderBox(minimum, basis: basis, insets: insets)
      sizes.maximum = borderBox(maximum, basis: basis, insets: insets)
    }
    return sizes
  }

  @inline(__always)
  private func borderBox(_ lengths: Pair<Length>, basis: Pair<Double>, insets: Pair<Double>) -> Pair<Double> {
    Pair(
      borderBox(lengths.width, basis: basis.width, insets: insets.width),
      borderBox(lengths.height, basis: basis.height, insets: insets.height))
  }

  /// Returns the size along an axis that the aspect ratio gives for one along the other (CSS Box Sizing 4, section 5).
  @inline(__always)
  package func transferred(_ size: Double, to axis: Axis, insets: Pair<Double>) -> Double {
    let isContentBox = options.contains(.contentBox)
    let own = isContentBox ? size - insets[axis.other] : size
    let other = axis == .horizontal ? own * aspectRatio : own / aspectRatio
    return isContentBox ? other + insets[axis] : other < insets[axis] ? insets[axis] : other
  }
}

extension Edges where Value == Length {
  /// Plain lengths in points.
  @inline(__always)
  fileprivate var numbers: Edges<Double> {
    Edges<Double>(left: left.number, top: top.number, right: right.number, bottom: bottom.number)
  }

  /// Lengths in points; 0 for keywords and percentages of an indefinite size.
  fileprivate func resolved(_ basis: Double) -> Edges<Double> {
    Edges<Double>(
      left: left.resolvedOrZero(against: basis), top: top.resolvedOrZero(against: basis),
      right: right.resolvedOrZero(against: basis), bottom: bottom.resolvedOrZero(against: basis))
  }
}

/// Sizes in a style, NaN where there are none.
package struct Sizes: BitwiseCopyable {
  package var size = Pair(Double.nan, .nan)
  package var minimum = Pair(Double.nan, .nan)
  package var maximum = Pair(Double.nan, .nan)

  /// Returns a size within the limits. The minimum takes precedence.
  @inline(__always)
  package func clamp(_ size: Double, _ axis: Axis) -> Double {
    clamped(size, minimum[axis], maximum[axis])
  }
}

/// Returns a size within limits; a limit of NaN is ignored. The minimum takes precedence.
@inline(__always)
package func clamped(_ size: Double, _ minimum: Double, _ maximum: Double) -> Double {
  let limited = size > maximum ? maximum : size
  return limited < minimum ? minimum : limited
}

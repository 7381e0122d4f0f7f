// How a stack shares its space; `StackConstraints` adds the constraints of each distribution.

/// The distribution of views along the axis of a stack.
package enum Distribution: Int32, BitwiseCopyable {
  /// Views fill the stack by hugging and compression resistance.
  case fill = 0
  /// Views have equal sizes.
  case fillEqually = 1
  /// Views have sizes in proportion to their intrinsic sizes.
  case fillProportionally = 2
  /// Gaps are equal, and at least the spacing.
  case equalSpacing = 3
  /// Centers have equal distances.
  case equalCentering = 4

  var usesGuides: Bool { self == .equalSpacing || self == .equalCentering }
}

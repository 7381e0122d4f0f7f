// Records of stacks.

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

/// The alignment of views across the axis of a stack.
package enum StackAlignment: Int32, BitwiseCopyable {
  case fill = 0
  /// At the leading edge of a vertical stack, at the top of a horizontal one.
  case leading = 1
  case center = 2
  /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
  case trailing = 3
  /// Baselines aligned in a horizontal stack; as `leading` in a vertical one.
  case firstBaseline = 4
  case lastBaseline = 5
}

package struct StackSettings: BitwiseCopyable, Equatable {
  package var axis: Axis
  package var distribution = Distribution.fill
  package var alignment = StackAlignment.fill
  /// The least distance between views.
  package var spacing = 0.0
  /// Views lie within its margins instead of its edges.
  package var isInMargins = false

  init(axis: Axis) { self.axis = axis }
}

/// A stack, which arranges views by fixed constraints. They are updated when the scene settles; until then the stack is
/// in `Stacks.dirty`.
///
/// Each constraint belongs to a view: most to an arranged one, in the mentions of which it is found by its age; three to
/// the stack itself. After a change of few views, only these and the visible ones next to them are visited.
struct StackRecord: BitwiseCopyable {
  /// The constraints of the stack's own; 0 for none.
  struct Own: BitwiseCopyable {
    var size = LayoutConstraintID(0)
    var sizeAcross = LayoutConstraintID(0)
    var end = LayoutConstraintID(0)
  }

  var item: Int32
  var settings: StackSettings
  var isDirty = false
  /// All views may need other constraints; else those in the list that begins with `firstChanged`, a place.
  var isChanged = true
  var firstChanged: Int32 = -1

  /// The arranged views in order, as places in `arrangements`; -1 for none.
  var first: Int32 = -1
  var last: Int32 = -1
  var count: Int32 = 0

  var constraints = Own()
  /// What sizes are in proportion to, when the stack was last settled.
  var reference = StackReference()
}

/// What sizes are in proportion to: the size of an item and `gaps`, which are less its margins. They are `size + gaps` when
/// all views have their intrinsic sizes. So sizes are shares of a length that counts the gaps, and the last view takes the
/// rest of it.
struct StackReference: BitwiseCopyable, Equatable {
  /// The stack or an arranged view; 0 for none.
  var item = ItemID(0)
  var size = 0.0
  var gaps = 0.0
  /// The last visible view with an intrinsic size that is not 0.
  var last = ItemID(0)
  /// Sizes are shares of this part of the item's size, a power of two: 1, or less where the least share is small. Then the
  /// guide behind `last` has that length.
  var part = 1.0

  /// Shares below this one are small: coefficients more than 4,096 apart need double-double, and others are 2 or less.
  private static var smallShare: Double { 1.0 / 2048 }

  func share(of size: Double) -> Double { size / (self.size + gaps) }

  /// Chooses a part of which the least view has about the share that the part has of the whole.
  mutating func choosePart(least: Double) {
    let share = share(of: least)
    guard share > 0 && share < Self.smallShare else { return }
    while part * part > share { part /= 2 }
  }
}

/// What is set for an arranged view.
package struct ArrangedSettings: BitwiseCopyable, Equatable {
  /// Else that of the stack holds.
  package var hasSpacingAfter = false
  package var spacingAfter = 0.0

  package init() {}
}

/// A view's place in its stack.
struct Arrangement: BitwiseCopyable {
  var item: Int32
  var previous: Int32 = -1
  var next: Int32 = -1
  /// The guide after the view, which fills a gap; 0 for none.
  var guide = ItemID(0)
  var settings = ArrangedSettings()
  /// Its constraints may have to change: it is in a list of its stack, or in `Stacks.changed`.
  var isChanged = false
  var nextChanged: Int32 = -1

  /// The spacing after the view, if it has one of its own.
  var spacing: Double? { settings.hasSpacingAfter ? settings.spacingAfter : nil }
}

/// A constraint that a stack should have.
struct WantedRow: BitwiseCopyable {
  var kind: OwnedRow
  var constraint: Constraint
}

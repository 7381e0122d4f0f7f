// Records of stacks.

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
  /// The distance between views; the least one with `equalSpacing` and `equalCentering`.
  package var spacing = 0.0
  /// Views lie within its margins instead of its edges.
  package var isInMargins = false

  init(axis: Axis) { self.axis = axis }
}

/// A stack arranges views by owned constraints. The next layout or query updates the constraints; until then the
/// stack is in `Stacks.dirty`.
///
/// Each constraint belongs to a view. Most belong to an arranged view, and are found by their serial number among its mentions;
/// three belong to the stack itself. After a change of a few views, only these and the visible views next to them are
/// visited.
struct StackRecord: BitwiseCopyable {
  /// The constraints that belong to the stack itself; 0 for none.
  struct Own: BitwiseCopyable {
    var size = ConstraintID(0)
    var sizeAcross = ConstraintID(0)
    var end = ConstraintID(0)
  }

  var item: Int32
  var settings: StackSettings
  var isDirty = false
  /// All views may need other constraints; otherwise only those in the list that begins with `firstChanged`.
  var isChanged = true
  var firstChanged: Int32 = -1

  /// The arranged views in order, as indices in `arrangements`; -1 for none.
  var first: Int32 = -1
  var last: Int32 = -1
  var count: Int32 = 0

  var constraints = Own()
  /// The reference of proportional sizes when the stack was last updated.
  var reference = StackReference()
}

/// The reference of proportional sizes: the size of an item plus `gaps` (negative for margins). It equals `size + gaps`
/// when all views have their intrinsic sizes. So sizes are shares of a length that includes the gaps, and the last view
/// takes the rest.
struct StackReference: BitwiseCopyable, Equatable {
  /// The stack or an arranged view; 0 for none.
  var item = ItemID(0)
  var size = 0.0
  var gaps = 0.0
  /// The last visible view with an intrinsic size that is not 0.
  var last = ItemID(0)
  /// Sizes are shares of this part of the reference, a power of two: 1, or less if the smallest share is small. In the
  /// latter case the guide after `last` has the length of the part.
  var part = 1.0

  /// Shares below this are small. Coefficients more than 4,096 apart need double-double, and the other coefficients are
  /// at most 2.
  private static var smallShare: Double { 1.0 / 2048 }

  func share(of size: Double) -> Double { size / (self.size + gaps) }

  /// Chooses `part` so that the share of the smallest view in the part is about as large as the share of the part in
  /// the whole.
  mutating func choosePart(least: Double) {
    let share = share(of: least)
    guard share > 0 && share < Self.smallShare else { return }
    while part * part > share { part /= 2 }
  }
}

/// The settings of an arranged view.
package struct ArrangedSettings: BitwiseCopyable, Equatable {
  /// `spacingAfter` replaces the spacing of the stack.
  package var hasSpacingAfter = false
  package var spacingAfter = 0.0

  package init() {}
}

/// A view in its stack.
struct Arrangement: BitwiseCopyable {
  var item: Int32
  var previous: Int32 = -1
  var next: Int32 = -1
  /// The guide after the view, which fills a gap; 0 for none.
  var guide = ItemID(0)
  var settings = ArrangedSettings()
  /// Its constraints may have to change, and it is in the list of changed views of its stack.
  var isChanged = false
  var nextChanged: Int32 = -1

  /// The spacing after the view, if it has one of its own.
  var spacing: Double? { settings.hasSpacingAfter ? settings.spacingAfter : nil }
}

/// A constraint that a stack should have.
struct WantedRow: BitwiseCopyable {
  var kind: OwnedRow
  var constraint: Constraint
  /// The slot of the constraint, once there is one.
  var made: Int32 = -1
}

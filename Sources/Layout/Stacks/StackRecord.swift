// Records of stacks.

import Memory
import Notation
import Solver

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

/// A stack, which arranges views by fixed constraints: `constraints`. They are updated when the scene settles; until
/// then the stack is in `Stacks.dirty`.
struct StackRecord: BitwiseCopyable {
  var item: Int32
  var axis: Axis
  var distribution = Distribution.fill
  var alignment = StackAlignment.fill
  var spacing = 0.0
  /// Views lie within its margins instead of its edges.
  var isInMargins = false
  var isDirty = false

  /// The arranged views in order, as places in `arrangements`; -1 for none.
  var first: Int32 = -1
  var last: Int32 = -1
  var count: Int32 = 0

  var constraints = Slice()
}

/// A view's place in its stack.
struct Arrangement: BitwiseCopyable {
  var item: Int32
  var previous: Int32 = -1
  var next: Int32 = -1
  /// The guide after the view, which fills a gap; 0 for none.
  var guide = ItemID(0)
  /// The spacing after the view, if it differs from that of the stack.
  var spacing: Double?
}

struct Slice: BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0
}

/// All stacks of a scene.
struct Stacks: ~Copyable {
  var records: Buffer<StackRecord>
  var freeRecords: Buffer<Int32>
  var arrangements: Buffer<Arrangement>
  var freeArrangements: Buffer<Int32>
  /// The stacks whose constraints must be updated, each once.
  var dirty: Buffer<Int32>
  var constraints: Arena<LayoutConstraintID>
  /// Guides of views that left their stack, which are removed when the scene settles.
  var orphans: Buffer<ItemID>

  // Scratch memory of an update.
  /// The constraints a stack should have.
  var wanted: Buffer<Constraint>
  /// For each present constraint, its place among the wanted ones, or -1.
  var matches: Buffer<Int32>
  var made: Buffer<LayoutConstraintID>
  var shown: Buffer<Int32>

  init(_ account: Account) {
    records = Buffer(account)
    freeRecords = Buffer(account)
    arrangements = Buffer(account)
    freeArrangements = Buffer(account)
    dirty = Buffer(account)
    constraints = Arena(account)
    orphans = Buffer(account)
    wanted = Buffer(account)
    matches = Buffer(account)
    made = Buffer(account)
    shown = Buffer(account)
  }

  mutating func release() {
    records.release()
    freeRecords.release()
    arrangements.release()
    freeArrangements.release()
    dirty.release()
    constraints.release()
    orphans.release()
    wanted.release()
    matches.release()
    made.release()
    shown.release()
  }
}

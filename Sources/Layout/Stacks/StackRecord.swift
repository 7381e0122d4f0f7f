// What is known of stacks.

import Memory
import Notation
import Solver

/// Who gets the room along the axis of a stack.
package enum Distribution: Int32, BitwiseCopyable {
  /// The views, as hugging and compression resistance say.
  case fill = 0
  /// The views, all the same.
  case fillEqually = 1
  /// The views, in proportion to their intrinsic sizes.
  case fillProportionally = 2
  /// The gaps, all the same, none less than the spacing.
  case equalSpacing = 3
  /// The gaps, so that centers are equally far apart.
  case equalCentering = 4

  var usesGuides: Bool { self == .equalSpacing || self == .equalCentering }
}

/// Where the views of a stack lie across its axis.
package enum StackAlignment: Int32, BitwiseCopyable {
  case fill = 0
  /// At the leading edge or, where the stack lies, at the top.
  case leading = 1
  case center = 2
  /// At the trailing edge or at the bottom.
  case trailing = 3
  /// On one baseline where the stack lies; where it stands, as `leading`.
  case firstBaseline = 4
  case lastBaseline = 5
}

/// A view that arranges others.
///
/// It does so by constraints alone: `constraints` names those it has made. They
/// follow the arrangement when the scene settles, and until then the stack waits
/// among the dirty ones.
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
  /// What the stack has put behind it to measure a gap; 0 for nothing.
  var guide = ItemID(0)
  /// The spacing behind it, where that is not the stack's own.
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
  /// The stacks whose constraints are not what they should be, each once.
  var dirty: Buffer<Int32>
  var constraints: Arena<LayoutConstraintID>
  /// Guides whose view is gone from its stack. They go when the scene settles.
  var orphans: Buffer<ItemID>

  // Scratch of one settling.
  /// The constraints a stack should have.
  var wanted: Buffer<Constraint>
  /// What of the present constraints is wanted, too: their places among the wanted, or -1.
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

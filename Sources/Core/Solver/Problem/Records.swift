/// A variable, except its value.
///
/// A variable is *held* by the active row matched to it. Without one it is a stay and keeps its value. Variables
/// whose rows depend on each other in a cycle share a block.
struct VariableRecord {
  /// The row that determines it, or -1 for a stay.
  var holder: Int32 = -1
  /// The block that it belongs to, or -1.
  var block: Int32 = -1
  /// `position`, `tentativeRow` or `visitNumber`, which are needed at different times.
  private var number: Int32 = -1
  /// The list of all rows that mention it.
  var linkStart: Int32 = 0
  var linkCount: Int32 = 0
  var linkRoom: Int32 = 0
  /// How many active rows mention it.
  var uses: Int32 = 0
  var generation = Identifier.first(.other)
  /// The stamp of the last search that visited it.
  var visitStamp: UInt32 = 0
  /// The stamp of the last set that it was put into, such as the nodes of a cycle or the moving members of a block.
  var memberStamp: UInt32 = 0
  /// The number of the report in which its change was first noted.
  var touchedIn: UInt32 = 0
  /// The edit slot, plus one, of the last plan that moves it.
  var lastPlan: UInt16 = 0
  private var flags: UInt8 = 0
  /// Used while all ambiguous variables are sought.
  var freedom = Freedom.none

  var isLive: Bool {
    get { flags & 1 != 0 }
    set { flags = newValue ? flags | 1 : flags & ~1 }
  }
  /// Is in the list of stays that may be tied.
  var mayBeTied: Bool {
    get { flags & 2 != 0 }
    set { flags = newValue ? flags | 2 : flags & ~2 }
  }
  /// Is required to be at least 0.
  var isNonnegative: Bool {
    get { flags & 4 != 0 }
    set { flags = newValue ? flags | 4 : flags & ~4 }
  }
  /// There is a row that says so.
  var hasZeroRow: Bool {
    get { flags & 8 != 0 }
    set { flags = newValue ? flags | 8 : flags & ~8 }
  }
  /// Is required to be at least 0, and no row says so.
  var hasImplicitZeroBound: Bool { flags & 12 == 4 }

  /// Its position in its block.
  var position: Int32 {
    @inline(__always) get { number }
    @inline(__always) set { number = newValue }
  }
  /// In the starting basis, the row that it is matched to tentatively, or -1. It has no block yet.
  var tentativeRow: Int32 {
    @inline(__always) get { number }
    @inline(__always) set { number = newValue }
  }
  /// In the search for strongly connected components, -1 before its visit, its index among the open members, and .max when its
  /// component is closed.
  var visitNumber: Int32 {
    @inline(__always) get { number }
    @inline(__always) set { number = newValue }
  }
  /// Of a free slot, the next one, or -1.
  var nextFree: Int32 {
    @inline(__always) get { linkStart }
    @inline(__always) set { linkStart = newValue }
  }

  /// The indices of its mentions in `Problem.links`.
  var links: Range<Int32> {
    @inline(__always) get { Range(uncheckedBounds: (linkStart, linkStart &+ linkCount)) }
  }
}

/// Whether a variable could have another value.
enum Freedom: UInt8, BitwiseCopyable {
  /// No row that determines it could leave the basis.
  case none
  /// A row that determines it could leave the basis; a probe decides.
  case possible
  /// A probe moved it.
  case certain
}

/// A row Σ a·x (= or ≥) constant. A row given as ≤ is stored negated.
///
/// An active row is matched to one of its variables and holds with equality; its multiplier is a vector over
/// priorities. The multiplier of an inactive row is `side` times its weight at its own priority: 0 if the row is
/// satisfied, +1 if its left side is too small, -1 if it is too large.
struct RowRecord {
  /// Its terms.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The variable that it determines, or -1 while inactive.
  var held: Int32 = -1
  /// `heldTerm` or `tentativeTerm`.
  private var term: Int32 = -1
  /// The first node of its multiplier, or -1 for zero.
  var firstNode: Int32 = -1
  /// The serial number: larger for rows that were added, or made required, later. Decides conflicts and ties.
  var serial: UInt32 = 0
  /// The stamp of the last search that visited it.
  var visitStamp: UInt32 = 0
  var generation = Identifier.first(.constraint)
  var priority: Int16 = 0
  var constant = 0.0
  var weight = 1.0
  var isEquality = false
  private var form: UInt8 = 0
  var side: Int8 = 0
  var state = RowState()
  /// The edit slot, plus one, of the last plan that watches it.
  var lastPlan: UInt16 = 0
  var lists = RowLists()

  var isNegated: Bool {
    get { form & 1 != 0 }
    set { form = newValue ? form | 1 : form & ~1 }
  }
  /// Is an equality x - y = constant.
  var isDifference: Bool {
    get { form & 2 != 0 }
    set { form = newValue ? form | 2 : form & ~2 }
  }

  /// Says that a variable is at least 0; the solver has made it.
  var isZeroRow: Bool {
    get { form & 4 != 0 }
    set { form = newValue ? form | 4 : form & ~4 }
  }
  /// Has a serial number that was set, so that the number it was added with is free for the next row.
  var hasSetSerial: Bool {
    get { form & 8 != 0 }
    set { form = newValue ? form | 8 : form & ~8 }
  }

  /// The term of the variable that it determines, or -1 in a block and while inactive.
  var heldTerm: Int32 {
    @inline(__always) get { term }
    @inline(__always) set { term = newValue }
  }
  /// In the starting basis, the term of the variable that the inactive row is matched to tentatively, or -1.
  var tentativeTerm: Int32 {
    @inline(__always) get { term }
    @inline(__always) set { term = newValue }
  }
  /// Of a free slot, the next one, or -1.
  var nextFree: Int32 {
    @inline(__always) get { start }
    @inline(__always) set { start = newValue }
  }

  /// The indices of its terms in `Problem.entries`.
  var terms: Range<Int32> {
    @inline(__always) get { Range(uncheckedBounds: (start, start &+ count)) }
  }

  /// Returns a number of the caller's as the row has it, or one of the row as the caller states it.
  @inline(__always)
  func signed(_ number: Double) -> Double { isNegated ? -number : number }

  /// Is not removed.
  var isLive: Bool { state.contains(.live) }
  /// Is a required row that is left out, since it cannot hold.
  var isDropped: Bool { state.contains(.dropped) }
  /// Is neither removed nor dropped.
  var isInForce: Bool { state.intersection([.live, .dropped]) == .live }
  var isActive: Bool { held >= 0 }
  /// Whether its stored multiplier is not zero.
  var hasMultiplier: Bool { firstNode >= 0 }
  var isRequired: Bool { priority == requiredPriority }
  /// Whether its multiplier has bounds. That of a required equality has none, and is not stored.
  var isBounded: Bool { !(isEquality && isRequired) }
  /// The upper or the lower bound of the multiplier at the row's priority, while the row is not removed.
  func statedBound(above: Bool) -> Double {
    if above { return isRequired ? .infinity : weight }
    return !isEquality ? 0 : isRequired ? -.infinity : -weight
  }
  /// The side of a soft row whose left side is too small, +1, or too large: -1 for an equality, 0 for an inequality.
  func side(ifViolated violated: Int) -> Int8 { violated > 0 ? 1 : isEquality ? -1 : 0 }
  /// Is a required equality that is to be matched to a variable.
  var isNewEquality: Bool {
    !isActive && isEquality && isRequired && lists.contains(.queued) && isInForce
  }
}

/// The bit in the serial numbers of required rows that yield, in a conflict, to all other rows. These are not counted but set.
package let yieldingBit: UInt32 = 1 << 31

/// Flags of a row.
struct RowState: OptionSet {
  var rawValue: UInt8 = 0
  static let live = RowState(rawValue: 1)
  /// Is active, and a violated row may contribute to its multiplier, even if the contributions cancel at the stated priorities.
  static let contributed = RowState(rawValue: 2)
  /// A required row that is left out, since it cannot hold.
  static let dropped = RowState(rawValue: 4)
  /// Belongs to the edit of a variable, which made it.
  static let variableEdit = RowState(rawValue: 8)
  /// Its constant is being edited.
  static let constantEdit = RowState(rawValue: 16)
}

/// The lists that a row is in: most of `Agenda`, `Precision.ignoredRows`, `Relaxations.rows`, `Journal.rows`. A `RowList` has the
/// number of its bit.
struct RowLists: OptionSet {
  var rawValue: UInt8 = 0
  static let queued = RowLists(rawValue: 1 << 0)
  static let outOfBounds = RowLists(rawValue: 1 << 1)
  static let recheck = RowLists(rawValue: 1 << 2)
  static let nearBound = RowLists(rawValue: 1 << 3)
  static let tied = RowLists(rawValue: 1 << 4)
  static let ignored = RowLists(rawValue: 1 << 5)
  static let relaxed = RowLists(rawValue: 1 << 6)
  static let saved = RowLists(rawValue: 1 << 7)
}

/// A term of a row, and the index of the row in the variable's list.
struct Entry {
  var variable: Int32
  var link: Int32
  var coefficient: Double
}

/// A mention of a variable: the row and the entry of the term.
struct Link {
  var row: Int32
  var entry: Int32
}

/// One priority of a multiplier. A row's nodes descend in priority.
///
/// `peak` is the largest number that `value` was computed from; it bounds the rounding error.
struct MultiplierNode {
  var priority: Int32
  var next: Int32 = -1
  var value: Double
  var peak: Double

  @inline(__always)
  mutating func enlargePeak(to peak: Double) { self.peak = max(self.peak, peak) }
}

/// The factor of one row in a combination of rows. `row` is ~v for the stay v. `size` is the size of the numbers that
/// `factor` was computed from.
struct Share {
  var row: Int32
  /// The index of the next share that limits a step, or -1; see `Shares`.
  var next: Int32 = -1
  var factor: Double
  var size: Double

  /// Whether the factor is large enough beside rounding to be a pivot.
  var canPivot: Bool { abs(factor) > Tolerance.pivot * size }

  /// The size of the factor's contribution to other variables. A factor that is hardly more than rounding has that of
  /// its operands, so that the contribution counts as rounding as well.
  var contribution: Double { canPivot || !Mechanism.lostDigits.isOn ? factor : size }

  /// The factor in double-double, while `size` has its low part.
  var doubleDoubleFactor: DoubleDouble {
    get { DoubleDouble(factor, size) }
    set { (factor, size) = (newValue.high, newValue.low) }
  }
}

/// A node that a depth-first search has visited and not yet finished, and the term that it visits next.
struct OpenNode {
  var node: Int32
  /// `end` or `finished`.
  private var number: Int32
  var cursor: Int32

  init(node: Int32, cursor: Int32 = 0, end: Int32 = 0) {
    self.node = node
    self.cursor = cursor
    number = end
  }

  /// Of a variable, where the terms of its row end.
  var end: Int32 {
    @inline(__always) get { number }
  }
  /// Of a block, how many of its members, or of its rows that mention others, are finished.
  var finished: Int32 {
    @inline(__always) get { number }
    @inline(__always) set { number = newValue }
  }
}

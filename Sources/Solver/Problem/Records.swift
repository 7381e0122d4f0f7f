/// What is known of one variable besides its value.
///
/// A variable is *held* by the active row matched to it, or by nothing: then it
/// stays where it is. Variables whose rows depend on each other in a cycle
/// share a block.
struct VariableRecord {
  /// The row that holds it, or -1: it stays.
  var holder: Int32 = -1
  /// The block it is solved in, or -1; its place there.
  var block: Int32 = -1
  var place: Int32 = -1
  /// The list of all rows that mention it. In a slot without a variable the
  /// start is the next such slot.
  var linkStart: Int32 = 0
  var linkCount: Int32 = 0
  var linkRoom: Int32 = 0
  /// How many active rows mention it.
  var uses: Int32 = 0
  var editCount: Int16 = 0
  var generation: UInt16 = 1
  /// Stamp of the last search that met it, and of the last reach that did.
  var mark: UInt32 = 0
  var reach: UInt32 = 0
  /// Report in which its change was first noted.
  var touched: UInt32 = 0
  /// The edit slot, plus one, of the last session that moves it.
  var lastPlan: UInt16 = 0
  var isLive = false
  /// What is known of it when all ambiguous variables are sought.
  var freedom = Freedom.none
}

/// A row Σ a·x (= or ≥) constant. A row given as ≤ is stored negated.
///
/// Active, it is matched to one of its variables and holds with equality, and
/// its multiplier is a vector over priorities. Inactive, its multiplier is
/// `side` times its weight at its own priority: 0 when it asks for nothing, +1
/// when it pulls its left side up, -1 when it pulls it down.
struct RowRecord {
  /// Its terms. In a slot without a row, which has none, the next such slot.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The variable it holds, or -1 while inactive.
  var held: Int32 = -1
  /// Where the held variable's entry is.
  var pivot: Int32 = -1
  /// The first node of its multiplier; -1: zero in every priority.
  var multiplier: Int32 = -1
  /// Order of coming to its priority; the age that decides conflicts.
  var age: UInt32 = 0
  var mark: UInt32 = 0
  var generation: UInt16 = 1
  var priority: Int16 = 0
  var constant = 0.0
  var weight = 1.0
  var isEquality = false
  var isNegated = false
  var side: Int8 = 0
  var state = RowState()
  /// The edit slot, plus one, of the last session that watches it.
  var lastPlan: UInt16 = 0
  /// Waits in the list of rows whose multiplier is so small that rounding may have made it.
  var isNearZero = false

  var isActive: Bool { held >= 0 }
  var isRequired: Bool { priority == requiredPriority }
  /// A required equality may have any multiplier, so none is kept.
  var isBounded: Bool { !(isEquality && priority == requiredPriority) }
}

/// Flags of a row.
struct RowState: OptionSet {
  var rawValue: UInt8 = 0
  static let live = RowState(rawValue: 1)
  /// Waits in the queue of rows to look at.
  static let queued = RowState(rawValue: 2)
  /// Required, but put aside since it cannot hold.
  static let dropped = RowState(rawValue: 4)
  /// Belongs to the edit of a variable.
  static let edit = RowState(rawValue: 8)
  /// Its constant is being edited.
  static let edited = RowState(rawValue: 16)
  /// Waits in the list of rows whose multiplier is out of bounds.
  static let outOfBounds = RowState(rawValue: 32)
  /// Waits in the list of rows whose multiplier may be noise.
  static let recheck = RowState(rawValue: 64)
  /// Kept by the journal as it was before the transaction.
  static let saved = RowState(rawValue: 128)
}

/// One term of a row, and where the variable's list names the row.
struct Entry {
  var variable: Int32
  var link: Int32
  var coefficient: Double
}

/// One mention of a variable: the row and the term's place in all terms.
struct Link {
  var row: Int32
  var entry: Int32
}

/// One level of a multiplier; a row's nodes descend in priority.
///
/// `peak` is the largest number that went into `value`: what is left of it
/// after cancellation is noise.
struct MultiplierNode {
  var priority: Int32
  var next: Int32
  var value: Double
  var peak: Double
}

/// A share of one row in a combination of rows; `row` is ~v for the variable v
/// that stays. `size` is the size of the numbers that `factor` came from.
struct Share {
  var row: Int32
  var factor: Double
  var size: Double

  /// Large enough beside rounding to exchange the row for the combined one.
  var isPivot: Bool { abs(factor) > Tolerance.pivot * size }

  /// The size of what it brings to other variables: its own, or if it is hardly more than rounding that of
  /// the numbers it is left of, so that what comes of it is known for the same.
  var reach: Double { isPivot ? factor : size }
}

/// What one node of a search has still to visit.
struct Frame {
  var node: Int32
  var row: Int32
  var cursor: Int32
}

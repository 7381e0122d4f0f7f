import Memory

/// A row, and how far from its constant it is held while it is active.
struct Relaxation {
  var row: Int32
  var distance = DoubleDouble(0)
}

/// Rows held a little beside their constants, since they conflict only by rounding.
struct Relaxations: ~Copyable {
  var rows: Buffer<Relaxation>
  /// `rows` when the last trial began.
  private var saved: Buffer<Relaxation>
  /// How many more relaxations there may be before rows in conflict only by rounding are dropped.
  var remaining = 0
  /// Whether there may be none from the start.
  var areForbidden = false

  /// How many there may be in a solve.
  static var most: Int { 1000 }

  init(_ account: Account) {
    rows = Buffer(account)
    saved = Buffer(account)
  }

  mutating func release() {
    rows.release()
    saved.release()
  }

  mutating func save() throws(MemoryError) { try saved.assign(rows) }

  /// Restores the list from before the trial.
  mutating func restore() { swap(&rows, &saved) }
}

/// Required rows that conflict by no more than rounding.
///
/// If a required row and the rows of its combination miss each other by no more than their tolerances, they do not
/// conflict: some of them are relaxed. Each stays within its own tolerance of its constant. When a relaxed row
/// becomes active, it is held at its present left side, so that it does not violate the others again.
extension Basis {
  /// Returns the index of a row in the list of relaxed rows; nil if it is not relaxed.
  private mutating func relaxedIndex(of row: Int32) -> Int? {
    if !problem.rows[row].lists.contains(.relaxed) { return nil }
    for index in 0..<precision.relaxations.rows.count where precision.relaxations.rows[index].row == row {
      return index
    }
    return nil
  }

  /// Lists a row as relaxed, unless it is, and returns its index in the list.
  mutating func listRelaxed(_ row: Int32) throws(MemoryError) -> Int {
    if let index = relaxedIndex(of: row) { return index }
    try precision.relaxations.rows.append(Relaxation(row: row))
    problem.rows[row].lists.insert(.relaxed)
    return precision.relaxations.rows.count - 1
  }

  mutating func forgetRelaxed() {
    for relaxed in precision.relaxations.rows.elements { problem.rows[relaxed.row].lists.remove(.relaxed) }
    precision.relaxations.rows.removeAll()
  }

  /// Restores the relaxations from before the trial.
  mutating func restoreRelaxations() {
    forgetRelaxed()
    precision.relaxations.restore()
    for relaxed in precision.relaxations.rows.elements { problem.rows[relaxed.row].lists.insert(.relaxed) }
  }

  /// Returns the number at which an active row's left side is held: its constant plus its relaxation.
  mutating func heldConstant(of row: Int32) -> DoubleDouble {
    let constant = DoubleDouble(problem.rows[row].constant)
    return relaxedIndex(of: row).map { constant + precision.relaxations.rows[$0].distance } ?? constant
  }

  /// Holds a relaxed row, about to be active, at its present left side, or exactly if that is beyond its tolerance.
  mutating func holdRelaxed(_ row: Int32) {
    guard let index = relaxedIndex(of: row) else { return }
    let measured = residual(of: row)
    precision.relaxations.rows[index].distance =
      DoubleDouble(abs(measured.value) <= measured.tolerance ? measured.value : 0)
  }

  /// Ends relaxations of active rows, those beyond their tolerance or all. Returns false if there are none.
  mutating func endRelaxations(all isAll: Bool) throws(MemoryError) -> Bool {
    var isAny = false
    for index in 0..<precision.relaxations.rows.count where precision.relaxations.rows[index].distance.high != 0 {
      let row = precision.relaxations.rows[index].row
      let measured = residual(of: row)
      if !problem.rows[row].isActive || (!isAll && abs(measured.value) <= measured.tolerance) { continue }
      precision.relaxations.rows[index].distance = DoubleDouble(0)
      try noteDirty(row)
      isAny = true
    }
    if isAll { forgetRelaxed() }
    return isAny
  }
}

// Resizes the window. Width and height of the window are edits of the solver, so a resize within the range of their
// edit plans is one pass over the values that move.

import Memory
import Solver
import Status

extension Model {
  /// Sets the size of the window.
  package mutating func setSize(width: Double, height: Double) throws(Status) {
    try checkLength(width)
    try checkLength(height)
    if isStrict {
      beginBatch()
      try noteConstant(width, of: windowEdits.constraints.0)
      try noteConstant(height, of: windowEdits.constraints.1)
      return try applyBatch()
    }
    if windowEdits.edits.0.raw == 0 { try beginResizing() }
    constraints.records[windowEdits.constraints.0].stated.constant = width
    constraints.records[windowEdits.constraints.1].stated.constant = height
    windowEdits.isPending = true
    isPending = true
  }

  /// Begins both edits, or none.
  private mutating func beginResizing() throws(Status) {
    let edit = try solver.editConstant(of: constraints.records[windowEdits.constraints.0].row)
    do throws(Status) {
      windowEdits.edits.1 = try solver.editConstant(of: constraints.records[windowEdits.constraints.1].row)
    } catch {
      try solver.endEdit(edit)
      throw error
    }
    windowEdits.edits.0 = edit
  }

  private var size: (Double, Double) {
    mutating get {
      (
        constraints.records[windowEdits.constraints.0].stated.constant,
        constraints.records[windowEdits.constraints.1].stated.constant
      )
    }
  }

  /// Sets the solver's edits to the size, before a query without a layout.
  mutating func applyPendingSize() throws(Status) {
    guard windowEdits.isPending else { return }
    try solver.setNumber(of: windowEdits.edits.0, to: size.0)
    try solver.setNumber(of: windowEdits.edits.1, to: size.1)
    windowEdits.isPending = false
  }

  /// Removes rows whose removal failed before, adds missing ones, solves, and fills `solver.changes`. Constraints that conflict are dropped.
  mutating func solve() throws(Status) {
    try collectRows()
    #if INVARIANTS
      checkInvariants()
    #endif
    do throws(Status) {
      if windowEdits.isPending || sceneEdits.waiting >= 0 { try suggest() } else { try solver.solveAndReport() }
    } catch {
      guard error == .conflict else { throw error }
    }
    windowEdits.isPending = false
    sceneEdits.waiting = -1
  }

  @inline(never)
  private mutating func suggest() throws(Status) {
    guard windowEdits.isPending else { return try suggestWaiting() }
    try applyPendingEdit()
    try resize()
  }

  private mutating func resize() throws(Status) {
    let isWider = solver.number(of: windowEdits.edits.0) != size.0
    let isHigher = solver.number(of: windowEdits.edits.1) != size.1
    if isWider != isHigher {
      return try solver.suggest(isWider ? windowEdits.edits.0 : windowEdits.edits.1, isWider ? size.0 : size.1)
    }
    var edits = windowEdits.edits
    var numbers = size
    try withUnsafeBytes(of: &edits) { (edits) throws(Status) in
      try withUnsafeBytes(of: &numbers) { (numbers) throws(Status) in
        try solver.suggest(edits.assumingMemoryBound(to: EditID.self), numbers.assumingMemoryBound(to: Double.self))
      }
    }
  }
}

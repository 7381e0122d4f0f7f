import Memory
import Status

/// An edit: the constant of a row.
struct EditRecord {
  /// The row.
  var row: Int32 = -1
  var generation = Identifier.first(.edit)
  var isLive = false
  /// The row belongs to the edit: variable == number.
  var ownsRow = false
  /// How many consecutive steps changed the basis. After one, a plan is made for the next; after two, it no longer
  /// pays.
  var crossings: Int32 = 0
  var plan = EditPlan()

  /// Of a free slot, the next one, or -1.
  var nextFree: Int32 {
    @inline(__always) get { row }
    @inline(__always) set { row = newValue }
  }
}

/// What an edit moves while the basis stays: value = base + (number - origin)·rate.
///
/// Valid while `basisVersion` is the solver's version; the base is taken anew when `valuesVersion` is not. Numbers are the row's
/// constant as stored.
struct EditPlan {
  var moves: Int32 = -1
  var variables: Int32 = -1
  var moveCount: Int32 = 0
  /// Its own report in `EditPlans.reports`, or -1, and the number of that report's order of variables.
  var ownReport: Int32 = -1
  var variableOrder: UInt32 = 0
  /// The report of several edits that it is in, and the index of its first value there.
  var group: UInt32 = 0
  var groupIndex: Int32 = 0
  /// The solver's values are older than those in its own report. Then the slot of the next such edit, or -1.
  var isBehind = false
  var nextBehind: Int32 = -1
  var watches: Int32 = -1
  var watchCount: Int32 = 0
  var origin = 0.0
  var low = 0.0
  var high = 0.0
  var basisVersion: UInt32 = 0
  var valuesVersion: UInt32 = 0
  /// How often the base was taken from streamed values.
  var rebased: UInt16 = 0
  /// How many variables, the first ones, always have just the number: the edited one, and those equal to it.
  var equalCount: Int32 = 0
  /// Shares a variable or a watched row with another plan.
  var isShared = false
  /// The number of the report in which the values that it moves are noted.
  var touchedIn: UInt32 = 0
  /// All rates are multiples of 1 / denominator. 1 if there is no such number.
  var denominator = 1.0
  var largestBase: Float = 0
  /// Of the rates of variables in blocks.
  var largestRate = 0.0
  var leastRate = Double.infinity
  /// A step larger than the first, and the second times the distance from the origin, changes every value in spite of rounding.
  var leastStep = (0.0, 0.0)
}

/// An inactive row whose residual moves with the number.
struct Watch {
  var row: Int32
  var rate: Double
}

struct EditPlans: ~Copyable {
  var moves: Arena<MovePair>
  /// The variables of moves, in the same order.
  var variables: Arena<VariableID>
  /// The reports of single edits: the variables of moves with their values.
  var reports: Arena<Value>
  /// The variables that the plan in the making moves.
  var moving: Buffer<Int32>
  var watches: Arena<Watch>
  var repeated: RepeatedConstants

  init(_ account: Account) {
    moves = Arena(account)
    variables = Arena(account)
    reports = Arena(account)
    moving = Buffer(account)
    watches = Arena(account)
    repeated = RepeatedConstants(account)
  }

  mutating func release() {
    moves.release()
    variables.release()
    reports.release()
    moving.release()
    watches.release()
    repeated.release()
  }
}

/// Beginning, setting and ending edits.
extension Solver {
  package mutating func editVariable(
    _ id: VariableID, priority: Int32, weight: Double
  ) throws(Status) -> EditID {
    let variable = try problem.find(id)
    guard priority >= 1, priority < requiredPriority else { throw .outOfRange }
    let edit = try makeEdit()
    catchUp()
    var term = Term(id, 1)
    let row = try withUnsafePointer(to: &term) { (pointer) throws(Status) in
      try add(
        UnsafeBufferPointer(start: pointer, count: 1), .equal, basis.values[variable], priority: priority,
        weight: weight)
    }
    return open(edit, Identifier.slot(row.raw), ownsRow: true)
  }

  package mutating func editConstant(of id: RowID) throws(Status) -> EditID {
    let row = try problem.find(id)
    if plans.repeated.contains(row) { forgetConstants() }
    guard problem.rows[row].state.isDisjoint(with: [.variableEdit, .constantEdit]) else { throw .inUse }
    return open(try makeEdit(), row, ownsRow: false)
  }

  /// Returns a free slot.
  mutating func makeEdit() throws(Status) -> Int32 {
    if freeEdit < 0 {
      guard edits.count < Identifier.slotLimit else { throw .tooMany }
      do throws(MemoryError) { try edits.append(EditRecord()) } catch { throw .outOfMemory }
      freeEdit = Int32(edits.count - 1)
    }
    return freeEdit
  }

  mutating func open(_ slot: Int32, _ row: Int32, ownsRow: Bool) -> EditID {
    freeEdit = edits[slot].nextFree
    edits[slot].row = row
    edits[slot].isLive = true
    edits[slot].ownsRow = ownsRow
    edits[slot].crossings = 0
    problem.rows[row].state.insert(ownsRow ? .variableEdit : .constantEdit)
    return EditID(Identifier.raw(slot: slot, generation: edits[slot].generation))
  }

  package mutating func isLive(_ id: EditID) -> Bool {
    let slot = Identifier.slot(id.raw)
    return slot < edits.count && edits[slot].isLive && edits[slot].generation == Identifier.generation(id.raw)
  }

  /// Returns the number as last set.
  package mutating func number(of id: EditID) -> Double {
    let row = problem.rows[edits[Identifier.slot(id.raw)].row]
    return row.signed(row.constant)
  }

  mutating func findEdit(_ id: EditID) throws(Status) -> Int32 {
    guard isLive(id) else { throw .stale(id.raw, .edit) }
    return Identifier.slot(id.raw)
  }

  package mutating func endEdit(_ id: EditID) throws(Status) {
    let slot = try findEdit(id)
    catchUp()
    let row = edits[slot].row
    if edits[slot].ownsRow {
      do throws(MemoryError) { try retire(row) } catch { throw .outOfMemory }
      problem.rows[row].state.remove(.variableEdit)
    } else {
      problem.rows[row].state.remove(.constantEdit)
    }
    close(slot)
  }

  private mutating func close(_ slot: Int32) {
    // In `lastPlan` its plan may hide another one, which then no longer knows what it shares.
    if edits[slot].plan.isShared { problem.versions.basis &+= 1 }
    free(slot, generation: Identifier.successor(edits[slot].generation))
  }

  /// Makes the slot of an edit free. Of an edit that no caller knew, the generation stays.
  mutating func free(_ slot: Int32, generation: UInt16) {
    releasePlan(slot)
    edits[slot] = EditRecord()
    edits[slot].generation = generation
    edits[slot].nextFree = freeEdit
    freeEdit = slot
  }

  /// Removes a row. Its edit, if it has one, ends.
  package mutating func remove(_ id: RowID) throws(Status) {
    let row = try problem.find(id)
    guard !problem.rows[row].state.contains(.variableEdit) else { throw .inUse }
    let isEdited = problem.rows[row].state.contains(.constantEdit)
    if isEdited {
      catchUp()
      if plans.repeated.contains(row) { forgetConstants() }
    }
    do throws(MemoryError) { try retire(row) } catch { throw .outOfMemory }
    if isEdited { endConstantEdit(of: row) }
  }

  /// Ends the edit of a constant whose row is removed.
  private mutating func endConstantEdit(of row: Int32) {
    for slot in 0..<Int32(edits.count) where edits[slot].isLive && edits[slot].row == row { close(slot) }
    problem.rows[row].state.remove(.constantEdit)
  }

  /// Sets the number without a solve.
  package mutating func setNumber(of id: EditID, to number: Double) throws(Status) {
    let slot = try findEdit(id)
    guard number.isFinite else { throw .notFinite }
    do throws(MemoryError) { try changeConstant(of: edits[slot].row, to: number) } catch { throw .outOfMemory }
  }

  /// Sets the number and solves. Inside the plan's range it streams.
  package mutating func setEdit(_ id: EditID, to number: Double) throws(Status) {
    let slot = try findEdit(id)
    guard number.isFinite else { throw .notFinite }
    if try prepareStream(slot, to: number) {
      do throws(MemoryError) { try stream(slot, to: number) } catch { throw .outOfMemory }
    } else {
      try step(slot, to: number)
    }
  }

  /// Whether setting the number is one pass. Then no required row comes into conflict.
  package mutating func streams(_ id: EditID, to number: Double) throws(Status) -> Bool {
    try prepareStream(try findEdit(id), to: number)
  }

  /// Sets the number, solves, and puts the changes into `changes`.
  package mutating func suggest(_ id: EditID, _ number: Double) throws(Status) {
    if streamAgain(id, to: number) { return }
    let slot = try findEdit(id)
    guard number.isFinite else { throw .notFinite }
    if basis.report.touched.isEmpty, try prepareStream(slot, to: number) {
      if edits[slot].plan.ownReport < 0 { try layOutReport(of: slot) }
      if streamAgain(id, to: number) { return }
    }
    try reporting { (solver) throws(Status) in try solver.setEdit(id, to: number) }
  }

  /// Sets several numbers, solves once, and puts the changes into `changes`.
  package mutating func suggest(
    _ ids: UnsafeBufferPointer<EditID>, _ numbers: UnsafeBufferPointer<Double>
  ) throws(Status) {
    if streamAgain(ids, to: numbers) { return }
    if basis.report.touched.isEmpty, try prepareStreams(ids, numbers) { return try stream(ids, to: numbers) }
    for index in ids.indices { try setNumber(of: ids[index], to: numbers[index]) }
    try reporting { (solver) throws(Status) in try solver.solve() }
  }

  /// Returns whether each number may be streamed independently of the others.
  private mutating func prepareStreams(
    _ ids: UnsafeBufferPointer<EditID>, _ numbers: UnsafeBufferPointer<Double>
  ) throws(Status) -> Bool {
    for index in ids.indices {
      guard try prepareStream(findEdit(ids[index]), to: numbers[index]) else { return false }
    }
    for index in ids.indices where ids.count > 1 {
      if edits[Identifier.slot(ids[index].raw)].plan.isShared { return false }
    }
    return true
  }

  /// Sets the number by a solve: outside of the plan's range, or without a plan.
  private mutating func step(_ slot: Int32, to number: Double) throws(Status) {
    let row = edits[slot].row
    let old = problem.rows[row].constant
    let before = problem.versions.basis
    do throws(MemoryError) { try changeConstant(of: row, to: number) } catch { throw .outOfMemory }
    do throws(Status) { try settle() } catch {
      // The next solve goes on with the number.
      if error != .limit { problem.rows[row].constant = old }
      throw error
    }
    edits[slot].crossings = problem.versions.basis == before ? 0 : edits[slot].crossings &+ 1
    trimAfterGrowth()
    if !basis.agenda.dropped.isEmpty { throw .conflict }
  }

  /// Returns the range in which all values are linear functions of the number. While a row is dropped it is the number alone, since
  /// at the next one the row may hold.
  package mutating func editRange(_ id: EditID) throws(Status) -> (low: Double, high: Double) {
    let slot = try findEdit(id)
    try settle()
    let row = edits[slot].row
    guard basis.agenda.dropped.isEmpty else { return (number(of: id), number(of: id)) }
    do throws(MemoryError) { try preparePlan(slot) } catch { throw .outOfMemory }
    if basis.mustRaisePrecision {
      // One is this solve.
      do throws(MemoryError) { try basis.raisePrecision(forSolves: 2) } catch { throw .outOfMemory }
      try settle()
      do throws(MemoryError) { try preparePlan(slot) } catch { throw .outOfMemory }
    }
    var plan = edits[slot].plan
    // Streamed values have left the base.
    plan.origin = problem.rows[row].constant
    findRange(&plan, tolerance: 0)
    return problem.rows[row].isNegated ? (-plan.high, -plan.low) : (plan.low, plan.high)
  }
}

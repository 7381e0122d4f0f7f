import Memory
import Status

/// All values between two numbers of an edit, as straight lines between breakpoints.
package struct Path: ~Copyable {
  /// The variables that move anywhere on the path.
  package var variables: Buffer<VariableID>
  /// The edited number at each breakpoint, including start and target.
  package var numbers: Buffer<Double>
  /// One row of values per breakpoint, in the order of `variables`.
  package var values: Buffer<Double>
  var events: Buffer<PathEvent>
  /// All values before the first step.
  var start: Buffer<Double>
  /// The rows that were dropped then.
  var dropped: Buffer<Int32>
  /// The path is computed in double-double, since rates in doubles are too inexact for its length.
  fileprivate var isRaised = false

  package init(account: Account) {
    variables = Buffer(account)
    numbers = Buffer(account)
    values = Buffer(account)
    events = Buffer(account)
    start = Buffer(account)
    dropped = Buffer(account)
  }

  package mutating func release() {
    variables.release()
    numbers.release()
    values.release()
    events.release()
    start.release()
    dropped.release()
  }
}

/// The value of a variable from one breakpoint on.
struct PathEvent {
  var point: Int32
  var variable: Int32
  var value: Double
}

extension VariableRecord {
  /// Its column in the table of a path. There is no set of members meanwhile.
  fileprivate var pathColumn: Int {
    @inline(__always) get { Int(memberStamp) }
    @inline(__always) set { memberStamp = UInt32(newValue) }
  }
}

extension Solver {
  /// Moves the edit to a number and records every breakpoint. On an error, and where required rows are dropped at its
  /// end, the edit and all values are as before.
  package mutating func path(_ id: EditID, to number: Double, into path: inout Path) throws(Status) {
    let slot = try findEdit(id)
    guard number.isFinite else { throw .notFinite }
    try settle()
    let row = edits[slot].row
    let start = problem.rows[row].constant
    do throws(MemoryError) {
      try keepValues(in: &path)
      try basis.journal.clearValues()
    } catch { throw .outOfMemory }
    let kept = basis.journal.call.values.count
    defer { if path.isRaised { basis.precision.schedule.solvesLeft = 0 } }
    do throws(Status) {
      try walk(slot, to: number, &path)
      guard basis.agenda.dropped.isEmpty else { throw .conflict }
      var isProven = false
      do throws(MemoryError) {
        isProven = try acceptsResult()
        try noteRounding(&path)
        try fill(&path)
      } catch { throw .outOfMemory }
      guard isProven else { throw .numeric }
    } catch {
      basis.abandonSearch()
      for variable in 0..<path.start.count {
        basis.values[variable] = path.start[variable]
        if basis.precision.isDoubleDouble { basis.precision.lowValues[variable] = 0 }
      }
      basis.journal.forgetValues(since: kept)
      problem.rows[row].constant = start
      problem.versions.values &+= 1
      swap(&basis.journal.dropped, &path.dropped)
      restoreDropped()
      basis.agenda.needsRebuild = true
      throw error
    }
  }

  private mutating func keepValues(in path: inout Path) throws(MemoryError) {
    try path.start.assign(basis.values)
    try path.dropped.assign(basis.agenda.dropped)
  }

  private mutating func walk(_ slot: Int32, to number: Double, _ path: inout Path) throws(Status) {
    let row = edits[slot].row
    let target = problem.rows[row].signed(number)
    do throws(MemoryError) { try path.numbers.append(problem.rows[row].signed(problem.rows[row].constant)) } catch {
      throw .outOfMemory
    }
    var idle = 0
    while problem.rows[row].constant != target && idle < 50 && basis.agenda.dropped.isEmpty {
      do throws(MemoryError) { try preparePlan(slot) } catch { throw .outOfMemory }
      guard isSettled else {
        try settle()
        continue
      }
      setBase(slot)
      if abs(target - edits[slot].plan.origin) > edits[slot].plan.exactDistance && !basis.precision.isDoubleDouble {
        try raisePrecision(of: &path)
        continue
      }
      do throws(MemoryError) { if try addZeroRows(of: slot, until: target) { continue } } catch { throw .outOfMemory }
      let before = problem.rows[row].constant
      let noted = path.events.count
      var blocking: Int32 = -1
      do throws(MemoryError) {
        try touchMoves(of: slot)
        try noteMoves(slot, &path, at: path.numbers.count - 1)
        blocking = try advance(slot, toward: target)
        if problem.rows[row].signed(problem.rows[row].constant) == path.numbers.last {
          path.events.truncate(to: noted)
        } else {
          try path.numbers.append(problem.rows[row].signed(problem.rows[row].constant))
          try noteMoves(slot, &path, at: path.numbers.count - 1)
        }
      } catch { throw .outOfMemory }
      // Rounding at a breakpoint may move the number by its last bits again and again.
      let step = abs(problem.rows[row].constant - before)
      idle = step <= 1e-12 * max(1, abs(before)) ? idle + 1 : 0
      if blocking >= 0 { try cross(blocking, slot, isForward: target > before) }
    }
    if problem.rows[row].constant != target { try jump(slot, number, &path) }
  }

  /// Computes in double-double until the path ends.
  private mutating func raisePrecision(of path: inout Path) throws(Status) {
    path.isRaised = true
    do throws(MemoryError) { try basis.raisePrecision(forSolves: .max) } catch { throw .outOfMemory }
    try settle()
  }

  /// Adds the zero rows of what would be negative at the target, so that a row ends the range. Returns whether there are
  /// any.
  private mutating func addZeroRows(of slot: Int32, until target: Double) throws(MemoryError) -> Bool {
    let plan = edits[slot].plan
    var isAdded = false
    for index in 0..<plan.moveCount {
      let variable = moved(by: plan, index)
      guard problem.variables[variable].hasImplicitZeroBound else { continue }
      let end = plans.moves[plan.moves + (index >> 1)].numerator(Int(index & 1), at: target - plan.origin)
      guard end < 0 else { continue }
      _ = try simplex.addZeroRow(variable)
      isAdded = true
    }
    return isAdded
  }

  /// Moves the number as far as the exact range allows. Returns the row that ends the range, or -1. The values at the
  /// target are computed from the rows: those that follow from a far number would keep its rounding.
  private mutating func advance(_ slot: Int32, toward target: Double) throws(MemoryError) -> Int32 {
    var plan = edits[slot].plan
    findRange(&plan, tolerance: 0)
    let end = target > problem.rows[edits[slot].row].constant ? min(target, plan.high) : max(target, plan.low)
    let blocking = end == target ? -1 : firstWatch(plan, target > plan.origin)
    if basis.precision.isDoubleDouble || end == target || !(end - plan.origin).isFinite {
      try evaluate(slot, at: end)
    } else {
      try stream(slot, to: problem.rows[edits[slot].row].signed(end))
      catchUp()
    }
    return blocking
  }

  /// Sets the number and computes the values from the rows.
  private mutating func evaluate(_ slot: Int32, at end: Double) throws(MemoryError) {
    try basis.journal.clearValuesUnlessTrial()
    problem.rows[edits[slot].row].constant = end
    problem.versions.values &+= 1
    try basis.noteDirty(edits[slot].row)
    try basis.propagate()
  }

  /// Returns the watched row that reaches its bound first. Ties go to the fastest, then to the first of the plan.
  private mutating func firstWatch(_ plan: EditPlan, _ isForward: Bool) -> Int32 {
    var best: Int32 = -1
    var bestDistance = Double.infinity
    var bestSpeed = 0.0
    for index in plan.watches..<plan.watches + plan.watchCount {
      let watch = plans.watches[index]
      let speed = isForward ? watch.rate : -watch.rate
      let record = problem.rows[watch.row]
      if speed == 0 || (speed > 0 && (record.side < 0 || (record.side == 0 && !record.isEquality))) { continue }
      if speed < 0 && record.side > 0 { continue }
      let residual = basis.residual(of: watch.row).value
      let distance = max(0, (speed > 0 ? -residual : residual) / abs(speed))
      if distance < bestDistance || (distance == bestDistance && abs(speed) > bestSpeed) {
        best = watch.row
        bestDistance = distance
        bestSpeed = abs(speed)
      }
    }
    return best
  }

  /// Takes a row at its bound to its other side or into the basis.
  private mutating func cross(
    _ row: Int32, _ slot: Int32, isForward: Bool
  ) throws(Status) {
    let plan = edits[slot].plan
    var speed = 0.0
    for index in plan.watches..<plan.watches + plan.watchCount where plans.watches[index].row == row {
      speed = isForward ? plans.watches[index].rate : -plans.watches[index].rate
    }
    var outcome = DualOutcome.singular
    do throws(MemoryError) {
      try basis.journal.clearValuesUnlessTrial()
      basis.search.short.isWorthwhile = false
      outcome = try simplex.dualStep(row, speed > 0 ? -1 : 1)
      if case .infeasible = outcome { try resolveConflict(row) }
    } catch {
      basis.agenda.needsRebuild = true
      throw .outOfMemory
    }
    if case .singular = outcome { basis.agenda.needsRebuild = true }
    try settle()
  }

  /// Makes one large step where no small one makes progress. `path.values` keeps the old values meanwhile.
  private mutating func jump(_ slot: Int32, _ number: Double, _ path: inout Path) throws(Status) {
    let point = Int32(path.numbers.count)
    do throws(MemoryError) {
      try path.values.reserve(basis.values.count)
      for variable in 0..<basis.values.count { path.values.appendReserved(basis.values[variable]) }
      try changeConstant(of: edits[slot].row, to: number)
    } catch { throw .outOfMemory }
    try settle()
    do throws(MemoryError) {
      try path.numbers.append(number)
      for index in 0..<path.values.count where basis.values[index] != path.values[index] {
        let variable = Int32(truncatingIfNeeded: index)
        try path.events.append(PathEvent(point: point - 1, variable: variable, value: path.values[index]))
        try path.events.append(PathEvent(point: point, variable: variable, value: basis.values[index]))
      }
    } catch { throw .outOfMemory }
    path.values.removeAll()
  }

  /// Appends the present values of what the plan moves.
  private mutating func noteMoves(_ slot: Int32, _ path: inout Path, at point: Int) throws(MemoryError) {
    for index in 0..<edits[slot].plan.moveCount {
      let variable = moved(by: edits[slot].plan, index)
      try path.events.append(PathEvent(point: Int32(point), variable: variable, value: basis.values[variable]))
    }
  }

  /// Variables that moved only by rounding at breakpoints move with the last step.
  private mutating func noteRounding(_ path: inout Path) throws(MemoryError) {
    let last = Int32(path.numbers.count - 1)
    guard last > 0 else { return }
    let stamp = basis.nextStamp()
    for index in 0..<path.events.count { problem.variables[path.events[index].variable].visitStamp = stamp }
    for index in 0..<path.start.count
    where problem.variables[index].visitStamp != stamp && basis.values[index] != path.start[index] {
      let variable = Int32(truncatingIfNeeded: index)
      try path.events.append(PathEvent(point: last - 1, variable: variable, value: path.start[index]))
      try path.events.append(PathEvent(point: last, variable: variable, value: basis.values[index]))
    }
  }

  /// Expands events to a full table. A variable keeps a value until its next event, and has its first value from the
  /// start.
  private mutating func fill(_ path: inout Path) throws(MemoryError) {
    // A column is not to be taken for a stamp.
    defer { for id in path.variables.elements { problem.variables[Identifier.slot(id.raw)].pathColumn = 0 } }
    let stamp = basis.nextStamp()
    for index in 0..<path.events.count {
      let variable = path.events[index].variable
      if problem.variables[variable].visitStamp == stamp { continue }
      problem.variables[variable].visitStamp = stamp
      try path.variables.append(problem.id(ofVariable: variable))
      problem.variables[variable].pathColumn = path.variables.count - 1
    }
    let width = path.variables.count
    let (size, isTooLarge) = width.multipliedReportingOverflow(by: path.numbers.count)
    if isTooLarge { throw .exhausted }
    try path.values.resize(to: size, filling: 0)
    for column in 0..<width { path.values[column] = basis.values[Identifier.slot(path.variables[column].raw)] }
    for index in stride(from: path.events.count - 1, through: 0, by: -1) {
      let event = path.events[index]
      path.values[problem.variables[event.variable].pathColumn] = event.value
    }
    var next = 0
    for point in 0..<path.numbers.count {
      if point > 0 {
        for column in 0..<width { path.values[point * width + column] = path.values[(point - 1) * width + column] }
      }
      while next < path.events.count && Int(path.events[next].point) <= point {
        let event = path.events[next]
        path.values[point * width + problem.variables[event.variable].pathColumn] = event.value
        next += 1
      }
    }
  }
}

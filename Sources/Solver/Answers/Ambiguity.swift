import Memory
import Status

/// Finds out which values could differ in an equally good solution.
///
/// A temporary soft equality below all priorities (a probe) moves the variable as far as the optimal values allow;
/// the transaction is then rolled back. A variable needs no probe if every row that determines it has a multiplier
/// strictly within its bounds. For all variables at once, one pass finds those, and a probe answers for every
/// variable that it moves.
extension Solver {
  package mutating func isAmbiguous(_ id: VariableID) throws(Status) -> Bool {
    let variable = try find(id)
    try settle()
    return try canMove(variable)
  }

  package mutating func findAmbiguous() throws(Status) {
    try settle()
    ambiguousVariables.removeAll()
    do throws(MemoryError) { try findFreedom() } catch { throw .outOfMemory }
    for variable in 0..<Int32(variables.count) where variables[variable].isLive {
      let freedom = variables[variable].freedom
      if freedom == .none { continue }
      let isAmbiguous = try freedom == .certain ? true : canMove(variable)
      if isAmbiguous {
        do throws(MemoryError) { try ambiguousVariables.append(id(ofVariable: variable)) } catch {
          throw .outOfMemory
        }
      }
    }
  }

  /// Returns whether a variable can move. After a numeric failure, tries once more in double-double from a rebuilt
  /// basis.
  private mutating func canMove(_ variable: Int32) throws(Status) -> Bool {
    do throws(Status) { return try moves(variable) } catch {
      guard error == .numeric else { throw error }
      if !precision.isExtended {
        do throws(MemoryError) { try raisePrecision() } catch { throw .outOfMemory }
        precision.solvesLeft = max(precision.solvesLeft, 1)
      }
      try settle()
      return try moves(variable)
    }
  }

  private mutating func moves(_ variable: Int32) throws(Status) -> Bool {
    if variables[variable].linkCount == 0 { return true }
    let value = values[variable]
    let distance = max(1, abs(value))
    if try moves(variable, toward: value + distance) { return true }
    return try moves(variable, toward: value - distance)
  }

  private mutating func moves(_ variable: Int32, toward target: Double) throws(Status) -> Bool {
    // The probe's coefficients must not raise the precision of later solves.
    let reasons = (precision.spread, precision.isUncertain)
    defer { (precision.spread, precision.isUncertain) = reasons }
    var term = Term(id(ofVariable: variable), 1)
    let probe = try withUnsafePointer(to: &term) { (pointer) throws(Status) in
      try add(UnsafeBufferPointer(start: pointer, count: 1), .equal, target, priority: 1, weight: 1)
    }
    let row = Identifier.slot(probe.raw)
    rows[row].priority = 0
    let before = values[variable]
    var isMoved = false
    var answer = Status.outOfMemory
    do throws(MemoryError) {
      if try mayMove(row) {
        try beginTransaction()
        do throws(Status) { try settle() } catch {
          answer = error
          throw MemoryError.exhausted
        }
        isMoved = isElsewhere(variable, than: before)
        noteMoved()
        try rollBack()
      }
    } catch {
      needsRebuild = true
      abandonSearch()
      journal.clear()
      withdraw(row)
      throw answer
    }
    withdraw(row)
    return isMoved
  }

  private mutating func isElsewhere(_ variable: Int32, than before: Double) -> Bool {
    abs(values[variable] - before) > 1e-9 * max(1, abs(before))
  }

  /// Marks as certain every variable that the transaction moved.
  private mutating func noteMoved() {
    let mark = nextStamp()
    for index in 0..<journal.values.count {
      let saved = journal.values[index]
      // The first note of a variable has the value from before the transaction.
      if variables[saved.variable].reach == mark { continue }
      variables[saved.variable].reach = mark
      if isElsewhere(saved.variable, than: saved.value) { variables[saved.variable].freedom = .certain }
    }
  }

  /// Returns whether any row or stay of the combination could leave the basis at no cost.
  private mutating func mayMove(_ row: Int32) throws(MemoryError) -> Bool {
    try combine(row)
    for index in 0..<combination.count where combination[index].row < 0 || mayGiveWay(combination[index].row) {
      return true
    }
    return false
  }

  /// Returns whether the multiplier of an active row is at a bound and no other row blocks the move.
  private mutating func mayGiveWay(_ row: Int32) -> Bool {
    let record = rows[row]
    guard record.isBounded else { return false }
    if !record.isEquality && record.multiplier < 0 { return !isBarred(row, growing: true) }
    if !record.isRequired && compare(row, to: record.weight) == 0 { return !isBarred(row, growing: false) }
    return record.isEquality && compare(row, to: -record.weight) == 0 && !isBarred(row, growing: true)
  }

  /// Returns whether a row with one term is blocked: its left side cannot grow (or shrink) without violating another
  /// row with the same variable.
  ///
  /// Violating the other row has a cost. At an optimum no change has a negative cost that could make up for it. So a
  /// view that has its preferred width, and may be neither wider nor narrower, needs no probe.
  private mutating func isBarred(_ row: Int32, growing: Bool) -> Bool {
    guard rows[row].count == 1 else { return false }
    let own = entries[rows[row].start]
    let isUpward = (own.coefficient > 0) == growing
    let variable = variables[own.variable]
    for offset in variable.linkStart..<variable.linkStart + variable.linkCount {
      let other = links[offset].row
      let record = rows[other]
      guard other != row, record.count == 1, !record.isActive, !record.state.contains(.dropped) else { continue }
      let measured = residual(of: other)
      guard abs(measured.value) <= measured.tolerance else { continue }
      // A row with side 0 must not shrink. A row with a side gains nothing beyond its constant, and the cost of its
      // loss is in the multipliers already.
      let isGrowing = (entries[record.start].coefficient > 0) == isUpward
      if isGrowing == (record.side > 0) || (record.isEquality && record.side == 0) { return true }
    }
    return false
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

/// Freedom of all variables in one pass.
extension Solver {
  private mutating func findFreedom() throws(MemoryError) {
    order.removeAll()
    met.removeAll()
    let mark = nextStamp()
    for index in 0..<Int32(variables.count) where variables[index].isLive {
      variables[index].freedom = .none
      try ascend(from: index, mark)
    }
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let node = order[index]
      if node >= 0 {
        let holder = variables[node].holder
        if holder < 0 || isFree(holder) { variables[node].freedom = .possible }
      } else {
        freeBlockMembers(~node)
      }
    }
  }

  /// If one row of a block could leave, all members are possibly free.
  private mutating func freeBlockMembers(_ slot: Int32) {
    let block = blocks[slot]
    for place in 0..<block.count where isFree(blockIndices[block.rows + place]) {
      for member in 0..<block.count { variables[blockIndices[block.variables + member]].freedom = .possible }
      return
    }
  }

  /// Returns whether the row, or a variable that it mentions, could change.
  private mutating func isFree(_ row: Int32) -> Bool {
    if mayGiveWay(row) { return true }
    let start = rows[row].start
    for term in start..<start + rows[row].count where variables[entries[term].variable].freedom != .none {
      return true
    }
    return false
  }
}

/// Another optimal solution.
extension Solver {
  /// Moves a variable as near to a target as the optimal values allow, and leaves it there. Returns whether it moved.
  package mutating func nudge(_ id: VariableID, toward target: Double) throws(Status) -> Bool {
    let variable = try find(id)
    try settle()
    let before = values[variable]
    // The probe's coefficients must not raise the precision of later solves.
    let spread = precision.spread
    defer { precision.spread = spread }
    var term = Term(id, 1)
    let probe = try withUnsafePointer(to: &term) { (pointer) throws(Status) in
      try add(UnsafeBufferPointer(start: pointer, count: 1), .equal, target, priority: 1, weight: 1)
    }
    let row = Identifier.slot(probe.raw)
    rows[row].priority = 0
    do throws(Status) { try settle() } catch {
      withdraw(row)
      throw error
    }
    do throws(MemoryError) { try retire(row) } catch {
      needsRebuild = true
      withdraw(row)
    }
    return abs(values[variable] - before) > 1e-9 * max(1, abs(before))
  }
}

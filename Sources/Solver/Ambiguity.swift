import Memory
import Status

/// Which values could be others and be just as good.
///
/// The question is put to the solver itself: a wish below all priorities moves a
/// variable exactly as far as the best values allow. Whatever it moved is put
/// back. Most variables are cleared without a wish: if every row they are
/// determined by has a multiplier strictly within its bounds, they cannot move.
/// When all are asked for, this is found in one pass, and a wish answers for
/// every variable that it moves.
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

  /// Where numbers fail the question, it is put once more to a basis built anew, with care.
  private mutating func canMove(_ variable: Int32) throws(Status) -> Bool {
    do throws(Status) { return try moves(variable) } catch {
      guard error == .numeric else { throw error }
      if !care.isTaken {
        do throws(MemoryError) { try takeCare() } catch { throw .outOfMemory }
        care.term = max(care.term, 1)
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
    // The wish is no reason for more care once it is gone.
    let reasons = (care.spread, care.isDoubtful)
    defer { (care.spread, care.isDoubtful) = reasons }
    var term = Term(id(ofVariable: variable), 1)
    let wish = try withUnsafePointer(to: &term) { (pointer) throws(Status) in
      try add(UnsafeBufferPointer(start: pointer, count: 1), .equal, target, priority: 1, weight: 1)
    }
    let row = Identifier.slot(wish.raw)
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
      isCold = true
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

  /// Whatever the transaction moved can move.
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

  /// Whether anything the row is a combination of could give way.
  private mutating func mayMove(_ row: Int32) throws(MemoryError) -> Bool {
    try combine(row)
    for index in 0..<combination.count where combination[index].row < 0 || mayGiveWay(combination[index].row) {
      return true
    }
    return false
  }

  /// Whether the multiplier of an active row is at a bound, and nothing stands in the way.
  private mutating func mayGiveWay(_ row: Int32) -> Bool {
    let record = rows[row]
    guard record.isBounded else { return false }
    if !record.isEquality && record.multiplier < 0 { return !isBarred(row, growing: true) }
    if !record.isRequired && compare(row, to: record.weight) == 0 { return !isBarred(row, growing: false) }
    return record.isEquality && compare(row, to: -record.weight) == 0 && !isBarred(row, growing: true)
  }

  /// Whether a row that says where one variable is could not give way, its left side growing or shrinking, without
  /// bringing another such row to its wrong side.
  ///
  /// The other row costs something then, and since no change costs less than nothing at the best values, nothing makes
  /// up for it. So a view that is as wide as its content wants, and may be neither wider nor narrower, is cleared.
  private mutating func isBarred(_ row: Int32, growing: Bool) -> Bool {
    guard rows[row].count == 1 else { return false }
    let own = entries[rows[row].start]
    let isUpward = (own.coefficient > 0) == growing
    let variable = variables[own.variable]
    for offset in variable.linkStart..<variable.linkStart + variable.linkCount {
      let other = links[offset].row
      let record = rows[other]
      guard other != row, record.count == 1, !record.isActive, !record.state.contains(.dropped) else { continue }
      let judged = judge(other)
      guard abs(judged.residual) <= judged.tolerance else { continue }
      // One that asks for nothing must not shrink; one that pulls gets nothing for more than it asks for, and what its
      // giving way costs is in the multipliers.
      let isGrowing = (entries[record.start].coefficient > 0) == isUpward
      if isGrowing == (record.side > 0) || (record.isEquality && record.side == 0) { return true }
    }
    return false
  }
}

/// Whether a variable could have another value.
enum Freedom: UInt8, BitwiseCopyable {
  /// Nothing that it is computed from could give way.
  case none
  /// Something could, though nothing may come of it.
  case possible
  /// It was seen to move.
  case certain
}

/// Freedom of all variables at once.
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

  /// The members of a block are free together.
  private mutating func freeBlockMembers(_ slot: Int32) {
    let block = blocks[slot]
    for place in 0..<block.count where isFree(blockIndices[block.rows + place]) {
      for member in 0..<block.count { variables[blockIndices[block.variables + member]].freedom = .possible }
      return
    }
  }

  /// Whether a row could give way, or something that it mentions.
  private mutating func isFree(_ row: Int32) -> Bool {
    if mayGiveWay(row) { return true }
    let start = rows[row].start
    for term in start..<start + rows[row].count where variables[entries[term].variable].freedom != .none {
      return true
    }
    return false
  }
}

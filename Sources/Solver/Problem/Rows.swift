import Memory
import Status

/// Rows as the caller states them: adding and removing. Nothing here solves; rows to check are queued.
extension Solver {
  /// Adds a row, which the next solve checks. The cost is proportional to its terms.
  package mutating func add(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(Status) -> ConstraintID {
    try validate(terms, constant, priority: priority, weight: weight)
    guard freeRow >= 0 || rows.count < Identifier.slotLimit else { throw .tooMany }
    do throws(MemoryError) {
      let row = try install(terms, relation, constant, priority: priority, weight: weight)
      return id(ofRow: row)
    } catch { throw .outOfMemory }
  }

  mutating func validate(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, priority: Int32, weight: Double
  ) throws(Status) {
    guard !terms.isEmpty else { throw .empty }
    guard terms.count <= variables.count else {
      for term in terms where !isLive(term.variable) { throw .stale }
      throw .repeated
    }
    guard priority >= 1, priority <= requiredPriority else { throw .outOfRange }
    guard constant.isFinite, weight.isFinite else { throw .notFinite }
    guard weight > 0, isFactor(weight) else { throw .outOfRange }
    let mark = nextStamp()
    for index in terms.indices {
      let term = terms[index]
      let variable = try find(term.variable)
      guard term.coefficient.isFinite else { throw .notFinite }
      guard term.coefficient != 0 else { throw .zero }
      guard isFactor(term.coefficient) else { throw .outOfRange }
      guard variables[variable].mark != mark else { throw .repeated }
      variables[variable].mark = mark
    }
  }

  /// Reserves all memory first, so that a failure changes nothing.
  private mutating func install(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(MemoryError) -> Int32 {
    if freeRow < 0 {
      try rows.append(RowRecord())
      makeFree(Int32(rows.count - 1))
    }
    try queue.reserve(queue.count + 1)
    for index in terms.indices {
      let variable = Identifier.slot(terms[index].variable.raw)
      let count = variables[variable].linkCount
      if count == variables[variable].linkRoom {
        try makeLinkRoom(variable, for: count == 0 ? 2 : count + count / 2 + 1)
      }
    }
    let start = try entries.take(terms.count)

    let slot = freeRow
    freeRow = rows[slot].start
    let isNegated = relation == .lessOrEqual
    var row = RowRecord()
    row.generation = rows[slot].generation
    row.start = start
    row.count = Int32(terms.count)
    row.priority = Int16(weightsOnly && priority != requiredPriority ? 1 : priority)
    row.constant = isNegated ? -constant : constant
    row.weight = weight
    row.isEquality = relation == .equal
    row.isNegated = isNegated
    row.state = [.live, .queued]
    lastAge += 1
    row.age = lastAge
    rows[slot] = row
    write(terms, of: slot, at: start, isNegated)
    queue.appendReserved(slot)
    liveRows += 1
    liveTerms += terms.count
    statisticsSoFar.structural += 1
    basisVersion &+= 1
    return slot
  }

  @inline(__always)
  private mutating func write(
    _ terms: UnsafeBufferPointer<Term>, of row: Int32, at start: Int32, _ isNegated: Bool
  ) {
    let variables = variables.view
    let entries = entries.view
    let links = links.view
    var entry = start
    for index in terms.indices {
      let term = terms[index]
      let variable = Identifier.slot(term.variable.raw)
      let link = variables[variable].linkCount
      entries[entry] = Entry(
        variable: variable, link: link, coefficient: isNegated ? -term.coefficient : term.coefficient)
      links[variables[variable].linkStart + link] = Link(row: row, entry: entry)
      variables[variable].linkCount = link + 1
      precision.spread.note(term.coefficient)
      entry += 1
    }
  }

  mutating func makeLinkRoom(_ variable: Int32, for wanted: Int32) throws(MemoryError) {
    let oldRoom = variables[variable].linkRoom
    if wanted <= oldRoom { return }
    let room = Arena<Link>.room(for: Int(wanted))
    let start = try links.take(room)
    let old = variables[variable].linkStart
    for offset in 0..<variables[variable].linkCount { links[start + offset] = links[old + offset] }
    if oldRoom > 0 { links.give(old, Int(oldRoom)) }
    variables[variable].linkStart = start
    variables[variable].linkRoom = Int32(room)
  }

  /// Removes a row from all lists. It is inactive and does not wait.
  mutating func uninstall(_ slot: Int32) {
    let row = rows[slot]
    for entry in row.start..<row.start + row.count {
      let variable = entries[entry].variable
      let last = variables[variable].linkCount - 1
      let moved = links[variables[variable].linkStart + last]
      links[variables[variable].linkStart + entries[entry].link] = moved
      entries[moved.entry].link = entries[entry].link
      variables[variable].linkCount = last
    }
    entries.give(row.start, Int(row.count))
    let generation = row.generation
    rows[slot] = RowRecord()
    rows[slot].generation = generation
    makeFree(slot)
  }

  private mutating func makeFree(_ slot: Int32) {
    rows[slot].start = freeRow
    freeRow = slot
  }

  package mutating func remove(_ id: ConstraintID) throws(Status) {
    let row = try find(id)
    guard !rows[row].state.contains(.edit) else { throw .inUse }
    do throws(MemoryError) { try retire(row) } catch { throw .outOfMemory }
  }

  /// Ends the row's id. A row outside of the basis is removed at once, an active one by the next solve.
  mutating func retire(_ row: Int32) throws(MemoryError) {
    try entries.prepareToGive()
    if rows[row].state.contains(.edited) { endConstantEdit(of: row) }
    if !rows[row].isActive && rows[row].side != 0 { try clearSide(row) }
    if rows[row].isActive { try outOfBounds.reserve(outOfBounds.count + 1) }
    if rows[row].isRequired { retryDropped = true }
    rows[row].generation = Identifier.successor(rows[row].generation)
    rows[row].state.remove(.live)
    forgetSpread(of: row)
    liveRows -= 1
    liveTerms -= Int(rows[row].count)
    statisticsSoFar.structural += 1
    basisVersion &+= 1
    if rows[row].state.contains(.dropped) {
      rows[row].state.remove(.dropped)
      dropped.removeFirst(row)
    }
    if rows[row].isActive {
      markOutOfBounds(row)
    } else if rows[row].state.contains(.queued), queue.last == row, !rows[row].state.contains(.outOfBounds) {
      // It was queued last and not checked since.
      _ = queue.removeLast()
      uninstall(row)
    } else if !rows[row].state.contains(.queued) && !rows[row].state.contains(.outOfBounds) {
      uninstall(row)
    }
  }

  @inline(__always)
  mutating func enqueue(_ row: Int32) throws(MemoryError) {
    if !rows[row].state.contains(.queued) {
      try queue.append(row)
      rows[row].state.insert(.queued)
    }
  }

  /// Marks a row whose multiplier is out of bounds. Memory is reserved.
  mutating func markOutOfBounds(_ row: Int32) {
    if !rows[row].state.contains(.outOfBounds) {
      outOfBounds.appendReserved(row)
      rows[row].state.insert(.outOfBounds)
    }
  }
}

/// Reading rows.
extension Solver {
  package mutating func isLive(_ id: ConstraintID) -> Bool {
    let slot = Identifier.slot(id.raw)
    return slot < rows.count && rows[slot].state.contains(.live)
      && rows[slot].generation == Identifier.generation(id.raw)
  }

  mutating func find(_ id: ConstraintID) throws(Status) -> Int32 {
    guard isLive(id) else { throw .stale }
    return Identifier.slot(id.raw)
  }

  mutating func id(ofRow slot: Int32) -> ConstraintID {
    ConstraintID(Identifier.raw(slot: slot, generation: rows[slot].generation))
  }

  package var constraintSlots: Int { mutating get { rows.count } }

  package mutating func constraint(at slot: Int) -> ConstraintID? {
    rows[slot].state.contains(.live) ? id(ofRow: Int32(slot)) : nil
  }

  private mutating func row(_ id: ConstraintID) -> RowRecord { rows[Identifier.slot(id.raw)] }

  package mutating func termCount(of id: ConstraintID) -> Int { Int(row(id).count) }

  package mutating func term(_ index: Int, of id: ConstraintID) -> Term {
    let row = row(id)
    let entry = entries[row.start + Int32(index)]
    return Term(self.id(ofVariable: entry.variable), row.isNegated ? -entry.coefficient : entry.coefficient)
  }

  package mutating func relation(of id: ConstraintID) -> Relation {
    let row = row(id)
    return row.isEquality ? .equal : row.isNegated ? .lessOrEqual : .greaterOrEqual
  }

  package mutating func constant(of id: ConstraintID) -> Double {
    let row = row(id)
    return row.isNegated ? -row.constant : row.constant
  }

  package mutating func priority(of id: ConstraintID) -> Int32 { Int32(row(id).priority) }
  package mutating func weight(of id: ConstraintID) -> Double { row(id).weight }
  package mutating func isDropped(_ id: ConstraintID) -> Bool { row(id).state.contains(.dropped) }
  package mutating func isEditRow(_ id: ConstraintID) -> Bool { row(id).state.contains(.edit) }

  package mutating func violation(of id: ConstraintID) throws(Status) -> Double {
    let slot = try find(id)
    let measured = residual(of: slot)
    guard abs(measured.value) > measured.tolerance else { return 0 }
    return rows[slot].isEquality ? abs(measured.value) : max(0, -measured.value)
  }
}

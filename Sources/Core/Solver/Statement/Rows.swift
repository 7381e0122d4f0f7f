import Memory
import Status

/// Rows as the caller states them: adding and removing. Nothing here solves; rows to check are queued.
extension Solver {
  /// Adds a row, which the next solve checks. The cost is proportional to its terms.
  package mutating func add(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(Status) -> RowID {
    try validate(terms, constant, priority: priority, weight: weight)
    return try append(terms, relation, constant, priority: priority, weight: weight)
  }

  /// Adds a row with one term for each of its variables, which are live, and with a valid priority and weight.
  package mutating func addMerged(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(Status) -> RowID {
    guard constant.isFinite else { throw .notFinite }
    for term in terms { guard isFactor(term.coefficient) else { throw Self.fault(of: term.coefficient) } }
    return try append(terms, relation, constant, priority: priority, weight: weight)
  }

  @inline(__always)
  private mutating func append(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(Status) -> RowID {
    guard problem.free.row >= 0 || problem.rows.count < problem.mostRows else { throw .tooMany }
    try makeRoomForSerials(1)
    do throws(MemoryError) {
      try basis.agenda.queue.reserve(basis.agenda.queue.count + 1)
      let row = try problem.install(terms, relation, constant, priority: priority, weight: weight)
      basis.enqueueReserved(row)
      basis.addToKept(row)
      return problem.id(ofRow: row)
    } catch { throw .outOfMemory }
  }

  @inline(__always)
  mutating func validate(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, priority: Int32, weight: Double
  ) throws(Status) {
    let stamp = try beginTerms(terms, constant, priority: priority, weight: weight)
    for term in terms { _ = try variable(of: term, stamp) }
  }

  /// Validates a row except its terms, and returns a stamp for these.
  @inline(__always)
  mutating func beginTerms(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, priority: Int32, weight: Double
  ) throws(Status) -> UInt32 {
    guard !terms.isEmpty else { throw .empty }
    guard terms.count <= problem.variables.count else {
      for term in terms { _ = try problem.find(term.variable) }
      throw .repeated
    }
    guard priority >= 1, priority <= requiredPriority else { throw .outOfRange }
    guard constant.isFinite, weight > 0, isFactor(weight) else {
      throw constant.isFinite && weight.isFinite ? .outOfRange : .notFinite
    }
    // A variable of one term is not repeated.
    return terms.count == 1 ? 0 : basis.nextStamp()
  }

  /// Validates a term, and returns the slot of its variable, which gets the stamp.
  @inline(__always)
  mutating func variable(of term: Term, _ stamp: UInt32) throws(Status) -> Int32 {
    let variable = try problem.find(term.variable)
    guard isFactor(term.coefficient) else { throw Self.fault(of: term.coefficient) }
    if stamp == 0 { return variable }
    guard problem.variables[variable].visitStamp != stamp else { throw .repeated }
    problem.variables[variable].visitStamp = stamp
    return variable
  }

  /// Returns why a number is no factor.
  private static func fault(of number: Double) -> Status {
    !number.isFinite ? .notFinite : number == 0 ? .zero : .outOfRange
  }

  /// Ends the row's id. A row outside of the basis is removed at once, an active one by the next solve.
  mutating func retire(_ row: Int32) throws(MemoryError) {
    try problem.entries.prepareToGive()
    let isActive = problem.rows[row].isActive
    if isActive {
      try basis.agenda.outOfBounds.reserve(more: 1)
    } else if problem.rows[row].side != 0 {
      let visited = basis.search.visits
      try prices.clearSide(row)
      simplex.countRemoval(since: visited)
    }
    if problem.rows[row].isRequired { basis.agenda.retryDropped = true }
    problem.rows[row].generation = Identifier.successor(problem.rows[row].generation)
    problem.rows[row].state.subtract(.live)
    problem.forgetSpread(of: row)
    problem.live.rows -= 1
    problem.live.terms -= Int(problem.rows[row].count)
    problem.statistics.structural += 1
    problem.versions.basis &+= 1
    if problem.rows[row].isDropped {
      problem.rows[row].state.remove(.dropped)
      basis.agenda.dropped.removeFirst(row)
    }
    if basis.journal.isSuspended { basis.journal.dropped.removeFirst(row) }
    if isActive { return basis.noteOutOfBounds(row) }
    let waiting = problem.rows[row].lists.intersection([.queued, .outOfBounds])
    if waiting == .queued, basis.agenda.queue.last == row {
      // It was queued last and not checked since.
      _ = basis.agenda.queue.removeLast()
    } else if !waiting.isEmpty {
      return
    }
    basis.uninstall(row)
  }
}

/// Reading rows.
extension Solver {
  package mutating func isLive(_ id: RowID) -> Bool { problem.isLive(id) }

  package var constraintSlots: Int { mutating get { problem.rows.count } }

  package mutating func constraint(at slot: Int) -> RowID? {
    problem.rows[slot].isLive ? problem.id(ofRow: Int32(slot)) : nil
  }

  private mutating func row(_ id: RowID) -> RowRecord { problem.rows[Identifier.slot(id.raw)] }

  package mutating func termCount(of id: RowID) -> Int { Int(row(id).count) }

  package mutating func term(_ index: Int, of id: RowID) -> Term {
    let row = row(id)
    let entry = problem.entries[row.start + Int32(index)]
    return Term(problem.id(ofVariable: entry.variable), row.signed(entry.coefficient))
  }

  package mutating func relation(of id: RowID) -> Relation {
    let row = row(id)
    return row.isEquality ? .equal : row.isNegated ? .lessOrEqual : .greaterOrEqual
  }

  package mutating func constant(of id: RowID) -> Double {
    let row = row(id)
    return row.signed(row.constant)
  }

  package mutating func priority(of id: RowID) -> Int32 { Int32(row(id).priority) }
  package mutating func weight(of id: RowID) -> Double { row(id).weight }
  package mutating func isDropped(_ id: RowID) -> Bool { row(id).isDropped }
  package mutating func isEditRow(_ id: RowID) -> Bool { row(id).state.contains(.variableEdit) }

  package mutating func violation(of id: RowID) throws(Status) -> Double {
    catchUp()
    let slot = try problem.find(id)
    let measured = basis.residual(of: slot)
    let excess = problem.rows[slot].isNegated ? -measured.value : measured.value
    return violation(of: id, by: excess, among: basis.termSize(of: slot), from: basis.scale(of: measured))
  }

  /// The violation of a row whose left side exceeds its constant by a number, the difference of terms of a size, which were computed
  /// from numbers of another size.
  package mutating func violation(
    of id: RowID, by excess: Double, among terms: Double, from operands: Double
  ) -> Double {
    guard abs(excess) > max(Tolerance.violation * terms, Tolerance.inheritedRounding * operands) else { return 0 }
    let row = row(id)
    return row.isEquality ? abs(excess) : max(0, -row.signed(excess))
  }
}

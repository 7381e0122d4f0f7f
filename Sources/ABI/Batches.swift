// Rows as they come from outside, and batches of changes: all or none.

import CCasement
import Memory
import Solver
import Status

// MARK: Rows

extension Handle {
  /// Adds a row that comes from outside. `index` is its place in a batch, for the message.
  mutating func add(
    _ row: cas_row, at index: Int? = nil, tentatively isTentative: Bool = false
  ) throws(Status) -> ConstraintID {
    let terms = try array(row.terms, row.term_count, of: Term.self, "terms", row: index)
    guard let relation = Relation(rawValue: row.relation) else { throw blame(.outOfRange, "relation", row: index) }
    let weight = row.weight == 0 ? 1 : row.weight
    do throws(Status) {
      return isTentative
        ? try solver.tryAdd(terms, relation, row.constant, priority: row.priority, weight: weight)
        : try solver.add(terms, relation, row.constant, priority: row.priority, weight: weight)
    } catch {
      findFault(error, terms, row, at: index)
      throw error
    }
  }

  /// Finds what in a row the solver did not take, for the message.
  private mutating func findFault(
    _ error: Status, _ terms: UnsafeBufferPointer<Term>, _ row: cas_row, at index: Int?
  ) {
    let isPriority = (1...Int32(CAS_REQUIRED)).contains(row.priority)
    let isOfTerm = error != .outOfRange || isPriority && (row.weight == 0 || isFactor(row.weight) && row.weight > 0)
    for place in terms.indices where isOfTerm && isFault(error, terms, place) {
      message.begin("terms", place, row: index)
      if error == .outOfRange { message.say(outsideFactors) }
      return
    }
    if error == .notFinite {
      message.begin(row.constant.isFinite ? "weight" : "constant", row: index)
    } else if error == .outOfRange {
      message.begin(isPriority ? "weight" : "priority", row: index)
      if isPriority, row.weight > 0 { message.say(outsideFactors) }
    } else if let index {
      message.begin("rows", index)
    }
  }

  /// Whether the error is about this term. To find a repeated one costs a square, so that is not looked for far.
  @inline(never)
  private mutating func isFault(_ error: Status, _ terms: UnsafeBufferPointer<Term>, _ place: Int) -> Bool {
    let term = terms[place]
    switch error {
    case .stale: return !solver.isLive(term.variable)
    case .notFinite: return !term.coefficient.isFinite
    case .zero: return term.coefficient == 0
    case .outOfRange: return !isFactor(term.coefficient)
    case .repeated: return place < 1000 && terms[..<place].contains { $0.variable.raw == term.variable.raw }
    default: return false
    }
  }

  mutating func addRows(
    _ rows: UnsafeBufferPointer<cas_row>, _ results: UnsafeMutablePointer<cas_constraint>?
  ) throws(Status) {
    defer { scratch.release() }
    try makeRoom(for: rows)
    try clearScratch(for: rows.count)
    let spread = solver.spread
    for index in rows.indices {
      do throws(Status) {
        scratch.appendReserved(UInt64(try add(rows[index], at: index).raw))
      } catch {
        while !scratch.isEmpty { solver.takeBack(ConstraintID(UInt32(scratch.removeLast()))) }
        solver.spread = spread
        throw error
      }
    }
    if let results { for index in rows.indices { results[index] = UInt32(scratch[index]) } }
  }

  /// Room for all of a batch. What is wrong with a row is found out when it is added.
  private mutating func makeRoom(for rows: UnsafeBufferPointer<cas_row>) throws(Status) {
    let count = try countTerms(of: rows)
    for row in rows { solver.expect(looseTerms(of: row)) }
    defer { for row in rows { solver.endExpecting(looseTerms(of: row)) } }
    try solver.reserve(rows: rows.count, terms: count)
  }

  /// The terms of a batch. Rows may share an array, so that there can be more of them than a buffer holds; that is
  /// found out before anything looks at each.
  private mutating func countTerms(of rows: UnsafeBufferPointer<cas_row>) throws(Status) -> Int {
    var count = 0
    for row in rows {
      count += looseTerms(of: row).count
      guard count < Int(Int32.max) / 2 else { throw .outOfMemory }
    }
    return count
  }

  /// The terms of a row; none if they are not valid at first sight.
  private mutating func looseTerms(of row: cas_row) -> UnsafeBufferPointer<Term> {
    guard let start = row.terms, (0...solver.variableSlots).contains(row.term_count) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let terms = UnsafeRawPointer(start).bindMemory(to: Term.self, capacity: row.term_count)
    return UnsafeBufferPointer(start: terms, count: row.term_count)
  }

  mutating func removeRows(_ rows: UnsafeBufferPointer<ConstraintID>) throws(Status) {
    defer { scratch.release() }
    for index in rows.indices {
      guard solver.isLive(rows[index]) else { throw blame(.stale, "constraints", index) }
      guard !solver.isEditRow(rows[index]) else { throw blame(.inUse, "constraints", index) }
    }
    guard try areDistinct(rows.count, { rows[$0].raw }) else { throw blame(.repeated, "constraints") }
    for index in rows.indices { try solver.remove(rows[index]) }
  }
}

// MARK: Numbers

extension Handle {
  mutating func setConstants(
    of rows: UnsafeBufferPointer<ConstraintID>, to constants: UnsafeBufferPointer<Double>
  ) throws(Status) {
    for index in rows.indices {
      guard solver.isLive(rows[index]) else { throw blame(.stale, "constraints", index) }
      guard constants[index].isFinite else { throw blame(.notFinite, "constants", index) }
    }
    try solver.reserve(constants: rows.count)
    for index in rows.indices { try solver.setConstant(constants[index], of: rows[index]) }
  }

  /// Sets the numbers of several edits and solves once.
  mutating func suggest(
    _ edits: UnsafeBufferPointer<EditID>, _ numbers: UnsafeBufferPointer<Double>, isReported: Bool
  ) throws(Status) {
    for index in edits.indices {
      guard solver.isLive(edits[index]) else { throw blame(.stale, "edits", index) }
      guard numbers[index].isFinite else { throw blame(.notFinite, "values", index) }
    }
    guard try areDistinct(edits.count, { edits[$0].raw }) else { throw blame(.repeated, "edits") }
    try solver.reserve(constants: 2 * edits.count)
    for index in edits.indices { scratch[index] = solver.number(of: edits[index]).bitPattern }
    do throws(Status) {
      if isReported {
        try solver.suggest(edits, numbers)
      } else {
        for index in edits.indices { try solver.noteEdit(edits[index], to: numbers[index]) }
        try solver.solve()
      }
    } catch {
      // Rows that contradict each other do not keep the numbers from being set.
      if error == .conflict { throw error }
      for index in edits.indices { try solver.noteEdit(edits[index], to: Double(bitPattern: scratch[index])) }
      throw error
    }
  }

  /// Whether all ids of a batch differ. They are left in `scratch`, in order.
  @inline(never)
  private mutating func areDistinct(_ count: Int, _ id: (Int) -> UInt32) throws(Status) -> Bool {
    try clearScratch(for: count)
    for index in 0..<count { scratch.appendReserved(UInt64(id(index))) }
    return !hasRepeats(&scratch)
  }

  @inline(never)
  private mutating func clearScratch(for count: Int) throws(Status) {
    scratch.removeAll()
    try inMemory { () throws(MemoryError) in try scratch.reserve(count) }
  }
}

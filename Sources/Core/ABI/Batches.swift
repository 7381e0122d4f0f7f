// Adds rows, and applies batches of changes: all or none.

import CCasement
import Memory
import Solver
import Status

// MARK: Rows

extension SolverHandle {
  /// Adds a row of the caller.
  mutating func add(
    _ row: cas_row, tentatively isTentative: Bool = false
  ) throws(Status) -> RowID {
    let (terms, relation) = try parts(of: row, at: nil)
    let weight = weight(of: row)
    do throws(Status) {
      return isTentative
        ? try solver.tryAdd(terms, relation, row.constant, priority: row.priority, weight: weight)
        : try solver.add(terms, relation, row.constant, priority: row.priority, weight: weight)
    } catch {
      findFault(error, terms, row, at: nil)
      throw error
    }
  }

  private func weight(of row: cas_row) -> Double { row.weight == 0 ? 1 : row.weight }

  /// Reads the terms and the relation of a row. `index` is the index in a batch, for the message.
  private mutating func parts(
    of row: cas_row, at index: Int?
  ) throws(Status) -> (terms: UnsafeBufferPointer<Term>, relation: Relation) {
    let terms = try array(row.terms, row.term_count, of: Term.self, "terms", row: index)
    guard let relation = Relation(rawValue: row.relation) else {
      throw attributing(.outOfRange, to: "relation", row: index)
    }
    return (terms, relation)
  }

  /// Begins the message with the part of a row that the solver refused.
  private mutating func findFault(
    _ error: Status, _ terms: UnsafeBufferPointer<Term>, _ row: cas_row, at index: Int?
  ) {
    let isPriority = (1...Int32(CAS_REQUIRED)).contains(row.priority)
    let isOfTerm = error != .outOfRange || isPriority && (row.weight == 0 || isFactor(row.weight) && row.weight > 0)
    for termIndex in terms.indices where isOfTerm && isFault(error, terms, termIndex) {
      message.begin("terms", termIndex, row: index)
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

  /// Whether the error is about this term. The search for a repeated variable takes quadratic time, so it ends at 1,000
  /// terms.
  @inline(never)
  private mutating func isFault(_ error: Status, _ terms: UnsafeBufferPointer<Term>, _ termIndex: Int) -> Bool {
    let term = terms[termIndex]
    switch error {
    case .stale: return !solver.isLive(term.variable)
    case .notFinite: return !term.coefficient.isFinite
    case .zero: return term.coefficient == 0
    case .outOfRange: return !isFactor(term.coefficient)
    case .repeated: return termIndex < 1000 && terms[..<termIndex].contains { $0.variable.raw == term.variable.raw }
    default: return false
    }
  }

  /// Adds all rows or none: they are validated and memory is reserved before the first is added.
  mutating func addRows(
    _ rows: UnsafeBufferPointer<cas_row>, _ results: UnsafeMutablePointer<cas_constraint>?
  ) throws(Status) {
    try checkTermCount(of: rows)
    try reserve(rows)
    for index in rows.indices {
      let row = rows[index]
      let terms = UnsafeBufferPointer(
        start: UnsafeRawPointer(row.terms)?.assumingMemoryBound(to: Term.self), count: row.term_count)
      let id = solver.addReserved(
        terms, Relation(rawValue: row.relation) ?? .equal, row.constant, priority: row.priority, weight: weight(of: row)
      )
      if let results { results[index] = id.raw }
    }
  }

  private mutating func reserve(_ rows: UnsafeBufferPointer<cas_row>) throws(Status) {
    var batch = try solver.beginBatch(rows.count)
    defer { solver.endBatch() }
    for index in rows.indices {
      let row = rows[index]
      let (terms, _) = try parts(of: row, at: index)
      do throws(Status) {
        try solver.expect(terms, row.constant, priority: row.priority, weight: weight(of: row), in: &batch)
      } catch {
        findFault(error, terms, row, at: index)
        throw error
      }
    }
    do throws(Status) { try solver.reserve(batch) } catch {
      throw error == .tooMany ? attributing(error, to: "rows") : error
    }
  }

  /// Rows may share an array, so there can be more terms than a buffer can hold. Must be checked before any term is
  /// read.
  private mutating func checkTermCount(of rows: UnsafeBufferPointer<cas_row>) throws(Status) {
    let most = Int(Int32.max) / 2
    if rows.count <= most / max(1, solver.variableSlots) { return }
    var count = 0
    for row in rows {
      // Other counts are refused when the row is validated.
      if (0...solver.variableSlots).contains(row.term_count) { count += row.term_count }
      guard count < most else { throw .outOfMemory }
    }
  }

  mutating func removeRows(_ rows: UnsafeBufferPointer<RowID>) throws(Status) {
    defer { scratch.release() }
    for index in rows.indices {
      guard solver.isLive(rows[index]) else {
        throw attributing(.stale(rows[index].raw, .constraint), to: "constraints", index)
      }
      guard !solver.isEditRow(rows[index]) else { throw attributing(.inUse, to: "constraints", index) }
    }
    guard try areDistinct(rows.count, { rows[$0].raw }) else { throw attributing(.repeated, to: "constraints") }
    for index in rows.indices { try solver.remove(rows[index]) }
  }
}

// MARK: Numbers

extension SolverHandle {
  mutating func setConstants(
    of rows: UnsafeBufferPointer<RowID>, to constants: UnsafeBufferPointer<Double>
  ) throws(Status) {
    for index in rows.indices {
      guard solver.isLive(rows[index]) else {
        throw attributing(.stale(rows[index].raw, .constraint), to: "constraints", index)
      }
      guard constants[index].isFinite else { throw attributing(.notFinite, to: "constants", index) }
    }
    try solver.reserve(constants: rows.count)
    for index in rows.indices { solver.moveConstant(of: rows[index], to: constants[index]) }
  }

  /// Sets several edits and solves once.
  mutating func suggest(
    _ edits: UnsafeBufferPointer<EditID>, _ numbers: UnsafeBufferPointer<Double>, isReported: Bool
  ) throws(Status) {
    if isReported && solver.streamAgain(edits, to: numbers) { return }
    for index in edits.indices {
      guard solver.isLive(edits[index]) else {
        throw attributing(.stale(edits[index].raw, .edit), to: "edits", index)
      }
      guard numbers[index].isFinite else { throw attributing(.notFinite, to: "values", index) }
    }
    guard try areDistinct(edits.count, { edits[$0].raw }) else { throw attributing(.repeated, to: "edits") }
    try solver.reserve(constants: 2 * edits.count)
    for index in edits.indices { scratch[index] = solver.number(of: edits[index]).bitPattern }
    do throws(Status) {
      if isReported {
        try solver.suggest(edits, numbers)
      } else {
        for index in edits.indices { try solver.setNumber(of: edits[index], to: numbers[index]) }
        try solver.solve()
      }
    } catch {
      // The values are set even if rows conflict; at the step limit the numbers stay recorded.
      if error == .conflict || error == .limit { throw error }
      for index in edits.indices { try solver.setNumber(of: edits[index], to: Double(bitPattern: scratch[index])) }
      throw error
    }
  }

  /// Whether all ids of a batch differ. Leaves them in `scratch`, sorted.
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

// MARK: Repeated ids

/// Whether two elements are equal. Sorts them, so that equal elements become neighbours.
private func hasRepeats(_ elements: inout Buffer<UInt64>) -> Bool {
  elements.sort()
  for index in stride(from: 1, to: elements.count, by: 1) where elements[index - 1] == elements[index] { return true }
  return false
}

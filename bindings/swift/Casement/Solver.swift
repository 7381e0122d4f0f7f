import CCasement

/// Variables and linear rows, required or soft, with strict priorities.
///
///     let solver = try Solver()
///     let left = try solver.addVariable("left"), right = try solver.addVariable("right")
///     try solver.add(right - left >= 100, (left == 20).priority(.high))
///     try solver.solve()
///     print(solver[right])
public final class Solver: Handle {
  public let handle: OpaquePointer
  private let owner = Owner()

  /// With `weightsOnly` all soft rows share one priority, and weights decide between them. Among answers that
  /// are as good, the sum of all violations without weights is least, then the sum of violations times the age of their
  /// rows, then times the square of the age: older rows mostly win. With `newerWins` the second sum is greatest, and newer
  /// rows mostly win.
  public init(weightsOnly: Bool = false, newerWins: Bool = false) throws {
    var options = cas_solver_options()
    options.size = MemoryLayout<cas_solver_options>.size
    options.flags =
      (weightsOnly ? UInt32(CAS_SOLVER_WEIGHTS_ONLY) : 0) | (newerWins ? UInt32(CAS_SOLVER_NEWER_WINS) : 0)
    var status = cas_status(CAS_OK)
    guard let made = cas_solver_new(&options, &status) else { throw CasementError(status) }
    handle = made
  }

  deinit { cas_solver_free(handle) }

  public var lastError: String { String(cString: cas_solver_last_error(handle)) }

  private func given(_ id: UInt32) throws -> UInt32 {
    if id == 0 { try expect(cas_solver_last_status(handle)) }
    return id
  }

  public func addVariable(_ name: String = "") throws -> Variable {
    Variable(owner: owner, id: try given(cas_solver_add_variable(handle, try plain(name))))
  }

  /// Removes a variable that no row and no edit uses.
  public func remove(_ variable: Variable) throws { try expect(cas_solver_remove_variable(handle, try own(variable))) }
  /// The name of a variable; "" if it has none.
  public func name(of variable: Variable) -> String {
    (try? own(variable)).flatMap { cas_solver_name(handle, $0) }.map { String(cString: $0) } ?? ""
  }

  /// Throws if something is of another solver: its id may name another thing here.
  private func own(_ thing: some Owned) throws -> UInt32 {
    if thing.owner != owner {
      throw CasementError(status: .stale, description: "this belongs to another solver")
    }
    return thing.id
  }

  /// Adds all of these rows or none.
  @discardableResult
  public func add(_ rows: Row...) throws -> [RowID] {
    var made = [cas_constraint](repeating: 0, count: rows.count)
    try withRaw(rows) { try expect(cas_solver_add_rows(handle, $0, rows.count, &made)) }
    return made.map { RowID(owner: owner, id: $0) }
  }

  /// Adds a row and solves. A required row that conflicts with others throws `Status.conflict` and is not added; `refusal()`
  /// then has the others.
  @discardableResult
  public func tryAdd(_ row: Row) throws -> RowID {
    try withRaw([row]) { RowID(owner: owner, id: try given(cas_solver_try_add(handle, $0))) }
  }

  /// The rows that the last refused row conflicts with.
  public func refusal() throws -> [RowID] { try rows { cas_solver_refusal(handle, &$0, &$1) } }

  /// Gives a call rows for C.
  private func withRaw<Result>(_ rows: [Row], _ body: ([cas_row]) throws -> Result) throws -> Result {
    var terms: [cas_term] = []
    for row in rows {
      for term in row.terms { terms.append(cas_term(variable: try own(term.variable), coefficient: term.coefficient)) }
    }
    return try terms.withUnsafeBufferPointer { terms in
      var next = 0
      return try body(
        rows.map { row in
          defer { next += row.terms.count }
          return cas_row(
            terms: terms.baseAddress.map { $0 + next }, term_count: row.terms.count, relation: row.relation.rawValue,
            priority: row.priority.number, constant: row.constant, weight: rawWeight(row.weight))
        })
    }
  }

  /// The rows that a call returns.
  private func rows(_ call: (inout UnsafePointer<UInt32>?, inout Int) -> cas_status) throws -> [RowID] {
    try list(call).map { RowID(owner: owner, id: $0) }
  }

  /// The values that a call returns.
  private func values(_ call: (inout UnsafePointer<cas_value>?, inout Int) -> cas_status) throws
    -> [(variable: Variable, value: Double)]
  {
    try list(call).map { (Variable(owner: owner, id: $0.variable), $0.value) }
  }

  public func remove(_ row: RowID) throws { try expect(cas_solver_remove(handle, try own(row))) }
  /// Removes rows together.
  public func remove(_ rows: [RowID]) throws {
    try expect(cas_solver_remove_rows(handle, try rows.map { try own($0) }, rows.count))
  }
  public func setPriority(of row: RowID, _ priority: Priority) throws {
    try expect(cas_solver_set_priority(handle, try own(row), priority.number))
  }
  /// Replaces what the violation of a row is multiplied by, beside others of its priority; above 0.
  public func setWeight(of row: RowID, _ weight: Double) throws {
    try expect(cas_solver_set_weight(handle, try own(row), weight))
  }
  /// How far a row is from holding, as of the last solve.
  public func violation(of row: RowID) throws -> Double {
    var violation = 0.0
    try expect(cas_solver_violation(handle, try own(row), &violation))
    return violation
  }
  public func setConstant(of row: RowID, _ constant: Double) throws {
    try expect(cas_solver_set_constant(handle, try own(row), constant))
  }

  /// Replaces the constants of rows together.
  public func setConstants(_ constants: [(RowID, Double)]) throws {
    let rows = try constants.map { try own($0.0) }
    try expect(cas_solver_set_constants(handle, rows, constants.map { $0.1 }, rows.count))
  }

  /// Returns a row as it was stated, with all edits since: all variables on its left side.
  public func row(_ row: RowID) throws -> Row {
    var raw = cas_row()
    try expect(cas_solver_get_row(handle, try own(row), &raw))
    let terms = UnsafeBufferPointer(start: raw.terms, count: raw.term_count)
    return Row(
      terms: terms.map {
        Term(variable: Variable(owner: owner, id: $0.variable), coefficient: $0.coefficient)
      }, relation: try known(raw.relation), constant: raw.constant, priority: Priority(raw.priority),
      weight: raw.weight)
  }

  /// Solves. With the outcome `conflict` the newest required row that cannot hold does not count.
  @discardableResult
  public func solve() throws -> Outcome {
    let status = cas_solver_solve(handle)
    try expect(status)
    return Outcome(status)
  }

  /// The limit of steps of each later call; 0 for none. A call that reaches it throws `Status.limit`, and the next goes on.
  public var limit: UInt64 { cas_solver_limit(handle) }
  public func setLimit(_ steps: UInt64) throws { try expect(cas_solver_set_limit(handle, steps)) }

  /// The values that differ from the last report: of this function or of `suggest`.
  public func changes() throws -> [(variable: Variable, value: Double)] {
    try values { cas_solver_changes(handle, &$0, &$1) }
  }

  /// The conflicts of required rows: rows that cannot hold together, of which the first, the newest, does not count.
  public func conflicts() throws -> [[RowID]] {
    guard try solve() == .conflict else { return [] }
    return try (0..<cas_solver_conflict_count(handle)).map { index in
      try rows { cas_solver_conflict(handle, index, &$0, &$1) }
    }
  }

  /// Whether another value of a variable would be as good.
  public func isAmbiguous(_ variable: Variable) throws -> Bool {
    var answer: Int32 = 0
    try expect(cas_solver_is_ambiguous(handle, try own(variable), &answer))
    return answer != 0
  }

  /// The variables of which another value would be as good; no more than `limit` are looked for.
  public func ambiguousVariables(limit: Int = .max) throws -> [Variable] {
    try list { cas_solver_ambiguous(handle, limit, &$0, &$1) }.map { Variable(owner: owner, id: $0) }
  }

  public func statistics() throws -> Statistics { try statistics { cas_solver_get_statistics(handle, &$0) } }

  /// Verifies the last solve from the rows alone. Throws `Status.internal` if it is wrong, and `Status.undecided` if rounding
  /// hides whether it is.
  public func check() throws { try expect(cas_solver_check(handle)) }

  /// A number that two solvers share if they are in the same state bit for bit.
  public var digest: UInt64 { cas_solver_digest(handle) }

  /// Variables, rows and basis, as text.
  public var description: String { written { cas_solver_dump(handle, $0, $1) }.text }

  /// The value of a variable after the last solve; NaN for one that was removed, or is of another solver.
  public subscript(variable: Variable) -> Double {
    (try? own(variable)).map { cas_solver_value(handle, $0) } ?? .nan
  }

  /// Makes an edit of a value that changes often.
  public func edit(_ variable: Variable, _ priority: Priority = .high, weight: Double = 1) throws -> SolverEdit {
    let id = cas_solver_edit_variable_weighted(handle, try own(variable), priority.number, weight)
    return SolverEdit(owner: owner, id: try given(id))
  }

  /// Makes an edit of the constant of a row.
  public func edit(_ row: RowID) throws -> SolverEdit {
    SolverEdit(owner: owner, id: try given(cas_solver_edit_constant(handle, try own(row))))
  }

  /// Suggests the value of an edit, solves, and returns the values that differ from the last report. With a conflict the
  /// newest required row that cannot hold does not count, as the outcome of the next `solve()` says.
  @discardableResult
  public func suggest(_ edit: SolverEdit, _ value: Double) throws -> [(variable: Variable, value: Double)] {
    let edit = try own(edit)
    return try values { cas_solver_suggest(handle, edit, value, &$0, &$1) }
  }

  /// Suggests the values of several edits, solves once, and returns the values that differ from the last report.
  @discardableResult
  public func suggest(_ suggestions: [(SolverEdit, Double)]) throws -> [(variable: Variable, value: Double)] {
    let edits = try suggestions.map { try own($0.0) }
    let numbers = suggestions.map { $0.1 }
    return try values { cas_solver_suggest_all(handle, edits, numbers, edits.count, &$0, &$1) }
  }

  /// The range of an edit in which all values are linear functions of its number. While a required row is dropped, it is
  /// the present number alone, since the row may hold at the next one. Solves.
  public func range(of edit: SolverEdit) throws -> ClosedRange<Double> {
    var (low, high) = (0.0, 0.0)
    try expect(cas_solver_edit_range(handle, try own(edit), &low, &high))
    return low...high
  }

  public func end(_ edit: SolverEdit) throws { try expect(cas_solver_end_edit(handle, try own(edit))) }
}

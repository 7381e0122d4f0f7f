import CCasement

/// Variables and linear rows, required or soft, with strict priorities.
///
///     let solver = try Solver()
///     let left = try solver.addVariable("left"), right = try solver.addVariable("right")
///     try solver.add(right - left >= 100, (left == 20).priority(.high))
///     try solver.solve()
///     print(solver[right])
public final class Solver: Handle {
  let handle: OpaquePointer

  public init() throws {
    var status = cas_status(CAS_OK)
    guard let made = cas_solver_new(nil, &status) else { throw CasementError(status) }
    handle = made
  }

  deinit { cas_solver_free(handle) }

  var lastError: String { String(cString: cas_solver_last_error(handle)) }

  private func given(_ id: UInt32) throws -> UInt32 {
    if id == 0 { try expect(cas_solver_last_status(handle)) }
    return id
  }

  public func addVariable(_ name: String = "") throws -> Variable {
    Variable(owner: ObjectIdentifier(self), id: try given(cas_solver_add_variable(handle, name)))
  }

  /// Throws if something is of another solver: its id may name another thing here.
  private func own(_ thing: some Owned) throws -> UInt32 {
    if thing.owner != ObjectIdentifier(self) {
      throw CasementError(status: .stale, description: "this belongs to another solver")
    }
    return thing.id
  }

  /// Adds all of these rows or none.
  @discardableResult
  public func add(_ rows: Row...) throws -> [RowID] {
    var terms: [cas_term] = []
    for row in rows {
      for term in row.terms { terms.append(cas_term(variable: try own(term.variable), coefficient: term.coefficient)) }
    }
    var made = [cas_constraint](repeating: 0, count: rows.count)
    try terms.withUnsafeBufferPointer { terms in
      var next = 0
      let stated = rows.map { row in
        defer { next += row.terms.count }
        return cas_row(
          terms: terms.baseAddress.map { $0 + next }, term_count: row.terms.count, relation: row.relation.rawValue,
          priority: row.priority.number, constant: row.constant, weight: 1)
      }
      try expect(cas_solver_add_rows(handle, stated, stated.count, &made))
    }
    return made.map { RowID(owner: ObjectIdentifier(self), id: $0) }
  }

  public func remove(_ row: RowID) throws { try expect(cas_solver_remove(handle, try own(row))) }
  public func setConstant(of row: RowID, _ constant: Double) throws {
    try expect(cas_solver_set_constant(handle, try own(row), constant))
  }

  /// Returns a row as it was stated, with all edits since: all variables on its left side.
  public func row(_ row: RowID) throws -> Row {
    var raw = cas_row()
    try expect(cas_solver_get_row(handle, try own(row), &raw))
    let terms = UnsafeBufferPointer(start: raw.terms, count: raw.term_count)
    return Row(
      terms: terms.map {
        Term(variable: Variable(owner: ObjectIdentifier(self), id: $0.variable), coefficient: $0.coefficient)
      }, relation: try known(raw.relation), constant: raw.constant, priority: Priority(raw.priority))
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

  /// The value of a variable after the last solve; NaN for one that was removed, or is of another solver.
  public subscript(variable: Variable) -> Double {
    (try? own(variable)).map { cas_solver_value(handle, $0) } ?? .nan
  }

  /// Makes an edit of a value that changes often.
  public func edit(_ variable: Variable, _ priority: Priority = .high) throws -> SolverEdit {
    SolverEdit(
      owner: ObjectIdentifier(self), id: try given(cas_solver_edit_variable(handle, try own(variable), priority.number))
    )
  }

  /// Suggests the value of an edit, solves, and returns the values that differ from the last report. With a conflict the
  /// newest required row that cannot hold does not count, as the outcome of the next `solve()` says.
  @discardableResult
  public func suggest(_ edit: SolverEdit, _ value: Double) throws -> [(variable: Variable, value: Double)] {
    var first: UnsafePointer<cas_value>?
    var count = 0
    let status = cas_solver_suggest(handle, try own(edit), value, &first, &count)
    try expect(status)
    return UnsafeBufferPointer(start: first, count: count).map {
      (Variable(owner: ObjectIdentifier(self), id: $0.variable), $0.value)
    }
  }
}

/// What belongs to a solver.
protocol Owned {
  var owner: ObjectIdentifier { get }
  var id: UInt32 { get }
}

/// A number that a solver computes.
public struct Variable: Hashable, Owned {
  let owner: ObjectIdentifier
  public let id: UInt32

  /// `==` makes a row.
  func isSame(as other: Variable) -> Bool { owner == other.owner && id == other.id }
}

/// A row of a solver.
public struct RowID: Hashable, Owned {
  let owner: ObjectIdentifier
  public let id: UInt32
}

/// An edit of a solver.
public struct SolverEdit: Hashable, Owned {
  let owner: ObjectIdentifier
  public let id: UInt32
}

/// A variable times a number.
struct Term: Equatable {
  var variable: Variable
  var coefficient: Double

  static func == (first: Term, second: Term) -> Bool {
    first.variable.isSame(as: second.variable) && first.coefficient == second.coefficient
  }
}

/// A sum of variables times numbers, and a number.
public struct Expression {
  var terms: [Term]
  var constant = 0.0

  init(_ variable: Variable) { terms = [Term(variable: variable, coefficient: 1)] }

  /// The terms of both, one for each variable.
  static func sum(_ first: Expression, _ second: Expression, times factor: Double) -> Expression {
    var sum = first
    for term in second.terms {
      if let place = sum.terms.firstIndex(where: { $0.variable.isSame(as: term.variable) }) {
        sum.terms[place].coefficient += factor * term.coefficient
      } else {
        sum.terms.append(Term(variable: term.variable, coefficient: factor * term.coefficient))
      }
    }
    sum.constant += factor * second.constant
    return sum
  }
}

/// A variable or an expression.
public protocol Expressible {
  var expression: Expression { get }
}
extension Variable: Expressible { public var expression: Expression { Expression(self) } }
extension Expression: Expressible { public var expression: Expression { self } }

public func + (first: some Expressible, second: some Expressible) -> Expression {
  .sum(first.expression, second.expression, times: 1)
}
public func - (first: some Expressible, second: some Expressible) -> Expression {
  .sum(first.expression, second.expression, times: -1)
}
public func + (first: some Expressible, number: Double) -> Expression {
  var sum = first.expression
  sum.constant += number
  return sum
}
public func - (first: some Expressible, number: Double) -> Expression { first + -number }
public func * (number: Double, of: some Expressible) -> Expression {
  var scaled = of.expression
  for place in scaled.terms.indices { scaled.terms[place].coefficient *= number }
  scaled.constant *= number
  return scaled
}
public func * (of: some Expressible, number: Double) -> Expression { number * of }

/// A row that is not yet in a solver: `right - left >= 100`.
public struct Row: Equatable {
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority = Priority.required

  init(terms: [Term], relation: Relation, constant: Double, priority: Priority) {
    (self.terms, self.relation, self.constant, self.priority) = (terms, relation, constant, priority)
  }

  init(_ difference: Expression, _ relation: Relation) {
    terms = difference.terms.filter { $0.coefficient != 0 }
    self.relation = relation
    constant = -difference.constant
  }

  /// The same at another priority.
  public func priority(_ priority: Priority) -> Row {
    var changed = self
    changed.priority = priority
    return changed
  }
}

public func == (first: some Expressible, second: some Expressible) -> Row { Row(first - second, .equal) }
public func <= (first: some Expressible, second: some Expressible) -> Row { Row(first - second, .lessOrEqual) }
public func >= (first: some Expressible, second: some Expressible) -> Row { Row(first - second, .greaterOrEqual) }
public func == (first: some Expressible, number: Double) -> Row { Row(first - number, .equal) }
public func <= (first: some Expressible, number: Double) -> Row { Row(first - number, .lessOrEqual) }
public func >= (first: some Expressible, number: Double) -> Row { Row(first - number, .greaterOrEqual) }

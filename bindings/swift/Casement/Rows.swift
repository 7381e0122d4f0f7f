// Variables, and rows of them as operators state them.

/// Stands for a solver in what belongs to it. That keeps it, so no later solver has the same one.
final class Owner: Hashable, Sendable {
  static func == (first: Owner, second: Owner) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What belongs to a solver.
protocol Owned {
  var owner: Owner { get }
  var id: UInt32 { get }
}

/// A number that a solver computes.
public struct Variable: Hashable, Owned {
  let owner: Owner
  public let id: UInt32

  /// `==` makes a row.
  func isSame(as other: Variable) -> Bool { owner == other.owner && id == other.id }
}

/// A row of a solver.
public struct RowID: Hashable, Owned {
  let owner: Owner
  public let id: UInt32
}

/// An edit of a solver.
public struct SolverEdit: Hashable, Owned {
  let owner: Owner
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
  var weight = 1.0

  init(terms: [Term], relation: Relation, constant: Double, priority: Priority, weight: Double) {
    (self.terms, self.relation, self.constant) = (terms, relation, constant)
    (self.priority, self.weight) = (priority, weight)
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

  /// The same with a weight, which multiplies its violation beside others of its priority.
  public func weight(_ weight: Double) -> Row {
    var changed = self
    changed.weight = weight
    return changed
  }
}

public func == (first: some Expressible, second: some Expressible) -> Row { Row(first - second, .equal) }
public func <= (first: some Expressible, second: some Expressible) -> Row { Row(first - second, .lessOrEqual) }
public func >= (first: some Expressible, second: some Expressible) -> Row { Row(first - second, .greaterOrEqual) }
public func == (first: some Expressible, number: Double) -> Row { Row(first - number, .equal) }
public func <= (first: some Expressible, number: Double) -> Row { Row(first - number, .lessOrEqual) }
public func >= (first: some Expressible, number: Double) -> Row { Row(first - number, .greaterOrEqual) }

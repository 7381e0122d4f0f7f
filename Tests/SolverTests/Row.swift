@testable import Solver

/// Rows in plain notation: `2 * x - y <= 7`.
struct Row {
  var terms: [Term]
  var relation: Relation
  var constant: Double
}

/// A sum of terms.
struct Sum {
  var terms: [Term]
}

protocol Linear {
  var terms: [Term] { get }
}

extension Sum: Linear {}
extension VariableID: Linear {
  var terms: [Term] { [Term(self, 1)] }
}

func * (factor: Double, variable: VariableID) -> Sum { Sum(terms: [Term(variable, factor)]) }
prefix func - (variable: VariableID) -> Sum { -1 * variable }
func + (left: some Linear, right: some Linear) -> Sum { Sum(terms: left.terms + right.terms) }
func - (left: some Linear, right: some Linear) -> Sum {
  Sum(terms: left.terms + right.terms.map { Term($0.variable, -$0.coefficient) })
}

func == (left: some Linear, right: Double) -> Row { Row(terms: left.terms, relation: .equal, constant: right) }
func <= (left: some Linear, right: Double) -> Row { Row(terms: left.terms, relation: .lessOrEqual, constant: right) }
func >= (left: some Linear, right: Double) -> Row { Row(terms: left.terms, relation: .greaterOrEqual, constant: right) }

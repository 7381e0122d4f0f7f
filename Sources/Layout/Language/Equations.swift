// Constraint text: one equation or inequality between attributes.
//
//     equation  = place relation side [priority] [weight] [identifier]
//     side      = constant | product [("+" | "-") constant]
//     product   = ["-"] [constant "*"] place | place ("*" constant | "/" number)
//     place     = name "." attribute
//     name      = word | '"' anything '"' | "#" id
//     constant  = ["+" | "-"] (number | metric) ["/" number]
//     priority  = "@" (number | metric)
//     weight    = "weight" number
//     identifier = '"' anything '"'

import Memory
import Notation
import Solver

extension Rules {
  @inline(never)
  mutating func readEquation() throws(RuleFault) {
    let start = token.start
    let first = try readPlace()
    guard token.kind == .relation else { throw fault(.relation) }
    var equation = Equation(
      first: first, relation: token.relation, second: nil, multiplier: Quantity(number: 1, start: token.start),
      constant: Quantity(number: 0, start: token.start), priority: Quantity(number: 0, start: token.start))
    try advance()
    try readSide(of: &equation)
    var after: FaultCause = .equationEnd
    if token.isMark("@") { after = .priorityEnd }
    equation.priority = try readPriority()
    try readWeight(of: &equation)
    if token.kind == .text {
      equation.identifier = token.word
      after = .end
      try advance()
    }
    try expectEnd(else: after)
    let statement = Statement(kind: .equation, first: Int32(equations.count), count: 1, start: start)
    try inRules { () throws(MemoryError) in
      try equations.append(equation)
      try statements.append(statement)
    }
  }

  /// Reads `weight` and a number.
  @inline(never)
  private mutating func readWeight(of equation: inout Equation) throws(RuleFault) {
    guard token.kind == .word, source.matches(token.word, "weight") else { return }
    try advance()
    let place = token.start
    equation.weight = try readNumber()
    if equation.weight <= 0 { throw RuleFault(.weight, at: place) }
  }

  @inline(never)
  private mutating func readPlace() throws(RuleFault) -> Place {
    let name = try readName(else: .item)
    try expect(".", else: .attributeDot)
    return try Place(item: name, attribute: readAttribute())
  }

  /// Reads the right side of the relation.
  @inline(never)
  private mutating func readSide(of equation: inout Equation) throws(RuleFault) {
    let sign = try readSign()
    if try readsPlace() {
      equation.multiplier.number = sign ?? 1
      try readFactored(&equation)
    } else {
      let quantity = try readFraction(sign: sign ?? 1, else: .side)
      guard try skip("*") else {
        equation.constant = quantity
        return
      }
      equation.multiplier = quantity
      equation.second = try readPlace()
    }
    if let sign = try readSign() { equation.constant = try readFraction(sign: sign, else: .object) }
  }

  /// Reads a number or a metric, which a number may divide: `16 / 9`.
  @inline(never)
  private mutating func readFraction(sign: Double, else cause: FaultCause) throws(RuleFault) -> Quantity {
    var quantity = try readQuantity(sign: sign, else: cause)
    if try skip("/") { quantity.number /= try readDivisor() }
    return quantity
  }

  /// Reads an attribute with a multiplier or divisor.
  @inline(never)
  private mutating func readFactored(_ equation: inout Equation) throws(RuleFault) {
    equation.second = try readPlace()
    let sign = equation.multiplier.number
    if try skip("*") {
      equation.multiplier = try readFraction(sign: sign, else: .object)
    } else if try skip("/") {
      equation.multiplier.number = try sign / readDivisor()
    }
  }

  /// Reads a divisor.
  mutating func readDivisor() throws(RuleFault) -> Double {
    let place = token.start
    let number = try readNumber()
    if number == 0 { throw RuleFault(.zero, at: place) }
    return number
  }

  /// Whether the next tokens are a name with an attribute, and not a metric.
  private func readsPlace() throws(RuleFault) -> Bool {
    guard token.isName else { return false }
    return try source.token(from: Int(token.end)).isMark(".")
  }
}

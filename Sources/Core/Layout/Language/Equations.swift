// Constraint text: one equation or inequality between sums of attributes.
//
//     equation  = sum relation sum [priority] [weight] [gone] [identifier]
//     sum       = ["+" | "-"] addend {("+" | "-") addend}
//     addend    = constant | [constant "*"] anchor | anchor ("*" constant | "/" number) | share | function
//     anchor    = name "." attribute
//     name      = word | '"' anything '"' | "#" id
//     constant  = (number | metric) ["/" number]
//     share, function: see Functions.swift
//     priority  = "@" (number | metric)
//     weight    = "weight" number
//     gone      = "gone" ["+" | "-"] (number | metric)
//     identifier = '"' anything '"'
//
// At least one addend has an anchor.

import Memory
import Notation
import Solver

extension Rules {
  @inline(never)
  mutating func readEquation() throws(RuleFault) {
    let first = Int32(addends.count)
    var equation = Equation(
      first: first, count: 0, relation: .equal, priority: Quantity(number: 0, start: token.start), start: token.start)
    try readSide(isRight: false, of: &equation)
    guard token.kind == .relation else { throw fault(.relation) }
    equation.relation = token.relation
    try advance()
    try readSide(isRight: true, of: &equation)
    equation.count = Int32(addends.count) - first
    try expectAnchor(in: equation)
    try checkExtreme(of: equation)
    var after: FaultCause = .equationEnd
    if token.isMark("@") { after = .priorityEnd }
    equation.priority = try readPriority()
    try readWeight(of: &equation)
    try readGone(of: &equation)
    if token.kind == .text {
      equation.identifier = token.word
      after = .end
      try advance()
    }
    try expectEnd(else: after)
    let statement = Statement(kind: .equation, first: Int32(equations.count), count: 1, start: equation.start)
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
    equation.weight = try readPositive()
  }

  /// Reads `gone` and a constant.
  @inline(never)
  private mutating func readGone(of equation: inout Equation) throws(RuleFault) {
    guard token.kind == .word, source.matches(token.word, "gone") else { return }
    try advance()
    equation.gone = try readQuantity(sign: readSign() ?? 1, else: .object)
  }

  /// Reads a number greater than 0.
  @inline(never)
  mutating func readPositive() throws(RuleFault) -> Double {
    let start = token.start
    let number = try readNumber()
    if number <= 0 { throw RuleFault(.weight, at: start) }
    return number
  }

  @inline(never)
  mutating func readAnchor() throws(RuleFault) -> AnchorName {
    let name = try readName(else: .item)
    try expect(".", else: .attributeDot)
    return try AnchorName(item: name, attribute: readAttribute())
  }

  /// Whether the next tokens begin an equation: a name or a number, or one behind a sign.
  func isEquation() throws(RuleFault) -> Bool {
    if token.isName || token.kind == .number { return true }
    guard token.isMark("-") || token.isMark("+") else { return false }
    let next = try source.token(from: Int(token.end))
    return next.isName || next.kind == .number
  }

  /// Reads a side of the relation: addends with signs between them. A number may have a sign of its own: `+ -8`.
  @inline(never)
  private mutating func readSide(isRight: Bool, of equation: inout Equation) throws(RuleFault) {
    var sign = try readSign() ?? 1
    while true {
      if try !readFunction(of: &equation, sign: sign, isRight: isRight) {
        try readAddend(sign: sign, isRight: isRight)
      }
      guard let next = try readSign() else { return }
      sign = try next * readSignOfNumber()
    }
  }

  /// Reads the sign of a number behind an operator; 1 if there is none.
  mutating func readSignOfNumber() throws(RuleFault) -> Double {
    guard token.isMark("-") || token.isMark("+") else { return 1 }
    return try source.token(from: Int(token.end)).kind == .number ? readSign() ?? 1 : 1
  }

  @inline(never)
  mutating func readAddend(sign: Double, isRight: Bool) throws(RuleFault) {
    var addend = Addend(anchor: nil, quantity: Quantity(number: sign, start: token.start), isRight: isRight)
    if try readsAnchor() {
      addend.anchor = try readAnchor()
      if try skip("*") {
        addend.quantity = try readFraction(sign: sign * readSignOfNumber(), else: .object)
      } else if try skip("/") {
        addend.quantity.number = try sign / readDivisor()
      }
    } else {
      let isName = token.isName
      addend.quantity = try readFraction(sign: sign, else: .side)
      if try readShare(of: &addend.quantity) {
        addend.anchor = try readAnchor()
      } else if try skip("*") {
        addend.anchor = try readAnchor()
      } else if isName, !isRight, token.kind != .relation, !token.isMark("+"), !token.isMark("-") {
        throw fault(.attributeDot)
      }
    }
    try inRules { () throws(MemoryError) in try addends.append(addend) }
  }

  /// Throws if there is no attribute. A name on the left may be one that lacks it.
  private func expectAnchor(in equation: Equation) throws(RuleFault) {
    for index in equation.first..<equation.first + equation.count where addends[index].anchor != nil { return }
    let metric = addends[equation.first].quantity.metric
    guard !metric.isEmpty else { throw RuleFault(.rule, at: equation.start) }
    let behind = Int(metric.form == .quoted ? metric.end + 1 : metric.end)
    throw RuleFault(.attributeDot, at: try source.token(from: behind).start)
  }

  /// Reads a number or a metric, which a number may divide: `16 / 9`.
  @inline(never)
  mutating func readFraction(sign: Double, else cause: FaultCause) throws(RuleFault) -> Quantity {
    var quantity = try readQuantity(sign: sign, else: cause)
    if try skip("/") { quantity.number /= try readDivisor() }
    return quantity
  }

  /// Reads a divisor.
  mutating func readDivisor() throws(RuleFault) -> Double {
    let start = token.start
    let number = try readNumber()
    if number == 0 { throw RuleFault(.zero, at: start) }
    return number
  }

  /// Whether the next tokens are a name with an attribute, and not a metric.
  private func readsAnchor() throws(RuleFault) -> Bool {
    guard token.isName else { return false }
    if token.kind == .identity { return true }
    return try source.token(from: Int(token.end)).isMark(".")
  }
}

// Functions and shares in equations.
//
//     share     = number "%" ("of" | "*") anchor
//     function  = ("max" | "min") "(" sum {"," sum} ")" | "middle" "(" sum "," sum ")"
//
// max and min are replaced by one constraint for each argument: a number is at least the largest of several numbers if it is
// at least each of them. So max is allowed only on the smaller side of an inequality, and min on the greater one. middle is
// half of the sum of two arguments. A function is not inside another one, and only a sign may precede it.

import Memory
import Notation
import Solver

extension Addend {
  /// Whether it is in the constraint with an argument of `max` or `min`.
  func isIn(_ argument: Int32) -> Bool { self.argument == 0 || self.argument == argument }
}

extension Rules {
  /// Reads a function. Returns false if the next tokens are none.
  @inline(never)
  mutating func readFunction(
    of equation: inout Equation, sign: Double, isRight: Bool
  ) throws(RuleFault) -> Bool {
    guard token.kind == .word, try source.token(from: Int(token.end)).isMark("(") else { return false }
    let start = token.start
    let isMiddle = source.matches(token.word, "middle")
    let isMax = source.matches(token.word, "max")
    guard isMiddle || isMax || source.matches(token.word, "min") else { return false }
    if !isMiddle, equation.extreme.count > 0 { throw fault(.extremes) }
    try advance()
    var count: Int32 = 0
    repeat {
      try advance()
      count += 1
      if isMiddle, count > 2 { throw RuleFault(.middle, at: start) }
      let first = addends.count
      try readArgument(sign: isMiddle ? sign / 2 : sign, isRight: isRight)
      for index in first..<addends.count where !isMiddle { addends[index].argument = count }
    } while token.isMark(",")
    try expect(")", else: .arguments)
    if isMiddle, count < 2 { throw RuleFault(.middle, at: start) }
    if !isMiddle {
      equation.extreme = Extreme(start: start, count: count, isLargest: isMax == (sign > 0), isRight: isRight)
    }
    return true
  }

  /// Reads an argument: addends with signs between them. A number may have a sign of its own: `+ -8`.
  private mutating func readArgument(sign: Double, isRight: Bool) throws(RuleFault) {
    var own = try readSign() ?? 1
    while true {
      try readAddend(sign: own * sign, isRight: isRight)
      guard let next = try readSign() else { return }
      own = try next * readSignOfNumber()
    }
  }

  /// If a `%` follows, divides the quantity by 100, and reads `of` or `*`. Returns whether there is a `%`.
  @inline(never)
  mutating func readShare(of quantity: inout Quantity) throws(RuleFault) -> Bool {
    guard quantity.metric.isEmpty, try skip("%") else { return false }
    quantity.number /= 100
    if token.kind == .word, source.matches(token.word, "of") {
      try advance()
    } else {
      try expect("*", else: .share)
    }
    return true
  }

  /// Throws unless the relation of an equation is one with each argument of its `max` or `min`.
  func checkExtreme(of equation: Equation) throws(RuleFault) {
    let extreme = equation.extreme
    if extreme.count == 0 { return }
    let relation = extreme.isRight ? equation.relation : equation.relation.reversed
    if relation == .equal { throw RuleFault(.equalExtreme, at: extreme.start) }
    if (relation == .greaterOrEqual) != extreme.isLargest { throw RuleFault(.turnedExtreme, at: extreme.start) }
  }
}

/// A `max` or `min` in an equation.
struct Extreme: BitwiseCopyable {
  /// Its position in the source.
  var start: Int32 = 0
  /// How many arguments it has; 0 for none.
  var count: Int32 = 0
  /// Whether the largest argument determines its side, or else the smallest. A minus sign before the function reverses
  /// this.
  var isLargest = false
  var isRight = false
}

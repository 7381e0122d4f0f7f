// The Visual Format Language.
//
//     format     = [("H" | "V") ":"] ["|" [connection]] view {[connection] view} [[connection] "|"]
//     view       = "[" name ["(" size {"," size} ")"] "]"
//     connection = "-" [(simple | distances) "-"]
//     simple     = ["+"] (number | metric | number "%") [priority]
//     distances  = "(" distance {"," distance} ")"
//     size       = [relation] (quantity | view) [priority]
//     distance   = [relation] quantity [priority]
//     relation   = "==" | "<=" | ">="
//     quantity   = ["+" | "-"] (number | metric | number "%")
//     priority   = "@" (number | metric)
//
// The extensions:
//
//     connection = … | "~" [number]
//     simple     = … | (view | anchor) [priority]
//     size, distance = [relation] (quantity | sum) [priority]
//     sum        = ["+" | "-"] (metric | view | anchor) ["*" number] ["/" number] [("+" | "-") number]
//     anchor     = name "." attribute
//
// Names are resolved after parsing; metrics come before views. Blanks are allowed between any two tokens.

import Memory
import Notation
import Solver

extension Rules {
  mutating func readFormat(isVertical: Bool) throws(RuleFault) {
    var statement = Statement(
      kind: .format, isVertical: isVertical, first: Int32(parts.count), count: 0, start: token.start)
    guard token.isMark("|") || token.isMark("[") else { throw fault(.start) }
    var part = try token.isMark("|") ? readSuperview() : readView()
    while token.kind != .end {
      try readGap(of: &part)
      try append(part)
      if part.isSuperview || token.isMark("[") {
        part = try readView()
      } else {
        part = try readSuperview()
        try expectEnd(else: .end)
      }
    }
    if part.isSuperview, parts.count == Int(statement.first) { throw fault(.view) }
    try append(part)
    statement.count = Int32(parts.count) - statement.first
    try inRules { () throws(MemoryError) in try statements.append(statement) }
  }

  @inline(never)
  private mutating func append(_ part: FormatPart) throws(RuleFault) {
    try inRules { () throws(MemoryError) in try parts.append(part) }
  }

  @inline(never)
  private mutating func readSuperview() throws(RuleFault) -> FormatPart {
    let start = token.start
    try expect("|", else: .view)
    return FormatPart(start: start)
  }

  @inline(never)
  private mutating func readView() throws(RuleFault) -> FormatPart {
    let start = token.start
    try expect("[", else: .view)
    let name = try readName(else: .viewName)
    var part = FormatPart(name: name, start: start)
    if token.isMark("(") {
      part.sizes = try readPredicates(ofView: true)
      try expect("]", else: .bracket)
    } else {
      try expect("]", else: .viewEnd)
    }
    return part
  }

  // MARK: Connections

  @inline(never)
  private mutating func readGap(of part: inout FormatPart) throws(RuleFault) {
    if token.isMark("[") || token.isMark("|") {
      part.gap = .flush
    } else if token.isMark("~") {
      guard options.isExtended else { throw fault(.extensions) }
      try advance()
      part.gap = .spring
      if token.kind == .number { part.spring = try readPositive() }
    } else {
      try expect("-", else: .connection)
      try readDistance(of: &part)
    }
    guard token.isMark("[") || token.isMark("|") else { throw fault(.view) }
  }

  @inline(never)
  private mutating func readDistance(of part: inout FormatPart) throws(RuleFault) {
    if token.isMark("[") || token.isMark("|") {
      part.gap = .standard
      return
    }
    part.gap = .distances
    if token.isMark("(") {
      part.distances = try readPredicates(ofView: false)
    } else {
      part.distances = try readSimple()
    }
    try expect("-", else: .distanceEnd)
  }

  @inline(never)
  private mutating func readSimple() throws(RuleFault) -> Predicates {
    if token.isMark("-") {
      let isNegative = try source.token(from: Int(token.end)).kind == .number
      throw fault(isNegative ? .negative : .distance)
    }
    let first = Int32(predicates.count)
    var predicate = Predicate(
      relation: .equal, object: .number, number: 0, priority: Quantity(number: 0, start: 0), start: token.start)
    try readObject(of: &predicate, else: .distance)
    predicate.priority = try readPriority()
    try inRules { () throws(MemoryError) in try predicates.append(predicate) }
    return Predicates(first: first, count: 1)
  }

  // MARK: Predicates

  @inline(never)
  private mutating func readPredicates(ofView isView: Bool) throws(RuleFault) -> Predicates {
    let first = Int32(predicates.count)
    repeat {
      try advance()
      let predicate = try readPredicate(ofView: isView)
      try inRules { () throws(MemoryError) in try predicates.append(predicate) }
    } while token.isMark(",")
    try expect(")", else: .listEnd)
    return Predicates(first: first, count: Int32(predicates.count) - first)
  }

  @inline(never)
  private mutating func readPredicate(ofView isView: Bool) throws(RuleFault) -> Predicate {
    var predicate = Predicate(
      relation: .equal, object: .number, number: 0, priority: Quantity(number: 0, start: 0), start: token.start)
    if token.kind == .relation {
      predicate.relation = token.relation
      try advance()
    } else if token.isMark("=") || token.isMark("<") || token.isMark(">") {
      throw fault(.relation)
    }
    try readObject(of: &predicate, else: isView ? .size : .object)
    if predicate.object == .name || predicate.object == .attribute { try readArithmetic(of: &predicate) }
    guard token.isMark("@") || token.isMark(",") || token.isMark(")") else { throw fault(.list) }
    predicate.priority = try readPriority()
    return predicate
  }

  @inline(never)
  private mutating func readObject(of predicate: inout Predicate, else cause: FaultCause) throws(RuleFault) {
    let sign = try readSign()
    if token.kind == .number {
      predicate.number = (sign ?? 1) * token.number
      try advance()
      guard token.isMark("%") else { return }
      predicate.object = .percent
      try advance()
      return
    }
    predicate.multiplier = sign ?? 1
    predicate.hasSign = sign != nil
    predicate.object = .name
    predicate.name = try readName(else: cause)
    guard token.isMark(".") else { return }
    guard options.isExtended else { throw fault(.extensions) }
    try advance()
    predicate.object = .attribute
    predicate.attribute = try readAttribute()
  }

  /// Reads `* factor` or `/ divisor`, then `+ number` or `- number`, behind a name in parentheses.
  @inline(never)
  private mutating func readArithmetic(of predicate: inout Predicate) throws(RuleFault) {
    guard token.isMark("*") || token.isMark("/") || token.isMark("+") || token.isMark("-") else { return }
    guard options.isExtended else { throw fault(.extensions) }
    if try skip("*") {
      predicate.multiplier *= try readNumber()
    }
    if try skip("/") { predicate.multiplier /= try readDivisor() }
    if let sign = try readSign() { predicate.number = try sign * readNumber() }
  }
}

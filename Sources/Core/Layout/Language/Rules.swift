// Lists of rules: parsing. Every line is a format, an equation, or about a box.

import Memory
import Notation
import Solver

/// The syntax tree of a list of rules: statements in order, and buffers of equations, parts, predicates and lines about
/// boxes, to which they refer by index.
///
/// Parsing ends at the first fault. There is no recursion and the length of lines is limited, so parsing takes linear
/// time for any text.
package struct Rules: ~Copyable {
  /// The most bytes in one line.
  package static let longestLine = 4095

  package internal(set) var source: RuleSource
  package internal(set) var statements: Buffer<Statement>
  package internal(set) var equations: Buffer<Equation>
  package internal(set) var addends: Buffer<Addend>
  package internal(set) var parts: Buffer<FormatPart>
  package internal(set) var predicates: Buffer<Predicate>
  package internal(set) var boxes: BoxRules
  /// The constraints and guides that were added to a scene.
  package internal(set) var added: Buffer<ConstraintID>
  package internal(set) var guides: Buffer<ItemID>
  private var refusal: Refusal
  /// Whether formats may use the extensions; and, while they are added to a scene, what names refer to.
  var options = RuleOptions()
  /// The next token.
  var token = Token()

  package init(_ account: Account) {
    source = RuleSource(account)
    statements = Buffer(account)
    equations = Buffer(account)
    addends = Buffer(account)
    parts = Buffer(account)
    predicates = Buffer(account)
    boxes = BoxRules(account)
    added = Buffer(account)
    guides = Buffer(account)
    refusal = Refusal(account)
  }

  package mutating func release() {
    source.release()
    statements.release()
    equations.release()
    addends.release()
    parts.release()
    predicates.release()
    boxes.release()
    added.release()
    guides.release()
    refusal.summands.release()
  }

  /// Appends one or more lines.
  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) throws(RuleFault) {
    do throws(MemoryError) { try source.append(text) } catch { throw RuleFault(.memory, at: 0) }
  }

  /// Parses all lines.
  package mutating func read(extended isExtended: Bool) throws(RuleFault) {
    options.isExtended = isExtended
    var start = 0
    while start < source.count {
      let line = source.line(around: start)
      if line.count > Self.longestLine {
        throw RuleFault(.tooLong, at: Int32(truncatingIfNeeded: start + Self.longestLine))
      }
      token = try source.token(from: start)
      if token.kind != .end { try readStatement() }
      start = line.upperBound + 1
    }
  }

  /// Keeps the constraint that a scene refused.
  mutating func refuse(_ draft: Draft, _ drafting: borrowing Drafting) {
    if draft.firstGuide >= 0 || draft.secondGuide >= 0 { return }
    let elements = drafting.summands(of: draft)
    do throws(MemoryError) { for summand in elements { try refusal.summands.append(summand) } } catch { return }
    refusal.constraint = draft.constraint
  }

  /// The constraint that a scene refused; nil if a guide of the rules is in it.
  package var refused: Summands? {
    guard let constraint = refusal.constraint else { return nil }
    return refusal.summands.isEmpty ? Summands(constraint) : Summands(constraint, refusal.summands.elements)
  }

  @inline(never)
  private mutating func readStatement() throws(RuleFault) {
    if token.isMark("|") || token.isMark("[") { return try readFormat(isVertical: false) }
    let first = token
    if token.kind == .word {
      try advance()
      if token.isMark(":"), source.matches(first.word, "H") || source.matches(first.word, "V") {
        try advance()
        return try readFormat(isVertical: source.matches(first.word, "V"))
      }
      token = first
    }
    if try isBox() { return try readBox() }
    guard try isEquation() else { throw fault(.rule) }
    try readEquation()
  }
}

// MARK: Tokens

extension Rules {
  @inline(never)
  mutating func advance() throws(RuleFault) {
    token = try source.token(from: Int(token.end))
  }

  /// Skips a mark. Returns false if the next token is another one.
  @inline(never)
  mutating func skip(_ character: Unicode.Scalar) throws(RuleFault) -> Bool {
    guard token.isMark(character) else { return false }
    try advance()
    return true
  }

  @inline(never)
  mutating func expect(_ character: Unicode.Scalar, else cause: FaultCause) throws(RuleFault) {
    if try !skip(character) { throw fault(cause) }
  }

  /// Returns a fault at the next token.
  func fault(_ cause: FaultCause) -> RuleFault { RuleFault(cause, at: token.start) }

  func expectEnd(else cause: FaultCause) throws(RuleFault) {
    if token.kind != .end { throw fault(cause) }
  }
}

// MARK: Names, quantities, priorities

extension Rules {
  /// Reads the name of an item: a word, text in quotes, or `#` and its id.
  @inline(never)
  mutating func readName(else cause: FaultCause) throws(RuleFault) -> Word {
    guard token.isName else { throw fault(cause) }
    let word = token.word
    try advance()
    return word
  }

  @inline(never)
  mutating func readAttribute() throws(RuleFault) -> Attribute {
    guard token.kind == .word, let attribute = source.attribute(token.word) else { throw fault(.attribute) }
    try advance()
    return attribute
  }

  /// Reads a number or a metric.
  @inline(never)
  mutating func readQuantity(sign: Double, else cause: FaultCause) throws(RuleFault) -> Quantity {
    var quantity = Quantity(number: sign, start: token.start)
    switch token.kind {
    case .number: quantity.number = sign * token.number
    case .word, .text: quantity.metric = token.word
    default: throw fault(cause)
    }
    if token.kind == .text, token.word.isEmpty { throw fault(cause) }
    try advance()
    return quantity
  }

  /// Reads the priority after an `@`; without one, the priority is required.
  @inline(never)
  mutating func readPriority() throws(RuleFault) -> Quantity {
    guard try skip("@") else { return Quantity(number: Double(requiredPriority), start: token.start) }
    let priority = try readQuantity(sign: 1, else: .priority)
    if priority.metric.isEmpty, !isPriority(priority.number) { throw RuleFault(.priorityRange, at: priority.start) }
    return priority
  }

  @inline(never)
  mutating func readNumber() throws(RuleFault) -> Double {
    guard token.kind == .number else { throw fault(.plainNumber) }
    let number = token.number
    try advance()
    return number
  }

  @inline(never)
  mutating func readSign() throws(RuleFault) -> Double? {
    if try skip("-") { return -1 }
    return try skip("+") ? 1 : nil
  }
}

/// The constraint that a scene refused; nil if a guide of the rules is in it.
private struct Refusal: ~Copyable {
  var constraint: Constraint?
  var summands: Buffer<Summand>

  init(_ account: Account) { summands = Buffer(account) }
}

/// Whether a number is an integer from 1 to `requiredPriority`.
func isPriority(_ number: Double) -> Bool {
  number >= 1 && number <= Double(requiredPriority) && number == number.rounded(.down)
}

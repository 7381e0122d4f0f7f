import Memory
import Notation
import Solver
import Support
import Testing

@testable import Layout

/// A refused list of rules: the message with its line and caret.
struct Refusal: Error, Equatable, CustomStringConvertible {
  var description: String
}

/// Parses rules without a scene. All memory must be released at the end.
final class RuleBench {
  let supply = Supply()
  let account: Account
  var rules: Rules

  init() {
    account = supply.account()!
    rules = Rules(account)
  }

  deinit {
    rules.release()
    account.close()
    if !supply.isEmpty { Issue.record("\(supply.bytes) bytes are left") }
  }

  func read(_ lines: [String], extended: Bool = false) throws {
    do throws(RuleFault) {
      for line in lines {
        try Array(line.utf8).withUnsafeBufferPointer { text throws(RuleFault) in try rules.append(text) }
      }
      try rules.read(extended: extended)
    } catch {
      var words = Collected()
      rules.source.write(error, to: &words)
      throw Refusal(description: words.string)
    }
  }

  // MARK: The tree as text

  /// The statements with all optional parts, one a line.
  var tree: String {
    (0..<rules.statements.count).map { index in
      let statement = rules.statements[index]
      switch statement.kind {
      case .format: return format(statement)
      case .equation: return equation(rules.equations[statement.first])
      case .box: return text(rules.boxes.lines[statement.first].name) + ":"
      }
    }.joined(separator: "\n")
  }

  private func text(_ word: Word) -> String {
    var bytes = Buffer<UInt8>(account)
    defer { bytes.release() }
    do { try rules.source.read(word, into: &bytes) } catch { return "no memory" }
    let name = String(decoding: (0..<bytes.count).map { bytes[$0] }, as: UTF8.self)
    return word.form == .identity ? "#" + name : name
  }

  private func number(_ number: Double) -> String {
    var words = Collected()
    words.write(number)
    return words.string
  }

  private func text(_ quantity: Quantity) -> String {
    if quantity.metric.isEmpty { return number(quantity.number) }
    return (quantity.number < 0 ? "-" : "") + text(quantity.metric)
  }

  private func text(_ relation: Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    }
  }

  private func format(_ statement: Statement) -> String {
    let parts = (0..<statement.count).map { rules.parts[statement.first + $0] }
    return (statement.isVertical ? "V: " : "H: ") + parts.map(text).joined(separator: " ")
  }

  private func text(_ part: FormatPart) -> String {
    let name = part.isSuperview ? "|" : "[" + text(part.name) + text(part.sizes) + "]"
    switch part.gap {
    case .none: return name
    case .flush: return name + " 0"
    case .standard: return name + " -"
    case .spring: return name + " ~"
    case .distances: return name + " " + text(part.distances)
    }
  }

  private func text(_ predicates: Predicates) -> String {
    if predicates.count == 0 { return "" }
    let all = (0..<predicates.count).map { text(rules.predicates[predicates.first + $0]) }
    return "(" + all.joined(separator: ",") + ")"
  }

  private func text(_ predicate: Predicate) -> String {
    var words = text(predicate.relation)
    switch predicate.object {
    case .number: words += number(predicate.number)
    case .percent: words += number(predicate.number) + "%"
    case .name, .attribute:
      if predicate.multiplier != 1 { words += number(predicate.multiplier) + "*" }
      words += text(predicate.name)
      if predicate.object == .attribute { words += "." + "\(predicate.attribute.name)" }
      if predicate.number != 0 { words += "+" + number(predicate.number) }
    }
    return words + "@" + text(predicate.priority)
  }

  private func text(_ addend: Addend) -> String {
    let quantity = text(addend.quantity)
    guard let anchor = addend.anchor else { return quantity }
    return (quantity == "1" ? "" : quantity + " * ") + "\(text(anchor.item)).\(anchor.attribute.name)"
  }

  private func equation(_ equation: Equation) -> String {
    let addends = (0..<equation.count).map { rules.addends[equation.first + $0] }
    let sides = [false, true].map { isRight in
      addends.filter { $0.isRight == isRight }.map(text).joined(separator: " + ")
    }
    var words = sides[0] + " \(text(equation.relation)) " + sides[1] + " @" + text(equation.priority)
    if equation.weight != 1 { words += " weight \(number(equation.weight))" }
    return equation.identifier.isEmpty ? words : words + " \"\(text(equation.identifier))\""
  }
}

/// Returns the tree of some rules as text.
func tree(_ lines: String..., extended: Bool = false) throws -> String {
  let bench = RuleBench()
  try bench.read(lines, extended: extended)
  return bench.tree
}

extension RuleSource {
  func write(_ fault: RuleFault, to text: inout some Text) {
    writePosition(of: fault, to: &text)
    text.write(fault.cause.sentence)
    writeCaret(of: fault, to: &text)
  }
}

// Parses a command line by the options that a command declares.

import Documents

struct Arguments {
  private(set) var operands: [String] = []
  /// How many of the operands are before `--`; nil without one.
  private(set) var countBeforeDashes: Int?
  /// The program and its arguments after `--`.
  private(set) var program: [String]?
  /// The values of each option in order. Most options use the last value.
  private var values: [String: [String]] = [:]
  let style: Style

  /// Parses the words after the name of a command.
  init(_ words: [String], of command: Command, _ style: Style) throws(Diagnostic) {
    self.style = style
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        countBeforeDashes = operands.count
        if command.takesProgram { program = Array(rest) } else { operands += rest }
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (option, attached) = try Self.option(word, of: command)
      var value = attached
      if option.value != nil, value == nil { value = rest.popFirst() }
      switch (option.value, value) {
      case (nil, nil): values[option.name, default: []].append("")
      case (nil, _?): throw Diagnostic(.usage, "--\(option.name) takes no value")
      case (let name?, nil): throw Diagnostic(.usage, "--\(option.name) needs a value: \(name)")
      case (_?, let value?): values[option.name, default: []].append(value)
      }
    }
    if let program {
      if let first = operands.first {
        throw Diagnostic(.usage, "\"\(first)\": give a file, or a program after --, not both")
      }
      if program.isEmpty { throw Diagnostic(.usage, "no program after --") }
      return
    }
    if operands.count < command.operandCount.lowerBound {
      throw Diagnostic(
        .usage, "casement \(command.name): missing \(command.operands); see casement \(command.name) --help")
    }
    if operands.count > command.operandCount.upperBound {
      throw Diagnostic(.usage, "unexpected argument \"\(operands[command.operandCount.upperBound])\"")
    }
  }

  /// `--name`, `--name=value`, `-n`.
  private static func option(_ word: String, of command: Command) throws(Diagnostic) -> (Option, String?) {
    let isLong = word.hasPrefix("--")
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].dropFirst(isLong ? 2 : 1)
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let found = command.options.first { isLong ? $0.name == name : name.count == 1 && $0.letter == name.first }
    if let found { return (found, attached) }
    let all = command.options.map { "--" + $0.name }
    throw Diagnostic(
      .usage,
      "unknown option \(parts[0]) of casement \(command.name)" + suggestion(for: String(parts[0]), among: all))
  }

  /// Gives options that the command line does not have their values.
  mutating func setDefaults(_ defaults: [String: [String]]) {
    values.merge(defaults) { own, _ in own }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.last }
  func all(_ name: String) -> [String] { values[name] ?? [] }
  /// The words of an option that takes several, separated by commas or in several options.
  func list(_ name: String) -> [String] { all(name).flatMap { $0.split(separator: ",").map { String($0) } } }

  func number(
    _ name: String, in allowed: ClosedRange<Double>, or word: String? = nil
  ) throws(Diagnostic) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = decimalNumber(text, in: allowed) else {
      throw Diagnostic(
        .usage,
        "--\(name): \"\(text)\" is not a number from \(short(allowed.lowerBound)) to \(short(allowed.upperBound))"
          + (word.map { " or \"\($0)\"" } ?? ""))
    }
    return number
  }

  func wholeNumber(_ name: String, in allowed: ClosedRange<Int>) throws(Diagnostic) -> Int? {
    guard let number = try number(name, in: Double(allowed.lowerBound)...Double(allowed.upperBound)) else { return nil }
    guard number == number.rounded() else {
      throw Diagnostic(.usage, "--\(name): \"\(value(name) ?? "")\" is not a whole number")
    }
    return Int(number)
  }

  func choice<Choice>(_ name: String, _ choices: [(String, Choice)]) throws(Diagnostic) -> Choice? {
    guard let word = value(name) else { return nil }
    return try Self.choice(word, of: name, choices)
  }

  /// Returns all values of an option, each of which must be one of the choices.
  func choices<Choice>(_ name: String, _ choices: [(String, Choice)]) throws(Diagnostic) -> [Choice] {
    var found: [Choice] = []
    for word in all(name) { found.append(try Self.choice(word, of: name, choices)) }
    return found
  }

  static func choice<Choice>(
    _ word: String, of name: String, _ choices: [(String, Choice)]
  ) throws(Diagnostic) -> Choice {
    let wanted = word.split(separator: "-").joined(separator: "_")
    if let found = choices.first(where: { $0.0 == word || $0.0 == wanted }) { return found.1 }
    let words = choices.map { $0.0 }
    throw Diagnostic(
      .usage,
      "--\(name): \"\(word)\" is not one of " + words.joined(separator: ", ") + suggestion(for: word, among: words))
  }
}

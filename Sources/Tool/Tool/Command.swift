// A command of the tool: its name, options, help and action.

import Documents

struct Command: Sendable {
  var name: String
  /// One line, for the list of commands.
  var summary: String
  /// The operands, as shown in help: `FILE [ITEM]`.
  var operands: String
  var operandCount: ClosedRange<Int>
  var options: [Option]
  /// Takes a program with its arguments after `--` instead of the operands.
  var takesProgram = false
  /// The text of `--help` above the options.
  var details: String
  var run: @Sendable (Arguments) throws(Diagnostic) -> Int32

  /// The files that a command line reads, by name: operands, the words of a program, and the values of options such as
  /// --library.
  func inputs(_ arguments: Arguments) -> [String] {
    let options = options.filter { $0.takesFile && !["output", "sheet"].contains($0.name) }
    return fileOperands(arguments) + options.flatMap { arguments.all($0.name) }
  }

  private func fileOperands(_ arguments: Arguments) -> [String] {
    if let program = arguments.program { return program }
    if operands == "FILE [ITEM]" { return Array(arguments.operands.prefix(1)) }
    return operands.hasPrefix("FILE") || operands == "TRACE" ? arguments.operands : []
  }
}

struct Option: Sendable {
  var name: String
  var letter: Character?
  /// The placeholder of its value in help; nil for a flag.
  var value: String?
  var summary: String
  /// The allowed values, for completions.
  var choices: [String] = []
  var takesFile = false
}

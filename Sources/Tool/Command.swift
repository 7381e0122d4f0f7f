// What a command is: its words, its options, and what it does.

import Documents

struct Command: Sendable {
  var name: String
  /// One line, for the list of commands.
  var summary: String
  /// What stands behind the name: `FILE [ITEM]`.
  var operands: String
  var operandCount: ClosedRange<Int>
  var options: [Option]
  /// Takes a program with its arguments after `--` instead of the operands.
  var takesProgram = false
  /// What `--help` says beyond the options.
  var details: String
  var run: @Sendable (Arguments) throws(Diagnostic) -> Int32

  /// The files that a command line reads, by name: operands, and the values of options such as --library.
  func inputs(_ arguments: Arguments) -> [String] {
    let options = options.filter { $0.takesFile && $0.name != "output" }
    return (operands.hasPrefix("FILE") || operands == "TRACE" ? arguments.operands : [])
      + options.flatMap { arguments.all($0.name) }
  }
}

struct Option: Sendable {
  var name: String
  var letter: Character?
  /// What its value is called; nil for a flag.
  var value: String?
  var summary: String
  /// The words it may be, for completions.
  var choices: [String] = []
  var takesFile = false
}

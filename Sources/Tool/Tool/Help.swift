// Help texts, made from the declarations of the commands.

enum Help {
  /// The list of commands.
  static var overview: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let list = commands.map { "  \(pad($0.name, width))  \($0.summary)\n" }.joined()
    return """
      usage: casement COMMAND [OPTION…] FILE

      \(manual)

      commands
      \(list)
        casement COMMAND --help prints the options; FILE may be - for standard input; casement --version

      \(exits)

      """
  }

  static func text(of command: Command) -> String {
    let names = command.options.map { option in
      (option.letter.map { "-\($0), " } ?? "    ") + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }
    let width = names.map { $0.count }.max() ?? 0
    let options = zip(names, command.options).map { "  \(pad($0, width))  \($1.summary)\n" }.joined()
    return """
      usage: casement \(command.name) [OPTION…] \(command.operands)

      \(command.details)

      options
      \(options)
      \(exits)

      """
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}

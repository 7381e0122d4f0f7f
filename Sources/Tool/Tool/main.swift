// The entry point: finds the command, runs it, prints diagnostics.

import CCasement
import Documents

func run(_ words: [String]) throws(Diagnostic) -> Int32 {
  guard let first = words.first else {
    Files.printError(Help.overview)
    return ExitCode.usage.rawValue
  }
  let rest = Array(words.dropFirst())
  switch first {
  case "--help", "-h", "help":
    guard let name = rest.first else {
      try Files.print(Help.overview)
      return ExitCode.success.rawValue
    }
    try Files.print(Help.text(of: try command(name)))
  case "--version":
    try Files.print("casement \(String(cString: cas_version_string()))\n")
  default:
    let command = try command(first)
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try Files.print(Help.text(of: command))
    } else {
      let arguments = try Arguments(rest, of: command, Files.style(of: 1))
      try Files.refuseReplacing(command.inputs(arguments), by: arguments.value("output"))
      return try command.run(arguments)
    }
  }
  return ExitCode.success.rawValue
}

func command(_ name: String) throws(Diagnostic) -> Command {
  if let command = commands.first(where: { $0.name == name }) { return command }
  let names = commands.map { $0.name }
  throw Diagnostic(
    .usage,
    "unknown command \"\(name)\"; commands: \(names.joined(separator: ", "))" + suggestion(for: name, among: names))
}

do throws(Diagnostic) {
  Files.leave(try run(Array(CommandLine.arguments.dropFirst())))
} catch {
  Files.printError(error.text(Files.style(of: 2)) + "\n")
  Files.leave(error.exitCode.rawValue)
}

// casement replay: repeats the calls of a trace and compares the results.

import CCasement
import Documents
import Replay

let replay = Command(
  name: "replay", summary: "repeat the calls of a trace and compare the results", operands: "TRACE",
  operandCount: 1...1,
  options: [
    Option(
      name: "library", value: "PATH",
      summary: "the library to call (default: the one installed or built with casement)",
      takesFile: true),
    Option(name: "time", summary: "print the time of the calls of each function"),
    Option(name: "repeat", value: "N", summary: "repeat the whole trace N times"),
    Option(name: "calls", summary: "print each call before it is made"),
    Option(
      name: "tolerance", value: "T", summary: "allowed relative difference of numbers, absolute below 1 (default 0)"),
  ],
  details: """
    Loads any build of the library and makes every call of a trace through libffi. Prints the first call whose result
    differs from the recorded one, and exits with 1. Compares strings such as messages, too, but not sizes in memory.
    Times are in nanoseconds and include libffi and the measure functions.

    If the library crashes, casement crashes, too; with --calls the last line is the call that crashed.

    casement replay session.trace --library ./libcasement.so.0
    casement replay session.trace --time --repeat 100
    """
) { arguments throws(Diagnostic) in
  let source = try Files.read(arguments.operands[0], atMost: 256 << 20)
  let rounds = try arguments.number("repeat", in: 1...1e6) ?? 1
  guard rounds == rounds.rounded() else { throw Diagnostic(.usage, "--repeat: \(rounds) is not a whole number") }
  var options = Replayer.Options()
  options.tolerance = try arguments.number("tolerance", in: 0...1) ?? 0
  if arguments.has("calls") { options.log = { Files.tell($0 + "\n") } }
  var replayer: Replayer?
  do throws(ReplayFailure) {
    let library = try Library(path: arguments.value("library"))
    let player = Replayer(library, options)
    replayer = player
    for _ in 0..<Int(rounds) { try player.replay(source.bytes) }
    if arguments.has("time") { Files.tell(player.timing.table(arguments.style)) }
    Files.tell("\(player.calls) calls\(rounds > 1 ? ", \(Int(rounds)) times" : ""), no difference\n")
    return ExitCode.success.rawValue
  } catch {
    if error.kind == .difference {
      let version = replayer.map { " (recorded with \($0.version))" } ?? ""
      Files.printError("\(source.name)\(version): \(error.message)\n")
      return ExitCode.findings.rawValue
    }
    if error.kind == .library { throw Diagnostic(.library, error.message) }
    throw Diagnostic(.badInput, "\(source.name)\(replayer.map { " (\($0.place))" } ?? ""): \(error.message)")
  }
}

extension Timing {
  /// Returns a line for each function, sorted by total time.
  fileprivate func table(_ style: Style) -> String {
    var table = Table(["function", "count", "min", "median", "p99"], endsInText: false)
    for row in rows {
      table.add([row.function] + [UInt64(row.count), row.shortest, row.median, row.nearlyLongest].map { String($0) })
    }
    return table.text(style)
  }
}

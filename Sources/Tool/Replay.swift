// casement replay: the calls of a trace, made again.

import CCasement
import Documents
import Replay

let replay = Command(
  name: "replay", summary: "make the calls of a trace again, and compare every answer", operands: "TRACE",
  operandCount: 1...1,
  options: [
    Option(
      name: "library", value: "PATH",
      summary: "the build of the library to call; the one installed or built with casement otherwise",
      takesFile: true),
    Option(name: "time", summary: "print how long the calls of each function took"),
    Option(name: "repeat", value: "N", summary: "make all calls so many times, each time from the beginning"),
    Option(name: "calls", summary: "print each call before it is made"),
    Option(name: "tolerance", value: "T", summary: "numbers may differ by so much of the larger, or of 1; 0 otherwise"),
  ],
  details: """
    Loads any build of the library and makes every call of a trace by libffi. The first answer that is not the recorded
    one is told with its call, and the exit code is then 1. Texts count, too, such as messages; sizes in memory do not.
    The times are in nanoseconds and hold the way through libffi, and what a measure function does in between.

    A library that crashes takes casement with it: with --calls the last line is the call that did it.

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
  /// A line for each function, those that took most together first.
  fileprivate func table(_ style: Style) -> String {
    var table = Table(["function", "count", "min", "median", "p99"], endsInText: false)
    for row in rows {
      table.add([row.function] + [UInt64(row.count), row.shortest, row.median, row.nearlyLongest].map { String($0) })
    }
    return table.text(style)
  }
}

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
      summary: "the build of the library to call; libcasement.so.\(CAS_ABI_VERSION) otherwise",
      takesFile: true),
    Option(name: "time", summary: "print how long the calls of each function took"),
    Option(name: "repeat", value: "N", summary: "make all calls so many times, each time from the beginning"),
    Option(name: "calls", summary: "print each call before it is made"),
    Option(name: "tolerance", value: "T", summary: "numbers may differ by so much of the larger; 0 otherwise"),
  ],
  details: """
    Loads any build of the library and makes every call of a trace by libffi. The first answer that is not the recorded
    one is told with its call, and the exit code is then 1. Texts count, too, such as messages; sizes in memory do not.
    The times are in nanoseconds and hold the way through libffi, and what a measure function does in between.

    casement replay session.trace --library ./libcasement.so.0
    casement replay session.trace --time --repeat 100
    """
) { arguments throws(Complaint) in
  let source = try Files.read(arguments.operands[0])
  let rounds = Int(try arguments.number("repeat", in: 1...1e6) ?? 1)
  var options = Replayer.Options()
  options.tolerance = try arguments.number("tolerance", in: 0...1) ?? 0
  if arguments.has("calls") { options.log = { Files.tell($0 + "\n") } }
  do throws(ReplayFailure) {
    let library = try Library(path: arguments.value("library") ?? "libcasement.so.\(CAS_ABI_VERSION)")
    let replayer = Replayer(library, options)
    for _ in 0..<rounds { try replayer.replay(source.bytes) }
    if arguments.has("time") { Files.tell(replayer.timing.table(arguments.style)) }
    Files.tell("\(replayer.calls) calls, no difference\n")
    return Exit.fine
  } catch {
    if error.kind == .difference {
      Files.complain("\(source.name): \(error.message)\n")
      return Exit.findings
    }
    throw Complaint(error.kind == .library ? .library : .badInput, "\(source.name): \(error.message)")
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

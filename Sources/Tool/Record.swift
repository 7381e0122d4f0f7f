// casement record: the calls of a program, or those that lay out a scene, as a trace.

import CCasement
import CRecord
import Documents

let record = Command(
  name: "record", summary: "record every call of a program, or of laying out a scene",
  operands: "FILE or -- PROGRAM", operandCount: 1...1,
  options: [
    Option(
      name: "output", letter: "o", value: "FILE",
      summary: "the trace; otherwise standard output, or PROGRAM.trace in this folder", takesFile: true)
  ] + SceneOptions.all,
  takesProgram: true,
  details: """
    Writes a trace of calls of the library: which, with what, and what they answered. Of a scene's file it records the
    calls that solve would make. A program behind -- runs as it is, with its own arguments; it has to use the shared
    library, and is recorded through LD_PRELOAD and CASEMENT_TRACE. The exit code is then that of the program.

    casement record chat.json --keyboard 216 -o chat.trace
    casement record -o session.trace -- ./program --its-own options
    casement replay session.trace
    """
) { arguments throws(Complaint) in
  if let program = arguments.program {
    return try RecordedProgram(program, output: arguments.value("output")).run()
  }
  let output = arguments.value("output") ?? "-"
  if output == "-", Files.isTerminal(1) {
    throw Complaint(.usage, "a trace is nothing for a terminal: say where it goes with -o FILE")
  }
  guard casement_can_record() != 0 else {
    throw Complaint(.library, "this build of casement does not record: it is linked without libcasement-record.a")
  }
  let bytes = Recorded()
  guard casement_record_start(keep, Unmanaged.passUnretained(bytes).toOpaque()) == CAS_OK else {
    throw Complaint(.library, "the calls are being recorded already: CASEMENT_TRACE is set")
  }
  // What cannot be laid out is recorded, too: then the trace is wanted all the more.
  let outcome = layOut(arguments)
  withExtendedLifetime(bytes) { casement_record_stop() }
  try Files.write(bytes.all, to: output)
  return try outcome.get()
}

private func layOut(_ arguments: Arguments) -> Result<Int32, Complaint> {
  do throws(Complaint) {
    let scene = try SceneOptions.play(arguments)
    _ = scene.table(inParent: false, .plain)
    return .success(try SceneOptions.exit(arguments, [scene]))
  } catch {
    return .failure(error)
  }
}

/// The bytes of a trace while it is written.
private final class Recorded {
  var all: [UInt8] = []
}

private func keep(_ bytes: UnsafePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?) {
  guard let bytes, let context else { return }
  UnsafeRawBufferPointer(start: bytes, count: count).withMemoryRebound(to: UInt8.self) {
    Unmanaged<Recorded>.fromOpaque(context).takeUnretainedValue().all += $0
  }
}

// casement record: the calls that lay out a scene, as a trace.

import CCasement
import Documents

let record = Command(
  name: "record", summary: "lay out a scene and record every call", operands: "FILE", operandCount: 1...1,
  options: [
    Option(name: "output", letter: "o", value: "FILE", summary: "the trace; standard output otherwise", takesFile: true)
  ] + SceneOptions.all,
  details: """
    Writes a trace of all calls of the library that solve would make for the file: which, with what, and what they
    answered. What other programs do is recorded by the library itself: cas_trace_new in casement.h.

    casement record chat.json --keyboard 216 -o chat.trace
    casement replay chat.trace
    """
) { arguments throws(Complaint) in
  let output = arguments.value("output") ?? "-"
  if output == "-", Files.isTerminal(1) {
    throw Complaint(.usage, "a trace is nothing for a terminal: say where it goes with -o FILE")
  }
  let bytes = Recorded()
  guard let trace = cas_trace_new(nil, keep, Unmanaged.passUnretained(bytes).toOpaque()) else {
    throw Complaint(.library, "out of memory")
  }
  // What cannot be laid out is recorded, too: then the trace is wanted all the more.
  let outcome = layOut(arguments, trace)
  withExtendedLifetime(bytes) { cas_trace_free(trace) }
  try Files.write(bytes.all, to: output)
  return try outcome.get()
}

private func layOut(_ arguments: Arguments, _ trace: OpaquePointer) -> Result<Int32, Complaint> {
  do throws(Complaint) {
    let scene = try SceneOptions.play(arguments, trace: trace)
    _ = try scene.table(inParent: false, .plain)
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

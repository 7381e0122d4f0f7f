// casement record: records the calls of a program, or of laying out a scene, as a trace.

import CCasement
import CRecord
import Documents

let record = Command(
  name: "record", summary: "record the library calls of a program or of laying out a scene",
  operands: "FILE or -- PROGRAM", operandCount: 1...1,
  options: [
    Option(
      name: "output", letter: "o", value: "FILE",
      summary: "the trace (default: standard output, or PROGRAM.trace in this folder)", takesFile: true)
  ] + SceneOptions.all,
  takesProgram: true,
  details: """
    Writes a trace: all calls of the library with arguments and results. For a scene file these are the calls that solve
    makes. A program after -- runs unchanged, with its own arguments. It must use the shared library; LD_PRELOAD and
    CASEMENT_TRACE are set for it. The exit code is that of the program. An earlier trace is written over; any other file
    that exists, and a symbolic link, is refused.

    casement record chat.json --keyboard 216 -o chat.trace
    casement record -o session.trace -- ./program --its-own options
    casement replay session.trace
    """
) { arguments throws(Diagnostic) in
  if let program = arguments.program {
    return try RecordedProgram(program, output: arguments.value("output")).run()
  }
  let output = arguments.value("output") ?? "-"
  if output == "-", Files.isTerminal(1) {
    throw Diagnostic(.usage, "a trace is binary: write it to a file with -o FILE")
  }
  guard casement_can_record() != 0 else {
    throw Diagnostic(.library, "this build of casement cannot record: it is not linked with libcasement-record.a")
  }
  let bytes = Recorded()
  guard casement_record_start(keep, Unmanaged.passUnretained(bytes).toOpaque()) == CAS_OK else {
    throw Diagnostic(.library, "a recording is already running")
  }
  let loaded = load(arguments)
  // A layout that fails is recorded, too. A file that cannot be read leaves the output as it was.
  let outcome = loaded.flatMap { layOut($0, arguments) }
  withExtendedLifetime(bytes) { casement_record_stop() }
  if case .failure(let error) = loaded { throw error }
  if output != "-" { try Files.createTrace(output) }
  try Files.write(bytes.all, to: output)
  return try outcome.get()
}

private func load(_ arguments: Arguments) -> Result<LoadedScene, Diagnostic> {
  do throws(Diagnostic) {
    let file = try SceneOptions.file(arguments)
    if file.isProgram {
      let name = file.name.contains("/") ? file.name : "./" + file.name
      throw Diagnostic(.usage, "\(file.name): this is a program: casement record -- \(name)")
    }
    return .success(try SceneOptions.load(arguments, file))
  } catch {
    return .failure(error)
  }
}

private func layOut(_ scene: LoadedScene, _ arguments: Arguments) -> Result<Int32, Diagnostic> {
  do throws(Diagnostic) {
    for event in try SceneOptions.events(arguments, of: scene) { try scene.play(event) }
    _ = try scene.table(inParent: false, .plain)
    return .success(try SceneOptions.exit(arguments, [scene]))
  } catch {
    return .failure(error)
  }
}

extension Source {
  /// Whether the file is an ELF or Mach-O program, or a script that names its interpreter.
  fileprivate var isProgram: Bool {
    let starts: [[UInt8]] = [
      Array("\u{7f}ELF".utf8), Array("#!".utf8), [0xcf, 0xfa, 0xed, 0xfe], [0xca, 0xfe, 0xba, 0xbe],
    ]
    return starts.contains { bytes.starts(with: $0) }
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

// Runs a program with the recording library.

import CCasement
import Documents

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct RecordedProgram {
  private let words: [String]
  private let output: String

  init(_ words: [String], output: String?) throws(Diagnostic) {
    self.words = words
    if output == "-" { throw Diagnostic(.usage, "-o -: standard output is the program's own; name a file") }
    self.output = output ?? "\(words[0].split(separator: "/").last ?? "program").trace"
  }

  /// Runs the program and returns its exit code.
  func run() throws(Diagnostic) -> Int32 {
    let recorder = try Self.recorder
    guard Self.canRun(words[0]) else {
      throw Diagnostic(.files, "\(words[0]): \(String(cString: strerror(errno)))")
    }
    // Created before the program runs, so that an error is reported at once.
    try Files.createTrace(output)
    let status = try wait(for: try start(recorder, trace: Self.absolute(output)))
    if Files.isEmpty(output) {
      Files.printError(
        "\(output): nothing was recorded: the program made no call through a libcasement.so that it is linked with;"
          + " for static programs and dlopen see docs/traces.md\n")
    }
    return status
  }

  /// The recording library of the installation, or build, that the tool is part of.
  private static var recorder: String {
    get throws(Diagnostic) {
      let paths = libraryFolders.map { Files.beside("\($0)/libcasement-record.so.\(CAS_ABI_VERSION)") }
      guard let path = paths.first(where: { access($0, R_OK) == 0 }) else {
        throw Diagnostic(.files, "\(paths[0]): \(String(cString: strerror(errno)))")
      }
      // Both separate paths in LD_PRELOAD.
      if path.contains(where: { $0 == " " || $0 == ":" }) {
        throw Diagnostic(.files, "\(path): LD_PRELOAD takes no path with a space or a colon")
      }
      return path
    }
  }

  /// The folders that systems install libraries into, beside that of programs: `lib`, Fedora's, and Debian's.
  private static var libraryFolders: [String] {
    #if arch(arm64)
      ["lib", "lib64", "lib/aarch64-linux-gnu"]
    #else
      ["lib", "lib64", "lib/x86_64-linux-gnu"]
    #endif
  }

  /// Whether a program exists in a folder of PATH, or at its path if it has one. Otherwise sets `errno`.
  private static func canRun(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/bin:/usr/bin"
    return folders.split(separator: ":", omittingEmptySubsequences: false).contains {
      access(($0.isEmpty ? "." : $0) + "/" + program, X_OK) == 0
    }
  }

  private static func absolute(_ path: String) -> String {
    guard let whole = realpath(path, nil) else { return path }
    defer { free(whole) }
    return String(cString: whole)
  }

  private func start(_ recorder: String, trace: String) throws(Diagnostic) -> pid_t {
    let others = getenv("LD_PRELOAD").map { ":" + String(cString: $0) } ?? ""
    setenv("LD_PRELOAD", recorder + others, 1)
    setenv("CASEMENT_TRACE", trace, 1)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let problem = posix_spawnp(&process, words[0], nil, nil, &arguments, environ)
    guard problem == 0 else { throw Diagnostic(.files, "\(words[0]): \(String(cString: strerror(problem)))") }
    return process
  }

  /// Returns 128 and the number of the signal for a program that a signal ended, as shells do.
  private func wait(for process: pid_t) throws(Diagnostic) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Diagnostic(.files, "\(words[0]): \(String(cString: strerror(errno)))") }
    }
    let signal = status & 0x7f
    if signal == 0 { return status >> 8 & 0xff }
    Files.printError("\(words[0]): \(String(cString: strsignal(signal)))\n")
    return 128 + signal
  }
}

// Reads and writes files, and detects terminals.

import Documents

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

enum Files {
  /// Reads a whole file of at most `most` bytes. The name - means standard input.
  static func read(_ name: String, atMost most: Int = Source.mostBytes) throws(Diagnostic) -> Source {
    let reader = try Reader(name)
    defer { reader.close() }
    var bytes: [UInt8] = []
    while try reader.append(to: &bytes) {
      if bytes.count > most { throw reader.tooLarge("the file", most) }
    }
    return Source(name: reader.name, bytes: bytes)
  }

  /// Calls `body` with each line of a file. A line has at most `Source.mostBytes`. Only the current line is in memory.
  static func readLines(
    _ name: String, _ body: (Source) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let reader = try Reader(name)
    defer { reader.close() }
    var rest: [UInt8] = []
    var known = 0
    while try reader.append(to: &rest) {
      var start = 0
      while let end = rest[max(start, known)...].firstIndex(of: UInt8(ascii: "\n")) {
        if end > start { try body(Source(name: reader.name, bytes: Array(rest[start..<end]))) }
        start = end + 1
      }
      rest.removeFirst(start)
      known = rest.count
      if known > Source.mostBytes { throw reader.tooLarge("a line", Source.mostBytes) }
    }
    if !rest.isEmpty { try body(Source(name: reader.name, bytes: rest)) }
  }

  /// An open file, read in pieces.
  private struct Reader {
    let name: String
    private let file: Int32
    private let isOwn: Bool

    init(_ name: String) throws(Diagnostic) {
      isOwn = name != "-"
      file = isOwn ? open(name, O_RDONLY) : STDIN_FILENO
      self.name = isOwn ? name : "standard input"
      if file < 0 { throw failure(name) }
    }

    func close() {
      if !isOwn { return }
      #if canImport(Glibc)
        _ = Glibc.close(file)
      #else
        _ = Darwin.close(file)
      #endif
    }

    /// Appends the next piece. Returns false at the end of the file.
    func append(to bytes: inout [UInt8]) throws(Diagnostic) -> Bool {
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = Files.read(file, &piece)
        if count < 0, errno == EINTR { continue }
        if count < 0 { throw failure(name) }
        bytes.append(contentsOf: piece[..<count])
        return count > 0
      }
    }

    func tooLarge(_ what: String, _ most: Int) -> Diagnostic {
      Diagnostic(.files, "\(name): \(what) is larger than \(most >> 20) MiB, the most that casement reads")
    }
  }

  fileprivate static func read(_ file: Int32, _ piece: inout [UInt8]) -> Int {
    piece.withUnsafeMutableBytes { memory in
      #if canImport(Glibc)
        Glibc.read(file, memory.baseAddress, memory.count)
      #else
        Darwin.read(file, memory.baseAddress, memory.count)
      #endif
    }
  }

  /// Writes a file. The name - means standard output.
  static func write(_ bytes: [UInt8], to name: String) throws(Diagnostic) {
    let file = name == "-" ? STDOUT_FILENO : open(name, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    if file < 0 { throw failure(name) }
    let isWhole = write(bytes, file)
    let isClosed = name == "-" || close(file) == 0
    if !isWhole || !isClosed { throw failure(name == "-" ? "standard output" : name) }
  }

  /// Creates the file of a trace, or empties an earlier trace. Throws for any other file that is not empty, and for a
  /// symbolic link: a trace is not written over what is none.
  static func createTrace(_ name: String) throws(Diagnostic) {
    let file = open(name, O_RDWR | O_CREAT | O_NOFOLLOW, 0o666)
    if file < 0, errno == ELOOP { throw Diagnostic(.files, "\(name): a symbolic link; name the file itself") }
    if file < 0 { throw failure(name) }
    defer { _ = close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(name) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return }
    // How every trace begins, before the version of its format.
    let known = Array("casement trace ".utf8)
    var start = [UInt8](repeating: 0, count: known.count)
    guard read(file, &start) == start.count, start == known else {
      throw Diagnostic(.files, "\(name): the file exists and is not a trace; remove it, or name another with -o")
    }
    guard isFree(file) else {
      throw Diagnostic(.files, "\(name): another process writes its trace there; name another with -o")
    }
    guard ftruncate(file, 0) == 0 else { throw failure(name) }
  }

  /// Whether no recorder has locked a trace, as one does while its program runs. It asks for some time, as the recorder
  /// itself does.
  private static func isFree(_ file: Int32) -> Bool {
    for _ in 0..<20 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return true }
      usleep(5000)
    }
    return false
  }

  static func print(_ text: String) throws(Diagnostic) { try write(Array(text.utf8), to: "-") }

  /// Prints progress. Exits where standard output cannot be written.
  static func tell(_ text: String) {
    if write(Array(text.utf8), STDOUT_FILENO) { return }
    printError(failure("standard output").text(style(of: 2)) + "\n")
    leave(ExitCode.files.rawValue)
  }

  /// Writes to standard error; failures are ignored.
  static func printError(_ text: String) { _ = write(Array(text.utf8), STDERR_FILENO) }

  private static func write(_ bytes: [UInt8], _ file: Int32) -> Bool {
    bytes.withUnsafeBytes { memory in
      var done = 0
      while done < memory.count {
        #if canImport(Glibc)
          let count = Glibc.write(file, memory.baseAddress! + done, memory.count - done)
        #else
          let count = Darwin.write(file, memory.baseAddress! + done, memory.count - done)
        #endif
        if count < 0, errno == EINTR { continue }
        if count < 0 { return false }
        done += count
      }
      return true
    }
  }

  /// Refuses a command line whose output is the same file as one of its inputs, under whatever name.
  static func refuseReplacing(_ inputs: [String], by output: String?, option: String = "output") throws(Diagnostic) {
    for input in inputs {
      guard let read = identity(of: input, STDIN_FILENO) else { continue }
      if let output, output != "-", let written = identity(of: output, STDOUT_FILENO), read == written {
        throw Diagnostic(
          .usage, "--\(option): \(output) is the input\(input == output ? "" : " \(input)"); name another file")
      }
      if let written = identity(of: "-", STDOUT_FILENO), read == written {
        throw Diagnostic(
          .usage, "standard output goes to the input \(input == "-" ? "itself" : input); write to another file")
      }
    }
  }

  /// Refuses a command line with two outputs to one file.
  static func refuseEqual(_ outputs: [(option: String, name: String)]) throws(Diagnostic) {
    for (number, one) in outputs.enumerated() {
      for other in outputs[(number + 1)...] where isSame(one.name, other.name) {
        throw Diagnostic(.usage, "--\(one.option) and --\(other.option): both are \(other.name); name another file")
      }
    }
  }

  /// Whether two names are of one file, which need not exist yet.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    if let first = identity(of: one, STDOUT_FILENO), let second = identity(of: other, STDOUT_FILENO) {
      return first == second
    }
    return one.hasPrefix("/") == other.hasPrefix("/") && Paths.isSame(one, other)
  }

  /// Returns device and inode of a regular file, or of a stream for the name -. Returns nil for devices and pipes.
  private static func identity(of name: String, _ stream: Int32) -> Identity? {
    var status = stat()
    guard (name == "-" ? fstat(stream, &status) : stat(name, &status)) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  private struct Identity: Equatable {
    var device: UInt64
    var number: UInt64
  }

  fileprivate static func failure(_ name: String) -> Diagnostic {
    Diagnostic(.files, "\(name): \(String(cString: strerror(errno)))")
  }

  /// Whether the file exists and is empty.
  static func isEmpty(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
  }

  /// Returns a path in the installation or build that contains the program.
  static func beside(_ path: String) -> String {
    var own = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &own, own.count - 1)
    let program = String(decoding: own.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return "/" + (program.split(separator: "/").dropLast(2) + [path[...]]).joined(separator: "/")
  }

  static func leave(_ status: Int32) -> Never { exit(status) }

  /// Coloured on a terminal, unless NO_COLOR is set or TERM is dumb.
  static func style(of file: Int32) -> Style {
    let isWanted = getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    let isAble = getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
    return isWanted && isAble && isTerminal(file) ? .coloured : .plain
  }

  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }
}

// Reading, writing, and what a terminal is.

import Documents

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

enum Files {
  /// All of a file; of standard input for -.
  static func read(_ name: String) throws(Complaint) -> Source {
    let file = name == "-" ? STDIN_FILENO : open(name, O_RDONLY)
    if file < 0 { throw failure(name) }
    defer { if name != "-" { close(file) } }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Self.read(file, &piece)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw failure(name) }
      if count == 0 { break }
      bytes.append(contentsOf: piece[..<count])
    }
    return Source(name: name == "-" ? "standard input" : name, bytes: bytes)
  }

  private static func read(_ file: Int32, _ piece: inout [UInt8]) -> Int {
    piece.withUnsafeMutableBytes { memory in
      #if canImport(Glibc)
        Glibc.read(file, memory.baseAddress, memory.count)
      #else
        Darwin.read(file, memory.baseAddress, memory.count)
      #endif
    }
  }

  /// Writes a file; standard output for -.
  static func write(_ bytes: [UInt8], to name: String) throws(Complaint) {
    let file = name == "-" ? STDOUT_FILENO : open(name, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    if file < 0 { throw failure(name) }
    let isWhole = write(bytes, file)
    let isClosed = name == "-" || close(file) == 0
    if !isWhole || !isClosed { throw failure(name == "-" ? "standard output" : name) }
  }

  static func print(_ text: String) throws(Complaint) { try write(Array(text.utf8), to: "-") }

  /// For what is told while something runs, which ends where nobody can hear it.
  static func tell(_ text: String) {
    if write(Array(text.utf8), STDOUT_FILENO) { return }
    complain(failure("standard output").text(style(of: 2)) + "\n")
    leave(Trouble.files.rawValue)
  }

  /// For messages; nobody hears where these cannot be written.
  static func complain(_ text: String) { _ = write(Array(text.utf8), STDERR_FILENO) }

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

  private static func failure(_ name: String) -> Complaint {
    Complaint(.files, "\(name): \(String(cString: strerror(errno)))")
  }

  /// Whether there is a file, and nothing in it.
  static func isEmpty(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
  }

  /// A path in the installation, or build, that the program is part of.
  static func beside(_ path: String) -> String {
    var own = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &own, own.count - 1)
    let program = String(decoding: own.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return "/" + (program.split(separator: "/").dropLast(2) + [path[...]]).joined(separator: "/")
  }

  static func leave(_ status: Int32) -> Never { exit(status) }

  /// Colours are for terminals, and for those who have nothing against them.
  static func style(of file: Int32) -> Style {
    let isWanted = getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    let isAble = getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
    return isWanted && isAble && isTerminal(file) ? .coloured : .plain
  }

  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }
}

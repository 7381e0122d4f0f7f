// Reads a repository by the git program.

import Documents

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

enum Git {
  /// Runs git and returns what it prints. Its own messages go to standard error. Throws if it fails.
  static func run(_ words: [String]) throws(Diagnostic) -> [UInt8] {
    guard let bytes = try output(of: ["git"] + words) else {
      throw Diagnostic(.files, "git \(words.first ?? "") failed")
    }
    return bytes
  }

  /// Runs git without messages. Returns the first line that it prints; nil if it fails.
  static func line(_ words: [String]) throws(Diagnostic) -> String? {
    guard let bytes = try output(of: ["git"] + words, isSilent: true) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Returns what a program prints; nil if its exit code is not 0.
  private static func output(of words: [String], isSilent: Bool = false) throws(Diagnostic) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    defer { close(ends[0]) }
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    if isSilent { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let problem = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    close(ends[1])
    guard problem == 0 else { throw failure(problem) }
    let bytes = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw failure(errno) }
    }
    return status == 0 ? bytes : nil
  }

  private static func failure(_ problem: Int32) -> Diagnostic {
    Diagnostic(.files, "git: \(String(cString: strerror(problem)))")
  }

  private static func readAll(_ file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes.append(contentsOf: piece[..<count])
    }
  }
}

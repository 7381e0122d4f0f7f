// The documents that differ between two revisions of git, or between one and the working tree.

import Documents

/// Reads by commands of git that the user's settings do not change.
struct Revisions {
  private let old: String
  /// Nil for the working tree.
  private let new: String?
  /// The folder of the working tree; nil for a bare repository.
  private let folder: String?

  /// Whether an operand is `OLD..NEW` or `OLD...NEW`, and not a path to an outer folder.
  static func isRange(_ operand: String) -> Bool {
    operand.firstRange(of: "..") != nil && operand.firstRange(of: "../") == nil
  }

  /// Finds the revisions that operands name: `OLD NEW`, `OLD`, `OLD..NEW`, `OLD...NEW`.
  init(_ operands: [String]) throws(Diagnostic) {
    guard try Git.line(["rev-parse", "--git-dir"]) != nil else {
      throw Diagnostic(
        .files, "\(operands[0]): No such file or directory, and no repository of git to look for a revision")
    }
    folder = try Git.line(["rev-parse", "--show-toplevel"])
    (old, new) = try Self.commits(operands)
    if new == nil, folder == nil {
      throw Diagnostic(.usage, "the repository has no working tree to compare \(operands[0]) with: name two revisions")
    }
  }

  private static func commits(_ operands: [String]) throws(Diagnostic) -> (old: String, new: String?) {
    if operands.count == 1, isRange(operands[0]), let dots = operands[0].firstRange(of: "..") {
      var (old, new) = (String(operands[0][..<dots.lowerBound]), operands[0][dots.upperBound...])
      if old.isEmpty { old = "HEAD" }
      let isFromBase = new.hasPrefix(".")
      if isFromBase { new = new.dropFirst() }
      let (first, second) = (try commit(old), try commit(new.isEmpty ? "HEAD" : String(new)))
      guard isFromBase else { return (first, second) }
      guard let base = try Git.line(["merge-base", first, second]) else {
        throw Diagnostic(.usage, "\(operands[0]): the revisions have no commit in common")
      }
      return (base, second)
    }
    return (try commit(operands[0]), operands.count > 1 ? try commit(operands[1]) : nil)
  }

  private static func commit(_ name: String) throws(Diagnostic) -> String {
    guard !name.hasPrefix("-"), let found = try Git.line(["rev-parse", "--verify", "--quiet", name + "^{commit}"])
    else {
      throw Diagnostic(
        .usage,
        "\"\(name)\" is neither a file, nor a folder, nor a revision of git; a path that does not exist comes after --")
    }
    return found
  }

  // MARK: Documents

  /// Returns the documents that differ and that paths select, sorted by their paths.
  func pairs(_ paths: [String]) throws(Diagnostic) -> [DocumentPair] {
    try refuseUnknown(paths)
    let command = new.map { ["diff-tree", "-r", old, $0] } ?? ["diff-index", old]
    let list = try Git.run(
      [command[0], "-z", "--raw", "--no-renames", "--no-abbrev"] + command.dropFirst() + ["--"] + paths)
    let words = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var pairs: [String: DocumentPair] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      let path = words[index + 1]
      // `:100644 100644 OBJECT OBJECT M`
      let fields = words[index].dropFirst().split(separator: " ")
      guard fields.count == 5, Self.isDocument(path, named: paths) else { continue }
      let place = folder.map { Paths.joined($0, path) }
      let before = Self.isFile(fields[0]) ? DocumentVersion.blob(String(fields[2]), path: path) : nil
      var after: DocumentVersion?
      if new != nil {
        if Self.isFile(fields[1]) { after = .blob(String(fields[3]), path: path) }
      } else if let place, Files.isFile(place), Self.isFile(fields[1]) || fields[4] == "U" {
        after = .file(place)
      }
      guard before != nil || after != nil else { continue }
      // A path that is not merged is listed twice.
      let known = pairs[path]
      pairs[path] = DocumentPair(
        name: path, old: before ?? known?.old, new: after ?? known?.new, place: place ?? "-")
    }
    return pairs.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Throws for a path that selects no file in either version.
  private func refuseUnknown(_ paths: [String]) throws(Diagnostic) {
    if paths.isEmpty { return }
    let nothing = try Git.run(["hash-object", "-t", "tree", "/dev/null"])
    let empty = String(decoding: nothing.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    for path in paths {
      let places =
        [old, new].compactMap { $0 }.map { ["diff-tree", "-r", "-z", "--name-only", empty, $0, "--", path] }
        + (new == nil ? [["ls-files", "-z", "--", path]] : [])
      var isKnown = false
      for words in places where !isKnown { isKnown = !(try Git.run(words)).isEmpty }
      if !isKnown {
        throw Diagnostic(
          .usage,
          "\(path): no file of git has this path in "
            + (new == nil ? "the revision or the working tree" : "either revision"))
      }
    }
  }

  /// Whether a mode of git is that of a file, and not of a symbolic link, a submodule, or of nothing.
  private static func isFile(_ mode: Substring) -> Bool { mode.hasPrefix("100") }

  /// Whether a path is that of a document: a storyboard, a xib, or a scene file or rules that the command line names.
  private static func isDocument(_ path: String, named paths: [String]) -> Bool {
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return true }
    if !path.hasSuffix(".json"), !path.hasSuffix(".vfl") { return false }
    let parts = Paths.parts(path)
    return paths.contains { name in
      let named = Paths.parts(name)
      return !named.isEmpty && named.last == parts.last && !Files.isFolder(name)
    }
  }
}

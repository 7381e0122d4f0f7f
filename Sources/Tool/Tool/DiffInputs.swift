// The pairs of documents that casement diff compares: two files, the documents of two folders, or those that differ
// between two revisions of git.

import Documents

/// Two versions of a document; nil where one has none.
struct DocumentPair {
  var name: String
  var old: DocumentVersion?
  var new: DocumentVersion?
  /// A file near which the settings of the app are; that of the working tree for a revision.
  var place: String
}

enum DocumentVersion {
  case file(String)
  case blob(revision: String, path: String)

  func read() throws(Diagnostic) -> Source {
    switch self {
    case .file(let name): return try Files.read(name)
    case .blob(let revision, let path):
      let bytes = try Git.run(["cat-file", "blob", "\(revision):\(path)"])
      if bytes.count > Source.mostBytes {
        throw Diagnostic(.files, "\(path): larger than \(Source.mostBytes >> 20) MiB")
      }
      return Source(name: path, bytes: bytes)
    }
  }
}

enum DiffInputs {
  static func pairs(_ operands: [String]) throws(Diagnostic) -> [DocumentPair] {
    guard let first = operands.first else { return [] }
    if first == "-" || Files.exists(first) {
      guard operands.count == 2 else {
        throw Diagnostic(.usage, "casement diff takes two files, two folders, or revisions of git before paths")
      }
      return try pairs(old: first, new: operands[1])
    }
    let revisions = Array(operands.prefix(2).prefix { !Files.exists($0) })
    return try pairs(revisions, paths: Array(operands.dropFirst(revisions.count)))
  }

  private static func pairs(old: String, new: String) throws(Diagnostic) -> [DocumentPair] {
    let isFolder = Files.isFolder(old)
    if isFolder != Files.isFolder(new) {
      throw Diagnostic(
        .usage,
        "\(isFolder ? new : old) is \(Files.exists(isFolder ? new : old) ? "a file" : "missing"),"
          + " and \(isFolder ? old : new) a folder")
    }
    if !isFolder {
      return [DocumentPair(name: new == "-" ? "standard input" : new, old: .file(old), new: .file(new), place: new)]
    }
    let (before, after) = (
      relative(CheckInputs.documents(in: old), to: old), relative(CheckInputs.documents(in: new), to: new)
    )
    let (known, present) = (Set(before), Set(after))
    return known.union(present).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      DocumentPair(
        name: name, old: known.contains(name) ? .file(Paths.joined(old, name)) : nil,
        new: present.contains(name) ? .file(Paths.joined(new, name)) : nil, place: Paths.joined(new, name))
    }
  }

  private static func relative(_ names: [String], to folder: String) -> [String] {
    let count = folder == "." ? 0 : folder.utf8.count + (folder.hasSuffix("/") ? 0 : 1)
    return names.map { String(decoding: $0.utf8.dropFirst(count), as: UTF8.self) }
  }

  // MARK: Revisions

  /// Returns the documents that differ between two revisions, or between one and the working tree.
  private static func pairs(_ operands: [String], paths: [String]) throws(Diagnostic) -> [DocumentPair] {
    guard let folder = try Git.line(["rev-parse", "--show-toplevel"]) else {
      throw Diagnostic(
        .files, "\(operands[0]): No such file or directory, and no repository of git to look for a revision")
    }
    let (old, new) = try revisions(operands)
    let list = try Git.run(
      ["diff", "--name-status", "--no-renames", "-z", old] + [new].compactMap { $0 } + ["--"] + paths)
    let words = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
      let (status, path) = (words[index], words[index + 1])
      guard isDocument(path, named: paths) else { return nil }
      let file = Paths.joined(folder, path)
      let present = new.map { DocumentVersion.blob(revision: $0, path: path) } ?? .file(file)
      return DocumentPair(
        name: path, old: status == "A" ? nil : .blob(revision: old, path: path), new: status == "D" ? nil : present,
        place: file)
    }
  }

  /// Returns the revisions that operands name: `OLD NEW`, `OLD`, `OLD..NEW`, `OLD...NEW`. No new one is the working tree.
  private static func revisions(_ operands: [String]) throws(Diagnostic) -> (old: String, new: String?) {
    if operands.count == 1, let dots = operands[0].firstRange(of: "..") {
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
      throw Diagnostic(.usage, "\"\(name)\" is neither a file, nor a folder, nor a revision of git")
    }
    return found
  }

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

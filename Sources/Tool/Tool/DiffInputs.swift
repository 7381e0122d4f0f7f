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
  /// An object of git, and the path that it has.
  case blob(String, path: String)

  func read() throws(Diagnostic) -> Source {
    switch self {
    case .file(let name): return try Files.read(name)
    case .blob(let object, let path):
      let bytes = try Git.run(["cat-file", "blob", object])
      if bytes.count > Source.mostBytes {
        throw Diagnostic(.files, "\(path): larger than \(Source.mostBytes >> 20) MiB")
      }
      return Source(name: path, bytes: bytes)
    }
  }
}

enum DiffInputs {
  /// Returns the pairs of documents that a command line names. Names before `--` are revisions, names behind it are paths.
  /// Without `--`, or if `--` comes first, a name is a revision if there is no file or folder of that name.
  static func pairs(_ arguments: Arguments) throws(Diagnostic) -> [DocumentPair] {
    let operands = arguments.operands
    guard let first = operands.first else { return [] }
    if let count = arguments.countBeforeDashes, count > 0 {
      guard count <= 2 else {
        throw Diagnostic(.usage, "casement diff takes one or two revisions of git before --")
      }
      return try Revisions(Array(operands[..<count])).pairs(Array(operands[count...]))
    }
    if first == "-" || Files.exists(first) {
      guard operands.count == 2 else {
        throw Diagnostic(.usage, "casement diff takes two files, two folders, or revisions of git before paths")
      }
      if operands == ["-", "-"] { throw Diagnostic(.usage, "standard input cannot be both versions") }
      return try pairs(old: first, new: operands[1])
    }
    let count = Revisions.isRange(first) ? 1 : operands.prefix(2).prefix { !Files.exists($0) }.count
    return try Revisions(Array(operands[..<count])).pairs(Array(operands[count...]))
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
      // As a tool of git, one of both is /dev/null for a new or deleted document.
      let named = new == "/dev/null" ? old : new
      return [
        DocumentPair(name: named == "-" ? "standard input" : named, old: .file(old), new: .file(new), place: named)
      ]
    }
    let (before, after) = (
      relative(CheckInputs.files(in: old, CheckInputs.isDocument), to: old),
      relative(CheckInputs.files(in: new, CheckInputs.isDocument), to: new)
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
}

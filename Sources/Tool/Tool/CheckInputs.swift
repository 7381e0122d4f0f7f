// The files of a check: those of the command line, those that a list names, and the documents in folders.

import Checks
import Documents

enum CheckInputs {
  /// Returns all files in order. A folder stands for the storyboards and xibs in it that its .gitignore files do not
  /// exclude and that a configuration selects.
  static func files(_ arguments: Arguments, _ configuration: CheckConfiguration) throws(Diagnostic) -> [String] {
    var named = arguments.operands
    for list in arguments.all("files-from") {
      try Files.readLines(list) { line in
        let name = line.text.split { $0.isNewline }.joined()
        if !name.isEmpty { named.append(name) }
      }
    }
    return named.flatMap { name in
      name != "-" && Files.isFolder(name) ? files(in: name, isDocument).filter { configuration.selects($0) } : [name]
    }
  }

  /// The patterns of a .gitignore file, or of the file for a repository that is not in it, for paths from a folder.
  private struct IgnoreFile {
    var folder: String
    var patterns: [PathPattern]

    private init?(_ name: String, in folder: String) {
      let path = Paths.joined(folder, name)
      guard Files.isFile(path), let source = try? Files.read(path, atMost: 1 << 20) else { return nil }
      self.folder = folder
      patterns = PathPattern.all(in: source.bytes)
    }

    /// Returns those of a folder: patterns of the later one come first.
    static func all(in folder: String) -> [IgnoreFile] {
      [".git/info/exclude", ".gitignore"].compactMap { IgnoreFile($0, in: folder) }
    }
  }

  /// The folders in which CocoaPods, Carthage, npm and Xcode put what others have written, or copies. Their documents are not
  /// checked; their code is read, since it may have base classes of an app.
  private static let dependencies: Set = ["Pods", "Carthage", "node_modules", "DerivedData"]

  static func isDocument(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

  /// Returns the files in a folder that its .gitignore files do not exclude, of those that are wanted by their names.
  static func files(in folder: String, _ isWanted: (String) -> Bool) -> [String] {
    let real = Files.realPath(folder)
    // Those of the folders around it count, too.
    let outer = Paths.outward(from: real, atMost: 64).dropFirst().reversed()
    return files(in: folder, real, outer.flatMap { IgnoreFile.all(in: $0) }, isWanted)
  }

  private static func files(
    in folder: String, _ real: String, _ outer: [IgnoreFile], _ isWanted: (String) -> Bool
  ) -> [String] {
    let ignores = outer + IgnoreFile.all(in: real)
    var found: [String] = []
    // Folders for translators have copies of documents.
    for name in Files.names(in: folder)
    where !name.hasPrefix(".") && !name.hasSuffix(".xcloc") {
      let (path, whole) = (Paths.joined(folder, name), Paths.joined(real, name))
      let isFolder = Files.isFolder(path, follows: false)
      if isIgnored(whole, isFolder: isFolder, ignores) { continue }
      if isFolder {
        let isOfOthers = dependencies.contains(name)
        found += files(in: path, whole, ignores) { isWanted($0) && !(isOfOthers && isDocument($0)) }
      } else if isWanted(name) && Files.isFile(path) {
        found.append(path)
      }
    }
    return found
  }

  /// Whether the last pattern that matches a path excludes it. The folders around it are not excluded.
  private static func isIgnored(_ path: String, isFolder: Bool, _ ignores: [IgnoreFile]) -> Bool {
    var isIgnored = false
    for file in ignores {
      let inside = Array(path.utf8.dropFirst(file.folder.utf8.count + (file.folder.hasSuffix("/") ? 0 : 1)))
      for pattern in file.patterns
      where pattern.isNegated == isIgnored && pattern.matchesItself(inside, isFolder: isFolder) {
        isIgnored = !isIgnored
      }
    }
    return isIgnored
  }
}

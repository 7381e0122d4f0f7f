// Names of files and folders, as a command line has them: relative ones stay relative.

enum Paths {
  static func folder(of name: String) -> String {
    guard let slash = name.lastIndex(of: "/") else { return "." }
    return slash == name.startIndex ? "/" : String(name[..<slash])
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Returns a folder and those around it, the nearest first, up to that of a repository or of the whole file system.
  static func outward(from folder: String, atMost most: Int) -> [String] {
    var folders: [String] = []
    var current = folder
    while folders.count < most {
      folders.append(current)
      if Files.exists(joined(current, ".git")) { break }
      let next = around(current)
      if Files.isSameFolder(next, current) { break }
      current = next
    }
    return folders
  }

  private static func around(_ folder: String) -> String {
    let last = folder.split(separator: "/").last.map { String($0) } ?? ""
    if folder == "." { return ".." }
    if last == ".." || last == "." || folder.hasSuffix("/") { return folder + "/.." }
    return self.folder(of: folder)
  }

  /// The parts of a name, without those that mean its own folder.
  static func parts(_ name: String) -> [Substring] { name.split(separator: "/").filter { $0 != "." } }

  static func isSame(_ one: String, _ other: String) -> Bool { parts(one) == parts(other) }
}

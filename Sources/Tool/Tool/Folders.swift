// Reads folders of the file system.

import Documents

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Files {
  /// Returns the names in a folder, sorted by their bytes; none where there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func exists(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0
  }

  /// Whether a name is that of a folder; a link to one counts only if `follows`.
  static func isFolder(_ name: String, follows: Bool = true) -> Bool {
    var status = stat()
    guard (follows ? stat(name, &status) : lstat(name, &status)) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a name is that of an ordinary file, or of a link to one: others, such as /dev/stdin, may have no end.
  static func isFile(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func isSameFolder(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return true }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}

extension Files {
  /// Returns the name of a folder from the root of the file system; the given name where there is no such folder.
  static func realPath(_ name: String) -> String {
    guard let path = realpath(name, nil) else { return name }
    defer { free(path) }
    return String(cString: path)
  }
}

// Which storyboards of a repository something loads by their names: its code, an Info.plist, a project, or another storyboard.

import Checks
import Documents

struct StoryboardNames {
  private static let mostBytes = 1 << 24
  private var search: WordSearch
  private let storyboards: [String]
  /// Whether there is a project with code, which loads what it needs.
  private let hasApp: Bool
  /// The names of the Info.plist files, in lower case.
  private let lists: Set<String>
  /// Whether a file that may name storyboards cannot be read: it is too large, encrypted or binary, or not in the repository.
  var isUnknown = false

  init(_ files: RepositoryFiles.Listing) {
    storyboards = files.storyboards
    hasApp = !files.projects.isEmpty && !files.sources.isEmpty
    lists = Set(files.propertyLists.map { Self.file($0) })
    search = WordSearch(files.storyboards.flatMap { Self.words(of: Self.name(of: $0)) })
    for list in files.propertyLists {
      let bytes = bytes(of: list)
      search.search(bytes)
    }
    for configuration in files.configurations {
      let bytes = bytes(of: configuration)
      search.search(bytes)
      readSettings(bytes)
    }
    for project in files.projects { readSettings(bytes(of: project)) }
  }

  /// Reads a file of code.
  mutating func read(_ bytes: [UInt8]) {
    if AppSettings.isUnreadable(bytes) { isUnknown = true } else { search.search(bytes[...]) }
  }

  /// Reads the storyboards for the names of others.
  mutating func finish() {
    for storyboard in storyboards where !search.isDone {
      var rest = bytes(of: storyboard)
      while let place = Self.place(of: "storyboardName=\"", in: rest) {
        rest = rest[place...]
        search.search(rest.prefix { $0 != UInt8(ascii: "\"") })
      }
    }
  }

  /// Returns what is in a file; nothing where it cannot be read.
  private mutating func bytes(of file: String) -> ArraySlice<UInt8> {
    if let source = try? Files.read(file, atMost: Self.mostBytes), !AppSettings.isUnreadable(source.bytes) {
      return source.bytes[...]
    }
    isUnknown = true
    return []
  }

  /// Reads the settings for lists of a project or an .xcconfig file: those of one that Xcode generates, and the names of others.
  private mutating func readSettings(_ bytes: ArraySlice<UInt8>) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let place = Self.place(of: "INFOPLIST_", in: line) else { continue }
      if line[place...].starts(with: "KEY_".utf8) {
        search.search(line)
      } else if line[place...].starts(with: "FILE".utf8), !isRead(line[place...]) {
        isUnknown = true
      }
    }
  }

  /// Whether the list that a setting names is one of the repository: `= "App/Info.plist";`, `= "$(TARGET_NAME)-Info.plist";`. An
  /// empty name is that of none.
  private func isRead(_ setting: ArraySlice<UInt8>) -> Bool {
    guard let equals = setting.lastIndex(of: UInt8(ascii: "=")) else { return true }
    let value = setting[equals...].dropFirst().filter { !"\";\t\r".utf8.contains($0) }.drop { $0 == UInt8(ascii: " ") }
    let name = Self.file(String(decoding: value, as: UTF8.self))
    guard let end = name.split(whereSeparator: { $0 == ")" || $0 == "}" }).last else { return true }
    return lists.contains { end.count == name.count ? $0 == name : $0.hasSuffix(end) }
  }

  /// Whether nothing names a storyboard. Names that are more than a word, or that code may make of parts, are not searched for.
  func isUnnamed(_ document: String) -> Bool {
    guard hasApp, !isUnknown, document.hasSuffix(".storyboard") else { return false }
    let words = Self.words(of: Self.name(of: document))
    return !words.isEmpty && words.allSatisfy { search.isMissing($0) }
  }

  /// The last part of a path in lower case.
  private static func file(_ path: String) -> String { path.split(separator: "/").last?.lowercased() ?? "" }

  /// The name in lower case, without that of an idiom.
  private static func name(of document: String) -> String {
    let file = file(document)
    let name = file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
    return ["~ipad", "~iphone"].first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }

  /// Returns the words of which one is in a file that loads a storyboard: its name, and the parts that code may join, as `main_`
  /// and `_ipad`.
  private static func words(of name: String) -> [String] {
    let isWord = name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 >= 48 && $0 <= 57 || $0 >= 97 && $0 <= 122 }
    // A project may name these where nobody looks for it.
    if !isWord || name == "main" || name.hasPrefix("launch") { return [] }
    let parts = name.indices.filter { name[$0] == "_" }
    if parts.isEmpty, name.hasSuffix("ipad") || name.hasSuffix("iphone") { return [] }
    return [name] + parts.flatMap { [String(name[...$0]), String(name[$0...])] }
  }

  /// Returns the end of the first place of a text; nil where it does not occur.
  private static func place(of text: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let count = text.utf8CodeUnitCount
    return text.withUTF8Buffer { text in
      var place = bytes.startIndex
      while place + count <= bytes.endIndex {
        if bytes[place] == text[0], (1..<count).allSatisfy({ bytes[place + $0] == text[$0] }) { return place + count }
        place += 1
      }
      return nil
    }
  }
}

// Which storyboards of a repository something loads by their names: its code, an Info.plist, a project, or another storyboard.

import Checks
import Documents

struct StoryboardNames {
  private static let mostBytes = 1 << 24
  private var search: WordSearch
  private let storyboards: [String]
  /// Whether there is a project with code, which loads what it needs.
  private let hasApp: Bool

  init(_ files: RepositoryFiles.Listing) {
    storyboards = files.storyboards
    hasApp = !files.projects.isEmpty && !files.sources.isEmpty
    search = WordSearch(files.storyboards.flatMap { Self.words(of: Self.name(of: $0)) })
    for list in files.propertyLists + files.configurations {
      if let source = try? Files.read(list, atMost: 1 << 20) { search.search(source.bytes[...]) }
    }
    for project in files.projects {
      guard let source = try? Files.read(project, atMost: Self.mostBytes) else { continue }
      for line in source.bytes.split(separator: UInt8(ascii: "\n")) {
        if Self.place(of: "INFOPLIST_KEY_", in: line) != nil { search.search(line) }
      }
    }
  }

  /// Reads a file of code.
  mutating func read(_ bytes: [UInt8]) { search.search(bytes[...]) }

  /// Reads the storyboards for the names of others.
  mutating func finish() {
    for storyboard in storyboards where !search.isDone {
      guard let source = try? Files.read(storyboard, atMost: Self.mostBytes) else { continue }
      var rest = source.bytes[...]
      while let place = Self.place(of: "storyboardName=\"", in: rest) {
        rest = rest[place...]
        search.search(rest.prefix { $0 != UInt8(ascii: "\"") })
      }
    }
  }

  /// Whether nothing names a storyboard. Names that are more than a word, or that code may make of parts, are not searched for.
  func isUnnamed(_ document: String) -> Bool {
    let words = Self.words(of: Self.name(of: document))
    return hasApp && document.hasSuffix(".storyboard") && !words.isEmpty && words.allSatisfy { search.isMissing($0) }
  }

  /// The name in lower case, without that of an idiom.
  private static func name(of document: String) -> String {
    let file = document.split(separator: "/").last?.lowercased() ?? ""
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

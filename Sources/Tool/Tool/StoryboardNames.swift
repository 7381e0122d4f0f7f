// Which storyboards and xibs of a repository something loads by their names: its code, an Info.plist, a project, or another document.

import Checks
import Documents

struct StoryboardNames {
  private static let mostBytes = 1 << 24
  private var search: WordSearch
  /// Whether there is a project with code, which loads what it needs.
  private let hasApp: Bool
  /// The names of the Info.plist files, in lower case.
  private let lists: Set<String>
  /// The classes and xibs that documents name, in lower case: a xib's own class does not count.
  private var used: Set<String> = []
  /// Whether some code or a storyboard cannot be read: it is too large, encrypted or binary.
  var hasUnknownCode = false
  /// Whether another file that may name storyboards cannot be read, or is not in the repository.
  private var isUnknown = false
  /// Whether code opens controllers by identifiers that are not written where it does so.
  private var makesIdentifiers = false

  init(_ files: RepositoryFiles.Listing) {
    hasApp = !files.projects.isEmpty && !files.sources.isEmpty
    lists = Set(files.propertyLists.map { Self.file($0) })
    search = WordSearch([])
    var document = DocumentNames()
    for storyboard in files.storyboards { document.read(bytes(of: storyboard)) }
    hasUnknownCode = isUnknown
    for xib in files.xibs { document.read(bytes(of: xib), ofXib: Self.name(of: xib)) }
    used = document.used
    search = WordSearch((files.storyboards + files.xibs).flatMap { Self.words(of: $0) } + document.searched)
    for name in document.references { search.search(Array(name.utf8)[...]) }
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
    if AppSettings.isUnreadable(bytes) { return hasUnknownCode = true }
    search.search(code: bytes)
    if !makesIdentifiers { makesIdentifiers = IdentifierCalls.isMade(in: bytes[...]) }
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
      guard let place = line.end(of: "INFOPLIST_"), Self.isSetting(line[..<place]) else { continue }
      if line[place...].starts(with: "KEY_".utf8) {
        search.search(line)
      } else if line[place...].starts(with: "FILE".utf8), !isRead(line[place...]) {
        isUnknown = true
      }
    }
  }

  /// Whether the begin of a line is that of a setting, and not of a script.
  private static func isSetting(_ begin: ArraySlice<UInt8>) -> Bool {
    begin.dropLast("INFOPLIST_".utf8.count).allSatisfy { " \t\"".utf8.contains($0) }
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

  /// Whether nothing names a document. Names that are more than a word, or that code may make of parts, are not searched for.
  func isUnnamed(_ document: String) -> Bool {
    guard knowsOpenings, !isUnknown else { return false }
    let words = Self.words(of: document)
    return !words.isEmpty && words.allSatisfy { search.isMissing($0) && !used.contains($0) }
  }

  /// Whether it is known which controllers code may open. A list opens only the first one of a storyboard.
  var knowsOpenings: Bool { hasApp && !hasUnknownCode }

  /// Whether code may open a controller by its identifier: it has the word, or names a member of the class, or makes identifiers
  /// and uses the class. Identifiers that it may make of parts, as `form_1`, are not searched for then.
  func mayOpen(_ identifier: String, _ customClass: String?) -> Bool {
    let name = identifier.lowercased()
    if !name.utf8.allSatisfy(Self.isInName) || !search.isMissing(name) { return true }
    let ofClass = customClass?.lowercased()
    if !makesIdentifiers { return ofClass.map { !search.isMissing($0 + ".") } ?? false }
    let isOfLetters = name.utf8.allSatisfy { $0 >= UInt8(ascii: "a") }
    return !isOfLetters || ofClass.map { !search.isMissing($0) } ?? true
  }

  /// Whether code may perform a segue by its identifier: it has the word, or may make it of parts, as `form_1`.
  func mayPerform(_ identifier: String) -> Bool {
    let name = identifier.lowercased()
    return !name.utf8.allSatisfy { (97...122).contains($0) } || !search.isMissing(name)
  }

  /// The last part of a path in lower case.
  private static func file(_ path: String) -> String { path.split(separator: "/").last?.lowercased() ?? "" }

  /// The name in lower case, without that of an idiom.
  private static func name(of document: String) -> String {
    let name = file(document).split(separator: ".").dropLast().joined(separator: ".")
    return ["~ipad", "~iphone"].first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }

  /// Whether a byte is a small letter of English, a digit or `_`.
  private static func isInName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 48 && byte <= 57 || byte >= 97 && byte <= 122
  }

  /// Returns the words of which one is in a file that loads a document: its name, and the parts that code may join, as `main_`
  /// and `_ipad`. A controller loads the xib `FormView` of its own if its class is `FormViewController`.
  private static func words(of document: String) -> [String] {
    let name = name(of: document)
    let isWord = name.utf8.allSatisfy(isInName)
    // A project may name these where nobody looks for it.
    if !isWord || name == "main" || name.hasPrefix("launch") { return [] }
    let parts = name.indices.filter { name[$0] == "_" }
    if parts.isEmpty, name.hasSuffix("ipad") || name.hasSuffix("iphone") { return [] }
    let ofController = document.hasSuffix(".xib") ? [name + "controller"] : []
    return [name] + ofController + parts.flatMap { [String(name[...$0]), String(name[$0...])] }
  }
}

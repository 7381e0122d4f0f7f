// Patterns of paths as .gitignore has them.

public struct PathPattern: Sendable {
  /// The bytes before the first wildcard.
  private let beginning: [UInt8]
  /// What comes after them; nil for a pattern that matches nothing.
  private let wildcards: Wildcards?
  /// Whether it is matched from the folder that it is written for; otherwise with a name at any depth.
  private let isAnchored: Bool
  private let isForFolders: Bool
  /// Whether it takes back what an earlier pattern matches.
  public let isNegated: Bool

  /// Reads a line: `/Pods`, `build/`, `*.xib`, `App/**/Old*.storyboard`, `!Keep.xib`, `[Tt]est?`, `\#1`. Returns nil for
  /// an empty line or a comment.
  public init?(_ line: String) { self.init(Array(line.utf8)[...]) }

  private init?(_ line: ArraySlice<UInt8>) {
    if line.first == UInt8(ascii: "#") { return nil }
    var words = Self.withoutTrailingSpaces(line)
    isNegated = words.first == UInt8(ascii: "!")
    if isNegated { words.removeFirst() }
    isForFolders = words.last == Self.slash
    if isForFolders { words.removeLast() }
    isAnchored = words.contains(Self.slash)
    if words.first == Self.slash { words.removeFirst() }
    if words.isEmpty { return nil }
    beginning = Array(words.prefix { !Array("*?[\\".utf8).contains($0) })
    wildcards = Wildcards(words.dropFirst(beginning.count))
  }

  private static let slash = UInt8(ascii: "/")

  /// Returns the patterns of a .gitignore file.
  public static func all(in file: [UInt8]) -> [PathPattern] {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let lines = file.dropFirst(file.starts(with: mark) ? mark.count : 0).split(separator: UInt8(ascii: "\n"))
    return lines.compactMap { PathPattern($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
  }

  /// Removes the spaces at the end, but not one after a backslash.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (place, end) = (line.startIndex, line.startIndex)
    while place < line.endIndex {
      let isEscape = line[place] == UInt8(ascii: "\\")
      let next = min(place + (isEscape ? 2 : 1), line.endIndex)
      if line[place] != UInt8(ascii: " ") { end = next }
      place = next
    }
    return line[..<end]
  }

  /// Returns whether a path matches, or a folder around it does. The path is that of a file. What takes back an earlier
  /// pattern matches the path itself only.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
    return names.indices.contains { end in
      let isInner = end + 1 < names.count
      if isNegated && isInner { return false }
      return matchesItself(Array(names[...end].joined(separator: [Self.slash])), isFolder: isInner)
    }
  }

  /// Returns whether a path matches. It is that of a folder or of a file, in bytes, from the folder of the pattern.
  public func matchesItself(_ path: [UInt8], isFolder: Bool) -> Bool {
    guard let wildcards, isFolder || !isForFolders else { return false }
    let text = isAnchored ? path[...] : path[((path.lastIndex(of: Self.slash) ?? -1) + 1)...]
    return text.starts(with: beginning) && wildcards.matches(text.dropFirst(beginning.count))
  }
}

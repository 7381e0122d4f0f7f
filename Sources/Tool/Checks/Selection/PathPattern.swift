// Patterns of paths as .gitignore has them, without classes of characters and escapes.

public struct PathPattern: Sendable {
  private let parts: [[UInt8]]
  /// Whether it is matched from the folder that it is written for; otherwise with a name at any depth.
  private let isAnchored: Bool
  private let isForFolders: Bool
  /// Whether it takes back what an earlier pattern matches.
  public let isNegated: Bool

  /// Reads a line: `/Pods`, `build/`, `*.xib`, `App/**/Old*.storyboard`, `!Keep.xib`. Returns nil for an empty line or a
  /// comment.
  public init?(_ line: String) {
    var words = Substring(line)
    while let last = words.last, last == " " || last == "\r" || last == "\t" { words.removeLast() }
    if words.isEmpty || words.hasPrefix("#") { return nil }
    isNegated = words.hasPrefix("!")
    if isNegated { words.removeFirst() }
    isForFolders = words.hasSuffix("/")
    if isForFolders { words.removeLast() }
    isAnchored = words.contains("/")
    parts = words.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
    if parts.isEmpty { return nil }
  }

  /// Returns whether a path matches, or a folder around it does. The path is that of a file, or of a folder. What takes back an
  /// earlier pattern matches the path itself only, as in git.
  public func matches(_ path: String, isFolder: Bool = false) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
    return names.indices.contains { end in
      let isInner = end + 1 < names.count
      if isNegated && isInner || isForFolders && !isInner && !isFolder { return false }
      return isAnchored ? matches(names[...end]) : parts.count == 1 && Self.matches(parts[0][...], names[end][...])
    }
  }

  /// Returns whether names match all parts. The part `**` is any number of names, at the end at least one. The time is the
  /// product of the counts.
  private func matches(_ names: ArraySlice<[UInt8]>) -> Bool {
    // Whether so many parts match the names so far.
    var reached = [true] + parts.map { _ in false }
    skipEmpty(&reached)
    for name in names {
      var next = reached.map { _ in false }
      for (index, part) in parts.enumerated() where reached[index] {
        let isAny = part == Self.anyNames
        if isAny { next[index] = true }
        if isAny ? index + 1 == parts.count : Self.matches(part[...], name[...]) { next[index + 1] = true }
      }
      reached = next
      skipEmpty(&reached)
    }
    return reached[parts.count]
  }

  /// Lets each `**` but one at the end stand for no name.
  private func skipEmpty(_ reached: inout [Bool]) {
    for index in parts.indices.dropLast() where reached[index] && parts[index] == Self.anyNames {
      reached[index + 1] = true
    }
  }

  private static let anyNames = Array("**".utf8)

  /// Returns whether a name matches a part: `*` is any text and `?` one byte. Goes back to the last star only, so that the
  /// time is at most the product of the lengths.
  private static func matches(_ part: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    let (star, any) = (UInt8(ascii: "*"), UInt8(ascii: "?"))
    var (place, position) = (part.startIndex, name.startIndex)
    var retry: (part: Int, name: Int)?
    while position < name.endIndex {
      if place < part.endIndex, part[place] == star {
        retry = (place + 1, position)
        place += 1
      } else if place < part.endIndex, part[place] == name[position] || part[place] == any {
        (place, position) = (place + 1, position + 1)
      } else if let last = retry {
        (place, position) = (last.part, last.name + 1)
        retry?.name += 1
      } else {
        return false
      }
    }
    return part[place...].allSatisfy { $0 == star }
  }
}

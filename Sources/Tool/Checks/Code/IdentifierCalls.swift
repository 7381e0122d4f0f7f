// Finds calls that open a controller of a storyboard by an identifier that is not a string.

public enum IdentifierCalls {
  private static let call: StaticString = "instantiateViewController"
  /// The types of SwiftGen and R.swift that open controllers: what declares them may not be in the repository.
  private static let generated: [StaticString] = ["StoryboardScene", "R.storyboard"]

  /// Whether a file of code has such a call: any but `instantiateViewController(withIdentifier: "Form")` and
  /// `instantiateViewControllerWithIdentifier:@"Form"`; or one of generated code.
  public static func isMade(in bytes: ArraySlice<UInt8>) -> Bool {
    if generated.contains(where: { bytes.end(of: $0) != nil }) { return true }
    var rest = bytes
    while let end = rest.end(of: call) {
      rest = rest[end...]
      if !hasString(rest.prefix(512)) { return true }
    }
    return false
  }

  /// Whether the argument of a call is a string, given what follows its name.
  private static func hasString(_ bytes: ArraySlice<UInt8>) -> Bool {
    // A blank may be anywhere before the string.
    var rest = bytes.filter { !" \t\r\n".utf8.contains($0) }[...]
    for label in ["WithIdentifier", "(", ":", "withIdentifier:", "identifier:", "@"] where rest.starts(with: label.utf8)
    {
      rest = rest.dropFirst(label.utf8.count)
    }
    guard rest.first == UInt8(ascii: "\"") else { return false }
    let text = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    let after = rest.dropFirst(text.count + 1)
    return after.first == UInt8(ascii: "\"") && after.dropFirst().first.map { ")],".utf8.contains($0) } == true
  }
}

extension ArraySlice<UInt8> {
  /// Returns the end of the first place of a text; nil where it does not occur.
  public func end(of text: StaticString) -> Int? {
    let count = text.utf8CodeUnitCount
    return withUnsafeBufferPointer { bytes in
      text.withUTF8Buffer { text in
        var place = 0
        while place + count <= bytes.count {
          if bytes[place] == text[0], (1..<count).allSatisfy({ bytes[place + $0] == text[$0] }) {
            return startIndex + place + count
          }
          place += 1
        }
        return nil
      }
    }
  }
}

// Untrusted text on a terminal.

/// Replaces characters that move the cursor, change colours or change the text direction by U+FFFD.
package func printable(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { isPrintable($0) ? $0 : "\u{fffd}" }))
}

private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 9: true
  case ..<0x20, 0x7f...0x9f: false
  // Line and paragraph ends, and all that sets a direction.
  case 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069: false
  default: true
  }
}

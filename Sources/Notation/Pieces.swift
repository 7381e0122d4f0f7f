// Text that is passed to a callback piece by piece.

/// Passes text to a callback, escaped for XML if wanted.
///
/// Without a callback it only counts characters.
package struct Pieces: Text {
  package typealias Function = @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void

  private let function: Function?
  private let context: UnsafeMutableRawPointer?
  /// The number of characters counted.
  package private(set) var characters = 0
  /// Escapes the special characters of XML, and replaces characters that XML does not allow by a space.
  package var isQuoting = false

  package init(function: Function?, context: UnsafeMutableRawPointer?) {
    self.function = function
    self.context = context
  }

  /// Only counts.
  package init() { self.init(function: nil, context: nil) }

  @inline(never)
  package mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    if function == nil {
      for byte in bytes where byte & 0xc0 != 0x80 { characters += 1 }
    } else if isQuoting {
      var place = 0
      while place < bytes.count {
        let isBeyond = Self.isBeyondXML(bytes, place)
        quote(isBeyond ? 0 : bytes[place])
        place += isBeyond ? 3 : 1
      }
    } else {
      pass(bytes)
    }
  }

  private func pass(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let function, let start = bytes.baseAddress, bytes.count > 0 else { return }
    function(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self), bytes.count, context)
  }

  /// Whether U+FFFE or U+FFFF begins at a place, which XML does not allow.
  private static func isBeyondXML(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    place + 2 < bytes.count && bytes[place] == 0xef && bytes[place + 1] == 0xbf && bytes[place + 2] >= 0xbe
  }

  private func quote(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): pass("&amp;")
    case UInt8(ascii: "<"): pass("&lt;")
    case UInt8(ascii: ">"): pass("&gt;")
    case UInt8(ascii: "\""): pass("&quot;")
    case 0..<0x20: pass(" ")
    default: withUnsafePointer(to: byte) { pass(UnsafeBufferPointer(start: $0, count: 1)) }
    }
  }

  private func pass(_ text: StaticString) {
    pass(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

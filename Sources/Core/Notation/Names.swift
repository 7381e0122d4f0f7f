// Names by slot. While there are no names, nothing is allocated.

import CLibrary
import Memory

package struct Names: ~Copyable {
  /// The longest name in bytes, without the zero that ends it.
  package static var longest: Int { 1023 }

  private let account: Account
  /// The zero-terminated copy of each name; nil for none.
  private var texts: Buffer<UnsafeMutablePointer<CChar>?>

  package init(_ account: Account) {
    self.account = account
    texts = Buffer(account)
  }

  package mutating func release() {
    for slot in 0..<texts.count { remove(slot) }
    texts.release()
  }

  package subscript(slot: Int) -> UnsafePointer<CChar>? {
    slot < texts.count ? texts[slot].map { UnsafePointer($0) } : nil
  }

  /// The bytes of a name, without the zero; empty for none.
  package func bytes(of slot: Int) -> UnsafeBufferPointer<UInt8> {
    guard let text = self[slot] else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: strlen(text))
  }

  /// Copies a valid name (see `isName`), and reserves memory for names of all slots below `slots`, so that `put` cannot
  /// fail.
  package mutating func copy(
    _ name: UnsafeBufferPointer<UInt8>, slots: Int
  ) throws(MemoryError) -> UnsafeMutablePointer<CChar> {
    if texts.count < slots { try texts.resize(to: slots, filling: nil) }
    guard let memory = account.allocate(bytes: name.count + 1) else { throw .exhausted }
    let copy = memory.bindMemory(to: CChar.self, capacity: name.count + 1)
    for index in name.indices { copy[index] = CChar(bitPattern: name[index]) }
    copy[name.count] = 0
    return copy
  }

  package mutating func put(_ copy: UnsafeMutablePointer<CChar>, at slot: Int) {
    texts[slot] = copy
  }

  package mutating func remove(_ slot: Int) {
    guard slot < texts.count, let text = texts[slot] else { return }
    discard(text)
    texts[slot] = nil
  }

  package func discard(_ copy: UnsafeMutablePointer<CChar>) {
    account.release(copy, bytes: strlen(copy) + 1)
  }
}

/// The bytes of a zero-terminated name, or nil when it is not UTF-8 or too long.
package func bytes(ofName name: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8>? {
  var count = 0
  while name[count] != 0 {
    count += 1
    if count > Names.longest { return nil }
  }
  let bytes = UnsafeBufferPointer(start: UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self), count: count)
  return isName(bytes) ? bytes : nil
}

/// Whether a text is UTF-8, holds no zero, and is not too long.
package func isName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.count <= Names.longest && isText(text)
}

/// Whether a text is UTF-8 without a zero byte.
///
/// The first byte of a sequence determines the number of bytes and the bounds of the second one; these exclude overlong
/// forms, surrogates and code points above U+10FFFF.
package func isText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var length = 0
  while length < text.count {
    let following: Int
    var bounds: ClosedRange<UInt8> = 0x80...0xbf
    switch text[length] {
    case 0x01...0x7f: following = 0
    case 0xc2...0xdf: following = 1
    case 0xe0: (following, bounds) = (2, 0xa0...0xbf)
    case 0xed: (following, bounds) = (2, 0x80...0x9f)
    case 0xe1...0xef: following = 2
    case 0xf0: (following, bounds) = (3, 0x90...0xbf)
    case 0xf4: (following, bounds) = (3, 0x80...0x8f)
    case 0xf1...0xf3: following = 3
    default: return false
    }
    length += 1
    for _ in 0..<following {
      guard length < text.count, bounds.contains(text[length]) else { return false }
      bounds = 0x80...0xbf
      length += 1
    }
  }
  return true
}

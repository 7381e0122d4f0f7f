// The names of variables, by the variable's slot. A solver whose variables have no names allocates nothing here.

import CCasement
import CLibrary
import Memory
import Solver

struct Names: ~Copyable {
  private let account: Account
  /// The zero-terminated copy of each name; nil for none.
  private var texts: Buffer<UnsafeMutablePointer<CChar>?>

  init(_ account: Account) {
    self.account = account
    texts = Buffer(account)
  }

  mutating func release() {
    for slot in 0..<texts.count { remove(slot) }
    texts.release()
  }

  subscript(slot: Int) -> UnsafePointer<CChar>? {
    slot < texts.count ? texts[slot].map { UnsafePointer($0) } : nil
  }

  /// Copies a name, with room for it in every slot below `slots`, so that `put` cannot fail.
  mutating func copy(
    _ name: UnsafePointer<CChar>, slots: Int
  ) throws(SolverError) -> UnsafeMutablePointer<CChar> {
    guard let length = lengthOfName(name) else { throw .text }
    if texts.count < slots { try inMemory { () throws(MemoryError) in try texts.resize(to: slots, filling: nil) } }
    guard let memory = account.allocate(bytes: length + 1) else { throw .outOfMemory }
    let copy = memory.bindMemory(to: CChar.self, capacity: length + 1)
    copy.initialize(from: name, count: length + 1)
    return copy
  }

  mutating func put(_ copy: UnsafeMutablePointer<CChar>, at slot: Int) {
    texts[slot] = copy
  }

  mutating func remove(_ slot: Int) {
    guard slot < texts.count, let text = texts[slot] else { return }
    discard(text)
    texts[slot] = nil
  }

  func discard(_ copy: UnsafeMutablePointer<CChar>) {
    account.release(copy, bytes: strlen(copy) + 1)
  }
}

/// The bytes of a zero-terminated name, or nil when it is not UTF-8 or longer than `CAS_NAME_MAX`.
///
/// A sequence is decided by its first byte: how many follow, and between which bounds the second one lies, which leaves
/// out overlong forms, surrogates and what lies beyond U+10FFFF.
func lengthOfName(_ name: UnsafePointer<CChar>) -> Int? {
  let text = UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self)
  var length = 0
  while text[length] != 0 {
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
    default: return nil
    }
    length += 1
    for _ in 0..<following {
      guard bounds.contains(text[length]) else { return nil }
      bounds = 0x80...0xbf
      length += 1
    }
    if length > CAS_NAME_MAX { return nil }
  }
  return length
}

// The styles of all nodes, each stored once.

import CLibrary
import Memory
import Status

/// Styles that nodes share. Programs often set the same styles again, so a style that no node has any more is kept until the
/// hash table would grow.
///
/// Equal styles are found in a hash table with chains, so that no two records are equal. Three records are compared first: the
/// initial style, the style that was set last, and the one that followed it the last time, since the rows of a list are set
/// alike.
package struct Styles: ~Copyable {
  private struct Record: BitwiseCopyable {
    var style: Style
    /// The number of nodes with the style; -1 for a free record.
    var users: Int32
    /// The next record of the chain or of the free ones, or -1.
    var next: Int32
    /// The other record that was set after this one the last time.
    var following: Int32 = 0
  }

  /// The first record has the initial style.
  private var records: Buffer<Record>
  /// The first record of each chain, or -1. The count is 0 or a power of two, and at least that of the records.
  private var chains: Buffer<Int32>
  private var free: Int32 = -1
  /// The record that was set last, not counting the initial style.
  private var last: Int32 = 0

  init(_ account: Account) {
    records = Buffer(account)
    chains = Buffer(account)
  }

  @inline(__always)
  subscript(index: Int32) -> Style {
    unsafeAddress { UnsafePointer(UnsafeRawPointer(records.pointer + Int(index)).assumingMemoryBound(to: Style.self)) }
  }

  /// How many records there are, free ones included.
  var slots: Int { records.count }

  /// Whether a node has the style of a record.
  func isUsed(_ index: Int) -> Bool { records[index].users > 0 }

  /// Returns the record of a style, for use by one more node.
  mutating func take(_ style: Style) throws(MemoryError) -> Int32 {
    let index = try withUnsafeBytes(of: style) { (bytes) throws(MemoryError) in try find(StyleBytes(bytes)) }
    records[index].users += 1
    return index
  }

  /// Uses the initial style for one more node. Its record is 0. To be called before any other style is taken.
  mutating func takeInitial() throws(MemoryError) {
    if records.isEmpty {
      _ = try withUnsafeBytes(of: Style()) { (bytes) throws(MemoryError) in try add(StyleBytes(bytes)) }
    }
    records[0].users += 1
  }

  /// Returns the record of a style, and adds it if there is none.
  private mutating func find(_ bytes: StyleBytes) throws(MemoryError) -> Int32 {
    if self.bytes(of: 0) == bytes { return 0 }
    if records[last].users >= 0 && self.bytes(of: last) == bytes { return last }
    var index = records[last].following
    if records[index].users < 0 || self.bytes(of: index) != bytes {
      index = chains[bytes.hash & (chains.count - 1)]
      while index >= 0 && self.bytes(of: index) != bytes { index = records[index].next }
      if index < 0 { index = try add(bytes) }
      records[last].following = index
    }
    last = index
    return index
  }

  /// The bytes of a stored style.
  @inline(__always)
  private func bytes(of index: Int32) -> StyleBytes { StyleBytes(UnsafeRawPointer(records.pointer + Int(index))) }

  /// Releases the style of one node.
  mutating func giveBack(_ index: Int32) { records[index].users -= 1 }

  private mutating func add(_ bytes: StyleBytes) throws(MemoryError) -> Int32 {
    if free < 0 && records.count == chains.count { try collect() }
    var index = free
    var style = bytes.style
    style.options = style.options.computed(for: style)
    let record = Record(style: style, users: 0, next: -1)
    if index >= 0 {
      free = records[index].next
      records[index] = record
    } else {
      index = Int32(truncatingIfNeeded: records.count)
      try records.append(record)
    }
    link(index)
    return index
  }

  private mutating func link(_ index: Int32) {
    let chain = bytes(of: index).hash & (chains.count - 1)
    records[index].next = chains[chain]
    chains[chain] = index
  }

  /// Frees the records that no node has. Where they are few, makes room for more.
  private mutating func collect() throws(MemoryError) {
    var unused = 0
    for index in 0..<records.count where records[index].users == 0 { unused += 1 }
    if unused <= records.count / 4 { try chains.resize(to: max(chains.count * 2, 16), filling: -1) }
    for chain in 0..<chains.count { chains[chain] = -1 }
    for index in 0..<Int32(records.count) {
      if records[index].users > 0 || index == 0 {
        link(index)
      } else {
        records[index].users = -1
        records[index].next = free
        free = index
      }
    }
  }

  mutating func release() {
    records.release()
    chains.release()
    free = -1
    last = 0
  }
}

/// The bytes of a style, whose fields follow each other without gaps. The options come last; those that are computed
/// are ignored in comparisons.
private struct StyleBytes: Equatable {
  private let start: UnsafeRawPointer

  @inline(__always)
  init(_ start: UnsafeRawPointer) { self.start = start }

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer) { start = bytes.baseAddress.unsafelyUnwrapped }

  @inline(__always)
  static func == (one: StyleBytes, other: StyleBytes) -> Bool {
    memcmp(one.start, other.start, tail) == 0 && one.lastWord == other.lastWord
  }

  var style: Style { start.load(as: Style.self) }

  /// A sum of products of two words each, which can be computed in parallel. The last three words may overlap.
  var hash: Int {
    var factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var sum = (lastWord &+ word(StyleBytes.tail - 8) &* 5) &* factor
    var offset = 0
    while offset + 16 <= StyleBytes.tail {
      factor &+= 0xD1B5_4A32_D192_ED02
      sum &+= (word(offset) &+ word(offset + 8) &* 5) &* factor
      offset += 16
    }
    return Int(truncatingIfNeeded: (sum >> 32 ^ sum >> 12) & 0x7FFF_FFFF)
  }

  /// The offset of the last eight bytes.
  private static var tail: Int { MemoryLayout<Style>.size - 8 }

  @inline(__always)
  private var lastWord: UInt64 { word(StyleBytes.tail) & ~(UInt64(StyleOptions.computed.rawValue) << 48) }

  @inline(__always)
  private func word(_ offset: Int) -> UInt64 { start.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
}

// Sums: constraints with any number of summands, which are not equations between one or two items.
//
// Code that visits a constraint visits its summands. An equation stores them in the constraint itself; a sum stores
// them as consecutive elements of `Constraints.sums`.

import Memory
import Solver
import Status

/// An attribute of an item, times a number, with the memory layout of `cas_summand`.
package struct Summand: BitwiseCopyable {
  package var item: ItemID
  private var number: Int32
  package var multiplier: Double

  package init(_ item: ItemID, _ attribute: Attribute, _ multiplier: Double) {
    self.item = item
    number = attribute.rawValue
    self.multiplier = multiplier
  }

  /// Whether the number is that of an attribute; a caller of the C interface may pass any number.
  package var isValid: Bool { Attribute(rawValue: number) != nil }
  package var attribute: Attribute { Attribute(rawValue: number) ?? .none }
}

/// The summands of a constraint. The equation first == m · second + c has the summands first and -m · second.
package struct Summands: BitwiseCopyable {
  let stated: Constraint
  private let list: UnsafePointer<Summand>?
  package let count: Int

  /// Makes the summands of an equation.
  @inline(__always)
  init(_ stated: Constraint) {
    self.stated = stated
    list = nil
    count = stated.second == nil ? 1 : 2
  }

  @inline(__always)
  init(_ stated: Constraint, _ elements: UnsafeBufferPointer<Summand>) {
    self.stated = stated
    list = elements.baseAddress
    count = elements.count
  }

  @inline(__always)
  package subscript(index: Int) -> Summand {
    if let list { return list[index] }
    guard index == 1, let second = stated.second else { return Summand(stated.first, stated.firstAttribute, 1) }
    return Summand(second, stated.secondAttribute, -stated.multiplier)
  }

  /// Calls `body` with the summands contiguous in memory. Those of an equation are copied to the stack.
  @inline(__always)
  func withElements<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Summand>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let list { return try body(UnsafeBufferPointer(start: list, count: count)) }
    let pair = (
      Summand(stated.first, stated.firstAttribute, 1),
      Summand(stated.second ?? stated.first, stated.secondAttribute, -stated.multiplier)
    )
    return try withUnsafePointer(to: pair) { (pair) throws(Failure) in
      let first = UnsafeRawPointer(pair).assumingMemoryBound(to: Summand.self)
      return try body(UnsafeBufferPointer(start: first, count: count))
    }
  }
}

/// The summands of all sums.
struct Sums: ~Copyable {
  /// The first index of the mentions of sums. Lower indices are in `Constraints.mentions`.
  static var firstMention: Int32 { 2 * Int32(Identifier.slotLimit) }
  private static var limit: Int { 1 << 28 }

  struct Part: BitwiseCopyable {
    var constraint: Int32 = -1
    /// The number of summands from here to the end of the run; 0 past the end. The first element of a free run has the
    /// length of the run, too.
    var rest: Int32
    /// The first element of the next free run of the same capacity, or -1.
    var nextFree: Int32 = -1
  }

  var summands: Buffer<Summand>
  var parts: Buffer<Part>
  var mentions: Buffer<Mention>
  /// The first free run of each capacity (a power of two), indexed by the exponent; -1 for none.
  private var free: Buffer<Int32>

  init(_ account: Account) {
    summands = Buffer(account)
    parts = Buffer(account)
    mentions = Buffer(account)
    free = Buffer(account)
  }

  mutating func release() {
    summands.release()
    parts.release()
    mentions.release()
    free.release()
  }

  mutating func trimSpare() {
    summands.trimSpare()
    parts.trimSpare()
    mentions.trimSpare()
  }

  /// Copies summands into a run, and returns the index of the first.
  mutating func add(_ elements: UnsafeBufferPointer<Summand>) throws(Status) -> Int32 {
    let count = elements.count
    let exponent = Self.exponent(of: count)
    guard count <= Self.limit, 1 << exponent <= Self.limit - summands.count else { throw .tooMany }
    let room = summands.count + (1 << exponent)
    try inMemory { () throws(MemoryError) in
      if free.count <= exponent { try free.resize(to: exponent + 1, filling: -1) }
      guard free[exponent] < 0 else { return }
      try summands.reserve(room)
      try parts.reserve(room)
      try mentions.reserve(room)
    }
    var start = free[exponent]
    if start < 0 {
      start = Int32(summands.count)
      while summands.count < room {
        summands.appendReserved(elements[0])
        parts.appendReserved(Part(rest: 0))
        mentions.appendReserved(Mention())
      }
    } else {
      free[exponent] = parts[start].nextFree
    }
    for index in 0..<count {
      summands[Int(start) + index] = elements[index]
      parts[Int(start) + index].rest = Int32(count - index)
    }
    return start
  }

  /// Returns the exponent of the smallest power of two that is at least `count`.
  private static func exponent(of count: Int) -> Int { count < 2 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount }

  /// Frees the run of a sum.
  mutating func remove(_ start: Int32) {
    let exponent = Self.exponent(of: Int(parts[start].rest))
    parts[start].nextFree = free[exponent]
    free[exponent] = start
  }

  func elements(_ start: Int32) -> UnsafeBufferPointer<Summand> {
    UnsafeBufferPointer(start: summands.pointer + Int(start), count: Int(parts[start].rest))
  }
}

extension Constraint {
  /// Converts a sum to an equation. Returns nil if that is not possible: more than two items, a coefficient other than
  /// 1 at the first, or attributes of different kinds.
  init?(_ elements: UnsafeBufferPointer<Summand>, like template: Constraint) {
    guard (1...2).contains(elements.count), elements[0].multiplier == 1 else { return nil }
    self = template
    (first, firstAttribute) = (elements[0].item, elements[0].attribute)
    if elements.count == 2 {
      second = elements[1].item
      secondAttribute = elements[1].attribute
      multiplier = -elements[1].multiplier
      guard firstAttribute != .none, secondAttribute != .none, firstAttribute.isComparable(with: secondAttribute) else {
        return nil
      }
    }
  }
}

// MARK: Reading

extension Constraints {
  @inline(__always)
  package mutating func summands(of stated: Constraint) -> Summands {
    stated.sum < 0 ? Summands(stated) : Summands(stated, sums.elements(stated.sum))
  }

  /// Returns a copy of the summands of a constraint, valid until the next call.
  package mutating func elements(of stated: Constraint) throws(Status) -> UnsafeBufferPointer<Summand> {
    let summands = summands(of: stated)
    try inMemory { () throws(MemoryError) in try readSummands.reserve(summands.count) }
    readSummands.removeAll()
    for index in 0..<summands.count { readSummands.appendReserved(summands[index]) }
    return readSummands.elements
  }
}

extension Summands {
  /// Whether they depend on the margins, the baselines or the alignment insets of an item.
  @inline(never)
  func use(_ source: OffsetSource, of item: Int32) -> Bool {
    for index in 0..<count where self[index].item.slot == item && self[index].attribute.offsetSource == source {
      return true
    }
    return false
  }
}

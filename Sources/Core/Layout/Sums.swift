// Sums: constraints that are no equation of one or two items.
//
// Everything that walks a constraint walks its summands. Those of an equation are in the constraint itself; those of a
// sum are a run of elements in `Scene.sums`.

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

  /// An element that a caller gave may have a number that is no attribute's.
  package var isValid: Bool { Attribute(rawValue: number) != nil }
  package var attribute: Attribute { Attribute(rawValue: number) ?? .none }
}

/// The summands of a constraint: those of first == m * second + c are first and -m * second.
package struct Summands: BitwiseCopyable {
  let stated: Constraint
  private let list: UnsafePointer<Summand>?
  package let count: Int

  /// Those of an equation.
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

  /// Runs `body` with the summands side by side: those of a sum are, those of an equation are put so.
  @inline(__always)
  func withElements<Answer, Failure: Error>(
    _ body: (UnsafeBufferPointer<Summand>) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
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
  /// Mentions have places from here on; those before are in `Scene.mentions`.
  static var firstPlace: Int32 { 2 * Int32(Identifier.slotLimit) }
  private static var limit: Int { 1 << 28 }

  struct Part: BitwiseCopyable {
    var constraint: Int32 = -1
    /// How many summands are in the run from here on; 0 beyond them. In a run that is free, the first one's is that, too.
    var rest: Int32
    /// The first summand of the next free run of the same room, or -1.
    var nextFree: Int32 = -1
  }

  var summands: Buffer<Summand>
  var parts: Buffer<Part>
  var mentions: Buffer<Mention>
  /// The first free run of each room, a power of two, by its exponent; or -1.
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

  /// Copies summands into a run. Returns the first one's place.
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

  /// The exponent of the least power of two that is no less.
  private static func exponent(of count: Int) -> Int { count < 2 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount }

  /// Frees the run of a sum.
  mutating func remove(_ start: Int32) {
    let exponent = Self.exponent(of: Int(parts[start].rest))
    parts[start].nextFree = free[exponent]
    free[exponent] = start
  }

  mutating func elements(_ start: Int32) -> UnsafeBufferPointer<Summand> {
    UnsafeBufferPointer(start: summands.pointer + Int(start), count: Int(parts[start].rest))
  }
}

// MARK: Adding

extension Scene {
  /// Adds a constraint between any number of attributes: Σ summands (relation) constant, with the numbers of a template.
  /// What is an equation of one or two items becomes one.
  package mutating func addSum(
    _ elements: UnsafeBufferPointer<Summand>, like template: Constraint,
    identifier: UnsafeBufferPointer<UInt8>? = nil, isActive: Bool = true
  ) throws(Status) -> LayoutConstraintID {
    guard let first = elements.first else { throw .empty }
    for summand in elements { try validate(summand) }
    if let equation = Constraint(elements, like: template) {
      return try addConstraint(equation, identifier: identifier, isActive: isActive)
    }
    try checkTogether(elements)
    var stated = template
    (stated.first, stated.firstAttribute) = (first.item, first.attribute)
    stated.sum = try sums.add(elements)
    do throws(Status) { return try addConstraint(stated, identifier: identifier, isActive: isActive) } catch {
      sums.remove(stated.sum)
      throw error
    }
  }

  package mutating func validate(_ summand: Summand) throws(Status) {
    _ = try find(summand.item)
    guard summand.isValid else { throw .outOfRange }
    guard summand.multiplier.isFinite else { throw .notFinite }
    guard summand.multiplier != 0 else { throw .zero }
    guard isFactor(summand.multiplier) else { throw .outOfRange }
  }

  /// Sets `mismatch` and throws where attributes cannot be in one sum: positions of two axes, sides that turn with the
  /// direction and sides that do not. With nothing but one item, positions have to cancel.
  private mutating func checkTogether(_ elements: UnsafeBufferPointer<Summand>) throws(Status) {
    var (position, side, positions) = (Attribute.none, Attribute.none, 0.0)
    var isOfSeveral = false
    for summand in elements {
      let attribute = summand.attribute
      if attribute == .none { throw mismatched(.none, .none) }
      if summand.item != elements[0].item { isOfSeveral = true }
      if attribute.isSize { continue }
      positions = summed(positions, summand.multiplier)
      if position == .none { position = attribute }
      guard attribute.dimension == position.dimension else { throw mismatched(position, attribute) }
      guard attribute.isSide else { continue }
      if side == .none { side = attribute }
      guard attribute.isComparable(with: side) else { throw mismatched(side, attribute) }
    }
    if position != .none, !isOfSeveral, positions != 0 { throw mismatched(position, .none) }
  }

  private mutating func mismatched(_ first: Attribute, _ second: Attribute) -> Status {
    mismatch = (first, second)
    return .attributes
  }
}

extension Constraint {
  /// A sum as the equation that it is; nil where it is none: of other than one or two items, with a number at the first
  /// one, or between attributes of different kinds.
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

extension Scene {
  @inline(__always)
  package mutating func summands(of stated: Constraint) -> Summands {
    stated.sum < 0 ? Summands(stated) : Summands(stated, sums.elements(stated.sum))
  }

  /// A copy of the summands of a constraint, which is valid until the next one is read.
  package mutating func elements(of stated: Constraint) throws(Status) -> UnsafeBufferPointer<Summand> {
    let summands = summands(of: stated)
    try inMemory { () throws(MemoryError) in try readSummands.reserve(summands.count) }
    readSummands.removeAll()
    for index in 0..<summands.count { readSummands.appendReserved(summands[index]) }
    return readSummands.elements
  }
}

// MARK: Mentions

extension Scene {
  /// The constraint at a place of the list of an item.
  @inline(__always)
  mutating func constraint(mentionedAt place: Int32) -> Int32 {
    place < Sums.firstPlace ? place >> 1 : sums.parts[place - Sums.firstPlace].constraint
  }

  @inline(__always)
  mutating func mention(at place: Int32) -> UnsafeMutablePointer<Mention> {
    place < Sums.firstPlace
      ? mentions.pointer + Int(place) : sums.mentions.pointer + Int(place - Sums.firstPlace)
  }

  mutating func link(_ slot: Int32) {
    let stated = constraints[slot].stated
    if stated.isSum { return linkSum(slot, stated.sum) }
    let mention = mentions.pointer + 2 * Int(slot)
    link(2 * slot, mention, to: stated.first.slot)
    if let second = stated.second, second != stated.first { link(2 * slot + 1, mention + 1, to: second.slot) }
  }

  mutating func unlink(_ slot: Int32) {
    let stated = constraints[slot].stated
    if stated.isSum { return unlinkSum(stated.sum) }
    unlink(2 * slot, from: stated.first.slot)
    if let second = stated.second, second != stated.first { unlink(2 * slot + 1, from: second.slot) }
  }

  /// Links each item of a sum once: of an item that is named again, the constraint is the first of its list already.
  @inline(never)
  private mutating func linkSum(_ slot: Int32, _ start: Int32) {
    for index in start..<start + sums.parts[start].rest {
      sums.parts[index].constraint = slot
      let item = sums.summands[index].item.slot
      let newest = items[item].mention
      if newest >= Sums.firstPlace, constraint(mentionedAt: newest) == slot {
        sums.mentions[index].previous = Mention.unlinked
      } else {
        link(Sums.firstPlace + index, sums.mentions.pointer + Int(index), to: item)
      }
    }
  }

  @inline(never)
  private mutating func unlinkSum(_ start: Int32) {
    for index in start..<start + sums.parts[start].rest where sums.mentions[index].previous != Mention.unlinked {
      unlink(Sums.firstPlace + index, from: sums.summands[index].item.slot)
    }
    sums.remove(start)
  }

  /// Puts a mention, whose place is given, in front of those of an item.
  @inline(__always)
  private mutating func link(_ place: Int32, _ mention: UnsafeMutablePointer<Mention>, to item: Int32) {
    let next = items[item].mention
    mention.pointee = Mention(previous: -1, next: next)
    if next >= 0 { self.mention(at: next).pointee.previous = place }
    items[item].mention = place
  }

  private mutating func unlink(_ place: Int32, from item: Int32) {
    let (previous, next) = (mention(at: place).pointee.previous, mention(at: place).pointee.next)
    if previous >= 0 { mention(at: previous).pointee.next = next } else { items[item].mention = next }
    if next >= 0 { mention(at: next).pointee.previous = previous }
  }
}

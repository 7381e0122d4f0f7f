import Memory

/// A number at each priority, compared from the highest on: a multiplier less a number at one priority, such as its bound.
///
/// As a sequence it has a level for each priority where it may differ from zero.
struct LexicographicNumber: Sequence, IteratorProtocol {
  private let nodes: BufferSpan<MultiplierNode>
  private var node: Int32
  /// What is still to be subtracted, at the priority `own`.
  private var bound: Double
  private let own: Int32
  private let sign: Double

  /// The multiplier that begins with `node`, -1 for zero, less `bound` at the priority `own`; all that times `sign`, 1 or -1.
  @inline(__always)
  init(_ nodes: BufferSpan<MultiplierNode>, from node: Int32, less bound: Double, at own: Int32, sign: Double = 1) {
    self.nodes = nodes
    self.node = node
    self.bound = bound
    self.own = own
    self.sign = sign
  }

  /// Returns the highest level that was not returned yet, or nil after the last.
  @inline(__always)
  mutating func next() -> MultiplierNode? {
    if bound != 0 && (node < 0 || nodes[node].priority <= own) {
      var level = MultiplierNode(priority: own, value: -bound, peak: abs(bound))
      bound = 0
      if node >= 0 && nodes[node].priority == own {
        level.value += nodes[node].value
        level.enlargePeak(to: nodes[node].peak)
        node = nodes[node].next
      }
      level.value *= sign
      return level
    }
    if node < 0 { return nil }
    var level = nodes[node]
    node = level.next
    level.value *= sign
    return level
  }

  /// Returns the next level of the sum with another number, or nil after the last of both.
  mutating func next(plus other: inout LexicographicNumber) -> MultiplierNode? {
    if nextPriority != other.nextPriority { return nextPriority > other.nextPriority ? next() : other.next() }
    guard var level = next(), let second = other.next() else { return nil }
    level.value += second.value
    level.enlargePeak(to: second.peak)
    return level
  }

  private var nextPriority: Int32 {
    let boundPriority = bound != 0 ? own : -1
    return node < 0 || nodes[node].priority < boundPriority ? boundPriority : nodes[node].priority
  }

  /// Returns the highest level that is not zero, or nil if there is none.
  @inline(__always)
  func leading() -> MultiplierNode? {
    for level in self where level.value != 0 { return level }
    return nil
  }

  /// Returns the highest level below a priority, or nil if there is none.
  @inline(__always)
  func level(below priority: Int32) -> MultiplierNode? {
    var rest = self
    if own >= priority { rest.bound = 0 }
    while rest.node >= 0 && nodes[rest.node].priority >= priority { rest.node = nodes[rest.node].next }
    return rest.next()
  }
}

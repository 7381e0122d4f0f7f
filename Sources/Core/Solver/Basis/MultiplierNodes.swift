import Memory

/// The nodes of all multipliers.
struct MultiplierNodes: ~Copyable {
  private var nodes: Buffer<MultiplierNode>
  /// The first free node, or -1. A free node has the number of the next one.
  var free: Int32 = -1

  init(_ account: Account) { nodes = Buffer(account) }

  mutating func release() { nodes.release() }
  mutating func trim() { nodes.trim() }

  var count: Int { nodes.count }

  var span: BufferSpan<MultiplierNode> {
    @inline(__always) mutating get { nodes.span }
  }

  @inline(__always)
  subscript(node: Int32) -> MultiplierNode {
    _read { yield nodes[node] }
    _modify { yield &nodes[node] }
  }

  mutating func append(_ node: MultiplierNode) throws(MemoryError) { try nodes.append(node) }
}

extension Basis {
  mutating func makeNode(_ node: MultiplierNode) throws(MemoryError) -> Int32 {
    let free = multipliers.free
    if free >= 0 {
      multipliers.free = multipliers[free].next
      multipliers[free] = node
      return free
    }
    try multipliers.append(node)
    return Int32(multipliers.count - 1)
  }

  mutating func free(_ node: Int32) {
    multipliers[node].next = multipliers.free
    multipliers.free = node
  }

  mutating func freeMultiplier(of row: Int32) {
    var node = problem.rows[row].firstNode
    while node >= 0 {
      let next = multipliers[node].next
      free(node)
      node = next
    }
    problem.rows[row].firstNode = -1
  }
}

import Memory

/// The buffers of searches. Algorithms that run while no search does use some of them, too.
///
/// A buffer with several uses has a name for each use. There is one use at a time: it begins with an empty list or with
/// numbers that are zero, and numbers are zero again when it ends.
struct Search: ~Copyable {
  /// The last stamp that was given out. A search stamps what it visits, and a set its members; a record with another stamp is not
  /// visited, or no member.
  var lastStamp: UInt32 = 0
  /// How many nodes and rows the searches of this solve have visited.
  var visits = 0
  /// A number for each variable: see `leftSide`, `rates` and `mentions`.
  var numbers: Buffer<Double>
  /// The sizes of the numbers that `leftSide` was computed from.
  var sizes: Buffer<Double>
  /// Nodes in postorder.
  var order: Buffer<Int32>
  var openNodes: Buffer<OpenNode>
  /// The inactive rows that mention a node of `order`.
  var reachedRows: Buffer<Int32>
  /// The nodes of a cycle that an exchange closes or opens.
  var cycle: Buffer<Int32>
  /// The block of which the search goes on from those members alone that have its stamp as `memberStamp`, or -1.
  var part: Int32 = -1
  /// Whether the last search went on from a part of a block, so that it is not kept.
  var isPartial = false
  var kept: KeptSearch
  var short: ShortCombination

  /// A long search visits at least so many nodes.
  static var manyNodes: Int { 128 }

  init(_ account: Account) {
    numbers = Buffer(account)
    sizes = Buffer(account)
    order = Buffer(account)
    openNodes = Buffer(account)
    reachedRows = Buffer(account)
    cycle = Buffer(account)
    kept = KeptSearch(account)
    short = ShortCombination(account)
  }

  mutating func release() {
    numbers.release()
    sizes.release()
    order.release()
    openNodes.release()
    reachedRows.release()
    cycle.release()
    kept.release()
    short.release()
  }
}

/// The uses of the buffers that have several.
extension Search {
  /// The coefficients of a left side, a sum of rows. While it is written as a combination, what remains of it.
  var leftSide: Buffer<Double> {
    @inline(__always) _read { yield numbers }
    @inline(__always) _modify { yield &numbers }
  }

  /// How much each variable moves along a direction.
  var rates: Buffer<Double> {
    @inline(__always) _read { yield numbers }
    @inline(__always) _modify { yield &numbers }
  }

  /// How often the rows of a batch mention each variable.
  var mentions: Buffer<Double> {
    @inline(__always) _read { yield numbers }
    @inline(__always) _modify { yield &numbers }
  }

  /// The variables that the rows of a batch mention.
  var mentioned: Buffer<Int32> {
    @inline(__always) _read { yield order }
    @inline(__always) _modify { yield &order }
  }

  /// How many unmatched rows mention each unused variable, while singletons are matched.
  var unmatchedRows: Buffer<Double> {
    @inline(__always) _read { yield sizes }
    @inline(__always) _modify { yield &sizes }
  }

  /// The rows (r) and variables (~v) with one candidate left, while singletons are matched.
  var singletons: Buffer<Int32> {
    @inline(__always) _read { yield order }
    @inline(__always) _modify { yield &order }
  }

  /// Variables with one candidate left that must not be negative. As stays they are not, so they are matched later.
  var nonnegativeSingletons: Buffer<Int32> {
    @inline(__always) _read { yield reachedRows }
    @inline(__always) _modify { yield &reachedRows }
  }

  mutating func clearNumbers() {
    for index in 0..<numbers.count {
      numbers[index] = 0
      sizes[index] = 0
    }
  }
}

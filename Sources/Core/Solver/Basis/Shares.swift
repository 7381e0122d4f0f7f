import Memory

/// A row as a sum of active rows and stays: the share of each.
///
/// Those that limit a step of the row's multiplier are linked: the stays, and the rows whose multipliers have bounds. Most rows
/// of a layout are required equalities, which limit none.
struct Shares: ~Copyable {
  private var shares: Buffer<Share>
  /// The first and the last one that limits a step, or -1.
  private var first: Int32 = -1
  private var last: Int32 = -1

  init(_ account: Account) { shares = Buffer(account) }

  mutating func release() {
    removeAll()
    shares.release()
  }

  @inline(__always)
  var count: Int { shares.count }
  /// All shares, valid until one is appended or the list is released.
  var elements: UnsafeBufferPointer<Share> { shares.elements }

  var span: BufferSpan<Share> {
    @inline(__always) get { shares.span }
  }

  /// The indices of the shares that limit a step.
  var limiting: LimitingShares {
    @inline(__always) get { LimitingShares(shares: shares.span, index: first) }
  }

  @inline(__always)
  subscript(index: Int) -> Share {
    _read { yield shares[index] }
    _modify { yield &shares[index] }
  }

  @inline(__always)
  subscript(index: Int32) -> Share {
    _read { yield shares[index] }
    _modify { yield &shares[index] }
  }

  @inline(__always)
  mutating func removeAll() {
    shares.removeAll()
    first = -1
    last = -1
  }

  mutating func reserve(more: Int) throws(MemoryError) { try shares.reserve(shares.count + more) }

  @inline(__always)
  mutating func append(_ share: Share, limits: Bool) throws(MemoryError) {
    try shares.append(share)
    if limits { link(shares.count - 1) }
  }

  /// Appends the share of a stay. Few combinations have one.
  @inline(never)
  mutating func appendStay(_ variable: Int32, _ factor: Double, size: Double) throws(MemoryError) {
    try append(Share(row: ~variable, factor: factor, size: size), limits: true)
  }

  /// Appends where room is reserved.
  @inline(__always)
  mutating func appendReserved(_ share: Share, limits: Bool) {
    shares.appendReserved(share)
    if limits { link(shares.count - 1) }
  }

  /// Removes all shares from `count` on, of which none is linked.
  mutating func truncate(to count: Int) { shares.truncate(to: count) }

  /// Links a share after all that are linked.
  @inline(__always)
  mutating func link(_ index: Int) {
    let index = Int32(truncatingIfNeeded: index)
    if last < 0 { first = index } else { shares[last].next = index }
    last = index
  }
}

/// The indices of the shares that limit a step, in order.
struct LimitingShares: Sequence, IteratorProtocol {
  let shares: BufferSpan<Share>
  fileprivate var index: Int32

  @inline(__always)
  mutating func next() -> Int32? {
    if index < 0 { return nil }
    defer { index = shares[index].next }
    return index
  }
}

// The cache of sizes. Each node caches the last sizes that were requested of it, at most `SizeCache.most`, so that nested
// boxes do not measure a child again for each request.

import Memory
import Status

/// The key of a cached size: a request whose irrelevant parts are 0.
struct SizeKey: BitwiseCopyable {
  fileprivate let width: UInt64
  fileprivate let height: UInt64
  fileprivate let basisWidth: UInt64
  fileprivate let basisHeight: UInt64
  /// The kinds of width (2 bits) and height (2 bits), whether a baseline is asked for, and whether the entry is a
  /// placement.
  fileprivate let kinds: UInt8

  private static let baseline: UInt8 = 16
  private static let placement: UInt8 = 32

  /// `usesPercent`: the size depends on the basis. `usesHeight`: minimum and maximum widths depend on the height.
  @inline(__always)
  init(_ request: SizeRequest, usesPercent: Bool, usesHeight: Bool = true, isPlacement: Bool = false) {
    let heightKind = request.widthKind == .known || usesHeight ? request.heightKind : .automatic
    width = request.widthKind == .known ? request.width.bitPattern : 0
    height = heightKind == .automatic ? 0 : request.height.bitPattern
    basisWidth = usesPercent ? request.basis.width.bitPattern : 0
    basisHeight = usesPercent ? request.basis.height.bitPattern : 0
    kinds =
      request.widthKind.rawValue | heightKind.rawValue << 2
      | (request.wantsBaseline ? SizeKey.baseline : 0) | (isPlacement ? SizeKey.placement : 0)
  }

  var isPlacement: Bool { kinds & SizeKey.placement != 0 }

  /// Whether the request is for a minimum or maximum width, which depends on no width.
  var isIntrinsic: Bool { kinds & 3 != SizeRequest.Width.known.rawValue }

  /// The request of the key. An irrelevant basis is indefinite.
  var request: SizeRequest {
    let basis =
      basisWidth | basisHeight == 0
      ? Pair(Double.nan, Double.nan) : Pair(Double(bitPattern: basisWidth), Double(bitPattern: basisHeight))
    var request = SizeRequest(SizeRequest.Width(rawValue: kinds & 3).unsafelyUnwrapped, basis: basis)
    request.width = Double(bitPattern: width)
    request.height = Double(bitPattern: height)
    request.heightKind = SizeRequest.Height(rawValue: kinds >> 2 & 3).unsafelyUnwrapped
    request.wantsBaseline = kinds & SizeKey.baseline != 0
    return request
  }

  @inline(__always)
  static func == (one: SizeKey, other: SizeKey) -> Bool {
    one.kinds == other.kinds && one.width == other.width && one.height == other.height
      && one.basisWidth == other.basisWidth && one.basisHeight == other.basisHeight
  }
}

/// The cached sizes, in a list for each node.
///
/// A pass is one layout. Each record has the pass in which it was computed, and the one in which it was last used.
struct SizeCache: ~Copyable {
  struct Record: PoolRecord {
    var key: SizeKey
    var size: NodeSize
    /// The next size of the node; -1 for none.
    var next: Int32
    var computed: UInt32
    var used: UInt32
  }

  /// The largest number of sizes cached for a node.
  static let most = 8

  private var records: Pool<Record>
  var pass: UInt32 = 1

  init(_ account: Account) { records = Pool(account) }

  @inline(__always)
  subscript(index: Int32) -> Record {
    get { records[index] }
    set { records[index] = newValue }
  }

  /// Returns the size for a request in a list, or nil.
  @inline(__always)
  mutating func find(_ key: SizeKey, from first: Int32) -> NodeSize? {
    var index = first
    while index >= 0 {
      if records[index].key == key {
        records[index].used = pass
        return records[index].size
      }
      index = records[index].next
    }
    return nil
  }

  /// Adds a size to a list, and returns its new first record.
  mutating func add(_ key: SizeKey, _ size: NodeSize, to first: Int32) throws(MemoryError) -> Int32 {
    try records.take(Record(key: key, size: size, next: first, computed: pass, used: pass))
  }

  /// Frees the record after `previous` in a list, or its first one for -1, and returns the new first record.
  mutating func remove(_ index: Int32, after previous: Int32, first: Int32) -> Int32 {
    let next = records[index].next
    records.free(index)
    if previous < 0 { return next }
    records[previous].next = next
    return first
  }

  /// Frees all records of a list.
  mutating func removeAll(_ first: Int32) {
    var index = first
    while index >= 0 {
      let next = records[index].next
      records.free(index)
      index = next
    }
  }

  mutating func removeAll() { records.removeAll() }

  mutating func count(_ first: Int32) -> Int {
    var count = 0
    var index = first
    while index >= 0 {
      count += 1
      index = records[index].next
    }
    return count
  }

  mutating func release() { records.release() }
}

extension Boxes {
  /// Caches a size of a node. Beyond `SizeCache.most`, drops the oldest one.
  mutating func keep(_ key: SizeKey, _ size: NodeSize, of node: Int32) throws(Status) {
    do throws(MemoryError) { nodes[node].cached = try cache.add(key, size, to: nodes[node].cached) } catch {
      throw .outOfMemory
    }
    if cache.count(nodes[node].cached) > SizeCache.most { dropOldest(of: node) }
  }

  private mutating func dropOldest(of node: Int32) {
    var previous: Int32 = -1
    var index = nodes[node].cached
    while cache[index].next >= 0 {
      previous = index
      index = cache[index].next
    }
    nodes[node].cached = cache.remove(index, after: previous, first: nodes[node].cached)
    noteLoss(of: node)
  }

  /// Records that sizes of the container may depend on a size that is no longer cached.
  private mutating func noteLoss(of node: Int32) {
    let parent = nodes[node].parent
    if parent >= 0 { nodes[parent].flags.insert(.hasLostDependency) }
  }

  /// Called after a box was placed again, and after its children were. Drops sizes about known widths that this pass
  /// has not used.
  ///
  /// A size that was computed in an earlier pass and used in this one may depend on sizes that its children
  /// dropped. If intrinsic widths follow from heights of children, this is true of intrinsic widths, too.
  mutating func dropUnused(of node: Int32) {
    let usesHeights = widthsUseHeights(of: node)
    var previous: Int32 = -1
    var index = nodes[node].cached
    while index >= 0 {
      let record = cache[index]
      let isIntrinsic = record.key.isIntrinsic
      if isIntrinsic || record.used == cache.pass {
        if record.computed != cache.pass && (!isIntrinsic || usesHeights) {
          nodes[node].flags.insert(.hasLostDependency)
        }
        previous = index
      } else {
        nodes[node].cached = cache.remove(index, after: previous, first: nodes[node].cached)
      }
      index = record.next
    }
  }

  /// Whether the intrinsic widths of a box follow from heights of its children, as in grids and in flows with several
  /// columns.
  private mutating func widthsUseHeights(of node: Int32) -> Bool {
    let style = nodes[node].style
    return styles[style].display == .grid || styles[style].direction.axis == .vertical && styles[style].wrap != .none
  }

  /// Drops the placement of a box.
  mutating func dropPlacement(of node: Int32) {
    var previous: Int32 = -1
    var index = nodes[node].cached
    while index >= 0 {
      if cache[index].key.isPlacement {
        nodes[node].cached = cache.remove(index, after: previous, first: nodes[node].cached)
        return
      }
      previous = index
      index = cache[index].next
    }
  }

  /// Drops all sizes of a node.
  mutating func dropSizes(of node: Int32) {
    cache.removeAll(nodes[node].cached)
    nodes[node].cached = -1
    nodes[node].flags.remove(.isConstant)
  }
}

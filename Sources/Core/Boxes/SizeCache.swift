// The cache of sizes. Each node caches the last sizes that were requested of it, at most `SizeCache.most`, so that nested
// boxes do not measure a child again for each request.

import Memory
import Status

/// The kinds of a request in one byte: of the width (2 bits), of the height (2 bits), whether a baseline is asked for, and
/// whether the entry is a placement.
struct RequestKinds: BitwiseCopyable, Equatable {
  private let bits: UInt8

  private static var baseline: UInt8 { 16 }
  private static var placement: UInt8 { 32 }

  @inline(__always)
  init(_ request: SizeRequest, _ heightKind: SizeRequest.Height, isPlacement: Bool) {
    bits =
      request.widthKind.rawValue | heightKind.rawValue << 2
      | (request.wantsBaseline ? RequestKinds.baseline : 0) | (isPlacement ? RequestKinds.placement : 0)
  }

  var width: SizeRequest.Width { unsafeBitCast(bits & 3, to: SizeRequest.Width.self) }
  var height: SizeRequest.Height { unsafeBitCast(bits >> 2 & 3, to: SizeRequest.Height.self) }
  var wantsBaseline: Bool { bits & RequestKinds.baseline != 0 }
  var isPlacement: Bool { bits & RequestKinds.placement != 0 }
  /// Whether the request is for a minimum or maximum width, which depends on no width.
  var isIntrinsic: Bool { width != .known }
}

/// The key of a cached size: the relevant parts of a request.
struct SizeKey: BitwiseCopyable {
  /// Bit patterns; 0 for a size that is not given.
  fileprivate let width: UInt64
  fileprivate let height: UInt64
  fileprivate let basis: Pair<UInt64>
  fileprivate let usesPercent: Bool
  fileprivate let kinds: RequestKinds

  /// `usesPercent`: the size depends on the basis. `usesHeight`: minimum and maximum widths depend on the height.
  @inline(__always)
  init(_ request: SizeRequest, usesPercent: Bool, usesHeight: Bool = true, isPlacement: Bool = false) {
    let heightKind = request.widthKind == .known || usesHeight ? request.heightKind : .automatic
    width = request.widthKind == .known ? request.width.bitPattern : 0
    height = heightKind == .automatic ? 0 : request.height.bitPattern
    basis = Pair(request.basis.width.bitPattern, request.basis.height.bitPattern)
    self.usesPercent = usesPercent
    kinds = RequestKinds(request, heightKind, isPlacement: isPlacement)
  }
}

/// The cached sizes, in a list for each node.
///
/// A pass is one layout. Each record has the pass in which it was computed, and the one in which it was last used.
struct SizeCache: ~Copyable {
  struct Record: PoolRecord {
    /// The width and height of the result. Where the request gives one, it is returned unchanged, so it is that of the
    /// request, too.
    var width: Double
    var height: Double
    var next: Int32
    /// Its record in `details`, or -1.
    var details: Int32
    var computed: UInt32
    var used: UInt32
    var kinds: RequestKinds
  }

  /// What few sizes have: a baseline, or a basis that they depend on.
  private struct Details: PoolRecord {
    var baseline: Double
    var basis: Pair<UInt64>
    var next: Int32 = -1
  }

  /// The largest number of sizes cached for a node.
  static let most = 8

  var records: Pool<Record>
  private var details: Pool<Details>
  var pass: UInt32 = 1

  init(_ account: Account) {
    records = Pool(account)
    details = Pool(account)
  }

  /// Returns the size for a request in a list, or nil.
  @inline(__always)
  mutating func find(_ key: SizeKey, from first: Int32) -> NodeSize? {
    var index = first
    while index >= 0 {
      if isMatch(index, key) {
        records[index].used = pass
        return size(at: index)
      }
      index = records[index].next
    }
    return nil
  }

  @inline(__always)
  private mutating func isMatch(_ index: Int32, _ key: SizeKey) -> Bool {
    if records[index].kinds != key.kinds { return false }
    if !key.kinds.isIntrinsic && records[index].width.bitPattern != key.width { return false }
    if key.kinds.height != .automatic && records[index].height.bitPattern != key.height { return false }
    return !key.usesPercent || hasBasis(index, key.basis)
  }

  @inline(never)
  private mutating func hasBasis(_ index: Int32, _ basis: Pair<UInt64>) -> Bool {
    let index = records[index].details
    return index >= 0 && details[index].basis.width == basis.width && details[index].basis.height == basis.height
  }

  @inline(__always)
  mutating func size(at index: Int32) -> NodeSize {
    let baseline = records[index].details < 0 ? .nan : details[records[index].details].baseline
    return NodeSize(width: records[index].width, height: records[index].height, baseline: baseline)
  }

  /// The request of a cached size. An irrelevant basis is indefinite.
  mutating func request(at index: Int32) -> SizeRequest {
    let record = records[index]
    var basis = Pair(Double.nan, Double.nan)
    if record.details >= 0 {
      let bits = details[record.details].basis
      basis = Pair(Double(bitPattern: bits.width), Double(bitPattern: bits.height))
    }
    var request = SizeRequest(record.kinds.width, basis: basis)
    if !record.kinds.isIntrinsic { request.width = record.width }
    request.heightKind = record.kinds.height
    if request.heightKind != .automatic { request.height = record.height }
    request.wantsBaseline = record.kinds.wantsBaseline
    return request
  }

  /// Adds a size to a list, and returns its new first record.
  @inline(__always)
  mutating func add(_ key: SizeKey, _ size: NodeSize, to first: Int32) throws(MemoryError) -> Int32 {
    assert(key.kinds.isIntrinsic || size.width.bitPattern == key.width)
    assert(key.kinds.height == .automatic || size.height.bitPattern == key.height)
    let details = key.usesPercent || !size.baseline.isNaN ? try addDetails(key, size.baseline) : -1
    do throws(MemoryError) {
      return try records.take(
        Record(
          width: size.width, height: size.height, next: first, details: details, computed: pass, used: pass,
          kinds: key.kinds))
    } catch {
      if details >= 0 { self.details.free(details) }
      throw error
    }
  }

  @inline(never)
  private mutating func addDetails(_ key: SizeKey, _ baseline: Double) throws(MemoryError) -> Int32 {
    let none = Double.nan.bitPattern
    return try details.take(
      Details(baseline: baseline, basis: key.usesPercent ? key.basis : Pair(none, none)))
  }

  /// Frees the record after `previous` in a list, or its first one for -1, and returns the new first record.
  mutating func remove(_ index: Int32, after previous: Int32, first: Int32) -> Int32 {
    let next = records[index].next
    free(index)
    if previous < 0 { return next }
    records[previous].next = next
    return first
  }

  /// Frees all records of a list.
  mutating func removeAll(_ first: Int32) {
    var index = first
    while index >= 0 {
      let next = records[index].next
      free(index)
      index = next
    }
  }

  private mutating func free(_ index: Int32) {
    if records[index].details >= 0 { details.free(records[index].details) }
    records.free(index)
  }

  mutating func removeAll() {
    records.removeAll()
    details.removeAll()
  }

  mutating func count(_ first: Int32) -> Int {
    var count = 0
    var index = first
    while index >= 0 {
      count += 1
      index = records[index].next
    }
    return count
  }

  mutating func release() {
    records.release()
    details.release()
  }
}

extension Boxes {
  /// Caches a size of a node. Beyond `SizeCache.most`, drops the oldest one.
  @inline(__always)
  mutating func keep(_ key: SizeKey, _ size: NodeSize, of node: Int32) throws(Status) {
    do throws(MemoryError) { nodes[node].cached = try cache.add(key, size, to: nodes[node].cached) } catch {
      throw .outOfMemory
    }
    if cache.count(nodes[node].cached) > SizeCache.most { dropOldest(of: node) }
  }

  @inline(never)
  private mutating func dropOldest(of node: Int32) {
    var previous: Int32 = -1
    var index = nodes[node].cached
    while cache.records[index].next >= 0 {
      previous = index
      index = cache.records[index].next
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
      let next = cache.records[index].next
      let isIntrinsic = cache.records[index].kinds.isIntrinsic
      if isIntrinsic || cache.records[index].used == cache.pass {
        if cache.records[index].computed != cache.pass && (!isIntrinsic || usesHeights) {
          nodes[node].flags.insert(.hasLostDependency)
        }
        previous = index
      } else {
        nodes[node].cached = cache.remove(index, after: previous, first: nodes[node].cached)
      }
      index = next
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
      if cache.records[index].kinds.isPlacement {
        nodes[node].cached = cache.remove(index, after: previous, first: nodes[node].cached)
        return
      }
      previous = index
      index = cache.records[index].next
    }
  }

  /// Drops all sizes of a node.
  mutating func dropSizes(of node: Int32) {
    cache.removeAll(nodes[node].cached)
    nodes[node].cached = -1
    nodes[node].flags.remove(.isConstant)
  }
}

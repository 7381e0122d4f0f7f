// The layout of a tree: applies its changes (Update.swift), computes the size of the root, and places its contents.

import Memory
import Status

/// The arguments of a layout: a root, and the available space or the size for it.
struct LayoutRequest: BitwiseCopyable {
  var root: Int32 = -1
  var width = 0.0
  var height = 0.0
  var isSize = false

  /// Compares bit patterns, since the available space may be NaN.
  @inline(__always)
  static func == (one: LayoutRequest, other: LayoutRequest) -> Bool {
    one.root == other.root && one.width.bitPattern == other.width.bitPattern
      && one.height.bitPattern == other.height.bitPattern && one.isSize == other.isSize
  }
}

extension Boxes {
  /// Lays out a tree in the available space. After an error, some frames are those of the previous layout, and the next
  /// layout computes everything again.
  package mutating func layout(_ root: Int32, _ available: AvailableSpace) throws(Status) {
    try layout(LayoutRequest(root: root, width: available.width, height: available.height))
  }

  /// Lays out a tree at a given size of its root.
  package mutating func layout(_ root: Int32, width: Double, height: Double) throws(Status) {
    try layout(LayoutRequest(root: root, width: width, height: height, isSize: true))
  }

  private mutating func layout(_ request: LayoutRequest) throws(Status) {
    if changes.last == request { return changes.moved.removeAll() }
    do throws(Status) {
      try update()
      try arrange(request)
      changes.last = request
    } catch { throw forgetAll(after: error) }
  }

  /// Applies the changes of a tree, and measures it. Changed boxes are placed again. The next layout belongs to the same
  /// pass.
  package mutating func size(of root: Int32, _ request: SizeRequest) throws(Status) -> NodeSize {
    do throws(Status) {
      try update()
      let size = try measure(root, request)
      changes.isMeasured = true
      return size
    } catch { throw forgetAll(after: error) }
  }

  /// Reserves memory so that changes cannot fail until a node is added, except `setStyle`.
  package mutating func reserveChanges() throws(MemoryError) {
    try changes.noted.reserve(changes.noted.count + nodes.count)
  }

  /// Discards all cached sizes and the state of the interrupted layout. Returns the error.
  private mutating func forgetAll(after error: Status) -> Status {
    depth = 0
    flowScratch.removeAll()
    gridScratch.removeAll()
    changes.noted.removeAll()
    changes.last = LayoutRequest()
    cache.removeAll()
    changes.isMeasured = false
    runs.removeAll()
    for node in 0..<nodes.count {
      nodes[node].cached = -1
      nodes[node].run = -1
      nodes[node].runItem = -1
      forgetLengths(in: Int32(truncatingIfNeeded: node))
      nodes[node].flags.subtract([.isChanged, .hasLostDependency, .usesHeight, .isConstant])
    }
    return error
  }

  /// Sets the frame of a root, and places everything inside it.
  private mutating func arrange(_ layout: LayoutRequest) throws(Status) {
    let root = layout.root
    let basis = Pair(layout.width, layout.height)
    let size = layout.isSize ? basis : try rootSize(root, basis)
    let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    if nodes[root].flags.contains(.isHidden) { return try setFrame(of: root, Frame()) }
    try setFrame(of: root, moved(frame, root, basis))
    if nodes[root].firstChild < 0 { return }
    var request = SizeRequest(width: size.width, basis: basis)
    if try isAsContentNeeds(size.height, root, layout, width: size.width) {
      // Placed as it was measured: percentages of its limits are of an unknown height.
      request.basis = contentBasis(of: layout)
      request.heightKind = .imposed
    } else {
      request.heightKind = .known
    }
    request.height = size.height
    try place(root, request)
  }

  /// The sizes that percentages of a root refer to where its height follows from its content.
  private func contentBasis(of layout: LayoutRequest) -> Pair<Double> {
    Pair(layout.width, layout.isSize ? .nan : layout.height)
  }

  /// Whether the height of a root is automatic: its style states none, and it is as high as its content needs.
  private mutating func isAsContentNeeds(
    _ height: Double, _ root: Int32, _ layout: LayoutRequest, width: Double
  ) throws(Status) -> Bool {
    let style = nodes[root].style
    let hasHeight = !styles[style].size.height.resolved(against: layout.height).isNaN
    if hasHeight || styles[style].aspectRatio > 0 { return false }
    let request = SizeRequest(width: width, basis: contentBasis(of: layout))
    return abs(try measure(root, request).height - height) <= lengthTolerance
  }

  /// Returns the size of a root: the size in its style, or the size of its content within the available space.
  private mutating func rootSize(_ root: Int32, _ basis: Pair<Double>) throws(Status) -> Pair<Double> {
    let style = nodes[root].style
    let insets = styles[style].insets(basis: basis.width).sums
    let sizes = styles[style].sizes(basis: basis, insets: insets)
    let hasRatio = styles[style].aspectRatio > 0
    var size = Pair(sizes.clamp(sizes.size.width, .horizontal), sizes.clamp(sizes.size.height, .vertical))
    if size.width.isNaN {
      if hasRatio && !size.height.isNaN {
        size.width = styles[style].transferred(size.height, to: .horizontal, insets: insets)
      } else {
        var request = SizeRequest(.maxContent, basis: basis)
        if !size.height.isNaN {
          request.height = size.height
          request.heightKind = .known
        }
        size.width =
          try basis.width.isNaN ? measure(root, request).width : fitWidth(of: root, in: basis.width, request)
      }
      size.width = sizes.clamp(size.width, .horizontal)
    }
    if size.height.isNaN {
      size.height =
        hasRatio
        ? styles[style].transferred(size.width, to: .vertical, insets: insets)
        : try measure(root, SizeRequest(width: size.width, basis: basis)).height
      size.height = sizes.clamp(size.height, .vertical)
    }
    return size
  }
}

/// Results of the last layout.
extension Boxes {
  package mutating func frame(of node: Int32) -> Frame { nodes[node].frame }

  package var movedCount: Int { changes.moved.count }
  package mutating func moved(_ index: Int) -> Int32 { changes.moved[index] }
}

// Trees of boxes, which place their children by the algorithms of CSS Flexible Box and CSS Grid.
//
// A box is measured (Measuring.swift) until the sizes of all boxes are known, and then placed (Placing.swift). Both
// functions call the code for its `display`, in the folder Flow or Grid. This module depends on neither solver nor
// scene.

import Memory
import Status

/// The nodes of trees, their styles, and the memory of their layout.
package struct Boxes: ~Copyable {
  package var nodes: Buffer<Node>
  var styles: Styles
  /// Properties that few styles have, and the tracks and line names of grids. `Style.extra` and the slices in it are
  /// indices into these.
  package var extras: Buffer<Extra>
  package var tracks: Buffer<Track>
  package var lineNames: Buffer<LineName>
  var cache: SizeCache
  /// Items and lines of the flows that are being measured or placed.
  var flowScratch: FlowScratch
  /// Items and tracks of the grids that are being measured or placed.
  var gridScratch: GridScratch
  /// The sizes that long columns keep for their children.
  var runs: Runs
  package var leaves = LeafFunction()
  /// See `linkLayout`.
  var linkedFunction: LayoutFunction?
  var changes: NodeChanges
  /// The first free node, linked by `next`; -1 for none.
  var freeNode: Int32 = -1
  /// The number of nested boxes that are being measured or placed.
  var depth = 0

  package init(_ account: Account) {
    nodes = Buffer(account)
    styles = Styles(account)
    extras = Buffer(account)
    tracks = Buffer(account)
    lineNames = Buffer(account)
    cache = SizeCache(account)
    flowScratch = FlowScratch(account)
    gridScratch = GridScratch(account)
    runs = Runs(account)
    changes = NodeChanges(account)
  }

  package mutating func release() {
    nodes.release()
    styles.release()
    extras.release()
    tracks.release()
    lineNames.release()
    cache.release()
    flowScratch.release()
    gridScratch.release()
    runs.release()
    changes.release()
    freeNode = -1
  }

  package mutating func trimSpare() {
    nodes.trimSpare()
    cache.records.trimSpare()
  }
}

/// A box or a leaf.
package struct Node: BitwiseCopyable {
  package var parent: Int32 = -1
  package var firstChild: Int32 = -1
  package var lastChild: Int32 = -1
  package var next: Int32 = -1
  package var previous: Int32 = -1
  /// Its record in `Boxes.styles`.
  package var style: Int32
  /// The first of its cached sizes in `Boxes.cache`; -1 for none.
  var cached: Int32 = -1
  /// The run of its children, a record in `Boxes.runs.records`; -1 for none.
  var run: Int32 = -1
  /// Its place in the run of its parent, a record in `Boxes.runs.items`; -1 for none.
  var runItem: Int32 = -1
  var flags = NodeFlags()
  /// The width of its content box for which its children have a `keptLength`, or NaN.
  var keptWidth = Double.nan
  var keptLength = 0.0
  /// The frame of the last layout, in the coordinates of the parent.
  package var frame = Frame()
}

package struct NodeFlags: OptionSet, BitwiseCopyable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The leaf function measures its content.
  static let isMeasured = NodeFlags(rawValue: 1)
  /// It takes no space, and no gap.
  static let isHidden = NodeFlags(rawValue: 2)
  /// Its cached sizes may be out of date.
  static let isChanged = NodeFlags(rawValue: 4)
  /// A cached size may depend on a size of a child that is no longer cached.
  static let hasLostDependency = NodeFlags(rawValue: 8)
  /// The node is not in use.
  static let isFree = NodeFlags(rawValue: 16)
  /// Its minimum and maximum widths may depend on its height, if it has been asked for them.
  static let usesHeight = NodeFlags(rawValue: 32)
  /// Its cached size, if there is one, is that for all requests.
  static let isConstant = NodeFlags(rawValue: 64)
}

package struct Frame: BitwiseCopyable, Equatable {
  package var x = 0.0
  package var y = 0.0
  package var width = 0.0
  package var height = 0.0

  package init() {}
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The children that are not hidden.
extension Boxes {
  @inline(__always)
  mutating func firstShownChild(of node: Int32) -> Int32 { shown(from: nodes[node].firstChild) }

  @inline(__always)
  mutating func nextShown(after node: Int32) -> Int32 { shown(from: nodes[node].next) }

  @inline(__always)
  private mutating func shown(from first: Int32) -> Int32 {
    var node = first
    while node >= 0 && nodes[node].flags.contains(.isHidden) { node = nodes[node].next }
    return node
  }
}

extension Boxes {
  /// Sets the frame of a node, and reports it if it differs.
  mutating func setFrame(of node: Int32, _ frame: Frame) throws(Status) {
    if nodes[node].frame == frame { return }
    do throws(MemoryError) { try changes.moved.append(node) } catch { throw .outOfMemory }
    nodes[node].frame = frame
  }
}

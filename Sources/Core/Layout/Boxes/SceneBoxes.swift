// The boxes of a scene: which item each node of their trees is.
//
// An item has a node (`ItemRecord.node`) if it is a box, or is arranged by one. The outermost boxes are roots of trees; they
// are measured views under constraints, and have variables. Arranged items have none until a constraint needs them (Pins.swift), and their frames are those of their
// nodes. A node is the alignment rect of its item.

import Boxes
import Memory
import Solver
import Status

/// What a scene knows about a node.
struct BoxRecord: BitwiseCopyable {
  var item: Int32 = -1
  /// Its place in `SceneBoxes.roots`; -1 if it is no outermost box.
  var root: Int32 = -1
  /// It arranges its children, and is no leaf.
  var isBox = false
  /// It is an outermost box in which something has changed since its last layout.
  var isWaiting = false
  /// Its place in `SceneBoxes.pins`; -1 if its item has no variables of the box.
  var pin: Int32 = -1
  /// Its place in `BoxFits.fits`; -1 if its fitting size is not its size.
  var fit: Int32 = -1
}

struct SceneBoxes: ~Copyable {
  let account: Account
  var tree: Boxes
  var grids: Grids
  /// By node.
  var records: Buffer<BoxRecord>
  /// The nodes of the outermost boxes.
  var roots: Buffer<Int32>
  var pins: Buffer<Pin>
  var fitting: BoxFits
  /// An outermost box has changed since the natural sizes of this layout were measured.
  var isUnmeasured = false
  /// Pins have no rows, or are measured from another parent.
  var arePinsStale = false
  /// How many boxes are hidden.
  var hiddenBoxes = 0
  /// The direction of a box may have changed.
  var isTurned = false
  /// Leaves whose measure functions gave invalid sizes in this layout, and the error about the last one.
  var mismeasured: Buffer<Int32>
  var mismeasurement: InvalidMeasurement?
  var remark: Status?

  init(_ account: Account) {
    self.account = account
    tree = Boxes(account)
    grids = Grids(account)
    records = Buffer(account)
    roots = Buffer(account)
    pins = Buffer(account)
    fitting = BoxFits(account)
    mismeasured = Buffer(account)
  }

  mutating func release() {
    tree.release()
    grids.release()
    records.release()
    roots.release()
    pins.release()
    fitting.release()
    mismeasured.release()
  }

  /// Adds a node without an item, with room for all that later edits of it need.
  mutating func makeNode(_ style: Style, isBox: Bool) throws(MemoryError) -> Int32 {
    let node = try tree.add(style, isMeasured: !isBox)
    do throws(MemoryError) {
      try tree.reserveEdits()
      if records.count <= Int(node) { try records.resize(to: Int(node) + 1, filling: BoxRecord()) }
    } catch {
      removeNode(node)
      throw error
    }
    records[node] = BoxRecord()
    records[node].isBox = isBox
    return node
  }

  // Memory for these edits is reserved with each node.

  mutating func removeNode(_ node: Int32) { do throws(MemoryError) { try tree.remove(node) } catch {} }
  mutating func detach(_ node: Int32) { do throws(MemoryError) { try tree.detach(node) } catch {} }
  mutating func contentChanged(of node: Int32) {
    do throws(MemoryError) { try tree.contentChanged(of: node) } catch {}
  }
  mutating func setHidden(_ isHidden: Bool, _ node: Int32) {
    do throws(MemoryError) { try tree.setHidden(isHidden, node) } catch {}
  }
  mutating func insert(_ node: Int32, into parent: Int32, before sibling: Int32 = -1) {
    do throws(MemoryError) { try tree.insert(node, into: parent, before: sibling) } catch {}
  }

  /// The outermost node around a node, and how many are between.
  mutating func outermost(_ node: Int32) -> (node: Int32, depth: Int) {
    var (outermost, depth) = (node, 0)
    while tree.nodes[outermost].parent >= 0 {
      outermost = tree.nodes[outermost].parent
      depth += 1
    }
    return (outermost, depth)
  }

  mutating func addRoot(_ node: Int32) {
    records[node].root = Int32(roots.count)
    records[node].isWaiting = true
    roots.appendReserved(node)
  }

  mutating func removeRoot(_ node: Int32) {
    let place = records[node].root
    if place < 0 { return }
    records[node].root = -1
    let last = roots.removeLast()
    if last == node { return }
    roots[place] = last
    records[last].root = place
  }
}

extension Scene {
  /// Whether an item is a box.
  mutating func isBox(_ item: Int32) -> Bool {
    let node = items[item].node
    return node >= 0 && boxes.records[node].isBox
  }

  mutating func isGrid(_ item: Int32) -> Bool { boxes.tree.style(of: items[item].node).display == .grid }

  /// Whether a box arranges an item.
  mutating func isArranged(_ item: Int32) -> Bool {
    let node = items[item].node
    return node >= 0 && boxes.tree.nodes[node].parent >= 0
  }

  /// Notes that something has changed in the tree of a node, which the next layout lays out.
  @inline(never)
  mutating func noteTree(of node: Int32) {
    let root = boxes.outermost(node).node
    isPending = true
    guard boxes.records[root].root >= 0 else { return }
    boxes.records[root].isWaiting = true
    boxes.isUnmeasured = true
    let item = boxes.records[root].item
    measures[items[item].measure].invalidate()
    noteFit(around: items[item].parent)
  }

  /// Notes that an item with a node has another content.
  @inline(never)
  mutating func noteContent(of item: Int32) {
    let node = items[item].node
    boxes.contentChanged(of: node)
    noteTree(of: node)
  }
}

// The boxes of a scene: maps the nodes of their trees to items.
//
// An item has a node (`ItemRecord.node`) if it is a box, or is arranged by one. The outermost boxes are roots of trees; they
// are measured views under constraints, and have variables. Arranged items have none until a constraint needs them
// (`Model/Rows/Pins`), and their frames are those of their nodes. The rectangle of a node is the
// alignment rect of its item.

import Boxes
import Memory

/// The item of a node, and its state in the scene.
struct BoxRecord: BitwiseCopyable {
  var item: Int32 = -1
  /// Its index in `SceneBoxes.roots`; -1 if it is no outermost box.
  var root: Int32 = -1
  /// It arranges its children, and is no leaf.
  var isBox = false
  /// It is an outermost box in which something has changed since its last layout.
  var isWaiting = false
  /// Its index in `Pins.records`; -1 if its item has no variables of the box.
  var pin: Int32 = -1
  /// Its index in `FittingSizes.records`; -1 if its fitting size is not its size.
  var fittingSize: Int32 = -1
}

/// The boxes of a scene. Cannot access items: `Views` finds the node of an item, `Model` records changes, and `Scene`
/// lays out boxes.
struct SceneBoxes: ~Copyable {
  let account: Account
  var trees: Boxes
  var grids: Grids
  /// By node.
  var records: Buffer<BoxRecord>
  /// The nodes of the outermost boxes.
  var roots: Buffer<Int32>
  var pins: Pins
  var pinRounds = PinRounds()
  var fittingSizes: FittingSizes
  /// An outermost box has changed since the natural sizes of this layout were measured.
  var isUnmeasured = false
  /// How many boxes are hidden.
  var hiddenBoxes = 0
  /// The direction of a box or of one of its children may have changed.
  var hasStaleDirections = false

  init(_ account: Account) {
    self.account = account
    trees = Boxes(account)
    grids = Grids(account)
    records = Buffer(account)
    roots = Buffer(account)
    pins = Pins(account)
    fittingSizes = FittingSizes(account)
  }

  mutating func release() {
    trees.release()
    grids.release()
    records.release()
    roots.release()
    pins.release()
    fittingSizes.release()
  }

  mutating func trimSpare() {
    trees.trimSpare()
    records.trimSpare()
  }

  /// Adds a node with the initial style and without an item, with room for all that later edits of it need.
  mutating func makeNode(isBox: Bool) throws(MemoryError) -> Int32 {
    let node = try trees.add(isMeasured: !isBox)
    do throws(MemoryError) {
      try trees.reserveChanges()
      if records.count <= Int(node) { try records.resize(to: Int(node) + 1, filling: BoxRecord()) }
    } catch {
      removeNode(node)
      throw error
    }
    records[node] = BoxRecord()
    records[node].isBox = isBox
    return node
  }

  /// Adds a node with a style.
  mutating func makeNode(_ style: Style, isBox: Bool) throws(MemoryError) -> Int32 {
    let node = try makeNode(isBox: isBox)
    do throws(MemoryError) { try trees.setStyle(style, of: node) } catch {
      removeNode(node)
      throw error
    }
    return node
  }

  // Memory for these edits is reserved with each node.

  mutating func removeNode(_ node: Int32) { do throws(MemoryError) { try trees.remove(node) } catch {} }
  mutating func detach(_ node: Int32) { do throws(MemoryError) { try trees.detach(node) } catch {} }
  mutating func contentChanged(of node: Int32) {
    do throws(MemoryError) { try trees.contentChanged(of: node) } catch {}
  }
  mutating func setHidden(_ isHidden: Bool, _ node: Int32) {
    do throws(MemoryError) { try trees.setHidden(isHidden, node) } catch {}
  }
  mutating func insert(_ node: Int32, into parent: Int32, before sibling: Int32 = -1) {
    do throws(MemoryError) { try trees.insert(node, into: parent, before: sibling) } catch {}
  }

  /// The outermost node around a node, and how many are between.
  mutating func outermost(_ node: Int32) -> (node: Int32, depth: Int) {
    var (outermost, depth) = (node, 0)
    while trees.nodes[outermost].parent >= 0 {
      outermost = trees.nodes[outermost].parent
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
    let index = records[node].root
    if index < 0 { return }
    records[node].root = -1
    let last = roots.removeLast()
    if last == node { return }
    roots[index] = last
    records[last].root = index
  }
}

/// Returns a length in the range of lengths, which percentages of percentages may leave.
func clampedLength(_ number: Double) -> Double { clampedCoordinate(number > 0 ? number : 0) }

/// Returns a coordinate in the range of coordinates.
func clampedCoordinate(_ number: Double) -> Double {
  isCoordinate(number) ? number : number > 0 ? largestLength : number < 0 ? -largestLength : 0
}

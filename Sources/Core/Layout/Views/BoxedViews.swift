// Items and their nodes: which items are boxes, which are arranged by a box, and their frames.

import Boxes
import Memory
import Status

/// The deepest that boxes of a scene may be nested. Deeper items are refused when they are added. It is less than the
/// depth that `Boxes` can lay out, so that no layout of a scene fails because of it.
var deepestSceneBox: Int { 400 }

extension Views {
  /// Whether an item is a box.
  mutating func isBox(_ item: Int32) -> Bool {
    let node = tree.items[item].node
    return node >= 0 && boxes.records[node].isBox
  }

  /// Whether an item is a box.
  package mutating func isBox(_ item: ItemID) -> Bool { tree.isLive(item) && isBox(item.slot) }

  mutating func isGrid(_ item: Int32) -> Bool { boxes.trees.style(of: tree.items[item].node).display == .grid }

  /// Whether a box arranges an item.
  mutating func isBoxed(_ item: Int32) -> Bool {
    let node = tree.items[item].node
    return node >= 0 && boxes.trees.nodes[node].parent >= 0
  }

  /// Whether a leaf has its fitting size: it is a stack, or a view with children and without a size of its own.
  mutating func isFitted(_ item: Int32) -> Bool {
    if tree.items[item].measure >= 0 || tree.items[item].kind != .plain { return false }
    if tree.items[item].intrinsic.0.size >= 0 || tree.items[item].intrinsic.1.size >= 0 { return false }
    return tree.items[item].firstChild >= 0 || tree.items[item].firstGuide >= 0
  }

  /// Whether an item is a child of a box that the box does not arrange.
  package mutating func isFree(_ item: ItemID) -> Bool { !isBoxed(item.slot) }

  /// Throws if a parent cannot arrange an item because boxes would be nested too deep.
  mutating func checkDepth(of item: Int32, in parent: Int32) throws(Status) {
    guard isBox(item) else { return }
    if boxes.outermost(tree.items[parent].node).depth + height(of: tree.items[item].node) > deepestSceneBox {
      throw .nestedTooDeep
    }
  }

  /// Returns the depth of nested boxes in the subtree of a node.
  private mutating func height(of root: Int32) -> Int {
    var (node, depth, height) = (root, 1, 1)
    while true {
      if boxes.trees.nodes[node].firstChild >= 0 {
        node = boxes.trees.nodes[node].firstChild
        depth += 1
        height = max(height, depth)
        continue
      }
      while node != root && boxes.trees.nodes[node].next < 0 {
        node = boxes.trees.nodes[node].parent
        depth -= 1
      }
      if node == root { return height }
      node = boxes.trees.nodes[node].next
    }
  }
}

// MARK: Frames

extension Views {
  /// Returns the frame of an arranged item as of the last layout of its box; empty if it is hidden, or in a hidden box.
  @inline(never)
  mutating func boxedFrame(_ item: Int32) -> Rect {
    if isHiddenByBox(item) { return .zero }
    let frame = boxes.trees.frame(of: tree.items[item].node)
    let (outer, own) = (tree.alignmentInsets(of: tree.items[item].parent), tree.alignmentInsets(of: item))
    return Rect(
      x: clampedCoordinate(frame.x) + outer.left - own.left, y: clampedCoordinate(frame.y) + outer.top - own.top,
      width: clampedLength(frame.width) + (own.left + own.right),
      height: clampedLength(frame.height) + (own.top + own.bottom))
  }

  /// Whether an arranged item is hidden, or in a hidden box.
  mutating func isHiddenByBox(_ item: Int32) -> Bool {
    if tree.items[item].isHidden { return true }
    if boxes.hiddenBoxes == 0 { return false }
    var item = item
    while isBoxed(item) {
      if tree.items[item].isHidden { return true }
      item = tree.items[item].parent
    }
    return false
  }
}

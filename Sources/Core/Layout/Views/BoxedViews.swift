// Items as nodes of boxes: which items are boxes, which are arranged by one, and their frames.

import Boxes
import Memory
import Status

/// The deepest that boxes may be nested.
var deepestBox: Int { 400 }

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
  mutating func isArranged(_ item: Int32) -> Bool {
    let node = tree.items[item].node
    return node >= 0 && boxes.trees.nodes[node].parent >= 0
  }

  /// Whether a leaf has its fitting size: a stack, or a view with something inside and no size of its own.
  mutating func isFitted(_ item: Int32) -> Bool {
    if tree.items[item].measure >= 0 || tree.items[item].kind != .plain { return false }
    if tree.items[item].contents.0.intrinsic >= 0 || tree.items[item].contents.1.intrinsic >= 0 { return false }
    return tree.items[item].firstChild >= 0 || tree.items[item].firstGuide >= 0
  }

  /// Throws where a view cannot move to a parent because of boxes: into a box, or out of one.
  mutating func checkBoxes(ofMoving item: Int32, to parent: Int32) throws(Status) {
    guard isArranged(item) == isBox(parent) else { throw .kind }
    guard isBox(item), isBox(parent) else { return }
    if boxes.outermost(tree.items[parent].node).depth + height(of: tree.items[item].node) > deepestBox {
      throw .tooMany
    }
  }

  /// How many boxes are in one another below a node, and with it.
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
  /// The frame of an arranged item as of the last layout of its box: 0 where it is hidden, or in a hidden box.
  @inline(never)
  mutating func boxedFrame(_ item: Int32) -> Rect {
    if isOutOfBox(item) { return .zero }
    let frame = boxes.trees.frame(of: tree.items[item].node)
    let (outer, own) = (tree.alignment(of: tree.items[item].parent), tree.alignment(of: item))
    return Rect(
      x: boxPlace(frame.x) + outer.left - own.left, y: boxPlace(frame.y) + outer.top - own.top,
      width: boxLength(frame.width) + (own.left + own.right), height: boxLength(frame.height) + (own.top + own.bottom))
  }

  /// Whether an arranged item is hidden, or in a hidden box.
  mutating func isOutOfBox(_ item: Int32) -> Bool {
    if tree.items[item].isHidden { return true }
    if boxes.hiddenBoxes == 0 { return false }
    var item = item
    while isArranged(item) {
      if tree.items[item].isHidden { return true }
      item = tree.items[item].parent
    }
    return false
  }
}

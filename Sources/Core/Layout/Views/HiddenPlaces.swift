// Where the hidden children of boxes would stand, for constraints that name them.

import Boxes
import Memory

extension Views {
  /// The place of a hidden child of a shown box, in the coordinates of the box: where the next shown child begins, or behind the
  /// last one, or where the content of an empty box begins. The child has the size 0 there.
  mutating func placeOfHidden(_ item: Int32) -> (x: Double, y: Double) {
    let node = tree.items[item].node
    let box = boxes.trees.nodes[node].parent
    let style = boxes.trees.style(of: box)
    let direction = boxes.direction(of: style)
    // Whether children begin at the right, and whether at the bottom.
    var isRight = boxes.trees.isRightToLeft(box) != (direction == .rowReverse)
    var isBottom = direction == .columnReverse
    let (sibling, isBefore) = boxes.shownSibling(of: node)
    if sibling < 0 { return boxes.startOfContent(of: box, style, isRight: isRight, isBottom: isBottom) }
    if isBefore { if direction.axis == .horizontal { isRight.toggle() } else { isBottom.toggle() } }
    let frame = boxes.trees.frame(of: sibling)
    return (frame.x + (isRight ? frame.width : 0), frame.y + (isBottom ? frame.height : 0))
  }
}

extension SceneBoxes {
  /// The shown sibling that gives a hidden child its place: the next one, or else the last one before; -1 for none. All children
  /// of a run of hidden ones have the same; it is kept in their pins, so that a round searches each run once.
  fileprivate mutating func shownSibling(of node: Int32) -> (node: Int32, isBefore: Bool) {
    var (next, previous) = (node, node)
    var found = keptSibling(of: node)
    while found == nil && next >= 0 && trees.isHidden(next) {
      next = trees.nodes[next].next
      found = keptSibling(of: next)
    }
    if found == nil && next >= 0 { found = (next, false) }
    while found == nil && previous >= 0 && trees.isHidden(previous) {
      previous = trees.nodes[previous].previous
      found = keptSibling(of: previous)
    }
    let sibling = found ?? (previous, true)
    next = node
    while next >= 0 && trees.isHidden(next) && keptSibling(of: next) == nil {
      let pin = records[next].pin
      if pin >= 0 { pins.records[pin].shownSibling = (sibling.node, sibling.isBefore, pins.round) }
      next = trees.nodes[next].next
    }
    return sibling
  }

  private mutating func keptSibling(of node: Int32) -> (node: Int32, isBefore: Bool)? {
    if node < 0 || records[node].pin < 0 || !trees.isHidden(node) { return nil }
    let kept = pins.records[records[node].pin].shownSibling
    return kept.round == pins.round ? (kept.node, kept.isBefore) : nil
  }

  /// The direction in which the children of a box follow each other.
  fileprivate mutating func direction(of style: Style) -> FlowDirection {
    if style.display == .flow { return style.direction }
    return trees.extras[style.extra].template.flowsByColumn ? .column : .row
  }

  /// A corner of the box without its padding.
  fileprivate mutating func startOfContent(
    of box: Int32, _ style: Style, isRight: Bool, isBottom: Bool
  ) -> (x: Double, y: Double) {
    let (frame, parent) = (trees.frame(of: box), trees.nodes[box].parent)
    let insets = style.insets(basis: parent < 0 ? frame.width : trees.frame(of: parent).width)
    return (
      isRight ? max(0, frame.width - insets.right) : insets.left,
      isBottom ? max(0, frame.height - insets.bottom) : insets.top
    )
  }
}

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
    var sibling = boxes.trees.nodes[node].next
    while sibling >= 0 && boxes.trees.isHidden(sibling) { sibling = boxes.trees.nodes[sibling].next }
    if sibling < 0 {
      sibling = boxes.trees.nodes[node].previous
      while sibling >= 0 && boxes.trees.isHidden(sibling) { sibling = boxes.trees.nodes[sibling].previous }
      if sibling < 0 { return boxes.startOfContent(of: box, style, isRight: isRight, isBottom: isBottom) }
      if direction.axis == .horizontal { isRight.toggle() } else { isBottom.toggle() }
    }
    let frame = boxes.trees.frame(of: sibling)
    return (frame.x + (isRight ? frame.width : 0), frame.y + (isBottom ? frame.height : 0))
  }
}

extension SceneBoxes {
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

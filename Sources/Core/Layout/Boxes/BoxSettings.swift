// What is set for boxes and for the items in them. It is in the styles of their nodes.

import Boxes
import Memory
import Solver
import Status

/// A length for each edge of a box. The module of screens has a type of the name `Edges`.
package typealias BoxEdges = Edges<Length>

extension Scene {
  /// The style of a flow. Throws `.kind` for other items.
  package mutating func style(ofFlow id: ItemID) throws(Status) -> Style {
    let item = try findView(id)
    guard isBox(item) else { throw .kind }
    let style = boxes.tree.style(of: items[item].node)
    guard style.display == .flow else { throw .kind }
    return style
  }

  /// The style of an item in a box. Throws `.kind` for other items.
  package mutating func style(ofBoxed id: ItemID) throws(Status) -> Style {
    let item = try findView(id)
    guard isArranged(item) else { throw .kind }
    return boxes.tree.style(of: items[item].node)
  }

  /// Replaces the style of an item with a node.
  package mutating func setStyle(_ style: Style, of id: ItemID) throws(Status) {
    let node = items[try findView(id)].node
    if boxes.tree.style(of: node) == style { return }
    try inMemory { () throws(MemoryError) in try boxes.tree.setStyle(style, of: node) }
    noteTree(of: node)
  }
}

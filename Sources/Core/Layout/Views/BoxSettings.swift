// The settings of boxes and of the items in them, which are stored in the styles of their nodes.

import Boxes
import Memory
import Notation
import Status

/// A length for each edge of a box.
package typealias BoxEdges = Edges<Length>

extension Views {
  // Optimised for speed, since for size large structs are copied byte by byte.

  /// The style of a flow. Throws `.kind` for other items.
  @_optimize(speed)
  package mutating func style(ofFlow id: ItemID) throws(Status) -> Style {
    let item = try tree.findView(id)
    guard isBox(item) else { throw .kind }
    let style = boxes.trees.style(of: tree.items[item].node)
    guard style.display == .flow else { throw .kind }
    return style
  }

  /// The style of a child of a box. Throws `.kind` for other items.
  @_optimize(speed)
  package mutating func style(ofBoxed id: ItemID) throws(Status) -> Style {
    let item = try tree.findOwnView(id)
    guard isBox(tree.items[item].parent) else { throw .kind }
    return boxes.trees.style(of: tree.items[item].node)
  }

  @_optimize(speed)
  package mutating func style(ofGrid id: ItemID) throws(Status) -> Style {
    let item = try tree.findView(id)
    guard isBox(item) else { throw .kind }
    let style = boxes.trees.style(of: tree.items[item].node)
    guard style.display == .grid else { throw .kind }
    return style
  }

  package mutating func template(ofGrid id: ItemID) throws(Status) -> GridTemplate {
    boxes.trees.extras[try style(ofGrid: id).extra].template
  }

  /// A text of a grid, zero-terminated; nil for none.
  package mutating func text(_ text: GridText, ofGrid id: ItemID) throws(Status) -> UnsafePointer<CChar>? {
    boxes.grids.texts[Grids.slot(text.rawValue, of: try style(ofGrid: id).extra)]
  }

  /// Returns the number of the name of an area. It must be set for a child before the next call.
  package mutating func area(named name: UnsafeBufferPointer<UInt8>) throws(Status) -> UInt16 {
    name.count == 0 ? 0 : try boxes.number(ofArea: name)
  }

  /// The name of an area, zero-terminated; nil for 0.
  package mutating func name(ofArea number: UInt16) -> UnsafePointer<CChar>? {
    boxes.grids.names[number]
  }
}

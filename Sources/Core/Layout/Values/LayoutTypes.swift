// Ids, enums and small structures of the layout layer.

// Exported, so that files which use the axes need not import the module of boxes.
@_exported import enum Boxes.Axis
import Solver

/// The id of an item: a slot and its generation.
package struct ItemID: BitwiseCopyable, Equatable {
  package let raw: UInt32
  package init(_ raw: UInt32) { self.raw = raw }

  /// The root of every scene.
  package static let window = ItemID(Identifier.raw(slot: 0, generation: Identifier.first(.item)))

  package var slot: Int32 { Identifier.slot(raw) }
}

/// The id of a constraint, which stays the same while it is inactive. The solver's rows have ids of their own.
package struct ConstraintID: BitwiseCopyable, Equatable {
  package let raw: UInt32
  package init(_ raw: UInt32) { self.raw = raw }

  var slot: Int32 { Identifier.slot(raw) }
}

package enum ItemKind: Int32, BitwiseCopyable {
  case plain = 0
  case scroll = 1
  case guide = 2
  /// The content of a scroll view.
  case contentGuide = 3
  /// The visible part of a scroll view.
  case frameGuide = 4
  /// A bar, the status bar or the keyboard.
  case bar = 5

  package var isView: Bool { self == .plain || self == .scroll }
}

package enum Direction: Int32, BitwiseCopyable {
  /// Inherited from the parent; left to right at the window.
  case inherited = 0
  case leftToRight = 1
  case rightToLeft = 2
}

package typealias Axis = Boxes.Axis

/// The owner of a constraint.
package enum ConstraintOwner: UInt8, BitwiseCopyable {
  /// The caller added it.
  case stated
  /// It fixes the size of the window.
  case window
  /// size <= intrinsic size
  case hugging
  /// size >= intrinsic size
  case compression
  /// A stack owns it.
  case stack
  /// The screen owns it.
  case screen
  /// It fixes the size of the content of a scroll view.
  case content
  /// An edit owns it.
  case edit
  /// It keeps a size from being negative.
  case size
  /// A box owns it, and holds an item at its frame.
  case box
  /// It gives a collapsed view the size 0.
  case gone
  // The dimensions of a view own it.
  case width
  case height
  case minimumWidth
  case minimumHeight
  case maximumWidth
  case maximumHeight
  case aspectRatio

  /// Whether it is a dimension: set by the caller as a property of a view, not as a constraint.
  package var isDimension: Bool { rawValue >= ConstraintOwner.width.rawValue }
}

/// A frame in the parent's coordinates that differs from the last report.
package struct Change: BitwiseCopyable {
  package var item: ItemID
  package var frame: Rect

  package init(item: ItemID, frame: Rect) {
    self.item = item
    self.frame = frame
  }
}

/// first.firstAttribute (relation) multiplier * second.secondAttribute + constant, with a priority, and a weight inside
/// that priority. Without a second item the right side is the constant.
package struct Constraint: BitwiseCopyable {
  package var first: ItemID
  package var firstAttribute: Attribute
  package var relation = Relation.equal
  package var second: ItemID?
  package var secondAttribute = Attribute.none
  package var multiplier = 1.0
  package var constant = 0.0
  package var priority = requiredPriority
  /// The first summand of a sum, whose summands are in `Constraints.sums`; -1 for an equation.
  var sum: Int32 = -1
  package var weight = 1.0

  /// Whether it is a sum: its summands are in `Constraints.sums`, and `first` is the item of the first summand.
  package var isSum: Bool { sum >= 0 }

  package init(_ first: ItemID, _ attribute: Attribute, _ relation: Relation, _ constant: Double) {
    self.first = first
    firstAttribute = attribute
    self.relation = relation
    self.constant = constant
  }

  package init(
    _ first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, _ second: ItemID,
    _ secondAttribute: Attribute, multiplier: Double = 1, constant: Double = 0
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }
}

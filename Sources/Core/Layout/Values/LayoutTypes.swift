// Ids, enums and small structures of the layout layer.

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
package struct LayoutConstraintID: BitwiseCopyable, Equatable {
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
  /// That of the parent; at the window, left to right.
  case inherited = 0
  case leftToRight = 1
  case rightToLeft = 2
}

package enum Axis: Int32, BitwiseCopyable {
  case horizontal = 0
  case vertical = 1
}

/// The owner of a constraint.
package enum Origin: UInt8, BitwiseCopyable {
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
  /// A hidden view that gives up its room has the size 0.
  case gone
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

/// first.firstAttribute (relation) multiplier * second.secondAttribute + constant, at a priority and, inside that
/// priority, with a weight. Without a second item, just the constant.
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

  /// Whether it is no equation: its summands are in `Constraints.sums`, and `first` is the first one.
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

// The syntax tree of rules. Names are ranges of the source, not yet resolved.

import Memory
import Notation
import Solver

/// A name in the source, without its quotes; empty for none.
package struct Word: BitwiseCopyable {
  package enum Form: UInt8, BitwiseCopyable {
    /// Letters, digits and underscores.
    case bare
    /// Text in quotes, with a backslash before quotes and backslashes; `\n` is a newline.
    case quoted
    /// The digits of an id, as in `#4194305`.
    case identity
  }

  package var start: Int32 = 0
  package var end: Int32 = 0
  package var form = Form.bare

  package var count: Int { Int(end - start) }
  package var isEmpty: Bool { start == end }
}

/// A number, or a metric times a sign.
package struct Quantity: BitwiseCopyable {
  package var number: Double
  package var metric = Word()
  /// Its position in the source.
  package var start: Int32
}

/// An attribute of an item, by name.
package struct AnchorName: BitwiseCopyable {
  package var item: Word
  package var attribute: Attribute
}

/// One line: a format, an equation, or the settings of a box.
package struct Statement: BitwiseCopyable {
  package enum Kind: UInt8, BitwiseCopyable { case format, equation, box }

  package var kind: Kind
  package var isVertical = false
  /// The parts of a format, the equation, or the line about a box.
  package var first: Int32
  package var count: Int32
  package var start: Int32
}

// MARK: Equations

/// `addends relation addends @priority weight w gone c "identifier"`.
package struct Equation: BitwiseCopyable {
  /// The addends of both sides, in the order of the text.
  package var first: Int32
  package var count: Int32
  package var relation: Relation
  package var priority: Quantity
  package var weight = 1.0
  /// The constant while an item is gone.
  package var gone: Quantity?
  /// Its `max` or `min`, which is replaced by a constraint for each argument.
  var extreme = Extreme()
  package var identifier = Word()
  package var start: Int32
}

/// A quantity alone, or times an attribute.
package struct Addend: BitwiseCopyable {
  package var anchor: AnchorName?
  package var quantity: Quantity
  /// Whether it is to the right of the relation.
  package var isRight: Bool
  /// The number of the argument of `max` or `min` that it is in, from 1; 0 for none.
  package var argument: Int32 = 0
}

// MARK: Formats

/// A view or the superview, and the connection to the next part.
package struct FormatPart: BitwiseCopyable {
  /// Empty for the superview.
  package var name = Word()
  package var isSuperview: Bool { name.isEmpty }
  package var sizes = Predicates()
  package var gap = Gap.none
  /// The size of a spring relative to the others of its format.
  package var spring = 1.0
  package var distances = Predicates()
  package var start: Int32
}

/// The connection of two parts of a format.
package enum Gap: UInt8, BitwiseCopyable {
  /// None: the last part.
  case none
  /// The parts touch.
  case flush
  /// The standard spacing.
  case standard
  /// The distances of the predicates.
  case distances
  /// A spring: the sizes of all springs of a format are in proportion to their numbers.
  case spring
}

/// Consecutive predicates.
package struct Predicates: BitwiseCopyable {
  package var first: Int32 = 0
  package var count: Int32 = 0
}

/// A size or a distance: `relation object @priority`.
package struct Predicate: BitwiseCopyable {
  package enum Object: UInt8, BitwiseCopyable {
    case number
    /// A metric or a view.
    case name
    /// A percentage of the size of the superview.
    case percent
    /// An attribute of a view.
    case attribute
  }

  package var relation: Relation
  package var object: Object
  package var name = Word()
  package var attribute = Attribute.width
  /// The number; with a name, the quantity is multiplier * name + number.
  package var number: Double
  package var multiplier = 1.0
  /// Whether a sign precedes the name.
  package var hasSign = false
  package var priority: Quantity
  package var start: Int32
}

// Options of rules.

import Memory
import Notation
import Solver

/// A metric: a named number.
package struct Metric: BitwiseCopyable {
  package var name: UnsafeBufferPointer<UInt8>
  package var value: Double

  package init(_ name: UnsafeBufferPointer<UInt8>, _ value: Double) {
    self.name = name
    self.value = value
  }
}

/// A name for an item, which may differ from the item's own.
package struct NamedItem: BitwiseCopyable {
  package var name: UnsafeBufferPointer<UInt8>
  package var item: ItemID

  package init(_ name: UnsafeBufferPointer<UInt8>, _ item: ItemID) {
    self.name = name
    self.item = item
  }
}

/// The reading direction of horizontal formats.
package enum FormatDirection: Int32, BitwiseCopyable {
  /// The direction of the superview.
  case leadingToTrailing = 0
  case leftToRight = 1
  case rightToLeft = 2
}

package struct RuleOptions {
  /// Whether formats may use the extensions: percentages, attributes, arithmetic and springs.
  package var isExtended = false
  /// The attributes by which the views of a format are aligned: bit n for the attribute of number n.
  package var alignment: UInt32 = 0
  package var direction = FormatDirection.leadingToTrailing
  package var metrics = UnsafeBufferPointer<Metric>(start: nil, count: 0)
  /// Names for items, which take precedence over the items' own names.
  package var views = UnsafeBufferPointer<NamedItem>(start: nil, count: 0)
  /// Names refer to this item and its descendants.
  package var root = ItemID.window

  package init() {}
}

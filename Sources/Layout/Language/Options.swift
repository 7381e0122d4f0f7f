// What else goes into the reading of rules: how formats lie, and what their names stand for.

import Memory
import Notation
import Solver

/// A name for a number.
package struct Metric: BitwiseCopyable {
  package var name: UnsafeBufferPointer<UInt8>
  package var value: Double

  package init(_ name: UnsafeBufferPointer<UInt8>, _ value: Double) {
    self.name = name
    self.value = value
  }
}

/// A name for an item, which need not be the item's own.
package struct NamedItem: BitwiseCopyable {
  package var name: UnsafeBufferPointer<UInt8>
  package var item: ItemID

  package init(_ name: UnsafeBufferPointer<UInt8>, _ item: ItemID) {
    self.name = name
    self.item = item
  }
}

/// Where a horizontal format begins.
package enum FormatDirection: Int32, BitwiseCopyable {
  /// As the superview is written.
  case leadingToTrailing = 0
  case leftToRight = 1
  case rightToLeft = 2
}

package struct RuleOptions {
  /// Whether percents, attributes, arithmetic and springs are allowed in formats.
  package var isExtended = false
  /// The attributes in which the views of a format agree: bit n for the attribute of number n.
  package var alignment: UInt32 = 0
  package var direction = FormatDirection.leadingToTrailing
  package var metrics = UnsafeBufferPointer<Metric>(start: nil, count: 0)
  /// Names for items, which come before the names that items have themselves.
  package var views = UnsafeBufferPointer<NamedItem>(start: nil, count: 0)
  /// Only what is in this item is looked at for the names of items.
  package var root = ItemID.window

  package init() {}
}

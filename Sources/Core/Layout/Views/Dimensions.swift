// Widths, heights, limits and aspect ratios that are set for views.
//
// Those of an item with a node are in the style of its node, which a box reads. An item that no box arranges has a record here,
// with its constraints: see `Model/Items/DimensionRows`.

import Boxes
import Memory
import Solver
import Status

/// The width and height that are set for a view, and their limits.
package struct Dimensions: BitwiseCopyable, Equatable {
  package var size = Pair(Length.auto, Length.auto)
  package var minimum = Pair(Length.auto, Length.auto)
  package var maximum = Pair(Length.auto, Length.auto)
  /// Width divided by height; 0 for none.
  package var aspectRatio = 0.0

  package init() {}

  package init(_ style: Style) {
    size = style.size
    minimum = style.minimum
    maximum = style.maximum
    aspectRatio = style.aspectRatio
  }

  package func write(to style: inout Style) {
    style.size = size
    style.minimum = minimum
    style.maximum = maximum
    style.aspectRatio = aspectRatio
  }
}

// MARK: Constraints

/// A constraint that is made of dimensions. The order is that of their owners and of the serial numbers of their rows.
enum DimensionRow: UInt8, CaseIterable {
  case width, height, minimumWidth, minimumHeight, maximumWidth, maximumHeight, aspectRatio

  static var count: Int { 7 }

  var owner: ConstraintOwner { ConstraintOwner(rawValue: ConstraintOwner.width.rawValue + rawValue).unsafelyUnwrapped }
  var owned: OwnedRow { OwnedRow(rawValue: OwnedRow.width.rawValue + UInt32(rawValue)).unsafelyUnwrapped }
}

extension Dimensions {
  /// The constraint of a view in a parent; nil for none. Sizes that depend on the content have none: only boxes use them.
  func constraint(_ row: DimensionRow, of view: ItemID, in parent: ItemID) -> Constraint? {
    switch row {
    case .width: size.width.constraint(view, .width, .equal, parent)
    case .height: size.height.constraint(view, .height, .equal, parent)
    case .minimumWidth: minimum.width.constraint(view, .width, .greaterOrEqual, parent)
    case .minimumHeight: minimum.height.constraint(view, .height, .greaterOrEqual, parent)
    case .maximumWidth: maximum.width.constraint(view, .width, .lessOrEqual, parent)
    case .maximumHeight: maximum.height.constraint(view, .height, .lessOrEqual, parent)
    case .aspectRatio:
      aspectRatio == 0 || size.width.isNumber && size.height.isNumber
        ? nil : Constraint(view, .width, .equal, view, .height, multiplier: aspectRatio)
    }
  }
}

extension Length {
  /// Points or a percentage.
  fileprivate var isNumber: Bool { isPoints || isPercent }

  fileprivate func constraint(
    _ view: ItemID, _ attribute: Attribute, _ relation: Relation, _ parent: ItemID
  ) -> Constraint? {
    if isPoints || isPercent && stated == 0 { return Constraint(view, attribute, relation, stated) }
    if !isPercent { return nil }
    return Constraint(view, attribute, relation, parent, attribute, multiplier: stated / 100)
  }
}

// MARK: Records

/// The dimensions of an item, and their constraints.
struct DimensionRecord: BitwiseCopyable {
  let item: Int32
  var stated = Dimensions()
  /// The slots of the constraints, or -1.
  var rows = InlineArray<7, Int32>(repeating: -1)

  init(item: Int32) { self.item = item }

  /// Nothing is set, and there are no constraints.
  var isEmpty: Bool {
    for row in 0..<DimensionRow.count where rows[row] >= 0 { return false }
    return stated == Dimensions()
  }
}

/// The records of items with dimensions.
struct DimensionRecords: ~Copyable {
  var records: Buffer<DimensionRecord>
  /// The index in `records` by item, or -1. Items beyond its end have none.
  private var indices: Buffer<Int32>
  /// While dimensions change: the constraints to deactivate, and those to activate.
  var leaving: Buffer<ConstraintID>
  var arriving: Buffer<ConstraintID>

  init(_ account: Account) {
    records = Buffer(account)
    indices = Buffer(account)
    leaving = Buffer(account)
    arriving = Buffer(account)
  }

  mutating func release() {
    records.release()
    indices.release()
    leaving.release()
    arriving.release()
  }

  mutating func trimSpare() {
    records.trimSpare()
    indices.trimSpare()
  }

  /// The index of the record of an item; -1 for none.
  mutating func index(of item: Int32) -> Int32 { Int(item) < indices.count ? indices[item] : -1 }

  /// Makes sure that an item has a record, and returns its index.
  mutating func makeRecord(of item: Int32) throws(MemoryError) -> Int32 {
    let index = index(of: item)
    if index >= 0 { return index }
    try records.reserve(records.count + 1)
    if indices.count <= Int(item) { try indices.resize(to: Int(item) + 1, filling: -1) }
    indices[item] = Int32(records.count)
    records.appendReserved(DimensionRecord(item: item))
    return indices[item]
  }

  /// Removes the record of an item, whose constraints are removed.
  mutating func removeRecord(of item: Int32) {
    let index = index(of: item)
    if index < 0 { return }
    indices[item] = -1
    let last = records.removeLast()
    if last.item == item { return }
    records[index] = last
    indices[last.item] = index
  }
}

extension Views {
  /// The dimensions that are set for an item.
  mutating func dimensions(of item: Int32) -> Dimensions {
    let node = tree.items[item].node
    if node >= 0 { return Dimensions(boxes.trees.style(of: node)) }
    let index = dimensions.index(of: item)
    return index < 0 ? Dimensions() : dimensions.records[index].stated
  }

  /// The dimensions that are set for a view. Throws `.kind` for the window and for guides.
  package mutating func dimensions(of item: ItemID) throws(Status) -> Dimensions {
    dimensions(of: try tree.findOwnView(item))
  }
}

// Settings and state of views.

import Memory
import Status

extension Views {
  package mutating func margins(of item: ItemID) throws(Status) -> Insets {
    tree.insets[tree.items[try tree.find(item)].insets].margins
  }

  /// Returns the margin at the side that an attribute names; nil for a center within margins.
  mutating func margin(_ attribute: Attribute, of item: ItemID) -> Double? {
    let record = tree.items[item.slot]
    let margins = tree.insets[record.insets].margins + tree.insets[record.insets].safeMargins
    switch attribute.resolved(isMirrored: record.isMirrored) {
    case .leftMargin: return margins.left
    case .rightMargin: return margins.right
    case .topMargin: return margins.top
    case .bottomMargin: return margins.bottom
    default: return nil
    }
  }

  package mutating func alignmentInsets(of item: ItemID) throws(Status) -> Insets {
    tree.alignmentInsets(of: try tree.find(item))
  }
}

package struct ViewSettings: BitwiseCopyable {
  package var hugging: (horizontal: Int32, vertical: Int32)
  package var compression: (horizontal: Int32, vertical: Int32)
  package var baselines: (first: Double, last: Double)
  /// If they are directional, left is leading and right is trailing.
  package var margins: Insets
  package var hasDirectionalMargins: Bool
  package var alignmentInsets: Insets
  package var direction: Direction
  /// As 0xRRGGBBAA; 0 for none.
  package var background: UInt32
  package var collapses: Collapse
}

package struct ViewState: BitwiseCopyable {
  /// -1 along an axis without an intrinsic size.
  package var intrinsic: Size
  package var isMeasured: Bool
  package var baselines: (first: Double, last: Double)
  /// In the direction of the view, including the safe margins.
  package var margins: Insets
}

extension Views {
  package mutating func settings(of item: ItemID) throws(Status) -> ViewSettings {
    let record = tree.items[try tree.findView(item)]
    let insets = tree.insets[record.insets]
    let baselines =
      record.measure >= 0
      ? measures[record.measure].baselines : (first: record.firstBaseline, last: record.lastBaseline)
    return ViewSettings(
      hugging: (record.intrinsic.0.hugging, record.intrinsic.1.hugging),
      compression: (record.intrinsic.0.compression, record.intrinsic.1.compression), baselines: baselines,
      margins: insets.hasDirectionalMargins && record.isMirrored ? insets.margins.mirrored : insets.margins,
      hasDirectionalMargins: insets.hasDirectionalMargins, alignmentInsets: insets.alignment,
      direction: record.direction,
      background: insets.background, collapses: record.collapses)
  }

  package mutating func state(of item: ItemID) throws(Status) -> ViewState {
    let view = try tree.findView(item)
    var record = tree.items[view]
    if record.measure >= 0 {
      let measure = measures[record.measure]
      record.intrinsic.0.size = measure.published.width
      record.intrinsic.1.size = measure.published.height
      (record.firstBaseline, record.lastBaseline) = measure.baselines(of: measure.published)
    }
    return ViewState(
      intrinsic: Size(width: record.intrinsic.0.size, height: record.intrinsic.1.size),
      isMeasured: record.measure >= 0 && !isBox(view), baselines: (record.firstBaseline, record.lastBaseline),
      margins: tree.insets[record.insets].margins + tree.insets[record.insets].safeMargins)
  }

  package mutating func setData(_ data: UInt64, of item: ItemID) throws(Status) {
    tree.items[try tree.find(item)].data = data
  }

  package mutating func data(of item: ItemID) throws(Status) -> UInt64 { tree.items[try tree.find(item)].data }

  /// Sets the background colour of a view, as 0xRRGGBBAA; 0 for none.
  package mutating func setBackground(_ colour: UInt32, of item: ItemID) throws(Status) {
    let view = try tree.findView(item)
    if tree.insets[tree.items[view].insets].background == colour { return }
    let index = try inMemory { () throws(MemoryError) in try tree.ownInsets(of: view) }
    tree.insets[index].background = colour
  }
}

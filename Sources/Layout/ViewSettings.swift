// What was set for a view, for programs that draw it.

import Memory
import Solver
import Status

package struct ViewSettings: BitwiseCopyable {
  /// -1 along an axis without an intrinsic size.
  package var intrinsic: Size
  package var isMeasured: Bool
  /// As 0xRRGGBBAA; 0 for none.
  package var background: UInt32
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var margins: Insets
  package var alignmentInsets: Insets
  package var hasDirectionalMargins: Bool
  /// Margins with what the safe area adds to them.
  package var wholeMargins: Insets
}

extension Scene {
  package mutating func settings(of item: ItemID) throws(Status) -> ViewSettings {
    var record = items[try findView(item)]
    if record.measure >= 0 {
      let measure = measures[record.measure]
      if measure.isWhole { record.contents.0.intrinsic = measure.shown.width }
      record.contents.1.intrinsic = measure.shown.height
      (record.firstBaseline, record.lastBaseline) = measure.baselines(of: measure.shown)
    }
    return ViewSettings(
      intrinsic: Size(width: record.contents.0.intrinsic, height: record.contents.1.intrinsic),
      isMeasured: record.measure >= 0, background: record.background, firstBaseline: record.firstBaseline,
      lastBaseline: record.lastBaseline, margins: record.margins, alignmentInsets: record.alignment,
      hasDirectionalMargins: record.hasDirectionalMargins, wholeMargins: record.margins + record.safeMargins)
  }

  package mutating func setData(_ data: UInt64, of item: ItemID) throws(Status) { items[try find(item)].data = data }
  package mutating func data(of item: ItemID) throws(Status) -> UInt64 { items[try find(item)].data }

  /// Sets the background colour of a view, as 0xRRGGBBAA; 0 for none.
  package mutating func setBackground(_ colour: UInt32, of item: ItemID) throws(Status) {
    items[try findView(item)].background = colour
  }
}

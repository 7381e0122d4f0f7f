// The record of a controller.

import Layout
import Memory
import Solver
import Status

/// A bar of a controller, at its top or its bottom.
struct BarRecord: BitwiseCopyable {
  /// 0 where there is none.
  var item = ItemID(0)
  var kind = BarKind.navigation
  var isHidden = false
  var settings = BarSettings()
  /// The visible height of the large title.
  var titleHeight = 0.0
  /// The distance of its outer edge from that of the controller's view, inwards.
  var position = ScreenConstant()
  var height = ScreenConstant()

  var exists: Bool { item.raw != 0 }
  var isVisible: Bool { exists && !isHidden }
}

/// The bars of a controller.
struct ControllerBars: BitwiseCopyable {
  var top = BarRecord()
  var bottom = BarRecord()
  /// How far they are collapsed. 0: expanded; 1: the navigation bar is compact, the toolbar hidden.
  var collapsed = 0.0
}

/// The guides of a content controller, and the screen constants of their heights.
struct ControllerGuides: BitwiseCopyable {
  var top = ItemID(0)
  var bottom = ItemID(0)
  var topLength = ScreenConstant()
  var bottomLength = ScreenConstant()
}

/// In window coordinates: the lowest edge of the bars above some content, and the highest edge of the bars and other
/// obscured below it.
struct ClearSpan: BitwiseCopyable {
  var top = 0.0
  var bottom = 0.0
  /// The highest edge of the bars below alone.
  var bottomOfBars = 0.0
}

/// The position of a controller in the window, computed from the screen constants.
struct ControllerArea: BitwiseCopyable {
  // Screen constants: the distance of its view from the top of its superview, and the difference of their heights.
  var top = ScreenConstant()
  var heightDifference = ScreenConstant()
  var y = 0.0
  var height = 0.0
  /// The parts that bars leave for the content of this controller, and for the controllers in it.
  var own = ClearSpan()
  var inner = ClearSpan()
  /// The left and right edges of the part that is not covered from the sides.
  var leftLimit = 0.0
  var rightLimit = 0.0
  /// The height of the part of its navigation bar that lies under the status bar.
  var statusOverlap = 0.0
  /// The height at its bottom that bars of the controllers around it cover.
  var bottomCover = 0.0
}

struct ControllerRecord: BitwiseCopyable {
  var generation = Identifier.first(.other)
  var kind = ControllerKind.content
  /// 0 in a free slot.
  var view = ItemID(0)
  /// The view that its view is in.
  var superview = ItemID(0)
  /// The controller it is in, or -1.
  var parent: Int32 = -1
  /// It is contained in a navigation or tab controller.
  var isContained = false
  /// The caller has hidden its view. Independent of whether the container shows it.
  var isHidden = false
  /// For a tab controller: the slot of the selected controller, or -1.
  var selected: Int32 = -1

  var settings = ControllerSettings()
  var bars = ControllerBars()
  var guides = ControllerGuides()
  var area = ControllerArea()

  /// Not inlined, since it sets 416 bytes.
  @inline(never)
  init() {}

  var isLive: Bool { view.raw != 0 }
  var isContent: Bool { !kind.isContainer }
  var bottom: Double { area.y + area.height }
  /// The bottom of its content: that of its view, or the top of the bars there.
  var contentEnd: Double { min(bottom, area.own.bottom) }
}

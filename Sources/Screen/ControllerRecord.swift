// The record of a controller.

import Layout
import Memory
import Notation
import Solver

/// A bar of a controller, at its top or its bottom.
struct BarRecord: BitwiseCopyable {
  /// 0 where there is none.
  var item = ItemID(0)
  var kind = BarKind.navigation
  var isHidden = false
  var settings = BarSettings()
  /// How much of the large title shows.
  var titleHeight = 0.0
  /// The distance of its outer edge from that of the controller's view, inwards.
  var place = ScreenConstant()
  var height = ScreenConstant()

  var isThere: Bool { item.raw != 0 }
  var shows: Bool { isThere && !isHidden }
}

struct ControllerRecord: BitwiseCopyable {
  var generation = Identifier.first(.other)
  var isLive = false
  var kind = ControllerKind.content
  var view = ItemID(0)
  /// The view that its view is in.
  var home = ItemID(0)
  /// The controller it is in, or -1.
  var parent: Int32 = -1
  /// It is one of the controllers that a navigation or tab controller shows one of.
  var isContained = false
  /// The caller hides its view, whether or not it is the one that shows.
  var isHidden = false
  /// Of a tab controller: the slot of the one that shows, or -1.
  var selected: Int32 = -1

  var settings = ControllerSettings()
  /// How far its bars are collapsed. 0: expanded; 1: the navigation bar is compact, the toolbar hidden.
  var collapsed = 0.0

  // Screen constants, and the items they place.
  var top = ScreenConstant()
  var cut = ScreenConstant()
  var topGuide = ItemID(0)
  var bottomGuide = ItemID(0)
  var topLength = ScreenConstant()
  var bottomLength = ScreenConstant()
  var topBar = BarRecord()
  var bottomBar = BarRecord()

  // Where it is in the window, by the screen constants.
  var y = 0.0
  var height = 0.0
  /// In the window: the lowest edge of the bars above its content, and the highest edge of those below.
  var ceiling = 0.0
  var floor = 0.0
  /// In the window: where what covers it from the sides ends.
  var leftWall = 0.0
  var rightWall = 0.0
  /// Ceiling and floor of the controllers in it.
  var innerCeiling = 0.0
  var innerFloor = 0.0
  /// The highest edge of the bars below it and, for controllers in it, of its own.
  var barFloor = 0.0
  var innerBarFloor = 0.0
  /// How much of its navigation bar's area is the status bar's.
  var statusOverlap = 0.0
  /// How much the bars of the controllers it is in cover at its bottom.
  var bottomCover = 0.0

  var bottom: Double { y + height }
  /// Where its content ends above bars.
  var contentEnd: Double { min(bottom, floor) }
  var isContent: Bool { !kind.isContainer }
}

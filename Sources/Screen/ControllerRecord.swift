// What is known of one controller.

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
  var isTranslucent = true
  /// Whether that was said, or comes from the profile.
  var isTranslucencySaid = false
  var hasPrompt = false
  /// How high its background image is, for pictures; 0 for none.
  var imageHeight = 0.0
  /// The distance of its outer edge from that of the controller's view, inwards.
  var place = Held()
  var height = Held()

  var isThere: Bool { item.raw != 0 }
  var shows: Bool { isThere && !isHidden }
}

/// A navigation controller whose bars yield to the content of a scroll view.
struct Yielding: BitwiseCopyable {
  /// 0 for none.
  var scroll = ItemID(0)
  /// The height of the bar in its compact form; negative: that of the table.
  var compactHeight = -1.0
  /// Points a second, upwards, from which on a flick brings the bars back.
  var velocity = 300.0
  /// 0: all shown; 1: the bar compact, the toolbar gone.
  var progress = 0.0
}

struct ControllerRecord: BitwiseCopyable {
  var generation: UInt16 = 1
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

  // What was set.
  var edges = Edges.all
  var extendsUnderOpaqueBars = false
  var adjustsScrollInsets = true
  var style = StatusBarStyle.dark
  var yielding = Yielding()

  // What the screen decides.
  var top = Held()
  var cut = Held()
  var topGuide = ItemID(0)
  var bottomGuide = ItemID(0)
  var topLength = Held()
  var bottomLength = Held()
  var topBar = BarRecord()
  var bottomBar = BarRecord()

  // Where it is in the window, by the numbers.
  var y = 0.0
  var height = 0.0
  /// How far down bars reach that lie over it, and how far up, in the window.
  var ceiling = 0.0
  var floor = 0.0
  /// The same for the controllers in it.
  var innerCeiling = 0.0
  var innerFloor = 0.0
  /// How much of its navigation bar's area is the status bar's.
  var statusOverlap = 0.0
  /// How much the bars of the controllers it is in cover at its bottom.
  var bottomCover = 0.0

  var bottom: Double { y + height }
  /// Where its content ends above bars.
  var contentEnd: Double { min(bottom, floor) }
  var isContent: Bool { !kind.isContainer }
}

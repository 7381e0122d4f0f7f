// Settings of screens, controllers, bars and scroll views.

import Layout
import Memory
import Solver
import Status

/// Which edges of a safe area pad a scroll view.
package enum InsetAdjustment: Int32, BitwiseCopyable {
  /// The edges along the axes on which it scrolls; top and bottom also if bars pad it.
  case automatic = 0
  case scrollableAxes = 1
  case never = 2
  case always = 3
}

/// Settings of a screen.
package struct ScreenSettings: BitwiseCopyable, Equatable {
  /// The number of the profile in the C interface; 0 without a screen.
  package var profile: Int32 = 0
  /// A floating or split keyboard moves the keyboard guide, too.
  package var guideFollowsUndocked = false
  /// Without a keyboard, the keyboard guide ends at the bottom of the window, not above bars and obstructions.
  package var guideIgnoresSafeArea = false
  /// The durations of rotations by 90 and by 180 degrees; negative for those of the profile.
  package var quarterTurn = -1.0
  package var halfTurn = -1.0
  package var isInCall = false
  /// The application determines the style of the status bar, not the controllers.
  package var isStyledByApplication = false
  /// The style that the application wants.
  package var style = StatusBarStyle.dark

  package init() {}
}

/// Settings of a controller.
package struct ControllerSettings: BitwiseCopyable, Equatable {
  /// The edges at which its view extends under bars.
  package var edges = EdgeMask.all
  package var extendsUnderOpaqueBars = false
  package var adjustsScrollInsets = true
  package var style = StatusBarStyle.dark
  /// Insets of its view that are added to the covered area.
  package var additional = Insets.zero

  package init() {}
}

/// Which settings of a controller have an effect on its present container and profile.
package struct ControllerEffects: BitwiseCopyable {
  package var edges: Bool
  package var opaqueBars: Bool
  package var scrollInsets: Bool
}

/// Settings of a bar. Only the first member applies to all bars, the others to navigation bars.
package struct BarSettings: BitwiseCopyable, Equatable {
  /// Nil for the default of the profile.
  package var isTranslucent: Bool?
  package var hasPrompt = false
  package var hasLargeTitle = false
  /// The height of its background image; 0 for none.
  package var imageHeight = 0.0
  /// The scroll view with which the bars collapse; 0 for none.
  package var scroll = ItemID(0)
  /// The height of the bar when compact; negative for the one of the table.
  package var compactHeight = -1.0
  /// Scrolling up at least this fast, in points per second, expands the bars.
  package var velocity = 300.0

  package init() {}
}

/// Settings of a scroll view.
package struct ScrollSettings: BitwiseCopyable, Equatable {
  /// The insets of the host, for content and for indicators.
  package var insets = Insets.zero
  package var indicatorInsets = Insets.zero
  /// Whether the keyboard and a docked input pad it. Nil: if bars pad it, or an input is docked.
  package var followsKeyboard: Bool?
  /// Which edges of the safe area pad it.
  package var adjustment = InsetAdjustment.automatic
  /// The docked input, which lies over the end of the scroll view; 0 for none.
  package var input = ItemID(0)

  package init() {}
}

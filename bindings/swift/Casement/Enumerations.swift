// Made from include/casement.h by interface/swift.py; not to be edited.

/// The result of a call that can fail: success, a remark above 0 (success, too), or an error below 0. The meaning of a
/// value never changes.
public enum Status: Int32, CaseIterable, Sendable {
  /// A required pointer is NULL.
  case null = -1
  /// Unknown id, or id of a removed object.
  case stale = -2
  /// A number is NaN or infinite.
  case notFinite = -3
  /// An enum value, priority, weight, size or coefficient outside its range.
  case outOfRange = -4
  /// A row without terms.
  case empty = -5
  /// A coefficient of zero.
  case zero = -6
  /// A variable or id named twice.
  case repeated = -7
  /// Out of ids, or an impossible count.
  case tooMany = -8
  /// The allocator returned NULL.
  case outOfMemory = -9
  /// Refused: conflicts with required rows or constraints.
  case conflict = -10
  /// Still used by something else, or called from its own callback.
  case inUse = -11
  /// Invalid UTF-8, or longer than `CAS_NAME_MAX` bytes.
  case text = -12
  /// Numeric failure: overflow, no convergence, or no provable solution.
  case numeric = -13
  /// A check found a wrong result: a bug, please report it.
  case `internal` = -14
  /// Attributes that cannot be compared.
  case attributes = -15
  /// Not possible for an item of this kind.
  case kind = -16
  /// Measured sizes do not converge.
  case unsettled = -17
  /// Managed by its owner; change the owner instead.
  case owned = -18
  /// Syntax error or unknown name in a rule.
  case rule = -19
  /// The scene has no screen, or is in a mode that excludes this.
  case mode = -20
  /// Step limit reached; the next solve continues.
  case limit = -21
  /// A check is inconclusive because of rounding errors.
  case undecided = -22
}

/// The relation between the two sides of a row or a constraint.
public enum Relation: Int32, CaseIterable, Sendable {
  /// `==`.
  case equal = 0
  /// `<=`.
  case lessOrEqual = 1
  /// `>=`.
  case greaterOrEqual = 2
}

/// An axis of the plane.
public enum Axis: Int32, CaseIterable, Sendable {
  /// From left to right.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1
}

/// The layout direction, which determines whether leading is left or right.
public enum Direction: Int32, CaseIterable, Sendable {
  /// Inherited from the parent.
  case inherited = 0
  /// Leading is left.
  case leftToRight = 1
  /// Leading is right.
  case rightToLeft = 2
}

/// The generation of screens that a scene simulates; `none` for a scene without a screen.
public enum Profile: Int32, CaseIterable, Sendable {
  /// No screen.
  case none = 0
  /// iOS 6: bars beside the content.
  case ios6 = 1
  /// iOS 7: content extends under bars.
  case ios7 = 2
  /// iOS 8 to 10: keyboard frames in window coordinates.
  case ios8 = 3
  /// iOS 11 to 14: safe areas on four sides, large titles.
  case ios11 = 4
  /// iOS 15 and later: the keyboard guide is as wide as the window.
  case ios15 = 5
  /// Android, edge to edge.
  case android = 6
  /// No system bars: only obstructions cover the window.
  case plain = 7
}

/// A phone or a tablet.
public enum Idiom: Int32, CaseIterable, Sendable {
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The orientation of the device. In landscape, left and right refer to the side of the home button.
public enum Orientation: Int32, CaseIterable, Sendable {
  /// Upright.
  case portrait = 0
  /// The home button is at the top.
  case upsideDown = 1
  /// The home button is on the left.
  case landscapeLeft = 2
  /// The home button is on the right.
  case landscapeRight = 3
}

/// The kind of an item. Views are created as `plain` or `scroll`.
public enum Kind: Int32, CaseIterable, Sendable {
  /// A view.
  case plain = 0
  /// A scroll view; it has a content guide and a frame guide.
  case scroll = 1
  /// A rectangle that is not drawn, in the coordinates of its owner.
  case guide = 2
  /// Of a scroll view: as large as its content, at its origin.
  case contentGuide = 3
  /// Of a scroll view: as large as the view, at its origin.
  case frameGuide = 4
  /// A bar, the status bar or the keyboard: the screen positions it.
  case bar = 5
}

/// The attribute of an item in a constraint.
public enum Attribute: Int32, CaseIterable, Sendable {
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge at which text begins.
  case leading = 5
  /// The edge at which text ends.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The middle between left and right.
  case centerX = 9
  /// The middle between top and bottom.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  /// The left edge inside the margins.
  case leftMargin = 13
  /// The right edge inside the margins.
  case rightMargin = 14
  /// The top edge inside the margins.
  case topMargin = 15
  /// The bottom edge inside the margins.
  case bottomMargin = 16
  /// The leading edge inside the margins.
  case leadingMargin = 17
  /// The trailing edge inside the margins.
  case trailingMargin = 18
  /// The middle between the left and the right margin.
  case centerXWithinMargins = 19
  /// The middle between the top and the bottom margin.
  case centerYWithinMargins = 20
}

/// How an item of an aspect ratio lies in another.
public enum Fit: Int32, CaseIterable, Sendable {
  /// As large as fits inside it.
  case contain = 0
  /// As small as covers it.
  case cover = 1
}

/// The distribution of space along the axis.
public enum Distribution: Int32, CaseIterable, Sendable {
  /// By hugging and compression resistance of the views.
  case fill = 0
  /// Views of equal size.
  case fillEqually = 1
  /// Views in proportion to their intrinsic sizes, gaps counted.
  case fillProportionally = 2
  /// Equal gaps, at least the spacing.
  case equalSpacing = 3
  /// Centers at equal distances.
  case equalCentering = 4
}

/// The alignment of views across the axis. In a column, the baselines mean `leading`.
public enum Alignment: Int32, CaseIterable, Sendable {
  /// From one edge of the stack to the other.
  case fill = 0
  /// At the leading edge; in a row at the top.
  case leading = 1
  /// In the middle.
  case center = 2
  /// At the trailing edge; in a row at the bottom.
  case trailing = 3
  /// On the first baselines.
  case firstBaseline = 4
  /// On the last baselines.
  case lastBaseline = 5
}

/// Which way children of a flow follow each other.
public enum FlowDirection: Int32, CaseIterable, Sendable {
  /// From the leading edge.
  case row = 0
  /// From the trailing edge.
  case rowReverse = 1
  /// From the top.
  case column = 2
  /// From the bottom.
  case columnReverse = 3
}

/// Whether children that do not fit into a line begin another one.
public enum Wrap: Int32, CaseIterable, Sendable {
  /// There is one line.
  case none = 0
  /// Each line takes as many as fit.
  case lines = 1
  /// As `lines`, and the first line is the last one across.
  case reverse = 2
  /// Lines are about as long as each other.
  case balanced = 3
  /// As `balanced`, and the first line is the last one across.
  case balancedReverse = 4
}

/// Where something lies in the room that it has. `automatic` does not stretch the height of a child of a grid that has
/// an aspect ratio.
public enum BoxAlignment: Int32, CaseIterable, Sendable {
  /// `flowStart` along a flow, else `stretch`; of one child: that of its box.
  case automatic = 0
  /// At the leading edge, or at the top.
  case start = 1
  /// At the trailing edge, or at the bottom.
  case end = 2
  /// Where the children of a flow begin, also if it is reversed.
  case flowStart = 3
  /// Where the children of a flow end, also if it is reversed.
  case flowEnd = 4
  /// Where text in the child begins.
  case selfStart = 5
  /// Where text in the child ends.
  case selfEnd = 6
  /// In the middle.
  case center = 7
  /// From one edge to the other, unless a size is set.
  case stretch = 8
  /// On the first baselines.
  case baseline = 9
  /// With equal gaps, and none at the ends.
  case spaceBetween = 10
  /// With equal gaps, and half a gap at both ends.
  case spaceAround = 11
  /// With equal gaps, and a gap at both ends.
  case spaceEvenly = 12
}

/// A capability of a screen, so that callers need not compare profiles.
public enum Capability: Int32, CaseIterable, Sendable {
  /// Controllers have top and bottom layout guides.
  case layoutGuides = 0
  /// Bars adjust the insets of scroll views.
  case adjustsScrollInsets = 1
  /// The status bar overlaps content.
  case statusBarOverlaps = 2
  /// Content extends under bars.
  case contentUnderlapsBars = 3
  /// Safe areas adjust the insets of all scroll views: `cas_scroll_settings`.
  case adjustsBySafeArea = 4
}

/// The style of the status bar.
public enum StatusBarStyle: Int32, CaseIterable, Sendable {
  /// Dark text, for light content.
  case `default` = 0
  /// Light text, for dark content.
  case light = 1
}

/// The source of the style of the status bar: controllers (the topmost visible one that is not a container), or the
/// application.
public enum StatusBarSource: Int32, CaseIterable, Sendable {
  /// The style that the topmost controller prefers.
  case controllers = 0
  /// The style that the application has set.
  case application = 1
}

/// The heights in the table of a profile, with their defaults on iOS 6 and iOS 7. docs/laws.md has those of the other
/// profiles.
public enum Height: Int32, CaseIterable, Sendable {
  /// 20: of the status bar.
  case statusBar = 0
  /// 40: of the status bar during a call.
  case inCall = 1
  /// 44; on a phone in landscape 32: of a navigation bar.
  case navigationBar = 2
  /// 24: of a collapsed navigation bar.
  case compactBar = 3
  /// 30: added to a navigation bar with a prompt.
  case prompt = 4
  /// 44; on a phone in landscape 32: of a toolbar.
  case toolbar = 5
  /// 49: of a tab bar.
  case tabBar = 6
  /// Of the keyboard; phone: 216, in landscape 162; pad: 264, in landscape 352.
  case keyboard = 7
  /// 0: kept free at the bottom of the window, below bars.
  case homeIndicator = 8
  /// 0; from iOS 11 on 52, on a phone in landscape 0: see `cas_bar_settings`.
  case largeTitle = 9
}

/// The kind of an obstruction.
public enum ObstructionKind: Int32, CaseIterable, Sendable {
  /// A status bar.
  case statusBar = 0
  /// A bar of the system or of the program.
  case bar = 1
  /// A cutout of the screen: a notch, a camera.
  case cutout = 2
  /// An indicator of gestures.
  case indicator = 3
  /// At the bottom: moves the keyboard guide and pads scroll views, like a keyboard.
  case keyboard = 4
  /// A panel of the program.
  case panel = 5
}

/// The kind of a controller.
public enum ControllerKind: Int32, CaseIterable, Sendable {
  /// Shows content of the app; its views may contain other controllers.
  case content = 0
  /// A stack of controllers whose last one is visible; has a navigation bar and a toolbar.
  case navigation = 1
  /// Several controllers, one of them visible, initially the first; has a tab bar.
  case tab = 2
  /// Content whose view is a scroll view.
  case table = 3
}

/// The timing curve of an animation: one of these, or a number that the program defines with
/// `cas_scene_define_curve()`. An unknown number is accepted, since systems send undocumented curves:
/// `cas_scene_last_timing()` returns it, it is sampled as `easeInOut` over the given duration, and
/// `cas_scene_describe()` reports it. A negative number gives `outOfRange` unless it is defined. With every curve, a
/// duration of 0 takes effect at once.
public enum Curve: Int32, CaseIterable, Sendable {
  /// Slow at both ends.
  case easeInOut = 0
  /// Slow at the beginning.
  case easeIn = 1
  /// Slow at the end.
  case easeOut = 2
  /// Of constant speed.
  case linear = 3
  /// A critically damped spring of half a second, whatever the duration except 0.
  case keyboard = 7
}

/// The edges of the safe area that pad a scroll view, on profiles with `adjustsBySafeArea`: `ios11` and later.
public enum Adjustment: Int32, CaseIterable, Sendable {
  /// Like `scrollableAxes`, and top and bottom if bars adjust it.
  case automatic = 0
  /// The edges along axes on which the content is longer than the scroll view.
  case scrollableAxes = 1
  /// No edge.
  case never = 2
  /// All edges.
  case always = 3
}

/// The kind of a bar of a controller.
public enum BarKind: Int32, CaseIterable, Sendable {
  /// Of a navigation controller, at the top.
  case navigationBar = 1
  /// Of a navigation controller, at the bottom.
  case toolbar = 2
  /// Of a tab controller, at the bottom.
  case tabBar = 3
}

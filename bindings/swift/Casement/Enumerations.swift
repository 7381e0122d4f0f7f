// Made from include/casement.h by interface/swift.py; not to be edited.

/// The result of a call that can fail: done, done with a remark above 0, or an error below 0. Values never change their
/// meaning.
public enum Status: Int32, CaseIterable, Sendable {
  /// A required pointer is NULL.
  case null = -1
  /// Unknown id, or what it named was removed.
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
  /// Refused: required rows or constraints cannot hold together.
  case conflict = -10
  /// Still used by something else, or called from its own callback.
  case inUse = -11
  /// Invalid UTF-8, or longer than `CAS_NAME_MAX` bytes.
  case text = -12
  /// Numeric failure: overflow, no convergence, or no provable solution.
  case numeric = -13
  /// A check found a wrong result: please report it.
  case `internal` = -14
  /// Attributes that cannot be compared.
  case attributes = -15
  /// Not possible for an item of this kind.
  case kind = -16
  /// Measured sizes keep changing.
  case unsettled = -17
  /// Managed by its owner; change the owner instead.
  case owned = -18
  /// Syntax error or unknown name in a rule.
  case rule = -19
  /// The scene has no screen, or is in a mode that excludes this.
  case mode = -20
  /// Step limit reached; the next solve goes on.
  case limit = -21
  /// A check cannot tell: rounding hides whether the result is right.
  case undecided = -22
}

/// How the two sides of a row or a constraint compare.
public enum Relation: Int32, CaseIterable, Sendable {
  /// `==`
  case equal = 0
  /// `<=`
  case lessOrEqual = 1
  /// `>=`
  case greaterOrEqual = 2
}

/// An axis of the plane.
public enum Axis: Int32, CaseIterable, Sendable {
  /// From left to right.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1
}

/// The direction in which text runs: leading is left, or right.
public enum Direction: Int32, CaseIterable, Sendable {
  /// That of the parent.
  case inherited = 0
  /// Leading is left.
  case leftToRight = 1
  /// Leading is right.
  case rightToLeft = 2
}

/// A generation of screens; `none` for a scene without a screen.
public enum Profile: Int32, CaseIterable, Sendable {
  /// No screen.
  case none = 0
  /// iOS 6: bars beside the content.
  case ios6 = 1
  /// iOS 7: content extends under bars.
  case ios7 = 2
  /// iOS 8 to 10: keyboard frames turn with the window.
  case ios8 = 3
  /// iOS 11 to 14: safe areas on four sides, large titles.
  case ios11 = 4
  /// iOS 15 and later: the keyboard guide has the keyboard's frame.
  case ios15 = 5
  /// Android, edge to edge.
  case android = 6
  /// No bars of a system: what covers the window are obstructions.
  case plain = 7
}

/// A phone or a tablet.
public enum Idiom: Int32, CaseIterable, Sendable {
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// How the device is held. In landscape, left and right say where the home button is.
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

/// What an item is. Views are created as `plain` or `scroll`.
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

/// What a constraint compares of an item.
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

/// How the room along the axis is distributed.
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

/// Where views lie across the axis. In a column, baselines act as `leading`.
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

/// What a length is measured in.
public enum Unit: Int32, CaseIterable, Sendable {
  /// By the content and what is around it; no limit; for gaps and padding 0.
  case auto = 0
  /// Points.
  case points = 1
  /// A part of the size of the parent without its padding; for margins and padding of its width.
  case percent = 2
  /// As small as the content allows.
  case minContent = 3
  /// The size of the content without a limit.
  case maxContent = 4
  /// The size of the content, as far as there is room.
  case fitContent = 5
  /// All the room there is.
  case stretch = 6
  /// For `cas_boxed_settings`.basis: that of the content, whatever width and height are.
  case ownContent = 7
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

/// Where something lies in the room that it has.
public enum BoxAlignment: Int32, CaseIterable, Sendable {
  /// As `stretch`, or as `start` along a flow; for one child what is set for all.
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

/// What a screen does, so that callers need not compare profiles.
public enum Capability: Int32, CaseIterable, Sendable {
  /// Controllers have top and bottom layout guides.
  case layoutGuides = 0
  /// Bars adjust the insets of scroll views.
  case adjustsScrollInsets = 1
  /// The status bar lies over content.
  case statusBarOverlaps = 2
  /// Content extends under bars.
  case contentUnderlapsBars = 3
  /// The safe area pads scroll views, wherever they are: `cas_scroll_settings`
  case adjustsBySafeArea = 4
}

/// The style of the status bar.
public enum StatusBarStyle: Int32, CaseIterable, Sendable {
  /// Dark text, for light content.
  case `default` = 0
  /// Light text, for dark content.
  case light = 1
}

/// Who decides the style of the status bar: controllers (the topmost visible one that is no container), or the
/// application.
public enum StatusBarSource: Int32, CaseIterable, Sendable {
  /// What the controller on top prefers.
  case controllers = 0
  /// What the application has set.
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
  /// 0; from iOS 11 on 52, on a phone in landscape 0: see `cas_bar_settings`
  case largeTitle = 9
}

/// What an obstruction is.
public enum ObstructionKind: Int32, CaseIterable, Sendable {
  /// A status bar.
  case statusBar = 0
  /// A bar of the system or of the program.
  case bar = 1
  /// A cutout of the screen: a notch, a camera.
  case cutout = 2
  /// An indicator of gestures.
  case indicator = 3
  /// At the bottom: moves the keyboard guide, pads scroll views as a keyboard.
  case keyboard = 4
  /// A panel of the program.
  case panel = 5
}

/// What a controller is.
public enum ControllerKind: Int32, CaseIterable, Sendable {
  /// The app's own; its views may hold further controllers.
  case content = 0
  /// A stack of controllers, of which the last shows; has navigation bar and toolbar.
  case navigation = 1
  /// Several controllers, of which one shows, the first by default; has a tab bar.
  case tab = 2
  /// Content whose view is a scroll view.
  case table = 3
}

/// A curve of animations: one of these, or a number of the program's own, which `cas_scene_define_curve()` defines. An
/// unknown number is accepted, since systems send undocumented curves: `cas_scene_last_timing()` returns it, it is
/// sampled as `easeInOut` over the given duration, and `cas_scene_describe()` reports it. A negative number gives
/// `outOfRange` unless it is defined. With every curve, a duration of 0 takes effect at once.
public enum Curve: Int32, CaseIterable, Sendable {
  /// Slow at both ends.
  case easeInOut = 0
  /// Slow at the beginning.
  case easeIn = 1
  /// Slow at the end.
  case easeOut = 2
  /// Of the same speed all the way.
  case linear = 3
  /// A critically damped spring of half a second, whatever the duration except 0.
  case keyboard = 7
}

/// Which edges of the safe area pad a scroll view, where the profile has `adjustsBySafeArea`: from `ios11` on.
public enum Adjustment: Int32, CaseIterable, Sendable {
  /// As `scrollableAxes`; top and bottom always where bars adjust it.
  case automatic = 0
  /// Of the axes along which the content is longer than the scroll view.
  case scrollableAxes = 1
  /// Of no edge.
  case never = 2
  /// Of all edges.
  case always = 3
}

/// Which bar of a controller.
public enum BarKind: Int32, CaseIterable, Sendable {
  /// Of a navigation controller, at the top.
  case navigationBar = 1
  /// Of a navigation controller, at the bottom.
  case toolbar = 2
  /// Of a tab controller, at the bottom.
  case tabBar = 3
}

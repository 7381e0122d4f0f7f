"""The enumerations of the C interface. Made from include/casement.h by generate.py; not to be edited."""

from enum import IntEnum

__all__ = [
    "Relation", "Axis", "Direction", "Profile", "Idiom", "Orientation", "Kind", "Attribute", "MeasureMode",
    "Fit", "FaultKind", "RuleNameKind", "Distribution", "Alignment", "Unit", "FlowDirection", "Wrap", "BoxAlignment",
    "Capability", "StatusBarStyle", "StatusBarSource", "Height", "ObstructionKind", "ControllerKind", "Curve",
    "Adjustment", "BarKind"]


class _Choice(IntEnum):
    """A number of the C interface, which is printed as its word."""

    @property
    def word(self) -> str:
        """The word for it, which arguments take as well."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.word


class Relation(_Choice):
    """The relation between the two sides of a row or a constraint."""

    #: ==
    EQUAL = 0
    #: <=
    LESS_OR_EQUAL = 1
    #: >=
    GREATER_OR_EQUAL = 2

    @property
    def word(self) -> str:
        """The word for it in rules."""
        return {0: "==", 1: "<=", 2: ">="}[self]


class Axis(_Choice):
    """An axis of the plane."""

    #: From left to right.
    HORIZONTAL = 0
    #: From top to bottom.
    VERTICAL = 1


class Direction(_Choice):
    """The layout direction, which determines whether leading is left or right."""

    #: Inherited from the parent.
    INHERITED = 0
    #: Leading is left.
    LEFT_TO_RIGHT = 1
    #: Leading is right.
    RIGHT_TO_LEFT = 2


class Profile(_Choice):
    """The generation of screens that a scene simulates; NONE for a scene without a screen."""

    #: No screen.
    NONE = 0
    #: iOS 6: bars beside the content.
    IOS6 = 1
    #: iOS 7: content extends under bars.
    IOS7 = 2
    #: iOS 8 to 10: keyboard frames in window coordinates.
    IOS8 = 3
    #: iOS 11 to 14: safe areas on four sides, large titles.
    IOS11 = 4
    #: iOS 15 and later: the keyboard guide is as wide as the window.
    IOS15 = 5
    #: Android, edge to edge.
    ANDROID = 6
    #: No system bars: only obstructions cover the window.
    PLAIN = 7


class Idiom(_Choice):
    """A phone or a tablet."""

    #: A phone.
    PHONE = 0
    #: A tablet.
    PAD = 1


class Orientation(_Choice):
    """The orientation of the device. In landscape, left and right refer to the side of the home button."""

    #: Upright.
    PORTRAIT = 0
    #: The home button is at the top.
    UPSIDE_DOWN = 1
    #: The home button is on the left.
    LANDSCAPE_LEFT = 2
    #: The home button is on the right.
    LANDSCAPE_RIGHT = 3


class Kind(_Choice):
    """The kind of an item. Views are created as PLAIN or SCROLL."""

    #: A view.
    PLAIN = 0
    #: A scroll view; it has a content guide and a frame guide.
    SCROLL = 1
    #: A rectangle that is not drawn, in the coordinates of its owner.
    GUIDE = 2
    #: Of a scroll view: as large as its content, at its origin.
    CONTENT_GUIDE = 3
    #: Of a scroll view: as large as the view, at its origin.
    FRAME_GUIDE = 4
    #: A bar, the status bar or the keyboard: the screen positions it.
    BAR = 5


class Attribute(_Choice):
    """The attribute of an item in a constraint."""

    #: The left edge.
    LEFT = 1
    #: The right edge.
    RIGHT = 2
    #: The top edge.
    TOP = 3
    #: The bottom edge.
    BOTTOM = 4
    #: The edge at which text begins.
    LEADING = 5
    #: The edge at which text ends.
    TRAILING = 6
    #: The width.
    WIDTH = 7
    #: The height.
    HEIGHT = 8
    #: The middle between left and right.
    CENTER_X = 9
    #: The middle between top and bottom.
    CENTER_Y = 10
    #: The baseline of the last line of text.
    LAST_BASELINE = 11
    #: The baseline of the first line of text.
    FIRST_BASELINE = 12
    #: The left edge inside the margins.
    LEFT_MARGIN = 13
    #: The right edge inside the margins.
    RIGHT_MARGIN = 14
    #: The top edge inside the margins.
    TOP_MARGIN = 15
    #: The bottom edge inside the margins.
    BOTTOM_MARGIN = 16
    #: The leading edge inside the margins.
    LEADING_MARGIN = 17
    #: The trailing edge inside the margins.
    TRAILING_MARGIN = 18
    #: The middle between the left and the right margin.
    CENTER_X_WITHIN_MARGINS = 19
    #: The middle between the top and the bottom margin.
    CENTER_Y_WITHIN_MARGINS = 20


class MeasureMode(_Choice):
    """The kind of measurement that is requested."""

    #: The natural size: the width is unlimited.
    UNBOUNDED = 0
    #: The size at a given width, at which text wraps.
    EXACTLY = 1


class Fit(_Choice):
    """How an item of an aspect ratio lies in another."""

    #: As large as fits inside it.
    CONTAIN = 0
    #: As small as covers it.
    COVER = 1


class FaultKind(_Choice):
    """The kind of error in a rule."""

    #: The last failed call was not about a rule.
    NONE = 0
    #: A syntax error.
    SYNTAX = 1
    #: A number or priority outside its range.
    NUMBER = 2
    #: An attribute is expected there.
    ATTRIBUTE = 3
    #: No item has this name.
    UNKNOWN_ITEM = 4
    #: No metric has this name.
    UNKNOWN_METRIC = 5
    #: Neither a metric nor an item has this name.
    UNKNOWN_NAME = 6
    #: Several items have this name.
    SEVERAL_ITEMS = 7
    #: Not allowed there, or only with CAS_FORMAT_EXTENDED.
    MEANING = 8
    #: A valid rule that the scene refused: see status.
    REFUSED = 9


class RuleNameKind(_Choice):
    """What a name in a rule can refer to."""

    #: An item.
    ITEM = 1
    #: A metric.
    METRIC = 2
    #: A metric or, if no metric has the name, an item: its size.
    METRIC_OR_ITEM = 3
    #: A metric, or the name of a priority.
    PRIORITY = 4


class Distribution(_Choice):
    """The distribution of space along the axis."""

    #: By hugging and compression resistance of the views.
    FILL = 0
    #: Views of equal size.
    FILL_EQUALLY = 1
    #: Views in proportion to their intrinsic sizes, gaps counted.
    FILL_PROPORTIONALLY = 2
    #: Equal gaps, at least the spacing.
    EQUAL_SPACING = 3
    #: Centers at equal distances.
    EQUAL_CENTERING = 4


class Alignment(_Choice):
    """The alignment of views across the axis. In a column, the baselines mean LEADING."""

    #: From one edge of the stack to the other.
    FILL = 0
    #: At the leading edge; in a row at the top.
    LEADING = 1
    #: In the middle.
    CENTER = 2
    #: At the trailing edge; in a row at the bottom.
    TRAILING = 3
    #: On the first baselines.
    FIRST_BASELINE = 4
    #: On the last baselines.
    LAST_BASELINE = 5


class Unit(_Choice):
    """What a length is measured in."""

    #: By the content and what is around it; no limit; for gaps and padding 0.
    AUTO = 0
    #: Points.
    POINTS = 1
    #: A part of the room in the parent; for margins and padding of its width.
    PERCENT = 2
    #: As small as the content allows.
    MIN_CONTENT = 3
    #: The size of the content without a limit.
    MAX_CONTENT = 4
    #: The size of the content, as far as there is room.
    FIT_CONTENT = 5
    #: All the room there is.
    STRETCH = 6
    #: For cas_boxed_settings.basis: that of the content, whatever width and height are.
    OWN_CONTENT = 7


class FlowDirection(_Choice):
    """Which way children of a flow follow each other."""

    #: From the leading edge.
    ROW = 0
    #: From the trailing edge.
    ROW_REVERSE = 1
    #: From the top.
    COLUMN = 2
    #: From the bottom.
    COLUMN_REVERSE = 3


class Wrap(_Choice):
    """Whether children that do not fit into a line begin another one."""

    #: There is one line.
    NONE = 0
    #: Each line takes as many as fit.
    LINES = 1
    #: As LINES, and the first line is the last one across.
    REVERSE = 2
    #: Lines are about as long as each other.
    BALANCED = 3
    #: As BALANCED, and the first line is the last one across.
    BALANCED_REVERSE = 4


class BoxAlignment(_Choice):
    """Where something lies in the room that it has. AUTOMATIC does not stretch the height of a child of a grid that has
    an aspect ratio."""

    #: FLOW_START along a flow, else STRETCH; of one child: that of its box.
    AUTOMATIC = 0
    #: At the leading edge, or at the top.
    START = 1
    #: At the trailing edge, or at the bottom.
    END = 2
    #: Where the children of a flow begin, also if it is reversed.
    FLOW_START = 3
    #: Where the children of a flow end, also if it is reversed.
    FLOW_END = 4
    #: Where text in the child begins.
    SELF_START = 5
    #: Where text in the child ends.
    SELF_END = 6
    #: In the middle.
    CENTER = 7
    #: From one edge to the other, unless a size is set.
    STRETCH = 8
    #: On the first baselines.
    BASELINE = 9
    #: With equal gaps, and none at the ends.
    SPACE_BETWEEN = 10
    #: With equal gaps, and half a gap at both ends.
    SPACE_AROUND = 11
    #: With equal gaps, and a gap at both ends.
    SPACE_EVENLY = 12


class Capability(_Choice):
    """A capability of a screen, so that callers need not compare profiles."""

    #: Controllers have top and bottom layout guides.
    LAYOUT_GUIDES = 0
    #: Bars adjust the insets of scroll views.
    ADJUSTS_SCROLL_INSETS = 1
    #: The status bar overlaps content.
    STATUS_BAR_OVERLAPS = 2
    #: Content extends under bars.
    CONTENT_UNDERLAPS_BARS = 3
    #: Safe areas adjust the insets of all scroll views: cas_scroll_settings.
    ADJUSTS_BY_SAFE_AREA = 4


class StatusBarStyle(_Choice):
    """The style of the status bar."""

    #: Dark text, for light content.
    DEFAULT = 0
    #: Light text, for dark content.
    LIGHT = 1


class StatusBarSource(_Choice):
    """The source of the style of the status bar: controllers (the topmost visible one that is not a container), or the
    application."""

    #: The style that the topmost controller prefers.
    CONTROLLERS = 0
    #: The style that the application has set.
    APPLICATION = 1


class Height(_Choice):
    """The heights in the table of a profile, with their defaults on iOS 6 and iOS 7. docs/laws.md has those of the
    other profiles."""

    #: 20: of the status bar.
    STATUS_BAR = 0
    #: 40: of the status bar during a call.
    IN_CALL = 1
    #: 44; on a phone in landscape 32: of a navigation bar.
    NAVIGATION_BAR = 2
    #: 24: of a collapsed navigation bar.
    COMPACT_BAR = 3
    #: 30: added to a navigation bar with a prompt.
    PROMPT = 4
    #: 44; on a phone in landscape 32: of a toolbar.
    TOOLBAR = 5
    #: 49: of a tab bar.
    TAB_BAR = 6
    #: Of the keyboard; phone: 216, in landscape 162; pad: 264, in landscape 352.
    KEYBOARD = 7
    #: 0: kept free at the bottom of the window, below bars.
    HOME_INDICATOR = 8
    #: 0; from iOS 11 on 52, on a phone in landscape 0: see cas_bar_settings.
    LARGE_TITLE = 9


class ObstructionKind(_Choice):
    """The kind of an obstruction."""

    #: A status bar.
    STATUS_BAR = 0
    #: A bar of the system or of the program.
    BAR = 1
    #: A cutout of the screen: a notch, a camera.
    CUTOUT = 2
    #: An indicator of gestures.
    INDICATOR = 3
    #: At the bottom: moves the keyboard guide and pads scroll views, like a keyboard.
    KEYBOARD = 4
    #: A panel of the program.
    PANEL = 5


class ControllerKind(_Choice):
    """The kind of a controller."""

    #: Shows content of the app; its views may contain other controllers.
    CONTENT = 0
    #: A stack of controllers whose last one is visible; has a navigation bar and a toolbar.
    NAVIGATION = 1
    #: Several controllers, one of them visible, initially the first; has a tab bar.
    TAB = 2
    #: Content whose view is a scroll view.
    TABLE = 3


class Curve(_Choice):
    """The timing curve of an animation: one of these, or a number that the program defines with
    cas_scene_define_curve(). An unknown number is accepted, since systems send undocumented curves:
    cas_scene_last_timing() returns it, it is sampled as EASE_IN_OUT over the given duration, and cas_scene_describe()
    reports it. A negative number gives CAS_ERROR_OUT_OF_RANGE unless it is defined. With every curve, a duration of 0
    takes effect at once."""

    #: Slow at both ends.
    EASE_IN_OUT = 0
    #: Slow at the beginning.
    EASE_IN = 1
    #: Slow at the end.
    EASE_OUT = 2
    #: Of constant speed.
    LINEAR = 3
    #: A critically damped spring of half a second, whatever the duration except 0.
    KEYBOARD = 7


class Adjustment(_Choice):
    """The edges of the safe area that pad a scroll view, on profiles with ADJUSTS_BY_SAFE_AREA: IOS11 and later."""

    #: Like SCROLLABLE_AXES, and top and bottom if bars adjust it.
    AUTOMATIC = 0
    #: The edges along axes on which the content is longer than the scroll view.
    SCROLLABLE_AXES = 1
    #: No edge.
    NEVER = 2
    #: All edges.
    ALWAYS = 3


class BarKind(_Choice):
    """The kind of a bar of a controller."""

    #: Of a navigation controller, at the top.
    NAVIGATION_BAR = 1
    #: Of a navigation controller, at the bottom.
    TOOLBAR = 2
    #: Of a tab controller, at the bottom.
    TAB_BAR = 3

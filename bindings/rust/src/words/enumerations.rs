//! The enumerations of casement.h.
//!
//! Made from the header by interface/rust.py; not to be edited.

use crate::ffi;

words! {
    /// The result of a call that can fail: success, a remark above 0 (success, too), or an error below 0. The meaning
    /// of a value never changes.
    Status: cas_status {
        /// A required pointer is NULL.
        Null = CAS_ERROR_NULL,
        /// Unknown id, or id of a removed object.
        Stale = CAS_ERROR_STALE,
        /// A number is NaN or infinite.
        NotFinite = CAS_ERROR_NOT_FINITE,
        /// An enum value, priority, weight, size or coefficient outside its range.
        OutOfRange = CAS_ERROR_OUT_OF_RANGE,
        /// A row without terms.
        Empty = CAS_ERROR_EMPTY,
        /// A coefficient of zero.
        Zero = CAS_ERROR_ZERO,
        /// A variable or id named twice.
        Repeated = CAS_ERROR_REPEATED,
        /// Out of ids, or an impossible count.
        TooMany = CAS_ERROR_TOO_MANY,
        /// The allocator returned NULL.
        OutOfMemory = CAS_ERROR_OUT_OF_MEMORY,
        /// Refused: conflicts with required rows or constraints.
        Conflict = CAS_ERROR_CONFLICT,
        /// Still used by something else, or called from its own callback.
        InUse = CAS_ERROR_IN_USE,
        /// Invalid UTF-8, or longer than `CAS_NAME_MAX` bytes.
        Text = CAS_ERROR_TEXT,
        /// Numeric failure: overflow, no convergence, or no provable solution.
        Numeric = CAS_ERROR_NUMERIC,
        /// A check found a wrong result: a bug, please report it.
        Internal = CAS_ERROR_INTERNAL,
        /// Attributes that cannot be compared.
        Attributes = CAS_ERROR_ATTRIBUTES,
        /// Not possible for an item of this kind.
        Kind = CAS_ERROR_KIND,
        /// Measured sizes do not converge.
        Unsettled = CAS_ERROR_UNSETTLED,
        /// Managed by its owner; change the owner instead.
        Owned = CAS_ERROR_OWNED,
        /// Syntax error or unknown name in a rule.
        Rule = CAS_ERROR_RULE,
        /// The scene has no screen, or is in a mode that excludes this.
        Mode = CAS_ERROR_MODE,
        /// Step limit reached; the next solve continues.
        Limit = CAS_ERROR_LIMIT,
        /// A check is inconclusive because of rounding errors.
        Undecided = CAS_ERROR_UNDECIDED,
    }

    /// The relation between the two sides of a row or a constraint.
    Relation: cas_relation {
        /// `==`.
        Equal = CAS_EQUAL,
        /// `<=`.
        LessOrEqual = CAS_LESS_OR_EQUAL,
        /// `>=`.
        GreaterOrEqual = CAS_GREATER_OR_EQUAL,
    }

    /// An axis of the plane.
    Axis: cas_axis {
        /// From left to right.
        Horizontal = CAS_HORIZONTAL,
        /// From top to bottom.
        Vertical = CAS_VERTICAL,
    }

    /// The layout direction, which determines whether leading is left or right.
    Direction: cas_direction {
        /// Inherited from the parent.
        Inherited = CAS_INHERITED,
        /// Leading is left.
        LeftToRight = CAS_LEFT_TO_RIGHT,
        /// Leading is right.
        RightToLeft = CAS_RIGHT_TO_LEFT,
    }

    /// The generation of screens that a scene simulates; `None` for a scene without a screen.
    Profile: cas_profile {
        /// No screen.
        None = CAS_PROFILE_NONE,
        /// iOS 6: bars beside the content.
        Ios6 = CAS_PROFILE_IOS6,
        /// iOS 7: content extends under bars.
        Ios7 = CAS_PROFILE_IOS7,
        /// iOS 8 to 10: keyboard frames in window coordinates.
        Ios8 = CAS_PROFILE_IOS8,
        /// iOS 11 to 14: safe areas on four sides, large titles.
        Ios11 = CAS_PROFILE_IOS11,
        /// iOS 15 and later: the keyboard guide is as wide as the window.
        Ios15 = CAS_PROFILE_IOS15,
        /// Android, edge to edge.
        Android = CAS_PROFILE_ANDROID,
        /// No system bars: only obstructions cover the window.
        Plain = CAS_PROFILE_PLAIN,
    }

    /// A phone or a tablet.
    Idiom: cas_idiom {
        /// A phone.
        Phone = CAS_PHONE,
        /// A tablet.
        Pad = CAS_PAD,
    }

    /// The orientation of the device. In landscape, left and right refer to the side of the home button.
    Orientation: cas_orientation {
        /// Upright.
        Portrait = CAS_PORTRAIT,
        /// The home button is at the top.
        UpsideDown = CAS_UPSIDE_DOWN,
        /// The home button is on the left.
        LandscapeLeft = CAS_LANDSCAPE_LEFT,
        /// The home button is on the right.
        LandscapeRight = CAS_LANDSCAPE_RIGHT,
    }

    /// The kind of an item. Views are created as `Plain` or `Scroll`.
    Kind: cas_kind {
        /// A view.
        Plain = CAS_PLAIN,
        /// A scroll view; it has a content guide and a frame guide.
        Scroll = CAS_SCROLL,
        /// A rectangle that is not drawn, in the coordinates of its owner.
        Guide = CAS_GUIDE,
        /// Of a scroll view: as large as its content, at its origin.
        ContentGuide = CAS_CONTENT_GUIDE,
        /// Of a scroll view: as large as the view, at its origin.
        FrameGuide = CAS_FRAME_GUIDE,
        /// A bar, the status bar or the keyboard: the screen positions it.
        Bar = CAS_BAR,
    }

    /// The attribute of an item in a constraint.
    Attribute: cas_attribute {
        /// The left edge.
        Left = CAS_LEFT,
        /// The right edge.
        Right = CAS_RIGHT,
        /// The top edge.
        Top = CAS_TOP,
        /// The bottom edge.
        Bottom = CAS_BOTTOM,
        /// The edge at which text begins.
        Leading = CAS_LEADING,
        /// The edge at which text ends.
        Trailing = CAS_TRAILING,
        /// The width.
        Width = CAS_WIDTH,
        /// The height.
        Height = CAS_HEIGHT,
        /// The middle between left and right.
        CenterX = CAS_CENTER_X,
        /// The middle between top and bottom.
        CenterY = CAS_CENTER_Y,
        /// The baseline of the last line of text.
        LastBaseline = CAS_LAST_BASELINE,
        /// The baseline of the first line of text.
        FirstBaseline = CAS_FIRST_BASELINE,
        /// The left edge inside the margins.
        LeftMargin = CAS_LEFT_MARGIN,
        /// The right edge inside the margins.
        RightMargin = CAS_RIGHT_MARGIN,
        /// The top edge inside the margins.
        TopMargin = CAS_TOP_MARGIN,
        /// The bottom edge inside the margins.
        BottomMargin = CAS_BOTTOM_MARGIN,
        /// The leading edge inside the margins.
        LeadingMargin = CAS_LEADING_MARGIN,
        /// The trailing edge inside the margins.
        TrailingMargin = CAS_TRAILING_MARGIN,
        /// The middle between the left and the right margin.
        CenterXWithinMargins = CAS_CENTER_X_WITHIN_MARGINS,
        /// The middle between the top and the bottom margin.
        CenterYWithinMargins = CAS_CENTER_Y_WITHIN_MARGINS,
    }

    /// How an item of an aspect ratio lies in another.
    Fit: cas_fit {
        /// As large as fits inside it.
        Contain = CAS_FIT_CONTAIN,
        /// As small as covers it.
        Cover = CAS_FIT_COVER,
    }

    /// The kind of error in a rule.
    FaultKind: cas_fault_kind {
        /// A syntax error.
        Syntax = CAS_FAULT_SYNTAX,
        /// A number or priority outside its range.
        Number = CAS_FAULT_NUMBER,
        /// An attribute is expected there.
        Attribute = CAS_FAULT_ATTRIBUTE,
        /// No item has this name.
        UnknownItem = CAS_FAULT_UNKNOWN_ITEM,
        /// No metric has this name.
        UnknownMetric = CAS_FAULT_UNKNOWN_METRIC,
        /// Neither a metric nor an item has this name.
        UnknownName = CAS_FAULT_UNKNOWN_NAME,
        /// Several items have this name.
        SeveralItems = CAS_FAULT_SEVERAL_ITEMS,
        /// Not allowed there, or only with `CAS_FORMAT_EXTENDED`.
        Meaning = CAS_FAULT_MEANING,
        /// A valid rule that the scene refused: see status.
        Refused = CAS_FAULT_REFUSED,
    }

    /// The distribution of space along the axis.
    Distribution: cas_distribution {
        /// By hugging and compression resistance of the views.
        Fill = CAS_DISTRIBUTE_FILL,
        /// Views of equal size.
        FillEqually = CAS_DISTRIBUTE_FILL_EQUALLY,
        /// Views in proportion to their intrinsic sizes, gaps counted.
        FillProportionally = CAS_DISTRIBUTE_FILL_PROPORTIONALLY,
        /// Equal gaps, at least the spacing.
        EqualSpacing = CAS_DISTRIBUTE_EQUAL_SPACING,
        /// Centers at equal distances.
        EqualCentering = CAS_DISTRIBUTE_EQUAL_CENTERING,
    }

    /// The alignment of views across the axis. In a column, the baselines mean `Leading`.
    Alignment: cas_alignment {
        /// From one edge of the stack to the other.
        Fill = CAS_ALIGN_FILL,
        /// At the leading edge; in a row at the top.
        Leading = CAS_ALIGN_LEADING,
        /// In the middle.
        Center = CAS_ALIGN_CENTER,
        /// At the trailing edge; in a row at the bottom.
        Trailing = CAS_ALIGN_TRAILING,
        /// On the first baselines.
        FirstBaseline = CAS_ALIGN_FIRST_BASELINE,
        /// On the last baselines.
        LastBaseline = CAS_ALIGN_LAST_BASELINE,
    }

    /// Which way children of a flow follow each other.
    FlowDirection: cas_flow_direction {
        /// From the leading edge.
        Row = CAS_ROW,
        /// From the trailing edge.
        RowReverse = CAS_ROW_REVERSE,
        /// From the top.
        Column = CAS_COLUMN,
        /// From the bottom.
        ColumnReverse = CAS_COLUMN_REVERSE,
    }

    /// Whether children that do not fit into a line begin another one.
    Wrap: cas_wrap {
        /// There is one line.
        None = CAS_WRAP_NONE,
        /// Each line takes as many as fit.
        Lines = CAS_WRAP_LINES,
        /// As `Lines`, and the first line is the last one across.
        Reverse = CAS_WRAP_REVERSE,
        /// Lines are about as long as each other.
        Balanced = CAS_WRAP_BALANCED,
        /// As `Balanced`, and the first line is the last one across.
        BalancedReverse = CAS_WRAP_BALANCED_REVERSE,
    }

    /// Where something lies in the room that it has. `Automatic` does not stretch the height of a child of a grid that
    /// has an aspect ratio.
    BoxAlignment: cas_box_alignment {
        /// `FlowStart` along a flow, else `Stretch`; of one child: that of its box.
        Automatic = CAS_BOX_AUTOMATIC,
        /// At the leading edge, or at the top.
        Start = CAS_BOX_START,
        /// At the trailing edge, or at the bottom.
        End = CAS_BOX_END,
        /// Where the children of a flow begin, also if it is reversed.
        FlowStart = CAS_BOX_FLOW_START,
        /// Where the children of a flow end, also if it is reversed.
        FlowEnd = CAS_BOX_FLOW_END,
        /// Where text in the child begins.
        SelfStart = CAS_BOX_SELF_START,
        /// Where text in the child ends.
        SelfEnd = CAS_BOX_SELF_END,
        /// In the middle.
        Center = CAS_BOX_CENTER,
        /// From one edge to the other, unless a size is set.
        Stretch = CAS_BOX_STRETCH,
        /// On the first baselines.
        Baseline = CAS_BOX_BASELINE,
        /// With equal gaps, and none at the ends.
        SpaceBetween = CAS_BOX_SPACE_BETWEEN,
        /// With equal gaps, and half a gap at both ends.
        SpaceAround = CAS_BOX_SPACE_AROUND,
        /// With equal gaps, and a gap at both ends.
        SpaceEvenly = CAS_BOX_SPACE_EVENLY,
    }

    /// A capability of a screen, so that callers need not compare profiles.
    Capability: cas_capability {
        /// Controllers have top and bottom layout guides.
        LayoutGuides = CAS_HAS_LAYOUT_GUIDES,
        /// Bars adjust the insets of scroll views.
        AdjustsScrollInsets = CAS_ADJUSTS_SCROLL_INSETS,
        /// The status bar overlaps content.
        StatusBarOverlaps = CAS_STATUS_BAR_OVERLAPS,
        /// Content extends under bars.
        ContentUnderlapsBars = CAS_CONTENT_UNDERLAPS_BARS,
        /// Safe areas adjust the insets of all scroll views: `cas_scroll_settings`.
        AdjustsBySafeArea = CAS_ADJUSTS_BY_SAFE_AREA,
    }

    /// The style of the status bar.
    StatusBarStyle: cas_status_bar_style {
        /// Dark text, for light content.
        Default = CAS_STATUS_BAR_DEFAULT,
        /// Light text, for dark content.
        Light = CAS_STATUS_BAR_LIGHT,
    }

    /// The source of the style of the status bar: controllers (the topmost visible one that is not a container), or the
    /// application.
    StatusBarSource: cas_status_bar_source {
        /// The style that the topmost controller prefers.
        Controllers = CAS_STATUS_BAR_BY_CONTROLLERS,
        /// The style that the application has set.
        Application = CAS_STATUS_BAR_BY_APPLICATION,
    }

    /// The heights in the table of a profile, with their defaults on iOS 6 and iOS 7. docs/laws.md has those of the
    /// other profiles.
    Height: cas_height {
        /// 20: of the status bar.
        StatusBar = CAS_HEIGHT_STATUS_BAR,
        /// 40: of the status bar during a call.
        InCall = CAS_HEIGHT_IN_CALL,
        /// 44; on a phone in landscape 32: of a navigation bar.
        NavigationBar = CAS_HEIGHT_NAVIGATION_BAR,
        /// 24: of a collapsed navigation bar.
        CompactBar = CAS_HEIGHT_COMPACT_BAR,
        /// 30: added to a navigation bar with a prompt.
        Prompt = CAS_HEIGHT_PROMPT,
        /// 44; on a phone in landscape 32: of a toolbar.
        Toolbar = CAS_HEIGHT_TOOLBAR,
        /// 49: of a tab bar.
        TabBar = CAS_HEIGHT_TAB_BAR,
        /// Of the keyboard; phone: 216, in landscape 162; pad: 264, in landscape 352.
        Keyboard = CAS_HEIGHT_KEYBOARD,
        /// 0: kept free at the bottom of the window, below bars.
        HomeIndicator = CAS_HEIGHT_HOME_INDICATOR,
        /// 0; from iOS 11 on 52, on a phone in landscape 0: see `cas_bar_settings`.
        LargeTitle = CAS_HEIGHT_LARGE_TITLE,
    }

    /// The kind of an obstruction.
    ObstructionKind: cas_obstruction_kind {
        /// A status bar.
        StatusBar = CAS_OBSTRUCTION_STATUS_BAR,
        /// A bar of the system or of the program.
        Bar = CAS_OBSTRUCTION_BAR,
        /// A cutout of the screen: a notch, a camera.
        Cutout = CAS_OBSTRUCTION_CUTOUT,
        /// An indicator of gestures.
        Indicator = CAS_OBSTRUCTION_INDICATOR,
        /// At the bottom: moves the keyboard guide and pads scroll views, like a keyboard.
        Keyboard = CAS_OBSTRUCTION_KEYBOARD,
        /// A panel of the program.
        Panel = CAS_OBSTRUCTION_PANEL,
    }

    /// The kind of a controller.
    ControllerKind: cas_controller_kind {
        /// Shows content of the app; its views may contain other controllers.
        Content = CAS_CONTENT,
        /// A stack of controllers whose last one is visible; has a navigation bar and a toolbar.
        Navigation = CAS_NAVIGATION,
        /// Several controllers, one of them visible, initially the first; has a tab bar.
        Tab = CAS_TAB,
        /// Content whose view is a scroll view.
        Table = CAS_TABLE,
    }

    /// The edges of the safe area that pad a scroll view, on profiles with `AdjustsBySafeArea`: `Ios11` and later.
    Adjustment: cas_adjustment {
        /// Like `ScrollableAxes`, and top and bottom if bars adjust it.
        Automatic = CAS_ADJUST_AUTOMATIC,
        /// The edges along axes on which the content is longer than the scroll view.
        ScrollableAxes = CAS_ADJUST_SCROLLABLE_AXES,
        /// No edge.
        Never = CAS_ADJUST_NEVER,
        /// All edges.
        Always = CAS_ADJUST_ALWAYS,
    }

    /// The kind of a bar of a controller.
    BarKind: cas_bar_kind {
        /// Of a navigation controller, at the top.
        NavigationBar = CAS_NAVIGATION_BAR,
        /// Of a navigation controller, at the bottom.
        Toolbar = CAS_TOOLBAR,
        /// Of a tab controller, at the bottom.
        TabBar = CAS_TAB_BAR,
    }
}

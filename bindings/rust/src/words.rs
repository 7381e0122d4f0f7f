//! The enumerations of casement.h as types.

use crate::ffi;
use std::fmt;

/// Makes an enumeration whose cases have the numbers of casement.h.
macro_rules! words {
    ($($(#[$about:meta])* $name:ident: $foreign:ident { $($(#[$doc:meta])* $case:ident = $value:ident,)* })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$doc])* $case,)*
        }

        #[allow(dead_code)] // some are given only, others returned only
        impl $name {
            pub(crate) fn raw(self) -> ffi::$foreign {
                match self {
                    $($name::$case => ffi::$value,)*
                }
            }

            /// Returns nothing for a number that casement.h does not have.
            pub(crate) fn from_raw(value: ffi::$foreign) -> Option<$name> {
                match value {
                    $(ffi::$value => Some($name::$case),)*
                    _ => None,
                }
            }
        }
    )*};
}

words! {
    /// The status of a failed call.
    ///
    /// ```
    /// use casement::{Scene, Status};
    /// let mut scene = Scene::sized(320.0, 480.0)?;
    /// assert_eq!(scene.set_scale(-1.0).unwrap_err().status(), Status::OutOfRange);
    /// # Ok::<(), casement::Error>(())
    /// ```
    Status: cas_status {
        /// A required pointer is NULL.
        Null = CAS_ERROR_NULL,
        /// An unknown id, or what it named was removed.
        Stale = CAS_ERROR_STALE,
        /// A number is NaN or infinite.
        NotFinite = CAS_ERROR_NOT_FINITE,
        /// A number outside its range.
        OutOfRange = CAS_ERROR_OUT_OF_RANGE,
        /// A row without terms.
        Empty = CAS_ERROR_EMPTY,
        /// A coefficient of zero.
        Zero = CAS_ERROR_ZERO,
        /// A variable or id named twice.
        Repeated = CAS_ERROR_REPEATED,
        /// Out of ids, or an impossible count.
        TooMany = CAS_ERROR_TOO_MANY,
        /// Out of memory.
        OutOfMemory = CAS_ERROR_OUT_OF_MEMORY,
        /// Required rows cannot hold together.
        Conflict = CAS_ERROR_CONFLICT,
        /// Still used by something else, or called from its own callback.
        InUse = CAS_ERROR_IN_USE,
        /// A text with a zero inside, or a name that is too long.
        Text = CAS_ERROR_TEXT,
        /// Numeric failure: overflow, no convergence, or no provable solution.
        Numeric = CAS_ERROR_NUMERIC,
        /// A check found a wrong result: please report it.
        Internal = CAS_ERROR_INTERNAL,
        /// Attributes that cannot be compared.
        Attributes = CAS_ERROR_ATTRIBUTES,
        /// Not possible for an item of this kind.
        Kind = CAS_ERROR_KIND,
        /// Measured sizes keep changing.
        Unsettled = CAS_ERROR_UNSETTLED,
        /// Managed by its owner; change the owner instead.
        Owned = CAS_ERROR_OWNED,
        /// Syntax error or unknown name in a rule.
        Rule = CAS_ERROR_RULE,
        /// The scene has no screen, or is in a mode that excludes this.
        Mode = CAS_ERROR_MODE,
        /// Step limit reached; the next call goes on.
        Limit = CAS_ERROR_LIMIT,
        /// A check cannot tell whether the result is right: rounding hides it.
        Undecided = CAS_ERROR_UNDECIDED,
    }

    /// How the two sides of a row or an equation compare.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// let equation = casement::Scene::WINDOW.width().at_least(100.0);
    /// assert_eq!(equation.relation(), casement::Relation::GreaterOrEqual);
    /// # Ok::<(), casement::Error>(())
    /// ```
    Relation: cas_relation {
        /// `==`
        Equal = CAS_EQUAL,
        /// `<=`
        LessOrEqual = CAS_LESS_OR_EQUAL,
        /// `>=`
        GreaterOrEqual = CAS_GREATER_OR_EQUAL,
    }

    /// An axis of the plane.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let column = scene.add_stack(Scene::WINDOW, Axis::Vertical, "column")?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    Axis: cas_axis {
        /// From left to right.
        Horizontal = CAS_HORIZONTAL,
        /// From top to bottom.
        Vertical = CAS_VERTICAL,
    }

    /// The direction in which text runs: leading is left, or right.
    ///
    /// ```
    /// # use casement::{Direction, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.set_direction(Scene::WINDOW, Direction::RightToLeft)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    Direction: cas_direction {
        /// That of the parent.
        Inherited = CAS_INHERITED,
        /// Leading is left.
        LeftToRight = CAS_LEFT_TO_RIGHT,
        /// Leading is right.
        RightToLeft = CAS_RIGHT_TO_LEFT,
    }

    /// A generation of screens.
    ///
    /// ```
    /// use casement::{Options, Profile, Scene};
    /// let scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    Profile: cas_profile {
        /// No screen.
        None = CAS_PROFILE_NONE,
        /// iOS 6.
        Ios6 = CAS_PROFILE_IOS6,
        /// iOS 7.
        Ios7 = CAS_PROFILE_IOS7,
        /// iOS 8 to 10: keyboard frames turn with the window.
        Ios8 = CAS_PROFILE_IOS8,
        /// iOS 11 to 14: safe areas on four sides, large titles.
        Ios11 = CAS_PROFILE_IOS11,
        /// iOS 15 and later: the keyboard guide has the keyboard's frame.
        Ios15 = CAS_PROFILE_IOS15,
        /// Android, edge to edge.
        Android = CAS_PROFILE_ANDROID,
        /// No bars of a system: what covers the window are obstructions.
        Plain = CAS_PROFILE_PLAIN,
    }

    /// A phone or a tablet.
    ///
    /// ```
    /// use casement::{Idiom, Options, Profile, Scene};
    /// let options = Options { profile: Profile::Ios7, idiom: Idiom::Pad, ..Options::sized(768.0, 1024.0) };
    /// let scene = Scene::new(options)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    Idiom: cas_idiom {
        /// A phone.
        Phone = CAS_PHONE,
        /// A tablet.
        Pad = CAS_PAD,
    }

    /// How the device is held. In landscape, left and right say where the home button is.
    ///
    /// ```
    /// # use casement::{Options, Orientation, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.rotate(Orientation::LandscapeRight)?;
    /// assert_eq!(scene.frame(Scene::WINDOW).width, 480.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
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

    /// What an item is.
    ///
    /// ```
    /// # use casement::{Kind, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let guide = scene.add_guide(Scene::WINDOW, "middle")?;
    /// assert_eq!(scene.kind(guide), Some(Kind::Guide));
    /// # Ok::<(), casement::Error>(())
    /// ```
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
        /// A bar, the status bar, the keyboard or an obstruction: the screen positions it.
        Bar = CAS_BAR,
    }

    /// What a constraint compares of an item. [`Item`](crate::Item) has a function for each.
    ///
    /// ```
    /// use casement::{Attribute, Scene};
    /// assert_eq!(Scene::WINDOW.center_x(), Scene::WINDOW.anchor(Attribute::CenterX));
    /// ```
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

    /// What is wrong with a rule.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// let error = scene.add_rules(&["window.width == "]).unwrap_err();
    /// assert_eq!(error.fault().unwrap().kind, casement::FaultKind::Syntax);
    /// # Ok::<(), casement::Error>(())
    /// ```
    FaultKind: cas_fault_kind {
        /// A syntax error: something else is expected there.
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
        /// Not possible there, or only in an extended format.
        Meaning = CAS_FAULT_MEANING,
        /// A valid rule that the scene refused.
        Refused = CAS_FAULT_REFUSED,
    }

    /// How a stack distributes the room along its axis.
    ///
    /// ```
    /// # use casement::{Axis, Distribution, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// scene.set_distribution(row, Distribution::FillEqually)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    Distribution: cas_distribution {
        /// By hugging and compression resistance of the views.
        Fill = CAS_FILL,
        /// Views of equal size.
        FillEqually = CAS_FILL_EQUALLY,
        /// Views in proportion to their intrinsic sizes.
        FillProportionally = CAS_FILL_PROPORTIONALLY,
        /// Equal gaps, at least the spacing.
        EqualSpacing = CAS_EQUAL_SPACING,
        /// Centers at equal distances.
        EqualCentering = CAS_EQUAL_CENTERING,
    }

    /// Where the views of a stack lie across its axis.
    ///
    /// ```
    /// # use casement::{Alignment, Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// scene.set_alignment(row, Alignment::Center)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    Alignment: cas_alignment {
        /// From one edge of the stack to the other.
        Fill = CAS_ALIGN_FILL,
        /// At the leading edge; in a row at the top.
        Leading = CAS_ALIGN_LEADING,
        /// In the middle.
        Center = CAS_ALIGN_CENTER,
        /// At the trailing edge; in a row at the bottom.
        Trailing = CAS_ALIGN_TRAILING,
        /// On the first baselines. In a column, as `Leading`.
        FirstBaseline = CAS_ALIGN_FIRST_BASELINE,
        /// On the last baselines. In a column, as `Leading`.
        LastBaseline = CAS_ALIGN_LAST_BASELINE,
    }

    /// What a screen does.
    ///
    /// ```
    /// # use casement::{Capability, Options, Profile, Scene};
    /// let scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// assert!(scene.has_capability(Capability::ContentUnderlapsBars));
    /// # Ok::<(), casement::Error>(())
    /// ```
    Capability: cas_capability {
        /// Controllers have top and bottom layout guides.
        LayoutGuides = CAS_HAS_LAYOUT_GUIDES,
        /// Bars adjust the insets of scroll views.
        AdjustsScrollInsets = CAS_ADJUSTS_SCROLL_INSETS,
        /// The status bar lies over content.
        StatusBarOverlaps = CAS_STATUS_BAR_OVERLAPS,
        /// Content extends under bars.
        ContentUnderlapsBars = CAS_CONTENT_UNDERLAPS_BARS,
        /// The safe area pads scroll views, wherever they are.
        AdjustsBySafeArea = CAS_ADJUSTS_BY_SAFE_AREA,
    }

    /// A height in the table of a profile.
    ///
    /// ```
    /// # use casement::{Height, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.set_height(Height::Keyboard, false, 253.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    Height: cas_height {
        /// Of the status bar.
        StatusBar = CAS_HEIGHT_STATUS_BAR,
        /// Of the status bar during a call.
        InCall = CAS_HEIGHT_IN_CALL,
        /// Of a navigation bar.
        NavigationBar = CAS_HEIGHT_NAVIGATION_BAR,
        /// Of a collapsed navigation bar.
        CompactBar = CAS_HEIGHT_COMPACT_BAR,
        /// Added to a navigation bar with a prompt.
        Prompt = CAS_HEIGHT_PROMPT,
        /// Of a toolbar.
        Toolbar = CAS_HEIGHT_TOOLBAR,
        /// Of a tab bar.
        TabBar = CAS_HEIGHT_TAB_BAR,
        /// Of the keyboard.
        Keyboard = CAS_HEIGHT_KEYBOARD,
        /// Kept free at the bottom of the window, below bars.
        HomeIndicator = CAS_HEIGHT_HOME_INDICATOR,
        /// Of a large title below a navigation bar.
        LargeTitle = CAS_HEIGHT_LARGE_TITLE,
    }

    /// What an obstruction is.
    ///
    /// ```
    /// # use casement::{Edges, ObstructionKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Plain, ..Options::sized(320.0, 480.0) })?;
    /// let panel = scene.add_obstruction(ObstructionKind::Panel, Edges::LEFT, "panel")?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    ObstructionKind: cas_obstruction_kind {
        /// A status bar.
        StatusBar = CAS_OBSTRUCTION_STATUS_BAR,
        /// Another bar.
        Bar = CAS_OBSTRUCTION_BAR,
        /// A cutout of the screen.
        Cutout = CAS_OBSTRUCTION_CUTOUT,
        /// A home indicator.
        Indicator = CAS_OBSTRUCTION_INDICATOR,
        /// At the bottom: moves the keyboard guide and pads scroll views as a docked keyboard.
        Keyboard = CAS_OBSTRUCTION_KEYBOARD,
        /// A panel of the program.
        Panel = CAS_OBSTRUCTION_PANEL,
    }

    /// What a controller is.
    ///
    /// ```
    /// # use casement::{ControllerKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let tabs = scene.add_controller(Scene::WINDOW, ControllerKind::Tab, "tabs")?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    ControllerKind: cas_controller_kind {
        /// The app's own; its views may hold further controllers.
        Content = CAS_CONTENT,
        /// A stack of controllers, of which the last shows.
        Navigation = CAS_NAVIGATION,
        /// Several controllers, of which one shows.
        Tab = CAS_TAB,
        /// Content whose view is a scroll view.
        Table = CAS_TABLE,
    }

    /// Which edges of the safe area pad a scroll view.
    ///
    /// ```
    /// # use casement::{Adjustment, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// scene.set_scroll_adjustment(list, Adjustment::Never)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    Adjustment: cas_adjustment {
        /// As `ScrollableAxes`; top and bottom always where bars adjust it.
        Automatic = CAS_ADJUST_AUTOMATIC,
        /// Those of the axes along which the content is longer than the scroll view.
        ScrollableAxes = CAS_ADJUST_SCROLLABLE_AXES,
        /// None.
        Never = CAS_ADJUST_NEVER,
        /// All.
        Always = CAS_ADJUST_ALWAYS,
    }

    /// A bar of a controller.
    ///
    /// ```
    /// # use casement::{BarKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// scene.set_bar_hidden(navigation, BarKind::Toolbar, false)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    BarKind: cas_bar_kind {
        /// The navigation bar of a navigation controller.
        Navigation = CAS_NAVIGATION_BAR,
        /// The toolbar of a navigation controller.
        Toolbar = CAS_TOOLBAR,
        /// The tab bar of a tab controller.
        Tab = CAS_TAB_BAR,
    }
}

impl Status {
    /// Returns a short sentence about the status.
    ///
    /// ```
    /// assert_eq!(casement::Status::Zero.text(), "the coefficient is 0");
    /// ```
    pub fn text(self) -> &'static str {
        // The text is static and ASCII.
        unsafe { std::ffi::CStr::from_ptr(ffi::cas_status_text(self.raw())) }.to_str().unwrap_or_default()
    }
}

impl fmt::Display for Status {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.text())
    }
}

/// A priority from 1 to 1000. Below [`Priority::REQUIRED`] every priority is strict: one constraint at 500 outweighs any
/// number of constraints at 499.
///
/// ```
/// use casement::{Priority, Scene};
/// let equation = Scene::WINDOW.width().equal_to(320.0).priority(600);
/// assert_eq!(equation, Scene::WINDOW.width().equal_to(320.0).priority(Priority(600)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Priority(
    /// The number, from 1 to 1000.
    pub i32,
);

impl Priority {
    /// The constraint holds, or conflicts with others.
    ///
    /// ```
    /// assert_eq!(casement::Priority::REQUIRED.0, 1000);
    /// ```
    pub const REQUIRED: Priority = Priority(ffi::CAS_REQUIRED);
    /// 750, the default of compression resistance.
    ///
    /// ```
    /// assert!(casement::Priority::STRONG > casement::Priority::MEDIUM);
    /// ```
    pub const STRONG: Priority = Priority(ffi::CAS_STRONG);
    /// 500.
    ///
    /// ```
    /// assert!(casement::Priority::MEDIUM > casement::Priority::WEAK);
    /// ```
    pub const MEDIUM: Priority = Priority(ffi::CAS_MEDIUM);
    /// 250, the default of hugging.
    ///
    /// ```
    /// assert!(casement::Priority::WEAK > casement::Priority::FITTING);
    /// ```
    pub const WEAK: Priority = Priority(ffi::CAS_WEAK);
    /// 50, for fitting sizes.
    ///
    /// ```
    /// assert_eq!(casement::Priority::FITTING.0, 50);
    /// ```
    pub const FITTING: Priority = Priority(ffi::CAS_PRIORITY_FITTING_SIZE);
}

impl From<i32> for Priority {
    fn from(number: i32) -> Priority {
        Priority(number)
    }
}

/// The curve of an animation.
///
/// ```
/// # use casement::{Curve, Options, Profile, Scene, Timing};
/// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
/// let view = scene.add_view(Scene::WINDOW, "view")?;
/// scene.animate(Timing::new(0.3, Curve::EaseOut), |scene| scene.set_size(320.0, 400.0))?;
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Curve {
    /// Slow at both ends.
    EaseInOut,
    /// Slow at the beginning.
    EaseIn,
    /// Slow at the end.
    EaseOut,
    /// The same speed throughout.
    Linear,
    /// A critically damped spring of half a second, whatever the duration except 0.
    Keyboard,
    /// A number of the program's own, defined by [`Scene::define_curve`](crate::Scene::define_curve), or of a system.
    Custom(i32),
}

impl Curve {
    pub(crate) fn raw(self) -> ffi::cas_curve {
        match self {
            Curve::EaseInOut => ffi::CAS_CURVE_EASE_IN_OUT,
            Curve::EaseIn => ffi::CAS_CURVE_EASE_IN,
            Curve::EaseOut => ffi::CAS_CURVE_EASE_OUT,
            Curve::Linear => ffi::CAS_CURVE_LINEAR,
            Curve::Keyboard => ffi::CAS_CURVE_KEYBOARD,
            Curve::Custom(number) => number,
        }
    }
}

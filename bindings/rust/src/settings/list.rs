//! The settings and states of casement.h, and the functions of a scene that read and change them.
//!
//! Made from the header by interface/rust.py; not to be edited.

use super::{choice, metric, raw_choice, unknown};
use crate::id::Owner;
use crate::*;

flags! {
    /// A set of edges.
    ///
    /// ```
    /// use casement::Edges;
    /// assert_eq!(Edges::TOP | Edges::LEFT | Edges::BOTTOM | Edges::RIGHT, Edges::ALL);
    /// assert!(Edges::ALL.contains(Edges::TOP) && !Edges::NONE.contains(Edges::TOP));
    /// ```
    Edges {
        /// Top.
        TOP = CAS_EDGE_TOP,
        /// Left.
        LEFT = CAS_EDGE_LEFT,
        /// Bottom.
        BOTTOM = CAS_EDGE_BOTTOM,
        /// Right.
        RIGHT = CAS_EDGE_RIGHT,
        /// All.
        ALL = CAS_EDGE_ALL,
    }

    /// What the keyboard guide follows.
    ///
    /// ```
    /// # use casement::{KeyboardGuide, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// scene.change_screen(|screen| screen.keyboard_guide = KeyboardGuide::FOLLOWS_UNDOCKED)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    KeyboardGuide {
        /// Has the frame of a keyboard that floats or is split.
        FOLLOWS_UNDOCKED = CAS_GUIDE_FOLLOWS_UNDOCKED,
        /// While the keyboard is away, ends at the bottom of the window.
        IGNORES_SAFE_AREA = CAS_GUIDE_IGNORES_SAFE_AREA,
    }

    /// What a scene was made with.
    ///
    /// ```
    /// # use casement::{Options, Scene, SceneFlags};
    /// let scene = Scene::new(Options { strict: true, ..Options::sized(320.0, 480.0) })?;
    /// assert!(scene.settings()?.flags.contains(SceneFlags::STRICT));
    /// # Ok::<(), casement::Error>(())
    /// ```
    SceneFlags {
        /// Strict: an edit that conflicts with required constraints is refused with `Conflict` and changes nothing,
        /// instead of dropping a constraint at the next layout.
        STRICT = CAS_SCENE_STRICT,
    }
}

/// What was set for a scene.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct SceneSettings {
    /// Device pixels per point, from 0 to 1000; 0, the default, means no rounding.
    pub scale: f64,
    /// Relative to the usual size of text: 0.1 to 10; default 1.
    pub text_size: f64,
    /// The standard distance of rules between siblings; default 8.
    pub sibling_spacing: f64,
    /// The one between a view and its superview; default 20.
    pub superview_spacing: f64,
    /// Of each later call, see `cas_solver_set_limit()`; 0, the default, means none.
    pub step_limit: u64,
    /// Those that the scene was made with; `cas_scene_set()` cannot change them.
    pub flags: SceneFlags,
}

impl SceneSettings {
    fn from_raw(raw: &ffi::cas_scene_settings, _: Owner) -> Option<SceneSettings> {
        Some(SceneSettings {
            scale: raw.scale,
            text_size: raw.text_size,
            sibling_spacing: raw.sibling_spacing,
            superview_spacing: raw.superview_spacing,
            step_limit: raw.step_limit,
            flags: SceneFlags::from_raw(raw.flags),
        })
    }

    fn to_raw(self, _: Owner) -> Result<ffi::cas_scene_settings> {
        Ok(ffi::cas_scene_settings {
            size: std::mem::size_of::<ffi::cas_scene_settings>(),
            scale: self.scale,
            text_size: self.text_size,
            sibling_spacing: self.sibling_spacing,
            superview_spacing: self.superview_spacing,
            step_limit: self.step_limit,
            flags: self.flags.raw(),
        })
    }
}

/// What was set for a view.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ViewSettings {
    /// At which it is no wider than its content; default 250.
    pub horizontal_hugging: Priority,
    /// At which it is no higher than its content; default 250.
    pub vertical_hugging: Priority,
    /// At which it is no narrower than its content; default 750.
    pub horizontal_compression: Priority,
    /// At which it is no lower than its content; default 750.
    pub vertical_compression: Priority,
    /// From the top; one that a measure function returns holds instead.
    pub first_baseline: f64,
    /// From the bottom; one that a measure function returns holds instead.
    pub last_baseline: f64,
    /// Default 8 on each side.
    pub margins: Insets,
    /// True: left is leading and right is trailing; default false.
    pub margins_are_directional: bool,
    /// True: what the safe area takes is added to the margins; default false.
    pub margins_follow_safe_area: bool,
    /// From the frame to the alignment rect; default 0.
    pub alignment_insets: Insets,
    /// Default `Inherited`; the window has that of the scene.
    pub direction: Direction,
    /// 0xRRGGBBAA, for programs that draw the scene; 0 for none.
    pub background: u32,
    /// True: while it is hidden it has no width; default false.
    pub collapses_width: bool,
    /// True: while it is hidden it has no height; default false.
    pub collapses_height: bool,
}

impl ViewSettings {
    fn from_raw(raw: &ffi::cas_view_settings, _: Owner) -> Option<ViewSettings> {
        Some(ViewSettings {
            horizontal_hugging: Priority(raw.horizontal_hugging),
            vertical_hugging: Priority(raw.vertical_hugging),
            horizontal_compression: Priority(raw.horizontal_compression),
            vertical_compression: Priority(raw.vertical_compression),
            first_baseline: raw.first_baseline,
            last_baseline: raw.last_baseline,
            margins: raw.margins.into(),
            margins_are_directional: raw.margins_are_directional != 0,
            margins_follow_safe_area: raw.margins_follow_safe_area != 0,
            alignment_insets: raw.alignment_insets.into(),
            direction: Direction::from_raw(raw.direction)?,
            background: raw.background,
            collapses_width: raw.collapses_width != 0,
            collapses_height: raw.collapses_height != 0,
        })
    }

    fn to_raw(self, _: Owner) -> Result<ffi::cas_view_settings> {
        Ok(ffi::cas_view_settings {
            size: std::mem::size_of::<ffi::cas_view_settings>(),
            horizontal_hugging: self.horizontal_hugging.0,
            vertical_hugging: self.vertical_hugging.0,
            horizontal_compression: self.horizontal_compression.0,
            vertical_compression: self.vertical_compression.0,
            first_baseline: self.first_baseline,
            last_baseline: self.last_baseline,
            margins: self.margins.into(),
            margins_are_directional: self.margins_are_directional.into(),
            margins_follow_safe_area: self.margins_follow_safe_area.into(),
            alignment_insets: self.alignment_insets.into(),
            direction: self.direction.raw(),
            background: self.background,
            collapses_width: self.collapses_width.into(),
            collapses_height: self.collapses_height.into(),
        })
    }
}

/// The state of a view.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ViewState {
    /// `None` along an axis without one; of a measured view what was last measured.
    pub intrinsic: (Option<f64>, Option<f64>),
    /// It has a measure function.
    pub is_measured: bool,
    /// From the top; what was last measured, if a measure function returns it.
    pub first_baseline: f64,
    /// From the bottom; what was last measured, if a measure function returns it.
    pub last_baseline: f64,
    /// As left and right, with what the safe area adds, as of the last layout.
    pub margins: Insets,
}

impl ViewState {
    fn from_raw(raw: &ffi::cas_view_state, _: Owner) -> Option<ViewState> {
        Some(ViewState {
            intrinsic: (metric(raw.intrinsic.width), metric(raw.intrinsic.height)),
            is_measured: raw.is_measured != 0,
            first_baseline: raw.first_baseline,
            last_baseline: raw.last_baseline,
            margins: raw.margins.into(),
        })
    }
}

/// What was set for a stack.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct StackSettings {
    /// A row, or a column.
    pub axis: Axis,
    /// Of the room along the axis.
    pub distribution: Distribution,
    /// Where views lie across the axis.
    pub alignment: Alignment,
    /// True: views lie within the margins of the stack; false: at its edges.
    pub in_margins: bool,
    /// The distance between views.
    pub spacing: f64,
}

impl StackSettings {
    fn from_raw(raw: &ffi::cas_stack_settings, _: Owner) -> Option<StackSettings> {
        Some(StackSettings {
            axis: Axis::from_raw(raw.axis)?,
            distribution: Distribution::from_raw(raw.distribution)?,
            alignment: Alignment::from_raw(raw.alignment)?,
            in_margins: raw.in_margins != 0,
            spacing: raw.spacing,
        })
    }

    fn to_raw(self, _: Owner) -> Result<ffi::cas_stack_settings> {
        Ok(ffi::cas_stack_settings {
            size: std::mem::size_of::<ffi::cas_stack_settings>(),
            axis: self.axis.raw(),
            distribution: self.distribution.raw(),
            alignment: self.alignment.raw(),
            in_margins: self.in_margins.into(),
            spacing: self.spacing,
        })
    }
}

/// What was set for an arranged view.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ArrangedSettings {
    /// The distance behind the view; `None` for that of the stack.
    pub spacing_after: Option<f64>,
}

impl ArrangedSettings {
    fn from_raw(raw: &ffi::cas_arranged_settings, _: Owner) -> Option<ArrangedSettings> {
        Some(ArrangedSettings {
            spacing_after: (raw.has_spacing_after != 0).then_some(raw.spacing_after),
        })
    }

    fn to_raw(self, _: Owner) -> Result<ffi::cas_arranged_settings> {
        Ok(ffi::cas_arranged_settings {
            size: std::mem::size_of::<ffi::cas_arranged_settings>(),
            has_spacing_after: self.spacing_after.is_some().into(),
            spacing_after: self.spacing_after.unwrap_or_default(),
        })
    }
}

/// What was set for a screen.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreenSettings {
    /// A change sets all heights to those of the new profile's table.
    pub profile: Profile,
    /// What the keyboard guide follows; default 0.
    pub keyboard_guide: KeyboardGuide,
    /// The duration of a rotation by 90 degrees in seconds; below 0: that of the profile.
    pub quarter_turn: f64,
    /// The duration of a rotation by 180 degrees in seconds; below 0: that of the profile.
    pub half_turn: f64,
    /// True: the status bar has the height it has during a call.
    pub is_in_call: bool,
    /// Who decides the style of the status bar; default: controllers.
    pub status_bar_source: StatusBarSource,
    /// The style of the status bar that the application wants.
    pub status_bar_style: StatusBarStyle,
}

impl ScreenSettings {
    fn from_raw(raw: &ffi::cas_screen_settings, _: Owner) -> Option<ScreenSettings> {
        Some(ScreenSettings {
            profile: Profile::from_raw(raw.profile)?,
            keyboard_guide: KeyboardGuide::from_raw(raw.keyboard_guide),
            quarter_turn: raw.quarter_turn,
            half_turn: raw.half_turn,
            is_in_call: raw.is_in_call != 0,
            status_bar_source: StatusBarSource::from_raw(raw.status_bar_source)?,
            status_bar_style: StatusBarStyle::from_raw(raw.status_bar_style)?,
        })
    }

    fn to_raw(self, _: Owner) -> Result<ffi::cas_screen_settings> {
        Ok(ffi::cas_screen_settings {
            size: std::mem::size_of::<ffi::cas_screen_settings>(),
            profile: self.profile.raw(),
            keyboard_guide: self.keyboard_guide.raw(),
            quarter_turn: self.quarter_turn,
            half_turn: self.half_turn,
            is_in_call: self.is_in_call.into(),
            status_bar_source: self.status_bar_source.raw(),
            status_bar_style: self.status_bar_style.raw(),
        })
    }
}

/// The state of a screen.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreenState {
    /// A phone or a tablet.
    pub idiom: Idiom,
    /// Of the device.
    pub orientation: Orientation,
    /// Where on the screen of the device the window is.
    pub window: Rect,
    /// Of the window.
    pub keyboard_guide: Item,
}

impl ScreenState {
    fn from_raw(raw: &ffi::cas_screen_state, owner: Owner) -> Option<ScreenState> {
        Some(ScreenState {
            idiom: Idiom::from_raw(raw.idiom)?,
            orientation: Orientation::from_raw(raw.orientation)?,
            window: raw.window.into(),
            keyboard_guide: owner.item(raw.keyboard_guide),
        })
    }
}

/// What was set for a controller.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ControllerSettings {
    /// At which its view extends under bars; default `CAS_EDGE_ALL`
    pub edges: Edges,
    /// True: its view extends under opaque bars, too; default false.
    pub extends_under_opaque_bars: bool,
    /// True, the default: bars adjust the insets of its scroll view.
    pub adjusts_scroll_insets: bool,
    /// The style of the status bar that it prefers.
    pub status_bar_style: StatusBarStyle,
    /// What it keeps free in its view, besides what is covered.
    pub additional_insets: Insets,
}

impl ControllerSettings {
    fn from_raw(raw: &ffi::cas_controller_settings, _: Owner) -> Option<ControllerSettings> {
        Some(ControllerSettings {
            edges: Edges::from_raw(raw.edges),
            extends_under_opaque_bars: raw.extends_under_opaque_bars != 0,
            adjusts_scroll_insets: raw.adjusts_scroll_insets != 0,
            status_bar_style: StatusBarStyle::from_raw(raw.status_bar_style)?,
            additional_insets: raw.additional_insets.into(),
        })
    }

    fn to_raw(self, _: Owner) -> Result<ffi::cas_controller_settings> {
        Ok(ffi::cas_controller_settings {
            size: std::mem::size_of::<ffi::cas_controller_settings>(),
            edges: self.edges.raw(),
            extends_under_opaque_bars: self.extends_under_opaque_bars.into(),
            adjusts_scroll_insets: self.adjusts_scroll_insets.into(),
            status_bar_style: self.status_bar_style.raw(),
            additional_insets: self.additional_insets.into(),
        })
    }
}

/// The state of a controller.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ControllerState {
    /// What the controller is.
    pub kind: ControllerKind,
    /// The controller that contains it; `None` if none does.
    pub parent: Option<Controller>,
    /// The controller that a navigation or tab controller shows; `None` if none.
    pub shown: Option<Controller>,
    /// The top layout guide of a content controller; `None` if it has none.
    pub top_guide: Option<Item>,
    /// The bottom layout guide of a content controller; `None` if it has none.
    pub bottom_guide: Option<Item>,
    /// True: edges has an effect; needs `ContentUnderlapsBars`
    pub reads_edges: bool,
    /// True: extends_under_opaque_bars has one; needs `ContentUnderlapsBars`
    pub reads_opaque_bars: bool,
    /// True: adjusts_scroll_insets has an effect; needs `AdjustsScrollInsets`
    pub reads_scroll_insets: bool,
    /// What status bar and navigation bars cover at its top.
    pub bars_height: f64,
    /// How far the bars of a navigation controller have collapsed, from 0 to 1.
    pub collapsed: f64,
}

impl ControllerState {
    fn from_raw(raw: &ffi::cas_controller_state, owner: Owner) -> Option<ControllerState> {
        Some(ControllerState {
            kind: ControllerKind::from_raw(raw.kind)?,
            parent: (raw.parent != 0).then(|| Controller(owner.id(raw.parent))),
            shown: (raw.shown != 0).then(|| Controller(owner.id(raw.shown))),
            top_guide: (raw.top_guide != 0).then(|| owner.item(raw.top_guide)),
            bottom_guide: (raw.bottom_guide != 0).then(|| owner.item(raw.bottom_guide)),
            reads_edges: raw.reads_edges != 0,
            reads_opaque_bars: raw.reads_opaque_bars != 0,
            reads_scroll_insets: raw.reads_scroll_insets != 0,
            bars_height: raw.bars_height,
            collapsed: raw.collapsed,
        })
    }
}

/// What was set for a scroll.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScrollSettings {
    /// What the program pads the content by.
    pub insets: Insets,
    /// What the program pads the scroll indicators by.
    pub indicator_insets: Insets,
    /// Keyboard and docked input pad it; default: if bars pad it, or an input is docked.
    pub follows_keyboard: Option<bool>,
    /// Which edges of the safe area pad it, on profiles with `AdjustsBySafeArea`
    pub adjustment: Adjustment,
    /// The input of a chat, which lies over the scroll view; `None` for none.
    pub docked: Option<Item>,
}

impl ScrollSettings {
    fn from_raw(raw: &ffi::cas_scroll_settings, owner: Owner) -> Option<ScrollSettings> {
        Some(ScrollSettings {
            insets: raw.insets.into(),
            indicator_insets: raw.indicator_insets.into(),
            follows_keyboard: choice(raw.follows_keyboard)?,
            adjustment: Adjustment::from_raw(raw.adjustment)?,
            docked: (raw.docked != 0).then(|| owner.item(raw.docked)),
        })
    }

    fn to_raw(self, owner: Owner) -> Result<ffi::cas_scroll_settings> {
        Ok(ffi::cas_scroll_settings {
            size: std::mem::size_of::<ffi::cas_scroll_settings>(),
            insets: self.insets.into(),
            indicator_insets: self.indicator_insets.into(),
            follows_keyboard: raw_choice(self.follows_keyboard),
            adjustment: self.adjustment.raw(),
            docked: self.docked.map_or(Ok(0), |item| owner.raw(item))?,
        })
    }
}

/// The state of a scroll.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScrollState {
    /// What the program, bars and keyboard pad the content by.
    pub insets: Insets,
    /// What the program, bars and keyboard pad the scroll indicators by.
    pub indicator_insets: Insets,
    /// The insets as last sampled: an animation moves them to `insets`
    pub shown_insets: Insets,
    /// The size of the content guide.
    pub content_size: Size,
    /// The point of the content at the top left, as of the last layout.
    pub offset: Point,
    /// The offset as last sampled: an animation moves it to `offset`
    pub shown_offset: Point,
    /// The rectangle inside all insets, in content coordinates.
    pub visible: Rect,
    /// True: bars pad it.
    pub is_adjusted: bool,
}

impl ScrollState {
    fn from_raw(raw: &ffi::cas_scroll_state, _: Owner) -> Option<ScrollState> {
        Some(ScrollState {
            insets: raw.insets.into(),
            indicator_insets: raw.indicator_insets.into(),
            shown_insets: raw.shown_insets.into(),
            content_size: raw.content_size.into(),
            offset: raw.offset.into(),
            shown_offset: raw.shown_offset.into(),
            visible: raw.visible.into(),
            is_adjusted: raw.is_adjusted != 0,
        })
    }
}

/// What was set for a bar.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct BarSettings {
    /// Content extends under translucent bars; by default on iOS 7 and later.
    pub is_translucent: Option<bool>,
    /// A line of text above the title.
    pub has_prompt: bool,
    /// Below the bar, `LargeTitle` high.
    pub has_large_title: bool,
    /// Of its background image, for programs that draw the scene; 0 for none.
    pub image_height: f64,
    /// A scroll view: the bars collapse while the user scrolls into it; `None` for none.
    pub collapses_with: Option<Item>,
    /// Of the collapsed bar; below 0, the default: that of the table.
    pub compact_height: f64,
    /// In points a second: a flick upwards so fast brings the bars back; default 300.
    pub flick_velocity: f64,
}

impl BarSettings {
    fn from_raw(raw: &ffi::cas_bar_settings, owner: Owner) -> Option<BarSettings> {
        Some(BarSettings {
            is_translucent: choice(raw.is_translucent)?,
            has_prompt: raw.has_prompt != 0,
            has_large_title: raw.has_large_title != 0,
            image_height: raw.image_height,
            collapses_with: (raw.collapses_with != 0).then(|| owner.item(raw.collapses_with)),
            compact_height: raw.compact_height,
            flick_velocity: raw.flick_velocity,
        })
    }

    fn to_raw(self, owner: Owner) -> Result<ffi::cas_bar_settings> {
        Ok(ffi::cas_bar_settings {
            size: std::mem::size_of::<ffi::cas_bar_settings>(),
            is_translucent: raw_choice(self.is_translucent),
            has_prompt: self.has_prompt.into(),
            has_large_title: self.has_large_title.into(),
            image_height: self.image_height,
            collapses_with: self.collapses_with.map_or(Ok(0), |item| owner.raw(item))?,
            compact_height: self.compact_height,
            flick_velocity: self.flick_velocity,
        })
    }
}

/// The state of a bar.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct BarState {
    /// The bar, for constraints and frames.
    pub item: Item,
    /// In the controller's view, without the part under the status bar: (0, 20, w, 44).
    pub frame: Rect,
    /// The height with the part under the status bar: 64; 0 while hidden.
    pub effective_height: f64,
    /// True: `cas_bar_set_hidden()` has hidden it.
    pub is_hidden: bool,
    /// True: content extends under it.
    pub is_translucent: bool,
}

impl BarState {
    fn from_raw(raw: &ffi::cas_bar_state, owner: Owner) -> Option<BarState> {
        Some(BarState {
            item: owner.item(raw.item),
            frame: raw.frame.into(),
            effective_height: raw.effective_height,
            is_hidden: raw.is_hidden != 0,
            is_translucent: raw.is_translucent != 0,
        })
    }
}

/// The state of a status bar.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct StatusBarState {
    /// The status bar, for constraints and frames.
    pub item: Item,
    /// In the window.
    pub frame: Rect,
    /// 0 while hidden.
    pub height: f64,
    /// The style that is shown.
    pub style: StatusBarStyle,
    /// True: its text is white; false: black.
    pub is_text_white: bool,
    /// True: it is black with white text.
    pub is_opaque: bool,
    /// True: `cas_status_bar_set_hidden()` has hidden it.
    pub is_hidden: bool,
}

impl StatusBarState {
    fn from_raw(raw: &ffi::cas_status_bar_state, owner: Owner) -> Option<StatusBarState> {
        Some(StatusBarState {
            item: owner.item(raw.item),
            frame: raw.frame.into(),
            height: raw.height,
            style: StatusBarStyle::from_raw(raw.style)?,
            is_text_white: raw.is_text_white != 0,
            is_opaque: raw.is_opaque != 0,
            is_hidden: raw.is_hidden != 0,
        })
    }
}

impl Scene {
    /// Returns what was set for a scene.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// assert_eq!(scene.settings()?.sibling_spacing, 8.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn settings(&self) -> Result<SceneSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_scene_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_scene_get(self.as_ptr(), &mut raw) })?;
        SceneSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of a scene: what the closure changes, all or none.
    ///
    /// With a scale every edge is rounded where it lies in the window, and sizes are differences of rounded edges, so
    /// that neighbours neither overlap nor leave a gap. The window keeps its size, which may end between two pixels;
    /// edges that lie on those of the window stay there. Intrinsic sizes are rounded up to whole pixels. After a change
    /// of the text size the next layout calls all measure functions again, and readable guides become wider or
    /// narrower; only constants change. Standard distances are those of rules that follow. After `Limit` of a call,
    /// because of step_limit, frames and constraints are as before, and what is pending stays pending: the next layout
    /// goes on. In a strict scene a call that is repeated begins its steps again. The functions whose errors include
    /// NUMERIC may return LIMIT.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.change(|settings| settings.scale = 2.0)?;
    /// assert_eq!(scene.settings()?.scale, 2.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change(&mut self, change: impl FnOnce(&mut SceneSettings)) -> Result<()> {
        let mut settings = self.settings()?;
        change(&mut settings);
        self.expect(unsafe { ffi::cas_scene_set(self.as_ptr(), &settings.to_raw(self.owner)?) })
    }

    /// Returns what was set for a view.
    ///
    /// ```
    /// # use casement::{Insets, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// assert_eq!(scene.view_settings(view)?.margins, Insets::all(8.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn view_settings(&self, view: Item) -> Result<ViewSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_view_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_view_get(self.as_ptr(), self.raw(view)?, &mut raw) })?;
        ViewSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of a view: what the closure changes, all or none.
    ///
    /// Hugging and compression have no effect along an axis without an intrinsic size. A directional margin changes
    /// sides when the direction does. Shadows and ornaments stay outside of the alignment rect: edges, centers, sizes,
    /// intrinsic sizes and the width passed to measure functions refer to it; margins and baselines refer to the frame;
    /// layouts report frames. The direction is that of everything inside the view that inherits its own, and
    /// constraints with leading or trailing follow it. The background has no effect on a layout. Only constants of
    /// constraints change, but for the direction.
    ///
    /// A view that collapses gives up its room while it is hidden: along the axis its size is 0 at priority 999.
    /// Constraints between nothing but the view and what is inside it have the constant 0 meanwhile, so that neither
    /// "label.width `==` 60" nor paddings hold it open; any constraint that names the view, or something inside it, has
    /// its constant for that time, if `cas_constraint_set_gone()` gave it one. Other constraints hold as before: what
    /// is attached to the view lies where it would be, and a size that is compared with its size shrinks with it.
    /// Stacks and boxes leave hidden views out anyway.
    ///
    /// ```
    /// # use casement::{Insets, Priority, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.change_view(view, |view| {
    ///     view.margins = Insets::all(16.0);
    ///     view.horizontal_hugging = Priority(251);
    /// })?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_view(&mut self, view: Item, change: impl FnOnce(&mut ViewSettings)) -> Result<()> {
        let mut settings = self.view_settings(view)?;
        change(&mut settings);
        self.expect(unsafe { ffi::cas_view_set(self.as_ptr(), self.raw(view)?, &settings.to_raw(self.owner)?) })
    }

    /// Returns the state of a view.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_intrinsic(view, Some(60.0), None)?;
    /// assert_eq!(scene.view_state(view)?.intrinsic, (Some(60.0), None));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn view_state(&self, view: Item) -> Result<ViewState> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_view_state = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_view_get_state(self.as_ptr(), self.raw(view)?, &mut raw) })?;
        ViewState::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Returns what was set for a stack.
    ///
    /// ```
    /// # use casement::{Axis, Distribution, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// # let view = scene.add_arranged(row, "view")?;
    /// assert_eq!(scene.stack_settings(row)?.distribution, Distribution::Fill);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn stack_settings(&self, stack: Item) -> Result<StackSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_stack_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_stack_get(self.as_ptr(), self.raw(stack)?, &mut raw) })?;
        StackSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of a stack: what the closure changes, all or none.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// # let view = scene.add_arranged(row, "view")?;
    /// scene.change_stack(row, |row| row.spacing = 8.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_stack(&mut self, stack: Item, change: impl FnOnce(&mut StackSettings)) -> Result<()> {
        let mut settings = self.stack_settings(stack)?;
        change(&mut settings);
        self.expect(unsafe { ffi::cas_stack_set(self.as_ptr(), self.raw(stack)?, &settings.to_raw(self.owner)?) })
    }

    /// Returns what was set for an arranged view.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// # let view = scene.add_arranged(row, "view")?;
    /// assert_eq!(scene.arranged_settings(view)?.spacing_after, None);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn arranged_settings(&self, view: Item) -> Result<ArrangedSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_arranged_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_arranged_get(self.as_ptr(), self.raw(view)?, &mut raw) })?;
        ArrangedSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of an arranged view: what the closure changes, all or none.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// # let view = scene.add_arranged(row, "view")?;
    /// scene.change_arranged(view, |view| view.spacing_after = Some(20.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_arranged(&mut self, view: Item, change: impl FnOnce(&mut ArrangedSettings)) -> Result<()> {
        let mut settings = self.arranged_settings(view)?;
        change(&mut settings);
        self.expect(unsafe { ffi::cas_arranged_set(self.as_ptr(), self.raw(view)?, &settings.to_raw(self.owner)?) })
    }

    /// Returns what was set for a screen.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(scene.screen_settings()?.profile, Profile::Ios11);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn screen_settings(&self) -> Result<ScreenSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_screen_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_screen_get(self.as_ptr(), &mut raw) })?;
        ScreenSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of a screen: what the closure changes, all or none.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// scene.change_screen(|screen| screen.is_in_call = true)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_screen(&mut self, change: impl FnOnce(&mut ScreenSettings)) -> Result<()> {
        let mut settings = self.screen_settings()?;
        change(&mut settings);
        self.expect(unsafe { ffi::cas_screen_set(self.as_ptr(), &settings.to_raw(self.owner)?) })
    }

    /// Returns the state of a screen.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// let guide = scene.screen_state()?.keyboard_guide;
    /// let field = scene.add_view(Scene::WINDOW, "field")?;
    /// scene.add(field.bottom().equal_to(guide.top()))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn screen_state(&self) -> Result<ScreenState> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_screen_state = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_screen_get_state(self.as_ptr(), &mut raw) })?;
        ScreenState::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Returns what was set for a controller.
    ///
    /// ```
    /// # use casement::{Edges, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// # let page = scene.push(navigation, "page")?;
    /// assert_eq!(scene.controller_settings(page)?.edges, Edges::ALL);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn controller_settings(&self, controller: Controller) -> Result<ControllerSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_controller_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_controller_get(self.as_ptr(), self.raw(controller)?, &mut raw) })?;
        ControllerSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of a controller: what the closure changes, all or none. Its scroll view is its view, or the
    /// first child of that. Its safe area, its guides and those of all controllers in it are smaller by the additional
    /// insets. `cas_controller_get_state()` says which settings have an effect where it is.
    ///
    /// ```
    /// # use casement::{Edges, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// # let page = scene.push(navigation, "page")?;
    /// scene.change_controller(page, |page| page.edges = Edges::NONE)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_controller(&mut self, controller: Controller, change: impl FnOnce(&mut ControllerSettings)) -> Result<()> {
        let mut settings = self.controller_settings(controller)?;
        change(&mut settings);
        self.expect(unsafe { ffi::cas_controller_set(self.as_ptr(), self.raw(controller)?, &settings.to_raw(self.owner)?) })
    }

    /// Returns the state of a controller.
    ///
    /// A controller reads edges and extends_under_opaque_bars if it is on the stack of a navigation controller or a
    /// tab, and adjusts_scroll_insets if it is inside of such a controller at any depth.
    ///
    /// Bars_height is what a constant gains or loses between iOS 6 and iOS 7. On a phone in portrait it is 64 at the
    /// top of the window, 44 for a navigation controller that begins further down, and 0 below all bars. It is measured
    /// from the top of the outermost navigation or tab controller around the controller, whether or not its view
    /// extends under their bars. Where the program's views begin is read as of the last layout.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// # let page = scene.push(navigation, "page")?;
    /// assert_eq!(scene.controller_state(navigation)?.shown, Some(page));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn controller_state(&self, controller: Controller) -> Result<ControllerState> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_controller_state = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_controller_get_state(self.as_ptr(), self.raw(controller)?, &mut raw) })?;
        ControllerState::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Returns what was set for a scroll view.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// assert_eq!(scene.scroll_settings(list)?.follows_keyboard, None);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn scroll_settings(&self, scroll: Item) -> Result<ScrollSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_scroll_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_scroll_get(self.as_ptr(), self.raw(scroll)?, &mut raw) })?;
        ScrollSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of a scroll view: what the closure changes, all or none.
    ///
    /// Where a docked input lies over the scroll view, the bottom inset reaches up to the top of the input, whether or
    /// not the keyboard is shown; with the keyboard, up to the higher of the two. Bars below the input are counted with
    /// it, not added. An input that is hidden, or beside, below or above the scroll view, changes no inset. The caller
    /// places the input: its bottom at the top of the keyboard guide moves it with the keyboard.
    ///
    /// ```
    /// # use casement::{Insets, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// scene.change_scroll(list, |list| list.insets = Insets::all(8.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_scroll(&mut self, scroll: Item, change: impl FnOnce(&mut ScrollSettings)) -> Result<()> {
        let mut settings = self.scroll_settings(scroll)?;
        change(&mut settings);
        self.expect(unsafe { ffi::cas_scroll_set(self.as_ptr(), self.raw(scroll)?, &settings.to_raw(self.owner)?) })
    }

    /// Returns the state of a scroll view.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// assert_eq!(scene.scroll_state(list)?.offset.y, 0.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn scroll_state(&self, scroll: Item) -> Result<ScrollState> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_scroll_state = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_scroll_get_state(self.as_ptr(), self.raw(scroll)?, &mut raw) })?;
        ScrollState::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Returns what was set for a bar.
    ///
    /// ```
    /// # use casement::{BarKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// assert!(!scene.bar_settings(navigation, BarKind::NavigationBar)?.has_prompt);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn bar_settings(&self, controller: Controller, kind: BarKind) -> Result<BarSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_bar_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_bar_get(self.as_ptr(), self.raw(controller)?, kind.raw(), &mut raw) })?;
        BarSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of a bar: what the closure changes, all or none.
    ///
    /// A large title shows while the scroll view of the controller that shows is at its top, and collapses as that
    /// scrolls into its content. The scroll view is the controller's view or the first child of that; without one the
    /// title stays. Bars that collapse: the navigation bar shrinks to its compact height and the toolbar disappears;
    /// they return on a tap on the bar, at the very top, on a flick upwards, and when the scroll view is removed.
    ///
    /// ```
    /// # use casement::{BarKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// scene.change_bar(navigation, BarKind::NavigationBar, |bar| bar.has_large_title = true)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_bar(&mut self, controller: Controller, kind: BarKind, change: impl FnOnce(&mut BarSettings)) -> Result<()> {
        let mut settings = self.bar_settings(controller, kind)?;
        change(&mut settings);
        self.expect(unsafe { ffi::cas_bar_set(self.as_ptr(), self.raw(controller)?, kind.raw(), &settings.to_raw(self.owner)?) })
    }

    /// Returns the state of a bar.
    ///
    /// ```
    /// # use casement::{BarKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// assert!(scene.bar_state(navigation, BarKind::Toolbar)?.is_hidden);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn bar_state(&self, controller: Controller, kind: BarKind) -> Result<BarState> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_bar_state = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_bar_get_state(self.as_ptr(), self.raw(controller)?, kind.raw(), &mut raw) })?;
        BarState::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Returns the state of the status bar.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(scene.status_bar_state()?.height, 20.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn status_bar_state(&self) -> Result<StatusBarState> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_status_bar_state = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_status_bar_get_state(self.as_ptr(), &mut raw) })?;
        StatusBarState::from_raw(&raw, self.owner).ok_or_else(unknown)
    }
}

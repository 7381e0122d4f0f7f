//! The settings and states of casement.h, and the functions of a scene that read and change them.
//!
//! Made from the header by interface/rust.py; not to be edited.

use super::{choice, metric, raw_choice, text_from, unknown, Texts};
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
        /// It also follows a floating or split keyboard.
        FOLLOWS_UNDOCKED = CAS_GUIDE_FOLLOWS_UNDOCKED,
        /// Without a keyboard it ends at the bottom of the window, not above bars.
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
    /// Of being no wider than its content; default 250.
    pub horizontal_hugging: Priority,
    /// Of being no higher than its content; default 250.
    pub vertical_hugging: Priority,
    /// Of being no narrower than its content; default 750.
    pub horizontal_compression: Priority,
    /// Of being no lower than its content; default 750.
    pub vertical_compression: Priority,
    /// From the top; overridden by a measure function that returns one.
    pub first_baseline: f64,
    /// From the bottom; overridden by a measure function that returns one.
    pub last_baseline: f64,
    /// Default 8 on each side.
    pub margins: Insets,
    /// True: left is leading and right is trailing; default false.
    pub margins_are_directional: bool,
    /// True: the insets of the safe area are added to the margins; default false.
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
    /// `None` along an axis without one; of a measured view the last measured size.
    pub intrinsic: (Option<f64>, Option<f64>),
    /// It has a measure function.
    pub is_measured: bool,
    /// From the top; the last measured one if a measure function returns it.
    pub first_baseline: f64,
    /// From the bottom; the last measured one if a measure function returns it.
    pub last_baseline: f64,
    /// The margins with left and right resolved, including the safe area, as of the last layout.
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
    /// Of space along the axis.
    pub distribution: Distribution,
    /// Of views across the axis.
    pub alignment: Alignment,
    /// True: views are within the margins of the stack; false: within its edges.
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
    /// The distance after the view; `None` for that of the stack.
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

/// What was set for a flow.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct FlowSettings {
    /// Which way children follow each other; default `Row`.
    pub direction: FlowDirection,
    /// Whether there are several lines; default `None`.
    pub wrap: Wrap,
    /// Of children along a line, if none grows.
    pub justify: BoxAlignment,
    /// Of children across their line.
    pub align: BoxAlignment,
    /// Of lines across the flow, if it wraps.
    pub align_lines: BoxAlignment,
    /// Between children of a line.
    pub gap: Length,
    /// Between lines.
    pub line_gap: Length,
    /// Between the edges of the flow and its children.
    pub padding: Lengths,
}

impl FlowSettings {
    fn from_raw(raw: &ffi::cas_flow_settings, _: Owner) -> Option<FlowSettings> {
        Some(FlowSettings {
            direction: FlowDirection::from_raw(raw.direction)?,
            wrap: Wrap::from_raw(raw.wrap)?,
            justify: BoxAlignment::from_raw(raw.justify)?,
            align: BoxAlignment::from_raw(raw.align)?,
            align_lines: BoxAlignment::from_raw(raw.align_lines)?,
            gap: Length::from_raw(raw.gap)?,
            line_gap: Length::from_raw(raw.line_gap)?,
            padding: Lengths::from_raw(raw.padding)?,
        })
    }

    fn to_raw(self, _: Owner) -> Result<ffi::cas_flow_settings> {
        Ok(ffi::cas_flow_settings {
            size: std::mem::size_of::<ffi::cas_flow_settings>(),
            direction: self.direction.raw(),
            wrap: self.wrap.raw(),
            justify: self.justify.raw(),
            align: self.align.raw(),
            align_lines: self.align_lines.raw(),
            gap: self.gap.raw(),
            line_gap: self.line_gap.raw(),
            padding: self.padding.raw(),
        })
    }
}

/// What was set for a grid.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GridSettings {
    /// The tracks from the leading edge; "" for none.
    pub columns: String,
    /// The tracks from the top; "" for none.
    pub rows: String,
    /// Of columns that are not listed, in turn; "" is auto.
    pub auto_columns: String,
    /// Of rows that are not listed, in turn; "" is auto.
    pub auto_rows: String,
    /// Names for cells, by which children find their place; "" for none.
    pub areas: String,
    /// Children without a place fill rows (`Horizontal`, the default) or columns.
    pub flow: Axis,
    /// True: they fill earlier holes, too; false, the default: their order is kept.
    pub is_dense: bool,
    /// Of columns in the grid.
    pub justify_tracks: BoxAlignment,
    /// Of rows in the grid.
    pub align_tracks: BoxAlignment,
    /// Of children in their columns.
    pub justify: BoxAlignment,
    /// Of children in their rows.
    pub align: BoxAlignment,
    /// Between columns.
    pub column_gap: Length,
    /// Between rows.
    pub row_gap: Length,
    /// Between the edges of the grid and its tracks.
    pub padding: Lengths,
}

impl GridSettings {
    fn from_raw(raw: &ffi::cas_grid_settings, _: Owner) -> Option<GridSettings> {
        Some(GridSettings {
            columns: text_from(raw.columns),
            rows: text_from(raw.rows),
            auto_columns: text_from(raw.auto_columns),
            auto_rows: text_from(raw.auto_rows),
            areas: text_from(raw.areas),
            flow: Axis::from_raw(raw.flow)?,
            is_dense: raw.is_dense != 0,
            justify_tracks: BoxAlignment::from_raw(raw.justify_tracks)?,
            align_tracks: BoxAlignment::from_raw(raw.align_tracks)?,
            justify: BoxAlignment::from_raw(raw.justify)?,
            align: BoxAlignment::from_raw(raw.align)?,
            column_gap: Length::from_raw(raw.column_gap)?,
            row_gap: Length::from_raw(raw.row_gap)?,
            padding: Lengths::from_raw(raw.padding)?,
        })
    }

    fn to_raw(&self, _: Owner, texts: &mut Texts) -> Result<ffi::cas_grid_settings> {
        Ok(ffi::cas_grid_settings {
            size: std::mem::size_of::<ffi::cas_grid_settings>(),
            columns: texts.raw(&self.columns)?,
            rows: texts.raw(&self.rows)?,
            auto_columns: texts.raw(&self.auto_columns)?,
            auto_rows: texts.raw(&self.auto_rows)?,
            areas: texts.raw(&self.areas)?,
            flow: self.flow.raw(),
            is_dense: self.is_dense.into(),
            justify_tracks: self.justify_tracks.raw(),
            align_tracks: self.align_tracks.raw(),
            justify: self.justify.raw(),
            align: self.align.raw(),
            column_gap: self.column_gap.raw(),
            row_gap: self.row_gap.raw(),
            padding: self.padding.raw(),
        })
    }
}

/// What was set for a child of a box.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BoxedSettings {
    /// In a flow, its share of the room that is left over; default 0.
    pub grow: f64,
    /// In a flow, its share of the room that is missing; default 1.
    pub shrink: f64,
    /// Its size along a flow before it grows or shrinks; default: width or height.
    pub basis: Length,
    /// Around it; `Auto` takes the room that is left over; default 0 points.
    pub margins: Lengths,
    /// Across its line, or in its rows; default: what is set for all.
    pub align_self: BoxAlignment,
    /// In its columns; default: what is set for all.
    pub justify_self: BoxAlignment,
    /// The area of the grid where it is; "", the default, for none.
    pub area: String,
    /// The line where it begins, from 1, or from -1 back from the end; 0 for any.
    pub column: i32,
    /// How many columns it has; default 1.
    pub column_span: i32,
    /// The line where it begins, from 1, or from -1 back from the end; 0 for any.
    pub row: i32,
    /// How many rows it has; default 1.
    pub row_span: i32,
    /// True: constraints place it, and the box does not arrange it; default false.
    pub is_free: bool,
}

impl BoxedSettings {
    fn from_raw(raw: &ffi::cas_boxed_settings, _: Owner) -> Option<BoxedSettings> {
        Some(BoxedSettings {
            grow: raw.grow,
            shrink: raw.shrink,
            basis: Length::from_raw(raw.basis)?,
            margins: Lengths::from_raw(raw.margins)?,
            align_self: BoxAlignment::from_raw(raw.align_self)?,
            justify_self: BoxAlignment::from_raw(raw.justify_self)?,
            area: text_from(raw.area),
            column: raw.column,
            column_span: raw.column_span,
            row: raw.row,
            row_span: raw.row_span,
            is_free: raw.is_free != 0,
        })
    }

    fn to_raw(&self, _: Owner, texts: &mut Texts) -> Result<ffi::cas_boxed_settings> {
        Ok(ffi::cas_boxed_settings {
            size: std::mem::size_of::<ffi::cas_boxed_settings>(),
            grow: self.grow,
            shrink: self.shrink,
            basis: self.basis.raw(),
            margins: self.margins.raw(),
            align_self: self.align_self.raw(),
            justify_self: self.justify_self.raw(),
            area: texts.raw(&self.area)?,
            column: self.column,
            column_span: self.column_span,
            row: self.row,
            row_span: self.row_span,
            is_free: self.is_free.into(),
        })
    }
}

/// Which width and height a view shall have.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct DimensionsSettings {
    /// Its width; default `Auto`.
    pub width: Length,
    /// Its height; default `Auto`.
    pub height: Length,
    /// At least so wide; `Auto`: as its content needs, if it shrinks along a row.
    pub min_width: Length,
    /// At least so high; `Auto`: as its content needs, if it shrinks along a column.
    pub min_height: Length,
    /// At most so wide, if min_width allows; default `Auto`, no limit.
    pub max_width: Length,
    /// At most so high, if min_height allows; default `Auto`, no limit.
    pub max_height: Length,
    /// Width divided by height, if one of them is `Auto`; 0, the default, for none.
    pub aspect_ratio: f64,
}

impl DimensionsSettings {
    fn from_raw(raw: &ffi::cas_dimensions_settings, _: Owner) -> Option<DimensionsSettings> {
        Some(DimensionsSettings {
            width: Length::from_raw(raw.width)?,
            height: Length::from_raw(raw.height)?,
            min_width: Length::from_raw(raw.min_width)?,
            min_height: Length::from_raw(raw.min_height)?,
            max_width: Length::from_raw(raw.max_width)?,
            max_height: Length::from_raw(raw.max_height)?,
            aspect_ratio: raw.aspect_ratio,
        })
    }

    fn to_raw(self, _: Owner) -> Result<ffi::cas_dimensions_settings> {
        Ok(ffi::cas_dimensions_settings {
            size: std::mem::size_of::<ffi::cas_dimensions_settings>(),
            width: self.width.raw(),
            height: self.height.raw(),
            min_width: self.min_width.raw(),
            min_height: self.min_height.raw(),
            max_width: self.max_width.raw(),
            max_height: self.max_height.raw(),
            aspect_ratio: self.aspect_ratio,
        })
    }
}

/// What was set for a screen.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScreenSettings {
    /// A change sets all heights to those of the new profile's table.
    pub profile: Profile,
    /// Flags of the keyboard guide; default 0.
    pub keyboard_guide: KeyboardGuide,
    /// The duration of a rotation by 90 degrees in seconds; below 0: that of the profile.
    pub quarter_turn: f64,
    /// The duration of a rotation by 180 degrees in seconds; below 0: that of the profile.
    pub half_turn: f64,
    /// True: the status bar has the height it has during a call.
    pub is_in_call: bool,
    /// The source of the style of the status bar; default: controllers.
    pub status_bar_source: StatusBarSource,
    /// The style of the status bar that the application prefers.
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
    /// The frame of the window on the screen of the device.
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
    /// Edges at which its view extends under bars; default `CAS_EDGE_ALL`.
    pub edges: Edges,
    /// True: its view extends under opaque bars, too; default false.
    pub extends_under_opaque_bars: bool,
    /// True, the default: bars adjust the insets of its scroll view.
    pub adjusts_scroll_insets: bool,
    /// The style of the status bar that it prefers.
    pub status_bar_style: StatusBarStyle,
    /// Added to the insets of its safe area.
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
    /// The kind of the controller.
    pub kind: ControllerKind,
    /// The controller that contains it; `None` if none does.
    pub parent: Option<Controller>,
    /// The visible controller of a navigation or tab controller; `None` if none.
    pub shown: Option<Controller>,
    /// The top layout guide of a content controller; `None` if it has none.
    pub top_guide: Option<Item>,
    /// The bottom layout guide of a content controller; `None` if it has none.
    pub bottom_guide: Option<Item>,
    /// True: edges has an effect; needs `ContentUnderlapsBars`.
    pub reads_edges: bool,
    /// True: extends_under_opaque_bars has an effect; needs `ContentUnderlapsBars`.
    pub reads_opaque_bars: bool,
    /// True: adjusts_scroll_insets has an effect; needs `AdjustsScrollInsets`.
    pub reads_scroll_insets: bool,
    /// The height covered by status bar and navigation bars at its top.
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
    /// Added by the program to the insets of the content.
    pub insets: Insets,
    /// Added by the program to the insets of the scroll indicators.
    pub indicator_insets: Insets,
    /// Keyboard and docked input pad it; automatic: if bars pad it or an input is docked.
    pub follows_keyboard: Option<bool>,
    /// The edges of the safe area that pad it, on profiles with `AdjustsBySafeArea`.
    pub adjustment: Adjustment,
    /// A view that overlaps the scroll view, such as the input of a chat; `None` for none.
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
    /// Of the content: from the program, bars and keyboard.
    pub insets: Insets,
    /// Of the scroll indicators: from the program, bars and keyboard.
    pub indicator_insets: Insets,
    /// The animated insets at the last sample, which end at `insets`.
    pub shown_insets: Insets,
    /// The size of the content guide.
    pub content_size: Size,
    /// The point of the content at the top left, as of the last layout.
    pub offset: Point,
    /// The animated offset at the last sample, which ends at `offset`.
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
    /// Content extends under translucent bars; automatic: yes on iOS 7 and later.
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
    /// The speed of an upward flick that expands the bars, in points per second; default 300.
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
    /// The present style.
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
    /// Returns the settings of a scene.
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
    /// With a scale every edge is rounded at its position in the window, and sizes are differences of rounded edges, so
    /// that neighbours neither overlap nor leave a gap. The size of the window is not rounded, and edges that coincide
    /// with its edges are not either. Intrinsic sizes are rounded up to whole pixels. After a change of the text size
    /// the next layout calls all measure functions again, and the widths of readable guides change; only constants
    /// change. The spacing applies to rules that are added later. If a call returns `Limit` because of step_limit,
    /// frames and constraints are unchanged, and pending changes stay pending: the next layout continues. In a strict
    /// scene a repeated call starts its steps again. The functions whose errors include NUMERIC may return LIMIT.
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

    /// Returns the settings of a view.
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
    /// Hugging and compression have no effect along an axis without an intrinsic size. Directional margins swap sides
    /// with the direction. The alignment rect excludes shadows and ornaments: edges, centers, sizes, intrinsic sizes
    /// and the width passed to measure functions refer to it; margins and baselines refer to the frame; layouts report
    /// frames. Items inside the view inherit the direction unless they set their own, and constraints with leading or
    /// trailing follow it. The background has no effect on a layout. The four priorities change priorities of
    /// constraints, the direction and the last two members may replace constraints; all others change only constants.
    ///
    /// A view that collapses takes no room while it is hidden: its size along the axis is 0 at priority 999. Until it
    /// is shown again, these constraints have another constant: - a constraint with a constant of
    /// `cas_constraint_set_gone()` that names the view or an.
    ///
    /// Item inside it: that constant;
    ///
    /// - other constraints that name only the view and items inside it: 0, so that neither.
    ///
    /// "label.width `==` 60" nor a padding keeps the view open.
    ///
    /// All other constraints are unchanged. So a view that is attached to the hidden view has its usual distance from
    /// it, and a view that is as wide as the hidden view gets width 0, too. Stacks and boxes leave out hidden views in
    /// any case.
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

    /// Returns the settings of a stack.
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

    /// Returns the settings of an arranged view.
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

    /// Returns what was set for a flow.
    ///
    /// ```
    /// # use casement::{Scene, Wrap};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let flow = scene.add_flow(Scene::WINDOW, "flow", |_| ())?;
    /// assert_eq!(scene.flow_settings(flow)?.wrap, Wrap::None);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn flow_settings(&self, flow: Item) -> Result<FlowSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_flow_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_flow_get(self.as_ptr(), self.raw(flow)?, &mut raw) })?;
        FlowSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of a flow: what the closure changes, all or none. Gaps and padding are `Auto`, `Points` or
    /// `Percent`.
    ///
    /// ```
    /// # use casement::{Length, Scene, Wrap};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let flow = scene.add_flow(Scene::WINDOW, "flow", |_| ())?;
    /// scene.change_flow(flow, |flow| {
    ///     flow.wrap = Wrap::Lines;
    ///     flow.gap = 8.into();
    /// })?;
    /// assert_eq!(scene.flow_settings(flow)?.gap, Length::Points(8.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_flow(&mut self, flow: Item, change: impl FnOnce(&mut FlowSettings)) -> Result<()> {
        let mut settings = self.flow_settings(flow)?;
        change(&mut settings);
        self.expect(unsafe { ffi::cas_flow_set(self.as_ptr(), self.raw(flow)?, &settings.to_raw(self.owner)?) })
    }

    /// Returns what was set for a grid.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let grid = scene.add_grid(Scene::WINDOW, "grid", |_| ())?;
    /// assert_eq!(scene.grid_settings(grid)?.columns, "");
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn grid_settings(&self, grid: Item) -> Result<GridSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_grid_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_grid_get(self.as_ptr(), self.raw(grid)?, &mut raw) })?;
        GridSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of a grid: what the closure changes, all or none. A text lists at most 10,000 tracks. Gaps and
    /// padding are `Auto`, `Points` or `Percent`.
    ///
    /// ```
    /// # use casement::{BoxAlignment, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let grid = scene.add_grid(Scene::WINDOW, "grid", |_| ())?;
    /// scene.change_grid(grid, |grid| {
    ///     grid.columns = "repeat(auto-fill, minmax(160, 1fr))".into();
    ///     grid.justify = BoxAlignment::Center;
    /// })?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_grid(&mut self, grid: Item, change: impl FnOnce(&mut GridSettings)) -> Result<()> {
        let mut settings = self.grid_settings(grid)?;
        change(&mut settings);
        let mut texts = Texts::default();
        self.expect(unsafe { ffi::cas_grid_set(self.as_ptr(), self.raw(grid)?, &settings.to_raw(self.owner, &mut texts)?) })
    }

    /// Returns what was set for a child of a box.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let flow = scene.add_flow(Scene::WINDOW, "flow", |_| ())?;
    /// # let view = scene.add_view(flow, "view")?;
    /// assert_eq!(scene.boxed_settings(view)?.shrink, 1.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn boxed_settings(&self, view: Item) -> Result<BoxedSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_boxed_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_boxed_get(self.as_ptr(), self.raw(view)?, &mut raw) })?;
        BoxedSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes settings of a child of a box: what the closure changes, all or none. Margins are `Auto`, `Points`, also
    /// below 0, or `Percent`. grow and shrink are kept in single precision. Lines are from -1000 to 1000, spans from 1
    /// to 1000; a child with an area has lines of 0 and spans of 1. If the grid has no area with the name, the child is
    /// one row and one column behind the listed ones, as in CSS. The other settings of a free child are kept, without
    /// an effect.
    ///
    /// ```
    /// # use casement::{Lengths, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let flow = scene.add_flow(Scene::WINDOW, "flow", |_| ())?;
    /// # let view = scene.add_view(flow, "view")?;
    /// scene.change_boxed(view, |view| {
    ///     view.grow = 1.0;
    ///     view.margins = Lengths::all(4);
    /// })?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_boxed(&mut self, view: Item, change: impl FnOnce(&mut BoxedSettings)) -> Result<()> {
        let mut settings = self.boxed_settings(view)?;
        change(&mut settings);
        let mut texts = Texts::default();
        self.expect(unsafe { ffi::cas_boxed_set(self.as_ptr(), self.raw(view)?, &settings.to_raw(self.owner, &mut texts)?) })
    }

    /// Returns which width and height a view shall have.
    ///
    /// ```
    /// # use casement::{Length, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let flow = scene.add_flow(Scene::WINDOW, "flow", |_| ())?;
    /// # let view = scene.add_view(flow, "view")?;
    /// assert_eq!(scene.dimensions_settings(view)?.width, Length::Auto);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn dimensions_settings(&self, view: Item) -> Result<DimensionsSettings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_dimensions_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_dimensions_get(self.as_ptr(), self.raw(view)?, &mut raw) })?;
        DimensionsSettings::from_raw(&raw, self.owner).ok_or_else(unknown)
    }

    /// Changes which width and height a view shall have, the padding of a box included: what the closure changes, all
    /// or none. Limits are `Auto`, `Points` or `Percent`. Sizes are those of the alignment rect.
    ///
    /// ```
    /// # use casement::{Length, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let flow = scene.add_flow(Scene::WINDOW, "flow", |_| ())?;
    /// # let view = scene.add_view(flow, "view")?;
    /// scene.change_dimensions(view, |view| {
    ///     view.width = Length::Percent(50.0);
    ///     view.max_width = 200.into();
    /// })?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn change_dimensions(&mut self, view: Item, change: impl FnOnce(&mut DimensionsSettings)) -> Result<()> {
        let mut settings = self.dimensions_settings(view)?;
        change(&mut settings);
        self.expect(unsafe { ffi::cas_dimensions_set(self.as_ptr(), self.raw(view)?, &settings.to_raw(self.owner)?) })
    }

    /// Returns the settings of a screen.
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

    /// Returns the settings of a controller.
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
    /// first child of its view. The additional insets reduce its safe area and guides, and those of all controllers in
    /// it. `cas_controller_get_state()` reports which settings have an effect in its present container.
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
    /// Edges and extends_under_opaque_bars have an effect if the controller is on the stack of a navigation controller
    /// or is a tab; adjusts_scroll_insets, if it is inside such a controller at any depth.
    ///
    /// Bars_height is the difference of a vertical constant between iOS 6 and iOS 7. On a phone in portrait it is 64 at
    /// the top of the window, 44 for a navigation controller that begins further down, and 0 below all bars. It is
    /// measured from the top of the outermost navigation or tab controller around the controller, whether or not its
    /// view extends under their bars. The frames of the program's views are those of the last layout.
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

    /// Returns the settings of a scroll view.
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
    /// If a docked input overlaps the scroll view, the bottom inset extends to the top of the input, whether or not the
    /// keyboard is visible; with the keyboard, to the higher of the two. Bars below the input are included, not added.
    /// An input that is hidden, or beside, below or above the scroll view, has no effect. The program positions the
    /// input: to move it with the keyboard, attach its bottom to the top of the keyboard guide.
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

    /// Returns the settings of a bar.
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
    /// A large title is visible while the scroll view of the visible controller is at its top, and collapses as the
    /// user scrolls into the content. The scroll view is the controller's view or the first child of its view; without
    /// one the title stays. When bars collapse, the navigation bar shrinks to its compact height and the toolbar
    /// disappears. They expand on a tap on the bar, at the top of the content, on a flick upwards, and when the scroll
    /// view is removed.
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

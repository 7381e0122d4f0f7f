//! Sets each member of all settings, and reads them back.
//!
//! Made from the header by interface/rust.py; not to be edited.

#[macro_use]
mod world;

use casement::*;
use world::World;

#[test]
fn each_setting_of_scene_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, settings, change, (), before {
        scale = 0.5,
        text_size = 0.5,
        sibling_spacing = 0.5,
        superview_spacing = 0.5,
        step_limit = 1_000_000,
    } }
    Ok(())
}

#[test]
fn each_setting_of_view_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, view_settings, change_view, (world.view), before {
        horizontal_hugging = Priority(300),
        vertical_hugging = Priority(300),
        horizontal_compression = Priority(300),
        vertical_compression = Priority(300),
        first_baseline = 0.5,
        last_baseline = 0.5,
        margins = Insets::new(1.0, 2.0, 3.0, 4.0),
        margins_are_directional = !before.margins_are_directional,
        margins_follow_safe_area = !before.margins_follow_safe_area,
        alignment_insets = Insets::new(1.0, 2.0, 3.0, 4.0),
        direction = Direction::RightToLeft,
        background = 0x336699ff,
        collapses_width = !before.collapses_width,
        collapses_height = !before.collapses_height,
    } }
    Ok(())
}

#[test]
fn each_setting_of_stack_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, stack_settings, change_stack, (world.row), before {
        axis = Axis::Vertical,
        distribution = Distribution::EqualSpacing,
        alignment = Alignment::Center,
        in_margins = !before.in_margins,
        spacing = 0.5,
    } }
    Ok(())
}

#[test]
fn each_setting_of_arranged_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, arranged_settings, change_arranged, (world.view), before {
        spacing_after = Some(0.5),
    } }
    Ok(())
}

#[test]
fn each_setting_of_flow_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, flow_settings, change_flow, (world.flow), before {
        direction = FlowDirection::ColumnReverse,
        wrap = Wrap::Balanced,
        justify = BoxAlignment::SpaceEvenly,
        align = BoxAlignment::SpaceEvenly,
        align_lines = BoxAlignment::SpaceEvenly,
        gap = Length::Percent(12.5),
        line_gap = Length::Percent(12.5),
        padding = Lengths::new(1, 2, Length::Percent(25.0), 4),
    } }
    Ok(())
}

#[test]
fn each_setting_of_grid_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, grid_settings, change_grid, (world.grid), before {
        columns = String::from("100 1fr"),
        rows = String::from("repeat(2, 25%)"),
        auto_columns = String::from("min-content"),
        auto_rows = String::from("40"),
        areas = String::from("head head / . main"),
        flow = Axis::Vertical,
        is_dense = !before.is_dense,
        justify_tracks = BoxAlignment::SpaceEvenly,
        align_tracks = BoxAlignment::SpaceEvenly,
        justify = BoxAlignment::SpaceEvenly,
        align = BoxAlignment::SpaceEvenly,
        column_gap = Length::Percent(12.5),
        row_gap = Length::Percent(12.5),
        padding = Lengths::new(1, 2, Length::Percent(25.0), 4),
    } }
    Ok(())
}

#[test]
fn each_setting_of_boxed_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, boxed_settings, change_boxed, (world.child), before {
        grow = 0.5,
        shrink = 0.5,
        basis = Length::Percent(12.5),
        margins = Lengths::new(1, 2, Length::Percent(25.0), 4),
        align_self = BoxAlignment::End,
        justify_self = BoxAlignment::SpaceEvenly,
        area = String::from("main"),
        column = 3,
        column_span = 3,
        row = 3,
        row_span = 3,
        is_free = !before.is_free,
    } }
    Ok(())
}

#[test]
fn each_setting_of_dimensions_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, dimensions_settings, change_dimensions, (world.child), before {
        width = Length::Percent(12.5),
        height = Length::Percent(12.5),
        min_width = Length::Percent(12.5),
        min_height = Length::Percent(12.5),
        max_width = Length::Percent(12.5),
        max_height = Length::Percent(12.5),
        aspect_ratio = 0.5,
    } }
    Ok(())
}

#[test]
fn each_setting_of_screen_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, screen_settings, change_screen, (), before {
        profile = Profile::Ios15,
        keyboard_guide = KeyboardGuide::FOLLOWS_UNDOCKED,
        quarter_turn = 0.5,
        half_turn = 0.5,
        is_in_call = !before.is_in_call,
        status_bar_source = StatusBarSource::Application,
        status_bar_style = StatusBarStyle::Light,
    } }
    Ok(())
}

#[test]
fn each_setting_of_controller_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, controller_settings, change_controller, (world.page), before {
        edges = Edges::TOP,
        extends_under_opaque_bars = !before.extends_under_opaque_bars,
        adjusts_scroll_insets = !before.adjusts_scroll_insets,
        status_bar_style = StatusBarStyle::Light,
        additional_insets = Insets::new(1.0, 2.0, 3.0, 4.0),
    } }
    Ok(())
}

#[test]
fn each_setting_of_scroll_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, scroll_settings, change_scroll, (world.list), before {
        insets = Insets::new(1.0, 2.0, 3.0, 4.0),
        indicator_insets = Insets::new(1.0, 2.0, 3.0, 4.0),
        follows_keyboard = Some(true),
        adjustment = Adjustment::Always,
        docked = Some(world.input),
    } }
    Ok(())
}

#[test]
fn each_setting_of_bar_is_read_as_it_was_set() -> Result<()> {
    let mut world = World::new()?;
    read_as_set! { world, bar_settings, change_bar, (world.navigation, BarKind::NavigationBar), before {
        is_translucent = Some(true),
        has_prompt = !before.has_prompt,
        has_large_title = !before.has_large_title,
        image_height = 0.5,
        collapses_with = Some(world.inner),
        compact_height = 0.5,
        flick_velocity = 0.5,
    } }
    Ok(())
}

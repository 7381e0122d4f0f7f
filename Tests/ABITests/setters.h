/* Functions that change one setting and leave the others as they are, and functions that
 * return a state. The status of one that is refused is that of the call which refused it. */
#ifndef CASEMENT_TESTS_SETTERS_H
#define CASEMENT_TESTS_SETTERS_H

#include <casement/screen.h>
#include <stddef.h>
#include <string.h>

/* Whether all members are the same. Before the baselines there are 4 unused bytes where size_t has 32 bits. */
static inline int are_same_settings(const cas_view_settings *one, const cas_view_settings *other) {
    size_t first = offsetof(cas_view_settings, vertical_compression) + sizeof one->vertical_compression;
    size_t rest = offsetof(cas_view_settings, first_baseline);
    return memcmp(one, other, first) == 0 &&
           memcmp((const char *)one + rest, (const char *)other + rest, sizeof *one - rest) == 0;
}

/* Between these two a function changes `now`. `...` are the ids. */
#define GET(kind, ...)                                  \
    cas_##kind##_settings now = {.size = sizeof now};   \
    cas_status status = cas_##kind##_get(__VA_ARGS__, &now); \
    if (status < 0) return status
#define SET(kind, ...) return cas_##kind##_set(__VA_ARGS__, &now)

/* The setting of a scene or its screen. */
#define ONE_SETTING(kind, name, type, member)                         \
    static inline cas_status name(cas_scene *scene, type value) { \
        GET(kind, scene);                                             \
        now.member = value;                                           \
        SET(kind, scene);                                             \
    }

/* The setting of something in a scene. */
#define SETTING(kind, name, type, member)                                          \
    static inline cas_status name(cas_scene *scene, uint32_t id, type value) { \
        GET(kind, scene, id);                                                      \
        now.member = value;                                                        \
        SET(kind, scene, id);                                                      \
    }

/* The setting of a bar. */
#define BAR_SETTING(name, type, member)                                                              \
    static inline cas_status name(cas_scene *scene, cas_controller id, cas_bar_kind bar, type value) { \
        GET(bar, scene, id, bar);                                                                    \
        now.member = value;                                                                          \
        SET(bar, scene, id, bar);                                                                    \
    }

/* ---------------------------------------------------------------- Settings */

ONE_SETTING(scene, set_scale, double, scale)
ONE_SETTING(scene, set_text_size, double, text_size)
ONE_SETTING(scene, set_step_limit, uint64_t, step_limit)

static inline cas_status set_standard_spacing(cas_scene *scene, double siblings, double superview) {
    GET(scene, scene);
    now.sibling_spacing = siblings;
    now.superview_spacing = superview;
    SET(scene, scene);
}

static inline double text_size_of(const cas_scene *scene) {
    cas_scene_settings now = {.size = sizeof now};
    cas_scene_get(scene, &now);
    return now.text_size;
}

SETTING(view, set_direction, cas_direction, direction)
SETTING(view, set_background, uint32_t, background)
SETTING(view, set_alignment_insets, cas_insets, alignment_insets)
SETTING(view, set_margins_follow_safe_area, int32_t, margins_follow_safe_area)

static inline cas_status set_hugging(cas_scene *scene, cas_item view, cas_axis axis, cas_priority priority) {
    GET(view, scene, view);
    *(axis == CAS_HORIZONTAL ? &now.horizontal_hugging : &now.vertical_hugging) = priority;
    SET(view, scene, view);
}

static inline cas_status set_compression(cas_scene *scene, cas_item view, cas_axis axis, cas_priority priority) {
    GET(view, scene, view);
    *(axis == CAS_HORIZONTAL ? &now.horizontal_compression : &now.vertical_compression) = priority;
    SET(view, scene, view);
}

static inline cas_status set_baselines(cas_scene *scene, cas_item view, double first, double last) {
    GET(view, scene, view);
    now.first_baseline = first;
    now.last_baseline = last;
    SET(view, scene, view);
}

static inline cas_status set_margins(cas_scene *scene, cas_item view, cas_insets margins) {
    GET(view, scene, view);
    now.margins = margins;
    now.margins_are_directional = 0;
    SET(view, scene, view);
}

/* Left is leading and right is trailing. */
static inline cas_status set_directional_margins(cas_scene *scene, cas_item view, cas_insets margins) {
    GET(view, scene, view);
    now.margins = margins;
    now.margins_are_directional = 1;
    SET(view, scene, view);
}

SETTING(flow, set_flow_direction, cas_flow_direction, direction)
SETTING(flow, set_wrap, cas_wrap, wrap)
SETTING(flow, set_justify, cas_box_alignment, justify)
SETTING(flow, set_align, cas_box_alignment, align)
SETTING(flow, set_gap, cas_length, gap)
SETTING(flow, set_line_gap, cas_length, line_gap)
SETTING(flow, set_padding, cas_lengths, padding)
SETTING(grid, set_columns, const char *, columns)
SETTING(grid, set_rows, const char *, rows)
SETTING(grid, set_areas, const char *, areas)
SETTING(grid, set_auto_rows, const char *, auto_rows)
SETTING(grid, set_row_gap, cas_length, row_gap)
SETTING(grid, set_column_gap, cas_length, column_gap)
SETTING(grid, set_grid_flow, cas_axis, flow)
SETTING(grid, set_dense, int32_t, is_dense)
SETTING(boxed, set_area, const char *, area)
SETTING(boxed, set_column, int32_t, column)
SETTING(boxed, set_column_span, int32_t, column_span)
SETTING(boxed, set_row, int32_t, row)
SETTING(boxed, set_grow, double, grow)
SETTING(boxed, set_shrink, double, shrink)
SETTING(boxed, set_basis, cas_length, basis)
SETTING(boxed, set_box_margins, cas_lengths, margins)
SETTING(dimensions, set_width, cas_length, width)
SETTING(dimensions, set_height, cas_length, height)
SETTING(dimensions, set_min_width, cas_length, min_width)
SETTING(dimensions, set_max_width, cas_length, max_width)
SETTING(dimensions, set_aspect_ratio, double, aspect_ratio)

SETTING(stack, set_axis, cas_axis, axis)
SETTING(stack, set_distribution, cas_distribution, distribution)
SETTING(stack, set_alignment, cas_alignment, alignment)
SETTING(stack, set_in_margins, int32_t, in_margins)
SETTING(stack, set_spacing, double, spacing)

static inline cas_status set_spacing_after(cas_scene *scene, cas_item view, double spacing) {
    cas_arranged_settings settings = {sizeof settings, 1, spacing};
    return cas_arranged_set(scene, view, &settings);
}

static inline cas_status reset_spacing_after(cas_scene *scene, cas_item view) {
    cas_arranged_settings settings = {.size = sizeof settings};
    return cas_arranged_set(scene, view, &settings);
}

ONE_SETTING(screen, set_profile, cas_profile, profile)
ONE_SETTING(screen, set_keyboard_guide, uint32_t, keyboard_guide)
ONE_SETTING(screen, set_in_call, int32_t, is_in_call)
ONE_SETTING(screen, set_status_bar_source, cas_status_bar_source, status_bar_source)
ONE_SETTING(screen, set_status_bar_style, cas_status_bar_style, status_bar_style)

static inline cas_status set_rotation_times(cas_scene *scene, double quarter, double half) {
    GET(screen, scene);
    now.quarter_turn = quarter;
    now.half_turn = half;
    SET(screen, scene);
}

/* CAS_PROFILE_NONE without a screen. */
static inline cas_profile profile_of(const cas_scene *scene) {
    cas_screen_settings now = {.size = sizeof now};
    cas_screen_get(scene, &now);
    return now.profile;
}

SETTING(controller, set_edges, uint32_t, edges)
SETTING(controller, set_extends_under_opaque_bars, int32_t, extends_under_opaque_bars)
SETTING(controller, set_adjusts_scroll_insets, int32_t, adjusts_scroll_insets)
SETTING(controller, set_preferred_style, cas_status_bar_style, status_bar_style)
SETTING(controller, set_additional_insets, cas_insets, additional_insets)

SETTING(scroll, set_follows_keyboard, cas_choice, follows_keyboard)
SETTING(scroll, set_adjustment, cas_adjustment, adjustment)
SETTING(scroll, dock, cas_item, docked)

static inline cas_status set_insets(cas_scene *scene, cas_item scroll, cas_insets insets, cas_insets indicators) {
    GET(scroll, scene, scroll);
    now.insets = insets;
    now.indicator_insets = indicators;
    SET(scroll, scene, scroll);
}

BAR_SETTING(set_translucent, cas_choice, is_translucent)
BAR_SETTING(set_prompt, int32_t, has_prompt)
BAR_SETTING(set_large_title, int32_t, has_large_title)
BAR_SETTING(set_image, double, image_height)

static inline cas_status set_collapsing(cas_scene *scene, cas_controller navigation, cas_item scroll,
                                        double compact_height, double velocity) {
    GET(bar, scene, navigation, CAS_NAVIGATION_BAR);
    now.collapses_with = scroll;
    now.compact_height = compact_height;
    now.flick_velocity = velocity;
    SET(bar, scene, navigation, CAS_NAVIGATION_BAR);
}

#undef GET
#undef SET
#undef ONE_SETTING
#undef SETTING
#undef BAR_SETTING

/* ------------------------------------------------------------------- State
 *
 * Each returns zeros where there is no state. */

static inline cas_view_state state_of_view(const cas_scene *scene, cas_item view) {
    cas_view_state found = {.size = sizeof found};
    cas_view_get_state(scene, view, &found);
    return found;
}

static inline cas_screen_state state_of_screen(const cas_scene *scene) {
    cas_screen_state found = {.size = sizeof found};
    cas_screen_get_state(scene, &found);
    return found;
}

static inline cas_controller_state state_of_controller(const cas_scene *scene, cas_controller controller) {
    cas_controller_state found = {.size = sizeof found};
    cas_controller_get_state(scene, controller, &found);
    return found;
}

static inline cas_scroll_state state_of_scroll(const cas_scene *scene, cas_item scroll) {
    cas_scroll_state found = {.size = sizeof found};
    cas_scroll_get_state(scene, scroll, &found);
    return found;
}

static inline cas_bar_state state_of_bar(const cas_scene *scene, cas_controller controller, cas_bar_kind kind) {
    cas_bar_state found = {.size = sizeof found};
    cas_bar_get_state(scene, controller, kind, &found);
    return found;
}

#endif

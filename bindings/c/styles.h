/* Flows, grids and their children in one line each, for programs with boxes. Copy this
 * file and add the settings you need: what is 0 in a style is as the library has it. */
#ifndef STYLES_H
#define STYLES_H

#include <casement.h>

typedef struct style {
    cas_flow_direction direction;                    /* of a flow */
    cas_wrap wrap;                                   /* of a flow */
    double gap, padding;                             /* of a flow or a grid, in points */
    const char *columns, *rows, *areas;              /* of a grid */
    double grow, basis, margin;                      /* of a child, in points */
    int keeps_basis;                                 /* of a child: 1 if it does not shrink */
    const char *area;                                /* of a child of a grid */
    double width, height, min_width, max_width;      /* of a child, in points */
    double aspect_ratio;                             /* of a child: width divided by height */
} style;

/* Points, or what the library has for 0. */
static inline cas_length points(double value) {
    return (cas_length){value, value != 0 ? CAS_POINTS : CAS_AUTO};
}

static inline cas_lengths around(double value) {
    cas_length each = {value, CAS_POINTS};
    return (cas_lengths){each, each, each, each};
}

static inline void set_flow(cas_scene *scene, cas_item flow, style style) {
    cas_flow_settings settings = {.size = sizeof settings};
    cas_flow_get(scene, flow, &settings);
    settings.direction = style.direction;
    settings.wrap = style.wrap;
    settings.gap = settings.line_gap = points(style.gap);
    settings.padding = around(style.padding);
    cas_flow_set(scene, flow, &settings);
}

static inline void set_grid(cas_scene *scene, cas_item grid, style style) {
    cas_grid_settings settings = {.size = sizeof settings};
    cas_grid_get(scene, grid, &settings);
    settings.columns = style.columns;
    settings.rows = style.rows;
    settings.areas = style.areas;
    settings.column_gap = settings.row_gap = points(style.gap);
    settings.padding = around(style.padding);
    cas_grid_set(scene, grid, &settings);
}

/* Sets how the flow or the grid that contains a view lays it out. */
static inline void set_child(cas_scene *scene, cas_item view, style style) {
    cas_boxed_settings boxed = {.size = sizeof boxed};
    cas_dimensions_settings dimensions = {.size = sizeof dimensions};
    cas_boxed_get(scene, view, &boxed);
    boxed.grow = style.grow;
    boxed.shrink = style.keeps_basis ? 0 : 1;
    boxed.basis = points(style.basis);
    boxed.margins = around(style.margin);
    boxed.area = style.area;
    cas_boxed_set(scene, view, &boxed);
    cas_dimensions_get(scene, view, &dimensions);
    dimensions.width = points(style.width);
    dimensions.height = points(style.height);
    dimensions.min_width = points(style.min_width);
    dimensions.max_width = points(style.max_width);
    dimensions.aspect_ratio = style.aspect_ratio;
    cas_dimensions_set(scene, view, &dimensions);
}

static inline cas_item add_view(cas_scene *scene, cas_item box, const char *name, style style) {
    cas_item view = cas_scene_add_view(scene, box, CAS_PLAIN, name);
    set_child(scene, view, style);
    return view;
}

static inline cas_item add_flow(cas_scene *scene, cas_item parent, const char *name, style style) {
    cas_item flow = cas_scene_add_flow(scene, parent, name);
    set_flow(scene, flow, style);
    if (parent != CAS_WINDOW) set_child(scene, flow, style);
    return flow;
}

static inline cas_item add_grid(cas_scene *scene, cas_item parent, const char *name, style style) {
    cas_item grid = cas_scene_add_grid(scene, parent, name);
    set_grid(scene, grid, style);
    if (parent != CAS_WINDOW) set_child(scene, grid, style);
    return grid;
}

#endif

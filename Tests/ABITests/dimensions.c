/* Tests of dimensions outside boxes, where they are constraints, and of views that move into boxes and out. */
#include "pool.h"
#include "scene.h"

#include <math.h>

#define POINTS(number) ((cas_length){number, CAS_POINTS})
#define PERCENT(number) ((cas_length){number, CAS_PERCENT})
#define AUTOMATIC ((cas_length){0, CAS_AUTO})

static int lies(cas_item item, double x, double y, double width, double height) {
    cas_rect frame = cas_item_frame(scene, item);
    int holds = is_rect(frame, x, y, width, height);
    if (!holds) printf("it is (%g, %g) %g x %g\n", frame.x, frame.y, frame.width, frame.height);
    return holds;
}

/* A view at the left and the top of its parent. */
static cas_item at_corner(cas_item parent, const char *name) {
    cas_item made = view_in(parent, name);
    attach(made, CAS_LEFT, parent, CAS_LEFT, 0);
    attach(made, CAS_TOP, parent, CAS_TOP, 0);
    return made;
}

static cas_item flow_at_top(const char *name) {
    cas_item made = cas_scene_add_flow(scene, CAS_WINDOW, name);
    attach(made, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(made, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    attach(made, CAS_WIDTH, CAS_WINDOW, CAS_WIDTH, 0);
    return made;
}

static const char *described(void) {
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    return text;
}

static const char *conflict(void) {
    text_length = 0;
    OK(cas_scene_write_conflict(scene, 0, collect, text));
    return text;
}

static cas_dimensions_settings dimensions_of(cas_item view) {
    cas_dimensions_settings now = {.size = sizeof now};
    OK(cas_dimensions_get(scene, view, &now));
    return now;
}

static int is_length(cas_length length, double value, cas_unit unit) { return length.value == value && length.unit == unit; }

/* How many constraints there are, with those that the library owns. */
static long constraints(void) { return strtol(strstr(described(), " constraint") - 3, NULL, 10); }

/* ------------------------------------------------------------- Constraints */

static void sizes(void) {
    cas_item page = at_corner(CAS_WINDOW, "page"), card = at_corner(page, "card");
    OK(set_width(scene, page, PERCENT(50)));
    OK(set_height(scene, page, POINTS(200)));
    OK(set_width(scene, card, PERCENT(25)));
    OK(set_aspect_ratio(scene, card, 2));
    OK(layout());
    CHECK(lies(page, 0, 0, 160, 200) && lies(card, 0, 0, 40, 20));
    OK(cas_scene_set_size(scene, 400, 480));
    OK(layout());
    CHECK(lies(page, 0, 0, 200, 200) && lies(card, 0, 0, 50, 25));
    OK(set_height(scene, card, PERCENT(10)));
    OK(layout());
    CHECK(lies(card, 0, 0, 50, 20));
    OK(set_width(scene, card, AUTOMATIC));
    OK(layout());
    CHECK(lies(card, 0, 0, 40, 20));
    OK(set_width(scene, card, PERCENT(0)));
    OK(layout());
    CHECK(lies(card, 0, 0, 0, 20));
}

static void limits(void) {
    cas_item card = at_corner(CAS_WINDOW, "card");
    OK(cas_view_set_intrinsic(scene, card, 100, 50));
    OK(set_max_width(scene, card, POINTS(80)));
    OK(set_min_height(scene, card, PERCENT(25)));
    OK(layout());
    CHECK(lies(card, 0, 0, 80, 120));
    OK(set_max_width(scene, card, PERCENT(10)));
    OK(layout());
    CHECK(lies(card, 0, 0, 32, 120));
    OK(set_max_height(scene, card, POINTS(130)));
    OK(set_min_width(scene, card, POINTS(10)));
    OK(cas_view_set_intrinsic(scene, card, 5, 500));
    OK(layout());
    CHECK(lies(card, 0, 0, 10, 130));
    long count = constraints();
    OK(set_max_height(scene, card, AUTOMATIC));
    CHECK(constraints() == count - 1);
    OK(layout());
    CHECK(lies(card, 0, 0, 10, 500));
}

/* A refused unit is answered with those that are allowed. */
static void units(void) {
    cas_item card = at_corner(CAS_WINDOW, "card"), row = flow_at_top("row"), child = cas_scene_add_view(scene, row, CAS_PLAIN, NULL);
    cas_length content = {0, CAS_MIN_CONTENT}, own = {0, CAS_OWN_CONTENT}, unitless = {.value = 40};
    const char *const no_unit = "settings.width: a number without a unit, such as points";
    CHECK(set_width(scene, card, unitless) == CAS_ERROR_OUT_OF_RANGE && strcmp(cas_scene_last_error(scene), no_unit) == 0);
    CHECK(set_max_height(scene, child, unitless) == CAS_ERROR_OUT_OF_RANGE && set_basis(scene, child, unitless) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(set_gap(scene, row, unitless) == CAS_ERROR_OUT_OF_RANGE);
    const char *const limit = "settings.min_width: expected points, a percentage or auto";
    CHECK(set_min_width(scene, card, content) == CAS_ERROR_OUT_OF_RANGE && strcmp(cas_scene_last_error(scene), limit) == 0);
    const char *const size =
        "settings.width: expected points, a percentage, auto, min-content, max-content, fit-content or stretch";
    CHECK(set_width(scene, card, own) == CAS_ERROR_OUT_OF_RANGE && strcmp(cas_scene_last_error(scene), size) == 0);
    OK(set_width(scene, card, content));
    OK(set_basis(scene, child, own));
    CHECK(dimensions_of(card).width.unit == CAS_MIN_CONTENT && dimensions_of(card).min_width.unit == CAS_AUTO);
}

/* What is set is read, also where it has no constraint. */
static void reading(void) {
    cas_item card = at_corner(CAS_WINDOW, "card"), flow = flow_at_top("flow");
    cas_dimensions_settings set = {.size = sizeof set, .width = {0, CAS_FIT_CONTENT}, .height = PERCENT(20), .min_width = POINTS(1),
                                   .min_height = POINTS(2), .max_width = PERCENT(90), .max_height = POINTS(400), .aspect_ratio = 3};
    for (int i = 0; i < 2; i++) {
        cas_item view = i ? flow : card;
        OK(cas_dimensions_set(scene, view, &set));
        cas_dimensions_settings got = dimensions_of(view);
        CHECK(got.width.unit == CAS_FIT_CONTENT && is_length(got.height, 20, CAS_PERCENT) && is_length(got.min_width, 1, CAS_POINTS) &&
              is_length(got.min_height, 2, CAS_POINTS) && is_length(got.max_width, 90, CAS_PERCENT) &&
              is_length(got.max_height, 400, CAS_POINTS) && got.aspect_ratio == 3);
    }
    cas_item guide = cas_scene_add_guide(scene, CAS_WINDOW, NULL);
    CHECK(cas_dimensions_get(scene, guide, &set) == CAS_ERROR_KIND && cas_dimensions_set(scene, guide, &set) == CAS_ERROR_KIND);
    CHECK(cas_dimensions_get(scene, CAS_WINDOW, &set) == CAS_ERROR_KIND && set_width(scene, CAS_WINDOW, POINTS(1)) == CAS_ERROR_KIND);
    OK(cas_item_remove(scene, card));
    CHECK(cas_dimensions_get(scene, card, &set) == CAS_ERROR_STALE);
    cas_item next = view("next");
    CHECK(dimensions_of(next).aspect_ratio == 0 && !strstr(described(), "next."));
}

static void alignment(void) {
    cas_item card = at_corner(CAS_WINDOW, "card");
    OK(set_alignment_insets(scene, card, (cas_insets){1, 2, 3, 4}));
    OK(set_width(scene, card, POINTS(50)));
    OK(set_aspect_ratio(scene, card, 0.5));
    OK(layout());
    CHECK(lies(card, -2, -1, 56, 104));
}

static void in_stacks(void) {
    cas_item stack = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "stack");
    attach(stack, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(stack, CAS_RIGHT, CAS_WINDOW, CAS_RIGHT, 0);
    attach(stack, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    cas_item a = cas_stack_add_view(scene, stack, CAS_PLAIN, NULL), b = cas_stack_add_view(scene, stack, CAS_PLAIN, NULL);
    OK(cas_view_set_intrinsic(scene, b, 20, 10));
    OK(set_width(scene, a, PERCENT(25)));
    OK(set_min_height(scene, b, POINTS(30)));
    OK(layout());
    CHECK(lies(a, 0, 0, 80, 30) && lies(b, 80, 0, 240, 30));
    OK(cas_view_set_hidden(scene, a, 1));
    CHECK(layout() == CAS_OK && cas_item_frame(scene, b).width == 320);
    OK(cas_view_set_hidden(scene, a, 0));
    OK(layout());
    CHECK(lies(a, 0, 0, 80, 30));
}

static void parents(void) {
    cas_item wide = at_corner(CAS_WINDOW, "wide"), narrow = at_corner(CAS_WINDOW, "narrow"), card = view_in(wide, "card");
    OK(set_width(scene, wide, POINTS(200)));
    OK(set_width(scene, narrow, POINTS(100)));
    OK(set_width(scene, card, PERCENT(50)));
    OK(set_height(scene, card, POINTS(9)));
    OK(layout());
    CHECK(lies(card, 0, 0, 100, 9));
    OK(cas_view_move(scene, card, narrow, 0));
    OK(layout());
    CHECK(lies(card, 0, 0, 50, 9));
    OK(cas_item_remove(scene, wide));
    OK(set_width(scene, narrow, POINTS(60)));
    OK(layout());
    CHECK(lies(card, 0, 0, 30, 9));
}

static void conflicts(void) {
    cas_item card = at_corner(CAS_WINDOW, "card");
    OK(set_max_width(scene, card, POINTS(100)));
    cas_constraint wide = size_is(card, CAS_WIDTH, CAS_EQUAL, 150, CAS_REQUIRED);
    CHECK(layout() == CAS_CONFLICT && lies(card, 0, 0, 100, 0));
    CHECK(strstr(conflict(), "card.width == 150 @1000  dropped") && strstr(text, "card.width <= 100 @1000  maximum width of card"));
    CHECK(strstr(described(), "card.width <= 100 @1000  maximum width of card\n"));
    OK(cas_constraint_remove(scene, wide));
    OK(layout());
    OK(set_min_width(scene, card, PERCENT(50)));
    CHECK(layout() == CAS_CONFLICT);
    CHECK(strstr(conflict(), "card.width >= 0.5 * window.width @1000  minimum width of card"));
    OK(set_min_width(scene, card, AUTOMATIC));
    OK(layout());
    const cas_constraint *ids;
    size_t count;
    OK(cas_item_constraints_affecting(scene, card, CAS_HORIZONTAL, &ids, &count));
    for (size_t i = 0; i < count; i++)
        if (strstr(text_of(ids[i]), "<= 100")) {
            CHECK(cas_constraint_remove(scene, ids[i]) == CAS_ERROR_OWNED);
            CHECK(strstr(cas_scene_last_error(scene), "change the dimensions of the view"));
            return;
        }
    CHECK(!"there is a constraint of the limit");
}

/* ------------------------------------------------------------------ Strict */

static void strict_scenes(void) {
    cas_scene *usual = scene;
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item card = at_corner(CAS_WINDOW, "card");
    size_is(card, CAS_WIDTH, CAS_EQUAL, 150, CAS_REQUIRED);
    OK(set_max_width(scene, card, POINTS(200)));
    OK(set_aspect_ratio(scene, card, 3));
    OK(layout());
    CHECK(lies(card, 0, 0, 150, 50));
    char before[sizeof text];
    strcpy(before, described());
    cas_dimensions_settings changed = dimensions_of(card);
    changed.max_width = POINTS(100), changed.aspect_ratio = 2;
    CHECK(cas_dimensions_set(scene, card, &changed) == CAS_ERROR_CONFLICT);
    CHECK(is_length(dimensions_of(card).max_width, 200, CAS_POINTS) && dimensions_of(card).aspect_ratio == 3);
    CHECK(strcmp(before, described()) == 0);
    OK(layout());
    CHECK(change_count == 0 && lies(card, 0, 0, 150, 50));
    changed.max_width = POINTS(160);
    OK(cas_dimensions_set(scene, card, &changed));
    OK(layout());
    CHECK(lies(card, 0, 0, 150, 75));
    /* Old limits do not count against new ones. */
    cas_item other = at_corner(CAS_WINDOW, "other");
    OK(set_width(scene, other, POINTS(10)));
    OK(set_width(scene, other, POINTS(20)));
    OK(layout());
    CHECK(lies(other, 0, 0, 20, 0));
    /* A percentage of a parent that has no room is refused with the move. */
    cas_item small = at_corner(CAS_WINDOW, "small");
    OK(set_width(scene, small, POINTS(10)));
    changed = dimensions_of(card);
    changed.max_width = PERCENT(50);
    OK(cas_dimensions_set(scene, card, &changed));
    strcpy(before, described());
    CHECK(cas_view_move(scene, card, small, 0) == CAS_ERROR_CONFLICT);
    CHECK(cas_item_parent(scene, card) == CAS_WINDOW && strcmp(before, described()) == 0);
    OK(layout());
    CHECK(lies(card, 0, 0, 150, 75));
    /* So are limits that a box did not keep. */
    cas_item row = flow_at_top("row"), boxed = leaf_in(row, 30, 10);
    OK(set_max_width(scene, boxed, POINTS(20)));
    OK(set_width(scene, boxed, POINTS(40)));
    OK(layout());
    CHECK(lies(boxed, 0, 0, 20, 10));
    CHECK(cas_view_move(scene, boxed, CAS_WINDOW, 0) == CAS_ERROR_CONFLICT && set_is_free(scene, boxed, 1) == CAS_ERROR_CONFLICT);
    CHECK(cas_item_parent(scene, boxed) == row);
    OK(layout());
    CHECK(lies(boxed, 0, 0, 20, 10));
    OK(cas_scene_check(scene));
    cas_scene_free(scene);
    scene = usual;
}

/* ------------------------------------------------------------------- Moves */

static void into_boxes(void) {
    cas_item row = flow_at_top("row"), first = leaf_in(row, 10, 10), card = at_corner(CAS_WINDOW, "card");
    OK(cas_view_set_intrinsic(scene, card, 30, 20));
    OK(set_min_width(scene, card, PERCENT(25)));
    OK(set_height(scene, card, POINTS(15)));
    OK(layout());
    CHECK(lies(card, 0, 0, 80, 15));
    OK(cas_view_move(scene, card, row, 0));
    OK(layout());
    CHECK(lies(card, 0, 0, 80, 15) && lies(first, 80, 0, 10, 15) && lies(row, 0, 0, 320, 15));
    CHECK(is_length(dimensions_of(card).min_width, 25, CAS_PERCENT));
    OK(set_grow(scene, card, 1));
    OK(set_height(scene, card, POINTS(25)));
    OK(layout());
    CHECK(lies(card, 0, 0, 310, 25) && lies(first, 310, 0, 10, 25));
    OK(cas_view_move(scene, card, CAS_WINDOW, 0));
    OK(layout());
    CHECK(lies(card, 0, 0, 80, 25) && lies(row, 0, 0, 320, 10));
    cas_boxed_settings boxed = {.size = sizeof boxed};
    CHECK(cas_boxed_get(scene, card, &boxed) == CAS_ERROR_KIND);
    OK(cas_view_move(scene, card, row, 0));
    OK(cas_boxed_get(scene, card, &boxed));
    CHECK(boxed.grow == 0 && boxed.is_free == 0);
    OK(cas_scene_check(scene));
    /* Without constraints it has no variables in a box. */
    cas_item plain = view("plain");
    OK(cas_view_set_intrinsic(scene, plain, 7, 7));
    OK(layout());
    OK(cas_view_move(scene, plain, row, 2));
    OK(layout());
    CHECK(lies(plain, 90, 0, 7, 25) && !strstr(described(), "plain."));
    OK(cas_scene_check(scene));
}

static double text_area = 1000;
static void measure(const cas_measure_request *request, cas_measurement *out, void *context) {
    (void)context;
    double width = request->mode == CAS_MEASURE_EXACTLY ? request->width : text_area / 20;
    out->width = text_area / 20;
    out->height = width >= text_area / 20 ? 20 : 20 * ceil(text_area / 20 / (width > 1 ? width : 1));
}

static void texts_and_boxes(void) {
    cas_item row = flow_at_top("row"), title = view_in(row, "title"), inner = cas_scene_add_flow(scene, row, "inner");
    OK(cas_view_set_measure(scene, title, measure, NULL));
    cas_item leaf = leaf_in(inner, 40, 30);
    OK(layout());
    CHECK(lies(title, 0, 0, 50, 30) && lies(inner, 50, 0, 40, 30));
    OK(set_max_width(scene, title, POINTS(25)));
    OK(cas_view_move(scene, title, CAS_WINDOW, 0));
    OK(cas_view_move(scene, inner, CAS_WINDOW, 1));
    OK(set_max_width(scene, inner, POINTS(20)));
    OK(layout());
    CHECK(cas_item_frame(scene, title).width == 25 && cas_item_frame(scene, title).height == 40);
    CHECK(cas_item_frame(scene, inner).width == 20 && cas_item_frame(scene, inner).height == 30 && lies(leaf, 0, 0, 40, 30));
    CHECK(lies(row, 0, 0, 320, 0));
    text_area = 2000;
    OK(cas_view_invalidate_measure(scene, title));
    OK(layout());
    CHECK(cas_item_frame(scene, title).height == 80);
    OK(cas_view_move(scene, inner, row, 0));
    OK(cas_view_move(scene, title, row, 0));
    OK(layout());
    CHECK(lies(title, 0, 0, 25, 80) && lies(inner, 25, 0, 20, 80) && lies(leaf, 0, 0, 40, 80));
    OK(set_max_width(scene, title, AUTOMATIC));
    text_area = 1000;
    OK(cas_view_invalidate_measure(scene, title));
    OK(layout());
    CHECK(lies(title, 0, 0, 50, 30) && lies(inner, 50, 0, 20, 30));
    OK(cas_scene_check(scene));
}

/* Stacks, scroll views and views with constraints inside. */
static void large_views(void) {
    cas_item row = flow_at_top("row"), stack = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "stack");
    cas_item a = cas_stack_add_view(scene, stack, CAS_PLAIN, NULL), b = cas_stack_add_view(scene, stack, CAS_PLAIN, NULL);
    OK(cas_view_set_intrinsic(scene, a, 20, 10));
    OK(cas_view_set_intrinsic(scene, b, 30, 12));
    cas_constraint left = attach(stack, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(stack, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    OK(layout());
    CHECK(lies(stack, 0, 0, 50, 12));
    OK(cas_constraint_remove(scene, left));
    OK(cas_view_move(scene, stack, row, 0));
    OK(layout());
    CHECK(lies(stack, 0, 0, 50, 12) && lies(row, 0, 0, 320, 12) && lies(b, 20, 0, 30, 12));
    OK(cas_view_move(scene, b, row, 1));
    OK(layout());
    CHECK(lies(stack, 0, 0, 20, 12) && lies(b, 20, 0, 30, 12));
    cas_item scroll = cas_scene_add_view(scene, CAS_WINDOW, CAS_SCROLL, "scroll");
    cas_item inside = view_in(scroll, NULL);
    attach(inside, CAS_LEFT, scroll, CAS_LEFT, 5);
    OK(set_width(scene, scroll, POINTS(60)));
    OK(cas_view_move(scene, scroll, row, 0));
    OK(layout());
    CHECK(lies(scroll, 0, 0, 60, 12) && lies(stack, 60, 0, 20, 12) && cas_item_frame(scene, inside).x == 5);
    OK(cas_view_move(scene, scroll, CAS_WINDOW, 0));
    OK(layout());
    CHECK(cas_item_frame(scene, scroll).width == 60 && lies(stack, 0, 0, 20, 12));
    OK(cas_view_move(scene, stack, CAS_WINDOW, 0));
    OK(layout());
    CHECK(lies(stack, 0, 0, 20, 10) && lies(b, 0, 0, 30, 12));
    OK(cas_scene_check(scene));
}

/* ------------------------------------------------------------ Free children */

static void free_children(void) {
    cas_item row = flow_at_top("row"), badge = view_in(row, "badge"), a = leaf_in(row, 40, 30);
    OK(set_height(scene, row, POINTS(50)));
    OK(cas_view_set_intrinsic(scene, badge, 12, 8));
    OK(set_grow(scene, badge, 2));
    OK(set_is_free(scene, badge, 1));
    attach(badge, CAS_RIGHT, row, CAS_RIGHT, -4);
    attach(badge, CAS_TOP, row, CAS_TOP, 3);
    OK(layout());
    CHECK(lies(badge, 304, 3, 12, 8) && lies(a, 0, 0, 40, 50) && lies(row, 0, 0, 320, 50));
    cas_boxed_settings boxed = {.size = sizeof boxed};
    OK(cas_boxed_get(scene, badge, &boxed));
    CHECK(boxed.is_free == 1 && boxed.grow == 2);
    OK(set_width(scene, badge, PERCENT(50)));
    OK(cas_view_set_hidden(scene, badge, 1));
    OK(cas_view_set_hidden(scene, badge, 0));
    OK(cas_view_move(scene, badge, row, 1));
    OK(layout());
    CHECK(lies(badge, 156, 3, 160, 8) && lies(a, 0, 0, 40, 50));
    /* To another box it stays free. */
    cas_item inner = cas_scene_add_flow(scene, row, "inner");
    OK(set_width(scene, inner, POINTS(100)));
    OK(cas_view_move(scene, badge, inner, 0));
    OK(layout());
    CHECK(lies(inner, 40, 0, 100, 50) && lies(badge, 226, 3, 50, 8));
    OK(cas_view_move(scene, badge, row, 0));
    OK(layout());
    CHECK(lies(badge, 156, 3, 160, 8));
    cas_item plain = at_corner(CAS_WINDOW, "plain");
    OK(set_width(scene, plain, POINTS(90)));
    OK(cas_view_move(scene, badge, plain, 0));
    OK(layout());
    CHECK(lies(badge, 271, 3, 45, 8) && cas_boxed_get(scene, badge, &boxed) == CAS_ERROR_KIND);
    OK(cas_view_move(scene, badge, row, 0));
    OK(cas_boxed_get(scene, badge, &boxed));
    CHECK(boxed.is_free == 0 && boxed.grow == 0);
    OK(cas_scene_check(scene));
}

/* Arranged again, also a box that is free. */
static void free_boxes(void) {
    cas_item row = flow_at_top("row"), a = leaf_in(row, 40, 30), menu = cas_scene_add_flow(scene, row, "menu");
    cas_item entry = leaf_in(menu, 25, 60);
    OK(set_is_free(scene, menu, 1));
    attach(menu, CAS_LEFT, a, CAS_LEFT, 3);
    attach(menu, CAS_TOP, a, CAS_BOTTOM, 2);
    OK(layout());
    CHECK(lies(menu, 3, 32, 25, 60) && lies(entry, 0, 0, 25, 60) && lies(row, 0, 0, 320, 30));
    cas_item second = leaf_in(menu, 10, 5);
    OK(cas_view_set_hidden(scene, a, 1));
    OK(layout());
    CHECK(lies(menu, 3, 2, 35, 60) && lies(second, 25, 0, 10, 60));
    OK(cas_view_set_hidden(scene, a, 0));
    const cas_constraint *ids;
    size_t count;
    OK(cas_item_constraints(scene, a, &ids, &count));
    OK(cas_constraint_remove(scene, ids[0]));
    OK(cas_item_constraints(scene, menu, &ids, &count));
    OK(set_is_free(scene, menu, 0));
    OK(set_direction(scene, CAS_WINDOW, CAS_RIGHT_TO_LEFT));
    layout();
    CHECK(lies(a, 280, 0, 40, 60) && cas_item_frame(scene, menu).x == 245 && cas_item_frame(scene, menu).width == 35);
    OK(cas_item_remove(scene, row));
    OK(layout());
    OK(cas_scene_check(scene));
}

static void too_deep(void) {
    cas_item deep = flow_at_top("flow"), inner, row = flow_at_top("row"), other = flow_at_top("other");
    while ((inner = cas_scene_add_flow(scene, deep, NULL)) != 0) deep = inner;
    CHECK(cas_view_move(scene, other, deep, 0) == CAS_ERROR_TOO_MANY && cas_item_parent(scene, other) == CAS_WINDOW);
    OK(cas_view_move(scene, other, row, 0));
    CHECK(cas_view_move(scene, other, deep, 0) == CAS_ERROR_TOO_MANY && cas_item_parent(scene, other) == row);
    OK(set_is_free(scene, other, 1));
    OK(cas_view_move(scene, other, deep, 0));
    CHECK(set_is_free(scene, other, 0) == CAS_ERROR_TOO_MANY);
    cas_boxed_settings boxed = {.size = sizeof boxed};
    CHECK(cas_boxed_get(scene, other, &boxed) == CAS_OK && boxed.is_free == 1);
    OK(layout());
    OK(cas_scene_check(scene));
}

/* -------------------------------------------------------------- Exhaustion */

enum { PARTS = 7, STEPS = 34 };
static cas_item parts[PARTS];

static cas_status made(size_t part, cas_item item) {
    parts[part] = item;
    return item ? CAS_OK : cas_scene_last_status(scene);
}

static cas_status to_corner(cas_item view, cas_item parent) {
    const cas_equation edges[] = {
        {.first = view, .first_attribute = CAS_LEFT, .second = parent, .second_attribute = CAS_LEFT},
        {.first = view, .first_attribute = CAS_TOP, .second = parent, .second_attribute = CAS_TOP}};
    return cas_scene_add_constraints(scene, edges, 2, NULL);
}

static cas_status all_dimensions(cas_item view, double number) {
    cas_dimensions_settings now = {.size = sizeof now, .width = PERCENT(number), .min_width = POINTS(1), .min_height = PERCENT(1),
                                   .max_width = POINTS(300), .max_height = POINTS(250), .aspect_ratio = 2};
    return cas_dimensions_set(scene, view, &now);
}

static cas_status step(int number) {
    switch (number) {
        case 0: return made(0, cas_scene_add_flow(scene, CAS_WINDOW, "row"));
        case 1: return cas_scene_attach(scene, parts[0], CAS_WIDTH, CAS_WINDOW, CAS_WIDTH, 0) ? CAS_OK : cas_scene_last_status(scene);
        case 2: return made(1, cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "card"));
        case 3: return to_corner(parts[1], CAS_WINDOW);
        case 4: return all_dimensions(parts[1], 50);
        case 5: return all_dimensions(parts[1], 60);
        case 6: return made(2, cas_scene_add_view(scene, parts[0], CAS_PLAIN, "leaf"));
        case 7: return all_dimensions(parts[2], 25);
        case 8: return cas_view_set_intrinsic(scene, parts[2], 33, 22);
        case 9: return made(3, cas_scene_add_grid(scene, parts[0], "grid"));
        case 10: return made(4, cas_scene_add_view(scene, parts[3], CAS_PLAIN, "text"));
        case 11: return cas_view_set_measure(scene, parts[4], measure, NULL);
        case 12: return made(5, cas_scene_add_view(scene, CAS_WINDOW, CAS_SCROLL, "scroll"));
        case 13: return set_width(scene, parts[5], PERCENT(20));
        case 14: return layout();
        case 15: return cas_view_move(scene, parts[1], parts[0], 0);
        case 16: return cas_view_move(scene, parts[2], CAS_WINDOW, 0);
        case 17: return cas_view_move(scene, parts[3], CAS_WINDOW, 0);
        case 18: return all_dimensions(parts[3], 30);
        case 19: return cas_view_move(scene, parts[5], parts[3], 0);
        case 20: return layout();
        case 21: return cas_view_move(scene, parts[4], parts[1], 0);
        case 22: return cas_view_move(scene, parts[3], parts[0], 1);
        case 23: return set_is_free(scene, parts[3], 1);
        case 24: return layout();
        case 25: return set_grow(scene, parts[3], 1);
        case 26: return set_is_free(scene, parts[3], 0);
        case 27: return set_is_free(scene, parts[1], 1);
        case 28: return made(6, cas_scene_add_view(scene, parts[0], CAS_PLAIN, "free"));
        case 29: return set_is_free(scene, parts[6], 1);
        case 30: return all_dimensions(parts[6], 10);
        case 31: return cas_view_move(scene, parts[6], parts[3], 1);
        case 32: return cas_view_move(scene, parts[6], parts[1], 0);
        default: return layout();
    }
}

/* What a step that fails must leave as it is. */
typedef struct seen {
    char of[PARTS][200];
} seen;

static seen take(void) {
    seen now;
    for (int i = 0; i < PARTS; i++) {
        cas_dimensions_settings size = {.size = sizeof size};
        cas_boxed_settings boxed = {.size = sizeof boxed};
        cas_status of_size = cas_dimensions_get(scene, parts[i], &size), of_box = cas_boxed_get(scene, parts[i], &boxed);
        snprintf(now.of[i], sizeof now.of[i], "%d %g %d, %g %g %d, %g %g %g in %u: %d %g %d", (int)of_size, size.width.value,
                 (int)size.width.unit, size.min_width.value, size.min_height.value, (int)size.min_height.unit,
                 size.max_width.value, size.max_height.value, size.aspect_ratio, (unsigned)cas_item_parent(scene, parts[i]),
                 (int)of_box, boxed.grow, (int)boxed.is_free);
    }
    return now;
}

static void failing_allocations(uint32_t flags) {
    cas_rect expected[PARTS] = {{0}};
    size_t failures = 0;
    for (size_t failing = 1; failing < 400; failing++) {
        pool from = {.failing_from = (size_t)-1, .failing_to = (size_t)-1};
        cas_scene_options options = {.size = sizeof options, .allocator = {allocate, reallocate, release, &from}, .flags = flags,
                                     .width = 320, .height = 480};
        scene = cas_scene_new(&options, NULL);
        text_area = 1000;
        memset(parts, 0, sizeof parts);
        if (failing > 1) from.failing_from = from.calls + failing - 2;
        from.failing_to = from.failing_from + 1;
        for (int i = 0; i < STEPS; i++) {
            seen before = take();
            cas_status status = step(i);
            CHECK_OR_SAY(status == CAS_OK || status == CAS_ERROR_OUT_OF_MEMORY, "step %d: %s\n", i, cas_scene_last_error(scene));
            if (status != CAS_ERROR_OUT_OF_MEMORY) continue;
            failures++;
            seen after = take();
            for (int part = 0; part < PARTS; part++)
                CHECK_OR_SAY(strcmp(before.of[part], after.of[part]) == 0, "step %d: %s, not %s\n", i, after.of[part], before.of[part]);
            OK(cas_scene_check(scene));
            OK(step(i));
        }
        for (int i = 0; i < PARTS; i++) {
            cas_rect frame = cas_item_exact_frame(scene, parts[i]);
            if (failing == 1) expected[i] = frame;
            CHECK_OR_SAY(memcmp(&frame, &expected[i], sizeof frame) == 0, "allocation %d, part %d\n", (int)failing, i);
        }
        from.failing_to = from.failing_from;
        OK(cas_scene_check(scene));
        cas_scene_free(scene);
        CHECK(from.bytes == 0 && from.blocks == 0 && from.broken == 0);
    }
    CHECK(failures > 100);
}

static void exhaustion(void) {
    if (getenv("CASEMENT_TRACE")) return; /* failed allocations cannot be replayed */
    failing_allocations(0);
    failing_allocations(CAS_SCENE_STRICT);
}

/* A strict scene judges dimensions by where boxes will have put views, as it judges constraints. */
static void present_frames(void) {
    cas_scene *usual = scene;
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item row = cas_scene_add_flow(scene, CAS_WINDOW, "row");
    attach(row, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(row, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    attach(row, CAS_WIDTH, CAS_WINDOW, CAS_WIDTH, 0);
    cas_item card = view_in(row, "card"), view = view_in(card, "view");
    OK(set_width(scene, card, (cas_length){100, CAS_POINTS}));
    attach(view, CAS_LEFT, card, CAS_LEFT, 0);
    attach(view, CAS_RIGHT, card, CAS_RIGHT, 0);
    OK(layout());
    OK(set_width(scene, card, (cas_length){200, CAS_POINTS}));
    CHECK(set_width(scene, view, (cas_length){100, CAS_POINTS}) == CAS_ERROR_CONFLICT);
    OK(set_width(scene, view, (cas_length){200, CAS_POINTS}));
    OK(layout());
    CHECK(cas_item_frame(scene, view).width == 200);
    cas_scene_free(scene);
    scene = usual;
}

int main(void) {
    scene_test("widths and heights are points, parts of the parent, and ratios", sizes);
    scene_test("limits hold, change, and end", limits);
    scene_test("refused units are answered with those that are allowed", units);
    scene_test("dimensions are read as they were set", reading);
    scene_test("dimensions are those of the alignment rect", alignment);
    scene_test("arranged views of stacks have dimensions", in_stacks);
    scene_test("percentages follow a view to another parent", parents);
    scene_test("conflicts name dimensions", conflicts);
    scene_test("a strict scene refuses dimensions, and changes nothing", strict_scenes);
    scene_test("a strict scene judges dimensions by present frames", present_frames);
    scene_test("a view moves into a flow and out of it, with its dimensions", into_boxes);
    scene_test("texts and boxes move into a flow and out of it", texts_and_boxes);
    scene_test("stacks and scroll views move into a flow and out of it", large_views);
    scene_test("constraints place free children", free_children);
    scene_test("a free box is measured, and arranged again", free_boxes);
    scene_test("boxes that would be too deep in others are refused", too_deep);
    run("dimensions and moves survive every failing allocation", exhaustion);
    return finish();
}

/* Tests of what boxes keep beside the places of their children: names of areas, rows that hold children, fitting sizes. */
#include "pool.h"
#include "scene.h"

#define POINTS(number) ((cas_length){number, CAS_POINTS})
#define EVERY(length) ((cas_lengths){length, length, length, length})

static cas_item at_top(cas_item made) {
    CHECK(made != 0);
    attach(made, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(made, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    attach(made, CAS_WIDTH, CAS_WINDOW, CAS_WIDTH, 0);
    return made;
}

/* A child of a box with a view inside that is as large as it. */
static cas_item card_in(cas_item box, double width, double height) {
    cas_item card = view_in(box, NULL), inside = leaf_in(card, width, height);
    attach(inside, CAS_LEFT, card, CAS_LEFT, 0);
    attach(inside, CAS_RIGHT, card, CAS_RIGHT, 0);
    attach(inside, CAS_TOP, card, CAS_TOP, 0);
    attach(inside, CAS_BOTTOM, card, CAS_BOTTOM, 0);
    return card;
}

static cas_solver_statistics solver_statistics(void) {
    cas_solver_statistics now = {.size = sizeof now};
    OK(cas_scene_get_statistics(scene, &now));
    return now;
}

/* An allocator that counts the bytes that were asked for. */
static size_t asked;
static void *allocate_counted(size_t bytes, void *context) {
    asked += bytes;
    return allocate(bytes, context);
}
static void *reallocate_counted(void *memory, size_t old_bytes, size_t new_bytes, void *context) {
    asked += new_bytes;
    return reallocate(memory, old_bytes, new_bytes, context);
}

/* The bytes that the first layout of a list of cards asks for. */
static size_t bytes_of_cards(int count) {
    pool from = {.failing_from = (size_t)-1, .failing_to = (size_t)-1};
    cas_scene_options options = {.size = sizeof options, .width = 320, .height = 480,
                                 .allocator = {allocate_counted, reallocate_counted, release, &from}};
    scene = cas_scene_new(&options, NULL);
    cas_item list = at_top(cas_scene_add_flow(scene, CAS_WINDOW, "list")), last = 0;
    OK(set_flow_direction(scene, list, CAS_COLUMN));
    for (int i = 0; i < count; i++) last = card_in(list, 30, 10);
    asked = 0;
    OK(layout());
    CHECK(cas_item_frame(scene, last).y == 10 * (count - 1));
    cas_scene_free(scene);
    CHECK(from.bytes == 0 && from.broken == 0);
    return asked;
}

/* What a fitting size needs depends on what is in the card, not on the scene. */
static void many_cards(void) {
    size_t few = bytes_of_cards(400), many = bytes_of_cards(800);
    CHECK_OR_SAY(many < 2.5 * few, "%zu and %zu bytes\n", few, many);
}

/* Names that no grid and no child has any more are freed. */
static void names_of_areas(void) {
    pool from = {.failing_from = (size_t)-1, .failing_to = (size_t)-1};
    cas_scene_options options = {.size = sizeof options, .width = 320, .height = 480,
                                 .allocator = {allocate, reallocate, release, &from}};
    scene = cas_scene_new(&options, NULL);
    cas_item grid = at_top(cas_scene_add_grid(scene, CAS_WINDOW, "grid")), kept = leaf_in(grid, 10, 10), child = leaf_in(grid, 10, 10);
    OK(set_area(scene, kept, "a name that is kept"));
    size_t most[2] = {0, 0};
    for (int round = 0; round < 20000; round++) {
        char name[64], list[160];
        snprintf(name, sizeof name, "area-%d-of-a-grid-with-long-names-that-change", 10000 + round);
        snprintf(list, sizeof list, "%s kept / . kept", name);
        OK(set_areas(scene, grid, list));
        OK(set_area(scene, child, name));
        size_t *part = &most[round >= 2000];
        if (from.bytes > *part) *part = from.bytes;
        if (round % 1000 == 0) {
            OK(layout());
            cas_boxed_settings boxed = {.size = sizeof boxed};
            OK(cas_boxed_get(scene, child, &boxed));
            CHECK(strcmp(boxed.area, name) == 0);
            OK(cas_boxed_get(scene, kept, &boxed));
            CHECK(strcmp(boxed.area, "a name that is kept") == 0);
        }
    }
    CHECK_OR_SAY(most[1] <= most[0], "%zu bytes, then %zu\n", most[0], most[1]);
    cas_scene_free(scene);
    CHECK(from.bytes == 0 && from.blocks == 0 && from.broken == 0);
}

/* More names in one text than are looked through at first. */
static void many_names(void) {
    cas_item grid = at_top(cas_scene_add_grid(scene, CAS_WINDOW, "grid")), child = leaf_in(grid, 10, 10);
    for (int round = 0; round < 5; round++) {
        char list[1000];
        size_t length = 0;
        for (int i = 0; i < 60; i++) length += (size_t)snprintf(list + length, sizeof list - length, "n%d_%d ", round, i);
        OK(set_areas(scene, grid, list));
        snprintf(list, sizeof list, "n%d_59", round);
        OK(set_area(scene, child, list));
        OK(set_columns(scene, grid, "repeat(60, 2)"));
        OK(layout());
        CHECK(cas_item_frame(scene, child).x == 118);
    }
}

static void blanks_and_points(void) {
    cas_item grid = at_top(cas_scene_add_grid(scene, CAS_WINDOW, "grid")), child = leaf_in(grid, 10, 10);
    OK(set_columns(scene, grid, "100\r\n\t1fr\r"));
    OK(set_areas(scene, grid, "... side\r/\f. side"));
    OK(set_area(scene, child, "side"));
    OK(layout());
    CHECK(cas_item_frame(scene, child).x == 100);
    const char *const wrong[] = {".foo a", "a foo.", "a.b", "..a", ". .a"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        CHECK(set_areas(scene, grid, wrong[i]) == CAS_ERROR_RULE);
        CHECK(strstr(cas_scene_last_error(scene), "settings.areas: not rows of names and points"));
    }
}

/* The rows that hold a child, and its variables, go with the last constraint that needs them. */
static void rows_of_children(void) {
    cas_item row = at_top(cas_scene_add_flow(scene, CAS_WINDOW, "row")), leaf = leaf_in(row, 30, 20), card = card_in(row, 40, 20),
             badge = view("badge"), other = view("other");
    OK(layout());
    cas_solver_statistics before = solver_statistics();
    cas_constraint left = attach(badge, CAS_LEFT, leaf, CAS_RIGHT, 4), right = attach(other, CAS_LEFT, leaf, CAS_RIGHT, 8);
    cas_constraint inside = attach(badge, CAS_TOP, cas_item_first_child(scene, card), CAS_BOTTOM, 0);
    OK(layout());
    CHECK(cas_item_frame(scene, badge).x == 34 && cas_item_frame(scene, other).x == 38 && cas_item_frame(scene, badge).y == 20);
    CHECK(solver_statistics().variables == before.variables + 4);
    OK(cas_constraint_remove(scene, left));
    OK(cas_constraint_remove(scene, inside));
    OK(layout());
    CHECK(solver_statistics().variables == before.variables + 4);
    OK(cas_view_set_intrinsic(scene, leaf, 50, 20));
    OK(layout());
    CHECK(cas_item_frame(scene, other).x == 58);
    OK(cas_constraint_set_active(scene, right, 0));
    OK(layout());
    CHECK(solver_statistics().variables == before.variables && solver_statistics().constraints == before.constraints);
    CHECK(cas_item_frame(scene, leaf).width == 50);
    OK(cas_constraint_set_active(scene, right, 1));
    OK(layout());
    CHECK(solver_statistics().variables == before.variables + 4);
    OK(cas_view_set_intrinsic(scene, leaf, 70, 20));
    OK(layout());
    CHECK(cas_item_frame(scene, other).x == 78 && cas_item_frame(scene, leaf).width == 70);
    OK(cas_item_remove(scene, other));
    OK(layout());
    CHECK(solver_statistics().variables == before.variables - 4 && cas_item_frame(scene, leaf).width == 70);
}

/* A child moves to another box, and the old one is removed before the next layout. The rows that held the child in the old one
 * go with the move, and not later, when their slots belong to other constraints. */
static void moved_children(void) {
    cas_item old = at_top(cas_scene_add_flow(scene, CAS_WINDOW, "old")), new = at_top(cas_scene_add_flow(scene, CAS_WINDOW, "new")),
             leaf = leaf_in(old, 30, 20), badge = view("badge");
    leaf_in(new, 40, 20);
    attach(badge, CAS_LEFT, leaf, CAS_LEFT, 3);
    OK(layout());
    OK(cas_view_move(scene, leaf, new, 1));
    OK(cas_item_remove(scene, old));
    cas_constraint added[8];
    for (int i = 0; i < 8; i++) added[i] = size_is(badge, CAS_WIDTH, CAS_EQUAL, 10 + i, (cas_priority)(i + 1));
    OK(layout());
    for (int i = 0; i < 8; i++) {
        cas_equation equation;
        OK(cas_constraint_get(scene, added[i], &equation));
        CHECK(equation.constant == 10 + i);
    }
    CHECK(cas_item_frame(scene, badge).x == 43 && cas_item_frame(scene, badge).width == 17);
    OK(cas_item_remove(scene, new));
    OK(layout());
    for (int i = 0; i < 8; i++) OK(cas_constraint_remove(scene, added[i]));
}

/* A digest differs after each change of a setting, and is as before when the setting is. */
static void digests(void) {
    cas_item row = at_top(cas_scene_add_flow(scene, CAS_WINDOW, "row")), grid = cas_scene_add_grid(scene, row, "grid"),
             leaf = leaf_in(grid, 10, 10);
    OK(set_areas(scene, grid, "a b"));
    OK(layout());
    uint64_t digest = cas_scene_digest(scene), last = digest;
#define DIFFERS(change)                          \
    do {                                         \
        OK(change);                              \
        CHECK(cas_scene_digest(scene) != last);  \
        last = cas_scene_digest(scene);          \
    } while (0)
    DIFFERS(set_gap(scene, row, POINTS(5)));
    DIFFERS(set_padding(scene, row, EVERY(POINTS(1))));
    DIFFERS(set_columns(scene, grid, "10 20"));
    DIFFERS(set_columns(scene, grid, "10 21"));
    DIFFERS(set_areas(scene, grid, "b a"));
    DIFFERS(set_grow(scene, grid, 2));
    DIFFERS(set_width(scene, leaf, POINTS(40)));
    DIFFERS(set_area(scene, leaf, "a"));
    DIFFERS(set_area(scene, leaf, "b"));
    DIFFERS(set_area(scene, leaf, NULL));
    OK(set_width(scene, leaf, (cas_length){0, CAS_AUTO}));
    OK(set_grow(scene, grid, 0));
    OK(set_areas(scene, grid, "a b"));
    OK(set_columns(scene, grid, NULL));
    OK(set_padding(scene, row, EVERY(POINTS(0))));
    OK(set_gap(scene, row, POINTS(0)));
    OK(layout());
    CHECK(cas_scene_digest(scene) == digest);
}

/* A strict scene judges by the frame that the child has, not by that of the last layout. */
static void strict_scenes(void) {
    cas_item row = at_top(cas_scene_add_flow(scene, CAS_WINDOW, "row")), first = leaf_in(row, 30, 10), child = leaf_in(row, 10, 10);
    cas_equation wide = {.first = child, .first_attribute = CAS_WIDTH, .constant = 10};
    cas_constraint holds = cas_scene_add_constraint(scene, &wide);
    CHECK(holds != 0);
    wide.constant = 0;
    CHECK(cas_scene_add_constraint(scene, &wide) == 0 && cas_scene_last_status(scene) == CAS_ERROR_CONFLICT);
    OK(layout());
    CHECK(is_changed(child) && cas_item_frame(scene, child).x == 30);
    OK(cas_constraint_remove(scene, holds));
    /* The frame changes, and no layout has told yet. */
    OK(cas_view_set_intrinsic(scene, first, 50, 10));
    cas_item badge = view("badge");
    attach(badge, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 50);
    CHECK(cas_scene_attach(scene, badge, CAS_LEFT, child, CAS_LEFT, 0) != 0);
    OK(cas_view_set_intrinsic(scene, first, 60, 10));
    const char *const rules[] = {"badge.top == row.top", "badge.left == row.left + 50"};
    OK(cas_scene_add_rules(scene, rules, 2));
    CHECK(layout() == CAS_CONFLICT);
    OK(cas_view_set_intrinsic(scene, first, 50, 10));
    OK(layout());
}

/* So it does where a child becomes free: its width is 20 in the row, and would be 40. */
static void strict_free_children(void) {
    cas_item row = at_top(cas_scene_add_flow(scene, CAS_WINDOW, "row")), first = leaf_in(row, 270, 10), second = leaf_in(row, 30, 10),
             child = leaf_in(row, 10, 10);
    OK(set_shrink(scene, first, 0));
    OK(set_shrink(scene, second, 0));
    OK(set_width(scene, child, POINTS(40)));
    OK(layout());
    CHECK(cas_item_frame(scene, child).width == 20);
    cas_equation narrow = {.first = child, .first_attribute = CAS_WIDTH, .relation = CAS_LESS_OR_EQUAL, .second = second,
                           .second_attribute = CAS_WIDTH};
    CHECK(cas_scene_add_constraint(scene, &narrow) != 0);
    CHECK(set_is_free(scene, child, 1) == CAS_ERROR_CONFLICT);
    OK(cas_view_set_intrinsic(scene, second, 50, 10));
    OK(set_is_free(scene, child, 1));
    OK(layout());
    CHECK(cas_item_frame(scene, child).width == 40);
    OK(set_is_free(scene, child, 0));
    OK(layout());
    OK(cas_view_set_intrinsic(scene, second, 30, 10));
    CHECK(set_is_free(scene, child, 1) == CAS_ERROR_CONFLICT);
    OK(layout());
}

/* And where a view moves: it is half as wide as its parent, and 20 wide. */
static void strict_moves(void) {
    cas_item row = at_top(cas_scene_add_flow(scene, CAS_WINDOW, "row")), child = leaf_in(row, 60, 10), frame = view("frame"),
             half = view_in(frame, "half");
    size_is(frame, CAS_WIDTH, CAS_EQUAL, 40, CAS_REQUIRED);
    size_is(half, CAS_WIDTH, CAS_EQUAL, 20, CAS_REQUIRED);
    OK(set_width(scene, half, ((cas_length){50, CAS_PERCENT})));
    OK(layout());
    CHECK(cas_view_move(scene, half, child, 0) == CAS_ERROR_CONFLICT);
    OK(cas_view_set_intrinsic(scene, child, 40, 10));
    OK(cas_view_move(scene, half, child, 0));
    OK(layout());
    OK(cas_view_move(scene, half, frame, 0));
    OK(cas_view_set_intrinsic(scene, child, 60, 10));
    CHECK(cas_view_move(scene, half, child, 0) == CAS_ERROR_CONFLICT);
    CHECK(cas_item_parent(scene, half) == frame);
    OK(layout());
}

static void in_strict_scene(void (*body)(void)) {
    cas_scene *usual = scene;
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    body();
    CHECK(cas_scene_check(scene) == CAS_OK);
    cas_scene_free(scene);
    scene = usual;
}

static void strict(void) {
    in_strict_scene(strict_scenes);
    in_strict_scene(strict_free_children);
    in_strict_scene(strict_moves);
}

/* Layouts with few steps each come to the same end. */
static void few_steps(void) {
    cas_item list = at_top(cas_scene_add_flow(scene, CAS_WINDOW, "list")), cards[8];
    OK(set_wrap(scene, list, CAS_WRAP_LINES));
    for (int i = 0; i < 8; i++) {
        cards[i] = card_in(list, 30 + i, 10 + i);
        cas_item inside = cas_item_first_child(scene, cards[i]);
        cas_item flow = cas_scene_add_flow(scene, inside, NULL), card = card_in(flow, 50, 5);
        attach(flow, CAS_LEFT, inside, CAS_LEFT, 0);
        attach(flow, CAS_RIGHT, inside, CAS_RIGHT, 0);
        attach(flow, CAS_TOP, inside, CAS_TOP, 0);
        attach(flow, CAS_BOTTOM, inside, CAS_BOTTOM, 0);
        (void)card;
    }
    OK(layout());
    cas_rect wide[8], narrow[8];
    OK(cas_scene_frames(scene, cards, 8, wide));
    OK(cas_scene_set_size(scene, 120, 480));
    OK(layout());
    OK(cas_scene_frames(scene, cards, 8, narrow));
    CHECK(narrow[7].y > wide[7].y);
    cas_scene_settings settings = {.size = sizeof settings};
    OK(cas_scene_get(scene, &settings));
    for (uint64_t steps = 1; steps < 8; steps++) {
        for (int change = 0; change < 4; change++) {
            settings.step_limit = steps;
            OK(cas_scene_set(scene, &settings));
            cas_status status = cas_scene_set_size(scene, change % 2 ? 120 : 320, 480);
            CHECK(status == CAS_OK);
            for (int i = 0; i < 8; i++) OK(cas_view_set_intrinsic(scene, cas_item_first_child(scene, cards[i]), 20 + change, 9));
            for (int i = 0; i < 8; i++) OK(cas_view_set_intrinsic(scene, cas_item_first_child(scene, cards[i]), 30 + i, 10 + i));
            int calls = 0;
            while ((status = layout()) == CAS_ERROR_LIMIT && calls < 1000) calls++;
            CHECK_OR_SAY(status == CAS_OK, "%d steps: %s\n", (int)steps, cas_scene_last_error(scene));
            cas_rect now[8];
            OK(cas_scene_frames(scene, cards, 8, now));
            CHECK_OR_SAY(memcmp(now, change % 2 ? narrow : wide, sizeof now) == 0, "%d steps, change %d\n", (int)steps, change);
            settings.step_limit = 0;
            OK(cas_scene_set(scene, &settings));
            OK(layout());
        }
    }
}

/* Cards side by side, each with a flow in it, do not count as cards in each other. */
static void many_siblings(void) {
    enum { COUNT = 100 };
    cas_item column = at_top(cas_scene_add_flow(scene, CAS_WINDOW, "column"));
    OK(set_flow_direction(scene, column, CAS_COLUMN));
    for (int i = 0; i < COUNT; i++) {
        cas_item card = view_in(column, NULL), flow = cas_scene_add_flow(scene, card, NULL);
        attach(flow, CAS_LEFT, card, CAS_LEFT, 0);
        attach(flow, CAS_RIGHT, card, CAS_RIGHT, 0);
        attach(flow, CAS_TOP, card, CAS_TOP, 0);
        attach(flow, CAS_BOTTOM, card, CAS_BOTTOM, 0);
        cas_item text = view_in(flow, NULL);
        OK(cas_view_set_intrinsic(scene, text, 20 + i, 10));
    }
    OK(layout());
    CHECK(cas_item_frame(scene, column).height == 10 * COUNT);
}

int main(void) {
    run("the cost of a card is that of what is in it", many_cards);
    run("names of areas that nothing has are freed", names_of_areas);
    scene_test("names of areas may be many", many_names);
    scene_test("blanks are those of CSS, and points are no part of a name", blanks_and_points);
    scene_test("rows that hold a child go when no constraint needs them", rows_of_children);
    scene_test("the rows that hold a child go when it moves", moved_children);
    scene_test("the digest has what is set for boxes", digests);
    scene_test("strict scenes judge by the present frame of a child", strict);
    scene_test("a layout of cards goes on after too few steps", few_steps);
    scene_test("cards side by side may be many", many_siblings);
    return finish();
}

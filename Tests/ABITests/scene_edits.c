/* Edits of scenes. */
#include "screen.h"

static cas_status suggest(cas_edit edit, double value) {
    return cas_scene_suggest(scene, edit, value, &changes, &change_count);
}

static double x_of(cas_item item) { return cas_item_exact_frame(scene, item).x; }
static double width_of(cas_item item) { return cas_item_exact_frame(scene, item).width; }

/* Two panes beside a divider; returns the constraint of its place. */
static cas_item left, right;
static cas_constraint panes(void) {
    left = view("left");
    right = view("right");
    attach(left, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(right, CAS_LEFT, left, CAS_RIGHT, 0);
    attach(right, CAS_RIGHT, CAS_WINDOW, CAS_RIGHT, 0);
    size_is(left, CAS_WIDTH, CAS_GREATER_OR_EQUAL, 40, CAS_REQUIRED);
    size_is(right, CAS_WIDTH, CAS_GREATER_OR_EQUAL, 60, 900);
    return size_is(left, CAS_WIDTH, CAS_EQUAL, 100, 800);
}

static void a_divider(void) {
    cas_constraint divider = panes();
    cas_edit edit = cas_scene_edit_constant(scene, divider);
    double low, high;
    CHECK(edit != 0 && cas_scene_edit_constant(scene, divider) == 0 && cas_scene_last_status(scene) == CAS_ERROR_IN_USE);
    OK(cas_scene_edit_range(scene, edit, &low, &high));
    CHECK(low == 40 && high == 260);
    for (int x = 0; x <= 320; x += 20) {
        OK(suggest(edit, x));
        double is = x < 40 ? 40 : x > 260 ? 260 : x;
        CHECK(width_of(left) == is && x_of(right) == is && width_of(right) == 320 - is);
    }
    OK(suggest(edit, 200));
    OK(suggest(edit, 200));
    CHECK(change_count == 0);
    OK(suggest(edit, 201));
    CHECK(change_count == 2 && is_changed(left) && is_changed(right));
    cas_equation equation;
    OK(cas_constraint_get(scene, divider, &equation));
    CHECK(equation.constant == 201);
    OK(cas_scene_end_edit(scene, edit));
    CHECK(suggest(edit, 1) == CAS_ERROR_STALE && width_of(left) == 201);
}

static void a_dragged_edge(void) {
    cas_item box = view("box");
    size_is(box, CAS_WIDTH, CAS_EQUAL, 50, CAS_REQUIRED);
    attach(box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 30);
    OK(layout());
    cas_edit edit = cas_scene_edit_attribute(scene, box, CAS_RIGHT, 500);
    CHECK(edit != 0);
    OK(layout());
    CHECK(change_count == 0); /* it begins with the present number */
    OK(suggest(edit, 200));
    CHECK(x_of(box) == 30); /* a required constraint is stronger */
    cas_item free = view("free");
    size_is(free, CAS_WIDTH, CAS_EQUAL, 10, CAS_REQUIRED);
    cas_edit place = cas_scene_edit_attribute(scene, free, CAS_CENTER_X, 500);
    OK(suggest(place, 77));
    CHECK(x_of(free) == 72);
    OK(cas_scene_end_edit(scene, place));
    OK(cas_item_remove(scene, box));
    CHECK(suggest(edit, 1) == CAS_ERROR_STALE);
    CHECK(!cas_scene_edit_attribute(scene, free, CAS_LEFT, CAS_REQUIRED) &&
          cas_scene_last_status(scene) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(!cas_scene_edit_attribute(scene, free, CAS_NO_ATTRIBUTE, 1) &&
          cas_scene_last_status(scene) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(!cas_scene_edit_attribute(scene, 99, CAS_LEFT, 1) && cas_scene_last_status(scene) == CAS_ERROR_STALE);
    CHECK(suggest(place, 0) == CAS_ERROR_STALE && suggest(0, 0) == CAS_ERROR_STALE);
}

static void an_edit_of_the_leading_edge_turns_with_the_direction(void) {
    cas_item box = view("box");
    size_is(box, CAS_WIDTH, CAS_EQUAL, 50, CAS_REQUIRED);
    cas_edit edit = cas_scene_edit_attribute(scene, box, CAS_LEADING, 500);
    OK(suggest(edit, 20));
    CHECK(x_of(box) == 20);
    OK(set_direction(scene, CAS_WINDOW, CAS_RIGHT_TO_LEFT));
    OK(layout());
    CHECK(x_of(box) == 250);
    OK(suggest(edit, 30));
    CHECK(x_of(box) == 240);
    double low, high;
    OK(cas_scene_edit_range(scene, edit, &low, &high));
    CHECK(low < 30 && high > 30);
}

static void an_inactive_constraint_keeps_the_number(void) {
    cas_constraint divider = panes();
    cas_edit edit = cas_scene_edit_constant(scene, divider);
    OK(suggest(edit, 120));
    OK(cas_scene_switch_constraints(scene, &divider, 1, NULL, 0));
    OK(suggest(edit, 150));
    OK(cas_scene_switch_constraints(scene, NULL, 0, &divider, 1));
    OK(layout());
    CHECK(width_of(left) == 150);
    OK(suggest(edit, 160));
    CHECK(width_of(left) == 160);
    const double constant = 90;
    OK(cas_scene_set_constants(scene, &divider, &constant, 1));
    OK(layout());
    CHECK(width_of(left) == 90);
    OK(suggest(edit, 95));
    CHECK(width_of(left) == 95);
    OK(cas_scene_remove_constraints(scene, &divider, 1));
    CHECK(suggest(edit, 1) == CAS_ERROR_STALE);
}

static void everything_else_that_changed_is_laid_out(void) {
    cas_edit edit = cas_scene_edit_constant(scene, panes());
    OK(suggest(edit, 120));
    OK(cas_scene_set_size(scene, 400, 480));
    OK(suggest(edit, 130));
    CHECK(width_of(right) == 270 && is_changed(CAS_WINDOW));
    OK(set_scale(scene, 2));
    OK(suggest(edit, 130.3));
    CHECK(cas_item_frame(scene, left).width == 130.5);
    size_t count = change_count;
    CHECK(count != 0 && suggest(edit, NAN) == CAS_ERROR_NOT_FINITE && change_count == count);
    CHECK(suggest(edit, INFINITY) == CAS_ERROR_NOT_FINITE);
    CHECK(fabs(width_of(left) - 130.3) < 1e-9);
    OK(cas_scene_suggest(scene, edit, 150, NULL, NULL));
    CHECK(width_of(left) == 150);
}

static void a_strict_scene_refuses(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item box = view("box");
    cas_constraint is = size_is(box, CAS_WIDTH, CAS_EQUAL, 100, CAS_REQUIRED);
    size_is(box, CAS_WIDTH, CAS_LESS_OR_EQUAL, 200, CAS_REQUIRED);
    cas_edit edit = cas_scene_edit_constant(scene, is);
    OK(suggest(edit, 150));
    uint64_t digest = cas_scene_digest(scene);
    CHECK(suggest(edit, 250) == CAS_ERROR_CONFLICT && width_of(box) == 150);
    CHECK(cas_scene_digest(scene) == digest);
    OK(suggest(edit, 180));
    CHECK(width_of(box) == 180);
    OK(cas_scene_check(scene));
    cas_scene_free(scene);
}

static void a_suggestion_moves_with_an_open_transaction(void) {
    cas_item box = view("box");
    cas_constraint width = size_is(box, CAS_WIDTH, CAS_EQUAL, 100, CAS_REQUIRED);
    cas_edit edit = cas_scene_edit_constant(scene, width);
    OK(layout());
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS));
    OK(suggest(edit, 150));
    CHECK(change_count == 0);
    OK(suggest(edit, 200));
    OK(cas_scene_commit_animation(scene));
    OK(sample(0.5));
    CHECK(width_of(box) == 150);
    OK(suggest(edit, 300)); /* ends the animation */
    CHECK(width_of(box) == 300);
    OK(sample(0.75));
    CHECK(width_of(box) == 300);
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0));
    OK(suggest(edit, 10));
    OK(cas_scene_remove_constraints(scene, &width, 1));
    OK(cas_scene_commit_animation(scene));
    CHECK(suggest(edit, 1) == CAS_ERROR_STALE);
}

static void steps_allocate_nothing(void) {
    cas_edit edit = cas_scene_edit_constant(scene, panes());
    cas_solver_statistics before = {.size = sizeof before}, after = before;
    OK(suggest(edit, 100));
    OK(suggest(edit, 101));
    OK(cas_scene_get_statistics(scene, &before));
    for (int x = 102; x < 200; x++)
        OK(suggest(edit, x));
    OK(cas_scene_get_statistics(scene, &after));
    CHECK(after.allocations == before.allocations && after.structural == before.structural);
    CHECK(after.streamed >= before.streamed + 98 && after.pivots == before.pivots);
}

/* Random rows of boxes, edits, suggestions and other changes: frames equal those of a scene that is stated with the last
 * numbers. */
enum { BOXES = 6 };

static uint32_t seed;
static uint32_t below(uint32_t limit) {
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % limit;
}

static void make_row(cas_item *boxes, cas_constraint *widths, const double *numbers, const int *is_active, double width) {
    for (int i = 0; i < BOXES; i++) {
        boxes[i] = view(NULL);
        attach(boxes[i], CAS_LEFT, i ? boxes[i - 1] : CAS_WINDOW, i ? CAS_RIGHT : CAS_LEFT, 5);
        size_is(boxes[i], CAS_WIDTH, CAS_GREATER_OR_EQUAL, 10, CAS_REQUIRED);
        widths[i] = size_is(boxes[i], CAS_WIDTH, CAS_EQUAL, numbers[i], 300 + 50 * i);
    }
    cas_equation last = {.first = boxes[BOXES - 1], .first_attribute = CAS_RIGHT, .relation = CAS_LESS_OR_EQUAL,
                         .second = CAS_WINDOW, .second_attribute = CAS_RIGHT, .constant = -5};
    CHECK(cas_scene_add_constraint(scene, &last));
    for (int i = 0; i < BOXES; i++)
        if (!is_active[i])
            OK(cas_scene_switch_constraints(scene, &widths[i], 1, NULL, 0));
    OK(cas_scene_set_size(scene, width, 480));
    OK(layout());
}

static void random_suggestions(void) {
    for (uint32_t run = 1; run <= (getenv("CASEMENT_BRIEF") ? 20u : 400u); run++) {
        seed = run * 7919;
        cas_item boxes[BOXES], others[BOXES];
        cas_constraint widths[BOXES], ignored[BOXES];
        cas_edit edits[BOXES];
        int is_active[BOXES];
        double numbers[BOXES], width = 320;
        for (int i = 0; i < BOXES; i++) {
            numbers[i] = 10 + below(60);
            is_active[i] = 1;
        }
        scene = scene_of(320, 480, 0);
        make_row(boxes, widths, numbers, is_active, width);
        for (int i = 0; i < BOXES; i++)
            edits[i] = cas_scene_edit_constant(scene, widths[i]);
        for (int step = 0; step < 40; step++) {
            uint32_t i = below(BOXES), what = below(10);
            if (what < 7)
                OK(suggest(edits[i], numbers[i] = below(100)));
            else if (what == 7)
                OK(cas_constraint_set_active(scene, widths[i], is_active[i] = !is_active[i]));
            else if (what == 8)
                OK(cas_scene_set_size(scene, width = 150 + below(300), 480));
            else
                OK(cas_scene_set_constants(scene, &widths[i], (numbers[i] = below(100), &numbers[i]), 1));
        }
        OK(layout());
        OK(cas_scene_check(scene));
        cas_rect frames[BOXES];
        OK(cas_scene_frames(scene, boxes, BOXES, frames));
        cas_scene_free(scene);
        scene = scene_of(320, 480, 0);
        make_row(others, ignored, numbers, is_active, width);
        for (int i = 0; i < BOXES; i++) {
            cas_rect frame = cas_item_frame(scene, others[i]);
            /* A width that is not determined may be anything. */
            int is_free = 0;
            for (int j = 0; j <= i; j++)
                is_free |= !is_active[j];
            CHECK(is_free || (fabs(frame.x - frames[i].x) < 1e-9 && fabs(frame.width - frames[i].width) < 1e-9));
        }
        cas_scene_free(scene);
    }
}

int main(void) {
    scene_test("a divider goes where it is dragged, within its limits", a_divider);
    scene_test("a dragged edge begins where it is, and yields to what is stronger", a_dragged_edge);
    scene_test("an edit of a leading edge turns with the direction", an_edit_of_the_leading_edge_turns_with_the_direction);
    scene_test("an inactive constraint keeps the suggested number", an_inactive_constraint_keeps_the_number);
    scene_test("a suggestion lays out everything else that changed", everything_else_that_changed_is_laid_out);
    run("a strict scene refuses a number that cannot hold", a_strict_scene_refuses);
    screen_test("a suggestion moves with an open transaction, and ends an animation", a_suggestion_moves_with_an_open_transaction);
    scene_test("steps in the range are one pass and allocate nothing", steps_allocate_nothing);
    run("after random suggestions frames are those of the last numbers", random_suggestions);
    return finish();
}

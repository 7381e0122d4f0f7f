/* Changes of what was stated, and reading it back: views that move to another parent, multipliers, rows, limits, heights,
 * devices, curves. */
#include "screen.h"

static int is_at(cas_item item, double x, double y, double width, double height) {
    cas_rect frame = cas_item_frame(scene, item);
    return CHECK_OR_SAY(is_rect(frame, x, y, width, height), "(%g, %g) %g x %g\n", frame.x, frame.y, frame.width, frame.height),
           is_rect(frame, x, y, width, height);
}

/* ------------------------------------------------------------------ Moving */

static void a_view_moves_with_its_constraints(void) {
    cas_item left = view("left"), right = view("right"), box = view_in(left, "box"), inner = view_in(box, "inner");
    place(left, 10, 10, 100, 100);
    place(right, 200, 20, 100, 100);
    attach(box, CAS_LEFT, left, CAS_LEFT, 5);
    attach(box, CAS_TOP, right, CAS_TOP, 7);
    size_is(box, CAS_WIDTH, CAS_EQUAL, 30, CAS_REQUIRED);
    size_is(box, CAS_HEIGHT, CAS_EQUAL, 20, CAS_REQUIRED);
    place(inner, 1, 2, 3, 4);
    OK(layout());
    CHECK(is_at(box, 5, 17, 30, 20));
    OK(cas_view_move(scene, box, right, 0));
    CHECK(cas_item_parent(scene, box) == right && cas_item_first_child(scene, left) == 0);
    OK(layout());
    CHECK(is_at(box, -185, 7, 30, 20)); /* the constraints hold between the same items */
    CHECK(is_changed(box) && !is_changed(inner) && is_at(inner, 1, 2, 3, 4));
    cas_rect seen = cas_item_window_frame(scene, box);
    CHECK(seen.x == 15 && seen.y == 27);
    OK(cas_view_move(scene, box, CAS_WINDOW, 0));
    CHECK(cas_item_first_child(scene, CAS_WINDOW) == box && cas_item_next_sibling(scene, box) == left);
    OK(layout());
    CHECK(is_at(box, 15, 27, 30, 20));
}

static void a_view_moves_among_its_siblings(void) {
    cas_item views[] = {view("a"), view("b"), view("c")};
    OK(cas_view_move(scene, views[2], CAS_WINDOW, 0));
    CHECK(cas_item_first_child(scene, CAS_WINDOW) == views[2] && cas_item_next_sibling(scene, views[2]) == views[0]);
    OK(cas_view_move(scene, views[2], CAS_WINDOW, 2));
    CHECK(cas_item_first_child(scene, CAS_WINDOW) == views[0] && cas_item_next_sibling(scene, views[1]) == views[2]);
    CHECK(cas_item_next_sibling(scene, views[2]) == 0);
}

static void moves_that_cannot_be(void) {
    cas_item box = view("box"), inner = view_in(box, "inner"), other = view("other");
    cas_item guide = cas_scene_add_guide(scene, box, "guide");
    OK(layout());
    uint64_t digest = cas_scene_digest(scene);
    CHECK(cas_view_move(scene, box, inner, 0) == CAS_ERROR_IN_USE);
    CHECK(cas_view_move(scene, box, box, 0) == CAS_ERROR_IN_USE);
    CHECK(cas_view_move(scene, CAS_WINDOW, box, 0) == CAS_ERROR_IN_USE);
    CHECK(cas_view_move(scene, guide, CAS_WINDOW, 0) == CAS_ERROR_KIND);
    CHECK(cas_view_move(scene, inner, guide, 0) == CAS_ERROR_KIND);
    CHECK(cas_view_move(scene, inner, other, 1) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_view_move(scene, inner, box, 1) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_view_move(scene, inner, 77, 0) == CAS_ERROR_STALE && cas_view_move(scene, 77, box, 0) == CAS_ERROR_STALE);
    CHECK(cas_view_move(NULL, inner, box, 0) == CAS_ERROR_NULL);
    CHECK(cas_scene_digest(scene) == digest && cas_item_parent(scene, inner) == box);
}

static void a_view_leaves_its_stack(void) {
    cas_item stack = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "stack");
    cas_item views[3];
    for (int i = 0; i < 3; i++) {
        views[i] = cas_stack_add_view(scene, stack, CAS_PLAIN, NULL);
        CHECK(views[i] && cas_item_parent(scene, views[i]) == stack && cas_stack_view(scene, stack, (size_t)i) == views[i]);
        OK(cas_view_set_intrinsic(scene, views[i], 50, 20));
    }
    attach(stack, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(stack, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    OK(set_spacing(scene, stack, 10));
    OK(layout());
    CHECK(is_at(stack, 0, 0, 170, 20) && is_at(views[2], 120, 0, 50, 20));
    OK(cas_view_move(scene, views[0], stack, 2)); /* among the children only */
    CHECK(cas_stack_view(scene, stack, 0) == views[0]);
    OK(cas_view_move(scene, views[1], CAS_WINDOW, 0));
    CHECK(cas_stack_count(scene, stack) == 2);
    OK(layout());
    CHECK(is_at(stack, 0, 0, 110, 20) && is_at(views[2], 60, 0, 50, 20));
    CHECK(cas_stack_add_view(scene, CAS_WINDOW, CAS_PLAIN, NULL) == 0 && cas_scene_last_status(scene) == CAS_ERROR_KIND);
    CHECK(cas_stack_add_view(scene, stack, CAS_GUIDE, NULL) == 0 && cas_scene_last_status(scene) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_stack_count(scene, stack) == 2);
}

static void a_strict_scene_moves_views(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item low = view("low"), box = view("box");
    const char *rules[] = {"H:|-200-[low(100)]", "V:|-0-[low(100)]", "box.left == superview.left", "box.width == 50"};
    OK(cas_scene_add_rules(scene, rules, 4));
    OK(layout());
    OK(cas_view_move(scene, box, low, 0)); /* nothing contradicts */
    OK(layout());
    CHECK(cas_item_frame(scene, box).x == -200 && cas_item_window_frame(scene, box).x == 0);
    OK(cas_view_move(scene, box, CAS_WINDOW, 1));
    OK(layout());
    CHECK(cas_item_frame(scene, box).x == 0);
    OK(cas_scene_check(scene));
    cas_scene_free(scene);
}

/* ------------------------------------------------------------- Constraints */

static void a_multiplier_is_replaced(void) {
    cas_item box = view("box");
    cas_equation half = {.first = box, .first_attribute = CAS_WIDTH, .second = CAS_WINDOW, .second_attribute = CAS_WIDTH,
                         .multiplier = 0.5, .constant = 10};
    cas_constraint width = cas_scene_add_constraint(scene, &half);
    OK(layout());
    CHECK(cas_item_frame(scene, box).width == 170);
    OK(cas_constraint_set_multiplier(scene, width, 0.25));
    OK(layout());
    CHECK(cas_item_frame(scene, box).width == 90);
    OK(cas_constraint_get(scene, width, &half));
    CHECK(half.multiplier == 0.25 && half.constant == 10);
    CHECK(strcmp(text_of(width), "box.width == 0.25 * window.width + 10 @1000") == 0);
    cas_constraint alone = size_is(box, CAS_HEIGHT, CAS_EQUAL, 30, CAS_REQUIRED);
    cas_constraint other = attach(box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 8);
    OK(layout());
    uint64_t digest = cas_scene_digest(scene);
    CHECK(cas_constraint_set_multiplier(scene, width, 0) == CAS_ERROR_ZERO);
    CHECK(cas_constraint_set_multiplier(scene, width, NAN) == CAS_ERROR_NOT_FINITE);
    CHECK(cas_constraint_set_multiplier(scene, width, 1e301) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(strncmp(cas_scene_last_error(scene), "multiplier: ", 12) == 0);
    CHECK(cas_constraint_set_multiplier(scene, alone, 2) == CAS_ERROR_ATTRIBUTES);
    CHECK(cas_constraint_set_multiplier(scene, 77, 2) == CAS_ERROR_STALE);
    CHECK(cas_constraint_set_multiplier(NULL, width, 2) == CAS_ERROR_NULL);
    CHECK(cas_scene_digest(scene) == digest);
    OK(cas_constraint_set_active(scene, width, 0));
    OK(cas_constraint_set_multiplier(scene, width, 0.75)); /* kept for when it is active */
    OK(cas_constraint_set_active(scene, width, 1));
    OK(cas_constraint_remove(scene, other));
    OK(layout());
    CHECK(cas_item_frame(scene, box).width == 250);
}

static void a_strict_scene_refuses_a_multiplier(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item box = view("box");
    cas_equation half = {.first = box, .first_attribute = CAS_WIDTH, .second = CAS_WINDOW, .second_attribute = CAS_WIDTH,
                         .multiplier = 0.5};
    cas_constraint width = cas_scene_add_constraint(scene, &half);
    size_is(box, CAS_WIDTH, CAS_LESS_OR_EQUAL, 200, CAS_REQUIRED);
    OK(layout());
    CHECK(cas_constraint_set_multiplier(scene, width, 0.75) == CAS_ERROR_CONFLICT);
    OK(cas_constraint_get(scene, width, &half));
    CHECK(half.multiplier == 0.5);
    CHECK(layout() == CAS_OK && change_count == 0 && cas_item_frame(scene, box).width == 160);
    OK(cas_constraint_set_multiplier(scene, width, 0.625));
    OK(layout());
    CHECK(cas_item_frame(scene, box).width == 200);
    OK(cas_scene_check(scene));
    cas_scene_free(scene);
}

/* ----------------------------------------------------------------- Reading */

static void a_row_is_read_as_stated(void) {
    cas_variable x = variable("x"), y = variable("y");
    cas_term terms[] = {{x, 2}, {y, -1}};
    cas_row stated = {terms, 2, CAS_LESS_OR_EQUAL, CAS_MEDIUM, 30, 4}, found;
    cas_constraint row = 0;
    OK(cas_solver_add_rows(solver, &stated, 1, &row));
    OK(cas_solver_get_row(solver, row, &found));
    CHECK(found.term_count == 2 && found.relation == CAS_LESS_OR_EQUAL && found.priority == CAS_MEDIUM);
    CHECK(found.constant == 30 && found.weight == 4);
    for (size_t i = 0; i < found.term_count; i++)
        CHECK(found.terms[i].coefficient == (found.terms[i].variable == x ? 2 : -1));
    OK(cas_solver_set_constant(solver, row, 31));
    OK(cas_solver_set_priority(solver, row, CAS_REQUIRED));
    OK(cas_solver_get_row(solver, row, &found));
    CHECK(found.constant == 31 && found.priority == CAS_REQUIRED && found.weight == 4);
    OK(cas_solver_solve(solver));
    OK(cas_solver_set_priority(solver, row, 10));
    OK(cas_solver_set_weight(solver, row, 9));
    OK(cas_solver_get_row(solver, row, &found));
    CHECK(found.priority == 10 && found.weight == 9);
    cas_constraint plain = bound(x, CAS_EQUAL, 5, CAS_WEAK);
    OK(cas_solver_get_row(solver, plain, &found));
    CHECK(found.term_count == 1 && found.terms[0].variable == x && found.terms[0].coefficient == 1 && found.weight == 1);
    cas_edit edit = 0;
    OK(MADE(solver, edit = cas_solver_edit_constant(solver, plain)));
    OK(cas_solver_suggest(solver, edit, 6, NULL, NULL));
    OK(cas_solver_get_row(solver, plain, &found));
    CHECK(found.constant == 6);
    cas_row untouched = found;
    CHECK(cas_solver_get_row(solver, 77, &found) == CAS_ERROR_STALE && memcmp(&untouched, &found, sizeof found) == 0);
    CHECK(cas_solver_get_row(solver, plain, NULL) == CAS_ERROR_NULL && cas_solver_get_row(NULL, plain, &found) == CAS_ERROR_NULL);
}

static void a_limit_is_read(void) {
    CHECK(cas_solver_limit(solver) == 0 && cas_solver_limit(NULL) == 0);
    OK(cas_solver_set_limit(solver, UINT64_MAX));
    CHECK(cas_solver_limit(solver) == UINT64_MAX);
    OK(cas_solver_set_limit(solver, 12));
    CHECK(cas_solver_limit(solver) == 12);
}

static void a_few_ambiguities_are_found(void) {
    const cas_ambiguity *found = NULL;
    size_t count = 77;
    for (int i = 0; i < 3; i++) view(NULL);
    OK(cas_scene_ambiguities(scene, SIZE_MAX, &found, &count));
    CHECK(count == 6);
    for (size_t limit = 0; limit < 8; limit++) {
        OK(cas_scene_ambiguities(scene, limit, &found, &count));
        CHECK(count == (limit < 6 ? limit : 6));
    }
    CHECK(cas_scene_ambiguities(scene, 1, NULL, &count) == CAS_ERROR_NULL);
}

static void heights_and_curves_are_read(void) {
    cas_point first = {7, 7}, second = {7, 7};
    CHECK(cas_scene_height(scene, CAS_HEIGHT_NAVIGATION_BAR, 0) == 44 && cas_scene_height(scene, CAS_HEIGHT_NAVIGATION_BAR, 1) == 32);
    OK(cas_scene_set_height(scene, CAS_HEIGHT_NAVIGATION_BAR, 1, 50));
    CHECK(cas_scene_height(scene, CAS_HEIGHT_NAVIGATION_BAR, 0) == 44 && cas_scene_height(scene, CAS_HEIGHT_NAVIGATION_BAR, 1) == 50);
    OK(set_profile(scene, CAS_PROFILE_IOS6));
    CHECK(cas_scene_height(scene, CAS_HEIGHT_NAVIGATION_BAR, 1) == 32); /* that of the table */
    CHECK(isnan(cas_scene_height(NULL, CAS_HEIGHT_TOOLBAR, 0)));
    CHECK(cas_scene_curve(scene, 50, &first, &second) == CAS_ERROR_STALE && first.x == 7);
    CHECK(cas_scene_curve(scene, CAS_CURVE_LINEAR, &first, &second) == CAS_ERROR_STALE);
    OK(cas_scene_define_curve(scene, 50, (cas_point){0.1, 0.2}, (cas_point){0.3, 0.4}));
    OK(cas_scene_curve(scene, 50, &first, &second));
    CHECK(first.x == 0.1 && first.y == 0.2 && second.x == 0.3 && second.y == 0.4);
    OK(cas_scene_define_curve(scene, 50, (cas_point){0.5, 0.2}, (cas_point){0.3, 0.4}));
    OK(cas_scene_curve(scene, 50, &first, &second));
    CHECK(first.x == 0.5);
}

static int is_named(cas_device device, const char *name) { return device.name && strcmp(device.name, name) == 0; }

static void a_device_is_read(void) {
    cas_device device, found;
    CHECK(cas_scene_device(scene, &found) == CAS_ERROR_MODE);
    OK(cas_device_get(0, &device));
    OK(cas_scene_set_device(scene, &device));
    OK(cas_scene_device(scene, &found));
    CHECK(is_named(found, device.name) && found.width == device.width && found.scale == device.scale);
    device.name = "my phone"; /* the name is only that of the table */
    device.portrait.top = 33;
    OK(cas_scene_set_device(scene, &device));
    OK(cas_scene_device(scene, &found));
    CHECK(found.name == NULL && found.portrait.top == 33 && found.height == device.height);
    CHECK(found.idiom == device.idiom && found.landscape.left == device.landscape.left && found.status_bar == device.status_bar);
    CHECK(cas_scene_device(scene, NULL) == CAS_ERROR_NULL && cas_scene_device(NULL, &found) == CAS_ERROR_NULL);
}

static void where_the_window_is(void) {
    cas_screen_state state = state_of_screen(scene);
    CHECK(state.idiom == CAS_PHONE && state.orientation == CAS_PORTRAIT && is_rect(state.window, 0, 0, 320, 480));
    CHECK(cas_item_kind(scene, state.keyboard_guide) == CAS_GUIDE);
    OK(set_profile(scene, CAS_PROFILE_IOS11));
    cas_device device;
    OK(cas_device_get(0, &device));
    OK(cas_scene_set_device(scene, &device));
    OK(cas_scene_set_window(scene, (cas_rect){10, 20, 200, 300}));
    OK(layout());
    CHECK(is_rect(state_of_screen(scene).window, 10, 20, 200, 300));
    OK(cas_scene_rotate(scene, CAS_LANDSCAPE_LEFT));
    state = state_of_screen(scene);
    CHECK(state.orientation == CAS_LANDSCAPE_LEFT && is_rect(state.window, 0, 0, 300, 200));
}

int main(void) {
    scene_test("a view moves to another parent with its constraints", a_view_moves_with_its_constraints);
    scene_test("a view moves among its siblings", a_view_moves_among_its_siblings);
    scene_test("moves that cannot be are refused", moves_that_cannot_be);
    scene_test("a view that moves elsewhere leaves its stack", a_view_leaves_its_stack);
    run("in a strict scene a view moves where nothing contradicts", a_strict_scene_moves_views);
    scene_test("a multiplier is replaced", a_multiplier_is_replaced);
    run("a strict scene refuses a multiplier", a_strict_scene_refuses_a_multiplier);
    test("a row is read as it was stated, with all changes since", a_row_is_read_as_stated);
    test("a limit of steps is read", a_limit_is_read);
    scene_test("no more ambiguities are found than are asked for", a_few_ambiguities_are_found);
    screen_test("heights and curves are read", heights_and_curves_are_read);
    screen_test("a device is read", a_device_is_read);
    screen_test("a screen says where its window is", where_the_window_is);
    return finish();
}

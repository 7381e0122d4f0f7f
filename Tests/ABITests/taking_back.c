/* What a refused call has done is taken back whole, and what could no longer be ends with a move. */
#include "screen.h"

static cas_view_settings settings_of(cas_scene *of, cas_item item) {
    cas_view_settings settings = {.size = sizeof settings};
    OK(cas_view_get(of, item, &settings));
    return settings;
}

static void settings_that_reach_the_limit_of_steps(void) {
    const char *rules[] = {"page.left == window.left", "page.top == window.top", "page.width == 100", "page.height == 100",
                           "box.leading == window.leadingMargin + 5", "box.top == page.top + 3",
                           "inner.leading == box.leadingMargin", "inner.top == box.topMargin", "inner.width == 7",
                           "inner.trailing == page.trailing - 4 @500"};
    int refused = 0;
    for (uint64_t steps = 1; steps < 12; steps++) {
        scene = scene_of(320, 480, CAS_SCENE_STRICT);
        cas_item box = view_in(view("page"), "box");
        view_in(box, "inner");
        OK(cas_view_set_intrinsic(scene, box, 33, 10));
        OK(cas_scene_add_rules(scene, rules, 10));
        OK(layout());
        cas_scene_settings limited = {.size = sizeof limited};
        OK(cas_scene_get(scene, &limited));
        limited.step_limit = steps;
        OK(cas_scene_set(scene, &limited));
        cas_view_settings before = settings_of(scene, box), wanted = before;
        wanted.direction = CAS_RIGHT_TO_LEFT;
        wanted.margins = (cas_insets){1, 2, 3, 4};
        wanted.alignment_insets = (cas_insets){1, 1, 1, 1};
        wanted.horizontal_hugging = wanted.vertical_hugging = CAS_REQUIRED;
        wanted.horizontal_compression = wanted.vertical_compression = CAS_REQUIRED;
        cas_status status = cas_view_set(scene, box, &wanted);
        cas_view_settings after = settings_of(scene, box);
        CHECK_OR_SAY(are_same_settings(&after, status == CAS_OK ? &wanted : &before), "%d with %d steps\n", status, (int)steps);
        refused += status == CAS_ERROR_LIMIT;
        limited.step_limit = 0;
        OK(cas_scene_set(scene, &limited));
        OK(layout());
        OK(cas_scene_check(scene));
        cas_scene_free(scene);
    }
    CHECK(refused > 0);
}

static void a_refused_direction_leaves_no_conflict(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item box = view("box");
    const char *rules[] = {"box.leading == window.leading + 10", "box.left == window.left + 10", "box.width == 50", "V:|[box(20)]"};
    OK(cas_scene_add_rules(scene, rules, 4));
    OK(layout());
    cas_view_settings wanted = settings_of(scene, CAS_WINDOW);
    wanted.direction = CAS_RIGHT_TO_LEFT;
    CHECK(cas_view_set(scene, CAS_WINDOW, &wanted) == CAS_ERROR_CONFLICT);
    const cas_constraint *members;
    size_t count;
    OK(cas_scene_refusal(scene, &members, &count));
    CHECK(count > 0);
    CHECK(layout() == CAS_OK && cas_scene_conflict_count(scene) == 0);
    CHECK(cas_item_frame(scene, box).x == 10);
    cas_scene_free(scene);
}

static void refusals_name_what_they_conflict_with(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item box = view("box");
    cas_constraint half = cas_scene_add_constraint(scene, &(cas_equation){.first = box, .first_attribute = CAS_WIDTH,
        .second = CAS_WINDOW, .second_attribute = CAS_WIDTH, .multiplier = 0.5});
    OK(cas_scene_add_rules(scene, (const char *[]){"box.width <= 200 \"most\""}, 1));
    OK(layout());
    CHECK(cas_constraint_set_multiplier(scene, half, 0.75) == CAS_ERROR_CONFLICT);
    const cas_constraint *members;
    size_t count;
    OK(cas_scene_refusal(scene, &members, &count));
    int found = 0;
    for (size_t i = 0; i < count; i++) {
        CHECK(members[i] != half);
        found |= members[i] == cas_scene_find_constraint(scene, "most");
    }
    CHECK(found);
    CHECK(layout() == CAS_OK && cas_item_frame(scene, box).width == 160);
    cas_scene_free(scene);
}

/* A strict scene with a conflict: the device was rotated, and "tall" is higher than the window. */
static cas_item part;
static void begin_with_a_conflict(cas_constraint *tall, cas_constraint *least) {
    scene = cas_scene_new(&(cas_scene_options){
        .size = sizeof(cas_scene_options), .profile = CAS_PROFILE_IOS7, .width = 320, .height = 480, .flags = CAS_SCENE_STRICT}, NULL);
    view("tall"), part = view("part");
    OK(cas_scene_add_rules(scene, (const char *[]){"V:|[tall]", "tall.bottom <= window.bottom", "part.width >= 10 \"least\"",
        "part.width <= 100 \"most\"", "part.height == 5 \"other\"", "tall.height >= 400 \"tall\""}, 6));
    OK(layout());
    CHECK(cas_scene_rotate(scene, CAS_LANDSCAPE_LEFT) == CAS_CONFLICT && cas_scene_conflict_count(scene) > 0);
    *tall = cas_scene_find_constraint(scene, "tall");
    *least = cas_scene_find_constraint(scene, "least");
}

static void a_change_may_end_a_conflict(void) {
    cas_constraint tall, least;
    begin_with_a_conflict(&tall, &least);
    OK(cas_scene_set_constants(scene, &tall, (double[]){100}, 1));
    CHECK(layout() == CAS_OK && cas_scene_conflict_count(scene) == 0);
    cas_scene_free(scene);
    begin_with_a_conflict(&tall, &least);
    OK(cas_scene_set_size(scene, 480, 500));
    CHECK(layout() == CAS_OK && cas_scene_conflict_count(scene) == 0);
    cas_scene_free(scene);
    begin_with_a_conflict(&tall, &least);
    cas_edit edit = cas_scene_edit_constant(scene, tall);
    OK(cas_scene_suggest(scene, edit, 100, NULL, NULL));
    CHECK(layout() == CAS_OK && cas_scene_conflict_count(scene) == 0);
    cas_scene_free(scene);
    begin_with_a_conflict(&tall, &least);
    cas_constraint other = cas_scene_find_constraint(scene, "other");
    OK(cas_scene_set_constants(scene, &other, (double[]){7}, 1));
    CHECK(layout() == CAS_CONFLICT && cas_item_frame(scene, part).height == 7);
    cas_scene_free(scene);
}

static void a_batch_drops_nothing_in_exchange(void) {
    for (int order = 0; order < 2; order++) {
        cas_constraint tall, least;
        begin_with_a_conflict(&tall, &least);
        cas_constraint both[] = {order ? tall : least, order ? least : tall};
        double numbers[] = {order ? 100 : 300, order ? 300 : 100};
        CHECK(cas_scene_set_constants(scene, both, numbers, 2) == CAS_ERROR_CONFLICT);
        const cas_constraint *members;
        size_t count;
        OK(cas_scene_refusal(scene, &members, &count));
        CHECK(count == 1 && members[0] == cas_scene_find_constraint(scene, "most"));
        CHECK(layout() == CAS_CONFLICT && cas_item_frame(scene, part).width <= 100);
        cas_scene_free(scene);
    }
}

static void bad_height(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request, (void)context;
    out_measurement->height = -2;
}

static void a_refused_event_is_no_remark(void) {
    cas_item text = view("text");
    OK(cas_scene_add_rules(scene, (const char *[]){"H:|[text]|", "V:|[text]", "text.left >= window.left - 5 @20 \"soft\""}, 3));
    OK(cas_view_set_measure(scene, text, bad_height, NULL));
    CHECK(layout() == CAS_MISMEASURED);
    CHECK(cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), NAN, CAS_CURVE_LINEAR) == CAS_ERROR_NOT_FINITE);
    OK(cas_view_invalidate_measure(scene, text));
    cas_edit edit = cas_scene_edit_constant(scene, cas_scene_find_constraint(scene, "soft"));
    CHECK(edit != 0);
    CHECK(cas_scene_suggest(scene, edit, 4, NULL, NULL) == CAS_MISMEASURED);
    CHECK_OR_SAY(strstr(cas_scene_last_error(scene), "measure function gave -2"), "%s\n", cas_scene_last_error(scene));
    CHECK(cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), -1, CAS_CURVE_LINEAR) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(!cas_keyboard_is_docked(scene));
}

static void rows_that_are_read_stay(void) {
    cas_variable x = cas_solver_add_variable(solver, "x"), y = cas_solver_add_variable(solver, "y");
    cas_term terms[] = {{x, 2}, {y, -1}};
    cas_constraint row = cas_solver_add(solver, terms, 2, CAS_LESS_OR_EQUAL, 7, CAS_STRONG);
    cas_row found;
    OK(cas_solver_get_row(solver, row, &found));
    CHECK(cas_solver_remove_rows(solver, (cas_constraint[]){row, row}, 2) == CAS_ERROR_REPEATED);
    CHECK(found.term_count == 2 && found.terms[0].variable == x && found.terms[0].coefficient == 2);
    CHECK(found.terms[1].variable == y && found.terms[1].coefficient == -1);
}

static void a_shorter_struct_is_read_and_set(void) {
    struct { size_t size; double scale, text_size; } old = {.size = sizeof old};
    OK(cas_scene_get(scene, (cas_scene_settings *)(void *)&old));
    CHECK(old.size == sizeof old && old.scale == 0 && old.text_size == 1);
    old.scale = 3;
    OK(cas_scene_set(scene, (const cas_scene_settings *)(const void *)&old));
    cas_scene_settings all = {.size = sizeof all};
    OK(cas_scene_get(scene, &all));
    CHECK(all.scale == 3 && all.sibling_spacing == 8 && all.superview_spacing == 20);
}

static void members_that_cannot_be_set_change_nothing(void) {
    cas_item box = view("box");
    view_in(box, "inner");
    OK(cas_scene_add_rules(scene, (const char *[]){"inner.leading == box.leading + 5", "H:|[box]|", "H:[inner(10)]"}, 3));
    OK(layout());
    uint64_t digest = cas_scene_digest(scene);
    cas_view_settings wanted = settings_of(scene, box);
    wanted.direction = CAS_RIGHT_TO_LEFT;
    wanted.margins_follow_safe_area = 1;
    CHECK(cas_view_set(scene, box, &wanted) == CAS_ERROR_MODE);
    wanted = settings_of(scene, CAS_WINDOW);
    wanted.direction = CAS_RIGHT_TO_LEFT;
    wanted.vertical_hugging = 300;
    CHECK(cas_view_set(scene, CAS_WINDOW, &wanted) == CAS_ERROR_KIND);
    CHECK(cas_scene_digest(scene) == digest);
}

static void a_moved_view_is_seen_elsewhere(void) {
    cas_item page = view("page"), list = cas_scene_add_view(scene, CAS_WINDOW, CAS_SCROLL, "list"), box = view_in(page, "box");
    place(page, 0, 100, 200, 200);
    place(list, 0, 100, 200, 200);
    place(box, 20, 50, 10, 10);
    OK(cas_scroll_set_content_size(scene, list, 200, 1000));
    OK(layout());
    OK(cas_scroll_set_offset(scene, list, 0, 100));
    const cas_change *changes;
    size_t count;
    OK(cas_scene_sample_in_window(scene, 0, &changes, &count));
    const cas_constraint *own;
    size_t owned;
    OK(cas_item_constraints(scene, box, &own, &owned));
    cas_constraint copies[8];
    CHECK(owned <= 8);
    memcpy(copies, own, owned * sizeof *own);
    OK(cas_scene_switch_constraints(scene, copies, owned, NULL, 0));
    OK(cas_view_move(scene, box, list, 0));
    OK(layout());
    OK(cas_scene_sample_in_window(scene, 0, &changes, &count));
    int seen = 0;
    for (size_t i = 0; i < count; i++) seen |= changes[i].item == box && changes[i].frame.y == 50;
    CHECK(seen);
}

static void ties_end_with_a_move(void) {
    cas_controller bars = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);
    cas_item page = cas_controller_view(scene, cas_navigation_push(scene, bars, "page"));
    cas_item list = cas_scene_add_view(scene, page, CAS_SCROLL, "list"), input = view_in(page, "input"), other = view("other");
    OK(set_collapsing(scene, bars, list, -1, 300));
    OK(dock(scene, list, input));
    OK(layout());
    OK(cas_view_move(scene, input, list, 0));
    cas_scroll_settings scroll = {.size = sizeof scroll};
    OK(cas_scroll_get(scene, list, &scroll));
    CHECK(scroll.docked == 0 && cas_scroll_set(scene, list, &scroll) == CAS_OK);
    OK(cas_view_move(scene, list, other, 0));
    cas_bar_settings bar = {.size = sizeof bar};
    OK(cas_bar_get(scene, bars, CAS_NAVIGATION_BAR, &bar));
    bar.has_prompt = 1;
    CHECK(bar.collapses_with == 0 && cas_bar_set(scene, bars, CAS_NAVIGATION_BAR, &bar) == CAS_OK);
}

int main(void) {
    run("settings that reach the limit of steps are all set, or none", settings_that_reach_the_limit_of_steps);
    run("a direction that a strict scene refuses leaves no conflict", a_refused_direction_leaves_no_conflict);
    run("a refused multiplier names what it conflicts with", refusals_name_what_they_conflict_with);
    run("a strict scene accepts changes that end a conflict, and others", a_change_may_end_a_conflict);
    run("a batch does not drop one constraint in exchange for another", a_batch_drops_nothing_in_exchange);
    screen_test("an event that is refused is no remark about a measurement", a_refused_event_is_no_remark);
    test("a row that was read stays through calls that change nothing", rows_that_are_read_stay);
    scene_test("a program with a shorter struct reads and sets settings", a_shorter_struct_is_read_and_set);
    scene_test("members that cannot be set change nothing, whatever else is to change", members_that_cannot_be_set_change_nothing);
    screen_test("a view that moves is reported where it is in the window", a_moved_view_is_seen_elsewhere);
    screen_test("a move ends what cannot be any more", ties_end_with_a_move);
    return finish();
}

/* The functions of scenes. */
#include "scene.h"

static void the_tree(void) {
    cas_item outer = view("outer"), inner = view_in(outer, "inner"), other = view_in(outer, NULL);
    cas_item guide = cas_scene_add_guide(scene, outer, "guide");
    cas_item scroll = cas_scene_add_view(scene, CAS_WINDOW, CAS_SCROLL, "scroll");
    CHECK(strcmp(cas_item_name(scene, inner), "inner") == 0 && strcmp(cas_item_name(scene, other), "") == 0);
    CHECK(cas_item_parent(scene, inner) == outer && cas_item_parent(scene, CAS_WINDOW) == 0);
    CHECK(cas_item_first_child(scene, outer) == inner && cas_item_next_sibling(scene, inner) == other);
    CHECK(cas_item_next_sibling(scene, other) == 0 && cas_item_first_guide(scene, outer) == guide);
    CHECK(cas_item_kind(scene, CAS_WINDOW) == CAS_PLAIN && cas_item_kind(scene, guide) == CAS_GUIDE);
    CHECK(cas_item_kind(scene, scroll) == CAS_SCROLL);
    CHECK(cas_item_kind(scene, cas_scroll_content_guide(scene, scroll)) == CAS_CONTENT_GUIDE);
    CHECK(cas_item_kind(scene, cas_scroll_frame_guide(scene, scroll)) == CAS_FRAME_GUIDE);
    CHECK(cas_scroll_content_guide(scene, outer) == 0);
    OK(cas_view_set_hidden(scene, inner, 1));
    CHECK(cas_item_is_hidden(scene, inner) == 1 && cas_item_is_hidden(scene, other) == 0);
    OK(cas_item_remove(scene, outer));
    CHECK(cas_item_kind(scene, guide) == -1 && cas_item_first_child(scene, CAS_WINDOW) == scroll);
}

static void many_views_at_once(void) {
    cas_view views[20] = {{CAS_WINDOW, CAS_PLAIN, "first"}};
    cas_item items[20];
    for (int i = 1; i < 20; i++)
        views[i] = (cas_view){CAS_WINDOW, i % 4 ? CAS_PLAIN : CAS_SCROLL, NULL};
    OK(cas_scene_add_views(scene, views, 20, items));
    CHECK(strcmp(cas_item_name(scene, items[0]), "first") == 0 && cas_item_kind(scene, items[4]) == CAS_SCROLL);
    views[17].parent = 77;
    CHECK(cas_scene_add_views(scene, views, 20, items) == CAS_ERROR_STALE);
    CHECK(strstr(cas_scene_last_error(scene), "views[17]"));
    CHECK(cas_item_next_sibling(scene, items[19]) == 0);
    OK(cas_scene_remove_items(scene, items, 20));
    CHECK(cas_item_first_child(scene, CAS_WINDOW) == 0);
}

static void frames_and_changes(void) {
    cas_item outer = view("outer"), inner = view_in(outer, "inner"), items[2] = {outer, inner};
    cas_rect frames[2];
    place(outer, 10, 20, 200, 100);
    place(inner, 1.25, 2, 3, 4);
    OK(layout());
    CHECK(change_count == 3 && is_changed(CAS_WINDOW) && is_changed(outer) && is_changed(inner));
    CHECK(is_rect(cas_item_frame(scene, inner), 1.25, 2, 3, 4));
    CHECK(is_rect(cas_item_window_frame(scene, inner), 11.25, 22, 3, 4));
    OK(layout());
    CHECK(change_count == 0);
    OK(set_scale(scene, 1));
    OK(cas_scene_layout_if_needed(scene, NULL, NULL));
    OK(cas_scene_frames(scene, items, 2, frames));
    CHECK(is_rect(frames[0], 10, 20, 200, 100) && is_rect(frames[1], 1, 2, 3, 4));
    CHECK(is_rect(cas_item_window_frame(scene, inner), 11, 22, 3, 4));
    CHECK(is_rect(cas_item_exact_frame(scene, inner), 1.25, 2, 3, 4));
    CHECK(is_rect(cas_item_exact_window_frame(scene, inner), 11.25, 22, 3, 4));
    OK(cas_scene_set_size(scene, 480, 320));
    OK(layout());
    CHECK(change_count == 1 && changes[0].item == CAS_WINDOW && is_rect(changes[0].frame, 0, 0, 480, 320));
    CHECK(isnan(cas_item_frame(scene, 77).width) && isnan(cas_item_exact_window_frame(scene, 0).x));
}

static void properties_of_a_view(void) {
    cas_item label = view("label"), field = view("field");
    const cas_item views[] = {label, field};
    const cas_size sizes[] = {{60, 20}, {CAS_NO_METRIC, 30}};
    OK(cas_scene_set_intrinsics(scene, views, sizes, 2));
    OK(set_baselines(scene, label, 15, 5));
    OK(set_baselines(scene, field, 20, 10));
    attach(label, CAS_LEADING, CAS_WINDOW, CAS_LEADING_MARGIN, 0);
    attach(field, CAS_LEADING, label, CAS_TRAILING, 8);
    attach(field, CAS_TRAILING, CAS_WINDOW, CAS_TRAILING_MARGIN, 0);
    attach(field, CAS_TOP, CAS_WINDOW, CAS_TOP_MARGIN, 0);
    attach(label, CAS_FIRST_BASELINE, field, CAS_FIRST_BASELINE, 0);
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, label), 8, 13, 60, 20));
    CHECK(is_rect(cas_item_frame(scene, field), 76, 8, 236, 30));
    OK(set_margins(scene, CAS_WINDOW, (cas_insets){1, 20, 3, 40}));
    OK(cas_view_set_intrinsic(scene, label, 50, 20));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, label), 20, 6, 50, 20));
    CHECK(is_rect(cas_item_frame(scene, field), 78, 1, 202, 30));
    OK(set_direction(scene, CAS_WINDOW, CAS_RIGHT_TO_LEFT));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, label), 230, 6, 50, 20) && cas_item_is_right_to_left(scene, label) == 1);
    CHECK(is_rect(cas_item_frame(scene, field), 20, 1, 202, 30));
    OK(set_alignment_insets(scene, label, (cas_insets){0, 3, 0, 4}));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, label), 227, 6, 57, 20));
    OK(set_alignment_insets(scene, label, (cas_insets){0, 0, 0, 0}));
    cas_constraint soft = size_is(label, CAS_WIDTH, CAS_EQUAL, 90, 400);
    OK(set_hugging(scene, label, CAS_HORIZONTAL, 500));
    OK(layout());
    CHECK(cas_item_frame(scene, label).width == 50);
    OK(set_hugging(scene, label, CAS_HORIZONTAL, 300));
    OK(layout());
    CHECK(cas_item_frame(scene, label).width == 90);
    OK(cas_constraint_set_constant(scene, soft, 10));
    OK(set_compression(scene, label, CAS_HORIZONTAL, 300));
    OK(layout());
    CHECK(cas_item_frame(scene, label).width == 10);
}

static void square(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    CHECK(request->item == *(cas_item *)context);
    CHECK(cas_scene_set_size(scene, 1, 1) == CAS_ERROR_IN_USE); /* calls from here are refused */
    CHECK(isnan(cas_item_frame(scene, request->item).x) && cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, NULL) == 0);
    if (request->mode == CAS_MEASURE_EXACTLY) out_measurement->height = request->width;
}

static void a_measured_view(void) {
    cas_item label = view("label");
    attach(label, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(label, CAS_RIGHT, CAS_WINDOW, CAS_RIGHT, 0);
    OK(cas_view_set_measure(scene, label, square, &label));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, label), 0, 0, 320, 320));
    OK(cas_scene_set_size(scene, 200, 480));
    OK(layout());
    CHECK(cas_item_frame(scene, label).height == 200);
    OK(cas_view_invalidate_measure(scene, label));
    OK(layout());
    CHECK(change_count == 0);
    OK(cas_view_set_measure(scene, label, NULL, NULL));
    CHECK(cas_view_invalidate_measure(scene, label) == CAS_ERROR_KIND);
    OK(layout());
}

static void constraints_change_in_place(void) {
    cas_item box = view("box");
    cas_equation equations[] = {
        {.first = box, .first_attribute = CAS_WIDTH, .constant = 40, .priority = 500},
        {.first = box, .first_attribute = CAS_WIDTH, .constant = 80, .priority = 500, .weight = 0.5},
        {.first = box, .first_attribute = CAS_HEIGHT, .second = box, .second_attribute = CAS_WIDTH, .multiplier = 2},
        {.first = box, .first_attribute = CAS_WIDTH, .constant = 7, .is_inactive = 1, .identifier = "off"}};
    cas_constraint ids[4];
    cas_equation got;
    double violation = 9;
    OK(cas_scene_add_constraints(scene, equations, 4, ids));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, box), 0, 0, 40, 80));
    OK(cas_constraint_violation(scene, ids[1], &violation));
    CHECK(violation == 40);
    OK(cas_constraint_set_weight(scene, ids[1], 2));
    OK(layout());
    CHECK(cas_item_frame(scene, box).width == 80);
    OK(cas_constraint_set_active(scene, ids[3], 1));
    OK(layout());
    CHECK(cas_item_frame(scene, box).width == 7);
    OK(cas_scene_switch_constraints(scene, ids, 4, NULL, 0));
    OK(cas_scene_switch_constraints(scene, NULL, 0, ids, 2));
    OK(cas_scene_set_constants(scene, ids, (double[]){30, 60}, 2));
    OK(cas_constraint_set_priority(scene, ids[0], CAS_REQUIRED));
    OK(layout());
    CHECK(cas_item_frame(scene, box).width == 30);
    OK(cas_constraint_get(scene, ids[0], &got));
    CHECK(got.first == box && got.constant == 30 && got.priority == CAS_REQUIRED && !got.identifier);
    CHECK(got.multiplier == 1 && got.weight == 1 && !got.is_inactive);
    OK(cas_constraint_get(scene, ids[3], &got));
    CHECK(got.is_inactive && strcmp(got.identifier, "off") == 0);
    OK(cas_constraint_remove(scene, ids[0]));
    OK(cas_scene_remove_constraints(scene, ids + 1, 3));
    CHECK(cas_constraint_get(scene, ids[3], &got) == CAS_ERROR_STALE);
    OK(layout());
}

static void a_constraint_is_written_as_a_rule(void) {
    cas_item icon = view("icon"), name = view("name");
    cas_equation equation = {.first = name,
                             .first_attribute = CAS_LEADING,
                             .second = icon,
                             .second_attribute = CAS_TRAILING,
                             .constant = 8,
                             .identifier = "name-after-icon"};
    cas_constraint made = cas_scene_add_constraint(scene, &equation);
    CHECK(strcmp(text_of(made), "name.leading == icon.trailing + 8 @1000 \"name-after-icon\"") == 0);
}

static void constraints_are_found(void) {
    cas_item a = view("a"), b = view("b");
    cas_equation gap = {.first = b, .first_attribute = CAS_LEFT, .second = a, .second_attribute = CAS_RIGHT,
                        .constant = 8, .identifier = "gap"};
    cas_constraint left = attach(a, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 4);
    cas_constraint first = cas_scene_add_constraint(scene, &gap);
    gap.is_inactive = 1;
    cas_constraint second = cas_scene_add_constraint(scene, &gap);
    CHECK(cas_view_set_intrinsic(scene, a, 10, 10) == CAS_OK);

    /* The oldest constraint with the identifier is found, even if a newer one is in a lower slot. */
    CHECK(cas_scene_find_constraint(scene, "gap") == first);
    CHECK(cas_scene_find_constraint(scene, "gaps") == 0 && cas_scene_last_status(scene) == CAS_OK);
    CHECK(cas_scene_find_constraint(scene, "") == 0 && cas_scene_last_status(scene) == CAS_OK);
    CHECK(cas_scene_find_constraint(scene, NULL) == 0 && cas_scene_last_status(scene) == CAS_ERROR_NULL);

    const cas_constraint *found;
    size_t count;
    CHECK(cas_scene_constraints(scene, &found, &count) == CAS_OK);
    CHECK(count == 3 && found[0] == left && found[1] == first && found[2] == second);
    CHECK(cas_item_constraints(scene, a, &found, &count) == CAS_OK);
    CHECK(count == 3 && found[0] == left && found[1] == first && found[2] == second);
    CHECK(cas_item_constraints(scene, b, &found, &count) == CAS_OK);
    CHECK(count == 2 && found[0] == first && found[1] == second);
    CHECK(cas_item_constraints(scene, b + 1, &found, &count) == CAS_ERROR_STALE);

    CHECK(cas_constraint_remove(scene, first) == CAS_OK);
    CHECK(cas_scene_find_constraint(scene, "gap") == second);
    gap.is_inactive = 0;
    cas_constraint third = cas_scene_add_constraint(scene, &gap);
    CHECK(third != second && cas_scene_find_constraint(scene, "gap") == second);
    CHECK(cas_item_constraints(scene, b, &found, &count) == CAS_OK);
    CHECK(count == 2 && found[0] == second && found[1] == third);
}

static void a_conflict_is_reported(void) {
    cas_item photo = view("photo");
    const cas_constraint *members;
    size_t count;
    cas_constraint least = size_is(photo, CAS_HEIGHT, CAS_GREATER_OR_EQUAL, 200, CAS_REQUIRED);
    cas_constraint most = size_is(photo, CAS_HEIGHT, CAS_LESS_OR_EQUAL, 100, CAS_REQUIRED);
    attach(photo, CAS_TOP, CAS_WINDOW, CAS_TOP, 5);
    CHECK(layout() == CAS_CONFLICT);
    CHECK(is_changed(photo) && is_rect(cas_item_frame(scene, photo), 0, 5, 0, 200));
    CHECK(cas_scene_conflict_count(scene) == 1);
    OK(cas_scene_conflict(scene, 0, &members, &count));
    CHECK(count == 2 && members[0] == most && members[1] == least);
    CHECK(cas_scene_conflict(scene, 1, &members, &count) == CAS_ERROR_OUT_OF_RANGE);
    text_length = 0;
    OK(cas_scene_write_conflict(scene, 0, collect, text));
    CHECK_OR_SAY(strcmp(text, "2 constraints cannot hold together; the first is dropped:\n"
                              "  photo.height <= 100 @1000  dropped\n"
                              "  photo.height >= 200 @1000\n"
                              "the dropped constraint is restored as soon as it can hold\n") == 0,
                 "%s", text);
    OK(cas_constraint_set_constant(scene, least, 60));
    OK(layout());
    CHECK(cas_item_frame(scene, photo).height <= 100 && cas_scene_conflict_count(scene) == 0);
}

static void the_message_counts_conflicts(void) {
    cas_item photo = view("photo");
    size_is(photo, CAS_HEIGHT, CAS_GREATER_OR_EQUAL, 200, CAS_REQUIRED);
    size_is(photo, CAS_HEIGHT, CAS_LESS_OR_EQUAL, 100, CAS_REQUIRED);
    CHECK(layout() == CAS_CONFLICT);
    CHECK_OR_SAY(strcmp(cas_scene_last_error(scene), "1 conflict: required constraints cannot hold together; "
                                                     "its report names them") == 0,
                 "%s\n", cas_scene_last_error(scene));
    size_is(photo, CAS_WIDTH, CAS_GREATER_OR_EQUAL, 200, CAS_REQUIRED);
    size_is(photo, CAS_WIDTH, CAS_LESS_OR_EQUAL, 100, CAS_REQUIRED);
    CHECK(layout() == CAS_CONFLICT && cas_scene_conflict_count(scene) == 2);
    CHECK(strncmp(cas_scene_last_error(scene), "2 conflicts: ", 13) == 0);
}

static void a_conflict_tells_margins(void) {
    view("photo");
    OK(set_margins(scene, CAS_WINDOW, (cas_insets){0, 12.5, 0, 20}));
    const char *rules[] = {"photo.left == superview.leftMargin", "photo.trailing == superview.trailingMargin - 2",
                           "photo.width == 310"};
    OK(cas_scene_add_rules(scene, rules, 3));
    CHECK(layout() == CAS_CONFLICT);
    text_length = 0;
    OK(cas_scene_write_conflict(scene, 0, collect, text));
    CHECK_OR_SAY(strstr(text, "\n  photo.left == window.leftMargin @1000  (leftMargin 12.5)\n"), "%s", text);
    CHECK_OR_SAY(strstr(text, "\n  photo.trailing == window.trailingMargin - 2 @1000  (trailingMargin 20)\n"), "%s", text);
}

static void a_strict_scene_says_why_margins_are_refused(void) {
    cas_scene *lenient = scene;
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    view("photo");
    const char *rules[] = {"photo.left == superview.leftMargin", "photo.right == superview.rightMargin",
                           "photo.width >= 200"};
    OK(cas_scene_add_rules(scene, rules, 3));
    OK(layout());
    CHECK(set_margins(scene, CAS_WINDOW, (cas_insets){0, 200, 0, 0}) == CAS_ERROR_CONFLICT);
    CHECK_OR_SAY(strcmp(cas_scene_last_error(scene),
                        "required constraints cannot hold together; this conflicts with "
                        "photo.width >= 200 @1000 and 2 others") == 0, "%s\n", cas_scene_last_error(scene));
    CHECK(cas_scene_set_size(scene, 100, 480) == CAS_ERROR_CONFLICT);
    CHECK_OR_SAY(strstr(cas_scene_last_error(scene), "; this conflicts with photo."), "%s\n", cas_scene_last_error(scene));
    OK(layout());
    cas_scene_free(scene);
    scene = lenient;
}

static void a_strict_scene_refuses(void) {
    cas_scene *lenient = scene;
    const cas_constraint *members;
    size_t count;
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item photo = view("photo");
    cas_constraint least = size_is(photo, CAS_HEIGHT, CAS_GREATER_OR_EQUAL, 200, CAS_REQUIRED);
    cas_equation most = {.first = photo, .first_attribute = CAS_HEIGHT, .relation = CAS_LESS_OR_EQUAL, .constant = 100};
    CHECK(cas_scene_add_constraint(scene, &most) == 0);
    CHECK(strstr(cas_scene_last_error(scene), "cannot hold"));
    OK(cas_scene_refusal(scene, &members, &count));
    CHECK(count == 1 && members[0] == least);
    CHECK(cas_scene_add_constraints(scene, &most, 1, NULL) == CAS_ERROR_CONFLICT);
    most.constant = 300;
    cas_constraint made = cas_scene_add_constraint(scene, &most);
    CHECK(made && cas_constraint_set_constant(scene, made, 150) == CAS_ERROR_CONFLICT);
    OK(layout());
    CHECK(cas_item_frame(scene, photo).height == 200);
    cas_scene_free(scene);
    scene = lenient;
}

static void a_required_intrinsic_size_is_not_dropped(void) {
    cas_scene *lenient = scene;
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item label = view("label");
    OK(set_hugging(scene, label, CAS_VERTICAL, CAS_REQUIRED));
    OK(cas_view_set_intrinsic(scene, label, 40, 21));
    OK(layout());
    uint64_t digest = cas_scene_digest(scene);
    cas_equation least = {.first = label, .first_attribute = CAS_HEIGHT, .relation = CAS_GREATER_OR_EQUAL, .constant = 85};
    CHECK(cas_scene_add_constraint(scene, &least) == 0 && cas_scene_last_status(scene) == CAS_ERROR_CONFLICT);
    CHECK(cas_scene_digest(scene) == digest && cas_scene_conflict_count(scene) == 0);
    least.constant = 21;
    CHECK(cas_scene_add_constraint(scene, &least) != 0);
    least.constant = 85;
    least.priority = 500;
    cas_constraint soft = cas_scene_add_constraint(scene, &least);
    OK(layout());
    CHECK(cas_constraint_set_priority(scene, soft, CAS_REQUIRED) == CAS_ERROR_CONFLICT);
    OK(layout());
    CHECK(cas_item_frame(scene, label).height == 21 && cas_scene_conflict_count(scene) == 0);
    cas_scene_free(scene);
    scene = lenient;
}

static void ambiguous_items(void) {
    cas_item box = view("box");
    const cas_ambiguity *found;
    const cas_constraint *members;
    int32_t answer = 7;
    size_t count;
    cas_constraint width = size_is(box, CAS_WIDTH, CAS_EQUAL, 40, CAS_REQUIRED);
    attach(box, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    size_is(box, CAS_HEIGHT, CAS_EQUAL, 40, CAS_REQUIRED);
    OK(layout());
    OK(cas_item_is_ambiguous(scene, box, CAS_VERTICAL, &answer));
    CHECK(answer == 0);
    OK(cas_item_is_ambiguous(scene, box, CAS_HORIZONTAL, &answer));
    CHECK(answer == 1);
    OK(cas_scene_ambiguities(scene, SIZE_MAX, &found, &count));
    CHECK(count == 1 && found[0].item == box && found[0].axis == CAS_HORIZONTAL);
    OK(cas_scene_ambiguities(scene, 0, &found, &count));
    CHECK(count == 0);
    OK(cas_scene_ambiguities(scene, 1, &found, &count));
    CHECK(count == 1 && found[0].item == box && found[0].axis == CAS_HORIZONTAL);
    OK(cas_scene_exercise(scene, CAS_WINDOW, &answer));
    CHECK(answer == 1);
    OK(layout());
    CHECK(change_count == 1 && changes[0].frame.x != 0 && changes[0].frame.width == 40);
    OK(cas_item_constraints_affecting(scene, box, CAS_HORIZONTAL, &members, &count));
    CHECK(count == 1 && members[0] == width);
    attach(box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 3);
    OK(layout());
    OK(cas_scene_exercise(scene, box, &answer));
    CHECK(answer == 0);
}

static void returned_arrays_are_aligned(void) {
    for (int i = 0; i < 40; i++) {
        const cas_value *values = NULL;
        const cas_change *frames = NULL;
        size_t count = 0, number = 0;
        view("another");
        OK(cas_scene_set_size(scene, 100 + i, 100));
        OK(cas_scene_layout_if_needed(scene, &frames, &count));
        CHECK(count > 0 && (size_t)frames % sizeof(double) == 0);
        cas_solver *small = cas_solver_new(NULL, NULL);
        for (int j = 0; j <= i; j++) {
            cas_variable variable = cas_solver_add_variable(small, NULL);
            cas_solver_add(small, &(cas_term){variable, 1}, 1, CAS_EQUAL, j + 1, CAS_REQUIRED);
        }
        CHECK(cas_solver_solve(small) == CAS_OK && cas_solver_changes(small, &values, &number) == CAS_OK);
        CHECK(number == (size_t)i + 1 && (size_t)values % sizeof(double) == 0);
        cas_solver_free(small);
    }
}

int main(void) {
    scene_test("a conflict report has the margins that it names", a_conflict_tells_margins);
    scene_test("a strict scene says what refused margins conflict with", a_strict_scene_says_why_margins_are_refused);
    scene_test("items form a tree of views and guides", the_tree);
    scene_test("many views are added all or none", many_views_at_once);
    scene_test("a layout reports the frames that changed", frames_and_changes);
    scene_test("returned arrays are aligned for the numbers in them", returned_arrays_are_aligned);
    scene_test("intrinsic sizes, baselines, margins and direction are edited live", properties_of_a_view);
    scene_test("a measure function returns the height, and cannot call its scene", a_measured_view);
    scene_test("constraints change in place", constraints_change_in_place);
    scene_test("a constraint is written as a rule", a_constraint_is_written_as_a_rule);
    scene_test("constraints are found by identifier, of a scene and of an item", constraints_are_found);
    scene_test("a conflict is reported until its constraints can hold", a_conflict_is_reported);
    scene_test("the message of a layout says how many conflicts there are", the_message_counts_conflicts);
    scene_test("a strict scene refuses constraints that conflict", a_strict_scene_refuses);
    scene_test("a strict scene drops no required intrinsic size for a constraint", a_required_intrinsic_size_is_not_dropped);
    scene_test("ambiguous items are reported, and another layout is shown", ambiguous_items);
    return finish();
}

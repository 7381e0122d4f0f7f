/* Invalid arguments of scene functions: an error, a message, and no change. */
#include "scene.h"
#include <float.h>

static cas_item box, guide, scroll, dead_item;
static cas_constraint width, dead_constraint, owned;

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Checks that no frame changed and no change is pending. */
static void is_unchanged(void) {
    cas_solver_statistics now = {.size = sizeof now};
    OK(cas_scene_get_statistics(scene, &now));
    CHECK(now.constraints == 6 && now.variables == 2 + 4 + 4 + 6);
    OK(layout());
    CHECK(change_count == 0);
}

/* Checks that a call returns the status with a message and leaves the scene unchanged. */
#define REFUSED(status, words, call)                                              \
    do {                                                                          \
        CHECK((call) == (status));                                                \
        CHECK_OR_SAY(strstr(cas_scene_last_error(scene), (words)),                \
                     "the message is: %s\n", cas_scene_last_error(scene));        \
        CHECK(!(status) || cas_scene_last_status(scene) == (status));             \
        is_unchanged();                                                           \
    } while (0)

/* Checks that a call returns no id, stores a message and leaves the scene unchanged. */
#define CREATES_NOTHING(words, call) REFUSED(0, words, call)

static void set_up(void) {
    box = view("box");
    guide = cas_scene_add_guide(scene, CAS_WINDOW, NULL);
    scroll = cas_scene_add_view(scene, CAS_WINDOW, CAS_SCROLL, NULL);
    dead_item = view("dead");
    width = size_is(box, CAS_WIDTH, CAS_EQUAL, 40, CAS_REQUIRED);
    attach(box, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    OK(cas_view_set_intrinsic(scene, box, CAS_NO_METRIC, 30));
    owned = 0;
    const cas_constraint *members;
    size_t count;
    OK(cas_item_constraints_affecting(scene, box, CAS_VERTICAL, &members, &count));
    for (size_t i = 0; i < count; i++) {
        cas_equation equation;
        OK(cas_constraint_get(scene, members[i], &equation));
        if (equation.priority == 250 || equation.priority == 750)
            owned = members[i];
    }
    CHECK(owned);
    dead_constraint = size_is(dead_item, CAS_WIDTH, CAS_EQUAL, 1, CAS_REQUIRED);
    OK(cas_item_remove(scene, dead_item));
    OK(layout());
}

static cas_equation good(void) {
    return (cas_equation){.first = box, .first_attribute = CAS_HEIGHT, .constant = 30, .priority = 100};
}

static void no_scene(void) {
    cas_item item;
    cas_constraint constraint;
    int32_t answer;
    CHECK(cas_scene_add_view(NULL, CAS_WINDOW, CAS_PLAIN, NULL) == 0);
    CHECK(cas_scene_add_views(NULL, NULL, 0, &item) == CAS_ERROR_NULL);
    CHECK(cas_scene_add_guide(NULL, CAS_WINDOW, NULL) == 0);
    CHECK(cas_item_remove(NULL, 1) == CAS_ERROR_NULL && cas_scene_remove_items(NULL, NULL, 0) == CAS_ERROR_NULL);
    CHECK(strcmp(cas_item_name(NULL, 1), "") == 0 && cas_item_kind(NULL, 1) == -1 && cas_item_parent(NULL, 1) == 0);
    CHECK(cas_item_first_child(NULL, 1) == 0 && cas_item_first_guide(NULL, 1) == 0);
    CHECK(cas_item_next_sibling(NULL, 1) == 0 && cas_item_is_hidden(NULL, 1) == 0);
    CHECK(cas_scroll_content_guide(NULL, 1) == 0 && cas_scroll_frame_guide(NULL, 1) == 0);
    CHECK(cas_item_is_right_to_left(NULL, 1) == 0);
    CHECK(cas_view_set_hidden(NULL, 1, 1) == CAS_ERROR_NULL);
    CHECK(cas_view_set_intrinsic(NULL, 1, 1, 1) == CAS_ERROR_NULL);
    CHECK(cas_scene_set_intrinsics(NULL, NULL, NULL, 0) == CAS_ERROR_NULL);
    CHECK(set_hugging(NULL, 1, 0, 1) == CAS_ERROR_NULL);
    CHECK(set_compression(NULL, 1, 0, 1) == CAS_ERROR_NULL);
    CHECK(set_baselines(NULL, 1, 0, 0) == CAS_ERROR_NULL);
    CHECK(set_margins(NULL, 1, (cas_insets){0, 0, 0, 0}) == CAS_ERROR_NULL);
    CHECK(set_alignment_insets(NULL, 1, (cas_insets){0, 0, 0, 0}) == CAS_ERROR_NULL);
    CHECK(set_in_margins(NULL, 1, 1) == CAS_ERROR_NULL);
    CHECK(set_direction(NULL, 1, 0) == CAS_ERROR_NULL);
    CHECK(cas_view_set_measure(NULL, 1, NULL, NULL) == CAS_ERROR_NULL);
    CHECK(cas_view_invalidate_measure(NULL, 1) == CAS_ERROR_NULL);
    CHECK(set_text_size(NULL, 1) == CAS_ERROR_NULL);
    CHECK(set_directional_margins(NULL, 1, (cas_insets){0, 0, 0, 0}) == CAS_ERROR_NULL);
    CHECK(set_margins_follow_safe_area(NULL, 1, 1) == CAS_ERROR_NULL && cas_view_readable_guide(NULL, 1) == 0);
    CHECK(cas_scene_add_constraint(NULL, NULL) == 0 && cas_scene_attach(NULL, 1, 1, 1, 1, 1) == 0);
    CHECK(cas_scene_add_constraints(NULL, NULL, 0, &constraint) == CAS_ERROR_NULL);
    CHECK(cas_constraint_remove(NULL, 1) == CAS_ERROR_NULL);
    CHECK(cas_scene_remove_constraints(NULL, NULL, 0) == CAS_ERROR_NULL);
    CHECK(cas_constraint_set_active(NULL, 1, 1) == CAS_ERROR_NULL);
    CHECK(cas_scene_switch_constraints(NULL, NULL, 0, NULL, 0) == CAS_ERROR_NULL);
    CHECK(cas_constraint_set_constant(NULL, 1, 1) == CAS_ERROR_NULL);
    CHECK(cas_scene_set_constants(NULL, NULL, NULL, 0) == CAS_ERROR_NULL);
    CHECK(cas_constraint_set_priority(NULL, 1, 1) == CAS_ERROR_NULL);
    CHECK(cas_constraint_set_weight(NULL, 1, 1) == CAS_ERROR_NULL);
    CHECK(cas_constraint_get(NULL, 1, NULL) == CAS_ERROR_NULL);
    CHECK(cas_constraint_write(NULL, 1, collect, text) == CAS_ERROR_NULL);
    CHECK(cas_constraint_violation(NULL, 1, NULL) == CAS_ERROR_NULL);
    CHECK(cas_scene_layout_if_needed(NULL, NULL, NULL) == CAS_ERROR_NULL);
    CHECK(isnan(cas_item_frame(NULL, 1).x) && isnan(cas_item_window_frame(NULL, 1).x));
    CHECK(isnan(cas_item_exact_frame(NULL, 1).x) && isnan(cas_item_exact_window_frame(NULL, 1).x));
    CHECK(cas_scene_frames(NULL, NULL, 0, NULL) == CAS_ERROR_NULL && cas_scene_conflict_count(NULL) == 0);
    CHECK(cas_scene_conflict(NULL, 0, NULL, NULL) == CAS_ERROR_NULL);
    CHECK(cas_scene_write_conflict(NULL, 0, collect, text) == CAS_ERROR_NULL);
    CHECK(cas_scene_refusal(NULL, NULL, NULL) == CAS_ERROR_NULL);
    CHECK(cas_item_is_ambiguous(NULL, 1, 0, &answer) == CAS_ERROR_NULL);
    CHECK(cas_scene_ambiguities(NULL, SIZE_MAX, NULL, NULL) == CAS_ERROR_NULL);
    CHECK(cas_scene_exercise(NULL, 1, NULL) == CAS_ERROR_NULL);
    CHECK(cas_item_constraints_affecting(NULL, 1, 0, NULL, NULL) == CAS_ERROR_NULL);
    CHECK(cas_scene_get_statistics(NULL, NULL) == CAS_ERROR_NULL && cas_scene_check(NULL) == CAS_ERROR_NULL);
    CHECK(cas_scene_set_size(NULL, 1, 1) == CAS_ERROR_NULL && set_scale(NULL, 1) == CAS_ERROR_NULL);
    CHECK(strcmp(cas_scene_last_error(NULL), cas_status_text(CAS_ERROR_NULL)) == 0 && cas_scene_last_status(NULL) == CAS_ERROR_NULL);
    cas_scene_free(NULL);
}

/* The options of an earlier version end before the profile; the bytes after them are not read. */
static void options_of_an_earlier_version(void) {
    cas_scene_options options;
    memset(&options, 0xff, sizeof options);
    memset(&options, 0, offsetof(cas_scene_options, profile));
    options.size = offsetof(cas_scene_options, profile);
    options.width = 320, options.height = 480;
    cas_scene *made = cas_scene_new(&options, NULL);
    OK(cas_scene_layout_if_needed(made, NULL, NULL));
    CHECK(is_rect(cas_item_frame(made, CAS_WINDOW), 0, 0, 320, 480));
    cas_scene_free(made);
}

static void invalid_options(void) {
    cas_scene_options options = {.size = sizeof options};
    CHECK(!cas_scene_new(&(cas_scene_options){.size = 0}, NULL));
    CHECK(!cas_scene_new(&(cas_scene_options){.size = sizeof options, .flags = 4}, NULL));
    CHECK(!cas_scene_new(&(cas_scene_options){.size = sizeof options, .width = NAN}, NULL));
    CHECK(!cas_scene_new(&(cas_scene_options){.size = sizeof options, .scale = -1}, NULL));
    CHECK(!cas_scene_new(&(cas_scene_options){.size = sizeof options, .direction = 3}, NULL));
    options.allocator.context = &options;
    cas_scene *made = cas_scene_new(&options, NULL);
    CHECK(made);
    cas_scene_free(made);
    made = cas_scene_new(NULL, NULL);
    CHECK(made && is_rect(cas_item_frame(made, CAS_WINDOW), 0, 0, 0, 0));
    cas_scene_free(made);
}

static void required_pointers(void) {
    cas_item item;
    size_t count;
    set_up();
    CREATES_NOTHING("equation", cas_scene_add_constraint(scene, NULL));
    REFUSED(CAS_ERROR_NULL, "views", cas_scene_add_views(scene, NULL, 1, &item));
    REFUSED(CAS_ERROR_NULL, "out_items",
            cas_scene_add_views(scene, &(cas_view){CAS_WINDOW, CAS_PLAIN, NULL}, 1, NULL));
    REFUSED(CAS_ERROR_NULL, "items", cas_scene_remove_items(scene, NULL, 1));
    REFUSED(CAS_ERROR_NULL, "sizes", cas_scene_set_intrinsics(scene, &box, NULL, 1));
    REFUSED(CAS_ERROR_NULL, "equations", cas_scene_add_constraints(scene, NULL, 1, NULL));
    REFUSED(CAS_ERROR_NULL, "constraints", cas_scene_remove_constraints(scene, NULL, 1));
    REFUSED(CAS_ERROR_NULL, "off", cas_scene_switch_constraints(scene, NULL, 1, NULL, 0));
    REFUSED(CAS_ERROR_NULL, "on", cas_scene_switch_constraints(scene, NULL, 0, NULL, 1));
    REFUSED(CAS_ERROR_NULL, "out_sum", cas_constraint_get_sum(scene, width, NULL));
    CREATES_NOTHING("sum", cas_scene_add_sum(scene, NULL));
    REFUSED(CAS_ERROR_NULL, "constants", cas_scene_set_constants(scene, &width, NULL, 1));
    REFUSED(CAS_ERROR_NULL, "out_equation", cas_constraint_get(scene, width, NULL));
    REFUSED(CAS_ERROR_NULL, "write", cas_constraint_write(scene, width, NULL, NULL));
    REFUSED(CAS_ERROR_NULL, "out_violation", cas_constraint_violation(scene, width, NULL));
    REFUSED(CAS_ERROR_NULL, "out_changes", cas_scene_layout_if_needed(scene, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_scene_layout_if_needed(scene, &changes, NULL));
    REFUSED(CAS_ERROR_NULL, "out_frames", cas_scene_frames(scene, &box, 1, NULL));
    REFUSED(CAS_ERROR_NULL, "out_constraints", cas_scene_conflict(scene, 0, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "write", cas_scene_write_conflict(scene, 0, NULL, NULL));
    REFUSED(CAS_ERROR_NULL, "out_constraints", cas_scene_refusal(scene, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_ambiguous", cas_item_is_ambiguous(scene, box, 0, NULL));
    REFUSED(CAS_ERROR_NULL, "out_ambiguities", cas_scene_ambiguities(scene, SIZE_MAX, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_ambiguities", cas_scene_ambiguities(scene, 1, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_constraints", cas_item_constraints_affecting(scene, box, 0, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_statistics", cas_scene_get_statistics(scene, NULL));
    REFUSED(CAS_ERROR_TOO_MANY, "on", cas_scene_switch_constraints(scene, NULL, 0, &width, SIZE_MAX));
}

static void stale_items(void) {
    const cas_item stale[] = {0, 1, 77, UINT32_MAX, dead_item, CAS_WINDOW + (1 << 22)};
    set_up();
    for (size_t i = 0; i < COUNT(stale); i++) {
        cas_item item = i == 4 ? dead_item : stale[i];
        cas_equation equation = good();
        CREATES_NOTHING("id", cas_scene_add_view(scene, item, CAS_PLAIN, NULL));
        CREATES_NOTHING("id", cas_scene_add_guide(scene, item, NULL));
        REFUSED(CAS_ERROR_STALE, "id", cas_item_remove(scene, item));
        REFUSED(CAS_ERROR_STALE, "items[1]", cas_scene_remove_items(scene, (cas_item[]){box, item}, 2));
        REFUSED(CAS_ERROR_STALE, "id", cas_view_set_hidden(scene, item, 1));
        REFUSED(CAS_ERROR_STALE, "id", cas_view_set_intrinsic(scene, item, 1, 1));
        REFUSED(CAS_ERROR_STALE, "views[1]",
                cas_scene_set_intrinsics(scene, (cas_item[]){box, item}, (cas_size[]){{5, 5}, {5, 5}}, 2));
        REFUSED(CAS_ERROR_STALE, "id", set_hugging(scene, item, 0, 1));
        REFUSED(CAS_ERROR_STALE, "id", set_baselines(scene, item, 1, 1));
        REFUSED(CAS_ERROR_STALE, "id", set_margins(scene, item, (cas_insets){1, 1, 1, 1}));
        REFUSED(CAS_ERROR_STALE, "id", set_alignment_insets(scene, item, (cas_insets){1, 1, 1, 1}));
        REFUSED(CAS_ERROR_STALE, "id", set_direction(scene, item, CAS_RIGHT_TO_LEFT));
        REFUSED(CAS_ERROR_STALE, "id", cas_view_set_measure(scene, item, NULL, NULL));
        REFUSED(CAS_ERROR_STALE, "id", cas_view_invalidate_measure(scene, item));
        REFUSED(CAS_ERROR_STALE, "id",
                set_directional_margins(scene, item, (cas_insets){1, 1, 1, 1}));
        CREATES_NOTHING("id", cas_view_readable_guide(scene, item));
        REFUSED(CAS_ERROR_STALE, "items[0]", cas_scene_frames(scene, &item, 1, (cas_rect[]){{0, 0, 0, 0}}));
        REFUSED(CAS_ERROR_STALE, "id", cas_scene_exercise(scene, item, NULL));
        equation.first = item;
        CREATES_NOTHING("id", cas_scene_add_constraint(scene, &equation));
        if (item == 0)
            continue;
        equation = good();
        equation.second = item;
        equation.second_attribute = CAS_WIDTH;
        REFUSED(CAS_ERROR_STALE, "equations[1]",
                cas_scene_add_constraints(scene, (cas_equation[]){good(), equation}, 2, NULL));
    }
}

static void stale_constraints(void) {
    set_up();
    const cas_constraint stale[] = {0, 1, 77, UINT32_MAX, dead_constraint};
    for (size_t i = 0; i < COUNT(stale); i++) {
        double violation;
        cas_equation equation;
        REFUSED(CAS_ERROR_STALE, "id", cas_constraint_remove(scene, stale[i]));
        REFUSED(CAS_ERROR_STALE, "constraints[1]",
                cas_scene_remove_constraints(scene, (cas_constraint[]){width, stale[i]}, 2));
        REFUSED(CAS_ERROR_STALE, "id", cas_constraint_set_active(scene, stale[i], 0));
        REFUSED(CAS_ERROR_STALE, "off[1]",
                cas_scene_switch_constraints(scene, (cas_constraint[]){width, stale[i]}, 2, NULL, 0));
        REFUSED(CAS_ERROR_STALE, "id", cas_constraint_set_constant(scene, stale[i], 1));
        REFUSED(CAS_ERROR_STALE, "constraints[1]",
                cas_scene_set_constants(scene, (cas_constraint[]){width, stale[i]}, (double[]){1, 1}, 2));
        REFUSED(CAS_ERROR_STALE, "id", cas_constraint_set_priority(scene, stale[i], 1));
        REFUSED(CAS_ERROR_STALE, "id", cas_constraint_set_weight(scene, stale[i], 1));
        REFUSED(CAS_ERROR_STALE, "id", cas_constraint_get(scene, stale[i], &equation));
        REFUSED(CAS_ERROR_STALE, "id", cas_constraint_write(scene, stale[i], collect, text));
        REFUSED(CAS_ERROR_STALE, "id", cas_constraint_violation(scene, stale[i], &violation));
    }
    REFUSED(CAS_ERROR_OWNED, "managed by its owner", cas_constraint_remove(scene, owned));
    REFUSED(CAS_ERROR_OWNED, "managed by its owner", cas_constraint_set_constant(scene, owned, 4));
    REFUSED(CAS_ERROR_OWNED, "off[0]", cas_scene_switch_constraints(scene, &owned, 1, NULL, 0));
}

static void items_of_the_wrong_kind(void) {
    set_up();
    cas_item content = cas_scroll_content_guide(scene, scroll);
    CREATES_NOTHING("kind", cas_scene_add_view(scene, guide, CAS_PLAIN, NULL));
    CREATES_NOTHING("kind", cas_scene_add_guide(scene, content, NULL));
    REFUSED(CAS_ERROR_KIND, "kind", cas_item_remove(scene, content));
    REFUSED(CAS_ERROR_IN_USE, "in use", cas_item_remove(scene, CAS_WINDOW));
    REFUSED(CAS_ERROR_KIND, "kind", cas_view_set_hidden(scene, guide, 1));
    REFUSED(CAS_ERROR_KIND, "kind", cas_view_set_intrinsic(scene, guide, 1, 1));
    REFUSED(CAS_ERROR_KIND, "kind", cas_view_set_intrinsic(scene, CAS_WINDOW, 1, 1));
    REFUSED(CAS_ERROR_KIND, "kind", set_margins(scene, guide, (cas_insets){1, 1, 1, 1}));
    REFUSED(CAS_ERROR_KIND, "kind", set_alignment_insets(scene, guide, (cas_insets){1, 1, 1, 1}));
    REFUSED(CAS_ERROR_KIND, "kind", set_alignment_insets(scene, CAS_WINDOW, (cas_insets){1, 1, 1, 1}));
    REFUSED(CAS_ERROR_KIND, "kind", set_baselines(scene, guide, 1, 1));
    REFUSED(CAS_ERROR_KIND, "kind", set_direction(scene, guide, CAS_RIGHT_TO_LEFT));
    REFUSED(CAS_ERROR_KIND, "kind", cas_view_invalidate_measure(scene, box));
    REFUSED(CAS_ERROR_KIND, "kind", cas_view_set_measure(scene, CAS_WINDOW, NULL, NULL));
    REFUSED(CAS_ERROR_KIND, "kind",
            set_directional_margins(scene, guide, (cas_insets){1, 1, 1, 1}));
    CREATES_NOTHING("kind", cas_view_readable_guide(scene, guide));
}

static void factors_beyond_arithmetic(void) {
    const double factors[] = {5e-324, 1e-310, 2.2250738585072014e-308, 9.9e-301, 1.01e300};
    set_up();
    for (size_t i = 0; i < COUNT(factors); i++) {
        char rule[80];
        const char *rules[] = {rule};
        cas_equation equations[] = {good(), good()};
        cas_equation equation = good();
        equation.multiplier = factors[i];
        CREATES_NOTHING("multiplier: the magnitude must be from 1e-300 to 1e300", cas_scene_add_constraint(scene, &equation));
        equations[1].multiplier = -factors[i];
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "equations[1].multiplier", cas_scene_add_constraints(scene, equations, 2, NULL));
        equation = good();
        equation.weight = factors[i];
        CREATES_NOTHING("weight: the magnitude must be from", cas_scene_add_constraint(scene, &equation));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "weight", cas_constraint_set_weight(scene, width, factors[i]));
        snprintf(rule, sizeof rule, "box.width == %.17g * box.height", factors[i]);
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "line 1, column 1: the magnitude of a multiplier or weight", cas_scene_add_rules(scene, rules, 1));
        snprintf(rule, sizeof rule, "box.width == 5 @250 weight %.17g", factors[i]);
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "line 1, column 1: the magnitude of a multiplier or weight", cas_scene_add_rules(scene, rules, 1));
    }
}

static void numbers_out_of_range(void) {
    const double odd[] = {NAN, INFINITY, -INFINITY};
    set_up();
    for (size_t i = 0; i < COUNT(odd); i++) {
        cas_equation equation = good();
        equation.constant = odd[i];
        CREATES_NOTHING("NaN", cas_scene_add_constraint(scene, &equation));
        equation = good();
        equation.weight = odd[i];
        CREATES_NOTHING("NaN", cas_scene_add_constraint(scene, &equation));
        equation = good();
        equation.multiplier = odd[i];
        CREATES_NOTHING("NaN", cas_scene_add_constraint(scene, &equation));
        CREATES_NOTHING("NaN", cas_scene_attach(scene, box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, odd[i]));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_constraint_set_constant(scene, width, odd[i]));
        REFUSED(CAS_ERROR_NOT_FINITE, "constants[1]",
                cas_scene_set_constants(scene, (cas_constraint[]){width, width}, (double[]){1, odd[i]}, 2));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_constraint_set_weight(scene, width, odd[i]));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_view_set_intrinsic(scene, box, odd[i], 1));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", set_baselines(scene, box, 1, odd[i]));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", set_margins(scene, box, (cas_insets){1, 1, 1, odd[i]}));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", set_alignment_insets(scene, box, (cas_insets){odd[i], 1, 1, 1}));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_scene_set_size(scene, 1, odd[i]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", cas_scene_set_size(scene, -1, 10));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", set_scale(scene, odd[i]));
    }
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", cas_view_set_intrinsic(scene, box, -2, 1));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", set_scale(scene, -1));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", cas_constraint_set_weight(scene, width, 0));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", cas_constraint_set_priority(scene, width, 0));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", cas_constraint_set_priority(scene, width, 1001));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", set_hugging(scene, box, CAS_VERTICAL, 1001));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", set_compression(scene, box, CAS_HORIZONTAL, 0));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "settings.direction: ", set_direction(scene, box, -1));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "index", cas_scene_write_conflict(scene, SIZE_MAX, collect, text));
    CREATES_NOTHING("kind", cas_scene_add_view(scene, CAS_WINDOW, CAS_GUIDE, NULL));
    CREATES_NOTHING("kind", cas_scene_add_view(scene, CAS_WINDOW, -1, NULL));
    cas_equation equation = good();
    equation.relation = 3;
    CREATES_NOTHING("relation", cas_scene_add_constraint(scene, &equation));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "equations[1].relation: ",
            cas_scene_add_constraints(scene, (cas_equation[]){good(), equation}, 2, NULL));
    equation = good();
    equation.first_attribute = 21;
    CREATES_NOTHING("first_attribute", cas_scene_add_constraint(scene, &equation));
    equation = good();
    equation.second_attribute = -1;
    CREATES_NOTHING("second_attribute", cas_scene_add_constraint(scene, &equation));
    equation = good();
    equation.priority = -1;
    CREATES_NOTHING("out of range", cas_scene_add_constraint(scene, &equation));
}

static void lengths_beyond_a_billion(void) {
    const double odd[] = {1.1e9, -1.1e9, 1e15, -1e300, DBL_MAX};
    const char *const limit = "the magnitude must be at most 1e9";
    set_up();
    cas_edit edit = cas_scene_edit_constant(scene, width);
    for (size_t i = 0; i < COUNT(odd); i++) {
        cas_equation equation = good();
        equation.constant = odd[i];
        CREATES_NOTHING("constant: the magnitude must be at most 1e9", cas_scene_add_constraint(scene, &equation));
        CREATES_NOTHING(limit, cas_scene_attach(scene, box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, odd[i]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, limit, cas_constraint_set_constant(scene, width, odd[i]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "constants[1]: the magnitude must be at most 1e9",
                cas_scene_set_constants(scene, (cas_constraint[]){width, width}, (double[]){1, odd[i]}, 2));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, limit, cas_view_set_intrinsic(scene, box, odd[i], 1));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "settings.last_baseline: the magnitude must be at most 1e9",
                set_baselines(scene, box, 1, odd[i]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "settings.margins: the magnitude", set_margins(scene, box, (cas_insets){1, 1, 1, odd[i]}));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "settings.alignment_insets: the magnitude",
                set_alignment_insets(scene, box, (cas_insets){odd[i], 1, 1, 1}));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "height: the magnitude", cas_scene_set_size(scene, 1, odd[i]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "settings.superview_spacing: the magnitude", set_standard_spacing(scene, 8, odd[i]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "value: the magnitude", cas_scene_suggest(scene, edit, odd[i], NULL, NULL));
        cas_size size;
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "target: the magnitude",
                cas_view_fitting_size(scene, box, (cas_size){1, odd[i]}, 50, 50, &size));
    }
    REFUSED(CAS_ERROR_OUT_OF_RANGE, limit,
            cas_scene_add_rules(scene, (const char *const[]){"box.width == 2e9"}, 1));
    cas_item stack = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, NULL);
    CHECK(set_spacing(scene, stack, odd[0]) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(strcmp(cas_scene_last_error(scene), "settings.spacing: the magnitude must be at most 1e9") == 0);
    OK(cas_constraint_set_constant(scene, width, 1e-300));
    OK(cas_constraint_set_constant(scene, width, 1e9));
}

static void attributes_that_cannot_be_compared(void) {
    set_up();
    cas_equation equation = good();
    equation.second = CAS_WINDOW;
    equation.second_attribute = CAS_LEADING_MARGIN;
    CREATES_NOTHING("height against leadingMargin", cas_scene_add_constraint(scene, &equation));
    REFUSED(CAS_ERROR_ATTRIBUTES, "equations[1]: height against leadingMargin",
            cas_scene_add_constraints(scene, (cas_equation[]){good(), equation}, 2, NULL));
    CREATES_NOTHING("left against top", cas_scene_attach(scene, box, CAS_LEFT, CAS_WINDOW, CAS_TOP, 0));
    CREATES_NOTHING("left against leading", cas_scene_attach(scene, box, CAS_LEFT, CAS_WINDOW, CAS_LEADING, 0));
    CREATES_NOTHING("left needs a second item",
                 cas_scene_attach(scene, box, CAS_LEFT, 0, CAS_NO_ATTRIBUTE, 0));
    CREATES_NOTHING("needs an attribute of the second item", cas_scene_attach(scene, box, CAS_WIDTH, CAS_WINDOW, CAS_NO_ATTRIBUTE, 0));
    CREATES_NOTHING("all terms cancel", cas_scene_attach(scene, box, CAS_LEFT, box, CAS_LEFT, 0));
}

static void invalid_names(void) {
    static char longest[CAS_NAME_MAX + 2];
    cas_equation equation = good();
    set_up();
    memset(longest, 'x', CAS_NAME_MAX + 1);
    CREATES_NOTHING("name", cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, longest));
    CREATES_NOTHING("name", cas_scene_add_guide(scene, CAS_WINDOW, "\xff"));
    equation = good();
    equation.identifier = "\xc0\x80";
    CREATES_NOTHING("identifier", cas_scene_add_constraint(scene, &equation));
    longest[CAS_NAME_MAX] = 0;
    cas_item named = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, longest);
    CHECK(strcmp(cas_item_name(scene, named), longest) == 0);
}

static void a_struct_without_its_size(void) {
    const char *words = ": set its member size to sizeof of the struct";
    cas_solver_statistics statistics = {0};
    set_up();
    REFUSED(CAS_ERROR_OUT_OF_RANGE, words, cas_scene_add_format(scene, "", &(cas_format_options){0}, NULL, NULL));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, words, cas_scene_get_statistics(scene, &statistics));
    CHECK(strncmp(cas_scene_last_error(scene), "out_statistics", 14) == 0);
}

/* Checks that the message of a refused call begins with an argument. */
#define NAMES(argument, call)                                                                       \
    do {                                                                                            \
        (void)(call);                                                                               \
        CHECK_OR_SAY(strncmp(cas_scene_last_error(scene), argument ": ", strlen(argument) + 2) == 0, \
                     "%s, not %s\n", cas_scene_last_error(scene), argument);                        \
        is_unchanged();                                                                             \
    } while (0)

static void the_argument_at_fault(void) {
    double number;
    cas_equation equation;
    cas_insets insets = {0, 0, 0, NAN};
    cas_view_settings settings = {.size = sizeof settings};
    set_up();
    NAMES("parent", cas_scene_add_view(scene, dead_item, CAS_PLAIN, NULL));
    NAMES("parent", cas_scene_add_view(scene, guide, CAS_PLAIN, NULL));
    NAMES("views[1].parent", cas_scene_add_views(scene, (cas_view[]){{box, 0, NULL}, {dead_item, 0, NULL}}, 2,
                                                 (cas_item[]){0, 0}));
    NAMES("parent", cas_scene_add_stack(scene, dead_item, CAS_VERTICAL, NULL));
    NAMES("owner", cas_scene_add_guide(scene, dead_item, NULL));
    NAMES("item", cas_item_remove(scene, dead_item));
    NAMES("item", cas_item_remove(scene, CAS_WINDOW));
    NAMES("view", cas_view_set_hidden(scene, dead_item, 1));
    NAMES("view", cas_view_set_intrinsic(scene, dead_item, 1, 1));
    NAMES("view", cas_view_set_intrinsic(scene, CAS_WINDOW, 1, 1));
    NAMES("width", cas_view_set_intrinsic(scene, box, NAN, 1));
    NAMES("height", cas_view_set_intrinsic(scene, box, 1, INFINITY));
    NAMES("width", cas_view_set_intrinsic(scene, box, -3, 1));
    NAMES("height", cas_view_set_intrinsic(scene, box, CAS_NO_METRIC, -3));
    NAMES("view", set_hugging(scene, dead_item, CAS_VERTICAL, 1));
    NAMES("settings.vertical_hugging", set_hugging(scene, box, CAS_VERTICAL, 1001));
    NAMES("settings.vertical_compression", set_compression(scene, box, CAS_VERTICAL, 0));
    NAMES("settings.first_baseline", set_baselines(scene, box, NAN, 1));
    NAMES("settings.last_baseline", set_baselines(scene, box, 1, NAN));
    NAMES("settings.margins", set_margins(scene, box, insets));
    NAMES("settings.alignment_insets", set_alignment_insets(scene, box, insets));
    NAMES("view", cas_view_get(scene, dead_item, &settings));
    NAMES("stack", cas_stack_insert(scene, box, box, 0));
    NAMES("stack", cas_stack_insert(scene, dead_item, box, 0));
    NAMES("stack", set_spacing(scene, box, 1));
    NAMES("first", cas_scene_attach(scene, dead_item, CAS_LEFT, box, CAS_LEFT, 0));
    NAMES("second", cas_scene_attach(scene, box, CAS_LEFT, dead_item, CAS_LEFT, 0));
    NAMES("constraint", cas_constraint_remove(scene, dead_constraint));
    NAMES("constraint", cas_constraint_remove(scene, owned));
    NAMES("constraint", cas_constraint_set_active(scene, dead_constraint, 1));
    NAMES("constraint", cas_constraint_set_constant(scene, dead_constraint, 1));
    NAMES("constant", cas_constraint_set_constant(scene, width, NAN));
    NAMES("constraint", cas_constraint_set_priority(scene, dead_constraint, 1));
    NAMES("priority", cas_constraint_set_priority(scene, width, 0));
    NAMES("constraint", cas_constraint_set_weight(scene, dead_constraint, 1));
    NAMES("weight", cas_constraint_set_weight(scene, width, 0));
    NAMES("constraint", cas_constraint_get(scene, dead_constraint, &equation));
    NAMES("constraint", cas_constraint_write(scene, dead_constraint, collect, text));
    NAMES("constraint", cas_constraint_violation(scene, dead_constraint, &number));
    NAMES("item", cas_scene_exercise(scene, dead_item, NULL));
    NAMES("width", cas_scene_set_size(scene, NAN, 1));
    NAMES("height", cas_scene_set_size(scene, 1, -1));
    NAMES("settings.scale", set_scale(scene, -1));
    NAMES("settings.sibling_spacing", set_standard_spacing(scene, NAN, 1));
    NAMES("settings.superview_spacing", set_standard_spacing(scene, 1, NAN));
}

static void tall(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request, (void)context;
    out_measurement->height = 20;
}

/* The message about an owned constraint names the call that changes its owner. */
static void the_owner_of_a_constraint(void) {
    const cas_constraint *members;
    size_t count;
    set_up();
    OK(cas_item_constraints_affecting(scene, CAS_WINDOW, CAS_HORIZONTAL, &members, &count));
    CHECK(count == 1);
    REFUSED(CAS_ERROR_OWNED, "constraint: managed by its owner; resize the window",
            cas_constraint_set_constant(scene, members[0], 4));
    REFUSED(CAS_ERROR_OWNED, "constraint: managed by its owner; change the intrinsic size",
            cas_constraint_set_constant(scene, owned, 4));
    OK(cas_view_set_measure(scene, box, tall, NULL));
    CHECK(cas_view_set_intrinsic(scene, box, 10, 10) == CAS_ERROR_OWNED);
    CHECK(strcmp(cas_scene_last_error(scene),
                 "height: the measure function of the view returns it; set none") == 0);
}

int main(void) {
    scene_test("no scene is an error, not a crash", no_scene);
    scene_test("options of an earlier version are read up to their size", options_of_an_earlier_version);
    scene_test("invalid options create no scene", invalid_options);
    scene_test("the message names a required pointer that is NULL", required_pointers);
    scene_test("ids of removed or unknown items are stale", stale_items);
    scene_test("ids of removed or unknown constraints are stale", stale_constraints);
    scene_test("items of the wrong kind are refused", items_of_the_wrong_kind);
    scene_test("numbers outside their range are refused", numbers_out_of_range);
    scene_test("lengths beyond 1e9 are refused", lengths_beyond_a_billion);
    scene_test("multipliers and weights beyond 1e-300 to 1e300 are refused", factors_beyond_arithmetic);
    scene_test("the message names both attributes that cannot be compared", attributes_that_cannot_be_compared);
    scene_test("the message names the argument at fault, an id or a number", the_argument_at_fault);
    scene_test("the message about an owned constraint names the call for it", the_owner_of_a_constraint);
    scene_test("invalid names are refused", invalid_names);
    scene_test("the message names a struct without its size", a_struct_without_its_size);
    return finish();
}

/* Statuses: why nothing is created, and what a solve or a layout remarks. */
#include "pool.h"
#include "screen.h"

/* ---------------------------------------------------------------- Creating */

static void a_solver_says_why_it_is_not_created(void) {
    cas_status status = 77;
    cas_solver *made = cas_solver_new(NULL, &status);
    CHECK(made && status == CAS_OK);
    cas_solver_free(made);
    cas_solver_options options = {.size = 3};
    CHECK(!cas_solver_new(&options, &status) && status == CAS_ERROR_OUT_OF_RANGE);
    options.size = sizeof options;
    options.flags = 1u << 31;
    CHECK(!cas_solver_new(&options, &status) && status == CAS_ERROR_OUT_OF_RANGE);
    options.flags = 0;
    options.allocator.allocate = allocate;
    CHECK(!cas_solver_new(&options, &status) && status == CAS_ERROR_NULL);
    CHECK(!cas_solver_new(&options, NULL));
}

static void a_scene_says_why_it_is_not_created(void) {
    cas_status status = 77;
    cas_scene *made = cas_scene_new(NULL, &status);
    CHECK(made && status == CAS_OK);
    cas_scene_free(made);
    const cas_scene_options wrong[] = {
        {.size = 1},
        {.size = sizeof(cas_scene_options), .flags = 1u << 31},
        {.size = sizeof(cas_scene_options), .direction = 3},
        {.size = sizeof(cas_scene_options), .profile = 8},
        {.size = sizeof(cas_scene_options), .idiom = 2, .profile = 1},
        {.size = sizeof(cas_scene_options), .orientation = 4, .profile = 1},
        {.size = sizeof(cas_scene_options), .width = -1},
        {.size = sizeof(cas_scene_options), .height = 2e9},
        {.size = sizeof(cas_scene_options), .scale = 1001},
        {.size = sizeof(cas_scene_options), .scale = -1},
        {.size = sizeof(cas_scene_options), .width = NAN},
        {.size = sizeof(cas_scene_options), .height = INFINITY},
        {.size = sizeof(cas_scene_options), .scale = NAN},
        {.size = sizeof(cas_scene_options), .allocator = {.release = release}},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        cas_status expected = i < 10 ? CAS_ERROR_OUT_OF_RANGE : i < 13 ? CAS_ERROR_NOT_FINITE : CAS_ERROR_NULL;
        status = 77;
        CHECK(!cas_scene_new(&wrong[i], &status));
        CHECK_OR_SAY(status == expected, "options %zu: %d, not %d\n", i, (int)status, (int)expected);
    }
}

/* Without memory nothing is created, wherever it ends. */
static void nothing_is_created_without_memory(void) {
    for (int has_scene = 0; has_scene < 2; has_scene++)
        for (size_t failing = 0;; failing++) {
            pool from = {.failing_from = failing, .failing_to = SIZE_MAX};
            cas_allocator allocator = {allocate, reallocate, release, &from};
            cas_solver_options plain = {.size = sizeof plain, .allocator = allocator};
            cas_scene_options screen = {.size = sizeof screen, .allocator = allocator, .width = 320, .height = 480,
                                        .profile = CAS_PROFILE_IOS7};
            cas_status status = 77;
            cas_solver *made = has_scene ? NULL : cas_solver_new(&plain, &status);
            cas_scene *drawn = has_scene ? cas_scene_new(&screen, &status) : NULL;
            int has_failed = from.calls > failing;
            CHECK(status == (has_failed ? CAS_ERROR_OUT_OF_MEMORY : CAS_OK) && (made || drawn) == !has_failed);
            cas_solver_free(made);
            cas_scene_free(drawn);
            CHECK(from.bytes == 0 && from.blocks == 0 && from.broken == 0);
            if (!has_failed) break;
        }
}

/* ----------------------------------------------------------------- Remarks */

static void a_remark_of_a_solver_stays(void) {
    cas_variable x = variable("x");
    bound(x, CAS_EQUAL, 5, CAS_REQUIRED);
    OK(cas_solver_solve(solver));
    CHECK(cas_solver_last_status(solver) == CAS_OK && *cas_solver_last_error(solver) == 0);
    cas_constraint newer = bound(x, CAS_EQUAL, 7, CAS_REQUIRED);
    CHECK(cas_solver_solve(solver) == CAS_CONFLICT && value(x) == 5);
    CHECK(cas_solver_last_status(solver) == CAS_CONFLICT && *cas_solver_last_error(solver));
    CHECK(cas_solver_solve(solver) == CAS_CONFLICT); /* nothing has changed */
    cas_edit edit = edit_of(x);
    const cas_value *moved = NULL;
    size_t count = 0;
    CHECK(cas_solver_suggest(solver, edit, 9, NULL, NULL) == CAS_CONFLICT);
    CHECK(cas_solver_suggest(solver, edit, 10, &moved, &count) == CAS_CONFLICT && count == 1 && moved[0].value == 5);
    OK(cas_solver_remove(solver, newer));
    CHECK(cas_solver_suggest_all(solver, &edit, (double[]){11}, 1, &moved, &count) == CAS_OK && count == 0);
    CHECK(cas_solver_last_status(solver) == CAS_CONFLICT); /* the last that was not CAS_OK */
    CHECK(cas_solver_set_weight(solver, newer, 1) == CAS_ERROR_STALE && cas_solver_last_status(solver) == CAS_ERROR_STALE);
    OK(cas_solver_check(solver));
}

static void a_layout_with_a_remark_took_place(void) {
    cas_item box = view("box");
    place(box, 10, 20, 100, 30);
    OK(layout());
    cas_constraint wide = size_is(box, CAS_WIDTH, CAS_EQUAL, 200, CAS_REQUIRED);
    cas_constraint left = attach(box, CAS_CENTER_Y, CAS_WINDOW, CAS_CENTER_Y, 0);
    CHECK(layout() == CAS_CONFLICT && change_count == 0);
    CHECK(cas_scene_last_status(scene) == CAS_CONFLICT && *cas_scene_last_error(scene));
    CHECK(cas_scene_conflict_count(scene) == 2);
    OK(cas_scene_set_size(scene, 400, 500));
    CHECK(layout() == CAS_CONFLICT && change_count == 1 && changes[0].item == CAS_WINDOW);
    cas_edit edit = cas_scene_edit_attribute(scene, box, CAS_HEIGHT, CAS_WEAK);
    CHECK(cas_scene_suggest(scene, edit, 50, &changes, &change_count) == CAS_CONFLICT && change_count == 0);
    OK(cas_constraint_remove(scene, left));
    OK(cas_constraint_set_active(scene, wide, 0));
    OK(layout());
    CHECK(cas_scene_last_status(scene) == CAS_CONFLICT);
}

static void changing_height(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    static int calls;
    (void)request, (void)context;
    out_measurement->height = 20 + ++calls % 2;
}

static void no_height(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request, (void)context;
    out_measurement->height = NAN;
}

static void measured_sizes_give_remarks(void) {
    cas_item text = view("text");
    OK(cas_view_set_measure(scene, text, changing_height, NULL));
    attach(text, CAS_WIDTH, text, CAS_HEIGHT, 0);
    CHECK(layout() == CAS_UNSETTLED && cas_scene_last_status(scene) == CAS_UNSETTLED);
    CHECK(change_count > 0 && cas_item_frame(scene, text).height >= 20);
    cas_size size;
    CHECK(cas_view_fitting_size(scene, text, (cas_size){0, 0}, 50, 50, &size) == CAS_ERROR_UNSETTLED);
    OK(cas_view_set_measure(scene, text, no_height, NULL));
    CHECK(layout() == CAS_MISMEASURED && cas_scene_last_status(scene) == CAS_MISMEASURED);
    CHECK_OR_SAY(strstr(cas_scene_last_error(scene), "measure function gave nan"), "%s\n", cas_scene_last_error(scene));
    OK(cas_view_set_measure(scene, text, NULL, NULL));
    OK(layout());
}

/* The device turns and the keyboard comes, and what cannot hold is dropped. */
static void events_take_place_in_a_strict_scene(void) {
    cas_scene_free(scene);
    scene = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 480,
                                               .profile = CAS_PROFILE_IOS7, .flags = CAS_SCENE_STRICT}, NULL);
    cas_item box = view("box");
    const char *rules[] = {"H:|[box]|", "V:|[box(>=400)]", "box.bottom == keyboard_guide.top"};
    OK(cas_scene_add_rules(scene, rules, 3));
    cas_constraint height = size_is(view("other"), CAS_HEIGHT, CAS_EQUAL, 30, CAS_REQUIRED);
    OK(layout());
    CHECK(show_keyboard(0, CAS_CURVE_LINEAR) == CAS_CONFLICT && cas_keyboard_is_docked(scene));
    CHECK(layout() == CAS_CONFLICT && cas_scene_conflict_count(scene) == 1);
    /* What has nothing to do with the conflict can be changed; it stays. */
    OK(cas_constraint_set_constant(scene, height, 40));
    CHECK(layout() == CAS_CONFLICT && cas_scene_conflict_count(scene) == 1);
    OK(cas_keyboard_hide(scene, 0, CAS_CURVE_LINEAR));
    OK(layout());
    OK(cas_constraint_set_constant(scene, height, 45));
    CHECK(cas_scene_rotate(scene, CAS_LANDSCAPE_LEFT) == CAS_CONFLICT);
    CHECK(state_of_screen(scene).orientation == CAS_LANDSCAPE_LEFT && cas_item_frame(scene, CAS_WINDOW).width == 480);
    CHECK(sample(0.1) == CAS_CONFLICT);
    OK(cas_scene_begin_animation(scene, 0.3, CAS_CURVE_LINEAR, 0));
    OK(cas_view_set_hidden(scene, box, 1));
    CHECK(cas_scene_commit_animation(scene) == CAS_CONFLICT);
    CHECK(cas_scene_sample_in_window(scene, 0.1, &changes, &change_count) == CAS_CONFLICT && change_count > 0);
    OK(cas_scene_rotate(scene, CAS_PORTRAIT));
    OK(sample(9));
}

static void remarks_have_texts(void) {
    for (cas_status status = CAS_CONFLICT; status <= CAS_MISMEASURED; status++)
        for (cas_status other = status + 1; other <= 4; other++) /* 4 is no status */
            CHECK_OR_SAY(strcmp(cas_status_text(status), cas_status_text(other)), "%d and %d\n", (int)status, (int)other);
}

int main(void) {
    run("a solver that is not created has a status that says why", a_solver_says_why_it_is_not_created);
    run("a scene that is not created has a status that says why", a_scene_says_why_it_is_not_created);
    run("without memory nothing is created, and the status says so", nothing_is_created_without_memory);
    test("a conflict is a remark: values are solved, and the status stays", a_remark_of_a_solver_stays);
    scene_test("a layout with a remark took place", a_layout_with_a_remark_took_place);
    scene_test("measured sizes that do not settle, or are none, are remarks", measured_sizes_give_remarks);
    screen_test("events take place in a strict scene, with a remark", events_take_place_in_a_strict_scene);
    run("every remark has a text of its own", remarks_have_texts);
    return finish();
}

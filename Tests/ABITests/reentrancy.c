/* Callbacks that call the object that called them: these calls change nothing and free nothing. */
#include "scene.h"

static cas_item box;
static cas_constraint width;
static int calls;

/* Calls the scene from a callback. */
static void call_scene_again(void) {
    cas_equation equation;
    if (calls++ > 0)
        return;
    CHECK(cas_scene_set_size(scene, 1, 1) == CAS_ERROR_IN_USE);
    CHECK(cas_item_remove(scene, box) == CAS_ERROR_IN_USE);
    CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_ERROR_IN_USE);
    CHECK(cas_constraint_get(scene, width, &equation) == CAS_ERROR_IN_USE);
    CHECK(cas_scene_check(scene) == CAS_ERROR_IN_USE);
    CHECK(cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "more") == 0);
    CHECK(cas_scene_last_status(scene) == CAS_ERROR_IN_USE && *cas_scene_last_error(scene) != 0);
    CHECK(isnan(cas_item_frame(scene, box).x) && cas_item_kind(scene, box) == -1);
    CHECK(cas_scene_conflict_count(scene) == 0 && *cas_item_name(scene, box) == 0);
    cas_scene_free(scene);
}

static void write_to_scene(const char *piece, size_t length, void *context) {
    (void)piece, (void)length, (void)context;
    call_scene_again();
}

static void measured(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request, (void)context;
    call_scene_again();
    out_measurement->height = 30;
}

/* Checks that the call ran the callback and left the scene unchanged. */
#define CALLS_BACK(call)                               \
    do {                                              \
        uint64_t digest = cas_scene_digest(scene);    \
        calls = 0;                                    \
        OK(call);                                     \
        CHECK(calls > 0);                             \
        CHECK(cas_scene_digest(scene) == digest);     \
        CHECK(strcmp(cas_item_name(scene, box), "box") == 0); \
    } while (0)

static void writing_a_scene(void) {
    scene = cas_scene_new(&(cas_scene_options){
        .size = sizeof(cas_scene_options), .profile = CAS_PROFILE_IOS7, .width = 320, .height = 480}, NULL);
    box = view("box");
    width = size_is(box, CAS_WIDTH, CAS_EQUAL, 50, CAS_REQUIRED);
    size_is(box, CAS_WIDTH, CAS_EQUAL, 60, CAS_REQUIRED);
    CHECK(layout() == CAS_CONFLICT);
    CALLS_BACK(cas_constraint_write(scene, width, write_to_scene, NULL));
    CALLS_BACK(cas_scene_write_conflict(scene, 0, write_to_scene, NULL));
    CALLS_BACK(cas_scene_describe(scene, write_to_scene, NULL));
    CHECK(cas_constraint_write(scene, 77, write_to_scene, NULL) == CAS_ERROR_STALE);
    CHECK(cas_scene_set_size(scene, 300, 480) == CAS_OK);
    cas_scene_free(scene);
}

static void measuring(void) {
    calls = 0;
    box = view("box");
    width = size_is(box, CAS_WIDTH, CAS_EQUAL, 50, CAS_REQUIRED);
    OK(cas_view_set_measure(scene, box, measured, NULL));
    OK(layout());
    CHECK(calls > 0 && cas_item_frame(scene, box).height == 30);
}

static cas_variable first;

static void write_to_solver(const char *piece, size_t length, void *context) {
    (void)piece, (void)length, (void)context;
    if (calls++ > 0)
        return;
    cas_variable more;
    double number;
    CHECK(MADE(solver, more = cas_solver_add_variable(solver, "more")) == CAS_ERROR_IN_USE);
    CHECK(cas_solver_last_status(solver) == CAS_ERROR_IN_USE);
    CHECK(cas_solver_solve(solver) == CAS_ERROR_IN_USE);
    CHECK(cas_solver_values(solver, &first, 1, &number) == CAS_ERROR_IN_USE);
    CHECK(cas_solver_dump(solver, write_to_solver, NULL) == CAS_ERROR_IN_USE);
    CHECK(isnan(cas_solver_value(solver, first)) && *cas_solver_name(solver, first) == 0);
    CHECK(cas_solver_conflict_count(solver) == 0 && cas_solver_digest(solver) == 0);
    CHECK(*cas_solver_last_error(solver) != 0);
    cas_solver_free(solver);
}

static void writing_a_solver(void) {
    first = variable("first");
    for (int i = 0; i < 20; i++)
        bound(variable("other"), CAS_EQUAL, i, CAS_REQUIRED);
    OK(cas_solver_solve(solver));
    uint64_t digest = cas_solver_digest(solver);
    calls = 0;
    OK(cas_solver_dump(solver, write_to_solver, NULL));
    CHECK(calls > 60 && cas_solver_digest(solver) == digest);
    CHECK(strcmp(cas_solver_name(solver, first), "first") == 0);
}

/* An allocator that calls the solver or scene for which it allocates. */

static cas_path *path;
static void (*callback)(void);

static void *allocate_and_call(size_t bytes, void *context) {
    (void)context;
    if (callback)
        callback();
    return malloc(bytes);
}

static void *reallocate_and_call(void *memory, size_t old_bytes, size_t new_bytes, void *context) {
    (void)old_bytes, (void)context;
    if (callback)
        callback();
    return realloc(memory, new_bytes);
}

static void release_and_call(void *memory, size_t bytes, void *context) {
    (void)bytes, (void)context;
    if (callback)
        callback();
    free(memory);
}

static const cas_allocator calling = {allocate_and_call, reallocate_and_call, release_and_call, NULL};

static void call_the_solver(void) {
    calls++;
    size_t count;
    const cas_variable *moved;
    cas_edit edit;
    CHECK(cas_solver_add_variables(solver, 1, &first) == CAS_ERROR_IN_USE);
    CHECK(cas_solver_solve(solver) == CAS_ERROR_IN_USE);
    CHECK(MADE(solver, edit = cas_solver_edit_variable(solver, first, CAS_STRONG)) == CAS_ERROR_IN_USE);
    CHECK(isnan(cas_solver_value(solver, first)) && *cas_solver_last_error(solver) != 0);
    if (path) {
        CHECK(cas_path_variables(path, &moved, &count) == CAS_ERROR_IN_USE && cas_path_count(path) == 0);
        cas_path_free(path);
    }
    cas_solver_free(solver);
}

static void allocating_for_a_solver(void) {
    callback = NULL;
    path = NULL;
    solver = cas_solver_new(&(cas_solver_options){.size = sizeof(cas_solver_options), .allocator = calling}, NULL);
    cas_variable many[64];
    cas_edit edit;
    OK(cas_solver_add_variables(solver, 64, many));
    first = many[0];
    calls = 0;
    callback = call_the_solver;
    for (int i = 1; i < 64; i++)
        OK(MADE(solver, cas_solver_add(solver, (cas_term[]){{many[i], 1}, {many[i - 1], -1}}, 2, CAS_EQUAL, 8, CAS_REQUIRED)));
    OK(MADE(solver, edit = cas_solver_edit_variable(solver, first, CAS_STRONG)));
    OK(cas_solver_suggest(solver, edit, 3, NULL, NULL));
    CHECK(calls > 0 && cas_solver_value(solver, many[63]) == 3 + 63 * 8);
    OK(MADE(solver, path = cas_solver_path(solver, edit, 50)));
    CHECK(cas_path_count(path) == 2);
    OK(cas_solver_suggest(solver, edit, 7, NULL, NULL));
    calls = 0;
    cas_path *freed = path;
    cas_path_free(freed);
    CHECK(calls > 0);
    path = NULL;
    OK(cas_solver_check(solver));
    calls = 0;
    cas_solver_free(solver);
    CHECK(calls > 0);
    callback = NULL;
}

static void call_the_scene(void) {
    calls++;
    CHECK(cas_scene_set_size(scene, 1, 1) == CAS_ERROR_IN_USE);
    CHECK(cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, NULL) == 0);
    CHECK(cas_scene_last_status(scene) == CAS_ERROR_IN_USE && *cas_scene_last_error(scene) != 0);
    CHECK(isnan(cas_item_frame(scene, CAS_WINDOW).x));
    cas_scene_free(scene);
}

static void allocating_for_a_scene(void) {
    callback = NULL;
    scene = cas_scene_new(&(cas_scene_options){
        .size = sizeof(cas_scene_options), .allocator = calling, .width = 320, .height = 480}, NULL);
    calls = 0;
    callback = call_the_scene;
    for (int i = 0; i < 40; i++)
        box = view("box");
    width = size_is(box, CAS_WIDTH, CAS_EQUAL, 50, CAS_REQUIRED);
    OK(layout());
    CHECK(calls > 0 && cas_item_frame(scene, box).width == 50);
    calls = 0;
    cas_scene_free(scene);
    CHECK(calls > 0);
    callback = NULL;
}

int main(void) {
    run("calls on a scene from its write function are refused", writing_a_scene);
    scene_test("calls on a scene from a measure function are refused", measuring);
    test("calls on a solver from its write function are refused", writing_a_solver);
    run("calls on a solver or its paths from its allocator are refused", allocating_for_a_solver);
    run("calls on a scene from its allocator are refused", allocating_for_a_scene);
    return finish();
}

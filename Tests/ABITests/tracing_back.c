/* The function of a trace that calls what records in the trace, and makes more that would: nothing happens there. */
#include "scene.h"

static cas_item box;
static cas_variable first;
static int calls;

static double measured(cas_item item, double size, void *context) {
    (void)item, (void)size, (void)context;
    return 10;
}

static void count_bytes(const char *piece, size_t length, void *context) {
    (void)piece;
    *(size_t *)context += length;
}

static cas_trace *trace;
static cas_solver *other;

static void recorded(const char *piece, size_t length, void *context) {
    (void)piece, (void)length, (void)context;
    calls++;
    CHECK(cas_solver_new(&(cas_solver_options){.size = sizeof(cas_solver_options), .trace = trace}) == NULL);
    if (!solver || !scene)
        return;
    CHECK(cas_solver_add_variables(solver, 1, &first) == CAS_ERROR_IN_USE);
    CHECK(cas_solver_solve(solver) == CAS_ERROR_IN_USE && isnan(cas_solver_value(solver, first)));
    CHECK(cas_scene_set_size(scene, 1, 1) == CAS_ERROR_IN_USE);
    CHECK(cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, NULL) == 0);
    CHECK(cas_scene_last_status(scene) == CAS_ERROR_IN_USE && *cas_scene_last_error(scene) != 0);
    cas_scene_free(scene);
    cas_solver_free(solver);
    CHECK(cas_solver_solve(other) == CAS_OK);
}

static void writing_a_trace(void) {
    solver = NULL;
    scene = NULL;
    other = cas_solver_new(NULL);
    trace = cas_trace_new(NULL, recorded, NULL);
    cas_solver *made = cas_solver_new(&(cas_solver_options){.size = sizeof(cas_solver_options), .trace = trace});
    scene = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .trace = trace});
    solver = made;
    cas_variable x;
    calls = 0;
    OK(cas_solver_add_variable(solver, "x", &x));
    first = x;
    bound(x, CAS_EQUAL, 5, CAS_REQUIRED);
    OK(cas_solver_solve(solver));
    CHECK(calls > 0 && cas_solver_value(solver, x) == 5);
    box = view("box");
    OK(cas_view_set_measure(scene, box, measured, NULL));
    OK(layout());
    CHECK(strcmp(cas_item_name(scene, box), "box") == 0);
    /* so much that the bytes go out in the middle of a call */
    for (int i = 0; i < 400; i++)
        view("a view with a name of some length, so that its description fills the block of the trace");
    size_t length = 0;
    OK(cas_scene_describe(scene, count_bytes, &length));
    CHECK(length > 4096);
    cas_trace_free(trace);
    OK(cas_solver_solve(solver));
    first = x;
    CHECK(cas_solver_value(solver, x) == 5);
    cas_solver_free(solver);
    cas_scene_free(scene);
    cas_solver_free(other);
}

int main(void) {
    run("the function of a trace does not reach what records there", writing_a_trace);
    return finish();
}

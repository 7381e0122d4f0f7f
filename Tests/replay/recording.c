/* Tests of cas_record_start(): the bytes are written in time, and calls have the same results
 * as without a trace. run.py tests the bytes by replaying them. */
#include <casement/record.h>
#include <stddef.h>

#include "pool.h"

static char bytes[1 << 16];
static size_t count;
static cas_solver *inside; /* the solver that the write function calls, or NULL */

static void keep(const char *piece, size_t length, void *context) {
    CHECK(context == &count);
    if (CHECK(count + length <= sizeof bytes)) memcpy(bytes + count, piece, length);
    count += length;
    if (inside) CHECK(cas_solver_solve(inside) == CAS_OK);
}

static void begin(void) {
    count = 0;
    inside = NULL;
    CHECK(cas_record_start(keep, &count) == CAS_OK);
}

static cas_scene *a_scene(void) {
    return cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 480}, NULL);
}

/* Returns whether the bytes written so far contain the text. */
static int contains(const char *words) {
    size_t length = strlen(words);
    for (size_t i = 0; i + length <= count; i++)
        if (memcmp(bytes + i, words, length) == 0) return 1;
    return 0;
}

static void a_trace_contains_calls(void) {
    begin();
    cas_solver *solver = cas_solver_new(NULL, NULL);
    cas_variable width;
    CHECK(memcmp(bytes, "casement trace 1\n", 17) == 0);
    CHECK(contains(CAS_VERSION_STRING));
    CHECK(contains("cas_solver_new "));
    CHECK(!contains("cas_solver_add_variable "));
    CHECK(MADE(solver, width = cas_solver_add_variable(solver, "the width")) == CAS_OK);
    CHECK(contains("cas_solver_add_variable "));
    CHECK(contains("the width"));
    cas_solver_free(solver);
    CHECK(contains("cas_solver_free "));
    CHECK(bytes[count - 1] != 'e');
    cas_record_stop();
    CHECK(bytes[count - 1] == 'e');
}

static void a_function_is_defined_once(void) {
    begin();
    cas_solver *solver = cas_solver_new(NULL, NULL);
    CHECK(cas_solver_solve(solver) == CAS_OK);
    size_t first = count;
    CHECK(cas_solver_solve(solver) == CAS_OK);
    CHECK(count - first < 10); /* the second call and its result */
    cas_solver_free(solver);
    cas_record_stop();
}

static int is_in_time;

static void measure(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request, (void)context;
    is_in_time = contains("cas_scene_layout_if_needed ");
    out_measurement->height = 20;
}

static void a_call_is_in_the_trace_before_it_is_made(void) {
    begin();
    cas_scene *scene = a_scene();
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "text");
    CHECK(cas_view_set_measure(scene, view, measure, NULL) == CAS_OK);
    is_in_time = 0;
    CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
    CHECK(is_in_time);
    cas_scene_free(scene);
    cas_record_stop();
}

static void recorded_objects_can_be_used_after_the_trace(void) {
    begin();
    cas_solver *solver = cas_solver_new(NULL, NULL);
    cas_record_stop();
    size_t all = count;
    cas_variable variable;
    CHECK(MADE(solver, variable = cas_solver_add_variable(solver, NULL)) == CAS_OK);
    cas_solver_free(solver);
    CHECK(count == all);
    cas_record_stop();
    CHECK(count == all);
}

static void earlier_objects_are_not_recorded(void) {
    cas_solver *solver = cas_solver_new(NULL, NULL);
    begin();
    CHECK(cas_solver_solve(solver) == CAS_OK);
    cas_solver_free(solver);
    CHECK(cas_solver_solve(NULL) == CAS_ERROR_NULL);
    cas_record_stop();
    CHECK(!contains("cas_solver_"));
}

static void paths_are_recorded_with_their_solver(void) {
    begin();
    cas_solver *solver = cas_solver_new(NULL, NULL);
    cas_variable variable;
    cas_edit edit;
    cas_path *path;
    CHECK(MADE(solver, variable = cas_solver_add_variable(solver, NULL)) == CAS_OK);
    CHECK(MADE(solver, edit = cas_solver_edit_variable(solver, variable, CAS_STRONG)) == CAS_OK);
    CHECK(MADE(solver, path = cas_solver_path(solver, edit, 20)) == CAS_OK);
    CHECK(cas_path_count(path) == 2);
    CHECK(contains("cas_path_count "));
    cas_path_free(path);
    CHECK(contains("cas_path_free "));
    cas_solver_free(solver);
    cas_record_stop();
}

static void calls_from_the_write_function_are_not_recorded(void) {
    begin();
    cas_solver *solver = cas_solver_new(NULL, NULL);
    cas_solver *other = cas_solver_new(NULL, NULL);
    inside = other;
    CHECK(cas_solver_check(solver) == CAS_OK);
    inside = solver; /* the solver whose call is being written */
    CHECK(cas_solver_check(solver) == CAS_OK);
    inside = NULL;
    CHECK(!contains("cas_solver_solve "));
    cas_solver_free(solver);
    cas_solver_free(other);
    cas_record_stop();
}

static cas_solver *made;

static void keep_and_make(const char *piece, size_t length, void *context) {
    keep(piece, length, context);
    CHECK(cas_record_start(keep, &count) == CAS_ERROR_IN_USE);
    cas_solver_free(made);
    made = cas_solver_new(NULL, NULL);
}

static void the_write_function_may_make_and_free_solvers(void) {
    count = 0;
    made = NULL;
    CHECK(cas_record_start(keep_and_make, &count) == CAS_OK);
    for (int i = 0; i < 20; i++) {
        cas_solver *solver = cas_solver_new(NULL, NULL);
        CHECK(cas_solver_solve(solver) == CAS_OK);
        CHECK(cas_solver_solve(made) == CAS_OK); /* created by the write function, so not recorded */
        cas_solver_free(solver);
    }
    cas_record_stop();
    cas_solver_free(made);
}

/* Frees the solver of the call that is being written, and that of its path. */
static void keep_and_free(const char *piece, size_t length, void *context) {
    (void)piece, (void)length, (void)context;
    cas_solver_free(inside);
}

static void the_write_function_cannot_free_the_solver_of_an_open_call(void) {
    cas_variable width;
    double value = 0;
    inside = NULL;
    CHECK(cas_record_start(keep_and_free, NULL) == CAS_OK);
    cas_solver *recorded = cas_solver_new(NULL, NULL);
    inside = recorded;
    CHECK(MADE(recorded, width = cas_solver_add_variable(recorded, "width")) == CAS_OK);
    cas_edit edit = cas_solver_edit_variable(recorded, width, CAS_STRONG);
    cas_path *path = cas_solver_path(recorded, edit, 40);
    CHECK(path != NULL);
    CHECK(cas_path_sample(path, 20, &value) == CAS_OK && value == 20);
    cas_path_free(path);
    CHECK(cas_solver_solve(recorded) == CAS_OK);
    inside = NULL;
    cas_record_stop();
    CHECK(cas_solver_value(recorded, width) == 40);
    cas_solver_free(recorded);
}

static void keep_a_little(const char *piece, size_t length, void *context) {
    keep(piece, length, context);
    cas_record_stop();
}

static void the_write_function_may_end_its_trace(void) {
    count = 0;
    inside = NULL;
    CHECK(cas_record_start(keep_a_little, &count) == CAS_OK);
    cas_solver *solver = cas_solver_new(NULL, NULL);
    size_t first = count;
    CHECK(first > 0);
    cas_variable variable;
    CHECK(MADE(solver, variable = cas_solver_add_variable(solver, NULL)) == CAS_OK);
    cas_solver_free(solver);
    CHECK(count == first);
}

static void end(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request;
    cas_record_stop();
    if (context) begin();
    out_measurement->height = 20;
}

static void a_callback_may_end_the_trace_and_begin_another(void) {
    for (int again = 0; again < 2; again++) {
        begin();
        cas_scene *scene = a_scene();
        cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "text");
        CHECK(cas_view_set_measure(scene, view, end, again ? &count : NULL) == CAS_OK);
        CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
        CHECK(cas_item_frame(scene, view).height == 20);
        cas_solver *solver = cas_solver_new(NULL, NULL);
        CHECK(contains("cas_solver_new ") == again);
        cas_solver_free(solver);
        cas_scene_free(scene);
        cas_record_stop();
        CHECK(contains("cas_scene_free ") == 0); /* the scene is of the first trace */
    }
}

static cas_scene *outer; /* whose measure function runs */

/* Begins another trace, and makes calls on a scene of that trace. */
static void begin_again(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request, (void)context;
    cas_record_stop();
    begin();
    cas_scene *scene = a_scene();
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "inner");
    CHECK(view != 0);
    CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
    cas_scene_free(scene);
    cas_scene_free(outer); /* refused: the scene is in use */
    out_measurement->height = 20;
}

static void a_measure_function_uses_a_scene_of_another_trace(void) {
    begin();
    outer = a_scene();
    cas_item view = cas_scene_add_view(outer, CAS_WINDOW, CAS_PLAIN, "text");
    CHECK(cas_view_set_measure(outer, view, begin_again, NULL) == CAS_OK);
    for (int i = 0; i < 2; i++) {
        CHECK(cas_view_invalidate_measure(outer, view) == CAS_OK);
        CHECK(cas_scene_layout_if_needed(outer, NULL, NULL) == CAS_OK);
        CHECK(cas_item_frame(outer, view).height == 20);
        CHECK(contains("inner"));
    }
    CHECK(!contains("cas_view_set_measure "));
    cas_record_stop();
    /* The trace begins within a call that is not recorded. */
    CHECK(cas_view_invalidate_measure(outer, view) == CAS_OK);
    CHECK(cas_scene_layout_if_needed(outer, NULL, NULL) == CAS_OK);
    CHECK(cas_view_invalidate_measure(outer, view) == CAS_OK);
    CHECK(cas_scene_layout_if_needed(outer, NULL, NULL) == CAS_OK);
    CHECK(cas_item_frame(outer, view).height == 20);
    cas_scene_free(outer);
    cas_record_stop();
}

static void thirty(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request;
    ++*(int *)context;
    out_measurement->height = 30;
}

static double height_of(cas_scene *scene, cas_item view) {
    CHECK(cas_view_invalidate_measure(scene, view) == CAS_OK);
    CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
    return cas_item_frame(scene, view).height;
}

static void measure_functions_are_called(void) {
    int asked = 0;
    begin();
    cas_scene *scene = a_scene();
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "text");
    CHECK(cas_view_set_measure(scene, view, measure, NULL) == CAS_OK);
    CHECK(height_of(scene, view) == 20);
    CHECK(cas_view_set_measure(scene, view, thirty, &asked) == CAS_OK);
    CHECK(height_of(scene, view) == 30 && asked > 0);
    CHECK(cas_view_set_measure(scene, 0, measure, NULL) != CAS_OK);
    CHECK(height_of(scene, view) == 30);
    cas_record_stop();
    size_t all = count;
    asked = 0;
    CHECK(height_of(scene, view) == 30 && asked > 0); /* also after the trace */
    CHECK(cas_view_set_measure(scene, view, measure, NULL) == CAS_OK);
    CHECK(height_of(scene, view) == 20);
    CHECK(cas_view_set_measure(scene, view, NULL, NULL) == CAS_OK);
    cas_scene_free(scene);
    CHECK(count == all);
}

static void no_memory_beyond_the_arguments_is_read(void) {
    begin();
    cas_solver *solver = cas_solver_new(NULL, NULL);
    cas_scene *scene = a_scene();
    cas_variable variable;
    /* valgrind reports a read after these bytes. */
    char *name = malloc(CAS_NAME_MAX + 1);
    memset(name, 'a', CAS_NAME_MAX + 1);
    CHECK(MADE(solver, variable = cas_solver_add_variable(solver, name)) == CAS_ERROR_TEXT);
    free(name);
    size_t odd = 1001;
    size_t *options = malloc(sizeof *options);
    *options = odd;
    CHECK(cas_scene_add_format(scene, "", (const cas_format_options *)(void *)options, NULL, NULL) != CAS_OK);
    free(options);
    /* The options of a version that ended with the pointer to the metrics. */
    size_t size = offsetof(cas_format_options, metric_count);
    cas_format_options *format = malloc(size);
    cas_metric metric = {"x", 1};
    memset(format, 0, size);
    format->size = size;
    format->metrics = &metric;
    CHECK(cas_scene_add_format(scene, "H:[a]", format, NULL, NULL) != CAS_OK);
    free(format);
    cas_scene_free(scene);
    cas_solver_free(solver);
    cas_record_stop();
}

static void a_trace_needs_a_function(void) {
    CHECK(cas_record_start(NULL, NULL) == CAS_ERROR_NULL);
    begin();
    CHECK(cas_record_start(keep, &count) == CAS_ERROR_IN_USE);
    cas_record_stop();
    begin();
    cas_record_stop();
}

static void options_of_a_later_version(void) {
    struct {
        cas_solver_options known;
        uint64_t unknown;
    } options = {{.size = sizeof options}, 0};
    for (uint64_t unknown = 0; unknown < 2; unknown++) {
        begin();
        options.unknown = unknown;
        cas_solver *solver = cas_solver_new(&options.known, NULL);
        /* This version accepts unknown fields only if they are 0. */
        CHECK((solver != NULL) == (unknown == 0));
        cas_solver_free(solver);
        cas_record_stop();
    }
}

int main(void) {
    run("a trace contains the names of the called functions", a_trace_contains_calls);
    run("a function is defined once", a_function_is_defined_once);
    run("a call is in the trace before it is made", a_call_is_in_the_trace_before_it_is_made);
    run("recorded objects can be used after the trace", recorded_objects_can_be_used_after_the_trace);
    run("objects created before the trace are not recorded", earlier_objects_are_not_recorded);
    run("paths are recorded with their solver", paths_are_recorded_with_their_solver);
    run("calls from the write function are not recorded", calls_from_the_write_function_are_not_recorded);
    run("the write function may create and free solvers", the_write_function_may_make_and_free_solvers);
    run("the write function cannot free the solver of an open call",
        the_write_function_cannot_free_the_solver_of_an_open_call);
    run("the write function may end its trace", the_write_function_may_end_its_trace);
    run("a callback may end the trace and begin another",
        a_callback_may_end_the_trace_and_begin_another);
    run("a measure function may begin another trace and use a scene of it",
        a_measure_function_uses_a_scene_of_another_trace);
    run("measure functions are called as without a trace", measure_functions_are_called);
    run("recording reads no memory beyond the arguments", no_memory_beyond_the_arguments_is_read);
    run("a trace needs a function, and a second trace is refused",
        a_trace_needs_a_function);
    run("nonzero options of a later version are recorded as such", options_of_a_later_version);
    return finish();
}

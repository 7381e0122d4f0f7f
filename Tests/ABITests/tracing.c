/* Traces as their host sees them: bytes that come in time, memory that comes
 * back, and calls that are as they were without one. What the bytes say is tested
 * by replaying them: scripts/test-replay. */
#include <stddef.h>

#include "pool.h"

static char bytes[1 << 16];
static size_t count;
static cas_solver *inside; /* is called from the write function, if there is one: it records there */

static void keep(const char *piece, size_t length, void *context) {
    CHECK(context == &count);
    if (CHECK(count + length <= sizeof bytes)) memcpy(bytes + count, piece, length);
    count += length;
    if (inside) CHECK(cas_solver_solve(inside) == CAS_ERROR_IN_USE);
}

static cas_trace *begin(void) {
    count = 0;
    inside = NULL;
    return cas_trace_new(NULL, keep, &count);
}

static cas_solver *solver_in(cas_trace *trace) {
    return cas_solver_new(&(cas_solver_options){.size = sizeof(cas_solver_options), .trace = trace});
}

static cas_scene *scene_in(cas_trace *trace) {
    return cas_scene_new(&(cas_scene_options){
        .size = sizeof(cas_scene_options), .width = 320, .height = 480, .trace = trace});
}

/* Whether the trace has these words by now. */
static int says(const char *words) {
    size_t length = strlen(words);
    for (size_t i = 0; i + length <= count; i++)
        if (memcmp(bytes + i, words, length) == 0) return 1;
    return 0;
}

static void a_trace_tells_what_was_called(void) {
    cas_trace *trace = begin();
    cas_solver *solver = solver_in(trace);
    cas_variable width;
    CHECK(memcmp(bytes, "casement trace 1\n", 17) == 0);
    CHECK(says(CAS_VERSION_STRING));
    CHECK(says("cas_solver_new "));
    CHECK(!says("cas_solver_add_variable "));
    CHECK(cas_solver_add_variable(solver, "the width", &width) == CAS_OK);
    CHECK(says("cas_solver_add_variable "));
    CHECK(says("the width"));
    cas_solver_free(solver);
    CHECK(says("cas_solver_free "));
    CHECK(bytes[count - 1] != 'e');
    cas_trace_free(trace);
    CHECK(bytes[count - 1] == 'e');
}

static void a_function_is_explained_once(void) {
    cas_trace *trace = begin();
    cas_solver *solver = solver_in(trace);
    CHECK(cas_solver_solve(solver) == CAS_OK);
    size_t first = count;
    CHECK(cas_solver_solve(solver) == CAS_OK);
    CHECK(count - first < 10); /* the result of the first, and the second call */
    cas_solver_free(solver);
    cas_trace_free(trace);
}

static int is_in_time;

static double measure(cas_item item, double width, void *context) {
    (void)item, (void)width, (void)context;
    is_in_time = says("cas_scene_layout_if_needed ");
    return 20;
}

static void a_call_is_in_the_trace_before_it_is_made(void) {
    cas_trace *trace = begin();
    cas_scene *scene = scene_in(trace);
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "text");
    CHECK(cas_view_set_measure(scene, view, measure, NULL) == CAS_OK);
    is_in_time = 0;
    CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
    CHECK(is_in_time);
    cas_scene_free(scene);
    cas_trace_free(trace);
}

static void what_records_goes_on_without_its_trace(void) {
    cas_trace *trace = begin();
    cas_solver *solver = solver_in(trace);
    cas_trace_free(trace);
    size_t all = count;
    cas_variable variable;
    CHECK(cas_solver_add_variable(solver, NULL, &variable) == CAS_OK);
    cas_solver_free(solver);
    CHECK(count == all);
}

static void several_share_a_trace(void) {
    cas_trace *trace = begin();
    cas_solver *solver = solver_in(trace);
    cas_scene *scene = scene_in(trace);
    cas_variable variable;
    cas_edit edit;
    cas_path *path;
    CHECK(cas_solver_add_variable(solver, NULL, &variable) == CAS_OK);
    CHECK(cas_solver_edit_variable(solver, variable, CAS_STRONG, &edit) == CAS_OK);
    CHECK(cas_solver_path(solver, edit, 20, &path) == CAS_OK);
    CHECK(cas_path_count(path) == 2);
    CHECK(says("cas_path_count "));
    cas_path_free(path);
    CHECK(says("cas_path_free "));
    cas_scene_free(scene);
    cas_solver_free(solver);
    cas_trace_free(trace);
}

static void the_write_function_is_not_recorded_from_within(void) {
    cas_trace *trace = begin();
    cas_solver *solver = solver_in(trace);
    cas_solver *other = solver_in(trace);
    inside = other;
    CHECK(cas_solver_check(solver) == CAS_OK);
    inside = NULL;
    CHECK(!says("cas_solver_solve "));
    cas_solver_free(solver);
    cas_solver_free(other);
    cas_trace_free(trace);
}

static cas_trace *ending;

static void keep_a_little(const char *piece, size_t length, void *context) {
    keep(piece, length, context);
    cas_trace_free(ending);
}

static void the_write_function_may_end_its_trace(void) {
    pool memory = {0};
    cas_allocator allocator = {allocate, reallocate, release, &memory};
    count = 0;
    inside = NULL;
    ending = cas_trace_new(&allocator, keep_a_little, &count);
    cas_solver *solver = solver_in(ending);
    size_t first = count;
    CHECK(first > 0);
    cas_variable variable;
    CHECK(cas_solver_add_variable(solver, NULL, &variable) == CAS_OK);
    CHECK(count == first);
    cas_solver_free(solver);
    CHECK(count == first);
    CHECK(memory.bytes == 0);
}

static void no_more_is_read_than_without_a_trace(void) {
    cas_trace *trace = begin();
    cas_solver *solver = solver_in(trace);
    cas_scene *scene = scene_in(trace);
    cas_variable variable;
    /* Under valgrind or the address sanitizer a byte behind these would be told. */
    char *name = malloc(CAS_NAME_MAX + 1);
    memset(name, 'a', CAS_NAME_MAX + 1);
    CHECK(cas_solver_add_variable(solver, name, &variable) == CAS_ERROR_TEXT);
    free(name);
    size_t odd = 1001;
    size_t *options = malloc(sizeof *options);
    *options = odd;
    CHECK(cas_scene_write_svg(scene, (const cas_picture_options *)(void *)options, keep, &count) != CAS_OK);
    free(options);
    /* As of a version that ended with the pointer of the metrics. */
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
    cas_trace_free(trace);
}

static void all_memory_of_a_trace_comes_back(void) {
    pool memory = {0};
    cas_allocator allocator = {allocate, reallocate, release, &memory};
    count = 0;
    for (int order = 0; order < 2; order++) {
        cas_trace *trace = cas_trace_new(&allocator, keep, &count);
        CHECK(memory.bytes > 0);
        cas_solver *solver = solver_in(trace);
        if (order == 0) cas_solver_free(solver);
        cas_trace_free(trace);
        if (order == 1) {
            CHECK(memory.bytes > 0); /* the solver still looks at it */
            cas_solver_free(solver);
        }
        CHECK(memory.bytes == 0);
    }
    CHECK(memory.broken == 0);
}

static void there_is_no_trace_without_memory_or_a_function(void) {
    pool memory = {0};
    cas_allocator allocator = {allocate, reallocate, release, &memory};
    CHECK(cas_trace_new(NULL, NULL, NULL) == NULL);
    memory.failing_to = 1;
    CHECK(cas_trace_new(&allocator, keep, &count) == NULL);
    CHECK(memory.bytes == 0);
    allocator.release = NULL;
    CHECK(cas_trace_new(&allocator, keep, &count) == NULL);
    cas_trace_free(NULL);
}

static void options_of_an_earlier_version_have_no_trace(void) {
    cas_trace *trace = begin();
    cas_solver_options options = {.size = offsetof(cas_solver_options, trace), .trace = trace};
    cas_solver *solver = cas_solver_new(&options);
    CHECK(solver != NULL);
    CHECK(cas_solver_solve(solver) == CAS_OK);
    CHECK(!says("cas_solver_"));
    cas_solver_free(solver);
    cas_trace_free(trace);
}

static void options_of_a_later_version_are_told_to_be_so(void) {
    struct {
        cas_solver_options known;
        uint64_t unknown;
    } options = {{.size = sizeof options}, 0};
    for (uint64_t unknown = 0; unknown < 2; unknown++) {
        cas_trace *trace = begin();
        options.known.trace = trace;
        options.unknown = unknown;
        cas_solver *solver = cas_solver_new(&options.known);
        /* What this version does not know it can only take where nothing is set. */
        CHECK((solver != NULL) == (unknown == 0));
        cas_solver_free(solver);
        cas_trace_free(trace);
    }
}

int main(void) {
    run("a trace tells what was called", a_trace_tells_what_was_called);
    run("a function is explained once", a_function_is_explained_once);
    run("a call is in the trace before it is made", a_call_is_in_the_trace_before_it_is_made);
    run("what records goes on without its trace", what_records_goes_on_without_its_trace);
    run("several share a trace", several_share_a_trace);
    run("the write function is not recorded from within", the_write_function_is_not_recorded_from_within);
    run("the write function may end its trace", the_write_function_may_end_its_trace);
    run("no more is read than without a trace", no_more_is_read_than_without_a_trace);
    run("all memory of a trace comes back", all_memory_of_a_trace_comes_back);
    run("there is no trace without memory or a function", there_is_no_trace_without_memory_or_a_function);
    run("options of an earlier version have no trace", options_of_an_earlier_version_have_no_trace);
    run("options of a later version are told to be so", options_of_a_later_version_are_told_to_be_so);
    return finish();
}

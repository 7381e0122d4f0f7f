/* A library that changes one kind of result, named by CHANGED. It forwards all calls to the
 * library that it is linked with. */
#define _GNU_SOURCE
#include <casement.h>
#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int changes(const char *what) {
    return strcmp(getenv("CHANGED"), what) == 0;
}

#define REAL(type, name, parameters) \
    type (*real) parameters;         \
    *(void **)&real = dlsym(RTLD_NEXT, #name)

/* A returned struct: the seventh is slightly wider. */
CAS_API cas_rect cas_item_window_frame(const cas_scene *scene, cas_item item) {
    static int calls;
    REAL(cas_rect, cas_item_window_frame, (const cas_scene *, cas_item));
    cas_rect frame = real(scene, item);
    if (changes("struct") && ++calls == 7) frame.width += 1e-9;
    return frame;
}

/* A returned number. */
CAS_API double cas_solver_value(const cas_solver *solver, cas_variable variable) {
    REAL(double, cas_solver_value, (const cas_solver *, cas_variable));
    double value = real(solver, variable);
    return changes("number") ? value + 1 : changes("zero") && value == 0 ? -value : value;
}

/* A written array; CHANGED=number calls another function of this library. */
CAS_API cas_status cas_solver_values(const cas_solver *solver, const cas_variable *variables, size_t count,
                                     double *out_values) {
    REAL(cas_status, cas_solver_values, (const cas_solver *, const cas_variable *, size_t, double *));
    cas_status status = real(solver, variables, count, out_values);
    if (status == CAS_OK && count > 0 && changes("array")) out_values[count - 1] += 1;
    if (status == CAS_OK && count > 0 && changes("number")) out_values[0] = cas_solver_value(solver, variables[0]);
    return status;
}

/* An array owned by the library: its elements and its length. */
CAS_API cas_status cas_solver_suggest(cas_solver *solver, cas_edit edit, double value,
                                      const cas_value **out_changes, size_t *out_count) {
    static cas_value copy[64];
    REAL(cas_status, cas_solver_suggest, (cas_solver *, cas_edit, double, const cas_value **, size_t *));
    cas_status status = real(solver, edit, value, out_changes, out_count);
    if (status < CAS_OK || !out_changes || *out_count == 0) return status;
    if (changes("length")) --*out_count;
    if (changes("handed")) {
        memcpy(copy, *out_changes, *out_count * sizeof *copy);
        copy[*out_count - 1].value += 1;
        *out_changes = copy;
    }
    return status;
}

/* Written numbers, some of them infinite. */
CAS_API cas_status cas_solver_edit_range(cas_solver *solver, cas_edit edit, double *out_low, double *out_high) {
    REAL(cas_status, cas_solver_edit_range, (cas_solver *, cas_edit, double *, double *));
    cas_status status = real(solver, edit, out_low, out_high);
    if (status == CAS_OK && changes("infinity") && isinf(*out_low)) *out_low = -5;
    return status;
}

/* A returned text. */
CAS_API const char *cas_solver_name(const cas_solver *solver, cas_variable variable) {
    REAL(const char *, cas_solver_name, (const cas_solver *, cas_variable));
    return changes("text") ? "another" : real(solver, variable);
}

/* A status. */
CAS_API cas_status cas_solver_check(cas_solver *solver) {
    REAL(cas_status, cas_solver_check, (cas_solver *));
    return changes("status") ? CAS_ERROR_INTERNAL : real(solver);
}

/* A text written in pieces. */
CAS_API cas_status cas_solver_dump(const cas_solver *solver, cas_write write, void *context) {
    REAL(cas_status, cas_solver_dump, (const cas_solver *, cas_write, void *));
    cas_status status = real(solver, write, context);
    if (status == CAS_OK && changes("written")) write("more\n", 5, context);
    return status;
}

/* Changes of a layout that did not settle, and whether it calls the measure function. */
CAS_API cas_status cas_scene_layout_if_needed(cas_scene *scene, const cas_change **out_changes, size_t *out_count) {
    REAL(cas_status, cas_scene_layout_if_needed, (cas_scene *, const cas_change **, size_t *));
    if (changes("asked")) return real == 0 || scene == 0 ? CAS_ERROR_NULL : CAS_OK;
    cas_status status = real(scene, out_changes, out_count);
    if (status == CAS_UNSETTLED && changes("unsettled") && out_count) *out_count = 0;
    return status;
}

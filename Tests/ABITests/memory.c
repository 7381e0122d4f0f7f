/* Memory of a solver: the allocator is used for everything, all memory is released, and a
 * failed allocation leaves no trace. */
#include <math.h>

#include "pool.h"

/* A column of boxes in a window, each with a soft height and at least 20 high. The steps
 * call every function of the solver, one call per step. A step changes all or nothing, so
 * a step that ran out of memory can be repeated. */
enum { BOXES = 12 };

typedef struct world {
    cas_solver *solver;
    cas_variable window, edges[BOXES + 1], spare[40], named;
    cas_constraint least[BOXES], soft_rows[BOXES], bottom, extra, links[3];
    cas_edit window_edit, soft_edit, spare_edit;
    cas_path *path;
} world;

static cas_status add_window(world *w) { return MADE(w->solver, w->window = cas_solver_add_variable(w->solver, "window")); }

static cas_status add_edges(world *w) { return cas_solver_add_variables(w->solver, BOXES + 1, w->edges); }

static cas_status add_named(world *w) {
    return MADE(w->solver, w->named = cas_solver_add_variable(w->solver, "a name that is long enough to need memory of its own"));
}

static cas_status add_top(world *w) {
    cas_term top = {w->edges[0], 1};
    return MADE(w->solver, cas_solver_add(w->solver, &top, 1, CAS_EQUAL, 0, CAS_REQUIRED));
}

/* edge[i + 1] - edge[i] >= 20 and, weakly, == 50 */
static void fill(world *w, cas_relation relation, double constant, cas_priority priority, cas_term terms[][2],
                 cas_row *rows) {
    for (size_t i = 0; i < BOXES; i++) {
        terms[i][0] = (cas_term){w->edges[i + 1], 1};
        terms[i][1] = (cas_term){w->edges[i], -1};
        rows[i] = (cas_row){terms[i], 2, relation, priority, constant, 0};
    }
}

static cas_status add_least(world *w) {
    cas_term terms[BOXES][2];
    cas_row rows[BOXES];
    fill(w, CAS_GREATER_OR_EQUAL, 20, CAS_REQUIRED, terms, rows);
    return cas_solver_add_rows(w->solver, rows, BOXES, w->least);
}

/* Each row has a larger weight than the one before, so that the solution is unique. */
static cas_status add_soft_rows(world *w) {
    cas_term terms[BOXES][2];
    cas_row rows[BOXES];
    fill(w, CAS_EQUAL, 50, CAS_WEAK, terms, rows);
    for (size_t i = 0; i < BOXES; i++)
        rows[i].weight = 1 + (double)i / 8;
    return cas_solver_add_rows(w->solver, rows, BOXES, w->soft_rows);
}

static cas_status add_bottom(world *w) {
    cas_term terms[] = {{w->edges[BOXES], 1}, {w->window, -1}};
    return MADE(w->solver, w->bottom = cas_solver_add(w->solver, terms, 2, CAS_EQUAL, 0, CAS_STRONG));
}

static cas_status solve(world *w) { return cas_solver_solve(w->solver); }

static cas_status edit_window(world *w) {
    return MADE(w->solver, w->window_edit = cas_solver_edit_variable(w->solver, w->window, CAS_STRONG));
}

static cas_status suggest_window(world *w) {
    const cas_value *changes;
    size_t count;
    return cas_solver_suggest(w->solver, w->window_edit, 500, &changes, &count);
}

static cas_status ask_range(world *w) {
    double low, high;
    return cas_solver_edit_range(w->solver, w->window_edit, &low, &high);
}

static cas_status edit_soft(world *w) { return MADE(w->solver, w->soft_edit = cas_solver_edit_constant(w->solver, w->soft_rows[3])); }

static cas_status suggest_both(world *w) {
    const cas_edit edits[] = {w->window_edit, w->soft_edit};
    const double values[] = {700, 90};
    const cas_value *changes;
    size_t count;
    return cas_solver_suggest_all(w->solver, edits, values, 2, &changes, &count);
}

static cas_status take_path(world *w) { return MADE(w->solver, w->path = cas_solver_path(w->solver, w->window_edit, 300)); }

static cas_status squeeze(world *w) { return cas_solver_suggest(w->solver, w->window_edit, 10, NULL, NULL); }

static cas_status widen(world *w) { return cas_solver_suggest(w->solver, w->window_edit, 800, NULL, NULL); }

static cas_status set_constants(world *w) {
    double constants[BOXES];
    for (size_t i = 0; i < BOXES; i++)
        constants[i] = 20 + (double)i;
    return cas_solver_set_constants(w->solver, w->least, constants, BOXES);
}

static cas_status set_priority(world *w) { return cas_solver_set_priority(w->solver, w->bottom, CAS_REQUIRED); }

static cas_status set_weight(world *w) { return cas_solver_set_weight(w->solver, w->soft_rows[5], 3); }

static cas_status try_held(world *w) {
    cas_term term = {w->edges[4], 1};
    cas_row row = {&term, 1, CAS_GREATER_OR_EQUAL, CAS_REQUIRED, 250, 0};
    return MADE(w->solver, w->extra = cas_solver_try_add(w->solver, &row));
}

/* With the required edge[4] >= 250, the boxes below it cannot end above 260. */
static cas_status try_refused(world *w) {
    cas_term term = {w->edges[BOXES], 1};
    cas_row row = {&term, 1, CAS_LESS_OR_EQUAL, CAS_REQUIRED, 260, 0};
    cas_status status = MADE(w->solver, cas_solver_try_add(w->solver, &row));
    CHECK(status != CAS_OK);
    return status == CAS_ERROR_CONFLICT ? CAS_OK : status;
}

static cas_status add_conflict(world *w) {
    cas_term term = {w->edges[BOXES], 1};
    return MADE(w->solver, w->links[0] = cas_solver_add(w->solver, &term, 1, CAS_LESS_OR_EQUAL, 260, CAS_REQUIRED));
}

static cas_status solve_conflict(world *w) {
    cas_status status = cas_solver_solve(w->solver);
    CHECK(status != CAS_OK);
    return status == CAS_CONFLICT ? CAS_OK : status;
}

static cas_status name_conflict(world *w) {
    const cas_constraint *rows;
    size_t count;
    return cas_solver_conflict(w->solver, 0, &rows, &count);
}

static cas_status remove_conflict(world *w) { return cas_solver_remove(w->solver, w->links[0]); }

/* A cycle of three: spare[0] + spare[1] == 10 and so on. */
static cas_status add_spare(world *w) { return cas_solver_add_variables(w->solver, 40, w->spare); }

static cas_status add_cycle(world *w) {
    cas_term terms[3][2];
    cas_row rows[3];
    for (size_t i = 0; i < 3; i++) {
        terms[i][0] = (cas_term){w->spare[i], 1};
        terms[i][1] = (cas_term){w->spare[(i + 1) % 3], 1};
        rows[i] = (cas_row){terms[i], 2, CAS_EQUAL, CAS_REQUIRED, 10 + (double)i, 0};
    }
    return cas_solver_add_rows(w->solver, rows, 3, w->links);
}

static cas_status ask_ambiguity(world *w) {
    int32_t ambiguous;
    return cas_solver_is_ambiguous(w->solver, w->spare[7], &ambiguous);
}

static cas_status ask_all_ambiguity(world *w) {
    const cas_variable *variables;
    size_t count;
    return cas_solver_ambiguous(w->solver, SIZE_MAX, &variables, &count);
}

static cas_status ask_changes(world *w) {
    const cas_value *changes;
    size_t count;
    return cas_solver_changes(w->solver, &changes, &count);
}

static cas_status check(world *w) { return cas_solver_check(w->solver); }

static cas_status edit_spare(world *w) {
    return MADE(w->solver, w->spare_edit = cas_solver_edit_variable_weighted(w->solver, w->spare[9], CAS_WEAK, 2));
}

static cas_status end_spare_edit(world *w) { return cas_solver_end_edit(w->solver, w->spare_edit); }

static cas_status end_soft_edit(world *w) { return cas_solver_end_edit(w->solver, w->soft_edit); }

static cas_status remove_cycle(world *w) { return cas_solver_remove_rows(w->solver, w->links, 3); }

static cas_status remove_extra(world *w) { return cas_solver_remove(w->solver, w->extra); }

static cas_status remove_named(world *w) { return cas_solver_remove_variable(w->solver, w->named); }

static const struct step {
    const char *name;
    cas_status (*take)(world *);
    int solves;
} steps[] = {
#define RECORDS(function) {#function, function, 0}
#define SOLVES(function) {#function, function, 1}
    RECORDS(add_window),       RECORDS(add_edges),         RECORDS(add_named),        RECORDS(add_top),
    RECORDS(add_least),        RECORDS(add_soft_rows),        RECORDS(add_bottom),       SOLVES(solve),
    RECORDS(ask_changes),      SOLVES(edit_window),      SOLVES(suggest_window),  SOLVES(ask_range),
    SOLVES(edit_soft),       SOLVES(suggest_both),     SOLVES(take_path),       SOLVES(squeeze),
    SOLVES(widen),           RECORDS(set_constants),     SOLVES(solve),           RECORDS(set_priority),
    SOLVES(solve),           RECORDS(set_weight),        SOLVES(solve),           SOLVES(try_held),
    SOLVES(try_refused),     RECORDS(add_conflict),      SOLVES(solve_conflict),  SOLVES(name_conflict),
    RECORDS(remove_conflict),  SOLVES(solve),            RECORDS(add_spare),        RECORDS(add_cycle),
    SOLVES(solve),           SOLVES(ask_ambiguity),    SOLVES(ask_all_ambiguity), RECORDS(ask_changes),
    SOLVES(check),           SOLVES(edit_spare),       SOLVES(end_spare_edit),  SOLVES(end_soft_edit),
    SOLVES(suggest_window),  RECORDS(remove_cycle),      SOLVES(solve),           RECORDS(remove_extra),
    RECORDS(remove_named),     SOLVES(solve),            SOLVES(check),
};
enum { STEPS = sizeof steps / sizeof *steps };

/* ------------------------------------------------------------ Visible state */

typedef struct line {
    char text[512];
    size_t length;
    uint64_t digest;
} line;

/* Digests the dump line by line, without the rows that determine the variables. */
static void digest_lines(const char *text, size_t length, void *context) {
    line *current = context;
    for (size_t i = 0; i < length; i++) {
        if (current->length + 1 < sizeof current->text)
            current->text[current->length++] = text[i];
        if (text[i] != '\n')
            continue;
        current->text[current->length] = 0;
        char *holder = strstr(current->text, "  from ");
        if (!holder)
            holder = strstr(current->text, "  by itself");
        if (holder)
            *holder = 0;
        for (const char *c = current->text; *c; c++)
            current->digest = (current->digest ^ (unsigned char)*c) * 1099511628211u;
        current->length = 0;
    }
}

/* Digests the visible state: variables, values, rows and their violations. A solve that
 * runs out of memory may also change the basis. */
static uint64_t visible_state(world *w, const struct step *step) {
    line current = {.digest = 14695981039346656037u};
    CHECK(cas_solver_dump(w->solver, digest_lines, &current) == CAS_OK);
    return step->solves ? current.digest : current.digest ^ cas_solver_digest(w->solver);
}

static void values_of(world *w, double *values) {
    CHECK(cas_solver_values(w->solver, w->edges, BOXES + 1, values) == CAS_OK);
    CHECK(cas_solver_values(w->solver, w->spare, 40, values + BOXES + 1) == CAS_OK);
}
enum { VALUES = BOXES + 1 + 40 };

/* The first run, without failures: the values, and the number of allocations at the end of each step. */
typedef struct course {
    double values[VALUES];
    size_t calls[STEPS];
} course;

/* Runs all steps while some allocations fail. Steps before the first failure are not checked, because they equal those
 * of the first run. */
static void run_steps(pool *from, course *first, int is_first) {
    world w = {.solver = solver_from(from)};
    size_t place = from->failing_from;
    double values[VALUES];
    if (!w.solver) {
        CHECK(from->blocks == 0);
        never_fail(from);
        w.solver = solver_from(from);
    }
    for (size_t i = 0; i < STEPS; i++) {
        int may_fail = from->failing_to && first->calls[i] > place;
        uint64_t before = may_fail ? visible_state(&w, &steps[i]) : 0;
        cas_status status = steps[i].take(&w);
        if (status == CAS_ERROR_OUT_OF_MEMORY && may_fail) {
            CHECK(strlen(cas_solver_last_error(w.solver)) > 0);
            CHECK_OR_SAY(visible_state(&w, &steps[i]) == before,
                        "step %zu, %s, changed the visible state when allocation %zu failed\n", i, steps[i].name, place);
            never_fail(from);
            status = steps[i].take(&w);
        }
        CHECK_OR_SAY(status == CAS_OK, "step %zu, %s, returns %d (allocation %zu failed): %s\n", i, steps[i].name,
                    status, place, cas_solver_last_error(w.solver));
        if (is_first) first->calls[i] = from->calls;
    }
    visible_state(&w, &steps[STEPS - 1]); /* everything can be read */
    values_of(&w, is_first ? first->values : values);
    for (size_t i = 0; !is_first && i < VALUES; i++)
        CHECK_OR_SAY(fabs(values[i] - first->values[i]) <= 1e-9 * (1 + fabs(first->values[i])),
                     "value %zu is %g instead of %g after allocation %zu failed\n", i, values[i], first->values[i],
                     place);
    cas_path_free(w.path);
    cas_solver_free(w.solver);
    CHECK(from->bytes == 0 && from->blocks == 0 && from->broken == 0);
}

/* -------------------------------------------------------------------- Tests */

static void all_memory_is_released(void) {
    pool from = {0};
    course first;
    run_steps(&from, &first, 1);
    CHECK(from.calls > 10);
}

/* For each allocation of the steps, runs them while this one and the next ones fail, `length` in all. */
static void fail_everywhere(size_t length) {
    course first;
    pool from = {0};
    run_steps(&from, &first, 1);
    size_t calls = from.calls;
    for (size_t place = 0; place < calls; place++) {
        from = (pool){.failing_from = place, .failing_to = length < SIZE_MAX - place ? place + length : SIZE_MAX};
        run_steps(&from, &first, 0);
    }
    printf("  %zu failing allocations\n", calls);
}

static void one_failure(void) { fail_everywhere(1); }

static void no_more_memory(void) { fail_everywhere(SIZE_MAX); }

static void statistics_agree(void) {
    pool from = {0};
    world w = {.solver = solver_from(&from)};
    for (size_t i = 0; i < STEPS; i++) {
        cas_solver_statistics statistics = {.size = sizeof statistics};
        CHECK(steps[i].take(&w) == CAS_OK);
        CHECK(cas_solver_get_statistics(w.solver, &statistics) == CAS_OK);
        CHECK(statistics.bytes == from.bytes);
        CHECK(statistics.allocations == from.calls);
    }
    cas_path_free(w.path);
    cas_solver_free(w.solver);
}

static void forty_steps(world *w, cas_edit edit, double low, double high) {
    const cas_value *changes;
    size_t count;
    for (int i = 0; i <= 40; i++)
        CHECK(cas_solver_suggest(w->solver, edit, low + (high - low) * i / 40, &changes, &count) == CAS_OK);
    for (int i = 40; i >= 0; i--)
        CHECK(cas_solver_suggest(w->solver, edit, low + (high - low) * i / 40, NULL, NULL) == CAS_OK);
    CHECK(cas_solver_changes(w->solver, &changes, &count) == CAS_OK);
}

static void a_mixed_round(world *w) {
    const cas_edit edits[] = {w->window_edit, w->soft_edit};
    double values[2], edges[BOXES + 1], constants[BOXES], low, high;
    const cas_value *changes;
    size_t count;
    for (int i = 0; i < 20; i++) {
        values[0] = 500 + 10 * i;
        values[1] = 40 + i;
        CHECK(cas_solver_suggest_all(w->solver, edits, values, 2, &changes, &count) == CAS_OK);
        CHECK(cas_solver_values(w->solver, w->edges, BOXES + 1, edges) == CAS_OK);
        for (size_t box = 0; box < BOXES; box++)
            constants[box] = 20 + (i + (int)box) % 5;
        CHECK(cas_solver_set_constants(w->solver, w->least, constants, BOXES) == CAS_OK);
        CHECK(cas_solver_set_constant(w->solver, w->soft_rows[0], 50 + i) == CAS_OK);
        CHECK(cas_solver_solve(w->solver) == CAS_OK);
        CHECK(cas_solver_changes(w->solver, &changes, &count) == CAS_OK);
        CHECK(cas_solver_edit_range(w->solver, w->window_edit, &low, &high) == CAS_OK);
    }
}

static void steady_edits(void) {
    pool from = {0};
    world w = {.solver = solver_from(&from)};
    for (size_t i = 0; steps[i].take != take_path; i++)
        CHECK(steps[i].take(&w) == CAS_OK);
    for (int round = 0; round < 5; round++) {
        size_t calls = from.calls;
        forty_steps(&w, w.window_edit, 600, 640); /* no row changes sides here */
        forty_steps(&w, w.window_edit, 100, 900); /* all rows change sides here */
        forty_steps(&w, w.soft_edit, 30, 70);
        a_mixed_round(&w);
        if (round >= 2)
            CHECK(from.calls == calls);
    }
    cas_solver_free(w.solver);
    CHECK(from.bytes == 0);
}

static void removing_a_variable_releases_its_name(void) {
    pool from = {0};
    cas_solver *solver = solver_from(&from);
    cas_variable variable;
    size_t bytes = 0;
    for (int i = 0; i < 100; i++) {
        CHECK(MADE(solver, variable = cas_solver_add_variable(solver, "a name that takes some room")) == CAS_OK);
        CHECK(cas_solver_remove_variable(solver, variable) == CAS_OK);
        if (i == 1)
            bytes = from.bytes;
    }
    CHECK(from.bytes == bytes);
    cas_solver_free(solver);
    CHECK(from.bytes == 0);
}

static void a_path_is_independent(void) {
    pool from = {0};
    world w = {.solver = solver_from(&from)};
    double number, last[64];
    const double *values;
    const cas_variable *variables;
    size_t count;
    for (size_t i = 0; i == 0 || steps[i - 1].take != take_path; i++)
        CHECK(steps[i].take(&w) == CAS_OK);
    CHECK(cas_path_variables(w.path, &variables, &count) == CAS_OK && count <= 64);
    CHECK(cas_path_point(w.path, cas_path_count(w.path) - 1, &number, &values) == CAS_OK);
    memcpy(last, values, count * sizeof *last);
    CHECK(widen(&w) == CAS_OK && remove_named(&w) == CAS_OK && set_weight(&w) == CAS_OK && solve(&w) == CAS_OK);
    CHECK(cas_path_point(w.path, cas_path_count(w.path) - 1, &number, &values) == CAS_OK);
    CHECK(number == 300 && memcmp(last, values, count * sizeof *last) == 0);
    size_t bytes = from.bytes;
    cas_path_free(w.path);
    CHECK(from.bytes < bytes);
    cas_solver_free(w.solver);
    CHECK(from.bytes == 0 && from.blocks == 0);
}

static void malloc_is_the_default(void) {
    course first;
    double values[VALUES];
    pool from = {0};
    run_steps(&from, &first, 1);
    world w = {.solver = cas_solver_new(NULL, NULL)};
    for (size_t i = 0; i < STEPS; i++)
        CHECK(steps[i].take(&w) == CAS_OK);
    values_of(&w, values);
    CHECK(memcmp(values, first.values, sizeof values) == 0);
    cas_path_free(w.path);
    cas_solver_free(w.solver);
}

int main(void) {
    run("all memory is released with the length that was allocated", all_memory_is_released);
    run("statistics have the numbers of bytes and calls of the allocator", statistics_agree);
    run("a step with one failed allocation changes nothing and can be repeated", one_failure);
    run("steps change nothing while all allocations fail", no_more_memory);
    run("steady edits allocate nothing", steady_edits);
    run("removing a variable releases its name", removing_a_variable_releases_its_name);
    run("a path is independent of later changes to its solver", a_path_is_independent);
    run("the default allocator is malloc, with the same results", malloc_is_the_default);
    return finish();
}

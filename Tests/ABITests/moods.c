/* What the solver promises, seen through its interface: noting and solving,
 * refusing, dropping, priorities and weights, edits, paths, and words. */
#include <casement.h>
#include <math.h>
#include <stdlib.h>

#include "harness.h"

#define OK(call) CHECK((call) == CAS_OK)
#define NEAR(value, expected) CHECK(is_near(value, expected))

static cas_solver *solver;

static int is_near(double value, double expected) { return fabs(value - expected) <= 1e-9 * (1 + fabs(expected)); }

static cas_variable variable(const char *name) {
    cas_variable made = 0;
    OK(cas_solver_add_variable(solver, name, &made));
    return made;
}

/* a * x + b * y (relation) constant; y may be 0 */
static cas_constraint row(double a, cas_variable x, double b, cas_variable y, cas_relation relation, double constant,
                          cas_priority priority) {
    cas_term terms[] = {{x, a}, {y, b}};
    cas_constraint made = 0;
    OK(cas_solver_add(solver, terms, y ? 2 : 1, relation, constant, priority, &made));
    return made;
}

static cas_constraint bound(cas_variable x, cas_relation relation, double constant, cas_priority priority) {
    return row(1, x, 0, 0, relation, constant, priority);
}

static cas_constraint weighted(cas_variable x, double constant, cas_priority priority, double weight) {
    cas_term term = {x, 1};
    cas_row made = {&term, 1, CAS_EQUAL, priority, constant, weight};
    cas_constraint out = 0;
    OK(cas_solver_add_rows(solver, &made, 1, &out));
    return out;
}

static cas_status try_bound(cas_variable x, cas_relation relation, double constant, cas_priority priority,
                            cas_constraint *out) {
    cas_term term = {x, 1};
    cas_row made = {&term, 1, relation, priority, constant, 0};
    return cas_solver_try_add(solver, &made, out);
}

static double value(cas_variable x) { return cas_solver_value(solver, x); }

static cas_edit edit_of(cas_variable x) {
    cas_edit made = 0;
    OK(cas_solver_edit_variable(solver, x, CAS_STRONG, &made));
    return made;
}

/* The value of x among the changes; NaN when it is not there. */
static double change_of(cas_variable x, const cas_value *changes, size_t count) {
    double found = NAN;
    for (size_t i = 0; i < count; i++)
        if (changes[i].variable == x) {
            CHECK(isnan(found));
            found = changes[i].value;
        }
    return found;
}

static int names(const uint32_t *ids, size_t count, uint32_t id) {
    for (size_t i = 0; i < count; i++)
        if (ids[i] == id)
            return 1;
    return 0;
}

static cas_solver_statistics statistics(void) {
    cas_solver_statistics now = {.size = sizeof now};
    OK(cas_solver_get_statistics(solver, &now));
    return now;
}

/* ---------------------------------------------------------------- The moods */

static void the_library_is_the_headers(void) {
    CHECK(cas_version() == CAS_VERSION_MAJOR * 10000 + CAS_VERSION_MINOR * 100 + CAS_VERSION_PATCH);
    CHECK(strcmp(cas_version_string(), CAS_VERSION_STRING) == 0);
    CHECK(cas_abi_version() == CAS_ABI_VERSION);
}

static void noted_until_solved(void) {
    cas_variable x = variable("x");
    cas_constraint is = bound(x, CAS_EQUAL, 5, CAS_REQUIRED);
    CHECK(value(x) == 0);
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 5);
    OK(cas_solver_set_constant(solver, is, 7));
    CHECK(value(x) == 5);
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 7);
    OK(cas_solver_remove(solver, is));
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 7);
    CHECK(cas_solver_remove(solver, is) == CAS_ERROR_STALE);
}

static void many_in_one_call(void) {
    cas_variable all[100];
    cas_term terms[100][2];
    cas_row rows[100];
    cas_constraint made[100];
    double values[100];
    OK(cas_solver_add_variables(solver, 100, all));
    for (size_t i = 0; i < 100; i++) {
        terms[i][0] = (cas_term){all[i], 1};
        terms[i][1] = (cas_term){all[i ? i - 1 : 0], -1};
        rows[i] = (cas_row){terms[i], i ? 2 : 1, CAS_EQUAL, CAS_REQUIRED, 3, 0};
    }
    OK(cas_solver_add_rows(solver, rows, 100, made));
    OK(cas_solver_solve(solver));
    OK(cas_solver_values(solver, all, 100, values));
    for (size_t i = 0; i < 100; i++)
        CHECK(values[i] == 3.0 * (double)(i + 1));
    OK(cas_solver_remove_rows(solver, made + 50, 50));
    OK(cas_solver_set_constant(solver, made[0], 10));
    OK(cas_solver_solve(solver));
    CHECK(value(all[49]) == 10 + 3 * 49 && value(all[99]) == 300);
    OK(cas_solver_check(solver));
}

static void a_refused_row_leaves_no_trace(void) {
    cas_variable x = variable("x");
    cas_constraint least = bound(x, CAS_GREATER_OR_EQUAL, 2, CAS_REQUIRED), refused = 7;
    const cas_constraint *with;
    size_t count;
    OK(cas_solver_solve(solver));
    cas_solver_statistics before = statistics();
    uint64_t digest = cas_solver_digest(solver);
    CHECK(try_bound(x, CAS_LESS_OR_EQUAL, 1, CAS_REQUIRED, &refused) == CAS_ERROR_CONFLICT);
    CHECK(strlen(cas_solver_last_error(solver)) > 0);
    CHECK(cas_solver_digest(solver) == digest && refused == 7);
    CHECK(statistics().constraints == before.constraints && statistics().terms == before.terms);
    OK(cas_solver_refusal(solver, &with, &count));
    CHECK(count == 1 && with[0] == least);
    CHECK(cas_solver_conflict_count(solver) == 0);
    cas_edit edit = edit_of(x);
    OK(cas_solver_edit_set(solver, edit, 5));
    CHECK(value(x) == 5);
    OK(cas_solver_edit_set(solver, edit, 0));
    CHECK(value(x) == 2);
    OK(cas_solver_check(solver));
}

/* What fails does not solve what was noted before it, either. */
static void a_failure_leaves_what_is_noted(void) {
    cas_variable x = variable("x");
    bound(x, CAS_EQUAL, 5, CAS_REQUIRED);
    uint64_t digest = cas_solver_digest(solver);
    CHECK(cas_solver_remove_variable(solver, x) == CAS_ERROR_IN_USE);
    CHECK(value(x) == 0 && cas_solver_digest(solver) == digest);
    CHECK(try_bound(x, CAS_EQUAL, NAN, CAS_REQUIRED, NULL) == CAS_ERROR_NOT_FINITE);
    CHECK(value(x) == 0 && cas_solver_digest(solver) == digest);
    CHECK(cas_solver_edit_set(solver, 12345, 1) == CAS_ERROR_STALE);
    CHECK(value(x) == 0 && cas_solver_digest(solver) == digest);
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 5);
}

/* A variable may go once its last row has, solved or not. */
static void a_variable_goes_after_its_rows(void) {
    cas_variable x = variable("x"), y = variable("y");
    cas_constraint is = bound(x, CAS_EQUAL, 5, CAS_REQUIRED);
    cas_constraint noted = bound(y, CAS_EQUAL, 5, CAS_REQUIRED);
    OK(cas_solver_remove(solver, noted));
    OK(cas_solver_remove_variable(solver, y));
    OK(cas_solver_solve(solver));
    OK(cas_solver_remove(solver, is));
    OK(cas_solver_remove_variable(solver, x));
    CHECK(statistics().variables == 0 && statistics().constraints == 0 && statistics().terms == 0);
}

static void a_tried_row_holds_at_once(void) {
    cas_variable x = variable("x");
    cas_constraint is = 0, soft = 0;
    OK(try_bound(x, CAS_EQUAL, 4, CAS_REQUIRED, &is));
    CHECK(value(x) == 4);
    OK(try_bound(x, CAS_EQUAL, 9, CAS_STRONG, &soft)); /* a soft row is never refused */
    CHECK(value(x) == 4);
    OK(cas_solver_remove(solver, is));
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 9);
}

static void a_refusal_is_minimal(void) {
    cas_variable x = variable("x"), y = variable("y"), z = variable("z");
    cas_constraint x_least = bound(x, CAS_GREATER_OR_EQUAL, 6, CAS_REQUIRED);
    cas_constraint y_least = bound(y, CAS_GREATER_OR_EQUAL, 6, CAS_REQUIRED);
    const cas_constraint *with;
    size_t count;
    bound(z, CAS_GREATER_OR_EQUAL, 6, CAS_REQUIRED);
    row(1, z, 1, x, CAS_LESS_OR_EQUAL, 100, CAS_REQUIRED);
    cas_term terms[] = {{x, 1}, {y, 1}};
    cas_row sum = {terms, 2, CAS_LESS_OR_EQUAL, CAS_REQUIRED, 10, 0};
    CHECK(cas_solver_try_add(solver, &sum, NULL) == CAS_ERROR_CONFLICT);
    OK(cas_solver_refusal(solver, &with, &count));
    CHECK(count == 2 && names(with, count, x_least) && names(with, count, y_least));
    sum.constant = 12;
    OK(cas_solver_try_add(solver, &sum, NULL));
    NEAR(value(x), 6);
    NEAR(value(y), 6);
}

static void what_cannot_hold_is_dropped(void) {
    cas_variable x = variable("x"), y = variable("y");
    cas_constraint least = bound(x, CAS_GREATER_OR_EQUAL, 100, CAS_REQUIRED);
    cas_constraint most = bound(x, CAS_LESS_OR_EQUAL, 50, CAS_REQUIRED);
    const cas_constraint *rows;
    double violation = 7;
    size_t count;
    row(1, y, -1, x, CAS_EQUAL, 1, CAS_REQUIRED);
    CHECK(cas_solver_solve(solver) == CAS_ERROR_CONFLICT);
    CHECK(value(x) == 100 && value(y) == 101);
    CHECK(cas_solver_conflict_count(solver) == 1);
    OK(cas_solver_conflict(solver, 0, &rows, &count));
    CHECK(count == 2 && rows[0] == most && rows[1] == least);
    OK(cas_solver_violation(solver, most, &violation));
    NEAR(violation, 50);
    OK(cas_solver_violation(solver, least, &violation));
    CHECK(violation == 0);
    CHECK(cas_solver_solve(solver) == CAS_ERROR_CONFLICT);
    OK(cas_solver_set_constant(solver, least, 40));
    OK(cas_solver_solve(solver)); /* it came back by itself */
    CHECK(cas_solver_conflict_count(solver) == 0);
    CHECK(value(x) >= 40 && value(x) <= 50 && value(y) == value(x) + 1);
    OK(cas_solver_violation(solver, most, &violation));
    CHECK(violation == 0);
    OK(cas_solver_check(solver));
}

static void redundant_equalities_and_a_removal(void) {
    cas_variable x0 = variable("x0"), x2 = variable("x2"), x5 = variable("x5");
    cas_edit edit = edit_of(x0);
    OK(cas_solver_edit_set(solver, edit, 26));
    bound(x2, CAS_EQUAL, 35, CAS_REQUIRED);
    row(-1, x2, 0.5, x0, CAS_EQUAL, -14, CAS_REQUIRED);
    cas_constraint third = row(1, x0, 1, x5, CAS_EQUAL, 57, CAS_REQUIRED);
    row(1, x0, -1, x5, CAS_EQUAL, 27, CAS_REQUIRED);
    OK(cas_solver_solve(solver));
    NEAR(value(x0), 42);
    NEAR(value(x5), 15);
    OK(cas_solver_remove(solver, third));
    OK(cas_solver_solve(solver));
    NEAR(value(x0), 42);
    NEAR(value(x5), 15);
    OK(cas_solver_check(solver));
}

static void every_level_is_strict(void) {
    cas_variable x = variable("x");
    for (int i = 0; i < 1001; i++)
        bound(x, CAS_EQUAL, 0, 499);
    cas_constraint one = bound(x, CAS_EQUAL, 1, 500);
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 1);
    OK(cas_solver_set_priority(solver, one, 499));
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 0);
    OK(cas_solver_set_priority(solver, one, CAS_REQUIRED));
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 1);
    OK(cas_solver_check(solver));
}

static void weights_add_inside_a_level(void) {
    cas_variable x = variable("x");
    cas_constraint zero = weighted(x, 0, CAS_MEDIUM, 3);
    weighted(x, 10, CAS_MEDIUM, 2);
    weighted(x, 10, CAS_MEDIUM, 2);
    weighted(x, 20, CAS_WEAK, 1000);
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 10);
    OK(cas_solver_set_weight(solver, zero, 4.5));
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 0);
    OK(cas_solver_check(solver));
}

static void a_weight_of_zero_stands_for_one(void) {
    cas_variable x = variable("x");
    weighted(x, 0, CAS_MEDIUM, 0);
    weighted(x, 5, CAS_MEDIUM, 0.9);
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 0);
    weighted(x, 5, CAS_MEDIUM, 0.2);
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 5);
}

static void weights_only(void) {
    cas_solver *ordinary = solver;
    cas_solver_options options = {.size = sizeof options, .flags = CAS_SOLVER_WEIGHTS_ONLY};
    for (int i = 0; i < 2; i++) {
        if (i == 1)
            solver = cas_solver_new(&options);
        cas_variable x = variable("x");
        weighted(x, 0, CAS_WEAK, 3);
        weighted(x, 1, CAS_STRONG, 2);
        OK(cas_solver_solve(solver));
        CHECK(value(x) == (i == 0 ? 1 : 0));
        OK(try_bound(x, CAS_EQUAL, 8, CAS_REQUIRED, NULL));
        CHECK(value(x) == 8);
        OK(cas_solver_check(solver));
    }
    cas_solver_free(solver);
    solver = ordinary;
}

/* ---------------------------------------------------- Changes and ambiguity */

static void only_what_changed(void) {
    cas_variable x = variable("x"), y = variable("y"), z = variable("z");
    cas_constraint is = bound(x, CAS_EQUAL, 5, CAS_REQUIRED);
    const cas_value *changes;
    size_t count = 7;
    row(1, y, -1, x, CAS_EQUAL, 1, CAS_REQUIRED);
    cas_constraint other = bound(z, CAS_EQUAL, 3, CAS_REQUIRED);
    OK(cas_solver_solve(solver));
    OK(cas_solver_changes(solver, &changes, &count));
    CHECK(count == 3 && change_of(x, changes, count) == 5 && change_of(y, changes, count) == 6);
    OK(cas_solver_changes(solver, &changes, &count));
    CHECK(count == 0);
    OK(cas_solver_set_constant(solver, is, 9));
    OK(cas_solver_set_constant(solver, other, 4));
    OK(cas_solver_solve(solver));
    OK(cas_solver_set_constant(solver, is, 5)); /* x and y come back */
    OK(cas_solver_solve(solver));
    OK(cas_solver_changes(solver, &changes, &count));
    CHECK(count == 1 && change_of(z, changes, count) == 4);
}

static void a_step_without_a_report(void) {
    cas_variable x = variable("x");
    cas_edit edit = edit_of(x);
    const cas_value *changes;
    size_t count = 7;
    OK(cas_solver_suggest(solver, edit, 3, &changes, &count));
    CHECK(count == 1 && change_of(x, changes, count) == 3);
    OK(cas_solver_suggest(solver, edit, 4, NULL, NULL));
    CHECK(value(x) == 4);
    OK(cas_solver_changes(solver, &changes, &count));
    CHECK(count == 1 && change_of(x, changes, count) == 4);
}

static void room_for_other_values(void) {
    cas_variable x = variable("x"), y = variable("y"), z = variable("z"), lone = variable("lone");
    const cas_variable *found;
    int32_t ambiguous = 7;
    size_t count;
    row(1, x, 1, y, CAS_EQUAL, 10, CAS_REQUIRED);
    bound(z, CAS_EQUAL, 3, CAS_WEAK);
    OK(cas_solver_solve(solver));
    OK(cas_solver_is_ambiguous(solver, x, &ambiguous));
    CHECK(ambiguous == 1);
    OK(cas_solver_is_ambiguous(solver, z, &ambiguous));
    CHECK(ambiguous == 0);
    OK(cas_solver_ambiguous(solver, &found, &count));
    CHECK(count == 3 && names(found, count, x) && names(found, count, y) && names(found, count, lone));
    bound(y, CAS_EQUAL, 4, CAS_WEAK);
    OK(cas_solver_solve(solver));
    OK(cas_solver_is_ambiguous(solver, x, &ambiguous));
    CHECK(ambiguous == 0 && value(x) == 6);
    OK(cas_solver_ambiguous(solver, &found, &count));
    CHECK(count == 1 && found[0] == lone);
    bound(y, CAS_EQUAL, 8, CAS_WEAK); /* anything from 4 to 8 is as good */
    OK(cas_solver_solve(solver));
    OK(cas_solver_is_ambiguous(solver, x, &ambiguous));
    CHECK(ambiguous == 1);
}

/* -------------------------------------------------------------------- Edits */

static void an_edit_of_a_variable(void) {
    cas_variable x = variable("x"), y = variable("y");
    const cas_value *changes;
    double low, high;
    size_t count;
    row(1, x, 1, y, CAS_EQUAL, 100, CAS_REQUIRED);
    bound(y, CAS_GREATER_OR_EQUAL, 10, CAS_REQUIRED);
    OK(cas_solver_solve(solver));
    cas_edit edit = edit_of(x);
    OK(cas_solver_suggest(solver, edit, 30, &changes, &count));
    CHECK(change_of(x, changes, count) == 30 && change_of(y, changes, count) == 70);
    OK(cas_solver_edit_range(solver, edit, &low, &high));
    CHECK(low == -INFINITY);
    NEAR(high, 90);
    OK(cas_solver_suggest(solver, edit, 31.5, &changes, &count));
    CHECK(count == 2 && change_of(x, changes, count) == 31.5 && change_of(y, changes, count) == 68.5);
    OK(cas_solver_suggest(solver, edit, 120, &changes, &count));
    CHECK(count == 2 && value(x) == 90 && value(y) == 10);
    OK(cas_solver_edit_range(solver, edit, &low, &high));
    NEAR(low, 90);
    CHECK(high == INFINITY);
    OK(cas_solver_suggest(solver, edit, 110, &changes, &count));
    CHECK(count == 0);
    OK(cas_solver_suggest(solver, edit, 70, &changes, &count));
    CHECK(value(x) == 70 && value(y) == 30);
    OK(cas_solver_edit_end(solver, edit));
    CHECK(cas_solver_edit_end(solver, edit) == CAS_ERROR_STALE);
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 70);
    OK(try_bound(x, CAS_EQUAL, 20, 1, NULL)); /* the edit's row is gone */
    CHECK(value(x) == 20);
}

static void a_weighted_edit(void) {
    cas_variable x = variable("x");
    cas_edit light, heavy;
    weighted(x, 5, CAS_MEDIUM, 2);
    OK(cas_solver_edit_variable_weighted(solver, x, CAS_MEDIUM, 1, &light));
    OK(cas_solver_edit_set(solver, light, 50));
    CHECK(value(x) == 5);
    OK(cas_solver_edit_end(solver, light));
    OK(cas_solver_edit_variable_weighted(solver, x, CAS_MEDIUM, 3, &heavy));
    OK(cas_solver_edit_set(solver, heavy, 50));
    CHECK(value(x) == 50);
}

static void an_edit_of_a_constant(void) {
    cas_variable x = variable("x"), y = variable("y");
    cas_constraint sum = row(1, x, 1, y, CAS_EQUAL, 100, CAS_REQUIRED);
    cas_edit edit = 0, again = 7;
    const cas_value *changes;
    size_t count;
    bound(x, CAS_EQUAL, 40, CAS_STRONG);
    OK(cas_solver_edit_constant(solver, sum, &edit));
    CHECK(cas_solver_edit_constant(solver, sum, &again) == CAS_ERROR_IN_USE);
    OK(cas_solver_solve(solver));
    OK(cas_solver_changes(solver, &changes, &count));
    OK(cas_solver_suggest(solver, edit, 150, &changes, &count));
    CHECK(count == 1 && change_of(y, changes, count) == 110);
    OK(cas_solver_edit_end(solver, edit));
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 40 && value(y) == 110);
    OK(cas_solver_edit_constant(solver, sum, &again));
    OK(cas_solver_remove(solver, sum)); /* and its edit with it */
    CHECK(cas_solver_edit_set(solver, again, 1) == CAS_ERROR_STALE);
}

static void the_row_of_an_edit_is_its_own(void) {
    cas_variable x = variable("x");
    cas_edit edit = edit_of(x);
    OK(cas_solver_edit_set(solver, edit, 3));
    CHECK(cas_solver_remove_variable(solver, x) == CAS_ERROR_IN_USE);
    CHECK(statistics().constraints == 1);
    OK(cas_solver_edit_end(solver, edit));
    CHECK(statistics().constraints == 0);
    OK(cas_solver_remove_variable(solver, x));
    CHECK(isnan(value(x)));
}

static void several_edits_at_once(void) {
    cas_variable x = variable("x"), y = variable("y"), z = variable("z");
    const cas_value *changes;
    size_t count;
    row(1, z, -1, x, CAS_EQUAL, 0, CAS_REQUIRED);
    cas_edit edits[] = {edit_of(x), edit_of(y)};
    const double values[] = {11, 22};
    OK(cas_solver_suggest_all(solver, edits, values, 2, &changes, &count));
    CHECK(count == 3 && change_of(x, changes, count) == 11 && change_of(y, changes, count) == 22);
    CHECK(change_of(z, changes, count) == 11);
    OK(cas_solver_suggest_all(solver, edits, values, 2, &changes, &count));
    CHECK(count == 0);
}

/* The window goes from a number to another, and the label with it as far as it
 * may: `path` has the breakpoints from, 100, to. */
static void check_path(const cas_path *path, cas_variable window, double from, double to) {
    const double expected[] = {from, 100, to};
    const cas_variable *variables;
    const double *values;
    double number, sample[2];
    size_t count;
    OK(cas_path_variables(path, &variables, &count));
    if (!CHECK(count == 2 && cas_path_count(path) == 3))
        return;
    size_t window_at = variables[0] == window ? 0 : 1, label_at = 1 - window_at;
    CHECK(variables[window_at] == window && variables[label_at] != window);
    for (size_t point = 0; point < 3; point++) {
        OK(cas_path_point(path, point, &number, &values));
        NEAR(number, expected[point]);
        NEAR(values[window_at], expected[point]);
        NEAR(values[label_at], fmin(expected[point], 100));
    }
    for (double at = 50; at <= 150; at += 12.5) {
        OK(cas_path_sample(path, at, sample));
        NEAR(sample[window_at], at);
        NEAR(sample[label_at], fmin(at, 100));
    }
    CHECK(cas_path_sample(path, 150.5, sample) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_path_sample(path, 49.5, sample) == CAS_ERROR_OUT_OF_RANGE);
}

/* A label as wide as it likes, 100, but never wider than the window. */
static void a_path_has_every_breakpoint(void) {
    cas_variable window = variable("window"), label = variable("label");
    const double stations[] = {50, 150, 50, 150};
    row(1, label, -1, window, CAS_LESS_OR_EQUAL, 0, CAS_REQUIRED);
    bound(label, CAS_EQUAL, 100, CAS_MEDIUM);
    cas_edit edit = edit_of(window);
    OK(cas_solver_edit_set(solver, edit, 50));
    for (size_t way = 0; way < 3; way++) {
        cas_path *path = NULL;
        OK(cas_solver_path(solver, edit, stations[way + 1], &path));
        CHECK(value(window) == stations[way + 1] && value(label) == fmin(stations[way + 1], 100));
        check_path(path, window, stations[way], stations[way + 1]);
        cas_path_free(path);
        OK(cas_solver_check(solver));
    }
}

static void a_path_to_where_it_is(void) {
    cas_variable x = variable("x");
    cas_edit edit = edit_of(x);
    cas_path *path = NULL;
    const double *values;
    double number = 7;
    OK(cas_solver_edit_set(solver, edit, 3));
    OK(cas_solver_path(solver, edit, 3, &path));
    CHECK(cas_path_count(path) >= 1);
    OK(cas_path_point(path, 0, &number, &values));
    CHECK(number == 3);
    cas_path_free(path);
}

/* -------------------------------------------------------------------- Words */

static char text[8192];
static size_t length;

static void collect(const char *piece, size_t count, void *context) {
    CHECK(context == &length);
    if (CHECK(length + count < sizeof text))
        memcpy(text + length, piece, count);
    length += count;
    text[length] = 0;
}

static const char *dump(void) {
    length = 0;
    OK(cas_solver_dump(solver, collect, &length));
    return text;
}

static void a_dump_reads_as_it_was_meant(void) {
    cas_variable width = variable("width"), left = variable("left"), right = variable("right");
    cas_term terms[] = {{right, 1}, {left, -1}, {width, -1}};
    OK(cas_solver_add(solver, terms, 3, CAS_EQUAL, 0, CAS_REQUIRED, NULL));
    bound(left, CAS_GREATER_OR_EQUAL, 20, CAS_REQUIRED);
    OK(cas_solver_edit_set(solver, edit_of(width), 104));
    const char *expected = "3 variables\n"
                           "  width = 104  from width == 104 @750\n"
                           "  left = 20  from left >= 20 @1000\n"
                           "  right = 124  from right - left - width == 0 @1000\n"
                           "3 rows\n"
                           "  right - left - width == 0 @1000\n"
                           "  left >= 20 @1000\n"
                           "  width == 104 @750  edit\n";
    CHECK_OR_SAY(strcmp(dump(), expected) == 0, "%s", text);
}

static void rows_read_like_arithmetic(void) {
    cas_variable a = variable("name.leading"), b = variable("icon.trailing"), nameless = variable(NULL);
    char id[32];
    row(1, a, -1, b, CAS_EQUAL, 8, CAS_REQUIRED);
    row(-1, a, 1, b, CAS_LESS_OR_EQUAL, -2.5, CAS_REQUIRED);
    row(1, a, -1, nameless, CAS_GREATER_OR_EQUAL, 0, 1);
    row(-3, a, -0.5, b, CAS_LESS_OR_EQUAL, -1e30, 300);
    cas_term terms[] = {{a, 1}, {b, -2}};
    cas_row made = {terms, 2, CAS_GREATER_OR_EQUAL, CAS_STRONG, 20, 2};
    OK(cas_solver_add_rows(solver, &made, 1, NULL));
    dump();
    sprintf(id, "#%lu", (unsigned long)nameless);
    CHECK(strstr(text, "\n  name.leading == icon.trailing + 8 @1000"));
    CHECK(strstr(text, "\n  icon.trailing <= name.leading - 2.5 @1000"));
    CHECK(strstr(text, "\n  -3 name.leading - 0.5 icon.trailing <= -1e30 @300"));
    CHECK(strstr(text, "\n  name.leading - 2 icon.trailing >= 20 @750 weight 2"));
    CHECK(strstr(text, id));
    CHECK(strstr(text, "  by itself\n"));
}

static void what_is_dropped_or_violated_says_so(void) {
    cas_variable x = variable("x");
    bound(x, CAS_EQUAL, 1, CAS_REQUIRED);
    bound(x, CAS_EQUAL, 2, CAS_REQUIRED);
    bound(x, CAS_EQUAL, 4, CAS_WEAK);
    CHECK(cas_solver_solve(solver) == CAS_ERROR_CONFLICT);
    dump();
    CHECK(strstr(text, "\n  x == 1 @1000\n"));
    CHECK(strstr(text, "\n  x == 2 @1000  dropped  violated by 1\n"));
    CHECK(strstr(text, "\n  x == 4 @250  violated by 3\n"));
}

/* The fewest digits that read back as the same number. */
static int fewest_digits(double number) {
    char digits[64];
    for (int count = 1; count < 17; count++) {
        sprintf(digits, "%.*e", count - 1, number);
        if (strtod(digits, NULL) == number)
            return count;
    }
    return 17;
}

/* Digits from the first that is not zero to the last that is not. */
static int significant_digits(const char *number) {
    int count = 0, zeros = 0;
    for (; *number && *number != 'e' && *number != ' '; number++) {
        if (*number == '0')
            zeros += count > 0;
        else if (*number > '0' && *number <= '9') {
            count += zeros + 1;
            zeros = 0;
        }
    }
    return count;
}

static void numbers_are_short_and_exact(void) {
    cas_variable x = variable("x");
    cas_constraint is = bound(x, CAS_EQUAL, 0, CAS_REQUIRED);
    uint64_t random = 88172645463325252u;
    for (int i = 0; i < 3000; i++) {
        double number;
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        if (i % 3 == 0)
            memcpy(&number, &random, sizeof number); /* any double */
        else if (i % 3 == 1)
            number = (double)(int64_t)(random % 2000001) / 64 - 15625;
        else
            number = (double)(random % 1000000) / 1000;
        if (!isfinite(number))
            continue;
        OK(cas_solver_set_constant(solver, is, number));
        const char *written = strstr(dump(), "rows\n  x == ");
        if (!CHECK(written))
            return;
        written += strlen("rows\n  x == ");
        CHECK_OR_SAY(strtod(written, NULL) == number && significant_digits(written) <= fewest_digits(number),
                     "%.17g is written %.30s\n", number, written);
    }
}

static void statistics_count(void) {
    cas_variable x = variable("x"), y = variable("y");
    struct {
        cas_solver_statistics known;
        uint64_t later;
    } newer = {{.size = sizeof newer}, 7};
    row(1, x, 1, y, CAS_EQUAL, 10, CAS_REQUIRED);
    cas_constraint gone = bound(x, CAS_EQUAL, 3, CAS_WEAK);
    bound(y, CAS_GREATER_OR_EQUAL, 0, CAS_REQUIRED);
    OK(cas_solver_solve(solver));
    CHECK(statistics().variables == 2 && statistics().constraints == 3 && statistics().terms == 4);
    CHECK(statistics().active == 2 && statistics().structural == 3);
    CHECK(statistics().bytes > 0 && statistics().allocations > 0);
    OK(cas_solver_remove(solver, gone));
    OK(cas_solver_get_statistics(solver, &newer.known));
    CHECK(newer.known.size == sizeof newer && newer.known.constraints == 2 && newer.known.structural == 4);
    CHECK(newer.later == 0);
}

static void the_same_calls_give_the_same_digest(void) {
    cas_solver *first = solver, *second = cas_solver_new(NULL);
    cas_constraint is[2];
    for (int i = 0; i < 2; i++) {
        solver = i ? second : first;
        cas_variable x = variable("x");
        is[i] = bound(x, CAS_EQUAL, 5, CAS_REQUIRED);
        OK(cas_solver_solve(solver));
    }
    CHECK(cas_solver_digest(first) == cas_solver_digest(second));
    OK(cas_solver_set_constant(second, is[1], 5.000001));
    CHECK(cas_solver_digest(first) != cas_solver_digest(second));
    cas_solver_free(second);
    solver = first;
}

static void names_stay_with_their_variables(void) {
    cas_variable all[50];
    char name[32];
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < 50; i++) {
            sprintf(name, "item %d.%d", round, i);
            all[i] = i % 5 ? variable(name) : variable(NULL);
        }
        for (int i = 0; i < 50; i++) {
            sprintf(name, "item %d.%d", round, i);
            CHECK(strcmp(cas_solver_name(solver, all[i]), i % 5 ? name : "") == 0);
        }
        for (int i = 0; i < 50; i++)
            OK(cas_solver_remove_variable(solver, all[i]));
        for (int i = 0; i < 50; i++)
            CHECK(strcmp(cas_solver_name(solver, all[i]), "") == 0);
    }
}

static void (*current)(void);

static void with_solver(void) {
    solver = cas_solver_new(NULL);
    current();
    cas_solver_free(solver);
}

static void test(const char *sentence, void (*body)(void)) {
    current = body;
    run(sentence, with_solver);
}

int main(void) {
    test("the library is the header's", the_library_is_the_headers);
    test("what is noted waits for the next solve", noted_until_solved);
    test("many variables and rows come and go in one call", many_in_one_call);
    test("a refused row leaves no trace", a_refused_row_leaves_no_trace);
    test("a failure leaves what is noted for the next solve", a_failure_leaves_what_is_noted);
    test("a variable may go once its rows have", a_variable_goes_after_its_rows);
    test("a tried row holds at once", a_tried_row_holds_at_once);
    test("a refusal names a minimal set", a_refusal_is_minimal);
    test("of a conflict the newest row is dropped, and comes back by itself", what_cannot_hold_is_dropped);
    test("redundant required equalities survive a removal", redundant_equalities_and_a_removal);
    test("a thousand and one rows at 499 lose to one at 500", every_level_is_strict);
    test("weights add inside a level", weights_add_inside_a_level);
    test("a weight of 0 in a row stands for 1", a_weight_of_zero_stands_for_one);
    test("where only weights count all soft rows share a level", weights_only);
    test("changes list each variable once, and none that came back", only_what_changed);
    test("a step that nobody reads leaves its changes for the next report", a_step_without_a_report);
    test("a variable is ambiguous when other values are just as good", room_for_other_values);
    test("an edit of a variable streams inside its range", an_edit_of_a_variable);
    test("an edit has the weight it was given", a_weighted_edit);
    test("an edit of a constant leaves the last number", an_edit_of_a_constant);
    test("the row of an edit goes with it", the_row_of_an_edit_is_its_own);
    test("several edits are solved at once", several_edits_at_once);
    test("a path has every breakpoint, both ways", a_path_has_every_breakpoint);
    test("a path to where it is has its start", a_path_to_where_it_is);
    test("a dump reads as it was meant", a_dump_reads_as_it_was_meant);
    test("rows read like arithmetic", rows_read_like_arithmetic);
    test("a dump says what is dropped and violated", what_is_dropped_or_violated_says_so);
    test("numbers are written in the fewest digits that read back", numbers_are_short_and_exact);
    test("statistics count what is there", statistics_count);
    test("the same calls give the same digest", the_same_calls_give_the_same_digest);
    test("names stay with their variables", names_stay_with_their_variables);
    return finish();
}

/* Recording and solving changes, refused and dropped rows, priorities and weights. */
#include "solver.h"

static void the_library_has_the_version_of_the_header(void) {
    CHECK(cas_version() == CAS_VERSION_MAJOR * 10000 + CAS_VERSION_MINOR * 100 + CAS_VERSION_PATCH);
    CHECK(strcmp(cas_version_string(), CAS_VERSION_STRING) == 0);
    CHECK(cas_abi_version() == CAS_ABI_VERSION);
}

static void pending_until_solved(void) {
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
    CHECK(cas_solver_digest(solver) == digest && refused == 0);
    CHECK(statistics().constraints == before.constraints && statistics().terms == before.terms);
    OK(cas_solver_refusal(solver, &with, &count));
    CHECK(count == 1 && with[0] == least);
    CHECK(cas_solver_conflict_count(solver) == 0);
    cas_edit edit = edit_of(x);
    OK(cas_solver_suggest(solver, edit, 5, NULL, NULL));
    CHECK(value(x) == 5);
    OK(cas_solver_suggest(solver, edit, 0, NULL, NULL));
    CHECK(value(x) == 2);
    OK(cas_solver_check(solver));
}

/* A failed call does not solve pending changes. */
static void a_failure_leaves_pending_changes(void) {
    cas_variable x = variable("x");
    bound(x, CAS_EQUAL, 5, CAS_REQUIRED);
    uint64_t digest = cas_solver_digest(solver);
    CHECK(cas_solver_remove_variable(solver, x) == CAS_ERROR_IN_USE);
    CHECK(value(x) == 0 && cas_solver_digest(solver) == digest);
    CHECK(try_bound(x, CAS_EQUAL, NAN, CAS_REQUIRED, NULL) == CAS_ERROR_NOT_FINITE);
    CHECK(value(x) == 0 && cas_solver_digest(solver) == digest);
    CHECK(cas_solver_suggest(solver, 12345, 1, NULL, NULL) == CAS_ERROR_STALE);
    CHECK(value(x) == 0 && cas_solver_digest(solver) == digest);
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 5);
}

/* A variable can be removed after its last row, before or after a solve. */
static void a_variable_is_removed_after_its_rows(void) {
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
    CHECK(MADE(solver, cas_solver_try_add(solver, &sum)) == CAS_ERROR_CONFLICT);
    OK(cas_solver_refusal(solver, &with, &count));
    CHECK(count == 2 && names(with, count, x_least) && names(with, count, y_least));
    sum.constant = 12;
    OK(MADE(solver, cas_solver_try_add(solver, &sum)));
    NEAR(value(x), 6);
    NEAR(value(y), 6);
}

static void a_conflict_drops_the_newest_row(void) {
    cas_variable x = variable("x"), y = variable("y");
    cas_constraint least = bound(x, CAS_GREATER_OR_EQUAL, 100, CAS_REQUIRED);
    cas_constraint most = bound(x, CAS_LESS_OR_EQUAL, 50, CAS_REQUIRED);
    const cas_constraint *rows;
    double violation = 7;
    size_t count;
    row(1, y, -1, x, CAS_EQUAL, 1, CAS_REQUIRED);
    CHECK(cas_solver_solve(solver) == CAS_CONFLICT);
    CHECK(value(x) == 100 && value(y) == 101);
    CHECK(cas_solver_conflict_count(solver) == 1);
    OK(cas_solver_conflict(solver, 0, &rows, &count));
    CHECK(count == 2 && rows[0] == most && rows[1] == least);
    OK(cas_solver_violation(solver, most, &violation));
    NEAR(violation, 50);
    OK(cas_solver_violation(solver, least, &violation));
    CHECK(violation == 0);
    CHECK(cas_solver_solve(solver) == CAS_CONFLICT);
    OK(cas_solver_set_constant(solver, least, 40));
    OK(cas_solver_solve(solver)); /* the dropped row holds again */
    CHECK(cas_solver_conflict_count(solver) == 0);
    CHECK(value(x) >= 40 && value(x) <= 50 && value(y) == value(x) + 1);
    OK(cas_solver_violation(solver, most, &violation));
    CHECK(violation == 0);
    OK(cas_solver_check(solver));
}

static void redundant_equalities_and_a_removal(void) {
    cas_variable x0 = variable("x0"), x2 = variable("x2"), x5 = variable("x5");
    cas_edit edit = edit_of(x0);
    OK(cas_solver_suggest(solver, edit, 26, NULL, NULL));
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

static void priorities_are_strict(void) {
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

static void weights_add_inside_a_priority(void) {
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

static void a_weight_of_zero_means_one(void) {
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
            solver = cas_solver_new(&options, NULL);
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

static void newer_wins(void) {
    cas_solver *ordinary = solver;
    cas_solver_options options = {.size = sizeof options, .flags = CAS_SOLVER_NEWER_WINS};
    for (int i = 0; i < 2; i++) {
        if (i == 1) solver = cas_solver_new(&options, NULL);
        cas_variable left = variable("left"), right = variable("right");
        cas_term both[] = {{left, 1}, {right, 1}};
        cas_constraint sum = cas_solver_add(solver, both, 2, CAS_EQUAL, 100, CAS_REQUIRED);
        weighted(left, 60, CAS_MEDIUM, 1);
        weighted(right, 60, CAS_MEDIUM, 1);
        OK(cas_solver_solve(solver));
        CHECK(value(left) == (i == 0 ? 60 : 40));
        OK(cas_solver_set_constant(solver, sum, 90));
        OK(cas_solver_solve(solver));
        CHECK(value(left) == (i == 0 ? 60 : 30));
        OK(cas_solver_check(solver));
    }
    cas_solver_free(solver);
    solver = ordinary;
}

int main(void) {
    test("the library has the version of the header", the_library_has_the_version_of_the_header);
    test("changes take effect with the next solve", pending_until_solved);
    test("one call adds or removes many variables or rows", many_in_one_call);
    test("a refused row leaves no trace", a_refused_row_leaves_no_trace);
    test("a failed call leaves pending changes for the next solve", a_failure_leaves_pending_changes);
    test("a variable can be removed after its rows", a_variable_is_removed_after_its_rows);
    test("a tried row holds at once", a_tried_row_holds_at_once);
    test("a refusal reports a minimal set", a_refusal_is_minimal);
    test("the newest row of a conflict is dropped, and restored as soon as it can hold", a_conflict_drops_the_newest_row);
    test("redundant required equalities survive a removal", redundant_equalities_and_a_removal);
    test("a thousand and one rows at 499 lose to one at 500", priorities_are_strict);
    test("weights add up inside a priority", weights_add_inside_a_priority);
    test("a weight of 0 in a row means 1", a_weight_of_zero_means_one);
    test("with weights only, all soft rows have one priority", weights_only);
    test("with an option newer rows win among equally good answers", newer_wins);
    return finish();
}

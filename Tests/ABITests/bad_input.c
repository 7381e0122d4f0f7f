/* NULL, invalid ids and impossible counts: each call returns an error, stores a message and
 * changes nothing. */
#include "refusals.h"

static const size_t huge[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX / sizeof(cas_term),
                              SIZE_MAX / sizeof(cas_term) + 1, SIZE_MAX / 16 + 1, (size_t)1 << 28};


static void no_solver(void) {
    cas_variable variable;
    cas_constraint constraint;
    const cas_constraint *constraints;
    const cas_variable *variables;
    const cas_value *changes;
    cas_edit out_edit;
    cas_path *out_path;
    cas_term term = {x, 1};
    cas_row row = {&term, 1, CAS_EQUAL, CAS_WEAK, 0, 0};
    cas_solver_statistics statistics = {.size = sizeof statistics};
    const double *values;
    double value = 1, low, high;
    size_t count;
    int32_t ambiguous;
    cas_solver_free(NULL);
    cas_path_free(NULL);
    CHECK(strcmp(cas_solver_last_error(NULL), cas_status_text(CAS_ERROR_NULL)) == 0);
    CHECK(strcmp(cas_solver_name(NULL, x), "") == 0);
    CHECK(isnan(cas_solver_value(NULL, x)));
    CHECK(cas_solver_conflict_count(NULL) == 0);
    CHECK(cas_solver_digest(NULL) == 0);
    CHECK(cas_path_count(NULL) == 0);
    CHECK(cas_solver_last_status(NULL) == CAS_ERROR_NULL);
    REFUSED_WITHOUT_SOLVER(MADE(NULL, variable = cas_solver_add_variable(NULL, "x")));
    REFUSED_WITHOUT_SOLVER(cas_solver_add_variables(NULL, 1, &variable));
    REFUSED_WITHOUT_SOLVER(cas_solver_remove_variable(NULL, x));
    REFUSED_WITHOUT_SOLVER(MADE(NULL, constraint = cas_solver_add(NULL, &term, 1, CAS_EQUAL, 0, CAS_WEAK)));
    REFUSED_WITHOUT_SOLVER(cas_solver_add_rows(NULL, &row, 1, &constraint));
    REFUSED_WITHOUT_SOLVER(MADE(NULL, constraint = cas_solver_try_add(NULL, &row)));
    REFUSED_WITHOUT_SOLVER(cas_solver_refusal(NULL, &constraints, &count));
    REFUSED_WITHOUT_SOLVER(cas_solver_remove(NULL, sum));
    REFUSED_WITHOUT_SOLVER(cas_solver_remove_rows(NULL, &sum, 1));
    REFUSED_WITHOUT_SOLVER(cas_solver_set_constant(NULL, sum, 1));
    REFUSED_WITHOUT_SOLVER(cas_solver_set_constants(NULL, &sum, &value, 1));
    REFUSED_WITHOUT_SOLVER(cas_solver_set_priority(NULL, sum, CAS_WEAK));
    REFUSED_WITHOUT_SOLVER(cas_solver_set_weight(NULL, sum, 1));
    REFUSED_WITHOUT_SOLVER(cas_solver_solve(NULL));
    REFUSED_WITHOUT_SOLVER(cas_solver_values(NULL, &x, 1, &value));
    REFUSED_WITHOUT_SOLVER(cas_solver_changes(NULL, &changes, &count));
    REFUSED_WITHOUT_SOLVER(cas_solver_conflict(NULL, 0, &constraints, &count));
    REFUSED_WITHOUT_SOLVER(cas_solver_is_ambiguous(NULL, x, &ambiguous));
    REFUSED_WITHOUT_SOLVER(cas_solver_ambiguous(NULL, SIZE_MAX, &variables, &count));
    REFUSED_WITHOUT_SOLVER(cas_solver_violation(NULL, sum, &value));
    REFUSED_WITHOUT_SOLVER(MADE(NULL, out_edit = cas_solver_edit_variable(NULL, x, CAS_WEAK)));
    REFUSED_WITHOUT_SOLVER(MADE(NULL, out_edit = cas_solver_edit_variable_weighted(NULL, x, CAS_WEAK, 1)));
    REFUSED_WITHOUT_SOLVER(MADE(NULL, out_edit = cas_solver_edit_constant(NULL, sum)));
    REFUSED_WITHOUT_SOLVER(cas_solver_suggest(NULL, edit, 1, NULL, NULL));
    REFUSED_WITHOUT_SOLVER(cas_solver_suggest(NULL, edit, 1, &changes, &count));
    REFUSED_WITHOUT_SOLVER(cas_solver_suggest_all(NULL, &edit, &value, 1, &changes, &count));
    REFUSED_WITHOUT_SOLVER(cas_solver_edit_range(NULL, edit, &low, &high));
    REFUSED_WITHOUT_SOLVER(cas_solver_end_edit(NULL, edit));
    REFUSED_WITHOUT_SOLVER(MADE(NULL, out_path = cas_solver_path(NULL, edit, 1)));
    REFUSED_WITHOUT_SOLVER(cas_path_variables(NULL, &variables, &count));
    REFUSED_WITHOUT_SOLVER(cas_path_point(NULL, 0, &value, &values));
    REFUSED_WITHOUT_SOLVER(cas_path_sample(NULL, 0, &value));
    REFUSED_WITHOUT_SOLVER(cas_solver_get_statistics(NULL, &statistics));
    REFUSED_WITHOUT_SOLVER(cas_solver_check(NULL));
    REFUSED_WITHOUT_SOLVER(cas_solver_dump(NULL, NULL, NULL));
}

static void required_pointers_of_null(void) {
    cas_term term = {x, 1};
    cas_row row = {NULL, 1, CAS_EQUAL, CAS_WEAK, 0, 0};
    double value = 1;
    size_t count = 1;
    const cas_constraint *constraints;
    const cas_variable *variables;
    const cas_value *changes;
    const double *values;
    REFUSED(CAS_ERROR_NULL, "out_variables", cas_solver_add_variables(solver, 1, NULL));
    REFUSED(CAS_ERROR_NULL, "terms", MADE(solver, cas_solver_add(solver, NULL, 1, CAS_EQUAL, 0, CAS_WEAK)));
    REFUSED(CAS_ERROR_NULL, "rows[0].terms", cas_solver_add_rows(solver, &row, 1, NULL));
    REFUSED(CAS_ERROR_NULL, "rows", cas_solver_add_rows(solver, NULL, 1, NULL));
    REFUSED(CAS_ERROR_NULL, "row", MADE(solver, cas_solver_try_add(solver, NULL)));
    REFUSED(CAS_ERROR_NULL, "terms", MADE(solver, cas_solver_try_add(solver, &row)));
    REFUSED(CAS_ERROR_NULL, "out_constraints", cas_solver_refusal(solver, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_solver_refusal(solver, &constraints, NULL));
    REFUSED(CAS_ERROR_NULL, "constraints", cas_solver_remove_rows(solver, NULL, 1));
    REFUSED(CAS_ERROR_NULL, "constraints", cas_solver_set_constants(solver, NULL, &value, 1));
    REFUSED(CAS_ERROR_NULL, "constants", cas_solver_set_constants(solver, &sum, NULL, 1));
    REFUSED(CAS_ERROR_NULL, "variables", cas_solver_values(solver, NULL, 1, &value));
    REFUSED(CAS_ERROR_NULL, "out_values", cas_solver_values(solver, &x, 1, NULL));
    REFUSED(CAS_ERROR_NULL, "out_changes", cas_solver_changes(solver, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_solver_changes(solver, &changes, NULL));
    REFUSED(CAS_ERROR_NULL, "out_constraints", cas_solver_conflict(solver, 0, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_solver_conflict(solver, 0, &constraints, NULL));
    REFUSED(CAS_ERROR_NULL, "out_ambiguous", cas_solver_is_ambiguous(solver, x, NULL));
    REFUSED(CAS_ERROR_NULL, "out_variables", cas_solver_ambiguous(solver, SIZE_MAX, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_solver_ambiguous(solver, SIZE_MAX, &variables, NULL));
    REFUSED(CAS_ERROR_NULL, "out_violation", cas_solver_violation(solver, sum, NULL));
    REFUSED(CAS_ERROR_NULL, "out_changes", cas_solver_suggest(solver, edit, 1, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_solver_suggest(solver, edit, 1, &changes, NULL));
    REFUSED(CAS_ERROR_NULL, "edits", cas_solver_suggest_all(solver, NULL, &value, 1, NULL, NULL));
    REFUSED(CAS_ERROR_NULL, "values", cas_solver_suggest_all(solver, &edit, NULL, 1, NULL, NULL));
    REFUSED(CAS_ERROR_NULL, "out_changes", cas_solver_suggest_all(solver, &edit, &value, 1, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_solver_suggest_all(solver, &edit, &value, 1, &changes, NULL));
    REFUSED(CAS_ERROR_NULL, "out_low", cas_solver_edit_range(solver, edit, NULL, &value));
    REFUSED(CAS_ERROR_NULL, "out_high", cas_solver_edit_range(solver, edit, &value, NULL));
    REFUSED(CAS_ERROR_NULL, "out_variables", cas_path_variables(path, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_path_variables(path, &variables, NULL));
    REFUSED(CAS_ERROR_NULL, "out_number", cas_path_point(path, 0, NULL, &values));
    REFUSED(CAS_ERROR_NULL, "out_values", cas_path_point(path, 0, &value, NULL));
    REFUSED(CAS_ERROR_NULL, "out_values", cas_path_sample(path, 40, NULL));
    REFUSED(CAS_ERROR_NULL, "out_statistics", cas_solver_get_statistics(solver, NULL));
    REFUSED(CAS_ERROR_NULL, "write", cas_solver_dump(solver, NULL, &term));
    CHECK(count == 1 && value == 1);
}

static void empty_arrays(void) {
    uint64_t digest = cas_solver_digest(solver);
    const cas_value *changes;
    size_t count = 7;
    CHECK(cas_solver_add_variables(solver, 0, NULL) == CAS_OK);
    CHECK(cas_solver_add_rows(solver, NULL, 0, NULL) == CAS_OK);
    CHECK(cas_solver_remove_rows(solver, NULL, 0) == CAS_OK);
    CHECK(cas_solver_set_constants(solver, NULL, NULL, 0) == CAS_OK);
    CHECK(cas_solver_values(solver, NULL, 0, NULL) == CAS_OK);
    CHECK(cas_solver_suggest_all(solver, NULL, NULL, 0, NULL, NULL) == CAS_OK);
    CHECK(cas_solver_digest(solver) == digest);
    CHECK(cas_solver_suggest_all(solver, NULL, NULL, 0, &changes, &count) == CAS_OK);
    CHECK(cas_solver_changes(solver, &changes, &count) == CAS_OK);
    CHECK(count == 0);
}

static void stale_variables(void) {
    const cas_variable strangers[] = {0, UINT32_MAX, x + 1000, dead_variable, foreign_variable, x ^ 0x80000000u};
    EACH(index, strangers) {
        cas_variable stranger = strangers[index];
        cas_term terms[] = {{x, 1}, {stranger, 1}};
        cas_row rows[] = {{terms, 1, CAS_EQUAL, CAS_WEAK, 0, 0}, {terms, 2, CAS_EQUAL, CAS_WEAK, 0, 0}};
        cas_variable pair[] = {x, stranger};
        cas_constraint row = 7, out[2] = {7, 7};
        cas_edit out_edit = 7;
        double values[2] = {7, 7};
        int32_t ambiguous = 7;
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_remove_variable(solver, stranger));
        REFUSED(CAS_ERROR_STALE, "terms[1]", MADE(solver, row = cas_solver_add(solver, terms, 2, CAS_EQUAL, 0, CAS_WEAK)));
        REFUSED(CAS_ERROR_STALE, "terms[1]", MADE(solver, row = cas_solver_try_add(solver, &rows[1])));
        REFUSED(CAS_ERROR_STALE, "rows[1].terms[1]", cas_solver_add_rows(solver, rows, 2, out));
        REFUSED(CAS_ERROR_STALE, "variables[1]", cas_solver_values(solver, pair, 2, values));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_is_ambiguous(solver, stranger, &ambiguous));
        REFUSED(CAS_ERROR_STALE, "id", MADE(solver, out_edit = cas_solver_edit_variable(solver, stranger, CAS_WEAK)));
        REFUSED(CAS_ERROR_STALE, "id", MADE(solver, out_edit = cas_solver_edit_variable_weighted(solver, stranger, CAS_WEAK, 1)));
        CHECK(isnan(cas_solver_value(solver, stranger)));
        CHECK(strcmp(cas_solver_name(solver, stranger), "") == 0);
        CHECK(row == 0 && out[0] == 7 && out[1] == 7 && out_edit == 0);
        CHECK(values[0] == 7 && values[1] == 7 && ambiguous == 7);
    }
}

static void stale_rows(void) {
    const cas_constraint strangers[] = {0, UINT32_MAX, sum + 1000, dead_row, foreign_row, sum ^ 0x80000000u};
    EACH(index, strangers) {
        cas_constraint stranger = strangers[index];
        cas_constraint pair[] = {soft, stranger};
        const double numbers[] = {1, 2};
        cas_edit out_edit = 7;
        double violation = 7;
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_remove(solver, stranger));
        REFUSED(CAS_ERROR_STALE, "constraints[1]", cas_solver_remove_rows(solver, pair, 2));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_set_constant(solver, stranger, 1));
        REFUSED(CAS_ERROR_STALE, "constraints[1]", cas_solver_set_constants(solver, pair, numbers, 2));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_set_priority(solver, stranger, CAS_WEAK));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_set_weight(solver, stranger, 1));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_violation(solver, stranger, &violation));
        REFUSED(CAS_ERROR_STALE, "id", MADE(solver, out_edit = cas_solver_edit_constant(solver, stranger)));
        CHECK(out_edit == 0 && violation == 7);
    }
}

static void stale_edits(void) {
    const cas_edit strangers[] = {0, UINT32_MAX, edit + 1000, dead_edit, foreign_edit, edit ^ 0x80000000u};
    EACH(index, strangers) {
        cas_edit stranger = strangers[index];
        cas_edit pair[] = {edit, stranger};
        const double numbers[] = {55, 56};
        const cas_value *changes;
        cas_path *out_path = NULL;
        double low = 7, high = 7;
        size_t count = 7;
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_suggest(solver, stranger, 1, NULL, NULL));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_suggest(solver, stranger, 1, &changes, &count));
        REFUSED(CAS_ERROR_STALE, "edits[1]", cas_solver_suggest_all(solver, pair, numbers, 2, &changes, &count));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_edit_range(solver, stranger, &low, &high));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_end_edit(solver, stranger));
        REFUSED(CAS_ERROR_STALE, "id", MADE(solver, out_path = cas_solver_path(solver, stranger, 1)));
        CHECK(low == 7 && high == 7 && count == 7 && out_path == NULL);
    }
}

static void repeated_ids(void) {
    cas_constraint rows[] = {least, soft, least};
    cas_edit edits[] = {edit, edit};
    const double numbers[] = {50, 50};
    REFUSED(CAS_ERROR_REPEATED, "constraints", cas_solver_remove_rows(solver, rows, 3));
    REFUSED(CAS_ERROR_REPEATED, "edits", cas_solver_suggest_all(solver, edits, numbers, 2, NULL, NULL));
}

static void objects_in_use(void) {
    cas_edit out_edit = 7, lone_edit;
    REFUSED(CAS_ERROR_IN_USE, "in use", cas_solver_remove_variable(solver, x));
    REFUSED(CAS_ERROR_IN_USE, "in use", MADE(solver, out_edit = cas_solver_edit_constant(solver, sum)));
    CHECK(out_edit == 0);
    CHECK(MADE(solver, lone_edit = cas_solver_edit_variable(solver, lone, CAS_WEAK)) == CAS_OK);
    REFUSED(CAS_ERROR_IN_USE, "in use", cas_solver_remove_variable(solver, lone));
    CHECK(cas_solver_end_edit(solver, lone_edit) == CAS_OK);
}

static void impossible_counts(void) {
    EACH(index, huge) {
        size_t count = huge[index];
        cas_term term = {x, 1};
        cas_row row = {&term, count, CAS_EQUAL, CAS_WEAK, 0, 0};
        cas_variable variable = x;
        cas_constraint constraint = soft;
        cas_edit one_edit = edit;
        double value = 1;
        REFUSED(CAS_ERROR_TOO_MANY, "out_variables", cas_solver_add_variables(solver, count, &variable));
        REFUSED(CAS_ERROR_TOO_MANY, "terms", MADE(solver, cas_solver_add(solver, &term, count, CAS_EQUAL, 0, CAS_WEAK)));
        REFUSED(CAS_ERROR_TOO_MANY, "rows[0].terms", cas_solver_add_rows(solver, &row, 1, NULL));
        REFUSED(CAS_ERROR_TOO_MANY, "rows", cas_solver_add_rows(solver, &row, count, NULL));
        REFUSED(CAS_ERROR_TOO_MANY, "terms", MADE(solver, cas_solver_try_add(solver, &row)));
        REFUSED(CAS_ERROR_TOO_MANY, "constraints", cas_solver_remove_rows(solver, &constraint, count));
        REFUSED(CAS_ERROR_TOO_MANY, "constraints", cas_solver_set_constants(solver, &constraint, &value, count));
        REFUSED(CAS_ERROR_TOO_MANY, "variables", cas_solver_values(solver, &variable, count, &value));
        REFUSED(CAS_ERROR_TOO_MANY, "edits", cas_solver_suggest_all(solver, &one_edit, &value, count, NULL, NULL));
        CHECK(variable == x && value == 1);
    }
}

/* Checks that the message of a refused call begins with an argument. */
#define NAMES(argument, call)                                                                         \
    do {                                                                                              \
        uint64_t digest = cas_solver_digest(solver);                                                  \
        (void)(call);                                                                                 \
        CHECK_OR_SAY(strncmp(cas_solver_last_error(solver), argument ": ", strlen(argument) + 2) == 0, \
                     "%s, not %s\n", cas_solver_last_error(solver), argument);                        \
        CHECK(cas_solver_digest(solver) == digest);                                                   \
    } while (0)

static void the_argument_at_fault(void) {
    double low, high;
    int32_t is_ambiguous;
    NAMES("variable", cas_solver_remove_variable(solver, dead_variable));
    NAMES("variable", cas_solver_remove_variable(solver, x));
    NAMES("variable", cas_solver_edit_variable(solver, dead_variable, CAS_STRONG));
    NAMES("priority", cas_solver_edit_variable(solver, x, CAS_REQUIRED));
    NAMES("variable", cas_solver_is_ambiguous(solver, dead_variable, &is_ambiguous));
    NAMES("constraint", cas_solver_remove(solver, dead_row));
    NAMES("constraint", cas_solver_set_constant(solver, dead_row, 1));
    NAMES("constant", cas_solver_set_constant(solver, soft, NAN));
    NAMES("constraint", cas_solver_set_priority(solver, dead_row, 1));
    NAMES("priority", cas_solver_set_priority(solver, soft, 1001));
    NAMES("constraint", cas_solver_set_weight(solver, dead_row, 1));
    NAMES("constraint", cas_solver_edit_constant(solver, dead_row));
    NAMES("constraint", cas_solver_edit_constant(solver, sum));
    NAMES("edit", cas_solver_suggest(solver, dead_edit, 1, NULL, NULL));
    NAMES("value", cas_solver_suggest(solver, edit, NAN, NULL, NULL));
    NAMES("edit", cas_solver_end_edit(solver, dead_edit));
    NAMES("edit", cas_solver_edit_range(solver, dead_edit, &low, &high));
    NAMES("edit", cas_solver_path(solver, dead_edit, 1));
    NAMES("target", cas_solver_path(solver, edit, NAN));
}

int main(void) {
    set_up();
    run("every function accepts a solver or path of NULL", no_solver);
    run("the message names a required pointer that is NULL", required_pointers_of_null);
    run("an empty array may be NULL and changes nothing", empty_arrays);
    run("an id of a removed, foreign or unknown variable is refused", stale_variables);
    run("an id of a removed, foreign or unknown row is refused", stale_rows);
    run("an id of a removed, foreign or unknown edit is refused", stale_edits);
    run("a batch that contains an id twice is refused", repeated_ids);
    run("variables and rows in use are not removed or edited twice", objects_in_use);
    run("the message names the argument at fault, an id or a number", the_argument_at_fault);
    run("impossible counts are refused before the array is read", impossible_counts);
    run("after refused calls the solver still gives correct values", still_correct);
    tear_down();
    return finish();
}

/* Whatever comes in: an error code, words, and nothing changed. */
#include <casement.h>
#include <math.h>
#include <stdlib.h>

#include "harness.h"

/* A small solver with one of everything, and ids that it must not know. */
static cas_solver *solver, *other;
static cas_variable x, y, lone, dead_variable, foreign_variable;
static cas_constraint sum, least, wish, dead_row, foreign_row;
static cas_edit edit, second_edit, dead_edit, foreign_edit;
static cas_path *path;

static const double not_finite[] = {NAN, INFINITY, -INFINITY};
static const size_t huge[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX / sizeof(cas_term),
                              SIZE_MAX / sizeof(cas_term) + 1, (size_t)1 << 40, (size_t)1 << 28};

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define EACH(index, array) for (size_t index = 0; index < COUNT(array); index++)

/* The call answers the status, says why, and the solver is as it was. `words`
 * must be part of the message. */
#define REFUSED(status, words, call)                                                \
    do {                                                                            \
        uint64_t digest = cas_solver_digest(solver);                                \
        CHECK((call) == (status));                                                  \
        CHECK(cas_solver_digest(solver) == digest);                                 \
        CHECK_OR_SAY(strstr(cas_solver_last_error(solver), (words)),                \
                     "the message is: %s\n", cas_solver_last_error(solver));        \
    } while (0)

/* There is no solver to keep a message. */
#define REFUSED_WITHOUT_SOLVER(call) CHECK((call) == CAS_ERROR_NULL)

static void set_up(void) {
    cas_variable many[64];
    cas_term terms[2];
    other = cas_solver_new(NULL);
    CHECK(cas_solver_add_variables(other, 64, many) == CAS_OK);
    foreign_variable = many[63];
    for (size_t index = 0; index < 64; index++) {
        terms[0] = (cas_term){many[index], 1};
        CHECK(cas_solver_add(other, terms, 1, CAS_EQUAL, 0, CAS_WEAK, &foreign_row) == CAS_OK);
        CHECK(cas_solver_edit_constant(other, foreign_row, &foreign_edit) == CAS_OK);
    }

    solver = cas_solver_new(NULL);
    CHECK(cas_solver_add_variable(solver, "x", &x) == CAS_OK);
    CHECK(cas_solver_add_variable(solver, "y", &y) == CAS_OK);
    CHECK(cas_solver_add_variable(solver, "lone", &lone) == CAS_OK);
    CHECK(cas_solver_add_variable(solver, "dead", &dead_variable) == CAS_OK);
    CHECK(cas_solver_remove_variable(solver, dead_variable) == CAS_OK);
    terms[0] = (cas_term){x, 1};
    terms[1] = (cas_term){y, 1};
    CHECK(cas_solver_add(solver, terms, 2, CAS_EQUAL, 100, CAS_REQUIRED, &sum) == CAS_OK);
    CHECK(cas_solver_add(solver, terms, 1, CAS_GREATER_OR_EQUAL, 10, CAS_REQUIRED, &least) == CAS_OK);
    CHECK(cas_solver_add(solver, terms, 1, CAS_EQUAL, 30, CAS_WEAK, &wish) == CAS_OK);
    CHECK(cas_solver_add(solver, terms, 1, CAS_EQUAL, 30, CAS_WEAK, &dead_row) == CAS_OK);
    CHECK(cas_solver_remove(solver, dead_row) == CAS_OK);
    CHECK(cas_solver_solve(solver) == CAS_OK);
    CHECK(cas_solver_edit_variable(solver, x, CAS_STRONG, &edit) == CAS_OK);
    CHECK(cas_solver_edit_constant(solver, sum, &second_edit) == CAS_OK);
    CHECK(cas_solver_edit_variable(solver, y, CAS_STRONG, &dead_edit) == CAS_OK);
    CHECK(cas_solver_edit_end(solver, dead_edit) == CAS_OK);
    CHECK(cas_solver_path(solver, edit, 40, &path) == CAS_OK);
}

static void tear_down(void) {
    cas_path_free(path);
    cas_solver_free(solver);
    cas_solver_free(other);
}

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
    CHECK(strcmp(cas_solver_last_error(NULL), "") == 0);
    CHECK(strcmp(cas_solver_name(NULL, x), "") == 0);
    CHECK(isnan(cas_solver_value(NULL, x)));
    CHECK(cas_solver_conflict_count(NULL) == 0);
    CHECK(cas_solver_digest(NULL) == 0);
    CHECK(cas_path_count(NULL) == 0);
    REFUSED_WITHOUT_SOLVER(cas_solver_add_variable(NULL, "x", &variable));
    REFUSED_WITHOUT_SOLVER(cas_solver_add_variables(NULL, 1, &variable));
    REFUSED_WITHOUT_SOLVER(cas_solver_remove_variable(NULL, x));
    REFUSED_WITHOUT_SOLVER(cas_solver_add(NULL, &term, 1, CAS_EQUAL, 0, CAS_WEAK, &constraint));
    REFUSED_WITHOUT_SOLVER(cas_solver_add_rows(NULL, &row, 1, &constraint));
    REFUSED_WITHOUT_SOLVER(cas_solver_try_add(NULL, &row, &constraint));
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
    REFUSED_WITHOUT_SOLVER(cas_solver_ambiguous(NULL, &variables, &count));
    REFUSED_WITHOUT_SOLVER(cas_solver_violation(NULL, sum, &value));
    REFUSED_WITHOUT_SOLVER(cas_solver_edit_variable(NULL, x, CAS_WEAK, &out_edit));
    REFUSED_WITHOUT_SOLVER(cas_solver_edit_variable_weighted(NULL, x, CAS_WEAK, 1, &out_edit));
    REFUSED_WITHOUT_SOLVER(cas_solver_edit_constant(NULL, sum, &out_edit));
    REFUSED_WITHOUT_SOLVER(cas_solver_edit_set(NULL, edit, 1));
    REFUSED_WITHOUT_SOLVER(cas_solver_suggest(NULL, edit, 1, &changes, &count));
    REFUSED_WITHOUT_SOLVER(cas_solver_suggest(NULL, edit, 1, NULL, NULL));
    REFUSED_WITHOUT_SOLVER(cas_solver_suggest_all(NULL, &edit, &value, 1, &changes, &count));
    REFUSED_WITHOUT_SOLVER(cas_solver_edit_range(NULL, edit, &low, &high));
    REFUSED_WITHOUT_SOLVER(cas_solver_edit_end(NULL, edit));
    REFUSED_WITHOUT_SOLVER(cas_solver_path(NULL, edit, 1, &out_path));
    REFUSED_WITHOUT_SOLVER(cas_path_variables(NULL, &variables, &count));
    REFUSED_WITHOUT_SOLVER(cas_path_point(NULL, 0, &value, &values));
    REFUSED_WITHOUT_SOLVER(cas_path_sample(NULL, 0, &value));
    REFUSED_WITHOUT_SOLVER(cas_solver_get_statistics(NULL, &statistics));
    REFUSED_WITHOUT_SOLVER(cas_solver_check(NULL));
    REFUSED_WITHOUT_SOLVER(cas_solver_dump(NULL, NULL, NULL));
}

static void no_room_for_the_answer(void) {
    cas_term term = {x, 1};
    cas_row row = {NULL, 1, CAS_EQUAL, CAS_WEAK, 0, 0};
    double value = 1;
    size_t count = 1;
    const cas_constraint *constraints;
    const cas_variable *variables;
    const cas_value *changes;
    const double *values;
    REFUSED(CAS_ERROR_NULL, "out_variable", cas_solver_add_variable(solver, "z", NULL));
    REFUSED(CAS_ERROR_NULL, "out_variables", cas_solver_add_variables(solver, 1, NULL));
    REFUSED(CAS_ERROR_NULL, "terms", cas_solver_add(solver, NULL, 1, CAS_EQUAL, 0, CAS_WEAK, NULL));
    REFUSED(CAS_ERROR_NULL, "rows[0].terms", cas_solver_add_rows(solver, &row, 1, NULL));
    REFUSED(CAS_ERROR_NULL, "rows", cas_solver_add_rows(solver, NULL, 1, NULL));
    REFUSED(CAS_ERROR_NULL, "row", cas_solver_try_add(solver, NULL, NULL));
    REFUSED(CAS_ERROR_NULL, "terms", cas_solver_try_add(solver, &row, NULL));
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
    REFUSED(CAS_ERROR_NULL, "out_variables", cas_solver_ambiguous(solver, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_solver_ambiguous(solver, &variables, NULL));
    REFUSED(CAS_ERROR_NULL, "out_violation", cas_solver_violation(solver, sum, NULL));
    REFUSED(CAS_ERROR_NULL, "out_edit", cas_solver_edit_variable(solver, x, CAS_WEAK, NULL));
    REFUSED(CAS_ERROR_NULL, "out_edit", cas_solver_edit_variable_weighted(solver, x, CAS_WEAK, 2, NULL));
    REFUSED(CAS_ERROR_NULL, "out_edit", cas_solver_edit_constant(solver, wish, NULL));
    REFUSED(CAS_ERROR_NULL, "out_changes", cas_solver_suggest(solver, edit, 1, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_solver_suggest(solver, edit, 1, &changes, NULL));
    REFUSED(CAS_ERROR_NULL, "edits", cas_solver_suggest_all(solver, NULL, &value, 1, NULL, NULL));
    REFUSED(CAS_ERROR_NULL, "values", cas_solver_suggest_all(solver, &edit, NULL, 1, NULL, NULL));
    REFUSED(CAS_ERROR_NULL, "out_changes", cas_solver_suggest_all(solver, &edit, &value, 1, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_solver_suggest_all(solver, &edit, &value, 1, &changes, NULL));
    REFUSED(CAS_ERROR_NULL, "out_low", cas_solver_edit_range(solver, edit, NULL, &value));
    REFUSED(CAS_ERROR_NULL, "out_high", cas_solver_edit_range(solver, edit, &value, NULL));
    REFUSED(CAS_ERROR_NULL, "out_path", cas_solver_path(solver, edit, 50, NULL));
    REFUSED(CAS_ERROR_NULL, "out_variables", cas_path_variables(path, NULL, &count));
    REFUSED(CAS_ERROR_NULL, "out_count", cas_path_variables(path, &variables, NULL));
    REFUSED(CAS_ERROR_NULL, "out_number", cas_path_point(path, 0, NULL, &values));
    REFUSED(CAS_ERROR_NULL, "out_values", cas_path_point(path, 0, &value, NULL));
    REFUSED(CAS_ERROR_NULL, "out_values", cas_path_sample(path, 40, NULL));
    REFUSED(CAS_ERROR_NULL, "out_statistics", cas_solver_get_statistics(solver, NULL));
    REFUSED(CAS_ERROR_NULL, "write", cas_solver_dump(solver, NULL, &term));
    CHECK(count == 1 && value == 1);
}

static void nothing_of_nothing(void) {
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
        REFUSED(CAS_ERROR_STALE, "terms[1]", cas_solver_add(solver, terms, 2, CAS_EQUAL, 0, CAS_WEAK, &row));
        REFUSED(CAS_ERROR_STALE, "terms[1]", cas_solver_try_add(solver, &rows[1], &row));
        REFUSED(CAS_ERROR_STALE, "rows[1].terms[1]", cas_solver_add_rows(solver, rows, 2, out));
        REFUSED(CAS_ERROR_STALE, "variables[1]", cas_solver_values(solver, pair, 2, values));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_is_ambiguous(solver, stranger, &ambiguous));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_edit_variable(solver, stranger, CAS_WEAK, &out_edit));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_edit_variable_weighted(solver, stranger, CAS_WEAK, 1, &out_edit));
        CHECK(isnan(cas_solver_value(solver, stranger)));
        CHECK(strcmp(cas_solver_name(solver, stranger), "") == 0);
        CHECK(row == 7 && out[0] == 7 && out[1] == 7 && out_edit == 7);
        CHECK(values[0] == 7 && values[1] == 7 && ambiguous == 7);
    }
}

static void stale_rows(void) {
    const cas_constraint strangers[] = {0, UINT32_MAX, sum + 1000, dead_row, foreign_row, sum ^ 0x80000000u};
    EACH(index, strangers) {
        cas_constraint stranger = strangers[index];
        cas_constraint pair[] = {wish, stranger};
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
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_edit_constant(solver, stranger, &out_edit));
        CHECK(out_edit == 7 && violation == 7);
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
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_edit_set(solver, stranger, 1));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_suggest(solver, stranger, 1, &changes, &count));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_suggest(solver, stranger, 1, NULL, NULL));
        REFUSED(CAS_ERROR_STALE, "edits[1]", cas_solver_suggest_all(solver, pair, numbers, 2, &changes, &count));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_edit_range(solver, stranger, &low, &high));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_edit_end(solver, stranger));
        REFUSED(CAS_ERROR_STALE, "id", cas_solver_path(solver, stranger, 1, &out_path));
        CHECK(low == 7 && high == 7 && count == 7 && out_path == NULL);
    }
}

static void numbers_that_are_not_finite(void) {
    EACH(index, not_finite) {
        double number = not_finite[index];
        cas_term good = {x, 1}, bad[] = {{x, 1}, {y, number}};
        cas_row rows[] = {{&good, 1, CAS_EQUAL, CAS_WEAK, 0, 0}, {&good, 1, CAS_EQUAL, CAS_WEAK, number, 0}};
        cas_row heavy = {&good, 1, CAS_EQUAL, CAS_WEAK, 0, number};
        cas_constraint pair[] = {wish, sum};
        cas_edit edits[] = {edit, second_edit}, out_edit;
        const double numbers[] = {1, number};
        cas_path *out_path;
        double values[8];
        REFUSED(CAS_ERROR_NOT_FINITE, "terms[1]", cas_solver_add(solver, bad, 2, CAS_EQUAL, 0, CAS_WEAK, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "constant", cas_solver_add(solver, &good, 1, CAS_EQUAL, number, CAS_WEAK, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "rows[1].constant", cas_solver_add_rows(solver, rows, 2, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "constant", cas_solver_try_add(solver, &rows[1], NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "weight", cas_solver_try_add(solver, &heavy, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "rows[0].weight", cas_solver_add_rows(solver, &heavy, 1, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_solver_set_constant(solver, wish, number));
        REFUSED(CAS_ERROR_NOT_FINITE, "constants[1]", cas_solver_set_constants(solver, pair, numbers, 2));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_solver_set_weight(solver, wish, number));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_solver_edit_variable_weighted(solver, y, CAS_WEAK, number, &out_edit));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_solver_edit_set(solver, edit, number));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_solver_suggest(solver, edit, number, NULL, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "values[1]", cas_solver_suggest_all(solver, edits, numbers, 2, NULL, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_solver_path(solver, edit, number, &out_path));
        REFUSED(CAS_ERROR_NOT_FINITE, "number", cas_path_sample(path, number, values));
    }
}

static void values_out_of_range(void) {
    const int32_t relations[] = {-1, 3, INT32_MAX, INT32_MIN};
    const int32_t priorities[] = {0, -1, 1001, INT32_MAX, INT32_MIN};
    const double weights[] = {-1, -1e-300};
    const size_t sizes[] = {0, 1, sizeof(cas_solver_statistics) - 1, SIZE_MAX, SIZE_MAX / 2};
    cas_term term = {x, 1};
    cas_row row = {&term, 1, CAS_EQUAL, CAS_WEAK, 0, 0};
    const cas_constraint *constraints;
    const double *values;
    cas_edit out_edit;
    double number, sample[8];
    size_t count;
    EACH(index, relations) {
        cas_row odd = row;
        odd.relation = relations[index];
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "relation",
                cas_solver_add(solver, &term, 1, relations[index], 0, CAS_WEAK, NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "relation", cas_solver_try_add(solver, &odd, NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "rows[0].relation", cas_solver_add_rows(solver, &odd, 1, NULL));
    }
    EACH(index, priorities) {
        cas_row odd = row;
        odd.priority = priorities[index];
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "priority",
                cas_solver_add(solver, &term, 1, CAS_EQUAL, 0, priorities[index], NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "priority", cas_solver_try_add(solver, &odd, NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "rows[0].priority", cas_solver_add_rows(solver, &odd, 1, NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "outside", cas_solver_set_priority(solver, wish, priorities[index]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "outside", cas_solver_edit_variable(solver, y, priorities[index], &out_edit));
    }
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "outside", cas_solver_edit_variable(solver, y, CAS_REQUIRED, &out_edit));
    EACH(index, weights) {
        cas_row odd = row;
        odd.weight = weights[index];
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "weight", cas_solver_try_add(solver, &odd, NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "rows[0].weight", cas_solver_add_rows(solver, &odd, 1, NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "outside", cas_solver_set_weight(solver, wish, weights[index]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "outside",
                cas_solver_edit_variable_weighted(solver, y, CAS_WEAK, weights[index], &out_edit));
    }
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "outside", cas_solver_set_weight(solver, wish, 0));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "outside", cas_solver_edit_variable_weighted(solver, y, CAS_WEAK, 0, &out_edit));
    EACH(index, sizes) {
        cas_solver_statistics statistics = {.size = sizes[index], .variables = 7};
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "size", cas_solver_get_statistics(solver, &statistics));
        CHECK(statistics.size == sizes[index] && statistics.variables == 7);
    }
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "index", cas_solver_conflict(solver, 0, &constraints, &count));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "index", cas_solver_conflict(solver, SIZE_MAX, &constraints, &count));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "index", cas_path_point(path, cas_path_count(path), &number, &values));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "index", cas_path_point(path, SIZE_MAX, &number, &values));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "number", cas_path_sample(path, 40.5, sample));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "number", cas_path_sample(path, -1e300, sample));
}

static void rows_that_say_nothing(void) {
    cas_term none[] = {{x, 1}, {y, 0}}, minus_none[] = {{x, -0.0}};
    cas_term twice[] = {{x, 1}, {y, 2}, {x, -1}};
    cas_row empty = {none, 0, CAS_EQUAL, CAS_WEAK, 0, 0}, zero = {none, 2, CAS_EQUAL, CAS_WEAK, 0, 0};
    cas_row repeated = {twice, 3, CAS_EQUAL, CAS_WEAK, 0, 0};
    cas_row mixed[] = {{none, 1, CAS_EQUAL, CAS_WEAK, 0, 0}, {twice, 2, CAS_EQUAL, CAS_WEAK, 0, 0}, empty};
    REFUSED(CAS_ERROR_EMPTY, "at least one term", cas_solver_add(solver, NULL, 0, CAS_EQUAL, 0, CAS_WEAK, NULL));
    REFUSED(CAS_ERROR_EMPTY, "at least one term", cas_solver_add(solver, none, 0, CAS_EQUAL, 0, CAS_WEAK, NULL));
    REFUSED(CAS_ERROR_EMPTY, "at least one term", cas_solver_try_add(solver, &empty, NULL));
    REFUSED(CAS_ERROR_EMPTY, "rows[2]", cas_solver_add_rows(solver, mixed, 3, NULL));
    REFUSED(CAS_ERROR_ZERO, "terms[1]", cas_solver_add(solver, none, 2, CAS_EQUAL, 0, CAS_WEAK, NULL));
    REFUSED(CAS_ERROR_ZERO, "terms[0]", cas_solver_add(solver, minus_none, 1, CAS_EQUAL, 0, CAS_WEAK, NULL));
    REFUSED(CAS_ERROR_ZERO, "terms[1]: the coefficient is 0", cas_solver_try_add(solver, &zero, NULL));
    mixed[2] = zero;
    REFUSED(CAS_ERROR_ZERO, "rows[2].terms[1]", cas_solver_add_rows(solver, mixed, 3, NULL));
    REFUSED(CAS_ERROR_REPEATED, "terms[2]", cas_solver_add(solver, twice, 3, CAS_EQUAL, 0, CAS_WEAK, NULL));
    REFUSED(CAS_ERROR_REPEATED, "terms[2]", cas_solver_try_add(solver, &repeated, NULL));
    mixed[2] = repeated;
    REFUSED(CAS_ERROR_REPEATED, "rows[2].terms[2]", cas_solver_add_rows(solver, mixed, 3, NULL));
}

static void things_named_twice(void) {
    cas_constraint rows[] = {least, wish, least};
    cas_edit edits[] = {edit, edit};
    const double numbers[] = {50, 50};
    REFUSED(CAS_ERROR_REPEATED, "constraints", cas_solver_remove_rows(solver, rows, 3));
    REFUSED(CAS_ERROR_REPEATED, "edits", cas_solver_suggest_all(solver, edits, numbers, 2, NULL, NULL));
}

static void things_in_use(void) {
    cas_edit out_edit = 7, lone_edit;
    REFUSED(CAS_ERROR_IN_USE, "used", cas_solver_remove_variable(solver, x));
    REFUSED(CAS_ERROR_IN_USE, "used", cas_solver_edit_constant(solver, sum, &out_edit));
    CHECK(out_edit == 7);
    CHECK(cas_solver_edit_variable(solver, lone, CAS_WEAK, &lone_edit) == CAS_OK);
    REFUSED(CAS_ERROR_IN_USE, "used", cas_solver_remove_variable(solver, lone));
    CHECK(cas_solver_edit_end(solver, lone_edit) == CAS_OK);
}

static void counts_that_cannot_be(void) {
    EACH(index, huge) {
        size_t count = huge[index];
        cas_term term = {x, 1};
        cas_row row = {&term, count, CAS_EQUAL, CAS_WEAK, 0, 0};
        cas_variable variable = x;
        cas_constraint constraint = wish;
        cas_edit one_edit = edit;
        double value = 1;
        REFUSED(CAS_ERROR_TOO_MANY, "out_variables", cas_solver_add_variables(solver, count, &variable));
        REFUSED(CAS_ERROR_TOO_MANY, "terms", cas_solver_add(solver, &term, count, CAS_EQUAL, 0, CAS_WEAK, NULL));
        REFUSED(CAS_ERROR_TOO_MANY, "rows[0].terms", cas_solver_add_rows(solver, &row, 1, NULL));
        REFUSED(CAS_ERROR_TOO_MANY, "rows", cas_solver_add_rows(solver, &row, count, NULL));
        REFUSED(CAS_ERROR_TOO_MANY, "terms", cas_solver_try_add(solver, &row, NULL));
        REFUSED(CAS_ERROR_TOO_MANY, "constraints", cas_solver_remove_rows(solver, &constraint, count));
        REFUSED(CAS_ERROR_TOO_MANY, "constraints", cas_solver_set_constants(solver, &constraint, &value, count));
        REFUSED(CAS_ERROR_TOO_MANY, "variables", cas_solver_values(solver, &variable, count, &value));
        REFUSED(CAS_ERROR_TOO_MANY, "edits", cas_solver_suggest_all(solver, &one_edit, &value, count, NULL, NULL));
        CHECK(variable == x && value == 1);
    }
}

static void names_that_are_not_text(void) {
    static const char *const broken[] = {
        "\x80",             /* a following byte alone */
        "a\xbf",            /* the same, later */
        "\xc3",             /* cut off */
        "\xc3(",            /* not followed */
        "\xc0\x80",         /* overlong zero */
        "\xc1\xbf",         /* overlong */
        "\xe0\x9f\xbf",     /* overlong, three bytes */
        "\xe2\x82",         /* cut off */
        "\xed\xa0\x80",     /* a surrogate */
        "\xf0\x8f\xbf\xbf", /* overlong, four bytes */
        "\xf0\x9f\x98",     /* cut off */
        "\xf4\x90\x80\x80", /* beyond the last character */
        "\xf5\x80\x80\x80", /* no such first byte */
        "\xff",
    };
    static const char *const whole[] = {"", "a", "\x7f", "\xc2\x80", "\xc3\xa9", "\xe0\xa0\x80", "\xed\x9f\xbf",
                                        "\xee\x80\x80", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"};
    char name[CAS_NAME_MAX + 2];
    cas_variable variable = 7;
    EACH(index, broken) REFUSED(CAS_ERROR_TEXT, "UTF-8", cas_solver_add_variable(solver, broken[index], &variable));
    memset(name, 'n', sizeof name);
    name[CAS_NAME_MAX + 1] = 0;
    REFUSED(CAS_ERROR_TEXT, "1023", cas_solver_add_variable(solver, name, &variable));
    CHECK(variable == 7);
    EACH(index, whole) {
        CHECK(cas_solver_add_variable(solver, whole[index], &variable) == CAS_OK);
        CHECK(strcmp(cas_solver_name(solver, variable), whole[index]) == 0);
    }
    name[CAS_NAME_MAX] = 0;
    CHECK(cas_solver_add_variable(solver, name, &variable) == CAS_OK);
    CHECK(strcmp(cas_solver_name(solver, variable), name) == 0);
}

static void *give(size_t bytes, void *context) { return (void)context, malloc(bytes); }
static void *change(void *memory, size_t old, size_t bytes, void *context) {
    return (void)old, (void)context, realloc(memory, bytes);
}
static void take(void *memory, size_t bytes, void *context) { (void)bytes, (void)context, free(memory); }

static void options_that_are_not_valid(void) {
    const size_t sizes[] = {0, 1, sizeof(cas_solver_options) - 1, SIZE_MAX, SIZE_MAX / 2};
    struct {
        cas_solver_options known;
        uint64_t later;
    } newer = {{.size = sizeof newer}, 0};
    EACH(index, sizes) {
        cas_solver_options options = {.size = sizes[index]};
        CHECK(cas_solver_new(&options) == NULL);
    }
    for (uint32_t bit = 1; bit < 32; bit++) {
        cas_solver_options options = {.size = sizeof options, .flags = 1u << bit};
        CHECK(cas_solver_new(&options) == NULL);
    }
    for (int given = 1; given < 7; given++) {
        cas_solver_options options = {.size = sizeof options};
        if (given & 1)
            options.allocator.allocate = give;
        if (given & 2)
            options.allocator.reallocate = change;
        if (given & 4)
            options.allocator.release = take;
        CHECK(cas_solver_new(&options) == NULL);
    }
    cas_solver *made = cas_solver_new(&newer.known);
    CHECK(made != NULL);
    cas_solver_free(made);
    newer.later = 1;
    CHECK(cas_solver_new(&newer.known) == NULL);
}

static void statuses_have_words(void) {
    for (cas_status status = CAS_OK; status >= CAS_ERROR_INTERNAL; status--) {
        CHECK(strlen(cas_status_text(status)) > 0);
        for (cas_status above = CAS_OK; above > status; above--)
            CHECK(strcmp(cas_status_text(above), cas_status_text(status)) != 0);
    }
    CHECK(strlen(cas_status_text(1)) > 0);
    CHECK(strlen(cas_status_text(INT32_MIN)) > 0);
    CHECK(strlen(cas_status_text(INT32_MAX)) > 0);
}

static void a_new_solver_has_no_complaint(void) {
    cas_solver *made = cas_solver_new(NULL);
    CHECK(strcmp(cas_solver_last_error(made), "") == 0);
    CHECK(cas_solver_remove(made, 1) == CAS_ERROR_STALE);
    CHECK(strcmp(cas_solver_last_error(made), cas_status_text(CAS_ERROR_STALE)) == 0);
    CHECK(cas_solver_solve(made) == CAS_OK);
    CHECK(strcmp(cas_solver_last_error(made), cas_status_text(CAS_ERROR_STALE)) == 0);
    cas_solver_free(made);
}

static void still_right(void) {
    const cas_value *changes;
    size_t count;
    CHECK(cas_solver_suggest(solver, edit, 60, &changes, &count) == CAS_OK);
    CHECK(cas_solver_value(solver, x) == 60 && cas_solver_value(solver, y) == 40);
    CHECK(cas_solver_suggest(solver, edit, 0, &changes, &count) == CAS_OK);
    CHECK(cas_solver_value(solver, x) == 10 && cas_solver_value(solver, y) == 90);
    CHECK(cas_solver_check(solver) == CAS_OK);
}

int main(void) {
    set_up();
    run("every function answers a solver or path of NULL", no_solver);
    run("every required pointer that is NULL is named", no_room_for_the_answer);
    run("an array of nothing may be NULL and changes nothing", nothing_of_nothing);
    run("a variable that is stale, foreign or never was is refused", stale_variables);
    run("a row that is stale, foreign or never was is refused", stale_rows);
    run("an edit that is stale, foreign or never was is refused", stale_edits);
    run("NaN and infinity are refused everywhere", numbers_that_are_not_finite);
    run("relations, priorities, weights, sizes and indices outside their range are refused", values_out_of_range);
    run("a row with no terms, a zero coefficient or a repeated variable is refused", rows_that_say_nothing);
    run("a batch that names a thing twice is refused", things_named_twice);
    run("what is still used cannot go", things_in_use);
    run("counts that cannot be are refused before anything is read", counts_that_cannot_be);
    run("names are UTF-8 of at most 1023 bytes", names_that_are_not_text);
    run("options that are not valid make no solver", options_that_are_not_valid);
    run("every status has words of its own", statuses_have_words);
    run("a message stays until the next failure", a_new_solver_has_no_complaint);
    run("after all that the solver is still right", still_right);
    tear_down();
    return finish();
}

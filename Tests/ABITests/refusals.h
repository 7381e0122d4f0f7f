/* A small solver with one object of each kind, ids that are invalid in it, and macros that
 * check refused calls. */
#ifndef CASEMENT_TESTS_REFUSALS_H
#define CASEMENT_TESTS_REFUSALS_H

#include <casement.h>
#include <math.h>
#include <stdlib.h>

#include "harness.h"

static cas_solver *solver, *other;
static cas_variable x, y, lone, dead_variable, foreign_variable;
static cas_constraint sum, least, soft, dead_row, foreign_row;
static cas_edit edit, second_edit, dead_edit, foreign_edit;
static cas_path *path;

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define EACH(index, array) for (size_t index = 0; index < COUNT(array); index++)

/* Checks that the call returns the status, that the message contains `words`, and that the
 * solver is unchanged. */
#define REFUSED(status, words, call)                                                \
    do {                                                                            \
        uint64_t digest = cas_solver_digest(solver);                                \
        CHECK((call) == (status));                                                  \
        CHECK(cas_solver_last_status(solver) == (status));                          \
        CHECK(cas_solver_digest(solver) == digest);                                 \
        CHECK_OR_SAY(strstr(cas_solver_last_error(solver), (words)),                \
                     "the message is: %s\n", cas_solver_last_error(solver));        \
    } while (0)

/* Checks a call without a solver. There is no solver to store a message. */
#define REFUSED_WITHOUT_SOLVER(call) CHECK((call) == CAS_ERROR_NULL)

static inline void set_up(void) {
    cas_variable many[64];
    cas_term terms[2];
    other = cas_solver_new(NULL, NULL);
    CHECK(cas_solver_add_variables(other, 64, many) == CAS_OK);
    foreign_variable = many[63];
    for (size_t index = 0; index < 64; index++) {
        terms[0] = (cas_term){many[index], 1};
        CHECK(MADE(other, foreign_row = cas_solver_add(other, terms, 1, CAS_EQUAL, 0, CAS_WEAK)) == CAS_OK);
        CHECK(MADE(other, foreign_edit = cas_solver_edit_constant(other, foreign_row)) == CAS_OK);
    }

    solver = cas_solver_new(NULL, NULL);
    CHECK(MADE(solver, x = cas_solver_add_variable(solver, "x")) == CAS_OK);
    CHECK(MADE(solver, y = cas_solver_add_variable(solver, "y")) == CAS_OK);
    CHECK(MADE(solver, lone = cas_solver_add_variable(solver, "lone")) == CAS_OK);
    CHECK(MADE(solver, dead_variable = cas_solver_add_variable(solver, "dead")) == CAS_OK);
    CHECK(cas_solver_remove_variable(solver, dead_variable) == CAS_OK);
    terms[0] = (cas_term){x, 1};
    terms[1] = (cas_term){y, 1};
    CHECK(MADE(solver, sum = cas_solver_add(solver, terms, 2, CAS_EQUAL, 100, CAS_REQUIRED)) == CAS_OK);
    CHECK(MADE(solver, least = cas_solver_add(solver, terms, 1, CAS_GREATER_OR_EQUAL, 10, CAS_REQUIRED)) == CAS_OK);
    CHECK(MADE(solver, soft = cas_solver_add(solver, terms, 1, CAS_EQUAL, 30, CAS_WEAK)) == CAS_OK);
    CHECK(MADE(solver, dead_row = cas_solver_add(solver, terms, 1, CAS_EQUAL, 30, CAS_WEAK)) == CAS_OK);
    CHECK(cas_solver_remove(solver, dead_row) == CAS_OK);
    CHECK(cas_solver_solve(solver) == CAS_OK);
    CHECK(MADE(solver, edit = cas_solver_edit_variable(solver, x, CAS_STRONG)) == CAS_OK);
    CHECK(MADE(solver, second_edit = cas_solver_edit_constant(solver, sum)) == CAS_OK);
    CHECK(MADE(solver, dead_edit = cas_solver_edit_variable(solver, y, CAS_STRONG)) == CAS_OK);
    CHECK(cas_solver_end_edit(solver, dead_edit) == CAS_OK);
    CHECK(MADE(solver, path = cas_solver_path(solver, edit, 40)) == CAS_OK);
}

static inline void tear_down(void) {
    cas_path_free(path);
    cas_solver_free(solver);
    cas_solver_free(other);
}

static inline void still_correct(void) {
    const cas_value *changes;
    size_t count;
    CHECK(cas_solver_suggest(solver, edit, 60, &changes, &count) == CAS_OK);
    CHECK(cas_solver_value(solver, x) == 60 && cas_solver_value(solver, y) == 40);
    CHECK(cas_solver_suggest(solver, edit, 0, &changes, &count) == CAS_OK);
    CHECK(cas_solver_value(solver, x) == 10 && cas_solver_value(solver, y) == 90);
    CHECK(cas_solver_check(solver) == CAS_OK);
}

#endif

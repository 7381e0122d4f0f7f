/* Helpers for tests on a solver. Every test gets a new solver. */
#ifndef CASEMENT_TESTS_SOLVER_H
#define CASEMENT_TESTS_SOLVER_H

#include <casement.h>
#include <math.h>
#include <stdlib.h>

#include "harness.h"

#define OK(call) CHECK((call) == CAS_OK)
#define NEAR(value, expected) CHECK(is_near(value, expected))

static cas_solver *solver;

static inline int is_near(double value, double expected) {
    return fabs(value - expected) <= 1e-9 * (1 + fabs(expected));
}

static inline cas_variable variable(const char *name) {
    cas_variable made = 0;
    OK(MADE(solver, made = cas_solver_add_variable(solver, name)));
    return made;
}

/* a * x + b * y (relation) constant; y may be 0 */
static inline cas_constraint row(double a, cas_variable x, double b, cas_variable y, cas_relation relation,
                                 double constant, cas_priority priority) {
    cas_term terms[] = {{x, a}, {y, b}};
    cas_constraint made = 0;
    OK(MADE(solver, made = cas_solver_add(solver, terms, y ? 2 : 1, relation, constant, priority)));
    return made;
}

static inline cas_constraint bound(cas_variable x, cas_relation relation, double constant, cas_priority priority) {
    return row(1, x, 0, 0, relation, constant, priority);
}

static inline cas_constraint weighted(cas_variable x, double constant, cas_priority priority, double weight) {
    cas_term term = {x, 1};
    cas_row made = {&term, 1, CAS_EQUAL, priority, constant, weight};
    cas_constraint out = 0;
    OK(cas_solver_add_rows(solver, &made, 1, &out));
    return out;
}

static inline cas_status try_bound(cas_variable x, cas_relation relation, double constant, cas_priority priority,
                                   cas_constraint *out) {
    cas_term term = {x, 1};
    cas_row made = {&term, 1, relation, priority, constant, 0};
    cas_constraint id = cas_solver_try_add(solver, &made);
    if (out) *out = id;
    return MADE(solver, id);
}

static inline double value(cas_variable x) { return cas_solver_value(solver, x); }

static inline cas_edit edit_of(cas_variable x) {
    cas_edit made = 0;
    OK(MADE(solver, made = cas_solver_edit_variable(solver, x, CAS_STRONG)));
    return made;
}

/* Returns the value of x in the changes; NaN if they do not contain it. */
static inline double change_of(cas_variable x, const cas_value *changes, size_t count) {
    double found = NAN;
    for (size_t i = 0; i < count; i++)
        if (changes[i].variable == x) {
            CHECK(isnan(found));
            found = changes[i].value;
        }
    return found;
}

static inline int names(const uint32_t *ids, size_t count, uint32_t id) {
    for (size_t i = 0; i < count; i++)
        if (ids[i] == id)
            return 1;
    return 0;
}

static inline cas_solver_statistics statistics(void) {
    cas_solver_statistics now = {.size = sizeof now};
    OK(cas_solver_get_statistics(solver, &now));
    return now;
}

static void (*current)(void);

static inline void with_solver(void) {
    solver = cas_solver_new(NULL, NULL);
    current();
    cas_solver_free(solver);
}

static inline void test(const char *sentence, void (*body)(void)) {
    current = body;
    run(sentence, with_solver);
}

#endif

/* Numbers of rows, and ids, that overflow signed 32-bit words. */
#include "solver.h"

/* Twice as many rows as variables; the square of their sum has bit 31 set. */
enum { MANY = 16000 };

static void many_rows(void) {
    static cas_variable variables[MANY];
    static cas_term terms[MANY];
    static cas_row rows[2 * MANY];
    OK(cas_solver_add_variables(solver, MANY, variables));
    for (size_t i = 0; i < MANY; i++) {
        terms[i] = (cas_term){variables[i], 1};
        rows[i] = (cas_row){&terms[i], 1, CAS_EQUAL, CAS_STRONG, 0, 1};
        rows[MANY + i] = (cas_row){&terms[i], 1, CAS_GREATER_OR_EQUAL, CAS_REQUIRED, (double)i, 1};
    }
    OK(cas_solver_add_rows(solver, rows, 2 * MANY, NULL));
    OK(cas_solver_solve(solver));
    for (size_t i = 0; i < MANY; i++) CHECK(value(variables[i]) == (double)i);
    OK(cas_solver_check(solver));
}

static char text[1024];

static void collect(const char *part, size_t length, void *context) {
    (void)context;
    strncat(text, part, length < sizeof text - strlen(text) ? length : sizeof text - strlen(text) - 1);
}

/* The generation is in the upper bits of an id. */
static void an_id_beyond_signed_words(void) {
    cas_variable last = 0;
    char name[32];
    for (int i = 0; i < 2000 && last <= INT32_MAX; i++) {
        if (last) OK(cas_solver_remove_variable(solver, last));
        last = variable(NULL);
    }
    CHECK(last > INT32_MAX);
    sprintf(name, "#%lu", (unsigned long)last);
    bound(last, CAS_EQUAL, 1, CAS_REQUIRED);
    OK(cas_solver_dump(solver, collect, NULL));
    CHECK_OR_SAY(strstr(text, name), "%s is not in: %s\n", name, text);
}

int main(void) {
    test("a solver of 32,000 rows is solved", many_rows);
    test("an id of more than 31 bits is written without a sign", an_id_beyond_signed_words);
    return finish();
}

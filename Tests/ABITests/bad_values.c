/* Numbers, texts and options outside their range: each call returns an error, stores a
 * message and changes nothing. */
#include "refusals.h"
#include <float.h>

static const double not_finite[] = {NAN, INFINITY, -INFINITY};

static void numbers_that_are_not_finite(void) {
    EACH(index, not_finite) {
        double number = not_finite[index];
        cas_term good = {x, 1}, bad[] = {{x, 1}, {y, number}};
        cas_row rows[] = {{&good, 1, CAS_EQUAL, CAS_WEAK, 0, 0}, {&good, 1, CAS_EQUAL, CAS_WEAK, number, 0}};
        cas_row heavy = {&good, 1, CAS_EQUAL, CAS_WEAK, 0, number};
        cas_constraint pair[] = {soft, sum};
        cas_edit edits[] = {edit, second_edit}, out_edit;
        const double numbers[] = {1, number};
        cas_path *out_path;
        double values[8];
        REFUSED(CAS_ERROR_NOT_FINITE, "terms[1]", MADE(solver, cas_solver_add(solver, bad, 2, CAS_EQUAL, 0, CAS_WEAK)));
        REFUSED(CAS_ERROR_NOT_FINITE, "constant", MADE(solver, cas_solver_add(solver, &good, 1, CAS_EQUAL, number, CAS_WEAK)));
        REFUSED(CAS_ERROR_NOT_FINITE, "rows[1].constant", cas_solver_add_rows(solver, rows, 2, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "constant", MADE(solver, cas_solver_try_add(solver, &rows[1])));
        REFUSED(CAS_ERROR_NOT_FINITE, "weight", MADE(solver, cas_solver_try_add(solver, &heavy)));
        REFUSED(CAS_ERROR_NOT_FINITE, "rows[0].weight", cas_solver_add_rows(solver, &heavy, 1, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_solver_set_constant(solver, soft, number));
        REFUSED(CAS_ERROR_NOT_FINITE, "constants[1]", cas_solver_set_constants(solver, pair, numbers, 2));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_solver_set_weight(solver, soft, number));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", MADE(solver, out_edit = cas_solver_edit_variable_weighted(solver, y, CAS_WEAK, number)));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", cas_solver_suggest(solver, edit, number, NULL, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "values[1]", cas_solver_suggest_all(solver, edits, numbers, 2, NULL, NULL));
        REFUSED(CAS_ERROR_NOT_FINITE, "NaN", MADE(solver, out_path = cas_solver_path(solver, edit, number)));
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
                MADE(solver, cas_solver_add(solver, &term, 1, relations[index], 0, CAS_WEAK)));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "relation", MADE(solver, cas_solver_try_add(solver, &odd)));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "rows[0].relation", cas_solver_add_rows(solver, &odd, 1, NULL));
    }
    EACH(index, priorities) {
        cas_row odd = row;
        odd.priority = priorities[index];
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "priority",
                MADE(solver, cas_solver_add(solver, &term, 1, CAS_EQUAL, 0, priorities[index])));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "priority", MADE(solver, cas_solver_try_add(solver, &odd)));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "rows[0].priority", cas_solver_add_rows(solver, &odd, 1, NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", cas_solver_set_priority(solver, soft, priorities[index]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", MADE(solver, out_edit = cas_solver_edit_variable(solver, y, priorities[index])));
    }
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "priority: the value is out of range",
            MADE(solver, out_edit = cas_solver_edit_variable(solver, y, CAS_REQUIRED)));
    EACH(index, weights) {
        cas_row odd = row;
        odd.weight = weights[index];
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "weight", MADE(solver, cas_solver_try_add(solver, &odd)));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "rows[0].weight", cas_solver_add_rows(solver, &odd, 1, NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "weight: the value is out of range", cas_solver_set_weight(solver, soft, weights[index]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range",
                MADE(solver, out_edit = cas_solver_edit_variable_weighted(solver, y, CAS_WEAK, weights[index])));
    }
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "out of range", cas_solver_set_weight(solver, soft, 0));
    REFUSED(CAS_ERROR_OUT_OF_RANGE, "weight: the value is out of range",
            MADE(solver, out_edit = cas_solver_edit_variable_weighted(solver, y, CAS_WEAK, 0)));
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

static void factors_beyond_arithmetic(void) {
    const double factors[] = {5e-324, 1e-310, 2.2250738585072014e-308, 9.9e-301, 1.01e300, DBL_MAX};
    cas_edit out_edit;
    EACH(index, factors) {
        cas_term good = {x, 1}, odd[] = {{x, 1}, {y, -factors[index]}};
        cas_row row = {odd, 2, CAS_EQUAL, CAS_WEAK, 1, 0}, heavy = {&good, 1, CAS_EQUAL, CAS_WEAK, 0, factors[index]};
        cas_row rows[] = {{&good, 1, CAS_EQUAL, CAS_WEAK, 0, 0}, row};
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "terms[1]: the magnitude must be from 1e-300 to 1e300",
                MADE(solver, cas_solver_add(solver, odd, 2, CAS_EQUAL, 1, CAS_REQUIRED)));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "terms[1]", MADE(solver, cas_solver_try_add(solver, &row)));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "rows[1].terms[1]", cas_solver_add_rows(solver, rows, 2, NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "weight: the magnitude", MADE(solver, cas_solver_try_add(solver, &heavy)));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "rows[0].weight", cas_solver_add_rows(solver, &heavy, 1, NULL));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "weight", cas_solver_set_weight(solver, soft, factors[index]));
        REFUSED(CAS_ERROR_OUT_OF_RANGE, "weight",
                MADE(solver, out_edit = cas_solver_edit_variable_weighted(solver, y, CAS_WEAK, factors[index])));
    }
}

static void rows_without_meaning(void) {
    cas_term none[] = {{x, 1}, {y, 0}}, minus_none[] = {{x, -0.0}};
    cas_term twice[] = {{x, 1}, {y, 2}, {x, -1}};
    cas_row empty = {none, 0, CAS_EQUAL, CAS_WEAK, 0, 0}, zero = {none, 2, CAS_EQUAL, CAS_WEAK, 0, 0};
    cas_row repeated = {twice, 3, CAS_EQUAL, CAS_WEAK, 0, 0};
    cas_row mixed[] = {{none, 1, CAS_EQUAL, CAS_WEAK, 0, 0}, {twice, 2, CAS_EQUAL, CAS_WEAK, 0, 0}, empty};
    REFUSED(CAS_ERROR_EMPTY, "there is no term", MADE(solver, cas_solver_add(solver, NULL, 0, CAS_EQUAL, 0, CAS_WEAK)));
    REFUSED(CAS_ERROR_EMPTY, "there is no term", MADE(solver, cas_solver_add(solver, none, 0, CAS_EQUAL, 0, CAS_WEAK)));
    REFUSED(CAS_ERROR_EMPTY, "there is no term", MADE(solver, cas_solver_try_add(solver, &empty)));
    REFUSED(CAS_ERROR_EMPTY, "rows[2]", cas_solver_add_rows(solver, mixed, 3, NULL));
    REFUSED(CAS_ERROR_ZERO, "terms[1]", MADE(solver, cas_solver_add(solver, none, 2, CAS_EQUAL, 0, CAS_WEAK)));
    REFUSED(CAS_ERROR_ZERO, "terms[0]", MADE(solver, cas_solver_add(solver, minus_none, 1, CAS_EQUAL, 0, CAS_WEAK)));
    REFUSED(CAS_ERROR_ZERO, "terms[1]: the coefficient is 0", MADE(solver, cas_solver_try_add(solver, &zero)));
    mixed[2] = zero;
    REFUSED(CAS_ERROR_ZERO, "rows[2].terms[1]", cas_solver_add_rows(solver, mixed, 3, NULL));
    REFUSED(CAS_ERROR_REPEATED, "terms[2]", MADE(solver, cas_solver_add(solver, twice, 3, CAS_EQUAL, 0, CAS_WEAK)));
    REFUSED(CAS_ERROR_REPEATED, "terms[2]", MADE(solver, cas_solver_try_add(solver, &repeated)));
    mixed[2] = repeated;
    REFUSED(CAS_ERROR_REPEATED, "rows[2].terms[2]", cas_solver_add_rows(solver, mixed, 3, NULL));
}

static void names_that_are_not_text(void) {
    static const char *const broken[] = {
        "\x80",             /* a lone continuation byte */
        "a\xbf",            /* a lone continuation byte after a character */
        "\xc3",             /* truncated */
        "\xc3(",            /* no continuation byte */
        "\xc0\x80",         /* overlong zero */
        "\xc1\xbf",         /* overlong */
        "\xe0\x9f\xbf",     /* overlong, three bytes */
        "\xe2\x82",         /* truncated */
        "\xed\xa0\x80",     /* a surrogate */
        "\xf0\x8f\xbf\xbf", /* overlong, four bytes */
        "\xf0\x9f\x98",     /* truncated */
        "\xf4\x90\x80\x80", /* beyond the last character */
        "\xf5\x80\x80\x80", /* no such first byte */
        "\xff",
    };
    static const char *const whole[] = {"", "a", "\x7f", "\xc2\x80", "\xc3\xa9", "\xe0\xa0\x80", "\xed\x9f\xbf",
                                        "\xee\x80\x80", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"};
    char name[CAS_NAME_MAX + 2];
    cas_variable variable = 7;
    EACH(index, broken) REFUSED(CAS_ERROR_TEXT, "UTF-8", MADE(solver, variable = cas_solver_add_variable(solver, broken[index])));
    memset(name, 'n', sizeof name);
    name[CAS_NAME_MAX + 1] = 0;
    REFUSED(CAS_ERROR_TEXT, "1023", MADE(solver, variable = cas_solver_add_variable(solver, name)));
    CHECK(variable == 0);
    EACH(index, whole) {
        CHECK(MADE(solver, variable = cas_solver_add_variable(solver, whole[index])) == CAS_OK);
        CHECK(strcmp(cas_solver_name(solver, variable), whole[index]) == 0);
    }
    name[CAS_NAME_MAX] = 0;
    CHECK(MADE(solver, variable = cas_solver_add_variable(solver, name)) == CAS_OK);
    CHECK(strcmp(cas_solver_name(solver, variable), name) == 0);
}

static void *give(size_t bytes, void *context) { return (void)context, malloc(bytes); }
static void *change(void *memory, size_t old, size_t bytes, void *context) {
    return (void)old, (void)context, realloc(memory, bytes);
}
static void take(void *memory, size_t bytes, void *context) { (void)bytes, (void)context, free(memory); }

static void invalid_options(void) {
    const size_t sizes[] = {0, 1, sizeof(cas_solver_options) - 1, SIZE_MAX, SIZE_MAX / 2};
    struct {
        cas_solver_options known;
        uint64_t later;
    } newer = {{.size = sizeof newer}, 0};
    EACH(index, sizes) {
        cas_solver_options options = {.size = sizes[index]};
        CHECK(cas_solver_new(&options, NULL) == NULL);
    }
    for (uint32_t bit = 2; bit < 32; bit++) {
        cas_solver_options options = {.size = sizeof options, .flags = 1u << bit};
        CHECK(cas_solver_new(&options, NULL) == NULL);
    }
    for (int given = 1; given < 7; given++) {
        cas_solver_options options = {.size = sizeof options};
        if (given & 1)
            options.allocator.allocate = give;
        if (given & 2)
            options.allocator.reallocate = change;
        if (given & 4)
            options.allocator.release = take;
        CHECK(cas_solver_new(&options, NULL) == NULL);
    }
    cas_solver *made = cas_solver_new(&newer.known, NULL);
    CHECK(made != NULL);
    cas_solver_free(made);
    newer.later = 1;
    CHECK(cas_solver_new(&newer.known, NULL) == NULL);
}

static void statuses_have_texts(void) {
    for (cas_status status = CAS_OK; status >= CAS_ERROR_INTERNAL; status--) {
        CHECK(strlen(cas_status_text(status)) > 0);
        for (cas_status above = CAS_OK; above > status; above--)
            CHECK(strcmp(cas_status_text(above), cas_status_text(status)) != 0);
    }
    CHECK(strlen(cas_status_text(1)) > 0);
    CHECK(strlen(cas_status_text(INT32_MIN)) > 0);
    CHECK(strlen(cas_status_text(INT32_MAX)) > 0);
}

static void a_message_stays_until_the_next_failure(void) {
    cas_solver *made = cas_solver_new(NULL, NULL);
    CHECK(strcmp(cas_solver_last_error(made), "") == 0);
    CHECK(cas_solver_remove(made, 1) == CAS_ERROR_STALE);
    CHECK(strstr(cas_solver_last_error(made), cas_status_text(CAS_ERROR_STALE)));
    CHECK(cas_solver_solve(made) == CAS_OK);
    CHECK(strstr(cas_solver_last_error(made), cas_status_text(CAS_ERROR_STALE)));
    cas_solver_free(made);
}

int main(void) {
    set_up();
    run("NaN and infinity are refused everywhere", numbers_that_are_not_finite);
    run("relations, priorities, weights, sizes and indices outside their range are refused", values_out_of_range);
    run("coefficients and weights beyond 1e-300 to 1e300 are refused", factors_beyond_arithmetic);
    run("a row with no terms, a zero coefficient or a repeated variable is refused", rows_without_meaning);
    run("names are UTF-8 of at most 1023 bytes", names_that_are_not_text);
    run("invalid options create no solver", invalid_options);
    run("every status has a different text", statuses_have_texts);
    run("a message stays until the next failure", a_message_stays_until_the_next_failure);
    run("after refused calls the solver still gives correct values", still_correct);
    tear_down();
    return finish();
}

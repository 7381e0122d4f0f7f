/* Dumps, numbers as text, statistics, digests and names. */
#include "solver.h"

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

static void a_dump_lists_variables_and_rows(void) {
    cas_variable width = variable("width"), left = variable("left"), right = variable("right");
    cas_term terms[] = {{right, 1}, {left, -1}, {width, -1}};
    OK(MADE(solver, cas_solver_add(solver, terms, 3, CAS_EQUAL, 0, CAS_REQUIRED)));
    bound(left, CAS_GREATER_OR_EQUAL, 20, CAS_REQUIRED);
    OK(cas_solver_suggest(solver, edit_of(width), 104, NULL, NULL));
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

static void rows_are_written_as_equations(void) {
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

static void a_dump_marks_dropped_and_violated_rows(void) {
    cas_variable x = variable("x");
    bound(x, CAS_EQUAL, 1, CAS_REQUIRED);
    bound(x, CAS_EQUAL, 2, CAS_REQUIRED);
    bound(x, CAS_EQUAL, 4, CAS_WEAK);
    CHECK(cas_solver_solve(solver) == CAS_CONFLICT);
    dump();
    CHECK(strstr(text, "\n  x == 1 @1000\n"));
    CHECK(strstr(text, "\n  x == 2 @1000  dropped  violated by 1\n"));
    CHECK(strstr(text, "\n  x == 4 @250  violated by 3\n"));
}

/* Returns the least number of digits that read back as the same number. */
static int fewest_digits(double number) {
    char digits[64];
    for (int count = 1; count < 17; count++) {
        sprintf(digits, "%.*e", count - 1, number);
        if (strtod(digits, NULL) == number)
            return count;
    }
    return 17;
}

/* Returns the number of digits from the first to the last that is not zero. */
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
    cas_solver *first = solver, *second = cas_solver_new(NULL, NULL);
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

int main(void) {
    test("a dump lists variables, their rows, and all rows", a_dump_lists_variables_and_rows);
    test("rows are written as equations", rows_are_written_as_equations);
    test("a dump marks dropped and violated rows", a_dump_marks_dropped_and_violated_rows);
    test("numbers are written in the fewest digits that read back", numbers_are_short_and_exact);
    test("statistics count variables, rows and terms", statistics_count);
    test("the same calls give the same digest", the_same_calls_give_the_same_digest);
    test("names stay with their variables", names_stay_with_their_variables);
    return finish();
}

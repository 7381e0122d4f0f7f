/* Changes, ambiguity, edits and paths. */
#include "solver.h"

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
    OK(cas_solver_set_constant(solver, is, 5)); /* x and y return to their reported values */
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

static void ambiguous_variables(void) {
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
    OK(cas_solver_ambiguous(solver, SIZE_MAX, &found, &count));
    CHECK(count == 3 && names(found, count, x) && names(found, count, y) && names(found, count, lone));
    for (size_t limit = 0; limit < 5; limit++) {
        const cas_variable all[] = {x, y, lone};
        OK(cas_solver_ambiguous(solver, limit, &found, &count));
        CHECK(count == (limit < 3 ? limit : 3) && memcmp(found, all, count * sizeof all[0]) == 0);
    }
    OK(cas_solver_ambiguous(solver, SIZE_MAX, &found, &count));
    CHECK(count == 3);
    bound(y, CAS_EQUAL, 4, CAS_WEAK);
    OK(cas_solver_solve(solver));
    OK(cas_solver_is_ambiguous(solver, x, &ambiguous));
    CHECK(ambiguous == 0 && value(x) == 6);
    OK(cas_solver_ambiguous(solver, SIZE_MAX, &found, &count));
    CHECK(count == 1 && found[0] == lone);
    bound(y, CAS_EQUAL, 8, CAS_WEAK); /* anything from 4 to 8 is as good */
    OK(cas_solver_solve(solver));
    OK(cas_solver_is_ambiguous(solver, x, &ambiguous));
    CHECK(ambiguous == 1);
}

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
    CHECK(high == 90);
    OK(cas_solver_suggest(solver, edit, 31.5, &changes, &count));
    CHECK(count == 2 && change_of(x, changes, count) == 31.5 && change_of(y, changes, count) == 68.5);
    OK(cas_solver_edit_range(solver, edit, &low, &high));
    CHECK(low == -INFINITY && high == 90);
    OK(cas_solver_suggest(solver, edit, 120, &changes, &count));
    CHECK(count == 2 && value(x) == 90 && value(y) == 10);
    OK(cas_solver_edit_range(solver, edit, &low, &high));
    CHECK(low == 90);
    CHECK(high == INFINITY);
    OK(cas_solver_suggest(solver, edit, 110, &changes, &count));
    CHECK(count == 0);
    OK(cas_solver_suggest(solver, edit, 70, &changes, &count));
    CHECK(value(x) == 70 && value(y) == 30);
    OK(cas_solver_end_edit(solver, edit));
    CHECK(cas_solver_end_edit(solver, edit) == CAS_ERROR_STALE);
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 70);
    OK(try_bound(x, CAS_EQUAL, 20, 1, NULL)); /* the edit's row is gone */
    CHECK(value(x) == 20);
}

static void a_weighted_edit(void) {
    cas_variable x = variable("x");
    cas_edit light, heavy;
    weighted(x, 5, CAS_MEDIUM, 2);
    OK(MADE(solver, light = cas_solver_edit_variable_weighted(solver, x, CAS_MEDIUM, 1)));
    OK(cas_solver_suggest(solver, light, 50, NULL, NULL));
    CHECK(value(x) == 5);
    OK(cas_solver_end_edit(solver, light));
    OK(MADE(solver, heavy = cas_solver_edit_variable_weighted(solver, x, CAS_MEDIUM, 3)));
    OK(cas_solver_suggest(solver, heavy, 50, NULL, NULL));
    CHECK(value(x) == 50);
}

static void an_edit_of_a_constant(void) {
    cas_variable x = variable("x"), y = variable("y");
    cas_constraint sum = row(1, x, 1, y, CAS_EQUAL, 100, CAS_REQUIRED);
    cas_edit edit = 0, again = 7;
    const cas_value *changes;
    size_t count;
    bound(x, CAS_EQUAL, 40, CAS_STRONG);
    OK(MADE(solver, edit = cas_solver_edit_constant(solver, sum)));
    CHECK(MADE(solver, again = cas_solver_edit_constant(solver, sum)) == CAS_ERROR_IN_USE);
    OK(cas_solver_solve(solver));
    OK(cas_solver_changes(solver, &changes, &count));
    OK(cas_solver_suggest(solver, edit, 150, &changes, &count));
    CHECK(count == 1 && change_of(y, changes, count) == 110);
    OK(cas_solver_end_edit(solver, edit));
    OK(cas_solver_solve(solver));
    CHECK(value(x) == 40 && value(y) == 110);
    OK(MADE(solver, again = cas_solver_edit_constant(solver, sum)));
    OK(cas_solver_remove(solver, sum)); /* removes its edit, too */
    CHECK(cas_solver_suggest(solver, again, 1, NULL, NULL) == CAS_ERROR_STALE);
}

static void ending_an_edit_removes_its_row(void) {
    cas_variable x = variable("x");
    cas_edit edit = edit_of(x);
    OK(cas_solver_suggest(solver, edit, 3, NULL, NULL));
    CHECK(cas_solver_remove_variable(solver, x) == CAS_ERROR_IN_USE);
    CHECK(statistics().constraints == 1);
    OK(cas_solver_end_edit(solver, edit));
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

static uint32_t state;

static uint32_t random_below(uint32_t count) {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % count;
}

static cas_constraint row3(cas_variable end, double a, cas_variable x, double b, cas_variable y, double constant) {
    const cas_term terms[] = {{end, 1}, {x, a}, {y, b}};
    cas_constraint made;
    OK(MADE(solver, made = cas_solver_add(solver, terms, 3, CAS_EQUAL, constant, CAS_REQUIRED)));
    return made;
}

enum { BOXES = 7, LIVE = 4, SEEN = 2 * BOXES + 1 };

static cas_variable seen[SEEN];
static double known[SEEN];

/* Takes a report into `known`. Each change in it is one. */
static void note(const cas_value *changes, size_t count) {
    for (size_t i = 0; i < count; i++)
        for (size_t at = 0; at < SEEN; at++)
            if (changes[i].variable == seen[at]) {
                CHECK(known[at] != changes[i].value);
                known[at] = changes[i].value;
            }
}

/* Whether values are those that the reports said. */
static int is_known(void) {
    int is_equal = 1;
    for (size_t at = 0; at < SEEN; at++) is_equal &= value(seen[at]) == known[at];
    return is_equal;
}

/* Two rows of boxes that end at a divider, and numbers that are dragged: the divider, a
 * gap and the sizes of two boxes, some of which move the same boxes. In between, calls of
 * all kinds; the reports alone must always say where everything is. */
static void reports_between_other_calls(unsigned seed) {
    cas_variable *lefts = seen, *sizes = seen + BOXES, divider;
    cas_edit edits[LIVE];
    cas_constraint gap = 0, extra = 0;
    const cas_value *changes;
    size_t count;
    state = seed;
    OK(cas_solver_add_variables(solver, SEEN, seen));
    divider = seen[2 * BOXES];
    for (size_t i = 0; i < BOXES; i++) {
        if (i) gap = row3(lefts[i], -1, lefts[i - 1], -1, sizes[i - 1], 8);
        bound(sizes[i], CAS_GREATER_OR_EQUAL, 10, CAS_REQUIRED);
        if (i > 2) row(1, sizes[i], -1, sizes[2], CAS_EQUAL, 0, CAS_STRONG);
    }
    bound(lefts[0], CAS_EQUAL, 0.5, CAS_REQUIRED);
    row3(divider, -1, lefts[BOXES - 1], -1, sizes[BOXES - 1], 0);
    OK(MADE(solver, edits[0] = cas_solver_edit_variable(solver, divider, 900)));
    OK(MADE(solver, edits[1] = cas_solver_edit_constant(solver, gap)));
    OK(MADE(solver, edits[2] = cas_solver_edit_variable(solver, sizes[0], 800)));
    OK(MADE(solver, edits[3] = cas_solver_edit_variable(solver, sizes[1], 800)));
    memset(known, 0, sizeof known);
    OK(cas_solver_solve(solver));
    OK(cas_solver_changes(solver, &changes, &count));
    note(changes, count);
    cas_edit last = edits[0];
    for (int turn = 0; turn < 400; turn++) {
        cas_edit some[LIVE];
        double numbers[LIVE];
        size_t first = random_below(LIVE), length = 1 + random_below(LIVE - 1);
        for (size_t i = 0; i < length; i++) {
            some[i] = edits[(first + i) % LIVE];
            numbers[i] = random_below(4) ? random_below(600) / 3.0 : 100;
        }
        if (random_below(3)) some[0] = last;
        switch (random_below(11)) {
        case 0: OK(cas_solver_suggest_all(solver, edits + first, numbers, LIVE - first < length ? LIVE - first : length,
                                          &changes, &count)); break;
        case 1: OK(cas_solver_suggest(solver, some[0], numbers[0], NULL, NULL));
                OK(cas_solver_changes(solver, &changes, &count)); break;
        case 2: if (extra) OK(cas_solver_remove(solver, extra));
                extra = bound(sizes[random_below(BOXES)], CAS_LESS_OR_EQUAL, random_below(90) + 10, CAS_MEDIUM);
                OK(cas_solver_suggest(solver, some[0], numbers[0], &changes, &count)); break;
        case 3: OK(cas_solver_set_constant(solver, gap, random_below(20)));
                OK(cas_solver_suggest(solver, some[0], numbers[0], &changes, &count)); break;
        case 4: CHECK(is_known());
                OK(cas_solver_suggest(solver, some[0], numbers[0], &changes, &count)); break;
        case 5: OK(cas_solver_suggest(solver, some[0], numbers[0], NULL, NULL));
                OK(cas_solver_suggest(solver, some[0], numbers[1 % length], &changes, &count)); break;
        default: OK(cas_solver_suggest(solver, some[0], numbers[0], &changes, &count));
        }
        last = some[0];
        note(changes, count);
        if (random_below(4) == 0) CHECK(is_known());
    }
    CHECK(is_known());
    OK(cas_solver_check(solver));
}

static void reports_say_where_everything_is(void) {
    for (unsigned seed = 0; seed < 40; seed++) {
        cas_solver *outer = solver;
        solver = cas_solver_new(0, NULL);
        reports_between_other_calls(seed);
        cas_solver_free(solver);
        solver = outer;
    }
}

static void an_edited_variable_has_just_the_number(void) {
    cas_variable x = variable("x"), y = variable("y"), z = variable("z");
    const cas_value *changes;
    size_t count;
    row(1, y, -1, x, CAS_EQUAL, 0, CAS_REQUIRED);
    row(1, z, -1.0 / 3, x, CAS_EQUAL, 1, CAS_REQUIRED);
    cas_edit edit = edit_of(x);
    for (int step = 1; step < 500; step++) {
        OK(cas_solver_suggest(solver, edit, step * 0.1, &changes, &count));
        CHECK(count == 3 && change_of(x, changes, count) == step * 0.1 && change_of(y, changes, count) == step * 0.1);
        CHECK(fabs(change_of(z, changes, count) - (1 + step * 0.1 / 3)) <= 5e-14 * (1 + step * 0.1 / 3));
    }
    OK(cas_solver_suggest(solver, edit, 3 * 17, &changes, &count));
    CHECK(change_of(z, changes, count) == 18);
}

/* Checks a path of the window from a number to another. The label follows the window up
 * to 100, so the path has the breakpoints from, 100 and to. */
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

static void a_path_longer_than_the_largest_double(void) {
    cas_variable far = variable("far");
    cas_edit edit;
    cas_path *path;
    double sample;
    OK(MADE(solver, edit = cas_solver_edit_variable(solver, far, 750)));
    OK(cas_solver_suggest(solver, edit, -1.6e308, NULL, NULL));
    OK(MADE(solver, path = cas_solver_path(solver, edit, 1.6e308)));
    OK(cas_path_sample(path, 0, &sample));
    NEAR(sample, 0);
    OK(cas_path_sample(path, 0.8e308, &sample));
    NEAR(sample / 0.8e308, 1);
    cas_path_free(path);
}

/* A label with a soft width of 100, never wider than the window. */
static void a_path_has_every_breakpoint(void) {
    cas_variable window = variable("window"), label = variable("label");
    const double stations[] = {50, 150, 50, 150};
    row(1, label, -1, window, CAS_LESS_OR_EQUAL, 0, CAS_REQUIRED);
    bound(label, CAS_EQUAL, 100, CAS_MEDIUM);
    cas_edit edit = edit_of(window);
    OK(cas_solver_suggest(solver, edit, 50, NULL, NULL));
    for (size_t way = 0; way < 3; way++) {
        cas_path *path = NULL;
        OK(MADE(solver, path = cas_solver_path(solver, edit, stations[way + 1])));
        CHECK(value(window) == stations[way + 1] && value(label) == fmin(stations[way + 1], 100));
        check_path(path, window, stations[way], stations[way + 1]);
        cas_path_free(path);
        OK(cas_solver_check(solver));
    }
}

static void a_path_to_the_current_value(void) {
    cas_variable x = variable("x");
    cas_edit edit = edit_of(x);
    cas_path *path = NULL;
    const double *values;
    double number = 7;
    OK(cas_solver_suggest(solver, edit, 3, NULL, NULL));
    OK(MADE(solver, path = cas_solver_path(solver, edit, 3)));
    CHECK(cas_path_count(path) >= 1);
    OK(cas_path_point(path, 0, &number, &values));
    CHECK(number == 3);
    cas_path_free(path);
}

static void a_path_into_a_conflict(void) {
    cas_variable x = variable("x"), y = variable("y");
    cas_constraint place = bound(x, CAS_EQUAL, 10, CAS_REQUIRED);
    row(1, y, -1, x, CAS_EQUAL, 5, CAS_REQUIRED);
    bound(x, CAS_LESS_OR_EQUAL, 100, CAS_REQUIRED);
    cas_edit edit = 0;
    const cas_value *changes;
    size_t count;
    OK(MADE(solver, edit = cas_solver_edit_constant(solver, place)));
    OK(cas_solver_suggest(solver, edit, 30, &changes, &count));
    CHECK(cas_solver_path(solver, edit, 150) == NULL && cas_solver_last_status(solver) == CAS_ERROR_CONFLICT);
    CHECK(value(x) == 30 && value(y) == 35);
    CHECK(cas_solver_conflict_count(solver) == 0 && value(x) == 30 && value(y) == 35);
    OK(cas_solver_changes(solver, &changes, &count));
    CHECK(count == 0);
    cas_path *path = cas_solver_path(solver, edit, 60);
    CHECK(path && value(x) == 60 && value(y) == 65);
    cas_path_free(path);
    CHECK(cas_solver_suggest(solver, edit, 150, NULL, NULL) == CAS_CONFLICT);
    CHECK(cas_solver_path(solver, edit, 150) == NULL && cas_solver_last_status(solver) == CAS_ERROR_CONFLICT);
    OK(cas_solver_suggest(solver, edit, 40, NULL, NULL));
    CHECK(value(x) == 40);
}

static void edits_begin_beside_a_conflict(void) {
    cas_variable x = variable("x");
    double low, high;
    cas_constraint place = bound(x, CAS_EQUAL, 10, CAS_REQUIRED);
    bound(x, CAS_EQUAL, 20, CAS_REQUIRED);
    cas_edit edit = 0;
    OK(MADE(solver, edit = cas_solver_edit_constant(solver, place)));
    OK(cas_solver_edit_range(solver, edit, &low, &high));
    CHECK(low <= 10 && high >= 10 && cas_solver_conflict_count(solver) == 1);
    CHECK(edit_of(x) != 0);
}

int main(void) {
    test("changes contain a variable once, and none that returned to its reported value", only_what_changed);
    test("changes that were not requested are in the next report", a_step_without_a_report);
    test("a variable is ambiguous when other values are just as good", ambiguous_variables);
    test("an edit of a variable streams inside its range", an_edit_of_a_variable);
    test("an edit has its given weight", a_weighted_edit);
    test("a constant keeps its last number after its edit ends", an_edit_of_a_constant);
    test("ending an edit removes its row", ending_an_edit_removes_its_row);
    test("several edits are solved at once", several_edits_at_once);
    test("reports say where everything is, whatever is called between them", reports_say_where_everything_is);
    test("an edited variable and its equals have just the number", an_edited_variable_has_just_the_number);
    test("a path has every breakpoint in both directions", a_path_has_every_breakpoint);
    test("a path to the current value has a start", a_path_to_the_current_value);
    test("a path that runs into a conflict leaves the edit where it is", a_path_into_a_conflict);
    test("edits begin, and have a range, beside a conflict", edits_begin_beside_a_conflict);
    test("a path may be longer than the largest double", a_path_longer_than_the_largest_double);
    return finish();
}

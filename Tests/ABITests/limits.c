/* Step limits: a call that reaches the limit changes nothing, and the next one goes on. */
#include "scene.h"

enum { COUNT = 60, MOST_CALLS = 20000 };

static cas_variable boxes[COUNT];
static unsigned state;

static double random_below(unsigned count) {
    state = state * 1664525u + 1013904223u;
    return (double)(state >> 16) / 65536 * count;
}

/* Overlapping boxes with soft distances and, if wanted, required ones that conflict. */
static void build(cas_solver *in, unsigned seed, int has_conflicts) {
    cas_solver *const before = solver;
    solver = in;
    state = seed;
    OK(cas_solver_add_variables(solver, COUNT, boxes));
    for (size_t i = 0; i < COUNT; i++) {
        bound(boxes[i], CAS_GREATER_OR_EQUAL, 0, CAS_REQUIRED);
        bound(boxes[i], CAS_LESS_OR_EQUAL, 100, CAS_REQUIRED);
        bound(boxes[i], CAS_EQUAL, floor(random_below(150)), 1 + (cas_priority)random_below(3));
        if (i) row(1, boxes[i], -1, boxes[i - 1], CAS_GREATER_OR_EQUAL, floor(random_below(20)), 700);
        row(1, boxes[i], 1, boxes[(i * 7 + 3) % COUNT == i ? (i + 1) % COUNT : (i * 7 + 3) % COUNT], CAS_EQUAL,
            floor(random_below(200)), 300);
        if (has_conflicts && i % 5 == 0) bound(boxes[i], CAS_EQUAL, 101 + floor(random_below(5)), CAS_REQUIRED);
    }
    solver = before;
}

static uint64_t pivots_of(const cas_solver *of) {
    cas_solver_statistics made = {.size = sizeof made};
    OK(cas_solver_get_statistics(of, &made));
    return made.pivots;
}

static int has_values_of(cas_solver *other) {
    int is_equal = 1;
    for (size_t i = 0; i < COUNT; i++)
        is_equal &= is_near(value(boxes[i]), cas_solver_value(other, boxes[i]));
    return is_equal;
}

/* Solves in calls of so many steps. Returns the number of calls. */
static int solve_in_calls(uint64_t steps, cas_status expected) {
    double before[COUNT], after[COUNT];
    int calls = 1;
    cas_status status;
    OK(cas_solver_set_limit(solver, steps));
    OK(cas_solver_values(solver, boxes, COUNT, before));
    while ((status = cas_solver_solve(solver)) == CAS_ERROR_LIMIT && calls < MOST_CALLS) {
        calls++;
        OK(cas_solver_values(solver, boxes, COUNT, after));
        if (memcmp(before, after, sizeof before)) break;
    }
    CHECK(status == expected);
    OK(cas_solver_set_limit(solver, 0));
    return calls;
}

static void a_solve_goes_on_after_the_limit(void) {
    for (int has_conflicts = 0; has_conflicts < 2; has_conflicts++) {
        const cas_status expected = has_conflicts ? CAS_CONFLICT : CAS_OK;
        for (unsigned seed = 1; seed <= 3; seed++) {
            cas_solver *const whole = cas_solver_new(NULL, NULL), *const ordinary = solver;
            build(whole, seed, has_conflicts);
            CHECK(cas_solver_solve(whole) == expected);
            for (uint64_t steps = 1; steps < 200; steps += 1 + steps / 3) {
                solver = cas_solver_new(NULL, NULL);
                build(solver, seed, has_conflicts);
                CHECK(solve_in_calls(steps, expected) > 1);
                CHECK(has_values_of(whole));
                CHECK(cas_solver_conflict_count(solver) == cas_solver_conflict_count(whole));
                CHECK(steps < 20 || pivots_of(solver) < 3 * pivots_of(whole) + 50);
                OK(cas_solver_check(solver));
                cas_solver_free(solver);
            }
            solver = ordinary;
            cas_solver_free(whole);
        }
    }
}

static void numbers_stay_recorded_at_the_limit(void) {
    for (int is_reported = 0; is_reported < 2; is_reported++) {
        cas_solver *const ordinary = solver;
        solver = cas_solver_new(NULL, NULL);
        build(solver, 2, 0);
        cas_edit edits[] = {cas_solver_edit_variable(solver, boxes[5], 900), cas_solver_edit_variable(solver, boxes[50], 900)};
        OK(cas_solver_solve(solver));
        const double far[] = {value(boxes[5]) + 700, value(boxes[50]) - 400};
        cas_solver *const whole = solver;
        solver = cas_solver_new(NULL, NULL);
        build(solver, 2, 0);
        CHECK(cas_solver_edit_variable(solver, boxes[5], 900) == edits[0]);
        CHECK(cas_solver_edit_variable(solver, boxes[50], 900) == edits[1]);
        OK(cas_solver_solve(solver));
        OK(cas_solver_suggest_all(whole, edits, far, 2, NULL, NULL));
        const cas_value *changes = NULL;
        size_t count = 0;
        OK(cas_solver_set_limit(solver, 1));
        CHECK(cas_solver_suggest_all(solver, edits, far, 2, is_reported ? &changes : NULL, is_reported ? &count : NULL)
              == CAS_ERROR_LIMIT);
        solve_in_calls(1, CAS_OK);
        CHECK(has_values_of(whole));
        cas_solver_free(whole);
        cas_solver_free(solver);
        solver = ordinary;
    }
}

static void a_limit_that_is_not_reached_changes_nothing(void) {
    build(solver, 1, 0);
    OK(cas_solver_set_limit(solver, 1000000));
    OK(cas_solver_solve(solver));
    cas_solver *const whole = cas_solver_new(NULL, NULL);
    build(whole, 1, 0);
    OK(cas_solver_solve(whole));
    CHECK(cas_solver_digest(solver) == cas_solver_digest(whole));
    cas_solver_free(whole);
}

static void the_status_has_a_message(void) {
    build(solver, 2, 0);
    OK(cas_solver_set_limit(solver, 1));
    CHECK(cas_solver_solve(solver) == CAS_ERROR_LIMIT);
    CHECK(cas_solver_last_status(solver) == CAS_ERROR_LIMIT);
    const char *text = "step limit reached; a solve called again goes on, other calls need a higher limit";
    CHECK(strcmp(cas_solver_last_error(solver), text) == 0);
    CHECK(strcmp(cas_status_text(CAS_ERROR_LIMIT), text) == 0);
    CHECK(cas_solver_set_limit(NULL, 1) == CAS_ERROR_NULL);
    CHECK(set_step_limit(NULL, 1) == CAS_ERROR_NULL);
}

/* Adds a row, changes its constant and priority, or removes it, and removes a variable without rows. */
static void change(cas_solver *in, cas_constraint *extra, unsigned round) {
    cas_solver *const before = solver;
    solver = in;
    if (round % 4 == 0) *extra = row(1, boxes[round], 1, boxes[round + 9], CAS_EQUAL, 40 + round, 800);
    if (round % 4 == 1) OK(cas_solver_set_constant(solver, *extra, 300));
    if (round % 4 == 2) OK(cas_solver_set_priority(solver, *extra, CAS_REQUIRED));
    if (round % 4 == 3) OK(cas_solver_remove(solver, *extra));
    cas_variable loose = variable(NULL);
    OK(cas_solver_remove_variable(solver, loose));
    solver = before;
}

static void a_suspended_solve_takes_changes(void) {
    for (uint64_t steps = 1; steps < 100; steps += 1 + steps / 2)
        for (unsigned seed = 1; seed <= 4; seed++) {
            cas_solver *const ordinary = solver, *const whole = cas_solver_new(NULL, NULL);
            cas_constraint extra = 0, extra_of_whole = 0;
            solver = cas_solver_new(NULL, NULL);
            build(solver, seed, seed % 2 == 0);
            build(whole, seed, seed % 2 == 0);
            for (unsigned round = 0; round < 8; round++) {
                OK(cas_solver_set_limit(solver, steps));
                cas_status status = cas_solver_solve(solver);
                CHECK(status == CAS_ERROR_LIMIT || status == CAS_CONFLICT || status == CAS_OK);
                change(solver, &extra, round);
                change(whole, &extra_of_whole, round);
            }
            cas_status expected = cas_solver_solve(whole);
            solve_in_calls(steps, expected);
            CHECK(has_values_of(whole));
            OK(cas_solver_check(solver));
            cas_solver_free(solver);
            cas_solver_free(whole);
            solver = ordinary;
        }
}

static void a_tried_row_is_rolled_back_at_the_limit(void) {
    build(solver, 3, 0);
    OK(cas_solver_solve(solver));
    cas_term terms[] = {{boxes[3], 1}, {boxes[40], 1}, {boxes[20], -1}};
    cas_row tried = {terms, 3, CAS_EQUAL, CAS_REQUIRED, 71, 0}, refused = tried;
    refused.constant = 1000;
    const uint64_t digest = cas_solver_digest(solver);
    OK(cas_solver_set_limit(solver, 1));
    CHECK(cas_solver_try_add(solver, &tried) == 0 && cas_solver_last_status(solver) == CAS_ERROR_LIMIT);
    CHECK(cas_solver_digest(solver) == digest);
    CHECK(cas_solver_try_add(solver, &refused) == 0 && cas_solver_last_status(solver) == CAS_ERROR_LIMIT);
    CHECK(cas_solver_digest(solver) == digest);
    OK(cas_solver_check(solver));
    OK(cas_solver_set_limit(solver, 0));
    CHECK(cas_solver_try_add(solver, &refused) == 0 && cas_solver_last_status(solver) == CAS_ERROR_CONFLICT);
    CHECK(cas_solver_try_add(solver, &tried) != 0);
    NEAR(value(boxes[3]) + value(boxes[40]) - value(boxes[20]), 71);
}

/* Rows that waited when the trial ended must be looked at again by later solves. */
static void a_solver_is_sound_after_a_trial_that_was_ended(void) {
    for (uint64_t steps = 1; steps < 40; steps++) {
        cas_solver *const ordinary = solver, *const whole = cas_solver_new(NULL, NULL);
        solver = cas_solver_new(NULL, NULL);
        build(solver, 5, 0);
        build(whole, 5, 0);
        OK(cas_solver_solve(solver));
        cas_term terms[] = {{boxes[3], 1}, {boxes[40], 1}, {boxes[20], -1}};
        cas_row tried = {terms, 3, CAS_EQUAL, CAS_REQUIRED, 171, 0};
        OK(cas_solver_set_limit(solver, steps));
        cas_constraint kept = cas_solver_try_add(solver, &tried);
        OK(cas_solver_set_limit(solver, 0));
        if (kept) OK(cas_solver_remove(solver, kept));
        for (unsigned i = 0; i < 20; i++) {
            cas_term term = {boxes[i * 3], 1};
            for (int both = 0; both < 2; both++)
                CHECK(cas_solver_add(both ? whole : solver, &term, 1, CAS_EQUAL, (i * 13) % 90, 900) != 0);
        }
        OK(cas_solver_solve(solver));
        OK(cas_solver_solve(whole));
        CHECK(has_values_of(whole));
        OK(cas_solver_check(solver));
        cas_solver_free(solver);
        cas_solver_free(whole);
        solver = ordinary;
    }
}

static void a_suggestion_goes_on_at_the_limit(void) {
    build(solver, 4, 0);
    OK(cas_solver_solve(solver));
    double before[COUNT], after[COUNT], number;
    cas_edit edit = edit_of(boxes[30]);
    OK(cas_solver_solve(solver));
    OK(cas_solver_values(solver, boxes, COUNT, before));
    OK(cas_solver_set_limit(solver, 2));
    CHECK(cas_solver_suggest(solver, edit, 3, NULL, NULL) == CAS_ERROR_LIMIT);
    OK(cas_solver_values(solver, boxes, COUNT, after));
    CHECK(memcmp(before, after, sizeof before) == 0);
    cas_status status = CAS_ERROR_LIMIT;
    for (int calls = 0; calls < MOST_CALLS && status == CAS_ERROR_LIMIT; calls++)
        status = cas_solver_suggest(solver, edit, 3, NULL, NULL);
    CHECK(status == CAS_OK);
    number = value(boxes[30]);
    NEAR(number, 3);
    CHECK(cas_solver_suggest(solver, edit, before[30], NULL, NULL) == CAS_ERROR_LIMIT);
    OK(cas_solver_set_limit(solver, 0));
    OK(cas_solver_solve(solver));
    number = value(boxes[30]);
    NEAR(number, before[30]);
    OK(cas_solver_check(solver));
}

static void questions_end_at_the_limit(void) {
    build(solver, 2, 1);
    cas_variable free = variable("free");
    row(1, free, 1, boxes[0], CAS_GREATER_OR_EQUAL, 5, CAS_REQUIRED);
    const cas_constraint *members;
    const cas_variable *ambiguous;
    size_t count;
    int32_t is_ambiguous;
    OK(cas_solver_set_limit(solver, 1));
    CHECK(cas_solver_conflict_count(solver) == 0 && cas_solver_last_status(solver) == CAS_ERROR_LIMIT);
    CHECK(cas_solver_conflict(solver, 0, &members, &count) == CAS_ERROR_LIMIT);
    CHECK(cas_solver_is_ambiguous(solver, free, &is_ambiguous) == CAS_ERROR_LIMIT);
    CHECK(cas_solver_ambiguous(solver, SIZE_MAX, &ambiguous, &count) == CAS_ERROR_LIMIT);
    CHECK(cas_solver_check(solver) == CAS_ERROR_LIMIT);
    OK(cas_solver_set_limit(solver, 0));
    CHECK(cas_solver_solve(solver) == CAS_CONFLICT);
    const size_t conflicts = cas_solver_conflict_count(solver);
    CHECK(conflicts == COUNT / 5);
    double before[COUNT], after[COUNT];
    OK(cas_solver_values(solver, boxes, COUNT, before));
    OK(cas_solver_set_limit(solver, 1));
    for (size_t i = 0; i < COUNT; i++) {
        cas_status status = cas_solver_is_ambiguous(solver, boxes[i], &is_ambiguous);
        CHECK(status == CAS_OK || status == CAS_ERROR_LIMIT);
    }
    for (size_t i = 0; i < conflicts; i++) {
        cas_status status = cas_solver_conflict(solver, i, &members, &count);
        CHECK(status == CAS_ERROR_LIMIT || (status == CAS_OK && count >= 2));
    }
    OK(cas_solver_values(solver, boxes, COUNT, after));
    CHECK(memcmp(before, after, sizeof before) == 0);
    CHECK(cas_solver_conflict_count(solver) == conflicts);
    OK(cas_solver_set_limit(solver, 0));
    for (size_t i = 0; i < conflicts; i++) {
        OK(cas_solver_conflict(solver, i, &members, &count));
        CHECK(count == 2);
    }
    OK(cas_solver_check(solver));
}

/* Rows of cells with widths of their own in columns of equal widths; too wide. */
static cas_item cells[80];

static void build_table(cas_scene *in, size_t rows) {
    scene = in;
    size_t count = 0;
    for (size_t r = 0; r < rows; r++) {
        cas_item last = CAS_WINDOW;
        for (size_t c = 0; c < 4; c++) {
            cas_item cell = view(NULL);
            cells[count++] = cell;
            OK(cas_view_set_intrinsic(scene, cell, 50 + (double)((r * 31 + c * 17) % 90), 20));
            attach(cell, CAS_LEFT, last, c ? CAS_RIGHT : CAS_LEFT, 4);
            attach(cell, CAS_TOP, CAS_WINDOW, CAS_TOP, (double)r * 24);
            last = cell;
        }
        attach(last, CAS_RIGHT, CAS_WINDOW, CAS_RIGHT, 0);
    }
}

static void a_layout_goes_on_after_the_limit(void) {
    cas_scene_options options = {.size = sizeof options, .width = 300, .height = 400};
    cas_scene *const whole = cas_scene_new(&options, NULL), *const made = cas_scene_new(&options, NULL);
    build_table(whole, 20);
    OK(layout());
    build_table(made, 20);
    OK(set_step_limit(scene, 2));
    int calls = 0;
    cas_status status;
    while ((status = layout()) == CAS_ERROR_LIMIT && calls < MOST_CALLS) {
        CHECK(is_rect(cas_item_frame(scene, cells[0]), 0, 0, 0, 0));
        calls++;
    }
    OK(status);
    CHECK(calls > 3 && change_count == 81); /* the window is one */
    for (size_t i = 0; i < 80; i++) {
        cas_rect frame = cas_item_frame(made, cells[i]), other = cas_item_frame(whole, cells[i]);
        CHECK(is_near(frame.x, other.x) && is_near(frame.width, other.width));
    }
    OK(cas_scene_check(scene));
    cas_scene_free(made);
    cas_scene_free(whole);
}

static void a_strict_scene_is_as_before_after_the_limit(void) {
    cas_scene_options options = {.size = sizeof options, .width = 300, .height = 400, .flags = CAS_SCENE_STRICT};
    cas_scene *const made = cas_scene_new(&options, NULL);
    build_table(made, 8);
    OK(layout());
    const uint64_t digest = cas_scene_digest(scene);
    cas_item cell = cells[5];
    cas_equation narrow = {.first = cell, .first_attribute = CAS_WIDTH, .relation = CAS_EQUAL, .constant = 200};
    OK(set_step_limit(scene, 1));
    CHECK(cas_scene_add_constraint(scene, &narrow) == 0);
    CHECK(cas_scene_last_status(scene) == CAS_ERROR_LIMIT);
    OK(set_step_limit(scene, 0));
    CHECK(cas_scene_digest(scene) == digest);
    CHECK(cas_scene_add_constraint(scene, &narrow) != 0);
    OK(layout());
    NEAR(cas_item_frame(scene, cell).width, 200);
    cas_scene_free(made);
}

/* A number that overflows: every attempt to solve fails. */
static void overflow(cas_variable first, cas_variable second) {
    row(2, first, -1, second, CAS_EQUAL, 0, CAS_REQUIRED);
    bound(first, CAS_EQUAL, 1.5e308, CAS_REQUIRED);
}

static void a_numeric_error_is_reached(void) {
    for (uint64_t steps = 8; steps < 600; steps *= 3) {
        cas_solver *const ordinary = solver;
        int calls = 0;
        solver = cas_solver_new(NULL, NULL);
        build(solver, 3, 0);
        overflow(variable(NULL), variable(NULL));
        OK(cas_solver_set_limit(solver, steps));
        while (cas_solver_solve(solver) == CAS_ERROR_LIMIT && calls < MOST_CALLS) calls++;
        CHECK(cas_solver_last_status(solver) == CAS_ERROR_NUMERIC);
        cas_solver_free(solver);
        solver = ordinary;
    }
}

static void a_trial_that_fails_twice_leaves_the_solver_sound(void) {
    for (uint64_t steps = 1; steps < 400; steps++) {
        cas_solver *const ordinary = solver;
        solver = cas_solver_new(NULL, NULL);
        build(solver, 3, 0);
        cas_variable first = variable(NULL), second = variable(NULL);
        row(2, first, -1, second, CAS_EQUAL, 0, CAS_REQUIRED);
        OK(cas_solver_solve(solver));
        OK(cas_solver_set_limit(solver, steps));
        const cas_term term = {first, 1};
        const cas_row tried = {.terms = &term, .term_count = 1, .relation = CAS_EQUAL, .priority = CAS_REQUIRED, .constant = 1.5e308};
        CHECK(cas_solver_try_add(solver, &tried) == 0);
        OK(cas_solver_set_limit(solver, 0));
        OK(cas_solver_solve(solver));
        OK(cas_solver_check(solver));
        cas_solver_free(solver);
        solver = ordinary;
    }
}

int main(void) {
    test("a solve goes on after the limit and ends with the values of a solve without one",
         a_solve_goes_on_after_the_limit);
    test("numbers stay recorded at the step limit", numbers_stay_recorded_at_the_limit);
    test("a limit that is not reached changes nothing", a_limit_that_is_not_reached_changes_nothing);
    test("the status of a reached limit has a message", the_status_has_a_message);
    test("a suspended solve takes changes of every kind", a_suspended_solve_takes_changes);
    test("a tried row is rolled back at the limit", a_tried_row_is_rolled_back_at_the_limit);
    test("a solver is sound after a trial that the limit ended", a_solver_is_sound_after_a_trial_that_was_ended);
    test("a suggestion goes on at the limit, repeated or by a solve", a_suggestion_goes_on_at_the_limit);
    test("questions end at the limit and change nothing", questions_end_at_the_limit);
    test("a layout goes on after the limit, and frames are as before until it ends", a_layout_goes_on_after_the_limit);
    test("a strict scene is as before after the limit", a_strict_scene_is_as_before_after_the_limit);
    test("a solve that ends in a numeric error ends under a limit, too", a_numeric_error_is_reached);
    test("a trial whose two solves fail leaves the solver sound", a_trial_that_fails_twice_leaves_the_solver_sound);
    return finish();
}

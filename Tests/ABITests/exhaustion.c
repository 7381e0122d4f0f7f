/* Calls every function once for each of its allocations, while that allocation fails. The
 * call returns an error and leaves values, frames, violations, measured sizes and offsets as
 * they were, also if changes made earlier were waiting for a layout; the repeated call succeeds
 * with the usual result; all memory is released. CASEMENT_PROGRAMS is the number of programs
 * that prepare the objects, by default 16. CASEMENT_TELL lists the functions that allocate. */
#include "harness.h"
#include "pool.h"

#define BROKEN(w, promise) CHECK_OR_SAY(!promise, "%s: %s\n", (w)->call, #promise)

#include "random_calls.h"

enum { PROGRAMS = 128 }; /* at most */

static pool memory;
static world the_world;

static size_t ordinary(world *w, size_t count) { return (void)w, (void)count, 0; }

/* Chooses the second of ids, flags and indices, and the fourth of numbers. The first may equal the current value. */
static size_t other(world *w, size_t count) {
    enum { LEAST = 5, MOST = 8, NUMBERS = 23 };
    (void)w;
    return count == NUMBERS ? 3 : count >= LEAST && count <= MOST;
}

/* The frames and values. */
typedef struct readings {
    double numbers[6 * ROOM];
} readings;

static readings read_all(world *w) {
    readings seen = {{0}};
    for (size_t i = 0; i < w->items.count; i++) {
        cas_rect frame = cas_item_exact_frame(w->scene, w->items.ids[i]);
        memcpy(seen.numbers + 4 * i, &frame, sizeof frame);
    }
    for (size_t i = 0; i < w->variables.count; i++)
        seen.numbers[4 * ROOM + i] = cas_solver_value(w->solver, w->variables.ids[i]);
    return seen;
}

/* Reads frames and values; ambiguous ones become 0. */
static readings decided(world *w) {
    readings seen = read_all(w);
    for (size_t i = 0; i < w->items.count; i++)
        for (size_t axis = 0; axis < 2; axis++) {
            int32_t is_ambiguous = 1;
            cas_item_is_ambiguous(w->scene, w->items.ids[i], (cas_axis)axis, &is_ambiguous);
            if (is_ambiguous) seen.numbers[4 * i + axis] = seen.numbers[4 * i + axis + 2] = 0;
        }
    return seen;
}

enum { MOST_CONSTRAINTS = 1024 };

/* What a call that fails may not change. */
typedef struct snapshot {
    readings solved;
    cas_rect frames[ROOM], shown[ROOM], in_window[ROOM];
    double sizes[ROOM][4]; /* intrinsic sizes and baselines */
    double row_violations[ROOM];
    cas_constraint constraints[MOST_CONSTRAINTS];
    double violations[MOST_CONSTRAINTS];
    double offsets[4];
    double time;
    cas_orientation orientation;
    cas_rect keyboard;
} snapshot;

static const snapshot *take_snapshot(world *w, snapshot *seen) {
    memset(seen, 0, sizeof *seen);
    const cas_constraint *constraints = NULL;
    size_t count = 0;
    cas_scene_constraints(w->scene, &constraints, &count);
    if (count > MOST_CONSTRAINTS) count = MOST_CONSTRAINTS;
    for (size_t i = 0; i < count; i++) seen->constraints[i] = constraints[i];
    for (size_t i = 0; i < count; i++) cas_constraint_violation(w->scene, seen->constraints[i], &seen->violations[i]);
    seen->solved = read_all(w);
    for (size_t i = 0; i < w->items.count; i++) {
        cas_item item = w->items.ids[i];
        cas_view_state view = {.size = sizeof view};
        seen->frames[i] = cas_item_frame(w->scene, item);
        seen->shown[i] = cas_item_shown_frame(w->scene, item);
        seen->in_window[i] = cas_item_window_frame(w->scene, item);
        if (cas_view_get_state(w->scene, item, &view) == CAS_OK) {
            double sizes[] = {view.intrinsic.width, view.intrinsic.height, view.first_baseline, view.last_baseline};
            memcpy(seen->sizes[i], sizes, sizeof sizes);
        }
    }
    for (size_t i = 0; i < w->rows.count; i++)
        cas_solver_violation(w->solver, w->rows.ids[i], &seen->row_violations[i]);
    cas_scroll_state scroll = {.size = sizeof scroll};
    if (cas_scroll_get_state(w->scene, w->scroll, &scroll) == CAS_OK) {
        double offsets[] = {scroll.offset.x, scroll.offset.y, scroll.shown_offset.x, scroll.shown_offset.y};
        memcpy(seen->offsets, offsets, sizeof offsets);
    }
    seen->time = cas_scene_time(w->scene);
    seen->orientation = state_of_screen(w->scene).orientation;
    seen->keyboard = cas_keyboard_frame(w->scene);
    return seen;
}

/* Returns what differs, or NULL. */
static const char *difference(const snapshot *one, const snapshot *other) {
#define DIFFERS(field) memcmp(&one->field, &other->field, sizeof one->field)
    return DIFFERS(solved)            ? "a value or an exact frame"
           : DIFFERS(frames)          ? "a frame"
           : DIFFERS(shown)           ? "a shown frame"
           : DIFFERS(in_window)       ? "a frame in the window"
           : DIFFERS(sizes)           ? "a measured size"
           : DIFFERS(row_violations)  ? "the violation of a row"
           : DIFFERS(violations)      ? "the violation of a constraint"
           : DIFFERS(offsets)         ? "an offset"
           : DIFFERS(time)            ? "the time"
           : DIFFERS(orientation)     ? "the orientation"
           : DIFFERS(keyboard)        ? "the keyboard"
                                      : NULL;
#undef DIFFERS
}

static double distance(const readings *one, const readings *other) {
    double largest = 0;
    for (size_t i = 0; i < sizeof one->numbers / sizeof *one->numbers; i++)
        largest = fmax(largest, fabs(one->numbers[i] - other->numbers[i]) / (1 + fabs(one->numbers[i])));
    return largest;
}

static void settle(world *w) {
    cas_solver_solve(w->solver);
    cas_scene_layout_if_needed(w->scene, NULL, NULL);
}

/* Makes changes that the next solve and layout apply. */
static void make_pending_changes(world *w) {
    cas_keyboard_show(w->scene, (cas_rect){0, 264, 320, 216}, 0.25, CAS_CURVE_LINEAR);
    cas_solver_set_constant(w->solver, w->rows.ids[0], 90);
    cas_solver_set_constant(w->solver, w->rows.ids[2], 35);
    cas_constraint_set_constant(w->scene, w->constraints.ids[0], 12);
    cas_view_set_intrinsic(w->scene, w->arranged, 30, 20);
}

/* Adds constraints that conflict; a strict scene refuses them. */
static void contradict(world *w) {
    cas_term term = {w->variables.ids[0], 1};
    cas_solver_add(w->solver, &term, 1, CAS_LESS_OR_EQUAL, 5, CAS_REQUIRED);
    cas_scene_attach(w->scene, w->items.ids[0], CAS_LEFT, w->items.ids[1], CAS_RIGHT, 100);
}

/* Adds so many objects that the solve trims memory afterwards. Then every list has to allocate again. */
static void grow(world *w) {
    enum { MORE = 40 };
    static const cas_attribute sides[] = {CAS_LEADING, CAS_LEADING_MARGIN, CAS_FIRST_BASELINE};
    cas_variable more[MORE];
    cas_item above = CAS_WINDOW, box = w->items.ids[0];
    cas_solver_add_variables(w->solver, MORE, more);
    for (int i = 0; i < MORE; i++) {
        cas_term terms[] = {{more[i], 1}, {i ? more[i - 1] : w->variables.ids[0], -1}};
        cas_solver_add(w->solver, terms, 2, i % 2 ? CAS_GREATER_OR_EQUAL : CAS_EQUAL, 10, CAS_REQUIRED);
        cas_solver_add(w->solver, terms, 1, CAS_EQUAL, 5 * i, CAS_MEDIUM);
    }
    for (int i = 0; i < 3; i++) cas_solver_edit_variable(w->solver, more[i], CAS_WEAK);
    for (int i = 0; i < MORE; i++) {
        cas_item view = cas_scene_add_view(w->scene, CAS_WINDOW, CAS_PLAIN, NULL);
        cas_scene_attach(w->scene, view, CAS_BOTTOM, above, above == CAS_WINDOW ? CAS_TOP : CAS_BOTTOM, 14);
        if (i < 3) cas_scene_attach(w->scene, view, i < 2 ? CAS_LEADING : CAS_TOP, box, sides[i], 0);
        if (i >= 3) cas_scene_attach(w->scene, view, CAS_LEFT, above, CAS_LEFT, 0);
        cas_view_set_intrinsic(w->scene, view, 40, 10);
        above = view;
    }
}

typedef struct outcome {
    int32_t answer;
    readings values;
    int was_reached, has_failed;
} outcome;

/* Makes ordinary calls, so that worlds have several sizes. */
static void make_ordinary_calls(world *w, unsigned program) {
    random_calls from = {.random = 88172645463325252u + program};
    for (unsigned i = 0; i < 40 * program; i++) {
        make(w, &calls[random_of(&from) % CALLS]);
        if (i % 8 == 0) settle(w);
    }
}

static void begin_world(world *w, unsigned program) {
    memory = (pool){0};
    memset(w, 0, offsetof(world, space));
    w->allocator = (cas_allocator){allocate, reallocate, release, &memory};
    w->choose = ordinary;
    w->scene_flags = program & 1 ? CAS_SCENE_STRICT : 0;
    fill_world(w);
    make_ordinary_calls(w, program / 32);
    if (program & 16) contradict(w);
    if (program & 4) grow(w);
    settle(w);
    if (program & 2) make_pending_changes(w);
    if (program & 8) w->choose = other;
}

static void end_world(world *w, const char *name, size_t failing) {
    clear(w);
    CHECK_OR_SAY(memory.bytes == 0 && memory.blocks == 0 && memory.broken == 0, "%s, allocation %zu: %zu bytes left\n",
                 name, failing, memory.bytes);
}

/* Makes a call while its allocation number `failing` fails. If the call fails, makes it again. */
static outcome attempt(const call *call, unsigned program, size_t failing) {
    world *w = &the_world;
    static snapshot before, after;
    begin_world(w, program);
    take_snapshot(w, &before);

    memory.failing_from = memory.calls + failing;
    memory.failing_to = memory.failing_from + 1;
    outcome found = {.answer = make(w, call)};
    found.was_reached = memory.calls > memory.failing_from;
    never_fail(&memory);
    found.has_failed = found.was_reached && (found.answer == CAS_ERROR_OUT_OF_MEMORY || found.answer == FAILED);
    if (found.has_failed) {
        const char *changed = difference(&before, take_snapshot(w, &after));
        CHECK_OR_SAY(!changed, "%s changed %s when allocation %zu failed, program %u\n", call->name, changed, failing,
                     program);
        found.answer = make(w, call);
    }
    settle(w);
    found.values = decided(w);
    end_world(w, call->name, failing);
    return found;
}

/* Every call of cas_scene_exercise() gives other frames, and a failed call may count. */
static int changes_frames_each_time(const call *call) { return strcmp(call->name, "cas_scene_exercise") == 0; }

enum { NEVER = 1 << 30 };
static int allocates[CALLS];

static void each_place(const call *call, unsigned program, size_t *places, size_t *failures) {
    outcome expected = attempt(call, program, NEVER), found;
    for (size_t place = 0; (found = attempt(call, program, place)).was_reached; place++) {
        CHECK_OR_SAY(found.answer == expected.answer, "%s returns %d instead of %d after allocation %zu failed\n",
                     call->name, (int)found.answer, (int)expected.answer, place);
        double apart = distance(&expected.values, &found.values);
        CHECK_OR_SAY(apart <= 1e-9 || changes_frames_each_time(call),
                     "%s ends %g elsewhere after allocation %zu failed, program %u\n", call->name, apart, place, program);
        *failures += (size_t)found.has_failed;
        *places += 1;
    }
}

static void each_call(void) {
    size_t allocating = 0, places = 0, failures = 0;
    const char *stated = getenv("CASEMENT_PROGRAMS");
    unsigned programs = stated ? (unsigned)atoi(stated) % PROGRAMS : 16;
    for (size_t i = 0; i < CALLS; i++)
        for (unsigned program = 0; program < programs; program++) {
            size_t before = places;
            each_place(&calls[i], program, &places, &failures);
            allocates[i] |= places > before;
        }
    for (size_t i = 0; i < CALLS; i++) allocating += (size_t)allocates[i];
    printf("  %u programs of %d calls, %zu of which allocate, %zu times; %zu calls failed\n", programs,
           (int)CALLS, allocating, places, failures);
    for (size_t i = 0; getenv("CASEMENT_TELL") && i < CALLS; i++)
        if (allocates[i]) printf("  %s\n", calls[i].name);
}

/* ---------------------------------------------------------------- Sessions */

/* Calls of a session, each after changes that wait for a layout. */
static int32_t lays_out(world *w) { return cas_scene_layout_if_needed(w->scene, NULL, NULL); }
static int32_t shows_keyboard(world *w) {
    return cas_keyboard_show(w->scene, (cas_rect){0, 264, 320, 216}, 0.25, CAS_CURVE_KEYBOARD);
}
static int32_t hides_keyboard(world *w) { return cas_keyboard_hide(w->scene, 0.25, CAS_CURVE_KEYBOARD); }
static int32_t turns(world *w) {
    cas_orientation now = state_of_screen(w->scene).orientation;
    return cas_scene_rotate(w->scene, now == CAS_PORTRAIT ? CAS_LANDSCAPE_LEFT : CAS_PORTRAIT);
}
static int32_t samples(world *w) { return cas_scene_sample(w->scene, 0.1, NULL, NULL); }
static int32_t samples_window(world *w) { return cas_scene_sample_in_window(w->scene, 0.2, NULL, NULL); }
static int32_t begins(world *w) { return cas_scene_begin_animation(w->scene, 0.5, CAS_CURVE_LINEAR, 0); }
static int32_t moves_constraints(world *w) {
    return cas_scene_begin_animation(w->scene, 0.5, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS);
}
static int32_t commits(world *w) { return cas_scene_commit_animation(w->scene); }
static int32_t seeks(world *w) { return cas_scene_seek(w->scene, 0.3); }
static int32_t suggests(world *w) { return cas_scene_suggest(w->scene, w->scene_edits.ids[1], 99, NULL, NULL); }
static int32_t suggests_back(world *w) { return cas_scene_suggest(w->scene, w->scene_edits.ids[1], 9, NULL, NULL); }
static int32_t asks_range(world *w) {
    double low, high;
    return cas_scene_edit_range(w->scene, w->scene_edits.ids[1], &low, &high);
}
static int32_t asks_ambiguities(world *w) {
    const cas_ambiguity *found;
    size_t count;
    return cas_scene_ambiguities(w->scene, SIZE_MAX, &found, &count);
}

typedef struct step {
    const char *name;
    int32_t (*call)(world *w);
} step;

static const step steps[] = {
    {"layout_if_needed", lays_out},   {"keyboard_show", shows_keyboard},   {"sample", samples},
    {"rotate", turns},                {"edit_range", asks_range},          {"suggest", suggests},
    {"begin_animation", begins},      {"layout_if_needed", lays_out},      {"commit_animation", commits},
    {"sample_in_window", samples_window}, {"ambiguities", asks_ambiguities}, {"seek", seeks},
    {"keyboard_hide", hides_keyboard}, {"begin_animation", moves_constraints}, {"commit_animation", commits},
    {"sample", samples},              {"suggest", suggests_back},          {"rotate", turns},
    {"sample", samples},              {"layout_if_needed", lays_out},
};

/* Makes changes that wait, of another size at each step, while memory is there. */
static void change(world *w, size_t step) {
    cas_constraint_set_constant(w->scene, w->constraints.ids[0], 10.0 + (double)step);
    cas_view_set_intrinsic(w->scene, w->arranged, 30.0 + 5 * (double)(step % 4), 20);
    if (step % 3 == 0) cas_view_invalidate_measure(w->scene, w->measured);
    if (step % 3 == 1) cas_view_set_hidden(w->scene, w->arranged, step % 2 == 0);
    if (step % 4 == 2) cas_scroll_to_bottom(w->scene, w->scroll);
    set_text_size(w->scene, 1 + 0.1 * (double)(step % 5));
}

/* A row of views that hang from the keyboard guide, so that layouts have something to allocate. */
static void begin_session(world *w, unsigned program) {
    enum { MORE = 30 };
    begin_world(w, program);
    cas_item before = CAS_WINDOW, guide = state_of_screen(w->scene).keyboard_guide;
    for (int i = 0; i < MORE; i++) {
        cas_item view = cas_scene_add_view(w->scene, CAS_WINDOW, CAS_PLAIN, NULL);
        cas_scene_attach(w->scene, view, CAS_LEFT, before, i ? CAS_RIGHT : CAS_LEFT, 8);
        cas_scene_attach(w->scene, view, CAS_BOTTOM, guide, CAS_TOP, -i);
        cas_view_set_intrinsic(w->scene, view, 50, 20);
        if (i == 5) cas_view_set_measure(w->scene, view, by_width, NULL);
        if (i % 7 == 3) put(&w->items, view);
        if (i == 3) w->scene_edits.ids[1] = cas_scene_edit_attribute(w->scene, view, CAS_WIDTH, 750);
        before = view;
    }
}

/* Makes the calls of a session, and fails each at each of its allocations before it succeeds. Returns what is read at the
 * end. */
static readings session(unsigned program, int fails, int from_there_on, size_t *failures) {
    static snapshot before, after;
    world *w = &the_world;
    begin_session(w, program);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        int was_reached = fails;
        change(w, i);
        for (size_t place = 0; was_reached; place++) {
            take_snapshot(w, &before);
            memory.failing_from = memory.calls + place;
            memory.failing_to = from_there_on ? SIZE_MAX : memory.failing_from + 1;
            int32_t answer = steps[i].call(w);
            was_reached = memory.calls > memory.failing_from;
            never_fail(&memory);
            if (answer != CAS_ERROR_OUT_OF_MEMORY) break;
            *failures += 1;
            const char *changed = difference(&before, take_snapshot(w, &after));
            CHECK_OR_SAY(!changed, "step %zu, %s, changed %s when allocation %zu failed%s, program %u\n", i, steps[i].name,
                         changed, place, from_there_on ? " and all later ones" : "", program);
        }
        if (!fails) steps[i].call(w);
    }
    settle(w);
    readings last = decided(w);
    end_world(w, "a session", 0);
    return last;
}

static void each_session(void) {
    size_t failures = 0;
    for (unsigned program = 0; program < 16; program++) {
        readings expected = session(program, 0, 0, &failures);
        for (int on = 0; on < 2; on++) {
            readings found = session(program, 1, on, &failures);
            double apart = distance(&expected, &found);
            CHECK_OR_SAY(apart <= 1e-9, "a session ends %g elsewhere after failures, program %u\n", apart, program);
        }
    }
    printf("  %zu steps, %zu calls failed\n", sizeof steps / sizeof *steps, failures);
}

int main(void) {
    run("if an allocation of a call of a session fails, nothing that can be read has moved", each_session);
    run("if an allocation of a call fails, nothing moves and the call can be repeated", each_call);
    return finish();
}

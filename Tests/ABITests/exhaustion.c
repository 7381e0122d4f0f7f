/* Calls every function once for each of its allocations, while that allocation fails. The
 * call returns an error and leaves values and frames unchanged; the repeated call succeeds
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

/* Returns frames and values after pending changes are solved. A failed call may have solved them. */
static const readings *solved_of(unsigned program) {
    static readings known[PROGRAMS];
    static int is_known[PROGRAMS];
    if (!is_known[program]) {
        begin_world(&the_world, program);
        settle(&the_world);
        known[program] = read_all(&the_world);
        end_world(&the_world, "nothing", 0);
        is_known[program] = 1;
    }
    return &known[program];
}

/* Returns whether the frames, and the values, are either unchanged or solved. */
static int is_one_of(const readings *now, const readings *before, const readings *solved) {
    enum { FRAMES = 4 * ROOM, VALUES = 2 * ROOM };
    const double *frames = now->numbers, *values = now->numbers + FRAMES;
    return (!memcmp(frames, before->numbers, FRAMES * sizeof *frames) ||
            !memcmp(frames, solved->numbers, FRAMES * sizeof *frames)) &&
           (!memcmp(values, before->numbers + FRAMES, VALUES * sizeof *values) ||
            !memcmp(values, solved->numbers + FRAMES, VALUES * sizeof *values));
}

/* Makes a call while its allocation number `failing` fails. If the call fails, makes it again. */
static outcome attempt(const call *call, unsigned program, size_t failing) {
    world *w = &the_world;
    const readings *solved = solved_of(program);
    begin_world(w, program);
    readings before = read_all(w);

    memory.failing_from = memory.calls + failing;
    memory.failing_to = memory.failing_from + 1;
    outcome found = {.answer = make(w, call)};
    found.was_reached = memory.calls > memory.failing_from;
    never_fail(&memory);
    found.has_failed = found.was_reached && (found.answer == CAS_ERROR_OUT_OF_MEMORY || found.answer == FAILED);
    if (found.has_failed) {
        readings after = read_all(w);
        CHECK_OR_SAY(is_one_of(&after, &before, solved), "%s moved something when allocation %zu failed, program %u\n",
                     call->name, failing, program);
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

int main(void) {
    run("if an allocation of a call fails, nothing moves and the call can be repeated", each_call);
    return finish();
}

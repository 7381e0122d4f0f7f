/* A scene of 1,000 constraints is edited many times; every hundredth edit removes a
 * constraint and adds it again. Afterwards the frames equal those of a new scene with the
 * same constraints, the memory has not grown, and an edit takes no longer.
 *
 * DRIFT_EDITS is the number of edits, by default a million. Benchmarks/instructions counts
 * the instructions of an edit in the first and in the last tenth of them. */
#define _GNU_SOURCE
#include <time.h>

#ifdef __linux__
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "pool.h"
#include "scene.h"

#ifdef __has_include
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#endif
#endif

enum { ROWS = 125, RULES = 8, CONSTRAINTS = ROWS * RULES, TENTHS = 10 };

typedef struct column {
    cas_scene *scene;
    cas_item views[ROWS];
    cas_constraint constraints[CONSTRAINTS];
} column;

static uint64_t random_state = 88172645463325252u;

static uint32_t below(uint32_t limit) {
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(random_state >> 33) % limit;
}

/* No frame is ambiguous: rows below each other, with soft widths and heights, and limits. */
static cas_equation rule(const column *in, size_t index, double constant) {
    const struct {
        cas_attribute first, second;
        cas_relation relation;
        cas_priority priority;
        double multiplier;
    } rules[RULES] = {
        {CAS_LEFT, CAS_LEFT, CAS_EQUAL, CAS_REQUIRED, 1},
        {CAS_TOP, CAS_BOTTOM, CAS_EQUAL, CAS_REQUIRED, 1},
        {CAS_WIDTH, CAS_WIDTH, CAS_EQUAL, 800, 0.5},
        {CAS_WIDTH, CAS_NO_ATTRIBUTE, CAS_GREATER_OR_EQUAL, CAS_REQUIRED, 1},
        {CAS_HEIGHT, CAS_NO_ATTRIBUTE, CAS_EQUAL, 750, 1},
        {CAS_HEIGHT, CAS_NO_ATTRIBUTE, CAS_LESS_OR_EQUAL, CAS_REQUIRED, 1},
        {CAS_RIGHT, CAS_RIGHT, CAS_LESS_OR_EQUAL, CAS_REQUIRED, 1},
        {CAS_WIDTH, CAS_NO_ATTRIBUTE, CAS_EQUAL, 300, 1},
    };
    size_t row = index / RULES, kind = index % RULES;
    cas_item before = kind == 1 && row ? in->views[row - 1] : CAS_WINDOW;
    return (cas_equation){.first = in->views[row],
                          .first_attribute = rules[kind].first,
                          .relation = rules[kind].relation,
                          .second = rules[kind].second ? before : 0,
                          .second_attribute = kind == 1 && !row ? CAS_TOP : rules[kind].second,
                          .priority = rules[kind].priority,
                          .multiplier = rules[kind].multiplier,
                          .constant = constant};
}

/* Returns a constant for which all required constraints can hold. */
static double constant_of(size_t index) {
    static const double least[RULES] = {0, -10, -60, 10, 10, 15, -60, 50}, room[RULES] = {50, 20, 160, 40, 60, 40, 60, 150};
    return least[index % RULES] + room[index % RULES] * (double)below(1000) / 999;
}

static column column_of(pool *from, const double *constants) {
    cas_scene_options options = {.size = sizeof options, .width = 320, .height = 480};
    options.allocator = (cas_allocator){allocate, reallocate, release, from};
    column made = {.scene = cas_scene_new(&options, NULL)};
    for (size_t i = 0; i < ROWS; i++) made.views[i] = cas_scene_add_view(made.scene, CAS_WINDOW, CAS_PLAIN, NULL);
    for (size_t i = 0; i < CONSTRAINTS; i++) {
        cas_equation equation = rule(&made, i, constants[i]);
        made.constraints[i] = cas_scene_add_constraint(made.scene, &equation);
        CHECK(made.constraints[i] != 0);
    }
    OK(cas_scene_layout_if_needed(made.scene, NULL, NULL));
    return made;
}

/* Reads the number of instructions of this program so far. Returns 0 if they cannot be counted. */
static int read_instructions(uint64_t *count) {
#ifdef __linux__
    static int counter = -2;
    struct perf_event_attr event = {.type = PERF_TYPE_HARDWARE, .size = sizeof event,
                                    .config = PERF_COUNT_HW_INSTRUCTIONS, .exclude_kernel = 1, .exclude_hv = 1};
    if (counter == -2) counter = (int)syscall(SYS_perf_event_open, &event, 0, -1, -1, 0);
    return counter >= 0 && read(counter, count, sizeof *count) == sizeof *count;
#else
    return (void)count, 0;
#endif
}

/* Returns the instructions of this program so far; if they cannot be counted, nanoseconds of processor time. */
static double work_done(int *is_exact) {
    uint64_t count = 0;
    *is_exact = read_instructions(&count);
    return *is_exact ? (double)count : (double)clock() / CLOCKS_PER_SEC * 1e9;
}

/* Under callgrind, starts counting instructions. end_counting() reports them with a name. */
static void begin_counting(void) {
#ifdef CALLGRIND_START_INSTRUMENTATION
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
#endif
}

static void end_counting(const char *name, size_t edits) {
    char text[64];
    snprintf(text, sizeof text, "%s %zu", name, edits);
#ifdef CALLGRIND_START_INSTRUMENTATION
    CALLGRIND_DUMP_STATS_AT(text);
    CALLGRIND_STOP_INSTRUMENTATION;
#endif
}

static void one_edit(column *in, double *constants, int is_structural) {
    size_t index = below(CONSTRAINTS);
    constants[index] = constant_of(index);
    if (is_structural) {
        cas_equation equation = rule(in, index, constants[index]);
        OK(cas_constraint_remove(in->scene, in->constraints[index]));
        OK(cas_scene_layout_if_needed(in->scene, NULL, NULL));
        in->constraints[index] = cas_scene_add_constraint(in->scene, &equation);
    } else {
        OK(cas_constraint_set_constant(in->scene, in->constraints[index], constants[index]));
    }
    OK(cas_scene_layout_if_needed(in->scene, NULL, NULL));
}

static double distance(const column *a, const column *b) {
    double largest = 0;
    for (size_t i = 0; i < ROWS; i++) {
        cas_rect one = cas_item_exact_frame(a->scene, a->views[i]), other = cas_item_exact_frame(b->scene, b->views[i]);
        double apart = fmax(fmax(fabs(one.x - other.x), fabs(one.y - other.y)),
                            fmax(fabs(one.width - other.width), fabs(one.height - other.height)));
        largest = apart <= largest ? largest : apart; /* NaN counts as larger than any distance */
    }
    return largest;
}

static double drift_of(const column *edited, const double *constants) {
    pool from = {0};
    column fresh = column_of(&from, constants);
    double drift = distance(edited, &fresh);
    cas_scene_free(fresh.scene);
    return drift;
}

static void many_edits(void) {
    static double constants[CONSTRAINTS];
    const char *stated = getenv("DRIFT_EDITS");
    size_t edits = stated ? strtoul(stated, NULL, 10) : 1000000, tenth = edits / TENTHS, bytes = 0;
    double work[TENTHS], drift = 0;
    int is_exact = 0;
    pool from = {0};
    for (size_t i = 0; i < CONSTRAINTS; i++) constants[i] = constant_of(i);
    column edited = column_of(&from, constants);
    for (size_t i = 0; i < 2000; i++) one_edit(&edited, constants, i % 100 == 0); /* until no edit allocates */
    for (size_t part = 0; part < TENTHS; part++) {
        const char *end = part == 0 ? "first" : part == TENTHS - 1 ? "last" : NULL;
        double begin = work_done(&is_exact);
        if (end) begin_counting();
        for (size_t i = 0; i < tenth; i++) one_edit(&edited, constants, i % 100 == 0);
        if (end) end_counting(end, tenth);
        work[part] = (work_done(&is_exact) - begin) / (double)tenth;
        drift = fmax(drift, drift_of(&edited, constants));
        if (part == 0) bytes = from.bytes;
        OK(cas_scene_check(edited.scene));
    }
    printf("  %zu edits: drift %.2g, %zu bytes at first and %zu in the end, %.0f %s an edit at first and %.0f\n", edits,
           drift, bytes, from.bytes, work[0], is_exact ? "instructions" : "nanoseconds", work[TENTHS - 1]);
    CHECK(drift <= 1e-9);
    CHECK(from.bytes <= bytes + bytes / 20);
    CHECK(!is_exact || work[TENTHS - 1] <= 1.1 * work[0]);
    cas_scene_free(edited.scene);
    CHECK(from.bytes == 0 && from.blocks == 0 && from.broken == 0);
}

int main(void) {
    run("after many edits a scene has the frames, the memory and the speed of a new one", many_edits);
    return finish();
}

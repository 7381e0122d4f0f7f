/* Calls every function of the interface with every hostile value of each argument, and
 * then with several at once. A call that must be refused returns an error with a message
 * and leaves the state unchanged. interface/calls.py generates the calls. */
#include "harness.h"
#include "pool.h"

#define BROKEN(w, promise) CHECK_OR_SAY(!#promise, "%s: %s%s; %d, %s\n", (w)->call, promise, choices_of(w), \
    (int)cas_scene_last_status((w)->scene), cas_scene_last_error((w)->scene))

struct world;
static const char *choices_of(const struct world *w);

#include "random_calls.h"

/* Chooses ordinary values for all arguments except one. */
typedef struct aim {
    size_t slot, aimed, choice, width;
} aim;

static size_t aimed(world *w, size_t count) {
    aim *now = w->chooser;
    if (now->slot++ != now->aimed) return 0;
    now->width = count;
    return now->choice;
}

static const char *choices_of(const world *w) {
    static char text[64];
    const aim *now = w->chooser;
    if (w->choose != aimed) return "";
    snprintf(text, sizeof text, ", argument %zu, choice %zu", now->aimed, now->choice);
    return text;
}

static pool memory;
static world the_world;

static world *new_world(uint32_t flags) {
    memset(&the_world, 0, sizeof the_world);
    memory = (pool){0};
    the_world.allocator = (cas_allocator){allocate, reallocate, release, &memory};
    the_world.scene_flags = flags;
    the_world.settles = 1;
    add_others(&the_world);
    fill_world(&the_world);
    return &the_world;
}

static void end_of(world *w) {
    clear(w);
    cas_solver_free(w->other_solver);
    cas_scene_free(w->other_scene);
    CHECK(memory.bytes == 0 && memory.blocks == 0 && memory.broken == 0);
}

static void still_works(world *w) {
    PROMISE(w, cas_scene_layout_if_needed(w->scene, NULL, NULL) != CAS_ERROR_INTERNAL);
}

/* Makes a call. If it changed the state, makes a new world for the next call. */
static int32_t one_call(world *w, const call *call, aim *now) {
    w->choose = aimed;
    w->chooser = now;
    uint64_t before = state(w);
    int32_t answer = make(w, call);
    if (state(w) != before) {
        still_works(w);
        clear(w);
        fill_world(w);
    }
    return answer;
}

/* Under valgrind fewer choices are tried. */
static int is_brief(void) { return getenv("CASEMENT_BRIEF") != NULL; }

static void each_argument(uint32_t flags) {
    world *w = new_world(flags);
    size_t step = is_brief() ? 4 : 1, tries = 0, refused = 0, ordinary = 0;
    for (size_t i = 0; i < CALLS; i++) {
        aim now = {.aimed = SIZE_MAX};
        int32_t answer = one_call(w, &calls[i], &now);
        ordinary += answer >= 0;
        if (answer < 0 && getenv("HOSTILE")) printf("  %s is refused: %d\n", calls[i].name, (int)answer);
        size_t slots = now.slot;
        for (now.aimed = 0; now.aimed < slots; now.aimed++)
            for (now.choice = 1, now.width = 2; now.choice < now.width; now.choice += step) {
                now.slot = 0;
                tries++;
                refused += one_call(w, &calls[i], &now) < 0;
                slots = now.slot > slots ? now.slot : slots;
            }
    }
    printf("  %d functions, %zu accepted with ordinary arguments; %zu calls with one odd argument, %zu refused\n",
           (int)CALLS, ordinary, tries, refused);
    end_of(w);
}

static void one_odd_argument(void) { each_argument(0); }
static void one_odd_argument_in_a_strict_scene(void) { each_argument(CAS_SCENE_STRICT); }

/* With very large numbers a solve may fail, but with an error. */
static void several_odd_arguments(void) {
    static const unsigned odds[] = {3, 8, 40};
    size_t worlds = is_brief() ? 2 : 40;
    world *w = new_world(0);
    clear(w);
    for (size_t i = 0; i < 3; i++) {
        random_calls from = {.random = 88172645463325252u + i, .odds = odds[i]};
        make_random_calls(w, &from, worlds, 200);
    }
    end_of(w);
}

/* The rows share one array and have 2^32 terms together, a number that overflows 32 bits to 0. */
static void too_many_terms(void) {
    enum { SIDE = 1 << 16 };
    static cas_variable variables[SIDE];
    static cas_term terms[SIDE];
    static cas_row rows[SIDE];
    cas_solver *solver = cas_solver_new(NULL, NULL);
    CHECK(cas_solver_add_variables(solver, SIDE, variables) == CAS_OK);
    CHECK(cas_solver_solve(solver) == CAS_OK);
    for (size_t i = 0; i < SIDE; i++) {
        terms[i] = (cas_term){variables[i], 1};
        rows[i] = (cas_row){terms, SIDE, CAS_EQUAL, CAS_REQUIRED, 0, 1};
    }
    uint64_t before = cas_solver_digest(solver);
    CHECK(cas_solver_add_rows(solver, rows, SIDE, NULL) == CAS_ERROR_OUT_OF_MEMORY);
    CHECK(*cas_solver_last_error(solver));
    CHECK(cas_solver_digest(solver) == before);
    cas_solver_free(solver);
}

int main(void) {
    run("a call with one invalid argument returns an error and changes nothing", one_odd_argument);
    run("in a strict scene, a call with one invalid argument changes nothing", one_odd_argument_in_a_strict_scene);
    run("a call with several invalid arguments returns an error and changes nothing", several_odd_arguments);
    run("rows with more terms than fit into memory are refused", too_many_terms);
    return finish();
}

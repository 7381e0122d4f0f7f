/* Passes ids of another kind to every function that takes an id: as an argument, as a member of a struct, as an element of
 * an array. The call is refused with CAS_ERROR_STALE and a message that names both kinds, or reads nothing, and changes
 * nothing. interface/calls.py generates the calls. */
#include "harness.h"
#include "pool.h"

#define BROKEN(w, promise) CHECK_OR_SAY(!#promise, "%s, id %zu, %08x: %s; %s\n", (w)->call, slot, (unsigned)passed, \
    promise, cas_scene_last_error((w)->scene))

#include <stddef.h>
#include <stdint.h>

/* Which id of a call is replaced, and by which. */
static size_t slot;
static uint32_t passed;

#include "random_calls.h"

enum { MOST = 16 }; /* ids of a call */

static pool memory;
static world the_world;

/* The ids of each call: how many, and of which kind. */
static size_t counts[CALLS];
static unsigned kinds[CALLS][MOST];

static size_t at, seen; /* the call that is made, and its ids so far */

static size_t ordinary(world *w, size_t count) { return (void)w, (void)count, 0; }

/* Notes the kind of each id of a call. */
static uint32_t noted(world *w, const pool_of_ids *ids, uint32_t id) {
    if (CHECK(seen < MOST)) kinds[at][seen++] = kind_of_ids(w, ids);
    return id;
}

static uint32_t replaced(world *w, const pool_of_ids *ids, uint32_t id) {
    (void)ids;
    if (seen++ != slot) return id;
    w->is_hostile = 1;
    return passed;
}

static world *new_world(uint32_t flags) {
    memset(&the_world, 0, sizeof the_world);
    memory = (pool){0};
    the_world.allocator = (cas_allocator){allocate, reallocate, release, &memory};
    the_world.scene_flags = flags;
    the_world.choose = ordinary;
    fill_world(&the_world);
    begin(&the_world);
    return &the_world;
}

static void end_of(world *w) {
    clear(w);
    CHECK(memory.bytes == 0 && memory.blocks == 0 && memory.broken == 0);
}

static void note_all(void) {
    world *w = new_world(0);
    w->replace = noted;
    for (at = 0; at < CALLS; at++) {
        seen = 0;
        make(w, &calls[at]);
        counts[at] = seen;
        clear(w);
        fill_world(w);
    }
    end_of(w);
}

/* Makes a call with an id of another kind, and returns its status. */
static int32_t is_refused(world *w) {
    const char *name = calls[at].name;
    uint64_t before = state(w);
    w->replace = replaced;
    seen = 0;
    int32_t answer = make(w, &calls[at]);
    CHECK_OR_SAY(seen > slot, "%s\n", name);
    CHECK_OR_SAY(answer == CAS_ERROR_STALE || answer == ANSWERED, "%s, id %zu, %08x returns %d: %s\n", name, slot,
                 (unsigned)passed, (int)answer, cas_scene_last_error(w->scene));
    CHECK_OR_SAY(state(w) == before, "%s, id %zu, %08x\n", name, slot, (unsigned)passed);
    return answer;
}

/* The message of the last call names the kind of the id that was passed, and the one that was wanted. */
static void names_the_kinds(world *w) {
    int is_solver = strncmp(w->call, "cas_solver", 10) == 0;
    const char *const kind_names[] = {"an item", "a constraint", "an edit", is_solver ? "a variable" : "a controller"};
    const char *said = is_solver ? cas_solver_last_error(w->solver) : cas_scene_last_error(w->scene);
    char text[100];
    sprintf(text, "it is the id of %s, not of %s", kind_names[passed >> 30], kind_names[kinds[at][slot]]);
    CHECK_OR_SAY(strstr(said, text), "%s, id %zu, %08x: %s\n", w->call, slot, (unsigned)passed, said);
}

static void each_kind(uint32_t flags) {
    world *w = new_world(flags);
    const uint32_t ids[] = {w->items.ids[0],       w->constraints.ids[0], w->rows.ids[0],
                            w->edits.ids[0],       w->controllers.ids[0], w->variables.ids[0]};
    size_t refused = 0, functions = 0;
    for (at = 0; at < CALLS; at++) {
        functions += counts[at] > 0;
        for (slot = 0; slot < counts[at]; slot++)
            for (size_t k = 0; k < sizeof ids / sizeof *ids; k++) {
                passed = ids[k];
                if (passed >> 30 == kinds[at][slot]) continue;
                if (is_refused(w) == CAS_ERROR_STALE) names_the_kinds(w);
                refused++;
            }
    }
    printf("  %zu functions that take ids, %zu calls with one of another kind\n", functions, refused);
    CHECK(functions > 100);
    end_of(w);
}

static void ids_of_another_kind(void) { each_kind(0); }
static void ids_of_another_kind_in_a_strict_scene(void) { each_kind(CAS_SCENE_STRICT); }

/* Numbers with the mark of another kind, some of which are ids there. */
static void random_ids(void) {
    enum { TRIES = 10000 };
    world *w = new_world(0);
    uint64_t first = state(w);
    random_calls from = {.random = 88172645463325252u};
    for (size_t tries = 0; tries < TRIES;) {
        at = random_of(&from) % CALLS;
        if (counts[at] == 0) continue;
        slot = random_of(&from) % counts[at];
        uint64_t number = random_of(&from);
        passed = (uint32_t)(number >> 20);
        if (number & 1) passed &= 0xffc0001fu;                           /* one of the first places */
        if (number & 2) passed = (passed & 0xc03fffffu) | (uint32_t)1 << 22; /* in its first use */
        if (passed >> 30 == kinds[at][slot] || passed == 0) continue;
        is_refused(w);
        tries++;
    }
    CHECK(state(w) == first);
    end_of(w);
}

int main(void) {
    note_all();
    run("an id of another kind is refused, and changes nothing", ids_of_another_kind);
    run("in a strict scene an id of another kind changes nothing", ids_of_another_kind_in_a_strict_scene);
    run("10,000 random ids of another kind change nothing", random_ids);
    return finish();
}

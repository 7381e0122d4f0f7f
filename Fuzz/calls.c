/* Converts bytes to calls of every function of the interface with any arguments. One byte
 * chooses the function, and another one each argument that is not ordinary.
 * Tests/ABITests/arguments.h checks the promises of each call. */
#include <stdint.h>
#include <stdio.h>

#define BROKEN(w, promise)                                                   \
    do {                                                                     \
        fprintf(stderr, "%s: broken: %s\n", (w)->call, promise);             \
        __builtin_trap();                                                    \
    } while (0)

#include "../Tests/ABITests/world.h"

#include "../build/calls.h"

typedef struct bytes {
    const uint8_t *next, *end;
    unsigned ordinary; /* number of ordinary arguments that follow */
} bytes;

static unsigned take(bytes *from) { return from->next < from->end ? *from->next++ : 0; }

/* Chooses an argument. A byte has a choice and the number of ordinary arguments after it. */
static size_t chosen(world *w, size_t count) {
    bytes *from = w->chooser;
    if (from->ordinary > 0) {
        from->ordinary--;
        return 0;
    }
    unsigned choice = take(from);
    from->ordinary = choice >> 5;
    return (choice & 31) % count;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static world w;
    bytes from = {data, data + size, 0};
    if (!w.other_solver) add_others(&w);
    unsigned mode = take(&from);
    w.scene_flags = mode & 1 ? CAS_SCENE_STRICT : 0;
    w.settles = mode >> 1 & 1;
    w.choose = chosen;
    w.chooser = &from;
    fill_world(&w);
    while (from.next < from.end) {
        const call *call = &calls[take(&from) % CALLS];
        from.ordinary = take(&from) % 16;
        if (getenv("FUZZ_TRACE")) fprintf(stderr, "%s\n", call->name);
        make(&w, call);
    }
    cas_solver_solve(w.solver);
    cas_scene_layout_if_needed(w.scene, NULL, NULL);
    clear(&w);
    return 0;
}

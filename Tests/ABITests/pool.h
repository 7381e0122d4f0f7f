/* An allocator that counts blocks and bytes, stores the length of every block, and
 * fails for chosen calls. */
#ifndef CASEMENT_TESTS_POOL_H
#define CASEMENT_TESTS_POOL_H

#include <casement.h>
#include <stdlib.h>

#include "harness.h"

typedef struct pool {
    size_t bytes, blocks;            /* allocated and not released */
    size_t calls;                    /* allocations since creation */
    size_t failing_from, failing_to; /* the range of calls that fail */
    size_t broken;                   /* releases and reallocations with a wrong length */
} pool;

typedef union block {
    size_t bytes;
    double alignment;
    void *pointer;
} block;

static inline int is_failing(pool *from) {
    size_t call = from->calls++;
    return call >= from->failing_from && call < from->failing_to;
}

static inline void *allocate(size_t bytes, void *context) {
    pool *from = context;
    block *made = is_failing(from) ? NULL : malloc(sizeof(block) + bytes);
    if (!made)
        return NULL;
    made->bytes = bytes;
    memset(made + 1, 0xa5, bytes); /* new memory is not zeroed */
    from->bytes += bytes;
    from->blocks++;
    return made + 1;
}

static inline void release(void *memory, size_t bytes, void *context) {
    pool *from = context;
    block *old = (block *)memory - 1;
    from->broken += old->bytes != bytes;
    from->bytes -= old->bytes;
    from->blocks--;
    memset(memory, 0x5a, old->bytes); /* released memory is overwritten */
    free(old);
}

static inline void *reallocate(void *memory, size_t old_bytes, size_t new_bytes, void *context) {
    pool *from = context;
    from->broken += ((block *)memory)[-1].bytes != old_bytes;
    void *made = allocate(new_bytes, context);
    if (!made)
        return NULL;
    memcpy(made, memory, old_bytes < new_bytes ? old_bytes : new_bytes);
    release(memory, old_bytes, context);
    return made;
}

static inline cas_solver *solver_from(pool *from) {
    cas_solver_options options = {.size = sizeof options};
    options.allocator = (cas_allocator){allocate, reallocate, release, from};
    return cas_solver_new(&options, NULL);
}

static inline void never_fail(pool *from) { from->failing_from = from->failing_to = 0; }

#endif

/* Declarations for the run (fuzz.c) and its operations (operations.c). */
#ifndef FUZZ_H
#define FUZZ_H

#include <casement.h>
#include <stdio.h>

#define MUST(promise)                                                            \
    do {                                                                         \
        if (!(promise)) {                                                        \
            fprintf(stderr, "%s:%d: broken: %s\n", __FILE__, __LINE__, #promise); \
            __builtin_trap();                                                    \
        }                                                                        \
    } while (0)

/* The status of a call that returns a created object: an id or a pointer. */
#define MADE(solver, ...) ((__VA_ARGS__) ? CAS_OK : cas_solver_last_status(solver))

enum { ROOM = 64 };

/* The modes of a run, bits of its first byte. */
enum {
    WEIGHTS_ONLY = 1, /* weights only */
    EAGER = 2,        /* solve and check after every operation */
    SCALED = 4,       /* numbers over six orders of magnitude */
    SCARCE = 8,       /* some allocations fail */
    WILD = 16,        /* finite numbers of any size: results may be inaccurate */
    NEWER_WINS = 32   /* newer rows win ties */
};

/* Live ids, the id removed last, and for variables the value reported last. */
typedef struct pool {
    uint32_t ids[ROOM];
    double seen[ROOM];
    int count;
    uint32_t gone;
} pool;

typedef struct memory {
    size_t held;
    unsigned until_failure; /* 0: never; 1: the next call fails */
} memory;

typedef struct run {
    const uint8_t *data, *end;
    unsigned mode;
    cas_solver *solver;
    memory memory;
    uint64_t digest; /* before the operation */
    uint64_t visible_state;  /* digest of the visible state before it */
    pool variables, constraints, edits;
} run;

/* Arguments from bytes. */
unsigned next(run *run);
double number(run *run);
cas_priority priority(run *run);
uint32_t pick(run *run, const pool *pool);

int find(const pool *pool, uint32_t id);
void put(pool *pool, uint32_t id);
void drop(pool *pool, uint32_t id);

/* Returns a digest of the visible state of a solved solver. */
uint64_t visible_state(run *run);

/* Checks the promises of every call, and returns the status. */
cas_status judged(run *run, cas_status status);

/* Copies reported changes. The copy must equal all values. */
void copied(run *run, const cas_value *changes, size_t count);

/* Solves, and calls cas_solver_check(). */
cas_status settled(run *run);

typedef struct operation {
    const char *name;
    void (*perform)(run *run);
} operation;

extern const operation operations[];
extern const unsigned operation_count;

#endif

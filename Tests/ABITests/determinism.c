/* The same calls give the same results, bit for bit: twice in a program, and in every
 * build. scripts/test/determinism compares the printed digests. */
#include "harness.h"

/* Promises are not checked here, because after many calls an id of another scene may be valid in this one. hostile.c
 * checks them. */
#define BROKEN(w, promise) ((void)(w))

#include "random_calls.h"

static uint64_t digest_of(uint64_t seed) {
    static world w;
    memset(&w, 0, sizeof w);
    random_calls from = {.random = seed, .odds = 12};
    make_random_calls(&w, &from, 20, 150);
    return from.digest;
}

static void equal_digests(void) {
    uint64_t seeds = getenv("CASEMENT_BRIEF") ? 1 : 8; /* valgrind is slow */
    for (uint64_t seed = 1; seed <= seeds; seed++) {
        uint64_t first = digest_of(seed * 7919);
        CHECK(digest_of(seed * 7919) == first);
        printf("  digest %016llx\n", (unsigned long long)first);
    }
}

int main(void) {
    run("the same calls give the same results, bit for bit", equal_digests);
    return finish();
}

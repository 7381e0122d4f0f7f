/* Many solvers and scenes in many threads answer as they do alone, and one of them may
 * go from thread to thread. Under the thread sanitizer: make soak. */
#include <pthread.h>

#include "harness.h"

#define BROKEN(w, promise) ((void)((w)->sum = 0, w))

#include "storm.h"

enum { THREADS = 8, HANDS = 40 };

typedef struct worker {
    world world;
    storm storm;
} worker;

static worker workers[THREADS];

static void *work(void *context) {
    worker *own = context;
    rage(&own->world, &own->storm, getenv("CASEMENT_BRIEF") ? 1 : 6, 150);
    return NULL;
}

static void make_ready(void) {
    memset(workers, 0, sizeof workers);
    for (size_t i = 0; i < THREADS; i++) workers[i].storm = (storm){.random = 1 + i / 2 * 7919, .odds = 12};
}

/* Every other thread makes the same calls as the one before. */
static void many_at_the_same_time(void) {
    uint64_t alone[THREADS];
    pthread_t threads[THREADS];
    make_ready();
    for (size_t i = 0; i < THREADS; i++) {
        work(&workers[i]);
        alone[i] = workers[i].storm.digest;
    }
    make_ready();
    for (size_t i = 0; i < THREADS; i++) CHECK(pthread_create(&threads[i], NULL, work, &workers[i]) == 0);
    for (size_t i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
        CHECK(workers[i].storm.digest == alone[i]);
    }
}

static void *take_over(void *context) {
    worker *own = context;
    for (size_t i = 0; i < 100; i++) {
        int32_t answer = make(&own->world, &calls[random_of(&own->storm) % CALLS]);
        fold(&own->storm, (uint64_t)answer);
        fold(&own->storm, state(&own->world));
    }
    return NULL;
}

static uint64_t from_hand_to_hand(int is_threaded) {
    worker *own = &workers[0];
    make_ready();
    own->world.choose = at_random;
    own->world.chooser = &own->storm;
    furnish(&own->world);
    for (int hand = 0; hand < HANDS; hand++) {
        pthread_t thread;
        if (!is_threaded) {
            take_over(own);
            continue;
        }
        CHECK(pthread_create(&thread, NULL, take_over, own) == 0);
        CHECK(pthread_join(thread, NULL) == 0);
    }
    clear(&own->world);
    return own->storm.digest;
}

static void one_after_the_other(void) { CHECK(from_hand_to_hand(1) == from_hand_to_hand(0)); }

int main(void) {
    run("many in many threads answer as each does alone", many_at_the_same_time);
    run("one that goes from thread to thread answers as in one", one_after_the_other);
    return finish();
}

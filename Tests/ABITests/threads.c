/* Solvers and scenes in several threads give the same results as each one alone, and one of
 * them may move from thread to thread. `make soak` runs this under the thread sanitizer. */
#include <pthread.h>

#include "harness.h"

#define BROKEN(w, promise) ((void)((w)->sum = 0, w))

#include "random_calls.h"

enum { THREADS = 8, TURNS = 40 };

typedef struct worker {
    world world;
    random_calls calls_made;
} worker;

static worker workers[THREADS];

static void *work(void *context) {
    worker *own = context;
    make_random_calls(&own->world, &own->calls_made, getenv("CASEMENT_BRIEF") ? 1 : 6, 150);
    return NULL;
}

static void make_ready(void) {
    memset(workers, 0, sizeof workers);
    for (size_t i = 0; i < THREADS; i++) workers[i].calls_made = (random_calls){.random = 1 + i / 2 * 7919, .odds = 12};
}

/* Two threads each make the same calls. */
static void concurrent_threads(void) {
    uint64_t alone[THREADS];
    pthread_t threads[THREADS];
    make_ready();
    for (size_t i = 0; i < THREADS; i++) {
        work(&workers[i]);
        alone[i] = workers[i].calls_made.digest;
    }
    make_ready();
    for (size_t i = 0; i < THREADS; i++) CHECK(pthread_create(&threads[i], NULL, work, &workers[i]) == 0);
    for (size_t i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
        CHECK(workers[i].calls_made.digest == alone[i]);
    }
}

static void *make_calls(void *context) {
    worker *own = context;
    for (size_t i = 0; i < 100; i++) {
        int32_t answer = make(&own->world, &calls[random_of(&own->calls_made) % CALLS]);
        fold(&own->calls_made, (uint64_t)answer);
        fold(&own->calls_made, state(&own->world));
    }
    return NULL;
}

static uint64_t in_consecutive_threads(int is_threaded) {
    worker *own = &workers[0];
    make_ready();
    own->world.choose = at_random;
    own->world.chooser = &own->calls_made;
    fill_world(&own->world);
    for (int turn = 0; turn < TURNS; turn++) {
        pthread_t thread;
        if (!is_threaded) {
            make_calls(own);
            continue;
        }
        CHECK(pthread_create(&thread, NULL, make_calls, own) == 0);
        CHECK(pthread_join(thread, NULL) == 0);
    }
    clear(&own->world);
    return own->calls_made.digest;
}

static void consecutive_threads(void) { CHECK(in_consecutive_threads(1) == in_consecutive_threads(0)); }

int main(void) {
    run("objects in concurrent threads give the same results as each alone", concurrent_threads);
    run("an object that moves from thread to thread gives the same results as in one", consecutive_threads);
    return finish();
}

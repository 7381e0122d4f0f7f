/* Random calls of every function with random arguments, reproducible by a seed, and a
 * digest of their results. */
#ifndef CASEMENT_TESTS_RANDOM_CALLS_H
#define CASEMENT_TESTS_RANDOM_CALLS_H

#include "world.h"

#include "../../build/calls.h"

typedef struct random_calls {
    uint64_t random;
    unsigned odds; /* on average one argument in `odds` is odd */
    uint64_t digest;
} random_calls;

static inline uint64_t random_of(random_calls *from) {
    from->random ^= from->random << 13;
    from->random ^= from->random >> 7;
    return from->random ^= from->random << 17;
}

static inline size_t at_random(world *w, size_t count) {
    random_calls *from = w->chooser;
    uint64_t number = random_of(from) >> 16;
    return number % from->odds ? 0 : number / from->odds % count;
}

static inline void fold(random_calls *into, uint64_t number) {
    into->digest = (into->digest ^ number) * 1099511628211u;
    into->digest ^= into->digest >> 29;
}

static inline void fold_frames(random_calls *into, world *w) {
    for (size_t i = 0; i < w->items.count; i++) {
        cas_rect frame = cas_item_exact_frame(w->scene, w->items.ids[i]);
        const double numbers[] = {frame.x, frame.y, frame.width, frame.height};
        for (size_t k = 0; k < 4; k++) {
            uint64_t bits = 0;
            if (!isnan(numbers[k])) memcpy(&bits, &numbers[k], sizeof bits);
            fold(into, bits);
        }
    }
}

/* Makes `length` calls in each of `worlds` new worlds. */
static inline void make_random_calls(world *w, random_calls *from, size_t worlds, size_t length) {
    w->choose = at_random;
    w->chooser = from;
    for (size_t i = 0; i < worlds; i++) {
        w->scene_flags = i % 2 ? CAS_SCENE_STRICT : 0;
        w->settles = i / 2 % 2;
        fill_world(w);
        for (size_t step = 0; step < length; step++) {
            int32_t answer = make(w, &calls[random_of(from) % CALLS]);
            fold(from, (uint64_t)answer);
            fold(from, state(w));
        }
        fold(from, (uint64_t)cas_solver_solve(w->solver));
        fold(from, (uint64_t)cas_scene_layout_if_needed(w->scene, NULL, NULL));
        fold_frames(from, w);
        fold(from, state(w));
        fold(from, w->sum);
        clear(w);
    }
}

#endif

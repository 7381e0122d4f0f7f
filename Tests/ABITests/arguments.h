/* Arguments for calls of every function of the interface, which interface/calls.py prints.
 *
 * Every argument, and every member of a struct and element of an array among them, is
 * drawn by `choose`: 0 stands for what is ordinary there, other numbers for more of
 * that and for all that is hostile. Who includes this says what chooses, and what
 * becomes of a promise that is broken:
 *
 *     #define BROKEN(w, promise) ...
 *
 * What must be refused is noted when it is drawn, and `ended` holds the answer
 * against that: a status of the table, words for it, an unchanged state, and nothing
 * written.
 */
#ifndef CASEMENT_TESTS_ARGUMENTS_H
#define CASEMENT_TESTS_ARGUMENTS_H

#include <casement.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 16, FEW = 3, SPACE = 1 << 16, ANSWERED = 1, FAILED = 2 };

/* Ids that were given out last, dead ones among them, and those of the scene or
 * solver beside it. */
typedef struct pool_of_ids {
    uint32_t ids[ROOM];
    size_t count;
    uint32_t dead, foreign;
} pool_of_ids;

typedef struct world {
    cas_solver *solver, *other_solver;
    cas_scene *scene, *other_scene;
    cas_path *path;
    cas_allocator allocator;
    uint32_t scene_flags;
    pool_of_ids variables, rows, edits, items, constraints, controllers;
    cas_item stack, arranged, loose, scroll, measured;
    cas_controller navigation, tab;

    /* answers a number below count */
    size_t (*choose)(struct world *w, size_t count);
    void *chooser;

    const char *call;
    int settles;    /* everything before a call */
    int is_hostile; /* what was drawn must be refused */
    int is_null;    /* the handle is */
    uint64_t digest;
    unsigned sum;   /* of what was written */
    size_t used; /* of the space for arguments and answers */
    unsigned char *outs[4];
    size_t out_count;
    union {
        double alignment;
        unsigned char bytes[SPACE];
    } space;
} world;

typedef struct call {
    const char *name;
    int32_t (*make)(world *w);
} call;

/* ------------------------------------------------------------------ Drawing */

static inline void *space(world *w, size_t bytes) {
    unsigned char *made = w->space.bytes + w->used;
    w->used += (bytes + 15) / 16 * 16;
    if (w->used > SPACE) abort();
    return made;
}

/* A choice of which those from `first_hostile` on must be refused. */
static inline size_t drawn(world *w, size_t count, size_t first_hostile) {
    size_t choice = w->choose(w, count);
    w->is_hostile |= choice >= first_hostile;
    return choice;
}

static inline void *a_handle(world *w, const void *handle) {
    if (drawn(w, 2, 1) == 0) return (void *)handle;
    w->is_null = 1;
    return NULL;
}

static inline uint32_t named(const world *w, const pool_of_ids *pool, const char *role) {
    const struct {
        const char *role;
        uint32_t id;
    } roles[] = {{"stack", w->stack},   {"arranged", w->arranged}, {"loose", w->loose},
                 {"scroll", w->scroll}, {"measured", w->measured}, {"navigation", w->navigation},
                 {"tab", w->tab},       {"container", w->tab},     {"parent", CAS_WINDOW},
                 {"root", CAS_WINDOW},  {"second", CAS_WINDOW}};
    for (size_t i = 0; i < sizeof roles / sizeof *roles; i++)
        if (strcmp(role, roles[i].role) == 0) return roles[i].id;
    return pool->count ? pool->ids[0] : 0;
}

static inline uint32_t an_id(world *w, const pool_of_ids *pool, const char *role) {
    const uint32_t strange[] = {CAS_WINDOW, 0, pool->dead, pool->foreign, UINT32_MAX, 0x80000001u};
    size_t choice = drawn(w, 1 + pool->count + 6, SIZE_MAX);
    if (choice == 0) return named(w, pool, role);
    if (choice <= pool->count) return pool->ids[choice - 1];
    choice -= 1 + pool->count;
    /* 0 stands for none where that is allowed; in a world without others it is the foreign id, too. */
    w->is_hostile |= choice >= 2 && strange[choice] != 0;
    return strange[choice];
}

static inline double a_number(world *w) {
    static const double numbers[] = {1,     0,     -1,     20,      0.5,      480,     1e6,    1e9,
                                     1e15,  1e18,  1e300,  1e308,   -1e308,   DBL_MAX, -DBL_MAX, DBL_MIN,
                                     5e-324, -5e-324, DBL_EPSILON, -0.0, NAN, INFINITY, -INFINITY};
    enum { NUMBERS = sizeof numbers / sizeof *numbers };
    return numbers[drawn(w, NUMBERS, NUMBERS - 3)];
}

static inline int32_t one_of(world *w, const int32_t *legal, size_t count, int is_closed) {
    int32_t least = legal[0], most = legal[0];
    for (size_t i = 1; i < count; i++) {
        least = legal[i] < least ? legal[i] : least;
        most = legal[i] > most ? legal[i] : most;
    }
    const int32_t beyond[] = {least - 1, most + 1, INT32_MAX, INT32_MIN};
    size_t choice = drawn(w, count + 4, is_closed ? count : SIZE_MAX);
    return choice < count ? legal[choice] : beyond[choice - count];
}

static inline int32_t a_flag(world *w) {
    static const int32_t flags[] = {1, 0, 2, -1, INT32_MIN};
    return flags[drawn(w, 5, SIZE_MAX)];
}

static inline uint32_t some_flags(world *w) {
    static const uint32_t flags[] = {0, 1, 2, 3, 8, 15, 1u << 31, UINT32_MAX};
    return flags[drawn(w, 8, SIZE_MAX)];
}

static inline size_t an_index(world *w) {
    static const size_t places[] = {0, 1, 2, 1000000, INT32_MAX, SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX};
    return places[drawn(w, 8, SIZE_MAX)];
}

/* From the fifth on too many, with size_t of 32 bits as with one of 64. */
static inline size_t a_count(world *w) {
    static const size_t counts[] = {1, 2, FEW, 0, (size_t)1 << 28, SIZE_MAX / 16 + 1, SIZE_MAX / 64 + 1,
                                    SIZE_MAX / 2 + 1, SIZE_MAX};
    return counts[drawn(w, 9, 4)];
}

static inline size_t a_size(world *w, size_t whole) {
    const size_t sizes[] = {whole, 0, 1, whole - 1, SIZE_MAX / 2, SIZE_MAX};
    return sizes[drawn(w, 6, 1)];
}

static inline const char *a_name(world *w) {
    static char long_name[CAS_NAME_MAX + 2];
    const char *const names[] = {"box",  NULL,       "",             "name",        "\xc3\xa9",
                                 "\xff", "\xc0\x80", "\xed\xa0\x80", "cut\xe2\x82", long_name};
    if (!*long_name) memset(long_name, 'n', CAS_NAME_MAX + 1);
    return names[drawn(w, 10, 5)];
}

static inline const char *some_text(world *w, size_t first_hostile) {
    static const char *const texts[] = {
        "H:[box(<=300)]", "box.width <= 300 @750", "", "V:|[box]|", "H:|-[box]-(>=8,<=20@750)-[side]-|",
        "H:|[box(50%)]~[side]", "\"box\".centerX == superview.centerX * 0.5 - 1e308", "// nothing\n\nH:[box][side]",
        "box.height >= nan", "box.width == 1e999", "H:[box(", "H:|-(((", "[[[]]]", "H:[box(=box)]", "@", "\n\n\nx",
        "\xff", NULL};
    return texts[drawn(w, 18, first_hostile)];
}

/* nan is a name that nothing has: it is refused where names are looked up. */
static inline const char *a_text(world *w) { return some_text(w, 8); }
static inline const char *a_text_to_list(world *w) { return some_text(w, 9); }

static inline void swallow(const char *text, size_t length, void *context) {
    unsigned sum = 0;
    for (size_t i = 0; i < length; i++) sum += (unsigned char)text[i];
    ((world *)context)->sum += sum;
}

static inline cas_write a_writer(world *w) { return drawn(w, 2, 1) ? NULL : swallow; }

#define MEASURE(name, answer)                                             \
    static inline double name(cas_item item, double width, void *context) { \
        return (void)item, (void)width, (void)context, (answer);          \
    }
MEASURE(thirty, 30)
MEASURE(by_width, fabs(width) < 100 ? 60 : 30)
MEASURE(no_number, NAN)
MEASURE(negative, -1)
MEASURE(too_high, DBL_MAX)

static inline cas_measure a_measure(world *w) {
    const cas_measure measures[] = {thirty, by_width, NULL, no_number, negative, too_high};
    return measures[drawn(w, 6, SIZE_MAX)];
}

/* All three functions or none; anything else must be refused. */
static inline cas_allocator an_allocator(world *w) {
    cas_allocator made = w->allocator;
    size_t missing = drawn(w, made.allocate ? 4 : 1, 1);
    if (missing == 1) made.allocate = NULL;
    if (missing == 2) made.reallocate = NULL;
    if (missing == 3) made.release = NULL;
    return made;
}

static inline size_t within(size_t count) { return count < FEW ? count : FEW; }

/* Room for as many as are counted, up to a few, or NULL. */
static inline void *some(world *w, size_t count, size_t size, int is_needed) {
    if (drawn(w, 2, is_needed && count ? 1 : SIZE_MAX)) return NULL;
    return memset(space(w, (FEW + 1) * size), 0, (FEW + 1) * size);
}

/* Room for an answer, filled with a pattern that has to stay if there is none. */
enum { ANSWER = 2048, PATTERN = 0x77 };

static inline void *an_out(world *w, int is_needed) {
    if (drawn(w, 2, is_needed ? 1 : SIZE_MAX)) return NULL;
    unsigned char *made = memset(space(w, ANSWER), PATTERN, ANSWER);
    w->outs[w->out_count++] = made;
    return made;
}

/* One that says first how large it is. */
static inline void *a_sized_out(world *w, size_t whole) {
    if (drawn(w, 2, 1)) return NULL;
    unsigned char *made = memset(space(w, ANSWER + sizeof whole), PATTERN, ANSWER + sizeof whole);
    w->outs[w->out_count++] = made + sizeof whole;
    whole = a_size(w, whole);
    memcpy(made, &whole, sizeof whole);
    return made;
}

/* ----------------------------------------------------------------- Judging */

#define PROMISE(w, condition)                              \
    do {                                                   \
        if (!(condition)) BROKEN(w, #condition);           \
    } while (0)

static inline uint64_t state(const world *w) {
    return cas_solver_digest(w->solver) * 31 + cas_scene_digest(w->scene);
}

/* A question solves what was noted before it finds that it has no answer, so that nothing may be left of that. */
static inline void begin(world *w) {
    if (w->settles) {
        cas_solver_solve(w->solver);
        cas_scene_layout_if_needed(w->scene, NULL, NULL);
    }
    w->digest = state(w);
}

/* Errors that are found before anything is done. */
static inline int is_refusal(cas_status status) {
    return status < 0 && status != CAS_ERROR_CONFLICT && status != CAS_ERROR_UNSETTLED && status != CAS_ERROR_NUMERIC &&
           status != CAS_ERROR_OUT_OF_MEMORY && status != CAS_ERROR_INTERNAL;
}

static inline int is_untouched(const world *w) {
    for (size_t i = 0; i < w->out_count; i++)
        for (size_t k = 0; k < ANSWER; k++)
            if (w->outs[i][k] != PATTERN) return 0;
    return 1;
}

/* A report tells, with an error, too, what a layout says of itself. */
static inline cas_status ended(world *w, cas_status status, int is_report) {
    int is_scene = strncmp(w->call, "cas_solver", 10) != 0;
    PROMISE(w, status <= CAS_OK && status >= CAS_ERROR_MODE);
    PROMISE(w, status < 0 || !w->is_hostile);
    PROMISE(w, !w->is_null || status == CAS_ERROR_NULL);
    if (status < 0 && !w->is_null && strncmp(w->call, "cas_path", 8) != 0)
        PROMISE(w, *(is_scene ? cas_scene_last_error(w->scene) : cas_solver_last_error(w->solver)) != 0);
    if (is_refusal(status) && !is_report) {
        PROMISE(w, !w->settles || state(w) == w->digest);
        PROMISE(w, is_untouched(w));
    }
    return status;
}

static inline void put(pool_of_ids *pool, uint32_t id) {
    pool->ids[pool->count < ROOM ? pool->count++ : id % ROOM] = id;
}

static inline void put_all(pool_of_ids *pool, const uint32_t *ids, size_t count) {
    for (size_t i = 0; i < count; i++) put(pool, ids[i]);
}

/* Why a call made nothing. */
static inline int32_t made_nothing(world *w) {
    int is_solver = strncmp(w->call, "cas_solver", 10) == 0;
    cas_status status = is_solver ? cas_solver_last_status(w->solver) : cas_scene_last_status(w->scene);
    return ended(w, w->is_null ? CAS_ERROR_NULL : status < 0 ? status : CAS_ERROR_INTERNAL, 0);
}

static inline int32_t made_path(world *w, cas_path *made) {
    if (!made) return made_nothing(w);
    PROMISE(w, !w->is_hostile);
    cas_path_free(made);
    return CAS_OK;
}

static inline int32_t made_id(world *w, pool_of_ids *pool, uint32_t id) {
    if (id == 0) return made_nothing(w);
    PROMISE(w, !w->is_hostile);
    put(pool, id);
    return CAS_OK;
}

static inline int32_t read_text(world *w, const char *text) {
    PROMISE(w, text != NULL && strlen(text) < 1 << 16);
    return ANSWERED;
}

static inline int32_t make(world *w, const call *call) {
    w->call = call->name;
    w->is_hostile = w->is_null = 0;
    w->used = w->out_count = 0;
    return call->make(w);
}

#endif

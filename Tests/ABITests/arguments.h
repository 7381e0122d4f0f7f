/* Arguments for the calls that interface/calls.py generates, one for every function.
 *
 * `choose` selects every argument, every member of a struct and every element of an array.
 * Choice 0 is an ordinary value; the other choices are further ordinary values and all
 * hostile ones. The including file sets `choose`, and defines how a broken promise is
 * reported:
 *
 *     #define BROKEN(w, promise) ...
 *
 * Choosing a value that must be refused sets `is_hostile`. `ended` checks the result: a
 * documented status, and for a refused call a message, an unchanged state and no output.
 */
#ifndef CASEMENT_TESTS_ARGUMENTS_H
#define CASEMENT_TESTS_ARGUMENTS_H

#include <casement/screen.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 16, FEW = 3, SPACE = 1 << 16, ANSWERED = 101, FAILED = 102 /* no status */ };

/* The latest ids, which may be removed, one removed id, and one id of another scene or
 * solver. */
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
    pool_of_ids variables, rows, edits, items, constraints, scene_edits, controllers;
    cas_item stack, arranged, loose, scroll, measured, obstruction, hinge, flow, grid, boxed;
    cas_controller navigation, tab;

    /* returns a number below count */
    size_t (*choose)(struct world *w, size_t count);
    void *chooser;
    /* if set, returns each id in place of the ordinary one */
    uint32_t (*replace)(struct world *w, const pool_of_ids *pool, uint32_t ordinary);

    const char *call;
    int settles;    /* solve and lay out before each call */
    int is_settled; /* that ended without a measure function's bad answer, so nothing is pending */
    int is_hostile; /* the arguments must be refused */
    int is_null;    /* the handle is NULL */
    uint64_t digest;
    unsigned sum;   /* of the bytes of written text */
    size_t used; /* bytes of the space for arguments and outputs */
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

/* ----------------------------------------------------------------- Choosing */

static inline void *space(world *w, size_t bytes) {
    unsigned char *made = w->space.bytes + w->used;
    w->used += (bytes + 15) / 16 * 16;
    if (w->used > SPACE) abort();
    return made;
}

/* Chooses a number below count. Choices from `first_hostile` on must be refused. */
static inline size_t choice_of(world *w, size_t count, size_t first_hostile) {
    size_t choice = w->choose(w, count);
    w->is_hostile |= choice >= first_hostile;
    return choice;
}

static inline void *a_handle(world *w, const void *handle) {
    if (choice_of(w, 2, 1) == 0) return (void *)handle;
    w->is_null = 1;
    return NULL;
}

/* Chooses a step limit that no call reaches. */
static inline uint64_t a_limit(world *w) {
    const uint64_t limits[] = {0, UINT64_MAX, (uint64_t)1 << 40};
    return limits[choice_of(w, 3, SIZE_MAX)];
}

static inline uint32_t named(const world *w, const pool_of_ids *pool, const char *role) {
    const struct {
        const char *role;
        uint32_t id;
    } roles[] = {{"stack", w->stack},   {"arranged", w->arranged}, {"loose", w->loose},
                 {"scroll", w->scroll}, {"measured", w->measured}, {"navigation", w->navigation},
                 {"tab", w->tab},       {"container", w->tab},     {"parent", CAS_WINDOW},
                 {"root", CAS_WINDOW},  {"second", CAS_WINDOW},     {"collapses_with", w->scroll},
                 {"obstruction", w->obstruction}, {"hinge", w->hinge}, {"flow", w->flow},
                 {"grid", w->grid}, {"boxed", w->boxed}};
    for (size_t i = 0; i < sizeof roles / sizeof *roles; i++)
        if (strcmp(role, roles[i].role) == 0) return roles[i].id;
    return pool->count ? pool->ids[0] : 0;
}

/* What an id is of: its two highest bits. */
static inline unsigned kind_of_ids(const world *w, const pool_of_ids *pool) {
    if (pool == &w->items) return 0;
    if (pool == &w->rows || pool == &w->constraints) return 1;
    return pool == &w->edits || pool == &w->scene_edits ? 2 : 3;
}

static inline uint32_t an_id(world *w, const pool_of_ids *pool, const char *role) {
    const pool_of_ids *others[] = {&w->items, &w->constraints, &w->rows,     &w->edits,
                                   &w->scene_edits, &w->controllers, &w->variables};
    enum { STRANGE = 6, OTHERS = sizeof others / sizeof *others };
    if (w->replace) return w->replace(w, pool, named(w, pool, role));
    uint32_t strange[STRANGE + OTHERS] = {CAS_WINDOW, 0, pool->dead, pool->foreign, UINT32_MAX, 0x80000001u};
    /* Ids of other kinds. */
    for (size_t i = 0; i < OTHERS; i++)
        if (others[i]->count && kind_of_ids(w, others[i]) != kind_of_ids(w, pool)) strange[STRANGE + i] = others[i]->ids[0];
    size_t choice = choice_of(w, 1 + pool->count + STRANGE + OTHERS, SIZE_MAX);
    if (choice == 0) return named(w, pool, role);
    if (choice <= pool->count) return pool->ids[choice - 1];
    choice -= 1 + pool->count;
    /* An id of 0 means none where that is allowed. Without another world, the foreign id is 0. */
    w->is_hostile |= strange[choice] != 0 && !(choice < 2 && pool == &w->items);
    return strange[choice];
}

static inline double a_number(world *w) {
    static const double numbers[] = {1,     0,     -1,     20,      0.5,      480,     1e6,    1e9,
                                     1e15,  1e18,  1e300,  1e308,   -1e308,   DBL_MAX, -DBL_MAX, DBL_MIN,
                                     5e-324, -5e-324, DBL_EPSILON, -0.0, NAN, INFINITY, -INFINITY};
    enum { NUMBERS = sizeof numbers / sizeof *numbers };
    return numbers[choice_of(w, NUMBERS, NUMBERS - 3)];
}

static inline int32_t one_of(world *w, const int32_t *legal, size_t count, int is_closed) {
    int32_t least = legal[0], most = legal[0];
    for (size_t i = 1; i < count; i++) {
        least = legal[i] < least ? legal[i] : least;
        most = legal[i] > most ? legal[i] : most;
    }
    const int32_t beyond[] = {least - 1, most + 1, INT32_MAX, INT32_MIN};
    size_t choice = choice_of(w, count + 4, is_closed ? count : SIZE_MAX);
    return choice < count ? legal[choice] : beyond[choice - count];
}

static inline int32_t a_flag(world *w) {
    static const int32_t flags[] = {1, 0, 2, -1, INT32_MIN};
    return flags[choice_of(w, 5, SIZE_MAX)];
}

static inline uint32_t some_flags(world *w) {
    static const uint32_t flags[] = {0, 1, 2, 3, 8, 15, 1u << 31, UINT32_MAX};
    return flags[choice_of(w, 8, SIZE_MAX)];
}

/* The flags of the scene, which cannot change, or others. */
static inline uint32_t same_flags(world *w) { return choice_of(w, 2, 1) ? ~w->scene_flags : w->scene_flags; }

static inline size_t an_index(world *w) {
    static const size_t places[] = {0, 1, 2, 1000000, INT32_MAX, SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX};
    return places[choice_of(w, 8, SIZE_MAX)];
}

/* Counts from the fifth on are too large, with 32 and with 64 bits of size_t. */
static inline size_t a_count(world *w) {
    static const size_t counts[] = {1, 2, FEW, 0, (size_t)1 << 28, SIZE_MAX / 16 + 1, SIZE_MAX / 64 + 1,
                                    SIZE_MAX / 2 + 1, SIZE_MAX};
    return counts[choice_of(w, 9, 4)];
}

static inline size_t a_size(world *w, size_t whole) {
    const size_t sizes[] = {whole, 0, 1, whole - 1, SIZE_MAX / 2, SIZE_MAX};
    return sizes[choice_of(w, 6, 1)];
}

static inline const char *a_name(world *w) {
    static char long_name[CAS_NAME_MAX + 2];
    const char *const names[] = {"box",  NULL,       "",             "name",        "\xc3\xa9",
                                 "\xff", "\xc0\x80", "\xed\xa0\x80", "cut\xe2\x82", long_name};
    if (!*long_name) memset(long_name, 'n', CAS_NAME_MAX + 1);
    return names[choice_of(w, 10, 5)];
}

/* The name of an area; with lines and spans there is none. */
static inline const char *an_area(world *w) {
    static const char *const names[] = {NULL, "", "a", "b", "\xff"};
    return names[choice_of(w, 5, 4)];
}

static inline const char *some_areas(world *w) {
    static const char *const texts[] = {"a b / a .", NULL, "", "b", "a b / b a", "a /", "\xff"};
    return texts[choice_of(w, 7, 4)];
}

static inline const char *some_tracks(world *w) {
    static const char *const texts[] = {"20 1fr auto", NULL, "", "10% minmax(5, fit-content(9))", "30", "min-content",
                                        "fr", "repeat(", "repeat(0, 1)", "20000000000", "\xff"};
    return texts[choice_of(w, 11, 6)];
}

static inline const char *some_text(world *w, size_t first_hostile) {
    static const char *const texts[] = {
        "H:[box(<=300)]", "box.width <= 300 @750", "", "V:|[box]|", "H:|-[box]-(>=8,<=20@750)-[side]-|",
        "H:|[box(50%)]~[side]", "\"box\".centerX == superview.centerX * 0.5 - 1e308", "// nothing\n\nH:[box][side]",
        "box.height >= nan", "box.width == 1e999", "H:[box(", "H:|-(((", "[[[]]]", "H:[box(=box)]", "@", "\n\n\nx",
        "\xff", NULL};
    return texts[choice_of(w, 18, first_hostile)];
}

/* nan is an unknown name: a call that adds rules refuses it, and a call that lists names accepts it. */
static inline const char *a_text(world *w) { return some_text(w, 8); }
static inline const char *a_text_to_list(world *w) { return some_text(w, 9); }

static inline void swallow(const char *text, size_t length, void *context) {
    unsigned sum = 0;
    for (size_t i = 0; i < length; i++) sum += (unsigned char)text[i];
    ((world *)context)->sum += sum;
}

static inline cas_write a_writer(world *w) { return choice_of(w, 2, 1) ? NULL : swallow; }

#define MEASURE(name, given_width, given_height, first)                                                      \
    static inline void name(const cas_measure_request *request, cas_measurement *out_measurement, void *context) { \
        (void)request, (void)context;                                                                              \
        out_measurement->width = (given_width);                                                                    \
        out_measurement->height = (given_height);                                                                  \
        out_measurement->first_baseline = (first);                                                                 \
    }
MEASURE(a_size_of_text, 60 * request->text_size, request->mode ? 50 : 20, 12)
MEASURE(by_width, CAS_NO_METRIC, request->mode ? (fabs(request->width) < 100 ? 60 : 30) : CAS_NO_METRIC, NAN)
MEASURE(no_size, CAS_NO_METRIC, CAS_NO_METRIC, NAN)
MEASURE(no_numbers, NAN, 10, 0)
MEASURE(negative_width, -3, 10, 0)
MEASURE(no_baseline, 10, 10, INFINITY)
MEASURE(too_wide, DBL_MAX, 1, NAN)

static inline cas_measure a_measure(world *w) {
    const cas_measure measures[] = {a_size_of_text, by_width,    no_size, NULL, no_numbers,
                                    negative_width, no_baseline, too_wide};
    return measures[choice_of(w, 8, SIZE_MAX)];
}

/* An allocator has all three functions or none; any other must be refused. */
static inline cas_allocator an_allocator(world *w) {
    cas_allocator made = w->allocator;
    size_t missing = choice_of(w, made.allocate ? 4 : 1, 1);
    if (missing == 1) made.allocate = NULL;
    if (missing == 2) made.reallocate = NULL;
    if (missing == 3) made.release = NULL;
    return made;
}

static inline size_t within(size_t count) { return count < FEW ? count : FEW; }

/* Returns an array for `count` elements, at most FEW, or NULL. */
static inline void *some(world *w, size_t count, size_t size, int is_needed) {
    if (choice_of(w, 2, is_needed && count ? 1 : SIZE_MAX)) return NULL;
    return memset(space(w, (FEW + 1) * size), 0, (FEW + 1) * size);
}

/* Memory for an output, filled with a pattern that a refused call must not change. */
enum { ANSWER = 2048, PATTERN = 0x77 };

static inline void *an_out(world *w, int is_needed) {
    if (choice_of(w, 2, is_needed ? 1 : SIZE_MAX)) return NULL;
    unsigned char *made = memset(space(w, ANSWER), PATTERN, ANSWER);
    w->outs[w->out_count++] = made;
    return made;
}

/* Memory for an output structure that begins with its size. */
static inline void *a_sized_out(world *w, size_t whole) {
    if (choice_of(w, 2, 1)) return NULL;
    unsigned char *made = memset(space(w, ANSWER + sizeof whole), PATTERN, ANSWER + sizeof whole);
    w->outs[w->out_count++] = made + sizeof whole;
    whole = a_size(w, whole);
    memcpy(made, &whole, sizeof whole);
    return made;
}

/* ---------------------------------------------------------------- Checking */

#define PROMISE(w, condition)                              \
    do {                                                   \
        if (!(condition)) BROKEN(w, #condition);           \
    } while (0)

static inline uint64_t state(const world *w) {
    return cas_solver_digest(w->solver) * 31 + cas_scene_digest(w->scene);
}

/* Records the state before a call. If `settles` is set, solves first: a query solves pending changes before it fails,
 * which would change the state. */
static inline void begin(world *w) {
    if (w->settles) {
        cas_solver_solve(w->solver);
        cas_status laid = cas_scene_layout_if_needed(w->scene, NULL, NULL);
        w->is_settled = laid == CAS_OK || laid == CAS_CONFLICT;
    }
    w->digest = state(w);
}

/* Returns whether the status is an error that is found before any change. */
static inline int is_refusal(cas_status status) {
    return status < 0 && status != CAS_ERROR_CONFLICT && status != CAS_ERROR_NUMERIC &&
           status != CAS_ERROR_OUT_OF_MEMORY && status != CAS_ERROR_INTERNAL;
}

static inline int is_untouched(const world *w) {
    for (size_t i = 0; i < w->out_count; i++)
        for (size_t k = 0; k < ANSWER; k++)
            if (w->outs[i][k] != PATTERN) return 0;
    return 1;
}

/* Checks the result of a call. */
static inline cas_status ended(world *w, cas_status status) {
    int is_scene = strncmp(w->call, "cas_solver", 10) != 0;
    PROMISE(w, status <= CAS_MISMEASURED && status >= CAS_ERROR_UNDECIDED);
    PROMISE(w, status < 0 || !w->is_hostile);
    PROMISE(w, !w->is_null || status == CAS_ERROR_NULL);
    if (status != CAS_OK && !w->is_null && strncmp(w->call, "cas_path", 8) != 0)
        PROMISE(w, *(is_scene ? cas_scene_last_error(w->scene) : cas_solver_last_error(w->solver)) != 0);
    if (is_refusal(status)) {
        PROMISE(w, !w->settles || !w->is_settled || state(w) == w->digest);
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

/* Checks a call that returned no object. */
static inline int32_t made_nothing(world *w) {
    int is_solver = strncmp(w->call, "cas_solver", 10) == 0;
    cas_status status = is_solver ? cas_solver_last_status(w->solver) : cas_scene_last_status(w->scene);
    return ended(w, w->is_null ? CAS_ERROR_NULL : status < 0 ? status : CAS_ERROR_INTERNAL);
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

/* Check what is read. Where an argument must be refused, there is nothing to read. */
static inline int32_t read_text(world *w, const char *text) {
    PROMISE(w, text != NULL && strlen(text) < 1 << 16);
    return ANSWERED;
}

static inline int32_t read_number(world *w, double number) {
    PROMISE(w, !w->is_hostile || isnan(number) || number == 0);
    return ANSWERED;
}

static inline int32_t read_rect(world *w, cas_rect rect) {
    read_number(w, rect.x), read_number(w, rect.y), read_number(w, rect.width), read_number(w, rect.height);
    return ANSWERED;
}

static inline int32_t read_integer(world *w, int64_t number) {
    PROMISE(w, !w->is_hostile || number == 0 || number == -1);
    return ANSWERED;
}

static inline int32_t make(world *w, const call *call) {
    w->call = call->name;
    w->is_hostile = w->is_null = 0;
    w->used = w->out_count = 0;
    return call->make(w);
}

#endif

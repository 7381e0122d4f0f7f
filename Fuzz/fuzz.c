/* Converts bytes of libFuzzer to calls of include/casement.h, and checks after every call
 * what the header promises.
 *
 *   - No input crashes, and every status is documented.
 *   - A call that fails, except with CAS_ERROR_CONFLICT, leaves the digest unchanged; so
 *     does a refused cas_solver_try_add(). If memory or numbers fail in a solved solver,
 *     rows, their violations and values are unchanged.
 *   - After a solve cas_solver_check() passes.
 *   - The reported changes add up to all values.
 *   - All memory is released with the sizes that were allocated.
 *
 * The first byte sets the modes of the run. Every operation is one byte and its
 * arguments. Reading past the end gives zeros. With FUZZ_TRACE in the environment every
 * call and a dump of the solver are printed.
 */
#include "fuzz.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ----------------------------------------------------------------- Memory */

static int refuses(memory *memory) {
    return memory->until_failure > 0 && --memory->until_failure == 0;
}

static void *allocate(size_t bytes, void *context) {
    memory *own = context;
    void *block = refuses(own) ? NULL : malloc(bytes);
    if (block) own->held += bytes;
    return block;
}

static void *reallocate(void *block, size_t old_bytes, size_t new_bytes, void *context) {
    memory *own = context;
    void *moved = refuses(own) ? NULL : realloc(block, new_bytes);
    if (moved) own->held += new_bytes - old_bytes;
    return moved;
}

static void release(void *block, size_t bytes, void *context) {
    memory *own = context;
    own->held -= bytes;
    free(block);
}

/* ------------------------------------------------------------------ Bytes */

unsigned next(run *run) {
    return run->data < run->end ? *run->data++ : 0;
}

/* Returns mostly whole numbers, so that equal, redundant and contradicting rows are
 * common; powers of ten in a scaled run; any bits in a wild one. */
double number(run *run) {
    unsigned kind = next(run);
    if (kind == 255) return (double[]){NAN, INFINITY, -INFINITY, -0.0}[next(run) % 4];
    double value = (int8_t)next(run);
    if (run->mode & WILD && kind >= 128) {
        uint64_t bits = 0;
        for (int i = 0; i < 8; i++) bits = bits << 8 | next(run);
        memcpy(&value, &bits, sizeof value);
    } else if (run->mode & SCALED && kind >= 128) {
        value *= pow(10, (int)(kind % 7) - 3);
    } else if (kind >= 192) {
        value /= 8;
    }
    return value;
}

cas_priority priority(run *run) {
    static const cas_priority usual[] = {CAS_REQUIRED, CAS_STRONG, CAS_MEDIUM, CAS_WEAK, 499, 1};
    unsigned kind = next(run);
    if (kind == 255) return (int8_t)next(run) * 100;
    return usual[kind % 6];
}

/* ------------------------------------------------------------------- Pools */

uint32_t pick(run *run, const pool *pool) {
    unsigned choice = next(run);
    if (choice == 255) return pool->gone;
    if (choice == 254) return next(run) * 0x01010101u;
    return pool->count ? pool->ids[choice % pool->count] : 0;
}

int find(const pool *pool, uint32_t id) {
    for (int i = 0; i < pool->count; i++)
        if (pool->ids[i] == id) return i;
    return -1;
}

void put(pool *pool, uint32_t id) {
    MUST(id != 0 && find(pool, id) < 0 && pool->count < ROOM);
    pool->seen[pool->count] = 0;
    pool->ids[pool->count++] = id;
}

void drop(pool *pool, uint32_t id) {
    int place = find(pool, id);
    if (place < 0) return;
    pool->gone = id;
    pool->count--;
    pool->ids[place] = pool->ids[pool->count];
    pool->seen[place] = pool->seen[pool->count];
}

/* ------------------------------------------------------------------- Trace */

static int is_traced;

int LLVMFuzzerInitialize(int *count, char ***arguments);

int LLVMFuzzerInitialize(int *count, char ***arguments) {
    (void)count, (void)arguments;
    is_traced = getenv("FUZZ_TRACE") != NULL;
    return 0;
}

static void print(const char *text, size_t length, void *context) {
    fwrite(text, 1, length, context);
}

static void tell(run *run, cas_status status) {
    unsigned failure = run->memory.until_failure;
    run->memory.until_failure = 0;
    fprintf(stderr, "  %s%s%s\n", cas_status_text(status), status ? ": " : "",
            status ? cas_solver_last_error(run->solver) : "");
    cas_solver_dump(run->solver, print, stderr);
    run->memory.until_failure = failure;
}

/* ----------------------------------------------------------------- Promises */

/* Returns whether two numbers are equal or both NaN. */
static int same(double a, double b) {
    return a == b || (isnan(a) && isnan(b));
}

typedef struct line {
    char text[512];
    size_t length;
    uint64_t digest;
} line;

/* Digests the dump line by line, without the rows that determine the variables. */
static void digest_lines(const char *text, size_t length, void *context) {
    line *current = context;
    for (size_t i = 0; i < length; i++) {
        if (current->length + 1 < sizeof current->text) current->text[current->length++] = text[i];
        if (text[i] != '\n') continue;
        current->text[current->length] = 0;
        char *holder = strstr(current->text, "  from ");
        if (!holder) holder = strstr(current->text, "  by itself");
        if (holder) *holder = 0;
        for (const char *c = current->text; *c; c++)
            current->digest = (current->digest ^ (unsigned char)*c) * 1099511628211u;
        current->length = 0;
    }
}

/* Digests the visible state. It is empty unless the run is eager, because a failed call may solve pending changes. */
uint64_t visible_state(run *run) {
    line current = {.digest = 14695981039346656037u};
    if (run->mode & EAGER) MUST(cas_solver_dump(run->solver, digest_lines, &current) == CAS_OK);
    return current.digest;
}

/* Returns whether the error occurs during a solve; the basis may have to be rebuilt. */
static int is_deep(cas_status status) {
    return status == CAS_ERROR_OUT_OF_MEMORY || status == CAS_ERROR_NUMERIC;
}

cas_status judged(run *run, cas_status status) {
    if (is_traced) tell(run, status);
    MUST(status <= CAS_CONFLICT && status > CAS_ERROR_INTERNAL);
    run->memory.until_failure = 0;
    if (status != CAS_OK) MUST(*cas_solver_last_error(run->solver) != 0);
    uint64_t digest = cas_solver_digest(run->solver);
    if (status < 0 && status != CAS_ERROR_CONFLICT)
        MUST(is_deep(status) ? visible_state(run) == run->visible_state : digest == run->digest);
    if (status >= CAS_OK) {
        run->digest = digest;
        run->visible_state = visible_state(run);
    }
    return status;
}

void copied(run *run, const cas_value *changes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int place = find(&run->variables, changes[i].variable);
        MUST(place >= 0);
        for (size_t k = 0; k < i; k++) MUST(changes[k].variable != changes[i].variable);
        run->variables.seen[place] = changes[i].value;
    }
    for (int i = 0; i < run->variables.count; i++) {
        double value = cas_solver_value(run->solver, run->variables.ids[i]);
        MUST(run->mode & WILD || isfinite(value));
        MUST(same(run->variables.seen[i], value));
    }
}

static void consistent(run *run) {
    if (cas_solver_check(run->solver) == CAS_OK) return;
    fprintf(stderr, "%s\n", cas_solver_last_error(run->solver));
    MUST(!"the solver finds itself consistent");
}

cas_status settled(run *run) {
    run->digest = cas_solver_digest(run->solver);
    run->visible_state = visible_state(run);
    cas_status status = judged(run, cas_solver_solve(run->solver));
    MUST(status >= CAS_OK || status == CAS_ERROR_NUMERIC || status == CAS_ERROR_OUT_OF_MEMORY);
    if (status >= CAS_OK) {
        MUST((status == CAS_CONFLICT) == (cas_solver_conflict_count(run->solver) > 0));
        if (!(run->mode & WILD)) consistent(run);
    }
    return status;
}

/* --------------------------------------------------------------------- Run */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    run run = {.data = data, .end = data + size};
    run.mode = next(&run);
    run.solver = cas_solver_new(&(cas_solver_options){
        .size = sizeof(cas_solver_options),
        .allocator = {allocate, reallocate, release, &run.memory},
        .flags = (run.mode & WEIGHTS_ONLY ? CAS_SOLVER_WEIGHTS_ONLY : 0u)
            | (run.mode & NEWER_WINS ? CAS_SOLVER_NEWER_WINS : 0u)}, NULL);
    MUST(run.solver != NULL);

    while (run.data < run.end) {
        unsigned choice = next(&run);
        run.digest = cas_solver_digest(run.solver);
        run.visible_state = visible_state(&run);
        if (choice >= 240 && run.mode & SCARCE) { /* the choice-th next allocation will fail */
            run.memory.until_failure = choice - 239;
            choice = next(&run);
        }
        const operation *operation = &operations[choice % operation_count];
        if (is_traced) fprintf(stderr, "%s", operation->name);
        if (is_traced && run.memory.until_failure) fprintf(stderr, ", allocation %u fails", run.memory.until_failure);
        if (is_traced) fprintf(stderr, "\n");
        operation->perform(&run);
        run.memory.until_failure = 0;
        if (run.mode & EAGER) settled(&run);
    }

    settled(&run);
    cas_solver_free(run.solver);
    MUST(run.memory.held == 0);
    return 0;
}

#include "memory.h"

#include <casement.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Functions that the linker replaces by those here (--wrap), except where they are called by these names. */
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void __real_free(void *memory);
int __real_posix_memalign(void **memory, size_t alignment, size_t size);
void __real_swift_once(void *place, void (*initialise)(void *), void *context);
void *__real_swift_getKeyPath(void *pattern, const void *arguments);
cas_scene *__real_cas_scene_new(const cas_scene_options *options, cas_status *out_status);
void __real_cas_scene_free(cas_scene *scene);

#define OF_THREAD static __thread __attribute__((tls_model("initial-exec")))
OF_THREAD call_memory *current;
/* How many initialisers of global constants run, nested. What they allocate is permanent. */
OF_THREAD int permanent_depth;

/* ------------------------------------------------------------- The reserve */

/* About four times what all constants and types take; Tests/documents/exhaustion.c shows that it is enough. */
enum { RESERVE = 1 << 20, ALIGNMENT = 16 };

static _Alignas(ALIGNMENT) unsigned char reserve[RESERVE];
static size_t reserved;

static int is_reserved(const void *memory) {
    return (uintptr_t)memory - (uintptr_t)reserve < RESERVE;
}

/* Takes memory from the reserve, which is all 0 and is not given back. */
static void *take_reserved(size_t size, size_t alignment) {
    if (alignment < ALIGNMENT) alignment = ALIGNMENT;
    if (size > RESERVE || alignment > RESERVE) return NULL;
    size_t start = __atomic_fetch_add(&reserved, size + alignment, __ATOMIC_RELAXED);
    if (start > RESERVE - size - alignment || size + alignment > RESERVE) return NULL;
    uintptr_t place = ((uintptr_t)reserve + start + alignment - 1) & ~(uintptr_t)(alignment - 1);
    return (void *)place;
}

/* Returns memory, or else some of the reserve. A call has begun: outside of one, failures are those of Swift. */
static void *or_reserved(void *memory, size_t size, size_t alignment) {
    if (memory || !current) return memory;
    memory = take_reserved(size, alignment);
    if (!memory) {
        static const char words[] = "casement: out of memory\n";
        ssize_t written = write(STDERR_FILENO, words, sizeof words - 1);
        (void)written;
        abort();
    }
    return memory;
}

/* ------------------------------------------------- The table of a call */

enum { SCENE = 1 }; /* added to the address of a scene */

static size_t slot_of(const call_memory *call, const void *block) {
    return ((uintptr_t)block >> 4) * 0x9e3779b97f4a7c15u >> 20 & (call->room - 1);
}

static void insert(call_memory *call, void *block) {
    size_t slot = slot_of(call, block);
    while (call->blocks[slot]) slot = (slot + 1) & (call->room - 1);
    call->blocks[slot] = block;
    call->count++;
}

/* Makes room for one more. Returns 0 without memory. */
static int make_room(call_memory *call) {
    enum { FIRST = 1024 };
    if (2 * call->count < call->room) return 1;
    call_memory larger = *call;
    larger.room = call->room ? 2 * call->room : FIRST;
    larger.count = 0;
    larger.blocks = __real_calloc(larger.room, sizeof *larger.blocks);
    if (!larger.blocks) return 0;
    for (size_t i = 0; i < call->room; i++)
        if (call->blocks[i]) insert(&larger, call->blocks[i]);
    __real_free(call->blocks);
    call->blocks = larger.blocks;
    call->room = larger.room;
    return 1;
}

/* Removes a block, if it is there. What follows in its run moves up. */
static void forget(call_memory *call, const void *block) {
    size_t mask = call->room - 1;
    if (call->room == 0) return;
    size_t hole = slot_of(call, block);
    while (call->blocks[hole] != block) {
        if (!call->blocks[hole]) return;
        hole = (hole + 1) & mask;
    }
    call->count--;
    for (size_t next = (hole + 1) & mask; call->blocks[next]; next = (next + 1) & mask) {
        size_t wanted = slot_of(call, call->blocks[next]);
        if (((next - wanted) & mask) < ((next - hole) & mask)) continue;
        call->blocks[hole] = call->blocks[next];
        hole = next;
    }
    call->blocks[hole] = NULL;
}

static _Noreturn void fail(void) { _longjmp(current->failed, 1); }

static int is_permanent(void) { return !current || permanent_depth > 0; }

/* Returns a block that the call frees if it fails. */
static void *kept(void *block) {
    if (!block) fail();
    if (!make_room(current)) {
        __real_free(block);
        fail();
    }
    insert(current, block);
    return block;
}

void begin_call(call_memory *call) {
    call->outer = current;
    call->permanent_depth = permanent_depth;
    call->blocks = NULL;
    call->room = call->count = 0;
    current = call;
    permanent_depth = 0;
}

void end_call(call_memory *call) {
    current = call->outer;
    permanent_depth = call->permanent_depth;
    __real_free(call->blocks);
}

void abandon_call(call_memory *call) {
    for (size_t i = 0; i < call->room; i++) {
        uintptr_t block = (uintptr_t)call->blocks[i];
        if (block & SCENE) __real_cas_scene_free((cas_scene *)(block - SCENE));
        else __real_free((void *)block);
    }
    end_call(call);
}

/* ------------------------------------------------------- Memory of a call */

/* What objects of Swift are in. The mask is the alignment minus 1, or ~0 for any. */
void *__wrap_swift_slowAlloc(size_t size, size_t mask) {
    void *memory = NULL;
    size_t alignment = mask == ~(size_t)0 || mask < ALIGNMENT ? ALIGNMENT : mask + 1;
    if (size == 0) size = 1;
    if (alignment == ALIGNMENT) memory = __real_malloc(size);
    else if (__real_posix_memalign(&memory, alignment, size) != 0) memory = NULL;
    if (!is_permanent()) return kept(memory);
    memory = or_reserved(memory, size, alignment);
    if (!memory) abort();
    return memory;
}

void __wrap_swift_slowDealloc(void *memory, size_t size, size_t mask) {
    (void)size, (void)mask;
    void __wrap_free(void *);
    __wrap_free(memory);
}

/* What Expat allocates: scripts/build/documents renames its calls. */
void *casement_call_malloc(size_t size) {
    return is_permanent() ? __real_malloc(size) : kept(__real_malloc(size ? size : 1));
}

void *casement_call_realloc(void *memory, size_t size) {
    if (is_permanent()) return __real_realloc(memory, size);
    /* The old block is in the table until there is a new one. */
    void *moved = kept(__real_malloc(size ? size : 1));
    if (memory) {
        extern size_t malloc_usable_size(void *);
        size_t old = malloc_usable_size(memory);
        memcpy(moved, memory, old < size ? old : size);
        forget(current, memory);
        __real_free(memory);
    }
    return moved;
}

void casement_call_free(void *memory) {
    if (!memory) return;
    if (current) forget(current, memory);
    __real_free(memory);
}

cas_scene *__wrap_cas_scene_new(const cas_scene_options *options, cas_status *out_status) {
    if (is_permanent()) return __real_cas_scene_new(options, out_status);
    if (!make_room(current)) fail();
    cas_scene *scene = __real_cas_scene_new(options, out_status);
    if (scene) insert(current, (char *)scene + SCENE);
    return scene;
}

void __wrap_cas_scene_free(cas_scene *scene) {
    if (scene && current) forget(current, (char *)scene + SCENE);
    __real_cas_scene_free(scene);
}

/* ------------------------------------------------------- Permanent memory */

void *__wrap_malloc(size_t size) { return or_reserved(__real_malloc(size), size, ALIGNMENT); }

void *__wrap_calloc(size_t count, size_t size) {
    void *memory = __real_calloc(count, size);
    return memory || size == 0 || count > RESERVE / size ? memory : or_reserved(NULL, count * size, ALIGNMENT);
}

void *__wrap_realloc(void *memory, size_t size) {
    void *moved;
    if (!is_reserved(memory)) {
        moved = __real_realloc(memory, size);
        if (moved || size == 0 || !current) return moved;
        extern size_t malloc_usable_size(void *);
        size_t old = memory ? malloc_usable_size(memory) : 0;
        moved = or_reserved(NULL, size, ALIGNMENT);
        if (memory) memcpy(moved, memory, old < size ? old : size);
        __real_free(memory);
        return moved;
    }
    moved = or_reserved(__real_malloc(size), size, ALIGNMENT);
    if (!moved) return NULL;
    size_t most = RESERVE - (size_t)((unsigned char *)memory - reserve);
    memcpy(moved, memory, size < most ? size : most);
    return moved;
}

void __wrap_free(void *memory) {
    if (!memory || is_reserved(memory)) return;
    if (current) forget(current, memory);
    __real_free(memory);
}

int __wrap_posix_memalign(void **memory, size_t alignment, size_t size) {
    int problem = __real_posix_memalign(memory, alignment, size);
    if (problem != ENOMEM || !current) return problem;
    *memory = or_reserved(NULL, size, alignment);
    return 0;
}

/* operator new and delete of C++, for the runtime of Swift. Nothing there catches std::bad_alloc. */
void *__wrap__Znwm(size_t size) {
    void *memory = or_reserved(__real_malloc(size ? size : 1), size, ALIGNMENT);
    if (!memory) abort();
    return memory;
}

void *__wrap__Znam(size_t size) { return __wrap__Znwm(size); }
void __wrap__ZdlPv(void *memory) { __wrap_free(memory); }
void __wrap__ZdaPv(void *memory) { __wrap_free(memory); }
void __wrap__ZdlPvm(void *memory, size_t size) { (void)size, __wrap_free(memory); }
void __wrap__ZdaPvm(void *memory, size_t size) { (void)size, __wrap_free(memory); }

/* What metadata of types is in: scripts/build/documents renames the calls of the runtime's Metadata.cpp. */
void *casement_permanent_alloc(size_t size, size_t mask) {
    permanent_depth++;
    void *memory = __wrap_swift_slowAlloc(size, mask);
    permanent_depth--;
    return memory;
}

void __wrap_swift_once(void *place, void (*initialise)(void *), void *context) {
    permanent_depth++;
    __real_swift_once(place, initialise, context);
    permanent_depth--;
}

/* Key paths are kept by the runtime. */
void *__wrap_swift_getKeyPath(void *pattern, const void *arguments) {
    permanent_depth++;
    void *path = __real_swift_getKeyPath(pattern, arguments);
    permanent_depth--;
    return path;
}

/* Checks of exclusive access link what is on the stack, which a jump leaves. The code has no such conflict: `swift test`
 * and the fuzzers check that. */
void __wrap_swift_beginAccess(void *place, void *buffer, uintptr_t flags, void *address) {
    (void)place, (void)buffer, (void)flags, (void)address;
}
void __wrap_swift_endAccess(void *buffer) { (void)buffer; }

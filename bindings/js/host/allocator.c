/* malloc, realloc and free on the memory of a WebAssembly module.
 *
 * The heap is a row of blocks. Each begins with a header: its size, a multiple of 8 with
 * the header, and the size of the block before it. The lowest bit of a size is 1 while the
 * block is used. Two free blocks are never neighbours. Free blocks are in lists by the
 * logarithm of their size. The last header of the heap is that of a used block of size 0.
 *
 * The heap begins behind the data and grows by pages. Nothing else grows the memory.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct block {
    size_t size, before;       /* `before` of the first block is 0 */
    struct block *next, *last; /* of its list, while free */
} block;

enum { HEADER = 2 * sizeof(size_t), SMALLEST = sizeof(block), USED = 1, PAGE = 65536, LISTS = 32 };

/* What memory grows by at least, so that typed arrays of a program are not detached often. */
enum { GROWTH = 4 * PAGE };

extern char __heap_base; /* by the linker: the end of data and stack */
static block *lists[LISTS];
static block *end; /* the last header; NULL before the first call */

static size_t size_of(const block *one) { return one->size & ~(size_t)USED; }
static block *behind(const block *one) { return (block *)((char *)one + size_of(one)); }
static void *contents(block *one) { return (char *)one + HEADER; }
static block *block_of(void *memory) { return (block *)((char *)memory - HEADER); }
static int list_of(size_t size) { return 31 - __builtin_clz((uint32_t)size); }

static void set_size(block *one, size_t size, size_t used) {
    one->size = size | used;
    behind(one)->before = size;
}

static void insert(block *one) {
    block **list = &lists[list_of(one->size)];
    one->last = NULL;
    one->next = *list;
    if (*list) (*list)->last = one;
    *list = one;
}

static void remove(block *one) {
    if (one->last) one->last->next = one->next;
    else lists[list_of(one->size)] = one->next;
    if (one->next) one->next->last = one->last;
}

/* Makes a used block free, and joins it with free neighbours. */
static void release(block *one) {
    size_t size = size_of(one);
    block *next = behind(one);
    if (!(next->size & USED)) {
        remove(next);
        size += next->size;
    }
    if (one->before) {
        block *before = (block *)((char *)one - one->before);
        if (!(before->size & USED)) {
            remove(before);
            size += before->size;
            one = before;
        }
    }
    set_size(one, size, 0);
    insert(one);
}

/* Cuts what a used block has beyond a size off it. */
static void cut(block *one, size_t size) {
    size_t rest = size_of(one) - size;
    if (rest < SMALLEST) return;
    set_size(one, size, USED);
    block *other = behind(one);
    set_size(other, rest, USED);
    release(other);
}

/* Adds memory for a block of a size to the end of the heap. Returns 0 if there is none. */
static int grow(size_t size) {
    size_t pages = (size + HEADER + PAGE - 1) / PAGE;
    size_t more = pages < GROWTH / PAGE ? GROWTH / PAGE : pages;
    if (__builtin_wasm_memory_grow(0, more) == (size_t)-1) {
        more = pages;
        if (__builtin_wasm_memory_grow(0, more) == (size_t)-1) return 0;
    }
    block *added = end;
    set_size(added, more * PAGE, USED);
    end = behind(added);
    end->size = USED;
    release(added);
    return 1;
}

/* Makes a heap of the memory behind the data. */
static void begin(void) {
    uintptr_t first = ((uintptr_t)&__heap_base + 7) & ~(uintptr_t)7;
    size_t size = __builtin_wasm_memory_size(0) * PAGE - first - HEADER;
    block *whole = (block *)first;
    whole->before = 0;
    end = (block *)(first + (size < SMALLEST ? 0 : size));
    end->size = USED;
    if (size < SMALLEST) return;
    set_size(whole, size, USED);
    release(whole);
}

static block *find(size_t size) {
    for (int list = list_of(size); list < LISTS; list++)
        for (block *one = lists[list]; one; one = one->next)
            if (one->size >= size) return one;
    return NULL;
}

/* The size of a block for so many bytes; 0 if they are too many. */
static size_t needed(size_t bytes) {
    if (bytes > PTRDIFF_MAX - PAGE) return 0;
    size_t size = (bytes + HEADER + 7) & ~(size_t)7;
    return size < SMALLEST ? SMALLEST : size;
}

void *malloc(size_t bytes) {
    size_t size = needed(bytes);
    if (!size) return NULL;
    if (!end) begin();
    block *found = find(size);
    if (!found) found = grow(size) ? find(size) : NULL;
    if (!found) return NULL;
    remove(found);
    set_size(found, found->size, USED);
    cut(found, size);
    return contents(found);
}

void free(void *memory) {
    if (memory) release(block_of(memory));
}

void *realloc(void *memory, size_t bytes) {
    if (!memory) return malloc(bytes);
    size_t size = needed(bytes);
    if (!size) return NULL;
    block *one = block_of(memory), *next = behind(one);
    size_t old = size_of(one);
    if (size > old && !(next->size & USED) && old + next->size >= size) {
        remove(next);
        set_size(one, old + next->size, USED);
    }
    if (size <= size_of(one)) {
        cut(one, size);
        return memory;
    }
    void *moved = malloc(bytes);
    if (!moved) return NULL;
    memcpy(moved, memory, old - HEADER);
    free(memory);
    return moved;
}

/* The memory of the command line tool: where it runs out, the tool says so and exits, instead of the runtime of Swift, which
 * would crash. The linker replaces these functions (--wrap) in everything that is linked statically. */
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
int __real_posix_memalign(void **memory, size_t alignment, size_t size);

enum { LIBRARY = 5 }; /* ExitCode.library */

static void *checked(void *memory, size_t size) {
    static const char words[] = "casement: error: out of memory\n";
    if (memory || size == 0) return memory;
    ssize_t written = write(STDERR_FILENO, words, sizeof words - 1);
    (void)written;
    _exit(LIBRARY);
}

void *__wrap_malloc(size_t size) { return checked(__real_malloc(size), size); }
void *__wrap_calloc(size_t count, size_t size) { return checked(__real_calloc(count, size), count && size); }
void *__wrap_realloc(void *memory, size_t size) { return checked(__real_realloc(memory, size), size); }
void *__wrap__Znwm(size_t size) { return checked(__real_malloc(size ? size : 1), 1); }
void *__wrap__Znam(size_t size) { return checked(__real_malloc(size ? size : 1), 1); }

int __wrap_posix_memalign(void **memory, size_t alignment, size_t size) {
    int problem = __real_posix_memalign(memory, alignment, size);
    if (problem == ENOMEM) checked(NULL, 1);
    return problem;
}

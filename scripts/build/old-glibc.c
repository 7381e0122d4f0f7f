/* Lets a shared library that is linked with a new glibc run with glibc 2.17. The linker's --wrap leads calls of functions
 * that have a newer version here, to the oldest version; functions that are newer are written out. */
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __x86_64__
#define OLDEST "GLIBC_2.2.5"
#define STAT_VERSION 1
#else
#define OLDEST "GLIBC_2.17"
#define STAT_VERSION 0
#endif

/* Defines the function that --wrap looks for, by the oldest version of the function. */
#define OLD(result, name, parameters, arguments)                                                                       \
    result old_##name parameters;                                                                                      \
    __asm__(".symver old_" #name ", " #name "@" OLDEST);                                                               \
    result __wrap_##name parameters;                                                                                   \
    result __wrap_##name parameters { return old_##name arguments; }

OLD(double, exp, (double x), (x))
OLD(double, exp2, (double x), (x))
OLD(double, log, (double x), (x))
OLD(double, log2, (double x), (x))
OLD(float, expf, (float x), (x))
OLD(float, exp2f, (float x), (x))
OLD(float, logf, (float x), (x))
OLD(float, log2f, (float x), (x))
OLD(void *, dlopen, (const char *path, int mode), (path, mode))
OLD(void *, dlsym, (void *library, const char *name), (library, name))
OLD(char *, dlerror, (void), ())
OLD(int, dladdr, (const void *address, void *found), (address, found))
OLD(int, pthread_once, (int *once, void (*function)(void)), (once, function))
OLD(int, __pthread_key_create, (unsigned *key, void (*function)(void *)), (key, function))
OLD(int, pthread_create, (void *thread, const void *attributes, void *(*function)(void *), void *argument),
    (thread, attributes, function, argument))
OLD(int, pthread_detach, (uintptr_t thread), (thread))
OLD(int, pthread_join, (uintptr_t thread, void **result), (thread, result))
OLD(int, pthread_getattr_np, (uintptr_t thread, void *attributes), (thread, attributes))
OLD(int, pthread_attr_getstack, (const void *attributes, void **stack, size_t *size), (attributes, stack, size))
OLD(int, __xstat, (int version, const char *path, struct stat *found), (version, path, found))

int __wrap_stat(const char *path, struct stat *found);
int __wrap_stat(const char *path, struct stat *found) { return __wrap___xstat(STAT_VERSION, path, found); }

void __wrap_arc4random_buf(void *bytes, size_t count);
void __wrap_arc4random_buf(void *bytes, size_t count) {
    int file = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    for (char *place = bytes; count;) {
        ssize_t found = file < 0 ? -1 : read(file, place, count);
        if (found < 0 && file >= 0 && errno == EINTR) continue;
        if (found <= 0) abort();
        place += found;
        count -= (size_t)found;
    }
    close(file);
}

uint32_t __wrap_arc4random(void);
uint32_t __wrap_arc4random(void) {
    uint32_t number;
    __wrap_arc4random_buf(&number, sizeof number);
    return number;
}

int __wrap_getentropy(void *bytes, size_t count);
int __wrap_getentropy(void *bytes, size_t count) {
    __wrap_arc4random_buf(bytes, count);
    return 0;
}

/* libstdc++ omits atomic instructions while this is not 0. */
char __wrap___libc_single_threaded = 0;

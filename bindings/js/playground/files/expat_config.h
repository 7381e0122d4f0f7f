/* How Expat is built for the playground: without document types, which are refused anyway, and
 * without namespaces. Its first file, so it declares what Expat calls of a system as well. */
#pragma once
#include <stddef.h>

#define BYTEORDER 1234
#define XML_CONTEXT_BYTES 1024
/* Against collisions of hashes that an attacker chooses. Whoever opens a file here only slows down an own page. */
#define XML_POOR_ENTROPY 1

#define assert(condition) ((void)0)
#define isnan(number) __builtin_isnan(number)
#define stderr NULL

typedef struct file FILE;
struct timeval {
    long tv_sec, tv_usec;
};

static inline int fprintf(FILE *file, const char *format, ...) { return (void)file, (void)format, 0; }
static inline int gettimeofday(struct timeval *now, void *zone) { return (void)zone, now->tv_sec = now->tv_usec = 0, 0; }
static inline int getpid(void) { return 1; }
static int errno __attribute__((unused));
static inline unsigned long strtoul(const char *text, char **end, int base) { return (void)base, *end = (char *)text, 0; }
static inline char *getenv(const char *name) { return (void)name, NULL; }

int memcmp(const void *a, const void *b, size_t count);

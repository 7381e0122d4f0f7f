/* What casement calls of string.h, and what compilers call. */
#include <string.h>

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *one, const void *other, size_t count) {
    const unsigned char *first = one, *second = other;
    for (size_t at = 0; at < count; at++)
        if (first[at] != second[at]) return first[at] - second[at];
    return 0;
}

size_t strnlen(const char *text, size_t most) {
    size_t count = 0;
    while (count < most && text[count]) count++;
    return count;
}

size_t strlen(const char *text) { return strnlen(text, (size_t)-1); }

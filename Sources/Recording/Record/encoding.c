/* Encodes values as bytes, following their shapes. Sources/Recording/Replay/Shape.swift lists the letters of shapes. */
#include "recorder.h"

#include <stdint.h>
#include <string.h>

enum {
    LARGEST_STRUCTURE = 4096, /* the largest size that a structure may declare */
    MOST_ELEMENTS = 1 << 22,  /* longer arrays are not read */
    LONGEST_NAME = CAS_NAME_MAX + 1
};

typedef const char *shape;
typedef struct extent {
    size_t size, alignment;
} extent;

/* --------------------------------------------------------------- Shapes */

static int take(shape *s, char letter) {
    if (**s != letter) return 0;
    ++*s;
    return 1;
}

/* Returns the number in brackets and skips the closing bracket. */
static size_t number_in(shape *s) {
    size_t number = 0;
    while (**s >= '0' && **s <= '9') number = number * 10 + (size_t)(*(*s)++ - '0');
    ++*s;
    return number;
}

static size_t up(size_t number, size_t multiple) { return (number + multiple - 1) / multiple * multiple; }

/* Appends a member to a structure and returns its offset. */
static size_t append(extent *whole, extent member) {
    size_t place = up(whole->size, member.alignment);
    whole->size = place + member.size;
    if (member.alignment > whole->alignment) whole->alignment = member.alignment;
    return place;
}

/* Skips one value and returns its size in memory. */
static extent skip(shape *s) {
    extent whole = {0, 1};
    switch (*(*s)++) {
    case '{':
        while (!take(s, '}')) append(&whole, skip(s));
        whole.size = up(whole.size, whole.alignment);
        return whole;
    case 'i': case 'u': case 'k': return (extent){4, 4};
    case 'A': return (extent){sizeof(cas_allocator), sizeof(void *)};
    case '0': return whole;
    case '[': case '(': number_in(s); skip(s); break;
    case '*': case 'o': case '>': skip(s); break;
    default: break;
    }
    return (extent){8, 8};
}

static extent ahead(shape s) { return skip(&s); }

/* --------------------------------------------------------------- Memory */

static void put_structure(shape *s, const char *memory, size_t size);
static void put_array(shape *s, const char *start, size_t count);

static const void *pointer(uint64_t word) { return (const void *)(uintptr_t)word; }

static uint64_t word_at(const void *memory, size_t size) {
    uint64_t word = 0;
    memcpy(&word, memory, size);
    return word;
}

static void put_limited(const char *text, size_t limit) {
    if (text) put_text(text, strnlen(text, limit));
    else put_number(0);
}

static void put_scalar(char kind, uint64_t bits) {
    switch (kind) {
    case 'i': case 'k': put_number(folded((int32_t)bits)); break;
    case 'd': put_number(__builtin_bswap64(bits)); break;
    case 's': put_limited(pointer(bits), LONGEST_NAME); break;
    case 't': put_limited(pointer(bits), PTRDIFF_MAX); break;
    case 'S': case 'E': case 'P': put_number(recorder_number(pointer(bits))); break;
    case 'W': case 'M': case 'B': put_byte(bits != 0); break;
    case '-': case 'v': case '0': break;
    default: put_number(bits);
    }
}

/* Writes which functions of an allocator are set. */
static void put_allocator(const char *memory) {
    unsigned char present = 0;
    for (int i = 0; i < 3; i++) present |= (unsigned char)((word_at(memory + 8 * i, 8) != 0) << i);
    put_byte(present);
}

/* Writes a value that is a member of a structure of `size` bytes. */
static void put_value(shape *s, const char *memory, const char *structure, size_t size) {
    if (**s == '{') return put_structure(s, memory, SIZE_MAX);
    if (take(s, 'A')) return put_allocator(memory);
    if (take(s, '[')) {
        size_t place = number_in(s);
        /* The structure of an earlier version may end before the number of elements. */
        size_t count = place + 8 <= size ? word_at(structure + place, 8) : 0;
        return put_array(s, pointer(word_at(memory, 8)), count);
    }
    size_t bytes = ahead(*s).size;
    put_scalar(*(*s)++, bytes ? word_at(memory, bytes) : 0);
}

/* Writes the members of a structure that are within its size. */
static void put_structure(shape *s, const char *memory, size_t size) {
    extent whole = {0, 1};
    ++*s;
    while (!take(s, '}')) {
        extent member = ahead(*s);
        size_t place = append(&whole, member);
        if (place + member.size <= size) put_value(s, memory + place, memory, size);
        else skip(s);
    }
}

static int is_set(const char *bytes, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (bytes[i] != 0) return 1;
    return 0;
}

/* Writes a structure that begins with its size: the size, the members within it, and whether any byte
 * after the known members is set. Of a structure with an invalid size, only the size is written. */
static void put_versioned(shape *s, const char *memory) {
    uint64_t size = word_at(memory, 8);
    size_t known = ahead(*s).size;
    put_number(size);
    if (size <= 8 || size > LARGEST_STRUCTURE || size % 8 != 0) {
        skip(s);
        return;
    }
    put_structure(s, memory, size);
    if (size > known) put_byte((unsigned char)is_set(memory + known, size - known));
}

static void put_referred(shape *s, const char *memory) {
    int is_versioned = *(*s)++ == 'o';
    put_byte(memory != NULL);
    if (!memory) skip(s);
    else if (is_versioned) put_versioned(s, memory);
    else put_value(s, memory, memory, SIZE_MAX);
}

static void put_array(shape *s, const char *start, size_t count) {
    extent element = ahead(*s);
    if (!start || count > MOST_ELEMENTS) {
        put_byte(start != NULL);
    } else {
        put_number(count + 2);
        for (size_t i = 0; i < count; i++) {
            shape each = *s;
            const char *memory = start + i * element.size;
            put_value(&each, memory, memory, SIZE_MAX);
        }
    }
    skip(s);
}

/* ---------------------------------------------------------- Arguments */

/* Writes whether an output parameter is not NULL, and the declared size of a structure there. */
static void put_output_parameter(shape *s, const void *memory) {
    put_byte(memory != NULL);
    if (**s == 'o' && memory) put_number(word_at(memory, 8));
    skip(s);
}

static void put_argument(shape *s, const uint64_t *words, size_t *index) {
    if (take(s, '{')) {
        while (!take(s, '}')) put_argument(s, words, index);
        return;
    }
    uint64_t word = words[(*index)++];
    if (take(s, '>')) put_output_parameter(s, pointer(word));
    else if (take(s, '[')) {
        size_t count = words[number_in(s)];
        put_array(s, pointer(word), count);
    } else if (**s == '*' || **s == 'o') put_referred(s, pointer(word));
    else put_scalar(*(*s)++, word);
}

static shape shape_of(const char *function) { return strchr(function, ' ') + 1; }

void put_arguments(const char *function, const uint64_t *words) {
    shape s = shape_of(function);
    size_t index = 0;
    skip(&s);
    take(&s, ':');
    while (*s) put_argument(&s, words, &index);
}

/* ------------------------------------------------------------ Results */

/* Returns whether a call with this result sets its output parameters: a status that is an error does not. */
static int has_results(char kind, const void *result) {
    return kind != 'k' || (cas_status)word_at(result, 4) >= 0;
}

/* Writes an array that the library owns. The number of elements is a word, or a word points to it. */
static void put_library_array(shape *s, const uint64_t *words, const void *memory) {
    int is_pointer = take(s, '(');
    if (!is_pointer) take(s, '[');
    uint64_t word = words[number_in(s)];
    size_t count = !is_pointer ? word : word ? word_at(pointer(word), 8) : 0;
    put_array(s, pointer(word_at(memory, 8)), count);
}

/* Writes a structure that the library has filled in; the members of a later version than the program's are 0. */
static void put_filled(shape *s, const char *memory) {
    char whole[LARGEST_STRUCTURE] = {0};
    size_t size = word_at(memory, 8), known = ahead(*s).size;
    memcpy(whole, memory, size < known ? size : known);
    put_value(s, whole, whole, SIZE_MAX);
}

static void put_written(shape *s, const uint64_t *words, size_t *index) {
    if (take(s, '{')) {
        while (!take(s, '}')) put_written(s, words, index);
        return;
    }
    const char *memory = pointer(words[(*index)++]);
    if (!take(s, '>') || !memory) skip(s);
    else if (take(s, '>')) put_library_array(s, words, memory);
    else if (take(s, '[')) {
        size_t count = words[number_in(s)];
        put_array(s, memory, count);
    } else if (take(s, 'o')) {
        put_filled(s, memory);
    } else {
        put_value(s, memory, memory, SIZE_MAX);
    }
}

void put_results(const char *function, const uint64_t *words, const void *result) {
    shape s = shape_of(function);
    char kind = *s;
    put_value(&s, result, result, SIZE_MAX);
    take(&s, ':');
    if (!has_results(kind, result)) return;
    size_t index = 0;
    while (*s) put_written(&s, words, &index);
}

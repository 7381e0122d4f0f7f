/* Records calls of the library as a trace. interface/record.py generates a function for each
 * function of casement.h:
 *
 *     if (recorder_is_off()) return the result of the real function
 *     recorder_begin()     writes the arguments
 *     the real function
 *     recorder_end()       writes the result
 *
 * docs/traces.md describes traces, Sources/Recording/Replay/TraceFormat.swift their bytes. */
#ifndef CASEMENT_RECORDER_H
#define CASEMENT_RECORDER_H

#include <casement/record.h>
#include <stdint.h>

/* A handle, or the measure function of a view. */
typedef struct entry {
    const void *pointer; /* the handle, or the scene of the view */
    cas_item item;       /* 0 for a handle */
    struct entry *next;
    uint32_t number;     /* of a handle in the trace */
    uint32_t owner;      /* the number of the solver that a path belongs to, or 0 */
    int is_busy;         /* whether a recorded call on the handle is open, or the measure function runs */
    size_t value_count;  /* of a path: values per point */
    cas_measure measure;
    void *context;
} entry;

/* What the recorder does for a function in addition to writing the call. */
enum recorder_kind { ORDINARY, MAKES_HANDLE, MAKES_PATH, FREES_HANDLE, SETS_MEASURE };

typedef struct recorder_function {
    uint32_t number;
    enum recorder_kind kind;
    const char *text; /* name, a space, and shape */
} recorder_function;

/* An open call. */
typedef struct recorder_call {
    const recorder_function *function;
    const uint64_t *words; /* the arguments, with structs taken apart */
    const void *handle;    /* the first argument; NULL for functions that create a handle */
    struct recorder_call *outer;
    int is_refused;        /* it frees a handle that has an open call */
    uint64_t trace;        /* number of the trace that records the call; 0 for none */
    entry *on;
    cas_write write; /* of the caller, with its context */
    void *context;
    entry *measuring;
} recorder_call;

enum { RECORDER_UNREAD, RECORDER_OFF, RECORDER_ON };
extern int recorder_state;

/* Returns whether calls are forwarded without recording. The first call reads CASEMENT_TRACE. */
static inline int recorder_is_off(void) {
    return __atomic_load_n(&recorder_state, __ATOMIC_ACQUIRE) == RECORDER_OFF;
}

/* Begins a call; other threads wait until it ends. `words` has room for one more word, for
 * functions whose shape ends with `n`. */
void recorder_begin(recorder_call *call, const recorder_function *function, const void *handle, uint64_t *words,
                    size_t word_count);
void recorder_end(recorder_call *call, const void *result);

/* Records the text passed to a write function, and calls that function. The context is the call. */
void recorder_write(const char *text, size_t length, void *context);
/* Calls a measure function and records the request and the answer. The context is the entry of the function. */
void recorder_measure(const cas_measure_request *request, cas_measurement *out_measurement, void *context);
/* Returns an entry for the measure function that a call sets, which the caller stores in it; NULL if there is none or
 * the call is not recorded. */
entry *recorder_measuring(recorder_call *call, cas_item item, int is_there, void *context);

/* Finds a function of the real library and stores it in `place`. Aborts if there is none. */
void *recorder_find(void **place, const char *name);
/* Returns the number of variables of a path. */
size_t recorder_value_count(const cas_path *path);
/* Return the versions of the real library. */
int32_t recorder_abi_version(void);
const char *recorder_version(void);

/* encoding.c: values of calls as bytes. */
void put_arguments(const char *function, const uint64_t *words);
void put_results(const char *function, const uint64_t *words, const void *result);

/* How every trace begins, before the version of its format. */
#define TRACE_FIRST "casement trace "

/* file.c: the file of CASEMENT_TRACE. The first two return what is wrong, or NULL. */
const char *file_open(const char *path);
const char *file_write(const char *bytes, size_t count);
void file_close(void);
void file_leave(void); /* in a child of fork() */

/* recorder.c: bytes of the trace. */
void put_byte(unsigned char byte);
void put_number(uint64_t number);
void put_double(double number);
void put_text(const char *text, size_t length);
uint32_t recorder_number(const void *handle);
static inline uint64_t folded(int32_t number) { return (uint32_t)number << 1 ^ (uint32_t)(number >> 31); }

#endif

/* The current trace: its lock, its handles and its bytes.
 *
 * A call holds the lock until it returns, so calls of several threads are made and
 * recorded one after the other. The lock is recursive, because a function of the caller
 * may make calls during a call. */
#define _GNU_SOURCE
#include "recorder.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Selects the oldest versions of these functions, so that the shared library runs with glibc before 2.34. */
#if defined __x86_64__ && defined __GLIBC__ && !defined CASEMENT_STATIC
__asm__(".symver pthread_mutex_trylock, pthread_mutex_trylock@GLIBC_2.2.5");
__asm__(".symver dladdr, dladdr@GLIBC_2.2.5");
__asm__(".symver dlopen, dlopen@GLIBC_2.2.5");
__asm__(".symver dlsym, dlsym@GLIBC_2.2.5");
#endif

enum { ROOM = 4096, BUCKETS = 4096, FUNCTIONS = 1024 };

int recorder_state = RECORDER_UNREAD;

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

static struct {
    uint64_t number;  /* of the trace: 1 for the first of the program */
    cas_write write;
    void *context;
    int is_writing;   /* the write function of the trace runs */
    uint32_t handles; /* number of the last handle */
    size_t count;     /* unwritten bytes */
    unsigned char bytes[ROOM];
    unsigned char is_defined[FUNCTIONS];
} trace;

static recorder_call *innermost; /* of the thread that holds the lock */

static int is_on(void) { return recorder_state == RECORDER_ON; }

static void set_state(int state) { __atomic_store_n(&recorder_state, state, __ATOMIC_RELEASE); }

/* ---------------------------------------------------------------- Bytes */

static void flush(void) {
    if (is_on() && trace.count > 0) {
        trace.is_writing = 1;
        trace.write((const char *)trace.bytes, trace.count, trace.context);
        trace.is_writing = 0;
    }
    trace.count = 0;
}

void put_byte(unsigned char byte) {
    if (trace.count == ROOM) flush();
    trace.bytes[trace.count++] = byte;
}

static void put_bytes(const char *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) put_byte((unsigned char)bytes[i]);
}

void put_number(uint64_t number) {
    for (; number >= 0x80; number >>= 7) put_byte((unsigned char)(number | 0x80));
    put_byte((unsigned char)number);
}

void put_double(double number) {
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    put_number(__builtin_bswap64(bits));
}

void put_text(const char *text, size_t length) {
    put_number((uint64_t)length + 1);
    put_bytes(text, length);
}

/* -------------------------------------------------------------- Entries */

static entry *entries[BUCKETS];

static entry **bucket(const void *pointer, cas_item item) {
    return &entries[(((uintptr_t)pointer >> 4) * 31 + item) % BUCKETS];
}

static entry *find(const void *pointer, cas_item item) {
    entry *each = *bucket(pointer, item);
    while (each && (each->pointer != pointer || each->item != item)) each = each->next;
    return each;
}

static void add(entry *new) {
    entry **first = bucket(new->pointer, new->item);
    new->next = *first;
    *first = new;
}

/* Removes an entry from a list, and the entries that belong to it: the paths of the solver with the
 * number `owner`, and with `is_whole` the measure functions of a scene. */
static void drop(entry **place, const void *pointer, cas_item item, uint32_t owner, int is_whole) {
    while (*place) {
        entry *each = *place;
        int is_own = each->pointer == pointer && (is_whole || each->item == item);
        if (is_own || (owner != 0 && each->owner == owner)) {
            *place = each->next;
            free(each);
        } else {
            place = &each->next;
        }
    }
}

static void drop_handles(void) {
    for (size_t i = 0; i < BUCKETS; i++)
        for (entry *each = entries[i], *next; each; each = next) {
            next = each->next;
            if (each->item == 0) drop(&entries[i], each->pointer, 0, 0, 0);
        }
}

uint32_t recorder_number(const void *handle) {
    const entry *found = handle ? find(handle, 0) : NULL;
    return found ? found->number : 0;
}

/* ---------------------------------------------------------- Begin and end */

static void stop_in_child(void) {
    const pthread_mutex_t unlocked = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
    lock = unlocked;
    innermost = NULL;
    set_state(RECORDER_OFF);
    file_leave(); /* an open descriptor would keep the file locked when the parent has ended */
}

static void begin_trace(cas_write write, void *context) {
    static int is_watching;
    if (!is_watching) pthread_atfork(NULL, NULL, stop_in_child);
    is_watching = 1;
    /* Open calls belong to an earlier trace, and so do the handles that they point to. */
    for (recorder_call *call = innermost; call; call = call->outer) call->on = NULL;
    drop_handles();
    memset(trace.is_defined, 0, sizeof trace.is_defined);
    trace.number++;
    trace.write = write;
    trace.context = context;
    trace.handles = 0;
    trace.count = 0;
    put_bytes(TRACE_FIRST "1\n", strlen(TRACE_FIRST "1\n"));
    put_number(folded(recorder_abi_version()));
    put_text(recorder_version(), strlen(recorder_version()));
    set_state(RECORDER_ON);
}

/* Ends the trace. If the function of the trace ends it, that function is not called again. */
static void end_trace(void) {
    if (is_on() && !trace.is_writing) {
        put_byte('e');
        flush();
    }
    set_state(RECORDER_OFF);
    file_close();
}

CAS_API cas_status cas_record_start(cas_write write, void *context) {
    cas_status status = CAS_OK;
    pthread_mutex_lock(&lock);
    if (!write) status = CAS_ERROR_NULL;
    else if (is_on() || trace.is_writing) status = CAS_ERROR_IN_USE;
    else begin_trace(write, context);
    pthread_mutex_unlock(&lock);
    return status;
}

CAS_API void cas_record_stop(void) {
    pthread_mutex_lock(&lock);
    if (is_on()) end_trace();
    pthread_mutex_unlock(&lock);
}

/* ------------------------------------------------------- CASEMENT_TRACE */

static void write_to_file(const char *bytes, size_t count, void *context) {
    (void)context;
    const char *problem = file_write(bytes, count);
    if (!problem) return;
    fprintf(stderr, "casement: cannot write the trace: %s; recording stops\n", problem);
    cas_record_stop();
}

/* Sets the state last: a call of another thread waits for the lock until the trace has begun. */
static void read_environment(void) {
    const char *name = getenv("CASEMENT_TRACE");
    if (name && *name) {
        const char *problem = file_open(name);
        if (!problem) return begin_trace(write_to_file, NULL);
        fprintf(stderr, "casement: CASEMENT_TRACE: %s: %s; calls are not recorded\n", name, problem);
    }
    set_state(RECORDER_OFF);
}

__attribute__((destructor)) static void at_exit(void) {
    /* A thread within a call holds the lock. The trace then ends within that call. */
    if (pthread_mutex_trylock(&lock) != 0) return;
    if (is_on()) end_trace();
    pthread_mutex_unlock(&lock);
}

/* ---------------------------------------------------------------- Calls */

static int is_recorded(const recorder_call *call) {
    return call && call->trace == trace.number && is_on() && !trace.is_writing;
}

/* Returns whether a handle or one of its paths has an open call. */
static int has_open_call(const entry *on) {
    if (on->is_busy) return 1;
    for (const recorder_call *outer = innermost; outer; outer = outer->outer)
        if (outer->on && outer->on->owner == on->number) return 1;
    return 0;
}

/* Returns whether to record a call. Calls from the write function of the trace are not recorded, nor are
 * calls on a handle that is unknown or has an open call. */
static int should_record(recorder_call *call) {
    if (!is_on() || trace.is_writing) return 0;
    if (call->function->kind == MAKES_HANDLE) return 1;
    call->on = call->handle ? find(call->handle, 0) : NULL;
    return call->on && !has_open_call(call->on);
}

/* Returns whether an outer call on a handle is open, or one of its measure functions runs. The trace need not
 * contain that call. */
static int is_in_use(const void *handle) {
    for (const recorder_call *outer = innermost->outer; outer; outer = outer->outer)
        if (outer->handle == handle) return 1;
    for (size_t i = 0; i < BUCKETS; i++)
        for (const entry *each = entries[i]; each; each = each->next)
            if (each->pointer == handle && each->item != 0 && each->is_busy) return 1;
    return 0;
}

/* Returns whether a handle must stay: a call on it, or on one of its paths, is open. The library refuses to free it
 * while a function of the caller runs for it, but the write function of the trace may run before that call and after
 * it. */
static int must_stay(const void *handle) {
    if (is_in_use(handle)) return 1;
    const entry *on = find(handle, 0);
    for (const recorder_call *outer = innermost->outer; on && outer; outer = outer->outer)
        if (outer->trace == trace.number && outer->on && outer->on->owner == on->number) return 1;
    return 0;
}

static void define_function(const recorder_function *function) {
    if (trace.is_defined[function->number]) return;
    trace.is_defined[function->number] = 1;
    put_byte('f');
    put_number(function->number);
    put_text(function->text, strlen(function->text));
}

void recorder_begin(recorder_call *call, const recorder_function *function, const void *handle, uint64_t *words,
                    size_t word_count) {
    pthread_mutex_lock(&lock);
    if (recorder_state == RECORDER_UNREAD) read_environment();
    *call = (recorder_call){.function = function, .words = words, .handle = handle, .outer = innermost};
    innermost = call;
    call->is_refused = function->kind == FREES_HANDLE && handle && must_stay(handle);
    if (!should_record(call)) return;
    call->trace = trace.number;
    if (call->on) {
        call->on->is_busy = 1;
        words[word_count] = call->on->value_count;
    }
    define_function(function);
    put_byte('c');
    put_number(function->number);
    put_arguments(function->text, words);
    flush();
}

/* Assigns a new handle its number. Ends the trace if memory runs out. */
static void add_handle(recorder_call *call, const void *result) {
    const void *made;
    int is_path = call->function->kind == MAKES_PATH;
    memcpy(&made, result, sizeof made);
    if (!made) return;
    entry *new = calloc(1, sizeof *new);
    if (!new) return end_trace();
    drop(bucket(made, 0), made, 0, 0, 0);
    new->pointer = made;
    new->number = ++trace.handles;
    if (is_path) {
        new->owner = call->on->number;
        new->value_count = recorder_value_count(made);
    }
    add(new);
}

/* Removes a freed handle. */
static void remove_handle(const void *handle) {
    const entry *on = find(handle, 0);
    uint32_t number = on ? on->number : 0;
    for (size_t i = 0; i < BUCKETS; i++) drop(&entries[i], handle, 0, number, 1);
}

/* Replaces the measure function of a view with that of a successful call. */
static void set_measure(recorder_call *call, int is_set) {
    cas_item item = (cas_item)call->words[1];
    if (!is_set) return free(call->measuring);
    drop(bucket(call->handle, item), call->handle, item, 0, 0);
    if (call->measuring) add(call->measuring);
}

void recorder_end(recorder_call *call, const void *result) {
    enum recorder_kind kind = call->function->kind;
    int is_fine = kind == SETS_MEASURE ? *(const cas_status *)result == CAS_OK : 1;
    if (is_recorded(call)) {
        if (call->on) call->on->is_busy = 0;
        if (is_fine && (kind == MAKES_HANDLE || kind == MAKES_PATH)) add_handle(call, result);
        if (is_recorded(call)) {
            put_byte('r');
            put_results(call->function->text, call->words, result);
        }
    }
    if (kind == FREES_HANDLE && call->handle && !call->is_refused) remove_handle(call->handle);
    if (kind == SETS_MEASURE) set_measure(call, is_fine);
    innermost = call->outer;
    pthread_mutex_unlock(&lock);
}

/* -------------------------------------------------- Functions of the caller */

void recorder_write(const char *text, size_t length, void *context) {
    recorder_call *call = context;
    if (is_recorded(call) && text && length > 0) {
        put_byte('w');
        put_text(text, length);
    }
    call->write(text, length, call->context);
}

entry *recorder_measuring(recorder_call *call, cas_item item, int is_there, void *context) {
    if (!is_there || !is_recorded(call)) return NULL;
    entry *new = calloc(1, sizeof *new);
    call->measuring = new;
    if (!new) {
        end_trace();
        return NULL;
    }
    *new = (entry){.pointer = call->handle, .item = item, .context = context};
    return new;
}

void recorder_measure(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    entry *own = context;
    own->is_busy++;
    own->measure(request, out_measurement, own->context);
    own->is_busy--;
    if (recorder_is_off()) return;
    pthread_mutex_lock(&lock);
    /* If the call that measures did not take the lock, it is not recorded and there is no innermost call. */
    if (is_recorded(innermost)) {
        put_byte('b');
        put_number(request->item);
        put_number(folded(request->mode));
        put_double(request->width);
        put_double(request->text_size);
        put_double(out_measurement->width);
        put_double(out_measurement->height);
        put_double(out_measurement->first_baseline);
        put_double(out_measurement->last_baseline);
    }
    pthread_mutex_unlock(&lock);
}

/* ----------------------------------------------------- The real functions */

#ifndef CASEMENT_STATIC
/* Loads the library from the folder of the recorder, for programs that loaded only the recorder. */
static void *load_from_own_folder(void) {
    Dl_info own;
    char path[4096];
    if (!dladdr((void *)&recorder_state, &own)) return NULL;
    const char *slash = strrchr(own.dli_fname, '/');
    int folder = slash ? (int)(slash - own.dli_fname) : 1;
    int length = snprintf(path, sizeof path, "%.*s/" LIBRARY, folder, slash ? own.dli_fname : ".");
    return length < (int)sizeof path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
}

void *recorder_find(void **place, const char *name) {
    static void *library;
    void *found = dlsym(RTLD_NEXT, name);
    if (!found) {
        pthread_mutex_lock(&lock);
        if (!library) library = load_from_own_folder();
        if (library) found = dlsym(library, name);
        pthread_mutex_unlock(&lock);
    }
    if (!found) {
        fprintf(stderr, "casement: libcasement-record: %s not found: the program is not linked with " LIBRARY
                        ", and there is none in the folder of libcasement-record\n", name);
        abort();
    }
    __atomic_store_n(place, found, __ATOMIC_RELAXED);
    return found;
}
#endif

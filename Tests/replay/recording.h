/* Included before a C program: what it makes records in the file that
 * CASEMENT_TRACE names. Left alone is what has options of another version, and
 * what has an allocator of its own, since which memory there was is in no trace;
 * unless the program is known to give memory always, by RECORDS_ALLOCATORS. */
#ifndef RECORDING_H
#define RECORDING_H

#include <casement.h>
#include <stdio.h>
#include <stdlib.h>

#ifndef RECORDS_ALLOCATORS
#define RECORDS_ALLOCATORS 0
#endif

static cas_trace *recording_trace;

static inline void recording_write(const char *bytes, size_t count, void *file) {
    if (fwrite(bytes, 1, count, file) != count) abort();
}

static inline void recording_end(void) {
    cas_trace_free(recording_trace);
}

static inline cas_trace *recording(void) {
    if (recording_trace) return recording_trace;
    FILE *file = fopen(getenv("CASEMENT_TRACE"), "wb");
    if (!file) abort();
    recording_trace = cas_trace_new(NULL, recording_write, file);
    atexit(recording_end);
    return recording_trace;
}

static inline cas_solver *recorded_solver(const cas_solver_options *options) {
    cas_solver_options own = {.size = sizeof own};
    if (options && (options->size != sizeof own || (options->allocator.allocate && !RECORDS_ALLOCATORS)))
        return cas_solver_new(options);
    if (options) own = *options;
    own.trace = recording();
    return cas_solver_new(&own);
}

static inline cas_scene *recorded_scene(const cas_scene_options *options) {
    cas_scene_options own = {.size = sizeof own};
    if (options && (options->size != sizeof own || (options->allocator.allocate && !RECORDS_ALLOCATORS)))
        return cas_scene_new(options);
    if (options) own = *options;
    own.trace = recording();
    return cas_scene_new(&own);
}

#define cas_solver_new recorded_solver
#define cas_scene_new recorded_scene

#endif

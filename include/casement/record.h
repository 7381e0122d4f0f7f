/* casement: recording. A separate library, libcasement-record, which exports every
 * function of casement.h and casement/screen.h. Each function writes its arguments to a
 * trace, calls the function of the same name in libcasement, and writes the result.
 * `casement replay` makes the calls of a trace again and compares every result.
 *
 * `casement record -- PROGRAM` records any program that is linked with libcasement.so,
 * without this header. A program that stores the bytes itself links libcasement-record
 * in front of libcasement:
 *
 *     cc program.c -lcasement-record -lcasement
 *
 * or libcasement-record.a instead of libcasement.a. See docs/traces.md.
 */
#ifndef CASEMENT_RECORD_H
#define CASEMENT_RECORD_H

#include "../casement.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Starts a trace of all calls of the process; `write` gets its bytes. The arguments of
 * a call are written before the call is made. Calls of several threads run one at a
 * time while they are recorded. Not recorded are calls from `write`, and calls on
 * solvers and scenes that were created before. From `write`, the functions that free a
 * solver, scene or path do nothing while a call on it is being recorded.
 * Errors: NULL, IN_USE (a trace is being recorded) */
CAS_API cas_status cas_record_start(cas_write write, void *context);

/* Ends the trace: writes the remaining bytes, and nothing after them. May be called
 * from the `write` function, which then is not called again. Does nothing without a
 * trace. */
CAS_API void cas_record_stop(void);

#ifdef __cplusplus
}
#endif

#endif

/* casement: recording. A library of its own, libcasement-record, which has the
 * functions of casement.h once more: each one writes down what it is called with,
 * makes the call of the same name of libcasement, and writes down what it answers.
 * `casement replay` makes the calls of such a trace again and compares every answer.
 *
 * A program that is linked to libcasement.so needs none of this header: `casement
 * record -- PROGRAM` records it as it is. A program that directs the bytes itself is
 * linked to libcasement-record as well, in front of libcasement:
 *
 *     cc program.c -lcasement-record -lcasement
 *
 * or, as a static one, to libcasement-record.a instead of libcasement.a. See
 * docs/traces.md.
 */
#ifndef CASEMENT_RECORD_H
#define CASEMENT_RECORD_H

#include "../casement.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Records all calls of the program from now on, in one trace, whose bytes go to a
 * function. The arguments of a call are written before it is made. Calls of several
 * threads are made one after the other while they are recorded. Calls that the
 * function itself makes are not recorded, and neither are calls on solvers and
 * scenes that were made before.
 * Errors: NULL, IN_USE: a trace is being recorded */
CAS_API cas_status cas_record_start(cas_write write, void *context);

/* Ends the trace: the bytes that are left are written, and nothing after them. The
 * function of the trace may call this, and is not called again. Without a trace it
 * does nothing. */
CAS_API void cas_record_stop(void);

#ifdef __cplusplus
}
#endif

#endif

/* The memory of a call of the documents library.
 *
 * Swift ends the process where memory runs out. A call of this library is left instead: everything that it allocated is
 * freed, and its function returns an error. That is sound, because nothing that a call makes is used after it but the
 * scene that it returns: there are no objects between calls, and a picture only reads its scene.
 *
 * What lives longer is allocated apart, and never fails: global constants, and what the Swift runtime remembers of
 * types. There is a limited number of both. Where memory runs out they come from a reserve. */
#ifndef CASEMENT_DOCUMENTS_MEMORY_H
#define CASEMENT_DOCUMENTS_MEMORY_H

#include <setjmp.h>
#include <stddef.h>

typedef struct call_memory {
    jmp_buf failed;
    struct call_memory *outer; /* of a call that a function of the caller makes during a call */
    int permanent_depth;       /* of the outer call */
    void **blocks;             /* a hash table of what was allocated and not freed, and of scenes */
    size_t room, count;
} call_memory;

/* Begins a call. Between `begin_call` and `end_call` an allocation that fails jumps to `call->failed`. */
void begin_call(call_memory *call);
/* Ends a call, and keeps what it allocated and did not free. */
void end_call(call_memory *call);
/* Ends a call after a jump, and frees what it allocated. */
void abandon_call(call_memory *call);

#endif

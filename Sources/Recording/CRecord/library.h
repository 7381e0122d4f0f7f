/* The recorder, in a program that is linked with it, as scripts/build/tool links the tool. Elsewhere
 * there is none, which is found out while the program runs. */
#include "../../../include/casement/record.h"

extern __typeof__(cas_record_start) cas_record_start __attribute__((weak));
extern __typeof__(cas_record_stop) cas_record_stop __attribute__((weak));

static inline int casement_can_record(void) { return cas_record_start != 0; }

static inline cas_status casement_record_start(cas_write write, void *context) {
    return cas_record_start(write, context);
}

static inline void casement_record_stop(void) { cas_record_stop(); }

/* interface/casement.json as part of the program: which functions there are, with the shapes
 * by which calls are recorded and replayed. */
#ifndef CASEMENT_DESCRIPTION_H
#define CASEMENT_DESCRIPTION_H

#include <stddef.h>

const unsigned char *casement_description(size_t *size);

#endif

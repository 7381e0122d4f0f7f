/* The little of libc and libm that the core calls. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

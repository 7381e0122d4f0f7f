/* What casement calls of stdlib.h. */
#pragma once
#include <stddef.h>

void *malloc(size_t bytes);
void *realloc(void *memory, size_t bytes);
void free(void *memory);
